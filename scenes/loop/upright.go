package loop

import (
	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// upright says that a screen for fingers is held upright: the game waits until it
// is turned, or a key or a mouse is used.
func (l *Loop) upright() bool { return l.Surface.Tall && l.Env.Device == input.Touch }

// ignored lets go of what was held while the game waits.
func (l *Loop) ignored(e input.Edge, _ bool) {
	l.hand(e, false)
	if e.Kind == input.Down {
		l.Env.Device = e.Device
	}
}

// turnTimes is how large the words are: an upright phone shows the stage small.
const turnTimes = 3

// drawUpright asks to turn the phone.
func (l *Loop) drawUpright(list *paint.List) {
	const mid, base = paint.StageW / turnTimes / 2, 52
	list.Reset()
	list.Fill(paint.Rect{W: paint.StageW/turnTimes + 1, H: paint.StageH / turnTimes}, sprites.N0)
	ui.Plate(list, paint.Rect{X: mid - 44, Y: base - 40, W: 22, H: 36}, ui.OnPaper)
	ui.Plate(list, paint.Rect{X: mid + 8, Y: base - 28, W: 36, H: 22}, ui.OnGold)
	list.Fill(paint.Rect{X: mid - 36, Y: base - 8, W: 6, H: 1}, sprites.E0)
	list.Fill(paint.Rect{X: mid + 39, Y: base - 20, W: 1, H: 6}, sprites.E0)
	list.Draw(shell.ArrowRight, mid-10, base-20, sprites.Solid(sprites.G2), 0)
	list.Draw(shell.ArrowRight, mid-6, base-20, sprites.Solid(sprites.G2), 0)
	title := l.Env.T(locale.TurnPhone)
	list.Bold(fonts.Body, mid-fonts.Body.BoldWidth(title)/2, base+2, title, sprites.G3)
	why := l.Env.T(locale.TurnWhy)
	if l.turn.text != why {
		l.turn.text, l.turn.lines = why, fonts.Small.Wrap(nil, why, 190)
	}
	ui.Centred(list, fonts.Small, mid, base+24, l.turn.lines, sprites.E6)
	list.Zoom(turnTimes, 0, 0)
}

// turnWords is what upright tells, in lines.
type turnWords struct {
	text  string
	lines []string
}
