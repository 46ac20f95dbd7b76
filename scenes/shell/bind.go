package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// bind waits for the key or button that an action is to have.
type bind struct {
	*message
	action input.Action
	device input.Device
	done   func(*scenes.Env)
}

// newBind asks for a key (input.Keyboard) or a button (input.Pad).
func newBind(e *scenes.Env, a input.Action, device input.Device, done func(*scenes.Env)) scenes.Scene {
	b := &bind{action: a, device: device, done: done}
	b.ask(e, locale.BindSwaps)
	return b
}

func (b *bind) ask(e *scenes.Env, below locale.Msg) {
	what := locale.BindKey
	if b.device == input.Pad {
		what = locale.BindPad
	}
	was := slide{}
	if b.message != nil {
		was = b.slide
	}
	b.message = newPanel([]string{e.T(what, e.T(locale.ActionNames[b.action])), e.T(below)}, "discard",
		item{id: "discard", text: e.T(locale.Discard), do: cancelled(b.leave)})
	b.slide = was
}

func (b *bind) Name() string { return "bind" }

func (b *bind) Update(e *scenes.Env, by anim.Ticks) {
	e.Catch = true
	b.slide.advance(by)
}

func (b *bind) leave(e *scenes.Env) {
	e.Catch = false
	pop(e)
}

func (b *bind) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind != input.Caught {
		did := b.message.Handle(e, in)
		e.Catch = e.Stack.Top() == scenes.Scene(b) // what comes over it has the keys
		return did
	}
	if in.Device != b.device { // who has only that wants no other
		b.items.act(e, "discard")
		return true
	}
	s, ok := e.Settings, false
	if b.device == input.Pad {
		s.Buttons, ok = input.BindButton(s.Buttons, b.action, uint8(in.X))
	} else {
		s.Keys, ok = input.BindKey(s.Keys, b.action, input.Key(in.X))
	}
	if !ok {
		b.ask(e, locale.CannotBind)
		e.Play("denied")
		return true
	}
	e.Play("confirm")
	b.leave(e)
	b.done(e)
	return true
}

// The table of bindings: the actions in two columns, each with its key and its
// button.
func bindRect(i int) paint.Rect {
	return paint.Rect{X: 22 + 300*(i/8), Y: 66 + 27*(i%8), W: 296, H: 26}
}

func bindControl(i, column int) paint.Rect {
	r := bindRect(i)
	return paint.Rect{X: r.X + 128 + 84*column, Y: r.Y + 2, W: 80, H: 22}
}

// looks are how keys and buttons are shown beside one another, whatever was used
// last.
func looks(e *scenes.Env) [2]ui.Look {
	keys, pad := e.Look(), e.Look()
	keys.Device, pad.Device = input.Keyboard, input.Pad
	return [2]ui.Look{keys, pad}
}

// bindings are the spots of the table.
func (s *settings) bindings(e *scenes.Env) {
	for i := range input.Actions {
		for column, device := range [...]input.Device{input.Keyboard, input.Pad} {
			says := locale.KeyOf
			if column == 1 {
				says = locale.ButtonOf
			}
			s.items = append(s.items, item{id: bindID(column, int(i)), rect: bindControl(int(i), column), text: e.T(says, e.T(locale.ActionNames[i])), own: true,
				do: confirmed(func(e *scenes.Env) { e.Stack.Push(newBind(e, i, device, s.changed), scenes.Cut) })})
		}
	}
	s.items = append(s.items, item{id: "reset", rect: paint.Rect{X: 220, Y: 294, W: 200, H: 26}, text: e.T(locale.AllAsAtFirst), do: confirmed(func(e *scenes.Env) {
		e.Settings.Keys, e.Settings.Buttons = nil, nil
		s.changed(e)
	})})
}

// bindID is the spot of an action's key or button.
func bindID(column, action int) string {
	return [...]string{"key.", "button."}[column] + digits(uint64(action)+1)
}

// changed stores what was bound.
func (s *settings) changed(e *scenes.Env) {
	s.unsaved = true
	s.build(e)
	s.keep(e)
}
