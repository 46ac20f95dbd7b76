package amunre_test

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/engine/bot/amunre"
	"sandglass/engine/bot/bottest"
)

func TestGreedyBeatsRandom(t *testing.T) {
	options := map[string]string{"advanced-deal": "yes"}
	bottest.BeatsRandom(t, rules.Game, amunre.New, 10, options, func(greedy, random float64) bool { return greedy >= 1.3*random })
}

func TestGreedyPlaysEveryBonus(t *testing.T) {
	seen := 0
	bottest.EveryDecision(t, rules.Game, amunre.New, 15, func(v *rules.View, m engine.Move) {
		if v.Phase() != rules.Scoring {
			return
		}
		for _, move := range v.AppendMoves(nil) {
			if move.Kind == rules.KindPlay {
				seen++
				if m.Kind != rules.KindPlay {
					t.Errorf("%q although %q is there", rules.Format(m), rules.Format(move))
				}
				return
			}
		}
	})
	if seen == 0 {
		t.Error("it never came to that")
	}
}

func TestGreedyLaysEightGoldWhereItBringsMore(t *testing.T) {
	seen := 0
	bottest.EveryDecision(t, rules.Game, amunre.New, 30, func(v *rules.View, m engine.Move) {
		if m.Kind != rules.KindPlay || rules.Card(m.A) != rules.EightGold {
			return
		}
		seen++
		if harvest, income := v.Yield(rules.Province(m.B-1), v.Temple()); harvest+income >= 8 {
			t.Errorf("%q where %d gold comes by itself", rules.Format(m), harvest+income)
		}
	})
	if seen == 0 {
		t.Error("it never came to that")
	}
}

// The last brick finishes a pyramid if it can; rarely another one wins a bank of the
// Nile by a brick, which is worth more.
func TestGreedyFinishesPyramids(t *testing.T) {
	seen, finished := 0, 0
	bottest.EveryDecision(t, rules.Game, amunre.New, 30, func(v *rules.View, m engine.Move) {
		what, left := v.Left()
		if v.Phase() != rules.Placing || what != rules.Brick || left != 1 {
			return
		}
		for _, move := range v.AppendMoves(nil) {
			if move.Kind == rules.KindPut && v.Bricks(rules.Province(move.A)) == rules.BricksEach-1 {
				seen++
				if v.Bricks(rules.Province(m.A)) == rules.BricksEach-1 {
					finished++
				}
				return
			}
		}
	})
	if seen < 20 || finished < seen*9/10 {
		t.Errorf("of %d pyramids %d were finished", seen, finished)
	}
}

// Greedy players play all of the game: every kind of move but selling, which pays
// less than what cards do.
func TestGreedyPlaysEverything(t *testing.T) {
	seen := map[uint8]bool{}
	for i := range 24 {
		options := map[string]string{"advanced-deal": []string{"no", "yes"}[i%2]}
		setup := engine.Setup{Seats: 3 + i%3, Seed: uint64(i), Options: options}
		bottest.Alone(t, rules.Game, amunre.New, setup, func(_ *rules.View, m engine.Move) {
			seen[m.Kind] = true
		})
	}
	for kind, name := range rules.Game.Kinds {
		sells := uint8(kind) == rules.KindSell || uint8(kind) == rules.KindCash
		if kind > 0 && seen[uint8(kind)] == sells {
			t.Errorf("%s: %v", name, seen[uint8(kind)])
		}
	}
}
