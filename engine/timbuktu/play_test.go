package timbuktu

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"sandglass/engine"
)

// setups are the set-ups that tests of everything go through.
func setups() []engine.Setup {
	var all []engine.Setup
	for seats := leastSeats; seats <= mostSeats; seats++ {
		for _, own := range []string{"no", "yes"} {
			for _, first := range []string{"no", "yes"} {
				all = append(all, engine.Setup{Seats: seats, Options: map[string]string{"own-loads": own, "deal-first": first}})
			}
		}
	}
	return all
}

func newGame(t testing.TB, setup engine.Setup) *State {
	t.Helper()
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playUntil plays random moves until done says so or the game is over.
func playUntil(t testing.TB, s *State, rng *engine.RNG, done func(*State) bool) {
	t.Helper()
	var moves []engine.Move
	for s.Deciders() != 0 && !done(s) {
		seat := anyOf(s.Deciders(), rng)
		moves = s.AppendMoves(moves[:0], seat)
		if len(moves) == 0 {
			t.Fatalf("seat %d has no move while %v", seat+1, s.Phase())
		}
		if err := s.Apply(seat, s.Pick(rng, moves), nil); err != nil {
			t.Fatal(err)
		}
	}
}

func anyOf(set engine.SeatSet, rng *engine.RNG) engine.Seat {
	for range rng.N(set.Len()) {
		set &= set - 1
	}
	return set.First()
}

func TestRandomPlayKeepsEveryInvariant(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		setup := rapid.SampledFrom(setups()).Draw(r, "setup")
		setup.Seed = rapid.Uint64Range(0, engine.MaxSeed).Draw(r, "seed")
		rng := engine.Seed(rapid.Uint64().Draw(r, "moves"))
		s, err := New(setup)
		if err != nil {
			r.Fatal(err)
		}
		for s.Deciders() != 0 {
			if err := s.Check(); err != nil {
				r.Fatalf("%v %d.%d: %v", s.Phase(), s.Stage(), s.Round(), err)
			}
			seat := anyOf(s.Deciders(), &rng)
			moves := s.AppendMoves(nil, seat)
			if len(moves) == 0 {
				r.Fatalf("no move while %v", s.Phase())
			}
			m := s.Pick(&rng, moves)
			if back, err := Parse(Format(m)); err != nil || back != m {
				r.Fatalf("%q is read as %v, %v", Format(m), back, err)
			}
			if err := s.Apply(seat, m, nil); err != nil {
				r.Fatal(err)
			}
		}
		if err := s.Check(); err != nil {
			r.Fatal(err)
		}
	})
}

func BenchmarkPlayout(b *testing.B) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			s, err := New(engine.Setup{Seats: seats, Seed: 1})
			if err != nil {
				b.Fatal(err)
			}
			benchmarkPlayout(b, s)
		})
	}
}

// benchmarkPlayout plays random games from the state through the interface; an
// iteration is a move.
func benchmarkPlayout(b *testing.B, from engine.State) {
	s, rng := from.New(), engine.Seed(1)
	s.Set(from)
	moves := make([]engine.Move, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		deciders := s.Deciders()
		if deciders == 0 {
			s.Set(from)
			deciders = s.Deciders()
		}
		seat := deciders.First()
		moves = s.AppendMoves(moves[:0], seat)
		if err := s.Apply(seat, s.Pick(&rng, moves), nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
}

func BenchmarkCopy(b *testing.B) {
	states := []engine.State{newGame(b, engine.Setup{Seats: 5}), new(State)}
	b.ReportAllocs()
	for b.Loop() {
		states[1].Set(states[0])
	}
}
