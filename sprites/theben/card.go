package theben

import "sandglass/sprites"

// A Card is what a card shows on its front: a picture of 32x32 in a niche of
// one of six colours. Cards are 48x64; the name goes on the banner, 38x7 at 5,49
// (text E7), the numbers in bubbles of 11 px at 2,2 (weeks, BubbleBlue) and 35,2
// (points BubbleRed, knowledge BubbleGreen).
type Card struct {
	art   sprites.ID
	niche int
}

// The niches and the tone of the shadow in each.
const (
	violet = iota
	teal
	rust
	forest
	stone
	crimson
)

var shadows = [...]sprites.Index{sprites.V0, sprites.W0, sprites.R0, sprites.F0, sprites.S0, sprites.R0}

// Draw draws the card with its top left at x, y by the function given: a
// sprite, its remap, and where it goes.
func (c Card) Draw(x, y int, sprite func(id sprites.ID, r sprites.Remap, x, y int)) {
	sprite(front+sprites.ID(c.niche), sprites.Plain, x, y)
	sprite(c.art, sprites.Solid(shadows[c.niche]), x+10, y+12)
	sprite(c.art, sprites.Plain, x+8, y+11)
}

// Special is a card of special knowledge of a region, value 1 to 3: a thin book, a book, two volumes.
func Special(region, value int) Card {
	return Card{book + sprites.ID(region*3+value-1), [...]int{stone, forest, violet, rust, crimson}[region]}
}

// GeneralKnowledge is a card of general knowledge, value 1 or 2.
func GeneralKnowledge(value int) Card { return Card{generalBook + sprites.ID(value-1), rust} }

// The other kinds of city cards.
var (
	CongressCard   = Card{congressArt, forest}
	HorseCard      = Card{horseArt, teal}
	SpadeCard      = Card{spadeArt, teal}
	AssistantCard  = Card{assistantArt, violet}
	PermissionCard = Card{permissionArt, crimson}
	AirshipCard    = Card{airshipArt, teal}
)

// Exhibition is a card of a small or a large exhibition.
func Exhibition(large bool) Card {
	return Card{either(exhibitionArt, large), [...]int{rust, violet}[either(0, large)]}
}

// Find is the excavation card of a region's artefact with picture i.
func Find(region, i int) Card { return Card{Artefact(region, i), findNiches[region][i]} }

// findNiches are of the hue opposite to the artefact's.
var findNiches = [5][Artefacts]int{
	{stone, violet, crimson, teal, forest},
	{rust, violet, teal, forest, stone},
	{violet, rust, forest, crimson, teal},
	{teal, violet, forest, crimson, rust},
	{teal, rust, violet, forest, stone},
}

// Rubble is an excavation card without a find; two pictures.
func Rubble(i int) Card { return Card{rubble + sprites.ID(i), stone} }
