//go:build unix

package e2e

import (
	"math/rand/v2"
	"testing"

	"sandglass/scenes/table"
)

// play plays until done says so.
func play(t *testing.T, c client, h hand, done func(description) bool) description {
	t.Helper()
	d, ok := playSome(t, c, h, 2000, done)
	if !ok {
		t.Fatal("the game does not end")
	}
	return d
}

// playSome chooses so many times at random among what the table offers, or until
// done says so: then ok is true.
func playSome(t *testing.T, c client, h hand, times int, done func(description) bool) (d description, ok bool) {
	t.Helper()
	random := rand.New(rand.NewPCG(7, 11))
	for range times {
		if d = decision(t, c, h, done); done(d) {
			return d, true
		}
		all := choices(d)
		act(t, c, h, all[random.IntN(len(all))].ID)
	}
	return d, false
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
