// Package shell is everything round the tables: the title, the set-up, the
// settings, the pause menu, the results, the curtain, messages. It opens tables
// and hands them the scenes that they open in turn.
package shell

import (
	"fmt"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/table"
)

// A Shell is the menus round the games that it offers, in the order offered.
type Shell struct{ games []*table.Game }

// New gives the shell of the games, of which there is at least one.
func New(games []*table.Game) *Shell { return &Shell{games} }

// find gives the game of an id.
func (s *Shell) find(id string) (*table.Game, error) {
	for _, g := range s.games {
		if g.ID == id {
			return g, nil
		}
	}
	return nil, fmt.Errorf("game %.40q is %w", id, scenes.ErrForeign)
}

// hooks are the scenes that tables open.
func (s *Shell) hooks() table.Hooks {
	return table.Hooks{
		Curtain: func(e *scenes.Env, seat engine.Seat, name string, open func(*scenes.Env)) scenes.Scene {
			return NewCurtain(e, int(seat), name, open)
		},
		Lost:    func(e *scenes.Env, t *table.Table, seat engine.Seat) scenes.Scene { return NewLost(e, t, seat) },
		Aside:   aside,
		Pause:   func(e *scenes.Env, t *table.Table) scenes.Scene { return NewPause(e, t) },
		Results: func(e *scenes.Env, r table.Result) scenes.Scene { return s.results(e, r) },
		Message: func(e *scenes.Env, text string) scenes.Scene { return NewMessage(e, text) },
		Rules:   func(e *scenes.Env, g *table.Game, page int) scenes.Scene { return newHowTo(e, g, page) },
		Title:   func(e *scenes.Env) scenes.Scene { return s.title(e, "") },
	}
}
