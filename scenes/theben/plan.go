package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
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

// A plan is what the choice in focus would lead to. The route and the landing
// are shown on the board, the rest is told in the prompt.
type plan struct {
	on      bool        // there is a move behind the focus
	lands   bool        // the landing is known: that of the move, or of the journey chosen
	move    engine.Move // the action at the end, or the journey alone
	goes    bool        // a journey is part of it, chosen before or chosen by it
	to      rules.Place
	flying  bool
	slot    int // of the card that it is about, or none
	refused engine.Rule
	landing rules.Landing

	refusals [rules.Offers]engine.Rule // what keeps the viewer from the open cards
}

// plan is what the focus means now.
func (b *Board) plan(m *table.Moment) *plan {
	key := planned{m.View, m.Focus.ID, b.sel, m.Asked}
	return b.plans.Get(key, func() plan { return b.makePlan(m) })
}

func (b *Board) makePlan(m *table.Moment) (p plan) {
	p.slot = none
	if !m.Asked {
		return p
	}
	v := m.View.(*rules.View)
	seat := v.Viewer()
	to, flying, bound := v.Bound()
	if p.goes, p.to, p.flying = bound, to, flying; !bound {
		p.to = v.Place(seat)
	}
	for slot := range p.refusals {
		p.refusals[slot] = b.refused(v, slot)
	}
	act := func(mv engine.Move) {
		if p.move, p.on = mv, m.May(mv); p.on {
			p.landing = v.Landing(seat, mv)
		}
	}
	switch id := m.Focus.ID; {
	case b.sel.panel == toDig:
		act(rules.DigFor(b.digWeeks(m)))
	case b.sel.panel == toWait:
		act(rules.WaitFor(b.sel.weeks))
	case id == spotDone:
		act(rules.Done())
	case id == spotChange:
		act(rules.Change())
	default:
		if place := ui.Index(placeSpots[:], id); place >= 0 && !bound {
			act(b.going(rules.Place(place)))
			p.goes, p.to, p.flying = p.on, rules.Place(place), b.sel.flying
		}
		if p.slot = ui.Index(offerSpots[:], id); p.slot >= 0 {
			b.planCard(v, &p)
		}
	}
	if p.lands = p.on || bound; !p.on && bound {
		p.landing = v.Landing(seat, rules.Done())
	}
	return p
}

// refused is the rule that keeps the viewer from an open card, with the journey to
// its city.
func (b *Board) refused(v *rules.View, slot int) (r engine.Rule) {
	o, ok := v.Offer(v.Viewer(), slot)
	if _, _, bound := v.Bound(); ok && b.sel.flying && !bound && o.Card.City() != v.Place(v.Viewer()) {
		r, _ = v.AllowedAt(v.Viewer(), o.Card.City(), true, rules.Take(slot)).(engine.Rule)
		return r
	}
	return o.Refused
}

// planCard plans to have an open card, with the journey to its city.
func (b *Board) planCard(v *rules.View, p *plan) {
	c, ok := v.Offered(p.slot)
	if !ok {
		p.slot = none
		return
	}
	seat, take := v.Viewer(), rules.Take(p.slot)
	p.move, p.on, p.refused = take, p.refusals[p.slot] == "", p.refusals[p.slot]
	if _, _, bound := v.Bound(); bound || c.City() == v.Place(seat) {
		if p.on {
			p.landing = v.Landing(seat, take)
		}
		return
	}
	p.goes, p.to, p.flying = true, c.City(), b.sel.flying
	p.move = b.going(p.to)
	if p.on {
		p.landing = v.LandingAt(seat, p.to, p.flying, take)
	}
}

// going is the move that goes to a place as the viewer wants to travel.
func (b *Board) going(to rules.Place) engine.Move {
	if b.sel.flying {
		return rules.Fly(to)
	}
	return rules.Travel(to)
}

// offers says whether there is a move of the kind.
func offers(m *table.Moment, kind uint8) bool {
	for _, x := range m.Moves {
		if x.Kind == kind {
			return true
		}
	}
	return false
}
