package main

import (
	_ "embed"
	"fmt"

	"sandglass/fonts/grid"
	"sandglass/sprites/bake"
)

var (
	//go:embed label.txt
	labelText string
	//go:embed small.txt
	smallText string
	//go:embed body.txt
	bodyText string
	//go:embed display.txt
	displayText string
)

// A glyph is a picture and the row of the line's box its top is in: negative
// for accents that reach into the line above.
type glyph struct {
	*bake.Image
	top int
}

// A face is the glyphs of one typeface in one size and colouring.
type face struct {
	name   string
	glyphs map[rune]glyph
}

// A source is a face's grids and the measures needed to complete them.
type source struct {
	name, text string
	capTop     int  // row of the line's box the caps begin in
	capsOnly   bool // lower case is drawn as caps
	dot        int  // rows at the top of i that hold its dot
	lowerRise  int  // how far above the caps an accented lower-case letter begins
	space      int  // width of a space
	accents    accents
}

var (
	label   = source{name: "label", text: labelText, capTop: 2, capsOnly: true, space: 2, accents: tight}
	small   = source{name: "small", text: smallText, capTop: 1, dot: 2, lowerRise: 1, space: 2, accents: open4}
	body    = source{name: "body", text: bodyText, capTop: 2, dot: 3, space: 3, accents: open5}
	display = source{name: "display", text: displayText, capsOnly: true, space: 4, accents: heavy}
)

func maskFaces() ([]face, error) {
	var faces []face
	for _, s := range []source{label, small, body} {
		f, err := s.complete()
		if err != nil {
			return nil, err
		}
		for r, g := range f.glyphs {
			g.top += s.capTop
			f.glyphs[r] = trimmed(g)
		}
		faces = append(faces, f)
	}
	return faces, nil
}

// complete adds the accented letters and the space to the grids of the file.
func (s source) complete() (face, error) {
	grids, err := grid.ParseFace(s.text)
	if err != nil {
		return face{}, fmt.Errorf("%s: %w", s.name, err)
	}
	f := face{s.name, map[rune]glyph{' ': {Image: bake.New(s.space, 1)}}}
	for r, b := range grids {
		f.glyphs[r] = glyph{Image: b}
	}
	for _, a := range s.accents.letters() {
		if s.capsOnly && !a.upper() {
			continue
		}
		base := grids[a.base]
		if base == nil {
			return face{}, fmt.Errorf("%s: no %q to put an accent on", s.name, a.base)
		}
		f.glyphs[a.letter] = s.compose(a, base)
	}
	return f, nil
}

// trimmed cuts empty rows at top and bottom; widths are kept, they are spacing.
func trimmed(g glyph) glyph {
	first, last := g.H, -1
	for y := range g.H {
		for x := range g.W {
			if g.At(x, y) != 0 {
				first, last = min(first, y), y
			}
		}
	}
	if last < 0 { // the space
		return g
	}
	b := bake.New(g.W, last-first+1)
	copy(b.Pix, g.Pix[first*g.W:(last+1)*g.W])
	return glyph{b, g.top + first}
}
