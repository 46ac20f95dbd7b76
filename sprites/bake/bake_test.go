package bake

import (
	"slices"
	"strings"
	"testing"

	"sandglass/sprites"
)

// Every picture can be cut out of the packed sheet again as it was drawn.
func TestPackedPicturesComeOutAsDrawn(t *testing.T) {
	s := NewSheet("test", 1, 64)
	for i := range 40 {
		m := New(3+i*7%30, 2+i*5%23)
		for k := range m.Pix {
			m.Pix[k] = sprites.Index(1 + (k*i+i)%48)
		}
		s.Add("picture", Feet, m, m.Mirrored())
	}
	packed, _, err := s.Bake()
	if err != nil {
		t.Fatal(err)
	}
	p, err := (&sprites.Sheet{Name: "test", Pixels: packed}).Decode()
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range s.entries {
		if c := p.Cut(e.frame); c.W != e.picture.W || c.H != e.picture.H || !slices.Equal(c.Pix, e.picture.Pix) {
			t.Errorf("picture %d at %+v is not as drawn", i, e.frame)
		}
		if int(e.frame.AX) != e.picture.W/2 || int(e.frame.AY) != e.picture.H-1 {
			t.Errorf("picture %d: anchor %d,%d", i, e.frame.AX, e.frame.AY)
		}
	}
}

func TestNineMustBeStretchable(t *testing.T) {
	m := New(7, 7)
	m.Rect(0, 0, 7, 7, sprites.N1)
	NewSheet("test", 1, 64).AddNine("plain", m, 2, 2, 2, 2, [4]int{})
	m.Set(4, 0, sprites.E7) // a blot on the upper edge
	defer func() {
		if r := recover(); r == nil || !strings.Contains(r.(string), "cannot be stretched") {
			t.Errorf("a frame with a blot on its edge: %v", r)
		}
	}()
	NewSheet("test", 1, 64).AddNine("blot", m, 2, 2, 2, 2, [4]int{})
}

func TestGrid(t *testing.T) {
	m := Grid("\na.h\n.r\n")
	if m.W != 3 || m.H != 2 || !slices.Equal(m.Pix, []sprites.Index{sprites.E0, sprites.T, sprites.E7, sprites.T, sprites.G3, sprites.T}) {
		t.Errorf("%dx%d %v", m.W, m.H, m.Pix)
	}
	defer func() {
		if recover() == nil {
			t.Error("a letter of no colour is accepted")
		}
	}()
	Grid("a?a")
}

// The outline lies outside the shape and takes the dark of what it touches.
func TestOutline(t *testing.T) {
	m := New(5, 5)
	m.Set(2, 2, sprites.W3)
	o := m.Outlined(Dark)
	for y := range 5 {
		for x := range 5 {
			d := max(x-2, 2-x) + max(y-2, 2-y)
			if c := o.At(x, y); d == 0 && c != sprites.W3 || d == 1 && c != sprites.W0 || d > 1 && c != sprites.T {
				t.Errorf("pixel %d,%d is %d", x, y, c)
			}
		}
	}
	for c := sprites.N0; c < sprites.Colours; c++ {
		if d := Dark(c); d == sprites.T || Dark(d) != d && d != sprites.S0 {
			t.Errorf("the dark of colour %d is %d", c, d)
		}
	}
}

// A dithered ramp keeps its mean and flat bands keep one colour.
func TestDither(t *testing.T) {
	ramp := []sprites.Index{sprites.E3, sprites.E4, sprites.E5}
	for _, v := range []float64{0, 1, 2} {
		for i := range 16 {
			if c := Dither(ramp, v, i%4, i/4, .5); c != ramp[int(v)] {
				t.Errorf("at %v pixel %d is %d", v, i, c)
			}
		}
	}
	light := 0
	for i := range 16 {
		if Dither(ramp, .5, i%4, i/4, 1) == sprites.E4 {
			light++
		}
	}
	if light != 8 {
		t.Errorf("half way, %d of 16 pixels are the lighter", light)
	}
}

// A ball is lit from the top left: its tones fall from there to the bottom right.
func TestSolidIsLitFromTheTopLeft(t *testing.T) {
	s := NewSolid(16, 16)
	k := s.Material([]sprites.Index{sprites.E1, sprites.E2, sprites.E3, sprites.E4, sprites.E5}, -.05, .28, .6, .9)
	s.Ball(Ball{X: 8, Y: 8, RX: 6, RY: 6, RZ: 6, Material: k})
	m := s.Render(.5)
	if a, b, c := m.At(5, 5), m.At(8, 8), m.At(12, 12); !(a > b && b > c) || m.At(0, 0) != sprites.T {
		t.Errorf("tones %d %d %d from the top left to the bottom right", a, b, c)
	}
}
