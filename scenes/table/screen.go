package table

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// SpotSkip is the spot that goes on from what plays. It covers all above the
// prompt; a board whose animation holds may draw it as a button.
const SpotSkip = "skip"

// The buttons that every table has below the prompt.
const (
	spotUndo    = "undo"
	spotRedo    = "redo"
	spotLog     = "log"
	spotMenu    = "menu"
	spotSecrets = "secrets"
)

// barSpots are the buttons; the last is there only while there is anything to
// show or hide.
var barSpots = [...]string{spotUndo, spotRedo, spotLog, spotMenu, spotSecrets}

// BarButtons is how many buttons there are at most, and always but one.
const BarButtons = len(barSpots)

func (t *Table) bar() []string {
	if t.hides && t.moment.Asked {
		return barSpots[:]
	}
	return barSpots[:BarButtons-1]
}

// button is the place of the i-th button.
func (t *Table) button(i int) paint.Rect {
	return ButtonRect(t.board.PromptRect(), i, len(t.bar()))
}

// barGroup is the buttons' group, behind all the boards' own.
const barGroup = 99

// Name implements scenes.Scene.
func (t *Table) Name() string { return "table" }

// Spots implements scenes.Scene.
func (t *Table) Spots(dst []ui.Spot) []ui.Spot {
	if !t.moment.Asked {
		r := t.board.PromptRect()
		dst = append(dst, ui.Spot{ID: SpotSkip, Rect: paint.Rect{X: 0, Y: 0, W: paint.StageW, H: r.Y}})
	}
	dst = t.board.Spots(dst, &t.moment) // above it
	for i, id := range t.bar() {
		off := id == spotUndo && t.offer().why != nil || id == spotRedo && t.redoable().why != nil
		dst = append(dst, ui.Spot{ID: id, Rect: t.button(i), Off: off, Group: barGroup, Shy: true})
	}
	return dst
}

// Tell implements scenes.Scene.
func (t *Table) Tell(e *scenes.Env, id string) (label, why string) {
	switch id {
	case SpotSkip:
		if t.moment.Holding {
			return e.T(tabletop.GoOnSpot), ""
		}
		return e.T(tabletop.SkipSpot), ""
	case spotUndo:
		text, can := t.Undoing(e)
		if can {
			return text, ""
		}
		return e.T(tabletop.UndoButton), text
	case spotRedo:
		text, can := t.Redoing(e)
		if can {
			return text, ""
		}
		return e.T(tabletop.RedoButton), text
	case spotSecrets:
		return t.secretsText(e), ""
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
	case SpotSkip:
		t.hurry()
	case spotUndo:
		t.TakeBack(e, by)
	case spotRedo:
		t.Redo(e, by)
	case spotSecrets:
		t.secrets(e)
	case spotLog:
		t.openLog(e)
	case spotMenu:
		t.openMenu(e)
	default:
		mv, ok := t.board.Act(e, &t.moment, id, by)
		if ok && t.moment.Asked {
			t.acted = id
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
	case input.Cancel, input.Menu, input.Undo, input.Redo, input.Skip, input.Peek, input.PadLost, input.PadCame, input.PadRaw, input.Shortcuts:
	default:
		if b, ok := t.board.(Handler); ok && b.Handle(e, &t.moment, in) {
			return true
		}
	}
	switch in.Kind {
	case input.Cancel:
		switch {
		case t.tl.Busy():
			t.hurryOn()
		case t.moment.Asked && t.board.Back():
			e.Play("cancel")
		case t.moment.CanTakeBack:
			t.moment.TakeBack(e, in)
		case t.moment.Asked && !t.bare && t.shared() && t.board.Secrets(t.moment.View):
			t.hide(e)
		default:
			t.openMenu(e)
		}
	case input.Menu:
		t.openMenu(e)
	case input.Info:
		t.openLog(e)
	case input.Undo:
		t.TakeBack(e, in)
	case input.Redo:
		t.Redo(e, in)
	case input.Peek:
		t.Peek(e, in)
	case input.PadLost, input.PadCame:
		t.padMoved(e, in)
	case input.PadRaw, input.Shortcuts:
		e.Stack.Push(t.hooks.Aside(e, in), scenes.Cut)
	case input.Skip, input.Confirm:
		t.hurry()
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
	if t.drawPeek(e, l) {
		return
	}
	t.moment.Focus = f
	t.board.Draw(e, l, &t.moment)
	t.tl.Draw(l)
	t.drawPrompt(e, l, f)
	t.drawNotice(l)
}

// Describe implements scenes.Scene. The view is the viewer's whose eyes the
// screen shows; a spectator's view has no seat and is not handed out.
func (t *Table) Describe(e *scenes.Env, d *scenes.Description) {
	t.refresh(e, e.Stack.Focus())
	d.Game = t.game.ID
	d.Busy = d.Busy || !t.moment.Asked && !t.moment.Holding || t.isDeaf()
	for i := range t.seating.Seats {
		if t.live().Deciders().Has(engine.Seat(i)) {
			d.Deciders = append(d.Deciders, i+1)
		}
	}
	d.Prompt = t.panel.prompt.Title
	for _, line := range t.panel.prompt.Lines {
		d.Prompt += "\n" + line.Text
	}
	peeks := t.peeks(e)
	if peeks { // it is for the eyes of who holds the button
		d.Prompt = t.peek.title
	}
	if t.viewer == engine.Spectator || peeks {
		return
	}
	seat := int(t.viewer) + 1
	d.Viewer = &seat
	v := t.moment.View
	if t.moment.Holding { // what waits tells all that has happened
		v = t.live().View(t.viewer)
	}
	if text, err := v.MarshalJSON(); err == nil {
		d.View = text
	}
}

// Log is what everybody saw happen so far; it is the table's own, not to be
// changed.
func (t *Table) Log() []engine.Event { return t.log }

// Game is the game at this table.
func (t *Table) Game() *Game { return t.game }

// Leave goes back to the title; the game is saved and can be continued.
func (t *Table) Leave(e *scenes.Env) {
	e.Halves = false
	e.Stack.Reset(t.hooks.Title(e), scenes.SandWipe)
}

var _ scenes.Scene = (*Table)(nil)
