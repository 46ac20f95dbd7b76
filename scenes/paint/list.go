// Package paint is a frame as data: a list of small draw commands that scenes
// append to. The same list goes to the graphics card (package glass), to the
// rasteriser here (tests, screenshots) or to assertions; two lists that are
// equal need no drawing.
package paint

import (
	"slices"

	"sandglass/fonts"
	"sandglass/sprites"
)

// The stage in logical pixels. Scenes own it all and draw nothing outside it.
const (
	StageW = 640
	StageH = 360
)

// Rect is a rectangle in stage pixels.
type Rect struct{ X, Y, W, H int }

// Has says whether the pixel is inside.
func (r Rect) Has(x, y int) bool { return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H }

// In is the rectangle n pixels smaller on every side (larger for negative n).
func (r Rect) In(n int) Rect { return Rect{r.X + n, r.Y + n, r.W - 2*n, r.H - 2*n} }

// And is what both rectangles cover; empty ones have W or H of 0.
func (r Rect) And(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.X+r.W, o.X+o.W)-x), max(0, min(r.Y+r.H, o.Y+o.H)-y)}
}

// Stage is the whole stage.
var Stage = Rect{0, 0, StageW, StageH}

// FlipX, in Cmd.Flip, mirrors the sprite left to right about its anchor.
const FlipX uint8 = 1

// A Cmd draws one sprite with its anchor at X, Y, or fills W x H pixels when
// Sprite is sprites.Fill; Clip numbers one of the list's rectangles.
type Cmd struct {
	Sprite sprites.ID
	X, Y   int16
	W, H   int16
	Remap  sprites.Remap
	Flip   uint8
	Times  uint8 // how many times as large the sprite is; 0 is 1
	Clip   uint16
}

// A List is one frame, drawn in order. The zero List is empty and ready; Reset
// keeps its memory, so that a steady frame allocates nothing.
type List struct {
	Cmds  []Cmd
	Clips []Rect // Clips[0] is the stage
	stack []uint16
}

// Reset empties the list.
func (l *List) Reset() {
	l.Cmds, l.Clips, l.stack = l.Cmds[:0], append(l.Clips[:0], Stage), l.stack[:0]
}

// Equal says whether both lists draw the same.
func (l *List) Equal(o *List) bool {
	return slices.Equal(l.Cmds, o.Cmds) && slices.Equal(l.Clips, o.Clips)
}

// PushClip limits what follows to r and to the limits already there, until
// PopClip.
func (l *List) PushClip(r Rect) {
	if len(l.Clips) == 0 {
		l.Reset()
	}
	l.stack = append(l.stack, uint16(len(l.Clips)))
	l.Clips = append(l.Clips, r.And(l.Clips[l.clipBelow()]))
}

func (l *List) clipBelow() uint16 {
	if len(l.stack) < 2 {
		return 0
	}
	return l.stack[len(l.stack)-2]
}

// PopClip ends the latest PushClip.
func (l *List) PopClip() { l.stack = l.stack[:len(l.stack)-1] }

// The methods that boards call by the hundred are kept out of line: inlined they
// make the page 26 kB larger and no frame faster.

//go:noinline
func (l *List) add(c Cmd) {
	if len(l.Clips) == 0 {
		l.Reset()
	}
	if n := len(l.stack); n > 0 {
		c.Clip = l.stack[n-1]
	}
	l.Cmds = append(l.Cmds, c)
}

// Fill paints a rectangle in colour c.
//
//go:noinline
func (l *List) Fill(r Rect, c sprites.Index) {
	if r.W > 0 && r.H > 0 {
		l.add(Cmd{Sprite: sprites.Fill, X: int16(r.X), Y: int16(r.Y), W: int16(r.W), H: int16(r.H), Remap: sprites.Solid(c)})
	}
}

// Frame paints the 1-pixel outline of a rectangle.
func (l *List) Frame(r Rect, c sprites.Index) {
	l.Fill(Rect{r.X, r.Y, r.W, 1}, c)
	l.Fill(Rect{r.X, r.Y + r.H - 1, r.W, 1}, c)
	l.Fill(Rect{r.X, r.Y + 1, 1, r.H - 2}, c)
	l.Fill(Rect{r.X + r.W - 1, r.Y + 1, 1, r.H - 2}, c)
}

// Sprite draws a sprite as it is.
//
//go:noinline
func (l *List) Sprite(id sprites.ID, x, y int) { l.Draw(id, x, y, sprites.Plain, 0) }

// Draw draws a sprite remapped and flipped.
//
//go:noinline
func (l *List) Draw(id sprites.ID, x, y int, r sprites.Remap, flip uint8) {
	l.add(Cmd{Sprite: id, X: int16(x), Y: int16(y), Remap: r, Flip: flip})
}

// Text writes s with the line's top left at x, y and returns the x behind it.
// Faces that have their own colours ignore c.
//
//go:noinline
func (l *List) Text(f fonts.Face, x, y int, s string, c sprites.Index) int {
	remap := ink(f, c)
	for _, r := range s {
		id, advance, _ := f.Glyph(r)
		if r != ' ' {
			l.Draw(id, x, y, remap, 0)
		}
		x += advance
	}
	return x
}

// Bold writes like Text, every glyph twice one pixel apart.
func (l *List) Bold(f fonts.Face, x, y int, s string, c sprites.Index) int {
	remap := ink(f, c)
	for _, r := range s {
		id, advance, _ := f.Glyph(r)
		if r != ' ' {
			l.Draw(id, x, y, remap, 0)
			l.Draw(id, x+1, y, remap, 0)
		}
		x += advance + 1
	}
	return x
}

func ink(f fonts.Face, c sprites.Index) sprites.Remap {
	if f.Coloured() {
		return sprites.Plain
	}
	return sprites.Solid(c)
}

// Right writes s so that it ends at x.
//
//go:noinline
func (l *List) Right(f fonts.Face, x, y int, s string, c sprites.Index) {
	l.Text(f, x-f.Width(s), y, s, c)
}

// Centre writes s centred on x.
//
//go:noinline
func (l *List) Centre(f fonts.Face, x, y int, s string, c sprites.Index) {
	l.Text(f, x-f.Width(s)/2, y, s, c)
}

// Night remaps everything drawn since command number from (the length of Cmds
// then): what lies below an overlay is dimmed so, never by transparency.
func (l *List) Night(from int) { l.tint(from, sprites.Night) }

// Dusk does the same with the evening remap.
func (l *List) Dusk(from int) { l.tint(from, sprites.Dusk) }

func (l *List) tint(from int, base sprites.Remap) {
	for i := from; i < len(l.Cmds); i++ {
		c := &l.Cmds[i]
		switch r := c.Remap; {
		case r == sprites.Plain:
			c.Remap = base
		case r < sprites.Remap(sprites.Colours):
			c.Remap = sprites.Solid(sprites.Table(base)[r])
		case r >= sprites.Player && r < sprites.Player+5:
			c.Remap = base + 1 + r - sprites.Player
		case r >= sprites.DuskPlayer && r < sprites.DuskPlayer+5:
			c.Remap = base + 1 + r - sprites.DuskPlayer
		case r >= sprites.Night && r < sprites.NightPlayer+5:
			// It cannot get darker.
		default:
			c.Remap = base
		}
	}
}
