package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// shortcuts is the list of what keys and buttons do: those bound, or, where two
// share the keyboard, those of each half.
type shortcuts struct {
	menu
	looks []ui.Look
	names [input.Actions]string
	foot  []string
}

// newShortcuts lists the keys as they are now.
func newShortcuts(e *scenes.Env) scenes.Scene {
	s := &shortcuts{menu: menu{exit: "back"}}
	if e.Halves {
		for _, part := range [...]uint8{input.LeftHalf, input.RightHalf} {
			s.looks = append(s.looks, ui.Look{Device: input.Keyboard, Keys: input.HalfKeys(part)})
		}
	}
	both := looks(e)
	s.looks = append(s.looks, both[len(s.looks)/2:]...)
	s.items = items{backItem(e)}
	for i := range s.names {
		s.names[i] = e.T(locale.ActionNames[i])
	}
	s.foot = fonts.Small.Wrap(nil, e.T(locale.KeysAnytime), 560)
	return s
}

func (s *shortcuts) Name() string { return "keys" }

func (s *shortcuts) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.Shortcuts {
		return s.items.act(e, s.exit)
	}
	return s.menu.Handle(e, in)
}

func (s *shortcuts) Describe(e *scenes.Env, d *scenes.Description) {
	d.Prompt = e.T(locale.KeysAnytime)
}

func (s *shortcuts) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, e.T(locale.KeysTitle))
	ui.Parchment(l, paint.Rect{X: 14, Y: 42, W: 612, H: 286})
	for i, name := range s.names {
		r := bindRect(i)
		r.Y -= 12
		l.Text(fonts.Small, r.X+10, ui.Middle(fonts.Small, r.Y, r.H), name, sprites.E0)
		for k, o := range s.looks {
			ui.ActionGlyph(l, r.X+136+60*k, r.Y+13, input.Action(i), o)
		}
		ui.Rule(l, r.X+8, r.Y+r.H, r.W-16)
	}
	ui.Centred(l, fonts.Small, paint.StageW/2, 284, s.foot, sprites.E1)
	s.items.draw(l, f)
	ui.HintBar(l, e.Look(), s.hints.get(e, &backHints))
}
