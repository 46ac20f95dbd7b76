package timbuktu

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/timbuktu"
	"sandglass/sprites/timbuktu/place"
)

// drawWalking draws a camel on the way with its letter; x, y are its feet.
func drawWalking(l *paint.List, x, y int, pose place.Pose, s engine.Seat, c int, load rules.Load) {
	l.Sprite(art.Shadow, x, y+1)
	l.Sprite(art.Dust(x/13%3), x-15, y+1)
	drawCamel(l, x, y, pose, s, load)
	letterTag(l, x+5, y-3, s, c)
}

// A flight is units of a good on their way to the value they raise.
type flight struct {
	good, n        int
	x0, y0, x1, y1 int
}

const (
	flightTime = anim.Ticks(32)
	flightGap  = anim.Ticks(6) // between two units
)

func (f *flight) length() anim.Ticks { return flightTime + flightGap*anim.Ticks(f.n-1) }

// from begins the flight at a place, to the cell with so many units lost.
func (f *flight) from(x, y, lost int) {
	f.x0, f.y0 = x, y
	f.x1, f.y1 = valueAt(f.good, lost)
}

func (f *flight) draw(l *paint.List, t anim.Ticks) {
	for i := range f.n {
		part := anim.Part(t-flightGap*anim.Ticks(i), flightTime)
		if part >= 1 {
			l.Sprite(shell.Sparkle(int(t/5)%4), f.x1+4, f.y1+4)
			continue
		}
		x, y := f.at(part * part * (1.6 - .6*part))
		for back := 3; back > 0; back-- { // a short trail of sparks
			if p := part - float64(back)*.05; p > 0 {
				tx, ty := f.at(p * p * (1.6 - .6*p))
				l.Fill(paint.Rect{X: tx + 4, Y: ty + 4, W: 1, H: 1}, sprites.G3)
			}
		}
		l.Sprite(art.Good(f.good), x, y)
	}
}

// at is the place at part t of the arc.
func (f *flight) at(t float64) (x, y int) {
	return anim.Between(f.x0, f.x1, t), anim.Between(f.y0, f.y1, t) - int(26*math.Sin(math.Pi*t))
}

// passing is the round marker on its way from seat to seat.
type passing struct {
	b        *Board
	from, to engine.Seat
}

func (m *passing) draw(l *paint.List, t anim.Ticks) {
	if m.from == m.to {
		return
	}
	part := smooth(anim.Part(t, anim.Ms(350)))
	x := anim.Between(m.x(m.from), m.x(m.to), part)
	l.Sprite(art.RoundMarker, x, seatRect(0).Y+5-int(4*math.Sin(math.Pi*part)))
}

func (m *passing) x(s engine.Seat) int {
	i := m.b.pic.place(s)
	return seatRect(i).X + seatRect(i).W - 9
}
