package bot

import (
	"sandglass/engine"
	"sandglass/engine/bot/luck"
)

// Random plays the rule set's sensible random moves.
type Random struct{ luck.Luck }

// NewRandom gives a random player; equal seeds play equally.
func NewRandom(seed uint64) *Random { return &Random{luck.New(seed)} }

// Decide chooses a move as the rule set's Pick does.
func (r *Random) Decide(v engine.View, moves []engine.Move) engine.Move {
	return v.Pick(&r.RNG, moves)
}
