// Package tombraiders is the greedy player of Thebes: The Tomb Raiders: it makes the move
// that seems to bring most for its weeks, knows the odds of every dig, remembers the hands
// and what it has seen of the piles, and races for professors, exhibitions and museums.
package tombraiders

import (
	"sandglass/engine"
	"sandglass/engine/bot/luck"
	rules "sandglass/engine/tombraiders"
)

// Greedy makes the move that seems worth most; among equals it draws.
type Greedy struct{ luck.Luck }

// New gives a greedy player; equal seeds play equally.
func New(seed uint64) *Greedy { return &Greedy{luck.New(seed)} }

// Decide chooses among the viewer's legal moves (not empty) of a view of Thebes: The Tomb
// Raiders.
func (b *Greedy) Decide(v engine.View, moves []engine.Move) engine.Move {
	m := newMind(v.(*rules.View))
	return b.Least(moves, func(move engine.Move) float64 { return -m.gain(move) })
}
