package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// lantern is a storm lantern, 9x13, alight.
const lantern = `
...aaa...
..a...a..
..aaaaa..
.asttssa.
..aaaaa..
.aqrhrqa.
.arhhhra.
.arh9hra.
.aqhhhqa.
.aqrhrqa.
..aaaaa..
.atttssa.
.aaaaaaa.`

// backFace is the back of the cards of the deck without its lattice, which would
// break when tilted: green, with the lantern of those who come at night.
func backFace() *bake.Image { return bake.CardBack(N0, F0, V0, bake.Grid(deckSign), 9) }

const deckSign = `
.....aaa.....
....a...a....
...a.....a...
...aaaaaaa...
..arrrqqqpa..
...aaaaaaa...
..aqr9h9rqa..
.aqrr9hh9rqa.
.aqr9hhhh9qa.
.aqr9hhhh9qa.
.aqr9hhh99qa.
.aqrr9hh9rqa.
..aqr999rqa..
...aaaaaaa...
..arrrqqqpa..
..aqqqqqppa..
...aaaaaaa...`

// nightFront is the front of the cards that go to the hand: a niche by night, a
// green banner.
func nightFront() *bake.Image { return bake.CardFront([]Index{N1, V0, V1, V2}, F0, F1, F2) }

// chamber is where a pile is searched, 464x242: a vault under the sand, lit by one lantern,
// with the mat on which the cards lie.
func chamber() *bake.Image {
	m := bake.New(place.ClothW, place.ClothH)
	mx, my, mw, mh := place.Mat()
	my -= place.ClothY
	glow := func(x, y int) float64 {
		return math.Hypot(float64(x-place.LampX)/1.5, float64(y-34))
	}
	for y := range m.H {
		for x := range m.W {
			m.Set(x, y, chamberAt(x, y, my-14, glow(x, y)))
		}
	}
	wallPaintings(m, glow)
	m.Rect(mx+3, my+mh, mw-1, 3, N0)
	m.Rect(mx, my, mw, mh, N0)
	m.Rect(mx+1, my+1, mw-2, mh-2, R0)
	for y := range mh - 2 {
		for x := range mw - 2 {
			v := 1.55 - math.Hypot(float64(x-mw/2)/250, float64(y)/170)
			m.Set(mx+1+x, my+1+y, bake.Dither([]Index{R0, R1}, v, x, y, .25))
		}
	}
	m.Frame(mx+3, my+3, mw-6, mh-6, G0)
	for x := mx + 8; x < mx+mw-10; x += 8 {
		for _, y := range []int{my + 1, my + mh - 2} {
			m.Rect(x, y, 4, 1, G0)
		}
	}
	for y := 0; y < mh; y += 2 {
		for k := range 3 {
			m.Set(mx-1-k, my+y, E3)
			m.Set(mx+mw+k, my+y, E3)
		}
	}
	return m
}

// chamberAt is the wall of big blocks above the floor at y foot, and the floor.
func chamberAt(x, y, foot int, d float64) Index {
	ramp := []Index{N0, N1, E0, E1, E2, E3, E4}
	if y >= foot {
		v := 3.6 - d/42 + .5*bake.Noise(float64(x)*.08, float64(y)*.2)
		return bake.Dither(ramp, max(v, .4), x, y, .4)
	}
	row := y / 17
	shift := int(bake.Rand(row, 3) * 40)
	u := (x + shift) % 46
	if y%17 == 0 || u == 0 {
		return bake.Dither(ramp, max(2.4-d/40, 0), x, y, .3)
	}
	v := 4.9 - d/26 + .6*bake.Noise(float64(x)*.06, float64(y)*.1) + .7*(bake.Rand((x+shift)/46, row)-.5)
	if y%17 == 1 || u == 1 {
		v += .9
	}
	return bake.Dither(ramp, max(v, 0), x, y, .35)
}

// wallPaintings are two rows of figures, which fade into the dark.
func wallPaintings(m *bake.Image, glow func(x, y int) float64) {
	walker := []string{
		"..kk...\n..kkk..\n..kk...\n.1111..\n.1.11.1\n.1.111.\n...11..\n...111.\n..1111.\n..1..1.\n..1...1\n.11..11",
		"..qq...\n.qkkq..\n..kk...\n..hhh..\n.h.h.h.\nh..h..h\n...hh..\n..hhhh.\n..hhhh.\n..h..h.\n..h..h.\n.hh.hh.",
		"...M...\n..MMM..\n..kkk..\n...3...\n..333..\n.3.3.33\n...3...\n..333..\n..333..\n..3.3..\n..3.3..\n.33.33.",
	}
	fade := []Index{N1, E0}
	for i := range 14 {
		x, y := 96+i*20, 40
		if i > 5 {
			x += 20
		}
		f := bake.Grid(walker[i%3])
		for j := range f.H {
			for k := range f.W {
				c := f.At(k, j)
				if c == T {
					continue
				}
				if d := glow(x+k, y+j); d > 74 {
					c = fade[i&1]
				} else if d > 46 {
					c = []Index{E0, E1}[i&1]
				}
				m.Set(x+k, y+j, c)
			}
		}
	}
}

// lampMiddle is the middle of the lamp's picture.
const lampMiddle = 12

// lamp hangs from its chain over the search; its flame flickers in three frames.
func lamp(frame int) *bake.Image {
	m := bake.New(25, 40)
	for y := range 20 {
		m.Set(12, y, []Index{E0, S1, S1}[y%3])
	}
	m.Blit(bake.Grid(`
..........aaaaa..........
.........a.....a.........
........a.......a........
........aaaaaaaaa........
......aaqrrrqqppaaa......
.....aaaaaaaaaaaaaaa.....
.....aq.aqqqqqqqa.pa.....
.....ar.qrrrrrrrq.pa.....
.....arqrrrrrrrrrqpa.....
.....arqrrrrrrrrrqpa.....
.....arqrrrrrrrrrqpa.....
.....arqrrrrrrrrrqpa.....
.....arqrrrrrrrrrqpa.....
.....arqrrrrrrrrrqpa.....
.....aqqqrrrrrrrqqpa.....
.....aq.qqqqqqqqq.pa.....
.....aaaaaaaaaaaaaaa.....
......arrqqqqqppppa......
.....arrqqqqqqppppoa.....
.....aaaaaaaaaaaaaaa.....`), 0, 20)
	flame := bake.Grids(
		"...h...\n..hh...\n..hhh..\n.hhhhh.\n.hhhhh.\n..h99h.\n..999..",
		"....h..\n...hh..\n..hhh..\n..hhhh.\n.hhhhh.\n.hh99..\n..999..",
		".......\n...h...\n..hhh..\n.hhhh..\n.hhhhh.\n.hh99h.\n..999..")
	m.Blit(flame[frame], 9, 28)
	return m
}

// sneaks creep to the right with lantern and sack, in four frames; recoloured for the players.
func sneaks() []*bake.Image {
	const top = `
...aaaa.......
..a3322a......
..a3ghka......
.aa322aa......
aeea3322aa.aaa
aedda3222ffrhr
aeddca322aarhr
.addca3221.aaa
`
	return bake.Grids(
		top+"..aaa33221....\n....a32.21....\n...a32...21...\n...aaa...aaa..",
		top+"..aaa33221....\n.....a3221....\n.....a32a.....\n.....aaaaa....",
		top+"..aaa33221....\n....a22.32....\n...a21...32...\n...aaa...aaa..",
		top+"..aaa33221....\n.....a2232....\n.....a23a.....\n.....aaaaa....")
}

// vignette is the picture of the game on its card in the menu, 138x84: by night
// somebody climbs out of a shaft with a mask of gold.
func vignette() *bake.Image {
	m := bake.New(138, 84)
	for y := range 52 {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{N0, V0, V1, V2}, .5+1.7*float64(y)/50, x, y, .4))
		}
	}
	for i := range 26 {
		m.Set(int(bake.Rand(i, 3)*138), int(bake.Rand(i, 4)*36), []Index{V3, S3, E7}[i%3])
	}
	moon(m, 22, 16, 9)
	face := func(c Index, p ...float64) { m.Poly(bake.Pts(p...), c) }
	face(V2, 96, 12, 52, 54, 108, 54)
	face(V0, 96, 12, 108, 54, 138, 54)
	face(V2, 34, 32, 8, 54, 42, 54)
	face(V0, 34, 32, 42, 54, 60, 54)
	for y := 50; y < m.H; y++ {
		for x := range m.W {
			d := math.Hypot(float64(x-66)/1.7, float64(y-66)*1.25)
			v := 4.6 - d/8.2 + .7*(bake.Noise(float64(x)*.09, float64(y)*.2)-.5)
			m.Set(x, y, bake.Dither([]Index{V0, V1, E1, E2, E3, E4, E5}, max(v, .35+.5*bake.Noise(float64(x)*.05, float64(y)*.15)), x, y, .3))
		}
	}
	return m
}
