package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// The vignette's horizon, and the Nile's upper edge.
const (
	skyline = 50
	stream  = 59
)

// vignette is the picture of the game on its card in the menu, 138x84: pyramids beyond
// the Nile, one of them being built, a boat, fields and farmers before them.
func vignette() *bake.Image {
	m := bake.New(138, 84)
	for y := range skyline {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{W2, W3, W4, E7}, .3+2.8*float64(y)/44, x, y, .4))
		}
	}
	m.Ellipse(113, 14, 10, 10, G3)
	m.Ellipse(113, 14, 8, 8, E7)
	for y := skyline - 2; y < m.H; y++ {
		for x := range m.W {
			n := bake.Noise(float64(x)*.03, float64(y)*.08)
			m.Set(x, y, bake.Dither([]Index{E4, E5, E6}, .6+n*1.4, x, y, .3))
		}
	}
	mass(m, 64, 5, 22, 112, 80)
	mass(m, 114, 29, 94, 136, 121)
	unfinished(m)
	banks(m)
	boat(m, 92, stream+6)
	for i, p := range [][3]int{{9, 60, 21}, {129, 60, 25}, {119, 61, 16}} {
		desert.Palm(m, p[0], p[1], p[2], float64(i-1)*4)
	}
	for i, x := range []int{14, 30, 46} {
		m.Blit(farmer, x, 69+i%2*3)
	}
	m.Blit(standard, 66, 66)
	for i, q := range [][2]int{{96, 75}, {103, 75}, {100, 72}} {
		m.Blit(brick, q[0], q[1]-i/2)
	}
	return m
}

// mass is a pyramid from its top at x, y to the horizon: the lit face to the left of its
// edge, which meets the ground at ridge.
func mass(m *bake.Image, x, y, left, right, ridge float64) {
	face := func(from, to float64, c, joint Index, share float64) {
		m.Fill(bake.Pts(x, y, from, skyline+2, to, skyline+2), func(i, j int) {
			if m.Set(i, j, c); (j-int(y))%4 == 3 && bake.Rand((i+j*3)/6, j) < share {
				m.Set(i, j, joint)
			}
		})
	}
	face(left, ridge, E6, E5, .45)
	face(ridge, right, E3, E2, .3)
}

// unfinished is a stump of a pyramid with the ramp on which its stones are drawn up.
func unfinished(m *bake.Image) {
	for k := range 6 {
		y := skyline + 2 - 4*(k+1)
		m.Rect(k*3-8, y, 42-k*6, 4, E6)
		m.Rect(22-k, y, 12-k*2, 4, E3)
		m.Rect(k*3-8, y, 30-k*4, 1, E7)
		m.Rect(22-k, y, 12-k*2, 1, E4)
	}
	m.Poly(bake.Pts(20, skyline-22, 26, skyline-22, 56, skyline+2, 44, skyline+2), E4)
	m.Line(21, skyline-22, 45, skyline+1, E2)
	for _, q := range [][2]int{{27, skyline - 19}, {38, skyline - 10}} {
		m.Blit(brick, q[0], q[1])
	}
}

// banks are the Nile with the green of its banks, and the fields before it.
func banks(m *bake.Image) {
	for x := range m.W {
		top := stream + int(2*bake.Noise(float64(x)*.05, 3))
		m.Rect(x, top-1, 1, 2, []Index{F3, F2}[x/7&1])
		m.Rect(x, top+1, 1, 1, W1)
		for d := 2; d < 11; d++ {
			c := W2
			if (x+d*9)%23 < 7 && d%3 == 2 {
				c = W3
			}
			m.Set(x, top+d, c)
		}
		m.Rect(x, 69, 1, 1, E1)
		for y := 70; y < m.H; y++ {
			m.Set(x, y, field(float64(x+(y-70)/3), float64(y-70)))
		}
	}
}

// boat is a felucca under sail, its water line at x, y.
func boat(m *bake.Image, x, y int) {
	fx, fy := float64(x), float64(y)
	m.Poly(bake.Pts(fx+1, fy-25, fx+1, fy-5, fx-15, fy-7), E7)
	m.Poly(bake.Pts(fx+1, fy-25, fx+1, fy-5, fx-5, fy-5), E6)
	m.Rect(x+1, y-26, 1, 24, E0)
	m.Line(x-16, y-7, x+1, y-26, E0)
	m.Poly(bake.Pts(fx-14, fy-4, fx+15, fy-4, fx+11, fy+1, fx-10, fy+1), E0)
	m.Rect(x-11, y-3, 23, 2, E2)
	m.Rect(x-9, y-1, 20, 1, E1)
	m.Rect(x-10, y+1, 22, 1, W1)
}
