package shell

import (
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
	TakeBack(e *scenes.Env)
	Leave(e *scenes.Env)
}

// pause is the menu over a running table.
type pause struct {
	menu
	table Paused
	lang  locale.Lang
	why   []string // why nothing can be taken back
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
	undo, can := p.table.Undoing(e)
	why := ""
	p.why = nil
	if !can {
		why = undo
		p.why = fonts.Small.Wrap(nil, undo, 164)
		undo = e.T(locale.UndoWord)
	}
	p.items = items{
		{id: "go_on", text: e.T(locale.GoOn), gold: true, do: cancelled(p.leave)},
		{id: "undo", text: undo, why: why, do: func(e *scenes.Env) { p.leave(e); p.table.TakeBack(e) }},
		{id: "how", text: e.T(locale.HowToPlay), do: confirmed(func(e *scenes.Env) {
			e.Stack.Push(newHowTo(e, p.table.Game(), 0), scenes.Cut)
		})},
		{id: "settings", text: e.T(locale.Settings), do: confirmed(func(e *scenes.Env) {
			e.Stack.Push(newSettings(e), scenes.Cut)
		})},
		{id: "leave", text: e.T(locale.SaveLeave), do: confirmed(func(e *scenes.Env) {
			e.Sound.Pause(false)
			p.table.Leave(e)
		})},
	}
	if e.Window.CanQuit() {
		p.items = append(p.items, item{id: "quit", text: e.T(locale.Quit), do: confirmed(func(e *scenes.Env) { e.Window.Quit() })})
	}
	for i := range p.items {
		p.items[i].rect = paint.Rect{X: 234, Y: 84 + i*31, W: 172, H: 24}
	}
}

func (p *pause) leave(e *scenes.Env) {
	e.Sound.Pause(false)
	pop(e)
}

func (p *pause) Name() string  { return "pause" }
func (p *pause) Overlay() bool { return true }

func (p *pause) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Menu:
		p.items.act(e, p.exit)
	case input.Undo:
		if p.items.find("undo").why != "" {
			e.Play("denied")
		} else {
			p.items.act(e, "undo")
		}
	default:
		return p.menu.Handle(e, in)
	}
	return true
}

func (p *pause) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game, d.Prompt = p.table.Game().ID, e.T(locale.PauseTitle)
}

func (p *pause) Update(_ *scenes.Env, by anim.Ticks) { p.slide.advance(by) }

var pauseHints = hints{{ui.ToList, locale.Move}, {ui.ToGo, locale.Choose}, {ui.ToBack, locale.GoOn}}

func (p *pause) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if p.lang != e.Settings.Lang {
		p.build(e)
	}
	from := len(l.Cmds)
	below := p.items[len(p.items)-1].rect
	y := below.Y + below.H + 6
	ui.Parchment(l, paint.Rect{X: 222, Y: 40, W: 196, H: y - 40 + max(1, len(p.why))*fonts.Small.Line() + 8})
	ui.Title(l, fonts.DisplayBrown, paint.StageW/2, 48, e.T(locale.PauseTitle))
	ui.Divider(l, 238, 75, 164)
	p.items.draw(l, f)
	if p.why != nil {
		ui.Centred(l, fonts.Small, paint.StageW/2, y, p.why, sprites.E1)
	} else {
		l.Centre(fonts.Small, paint.StageW/2, y, e.T(locale.Saved), sprites.E1)
	}
	p.slide.draw(e, l, from)
	ui.HintBar(l, e.Look(), p.hints.get(e, &pauseHints))
}
