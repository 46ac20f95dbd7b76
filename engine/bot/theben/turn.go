package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
)

// turn is a whole turn: a journey or none, and an action or none.
type turn struct {
	goes   bool
	flying bool
	to     rules.Place
	action engine.Move
	worth  float64

	hand hand // after it
	at   rules.Week
	took int // slot of the card taken, or -1
}

// first is the move that the turn begins with.
//
//go:noinline
func (t *turn) first() engine.Move {
	switch {
	case t.goes && t.flying:
		return rules.Fly(t.to)
	case t.goes:
		return rules.Travel(t.to)
	}
	return t.action
}

// turns are all that are thought about, of those that are legal. If a journey is
// chosen already they are what can be done at its end.
func (m *mind) turns() []turn {
	var all []turn
	now := m.worth(&m.hand, m.v.Time(m.me))
	if to, flying, ok := m.v.Bound(); ok {
		all = m.at(all, to, flying, now)
		for i := range all {
			all[i].goes = false
		}
		return all
	}
	for to := range rules.Place(rules.Places) {
		all = m.at(all, to, false, now)
		if m.hand.airship && to != m.v.Place(m.me) {
			all = m.at(all, to, true, now)
		}
	}
	return all
}

// at adds the turns that end at a place.
func (m *mind) at(all []turn, to rules.Place, flying bool, now float64) []turn {
	_, _, chosen := m.v.Bound()
	here := m.v.Place(m.me)
	t := turn{goes: to != here, flying: flying, to: to, took: -1}
	add := func(action engine.Move) {
		err := m.v.AllowedAt(m.me, to, flying, action)
		if chosen {
			err = m.v.Allowed(m.me, action)
		}
		if err == nil {
			t.action = action
			all = append(all, m.weighed(t, now))
		}
	}
	if t.goes {
		add(rules.Done())
	}
	if _, ok := to.Region(); ok {
		for weeks := 1; weeks <= rules.MostWeeks; weeks++ {
			add(rules.DigFor(weeks))
		}
	}
	for slot := range rules.Offers {
		if c, ok := m.v.Offered(slot); ok && c.City() == to {
			add(rules.Take(slot))
		}
	}
	arrival := m.v.Time(m.me) + rules.Week(m.v.JourneyWeeks(m.me, here, to, flying))
	if !t.goes {
		add(rules.WaitFor(1))
		if left := int(rules.End - arrival); left <= lastWait {
			add(rules.WaitFor(left))
		}
		add(rules.Change())
	}
	for _, a := range m.v.Calendar() {
		if a.Card.City() == to && a.Week > arrival && a.Week <= arrival+longestWait {
			add(rules.WaitFor(int(a.Week - arrival)))
		}
	}
	return all
}

const (
	longestWait = 6 // weeks, for an exhibition
	lastWait    = 3 // weeks, to the end
)

// weighed is the turn with what it is worth: what it changes, less its weeks, and what
// the next turn could be.
func (m *mind) weighed(t turn, now float64) turn {
	land := m.v.LandingAt(m.me, t.to, t.flying, t.action)
	t.at, t.hand = land.Week, m.hand
	gain := 0.0
	if t.flying {
		t.hand.airship = false
	}
	switch t.action.Kind {
	case rules.KindTake:
		t.took = int(t.action.A)
		c, _ := m.v.Offered(t.took)
		t.hand = t.hand.with(c)
	case rules.KindDig:
		r, _ := t.to.Region()
		gain = m.dug(&t.hand, r, int(t.action.A))
	case rules.KindChange:
		gain = changing
	}
	if t.at == rules.End {
		t.hand.airship, t.hand.horse = false, false
	}
	gain += m.exhibitions(t.to, t.at)
	t.worth = gain + m.worth(&t.hand, t.at) - now - m.rate*float64(land.Weeks) + nextTurn*m.next(&t)
	return t
}

// changing is what new cards to choose from are worth.
const changing = 0.8

// dug is what is expected of a dig; the permission is gone from the hand after it.
func (m *mind) dug(h *hand, r rules.Region, weeks int) float64 {
	k := m.v.Knowledge(m.me, r).Sum
	_, spades := m.v.Spades(m.me)
	n := float64(min(m.v.Cell(k, weeks)+spades, m.v.Pile(r).Cards))
	if h.spent.Has(r) {
		h.fakes--
	}
	h.spent |= rules.RegionsOf(r)
	return n * m.ofCard(r)
}

// next is the best that a turn after t could bring beside its weeks, or nothing: a card
// that still lies there, or a dig.
func (m *mind) next(t *turn) float64 {
	best := 0.0
	left, after := float64(rules.End-t.at), m.worth(&t.hand, t.at)
	for slot := range rules.Offers {
		c, ok := m.v.Offered(slot)
		if !ok || slot == t.took || full(&t.hand, c) {
			continue
		}
		weeks := m.steps(t, c.City()) + float64(c.Weeks())
		if weeks > left {
			continue
		}
		h, at := t.hand.with(c), t.at+rules.Week(weeks)
		best = max(best, stillThere*(m.worth(&h, at)-after-m.rate*weeks))
	}
	for r := range rules.Region(rules.Regions) {
		gain, weeks := m.likelyDig(&t.hand, r, left-m.steps(t, r.Place()))
		if gain == 0 {
			continue
		}
		weeks += m.steps(t, r.Place())
		h, at := t.hand, t.at+rules.Week(weeks)
		h.spent |= rules.RegionsOf(r)
		best = max(best, gain+m.worth(&h, at)-after-m.rate*weeks)
	}
	return best
}

// likelyDig is what a dig in the region would bring that is as long as is usual, and
// its weeks; nothing if it is not to be had in the time that is left.
func (m *mind) likelyDig(h *hand, r rules.Region, left float64) (gain, weeks float64) {
	know := h.knows(r, 0)
	if know == 0 || h.spent.Has(r) {
		return 0, 0
	}
	card, most := m.ofCard(r), 0.0
	for w := 1.0; w <= min(rules.MostWeeks, left); w++ {
		n := m.cell(know, int(w))
		if n == 0 {
			continue
		}
		if sum := (n+bonus[h.spades])*card - digWeek*w; sum > most {
			gain, weeks, most = (n+bonus[h.spades])*card, w, sum
		}
	}
	return gain, weeks
}

//go:noinline
func full(h *hand, c rules.Card) bool {
	switch c.Kind() {
	case rules.Horse:
		return h.horse
	case rules.Spade:
		return h.spades == 3
	case rules.Assistant:
		return h.assistants == 3
	}
	return false
}

// steps is the weeks of a journey after the turn.
//
//go:noinline
func (m *mind) steps(t *turn, to rules.Place) float64 {
	n := t.to.Steps(to)
	if n >= 3 && t.hand.horse {
		n--
	}
	return float64(n)
}

// exhibitions is what being at a place in a week is worth for the exhibitions announced:
// that one is held there then, or can still be reached.
func (m *mind) exhibitions(at rules.Place, w rules.Week) float64 {
	sum := 0.0
	for _, a := range m.v.Calendar() {
		shows := m.v.Shows(m.me, a.Card)
		if shows == 0 || a.Week < w {
			continue
		}
		win := float64(a.Card.Value()) * m.wins(a, shows)
		if a.Week == w {
			if a.Card.City() == at {
				sum += win
			}
			continue
		}
		spare := int(a.Week-w) - at.Steps(a.Card.City())
		switch {
		case spare < 0:
		case spare <= longestWait:
			sum += anticipated * max(0, win-m.rate*float64(spare))
		default:
			sum += anticipated * anticipated * win
		}
	}
	return sum
}

// wins is how likely the player wins an exhibition that it attends.
func (m *mind) wins(a rules.Announced, shows int) float64 {
	win := 1.0
	for other := range engine.Seat(m.v.Seats()) {
		n := m.v.Shows(other, a.Card)
		if other == m.me || n == 0 || m.v.Time(other) > a.Week {
			continue
		}
		comes := attendance
		steps := m.v.Place(other).Steps(a.Card.City())
		switch left := int(a.Week - m.v.Time(other)); {
		case left == 0 && steps > 0 || steps > left+1:
			continue
		case left == 0:
			comes = 1
		}
		win *= 1 - comes*(1-ahead(shows-n))
	}
	return win
}

// ahead is how likely a die and so many artefacts more beat another die; who is tied
// rolls again.
//
//go:noinline
func ahead(more int) float64 {
	wins, ties := 0, 0
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			switch d := a + more - b; {
			case d > 0:
				wins++
			case d == 0:
				ties++
			}
		}
	}
	return float64(wins) / float64(36-ties)
}
