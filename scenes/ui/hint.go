package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// A Means is something that can be meant on any device; its glyph depends on
// the device last used.
type Means uint8

const (
	ToGo     Means = iota // confirm
	ToBack                // cancel
	ToMove                // the eight ways
	ToMenu                // the pause menu
	ToInfo                // tell more
	ToTabs                // the next group
	ToUndo                // take back
	ToScroll              // lines up and down
	means
)

// A Hint tells what a press does.
type Hint struct {
	Means Means
	Text  string
}

// caps are the inscriptions of the keys and buttons that mean something.
// An empty one is not shown on that device: a mouse or finger just points.
var caps = [means][input.Pad + 1]string{
	ToGo:     {input.Mouse: "CLICK", input.Keyboard: "ENTER", input.Touch: "TAP", input.Pad: "A"},
	ToBack:   {input.Keyboard: "ESC", input.Pad: "B"},
	ToMove:   {input.Keyboard: "← ↑ ↓ →", input.Pad: "← ↑ ↓ →"},
	ToMenu:   {input.Keyboard: "M", input.Pad: "MENU"},
	ToInfo:   {input.Mouse: "RIGHT CLICK", input.Keyboard: "F1", input.Pad: "X"},
	ToTabs:   {input.Keyboard: "TAB", input.Pad: "LB RB"},
	ToUndo:   {input.Keyboard: "U", input.Pad: "Y"},
	ToScroll: {input.Mouse: "WHEEL", input.Keyboard: "PGUP PGDN", input.Pad: "LT RT"},
}

// Glyph draws what means m on device d with its middle in row y, and returns
// the x behind it; it draws nothing where the device needs none.
func Glyph(l *paint.List, x, y int, m Means, d input.Device) int {
	cap := caps[m][d]
	if cap == "" {
		return x
	}
	if d == input.Pad && len(cap) == 1 {
		return round(l, x, y, cap)
	}
	w := max(15, fonts.Label.Width(cap)+8)
	face, top, side, text := sprites.S4, sprites.E7, sprites.S2, sprites.N0
	if d != input.Keyboard {
		face, top, side, text = sprites.S1, sprites.S2, sprites.S0, sprites.E7
	}
	l.Fill(paint.Rect{X: x + 1, Y: y - 7, W: w - 2, H: 15}, sprites.N0)
	l.Fill(paint.Rect{X: x, Y: y - 6, W: w, H: 13}, sprites.N0)
	l.Fill(paint.Rect{X: x + 1, Y: y - 6, W: w - 2, H: 13}, side)
	l.Fill(paint.Rect{X: x + 1, Y: y - 6, W: w - 2, H: 10}, face)
	l.Fill(paint.Rect{X: x + 2, Y: y - 6, W: w - 4, H: 1}, top)
	l.Centre(fonts.Label, x+(w+1)/2, Middle(fonts.Label, y-6, 10), cap, text)
	return x + w
}

// round is a pad's face button, coloured as on most pads.
func round(l *paint.List, x, y int, cap string) int {
	ramp, text := [3]sprites.Index{sprites.F1, sprites.F2, sprites.F3}, sprites.E7
	switch cap {
	case "B":
		ramp = [3]sprites.Index{sprites.R1, sprites.R2, sprites.R3}
	case "X":
		ramp = [3]sprites.Index{sprites.B0, sprites.B1, sprites.B2}
	case "Y":
		ramp, text = [3]sprites.Index{sprites.G1, sprites.G2, sprites.G3}, sprites.N0
	}
	for i, n := range [15]int{5, 9, 11, 13, 13, 15, 15, 15, 15, 15, 13, 13, 11, 9, 5} {
		r := paint.Rect{X: x + (15-n)/2, Y: y - 7 + i, W: n, H: 1}
		l.Fill(r, sprites.N0)
		c := ramp[1]
		if i == 1 || i == 2 {
			c = ramp[2]
		} else if i > 11 {
			c = ramp[0]
		}
		if i > 0 && i < 14 {
			l.Fill(paint.Rect{X: r.X + 1, Y: r.Y, W: n - 2, H: 1}, c)
		}
	}
	f := fonts.Small
	l.Text(f, x+(16-f.Width(cap))/2, Middle(f, y-7, 15), cap, text)
	return x + 15
}

// Hints draws the hints that the device needs from x on, with their middle in
// row y, until right; what does not fit is left out.
func Hints(l *paint.List, x, y, right int, d input.Device, hints []Hint) {
	for _, h := range hints {
		cap := caps[h.Means][d]
		if cap == "" {
			continue
		}
		if x+max(15, fonts.Label.Width(cap)+8)+5+fonts.Small.Width(h.Text) > right {
			return
		}
		x = Glyph(l, x, y, h.Means, d) + 5
		x = l.Text(fonts.Small, x, Middle(fonts.Small, y-7, 14), h.Text, sprites.E7) + 12
	}
}

// HintBar draws the bar along the lower edge of a menu.
func HintBar(l *paint.List, d input.Device, hints []Hint) {
	r := paint.Rect{X: 0, Y: 334, W: paint.StageW, H: 26}
	Dark(l, r)
	Hints(l, r.X+10, r.Y+13, r.X+r.W-10, d, hints)
}

// A Line is a line of a prompt; gold ones are what the choice costs or brings.
type Line struct {
	Text string
	Gold bool
}

// Prompt draws the panel that says what is asked: the question in bold, lines
// below it, and what to press.
func Prompt(l *paint.List, r paint.Rect, title string, lines []Line, d input.Device, hints []Hint) {
	Dark(l, r)
	x, y := r.X+8, r.Y+5
	if fonts.Body.BoldWidth(title) <= r.W-16 {
		l.Bold(fonts.Body, x, y, title, sprites.E7)
		y += fonts.Body.Line() + 1
	} else {
		l.Bold(fonts.Small, x, y+2, title, sprites.E7)
		y += fonts.Small.Line() + 4
	}
	for _, s := range lines {
		c := sprites.P3
		if s.Gold {
			c = sprites.G3
		}
		l.Text(fonts.Small, x, y, s.Text, c)
		y += fonts.Small.Line()
	}
	if y+18 <= r.Y+r.H {
		Hints(l, x, r.Y+r.H-12, r.X+r.W-6, d, hints)
	}
}
