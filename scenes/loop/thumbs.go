package loop

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// A thumb is a button beside the stage, for who holds the screen in both hands.
type thumb uint8

const (
	noThumb thumb = iota
	thumbMenu
	thumbUndo
	thumbLens
	thumbBack
	thumbRules
	thumbLog
	thumbInfo
	thumbGo
	theHandle  // opens and shuts the drawer
	thePanel   // of the drawer
	theOutside // of it: shuts it
)

// pillar is how much room each side must have for the buttons: 80, less what
// browsers round away.
const pillar = 76

// thumbY and thumbHigh are where the buttons are in their column, four to each.
var (
	thumbY    = [...]int{11, 83, 155, 289, 11, 83, 209, 282}
	thumbHigh = [...]int{56, 56, 56, 56, 56, 56, 56, 66}
)

const thumbWide = 58

// thumbKinds are what the buttons mean; those without have a way of their own.
var thumbKinds = [...]input.Kind{thumbMenu: input.Menu, thumbUndo: input.Undo, thumbBack: input.Cancel, thumbInfo: input.Info, thumbGo: input.Confirm}

// drawerPanel is where the drawer opens, over a table's right side.
var drawerPanel = paint.Rect{X: 480, Y: 0, W: 160, H: paint.StageH}

func (l *Loop) pillars() bool {
	return l.Env.Device == input.Touch && l.Surface.Beside() >= pillar
}

// drawer says whether there is one instead: over tables, where a finger is used.
func (l *Loop) drawer() bool {
	_, ok := l.Env.Stack.Top().(scenes.Thumbed)
	return ok && l.Env.Device == input.Touch && l.Surface.W > 0 && !l.pillars()
}

// handle is the place of the drawer's handle, at the right edge of the screen.
func (l *Loop) handle() paint.Rect {
	return paint.Rect{X: l.Surface.X + l.Surface.W - 14, Y: 150, W: 14, H: 60}
}

// thumbRect is where a button is.
func (l *Loop) thumbRect(b thumb) paint.Rect {
	i := b - thumbMenu
	r := paint.Rect{X: drawerPanel.X + 11, Y: thumbY[i], W: thumbWide, H: thumbHigh[i]}
	switch {
	case l.pillars() && b < thumbRules:
		r.X = -(l.Surface.Beside() + thumbWide) / 2
	case l.pillars():
		r.X = paint.StageW + (l.Surface.Beside()-thumbWide)/2
	case b >= thumbRules:
		r.X += 80
	}
	return r
}

// thumbAt is the button at a place, 0 for none.
func (l *Loop) thumbAt(p point) thumb {
	open := l.touch.drawer && l.drawer()
	if open || l.pillars() {
		for b := thumbMenu; b <= thumbGo; b++ {
			if l.thumbRect(b).Has(p.x, p.y) {
				return b
			}
		}
	}
	switch {
	case l.drawer() && !open && l.handle().In(-4).Has(p.x, p.y):
		return theHandle
	case open && drawerPanel.Has(p.x, p.y):
		return thePanel
	case open:
		return theOutside
	}
	return noThumb
}

// press does what a button says.
func (l *Loop) press(b thumb) {
	e, t := l.Env, &l.touch
	if b == thePanel {
		return
	}
	t.drawer = b == theHandle
	top, ok := e.Stack.Top().(scenes.Thumbed)
	switch {
	case b > thumbGo:
		e.Play("focus")
	case l.thumbOff(b):
		e.Play("denied")
		if i := l.undo(); b == thumbUndo && i >= 0 { // where it says why
			e.Stack.Focus().Set(e.Stack.Spots(), i)
			e.Stack.Focus().Hidden = false
		}
	case b == thumbLens:
		if t.lens.kept = !t.lens.kept; t.lens.kept {
			r := e.Stack.Focus().Rect
			t.more, t.pan = 0, point{}
			t.lens.keep(point{r.X + r.W/2, r.Y + r.H/2})
		}
		e.Play("focus")
	case b == thumbRules && ok:
		top.OpenRules(e)
	case b == thumbLog && ok:
		top.OpenLog(e)
	default:
		if b == thumbGo && t.state == seeks && t.lens.name.id != "" {
			// What the other hand has caught is chosen and confirmed at once.
			spots := e.Stack.Spots()
			if i := ui.Find(spots, t.lens.name.id); i >= 0 {
				e.Stack.Focus().Set(spots, i)
				e.Stack.Focus().Hidden = false
				t.state = idle
			}
		}
		l.intent(input.Intent{Kind: thumbKinds[b], Device: input.Touch})
	}
	l.settle()
}

// thumbOff says whether a button has nothing to do on this screen.
func (l *Loop) thumbOff(b thumb) bool {
	switch b {
	case thumbLens:
		return l.Env.Settings.NoLens
	case thumbUndo:
		i := l.undo()
		return i < 0 || l.Env.Stack.Spots()[i].Off
	case thumbMenu, thumbRules, thumbLog, thumbInfo:
		_, ok := l.Env.Stack.Top().(scenes.Thumbed)
		return !ok
	}
	return false
}

// undo is a table's own button for it, -1 on other screens.
func (l *Loop) undo() int { return ui.Find(l.Env.Stack.Spots(), "undo") }

// held says whether a finger is down on a button.
func (l *Loop) held(b thumb) bool {
	for _, f := range l.touch.fingers {
		if f.on && f.thumb == b {
			return true
		}
	}
	return false
}

// drawThumbs draws the buttons in the pillars or the drawer.
func (l *Loop) drawThumbs(list *paint.List) {
	s := l.Surface
	list.PushBeyond(s.Rect)
	defer list.PopClip()
	switch {
	case l.pillars():
		for _, x := range [...]int{s.X, paint.StageW} {
			list.Fill(paint.Rect{X: x, Y: s.Y, W: s.Beside() + 1, H: s.H}, sprites.V0)
		}
	case !l.drawer():
		return
	case !l.touch.drawer:
		r := l.handle()
		ui.Plate(list, r, ui.OnDark)
		list.Draw(shell.ArrowLeft, r.X+4, r.Y+27, sprites.Solid(sprites.G2), 0)
		return
	default:
		ui.Dark(list, drawerPanel)
	}
	for b := thumbMenu; b <= thumbGo; b++ {
		l.drawThumb(list, b)
	}
}

func (l *Loop) drawThumb(list *paint.List, b thumb) {
	r := l.thumbRect(b)
	ink, state, dy := sprites.E0, shell.Normal, 0
	switch {
	case l.thumbOff(b):
		state, ink = shell.Disabled, sprites.N0
	case l.held(b):
		state, dy = shell.Pressed, 2
	}
	ui.Frame(list, shell.Button(b == thumbGo || b == thumbLens && l.touch.lens.kept, state), paint.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 2})
	if f := l.Env.Stack.Focus(); b == thumbGo && f != nil && f.ID != "" {
		ui.Ring(list, r, f.State(f.ID))
	}
	y := r.Y + dy + (r.H-40)/2
	for i, row := range icons[b-thumbMenu] {
		run(list, r.X+r.W/2-6, y+i, row, ink)
	}
	text := l.Env.T(locale.Thumbs[b-thumbMenu])
	list.Centre(fonts.Small, r.X+r.W/2, y+24, text, ink)
}

// run fills the set bits of a row of an icon, the highest of 13 at x.
func run(l *paint.List, x, y int, row uint16, c sprites.Index) {
	for i := 0; i < 13; i++ {
		n := 0
		for i+n < 13 && row>>(12-i-n)&1 != 0 {
			n++
		}
		l.Fill(paint.Rect{X: x + i, Y: y, W: n, H: 1}, c)
		i += n
	}
}

// icons are the buttons' pictures, 13 pixels wide, a bit each.
var icons = [...][13]uint16{
	{0, 0, 0b0111111111110, 0b0111111111110, 0, 0, 0b0111111111110, 0b0111111111110, 0, 0, 0b0111111111110, 0b0111111111110, 0},
	{0, 0b0001000000000, 0b0011000000000, 0b0111111110000, 0b1111111111000, 0b0111111111100, 0b0011000001110, 0b0001000000110, 0b0000000000110, 0b0000000001110, 0b0001111111100, 0b0001111111000, 0},
	{0b0001111000000, 0b0110000110000, 0b0100000010000, 0b1000000001000, 0b1000000001000, 0b1000000001000, 0b1000000001000, 0b0100000010000, 0b0110000111000, 0b0001111011100, 0b0000000001110, 0b0000000000111, 0b0000000000010},
	{0, 0b0000100000000, 0b0001100000000, 0b0011100000000, 0b0111111111110, 0b1111111111110, 0b1111111111110, 0b0111111111110, 0b0011100000000, 0b0001100000000, 0b0000100000000, 0, 0},
	{0b0000011100000, 0b0000011100000, 0b0000011100000, 0, 0b0000111100000, 0b0000011100000, 0b0000011100000, 0b0000011100000, 0b0000011100000, 0b0000011100000, 0b0000011100000, 0b0000111110000, 0},
	{0b0111111111100, 0b0100000000100, 0b0101111110100, 0b0100000000100, 0b0101111110100, 0b0100000000100, 0b0101111110100, 0b0100000000100, 0b0101111000100, 0b0100000000100, 0b0111111111100, 0, 0},
	{0b0001111110000, 0b0011111111000, 0b0111000011100, 0b0111000011100, 0b0000000111000, 0b0000001110000, 0b0000011100000, 0b0000011100000, 0b0000011100000, 0, 0b0000011100000, 0b0000011100000, 0},
	{0, 0, 0b0000000000011, 0b0000000000111, 0b0000000001110, 0b0000000011100, 0b1100000111000, 0b1110001110000, 0b0111011100000, 0b0011111000000, 0b0001110000000, 0b0000100000000, 0},
}
