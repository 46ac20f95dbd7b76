package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
	"sandglass/sprites/theben/place"
)

// stones are the lit and the dark face of what is built in the desert.
var (
	litStone  = []Index{E4, E5, E6, E7}
	darkStone = []Index{E2, E3, E4}
)

// sky goes from blue above to light above the horizon at y.
func sky(m *bake.Image, y int) {
	for j := range y {
		for x := range m.W {
			m.Set(x, j, bake.Dither([]Index{W2, W3, W4, E7}, .4+2.7*float64(j)/float64(y), x, j, .4))
		}
	}
}

func sun(m *bake.Image, x, y, r float64) {
	m.Ellipse(x, y, r, r, G3)
	m.Ellipse(x, y, r-2, r-2, E7)
}

// cloud is a heap of flat lenses, lit from below by the sand.
func cloud(m *bake.Image, cx, cy, w, h float64, seed int) {
	for k := range 6 {
		ox, oy := (bake.Rand(seed, k)-.5)*w*.8, (bake.Rand(seed, k+20)-.5)*h
		rw, rh := w*(.25+.3*bake.Rand(seed, k+40)), h*(.22+.22*bake.Rand(seed, k+60))
		for y := int(cy + oy - rh); y <= int(cy+oy+rh); y++ {
			for x := int(cx + ox - rw); x <= int(cx+ox+rw); x++ {
				switch u, v := (float64(x)-cx-ox)/rw, (float64(y)-cy-oy)/rh; {
				case u*u+v*v > 1:
				case v < -.1:
					m.Set(x, y, W4)
				default:
					m.Set(x, y, E7)
				}
			}
		}
	}
}

// pyramid has a lit and a dark face that meet in the edge from the apex to edge, base.
func pyramid(m *bake.Image, ax, ay, left, right, base, edge float64) {
	tall := base - ay
	face := func(p []bake.Pt, ramp []Index, value func(t float64) float64, share float64, step int) {
		m.Fill(p, func(x, y int) {
			v := value((float64(y) - ay) / tall)
			c := bake.Dither(ramp, v, x, y, .35)
			row := (y - int(ay)) / 4
			if run := (x + int(bake.Rand(row, int(ax))*40)) / 5; (y-int(ay))%4 == 3 && bake.Rand(run, row+step) < share {
				c = ramp[max(0, min(int(math.Round(v))+step, len(ramp)-1))]
			}
			m.Set(x, y, c)
		})
	}
	face(bake.Pts(ax, ay, left, base, edge, base), litStone, func(t float64) float64 { return 3 - 1.2*t }, .4, -1)
	face(bake.Pts(ax, ay, edge, base, right, base), darkStone, func(t float64) float64 { return 2 * math.Pow(t, 1.6) }, .17, 1)
}

// sand is the desert floor below y.
func sand(m *bake.Image, y int) {
	for j := y; j < m.H; j++ {
		for x := range m.W {
			n := .7*bake.Noise(float64(x)*.014, float64(j)*.03) + .3*bake.Noise(float64(x)*.05, float64(j)*.11)
			v := 1.7 + (n-.5)*1.8 - float64(j-y)/float64(m.H)*.6
			m.Set(x, j, bake.Dither([]Index{E3, E4, E5, E6}, v, x, j, .25))
		}
	}
}

// ridge is a line of dunes with the given crest; it reaches down to foot.
func ridge(m *bake.Image, foot float64, crest ...float64) {
	p := bake.Smooth(bake.Pts(crest...), false, 12)
	top := map[int]float64{}
	for i := range len(p) - 1 {
		for x := int(p[i].X); x <= int(p[i+1].X); x++ {
			top[x] = bake.Lerp(p[i].Y, p[i+1].Y, (float64(x)-p[i].X)/(p[i+1].X-p[i].X+1e-9))
		}
	}
	m.Fill(append(p, bake.Pts(p[len(p)-1].X, foot, p[0].X, foot)...), func(x, y int) {
		m.Set(x, y, bake.Dither([]Index{E4, E5, E6, E7}, 2.2-(float64(y)-top[x])*.07, x, y, .3))
	})
}

// slip is the dark lee of a dune: from its peak along the crest to the right,
// back along a curve at its foot.
func slip(m *bake.Image, points ...float64) {
	p := bake.Smooth(bake.Pts(points...), true, 8)
	lo := p[0].Y
	for _, q := range p {
		lo = min(lo, q.Y)
	}
	m.Fill(p, func(x, y int) {
		m.Set(x, y, bake.Dither([]Index{E2, E3, E4}, .6+(float64(y)-lo)*.06, x, y, .5))
	})
}

// tent is the diggers' striped tent, 56 wide, 44 high, its foot on y.
func tent(m *bake.Image, x, y float64) {
	desert.Shade(m, x+34, y, 36, 4)
	left, right := bake.Pts(x+18, y-34, x, y, x+22, y), bake.Pts(x+18, y-34, x+40, y-34, x+58, y, x+22, y)
	m.Fill(left, func(i, j int) {
		t := (float64(j) - (y - 34)) / 34
		u := (float64(i) - bake.Lerp(x+18, x, t)) / max(1, 22*t)
		m.Set(i, j, [2]Index{E7, R2}[int(u*4)&1])
	})
	m.Fill(right, func(i, j int) {
		t := (float64(j) - (y - 34)) / 34
		u := (float64(i) - bake.Lerp(x+18, x+22, t)) / bake.Lerp(22, 36, t)
		m.Set(i, j, [2]Index{P2, R1}[int(u*7)&1])
	})
	m.Poly(bake.Pts(x+13, y-17, x+7, y, x+17, y), N1)
	for _, l := range [][4]float64{{18, -34, 0, 0}, {18, -34, 22, 0}, {18, -34, 40, -34}, {40, -34, 58, 0}, {0, 0, 58, 0}, {18, -38, 18, -34}, {40, -38, 40, -34}} {
		m.Line(int(x+l[0]), int(y+l[1]), int(x+l[2]), int(y+l[3]), E0)
	}
}

// The scene of a dig is 464x284 in three layers: the sky, what stands on the
// horizon of the region, and the ground with dunes, trench and mat in front of it.
const (
	skyline  = 98
	groundAt = 60 // top of the ground's picture
)

func digSky() *bake.Image {
	m := bake.New(place.Width, skyline+12)
	sky(m, m.H)
	sun(m, 62, 30, 13)
	cloud(m, 366, 26, 90, 8, 3)
	cloud(m, 196, 40, 60, 5, 9)
	return m
}

// digGround is the ground of every dig, with palms, tent, trench and mat.
func digGround() *bake.Image {
	m := bake.New(place.Width, place.Height)
	sand(m, 108)
	ridge(m, 116, -20, 99, 60, 92, 120, 90, 200, 97, 300, 94, 400, 98, 480, 91)
	slip(m, 120, 90, 160, 93, 200, 98, 186, 108, 150, 110, 130, 104, 126, 97)
	for i, x := range []int{18, 34, 100, 450} {
		desert.Palm(m, x, 108, 26+i%3*4, float64(i%3-1)*5)
	}
	trench(m)
	tent(m, 356, 136)
	spoil(m, 54, 134)
	ladder(m, 398, 136)
	mat(m)
	return m.Sub(0, groundAt, m.W, m.H-groundAt)
}

// trench is cut into the sand: strata on its far wall, trodden floor, string lines.
func trench(m *bake.Image) {
	edge := bake.Smooth(bake.Pts(40, 146, 110, 132, 232, 135, 352, 131, 424, 144, 436, 160, 396, 174, 232, 177, 70, 173, 32, 160), true, 6)
	top := map[int]int{}
	m.Fill(edge, func(x, y int) {
		if t, ok := top[x]; !ok || y < t {
			top[x] = y
		}
	})
	strata := []Index{E3, E2, E2, E1, E2, E2, E1, E1, E0, E1, E1, E1, E0, E0, E1, E0, E0}
	m.Fill(edge, func(x, y int) {
		d := y - top[x]
		if d < len(strata) {
			c := strata[d]
			if bake.Rand(x/6, y) > .9 {
				c = min(c+1, E3)
			}
			m.Set(x, y, c)
			return
		}
		n := bake.Noise(float64(x)*.08, float64(y)*.2)
		m.Set(x, y, bake.Dither([]Index{E1, E2, E3}, .7+n*1.1+float64(d-17)*.02, x, y, .25))
	})
	for _, l := range [][4]int{{120, 152, 352, 154}, {108, 167, 372, 168}} { // strings
		for x := l[0]; x < l[2]; x++ {
			if x%4 < 2 {
				m.Set(x, l[1]+(x-l[0])*(l[3]-l[1])/(l[2]-l[0]), E5)
			}
		}
	}
	for i := range edge {
		a, b := edge[i], edge[(i+1)%len(edge)]
		c := E7
		if a.Y > 158 {
			c = E3
		}
		m.Line(int(a.X), int(a.Y), int(b.X), int(b.Y), c)
	}
	for k, g := range []string{finds16[0][0], finds16[2][2], finds16[3][2]} { // half out of the ground
		m.Blit(bake.Grid(g).Sub(0, 0, 16, 11), 196+k*26, 155+k%2*4)
		m.Rect(194+k*26, 166+k%2*4, 20, 2, E1)
		m.Rect(196+k*26, 165+k%2*4, 3, 1, E2)
	}
	worker := bake.Grid("..aaa..\n.ahhha.\n.addca.\n..aca..\n.ahhga.\nahhhgga\naahhgaa\n.ahhga.\n.ahaga.\n.aa.aa.")
	m.Blit(worker, 304, 148)
	m.Blit(worker.Mirrored(), 330, 156)
	m.Line(312, 154, 318, 161, E4)
	m.Line(329, 160, 323, 166, E4)
}

// spoil is the heap of what was dug out.
func spoil(m *bake.Image, x, y int) {
	desert.Shade(m, float64(x)+40, float64(y)+2, 36, 4)
	p := bake.Smooth(bake.Pts(float64(x), float64(y)+2, float64(x)+14, float64(y)-7, float64(x)+28, float64(y)-14, float64(x)+42, float64(y)-8, float64(x)+60, float64(y)+2), false, 6)
	m.Fill(p, func(i, j int) {
		v := 2.4 - float64(i-x)*.035 + (bake.Noise(float64(i)*.3, float64(j)*.4)-.5)*1.2
		m.Set(i, j, bake.Dither([]Index{E2, E3, E4, E5}, v, i, j, .4))
	})
	for k := range 6 {
		m.Blit(bake.Grid(".cc\ncbb"), x+8+k*8, y-3-k%3*2)
	}
}

func ladder(m *bake.Image, x, y int) {
	for k := range 2 {
		m.Rect(x+k*9, y, 2, 28, E4)
		m.Rect(x+1+k*9, y, 1, 28, E1)
	}
	for k := range 5 {
		m.Rect(x+1, y+4+k*5, 10, 1, E5)
		m.Rect(x+1, y+5+k*5, 10, 1, E1)
	}
}

// mat is a woven carpet with fringes and borders.
func mat(m *bake.Image) {
	const x, y, w, h = place.MatX, place.MatY, place.MatW, place.MatH
	m.Rect(x+3, y+h, w-2, 3, E2)
	m.Rect(x, y, w, h, E0)
	m.Rect(x+1, y+1, w-2, h-2, R1)
	for _, side := range []int{x + 1, x + w - 15} {
		for i := range 14 {
			if c := [...]Index{R0, R0, R1, G1, R1, E1, E1, R1, G1, R1, R0, R1, G1, R1}[i]; c != R1 {
				m.Rect(side+i, y+1, 1, h-2, c)
			}
		}
		for j := range 7 {
			m.Blit(bake.Grid("..q..\n.q3q.\nq343q\n.q3q.\n..q.."), side+4, y+5+j*13)
		}
	}
	m.Frame(x+16, y+3, w-32, h-6, R0)
	m.Frame(x+17, y+4, w-34, h-8, G1)
	m.Frame(x+20, y+7, w-40, h-14, R0)
	for j := 0; j < h; j += 2 {
		for k := range 3 {
			m.Set(x-1-k, y+j, E6)
			m.Set(x+w+k, y+j, E6)
		}
	}
}

// hall is the museum: a papered wall between two columns, parquet with a runner.
func hall() *bake.Image {
	m := bake.New(place.Width, place.Height)
	const floor = 164
	for y := range m.H {
		for x := range m.W {
			m.Set(x, y, hallAt(x, y, floor))
		}
	}
	for _, x := range []int{26, place.Width - 46} {
		column(m, x, floor)
	}
	cornice(m)
	return m
}

func hallAt(x, y, floor int) Index {
	dx := float64(x - place.Width/2)
	switch {
	case y < floor-22:
		c := bake.Dither([]Index{N1, F0, F1, F2}, 2.3-3.4*math.Hypot(dx/place.Width, float64(y-20)/place.Height*1.3), x, y, .2)
		u, v := (x+y/14%2*7)%14, y%14
		if d := max(u-7, 7-u) + max(v-7, 7-v); d == 2 || d < 1 {
			c = map[Index]Index{N1: F0, F0: F1, F1: F2, F2: F2}[c]
		}
		return c
	case y == floor-22, y == floor-1:
		return E3
	case y < floor && x%36 < 2:
		return E0
	case y < floor && (x%36 == 2 || y == floor-19):
		return E2
	case y < floor:
		return E1
	}
	t := float64(y-floor+6) / 30
	if e := math.Abs(dx) - (44 + t*34); e < 0 { // the runner
		switch {
		case e > -2:
			return R0
		case e > -5:
			return G1
		case e > -7:
			return R0
		}
		return R1
	}
	u, v := dx/(1+t*2.2), math.Log(1+t)*7
	k := int(math.Floor(u/14)) + int(math.Floor(v*1.3))
	if k&1 == 0 {
		return E2
	}
	return E3
}

func column(m *bake.Image, x, floor int) {
	m.Rect(x-4, 0, 28, 8, E0)
	m.Rect(x-3, 0, 26, 7, E5)
	m.Rect(x-3, 6, 26, 1, E3)
	for i, c := range []Index{E6, E7, E6, E5, E6, E5, E4, E5, E4, E4, E3, E4, E3, E3, E2, E3, E2, E2, E1, E1} {
		m.Rect(x+i, 8, 1, floor-10, c)
	}
	m.Rect(x-1, 8, 1, floor-10, E0)
	m.Rect(x+20, 8, 1, floor-10, E0)
	m.Rect(x-4, floor-6, 28, 8, E0)
	m.Rect(x-3, floor-5, 26, 6, E4)
	m.Rect(x-3, floor-5, 26, 1, E7)
}

// cornice is the gilt moulding under the ceiling, between the columns.
func cornice(m *bake.Image) {
	for x := 50; x < place.Width-50; x++ {
		m.Set(x, 0, E0)
		m.Set(x, 1, G1)
		m.Set(x, 2, G0)
		if x%6 < 3 {
			m.Set(x, 3, G0)
		}
	}
}
