package tabletest

import (
	"fmt"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes/table"
)

// EachMove plays a random game and calls f before every move with what will be
// played.
func EachMove(t *testing.T, g *table.Game, s engine.Setup, f func(m *match.Match, seat engine.Seat, mv engine.Move)) {
	t.Helper()
	m, err := match.New(g.Rules, s)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.Seed(s.Seed)
	for m.Deciders() != 0 {
		seat := m.Deciders().First()
		mv := m.View(seat).Pick(&rng, m.Moves(nil, seat))
		f(m, seat, mv)
		if _, err := m.Play(seat, mv, engine.Spectator); err != nil {
			t.Fatal(err)
		}
	}
}

// Fold tests a board's picture P, also in what it does not draw now: what read
// makes of a view, carried on by the events that its viewer is told, is what it
// makes of the view after them, for every viewer.
func Fold[P comparable](t *testing.T, g *table.Game, read func(engine.View) P, fold func(*P, engine.Event)) {
	t.Helper()
	for _, s := range Setups(g.Rules) {
		t.Run(fmt.Sprintf("%d seats %v", s.Seats, s.Options), func(t *testing.T) {
			EachMove(t, g, s, func(m *match.Match, seat engine.Seat, mv engine.Move) {
				for viewer := engine.Spectator; int(viewer) < s.Seats; viewer++ {
					step, err := m.Clone().Play(seat, mv, viewer)
					if err != nil {
						t.Fatal(err)
					}
					p := read(step.Old)
					for _, ev := range step.Events {
						fold(&p, ev)
					}
					if want := read(step.New); p != want {
						t.Fatalf("viewer %d, %s:\nfold %+v\nwant %+v", viewer+1, g.Rules.Format(mv), p, want)
					}
				}
			})
		})
	}
}
