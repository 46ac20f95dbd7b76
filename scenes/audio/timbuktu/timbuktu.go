// Package timbuktu holds the sounds of Timbuktu: camels, packs, pens,
// thieves, and the caravan's music.
package timbuktu

import (
	_ "embed"

	"sandglass/scenes/audio/synth"
)

//go:generate go run ../cmd/levels timbuktu

//go:embed effects.txt
var effects string

//go:embed music.txt
var music string

//go:embed levels.txt
var levels string

// Table is Timbuktu's part of the registry of sounds.
var Table = synth.Table{Name: "timbuktu", Effects: effects, Music: music, Levels: levels}
