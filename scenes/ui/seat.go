package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// SeatRemap gives a sprite's player tones the colours of a seat.
func SeatRemap(seat int) sprites.Remap { return sprites.Player + sprites.Remap(seat) }

// InkOn is the colour of text on a seat's colour: light where that stands out,
// else ink.
func InkOn(seat int) sprites.Index {
	if seat == 1 || seat == 3 { // Saffron and Turquoise are too light
		return sprites.N0
	}
	return sprites.E7
}

// Initial draws a letter on a seat's piece: the sprite is a plate of 9x9 in
// player tones.
func Initial(l *paint.List, plate sprites.ID, x, y, seat int, letter string) {
	l.Draw(plate, x, y, SeatRemap(seat), 0)
	if seat == 4 { // too dark to be told from the ground
		l.Frame(paint.Rect{X: x, Y: y, W: 9, H: 9}, sprites.S2)
	}
	f := fonts.Label
	l.Text(f, x+1+(8-f.Width(letter))/2, Middle(f, y, 9), letter, InkOn(seat))
}

// SeatState is what a seat's label tells beside its name: any of the following
// together.
type SeatState uint8

const (
	SeatOwn    SeatState = 1 << iota // of whose eyes the screen shows: the name is gold
	SeatActs                         // decides now: lit ground
	SeatLocked                       // has chosen, face down: a lock
	SeatDone                         // has had its turn: a check mark
)

// With adds the other states when on.
func (s SeatState) With(other SeatState, on bool) SeatState {
	if on {
		return s | other
	}
	return s
}

// The room in a seat's label: the name begins at NameX; from the right end, a
// lock or check mark takes MarkWide, whether or not it is there now.
const (
	NameX    = 11
	MarkWide = 10
)

// SeatLabel draws, at the top of a seat's panel r, the seat's chip, its name and
// how far it is. It returns the x where what stands right of the name must end.
func SeatLabel(l *paint.List, r paint.Rect, seat int, name string, s SeatState) (right int) {
	Lit(l, r, s&SeatActs != 0)
	Chip(l, r.X+2, r.Y+2, seat)
	c := sprites.E7
	if s&SeatOwn != 0 {
		c = sprites.G3
	}
	l.Text(fonts.Small, r.X+NameX, r.Y+3, name, c)
	switch right = r.X + r.W; {
	case s&SeatLocked != 0:
		right -= MarkWide - 1
		l.Sprite(shell.Lock, right, r.Y+3)
	case s&SeatDone != 0:
		right -= MarkWide
		l.Sprite(shell.Check, right, r.Y+4)
	}
	return right
}

// Lit draws the ground of a cell of a dark panel when something happens there.
func Lit(l *paint.List, r paint.Rect, on bool) {
	if on {
		l.Fill(r, sprites.S0)
		l.Fill(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, sprites.G3)
	}
}
