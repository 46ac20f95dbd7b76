package main

import (
	"sandglass/fonts/grid"
	"sandglass/sprites/bake"
)

// Accents are two rows, with a row of air between them and the letter.
//
// Dots and strokes are two pixels apart where the face is also used in bold,
// which would otherwise fill the gap between them.
var (
	tight = accents{grid.Parse("..#/.#."), grid.Parse(".../#.#"), grid.Parse(".#.#/#.#.")}
	open4 = accents{grid.Parse("..#/.#."), grid.Parse("..../#..#"), grid.Parse(".#..#/#..#.")}
	open5 = accents{grid.Parse("..#/.#."), grid.Parse("...../#...#"), grid.Parse(".#..#/#..#.")}
	heavy = accents{grid.Parse("..##/.##."), grid.Parse("##.##/##.##"), grid.Parse(".##.##/##.##.")}
)

type accents struct{ acute, umlaut, doubleAcute *bake.Image }

// capRise is how far above the caps an accented capital begins.
const capRise = 3

type composed struct {
	letter, base rune
	accent       *bake.Image
}

// letters lists the letters of Hungarian and German that are a base and an accent.
func (a accents) letters() (list []composed) {
	add := func(letters, bases string, accent *bake.Image) {
		b := []rune(bases)
		for i, r := range []rune(letters) {
			list = append(list, composed{r, b[i], accent})
		}
	}
	add("áéíóúÁÉÍÓÚ", "aeiouAEIOU", a.acute)
	add("äöüÄÖÜ", "aouAOU", a.umlaut)
	add("őűŐŰ", "ouOU", a.doubleAcute)
	return list
}

func (c composed) upper() bool { return c.base <= 'Z' }

// compose puts the accent over the base, centred; when it cannot be centred it
// leans right, as acutes do.
func (s source) compose(c composed, base *bake.Image) glyph {
	rise := s.lowerRise
	if c.upper() {
		rise = capRise
	}
	w := max(base.W, c.accent.W)
	b := bake.New(w, base.H+rise)
	b.Blit(base, (w-base.W)/2, rise)
	if c.base == 'i' {
		for i := range (rise + s.dot) * w {
			b.Pix[i] = 0
		}
	}
	b.Blit(c.accent, (w-c.accent.W+1)/2, 0)
	return glyph{b, -rise}
}
