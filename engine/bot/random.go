package bot

import (
	"fmt"
	"strconv"

	"sandglass/engine"
)

// Random plays the rule set's sensible random moves.
type Random struct{ rng engine.RNG }

// NewRandom gives a random player; equal seeds play equally.
func NewRandom(seed uint64) *Random { return &Random{engine.Seed(seed)} }

// Decide chooses a move as the rule set's Pick does.
func (r *Random) Decide(v engine.View, moves []engine.Move) engine.Move {
	return v.Pick(&r.rng, moves)
}

// State is the generator's state in hexadecimal.
func (r *Random) State() string { return strconv.FormatUint(r.rng.S, 16) }

// SetState reads State back.
func (r *Random) SetState(s string) error {
	n, err := strconv.ParseUint(s, 16, 64)
	if err != nil {
		return fmt.Errorf("bot state %.40q: should be a hexadecimal number", s)
	}
	r.rng.S = n
	return nil
}
