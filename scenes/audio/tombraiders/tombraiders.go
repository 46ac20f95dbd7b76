// Package tombraiders holds the sounds of The Tomb Raiders: the museum, and the music
// that sneaks.
//
// What its board plays, of this table and the shell's:
//
//	disc_hop                       a marker travels a week
//	disc_land, disc_stack          it stops, alone or on others
//	card_deal, card_flip           a card of the row is taken; the row is filled
//	knowledge, professor           knowledge is taken; an assistant, a permit or a professor
//	congress, exhibition, museum   one is held or shown
//	dig, brush                     a dig begins
//	card_flip                      a card of a pile is turned up, and all that others hear of a secret look
//	rubble, knowledge              what a dig shows; finds worth 1-2, 3-4 and 5 or more:
//	find_low, find_mid, find_high
//	outbid                         a thief or tomb robbers search a pile
package tombraiders

import (
	_ "embed"

	"sandglass/scenes/audio/synth"
)

//go:generate go run ../cmd/levels tombraiders

//go:embed effects.txt
var effects string

//go:embed music.txt
var music string

//go:embed levels.txt
var levels string

// Table is The Tomb Raiders' part of the registry of sounds.
var Table = synth.Table{Name: "tombraiders", Effects: effects, Music: music, Levels: levels}
