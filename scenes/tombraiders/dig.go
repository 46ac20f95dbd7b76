package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

// dug is all that the panel of a dig depends on.
type dug struct {
	view              engine.View
	weeks, assistants int
	lang              locale.Lang
	hide              bool
	names             [engine.MaxSeats]string
}

// digging is what the panel of a dig tells.
type digging struct {
	excavation.Chart
	region                   rules.Region
	know                     rules.Knowledge
	knowledge, pays, helpers string
}

// digPanel is the panel of a dig.
var digPanel = excavation.Panel{X: digX, Y: digY}

// helpers is how many assistants the viewer has in hand.
func (b *Board) helpers() int {
	if b.pic.viewer == engine.Spectator {
		return 0
	}
	return b.pic.hands[b.pic.viewer].actions[rules.CardOf(rules.Assistant, 0)-openCards]
}

// digWeeks is how many weeks the panel of a dig is about: those of the column in
// focus, else those chosen, else those that are good.
func (b *Board) digWeeks(m *table.Moment) int {
	if i := ui.Index(weekSpots[:], m.Focus.ID); i >= 0 {
		return i + 1
	}
	if b.sel.weeks > 0 {
		return b.sel.weeks
	}
	return b.goodWeeks(m)
}

// goodWeeks is how many weeks turn up the most cards for their time, counted with what
// the permit and the books have cost.
func (b *Board) goodWeeks(m *table.Moment) (good int) {
	const before = 3
	v := m.View.(*rules.View)
	r, _, _ := v.Target()
	know, best := v.Knowledge(v.Viewer(), r, b.sel.assistants).Sum, 0.0
	for _, mv := range m.Moves {
		if mv.Kind != rules.KindWeeks || int(mv.B) != b.sel.assistants {
			continue
		}
		if worth := float64(v.Cell(know, int(mv.A))) / float64(int(mv.A)+before); worth > best {
			best, good = worth, int(mv.A)
		}
	}
	return max(1, good)
}

// leastWeeks is in how few weeks the dig turns up as many cards.
func (b *Board) leastWeeks(m *table.Moment) int {
	v := m.View.(*rules.View)
	r, _, _ := v.Target()
	know, weeks := v.Knowledge(v.Viewer(), r, b.sel.assistants).Sum, b.digWeeks(m)
	for cards := v.Cell(know, weeks); weeks > 1 && v.Cell(know, weeks-1) == cards; {
		weeks--
	}
	return weeks
}

// help sets how many assistants help; the weeks that were preset are set anew.
func (b *Board) help(m *table.Moment, more int) {
	chosen := b.digWeeks(m)
	if chosen == b.goodWeeks(m) {
		chosen = 0
	}
	b.sel.weeks = chosen
	b.sel.assistants += more
}

func (b *Board) digging(e *scenes.Env, m *table.Moment) *digging {
	key := dug{m.View, b.digWeeks(m), b.sel.assistants, e.Settings.Lang, e.Settings.HideOdds, m.Seating.Names}
	return b.digs.Get(key, func() digging { return b.readDig(e, m) })
}

func (b *Board) readDig(e *scenes.Env, m *table.Moment) (d digging) {
	v, helping := m.View.(*rules.View), b.sel.assistants
	seat := v.Viewer()
	region, permit, _ := v.Target()
	d.region, d.know, d.Hide = region, v.Knowledge(seat, region, helping), e.Settings.HideOdds
	d.Title = e.Filled(&text.DigTitle, inRegion(e, region), "")
	d.knowledge = e.Text(&text.Knowledge)
	d.helpers = ui.Number(helping) + "/" + ui.Number(b.helpers())
	d.pays = e.Filled(&text.PaysWith, e.Text(&text.Permits[permit]), "")
	if v.With(rules.MildTable) {
		d.pays = e.Text(&text.MildTable) + ", " + d.pays
	}
	for i, t := range [5]*locale.Msg{&text.WeeksRow, &text.CardsRow, &text.ChanceRow, &text.PointsRow, &text.WeekRow} {
		d.Rows[i] = e.Text(t)
	}
	odds := v.DigOdds(seat, region, helping)
	for i := range odds {
		o, c := &odds[i], &d.Columns[i]
		c.Same = i > 0 && o.Cards == odds[i-1].Cards
		c.On, c.Draws = excavation.Nobody, o.Cards
		copy(c.Chance[:], o.Chance[:])
		if c.Allowed = m.May(rules.DigFor(i+1, helping)); !c.Allowed {
			continue
		}
		c.Cards = ui.Number(o.Cards)
		if c.Same {
			c.Cards += "="
		}
		to := v.Time(seat) + i + 1
		c.Points, c.Week = oneDecimal(e, o.Points), ui.Number(rules.SquareOf(to))
		if on := b.pic.top(to); on != engine.Spectator {
			c.On = int(on)
		}
	}
	d.Choose(b.digWeeks(m))
	b.readChoice(e, m, &d, &odds[d.Chosen-1])
	return d
}

// readChoice words what the weeks chosen mean, and what may still lie there.
func (b *Board) readChoice(e *scenes.Env, m *table.Moment, d *digging, o *rules.Odds) {
	v := m.View.(*rules.View)
	d.Heading = e.Counted(&text.Weeks, d.Chosen) + ": " + e.Counted(&text.CardsDrawn, o.Cards)
	d.Go = e.Filled(&text.DigFor, e.Counted(&text.Weeks, d.Chosen), "")
	if !d.Hide {
		d.Expect = []string{oneDecimal(e, o.Finds), e.Text(&text.ExpectFinds), oneDecimal(e, o.Points), e.Text(&text.ExpectPoints)}
	}
	from := v.Pile(d.region).From
	for f := range rules.FindBook {
		d.Values[f.Value()] += from.Count(f)
	}
	if from.Has(rules.FindBook) {
		d.Books = append(d.Books, old.Book(art.OnTheben(int(d.region.Teaches()))))
	}
	if from.Has(rules.FindGeneral) {
		d.Books = append(d.Books, old.Book(old.General))
	}
	d.Unseen, d.Note = e.Text(&text.Unseen), e.Text(&text.PileUnknown)
	if _, seen := v.Known(d.region); seen {
		d.Unseen, d.Note = e.Text(&text.Seen), e.Text(&text.PileSeen)
	}
	const room = 258
	t := table.Telling{Panel: paint.Rect{W: room + promptSides}}
	if p := b.plan(m); p.on {
		b.landing(e, m, &t, p)
	} else {
		t.Say(e.Text(whyNot(v, rules.DigFor(d.Chosen, b.sel.assistants))))
	}
	for _, line := range t.Lines {
		d.Lines = fonts.Small.Wrap(d.Lines, line.Text, room)
	}
}

// oneDecimal writes a number above 0 with one decimal.
func oneDecimal(e *scenes.Env, x float64) string {
	n := int(x*10 + .5)
	return e.Numbers(&text.Decimal, n/10, n%10)
}

func (b *Board) digSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	n := b.sel.assistants
	for w := 1; w <= rules.MostWeeks; w++ {
		dst = ui.Put(dst, ui.Spot{ID: weekSpots[w-1], Rect: digPanel.Column(w), Off: !m.May(rules.DigFor(w, n)), Group: rowGroup, Show: true})
	}
	if b.helpers() > 0 {
		dst = ui.Put(dst, ui.Spot{ID: spotLess, Rect: lessRect, Off: n == 0, Group: handGroup})
		dst = ui.Put(dst, ui.Spot{ID: spotMore, Rect: moreRect, Off: n == b.helpers(), Group: handGroup})
	}
	if m.CanTakeBack {
		dst = ui.Put(dst, ui.Spot{ID: spotDigBack, Rect: digBack, Group: goGroup})
	}
	return ui.Put(dst, ui.Spot{ID: spotDigGo, Rect: digGo, Off: !m.May(rules.DigFor(b.digWeeks(m), n)), Group: goGroup, Show: true})
}

// digGo is the button that digs, digBack the one that chooses something else; between
// them lessRect and moreRect set how many assistants help.
var (
	digGo    = paint.Rect{X: digX + 172, Y: digY + 238, W: 112, H: 24}
	lessRect = paint.Rect{X: digX + 290, Y: digY + 239, W: 22, H: 22}
	moreRect = paint.Rect{X: digX + 346, Y: digY + 239, W: 22, H: 22}
	digBack  = paint.Rect{X: digX + 374, Y: digY + 238, W: 60, H: 24}
)

// drawDig paints the panel where the weeks of a dig are chosen.
func (b *Board) drawDig(e *scenes.Env, l *paint.List, m *table.Moment) {
	d := b.digging(e, m)
	digPanel.Draw(l, &d.Chart, m.Focus, &weekSpots)
	b.drawKnowledge(l, d)
	off := !m.May(rules.DigFor(d.Chosen, b.sel.assistants))
	ui.Button(l, digGo, d.Go, m.Focus.State(spotDigGo).With(ui.Chosen, true).With(ui.Off, off))
	if m.CanTakeBack {
		ui.Button(l, digBack, b.words.back, m.Focus.State(spotDigBack))
	}
	if all := b.helpers(); all > 0 {
		ui.Button(l, lessRect, "−", m.Focus.State(spotLess).With(ui.Off, b.sel.assistants == 0))
		l.Sprite(old.Assistant, lessRect.X+25, lessRect.Y+6)
		l.Centre(fonts.Small, lessRect.X+45, lessRect.Y+7, d.helpers, sprites.E0)
		ui.Button(l, moreRect, "+", m.Focus.State(spotMore).With(ui.Off, b.sel.assistants == all))
	}
}

// drawKnowledge sums up what the viewer knows, and what the dig is paid with.
func (b *Board) drawKnowledge(l *paint.List, d *digging) {
	r := digPanel.Rect()
	x, y := r.X+14, r.Y+38
	x = l.Text(fonts.Small, x, y, d.knowledge, sprites.E1) + 4
	for i, n := range [3]int{d.know.Books, d.know.Assistants, d.know.Counted} {
		if n == 0 && i > 0 {
			continue
		}
		if i > 0 {
			x = l.Text(fonts.Small, x, y, "+", sprites.E1) + 3
		}
		l.Sprite([3]sprites.ID{old.Book(art.OnTheben(int(d.region))), old.Assistant, old.Book(old.General)}[i], x, y-1)
		if x += 11; d.know.Sum > d.know.Books {
			x = l.Text(fonts.Small, x, y, ui.Number(n), sprites.E0) + 3
		}
	}
	if d.know.Sum > d.know.Books {
		x = l.Text(fonts.Small, x, y, "=", sprites.E1) + 3
	}
	l.Bold(fonts.Body, x, y-3, ui.Number(d.know.Sum), sprites.R1)
	l.Right(fonts.Small, r.X+r.W-14, y, d.pays, sprites.E1)
}

// promptDig asks for the weeks, and tells what those chosen mean.
func (b *Board) promptDig(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) string {
	if i := m.Focus.ID; i == spotLess || i == spotMore {
		v, then := m.View.(*rules.View), b.sel.assistants+1
		switch {
		case i == spotMore && b.sel.assistants == b.helpers():
			t.Say(e.Text(&text.WhyAssistants))
		case i == spotLess && b.sel.assistants == 0:
			t.Say(e.Text(&text.WhyNoHelper))
		default:
			if i == spotLess {
				then -= 2
			}
			r, _, _ := v.Target()
			t.Gold(e.Numbers(&text.HelpThen, v.Knowledge(v.Viewer(), r, then).Sum))
		}
		t.Say(e.Numbers(&text.SiteKnowledge, b.digging(e, m).know.Sum))
		return e.Numbers(&text.Assistants, b.sel.assistants, b.helpers())
	}
	if m.Focus.ID == spotDigBack {
		t.Say(e.Text(&text.BackFree))
		return e.Text(&text.AskWeeks)
	}
	if p.on {
		if least := b.leastWeeks(m); least < b.digWeeks(m) {
			t.Gold(e.Counted(&text.SameCards, least))
		}
		b.landing(e, m, t, p)
	} else {
		t.Say(e.Text(whyNot(m.View.(*rules.View), rules.DigFor(b.digWeeks(m), b.sel.assistants))))
	}
	return e.Text(&text.AskWeeks)
}
