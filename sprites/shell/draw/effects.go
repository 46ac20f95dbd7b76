package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// sparkles are the four frames of a glint: it grows and leaves a ring.
func sparkles() []*bake.Image {
	out := make([]*bake.Image, 4)
	for f := range out {
		m := bake.New(11, 11)
		r := [4]int{1, 3, 5, 5}[f]
		for q := 1; q <= r; q++ {
			if f == 3 && q < 4 {
				continue
			}
			c := E7
			if q > 2 {
				c = G3
			}
			for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				m.Set(5+d[0]*q, 5+d[1]*q, c)
			}
			if f == 3 {
				for _, d := range [4][2]int{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
					m.Set(5+d[0]*(q-1), 5+d[1]*(q-1), E7)
				}
			}
		}
		if f < 3 {
			m.Set(5, 5, E7)
		}
		if f == 2 {
			for _, d := range [4][2]int{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
				m.Set(5+d[0], 5+d[1], G3)
			}
		}
		out[f] = m
	}
	return out
}

// folds is the curtain: 320x360 in the red ramp, the left half; the right is
// its mirror image. top is the part in the shadow of the valance.
func folds() *bake.Image {
	m := bake.New(320, 360)
	ramp := []Index{R0, R1, R1, R2, R2, R3} // wide middle tones: Obsidian has but two darks
	for y := range m.H {
		for x := range m.W {
			u := float64(x)
			v := 1.55 + .95*math.Sin(u*.16+1.2*math.Sin(u*.021)+float64(y)*.004) + .35*math.Sin(u*.37)
			if y < 46 {
				v -= float64(46-y) / 26
			}
			m.Set(x, y, bake.Dither(ramp, v, x, y, .25))
		}
	}
	m.Rect(319, 0, 1, m.H, R0)
	return m
}

// valance is the scalloped cloth above the curtain; it repeats every 160 px.
func valance() *bake.Image {
	m := bake.New(160, 34)
	ramp := []Index{R0, R1, R2}
	for x := range m.W {
		d := 22 + int(10*math.Abs(math.Sin(float64(x)*math.Pi/80)))
		for y := range d {
			c := ramp[int(max(0, min(1.2+math.Sin(float64(x)*math.Pi/16)+float64(y%7)*.05, 2)))]
			switch {
			case y > d-3:
				c = [2]Index{G2, G0}[x/2%2]
			case y > d-5:
				c = G1
			case y == d-5:
				c = G3
			}
			m.Set(x, y, c)
		}
	}
	m.Rect(0, 0, 160, 4, E0)
	m.Rect(0, 1, 160, 2, G2)
	m.Rect(0, 1, 160, 1, G3)
	return m
}

// hem is the gold fringe along the curtain's foot; it repeats every 160 px.
func hem() *bake.Image {
	m := bake.New(160, 16)
	for x := range m.W {
		h := 2 + int(math.Round(math.Sin(float64(x)*math.Pi/20)))
		m.Rect(x, h, 1, 3, G1)
		m.Rect(x, h, 1, 1, G3)
		c, l := G2, 9
		if x%4 >= 2 {
			c, l = G0, 8
		}
		m.Rect(x, h+3, 1, min(l, 16-h-3), c)
		m.Rect(x, h+3+l, 1, 16-h-3-l, R0)
	}
	return m
}

// stage is the evening sky with rays and the floor behind the winners' podium.
func stage() *bake.Image {
	m := bake.New(170, 244)
	sky := []Index{N1, V0, V1, V2, V3, V4}
	for y := range m.H {
		for x := range m.W {
			d := math.Hypot(float64(x)-85, (float64(y)-92)*.8)
			m.Set(x, y, bake.Dither(sky, 4.6-d*.036, x, y, .5))
		}
	}
	for k := range 12 {
		a := float64(k)*math.Pi/6 + .12
		left, right := bake.Pt{X: 85 + 150*math.Cos(a-.05), Y: 80 + 135*math.Sin(a-.05)}, bake.Pt{X: 85 + 150*math.Cos(a+.05), Y: 80 + 135*math.Sin(a+.05)}
		near := bake.Pt{X: 85 + 30*math.Cos(a), Y: 80 + 27*math.Sin(a)}
		m.Fill([]bake.Pt{near, left, right}, func(x, y int) {
			if y < 198 && bake.Bayer(x, y) < .55 {
				m.Set(x, y, V4)
			}
		})
	}
	for y := 198; y < m.H; y++ {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{E0, E1, E2}, 1.5-float64(y-198)*.03-math.Abs(float64(x)-85)*.006, x, y, .4))
		}
	}
	m.Rect(0, 198, m.W, 1, E3)
	return m
}
