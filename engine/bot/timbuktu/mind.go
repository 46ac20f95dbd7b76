package timbuktu

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
)

// mind is what the player makes of one view.
type mind struct {
	v     *rules.View
	me    engine.Seat
	book  rules.Notebook
	dealt bool
	worth [rules.Goods]float64 // what losing a unit of a good costs the player, in points
}

// lossRate is the part of all units that a robbery and the payments of its stage
// take, as measured in games of careful players.
const lossRate = 0.12

func newMind(v *rules.View) *mind {
	m := &mind{v: v, me: v.Viewer()}
	m.book, m.dealt = v.Notebook()
	left := math.Pow(1-lossRate, float64(v.Stages()-v.Stage()))
	for g := range rules.Good(rules.Goods) {
		mine := float64(v.Brought(m.me, g))
		others := -mine
		for seat := range engine.Seat(v.Seats()) {
			others += float64(v.Brought(seat, g))
		}
		// A unit brought counts what will be lost of its kind in the end. One more
		// that is lost makes all others of its kind worth a point more: that is
		// good for whoever has them.
		final := float64(v.Lost(g)) + (mine+others)*(1-left)
		m.worth[g] = final + left*(others/float64(v.Seats()-1)-max(mine-1, 0))
	}
	return m
}

// struck is how likely a unit of the good will be stolen at a place ahead.
func (m *mind) struck(place rules.Place, g rules.Good) float64 {
	if !m.dealt {
		return chanceOfStand * chanceOfGood
	}
	goods, known := m.book.Robbed(place.Pen(), place.Stand())
	switch {
	case known && goods.Has(g):
		return 1
	case known:
		return 0
	}
	stands := m.share(m.book.StandCards, func(card int) bool {
		s := rules.StandsOf(card)
		return s[0] == place.Stand() || s[1] == place.Stand()
	})
	return stands * m.share(m.book.GoodsCards, func(card int) bool { return rules.GoodsOf(card).Has(g) })
}

// Each pen is robbed at two of five stands of two of five goods.
const (
	chanceOfStand = 2.0 / 5
	chanceOfGood  = 2.0 / 5
)

// share is the part of the cards of a set for which is holds.
func (m *mind) share(cards uint8, is func(card int) bool) float64 {
	n, hits := 0, 0
	for card := range rules.Packs {
		if cards>>card&1 == 0 {
			continue
		}
		n++
		if is(card) {
			hits++
		}
	}
	return float64(hits) / float64(n)
}

// standing is what a load is likely to lose at a place.
func (m *mind) standing(l rules.Load, place rules.Place) float64 {
	cost := 0.0
	for g := range rules.Good(rules.Goods) {
		if n := l.Count(g); n > 0 {
			cost += float64(n) * m.worth[g] * m.struck(place, g)
		}
	}
	return cost
}

// giving is what it costs to pay a unit on the way to a place: nothing if it would
// be stolen there.
func (m *mind) giving(g rules.Good, place rules.Place) float64 {
	return m.worth[g] * (1 - m.struck(place, g))
}

// toll is what the cheapest payment on the way costs a camel; nothing if it
// need not pay.
func (m *mind) toll(c rules.Camel, place rules.Place) float64 {
	if m.v.Price(m.me, c, place.Pen()) != rules.PriceUnit {
		return 0
	}
	cheapest := math.Inf(1)
	for g := range rules.Good(rules.Goods) {
		if m.v.Load(m.me, c).Count(g) > 0 {
			cheapest = min(cheapest, m.giving(g, place))
		}
	}
	return cheapest
}

// arriving is toll and likely loss of a camel at a place.
func (m *mind) arriving(c rules.Camel, place rules.Place) float64 {
	return m.toll(c, place) + m.standing(m.v.Load(m.me, c), place)
}

// going is what it costs a camel to go to a pen if, as likely as shifted says,
// another one takes the next stand before.
func (m *mind) going(c rules.Camel, pen rules.Pen, shifted float64) float64 {
	stand := m.v.NextStand(pen)
	cost := (1 - shifted) * m.arriving(c, rules.At(pen, stand))
	if shifted > 0 {
		if stand < rules.Stands {
			cost += shifted * m.arriving(c, rules.At(pen, stand+1))
		} else {
			cost += shifted * m.later(c)
		}
	}
	return cost
}

// later is what it costs a camel to be left over for any of the free stands.
func (m *mind) later(c rules.Camel) float64 {
	sum, n := 0.0, 0
	for pen := range rules.Pen(rules.Pens) {
		next := m.v.NextStand(pen)
		if next == 0 {
			continue
		}
		for stand := next; stand <= rules.Stands; stand++ {
			sum += m.arriving(c, rules.At(pen, stand))
			n++
		}
	}
	return sum / float64(n)
}

// patience is how bad being left over is beside the mean of the free stands: those
// who wait choose, and know more. Measured: 1 costs about a point a game.
const patience = 0.7

// urgency is how much cheaper it is to move a camel now than later.
func (m *mind) urgency(c rules.Camel) float64 {
	shifted := 1 - math.Pow(1-1.0/rules.Pens, float64(m.v.OrderOf(m.me)))
	now := math.Inf(1)
	for pen := range rules.Pen(rules.Pens) {
		if m.v.NextStand(pen) != 0 {
			now = min(now, m.going(c, pen, shifted))
		}
	}
	return patience*m.later(c) - now
}

// start is what the next camel is likely to lose if it starts in a pen: the mean
// over the stands where its arrows lead, which says something when thief
// cards were dealt before.
func (m *mind) start(pen rules.Pen) float64 {
	load := m.v.Load(m.me, rules.Camel(m.v.Round()))
	sum := 0.0
	for _, ahead := range m.v.Behind().Arrows(pen) {
		for stand := 1; stand <= rules.Stands; stand++ {
			sum += m.standing(load, rules.At(ahead, stand))
		}
	}
	return sum / (2 * rules.Stands)
}

// lopsided is how unequally the goods cards strike a load. Who knows the cards has
// the more use of that the more unequal it is.
func lopsided(l rules.Load) float64 {
	sum := 0
	for card := range rules.Packs {
		units := 0
		for g := range rules.Good(rules.Goods) {
			if rules.GoodsOf(card).Has(g) {
				units += l.Count(g)
			}
		}
		sum += units * units
	}
	return float64(sum)
}
