package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// An item is a button of a menu.
type item struct {
	id   string
	rect paint.Rect
	text string     // on the button, or only told where it has an icon
	icon sprites.ID // 0 for none
	gold bool
	own  bool   // drawn by its scene: no button
	why  string // why it is off; "" for one that can be pressed
	do   func(*scenes.Env)
}

type items []item

func (m items) spots(dst []ui.Spot) []ui.Spot {
	for i := range m {
		dst = append(dst, ui.Spot{ID: m[i].id, Rect: m[i].rect, Off: m[i].why != ""})
	}
	return dst
}

func (m items) find(id string) *item {
	for i := range m {
		if m[i].id == id {
			return &m[i]
		}
	}
	return nil
}

func (m items) tell(id string) (label, why string) {
	if it := m.find(id); it != nil {
		return it.text, it.why
	}
	return "", ""
}

// act presses an item and says whether it is one of these.
func (m items) act(e *scenes.Env, id string) bool {
	it := m.find(id)
	if it == nil {
		return false
	}
	it.do(e)
	return true
}

func (m items) draw(l *paint.List, f *ui.Focus) {
	for i := range m {
		it := &m[i]
		if it.own {
			continue
		}
		s := f.State(it.id).With(ui.Chosen, it.gold).With(ui.Off, it.why != "")
		if it.icon == 0 {
			ui.Button(l, it.rect, it.text, s)
			continue
		}
		ui.Button(l, it.rect, "", s)
		fr, y := atlas.Frame(it.icon), it.rect.Y-1
		if s&ui.Pressed != 0 {
			y += 2 // with the button's face
		}
		l.Sprite(it.icon, it.rect.X+(it.rect.W-int(fr.W))/2, y+(it.rect.H-int(fr.H))/2)
	}
}

// confirmed and cancelled wrap what a button does with its sound.
func confirmed(do func(*scenes.Env)) func(*scenes.Env) {
	return func(e *scenes.Env) { e.Play("confirm"); do(e) }
}

func cancelled(do func(*scenes.Env)) func(*scenes.Env) {
	return func(e *scenes.Env) { e.Play("cancel"); do(e) }
}

// pop leaves the top scene.
func pop(e *scenes.Env) { e.Stack.Pop(scenes.Cut) }

// backItem is the button in the upper left corner of a screen: mice and
// fingers have no key for it.
func backItem(e *scenes.Env) item {
	text := e.T(locale.Back)
	return item{id: "back", rect: paint.Rect{X: 12, Y: 8, W: ui.ButtonWidth(text), H: 24}, text: text, do: cancelled(pop)}
}
