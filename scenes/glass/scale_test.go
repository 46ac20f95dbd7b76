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
