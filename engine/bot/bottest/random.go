package bottest

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
)

// BeatsRandom plays games with every number of seats, as many by the plain rules and as
// many with the options, in which every other player is random. Enough says whether the
// mean points of the bots are enough beside those of the random players.
func BeatsRandom[B bot.Bot](
	t *testing.T, g *engine.Game, newBot func(seed uint64) B, games int, options map[string]string, enough func(points, random float64) bool,
) {
	t.Helper()
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		for _, options := range []map[string]string{nil, options} {
			points, random := means(t, g, newBot, games, seats, options)
			t.Logf("%d seats %v: %.1f points, random %.1f", seats, options, points, random)
			if !enough(points, random) {
				t.Errorf("%d seats %v: it makes %.1f points, random %.1f", seats, options, points, random)
			}
		}
	}
}

// means plays games in which every other player is random, the odd seats and the even
// ones in turn, and tells the mean points of the bots and of the random players.
func means[B bot.Bot](
	t *testing.T, g *engine.Game, newBot func(seed uint64) B, games, seats int, options map[string]string,
) (points, random float64) {
	t.Helper()
	bots, randoms := 0, 0
	for i := range games {
		players := make([]bot.Bot, seats)
		for seat := range players {
			seed := uint64(100*i + seat)
			if seat%2 == i%2 {
				players[seat] = newBot(seed)
			} else {
				players[seat] = bot.NewRandom(seed)
			}
		}
		s := Play(t, g, engine.Setup{Seats: seats, Seed: uint64(i), Options: options}, players, nil)
		for seat := range players {
			made := float64(s.Points(engine.Seat(seat)))
			if seat%2 == i%2 {
				points += made
				bots++
			} else {
				random += made
				randoms++
			}
		}
	}
	return points / float64(bots), random / float64(randoms)
}
