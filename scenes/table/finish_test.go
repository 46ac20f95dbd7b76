package table

import (
	"testing"
	"time"

	"sandglass/scenes"
	"sandglass/scenes/store"
)

// Two programs that begin a game in one second do not see each other's.
func TestNamesDifferWithinASecond(t *testing.T) {
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	seen := map[string]bool{}
	for n := range 50 {
		e := &scenes.Env{Store: &store.Memory{}, Now: func() time.Time { return at.Add(time.Duration(n) * 19 * time.Millisecond) }}
		name := freeName(e, "saves", "timbuktu")
		if seen[name] {
			t.Errorf("%s is given twice", name)
		}
		seen[name] = true
		if err := e.Store.Write(name, nil); err != nil {
			t.Error(err)
		}
	}
}

func TestAFinishedGameIsKeptOnce(t *testing.T) {
	p := newParty(t)
	tb := p.start(7, nil, "bot", "bot", "bot")
	p.play(tb)
	first := p.result.Saved
	for range 3 {
		p.result = nil
		again, err := Continue(p.e, p.game(), tb.match, tb.seats, p.hooks)
		if err != nil {
			t.Fatal(err)
		}
		p.e.Stack.Reset(again, scenes.Cut)
		p.play(again)
		if p.result.Saved != first {
			t.Errorf("kept as %s, and again as %s", first, p.result.Saved)
		}
	}
	for _, kind := range []string{"records/", "saves/"} {
		if names, _ := p.e.Store.Names(kind); len(names) != map[string]int{"records/": 1}[kind] {
			t.Errorf("stored: %v", names)
		}
	}
}
