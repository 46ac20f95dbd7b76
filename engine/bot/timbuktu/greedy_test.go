package timbuktu_test

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/bot/timbuktu"
	rules "sandglass/engine/timbuktu"
)

type player interface {
	Decide(v engine.View, moves []engine.Move) engine.Move
}

// game plays one game and gives the points.
func game(t testing.TB, setup engine.Setup, players []player) (points [engine.MaxSeats]int) {
	t.Helper()
	s, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for s.Deciders() != 0 {
		seat := s.Deciders().First()
		v := s.View(seat)
		m := players[seat].Decide(v, v.AppendMoves(nil))
		if err := s.Apply(seat, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	for seat := range setup.Seats {
		points[seat] = s.Points(engine.Seat(seat))
	}
	return points
}

// means plays games in which every other player is greedy and tells the mean points
// of the greedy and of the random players.
func means(t testing.TB, games int, seats int, options map[string]string) (greedy, random float64) {
	nGreedy, nRandom := 0, 0
	for i := range games {
		players := make([]player, seats)
		for seat := range players {
			if seat%2 == i%2 {
				players[seat] = timbuktu.New(uint64(100*i + seat))
			} else {
				players[seat] = bot.NewRandom(uint64(100*i + seat))
			}
		}
		points := game(t, engine.Setup{Seats: seats, Seed: uint64(i), Options: options}, players)
		for seat := range players {
			if seat%2 == i%2 {
				greedy += float64(points[seat])
				nGreedy++
			} else {
				random += float64(points[seat])
				nRandom++
			}
		}
	}
	return greedy / float64(nGreedy), random / float64(nRandom)
}

func TestGreedyBeatsRandom(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		for _, options := range []map[string]string{nil, {"own-loads": "yes", "deal-first": "yes"}} {
			greedy, random := means(t, 60, seats, options)
			t.Logf("%d seats %v: greedy %.1f, random %.1f", seats, options, greedy, random)
			if greedy < 1.25*random {
				t.Errorf("%d seats %v: greedy brings %.1f points, random %.1f", seats, options, greedy, random)
			}
		}
	}
}
