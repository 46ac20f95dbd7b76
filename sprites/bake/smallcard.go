package bake

import "sandglass/sprites"

// CardFront is a small card's front, 48x64, without picture and words: gold frame,
// cream border, a niche of four tones with its sill, and the banner for the
// name in the colours given, dark to light. sprites.Card puts a picture on it.
func CardFront(niche []sprites.Index, dark, face, light sprites.Index) *Image {
	m := CardFrame(48, 64)
	const x, y, w, h = 6, 9, 36, 37
	for j := 4; j < 60; j++ { // cream border inside the gold
		for i := 4; i < 44; i++ {
			if m.At(i, j) == sprites.E3 || m.At(i, j) == sprites.E4 {
				m.Set(i, j, map[bool]sprites.Index{true: sprites.P3, false: sprites.P2}[m.At(i, j) == sprites.E4])
			}
		}
	}
	for i := range 3 {
		m.Blit(Grid(".a.\naqa\n.a."), 18+i*5, 4)
	}
	m.Rect(x-1, y-1, w+2, h+2, sprites.E0)
	m.Niche(x, y, w, h, niche)
	m.Rect(x, y+h-4, w, 4, sprites.E2)
	m.Rect(x, y+h-4, w, 1, sprites.E4)
	m.Rect(x, y+h-1, w, 1, sprites.E1)
	m.Rect(4, 48, 40, 9, sprites.E0)
	m.Rect(5, 49, 38, 7, face)
	m.Rect(5, 49, 38, 1, light)
	m.Rect(5, 55, 38, 1, dark)
	return m
}

// CardBack is a small card's back, 48x64: the colours of its edge and its face, the
// medallion's ground and its sign, which reaches up px above the middle.
func CardBack(edge, face, ground sprites.Index, sign *Image, up int) *Image {
	m := CardFrame(48, 64)
	m.Rect(5, 5, 38, 54, sprites.E0)
	m.Rect(6, 6, 36, 52, face)
	m.Rect(6, 6, 36, 1, edge)
	m.Rect(6, 6, 1, 52, edge)
	m.Ellipse(24, 32, 15.4, 15.4, sprites.E0)
	m.Ellipse(24, 32, 14.4, 14.4, sprites.G1)
	m.Ellipse(23.5, 31.5, 13.6, 13.6, sprites.G3)
	m.Ellipse(24, 32, 13.2, 13.2, sprites.G2)
	m.Ellipse(24, 32, 12, 12, sprites.E0)
	m.Ellipse(24, 32, 11.2, 11.2, ground)
	m.Blit(sign, 24-sign.W/2, 32-up)
	return m
}

// Lattice draws crossing lines with knots and four lotus flowers on the face c[1]
// of a back: c[2] are the lines, c[3] the knots.
func Lattice(m *Image, c [4]sprites.Index) *Image {
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
	lotus := Grid("r.r.r\n.rqr.\n..q..")
	for _, p := range [][2]int{{9, 9}, {34, 9}, {9, 52}, {34, 52}} {
		m.Blit(lotus, p[0], p[1])
	}
	return m
}

// TurningFront makes a front what it is while it is turned up: sand instead of a
// picture, which shows when the card lies, and bars for the words.
func TurningFront(m *Image) *Image {
	m.Rect(6, 9, 36, 37, sprites.E5)
	m.Rect(6, 9, 36, 1, sprites.E6)
	m.Rect(11, 51, 26, 1, sprites.R4)
	m.Rect(14, 53, 20, 1, sprites.R4)
	return m
}
