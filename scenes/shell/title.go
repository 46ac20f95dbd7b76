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
	"sandglass/sprites/shell"
	"sandglass/sprites/title"
)

// titleScene is the evening scene with the first menu.
type titleScene struct {
	menu
	shell   *Shell
	now     anim.Ticks
	begun   bool
	problem string   // what went wrong, "" for nothing
	lines   []string // the same, broken

	lang  locale.Lang
	means []string // a line of meaning for each item
}

// title is the title with a line that says what went wrong, if anything did.
func (s *Shell) title(e *scenes.Env, problem string) scenes.Scene {
	t := &titleScene{shell: s, problem: problem}
	if problem != "" {
		t.lines = fonts.Small.Wrap(nil, problem, 420)
	}
	t.build(e)
	return t
}

// build makes the menu anew: the language or the saves may have changed.
func (t *titleScene) build(e *scenes.Env) {
	t.lang = e.Settings.Lang
	t.items, t.means = nil, nil
	switch all := saves(e); len(all) {
	case 0:
	case 1:
		t.add("continue", e.T(locale.Continue), t.shell.told(e, all[0]), func(e *scenes.Env) { t.shell.goOn(e, all[0].name) })
	default:
		t.add("continue", e.T(locale.Continue), e.T(locale.SavedGames, len(all)), func(e *scenes.Env) {
			e.Stack.Push(newSaves(e, t.shell, all), scenes.Cut)
		})
	}
	t.add("play", e.T(locale.Play), e.T(locale.PlayMeans), func(e *scenes.Env) { t.shell.openSetup(e) })
	t.add("settings", e.T(locale.Settings), e.T(locale.SettingsFor), func(e *scenes.Env) { e.Stack.Push(newSettings(e), scenes.Cut) })
	if e.Window.CanQuit() {
		t.add("quit", e.T(locale.Quit), e.T(locale.QuitMeans), func(e *scenes.Env) { e.Window.Quit() })
	}
	const w, gap = 132, 12
	x := (paint.StageW - len(t.items)*(w+gap) + gap) / 2
	for i := range t.items {
		t.items[i].rect = paint.Rect{X: x + i*(w+gap), Y: 300, W: w, H: 26}
	}
	t.items[0].gold = true
}

func (t *titleScene) add(id, text, means string, do func(*scenes.Env)) {
	t.items = append(t.items, item{id: id, text: text, do: confirmed(do)})
	t.means = append(t.means, means)
}

func (t *titleScene) Name() string { return "title" }

func (t *titleScene) Update(e *scenes.Env, by anim.Ticks) {
	e.Halves = false
	if !e.Settings.ReducedMotion {
		t.now += by
	}
	if !t.begun {
		t.begun = true
		e.Sound.Music("title")
	}
}

// badge is where the title says that there is no sound yet.
var badge = paint.Rect{X: 508, Y: 8, W: 124, H: 24}

// Handle puts the message away; a press anywhere tries to let sound begin.
func (t *titleScene) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Press:
		if !e.Sound.Ready() {
			e.Sound.Unlock()
		}
	case input.Cancel:
		t.problem, t.lines = "", nil
	default:
		return t.menu.Handle(e, in)
	}
	return true
}

func (t *titleScene) Describe(_ *scenes.Env, d *scenes.Description) { d.Prompt = t.problem }

var titleHints = hints{{ui.ToTurn, &locale.Move}, {ui.ToGo, &locale.Choose}}

func (t *titleScene) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	if t.lang != e.Settings.Lang {
		t.build(e)
	}
	dunes(l, int(t.now))
	l.Sprite(title.Logo, title.LogoX, title.LogoY)
	show(l, title.Gleams, int(t.now))
	l.Centre(fonts.Small, paint.StageW/2, title.LogoY+40, e.T(locale.Tagline), sprites.E6)
	if t.lines != nil {
		r := paint.Rect{X: 100, Y: 80, W: 440, H: len(t.lines)*fonts.Small.Line() + 12}
		ui.Dark(l, r)
		ui.Centred(l, fonts.Small, paint.StageW/2, r.Y+7, t.lines, sprites.R4)
	}
	t.items.draw(l, f)
	ui.HintBar(l, e.Look(), t.hints.get(e, &titleHints))
	for i := range t.items {
		if t.items[i].id == f.ID {
			l.Right(fonts.Small, paint.StageW-12, ui.Middle(fonts.Small, 334, 26), t.means[i], sprites.P3)
		}
	}
	if !e.Sound.Ready() {
		ui.Dark(l, badge)
		l.Sprite(shell.SpeakerOff, badge.X+8, badge.Y+8)
		l.Text(fonts.Small, badge.X+24, ui.Middle(fonts.Small, badge.Y, badge.H), e.T(locale.ForSound), sprites.E7)
	}
}
