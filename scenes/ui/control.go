package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// Slider draws a value of 0 to 100; the knob stands at it.
func Slider(l *paint.List, r paint.Rect, value int, s State) {
	y := r.Y + r.H/2
	track := paint.Rect{X: r.X, Y: y - 2, W: r.W, H: 5}
	l.Fill(track, sprites.E0)
	l.Fill(track.In(1), sprites.P1)
	at := r.X + 5 + (r.W-11)*value/100
	l.Fill(paint.Rect{X: track.X + 1, Y: y - 1, W: at - track.X, H: 3}, sprites.G2)
	l.Fill(paint.Rect{X: track.X + 1, Y: y - 1, W: at - track.X, H: 1}, sprites.G3)
	box(l, paint.Rect{X: at - 5, Y: y - 7, W: 11, H: 15}, sprites.E0, sprites.E5, sprites.E7, sprites.E3)
	for i := -2; i <= 2; i += 2 {
		l.Fill(paint.Rect{X: at + i, Y: y - 2, W: 1, H: 5}, sprites.E2)
	}
	Ring(l, r, s)
}

// SliderAt is the value that a pointer at x means on a slider in r, in tens.
func SliderAt(r paint.Rect, x int) int {
	v := (x - r.X - 5) * 100 / (r.W - 11)
	return min(100, max(0, (v+5)/10*10))
}

// tick is the mark of Tick, a row a string.
var tick = [7]string{
	".......##",
	"......###",
	"#....###.",
	"##..###..",
	"######...",
	".####....",
	"..##.....",
}

// Tick draws a box of 13 px with a mark when on, and the text behind it.
func Tick(l *paint.List, r paint.Rect, text string, on bool, s State) {
	b := paint.Rect{X: r.X + 3, Y: r.Y + (r.H-13)/2, W: 13, H: 13}
	Box(l, b, on, s)
	c := sprites.E0
	if s&Off != 0 {
		c = sprites.P0
	}
	f := Roomy(text, r.W-22)
	l.Text(f, b.X+19, Middle(f, r.Y, r.H), text, c)
	Ring(l, r, s)
}

// Box is the 13 px box of a Tick, alone and without a ring.
func Box(l *paint.List, b paint.Rect, on bool, s State) {
	face := sprites.E7
	if s&Off != 0 {
		face = sprites.P2
	}
	l.Fill(b, sprites.E0)
	l.Fill(b.In(1), face)
	l.Fill(paint.Rect{X: b.X + 1, Y: b.Y + 1, W: b.W - 2, H: 1}, sprites.P2)
	if !on {
		return
	}
	for y, row := range tick {
		start := -1
		for x := 0; x <= len(row); x++ {
			if x < len(row) && row[x] == '#' {
				if start < 0 {
					start = x
				}
			} else if start >= 0 {
				l.Fill(paint.Rect{X: b.X + 2 + start, Y: b.Y + 3 + y, W: x - start, H: 1}, sprites.F1)
				start = -1
			}
		}
	}
}

// Choice draws the value chosen between two arrows.
func Choice(l *paint.List, r paint.Rect, text string, s State) {
	out, c := sprites.P2, sprites.E0
	if s&Off != 0 {
		out, c = sprites.P3, sprites.P0
	}
	box(l, r, sprites.E0, sprites.E6, sprites.E7, out)
	f := Roomy(text, r.W-24)
	l.Centre(f, r.X+r.W/2, Middle(f, r.Y, r.H), text, c)
	if s&Off == 0 {
		arrow(l, r.X+5, r.Y+r.H/2, -1, sprites.E0)
		arrow(l, r.X+r.W-8, r.Y+r.H/2, 1, sprites.E0)
	}
	Ring(l, r, s)
}

// Turn is which way an intent turns a choice in r: -1 back, 1 on. A pointer on
// its left third goes back; confirm goes on.
func Turn(r paint.Rect, by input.Intent) int {
	if by.Kind == input.Release && by.X < r.X+r.W/3 {
		return -1
	}
	return 1
}

// Segments draws all values side by side, the chosen one gold with a notch.
func Segments(l *paint.List, r paint.Rect, texts []string, chosen int, s State) {
	w := r.W / len(texts)
	for i, t := range texts {
		b := paint.Rect{X: r.X + i*w, Y: r.Y, W: w + 1, H: r.H}
		c := sprites.E1
		if i == chosen {
			box(l, b, sprites.E0, sprites.G2, sprites.G3, sprites.G0)
			c = sprites.N0
			for n := range 3 {
				l.Fill(paint.Rect{X: b.X + b.W/2 - n, Y: b.Y + b.H - 4 + n, W: 2*n + 1, H: 1}, sprites.N0)
			}
		} else {
			box(l, b, sprites.E0, sprites.E5, sprites.E7, sprites.E3)
		}
		l.Centre(fonts.Small, b.X+b.W/2, Middle(fonts.Small, b.Y, b.H-1), t, c)
	}
	Ring(l, r, s)
}

// SegmentAt is the number of the segment of n that a pointer at x means.
func SegmentAt(r paint.Rect, n, x int) int { return min(n-1, max(0, (x-r.X)/(r.W/n))) }

// Field draws a text that can be typed; while typing a caret stands behind it.
func Field(l *paint.List, r paint.Rect, text string, typing bool, s State) {
	faceC, c := sprites.E7, sprites.E0
	if s&Off != 0 {
		faceC, c = sprites.P2, sprites.P0
	}
	box(l, r, sprites.E0, faceC, sprites.P2, faceC)
	f := Roomy(text, r.W-14)
	l.PushClip(r.In(1))
	x := l.Text(f, r.X+6, Middle(f, r.Y, r.H), text, c)
	if typing && s&Step == 0 {
		l.Fill(paint.Rect{X: x + 1, Y: r.Y + 4, W: 1, H: r.H - 8}, sprites.R2)
	}
	l.PopClip()
	Ring(l, r, s)
}

// Progress draws a bar that is filled for done of all.
func Progress(l *paint.List, r paint.Rect, done, all int) {
	l.Fill(r, sprites.E0)
	in := r.In(1)
	l.Fill(in, sprites.N1)
	w := in.W * min(done, all) / max(1, all)
	l.Fill(paint.Rect{X: in.X, Y: in.Y, W: w, H: in.H}, sprites.W2)
	l.Fill(paint.Rect{X: in.X, Y: in.Y, W: w, H: 1}, sprites.W3)
}

// Row is the ground of a list's row: lit with a red bar when chosen.
func Row(l *paint.List, r paint.Rect, s State) {
	if s&(Chosen|Focused) != 0 {
		l.Fill(r, sprites.E6)
		l.Fill(paint.Rect{X: r.X, Y: r.Y, W: 3, H: r.H}, sprites.R2)
	}
	Ring(l, r.In(3), s)
}

// A Scroll is the part of a list that shows: Shown rows from First of All.
type Scroll struct{ First, Shown, All int }

// By scrolls so many rows, within the list, and says whether it moved.
func (s *Scroll) By(rows int) bool {
	to := max(0, min(s.First+rows, s.All-s.Shown))
	moved := to != s.First
	s.First = to
	return moved
}

// Keep scrolls as little as brings row i into sight.
func (s *Scroll) Keep(i int) {
	if i < s.First {
		s.By(i - s.First)
	} else if i >= s.First+s.Shown {
		s.By(i - s.First - s.Shown + 1)
	}
}

// Draw draws the bar in r, 5 px wide; nothing when all shows.
func (s Scroll) Draw(l *paint.List, r paint.Rect) {
	if s.All <= s.Shown {
		return
	}
	l.Fill(r, sprites.P0)
	h := max(8, r.H*s.Shown/s.All)
	y := r.Y + (r.H-h)*s.First/(s.All-s.Shown)
	l.Fill(paint.Rect{X: r.X, Y: y, W: r.W, H: h}, sprites.E0)
	l.Fill(paint.Rect{X: r.X + 1, Y: y + 1, W: r.W - 2, H: h - 2}, sprites.G2)
}
