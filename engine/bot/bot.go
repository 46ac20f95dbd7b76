// Package bot is the computer's players. They see only a View, so they cannot
// know more than a person in their seat. The players of one game live in a
// package below this one, and are listed here, one line a game; what they have in
// common is package luck.
package bot

import (
	"fmt"
	"strings"

	"sandglass/engine"
	"sandglass/engine/bot/amunre"
	"sandglass/engine/bot/theben"
	"sandglass/engine/bot/timbuktu"
	"sandglass/engine/bot/tombraiders"
)

// A Bot decides for one seat.
type Bot interface {
	// Decide chooses among moves, the viewer's legal ones (not empty).
	Decide(v engine.View, moves []engine.Move) engine.Move
	// State is what the bot must remember to go on as it would have (random
	// state and the like), as text without spaces; SetState reads it back.
	State() string
	SetState(string) error
}

// A Thinker is a bot that looks ahead before it decides. How far is told in
// playouts (games played out from the position, or whatever costs it as much),
// never in time, so that a game can be played again from its record.
type Thinker interface {
	Bot
	// Think spends up to so many playouts (1 or more) on the decision to come and
	// says whether more would be wasted. It is called with the same view and moves
	// until it says so or the caller's budget for the decision is spent; then
	// comes Decide. What Decide gives depends on the bot's state, the view, the
	// moves and the sum of the playouts, not on how the sum was cut up. A new view
	// starts a new thought. Until Decide, State is that from before the first
	// Think: a game that is saved amid a thought begins it anew.
	Think(v engine.View, moves []engine.Move, playouts int) (done bool)
}

// Decide lets a bot think, if it is a Thinker and budget (in playouts) is above
// 0, and decide: for callers that need not come back in between.
func Decide(b Bot, v engine.View, moves []engine.Move, budget int) engine.Move {
	if t, ok := b.(Thinker); ok && budget > 0 {
		t.Think(v, moves, budget)
	}
	return b.Decide(v, moves)
}

// A level is a way to play a game.
type level struct {
	name string
	make func(seed uint64) Bot
}

// byGame lists the levels that a game has beside random, weakest first. The games
// are in the order theben, tombraiders, amunre, timbuktu, one a line.
var byGame = map[string][]level{
	"theben":      {{"greedy", func(seed uint64) Bot { return theben.New(seed) }}},
	"tombraiders": {{"greedy", func(seed uint64) Bot { return tombraiders.New(seed) }}},
	"amunre":      {{"greedy", func(seed uint64) Bot { return amunre.New(seed) }}},
	"timbuktu":    {{"greedy", func(seed uint64) Bot { return timbuktu.New(seed) }}},
}

func levels(game string) []level {
	return append([]level{{"random", func(seed uint64) Bot { return NewRandom(seed) }}}, byGame[game]...)
}

// Levels lists the names of a game's levels, weakest first.
func Levels(game string) []string {
	var names []string
	for _, l := range levels(game) {
		names = append(names, l.name)
	}
	return names
}

// New gives a player of the level; "" and "best" are the strongest there is.
func New(game, name string, seed uint64) (Bot, error) {
	all := levels(game)
	if name == "" || name == "best" {
		return all[len(all)-1].make(seed), nil
	}
	for _, l := range all {
		if l.name == name {
			return l.make(seed), nil
		}
	}
	return nil, fmt.Errorf("bot level %.40q: %s has %s", name, game, strings.Join(Levels(game), ", "))
}
