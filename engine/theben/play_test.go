package theben

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// optionSets are the options that tests of everything go through: none, each alone,
// all together.
func optionSets() []map[string]string {
	sets := []map[string]string{nil}
	all := map[string]string{}
	for _, key := range optionKeys {
		sets = append(sets, ruletest.Options(key, "yes"))
		all[key] = "yes"
	}
	return append(sets, all)
}

func newGame(t testing.TB, setup engine.Setup) *State {
	t.Helper()
	return ruletest.Start(t, Game, setup).(*State)
}

// longestList is more moves than a seat ever chooses among.
const longestList = 200

func TestRandomPlayKeepsEveryInvariant(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		setup := engine.Setup{
			Seats:   rapid.IntRange(leastSeats, mostSeats).Draw(r, "seats"),
			Seed:    rapid.Uint64Range(0, engine.MaxSeed).Draw(r, "seed"),
			Options: map[string]string{},
		}
		for _, key := range optionKeys {
			setup.Options[key] = rapid.SampledFrom([]string{"no", "yes"}).Draw(r, key)
		}
		ruletest.PlayChecked(r, Game, setup, rapid.Uint64().Draw(r, "moves"), longestList)
	})
}

func BenchmarkPlayout(b *testing.B) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		for i, options := range []map[string]string{nil, optionSets()[len(optionKeys)+1]} {
			b.Run(fmt.Sprint(seats, []string{"", "all-options"}[i]), func(b *testing.B) {
				ruletest.Playouts(b, newGame(b, engine.Setup{Seats: seats, Seed: 1, Options: options}))
			})
		}
	}
}

func BenchmarkCopy(b *testing.B) { ruletest.Copies(b, newGame(b, engine.Setup{Seats: 4})) }

func BenchmarkDigOdds(b *testing.B) {
	s := newGame(b, engine.Setup{Seats: 4})
	s.digs[Egypt][0], s.digs[Egypt][1] = digOf(6, 0), digOf(5, 0)
	s.cards[0].add(0)
	b.ReportAllocs()
	for b.Loop() {
		s.DigOdds(0, Egypt)
	}
}
