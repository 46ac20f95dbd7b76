package bake

import "sandglass/sprites"

// A Bevel is the colours of a box lit from above: outline, light line, face, dark line.
type Bevel struct{ Out, Hi, Face, Lo sprites.Index }

// Plate is a small label with cut corners, light above and dark below.
func Plate(w, h int, b Bevel) *Image {
	m := New(w, h)
	m.Rect(1, 0, w-2, h, b.Out)
	m.Rect(0, 1, w, h-2, b.Out)
	m.Rect(1, 1, w-2, h-2, b.Face)
	m.Rect(1, h-2, w-2, 1, b.Lo)
	m.Rect(1, 1, w-2, 1, b.Hi)
	return m
}
