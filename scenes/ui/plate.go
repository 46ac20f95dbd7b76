package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// A Tone is the colours of a small plate: outline, face, light line, dark line,
// and the text upon it.
type Tone [5]sprites.Index

// The tones of the tables' plates and tags.
var (
	OnPaper = Tone{sprites.E0, sprites.P3, sprites.E7, sprites.P1, sprites.E0}
	OnGold  = Tone{sprites.E0, sprites.G2, sprites.G3, sprites.G1, sprites.N0} // the focus, and what is free
	OnRed   = Tone{sprites.R0, sprites.R1, sprites.R2, sprites.R0, sprites.E7} // what costs or is lost
	OnDark  = Tone{sprites.N0, sprites.N1, sprites.S1, sprites.N0, sprites.E7}
	OnStone = Tone{sprites.S0, sprites.S1, sprites.S2, sprites.S0, sprites.E7} // what is closed
)

// Plate draws a small box with cut corners.
func Plate(l *paint.List, r paint.Rect, t Tone) {
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y, W: r.W - 2, H: r.H}, t[0])
	l.Fill(paint.Rect{X: r.X, Y: r.Y + 1, W: r.W, H: r.H - 2}, t[0])
	l.Fill(r.In(1), t[1])
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: 1}, t[2])
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y + r.H - 2, W: r.W - 2, H: 1}, t[3])
}

// ValuePlate draws a plate with a short text, mostly a number, in its middle.
func ValuePlate(l *paint.List, r paint.Rect, s string, t Tone) {
	Plate(l, r, t)
	f := fonts.Small
	l.Text(f, r.X+1+(r.W-f.Width(s))/2, Middle(f, r.Y, r.H), s, t[4])
}

// TagHigh is the height of a tag.
const TagHigh = 12

// TagWidth is how wide a tag with this text is.
func TagWidth(s string) int { return fonts.Small.Width(s) + 8 }

// Tag draws a text on a plate of its own width and returns the x behind it.
func Tag(l *paint.List, x, y int, s string, t Tone) int {
	r := paint.Rect{X: x, Y: y, W: TagWidth(s), H: TagHigh}
	Plate(l, r, t)
	l.Text(fonts.Small, x+4, Middle(fonts.Small, y, TagHigh), s, t[4])
	return x + r.W
}
