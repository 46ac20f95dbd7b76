package draw

import (
	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// emblem16 is the hourglass of the small icon, drawn by hand.
func emblem16() *bake.Image {
	return bake.Grid(`
..aaaaaaaaaaaa..
.arhrrrrqqqqqpa.
..aaaaaaaaaaaa..
...azhzzzzzya...
...agffffeeda...
...aaffffedaa...
....aafffdaa....
.....aafdaa.....
.....aazfaa.....
....aahzfyaa....
...aahzgfzyaa...
...ahzgffezya...
...ahgfffeeda...
..aaaaaaaaaaaa..
.arhrrrrqqqqqpa.
..aaaaaaaaaaaa..
`)
}

// bulb is half the width of the glass by the distance from its neck.
var bulb = [...]int{1, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7}

// emblem32 is the hourglass of the logo: two gold plates on four pillars, the
// upper glass half full, a heap growing in the lower.
func emblem32() *bake.Image {
	m := bake.New(32, 32)
	for _, x := range []int{6, 23} { // pillars
		m.Rect(x, 5, 3, 22, sprites.E0)
		m.Rect(x+1, 5, 1, 22, sprites.G1)
		m.Rect(x+1, 5, 1, 9, sprites.G2)
		m.Rect(x, 14, 3, 4, sprites.E0)
		m.Rect(x+1, 15, 1, 2, sprites.G3)
	}
	for d, half := range bulb {
		glassRow(m, 15-d, half, sprites.W4, sprites.W3)
		glassRow(m, 16+d, half, sprites.W4, sprites.W3)
	}
	for d := 0; d <= 6; d++ { // the sand above, with a hollow
		sandRow(m, 15-d, bulb[d])
	}
	m.Rect(13, 9, 5, 1, sprites.W4)
	m.Rect(14, 10, 3, 1, sprites.E6)
	m.Rect(15, 16, 1, 6, sprites.E5) // the stream
	m.Rect(16, 16, 1, 6, sprites.E4)
	for i, half := range []int{1, 2, 4, 5, 6, 7} { // the heap below
		sandRow(m, 21+i, min(half, bulb[min(5+i, len(bulb)-1)]))
	}
	for _, p := range [][2]int{{10, 6}, {10, 7}, {10, 8}, {10, 23}, {11, 22}, {12, 21}} { // gleam
		m.Set(p[0], p[1], sprites.E7)
	}
	plate(m, 1)
	plate(m, 27)
	return m
}

func glassRow(m *bake.Image, y, half int, light, dark sprites.Index) {
	m.Rect(16-half-1, y, 2*half+2, 1, sprites.E0)
	m.Rect(16-half, y, 2*half, 1, light)
	m.Rect(16+half-max(1, half/3), y, max(1, half/3), 1, dark)
}

func sandRow(m *bake.Image, y, half int) {
	m.Rect(16-half, y, 2*half, 1, sprites.E5)
	m.Set(16-half, y, sprites.E6)
	if half > 2 {
		m.Set(16-half+1, y, sprites.E6)
	}
	m.Rect(16+half/3, y, half-half/3, 1, sprites.E4)
	m.Set(15+half, y, sprites.E3)
}

func plate(m *bake.Image, y int) {
	m.Rect(5, y-1, 22, 6, sprites.E0)
	m.Rect(4, y, 24, 4, sprites.E0)
	m.Rect(5, y, 22, 4, sprites.G2)
	m.Rect(5, y, 22, 1, sprites.G3)
	m.Rect(7, y, 5, 1, sprites.E7)
	m.Rect(18, y+1, 9, 2, sprites.G1)
	m.Rect(14, y+1, 4, 1, sprites.G1)
	m.Rect(5, y+3, 22, 1, sprites.G0)
}
