package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// Parchment is the panel for reading and choosing; its shadow falls 2 px
// outside r, to the right and below.
func Parchment(l *paint.List, r paint.Rect) {
	l.Fill(paint.Rect{X: r.X + 2, Y: r.Y + r.H, W: r.W, H: 2}, sprites.N0)
	l.Fill(paint.Rect{X: r.X + r.W, Y: r.Y + 2, W: 2, H: r.H - 2}, sprites.N0)
	box(l, r, sprites.E0, sprites.P3, sprites.E7, sprites.P1)
	l.Frame(r.In(3), sprites.P2)
	notch(l, r.In(3), sprites.P3, sprites.P2)
}

// notch cuts a frame's corners in colour cut and sets the pixel within to in.
func notch(l *paint.List, r paint.Rect, cut, in sprites.Index) {
	for i := range 4 {
		x, y, dx, dy := r.X, r.Y, 1, 1
		if i&1 != 0 {
			x, dx = r.X+r.W-1, -1
		}
		if i&2 != 0 {
			y, dy = r.Y+r.H-1, -1
		}
		l.Fill(paint.Rect{X: x, Y: y, W: 1, H: 1}, cut)
		l.Fill(paint.Rect{X: x + dx, Y: y + dy, W: 1, H: 1}, in)
	}
}

// box is an outlined rectangle, light above and left, dark below and right.
func box(l *paint.List, r paint.Rect, out, face, hi, lo sprites.Index) {
	l.Frame(r, out)
	in := r.In(1)
	l.Fill(in, face)
	l.Fill(paint.Rect{X: in.X, Y: in.Y + in.H - 1, W: in.W, H: 1}, lo)
	l.Fill(paint.Rect{X: in.X + in.W - 1, Y: in.Y, W: 1, H: in.H}, lo)
	l.Fill(paint.Rect{X: in.X, Y: in.Y, W: in.W, H: 1}, hi)
	l.Fill(paint.Rect{X: in.X, Y: in.Y, W: 1, H: in.H}, hi)
}

// Dark is the panel for status: ink in a gold frame with four studs.
func Dark(l *paint.List, r paint.Rect) {
	box(l, r, sprites.N0, sprites.G1, sprites.G2, sprites.G0)
	l.Frame(r.In(2), sprites.N0)
	l.Fill(r.In(3), sprites.N1)
	l.Fill(paint.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W - 6, H: 1}, sprites.S0)
	for i := range 4 {
		x, y := r.X+1, r.Y+1
		if i&1 != 0 {
			x = r.X + r.W - 4
		}
		if i&2 != 0 {
			y = r.Y + r.H - 4
		}
		l.Fill(paint.Rect{X: x, Y: y, W: 3, H: 3}, sprites.G2)
		l.Fill(paint.Rect{X: x, Y: y, W: 1, H: 1}, sprites.G3)
	}
}

// Tooltip is a small dark box in a thin gold frame.
func Tooltip(l *paint.List, r paint.Rect) {
	l.Fill(paint.Rect{X: r.X + 1, Y: r.Y, W: r.W - 2, H: r.H}, sprites.E0)
	l.Fill(paint.Rect{X: r.X, Y: r.Y + 1, W: r.W, H: r.H - 2}, sprites.E0)
	in := r.In(1)
	l.Fill(in, sprites.N1)
	l.Frame(in, sprites.G1)
	l.Fill(paint.Rect{X: in.X + 1, Y: in.Y, W: in.W - 2, H: 1}, sprites.G2)
}

// Tip writes lines in a tooltip that stands above at (or below it where there
// is no room), kept on the stage; the first line is gold.
func Tip(l *paint.List, at paint.Rect, lines []string) {
	w := 0
	for _, s := range lines {
		w = max(w, fonts.Small.Width(s))
	}
	r := paint.Rect{W: w + 14, H: len(lines)*fonts.Small.Line() + 8}
	r.X = max(2, min(at.X+at.W/2-r.W/2, paint.StageW-2-r.W))
	r.Y = at.Y - r.H - 4
	if r.Y < 2 {
		r.Y = at.Y + at.H + 4
	}
	Tooltip(l, r)
	for i, s := range lines {
		c := sprites.E7
		if i == 0 {
			c = sprites.G3
		}
		l.Text(fonts.Small, r.X+7, r.Y+4+i*fonts.Small.Line(), s, c)
	}
}

// Divider is a thin line with a gold diamond in its middle.
func Divider(l *paint.List, x, y, w int) {
	mid := x + w/2
	l.Fill(paint.Rect{X: x, Y: y, W: w/2 - 4, H: 1}, sprites.P1)
	l.Fill(paint.Rect{X: mid + 5, Y: y, W: x + w - mid - 5, H: 1}, sprites.P1)
	for i := -2; i <= 2; i++ {
		n := 2 - max(i, -i)
		l.Fill(paint.Rect{X: mid - n, Y: y + i, W: 2*n + 1, H: 1}, sprites.E0)
	}
	l.Fill(paint.Rect{X: mid - 1, Y: y, W: 3, H: 1}, sprites.G2)
	l.Fill(paint.Rect{X: mid, Y: y - 1, W: 1, H: 3}, sprites.G2)
}

// Rule is a thin line on parchment.
func Rule(l *paint.List, x, y, w int) {
	l.Fill(paint.Rect{X: x, Y: y, W: w, H: 1}, sprites.P2)
}

// Ring is the focus: light between two lines of ink round r, 3 px wide, the
// corners stepping out in the second frame. It draws nothing without focus.
func Ring(l *paint.List, r paint.Rect, s State) {
	if s&Focused == 0 {
		return
	}
	l.Frame(r.In(-1), sprites.N0)
	l.Frame(r.In(-2), sprites.E7)
	l.Frame(r.In(-3), sprites.N0)
	o := r.In(-3)
	if s&Step != 0 {
		o = r.In(-4)
	}
	for i := range 4 {
		x, y := o.X, o.Y
		if i&1 != 0 {
			x = o.X + o.W - 1
		}
		if i&2 != 0 {
			y = o.Y + o.H - 1
		}
		l.Fill(paint.Rect{X: x, Y: y, W: 1, H: 1}, sprites.E7)
	}
}

// Glow is the thin gold frame of what is selected, just outside r.
func Glow(l *paint.List, r paint.Rect) {
	l.Frame(r.In(-1), sprites.G3)
	l.Frame(r.In(-2), sprites.N0)
}

// Dashes is the frame of a legal target: dashes that travel on a pixel with
// every step.
func Dashes(l *paint.List, r paint.Rect, step int) {
	l.Frame(r, sprites.N0)
	n := 2 * (r.W + r.H - 2)
	for i := ((step % 4) + 4) % 4; i < n; i += 4 {
		dash(l, r, i)
		dash(l, r, (i+1)%n)
	}
}

// dash sets pixel i of the way round r, clockwise from its top left.
func dash(l *paint.List, r paint.Rect, i int) {
	x, y := r.X, r.Y
	switch w, h := r.W-1, r.H-1; {
	case i < w:
		x += i
	case i < w+h:
		x, y = x+w, y+i-w
	case i < 2*w+h:
		x, y = x+2*w+h-i, y+h
	default:
		y += 2*w + 2*h - i
	}
	l.Fill(paint.Rect{X: x, Y: y, W: 1, H: 1}, sprites.W4)
}
