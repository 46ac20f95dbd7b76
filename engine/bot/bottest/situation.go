package bottest

import (
	"encoding/json"
	"testing"

	"sandglass/engine"
)

// Situation is the view of seat 1, whose turn it is, at the start of a game of as few as
// can play, after a change of its position document.
func Situation[V engine.View](t testing.TB, g *engine.Game, change func(doc map[string]any)) V {
	t.Helper()
	s, err := g.New(engine.Setup{Seats: g.MinSeats, Seed: 1, Options: map[string]string{"first": "1"}})
	if err != nil {
		t.Fatal(err)
	}
	text, err := s.View(0).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if err := json.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	change(doc)
	if text, err = json.Marshal(doc); err != nil {
		t.Fatal(err)
	}
	_, v, err := g.Load(text)
	if err != nil {
		t.Fatal(err)
	}
	return v.(V)
}
