package shell

import (
	"slices"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// mapped are the buttons of the standard layout that are asked for, in order.
var mapped = [...]uint8{0, 1, 2, 3, 12, 13, 14, 15, 4, 5, 6, 7, 8, 9}

// needed is how many of them nobody plays without: the two that confirm and go
// back, and what stands between them and the last direction.
const needed = 2

// noPad is the pad of a mapping that has not been told yet.
const noPad = input.MaxPads

// mapping asks where the buttons of a pad are that has no standard layout. What
// is found is kept for all pads of the kind.
type mapping struct {
	menu
	id    uint8 // the pad, or noPad
	from  [input.StandardButtons]input.RawInput
	step  int
	twice bool
	over  bool // all is told: it closes when the pad is let go
	no    string
	lang  locale.Lang
	lines []string
}

func newMapping(e *scenes.Env, id uint8) scenes.Scene {
	m := &mapping{menu: menu{exit: "back"}, id: id}
	m.build(e)
	return m
}

func (m *mapping) build(e *scenes.Env) {
	m.lang = e.Settings.Lang
	text := locale.MapPress
	switch {
	case m.id == noPad:
		text = locale.MapWhich
	case m.twice:
		text = locale.MapTwice
	}
	m.lines = fonts.Body.Wrap(nil, e.T(text), 300)
	m.no = e.T(locale.MapStep, m.step+1, len(mapped))
	b := backItem(e)
	b.do = cancelled(m.leave)
	m.items = items{b}
	button := func(id string, x int, text locale.Msg, do func(*scenes.Env)) {
		m.items = append(m.items, item{id: id, rect: paint.Rect{X: x, Y: 272, W: 140, H: 26}, text: e.T(text), do: do})
	}
	if m.id != noPad {
		if m.step >= needed {
			button("skip", 172, locale.SkipIt, confirmed(func(e *scenes.Env) { m.put(e, 0) }))
		}
		button("standard", 328, locale.Standard, confirmed(m.forget))
	}
}

func (m *mapping) Name() string { return "mapping" }

// Update makes the pad tell what is pressed whatever it means otherwise, until
// the press that was the last is over.
func (m *mapping) Update(e *scenes.Env, _ anim.Ticks) {
	if e.Pads.Ask(m.id, true); m.over && e.Pads.Raw(m.id) == 0 {
		m.leave(e)
		keepSettings(e)
	}
}

func (m *mapping) leave(e *scenes.Env) {
	e.Pads.Ask(m.id, false)
	pop(e)
}

// Lets takes the first press of a pad when none has been told yet.
func (m *mapping) Lets(e *scenes.Env, in input.Intent) bool {
	if m.id != noPad || in.Device != input.Pad || in.Kind == input.PadCame || in.Kind == input.PadLost {
		return true
	}
	m.id = in.ID
	m.build(e)
	return false
}

func (m *mapping) Handle(e *scenes.Env, in input.Intent) bool {
	switch {
	case in.Kind == input.PadLost && in.ID == m.id:
		m.leave(e)
	case in.Kind == input.PadRaw && in.ID == m.id:
		m.pressed(e, input.RawInput(in.X))
	case in.Kind == input.PadRaw, in.Kind == input.Shortcuts:
	default:
		return m.menu.Handle(e, in)
	}
	return true
}

// pressed takes what was pressed: the button asked for, or the first one again,
// which says that there is none.
func (m *mapping) pressed(e *scenes.Env, raw input.RawInput) {
	switch {
	case m.over:
		return
	case m.step >= needed && raw == m.from[mapped[0]]:
		raw = 0
	case slices.Contains(m.from[:], raw):
		m.twice = true
		m.build(e)
		e.Play("denied")
		return
	}
	e.Play("confirm")
	m.put(e, raw)
}

// put notes what stands for a button, and keeps the mapping after the last.
func (m *mapping) put(e *scenes.Env, raw input.RawInput) {
	m.from[mapped[m.step]] = raw
	m.twice = false
	if m.step++; m.step < len(mapped) {
		m.build(e)
		return
	}
	m.keep(e, m.from[:])
}

// forget goes back to the layout that the system tells.
func (m *mapping) forget(e *scenes.Env) { m.keep(e, nil) }

func (m *mapping) keep(e *scenes.Env, from []input.RawInput) {
	e.Settings.Pads = input.Remember(e.Settings.Pads, e.Pads.Kind(m.id), from)
	m.over, m.items = true, m.items[:1]
}

func (m *mapping) Describe(e *scenes.Env, d *scenes.Description) {
	d.Prompt = m.lines[0]
	for _, line := range m.lines[1:] {
		d.Prompt += " " + line
	}
}

func (m *mapping) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if m.lang != e.Settings.Lang {
		m.build(e)
	}
	backdrop(l)
	headline(l, e.T(locale.MapTitle))
	ui.Parchment(l, paint.Rect{X: 150, Y: 50, W: 340, H: 262})
	y := ui.Centred(l, fonts.Body, paint.StageW/2, 66, m.lines, sprites.E0)
	if m.id == noPad {
		centred(l, shell.Pad, paint.StageW/2, y+40)
	} else {
		set := ui.PadSets[e.Pads.Style(m.id)]
		for i, b := range mapped {
			x := paint.StageW/2 + 40*(i%7-3)
			y := 128 + 48*(i/7)
			if i == m.step {
				ui.Glow(l, paint.Rect{X: x - 13, Y: y - 11, W: 26, H: 22})
			}
			centred(l, shell.PadButton(set, int(b)), x, y)
			if i < m.step {
				icon := shell.Check
				if m.from[b] == 0 {
					icon = shell.Cross
				}
				centred(l, icon, x, y+14)
			}
		}
		l.Centre(fonts.Small, paint.StageW/2, 226, m.no, sprites.E1)
		if m.step >= needed {
			l.Centre(fonts.Small, paint.StageW/2, 242, e.T(locale.MapSkip), sprites.E1)
		}
	}
	m.items.draw(l, f)
	ui.HintBar(l, e.Look(), m.hints.get(e, orBack(f.ID, &seatsHints)))
}
