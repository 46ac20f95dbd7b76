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
.....eee.....
....e...d....
...e.....d...
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
	for i, x := range []int{58, 146, 318, 406} {
		alcove(m, x, i)
	}
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

// alcove is a niche in the wall about x with a relic of region r, the darker the
// farther from the lamp.
func alcove(m *bake.Image, x, r int) {
	const top, foot, half = 10, 46, 22
	far := max(x-place.LampX, place.LampX-x) > 120
	edge, dark := E3, E0
	if far {
		edge, dark = E1, N1
	}
	arch := func(grow float64) []bake.Pt {
		return append(bake.Smooth(bake.Pts(float64(x)-half-grow, top+14, float64(x)-half*.8-grow*.8, top+6-grow*.5, float64(x), top-grow, float64(x)+half*.8+grow*.8, top+6-grow*.5, float64(x)+half+grow, top+14), false, 8),
			bake.Pts(float64(x)+half+grow, foot, float64(x)-half-grow, foot)...)
	}
	m.Poly(arch(3), N0)
	m.Poly(arch(2), edge)
	m.Poly(arch(0), N0)
	m.Fill(arch(0), func(i, j int) {
		if from := i - x; (from > 8) == (x < place.LampX) && max(from, -from) > 14-(j-top)/6 { // the side the light falls on
			m.Set(i, j, dark)
		}
	})
	thing := relic(r).Remapped(Darker)
	if far {
		thing = thing.Remapped(Darker)
	}
	m.Blit(thing, x-thing.W/2, foot-thing.H)
	m.Rect(x-half-4, foot, 2*half+9, 4, N0)
	m.Rect(x-half-3, foot+1, 2*half+7, 2, edge)
	m.Rect(x-half-3, foot+2, 2*half+7, 1, dark)
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

// sneaks creep to the right under a hood, a lantern in the hand, in four frames;
// recoloured for the players.
func sneaks() []*bake.Image {
	const top = `
...aaaa.....
..a4432a....
.a443322a...
.a43aaaaa...
.a4akhkha...
.a33aaaaa...
..a33221a...
.a443322aaa.
a4433222gfa.
a4433221aqa.
a443321aqhqa
a443321aqrqa
.a33221.aaa.
`
	return bake.Grids(top+".a3aa21.....\n.aa..aa.....", top+"..a321......\n..aaaa......", top+".a2aa31.....\n.aa..aa.....", top+"..a231......\n..aaaa......")
}
