package main

import "sandglass/fonts/grid"

// Accents are two rows; a row of air is left between them and a capital, and
// two under them on a lower-case letter, whose x-height leaves that room.
//
// Dots and strokes are two pixels apart where the face is also used in bold,
// which would otherwise fill the gap between them.
var (
	tight = accents{grid.Parse("..#/.#."), grid.Parse("#.#/..."), grid.Parse(".#.#/#.#.")}
	open4 = accents{grid.Parse("..#/.#."), grid.Parse("#..#/...."), grid.Parse(".#..#/#..#.")}
	open5 = accents{grid.Parse("..#/.#."), grid.Parse("#...#/....."), grid.Parse(".#..#/#..#.")}
	heavy = accents{grid.Parse("..##/.##."), grid.Parse("##.##/##.##"), grid.Parse(".##.##/##.##.")}
)

type accents struct{ acute, umlaut, doubleAcute *grid.Bitmap }

// accentRows is how far above the caps an accented capital begins.
const accentRows = 3

type composed struct {
	letter, base rune
	accent       *grid.Bitmap
}

// letters lists the letters of Hungarian and German that are a base and an accent.
func (a accents) letters() (list []composed) {
	add := func(letters, bases string, accent *grid.Bitmap) {
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
func (s source) compose(c composed, base *grid.Bitmap) glyph {
	rise := 0
	if c.upper() {
		rise = accentRows
	}
	w := max(base.W, c.accent.W)
	b := grid.New(w, base.H+rise)
	b.Blit(base, (w-base.W)/2, rise)
	if c.base == 'i' {
		for i := range s.dot * w {
			b.Pix[i] = 0
		}
	}
	b.Blit(c.accent, (w-c.accent.W+1)/2, 0)
	return glyph{b, -rise}
}
