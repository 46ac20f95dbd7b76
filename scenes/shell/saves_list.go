package shell

import (
	"strconv"
	"strings"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// savesShown is how many saves the list shows at once.
const savesShown = 8

// savesScene is the choice among several running games, which can be deleted
// here too.
type savesScene struct {
	menu
	shell  *Shell
	saves  []save
	scroll ui.Scroll
}

func newSaves(e *scenes.Env, s *Shell, all []save) scenes.Scene {
	x := &savesScene{menu: menu{exit: "back"}, shell: s, saves: all}
	x.scroll = ui.Scroll{Shown: min(savesShown, len(all)), All: len(all)}
	x.build(e)
	return x
}

// The spots of a save end in its number from 1.
const (
	savePrefix   = "save."
	deletePrefix = "delete."
)

// build makes the items of what shows.
func (x *savesScene) build(e *scenes.Env) {
	x.items = items{backItem(e)}
	for row := range x.scroll.Shown {
		i := x.scroll.First + row
		it, y, no := x.saves[i], x.rowY(row), strconv.Itoa(i+1)
		text := x.shell.toldWhole(e, it)
		x.items = append(x.items,
			item{id: savePrefix + no, rect: paint.Rect{X: 76, Y: y, W: 430, H: 26}, text: text, gold: i == 0,
				do: confirmed(func(e *scenes.Env) { x.shell.goOn(e, it.name) })},
			item{id: deletePrefix + no, rect: paint.Rect{X: 512, Y: y, W: 28, H: 26}, icon: shell.Cross, text: e.T(locale.DeleteSave, text),
				do: confirmed(func(e *scenes.Env) { e.Stack.Push(x.question(e, it.name, x.shell.told(e, it)), scenes.Cut) })})
	}
	if x.scroll.First > 0 {
		x.items = append(x.items, x.arrow("newer", e.T(locale.NewerSaves), shell.ArrowUp, 0, -savesShown))
	}
	if x.scroll.First+x.scroll.Shown < x.scroll.All {
		x.items = append(x.items, x.arrow("older", e.T(locale.OlderSaves), shell.ArrowDown, x.scroll.Shown-1, savesShown))
	}
}

func (x *savesScene) rowY(row int) int { return 68 + 32*row }

// arrow is the button beside a row that scrolls: fingers have no wheel.
func (x *savesScene) arrow(id, text string, icon sprites.ID, row, by int) item {
	return item{id: id, rect: paint.Rect{X: 548, Y: x.rowY(row), W: 24, H: 26}, icon: icon, text: text,
		do: confirmed(func(e *scenes.Env) { x.by(e, by) })}
}

func (x *savesScene) by(e *scenes.Env, rows int) {
	if x.scroll.By(rows) {
		x.build(e)
	}
}

// question asks before a save is deleted.
func (x *savesScene) question(e *scenes.Env, name, text string) scenes.Scene {
	return newQuestion(e.T(locale.AskDelete), text, e.T(locale.KeepSave), e.T(locale.Delete), func(e *scenes.Env) {
		err := e.Store.Remove(name)
		// The title below lists the saves too.
		e.Stack.Reset(x.shell.title(e, ""), scenes.Cut)
		if all := saves(e); len(all) > 0 {
			e.Stack.Push(newSaves(e, x.shell, all), scenes.Cut)
		}
		if err != nil {
			e.Stack.Push(NewMessage(e, e.T(locale.NotDeleted, err)), scenes.Cut)
		}
	})
}

func (x *savesScene) Name() string { return "saves" }

// Start is where the focus begins.
func (x *savesScene) Start() string { return savePrefix + "1" }

func (x *savesScene) Handle(e *scenes.Env, in input.Intent) bool {
	switch {
	case in.Kind == input.Scroll:
		x.by(e, in.DY)
		return true
	case in.Kind == input.Nav && in.DX == 0:
		return x.walk(e, in.DY)
	}
	return x.menu.Handle(e, in)
}

// walk goes on to a row that does not show yet.
func (x *savesScene) walk(e *scenes.Env, by int) bool {
	f := e.Stack.Focus()
	prefix, no, _ := strings.Cut(f.ID, ".")
	n, err := strconv.Atoi(no)
	to := n - 1 + by
	if err != nil || to < 0 || to >= len(x.saves) || to >= x.scroll.First && to < x.scroll.First+x.scroll.Shown {
		return false
	}
	x.scroll.Keep(to)
	x.build(e)
	f.ID, f.Hidden = prefix+"."+strconv.Itoa(to+1), false
	e.Play("focus")
	return true
}

func (x *savesScene) Describe(e *scenes.Env, d *scenes.Description) { d.Prompt = e.T(locale.WhichSave) }

var (
	savesHints  = hints{{ui.ToList, &locale.Choose}, {ui.ToGo, &locale.Continue}, {ui.ToBack, &locale.Back}}
	deleteHints = hints{{ui.ToList, &locale.Choose}, {ui.ToGo, &locale.Delete}, {ui.ToBack, &locale.Back}}
	arrowHints  = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.Scroll}, {ui.ToBack, &locale.Back}}
)

// hintsFor are the hints for the spot that has the focus.
func (x *savesScene) hintsFor(focus string) *hints {
	switch {
	case strings.HasPrefix(focus, savePrefix):
		return &savesHints
	case strings.HasPrefix(focus, deletePrefix):
		return &deleteHints
	}
	return orBack(focus, &arrowHints)
}

func (x *savesScene) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, e.T(locale.Continue))
	ui.Parchment(l, paint.Rect{X: 60, Y: 42, W: 520, H: 32*x.scroll.Shown + 34})
	l.Centre(fonts.Small, paint.StageW/2, 51, e.T(locale.WhichSave), sprites.E1)
	x.items.draw(l, f)
	x.scroll.Draw(l, paint.Rect{X: 558, Y: x.rowY(1), W: 5, H: 32*(x.scroll.Shown-2) - 6})
	ui.HintBar(l, e.Look(), x.hints.get(e, x.hintsFor(f.ID)))
}
