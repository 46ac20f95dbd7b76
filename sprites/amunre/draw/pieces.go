package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
)

// farmer stands with his basket; he belongs to nobody.
var farmer = bake.Grid(`
..aaa..
.agggd.
.aaaaa.
.acdca.
..acaa.
.aghga.
acghfca
acghfca
.aggfa.
.acaca.
.aa.aa.`)

// printedFarmer is painted on the ground in red and no piece.
func printedFarmer() *bake.Image {
	m, red := farmer.Clone(), [Colours]Index{E0: R1, E2: R2, E3: R2, E5: R3, E6: R3, E7: R4}
	for i, c := range m.Pix {
		m.Pix[i] = red[c]
	}
	return m
}

// socket is a field that waits for its farmer: dug earth with a sprout.
var socket = bake.Grid("..ccc..\n.cdidc.\n.cdndc.\n.cdmdc.\n.cdddc.\n..ccc..")

var brick = bake.Grid("aaaaaa\nafeeda\naeedda\naaaaaa")

// bricks are one brick, and two in a heap.
func bricks() []*bake.Image {
	one, two := bake.New(10, 7), bake.New(10, 7)
	one.Blit(brick, 2, 3)
	two.Blit(brick, 0, 3)
	two.Blit(brick, 4, 0)
	return []*bake.Image{one, two}
}

var pyramid = bake.Grid(`
......aa......
.....ahca.....
....ahgcba....
....ahgcca....
...ahggccba...
..ahggfcccba..
..ahggfcccca..
.ahgggfccccba.
ahggffecccccba
ahgffeedcccccb
aaaaaaaaaaaaaa`)

// double stands for two pyramids: a small one behind a large one.
var double = bake.Grid(`
......aa............
.....ahca...........
....ahgcba...aa.....
....ahgcca..ahca....
...ahggccbaahgcba...
..ahggfcccaahgcca...
..ahggfccaahggccba..
.ahgggfccaahgfccca..
ahggffecaahggfcccba.
ahgffeedaahgffeccccb
aaaaaaaaaaaaaaaaaaaa`)

// rises are the frames in which three bricks become a pyramid: they fall to a heap, it
// is dressed from the foot up, and shines.
func rises() []*bake.Image {
	heap := func(third int) *bake.Image { // by the height of the foot of the third brick
		m := bake.New(18, 19)
		m.Blit(brick, 3, 15)
		m.Blit(brick, 8, 15)
		m.Blit(brick, 6, third-4)
		return m
	}
	dressed := func(rows int) *bake.Image {
		m := heap(16)
		m.Blit(pyramid.Sub(0, 11-rows, 14, rows), 2, 19-rows)
		return m
	}
	last := bake.New(18, 19)
	last.Blit(pyramid, 2, 8)
	flash := last.Clone()
	for i, c := range flash.Pix {
		flash.Pix[i] = [Colours]Index{E0: G0, E1: G2, E2: G2, E3: G3, E4: G3, E5: E7, E6: E7, E7: E7}[c]
	}
	return []*bake.Image{heap(6), heap(12), heap(16), dressed(4), dressed(8), flash, last}
}

// seats are five pictures of m in the players' colours, finished by what is each one's own.
func seats(m *bake.Image, finish func(seat int, m *bake.Image)) []*bake.Image {
	return bake.Players(m, func(seat int, own *bake.Image) {
		if seat == 4 { // Obsidian needs a light edge on dark ground
			edge(m, own)
		}
		finish(seat, own)
	})
}

// edge draws Obsidian's light edge where red meets what is not red.
func edge(red, m *bake.Image) {
	for y := range m.H {
		for x := range m.W {
			out := func(dx, dy int) bool { c := red.At(x+dx, y+dy); return c < R0 || c > R3 }
			if !out(0, 0) && (out(1, 0) || out(-1, 0) || out(0, 1) || out(0, -1)) {
				m.Set(x, y, S2)
			}
		}
	}
}

// stone is a bidder's piece, a flat pebble of 11x10.
func stone() *bake.Image {
	m := bake.New(11, 10)
	m.Ellipse(5.5, 5.5, 5.4, 4.6, R0)
	m.Ellipse(5.5, 5, 4.6, 3.9, R2)
	n := m.Clone()
	for y := range m.H {
		for x := range m.W {
			switch {
			case m.At(x, y) != R2:
			case m.At(x-1, y) == R0, m.At(x, y-1) == R0:
				n.Set(x, y, R3)
			case m.At(x, y+1) == R0:
				n.Set(x, y, R1)
			}
		}
	}
	return n
}

func stones() []*bake.Image {
	return seats(stone(), func(seat int, m *bake.Image) { m.Blit(bake.Mark(seat), 3, 3) })
}

// standard is an owner's flag on its pole, 9x16.
var standard = bake.Grid(`
.r.......
.q.......
aaaaaaaa.
aq4433321
aq4333321
aq4333321
aq4333321
aq433321.
aq4333321
aq3333221
.q111111.
.q.......
.p.......
.p.......
apa......
aaa......`)

// flag is the small one for the players' panel, 9x9.
var flag = bake.Grid("aaaaaaaa.\naq4433321\naq4333321\naq433321.\naq4333321\naq3333221\n.q111111.\n.q.......\n.p.......")

func none(int, *bake.Image) {}

// coins are a coin of 14 px that turns, 6 frames; an ankh is on its face.
func coins() []*bake.Image {
	out := make([]*bake.Image, 6)
	for f := range out {
		half := [6]float64{6, 5.2, 3.2, 1.2, 3.2, 5.2}[f]
		side := [6]float64{0, 1, 1.6, 1.2, -1.6, -1}[f]
		m := bake.New(14, 14)
		m.Ellipse(7+side/2, 7, half+.9, 6.9, E0)
		m.Ellipse(7+side, 7, half, 6, G1)
		m.Ellipse(7, 7, half, 6, G2)
		face := m.Clone()
		for y := range m.H {
			for x := range m.W {
				if face.At(x, y) == G2 && (face.At(x-1, y) != G2 || face.At(x, y-1) != G2) && x+y < 14 {
					m.Set(x, y, G3)
				}
			}
		}
		switch {
		case half > 5.5:
			m.Blit(bake.Stencil(".#.\n#.#\n.#.\n###\n.#.\n.#.", G0), 6, 4)
		case half > 5:
			m.Blit(bake.Stencil(".#.\n#.#\n.#.\n###\n.#.\n.#.", G0), 5, 4)
		case half > 2:
			m.Rect(6, 5, 1, 5, G0)
		default:
			m.Rect(6, 2, 1, 9, G3)
		}
		out[f] = m
	}
	return out
}

// coinStack stands for five coins, 14x18.
func coinStack() *bake.Image {
	m := bake.New(14, 18)
	m.Rect(1, 16, 12, 1, E0)
	m.Rect(3, 17, 8, 1, E0)
	for k := range 5 {
		m.Rect(0, 6+k*2, 14, 2, E0)
		m.Rect(1, 7+k*2, 12, 1, G1)
		m.Rect(1, 7+k*2, 6, 1, G2)
	}
	m.Ellipse(7, 4.5, 7, 4.4, E0)
	m.Ellipse(7, 4.5, 6, 3.4, G1)
	m.Ellipse(7, 4.2, 5.6, 2.9, G2)
	m.Ellipse(6.4, 3.9, 4.4, 1.9, G3)
	m.Rect(6, 3, 3, 1, G1)
	m.Rect(5, 4, 4, 1, G1)
	return m
}

// harvest are the coins that farmers bring, 9x9, 4 frames of their turn.
func harvest() []*bake.Image {
	return bake.Grids(
		gold,
		"...aaa...\n..arqqa..\n.arrqqpa.\n.arqgqpa.\n.arqgqpa.\n.arqgqpa.\n.arqqqpa.\n..aqqpa..\n...aaa...",
		"....a....\n...ara...\n...arq...\n...ara...\n...arq...\n...ara...\n...arq...\n...aqa...\n....a....",
		"...aaa...\n..aqqra..\n.apqqrra.\n.apqgqra.\n.apqgqra.\n.apqgqra.\n.apqqqra.\n..apqqa..\n...aaa...",
	)
}

// felucca is a boat on the Nile, two frames: its sail fills.
func feluccas() []*bake.Image {
	return bake.Grids(
		".....h....\n....hga...\n...hgga...\n..hggga...\n.hggfga...\n......a...\naabbbbbaa.\n.abcccba..\n..wwwww...",
		".....h....\n...hhga...\n..hhgga...\n.hhggga...\nhhggfga...\n......a...\naabbbbbaa.\n.abcccba..\n.wwwwww...",
	)
}

// sands are the tiles of the sand that covers the map, from a few grains to a closed
// cover with ripples; they repeat in both directions.
func sands() []*bake.Image {
	full := bake.New(place.SandWidth, place.SandHeight)
	full.Rect(0, 0, full.W, full.H, E5)
	for _, r := range [...][3]int{{1, 4, 9}, {9, 15, 8}, {4, 25, 7}} { // x, y, length
		for k := range r[2] {
			y := r[1] + int(math.Round(1.2*math.Sin(float64(k)*.55)))
			full.Set((r[0]+k)%full.W, y, E4)
			full.Set((r[0]+k)%full.W, y+1, E6)
		}
	}
	out := make([]*bake.Image, place.SandFrames)
	for f := range out {
		m := bake.New(full.W, full.H)
		for y := range m.H {
			for x := range m.W {
				if bake.Bayer(x/2, y/2) < float64(f+1)/place.SandFrames {
					m.Set(x, y, full.At(x, y))
				}
			}
		}
		out[f] = m
	}
	return out
}
