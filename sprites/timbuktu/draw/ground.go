package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/timbuktu/place"
)

// The ground of the table is 640x244 in three parts, so that the sides can be
// an oasis or the start of the journey, an oasis or the town. All parts are
// drawn by the same function of the table's x and y and so meet without a seam.
const (
	groundH  = 244
	westEnd  = 232
	eastFrom = 404
)

// A side says what grows on the ground: how much grass at the x of the table,
// 0 none to 1 full, and how much of the sand is beaten earth.
type side struct{ grass, earth func(x, y int) float64 }

func none(x, y int) float64 { return 0 }

var (
	westOasis = side{func(x, _ int) float64 { return 1 - float64(x-150)/90 }, none}
	eastOasis = side{func(x, _ int) float64 { return 1 - float64(490-x)/90 }, none}
	camp      = side{func(x, _ int) float64 { return .34 - float64(x-60)/340 }, none}
	town      = side{none, func(x, _ int) float64 { return 1 - float64(452-x)/44 }}
)

// ground draws the columns from x0 to before x1 of the table's ground.
func ground(x0, x1 int, s side) *bake.Image {
	m := bake.New(x1-x0, groundH)
	for j := range groundH {
		for i := range m.W {
			m.Set(i, j, groundAt(x0+i, j+place.TableTop, s))
		}
	}
	return m
}

// groundAt is the colour of the bare ground at a pixel of the table.
func groundAt(x, y int, s side) Index {
	fx, fy := float64(x), float64(y)
	n := .7*bake.Noise(fx*.012, fy*.03) + .3*bake.Noise(fx*.05, fy*.11)
	v := 1.0
	if n > .54 {
		v += min((n-.54)*7, .9)
	}
	if n < .36 {
		v -= min((.36-n)*7, .9)
	}
	g := max(0, min(s.grass(x, y), 1))
	// bent, or the lattice of the noise shows as straight edges
	bx, by := fx+14*bake.Noise(fx*.05+70, fy*.07), fy+9*bake.Noise(fx*.06, fy*.05+30)
	gn := .55*bake.Noise(bx*.06, by*.09) + .45*bake.Noise(bx*.2+9, by*.3)
	if gn < g*.62 {
		if gn > g*.62-.03 { // the sunlit rim of a tuft
			return F4
		}
		blade := bake.Noise(fx*.11+40, fy*.19)
		return bake.Dither([]Index{F2, F3, F4}, -.05+1.9*(.6*blade+.8*gn), x, y, .4)
	}
	if e := s.earth(x, y); e > 0 && bake.Bayer(x, y) < e*2 {
		return paving(x, y, v)
	}
	return bake.Dither([]Index{E4, E5, E6}, v, x, y, .45)
}

// paving is the beaten clay of the town, with the joints of its bricks here and there.
func paving(x, y int, v float64) Index {
	row := y / 6
	brick := (x + row%2*7) / 14
	if bake.Rand(brick, row) < .4 && (y%6 == 5 || (x+row%2*7)%14 == 13) {
		return E4
	}
	return bake.Dither([]Index{E4, E5, E6}, .75+.3*v, x, y, .45)
}

// shade darkens what lies there: contact and cast shadows.
func shade(m *bake.Image, cx, cy, rx, ry float64) {
	down := [Colours]Index{E7: E6, E6: E5, E5: E4, E4: E3, E3: E2, F4: F3, F3: F2, F2: F1}
	for y := int(cy - ry); y <= int(cy+ry); y++ {
		for x := int(cx - rx); x <= int(cx+rx); x++ {
			if sq((float64(x)+.5-cx)/rx)+sq((float64(y)+.5-cy)/ry) <= 1 && m.In(x, y) {
				if c := down[m.At(x, y)]; c != T {
					m.Set(x, y, c)
				}
			}
		}
	}
}

// dune is a barchan about x, y, half w wide: a lit windward back, a sharp
// crest, the dark slip face in the lee and two horns that run out with the wind.
func dune(m *bake.Image, x, y, w float64) {
	crest := bake.Pts(x-w, y+3, x-w*.45, y-w*.2, x+w*.05, y-w*.34, x+w*.5, y-w*.2, x+w*1.05, y+7)
	lee := bake.Pts(x+w*.5, y+1, x+w*.12, y+w*.04, x-w*.3, y+3)
	back := append(bake.Smooth(crest, false, 8), bake.Smooth(lee, false, 6)...)
	m.Fill(back, func(i, j int) {
		m.Set(i, j, bake.Dither([]Index{E5, E6, E7}, 1.9-(float64(j)-(y-w*.34))*.12, i, j, .4))
	})
	slip := append(bake.Smooth(bake.Pts(x+w*.05, y-w*.34, x+w*.5, y-w*.2, x+w*1.05, y+7), false, 8),
		bake.Smooth(bake.Pts(x+w*.5, y+2, x+w*.16, y+w*.05, x+w*.02, y-w*.1), false, 6)...)
	m.Fill(slip, func(i, j int) {
		m.Set(i, j, bake.Dither([]Index{E3, E4}, .2+(float64(j)-(y-w*.34))*.07, i, j, .4))
	})
}

// ripples are short waves the wind leaves: a dark line, a light one under it.
func ripples(m *bake.Image, x0, x1, n, seed int) {
	for i := range n {
		x := x0 + int(bake.Rand(i, seed)*float64(x1-x0-16))
		y := 8 + int(bake.Rand(i, seed+1)*(groundH-16))
		l := 7 + int(bake.Rand(i, seed+2)*9)
		for q := range l {
			dy := int(math.Round(1.2 * math.Sin(float64(q)*.55)))
			if m.At(x+q, y+dy) == E5 {
				m.Set(x+q, y+dy, E4)
				m.Set(x+q, y+dy+1, E6)
			}
		}
	}
}

var (
	tuft  = bake.Grid("..i..\ni.i.i\n.ini.\n.nmn.")
	bush  = bake.Grid("...iin....\n..iinnnm..\n.innnnmmm.\ninnmnnmmml\nnnmmnmmmll\n.mmmmmlll.\n..llllll..")
	rock  = bake.Grid("...ttt....\n..tvvut...\n.tvvuuut..\ntvuuuusst.\ntuuussssst\n.tttttttt.")
	stone = bake.Grid(".ttt.\ntvuut\ntuust\n.ttt.")
	reed  = bake.Grid("..b..c.\n..c..b.\n.ic.ib.\n.n.in..\n.nmn.m.\n..mmm..\n..mlm..")
)

// scatter puts n pictures s at random places of the region, where accept agrees.
func scatter(m *bake.Image, s *bake.Image, n, seed, x0, x1 int, accept func(x, y int) bool) {
	for i := range n {
		x := x0 + int(bake.Rand(i, seed)*float64(x1-x0))
		y := 2 + int(bake.Rand(i, seed+1)*(groundH-14))
		if accept(x+s.W/2, y+s.H-1) {
			m.Blit(s, x, y)
		}
	}
}

func isGreen(m *bake.Image) func(x, y int) bool {
	return func(x, y int) bool { c := m.At(x, y); return c >= F2 && c <= F4 }
}

func isSand(m *bake.Image) func(x, y int) bool {
	return func(x, y int) bool { c := m.At(x, y); return c >= E4 && c <= E6 }
}

// palm is a date palm with its foot at x, y, h px high and leaning by lean at the top.
func palm(m *bake.Image, x, y, h int, lean float64) {
	shade(m, float64(x)+float64(h)*.35, float64(y)+.5, float64(h)*.42, 2.4)
	var tx float64
	for i := range h + 1 {
		t := float64(i) / float64(h)
		tx = float64(x) + lean*t*t
		w := 1
		if t < .3 {
			w = 2
		}
		for q := range w + 1 {
			c := E1
			if q == 0 && i/2%2 == 1 {
				c = E4
			} else if q == 0 {
				c = E2
			}
			m.Set(int(math.Round(tx))+q-w/2, y-i, c)
		}
	}
	fronds(m, tx, float64(y-h), max(7, float64(h)*.5))
}

// fronds are a palm's leaves: parabolas with hanging leaflets, the left ones lighter.
func fronds(m *bake.Image, tx, ty, length float64) {
	for k, f := range [10][3]float64{{-2.9, .9, 1}, {-.2, .95, 1}, {-2.55, 1.05, .75}, {-.6, 1.05, .75}, {-2.05, .95, .5}, {-1.05, .95, .5}, {-1.75, .62, .62}, {-1.3, .5, .8}, {2.9, .6, .8}, {.25, .65, .8}} {
		n := int(length*f[1]) * 2
		for i := range n + 1 {
			t := float64(i) / float64(n)
			x := int(math.Round(tx + .5 + math.Cos(f[0])*length*f[1]*t))
			y := int(math.Round(ty + math.Sin(f[0])*length*f[1]*t + f[2]*length*.75*t*t))
			c := F2
			if math.Cos(f[0]) < 0 {
				c = F3
			} else if k%2 == 1 {
				c = F1
			}
			m.Set(x, y, c)
			for q := 1; q <= int((1-math.Abs(2*t-1))*length*.26); q++ {
				if (x+q)%2 != 0 && q > 1 || m.At(x, y+q) == F3 {
					continue
				}
				if q == 1 {
					m.Set(x, y+q, F2)
				} else {
					m.Set(x, y+q, F1)
				}
			}
		}
	}
	m.Set(int(tx)-1, int(ty)+2, R2)
	m.Set(int(tx)+2, int(ty)+2, R2)
	m.Set(int(tx), int(ty)+3, R3)
}

// pool is a small spring with reeds, rx by ry about x, y.
func pool(m *bake.Image, x, y, rx, ry float64) {
	in := func(i, j int, k float64) bool {
		return sq((float64(i)+.5-x)/(rx*k))+sq((float64(j)+.5-y)/(ry*k)) < 1
	}
	for j := int(y - ry - 3); j < int(y+ry+3); j++ {
		for i := int(x - rx - 3); i < int(x+rx+3); i++ {
			switch {
			case in(i, j, 1) && !in(i, j-2, 1):
				m.Set(i, j, W1)
			case in(i, j, 1) && !in(i, j+1, 1):
				m.Set(i, j, W4)
			case in(i, j, 1):
				m.Set(i, j, W2)
			case in(i, j, 1.22):
				m.Set(i, j, E2)
			}
		}
	}
	m.Rect(int(x)-3, int(y), 5, 1, W4)
	m.Rect(int(x)+1, int(y)+2, 3, 1, W3)
	m.Blit(reed, int(x-rx)-2, int(y)-4)
	m.Blit(reed.Mirrored(), int(x+rx)-5, int(y)-2)
}

// westOasisGround is the oasis being left: grass, palms and a pool beside the pens' signs.
func westOasisGround() *bake.Image {
	m := ground(0, westEnd, westOasis)
	ripples(m, 190, westEnd, 10, 31)
	scatter(m, tuft, 46, 1, 0, 225, isGreen(m))
	// between the pens' plates at the edge, y counted from the table's top
	m.Blit(bush, 14, 15)
	palm(m, 10, 72, 22, -2)
	pool(m, 12, 105, 9, 6)
	m.Blit(stone, 19, 113)
	palm(m, 12, 164, 22, 2)
	m.Blit(bush, 0, 160)
	palm(m, 8, 211, 20, 2)
	m.Blit(rock, 13, 206)
	m.Blit(bush, 10, 234)
	return m
}

// eastOasisGround is the oasis ahead; its free edges lie right of the pens and left of the signs.
func eastOasisGround() *bake.Image {
	m := ground(eastFrom, 640, eastOasis)
	ripples(m, 0, 40, 10, 41)
	scatter(m, tuft, 46, 5, 6, 230, isGreen(m))
	palm(m, 228, 62, 24, 2)
	m.Blit(bush, 224, 96)
	palm(m, 230, 156, 26, -3)
	m.Blit(rock, 225, 190)
	palm(m, 227, 236, 22, 2)
	palm(m, 30, 72, 22, -2)
	m.Blit(bush, 26, 108)
	palm(m, 32, 164, 22, 2)
	m.Blit(rock, 25, 203)
	m.Blit(bush.Mirrored(), 27, 234)
	return m
}

// campGround is the start of the journey: dry grass, tents and a fire.
func campGround() *bake.Image {
	m := ground(0, westEnd, camp)
	ripples(m, 0, westEnd, 26, 51)
	scatter(m, tuft, 40, 9, 0, 200, isGreen(m))
	scatter(m, stone, 12, 13, 0, 220, isSand(m))
	tent(m, 1, 50)
	m.Blit(bake.Grid("...q....\n..qrq...\n..3rrq..\n.33rhr3.\n.23rhr3.\n..2332..\n.accbca.\naabccbaa"), 9, 104)
	m.Blit(stone, 2, 110)
	tent(m, 1, 142)
	m.Blit(rock, 8, 198)
	m.Blit(bush, 3, 234)
	return m
}

// tent is a striped nomad tent, 22 px wide, its foot 20 px under y.
func tent(m *bake.Image, x, y int) {
	fx, fy := float64(x), float64(y)
	shade(m, fx+14, fy+20, 11, 3)
	m.Fill(bake.Pts(fx+9, fy, fx, fy+20, fx+22, fy+20), func(i, j int) {
		t := float64(j-y) / 20
		u := (float64(i) - bake.Lerp(fx+9, fx, t)) / max(1, bake.Lerp(0, 22, t))
		c := [2]Index{E7, R3}[int(u*6)&1]
		if u > .6 {
			c = [2]Index{P2, R1}[int(u*6)&1]
		}
		m.Set(i, j, c)
	})
	m.Poly(bake.Pts(fx+9, fy+9, fx+5, fy+20, fx+13, fy+20), N1)
	m.Line(x+9, y, x, y+20, E0)
	m.Line(x+9, y, x+22, y+20, E0)
	m.Line(x+9, y-3, x+9, y, E0)
	m.Rect(x, y+20, 23, 1, E1)
}

// townGround is Timbuktu: beaten earth, a wall along the top, towers and houses of mud brick.
func townGround() *bake.Image {
	m := ground(eastFrom, 640, town)
	ripples(m, 0, 30, 8, 61)
	townWall(m, 24, 236)
	for _, y := range []int{46, 138} {
		house(m, 24, y, 15, 18)
	}
	palm(m, 30, 119, 22, -2)
	palm(m, 32, 211, 22, 2)
	for _, y := range []int{38, 96, 134, 196} {
		house(m, 222, y, 14, 18)
	}
	palm(m, 228, 90, 24, 2)
	palm(m, 229, 186, 22, -2)
	palm(m, 229, 242, 20, 2)
	return m
}

// townWall is the wall along the top of the ground: merlons, beam ends, its shadow.
func townWall(m *bake.Image, x0, x1 int) {
	for x := x0; x < x1; x++ {
		for y := 11; y < 16; y++ {
			if bake.Bayer(x, y) < float64(16-y)/5 {
				m.Set(x, y, E4)
			}
		}
	}
	m.Rect(x0, 0, x1-x0, 12, E1)
	m.Rect(x0, 3, x1-x0, 8, E3)
	m.Rect(x0, 3, x1-x0, 1, E5)
	m.Rect(x0, 10, x1-x0, 1, E2)
	for x := x0; x < x1; x += 10 {
		m.Rect(x, 0, 6, 3, E3)
		m.Rect(x, 0, 1, 3, E5)
		m.Rect(x, 0, 6, 1, E5)
		m.Rect(x+5, 1, 1, 2, E2)
		m.Rect(x+2, 6, 2, 1, E0)
		m.Rect(x+3, 7, 2, 1, E2)
	}
}

// wall is a tapering piece of mud-brick wall about x: lit left, dark right.
func wall(m *bake.Image, x float64, y, top, foot, h int) {
	for j := range h {
		w := int(bake.Lerp(float64(top), float64(foot), float64(j)/float64(h)))
		x0 := int(x) - w/2
		for i := range w {
			c := E4
			switch {
			case i < 2 && w > 4 || i == 0:
				c = E5
			case i >= w-2 && w > 4:
				c = E2
			case float64(i) > float64(w)*.62:
				c = E3
			}
			m.Set(x0+i, y+j, c)
		}
		m.Set(x0-1, y+j, E1)
		m.Set(x0+w, y+j, E1)
	}
}

// house is a flat-roofed house of mud brick with a door.
func house(m *bake.Image, x, y, w, h int) {
	shade(m, float64(x+w), float64(y+h), 6, 3)
	m.Rect(x-1, y-1, w+2, h+2, E1)
	m.Rect(x, y, w, h, E4)
	m.Rect(x+w*2/3, y, w-w*2/3, h, E3)
	m.Rect(x, y, w, 1, E6)
	m.Rect(x, y+3, w, 1, E2)
	for i := 1; i < w; i += 4 { // beam ends
		m.Set(x+i, y+4, E0)
	}
	m.Rect(x+3, y+h-7, 4, 7, E0)
	m.Rect(x+3, y+h-7, 1, 7, E1)
	m.Rect(x+w-4, y+7, 2, 3, E0)
}

// desert is the corridor between the oases: dunes and ripples, nothing loud.
func desert() *bake.Image {
	m := ground(westEnd, eastFrom, side{func(x, y int) float64 { return max(westOasis.grass(x, y), eastOasis.grass(x, y)) }, none})
	ripples(m, 0, eastFrom-westEnd, 46, 21)
	for _, d := range [][3]float64{{40, 36, 27}, {122, 50, 24}, {72, 106, 30}, {138, 138, 21}, {26, 168, 23}, {106, 204, 29}, {38, 228, 20}} {
		dune(m, d[0], d[1], d[2])
	}
	scatter(m, stone, 7, 17, 4, 160, isSand(m))
	return m
}
