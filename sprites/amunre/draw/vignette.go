package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// vignette is the picture of the game on its card in the menu, 138x84: pyramids being
// built beyond the Nile, fields, farmers and a boat before them.
func vignette() *bake.Image {
	m := bake.New(138, 84)
	for y := range 50 {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{W2, W3, W4, E7}, .3+2.8*float64(y)/44, x, y, .4))
		}
	}
	m.Ellipse(112, 15, 10, 10, G3)
	m.Ellipse(112, 15, 8, 8, E7)
	mass := func(ax, ay, left, right, base, ridge float64) {
		m.Fill(bake.Pts(ax, ay, left, base, ridge, base), func(x, y int) {
			c := E6
			if (y-int(ay))%4 == 3 && bake.Rand((x+y*3)/6, y) < .45 {
				c = E5
			}
			m.Set(x, y, c)
		})
		m.Fill(bake.Pts(ax, ay, ridge, base, right, base), func(x, y int) {
			c := E3
			if (y-int(ay))%4 == 3 && bake.Rand((x+y*3)/6, y) < .3 {
				c = E2
			}
			m.Set(x, y, c)
		})
	}
	mass(62, 6, 22, 108, 52, 78)
	mass(18, 26, -8, 46, 52, 28)
	mass(112, 30, 92, 136, 52, 120)
	for y := 48; y < m.H; y++ {
		for x := range m.W {
			n := bake.Noise(float64(x)*.03, float64(y)*.08)
			m.Set(x, y, bake.Dither([]Index{E4, E5, E6}, .6+n*1.4, x, y, .3))
		}
	}
	for y := 60; y < 72; y++ { // the Nile
		for x := range m.W {
			d := y - 60 - int(2*bake.Noise(float64(x)*.05, 3))
			switch {
			case d < 0:
				m.Set(x, y, []Index{F3, F2}[x/7&1])
			case d == 0:
				m.Set(x, y, W1)
			case d < 10:
				m.Set(x, y, W2)
				if (x+d*9)%23 < 7 && d%3 == 2 {
					m.Set(x, y, W3)
				}
			}
		}
	}
	for y := 71; y < m.H; y++ {
		for x := range m.W {
			if c := field(float64(x), float64(y-71)); y > 71 || x&1 == 0 {
				m.Set(x, y, c)
			}
		}
	}
	m.Blit(feluccas()[0].Scaled(2), 84, 48)
	for _, p := range [][3]int{{8, 61, 22}, {128, 61, 26}, {118, 61, 17}} {
		desert.Palm(m, p[0], p[1], p[2], float64(p[0]%3-1)*3)
	}
	for i, x := range []int{16, 34, 52} {
		m.Blit(farmer, x, 68+i%2*3)
	}
	m.Blit(standard, 70, 66)
	return m
}
