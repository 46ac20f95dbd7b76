package shell

import (
	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// Paused is what the pause menu needs of the table below it.
type Paused interface {
	Game() *table.Game
	// Undoing tells what undo would take back, or why it cannot.
	Undoing(e *scenes.Env) (text string, can bool)
	TakeBack(e *scenes.Env, by input.Intent)
	// Redoing tells what redo would do again, or why it cannot.
	Redoing(e *scenes.Env) (text string, can bool)
	Redo(e *scenes.Env, by input.Intent)
	Leave(e *scenes.Env)

	Seats() []scenes.SeatSetup
	SetHand(e *scenes.Env, seat engine.Seat, hand string)
	SetDriver(e *scenes.Env, seat engine.Seat, driver scenes.Driver) error
	// Away says whether the pad of a seat that a person plays is not here.
	Away(e *scenes.Env, seat engine.Seat) bool
}

// pause is the menu over a running table.
type pause struct {
	menu
	table Paused
	lang  locale.Lang
	by    input.Intent        // that presses an item
	why   map[string][]string // why an item is off
	slide slide
}

// NewPause is the pause menu of a table.
func NewPause(e *scenes.Env, t Paused) scenes.Scene {
	e.Sound.Pause(true)
	p := &pause{menu: menu{exit: "go_on"}, table: t}
	p.build(e)
	return p
}

// build makes the items anew: the language may have changed.
func (p *pause) build(e *scenes.Env) {
	p.lang = e.Settings.Lang
	p.why = map[string][]string{}
	p.items = items{
		{id: "go_on", text: e.T(locale.GoOn), gold: true, do: cancelled(p.leave)},
		p.offer(e, "undo", locale.UndoWord, p.table.Undoing, p.table.TakeBack),
		p.offer(e, "redo", locale.RedoWord, p.table.Redoing, p.table.Redo),
		p.opens("how", e.T(locale.HowToPlay), func(e *scenes.Env) scenes.Scene { return newHowTo(e, p.table.Game(), 0) }),
		p.opens("settings", e.T(locale.Settings), newSettings),
		p.opens("seats", e.T(locale.SeatsWord), func(e *scenes.Env) scenes.Scene { return newSeatsMenu(e, p.table) }),
		p.opens("keys", e.T(locale.KeysTitle), newShortcuts),
		{id: "leave", text: e.T(locale.SaveLeave), do: confirmed(func(e *scenes.Env) {
			e.Sound.Pause(false)
			p.table.Leave(e)
		})},
	}
	if e.Window.CanQuit() {
		p.items = append(p.items, item{id: "quit", text: e.T(locale.Quit), do: confirmed(func(e *scenes.Env) { e.Window.Quit() })})
	}
	for i := range p.items {
		p.items[i].rect = paint.Rect{X: 210, Y: 76 + i*26, W: 220, H: 23}
	}
}

// offer is the item that takes a move back or makes it again, or says why not.
func (p *pause) offer(e *scenes.Env, id string, word locale.Msg, tells func(*scenes.Env) (string, bool), do func(*scenes.Env, input.Intent)) item {
	text, can := tells(e)
	if !can {
		p.why[id] = fonts.Small.Wrap(nil, text, 230)
		return item{id: id, text: e.T(word), why: text, do: func(*scenes.Env) {}}
	}
	return item{id: id, text: text, do: func(e *scenes.Env) { p.leave(e); do(e, p.by) }}
}

func (p *pause) opens(id, text string, scene func(*scenes.Env) scenes.Scene) item {
	return item{id: id, text: text, do: confirmed(func(e *scenes.Env) { e.Stack.Push(scene(e), scenes.Cut) })}
}

func (p *pause) leave(e *scenes.Env) {
	e.Sound.Pause(false)
	pop(e)
}

func (p *pause) Name() string  { return "pause" }
func (p *pause) Overlay() bool { return true }

func (p *pause) Act(e *scenes.Env, id string, by input.Intent) {
	p.by = by
	p.menu.Act(e, id, by)
}

// Handle knows no button for undo: somebody may be choosing on a keypad, eyes on the
// thumbs, and not have seen the menu come.
func (p *pause) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.Menu {
		return p.items.act(e, p.exit)
	}
	return p.menu.Handle(e, in)
}

func (p *pause) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game, d.Prompt = p.table.Game().ID, e.T(locale.PauseTitle)
}

func (p *pause) Update(_ *scenes.Env, by anim.Ticks) { p.slide.advance(by) }

var pauseHints = hints{{ui.ToList, &locale.Move}, {ui.ToGo, &locale.Choose}, {ui.ToBack, &locale.GoOn}}

func (p *pause) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if p.lang != e.Settings.Lang {
		p.build(e)
	}
	from := len(l.Cmds)
	below := p.items[len(p.items)-1].rect
	y := below.Y + below.H + 4
	ui.Parchment(l, paint.Rect{X: 196, Y: 36, W: 248, H: y - 36 + 2*fonts.Small.Line() + 4})
	ui.Title(l, fonts.DisplayBrown, paint.StageW/2, 42, e.T(locale.PauseTitle))
	ui.Divider(l, 212, 68, 216)
	p.items.draw(l, f)
	if why := p.why[f.ID]; why != nil {
		ui.Centred(l, fonts.Small, paint.StageW/2, y, why, sprites.E1)
	} else {
		l.Centre(fonts.Small, paint.StageW/2, y, e.T(locale.Saved), sprites.E1)
	}
	p.slide.draw(e, l, from)
	ui.HintBar(l, e.Look(), p.hints.get(e, &pauseHints))
}
