package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// The least size of what can be acted on, with its padding.
const (
	HitW = 22
	HitH = 22
)

// side is the height of a button's side, below its face.
const side = 2

// ButtonWidth is how wide a button with this text wants to be.
func ButtonWidth(text string) int { return max(68, fonts.Body.Width(text)+20) }

// Button draws a button with its text in r, its side included. Chosen ones are
// gold. Pressed, the face goes down over the side; off, it bears a lock.
func Button(l *paint.List, r paint.Rect, text string, s State) {
	state, dy := shell.Normal, 0
	switch {
	case s&Off != 0:
		state = shell.Disabled
	case s&Pressed != 0:
		state, dy = shell.Pressed, side
	case s&Focused != 0:
		state = shell.Hover
	}
	face := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - side}
	Ring(l, r, s)
	Frame(l, shell.Button(s&Chosen != 0, state), face)
	c := sprites.E0
	if s&(Chosen|Off) != 0 {
		c = sprites.N0
	}
	f := Roomy(text, r.W-6)
	l.Centre(f, r.X+r.W/2, Middle(f, face.Y+dy, face.H), text, c)
	if f.Width(text) > r.W-30 {
		return
	}
	switch {
	case s&Off != 0:
		l.Sprite(shell.Lock, r.X+5, face.Y+face.H/2-4)
	case s&Focused != 0:
		l.Sprite(shell.HoverMark, r.X+6, face.Y+dy+face.H/2-2)
	}
}
