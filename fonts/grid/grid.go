// Package grid is what the offline bakers of fonts and lettering draw with:
// one-bit pictures written as text, their doubling, and the PNG they end in.
// Nothing of the game imports it.
package grid

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"

	"sandglass/sprites"
)

// A Bitmap is a picture of palette indices; one-bit ones use 0 and 1.
type Bitmap struct {
	W, H int
	Pix  []sprites.Index
}

// New is an empty (transparent) bitmap.
func New(w, h int) *Bitmap { return &Bitmap{W: w, H: h, Pix: make([]sprites.Index, w*h)} }

// At is the pixel at (x, y), 0 outside.
func (b *Bitmap) At(x, y int) sprites.Index {
	if x < 0 || y < 0 || x >= b.W || y >= b.H {
		return 0
	}
	return b.Pix[y*b.W+x]
}

// Set puts a pixel; outside the bitmap it does nothing.
func (b *Bitmap) Set(x, y int, c sprites.Index) {
	if x >= 0 && y >= 0 && x < b.W && y < b.H {
		b.Pix[y*b.W+x] = c
	}
}

// Blit copies the opaque pixels of s with its top left at (x, y).
func (b *Bitmap) Blit(s *Bitmap, x, y int) {
	for j := range s.H {
		for i := range s.W {
			if c := s.Pix[j*s.W+i]; c != 0 {
				b.Set(x+i, y+j, c)
			}
		}
	}
}

// Parse reads one glyph: rows from the top, parted by '/', '#' is a pixel.
func Parse(rows string) *Bitmap {
	lines := strings.Split(rows, "/")
	w := 0
	for _, l := range lines {
		w = max(w, len(l))
	}
	b := New(w, len(lines))
	for y, l := range lines {
		for x := range l {
			if l[x] == '#' {
				b.Set(x, y, 1)
			}
		}
	}
	return b
}

// ParseFace reads a face's file: a line is a character, a space, its rows.
// Lines that start with two slashes are remarks.
func ParseFace(text string) (map[rune]*Bitmap, error) {
	face := map[rune]*Bitmap{}
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if strings.HasPrefix(line, "// ") {
			continue
		}
		head, rows, ok := strings.Cut(strings.TrimSpace(line), " ")
		r := []rune(head)
		if !ok || len(r) != 1 || strings.Trim(rows, "#./") != "" {
			return nil, fmt.Errorf("line %d: want a character, a space and rows of # and .", n+1)
		}
		if face[r[0]] != nil {
			return nil, fmt.Errorf("line %d: %q is there twice", n+1, r[0])
		}
		face[r[0]] = Parse(rows)
	}
	return face, nil
}

// Scale2x doubles the bitmap; corners that the four neighbours agree on are rounded.
func (b *Bitmap) Scale2x() *Bitmap {
	n := New(b.W*2, b.H*2)
	for y := range b.H {
		for x := range b.W {
			p, up, right, left, down := b.At(x, y), b.At(x, y-1), b.At(x+1, y), b.At(x-1, y), b.At(x, y+1)
			e := [4]sprites.Index{p, p, p, p}
			if left == up && left != down && up != right {
				e[0] = up
			}
			if up == right && up != left && right != down {
				e[1] = right
			}
			if down == left && down != right && left != up {
				e[2] = left
			}
			if right == down && right != up && down != left {
				e[3] = down
			}
			for i, c := range e {
				n.Set(2*x+i%2, 2*y+i/2, c)
			}
		}
	}
	return n
}

// PNG is the bitmap as an indexed PNG of the first colours palette entries,
// entry 0 transparent.
func (b *Bitmap) PNG(colours int) ([]byte, error) {
	palette := color.Palette{color.NRGBA{}}
	for _, v := range sprites.RGB[1:colours] {
		palette = append(palette, color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255})
	}
	m := image.NewPaletted(image.Rect(0, 0, b.W, b.H), palette)
	copy(m.Pix, b.Pix)
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, m)
	return out.Bytes(), err
}
