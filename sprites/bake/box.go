package bake

import "sandglass/sprites"

// A Bevel is the colours of a box lit from above: outline, light line, face, dark line.
type Bevel [4]sprites.Index

// Plate is a small label with cut corners, light above and dark below.
func Plate(w, h int, b Bevel) *Image {
	out, hi, face, lo := b[0], b[1], b[2], b[3]
	m := New(w, h)
	m.Rect(1, 0, w-2, h, out)
	m.Rect(0, 1, w, h-2, out)
	m.Rect(1, 1, w-2, h-2, face)
	m.Rect(1, h-2, w-2, 1, lo)
	m.Rect(1, 1, w-2, 1, hi)
	return m
}
