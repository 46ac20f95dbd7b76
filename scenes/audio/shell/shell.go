// Package shell holds the sounds of the shell around the games: title, menus,
// curtains, gamepads, the end of a game.
package shell

import (
	_ "embed"

	"sandglass/scenes/audio/synth"
)

//go:generate go run ../cmd/levels shell

//go:embed effects.txt
var effects string

//go:embed music.txt
var music string

//go:embed levels.txt
var levels string

// Table is the shell's part of the registry of sounds.
var Table = synth.Table{Name: "shell", Effects: effects, Music: music, Levels: levels}
