// Package theben is the greedy player of Jenseits von Theben: it makes the turn that
// seems to bring most for its weeks, looking one turn further, and knows the odds of
// every dig.
package theben

import (
	"sandglass/engine"
	"sandglass/engine/bot/luck"
	rules "sandglass/engine/theben"
)

// Greedy makes the turn that seems worth most; among equals it draws.
type Greedy struct{ luck.Luck }

// New gives a greedy player; equal seeds play equally.
func New(seed uint64) *Greedy { return &Greedy{luck.New(seed)} }

// Decide chooses among the viewer's legal moves (not empty) of a view of Jenseits von
// Theben. A journey is chosen for the best that can be done where it leads.
func (b *Greedy) Decide(v engine.View, moves []engine.Move) engine.Move {
	m := newMind(v.(*rules.View))
	best := map[engine.Move]float64{}
	for _, p := range m.turns() {
		first := p.first()
		if worth, ok := best[first]; !ok || p.worth > worth {
			best[first] = p.worth
		}
	}
	return b.Least(moves, func(move engine.Move) float64 {
		if worth, ok := best[move]; ok {
			return -worth
		}
		return never
	})
}

// never is the cost of a move that is not thought about.
const never = 1e9
