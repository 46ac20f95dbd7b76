package shell

import (
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

func (u *setup) row(i int) paint.Rect { return paint.Rect{X: 20, Y: 62 + i*38, W: 372, H: 32} }

func (u *setup) nameRect(i int) paint.Rect {
	r := u.row(i)
	return paint.Rect{X: r.X + 37, Y: r.Y + 5, W: 98, H: 22}
}

func (u *setup) driverRect(i int) paint.Rect {
	r := u.row(i)
	return paint.Rect{X: r.X + 141, Y: r.Y + 5, W: 120, H: 22}
}

// arrowWidth is the part of a name's field that goes to the next name.
const arrowWidth = 22

// optRect is the place of the i-th option, that of the seed behind the last:
// ticks share what room the others leave.
func (u *setup) optRect(i int) paint.Rect {
	const room = 228
	ticks, tall := 0, 36
	for k := range u.optIDs {
		if u.isTick(k) {
			ticks++
		}
	}
	if ticks > 4 {
		tall = 33
	}
	pitch := max(ui.HitH+1, min(40, (room-tall*(len(u.optIDs)+1-ticks))/max(1, ticks)))
	r := paint.Rect{X: 418, Y: 62, W: 204, H: max(ui.HitH, pitch-6)}
	for k := range i {
		if u.isTick(k) {
			r.Y += pitch
		} else {
			r.Y += tall
		}
	}
	if !u.isTick(i) {
		r.H = tall
	}
	return r
}

// optControl is what is turned in it.
func (u *setup) optControl(i int) paint.Rect {
	r := u.optRect(i)
	if u.isTick(i) {
		return r
	}
	return paint.Rect{X: r.X + 96, Y: r.Y, W: 108, H: 22}
}

// isTick says whether the option is yes or no; the seed, behind the last, is not.
func (u *setup) isTick(i int) bool {
	return i < len(u.optIDs) && u.game.Rules.Options[i].Values[0] == "no"
}
