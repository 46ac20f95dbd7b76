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
	"sandglass/sprites/shell"
)

// promptLines is how many lines a panel has room for, promptSides what it leaves free
// left and right of them.
const (
	promptLines = 3
	promptSides = 16
)

// A panel is the prompt as last laid out, and what that depends on.
type panel struct {
	lang    locale.Lang
	prompt  Prompt
	button  string // that has the focus and tells of itself
	undo    offer
	redo    offer
	bare    bool
	lines   []Line
	buttons [BarButtons]string
}

func (p *panel) same(q *panel) bool {
	return p.lang == q.lang && p.button == q.button && p.undo == q.undo && p.redo == q.redo && p.bare == q.bare && p.prompt.Title == q.prompt.Title &&
		slices.Equal(p.prompt.Lines, q.prompt.Lines)
}

// refresh lays the prompt out anew where it is out of date; f is the table's
// own focus.
func (t *Table) refresh(e *scenes.Env, f *ui.Focus) {
	t.moment.Focus = f
	now := panel{lang: e.Settings.Lang, undo: t.offer(), redo: t.redoable(), bare: t.bare, prompt: t.board.Prompt(e, &t.moment)}
	if f.ID == spotUndo || f.ID == spotRedo || f.ID == spotSecrets {
		now.button = f.ID
	}
	if t.panel.same(&now) && t.panel.buttons[0] != "" {
		return
	}
	lines := now.prompt.Lines
	switch now.button {
	case spotUndo:
		lines = []Line{{Text: t.offerText(e, now.undo), Gold: now.undo.why == nil}}
	case spotRedo:
		lines = []Line{{Text: t.againText(e, now.redo), Gold: now.redo.why == nil}}
	case spotSecrets:
		lines = []Line{{Text: t.secretsText(e), Gold: true}}
	}
	for _, line := range lines {
		for _, part := range fonts.Small.Wrap(nil, line.Text, t.board.PromptRect().W-promptSides) {
			now.lines = append(now.lines, Line{Text: part, Gold: line.Gold})
		}
	}
	now.buttons = [BarButtons]string{e.T(tabletop.UndoButton), "", e.T(tabletop.LogButton), e.T(tabletop.MenuButton), ""}
	t.panel = now
}

func (t *Table) drawPrompt(e *scenes.Env, l *paint.List, f *ui.Focus) {
	t.refresh(e, f)
	r := t.board.PromptRect()
	ui.Dark(l, r)
	title := t.panel.prompt.Title
	if w := r.W - promptSides; fonts.Body.BoldWidth(title) <= w {
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
	for i, id := range t.bar() {
		off := id == spotUndo && t.panel.undo.why != nil || id == spotRedo && t.panel.redo.why != nil
		drawButton(l, t.button(i), i, t.panel.buttons[i], e.Look(), f.State(id).With(ui.Off, off))
	}
}

// barLeast are the least widths of the buttons: of a word in the narrowest face,
// or a picture.
var barLeast = [BarButtons]int{59, ui.HitW, 35, 26, ui.HitW}

// ButtonRect is the place of the i-th of n buttons in the last line of a prompt
// panel. What room is left goes to those with a word.
func ButtonRect(panel paint.Rect, i, n int) paint.Rect {
	r := paint.Rect{X: panel.X + 6, Y: panel.Y + panel.H - 27, H: 22}
	spare := panel.W - 12
	for _, w := range barLeast[:n] {
		spare -= w
	}
	for j := range i + 1 {
		r.X += r.W
		if r.W = barLeast[j]; r.W > ui.HitW {
			r.W += spare / 3
		}
	}
	return r
}

// glyphRoom is how wide the short cut in a button is. The log has none: what
// tells more opens it only where nothing on the board tells more of itself.
func glyphRoom(i int, o ui.Look) (ui.Means, int) {
	switch barSpots[i] {
	case spotUndo:
		return ui.ToUndo, ui.GlyphWidth(ui.ToUndo, o)
	case spotMenu:
		return ui.ToMenu, ui.GlyphWidth(ui.ToMenu, o)
	}
	return 0, 0
}

func drawButton(l *paint.List, r paint.Rect, i int, text string, o ui.Look, s ui.State) {
	l.Fill(r.In(1), sprites.S0)
	l.Frame(r.In(1), sprites.N0)
	c := sprites.E7
	if s&ui.Off != 0 {
		c = sprites.S3
	} else if s&ui.Focused != 0 {
		l.Frame(r.In(2), sprites.G2)
	}
	ui.Ring(l, r.In(1), s)
	switch barSpots[i] {
	case spotRedo: // an arrow that turns back to the right
		x, y := r.X+r.W/2, r.Y+r.H/2
		l.Fill(paint.Rect{X: x - 4, Y: y - 3, W: 6, H: 2}, c)
		l.Fill(paint.Rect{X: x - 6, Y: y - 2, W: 2, H: 5}, c)
		l.Fill(paint.Rect{X: x - 4, Y: y + 3, W: 7, H: 2}, c)
		l.Draw(shell.ArrowRight, x+1, y-5, sprites.Solid(c), 0)
		return
	case spotSecrets:
		l.Sprite(shell.Eye, r.X+r.W/2-5, r.Y+r.H/2-2)
		return
	}
	m, glyph := glyphRoom(i, o)
	x, face := r.X+buttonPad, fonts.Small
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
