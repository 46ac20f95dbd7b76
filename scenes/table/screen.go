package table

import (
	"errors"
	"slices"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// The spots that every table has beside the board's.
const (
	spotSkip = "skip"
	spotUndo = "undo"
	spotLog  = "log"
	spotMenu = "menu"
)

// barGroup is the buttons' group, behind all the boards' own.
const barGroup = 99

// Name implements scenes.Scene.
func (t *Table) Name() string { return "table" }

// Spots implements scenes.Scene.
func (t *Table) Spots(dst []ui.Spot) []ui.Spot {
	if !t.moment.Asked {
		r := t.board.PromptRect()
		dst = append(dst, ui.Spot{ID: spotSkip, Rect: paint.Rect{X: 0, Y: 0, W: paint.StageW, H: r.Y}})
	}
	dst = t.board.Spots(dst, &t.moment) // above it
	for i, id := range [...]string{spotUndo, spotLog, spotMenu} {
		off := id == spotUndo && (t.tl.Busy() || t.whyNoUndo() != nil)
		dst = append(dst, ui.Spot{ID: id, Rect: t.button(i), Off: off, Group: barGroup, Shy: true})
	}
	return dst
}

// button is the place of the i-th button in the prompt panel's last line.
func (t *Table) button(i int) paint.Rect {
	r := t.board.PromptRect()
	w := (r.W - 16) / 3
	return paint.Rect{X: r.X + 6 + i*(w+2), Y: r.Y + r.H - 27, W: w, H: 22}
}

func (t *Table) whyNoUndo() error {
	if t.viewer == engine.Spectator {
		return match.ErrNothing
	}
	return t.live().CanUndo(t.viewer)
}

// Undoing tells what undo would take back, or why it cannot.
func (t *Table) Undoing(e *scenes.Env) (text string, can bool) {
	err := t.whyNoUndo()
	switch {
	case errors.Is(err, match.ErrBarrier):
		return e.T(tabletop.UndoBarrier), false
	case errors.Is(err, match.ErrOther):
		return e.T(tabletop.UndoOther), false
	case err != nil || t.tl.Busy():
		return e.T(tabletop.UndoNothing), false
	}
	return e.T(tabletop.UndoMove, t.board.MoveName(e, t.lastMove())), true
}

func (t *Table) lastMove() (mv engine.Move) {
	m := t.live()
	for i := range m.Len() {
		if seat, x := m.Entry(i); seat == t.viewer {
			mv = x
		}
	}
	return mv
}

// Tell implements scenes.Scene.
func (t *Table) Tell(e *scenes.Env, id string) (label, why string) {
	switch id {
	case spotSkip:
		return e.T(tabletop.SkipSpot), ""
	case spotUndo:
		text, can := t.Undoing(e)
		if can {
			return text, ""
		}
		return e.T(tabletop.UndoButton), text
	case spotLog:
		return e.T(tabletop.LogButton), ""
	case spotMenu:
		return e.T(tabletop.MenuButton), ""
	}
	return t.board.Tell(e, &t.moment, id)
}

// Act implements scenes.Scene.
func (t *Table) Act(e *scenes.Env, id string, by input.Intent) {
	switch id {
	case spotSkip:
		t.hurry(false)
	case spotUndo:
		t.undo(e)
	case spotLog:
		t.openLog(e)
	case spotMenu:
		t.openMenu(e)
	default:
		mv, ok := t.board.Act(e, &t.moment, id, by)
		t.prompt.stale = true
		if ok && t.moment.Asked {
			t.choose(e, mv)
		}
	}
}

func (t *Table) openLog(e *scenes.Env) {
	e.Play("confirm")
	e.Stack.Push(newLog(e, t), scenes.Cut)
}

func (t *Table) openRules(e *scenes.Env, page int) {
	e.Play("confirm")
	e.Stack.Push(t.hooks.Rules(e, t.game, page), scenes.Cut)
}

func (t *Table) openMenu(e *scenes.Env) {
	e.Play("confirm")
	e.Stack.Push(t.hooks.Pause(e, t), scenes.Cut)
}

// Handle implements scenes.Scene.
func (t *Table) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Cancel, input.Menu, input.Undo, input.Skip:
	default:
		if b, ok := t.board.(Handler); ok && b.Handle(e, &t.moment, in) {
			return true
		}
	}
	switch in.Kind {
	case input.Cancel:
		switch {
		case t.tl.Busy():
			t.hurry(true)
		case t.moment.Asked && t.board.Back():
			t.prompt.stale = true
			e.Play("cancel")
		default:
			t.openMenu(e)
		}
	case input.Menu:
		t.openMenu(e)
	case input.Info:
		t.openLog(e)
	case input.Undo:
		t.undo(e)
	case input.Skip, input.Confirm:
		t.hurry(false)
	case input.Letter:
		return t.letter(e, in)
	default:
		return false
	}
	return true
}

// letter focuses the board's spot that a letter stands for, where it has such.
func (t *Table) letter(e *scenes.Env, in input.Intent) bool {
	b, ok := t.board.(Lettered)
	if !ok || !t.moment.Asked {
		return false
	}
	f := e.Stack.Focus()
	spots := t.Spots(nil)
	if i := ui.Find(spots, b.Letter(in.Rune)); i >= 0 {
		f.Set(spots, i)
		f.Hidden = false
		e.Play("focus")
		return true
	}
	return false
}

// Draw implements scenes.Scene.
func (t *Table) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	t.moment.Focus = f
	t.board.Draw(e, l, &t.moment)
	t.tl.Draw(l)
	t.drawPrompt(e, l, f)
}

// promptCache is the prompt as last laid out; it is laid out anew only when what
// it depends on has changed.
type promptCache struct {
	focus   string
	lang    locale.Lang
	device  input.Device
	busy    bool
	decide  bool
	viewer  engine.Seat
	moves   int
	stale   bool
	p       Prompt
	lines   []Line
	buttons [3]string
}

func (c *promptCache) same(o *promptCache) bool {
	return !c.stale && c.focus == o.focus && c.lang == o.lang && c.device == o.device && c.busy == o.busy &&
		c.decide == o.decide && c.viewer == o.viewer && c.moves == o.moves &&
		c.p.Title == o.p.Title && slices.Equal(c.p.Lines, o.p.Lines)
}

// refresh makes the prompt anew where it is out of date.
func (t *Table) refresh(e *scenes.Env) {
	now := promptCache{focus: e.Stack.Focus().ID, lang: e.Settings.Lang, device: e.Device, busy: t.tl.Busy(),
		decide: t.moment.Asked, viewer: t.viewer, moves: t.match.Len() + len(t.draft.held)}
	if t.moment.Focus == nil {
		t.moment.Focus = e.Stack.Focus()
	}
	now.p = t.board.Prompt(e, &t.moment)
	if t.prompt.same(&now) {
		return
	}
	width := t.board.PromptRect().W - 16
	for _, line := range now.p.Lines {
		for _, part := range fonts.Small.Wrap(nil, line.Text, width) {
			now.lines = append(now.lines, Line{Text: part, Gold: line.Gold})
		}
	}
	if text, can := t.Undoing(e); now.focus == spotUndo {
		now.lines = now.lines[:0]
		for _, part := range fonts.Small.Wrap(nil, text, width) {
			now.lines = append(now.lines, Line{Text: part, Gold: can})
		}
	}
	for i, m := range [...]locale.Msg{tabletop.UndoButton, tabletop.LogButton, tabletop.MenuButton} {
		now.buttons[i] = e.T(m)
	}
	t.prompt = now
}

// buttonMeans are the short cuts shown in the buttons.
var buttonMeans = [...]ui.Means{ui.ToUndo, ui.ToInfo, ui.ToMenu}

func (t *Table) drawPrompt(e *scenes.Env, l *paint.List, f *ui.Focus) {
	t.refresh(e)
	r := t.board.PromptRect()
	ui.Dark(l, r)
	title := t.prompt.p.Title
	if w := r.W - 16; fonts.Body.BoldWidth(title) <= w {
		l.Bold(fonts.Body, r.X+8, r.Y+3, title, sprites.E7)
	} else {
		l.Bold(fonts.Small, r.X+8, r.Y+6, title, sprites.E7)
	}
	for i, line := range t.prompt.lines {
		if i == 3 {
			break // the panel's height; a test keeps texts within it
		}
		c := sprites.P3
		if line.Gold {
			c = sprites.G3
		}
		l.Text(fonts.Small, r.X+8, r.Y+17+9*i, line.Text, c)
	}
	for i, id := range [...]string{spotUndo, spotLog, spotMenu} {
		s := f.State(id).With(ui.Off, id == spotUndo && (t.tl.Busy() || t.whyNoUndo() != nil))
		t.drawButton(e, l, i, s)
	}
}

func (t *Table) drawButton(e *scenes.Env, l *paint.List, i int, s ui.State) {
	r := t.button(i)
	l.Fill(r.In(1), sprites.S0)
	l.Frame(r.In(1), sprites.N0)
	c := sprites.E7
	if s&ui.Off != 0 {
		c = sprites.S3
	} else if s&ui.Focused != 0 {
		l.Frame(r.In(2), sprites.G2)
	}
	ui.Ring(l, r.In(1), s)
	x := ui.Glyph(l, r.X+5, r.Y+r.H/2, buttonMeans[i], e.Device)
	text := t.prompt.buttons[i]
	x += (r.X + r.W - 4 - x - fonts.Small.Width(text)) / 2
	l.Text(fonts.Small, x, r.Y+6, text, c)
}

// Describe implements scenes.Scene. The view is the viewer's whose eyes the
// screen shows; a spectator's view has no seat and is not handed out.
func (t *Table) Describe(e *scenes.Env, d *scenes.Description) {
	t.refresh(e)
	d.Game = t.game.ID
	d.Busy = d.Busy || t.tl.Busy() || t.wait > 0 || !t.moment.Asked
	for i := range t.seating.Seats {
		if t.live().Deciders().Has(engine.Seat(i)) {
			d.Deciders = append(d.Deciders, i+1)
		}
	}
	d.Prompt = t.prompt.p.Title
	for _, line := range t.prompt.p.Lines {
		d.Prompt += "\n" + line.Text
	}
	if t.viewer == engine.Spectator {
		return
	}
	seat := int(t.viewer) + 1
	d.Viewer = &seat
	if text, err := t.moment.View.MarshalJSON(); err == nil {
		d.View = text
	}
}

// Log is what everybody saw happen so far; it is the table's own, not to be
// changed.
func (t *Table) Log() []engine.Event { return t.log }

// Game is the game at this table.
func (t *Table) Game() *Game { return t.game }

// TakeBack is the pause menu's undo.
func (t *Table) TakeBack(e *scenes.Env) { t.undo(e) }

// Leave goes back to the title; the game is saved and can be continued.
func (t *Table) Leave(e *scenes.Env) { e.Stack.Reset(t.hooks.Title(e), scenes.SandWipe) }

var _ scenes.Scene = (*Table)(nil)
