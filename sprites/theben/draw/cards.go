package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// niches are the recesses of the card fronts, dark to light: violet,
// teal, rust, forest, stone, crimson, as the type Card counts them.
var niches = [6][]Index{
	{V0, V1, V2, V3}, {W0, W1, W2, W3}, {R0, R1, E2, E3}, {F0, F1, F2, F3}, {S0, S1, S2, S3}, {R0, R1, R2, R3},
}

// front is a card without picture and words.
func front(niche int) *bake.Image { return bake.CardFront(niches[niche], R0, R1, R2) }

// turning is the front of every card as it is turned up.
func turning() *bake.Image { return bake.TurningFront(front(0)) }

// cityBack is the back of the city cards: a scarab on a lattice of lapis.
func cityBack() *bake.Image { return bake.Lattice(cityFace(), [4]Index{V0, B0, B1, G2}) }

// cityFace is the same without the lattice, which would break when tilted.
func cityFace() *bake.Image {
	return bake.CardBack(V0, B0, R1, bake.Grid(finds16[2][1]).Outlined(bake.Dark), 8)
}

// digRamps are the backs of the regions' excavation cards: edge, face, lines
// and knots of the lattice, deep enough for the gold to stand out.
var digRamps = [5][4]Index{{R0, R1, R2, G2}, {V0, V1, V2, V4}, {E0, G0, G1, G3}, {F0, F1, F2, F4}, {N0, V0, B0, B2}}

// digBack is the back of a region's excavation cards with its symbol.
func digBack(r int) *bake.Image { return bake.Lattice(digFace(r), digRamps[r]) }

func digFace(r int) *bake.Image {
	return bake.CardBack(digRamps[r][0], digRamps[r][1], P3, bake.Grid(bigSigns[r]), 7)
}

// sandCover is the sand over the niche of a card, 36x37, as the brush takes it
// away from the left in five strokes; frame 0 hides everything.
func sandCover(frame int) *bake.Image {
	m := bake.New(36, 37)
	for y := range m.H {
		for x := range m.W {
			n := .65*bake.Noise(float64(x)*.16, float64(y)*.22) + .35*bake.Noise(float64(x)*.45+5, float64(y)*.5)
			edge := float64(frame)*8.4 - 3 + 9*(bake.Noise(float64(y)*.3, 3)-.5) + 3*(bake.Noise(float64(y)*.8, 9)-.5)
			d := float64(x) - edge
			if frame > 0 && d < 0 {
				continue
			}
			c := bake.Dither([]Index{E4, E5, E6}, 2.2*n, x, y, .2)
			if frame > 0 && d < 1.4 {
				c = E2
			} else if frame > 0 && d < 2.8 {
				c = E6
			}
			m.Set(x, y, c)
		}
	}
	return m
}
