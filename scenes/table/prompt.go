package table

import (
	"slices"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// promptLines is how many lines a panel has room for.
const promptLines = 3

// A panel is the prompt as last laid out, and what that depends on.
type panel struct {
	lang    locale.Lang
	prompt  Prompt
	undo    bool // the undo button has the focus: its lines tell of it
	offer   offer
	lines   []Line
	buttons [len(barSpots)]string
}

func (p *panel) same(q *panel) bool {
	return p.lang == q.lang && p.undo == q.undo && p.offer == q.offer && p.prompt.Title == q.prompt.Title &&
		slices.Equal(p.prompt.Lines, q.prompt.Lines)
}

// refresh lays the prompt out anew where it is out of date; f is the table's
// own focus.
func (t *Table) refresh(e *scenes.Env, f *ui.Focus) {
	t.moment.Focus = f
	now := panel{lang: e.Settings.Lang, undo: f.ID == spotUndo, offer: t.offer(), prompt: t.board.Prompt(e, &t.moment)}
	if t.panel.same(&now) && t.panel.buttons[0] != "" {
		return
	}
	lines := now.prompt.Lines
	if now.undo {
		lines = []Line{{Text: t.offerText(e, now.offer), Gold: now.offer.why == nil}}
	}
	for _, line := range lines {
		for _, part := range fonts.Small.Wrap(nil, line.Text, t.board.PromptRect().W-16) {
			now.lines = append(now.lines, Line{Text: part, Gold: line.Gold})
		}
	}
	for i, m := range [...]locale.Msg{tabletop.UndoButton, tabletop.LogButton, tabletop.MenuButton} {
		now.buttons[i] = e.T(m)
	}
	t.panel = now
}

func (t *Table) drawPrompt(e *scenes.Env, l *paint.List, f *ui.Focus) {
	t.refresh(e, f)
	r := t.board.PromptRect()
	ui.Dark(l, r)
	title := t.panel.prompt.Title
	if w := r.W - 16; fonts.Body.BoldWidth(title) <= w {
		l.Bold(fonts.Body, r.X+8, r.Y+3, title, sprites.E7)
	} else {
		l.Bold(fonts.Small, r.X+8, r.Y+6, title, sprites.E7)
	}
	for i, line := range t.panel.lines[:min(promptLines, len(t.panel.lines))] {
		c := sprites.P3
		if line.Gold {
			c = sprites.G3
		}
		l.Text(fonts.Small, r.X+8, r.Y+17+9*i, line.Text, c)
	}
	for i, id := range barSpots {
		drawButton(l, ButtonRect(r, i), t.panel.buttons[i], buttonMeans[i], e.Look(), f.State(id).With(ui.Off, id == spotUndo && t.panel.offer.why != nil))
	}
}

// ButtonRect is the place of the i-th button in the last line of a prompt panel; the
// first, whose word is long, is wider by what the others lack.
func ButtonRect(panel paint.Rect, i int) paint.Rect {
	const more = 6
	w := (panel.W - 16) / len(barSpots)
	r := paint.Rect{X: panel.X + 6 + i*(w+2), Y: panel.Y + panel.H - 27, W: w - more, H: 22}
	if i == 0 {
		r.W = w + more*(len(barSpots)-1)
		return r
	}
	r.X += more * (len(barSpots) - i)
	return r
}

// buttonMeans are the short cuts shown in the buttons.
var buttonMeans = [len(barSpots)]ui.Means{ui.ToUndo, ui.ToInfo, ui.ToMenu}

func drawButton(l *paint.List, r paint.Rect, text string, m ui.Means, o ui.Look, s ui.State) {
	l.Fill(r.In(1), sprites.S0)
	l.Frame(r.In(1), sprites.N0)
	c := sprites.E7
	if s&ui.Off != 0 {
		c = sprites.S3
	} else if s&ui.Focused != 0 {
		l.Frame(r.In(2), sprites.G2)
	}
	ui.Ring(l, r.In(1), s)
	x, glyph, face := r.X+buttonPad, ui.GlyphWidth(m, o), fonts.Small
	room := r.W - 2*buttonPad
	if face.Width(text) > room {
		face = fonts.Label
	}
	if glyph > 0 && glyph+1+face.Width(text) <= room { // in narrow panels the word counts, not the key
		x = ui.Glyph(l, x, r.Y+r.H/2, m, o)
	}
	x += (r.X + r.W - buttonPad - x - face.Width(text) + 1) / 2
	l.Text(face, x, ui.Middle(face, r.Y, r.H), text, c)
}

// buttonPad is what a button leaves free on both sides.
const buttonPad = 4
