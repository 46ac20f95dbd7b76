package draw

import (
	"testing"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/caravan"
)

// Every pose stands on the same ground line and is not cut off by the picture's edge.
func TestCamelsStandOnTheGround(t *testing.T) {
	for p := range caravan.Poses {
		m := camel(p)
		feet := 0
		for x := range m.W {
			if m.At(x, m.H-1) != T {
				feet++
			}
		}
		if feet < 4 {
			t.Errorf("pose %d: %d pixels on the ground line", p, feet)
		}
		for y := range m.H {
			if c := m.At(m.W-1, y); c != T && c != E0 {
				t.Errorf("pose %d: cut off at the right edge in row %d", p, y)
			}
		}
	}
}

// While a foot is on the ground it goes back by 2 px a frame, as the camel goes forward.
func TestFeetDoNotSlide(t *testing.T) {
	for f := 0.0; f < .58-1./6; f += 1. / 60 {
		if d := step(f).X - step(f+1./6).X; d < 1.9 || d > 2.1 {
			t.Errorf("at %.2f the foot goes back %.2f px", f, d)
		}
	}
}

// The owner shows in every pose: enough of the cloth is in the player's colours,
// and pennants differ in shape, not in colour alone.
func TestOwnersShow(t *testing.T) {
	for p := range caravan.Poses {
		red := 0
		for _, c := range camel(p).Pix {
			if c >= R0 && c <= R3 {
				red++
			}
		}
		if red < 40 {
			t.Errorf("pose %d: %d pixels of cloth", p, red)
		}
	}
	for a := range pennants {
		for b := range a {
			pa, pb := bake.Grids(pennants[:]...)[a], bake.Grids(pennants[:]...)[b]
			differ := 0
			for i := range pa.Pix {
				if dark(pa.Pix[i]) != dark(pb.Pix[i]) {
					differ++
				}
			}
			if differ < 4 {
				t.Errorf("pennants %d and %d differ in %d pixels only", b+1, a+1, differ)
			}
		}
	}
}

// dark says whether a pixel of a pennant shows as drawn without regard to hue.
func dark(c Index) bool { return c == R0 }
