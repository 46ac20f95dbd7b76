package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// planned is all that a plan depends on.
type planned struct {
	view  engine.View
	focus string
	sel   selection
	asked bool
}

// A plan is what the choice in focus would lead to. The landing is shown on the line of
// weeks, professors who would come in their row, the rest is told in the prompt.
type plan struct {
	on     bool // there is a move behind the focus
	move   engine.Move
	lands  bool // the weeks are known
	weeks  int  // that it costs
	to     int  // weeks spent then
	height int  // markers below, then
	next   engine.Seat
	ends   bool // the game does
	comes  [rules.Professors]bool
}

// plan is what the focus means now.
func (b *Board) plan(m *table.Moment) *plan {
	key := planned{m.View, m.Focus.ID, b.sel, m.Asked}
	return b.plans.Get(key, func() plan { return b.makePlan(m) })
}

func (b *Board) makePlan(m *table.Moment) (p plan) {
	if !m.Asked || b.sel.panel == toLook {
		return p
	}
	v, id := m.View.(*rules.View), m.Focus.ID
	seat := v.Viewer()
	act := func(mv engine.Move, weeks int) {
		p.move, p.on, p.lands, p.weeks = mv, m.May(mv), true, weeks
	}
	r, _, card := v.Target()
	switch v.Step() {
	case rules.Digging:
		weeks := b.digWeeks(m)
		act(rules.DigFor(weeks, b.sel.assistants), weeks)
	case rules.Searching:
		if i := ui.Index(findSpots[:], id); i >= 0 {
			known, _ := v.Known(r)
			if all := known.List(); i < len(all) {
				act(rules.Keep(all[i]), v.PlayWeeks(card))
			}
		}
	case rules.Giving:
		act(b.giving(), card.Weeks())
	default:
		b.planTurn(v, m, &p, act)
	}
	if p.lands = p.lands && p.on; p.lands {
		p.to = v.Time(seat) + p.weeks
		p.next = v.NextAfter(seat, p.weeks)
		if p.height = v.Height(seat); p.weeks > 0 {
			p.height = b.pic.stacked(p.to)
		}
	}
	return p
}

// planTurn plans an action that begins a turn.
func (b *Board) planTurn(v *rules.View, m *table.Moment, p *plan, act func(engine.Move, int)) {
	id, seat := m.Focus.ID, v.Viewer()
	if i := ui.Index(paySpots[:], id); i >= 0 && b.sel.panel == toPay {
		p.move = rules.DigIn(b.sel.region, rules.Permit(i))
		p.on = m.May(p.move)
		return
	}
	if i := ui.Index(siteSpots[:], id); i >= 0 {
		if b.sel.panel == toAim {
			act(rules.Play(b.sel.card, rules.Region(i)), v.PlayWeeks(b.sel.card))
			return
		}
		permit, ok := firstPay(m, rules.Region(i))
		p.move, p.on = rules.DigIn(rules.Region(i), permit), ok
		return
	}
	if b.sel.panel != closed {
		return
	}
	if i := ui.Index(rowSpots[:], id); i >= 0 {
		if c, ok := v.Row(i); ok {
			act(rules.Take(i), c.Weeks())
			p.ends = greens(v) == 1
			for prof := range p.comes {
				p.comes[prof] = v.WouldCome(seat, prof, c)
			}
		}
		return
	}
	if i := ui.Index(showSpots[:], id); i >= 0 && i < b.pic.waiting {
		weeks, _ := v.Price(seat, rules.Card(b.pic.shown[i]))
		act(rules.Show(i), weeks)
	}
}

// greens is how many cards of the deck are not of a site: when the last of them has been
// placed, the others go onto their piles and the game ends.
func greens(v *rules.View) (n int) {
	for c := range rules.Card(rules.Cards) {
		n += v.LeftInDeck(c)
	}
	return n
}

// visible is what is seen of a rectangle when the next one may lie over its right.
func visible(r, next paint.Rect, covered bool) paint.Rect {
	if covered && next.Y == r.Y {
		r.W = min(r.W, next.X-r.X)
	}
	return r
}
