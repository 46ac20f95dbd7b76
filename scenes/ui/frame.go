package ui

import (
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// Frame draws a frame of any size about r.
func Frame(l *paint.List, n *sprites.Nine, r paint.Rect) {
	n.Draw(r.X, r.Y, r.W, r.H,
		func(x, y, w, h int, c sprites.Index) { l.Fill(paint.Rect{X: x, Y: y, W: w, H: h}, c) },
		l.Sprite)
}

// Parchment is the panel for reading and choosing; its shadow falls 2 px
// outside r, to the right and below.
func Parchment(l *paint.List, r paint.Rect) { Frame(l, &shell.Parchment, r) }

// Dark is the panel for status: ink in a gold frame with four studs.
func Dark(l *paint.List, r paint.Rect) { Frame(l, &shell.DarkPanel, r) }

// Divider is a thin line on parchment with a gold diamond in its middle.
func Divider(l *paint.List, x, y, w int) {
	mid := x + w/2
	l.Fill(paint.Rect{X: x, Y: y, W: w/2 - 5, H: 1}, sprites.P1)
	l.Fill(paint.Rect{X: mid + 5, Y: y, W: x + w - mid - 5, H: 1}, sprites.P1)
	l.Sprite(shell.Diamond, mid-3, y-2)
}

// Rule is a thin line on parchment.
func Rule(l *paint.List, x, y, w int) {
	l.Fill(paint.Rect{X: x, Y: y, W: w, H: 1}, sprites.P2)
}

// Ring is the focus: light between two lines of ink round r, reaching 3 px out
// of it (the corners 4 in its second frame). It draws nothing without focus.
func Ring(l *paint.List, r paint.Rect, s State) {
	if s&Focused == 0 {
		return
	}
	frame := 0
	if s&Step != 0 {
		frame = 1
	}
	Frame(l, shell.Focus(frame), r)
}

// Glow is the thin gold frame of what is selected, 2 px outside r.
func Glow(l *paint.List, r paint.Rect) { Frame(l, &shell.Chosen, r) }

// Dashes is the border of a legal target: dashes that travel on a pixel with
// every step (7 ticks).
func Dashes(l *paint.List, r paint.Rect, step int) {
	shell.Legal(r.X, r.Y, r.W, r.H, step, l.Sprite,
		func(x, y, w, h int, c sprites.Index) { l.Fill(paint.Rect{X: x, Y: y, W: w, H: h}, c) })
}
