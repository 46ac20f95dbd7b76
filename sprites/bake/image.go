// Package bake draws sprites offline and packs them into sheets. The game
// never links it: it embeds the pictures and tables that package cmd/bake
// writes with it.
package bake

import (
	"math"
	"slices"

	"sandglass/sprites"
)

// An Image is a picture of palette indices that can be drawn on. Everything
// drawn beyond its edges is dropped, and reading there gives sprites.T.
type Image struct{ sprites.Picture }

// New is a transparent image of w by h pixels.
func New(w, h int) *Image {
	return &Image{sprites.Picture{W: w, H: h, Pix: make([]sprites.Index, w*h)}}
}

// In says whether the pixel x, y is inside.
func (m *Image) In(x, y int) bool { return x >= 0 && y >= 0 && x < m.W && y < m.H }

// At is the colour of a pixel.
func (m *Image) At(x, y int) sprites.Index {
	if !m.In(x, y) {
		return sprites.T
	}
	return m.Pix[y*m.W+x]
}

// Set colours a pixel.
func (m *Image) Set(x, y int, c sprites.Index) {
	if m.In(x, y) {
		m.Pix[y*m.W+x] = c
	}
}

// Clone is a copy.
func (m *Image) Clone() *Image {
	n := New(m.W, m.H)
	copy(n.Pix, m.Pix)
	return n
}

// Sub is a copy of a rectangle.
func (m *Image) Sub(x, y, w, h int) *Image {
	n := New(w, h)
	n.Blit(m, -x, -y)
	return n
}

// Rect fills a rectangle.
func (m *Image) Rect(x, y, w, h int, c sprites.Index) {
	for j := y; j < y+h; j++ {
		for i := x; i < x+w; i++ {
			m.Set(i, j, c)
		}
	}
}

// Frame draws the 1 px border of a rectangle.
func (m *Image) Frame(x, y, w, h int, c sprites.Index) {
	m.Rect(x, y, w, 1, c)
	m.Rect(x, y+h-1, w, 1, c)
	m.Rect(x, y, 1, h, c)
	m.Rect(x+w-1, y, 1, h, c)
}

// Line draws a 1 px line, both ends included.
func (m *Image) Line(x0, y0, x1, y1 int, c sprites.Index) {
	n := max(x1-x0, x0-x1, y1-y0, y0-y1)
	for i := range n + 1 {
		t := float64(i) / float64(max(n, 1))
		m.Set(int(math.Round(Lerp(float64(x0), float64(x1), t))), int(math.Round(Lerp(float64(y0), float64(y1), t))), c)
	}
}

// Ellipse fills an ellipse about the point cx, cy (pixel centres lie at .5).
func (m *Image) Ellipse(cx, cy, rx, ry float64, c sprites.Index) {
	for y := int(cy - ry - 1); y <= int(cy+ry+1); y++ {
		for x := int(cx - rx - 1); x <= int(cx+rx+1); x++ {
			dx, dy := (float64(x)+.5-cx)/rx, (float64(y)+.5-cy)/ry
			if dx*dx+dy*dy <= 1 {
				m.Set(x, y, c)
			}
		}
	}
}

// Blit draws s with its top left at x, y.
func (m *Image) Blit(s *Image, x, y int) {
	for j := range s.H {
		for i := range s.W {
			if c := s.Pix[j*s.W+i]; c != sprites.T {
				m.Set(x+i, y+j, c)
			}
		}
	}
}

// Remapped is a copy with every colour looked up in the table of r.
func (m *Image) Remapped(r sprites.Remap) *Image {
	n, t := m.Clone(), sprites.Table(r)
	for i, c := range n.Pix {
		n.Pix[i] = t[c]
	}
	return n
}

// Mirrored is a copy with left and right exchanged.
func (m *Image) Mirrored() *Image {
	n := New(m.W, m.H)
	for y := range m.H {
		for x := range m.W {
			n.Pix[y*m.W+x] = m.Pix[y*m.W+m.W-1-x]
		}
	}
	return n
}

// Scaled is a copy k times as large, for contact sheets.
func (m *Image) Scaled(k int) *Image {
	n := New(m.W*k, m.H*k)
	for i := range n.Pix {
		n.Pix[i] = m.Pix[i/n.W/k*m.W+i%n.W/k]
	}
	return n
}

// Outlined surrounds what is drawn with a 1 px line outside the shape, in the
// colour that f gives for the colour it touches; Dark is the usual f.
func (m *Image) Outlined(f func(sprites.Index) sprites.Index) *Image {
	n := m.Clone()
	for y := range m.H {
		for x := range m.W {
			if m.At(x, y) != sprites.T {
				continue
			}
			for _, d := range [4][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}} {
				if c := m.At(x+d[0], y+d[1]); c != sprites.T {
					n.Set(x, y, f(c))
					break
				}
			}
		}
	}
	return n
}

// Dark is the outline colour for colour c: the darkest of its ramp, and the
// standard E0 for the ramps that share earth's.
func Dark(c sprites.Index) sprites.Index {
	switch {
	case c >= sprites.E0 && c <= sprites.P3, c >= sprites.G0 && c <= sprites.G3:
		return sprites.E0
	case c == sprites.S0 || c == sprites.S1 || c <= sprites.N1:
		return sprites.N0
	case c >= sprites.B0:
		return sprites.V0
	}
	for _, r := range sprites.Ramps {
		if slices.Contains(r, c) {
			return r[0]
		}
	}
	return sprites.N0
}

// Orphans counts the opaque pixels and those of them without any of their
// eight neighbours in the same colour.
func (m *Image) Orphans() (orphans, opaque int) {
	for y := range m.H {
		for x := range m.W {
			c := m.At(x, y)
			if c == sprites.T {
				continue
			}
			opaque++
			same := 0
			for j := -1; j <= 1; j++ {
				for i := -1; i <= 1; i++ {
					if m.At(x+i, y+j) == c {
						same++
					}
				}
			}
			if same == 1 {
				orphans++
			}
		}
	}
	return orphans, opaque
}
