// Package bottest is what the tests of the games' own bots share: games played with a
// look at every decision, games beside random players, and views that are set up. What
// every bot of every game must do is tested in package bot.
package bottest

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
)

// Play plays a game of a player a seat, shows every decision (look may be nil), and gives
// the state at its end.
func Play(t testing.TB, g *engine.Game, setup engine.Setup, players []bot.Bot, look func(v engine.View, m engine.Move)) engine.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for s.Deciders() != 0 {
		seat := s.Deciders().First()
		v := s.View(seat)
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

// Alone plays a game of one kind of player in all seats, their seats being their seeds,
// shows every decision, and gives the state at its end.
func Alone[B bot.Bot, V engine.View](
	t testing.TB, g *engine.Game, newBot func(seed uint64) B, setup engine.Setup, look func(v V, m engine.Move),
) engine.State {
	t.Helper()
	players := make([]bot.Bot, setup.Seats)
	for seat := range players {
		players[seat] = newBot(uint64(seat))
	}
	return Play(t, g, setup, players, func(v engine.View, m engine.Move) { look(v.(V), m) })
}

// EveryDecision plays games of one kind of player alone, with every number of seats in
// turn, and shows every decision.
func EveryDecision[B bot.Bot, V engine.View](
	t testing.TB, g *engine.Game, newBot func(seed uint64) B, games int, look func(v V, m engine.Move),
) {
	t.Helper()
	for i := range games {
		seats := g.MinSeats + i%(g.MaxSeats-g.MinSeats+1)
		Alone(t, g, newBot, engine.Setup{Seats: seats, Seed: uint64(i)}, look)
	}
}
