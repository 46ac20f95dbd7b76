// Package timbuktu is the greedy player of Timbuktu: it looks no further than the
// robbery to come, but knows what everything is worth and what its notebook says.
package timbuktu

import (
	"fmt"
	"strconv"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
)

// Greedy takes the move that seems to cost it least; among equals it draws.
type Greedy struct{ rng engine.RNG }

// New gives a greedy player; equal seeds play equally.
func New(seed uint64) *Greedy { return &Greedy{engine.Seed(seed)} }

// State is the generator's state in hexadecimal.
func (b *Greedy) State() string { return strconv.FormatUint(b.rng.S, 16) }

// SetState reads State back.
func (b *Greedy) SetState(s string) error {
	n, err := strconv.ParseUint(s, 16, 64)
	if err != nil {
		return fmt.Errorf("bot state %.40q: should be a hexadecimal number", s)
	}
	b.rng.S = n
	return nil
}

// Decide chooses among the viewer's legal moves (not empty) of a view of Timbuktu.
func (b *Greedy) Decide(v engine.View, moves []engine.Move) engine.Move {
	m := newMind(v.(*rules.View))
	best, ties := moves[0], 0
	lowest := 0.0
	for _, move := range moves {
		cost := m.cost(move)
		switch {
		case ties == 0 || cost < lowest:
			best, lowest, ties = move, cost, 1
		case cost == lowest:
			ties++
			if b.rng.N(ties) == 0 {
				best = move
			}
		}
	}
	return best
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
