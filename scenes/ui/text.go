package ui

import (
	"strconv"

	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

// Middle is the top of a line whose caps stand in the middle of y to y+h.
func Middle(f fonts.Face, y, h int) int { return y + (h-f.Cap())/2 - f.Ascent() + f.Cap() }

// Title writes a heading in the display face, centred on x, in its own colours.
func Title(l *paint.List, f fonts.Face, x, y int, s string) {
	l.Centre(f, x, y, s, sprites.T)
}

// A Line is a line of a prompt; gold ones are what a choice costs or brings.
type Line struct {
	Text string
	Gold bool
}

// Lines writes lines one below another from x, y and returns the y behind them.
func Lines(l *paint.List, f fonts.Face, x, y int, lines []string, c sprites.Index) int {
	for _, s := range lines {
		l.Text(f, x, y, s, c)
		y += f.Line()
	}
	return y
}

// Centred writes lines one below another, each centred on x.
func Centred(l *paint.List, f fonts.Face, x, y int, lines []string, c sprites.Index) int {
	for _, s := range lines {
		l.Centre(f, x, y, s, c)
		y += f.Line()
	}
	return y
}

// Roomy gives the larger of Body and Small in which s fits into w pixels.
func Roomy(s string, w int) fonts.Face {
	if fonts.Body.Width(s) <= w {
		return fonts.Body
	}
	return fonts.Small
}

// Number gives a number as text; usual ones cost nothing.
//
//go:noinline
func Number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// numbers are the numbers that stand on tables: points, gold and prices.
var numbers = func() (all [400]string) {
	for i := range all {
		all[i] = strconv.Itoa(i)
	}
	return all
}()
