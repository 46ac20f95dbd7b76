package bake

import (
	"fmt"
	"strings"

	"sandglass/sprites"
)

// letters is the key of text grids: one letter a colour, '.' is transparent.
var letters = map[rune]sprites.Index{
	'.': sprites.T, 'k': sprites.N0, 'K': sprites.N1,
	'a': sprites.E0, 'b': sprites.E1, 'c': sprites.E2, 'd': sprites.E3, 'e': sprites.E4, 'f': sprites.E5, 'g': sprites.E6, 'h': sprites.E7,
	'C': sprites.P0, 'D': sprites.P1, 'E': sprites.P2, 'F': sprites.P3,
	'1': sprites.R0, '2': sprites.R1, '3': sprites.R2, '4': sprites.R3, '5': sprites.R4,
	'o': sprites.G0, 'p': sprites.G1, 'q': sprites.G2, 'r': sprites.G3,
	'j': sprites.F0, 'l': sprites.F1, 'm': sprites.F2, 'n': sprites.F3, 'i': sprites.F4,
	'W': sprites.W0, 'w': sprites.W1, 'x': sprites.W2, 'y': sprites.W3, 'z': sprites.W4,
	'6': sprites.V0, '7': sprites.V1, 'A': sprites.V2, 'B': sprites.V3, '8': sprites.V4, '9': sprites.V5, '0': sprites.V6,
	'S': sprites.S0, 's': sprites.S1, 't': sprites.S2, 'u': sprites.S3, 'v': sprites.S4,
	'L': sprites.B0, 'M': sprites.B1, 'N': sprites.B2,
}

// Grid reads a text grid, a row a line, in the letters of the key; short rows
// end transparent, and line breaks before the first and after the last row do not count.
func Grid(text string) *Image { return grid(text, letters) }

// Grids reads several.
func Grids(texts ...string) []*Image {
	out := make([]*Image, len(texts))
	for i := range texts {
		out[i] = Grid(texts[i])
	}
	return out
}

// Stencil reads a text grid with '#' in colour c and everything else transparent.
func Stencil(text string, c sprites.Index) *Image {
	return grid(text, map[rune]sprites.Index{'#': c, '.': sprites.T})
}

func grid(text string, key map[rune]sprites.Index) *Image {
	rows := strings.Split(strings.Trim(text, "\n"), "\n")
	w := 0
	for _, r := range rows {
		w = max(w, len(r))
	}
	m := New(w, len(rows))
	for y, r := range rows {
		for x, l := range r {
			c, ok := key[l]
			if !ok {
				panic(fmt.Sprintf("grid: no colour %q in row %d of\n%s", l, y, text))
			}
			m.Set(x, y, c)
		}
	}
	return m
}
