package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/theben/place"
)

// The map's window on the earth, in degrees.
const (
	west, east   = -13, 54.5
	north, south = 59.4, 27.2
)

// stretch is the mean of Mercator's northing and the plain latitude.
func stretch(lat float64) float64 {
	r := lat * math.Pi / 180
	return .5*math.Log(math.Tan(math.Pi/4+r/2))*180/math.Pi + .5*lat
}

func project(lon, lat float64) bake.Pt {
	return bake.Pt{
		X: (lon - west) * place.MapW / (east - west),
		Y: (stretch(north) - stretch(lat)) * place.MapH / (stretch(north) - stretch(south)),
	}
}

func projected(degrees []float64) []bake.Pt {
	p := bake.Pts(degrees...)
	for i := range p {
		p[i] = project(p[i].X, p[i].Y)
	}
	return p
}

// jagged adds detail to a coast: its long edges are bent every 4 px by up to bend.
func jagged(p []bake.Pt, bend float64, seed int) []bake.Pt {
	var out []bake.Pt
	for i, a := range p {
		b := p[(i+1)%len(p)]
		out = append(out, a)
		l := math.Hypot(b.X-a.X, b.Y-a.Y)
		if l <= 5 || l >= 120 {
			continue
		}
		n := int(l / 4)
		for k := 1; k < n; k++ {
			t := float64(k) / float64(n)
			d := (bake.Noise(a.X*.3+float64(k)*.9, float64(seed)+a.Y*.37) - .5) * 2 * bend
			out = append(out, bake.Pt{X: bake.Lerp(a.X, b.X, t) - (b.Y-a.Y)/l*d, Y: bake.Lerp(a.Y, b.Y, t) + (b.X-a.X)/l*d})
		}
	}
	return out
}

// landMask says what of the map is land.
func landMask(m *bake.Image) *mask {
	k := newMask(m.W, m.H)
	fill := func(lines [][]float64, on bool) {
		for i, l := range lines {
			m.Fill(jagged(projected(l), 1.6, i+7), func(x, y int) { k.on[y*k.w+x] = on })
		}
	}
	fill(lands, true)
	fill(waters, false)
	return k
}

// europe is the map without routes and spaces.
func europe() *bake.Image {
	m := bake.New(place.MapW, place.MapH)
	land := landMask(m)
	sea := land.not()
	fromLand, fromSea := land.distance(), sea.distance()
	for y := range m.H {
		for x := range m.W {
			if land.at(x, y) {
				m.Set(x, y, landAt(x, y, sea, fromSea[y*m.W+x]))
			} else {
				m.Set(x, y, seaAt(x, y, land, fromLand[y*m.W+x]))
			}
		}
	}
	waves(m, fromLand)
	for _, r := range rivers {
		river(m, bake.Smooth(projected(r), false, 6), land)
	}
	relief(m)
	m.Blit(ship, 26, 106)
	m.Blit(ship.Mirrored(), 194, 194)
	return m
}

// landAt is cool parchment in the north and warm sand in the south, with the
// shore's line, light on coasts that face the light and shade on the others.
func landAt(x, y int, sea *mask, shore float64) Index {
	stain := bake.Noise(float64(x)*.012, float64(y)*.016)
	lat := (float64(y) + 28*(stain-.5)) / place.MapH
	v := max(0, min((lat-.36)*5.2, 2))
	c := bake.Dither([]Index{P3, E6, E5}, v, x, y, .3)
	switch {
	case shore <= 1.2:
		return E1
	case shore <= 2.6 && sea.at(x-2, y-2):
		return E7
	case shore <= 2.6 && (sea.at(x+2, y+2) || sea.at(x, y+2)):
		return P1
	case shore <= 2.6:
		return P3
	}
	return c
}

// seaAt has lines of light that follow the coasts, and the land's shadow.
func seaAt(x, y int, land *mask, shore float64) Index {
	switch {
	case land.at(x-1, y-1):
		return W1
	case shore < 2.6, shore > 4 && shore < 5.2, shore > 7.4 && shore < 8.4 && (x+y)%4 < 2:
		return W3
	}
	return W2
}

var wave = bake.Grid(".y...y.\ny.y.y.y")

// waves are small stamps on a jittered lattice, far from land.
func waves(m *bake.Image, fromLand []float64) {
	for gy := range 20 {
		for gx := range 20 {
			x := 4 + gx*24 + gy%2*12 + int(bake.Rand(gx, gy)*5)
			y := 6 + gy*14 + int(bake.Rand(gy, gx+9)*4)
			open := x+8 < m.W && y+3 < m.H
			for q := 0; open && q < 8; q++ {
				open = fromLand[y*m.W+x+q] >= 10
			}
			if open {
				m.Blit(wave, x, y)
			}
		}
	}
}

func river(m *bake.Image, p []bake.Pt, land *mask) {
	for i := range len(p) - 1 {
		a, b := p[i], p[i+1]
		n := int(math.Hypot(b.X-a.X, b.Y-a.Y)*2) + 1
		for k := range n {
			t := float64(k) / float64(n)
			if x, y := int(bake.Lerp(a.X, b.X, t)), int(bake.Lerp(a.Y, b.Y, t)); land.at(x, y) {
				m.Set(x, y, W2)
			}
		}
	}
}

var (
	mountain = bake.Grid("....a.....\n...aDa....\n...Dfca...\n..aFfcc...\n..DfFcca..\n.aFfFcbca.\n.DfFDcccb.\naFFD.ccbcc")
	hill     = bake.Grid("...a...\n..aDa..\n..Dcca.\n.aFFcc.\n.DFDccb")
	tree     = bake.Grid("..l..\n.lnl.\n.mnl.\nlmnll\n.mml.\n..b..")
	date     = bake.Grid(".mm.mm.\nmnnmnnl\nm.lbl.l\n...b...\n..cb...\n..cb...")
	ripple   = bake.Grid("...ccc....\n..c...ccc.\n.c.......c")
	ship     = bake.Grid(`
......k.........
.....hka........
....hhkha.......
...hhhkhha......
..hhhgkhgga.....
..hhggkhgga.....
.hhgg.kggfa.....
......k.........
aa....k.......aa
.abbbbbbbbbbbba.
..acccccccccca..
...abbbbbbbba...
..z..zz..zz..z..`)
)

// relief stamps mountains, woods, dunes and palms.
func relief(m *bake.Image) {
	for _, c := range chains {
		p := projected(c.line)
		for i := range len(p) - 1 {
			n := int(math.Hypot(p[i+1].X-p[i].X, p[i+1].Y-p[i].Y) / 8)
			for k := range n {
				s := hill
				if c.high && k%3 != 2 {
					s = mountain
				}
				t := (float64(k) + .5) / float64(n)
				m.Blit(s, int(bake.Lerp(p[i].X, p[i+1].X, t))-s.W/2, int(bake.Lerp(p[i].Y, p[i+1].Y, t)+3*math.Sin(float64(k)*2.3))-s.H/2)
			}
		}
	}
	stamp := func(s *bake.Image, degrees []float64, second func(i int) (dx, dy int, ok bool)) {
		for i, p := range projected(degrees) {
			x, y := int(p.X)-s.W/2, int(p.Y)-s.H+1
			m.Blit(s, x, y)
			if dx, dy, ok := second(i); ok {
				m.Blit(s, x+dx, y+dy)
			}
		}
	}
	stamp(tree, forests, func(i int) (int, int, bool) { return 4, 2, i%2 == 0 })
	stamp(ripple, deserts, func(int) (int, int, bool) { return 10, 3, true })
	stamp(date, oases, func(int) (int, int, bool) { return 0, 0, false })
}
