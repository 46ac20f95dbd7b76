package amunre

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// longestList is more moves than a seat ever chooses among; only bids and offerings have
// lists of more than thirty.
const longestList = 120

func TestRandomPlayKeepsEveryInvariant(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		setup := engine.Setup{
			Seats:   rapid.IntRange(leastSeats, mostSeats).Draw(r, "seats"),
			Seed:    rapid.Uint64Range(0, engine.MaxSeed).Draw(r, "seed"),
			Options: map[string]string{},
		}
		for _, key := range []string{openGold, advancedDeal} {
			setup.Options[key] = rapid.SampledFrom([]string{"no", "yes"}).Draw(r, key)
		}
		ruletest.PlayChecked(r, Game, setup, rapid.Uint64().Draw(r, "moves"), longestList)
	})
}

// Everybody's gold and hand size follow from what everybody is told: a notebook
// shows no more than who counts would know.
func TestGoldCanBeCounted(t *testing.T) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		s := newGame(t, engine.Setup{Seats: seats, Seed: 4})
		var gold, cards [mostSeats]int
		for seat := range s.everySeat() {
			gold[seat], cards[seat] = startGold, 1
		}
		rng := engine.Seed(8)
		for s.Deciders() != 0 {
			var ev engine.Events
			seat := s.Deciders().First()
			if err := s.Apply(seat, s.Pick(&rng, s.AppendMoves(nil, seat)), &ev); err != nil {
				t.Fatal(err)
			}
			for _, e := range ev.For(engine.Spectator) {
				switch e.Kind {
				case EventGold:
					gold[e.Seat] += int(e.A)
					want(t, "gold told", int(e.B), gold[e.Seat])
				case EventDrew:
					cards[e.Seat] += int(e.A)
					want(t, "cards told", int(e.B), cards[e.Seat])
				case EventSold, EventPlayed:
					cards[e.Seat]--
					want(t, "cards told", int(e.C), cards[e.Seat])
				}
			}
			book := s.View(engine.Spectator).(*View).Notebook()
			for seat := range s.everySeat() {
				want(t, "gold", book.Gold[seat], gold[seat])
				want(t, "cards", s.HandSize(seat), cards[seat])
			}
		}
	}
}

// What the events tell, step by step, is what stands on the board.
func TestEventsTellTheBoard(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 5, Seed: 6})
	var farmers, pyramids, bricks [Provinces]int
	var points [mostSeats]int
	rng := engine.Seed(9)
	for s.Deciders() != 0 {
		var ev engine.Events
		seat := s.Deciders().First()
		if err := s.Apply(seat, s.Pick(&rng, s.AppendMoves(nil, seat)), &ev); err != nil {
			t.Fatal(err)
		}
		for _, e := range ev {
			switch e.Kind {
			case EventKingdom:
				farmers = [Provinces]int{}
			case EventFarmer:
				farmers[e.A] = int(e.B + e.C)
			case EventBricks:
				bricks[e.B] = int(e.C)
			case EventPyramid:
				pyramids[e.A], bricks[e.A] = int(e.B), int(e.C)
			case EventScored:
				points[e.Seat] += int(e.B)
				want(t, "points told", int(e.C), points[e.Seat])
			}
		}
		for pr := range Province(Provinces) {
			want(t, "farmers", s.Farmers(pr)+s.PlainFarmers(pr), farmers[pr])
			want(t, "pyramids", s.Pyramids(pr), pyramids[pr])
			want(t, "bricks", int(s.bricks[pr]), bricks[pr])
		}
	}
	for seat := range s.everySeat() {
		want(t, "points", s.Points(seat), points[seat])
	}
}

func BenchmarkPlayout(b *testing.B) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			ruletest.Playouts(b, newGame(b, engine.Setup{Seats: seats, Seed: 1}))
		})
	}
}

func BenchmarkCopy(b *testing.B) { ruletest.Copies(b, newGame(b, engine.Setup{Seats: 5})) }
