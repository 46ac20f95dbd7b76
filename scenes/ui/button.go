package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// The least size of what can be acted on, with its padding.
const (
	HitW = 22
	HitH = 22
)

// ButtonWidth is how wide a button with this text wants to be.
func ButtonWidth(text string) int { return max(68, fonts.Body.Width(text)+20) }

// tones are a button's colours: outline, light line, face, dark line, side, text.
type tones struct{ out, hi, face, lo, side, text sprites.Index }

func (s State) tones() tones {
	gold := s&Chosen != 0
	switch {
	case s&Off != 0:
		return tones{sprites.S0, sprites.S3, sprites.S2, sprites.S1, sprites.S0, sprites.N0}
	case s&Pressed != 0 && gold:
		return tones{sprites.E0, sprites.G1, sprites.G2, sprites.G2, sprites.G0, sprites.N0}
	case s&Pressed != 0:
		return tones{sprites.E0, sprites.E3, sprites.E4, sprites.E5, sprites.E2, sprites.N0}
	case s&Focused != 0 && gold:
		return tones{sprites.E0, sprites.E7, sprites.G3, sprites.G2, sprites.G0, sprites.N0}
	case s&Focused != 0:
		return tones{sprites.E0, sprites.E7, sprites.E6, sprites.E5, sprites.E2, sprites.E0}
	case gold:
		return tones{sprites.E0, sprites.G3, sprites.G2, sprites.G1, sprites.G0, sprites.N0}
	}
	return tones{sprites.E0, sprites.E6, sprites.E5, sprites.E4, sprites.E2, sprites.E0}
}

// Button draws a button with its text; r is the face with the 2 px of its side
// below. Pressed, the face goes down over the side; off, there is no side.
func Button(l *paint.List, r paint.Rect, text string, s State) {
	Ring(l, r, s)
	c := face(l, r, s)
	y := r.Y
	if s&Pressed != 0 && s&Off == 0 {
		y += 2
	}
	f := Roomy(text, r.W-6)
	l.Centre(f, r.X+r.W/2, Middle(f, y, r.H-2), text, c.text)
	if s&Focused != 0 && s&Off == 0 && f.Width(text) <= r.W-30 {
		arrow(l, r.X+6, y+(r.H-2)/2, 1, c.text)
	}
}

// face draws a button without text.
func face(l *paint.List, r paint.Rect, s State) tones {
	c := s.tones()
	y, h := r.Y, r.H-2
	bottom := r.Y + r.H
	switch {
	case s&Off != 0:
		bottom -= 2
	case s&Pressed != 0:
		y += 2
	}
	l.Fill(paint.Rect{X: r.X + 1, Y: y, W: r.W - 2, H: bottom - y}, c.out)
	l.Fill(paint.Rect{X: r.X, Y: y + 1, W: r.W, H: bottom - y - 2}, c.out)
	l.Fill(paint.Rect{X: r.X + 1, Y: y + 1, W: r.W - 2, H: bottom - y - 2}, c.side)
	in := paint.Rect{X: r.X + 1, Y: y + 1, W: r.W - 2, H: h - 2}
	l.Fill(in, c.face)
	l.Fill(paint.Rect{X: in.X + 1, Y: in.Y, W: in.W - 2, H: 1}, c.hi)
	l.Fill(paint.Rect{X: in.X, Y: in.Y + 1, W: 1, H: in.H - 2}, c.hi)
	l.Fill(paint.Rect{X: in.X + 1, Y: in.Y + in.H - 1, W: in.W - 2, H: 1}, c.lo)
	l.Fill(paint.Rect{X: in.X + in.W - 1, Y: in.Y + 1, W: 1, H: in.H - 2}, c.lo)
	return c
}

// arrow is a triangle 3 wide and 5 high with its middle in row y that points
// right (1) or left (-1).
func arrow(l *paint.List, x, y, to int, c sprites.Index) {
	for i := range 3 {
		n := 2 - i
		if to < 0 {
			n = i
		}
		l.Fill(paint.Rect{X: x + i, Y: y - n, W: 1, H: 2*n + 1}, c)
	}
}

// Tab is the label of a page; the chosen one opens into the page below r.
func Tab(l *paint.List, r paint.Rect, text string, s State) {
	c := sprites.N0
	if s&Chosen != 0 {
		box(l, paint.Rect{X: r.X, Y: r.Y - 3, W: r.W, H: r.H + 5}, sprites.E0, sprites.P3, sprites.E7, sprites.P3)
		l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + r.H - 2, W: r.W - 2, H: 4}, sprites.P3)
		c = sprites.E0
	} else {
		box(l, r, sprites.E0, sprites.P1, sprites.P2, sprites.P0)
	}
	f := Roomy(text, r.W-6)
	l.Centre(f, r.X+r.W/2, Middle(f, r.Y, r.H), text, c)
	Ring(l, r.In(3), s)
}
