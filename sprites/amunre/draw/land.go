package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
)

// What stands about in the land.
var (
	mountain = bake.Grid("....a.....\n...aDa....\n...Dfca...\n..aFfcc...\n..DfFcca..\n.aFfFcbca.\n.DfFDcccb.\naFFD.ccbcc")
	hill     = bake.Grid("...a...\n..aDa..\n..Dcca.\n.aFFcc.\n.DFDccb")
	palm     = bake.Grid(".mm.mm.\nmnnmnnl\nm.lbl.l\n...b...\n..cb...\n..cb...")
	dune     = bake.Grid("...ccc....\n..chhhcc..\n.c......cc")
	reed     = bake.Grid(".i.i\ni.n.\n.nmn\nm.m.")
)

// furnish puts mountains in the east, dunes in the west, palms and reeds along the Nile.
func furnish(m *bake.Image, w *water, l *lands) {
	put := func(s *bake.Image, x, y int) {
		if clear(m, l, s, x, y) {
			m.Blit(s, x, y)
		}
	}
	at := func(i, seed, from, span int) int { return from + int(bake.Rand(i, seed)*float64(span)) }
	for i := range 300 {
		put([]*bake.Image{mountain, hill, hill}[i%3], at(i, 201, 0, 456), at(i, 202, 0, 128))
		put(dune, at(i, 211, 0, 456), at(i, 212, 166, 118))
	}
	for i := range 500 {
		x, y := at(i, 221, 0, 456), at(i, 222, 112, 80)
		if d := w.river[min(y+5, m.H-1)][min(x+3, m.W-1)]; d > 2 && d < 22 {
			put(palm, x, y)
		}
	}
	for i := range 800 {
		x, y := at(i, 231, 0, 460), at(i, 232, 100, 100)
		if d := w.river[y][x]; d > -1.2 && d < 1 && w.sea[y][x] > 2 {
			m.Blit(reed, x, y-2)
		}
	}
}

// clear says whether a stamp fits at x, y: on one province, off its border and its ring, and not over another stamp.
func clear(m *bake.Image, l *lands, s *bake.Image, x, y int) bool {
	p := l.at(x, y+s.H-1)
	if p == sea {
		return false
	}
	for j := -1; j <= s.H; j++ {
		for i := -1; i <= s.W; i++ {
			c := m.At(x+i, y+j)
			if l.at(x+i, y+j) != p || c == E1 || c == R1 || c == E2 || c == F1 {
				return false
			}
		}
	}
	for q := range place.Provinces {
		rx, ry, rw, rh := place.Ring(q)
		if x+s.W > rx+4 && x < rx+rw-4 && y+s.H > ry && y < ry+rh {
			return false
		}
	}
	return true
}
