package e2e

import (
	"math/rand/v2"
	"testing"
)

// play chooses at random among what the table offers until done says so.
func play(t *testing.T, c client, h hand, done func(description) bool) description {
	t.Helper()
	random := rand.New(rand.NewPCG(7, 11))
	for range 2000 {
		d := until(t, c, "a decision", func(d description) bool {
			return done(d) || !d.Busy && d.Screen == "table" && len(choices(d)) > 0
		})
		if done(d) {
			return d
		}
		all := choices(d)
		act(t, c, h, all[random.IntN(len(all))].ID)
	}
	t.Fatal("the game does not end")
	return description{}
}

// secondStage says that the first stage is over.
func secondStage(d description) bool { return stage(d) >= 2 || over(d) }

// over says that the game has ended.
func over(d description) bool { return !d.Busy && d.Screen == "results" }
