package e2e

import (
	"math/rand/v2"
	"testing"

	"sandglass/scenes/table"
)

// play chooses at random among what the table offers until done says so.
func play(t *testing.T, c client, h hand, done func(description) bool) description {
	t.Helper()
	random := rand.New(rand.NewPCG(7, 11))
	for range 2000 {
		d := decision(t, c, h, done)
		if done(d) {
			return d
		}
		all := choices(d)
		act(t, c, h, all[random.IntN(len(all))].ID)
	}
	t.Fatal("the game does not end")
	return description{}
}

// decision waits until the table asks for one, or done says so. What waits to be
// read on the way is gone on from.
func decision(t *testing.T, c client, h hand, done func(description) bool) description {
	t.Helper()
	for {
		d := until(t, c, "a decision", func(d description) bool {
			return done(d) || !d.Busy && d.Screen == "table" && (len(choices(d)) > 0 || waits(d))
		})
		if done(d) || len(choices(d)) > 0 {
			return d
		}
		act(t, c, h, table.SpotSkip)
	}
}

// waits says that something on the table is to be gone on from.
func waits(d description) bool {
	s, ok := find(d, table.SpotSkip)
	return ok && s.Enabled
}

// never is for what ends with the decision itself.
func never(description) bool { return false }

// secondStage says that the first stage is over.
func secondStage(d description) bool { return stage(d) >= 2 || over(d) }

// over says that the game has ended.
func over(d description) bool { return !d.Busy && d.Screen == "results" }
