// Package timbuktu is the greedy player of Timbuktu: it looks no further than the
// robbery to come, but knows what everything is worth and what its notebook says.
package timbuktu

import (
	"sandglass/engine"
	"sandglass/engine/bot/luck"
	rules "sandglass/engine/timbuktu"
)

// Greedy takes the move that seems to cost it least; among equals it draws.
type Greedy struct{ luck.Luck }

// New gives a greedy player; equal seeds play equally.
func New(seed uint64) *Greedy { return &Greedy{luck.New(seed)} }

// Decide chooses among the viewer's legal moves (not empty) of a view of Timbuktu.
func (b *Greedy) Decide(v engine.View, moves []engine.Move) engine.Move {
	return b.Least(moves, newMind(v.(*rules.View)).cost)
}

// cost is what a move seems to cost, in points; only differences mean anything.
func (m *mind) cost(move engine.Move) float64 {
	switch move.Kind {
	case rules.KindLoad:
		return -lopsided(rules.Load(move.N))
	case rules.KindPlace:
		return m.start(rules.Pen(move.A))
	case rules.KindCamel:
		return -m.urgency(rules.Camel(move.A))
	case rules.KindGo:
		camel, _ := m.v.Shown()
		return m.going(camel, rules.Pen(move.A), 0)
	case rules.KindPay:
		pen, _ := m.v.Bound()
		return m.giving(rules.Good(move.A), rules.At(pen, m.v.NextStand(pen)))
	}
	return 0
}
