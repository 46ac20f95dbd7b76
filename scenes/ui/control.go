package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// Slider draws a value of 0 to 100; the knob stands at it.
func Slider(l *paint.List, r paint.Rect, value int, s State) {
	track := paint.Rect{X: r.X, Y: r.Y + r.H/2 - 2, W: r.W, H: 5}
	Frame(l, &shell.SliderTrack, track)
	at := r.X + 5 + (r.W-11)*value/100
	Frame(l, &shell.SliderFill, paint.Rect{X: track.X, Y: track.Y, W: at - track.X + 1, H: 5})
	l.Sprite(shell.SliderKnob, at, track.Y-5)
	Ring(l, r, s)
}

// SliderAt is the value that a pointer at x means on a slider in r, in tens.
func SliderAt(r paint.Rect, x int) int {
	v := (x - r.X - 5) * 100 / (r.W - 11)
	return min(100, max(0, (v+5)/10*10))
}

// Tick draws a box with a mark when on, and the text behind it.
func Tick(l *paint.List, r paint.Rect, text string, on bool, s State) {
	l.Sprite(shell.Tick(on), r.X+3, r.Y+(r.H-13)/2)
	f := Roomy(text, r.W-22)
	l.Text(f, r.X+22, Middle(f, r.Y, r.H), text, ink(s))
	Ring(l, r, s)
}

// ink is the colour of text on parchment.
func ink(s State) sprites.Index {
	if s&Off != 0 {
		return sprites.P0
	}
	return sprites.E0
}

// Choice draws the value chosen between two arrows.
func Choice(l *paint.List, r paint.Rect, text string, s State) {
	Frame(l, &shell.Segment, r)
	f := Roomy(text, r.W-24)
	l.Centre(f, r.X+r.W/2, Middle(f, r.Y, r.H), text, ink(s))
	if s&Off == 0 {
		l.Sprite(shell.ArrowLeft, r.X+5, r.Y+r.H/2-3)
		l.Sprite(shell.ArrowRight, r.X+r.W-10, r.Y+r.H/2-3)
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
		if i == chosen {
			Frame(l, &shell.SegmentChosen, b)
			l.Sprite(shell.Notch, b.X+b.W/2-2, b.Y+b.H-4)
		} else {
			Frame(l, &shell.Segment, b)
		}
		l.Centre(fonts.Small, b.X+b.W/2, Middle(fonts.Small, b.Y, b.H-2), t, sprites.N0)
	}
	Ring(l, r, s)
}

// SegmentAt is the number of the segment of n that a pointer at x means.
func SegmentAt(r paint.Rect, n, x int) int { return min(n-1, max(0, (x-r.X)/(r.W/n))) }

// Field draws a text that can be typed; while typing a caret stands behind it.
func Field(l *paint.List, r paint.Rect, text string, typing bool, s State) {
	Frame(l, &shell.Field, r)
	f := Roomy(text, r.W-14)
	l.PushClip(r.In(1))
	x := l.Text(f, r.X+6, Middle(f, r.Y, r.H), text, ink(s))
	if typing && s&Step == 0 {
		l.Fill(paint.Rect{X: x + 1, Y: r.Y + 4, W: 1, H: r.H - 8}, sprites.R2)
	}
	l.PopClip()
	Ring(l, r, s)
}

// Row is the ground of a list's row: lit with a red bar when it has the focus
// or is chosen.
func Row(l *paint.List, r paint.Rect, s State) {
	if s&(Chosen|Focused) != 0 {
		l.Fill(r, sprites.E6)
		l.Fill(paint.Rect{X: r.X, Y: r.Y, W: 3, H: r.H}, sprites.R2)
	}
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
	Frame(l, &shell.ScrollTrack, r)
	h := max(8, r.H*s.Shown/s.All)
	y := r.Y + (r.H-h)*s.First/(s.All-s.Shown)
	Frame(l, &shell.ScrollThumb, paint.Rect{X: r.X, Y: y, W: r.W, H: h})
}
