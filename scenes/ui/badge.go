package ui

import (
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// marks are the seats' signs, five by three pixels, so that colour is never
// the only difference.
var marks = [5][3]string{
	{"..#..", ".###.", "#####"},
	{".###.", "#...#", ".###."},
	{"##.##", "..#..", "##.##"},
	{"#####", ".....", "#####"},
	{"#.#.#", "#.#.#", "#.#.#"},
}

// SeatColour is the middle tone of a seat's ramp, 0 to 4; MarkColour is what
// stands out from it.
func SeatColour(seat int) sprites.Index { return sprites.PlayerRamps[seat][2] }

// MarkColour is the colour of a seat's sign on SeatColour.
func MarkColour(seat int) sprites.Index {
	if seat == 1 || seat == 3 {
		return sprites.N0
	}
	return sprites.E7
}

// Badge draws a seat's sign in its colour, 20 x 20.
func Badge(l *paint.List, x, y, seat int) {
	ramp := sprites.PlayerRamps[seat]
	out := ramp[0]
	if seat == 4 {
		out = sprites.S2
	}
	l.Fill(paint.Rect{X: x + 1, Y: y, W: 18, H: 20}, out)
	l.Fill(paint.Rect{X: x, Y: y + 1, W: 20, H: 18}, out)
	l.Fill(paint.Rect{X: x + 1, Y: y + 1, W: 18, H: 18}, ramp[1])
	l.Fill(paint.Rect{X: x + 1, Y: y + 1, W: 18, H: 16}, ramp[2])
	l.Fill(paint.Rect{X: x + 1, Y: y + 1, W: 18, H: 1}, ramp[3])
	l.Fill(paint.Rect{X: x + 1, Y: y + 1, W: 1, H: 16}, ramp[3])
	mark(l, x+5, y+6, 2, seat)
}

// Chip draws the small sign of a seat, 7 x 9, for lists and logs.
func Chip(l *paint.List, x, y, seat int) {
	ramp := sprites.PlayerRamps[seat]
	out := sprites.N0
	if seat == 4 {
		out = sprites.S2
	}
	l.Fill(paint.Rect{X: x, Y: y, W: 7, H: 9}, out)
	l.Fill(paint.Rect{X: x + 1, Y: y + 1, W: 5, H: 7}, ramp[2])
	l.Fill(paint.Rect{X: x + 1, Y: y + 1, W: 5, H: 1}, ramp[3])
	mark(l, x+1, y+3, 1, seat)
}

func mark(l *paint.List, x, y, scale, seat int) {
	for j, row := range marks[seat] {
		for i := range row {
			if row[i] == '#' {
				l.Fill(paint.Rect{X: x + i*scale, Y: y + j*scale, W: scale, H: scale}, MarkColour(seat))
			}
		}
	}
}
