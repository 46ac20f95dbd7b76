package draw

import (
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// Nobody sees how high a pile is: sand covers the whole foot of its uppermost card,
// and where no card lies the pit is darker than the sand.
func TestThePileIsSunk(t *testing.T) {
	h, s := heap(), site()
	for x := place.PitX + 1; x < place.PitX+47; x++ { // its corners are round
		if h.At(x-place.HeapX, place.PitY+63-place.HeapY) == sprites.T {
			t.Errorf("the card's foot shows at x %d", x)
		}
		for y := place.PitY; y < place.PitY+58; y++ {
			if c := s.At(x, y); c >= sprites.E4 && c <= sprites.E7 {
				t.Fatalf("sand in the pit at %d,%d", x, y)
			}
		}
	}
}

// The thicker deck shows more paper.
func TestTheThickerDeckShowsMorePaper(t *testing.T) {
	paper := func(n int) (count int) {
		for _, c := range pile(n).Pix {
			if c != sprites.T && c != sprites.E0 && c != sprites.N0 {
				count++
			}
		}
		return count
	}
	for i := 1; i < len(thickness); i++ {
		if a, b := paper(thickness[i-1]), paper(thickness[i]); a <= b {
			t.Errorf("thickness %d shows %d pixels of paper, the next %d", i-1, a, b)
		}
	}
}

// The dashes round a professor march on by one pixel a frame and repeat after four.
func TestTheDashesMarch(t *testing.T) {
	for f := range 4 {
		a, b := changing(f), changing(f+1)
		for x := 1; x < a.W-1; x++ {
			if a.At(x, 0) != b.At(x+1, 0) || a.At(x, a.H-1) != b.At(x-1, a.H-1) {
				t.Fatalf("frame %d does not move at %d", f, x)
			}
		}
	}
	if a, b := changing(0), changing(4); string(a.Pix) != string(b.Pix) {
		t.Error("the fifth frame is not the first")
	}
}

// Professors are told apart by their shape, not by their colours alone.
func TestProfessorsDifferInOutline(t *testing.T) {
	for i := range professors {
		for j := range i {
			a, b, differ := professor(i), professor(j), 0
			for k := range a.Pix {
				if (a.Pix[k] == sprites.T) != (b.Pix[k] == sprites.T) {
					differ++
				}
			}
			if differ < 30 {
				t.Errorf("the outlines of professors %d and %d differ in %d pixels", j, i, differ)
			}
		}
	}
}

// The figure that creeps wears nothing but its player's ramp, so that it can be recoloured.
func TestTheCreepingFigureCanBeRecoloured(t *testing.T) {
	for i, m := range sneaks() {
		own := 0
		for _, c := range m.Pix {
			if c >= sprites.R0 && c <= sprites.R3 {
				own++
			}
		}
		if own < 40 || m.W != 12 || m.H != 15 {
			t.Errorf("frame %d: %dx%d, %d pixels of the player's", i, m.W, m.H, own)
		}
	}
}

// All relics stand on their lowest row.
func TestRelicsStand(t *testing.T) {
	for r := range place.Regions {
		m, low := relic(r), 0
		for x := range m.W {
			if m.At(x, m.H-1) != sprites.T {
				low++
			}
		}
		if m.W > place.SiteW-62 || low < 5 {
			t.Errorf("relic %d: %d px wide, %d on the ground", r, m.W, low)
		}
		if _, y := bake.Feet(m); y != m.H-1 {
			t.Errorf("relic %d has its feet at %d", r, y)
		}
	}
}
