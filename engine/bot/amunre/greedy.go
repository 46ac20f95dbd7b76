// Package amunre is the greedy player of Amun-Re: it looks no further than the
// decision at hand, but has a notion of what provinces, pieces, cards and offerings
// are worth until the next scoring.
package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/engine/bot/luck"
)

// Greedy makes the move that seems worth most; among equals it draws.
type Greedy struct{ luck.Luck }

// New gives a greedy player; equal seeds play equally.
func New(seed uint64) *Greedy { return &Greedy{luck.New(seed)} }

// Decide chooses among the viewer's legal moves (not empty) of a view of Amun-Re.
func (b *Greedy) Decide(v engine.View, moves []engine.Move) engine.Move {
	m := newMind(v.(*rules.View))
	m.consider(moves)
	return b.Least(moves, func(move engine.Move) float64 { return -m.worth(move) })
}

// consider works out what the worth of several moves depends on.
func (m *mind) consider(moves []engine.Move) {
	switch m.v.Phase() {
	case rules.Acting:
		m.shop(moves)
	case rules.Offering:
		m.foresee()
	}
}

// worth is what a move seems to be worth, in gold; only differences mean anything.
func (m *mind) worth(move engine.Move) float64 {
	switch move.Kind {
	case rules.KindTurn:
		return m.province(rules.Province(move.A))
	case rules.KindBid:
		return m.bid(rules.Province(move.A), int(move.B))
	case rules.KindOutbid:
		return m.bid(rules.Province(move.A), int(move.B)) - cardWorth
	case rules.KindPlay:
		return m.play(rules.Card(move.A), int(move.B)-1)
	case rules.KindBuy:
		return m.buying(move)
	case rules.KindPut:
		what, _ := m.v.Left()
		return m.placing(what, rules.Province(move.A))
	case rules.KindGift:
		if rules.Goods(move.A) == rules.PowerCard {
			return cardWorth
		}
		return m.placing(rules.Goods(move.A), rules.Province(move.B-1))
	case rules.KindRaise:
		return m.shifted(1)
	case rules.KindLower:
		return m.shifted(-1)
	case rules.KindOffer:
		return m.offering(int(move.N))
	case rules.KindSteal:
		return m.offering(rules.Steal)
	case rules.KindLay:
		return m.laying()
	case rules.KindCash, rules.KindSell:
		return never
	}
	return 0 // done and collect
}

// never is the worth of a move that is not thought about: a card brings its gold at
// the end by itself.
const never = -1e9
