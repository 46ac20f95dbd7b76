// Package amunre holds the sounds of Amun-Re: stones that slide over the bids, farmers,
// bricks and pyramids, the temple that grows, and the procession's music.
//
// What its board plays, of this table and the shell's:
//
//	card_flip            a province is turned up
//	bid_slide            a bid; disc_stack and outbid with it if it throws a stone off
//	card_deal            a power card is drawn or bought; an offering is laid, the same whatever lies in it
//	farmer, brick        goods, one after the other; bricks rise by 0, 1 and then 2 semitones
//	pyramid              a third brick
//	pay                  gold leaves a hand, the same whatever is paid
//	offering             the offerings are shown to all
//	temple_1 .. temple_4 the temple goes to that space, upwards or downwards
//	harvest, coin        a province's harvest, then its gold in a series
//	find_mid             a line of the scoring
//	year_turn            the New Kingdom begins
package amunre

import (
	_ "embed"

	"sandglass/scenes/audio/synth"
)

//go:generate go run ../cmd/levels amunre

//go:embed effects.txt
var effects string

//go:embed music.txt
var music string

//go:embed levels.txt
var levels string

// Table is Amun-Re's part of the registry of sounds.
var Table = synth.Table{Name: "amunre", Effects: effects, Music: music, Levels: levels}
