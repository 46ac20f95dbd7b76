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
	ToRedo                // do again
	ToPeek                // look at one's own secrets while held
	ToSkip                // hurry
	means
)

// A Hint tells what a press does.
type Hint struct {
	Means Means
	Text  string
}

// A Look is the look of the glyphs: those of a device, and which keys or buttons
// are bound.
type Look struct {
	Device  input.Device
	Style   input.Style // of a pad
	Keys    []input.Key // by input.Action, as settings have them
	Buttons []uint8
	Swap    bool // confirm and cancel have changed places on the pad
}

// A meaning is what serves a Means: actions of keys and pads, or a picture for
// mice and fingers. 0 is no picture, for no sprite of the shell has that number.
type meaning struct {
	does         []input.Action
	mouse, touch sprites.ID
	pad          sprites.ID // instead of what the actions are bound to: a stick moves too
}

var meanings = [means]meaning{
	ToGo:     {[]input.Action{input.ActConfirm}, shell.MouseLeft, shell.Tap, 0},
	ToBack:   {does: []input.Action{input.ActCancel}},
	ToMove:   {does: []input.Action{input.ActLeft, input.ActUp, input.ActDown, input.ActRight}, pad: shell.PadAllDirs},
	ToList:   {does: []input.Action{input.ActUp, input.ActDown}, pad: shell.PadUpDown},
	ToTurn:   {does: []input.Action{input.ActLeft, input.ActRight}, pad: shell.PadLeftRight},
	ToMenu:   {does: []input.Action{input.ActMenu}},
	ToInfo:   {does: []input.Action{input.ActInfo}, mouse: shell.MouseRight},
	ToTabs:   {does: []input.Action{input.ActTabLeft, input.ActTabRight}},
	ToUndo:   {does: []input.Action{input.ActUndo}},
	ToScroll: {does: []input.Action{input.ActScrollUp, input.ActScrollDown}, mouse: shell.MouseWheel},
	ToRedo:   {does: []input.Action{input.ActRedo}},
	ToPeek:   {does: []input.Action{input.ActPeek}},
	ToSkip:   {does: []input.Action{input.ActSkip}},
}

// A sign is one glyph: a picture, or an inscribed key. One with neither is not
// shown: a mouse or a finger just points.
type sign struct {
	picture sprites.ID
	key     string
}

func (s sign) width() int {
	switch {
	case s.key != "":
		return max(15, fonts.Label.Width(s.key)+9)
	case s.picture != 0:
		return int(atlas.Frame(s.picture).W)
	}
	return 0
}

// draw draws the sign with its middle in row y.
func (s sign) draw(l *paint.List, x, y int) {
	if s.key == "" {
		l.Sprite(s.picture, x, y-int(atlas.Frame(s.picture).H)/2)
		return
	}
	w := s.width()
	Frame(l, &shell.Keycap, paint.Rect{X: x, Y: y - 8, W: w, H: 16})
	l.Centre(fonts.Label, x+(w+1)/2, y-8+4-fonts.Label.Ascent()+fonts.Label.Cap(), s.key, sprites.N0)
}

// keySign is how a key looks.
func keySign(k input.Key) sign {
	switch k {
	case input.KeyUp:
		return sign{picture: shell.KeyUp}
	case input.KeyDown:
		return sign{picture: shell.KeyDown}
	case input.KeyLeft:
		return sign{picture: shell.KeyLeft}
	case input.KeyRight:
		return sign{picture: shell.KeyRight}
	case input.KeyEnter:
		return sign{picture: shell.KeyEnter}
	case input.KeyEscape:
		return sign{picture: shell.KeyEsc}
	case input.KeyTab:
		return sign{picture: shell.KeyTab}
	case input.KeySpace:
		return sign{picture: shell.KeySpace}
	case input.KeyBackspace:
		return sign{picture: shell.KeyErase}
	}
	return sign{key: KeyName(k)}
}

// inscribed are the words on keys that have one, from input.KeySpace on.
var inscribed = [...]string{"Space", "Esc", "Bksp", "Tab", "Home", "End", "PgUp", "PgDn", "F1", "F11", "Shift", "Alt", "Ctrl"}

const inscriptions = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// KeyName is what is written on a key; "" for arrows, Enter and NoKey.
func KeyName(k input.Key) string {
	switch {
	case k >= input.KeyA && k < input.Keys:
		return inscriptions[k-input.KeyA : k-input.KeyA+1]
	case k >= input.KeySpace && k < input.KeyA:
		return inscribed[k-input.KeySpace]
	}
	return ""
}

// PadSets are the makes of the styles; a pad that is not told is Xbox's.
var PadSets = [input.Styles]shell.PadSet{
	input.StyleAuto: shell.XboxPad, input.StyleXbox: shell.XboxPad,
	input.StylePlayStation: shell.PlayStationPad, input.StyleSwitch: shell.SwitchPad, input.StyleDeck: shell.DeckPad,
}

// sign is how the action looks, on a keyboard or a pad.
func (o Look) sign(a input.Action) sign {
	if o.Device == input.Keyboard {
		return keySign(input.KeyFor(o.Keys, a))
	}
	if o.Swap && (a == input.ActConfirm || a == input.ActCancel) {
		a = input.ActConfirm + input.ActCancel - a
	}
	if b := input.ButtonFor(o.Buttons, a); b < input.StandardButtons {
		return sign{picture: shell.PadButton(PadSets[o.Style], int(b))}
	}
	return sign{}
}

// scrollKeys are shown in the place of the page keys: they do it too, wherever
// lines scroll.
var scrollKeys = []input.Action{input.ActUp, input.ActDown}

// signs calls f with the signs of a Means, one after the other.
func (o Look) signs(m Means, f func(sign)) {
	switch w := &meanings[m]; {
	case o.Device == input.Mouse:
		f(sign{picture: w.mouse})
	case o.Device == input.Touch:
		f(sign{picture: w.touch})
	case o.Device == input.Pad && w.pad != 0:
		f(sign{picture: w.pad})
	default:
		does := w.does
		if o.Device == input.Keyboard && m == ToScroll {
			does = scrollKeys
		}
		for _, a := range does {
			f(o.sign(a))
		}
	}
}

// GlyphWidth is how wide Glyph draws, 0 where the device needs none.
func GlyphWidth(m Means, o Look) (w int) {
	o.signs(m, func(s sign) {
		if n := s.width(); n > 0 {
			w += n + 1
		}
	})
	return max(0, w-1)
}

// Glyph draws what means m with its middle in row y, and returns the x behind
// it; it draws nothing where the device needs none.
func Glyph(l *paint.List, x, y int, m Means, o Look) int {
	first := true
	o.signs(m, func(s sign) {
		n := s.width()
		if n == 0 {
			return
		}
		if !first {
			x++
		}
		first = false
		s.draw(l, x, y)
		x += n
	})
	return x
}

// ActionWidth is how wide ActionGlyph draws, 0 for what is not bound.
func ActionWidth(a input.Action, o Look) int { return o.sign(a).width() }

// ActionGlyph draws the key or button of an action, as Glyph.
func ActionGlyph(l *paint.List, x, y int, a input.Action, o Look) int {
	s := o.sign(a)
	if s.width() > 0 {
		s.draw(l, x, y)
	}
	return x + s.width()
}

// Hints draws the hints that the device needs from x on, with their middle in
// row y, until right; what does not fit is left out.
func Hints(l *paint.List, x, y, right int, o Look, hints []Hint) {
	for _, h := range hints {
		w := GlyphWidth(h.Means, o)
		if w == 0 {
			continue
		}
		if x+w+5+fonts.Small.Width(h.Text) > right {
			return
		}
		x = Glyph(l, x, y, h.Means, o) + 5
		x = l.Text(fonts.Small, x, Middle(fonts.Small, y-7, 14), h.Text, sprites.E7) + 12
	}
}

// HintBar draws the bar along the lower edge of a menu.
func HintBar(l *paint.List, o Look, hints []Hint) {
	r := paint.Rect{X: 0, Y: 334, W: paint.StageW, H: 26}
	Dark(l, r)
	Hints(l, r.X+10, r.Y+13, r.X+r.W-10, o, hints)
}
