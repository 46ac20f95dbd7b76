package ui

import (
	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
	"sandglass/sprites/shell"
)

// A Means is something that can be meant on any device; its glyph depends on
// the device last used.
type Means uint8

const (
	ToGo     Means = iota // confirm
	ToBack                // cancel
	ToMove                // all ways
	ToList                // up and down
	ToTurn                // left and right
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

// A sign is how a Means looks on a device: pictures, or an inscribed key. One
// with neither is not shown: a mouse or a finger just points.
type sign struct {
	pictures [4]sprites.ID
	key      string
}

func pictures(id ...sprites.ID) (s sign) {
	copy(s.pictures[:], id)
	return s
}

func keycap(text string) sign { return sign{key: text} }

// signs are as the mapper maps: 0 in pictures is none, for no sprite of the
// shell has that number.
var signs = [means][input.Pad + 1]sign{
	ToGo:     {input.Mouse: pictures(shell.MouseLeft), input.Keyboard: pictures(shell.KeyEnter), input.Touch: pictures(shell.Tap), input.Pad: pictures(shell.PadA)},
	ToBack:   {input.Keyboard: pictures(shell.KeyEsc), input.Pad: pictures(shell.PadB)},
	ToMove:   {input.Keyboard: pictures(shell.KeyLeft, shell.KeyUp, shell.KeyDown, shell.KeyRight), input.Pad: pictures(shell.PadAllDirs)},
	ToList:   {input.Keyboard: pictures(shell.KeyUp, shell.KeyDown), input.Pad: pictures(shell.PadUpDown)},
	ToTurn:   {input.Keyboard: pictures(shell.KeyLeft, shell.KeyRight), input.Pad: pictures(shell.PadLeftRight)},
	ToMenu:   {input.Keyboard: keycap("M"), input.Pad: pictures(shell.PadStart)},
	ToInfo:   {input.Mouse: pictures(shell.MouseRight), input.Keyboard: keycap("F1"), input.Pad: pictures(shell.PadX)},
	ToTabs:   {input.Keyboard: pictures(shell.KeyTab), input.Pad: pictures(shell.PadLB, shell.PadRB)},
	ToUndo:   {input.Keyboard: keycap("U"), input.Pad: pictures(shell.PadY)},
	ToScroll: {input.Mouse: pictures(shell.MouseWheel), input.Keyboard: pictures(shell.KeyUp, shell.KeyDown), input.Pad: pictures(shell.PadLT, shell.PadRT)},
}

func (s sign) width() (w int) {
	if s.key != "" {
		return max(15, fonts.Label.Width(s.key)+9)
	}
	for _, id := range s.pictures {
		if id != 0 {
			w += int(atlas.Frame(id).W) + 1
		}
	}
	return max(0, w-1)
}

// GlyphWidth is how wide Glyph draws, 0 where the device needs none.
func GlyphWidth(m Means, d input.Device) int { return signs[m][d].width() }

// Glyph draws what means m on device d with its middle in row y, and returns
// the x behind it; it draws nothing where the device needs none.
func Glyph(l *paint.List, x, y int, m Means, d input.Device) int {
	s := signs[m][d]
	if s.key != "" {
		w := s.width()
		Frame(l, &shell.Keycap, paint.Rect{X: x, Y: y - 8, W: w, H: 16})
		l.Centre(fonts.Label, x+(w+1)/2, y-8+4-fonts.Label.Ascent()+fonts.Label.Cap(), s.key, sprites.N0)
		return x + w
	}
	for i, id := range s.pictures {
		if id == 0 {
			break
		}
		if i > 0 {
			x++
		}
		f := atlas.Frame(id)
		l.Sprite(id, x, y-int(f.H)/2)
		x += int(f.W)
	}
	return x
}

// Hints draws the hints that the device needs from x on, with their middle in
// row y, until right; what does not fit is left out.
func Hints(l *paint.List, x, y, right int, d input.Device, hints []Hint) {
	for _, h := range hints {
		w := signs[h.Means][d].width()
		if w == 0 {
			continue
		}
		if x+w+5+fonts.Small.Width(h.Text) > right {
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
