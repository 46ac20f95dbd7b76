package stagecraft

import (
	"math"

	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// A Flight is N pieces of 8x8 on their way from one place of the stage to
// another, one after the other, on an arc and with a trail of sparks.
type Flight struct {
	Piece          sprites.ID
	N              int
	X0, Y0, X1, Y1 int
}

const (
	flightTime = anim.Ticks(32)
	// FlightGap is the time between two pieces.
	FlightGap = anim.Ticks(6)
)

// Length is how long all pieces take.
func (f *Flight) Length() anim.Ticks { return flightTime + FlightGap*anim.Ticks(f.N-1) }

// Draw paints the flight t ticks in.
func (f *Flight) Draw(l *paint.List, t anim.Ticks) {
	for i := range f.N {
		part := anim.Part(t-FlightGap*anim.Ticks(i), flightTime)
		if part >= 1 {
			l.Sprite(shell.Sparkle(int(t/5)%4), f.X1+4, f.Y1+4)
			continue
		}
		x, y := f.at(part)
		for back := 3; back > 0; back-- { // a short trail of sparks
			if p := part - float64(back)*.05; p > 0 {
				tx, ty := f.at(p)
				l.Fill(paint.Rect{X: tx + 4, Y: ty + 4, W: 1, H: 1}, sprites.G3)
			}
		}
		l.Sprite(f.Piece, x, y)
	}
}

// at is where a piece is after part of its time: it gathers speed.
func (f *Flight) at(part float64) (x, y int) {
	t := part * part * (1.6 - .6*part)
	return anim.Between(f.X0, f.X1, t), anim.Between(f.Y0, f.Y1, t) - int(26*math.Sin(math.Pi*t))
}

// PassTime is how long a marker takes from seat to seat.
var PassTime = anim.Ms(350)

// Pass draws a marker t ticks on its way from column x0 to x1 of the row y, with
// a small leap.
func Pass(l *paint.List, marker sprites.ID, x0, x1, y int, t anim.Ticks) {
	part := anim.Smooth(anim.Part(t, PassTime))
	l.Sprite(marker, anim.Between(x0, x1, part), y-int(4*math.Sin(math.Pi*part)))
}
