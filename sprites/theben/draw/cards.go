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

// front is a card without picture and words: gold frame, cream border, the niche
// with its sill, the banner.
func front(niche int) *bake.Image {
	ramp := niches[niche]
	m := bake.CardFrame(48, 64)
	const x, y, w, h = 6, 9, 36, 37
	for j := 4; j < 60; j++ { // cream border inside the gold
		for i := 4; i < 44; i++ {
			if m.At(i, j) == E3 || m.At(i, j) == E4 {
				m.Set(i, j, map[bool]Index{true: P3, false: P2}[m.At(i, j) == E4])
			}
		}
	}
	for i := range 3 {
		m.Blit(bake.Grid(".a.\naqa\n.a."), 18+i*5, 4)
	}
	m.Rect(x-1, y-1, w+2, h+2, E0)
	m.Niche(x, y, w, h, ramp)
	m.Rect(x, y+h-4, w, 4, E2)
	m.Rect(x, y+h-4, w, 1, E4)
	m.Rect(x, y+h-1, w, 1, E1)
	m.Rect(4, 48, 40, 9, E0)
	m.Rect(5, 49, 38, 7, R1)
	m.Rect(5, 49, 38, 1, R2)
	m.Rect(5, 55, 38, 1, R0)
	return m
}

// cityBack is the back of the city cards: a scarab on a lattice of lapis.
func cityBack() *bake.Image { return lattice(cityFace(), [4]Index{V0, B0, B1, G2}) }

// cityFace is the same without the lattice, which would break when tilted.
func cityFace() *bake.Image {
	return back(V0, B0, R1, bake.Grid(finds16[2][1]).Outlined(bake.Dark), 8)
}

// digRamps are the backs of the regions' excavation cards: edge, face, lines
// and knots of the lattice, deep enough for the gold to stand out.
var digRamps = [5][4]Index{{R0, R1, R2, G2}, {V0, V1, V2, V4}, {E0, G0, G1, G3}, {F0, F1, F2, F4}, {N0, V0, B0, B2}}

// digBack is the back of a region's excavation cards with its symbol.
func digBack(r int) *bake.Image { return lattice(digFace(r), digRamps[r]) }

func digFace(r int) *bake.Image {
	return back(digRamps[r][0], digRamps[r][1], P3, bake.Grid(bigSigns[r]), 7)
}

// back is a card's back: the colours of its edge and its face, the
// medallion's ground and its sign, which reaches up px above the middle.
func back(edge, face, ground Index, sign *bake.Image, up int) *bake.Image {
	m := bake.CardFrame(48, 64)
	m.Rect(5, 5, 38, 54, E0)
	m.Rect(6, 6, 36, 52, face)
	m.Rect(6, 6, 36, 1, edge)
	m.Rect(6, 6, 1, 52, edge)
	m.Ellipse(24, 32, 15.4, 15.4, E0)
	m.Ellipse(24, 32, 14.4, 14.4, G1)
	m.Ellipse(23.5, 31.5, 13.6, 13.6, G3)
	m.Ellipse(24, 32, 13.2, 13.2, G2)
	m.Ellipse(24, 32, 12, 12, E0)
	m.Ellipse(24, 32, 11.2, 11.2, ground)
	m.Blit(sign, 24-sign.W/2, 32-up)
	return m
}

// lattice draws crossing lines with knots and four lotus flowers on the face of a back.
func lattice(m *bake.Image, c [4]Index) *bake.Image {
	for y := 7; y < 58; y++ {
		for x := 7; x < 42; x++ {
			u, v := max(2*x-47, 47-2*x)/2, max(2*y-63, 63-2*y)/2
			k, q := (u+v)%8 == 0, (u-v+64)%8 == 0
			switch {
			case m.At(x, y) != c[1] || (x-24)*(x-24)+(y-32)*(y-32) < 12*12:
			case k && q:
				m.Set(x, y, c[3])
			case k || q:
				m.Set(x, y, c[2])
			}
		}
	}
	lotus := bake.Grid("r.r.r\n.rqr.\n..q..")
	for _, p := range [][2]int{{9, 9}, {34, 9}, {9, 52}, {34, 52}} {
		m.Blit(lotus, p[0], p[1])
	}
	return m
}

// turning is the front of every card as it is turned up: sand instead of its
// picture, which shows when it lies, and bars for the words.
func turning() *bake.Image {
	m := front(0)
	m.Rect(6, 9, 36, 37, E5)
	m.Rect(6, 9, 36, 1, E6)
	m.Rect(11, 51, 26, 1, R4)
	m.Rect(14, 53, 20, 1, R4)
	return m
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
