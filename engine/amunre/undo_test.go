package amunre_test

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/amunre"
	"sandglass/engine/match"
)

// takeBack plays a game at random until a seat is amid a phase, makes moves of it as
// choose says until it is done, and takes all back again.
func takeBack(t *testing.T, setup engine.Setup, begins func(v *amunre.View) bool, choose func(v *amunre.View, moves []engine.Move) (engine.Move, bool)) int {
	t.Helper()
	m, err := match.New(amunre.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.Seed(setup.Seed)
	play := func(seat engine.Seat, move engine.Move) {
		if _, err := m.Play(seat, move, seat); err != nil {
			t.Fatal(err)
		}
	}
	taken := 0
	for m.Deciders() != 0 {
		seat := m.Deciders().First()
		v := m.View(seat).(*amunre.View)
		if begins(v) {
			before, made := m.Hash(), 0
			for m.Deciders().First() == seat {
				move, more := choose(m.View(seat).(*amunre.View), m.Moves(nil, seat))
				if !more {
					break
				}
				play(seat, move)
				made++
			}
			for range made {
				if _, err := m.Undo(seat); err != nil {
					t.Fatalf("after %d moves: %v", m.Len(), err)
				}
				taken++
			}
			if m.Hash() != before {
				t.Fatal("taken back the game is another one")
			}
		}
		moves := m.Moves(nil, seat)
		play(seat, v.Pick(&rng, moves))
	}
	return taken
}

// A purchase and its placing can be taken back step by step, but cards that were drawn.
func TestPurchasesCanBeTakenBack(t *testing.T) {
	rng := engine.Seed(3)
	taken := takeBack(t, engine.Setup{Seats: 3, Seed: 5},
		func(v *amunre.View) bool { return v.Phase() == amunre.Acting },
		func(v *amunre.View, moves []engine.Move) (engine.Move, bool) {
			if v.Phase() == amunre.Placing {
				return moves[rng.N(len(moves))], true
			}
			for _, move := range moves {
				if move.Kind == amunre.KindBuy && amunre.Goods(move.A) != amunre.PowerCard {
					return move, true
				}
			}
			return engine.Move{}, false
		})
	if taken < 20 {
		t.Errorf("only %d moves were taken back", taken)
	}
}

// Gifts can be taken back, cards too, until the last one draws them.
func TestGiftsCanBeTakenBack(t *testing.T) {
	rng := engine.Seed(3)
	taken := takeBack(t, engine.Setup{Seats: 4, Seed: 6},
		func(v *amunre.View) bool { return v.Phase() == amunre.Giving },
		func(v *amunre.View, moves []engine.Move) (engine.Move, bool) {
			if n, _, all := v.Gifts(); n == all-1 {
				return engine.Move{}, false
			}
			for {
				if move := moves[rng.N(len(moves))]; move.Kind == amunre.KindGift {
					return move, true
				}
			}
		})
	if taken < 20 {
		t.Errorf("only %d gifts were taken back", taken)
	}
}

// What a seat prepares for its offering can be taken back until the offerings are shown.
func TestOfferingsCanBeTakenBack(t *testing.T) {
	taken := takeBack(t, engine.Setup{Seats: 5, Seed: 7},
		func(v *amunre.View) bool { return v.Phase() == amunre.Offering && v.Deciders().Len() > 1 },
		func(v *amunre.View, moves []engine.Move) (engine.Move, bool) {
			return moves[len(moves)-1], v.Phase() == amunre.Offering // sells, lays, then steals
		})
	if taken < 20 {
		t.Errorf("only %d moves were taken back", taken)
	}
}
