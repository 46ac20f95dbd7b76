package main

import (
	"sandglass/fonts/grid"
	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// A style colours the display face: a gradient from the top of the caps down,
// an outline and a hard shadow of one pixel.
type style struct {
	name            string
	gradient        [8]sprites.Index
	outline, shadow sprites.Index
}

var styles = []style{
	{"gold", [8]sprites.Index{sprites.E7, sprites.E7, sprites.E6, sprites.G3, sprites.G3, sprites.G2, sprites.G2, sprites.R3}, sprites.R0, sprites.V0},
	{"brown", [8]sprites.Index{sprites.E2, sprites.E2, sprites.E1, sprites.E1, sprites.E1, sprites.E0, sprites.E0, sprites.E0}, sprites.P3, sprites.P2},
}

// displayCapTop is the row of the line's box the caps begin in, outline not counted.
const displayCapTop = 4

func displayFaces() ([]face, error) {
	plain, err := display.complete()
	if err != nil {
		return nil, err
	}
	var faces []face
	for _, s := range styles {
		f := face{s.name, map[rune]glyph{}}
		for r, g := range plain.glyphs {
			if r == ' ' {
				f.glyphs[r] = glyph{Image: bake.New(2*g.W+3, 1)}
				continue
			}
			f.glyphs[r] = s.colour(g)
		}
		faces = append(faces, f)
	}
	return faces, nil
}

// colour doubles the glyph and paints it. A pixel of outline is added on every
// side and one of shadow right and below.
func (s style) colour(small glyph) glyph {
	letter := grid.Scale2x(small.Image)
	capTop := -2 * small.top // rows of accent above the caps
	out := bake.New(letter.W+3, letter.H+3)
	stamp := func(dx, dy int, c func(y int) sprites.Index) {
		for y := range letter.H {
			for x := range letter.W {
				if letter.At(x, y) != 0 {
					out.Set(x+1+dx, y+1+dy, c(y))
				}
			}
		}
	}
	flat := func(c sprites.Index) func(int) sprites.Index { return func(int) sprites.Index { return c } }
	around := [][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}
	for _, d := range around {
		stamp(d[0], d[1]+1, flat(s.shadow))
		stamp(d[0]+1, d[1]+1, flat(s.shadow))
	}
	for _, d := range around {
		stamp(d[0], d[1], flat(s.outline))
	}
	stamp(0, 0, func(y int) sprites.Index {
		return s.gradient[max(0, min((y-capTop)/2, len(s.gradient)-1))]
	})
	return trimmed(glyph{out, displayCapTop - capTop - 1})
}
