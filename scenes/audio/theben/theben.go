// Package theben holds the sounds of Jenseits von Theben: dice, and the music of
// the departure with its train.
package theben

import (
	_ "embed"

	"sandglass/scenes/audio/synth"
)

//go:generate go run ../cmd/levels theben

//go:embed effects.txt
var effects string

//go:embed music.txt
var music string

//go:embed levels.txt
var levels string

// Table is Theben's part of the registry of sounds.
var Table = synth.Table{Name: "theben", Effects: effects, Music: music, Levels: levels}
