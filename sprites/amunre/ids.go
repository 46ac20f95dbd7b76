package amunre

import (
	"sandglass/sprites"
	"sandglass/sprites/amunre/place"
)

// Bricks are n bricks (1 or 2) lying on a province, 10x7, anchored at their foot.
func Bricks(n int) sprites.ID { return bricks + sprites.ID(n-1) }

// Building is a kind of building of package place with so many bricks (1 or 2, if it is bricks),
// anchored at its foot.
func Building(k place.Kind, n int) sprites.ID {
	switch k {
	case place.Double:
		return DoublePyramid
	case place.Single:
		return Pyramid
	}
	return Bricks(n)
}

// RiseFrames is the number of frames in which three bricks become a pyramid: 60 ms each.
const RiseFrames = 7

// Rise is a pyramid rising from bricks, frame 0 to 6, 18x19, anchored at its foot where the
// Pyramid will stand.
func Rise(frame int) sprites.ID { return rise + sprites.ID(frame) }

// DustFrames is the number of frames of a puff of dust.
const DustFrames = 3

// Dust is a puff of dust, frame 0 to 2, 26x10, anchored at its foot.
func Dust(frame int) sprites.ID { return dust + sprites.ID(frame) }

// Stone is a seat's piece for bidding, 11x10; seat 0 to 4 here and below, a picture a seat, never remapped.
func Stone(seat int) sprites.ID { return stone + sprites.ID(seat) }

// Standard is an owner's flag on its pole, 9x16, anchored at its foot, put at place.Standard.
func Standard(seat int) sprites.ID { return standard + sprites.ID(seat) }

// Flag is the same for the players' panel, 9x9.
func Flag(seat int) sprites.ID { return flag + sprites.ID(seat) }

// CoinFrames is the number of frames of a turning coin, 33 ms each.
const CoinFrames = 6

// Coin is a coin of 14x14 at rest (frame 0) or turning, anchored at its foot.
func Coin(frame int) sprites.ID { return coin + sprites.ID(frame) }

// HarvestFrames is the number of frames of a harvest's coin.
const HarvestFrames = 4

// Harvest is a coin of 9x9 that flies, frame 0 to 3, anchored at its middle.
func Harvest(frame int) sprites.ID { return harvest + sprites.ID(frame) }

// FeluccaFrames is the number of frames of a boat on the Nile, 400 ms each.
const FeluccaFrames = 2

// Felucca is a boat that sails to the left, 10x9, anchored at its foot, at place.Nile.
func Felucca(frame int) sprites.ID { return felucca + sprites.ID(frame) }

// PowerCards is the number of kinds of power cards.
const PowerCards = 12

// PowerCard is the face of a kind of power card (0 to 11, in the rules' order), 20x26.
func PowerCard(kind int) sprites.ID { return powerCard + sprites.ID(kind) }

// phases are the fronts of the large cards and the tone of the shadow on each.
var phases = [...]struct {
	last   int // kind of card
	shadow sprites.Index
}{{1, sprites.V0}, {3, sprites.F0}, {4, sprites.R0}, {6, sprites.W0}, {PowerCards - 1, sprites.S0}}

// LargeCard is the same at 48x64, its niche in the colour of the phase it is for; its name
// goes on the banner.
func LargeCard(kind int) sprites.Card {
	i := 0
	for kind > phases[i].last {
		i++
	}
	return sprites.Card{Front: front + sprites.ID(i), Art: art + sprites.ID(kind), Shadow: phases[i].shadow}
}

// Sand is a tile, 16x32, of the sand over the map in a frame of place.Sand.
func Sand(frame int) sprites.ID { return sand + sprites.ID(frame) }
