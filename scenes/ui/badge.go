package ui

import (
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// SeatColour is the middle tone of a seat's ramp, seat 0 to 4 here and below.
func SeatColour(seat int) sprites.Index { return sprites.PlayerRamps[seat][2] }

// Badge draws a seat's sign in its colour, 20 x 20.
func Badge(l *paint.List, x, y, seat int) { l.Sprite(shell.Badge(seat), x, y) }

// Chip draws the small sign of a seat, 7 x 9, for lists and logs.
func Chip(l *paint.List, x, y, seat int) { l.Sprite(shell.Chip(seat), x, y) }
