package desert

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// What lies and grows about.
var (
	Tuft  = bake.Grid("..i..\ni.i.i\n.ini.\n.nmn.")
	Bush  = bake.Grid("...iin....\n..iinnnm..\n.innnnmmm.\ninnmnnmmml\nnnmmnmmmll\n.mmmmmlll.\n..llllll..")
	Rock  = bake.Grid("...ttt....\n..tvvut...\n.tvvuuut..\ntvuuuusst.\ntuuussssst\n.tttttttt.")
	Stone = bake.Grid(".ttt.\ntvuut\ntuust\n.ttt.")
	reed  = bake.Grid("..b..c.\n..c..b.\n.ic.ib.\n.n.in..\n.nmn.m.\n..mmm..\n..mlm..")
)

// Scatter puts n copies of s at random places whose left edge is from x0 to before
// x1, where accept agrees to the place of its foot.
func Scatter(m *bake.Image, s *bake.Image, n, seed, x0, x1 int, accept func(x, y int) bool) {
	for i := range n {
		x := x0 + int(bake.Rand(i, seed)*float64(x1-x0))
		y := 2 + int(bake.Rand(i, seed+1)*float64(m.H-14))
		if accept(x+s.W/2, y+s.H-1) {
			m.Blit(s, x, y)
		}
	}
}

// IsGreen lets Scatter put things on grass only, IsSand on sand.
func IsGreen(m *bake.Image) func(x, y int) bool {
	return func(x, y int) bool { c := m.At(x, y); return c >= F2 && c <= F4 }
}

// IsSand: see IsGreen.
func IsSand(m *bake.Image) func(x, y int) bool {
	return func(x, y int) bool { c := m.At(x, y); return c >= E4 && c <= E6 }
}

// Palm is a date palm with its foot at x, y, h px high and leaning by lean at the top.
func Palm(m *bake.Image, x, y, h int, lean float64) {
	Shade(m, float64(x)+float64(h)*.35, float64(y)+.5, float64(h)*.42, 2.4)
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

// Pool is a small spring with reeds, rx by ry about x, y.
func Pool(m *bake.Image, x, y, rx, ry float64) {
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
