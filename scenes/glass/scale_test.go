package glass

import (
	"math"
	"testing"
)

func TestTheScaleIsWholeWhereItFills(t *testing.T) {
	for _, c := range []struct{ w, h, device, scale float64 }{
		{1280, 720, 1, 2},
		{1920, 1080, 1, 3},
		{640, 360, 2, 2},
		{1001, 603, 1, 1001. / 640}, // 1 would fill 41 % only
		{1400, 780, 1, 2},
		{1450, 1000, 1, 2},
		{1500, 1000, 1, 1500. / 640}, // 2 would fill 73 %
		{2400, 1080, 1, 3},
		{400, 300, 1, 400. / 640},
		{1600, 900, 1, 2.5}, // 2 would fill 64 %
		{853, 480, 1.5, 1279.5 / 640},
		{0, 0, 1, 1. / 640},
	} {
		l := newLayout(c.w, c.h, c.device)
		if math.Abs(l.scale-c.scale) > 1e-9 {
			t.Errorf("%v x %v at %v: scale %v, want %v", c.w, c.h, c.device, l.scale, c.scale)
		}
		if l.w < 640 || l.h < 360 || l.ox < 0 || l.oy < 0 {
			t.Errorf("%v x %v: the stage does not fit: %+v", c.w, c.h, l)
		}
	}
}

// Neither a flat nor a narrow window may ask for a surface that no texture can
// be; the stage is in its middle all the same.
func TestTheSurfaceHasAnEnd(t *testing.T) {
	for _, c := range []struct{ w, h, device float64 }{
		{1, 720, 1}, {1280, 1, 1}, {0, 0, 1}, {1280, 40, 1}, {20, 800, 1}, {1590, 20, 1}, {8000, 100, 1}, {30, 900, 2}, {5120, 1440, 1},
	} {
		g := Glass{lay: newLayout(c.w, c.h, c.device)}
		l := g.lay
		if l.w < 640 || l.h < 360 || l.w > 4*640 || l.h > 4*360 || l.ox < 0 || l.oy < 0 {
			t.Errorf("%v x %v: the surface %+v", c.w, c.h, l)
		}
		at := g.Place()
		for _, side := range [][3]float64{{at.X, 640, max(1, c.w)}, {at.Y, 360, max(1, c.h)}} {
			middle := side[0] + at.Scale*side[1]/2
			if math.Abs(middle-side[2]/2) > at.Scale {
				t.Errorf("%v x %v: the middle of the stage is at %v of %v", c.w, c.h, middle, side[2])
			}
		}
	}
}

func TestShelvesDoNotOverlap(t *testing.T) {
	s := shelves{size: 1024}
	var used [1024][1024]bool
	n := 0
	for i := 0; ; i++ {
		w, h := 1+i*7%40, 1+i*13%50
		x, y, ok := s.put(w, h)
		if !ok {
			break
		}
		n += w * h
		for yy := y; yy < y+h; yy++ {
			for xx := x; xx < x+w; xx++ {
				if used[yy][xx] {
					t.Fatalf("%d,%d is given twice", xx, yy)
				}
				used[yy][xx] = true
			}
		}
	}
	if n < 1024*1024/2 {
		t.Errorf("full with %d of %d pixels used", n, 1024*1024)
	}
}
