package theben

import "sandglass/sprites"

// A Card is the front of a card; the bubbles are BubbleBlue at the left (weeks),
// BubbleRed (points) or BubbleGreen (knowledge) at the right, all words and numbers E7.
type Card = sprites.Card

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

// card is the card with a picture in one of the niches.
func card(art sprites.ID, niche int) Card {
	return Card{Front: front + sprites.ID(niche), Art: art, Shadow: shadows[niche]}
}

// Special is a card of special knowledge of a region, value 1 to 3: a thin book, a book, two volumes.
func Special(region, value int) Card {
	return card(book+sprites.ID(region*3+value-1), [...]int{stone, forest, violet, rust, crimson}[region])
}

// GeneralKnowledge is a card of general knowledge, value 1 or 2.
func GeneralKnowledge(value int) Card { return card(generalBook+sprites.ID(value-1), rust) }

// The other kinds of city cards.
var (
	CongressCard   = card(congressArt, forest)
	HorseCard      = card(horseArt, teal)
	SpadeCard      = card(spadeArt, teal)
	AssistantCard  = card(assistantArt, violet)
	PermissionCard = card(permissionArt, crimson)
	AirshipCard    = card(airshipArt, teal)
)

// Exhibition is a card of a small or a large exhibition.
func Exhibition(large bool) Card {
	return card(either(exhibitionArt, large), [...]int{rust, violet}[either(0, large)])
}

// Find is the excavation card of a region's artefact with picture i.
func Find(region, i int) Card { return card(Artefact(region, i), findNiches[region][i]) }

// findNiches are of the hue opposite to the artefact's.
var findNiches = [5][Artefacts]int{
	{stone, violet, crimson, teal, forest},
	{rust, violet, teal, forest, stone},
	{violet, rust, forest, crimson, teal},
	{teal, violet, forest, crimson, rust},
	{teal, rust, violet, forest, stone},
}

// Rubble is an excavation card without a find; two pictures.
func Rubble(i int) Card { return card(rubble+sprites.ID(i), stone) }
