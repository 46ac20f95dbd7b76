package table

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"time"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/locale/tabletop"
)

// freeName is a name in the store for what begins or ends now: saves/GAME-TIME
// or records/GAME-TIME, a second or more later where that is taken. The time ends
// with the microseconds in base 36: another program on the same store may begin a
// game in the same second, and neither has stored it when the other looks.
func freeName(e *scenes.Env, kind, game string) string {
	taken, _ := e.Store.Names(kind + "/") // what cannot be listed cannot be told from
	for at := e.Now().UTC(); ; at = at.Add(time.Second) {
		micros := strconv.FormatInt(int64(at.Nanosecond()/1000), 36)
		name := fmt.Sprintf("%s/%s-%s-%04s", kind, game, at.Format("20060102-150405"), micros)
		if !slices.Contains(taken, name) {
			return name
		}
	}
}

// autosave stores the game; that it failed is told as soon as the table is on
// the screen.
func (t *Table) autosave(e *scenes.Env) {
	text, err := t.save(e.Now())
	if err == nil {
		err = e.Store.Write(t.name, text)
	}
	if t.failed = err; err == nil {
		t.told = false
	}
}

// tellFailure says once that saving fails, and says whether it did now.
func (t *Table) tellFailure(e *scenes.Env) bool {
	if t.failed == nil || t.told {
		return false
	}
	t.told = true
	e.Stack.Push(t.hooks.Message(e, e.T(tabletop.SaveFailed, t.failed)), scenes.Cut)
	return true
}

// finish stores the record, forgets the save and shows the results.
func (t *Table) finish(e *scenes.Env) {
	if t.ended {
		return
	}
	t.ended, e.Halves = true, false
	r := Result{Game: t.game, Seating: t.seating, Setup: t.match.Setup(), Seats: t.seats, Record: t.match.Record()}
	r.View = t.match.View(engine.Spectator)
	r.Log = func(e *scenes.Env) scenes.Scene { return newLog(e, t) }
	for i := range t.seating.Seats {
		seat := engine.Seat(i)
		r.Parts[i] = t.match.AppendScore(nil, seat)
		r.Points[i] = t.match.Points(seat)
	}
	r.Places = t.match.Places()
	if record, err := keepRecord(e, t.game.ID, r.Record); err == nil {
		r.Saved = record
		e.Store.Remove(t.name) // the record has it all now
	}
	e.Sound.Tense(false)
	e.Stack.Replace(t.hooks.Results(e, r), scenes.SandWipe)
}

// keepRecord stores the record of a game that has ended, unless it is there
// already: a finished game may be looked at again. It gives the record's name.
func keepRecord(e *scenes.Env, game string, record []byte) (name string, err error) {
	kept, _ := e.Store.Names("records/" + game + "-")
	for _, name := range kept {
		if text, err := e.Store.Read(name); err == nil && bytes.Equal(text, record) {
			return name, nil
		}
	}
	name = freeName(e, "records", game)
	return name, e.Store.Write(name, record)
}
