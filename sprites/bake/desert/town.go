package desert

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// Tent is a striped nomad tent, 22 px wide, its foot 20 px under y.
func Tent(m *bake.Image, x, y int) {
	fx, fy := float64(x), float64(y)
	Shade(m, fx+14, fy+20, 11, 3)
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

// TownWall is the wall along the top of the ground: merlons, beam ends, its shadow.
func TownWall(m *bake.Image, x0, x1 int) {
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

// Wall is a tapering piece of mud-brick wall about x: lit left, dark right.
func Wall(m *bake.Image, x float64, y, top, foot, h int) {
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

// House is a flat-roofed house of mud brick with a door.
func House(m *bake.Image, x, y, w, h int) {
	Shade(m, float64(x+w), float64(y+h), 6, 3)
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
