package title

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"slices"
	"testing"

	"sandglass/sprites"
)

// spots are all lists of them.
var spots = slices.Concat(Behind, Front, Gleams)

func TestSpotsPlaySpritesOfThisSheet(t *testing.T) {
	for _, s := range spots {
		if s.Ticks < 1 || s.Phase < 0 || len(s.Loop) == 0 {
			t.Fatalf("%+v cannot play", s)
		}
		first := Sheet.Frames[s.First.Index()]
		for step := range len(s.Loop) {
			id, _, _, ok := s.At(step * s.Ticks)
			if !ok {
				continue
			}
			if id.Sheet() != SheetNo || id.Index() >= len(Sheet.Frames) {
				t.Fatalf("%+v shows sprite %d", s, id)
			}
			f := Sheet.Frames[id.Index()]
			if f.W != first.W || f.H != first.H || f.AX != first.AX || f.AY != first.AY {
				t.Errorf("%+v: step %d is a sprite of another kind", s, step)
			}
		}
	}
}

func TestStandingSpotsAreOnTheScreen(t *testing.T) {
	for _, s := range spots {
		f := Sheet.Frames[s.First.Index()]
		x, y := int(s.X-f.AX), int(s.Y-f.AY)
		if x+int(f.W) <= 0 || y+int(f.H) <= 0 || x >= 640 || y >= 360 {
			t.Errorf("%+v is off the screen", s)
		}
	}
}

func TestMovingSpotsCrossTheScreen(t *testing.T) {
	moving := 0
	for _, s := range spots {
		if s.Pace == 0 {
			continue
		}
		moving++
		_, before, _, _ := s.At(0)
		if before != int(s.X) {
			t.Errorf("%+v begins at %d", s, before)
		}
		for px := 1; px <= wrap; px++ {
			_, x, _, _ := s.At(px * s.Pace)
			if x != before-1 && (before > -20 || x < 640) {
				t.Fatalf("%+v jumps from %d to %d in sight", s, before, x)
			}
			before = x
		}
		if before != int(s.X) {
			t.Errorf("%+v is at %d after a round", s, before)
		}
	}
	if moving == 0 {
		t.Error("nothing moves")
	}
}

func TestCrestIsTheEdgeOfTheSand(t *testing.T) {
	for x, want := range map[float64]float64{-50: crest[0], 0: crest[0], 8: (crest[0] + crest[1]) / 2, 640: crest[40], 900: crest[40]} {
		if got := Crest(x); got != want {
			t.Errorf("Crest(%v) = %v, want %v", x, got, want)
		}
	}
	p, err := Sheet.Decode()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []int{20, 100, 180, 470, 520} { // the lit slopes have a light rim
		y := int(Crest(float64(x)+.5) + .5)
		if c := p.Pix[y*p.W+x]; c != sprites.V6 {
			t.Errorf("no rim of light at %d,%d but colour %d", x, y, c)
		}
	}
}

func TestLogoIsCentred(t *testing.T) {
	if w := int(Sheet.Frames[Logo.Index()].W); LogoX != (640-w)/2 {
		t.Errorf("the lettering is %d wide, LogoX is %d", w, LogoX)
	}
}

func TestSheetIsSmall(t *testing.T) {
	if n := len(picture); n > 16_000 {
		t.Errorf("%d bytes packed, at most 16000", n)
	}
}

func TestIconsHaveTheirSizes(t *testing.T) {
	for name, size := range map[string]int{"icon16.png": 16, "icon32.png": 32, "icon48.png": 48} {
		data, err := os.ReadFile("icon/" + name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if m.Bounds() != image.Rect(0, 0, size, size) {
			t.Errorf("%s is %v", name, m.Bounds())
		}
		if _, _, _, a := m.At(0, 0).RGBA(); a != 0 {
			t.Errorf("%s has no transparent corner", name)
		}
	}
}
