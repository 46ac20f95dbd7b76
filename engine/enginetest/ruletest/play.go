// Package ruletest is what the rule sets' own tests share. It knows no rule set, so that
// tests inside of one can use it; package enginetest, which plays matches, they cannot.
package ruletest

import (
	"encoding/json"
	"testing"

	"sandglass/engine"
)

// Options gives options from keys and values in turn.
func Options(keysAndValues ...string) map[string]string {
	options := map[string]string{}
	for i := 0; i < len(keysAndValues); i += 2 {
		options[keysAndValues[i]] = keysAndValues[i+1]
	}
	return options
}

// Start starts a game.
func Start(t testing.TB, g *engine.Game, setup engine.Setup) engine.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Document is the position of a state or view.
func Document(t testing.TB, v json.Marshaler) string {
	t.Helper()
	doc, err := v.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(doc)
}

// Play plays moves given in notation, checks the state after each, and gives the
// events.
func Play(t testing.TB, g *engine.Game, s engine.State, seat engine.Seat, texts ...string) engine.Events {
	t.Helper()
	var ev engine.Events
	for _, text := range texts {
		m, err := g.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(seat, m, &ev); err != nil {
			t.Fatalf("%q of seat %d: %v", text, seat+1, err)
		}
		if err := s.Check(); err != nil {
			t.Fatalf("after %q of seat %d: %v", text, seat+1, err)
		}
	}
	return ev
}

// PlayUntil plays random moves until done says so or the game is over. Of those who
// choose at the same time any one comes next.
func PlayUntil[S engine.State](t testing.TB, s S, rng *engine.RNG, done func(S) bool) {
	t.Helper()
	var moves []engine.Move
	for s.Deciders() != 0 && !done(s) {
		seat := anyOf(s.Deciders(), rng)
		if moves = s.AppendMoves(moves[:0], seat); len(moves) == 0 {
			t.Fatalf("seat %d has no move", seat+1)
		}
		if err := s.Apply(seat, s.Pick(rng, moves), nil); err != nil {
			t.Fatal(err)
		}
	}
}

// anyOf is one of the seats.
func anyOf(seats engine.SeatSet, rng *engine.RNG) engine.Seat {
	for range rng.N(seats.Len()) {
		seats &= seats - 1
	}
	return seats.First()
}

// A Failer is a *testing.T, or one of a package that draws what is tested.
type Failer interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// PlayChecked plays a random game, and checks the state before every move and at the
// end, that every list of moves has one and fewer than most, and that moves are read as
// they are written.
func PlayChecked(t Failer, g *engine.Game, setup engine.Setup, seed uint64, most int) {
	t.Helper()
	rng := engine.Seed(seed)
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; s.Deciders() != 0; n++ {
		if err := s.Check(); err != nil {
			t.Fatalf("after %d moves: %v", n, err)
		}
		seat := anyOf(s.Deciders(), &rng)
		moves := s.AppendMoves(nil, seat)
		if len(moves) == 0 || len(moves) >= most {
			t.Fatalf("after %d moves seat %d has %d to choose from", n, seat+1, len(moves))
		}
		m := s.Pick(&rng, moves)
		if back, err := g.Parse(g.Format(m)); err != nil || back != m {
			t.Fatalf("%q is read as %v, %v", g.Format(m), back, err)
		}
		if err := s.Apply(seat, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Check(); err != nil {
		t.Fatalf("at the end: %v", err)
	}
}

// Playouts measures random games from a state on, played through the interface; an
// iteration is a move.
func Playouts(b *testing.B, from engine.State) {
	s, rng := from.New(), engine.Seed(1)
	s.Set(from)
	moves := make([]engine.Move, 0, 256)
	games := 1
	b.ReportAllocs()
	for b.Loop() {
		deciders := s.Deciders()
		if deciders == 0 {
			s.Set(from)
			games++
			deciders = s.Deciders()
		}
		seat := deciders.First()
		moves = s.AppendMoves(moves[:0], seat)
		if err := s.Apply(seat, s.Pick(&rng, moves), nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
	b.ReportMetric(float64(b.N)/float64(games), "moves/game")
}

// Copies measures copying a state.
func Copies(b *testing.B, from engine.State) {
	to := from.New()
	b.ReportAllocs()
	for b.Loop() {
		to.Set(from)
	}
}
