package shell

import (
	"strings"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// A message says something over the scene below, until it is answered.
type message struct {
	menu
	text  string
	lines []string
	panel paint.Rect
	slide slide
}

// NewMessage says the text with an OK.
func NewMessage(e *scenes.Env, text string) scenes.Scene {
	return newPanel([]string{text}, "ok", item{id: "ok", text: e.T(locale.OK), gold: true, do: confirmed(pop)})
}

// newQuestion asks whether to do to a thing what cannot be undone; the focus
// begins on no.
func newQuestion(ask, thing, no, yes string, do func(*scenes.Env)) scenes.Scene {
	return newPanel([]string{ask, thing}, "no",
		item{id: "no", text: no, gold: true, do: cancelled(pop)},
		item{id: "yes", text: yes, do: confirmed(func(e *scenes.Env) { pop(e); do(e) })})
}

// newPanel is the texts over their answers, of which the first has the focus.
func newPanel(texts []string, exit string, answers ...item) *message {
	const w, gap = 120, 16
	wide := max(340, len(answers)*(w+gap)+gap)
	m := &message{text: strings.Join(texts, " ")}
	for _, text := range texts {
		m.lines = append(m.lines, fonts.Small.Wrap(nil, text, wide-40)...)
	}
	h := len(m.lines)*fonts.Small.Line() + 60
	m.panel = paint.Rect{X: (paint.StageW - wide) / 2, Y: (paint.StageH - h) / 2, W: wide, H: h}
	x := (paint.StageW - len(answers)*(w+gap) + gap) / 2
	for i := range answers {
		answers[i].rect = paint.Rect{X: x + i*(w+gap), Y: m.panel.Y + h - 38, W: w, H: 24}
	}
	m.items, m.exit = answers, exit
	return m
}

func (m *message) Name() string                                  { return "message" }
func (m *message) Overlay() bool                                 { return true }
func (m *message) Describe(_ *scenes.Env, d *scenes.Description) { d.Prompt = m.text }
func (m *message) Update(_ *scenes.Env, by anim.Ticks)           { m.slide.advance(by) }

func (m *message) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	from := len(l.Cmds)
	ui.Dark(l, m.panel)
	ui.Centred(l, fonts.Small, paint.StageW/2, m.panel.Y+12, m.lines, sprites.E7)
	m.items.draw(l, f)
	m.slide.draw(e, l, from)
}
