package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
)

// keep is the gold that is left for the offering.
const keep = 3

// shop chooses what to buy now: of cards, farmers and bricks, in this order, the first
// of which some number is worth its price.
func (m *mind) shop(moves []engine.Move) {
	spend := m.gold - keep
	for _, g := range [...]rules.Goods{rules.PowerCard, rules.Farmer, rules.Brick} {
		best := 0.0
		for _, move := range moves {
			if move.Kind != rules.KindBuy || rules.Goods(move.A) != g || rules.Price(int(move.B)) > spend {
				continue
			}
			if net := m.bought(g, int(move.B)) - float64(rules.Price(int(move.B))); net > best {
				best, m.wish, m.wishes = net, move, true
			}
		}
		if m.wishes {
			return
		}
	}
}

// bought is what n pieces are worth.
func (m *mind) bought(g rules.Goods, n int) float64 {
	switch g {
	case rules.PowerCard:
		if m.last {
			return 0
		}
		return cardWorth * float64(n)
	case rules.Farmer:
		return m.farmer() * float64(n)
	}
	// Bricks: whole pyramids, and what is over as much as its part. Two that lie
	// already need but one more.
	worth, left := 0.0, n
	for _, pr := range m.own {
		if need := rules.BricksEach - m.v.Bricks(pr); need < rules.BricksEach && need <= left {
			left -= need
			worth += m.gain(pr, 1-m.part()*float64(m.v.Bricks(pr)))
		}
	}
	worth += m.pyramid() * float64(left/rules.BricksEach)
	return worth + m.pyramid()*m.part()*float64(left%rules.BricksEach)
}

// buying is the worth of a purchase: of the one chosen, or none.
func (m *mind) buying(move engine.Move) float64 {
	if m.wishes && move == m.wish {
		return 1
	}
	return -1
}

// play is the worth of playing a card, at a province unless it is -1.
func (m *mind) play(c rules.Card, at int) float64 {
	pr := rules.Province(max(at, 0))
	switch c {
	case rules.BidBlockade:
		return m.blockading()
	case rules.FreeFarmer: // once there is nothing to buy before it
		if m.wishes && rules.Goods(m.wish.A) == rules.PowerCard {
			return -1
		}
		return 2
	case rules.MasterBuilder: // after everything else
		if m.wishes {
			return -1
		}
		return m.gain(pr, 1-float64(rules.BricksEach-1)*m.part()) - cardWorth
	case rules.EightGold:
		harvest, income := m.v.Yield(pr, m.v.Temple())
		return m.used(8 - float64(harvest+income))
	case rules.HarvestIncrease:
		if eight, laid := m.v.Eight(); laid && eight == pr {
			return -1
		}
		return m.used(float64(m.v.Harvesters(pr)))
	}
	return m.point * 3 // a bonus
}

// used is the worth of a card that brings so much gold now: it may bring more later.
func (m *mind) used(gold float64) float64 {
	if m.last {
		return gold - 1
	}
	return gold - 1.5*cardWorth
}

// blockading is the worth of a Bid Blockade before the bid: much when the best province
// is much better than the next.
func (m *mind) blockading() float64 {
	best, second := -100.0, -100.0
	for _, pr := range owns(m.v.Up()) {
		space := m.v.LowestBid(pr)
		if at, _, ok := m.v.Stone(m.me); ok && at == pr || space >= rules.BidSpaces || rules.BidPrice(space) > m.gold {
			continue
		}
		switch worth := m.bid(pr, space); {
		case worth > best:
			best, second = worth, best
		case worth > second:
			second = worth
		}
	}
	if second > -100 && best-second > 3*cardWorth {
		return 1e3 // before any bid
	}
	return never
}
