package bake

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"image/color"
	"slices"

	"sandglass/sprites"
	"sandglass/sprites/pixels"
)

// An Anchor gives the pixel of a picture that is put where it is drawn.
type Anchor func(m *Image) (x, y int)

// TopLeft is the anchor of panels, tiles and icons.
func TopLeft(*Image) (x, y int) { return 0, 0 }

// Feet is the anchor of figures: the middle of the bottom row.
func Feet(m *Image) (x, y int) { return m.W / 2, m.H - 1 }

// Centre is the anchor of sparks and puffs.
func Centre(m *Image) (x, y int) { return m.W / 2, m.H / 2 }

// At is the anchor at a fixed pixel.
func At(x, y int) Anchor { return func(*Image) (int, int) { return x, y } }

// A Sheet collects pictures under names and packs them into one.
type Sheet struct {
	Package string // the Go package and the base of the file names
	No      int    // the sheet's number in IDs
	width   int
	entries []entry
	nines   []nine
}

type entry struct {
	name    string
	first   bool // of its series; only that one has a constant
	count   int
	picture *Image
	ax, ay  int
	frame   sprites.Frame
}

type nine struct {
	name       string
	first      int
	picture    *Image
	l, t, r, b int
	out        [4]int
}

// NewSheet is an empty sheet, packed to the given width in pixels.
func NewSheet(pkg string, no, width int) *Sheet { return &Sheet{Package: pkg, No: no, width: width} }

// Add puts pictures on the sheet under one constant: the first's ID, the others follow it.
func (s *Sheet) Add(name string, at Anchor, pictures ...*Image) {
	s.AddSeries(name, len(pictures), func(i int) (*Image, Anchor) { return pictures[i], at })
}

// AddSeries puts n pictures, each with its anchor, on the sheet under one constant.
func (s *Sheet) AddSeries(name string, n int, f func(i int) (*Image, Anchor)) {
	for i := range n {
		m, at := f(i)
		x, y := at(m)
		s.entries = append(s.entries, entry{name: name, first: i == 0, count: n, picture: m, ax: x, ay: y})
	}
}

// AddNine puts a frame that is drawn in any size on the sheet, as a variable
// of type sprites.Nine. The picture is the frame at its smallest with at least one
// pixel of face; l, t, r, b are the corners' sizes, out how far it reaches beyond its rectangle.
func (s *Sheet) AddNine(name string, m *Image, l, t, r, b int, out [4]int) {
	s.nines = append(s.nines, nine{name, len(s.entries), m, l, t, r, b, out})
	for y := range m.H {
		for x := range m.W {
			if cx, cy := stretch(x, l, m.W-r), stretch(y, t, m.H-b); m.At(x, y) != m.At(cx, cy) {
				panic(fmt.Sprintf("nine %s: pixel %d,%d cannot be stretched", name, x, y))
			}
		}
	}
	s.Add("", TopLeft, m.Sub(0, 0, l, t), m.Sub(m.W-r, 0, r, t), m.Sub(0, m.H-b, l, b), m.Sub(m.W-r, m.H-b, r, b))
}

// stretch maps the part between the corners to its first pixel.
func stretch(v, from, to int) int {
	if v > from && v < to {
		return from
	}
	return v
}

// Pictures gives the pictures with the names they were added under, for contact sheets.
func (s *Sheet) Pictures(f func(name string, m *Image)) {
	for _, e := range s.entries {
		if e.name != "" {
			f(e.name, e.picture)
		}
	}
	for _, n := range s.nines {
		f(n.name, n.picture)
	}
}

// Bake packs the pictures and gives the sheet's two files: the packed picture
// and the Go source with the IDs and the table of frames.
func (s *Sheet) Bake() (picture, source []byte, err error) {
	if len(s.entries) > sprites.MaxFrames {
		return nil, nil, fmt.Errorf("sheet %s: %d sprites, at most %d", s.Package, len(s.entries), sprites.MaxFrames)
	}
	m := s.pack()
	picture = pixels.Pack(m.W, m.H, m.Pix)
	source, err = s.source()
	return picture, source, err
}

// pack lays the pictures out in shelves, the tallest first, equal ones once.
func (s *Sheet) pack() *Image {
	order := make([]int, len(s.entries))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		p, q := s.entries[a].picture, s.entries[b].picture
		return cmp.Or(q.H-p.H, q.W-p.W)
	})
	placed := map[string]sprites.Frame{}
	x, y, shelf := 0, 0, 0
	for _, i := range order {
		e := &s.entries[i]
		m := e.picture
		key := fmt.Sprint(m.W, string(m.Pix))
		f, known := placed[key]
		if !known {
			if x+m.W > s.width {
				x, y, shelf = 0, y+shelf, 0
			}
			f = sprites.Frame{X: int16(x), Y: int16(y), W: int16(m.W), H: int16(m.H)}
			placed[key] = f
			x, shelf = x+m.W, max(shelf, m.H)
		}
		f.AX, f.AY = int16(e.ax), int16(e.ay)
		e.frame = f
	}
	sheet := New(s.width, y+shelf)
	for _, e := range s.entries {
		sheet.Blit(e.picture, int(e.frame.X), int(e.frame.Y))
	}
	return sheet
}

// Palette is the game's palette for PNGs: contact sheets and icons.
func Palette() color.Palette {
	p := make(color.Palette, sprites.Colours)
	for i, c := range sprites.RGB {
		p[i] = color.NRGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255}
	}
	p[sprites.T] = color.NRGBA{}
	return p
}

func (s *Sheet) source() ([]byte, error) {
	var b bytes.Buffer
	p := func(f string, a ...any) { fmt.Fprintf(&b, f+"\n", a...) }
	p("// Code generated by sandglass/sprites/cmd/bake. DO NOT EDIT.\n")
	p("package %s\n", s.Package)
	p("import (\n_ \"embed\"\n\n\"sandglass/sprites\"\n)\n")
	p("//go:embed %s.pixels\nvar picture []byte\n", s.Package)
	p("// SheetNo is the number of this sheet.\nconst SheetNo = %d\n", s.No)
	p("// Sheet holds the sprites of this package.")
	p("var Sheet = &sprites.Sheet{Name: %q, Pixels: picture, Frames: frames[:]}\n", s.Package)
	p("// The sprites: size, and the anchor from the top left.\nconst (")
	for i, e := range s.entries {
		if !e.first || e.name == "" {
			continue
		}
		note := fmt.Sprintf("%dx%d, anchor %d,%d", e.picture.W, e.picture.H, e.ax, e.ay)
		if e.count > 1 {
			note = fmt.Sprintf("first of %d, ", e.count) + note
		}
		p("%s = sprites.ID(SheetNo*sprites.MaxFrames + %d) // %s", e.name, i, note)
	}
	p(")\n")
	if len(s.nines) > 0 {
		p("// Frames drawn in any size.\nvar (")
		for _, n := range s.nines {
			n.source(p)
		}
		p(")\n")
	}
	p("var frames = [...]sprites.Frame{")
	for _, e := range s.entries {
		f := e.frame
		p("{X: %d, Y: %d, W: %d, H: %d, AX: %d, AY: %d},", f.X, f.Y, f.W, f.H, f.AX, f.AY)
	}
	p("}")
	return format.Source(b.Bytes())
}

func (n nine) source(p func(f string, a ...any)) {
	m := n.picture
	run := func(count int, at func(i int) sprites.Index) string {
		c := make([]sprites.Index, count)
		for i := range c {
			c[i] = at(i)
		}
		return fmt.Sprintf("%#v", c)[len("[]byte"):]
	}
	id := func(i int) string { return fmt.Sprintf("sprites.ID(SheetNo*sprites.MaxFrames + %d)", n.first+i) }
	p("%s = sprites.Nine{", n.name)
	p("Corners: [4]sprites.ID{%s, %s, %s, %s},", id(0), id(1), id(2), id(3))
	p("L: %d, T: %d, R: %d, B: %d, Out: [4]int16{%d, %d, %d, %d},", n.l, n.t, n.r, n.b, n.out[0], n.out[1], n.out[2], n.out[3])
	p("Top: []sprites.Index%s,", run(n.t, func(i int) sprites.Index { return m.At(n.l, i) }))
	p("Bottom: []sprites.Index%s,", run(n.b, func(i int) sprites.Index { return m.At(n.l, m.H-n.b+i) }))
	p("Left: []sprites.Index%s,", run(n.l, func(i int) sprites.Index { return m.At(i, n.t) }))
	p("Right: []sprites.Index%s,", run(n.r, func(i int) sprites.Index { return m.At(m.W-n.r+i, n.t) }))
	p("Face: %d,\n}", m.At(n.l, n.t))
}
