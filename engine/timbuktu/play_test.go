package timbuktu

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
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
	return ruletest.Start(t, Game, setup).(*State)
}

// longestList is more moves than a seat ever chooses among.
const longestList = 100

func TestRandomPlayKeepsEveryInvariant(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		setup := rapid.SampledFrom(setups()).Draw(r, "setup")
		setup.Seed = rapid.Uint64Range(0, engine.MaxSeed).Draw(r, "seed")
		ruletest.PlayChecked(r, Game, setup, rapid.Uint64().Draw(r, "moves"), longestList)
	})
}

func BenchmarkPlayout(b *testing.B) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			ruletest.Playouts(b, newGame(b, engine.Setup{Seats: seats, Seed: 1}))
		})
	}
}

func BenchmarkCopy(b *testing.B) { ruletest.Copies(b, newGame(b, engine.Setup{Seats: 5})) }
