package shell

import (
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// A message says something over the scene below, until it is confirmed.
type message struct {
	scenes.Base
	text  string
	lines []string
	panel paint.Rect
	ok    items
	slide slide
}

// NewMessage says the text with an OK.
func NewMessage(text string) scenes.Scene {
	m := &message{text: text, lines: fonts.Small.Wrap(nil, text, 300)}
	h := len(m.lines)*fonts.Small.Line() + 60
	m.panel = paint.Rect{X: 150, Y: (paint.StageH - h) / 2, W: 340, H: h}
	m.ok = items{{id: "ok", rect: paint.Rect{X: 270, Y: m.panel.Y + h - 38, W: 100, H: 24}, gold: true, do: confirmed(pop)}}
	return m
}

func (m *message) Name() string                                  { return "message" }
func (m *message) Overlay() bool                                 { return true }
func (m *message) Spots(dst []ui.Spot) []ui.Spot                 { return m.ok.spots(dst) }
func (m *message) Describe(_ *scenes.Env, d *scenes.Description) { d.Prompt = m.text }

func (m *message) Tell(e *scenes.Env, id string) (label, why string) { return e.T(locale.OK), "" }

func (m *message) Act(e *scenes.Env, id string, _ input.Intent) { m.ok.act(e, id) }

func (m *message) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.Cancel {
		m.ok.act(e, "ok")
		return true
	}
	return false
}

func (m *message) Update(_ *scenes.Env, by anim.Ticks) { m.slide.advance(by) }

func (m *message) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	from := len(l.Cmds)
	ui.Dark(l, m.panel)
	ui.Centred(l, fonts.Small, paint.StageW/2, m.panel.Y+12, m.lines, sprites.E7)
	m.ok[0].text = e.T(locale.OK)
	m.ok.draw(l, f)
	m.slide.draw(e, l, from)
}
