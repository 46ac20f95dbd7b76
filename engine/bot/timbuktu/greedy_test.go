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

// everyDecision plays games of greedy players and shows every decision.
func everyDecision(t *testing.T, games int, look func(v *rules.View, m engine.Move)) {
	t.Helper()
	for i := range games {
		players := make([]player, 3+i%3)
		for seat := range players {
			players[seat] = watched{timbuktu.New(uint64(seat)), look}
		}
		game(t, engine.Setup{Seats: len(players), Seed: uint64(i)}, players)
	}
}

type watched struct {
	player
	look func(v *rules.View, m engine.Move)
}

func (w watched) Decide(v engine.View, moves []engine.Move) engine.Move {
	m := w.player.Decide(v, moves)
	w.look(v.(*rules.View), m)
	return m
}

func TestGreedyPaysWhatWouldBeStolenAnyway(t *testing.T) {
	seen := 0
	everyDecision(t, 30, func(v *rules.View, m engine.Move) {
		pen, paying := v.Bound()
		if !paying {
			return
		}
		camel, _ := v.Shown()
		book, _ := v.Notebook()
		doomed, known := book.Robbed(pen, v.NextStand(pen))
		for g := range rules.Good(rules.Goods) {
			if known && doomed.Has(g) && v.Load(v.Viewer(), camel).Count(g) > 0 {
				seen++
				if !doomed.Has(rules.Good(m.A)) {
					t.Errorf("pays %v where %v will be stolen", rules.Good(m.A), doomed)
				}
				return
			}
		}
	})
	if seen == 0 {
		t.Error("it never came to that")
	}
}

func TestGreedyTakesAFreeStandKnownToBeSafe(t *testing.T) {
	seen := 0
	everyDecision(t, 30, func(v *rules.View, m engine.Move) {
		if m.Kind != rules.KindGo {
			return
		}
		camel, _ := v.Shown()
		book, _ := v.Notebook()
		loses := func(pen rules.Pen) bool {
			doomed, known := book.Robbed(pen, v.NextStand(pen))
			if !known { // all that the cards left name
				for card := range rules.Packs {
					if book.GoodsCards>>card&1 != 0 {
						doomed |= rules.GoodsOf(card)
					}
				}
			}
			for g := range rules.Good(rules.Goods) {
				if v.Load(v.Viewer(), camel).Count(g) > 0 && doomed.Has(g) {
					return true
				}
			}
			return v.Price(v.Viewer(), camel, pen) == rules.PriceUnit
		}
		for _, pen := range v.Behind().Arrows(v.Place(v.Viewer(), camel).Pen()) {
			if v.NextStand(pen) != 0 && !loses(pen) {
				seen++
				if loses(rules.Pen(m.A)) {
					t.Errorf("goes to the %v although the %v is free and safe", rules.Pen(m.A), pen)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("it never came to that")
	}
}

// A player that is saved and read back goes on as it would have.
func TestGreedyIsSaved(t *testing.T) {
	one, other := timbuktu.New(1), timbuktu.New(2)
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
	for _, text := range []string{"", "xyz", "1 2", "11111111111111111"} {
		if other.SetState(text) == nil {
			t.Errorf("%q is read", text)
		}
	}
}
