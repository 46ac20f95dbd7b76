package shell

import (
	"errors"
	"strings"
	"time"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
)

// A save is a running game in the store.
type save struct {
	name  string    // saves/GAME-..., as in the store
	at    time.Time // when its last move was made; the zero time if unknown
	names string    // who plays, "" if unknown
}

// saves lists the running games that are stored, the one played last first.
func saves(e *scenes.Env) (all []save) {
	names, _ := e.Store.Names("saves/") // what cannot be listed cannot be gone on with
	for _, name := range names {
		x := save{name: name}
		if text, err := e.Store.Read(name); err == nil {
			x.at, _ = table.SavedAt(text)
			x.names = strings.Join(table.SavedNames(text), ", ")
		}
		all = append(all, x)
		for i := len(all) - 1; i > 0 && all[i-1].at.Before(all[i].at); i-- {
			all[i-1], all[i] = all[i], all[i-1]
		}
	}
	return all
}

// told tells which game a save is of and when it was played last.
func (s *Shell) told(e *scenes.Env, x save) string {
	name := s.gameOf(e, x)
	if x.at.IsZero() {
		return name
	}
	return e.T(locale.SavedGame, name, when(e, x))
}

// toldWhole tells who plays too, as far as there is room.
func (s *Shell) toldWhole(e *scenes.Env, x save) string {
	if x.names == "" || x.at.IsZero() {
		return s.told(e, x)
	}
	return e.T(locale.SavedNames, s.gameOf(e, x), fonts.Small.Fit(x.names, namesW), when(e, x))
}

// namesW is the room for the names of a save.
const namesW = 220

// gameOf is the title of a save's game, or its id where it is not offered.
func (s *Shell) gameOf(e *scenes.Env, x save) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(x.name, "saves/"), "-")
	if g, err := s.find(name); err == nil {
		return e.T(g.Title)
	}
	return name
}

func when(e *scenes.Env, x save) string {
	return x.at.In(e.Now().Location()).Format("2006-01-02 15:04")
}

// resume takes up a save. What is wrong with it is told in a line; a damaged
// one is kept aside, so that the next start does not meet it again, and one of
// another version of the rules or with a game or bot that is not offered is left
// for the program that does.
func (s *Shell) resume(e *scenes.Env, name string) (next scenes.Scene, problem string) {
	text, err := e.Store.Read(name)
	if err != nil {
		return nil, e.T(locale.SaveUnread, err)
	}
	t, err := table.Resume(e, s.find, name, text, s.hooks())
	if errors.Is(err, engine.ErrVersion) {
		return nil, e.T(locale.SaveVersion, err)
	}
	if errors.Is(err, scenes.ErrForeign) {
		return nil, e.T(locale.SaveUnread, err)
	}
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
func (s *Shell) goOn(e *scenes.Env, name string) {
	next, problem := s.resume(e, name)
	if problem != "" {
		next = s.title(e, problem)
	}
	e.Stack.Reset(next, scenes.SandWipe)
}
