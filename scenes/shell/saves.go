package shell

import (
	"slices"
	"strings"
	"time"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

const saveTime = "20060102-150405"

// saves lists the running games that are stored, the one begun last first;
// their names are saves/GAME-TIME.
func saves(e *scenes.Env) []string {
	names, err := e.Store.Names("saves/")
	if err != nil {
		return nil
	}
	slices.SortStableFunc(names, func(a, b string) int { return strings.Compare(stamp(b), stamp(a)) })
	return names
}

func stamp(name string) string { return name[max(0, len(name)-len(saveTime)):] }

// saved tells which game a save is of and when it was begun.
func (s *Shell) saved(e *scenes.Env, save string) string {
	id, _, _ := strings.Cut(strings.TrimPrefix(save, "saves/"), "-")
	name := id
	if g, err := s.find(id); err == nil {
		name = e.T(g.Title)
	}
	when, err := time.Parse(saveTime, stamp(save))
	if err != nil {
		return name
	}
	return e.T(locale.SavedGame, name, when.In(e.Now().Location()).Format("2006-01-02 15:04"))
}

// resume takes up a save. What is wrong with it is told in a line; a damaged
// one is kept aside, so that the next start does not meet it again.
func (s *Shell) resume(e *scenes.Env, name string) (next scenes.Scene, problem string) {
	text, err := e.Store.Read(name)
	if err != nil {
		return nil, e.T(locale.SaveUnread, err)
	}
	t, err := table.Resume(e, s.find, name, text, s.hooks())
	if err != nil {
		aside, failed := e.Store.Aside(name)
		if failed != nil {
			return nil, e.T(locale.SaveUnread, err)
		}
		return nil, e.T(locale.SaveDamaged, aside, err)
	}
	return t, ""
}

// goOn resumes a save, or goes to the title that says why not.
func (s *Shell) goOn(e *scenes.Env, save string) {
	next, problem := s.resume(e, save)
	if problem != "" {
		next = s.title(e, problem)
	}
	e.Stack.Reset(next, scenes.SandWipe)
}

// saveIDs are the spots of the saves that the list shows.
var saveIDs = [...]string{"save.1", "save.2", "save.3", "save.4", "save.5", "save.6", "save.7", "save.8"}

// savesScene is the choice among several running games.
type savesScene struct {
	scenes.Base
	rows  items
	back  items
	hints hintCache
}

func newSaves(e *scenes.Env, s *Shell, names []string) scenes.Scene {
	x := &savesScene{back: items{backItem(e)}}
	for i, name := range names[:min(len(names), len(saveIDs))] {
		x.rows = append(x.rows, item{
			id: saveIDs[i], rect: paint.Rect{X: 140, Y: 68 + 32*i, W: 360, H: 26}, text: s.saved(e, name), gold: i == 0,
			do: confirmed(func(e *scenes.Env) { s.goOn(e, name) }),
		})
	}
	return x
}

func (x *savesScene) Name() string { return "saves" }

// Start is where the focus begins.
func (x *savesScene) Start() string { return saveIDs[0] }

func (x *savesScene) Spots(dst []ui.Spot) []ui.Spot { return x.rows.spots(x.back.spots(dst)) }

func (x *savesScene) Tell(_ *scenes.Env, id string) (label, why string) {
	if x.rows.find(id) != nil {
		return x.rows.tell(id)
	}
	return x.back.tell(id)
}

func (x *savesScene) Act(e *scenes.Env, id string, _ input.Intent) {
	if !x.rows.act(e, id) {
		x.back.act(e, id)
	}
}

func (x *savesScene) Handle(e *scenes.Env, in input.Intent) bool {
	if in.Kind == input.Cancel {
		x.back.act(e, "back")
		return true
	}
	return false
}

func (x *savesScene) Describe(e *scenes.Env, d *scenes.Description) { d.Prompt = e.T(locale.WhichSave) }

var (
	savesMeans = []ui.Means{ui.ToList, ui.ToGo, ui.ToBack}
	savesWords = []locale.Msg{locale.Choose, locale.Continue, locale.Back}
)

func (x *savesScene) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, e.T(locale.Continue))
	ui.Parchment(l, paint.Rect{X: 120, Y: 42, W: 400, H: 32*len(x.rows) + 34})
	l.Centre(fonts.Small, paint.StageW/2, 51, e.T(locale.WhichSave), sprites.E1)
	x.rows.draw(l, f)
	x.back.draw(l, f)
	ui.HintBar(l, e.Device, x.hints.get(e, savesMeans, savesWords))
}
