// Package tables is the registry of sounds: the shell's, and one line a game.
//
// The shell's table also holds what several games play (cards, discs, coins, the
// turn of a year ...); no name is in two tables. A game brings a folder
// scenes/audio/GAME with effects.txt, music.txt (whose first piece has the game's
// name and gives the key) and an exported Table, modelled on package timbuktu,
// and one line here. "go generate" in its folder writes levels.txt; its test
// calls audiotest.Check, and with -update writes the hashes of its sounds.
package tables

import (
	"sync"

	"sandglass/scenes/audio/amunre"
	"sandglass/scenes/audio/shell"
	"sandglass/scenes/audio/synth"
	"sandglass/scenes/audio/theben"
	"sandglass/scenes/audio/timbuktu"
	"sandglass/scenes/audio/tombraiders"
)

// All lists the tables; the shell's comes first, then the games' in the order
// theben, tombraiders, amunre, timbuktu.
var All = []synth.Table{
	shell.Table,
	theben.Table,
	tombraiders.Table,
	amunre.Table,
	timbuktu.Table,
}

// Open reads all tables, once. An error says which table is wrong and where.
var Open = sync.OnceValues(func() ([]*synth.Set, error) {
	var sets []*synth.Set
	for _, t := range All {
		s, err := t.Open()
		if err != nil {
			return nil, err
		}
		sets = append(sets, s)
	}
	return sets, nil
})

// Known reports whether an effect of that name exists.
func Known(name string) bool {
	sets, _ := Open()
	for _, s := range sets {
		if s.Effect(name) != nil {
			return true
		}
	}
	return false
}

// KnownMusic reports whether a piece, or another entry into one, has that
// name.
func KnownMusic(name string) bool {
	sets, _ := Open()
	for _, s := range sets {
		if _, e := s.Piece(name); e != nil {
			return true
		}
	}
	return false
}
