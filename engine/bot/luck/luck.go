// Package luck is what the computer's players have in common: a generator of
// their own that is saved with the game, and the choice of the least cost. A
// bot embeds Luck, and needs no more than Decide.
package luck

import (
	"fmt"
	"strconv"

	"sandglass/engine"
)

// Luck is a bot's generator.
type Luck struct{ RNG engine.RNG }

// New gives the luck of a seed; equal seeds play equally.
func New(seed uint64) Luck { return Luck{engine.Seed(seed)} }

// State is the generator's state in hexadecimal.
func (l *Luck) State() string { return strconv.FormatUint(l.RNG.S, 16) }

// SetState reads State back.
func (l *Luck) SetState(s string) error {
	n, err := strconv.ParseUint(s, 16, 64)
	if err != nil {
		return fmt.Errorf("bot state %.40q: should be a hexadecimal number", s)
	}
	l.RNG.S = n
	return nil
}

// Least gives the move (of moves, not empty) that costs least; among equals it
// draws, every one alike.
func (l *Luck) Least(moves []engine.Move, cost func(engine.Move) float64) engine.Move {
	best, ties := moves[0], 0
	lowest := 0.0
	for _, move := range moves {
		c := cost(move)
		switch {
		case ties == 0 || c < lowest:
			best, lowest, ties = move, c, 1
		case c == lowest:
			ties++
			if l.RNG.N(ties) == 0 {
				best = move
			}
		}
	}
	return best
}
