package sprites_test

import (
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
)

// canvas paints fills and sprites into a grid of indices.
type canvas struct {
	w, h int
	pix  []sprites.Index
	a    atlas.Atlas
}

func (c *canvas) fill(x, y, w, h int, colour sprites.Index) {
	for j := y; j < y+h; j++ {
		for i := x; i < x+w; i++ {
			c.pix[j*c.w+i] = colour
		}
	}
}

func (c *canvas) sprite(id sprites.ID, x, y int) {
	f := atlas.Frame(id)
	p := c.a.Sheet(id).Cut(f)
	for i, colour := range p.Pix {
		if colour != sprites.T {
			c.pix[(y-int(f.AY)+i/p.W)*c.w+x-int(f.AX)+i%p.W] = colour
		}
	}
}

func newCanvas(w, h int) *canvas { return &canvas{w: w, h: h, pix: make([]sprites.Index, w*h)} }

// A frame covers its rectangle and what reaches out of it, and nothing more, at every size.
func TestNineFillsItsRectangle(t *testing.T) {
	nines := map[string]*sprites.Nine{
		"Parchment": &shell.Parchment, "DarkPanel": &shell.DarkPanel, "Field": &shell.Field,
		"Tag": &shell.TagParchment, "Button": shell.Button(true, shell.Normal), "Keycap": &shell.Keycap,
	}
	for name, n := range nines {
		for _, size := range [][2]int{{23, 23}, {40, 24}, {24, 61}} {
			w, h := size[0], size[1]
			c := newCanvas(w+20, h+20)
			n.Draw(10, 10, w, h, c.fill, c.sprite)
			for y := range c.h {
				for x := range c.w {
					inside := x >= 10-int(n.Out[0]) && x < 10+w+int(n.Out[2]) && y >= 10-int(n.Out[1]) && y < 10+h+int(n.Out[3])
					if got := c.pix[y*c.w+x]; got != sprites.T && !inside {
						t.Fatalf("%s %dx%d: drawn outside at %d,%d", name, w, h, x, y)
					} else if got == sprites.T && x > 11 && x < 8+w && y > 11 && y < 8+h {
						t.Fatalf("%s %dx%d: hole at %d,%d", name, w, h, x, y)
					}
				}
			}
		}
	}
}

// The dashes run round the whole border as one chain of 2 on, 2 off, and move by 1 px a frame.
func TestLegalDashes(t *testing.T) {
	for _, size := range [][2]int{{33, 29}, {64, 40}, {100, 32}, {7, 5}} {
		w, h := size[0], size[1]
		for frame := range 5 {
			c := newCanvas(w, h)
			shell.Legal(0, 0, w, h, frame, c.sprite, c.fill)
			for i := range w - 1 { // along the top
				want := sprites.N0
				if (i-frame+8)%4 < 2 {
					want = sprites.W4
				}
				if i > 0 && c.pix[i] != want {
					t.Fatalf("%dx%d frame %d: top pixel %d is %d", w, h, frame, i, c.pix[i])
				}
			}
			for i, p := range c.pix {
				x, y := i%w, i/w
				if edge := x == 0 || y == 0 || x == w-1 || y == h-1; edge != (p != sprites.T) {
					t.Fatalf("%dx%d frame %d: pixel %d,%d", w, h, frame, x, y)
				}
			}
		}
	}
}

// Every sprite lies inside its sheet.
func TestFramesLieInTheirSheets(t *testing.T) {
	var a atlas.Atlas
	for sheet := range 8 {
		p := a.Sheet(sprites.NewID(sheet, 0))
		if p == nil {
			continue
		}
		for i := range sprites.MaxFrames {
			f := atlas.Frame(sprites.NewID(sheet, i))
			if f.X < 0 || f.Y < 0 || int(f.X+f.W) > p.W || int(f.Y+f.H) > p.H {
				t.Errorf("sheet %d, sprite %d: %+v is not inside %dx%d", sheet, i, f, p.W, p.H)
			}
		}
	}
}

// Drawing frames and dashes allocates nothing: scenes do it in every frame.
func TestFramesAllocateNothing(t *testing.T) {
	n := 0
	fill := func(x, y, w, h int, c sprites.Index) { n++ }
	sprite := func(id sprites.ID, x, y int) { n++ }
	if a := testing.AllocsPerRun(100, func() {
		shell.DarkPanel.Draw(0, 0, 50, 50, fill, sprite)
		shell.Button(true, shell.Hover).Draw(0, 0, 50, 20, fill, sprite)
		shell.Legal(0, 0, 33, 29, 1, sprite, fill)
	}); a != 0 {
		t.Errorf("%v allocations", a)
	}
}
