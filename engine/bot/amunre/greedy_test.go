package amunre_test

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/engine/bot"
	"sandglass/engine/bot/amunre"
)

type player interface {
	Decide(v engine.View, moves []engine.Move) engine.Move
}

// game plays one game, shows every decision, and gives the state at its end.
func game(t testing.TB, setup engine.Setup, players []player, look func(v *rules.View, m engine.Move)) *rules.State {
	t.Helper()
	s, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for s.Deciders() != 0 {
		seat := s.Deciders().First()
		v := s.View(seat).(*rules.View)
		m := players[seat].Decide(v, v.AppendMoves(nil))
		if look != nil {
			look(v, m)
		}
		if err := s.Apply(seat, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// means plays games in which every other player is greedy and tells the mean points
// of the greedy and of the random players.
func means(t testing.TB, games, seats int, options map[string]string) (greedy, random float64) {
	nGreedy, nRandom := 0, 0
	for i := range games {
		players := make([]player, seats)
		for seat := range players {
			if seat%2 == i%2 {
				players[seat] = amunre.New(uint64(100*i + seat))
			} else {
				players[seat] = bot.NewRandom(uint64(100*i + seat))
			}
		}
		s := game(t, engine.Setup{Seats: seats, Seed: uint64(i), Options: options}, players, nil)
		for seat := range players {
			if seat%2 == i%2 {
				greedy += float64(s.Points(engine.Seat(seat)))
				nGreedy++
			} else {
				random += float64(s.Points(engine.Seat(seat)))
				nRandom++
			}
		}
	}
	return greedy / float64(nGreedy), random / float64(nRandom)
}

func TestGreedyBeatsRandom(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		for _, options := range []map[string]string{nil, {"advanced-deal": "yes"}} {
			greedy, random := means(t, 10, seats, options)
			t.Logf("%d seats %v: greedy %.1f, random %.1f", seats, options, greedy, random)
			if greedy < 1.3*random {
				t.Errorf("%d seats %v: greedy brings %.1f points, random %.1f", seats, options, greedy, random)
			}
		}
	}
}

func greedies(n int) (all []player) {
	for seat := range n {
		all = append(all, amunre.New(uint64(seat)))
	}
	return all
}

// everyDecision plays games of greedy players and shows every decision.
func everyDecision(t *testing.T, games int, look func(v *rules.View, m engine.Move)) {
	t.Helper()
	for i := range games {
		game(t, engine.Setup{Seats: 3 + i%3, Seed: uint64(i)}, greedies(3+i%3), look)
	}
}

func TestGreedyPlaysEveryBonus(t *testing.T) {
	seen := 0
	everyDecision(t, 15, func(v *rules.View, m engine.Move) {
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
	everyDecision(t, 30, func(v *rules.View, m engine.Move) {
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
	everyDecision(t, 30, func(v *rules.View, m engine.Move) {
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
		game(t, engine.Setup{Seats: 3 + i%3, Seed: uint64(i), Options: options}, greedies(3+i%3), func(_ *rules.View, m engine.Move) {
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

// A player that is saved and read back goes on as it would have.
func TestGreedyIsSaved(t *testing.T) {
	one, other := amunre.New(1), amunre.New(2)
	s, err := rules.New(engine.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(s.Turn())
	moves := v.AppendMoves(nil)
	one.Decide(v, moves)
	if err := other.SetState(one.State()); err != nil {
		t.Fatal(err)
	}
	for range 50 {
		if a, b := one.Decide(v, moves), other.Decide(v, moves); a != b {
			t.Fatalf("decides %v, and read back %v", a, b)
		}
	}
	if other.SetState("xyz") == nil {
		t.Error("nonsense is read")
	}
}
