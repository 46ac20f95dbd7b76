package theben

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"sandglass/engine"
)

// optionSets are the options that tests of everything go through: none, each alone,
// all together.
func optionSets() []map[string]string {
	sets := []map[string]string{nil}
	all := map[string]string{}
	for _, key := range optionKeys {
		sets = append(sets, option(key, "yes"))
		all[key] = "yes"
	}
	return append(sets, all)
}

func option(keysAndValues ...string) map[string]string {
	options := map[string]string{}
	for i := 0; i < len(keysAndValues); i += 2 {
		options[keysAndValues[i]] = keysAndValues[i+1]
	}
	return options
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
		seat := s.Turn()
		moves = s.AppendMoves(moves[:0], seat)
		if err := s.Apply(seat, s.Pick(rng, moves), nil); err != nil {
			t.Fatal(err)
		}
	}
}

func TestRandomPlayKeepsEveryInvariant(t *testing.T) {
	longest := 0
	rapid.Check(t, func(r *rapid.T) {
		setup := engine.Setup{
			Seats:   rapid.IntRange(leastSeats, mostSeats).Draw(r, "seats"),
			Seed:    rapid.Uint64Range(0, engine.MaxSeed).Draw(r, "seed"),
			Options: map[string]string{},
		}
		for _, key := range optionKeys {
			setup.Options[key] = rapid.SampledFrom([]string{"no", "yes"}).Draw(r, key)
		}
		rng := engine.Seed(rapid.Uint64().Draw(r, "moves"))
		s, err := New(setup)
		if err != nil {
			r.Fatal(err)
		}
		for s.Deciders() != 0 {
			if err := s.Check(); err != nil {
				r.Fatal(err)
			}
			seat := s.Turn()
			moves := s.AppendMoves(nil, seat)
			longest = max(longest, len(moves))
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
	if longest >= 200 {
		t.Errorf("a list has %d moves", longest)
	}
}

func BenchmarkPlayout(b *testing.B) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		for i, options := range []map[string]string{nil, optionSets()[len(optionKeys)+1]} {
			b.Run(fmt.Sprint(seats, []string{"", "all-options"}[i]), func(b *testing.B) {
				benchmarkPlayout(b, newGame(b, engine.Setup{Seats: seats, Seed: 1, Options: options}))
			})
		}
	}
}

// benchmarkPlayout plays random games from the state through the interface; an
// iteration is a move.
func benchmarkPlayout(b *testing.B, from engine.State) {
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

func BenchmarkCopy(b *testing.B) {
	states := []engine.State{newGame(b, engine.Setup{Seats: 4}), new(State)}
	b.ReportAllocs()
	for b.Loop() {
		states[1].Set(states[0])
	}
}

func BenchmarkDigOdds(b *testing.B) {
	s := newGame(b, engine.Setup{Seats: 4})
	s.digs[Egypt][0], s.digs[Egypt][1] = digOf(6, 0), digOf(5, 0)
	s.cards[0].add(0)
	b.ReportAllocs()
	for b.Loop() {
		s.DigOdds(0, Egypt)
	}
}
