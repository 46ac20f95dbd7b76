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
	dune     = bake.Grid("...ddd....\n.dd...dd..\nd.......dd")
	oasis    = bake.Grid("......mm.mm.\n.....mnnmnnl\n.....m.lbl.l\n..yyy...b...\n.yxxxyicb...\nyxzzxxycb...\nixxxxxxi....\n.iixxii.....\n...ii.......")
	reed     = bake.Grid(".i.i\ni.n.\n.nmn\nm.m.")
)

// furnish puts mountains in the east, dunes and three oases in the west, palms and reeds along the Nile.
func furnish(m *bake.Image, w *water, l *lands) {
	put := func(s *bake.Image, x, y int) {
		if clear(m, l, s, x, y) {
			m.Blit(s, x, y)
		}
	}
	for _, p := range []place.Province{place.Baharya, place.Dakhla, place.Kharga} {
		cx, top := place.Plate(p)
		m.Blit(oasis, cx+35, top+25)
	}
	at := func(i, seed, from, span int) int { return from + int(bake.Rand(i, seed)*float64(span)) }
	for i := range 600 {
		if x, y := at(i, 201, 0, 456), at(i, 202, 0, 128); w.river[y][x] > 32 {
			put([]*bake.Image{mountain, hill, hill}[i%3], x, y)
		}
		if x, y := at(i, 211, 0, 456), at(i, 212, 166, 118); w.river[y][x] > 20 {
			put(dune, x, y)
		}
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

// clear says whether a stamp fits at x, y: on one province, off its border, not over
// another stamp and not where pieces go.
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
		if within(q, x, y, s) {
			return false
		}
	}
	return true
}

// taken is how far to either side of its middle each row of a province reaches, by the row's
// top and bottom counted from the plate.
var taken = [...]struct{ top, bottom, half int }{{-11, -1, 30}, {-1, 24, 48}, {24, 37, 38}}

// within says whether a stamp would lie where a province shows its pieces.
func within(p place.Province, x, y int, s *bake.Image) bool {
	cx, top := place.Plate(p)
	for _, r := range taken {
		if x+s.W > cx-r.half && x < cx+r.half && y+s.H > top+r.top && y < top+r.bottom {
			return true
		}
	}
	return false
}
