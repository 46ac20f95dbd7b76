package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
)

// gain is what a move changes of all that the player has and hopes for, less its weeks.
func (m *mind) gain(move engine.Move) float64 {
	r, permit, _ := m.v.Target()
	switch move.Kind {
	case rules.KindTake:
		c, _ := m.v.Row(int(move.A))
		return m.after(m.hand.with(c, 1), 0, c.Weeks())
	case rules.KindShow:
		return m.show(m.v.Shown()[move.A])
	case rules.KindGive:
		return -given(move)
	case rules.KindPlay:
		return m.play(rules.Card(move.A), rules.Region(move.B))
	case rules.KindDig:
		return m.bestDig(rules.Region(move.A), rules.Permit(move.B))
	case rules.KindWeeks:
		return m.dig(r, permit, int(move.A), int(move.B))
	case rules.KindKeep:
		return m.find(r, rules.Find(move.A))
	}
	return 0
}

// after is what it is worth to have another hand and some points, for so many weeks.
func (m *mind) after(h hand, points float64, weeks int) float64 {
	return points + m.worth(&h, float64(weeks)) - m.now - m.rate*float64(weeks)
}

func (m *mind) show(c rules.Card) float64 {
	h := m.hand
	weeks, _ := m.v.Price(m.me, c)
	points := float64(c.Points())
	if c.Kind() == rules.Museum {
		n := 0
		for _, f := range h.finds[c.Region()].Artefacts().List() {
			if n < 3 {
				points -= float64(f.Value()) + artefact
				h.finds[c.Region()] = h.finds[c.Region()].Without(f)
				n++
			}
		}
	}
	h.spent = c
	return m.after(h, points, weeks)
}

// given is what the artefacts are worth that a move gives away.
func given(move engine.Move) float64 {
	sum := 0.0
	for _, value := range rules.Given(move) {
		sum += float64(value)
	}
	return sum
}

// find is what a find of a region is worth.
func (m *mind) find(r rules.Region, f rules.Find) float64 {
	points := 0.0
	if f.Artefact() {
		points = float64(f.Value()) + artefact
	}
	return m.after(m.hand.found(r, f), points, 0)
}

// play is what playing a scholar, a thief or tomb robbers on a pile is worth now.
func (m *mind) play(c rules.Card, r rules.Region) float64 {
	points := 0.0
	switch c.Kind() {
	case rules.Scholar:
		if _, known := m.v.Known(r); !known && m.piles[r].Cards >= 5 && m.hand.books[r] > 0 && (m.hand.permits[r] > 0 || m.hand.thieves[r] > 0) {
			points = 0.15 * float64(m.piles[r].Cards)
		}
	default:
		points = m.bestFind(r, c.Kind() == rules.Robbers)
	}
	return m.after(m.hand.with(c, -1), points, m.v.PlayWeeks(c))
}

// bestFind is what the best card of a pile is expected to be worth to who searches it.
func (m *mind) bestFind(r rules.Region, books bool) float64 {
	pile := &m.piles[r]
	all := pile.From.Len()
	if all == 0 || pile.Cards == 0 {
		return 0
	}
	// Each of From is in the pile as likely as the others: the best is the first of them,
	// from above, that is.
	in := min(1, pile.Finds/float64(all))
	sum, none := 0.0, 1.0
	if books {
		for _, f := range []rules.Find{rules.FindBook, rules.FindGeneral} {
			if pile.From.Has(f) {
				sum = max(sum, in*book)
			}
		}
	}
	low := sum
	sum = 0
	for f := rules.FindBook; f > 0; f-- {
		value := float64((f - 1).Value()) + artefact
		for range pile.From.Count(f - 1) {
			sum += none * in * value
			none *= 1 - in
		}
	}
	return sum + none*low
}

// bestDig is the best dig in a region with a permit.
func (m *mind) bestDig(r rules.Region, permit rules.Permit) float64 {
	best := -1e9
	for assistants := range m.hand.assistants + 1 {
		know := m.v.Knowledge(m.me, r, assistants).Sum
		for weeks := 1; weeks <= rules.MostWeeks; weeks++ {
			if m.v.Cell(know, weeks) > 0 {
				best = max(best, m.dig(r, permit, weeks, assistants))
			}
		}
	}
	return best
}

// dig is what a dig is worth now.
func (m *mind) dig(r rules.Region, permit rules.Permit, weeks, assistants int) float64 {
	h := m.hand
	if permit == rules.Regional {
		h.permits[r]--
	} else {
		h.anywhere--
	}
	h.assistants -= assistants
	pile := &m.piles[r]
	cards := float64(min(m.v.Cell(m.v.Knowledge(m.me, r, assistants).Sum, weeks), pile.Cards))
	finds := 0.0
	if pile.Cards > 0 {
		finds = cards * pile.Finds / float64(pile.Cards)
	}
	points := finds * (pile.Points + artefact*(1-pile.Knowledge) + book*pile.Knowledge)
	return m.after(h, points, weeks)
}
