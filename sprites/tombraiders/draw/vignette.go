package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// vignette is the picture of the game on its card in the menu, 138x84: by night,
// before the pyramids, one holds the lantern and one climbs out of a shaft with a mask of gold.
func vignette() *bake.Image {
	m := bake.New(138, 84)
	for y := range 56 {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{N0, V0, V1, V2}, .5+1.9*float64(y)/50, x, y, .4))
		}
	}
	for i := range 22 {
		m.Set(int(bake.Rand(i, 3)*138), int(bake.Rand(i, 4)*34), []Index{V3, S3, E7}[i%3])
	}
	moon(m, 18, 15, 9)
	face := func(c Index, p ...float64) { m.Poly(bake.Pts(p...), c) }
	face(V2, 104, 8, 62, 56, 118, 56) // lit by the moon
	face(V0, 104, 8, 118, 56, 138, 56, 138, 45)
	for i := range 8 {
		m.Line(97-i*4, 17+i*5, 104+i*1, 17+i*5, V1)
	}
	face(V2, 40, 30, 16, 56, 48, 56)
	face(V0, 40, 30, 48, 56, 64, 56)
	nightSand(m)
	trees := bake.New(m.W, m.H)
	desert.Palm(trees, 6, 62, 24, -3)
	desert.Palm(trees, 130, 62, 20, 3)
	m.Blit(trees.Remapped(Night), 0, 0)
	shaft(m)
	m.Blit(bake.Grid(watcher), 18, 43)
	m.Blit(bake.Grid(treasure), 98, 58)
	return m
}

// nightSand is the ground, dark but where the lantern and the shaft throw their light.
func nightSand(m *bake.Image) {
	ramp := []Index{V0, V1, E1, E2, E3, E4, E5}
	for x := range m.W {
		crest := 53 + int(3*bake.Noise(float64(x)*.03, 2)+1.5*math.Sin(float64(x)*.06))
		for y := crest; y < m.H; y++ {
			d := min(math.Hypot(float64(x-72)/1.8, float64(y-68)*1.2), math.Hypot(float64(x-34)/1.5, float64(y-66)*1.3)+3)
			v := 5.4 - d/6.4 + .8*(bake.Noise(float64(x)*.09, float64(y)*.2)-.5)
			low := .9
			if y > 72 {
				low = .6
			}
			m.Set(x, y, bake.Dither(ramp, max(v, low+.5*(bake.Noise(float64(x)*.06, float64(y)*.18)-.5)), x, y, .3))
			if y == crest && v < 1 {
				m.Set(x, y, V2)
			}
		}
	}
}

// shaft is the hole with its frame of stone, light from below, and the one who comes up.
func shaft(m *bake.Image) {
	m.Poly(bake.Pts(44, 68, 52, 58, 92, 58, 100, 68, 97, 80, 47, 80), E0)
	m.Poly(bake.Pts(45, 68, 53, 59, 91, 59, 99, 68, 98, 71, 46, 71), E4)
	m.Poly(bake.Pts(46, 71, 98, 71, 96, 79, 48, 79), E2) // the face towards us
	m.Line(53, 59, 90, 59, E6)
	m.Line(46, 67, 52, 60, E6)
	hole := bake.Pts(53, 68, 58, 61, 86, 61, 91, 68)
	m.Fill(hole, func(x, y int) {
		v := 5.5 - math.Hypot(float64(x-72)/3, float64(y-69))*.6
		m.Set(x, y, bake.Dither([]Index{E1, E2, G1, G2, G3, E7}, v, x, y, .3))
	})
	m.Line(58, 61, 85, 61, E0)
	m.Line(53, 67, 58, 61, E0)
	m.Line(86, 61, 91, 67, E0)
	for _, l := range [][4]int{{60, 59, 61, 60}, {74, 59, 74, 60}, {48, 68, 52, 68}, {92, 68, 96, 68}, {62, 72, 63, 78}, {80, 72, 79, 78}} { // joints
		m.Line(l[0], l[1], l[2], l[3], E1)
	}
	m.Blit(bake.Grid(climber), 63, 39)
	m.Line(46, 70, 98, 70, E6)
	m.Line(46, 71, 98, 71, E3)
	m.Line(49, 78, 95, 78, E1)
}

const (
	watcher = `
.....kkkkk........
....kSssSSk.......
...kSssSSSSk......
...kSkkkkkSk......
...kkkhgkhgk......
...kSkkgggkk......
...kk222233k......
...kSs22234kkk.....
..kSsSSSSSSSSSfaaa
..kSsSSSSSSkkkf.a.
..kSsSSSSSk...aaaaa
..kSsSSSSSk...arhra
..kSSSSSSEk...ahhha
..kSSSSSSEk...ahhha
..kKSSSSSEk...arhra
..kKSSSSSEk...aaaaa
..kKKSSSSEk........
..kKKSSSEk.........
..kKKSSSEk.........
..kKKSSSEk.........
.kKKKSSSSEk........
.kKKKKSSSSk........
.kkkkkkkkkk........`
	climber = `
.....rrrrrr......
....rMqrrMqq.....
...rMqrrrrqMp....
...rMrrhrrqMp....
...Mrkkrrkkqpp...
..rMrhkrrhkqMp...
..MrrrrqrrrqqMp..
..rMrrqqrrqqMpp..
.MrMrrr22rqqMpMp.
.rrrMrrqqqqMpppp.
.MMrkMrqqpMkpMMp.
..kfkrrMMqqkfk...
.kSSkMM.MMMkSSk..
..kSsk.M.MkSSk...
...kSskkkkSSk....
....kSkSSSkSk....
....kSSSkkSSk....
...kSSkkkkkSSk...
...kSkhkghkkSk...
...kSkkgggkkSk...
...kSk33344kSk...
....kSk344kSk....
....kSSkkkSSk....
....kSsSSSSSk....
....kSsSSSSSk....
....kSSSSEESk....
....kSSSEEEEk....
....kSSEEEEEk....
....kSEEEEEEk....
....kSEEggEEk....
....kEEgggEEk....`
	treasure = `
..............aaa.....
..aaaa........aqa.....
.a5443a......aaqaa....
.aaaaaa......aqqpa....
..a43a...aaaaaaaaaaaa.
.aa43aa.abbbbbbbbbbbba
a5a43a3aaccccqqccccbba
a544432aaaaaaqqaaaaaaa
a1a1a1aaadcccqqccccbba
a544332aadcccccccccbba
.a5432a.adcccccccccbba
..a43a..aaaaaaaaaaaaaa
.aaaaaa...............`
)

// eveningSky is the sky over a dig, 464x110, in the place of theben's: the sun is down.
func eveningSky() *bake.Image {
	m := bake.New(464, 110)
	for y := range m.H {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{V1, V2, V3, V4, V5, V6, E6}, .2+5.6*math.Pow(float64(y)/100, 1.1), x, y, .4))
		}
	}
	return m
}
