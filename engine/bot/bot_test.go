package bot_test

import (
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/games"
)

// TestLevelsPlay plays a game of each level against itself, and again with
// every bot replaced before each decision by a new one with its state: the
// moves must be the same, for a resumed game to go on as it would have.
func TestLevelsPlay(t *testing.T) {
	for _, g := range games.All() {
		for _, level := range bot.Levels(g.Name) {
			t.Run(g.Name+"/"+level, func(t *testing.T) {
				state, err := g.New(engine.Setup{Seats: g.MinSeats, Seed: 3})
				if err != nil {
					t.Fatal(err)
				}
				bots := make([]bot.Bot, g.MinSeats)
				for i := range bots {
					bots[i] = newBot(t, g.Name, level, uint64(i))
				}
				for n := 0; state.Deciders() != 0; n++ {
					seat := state.Deciders().First()
					moves := state.AppendMoves(nil, seat)
					resumed := newBot(t, g.Name, level, 99)
					saved := bots[seat].State()
					if strings.ContainsAny(saved, " \n\t") {
						t.Fatalf("the state %q has spaces", saved)
					}
					if err := resumed.SetState(saved); err != nil {
						t.Fatal(err)
					}
					m := bots[seat].Decide(state.View(seat), slices.Clone(moves))
					if again := resumed.Decide(state.View(seat), slices.Clone(moves)); again != m {
						t.Fatalf("move %d: resumed %s, not %s", n, g.Format(again), g.Format(m))
					}
					if resumed.State() != bots[seat].State() {
						t.Fatalf("move %d: resumed it goes on with another state", n)
					}
					if err := state.Apply(seat, m, nil); err != nil {
						t.Fatalf("move %d: %s: %v", n, g.Format(m), err)
					}
				}
				if err := bots[0].SetState("no state"); err == nil {
					t.Error("a state that is none is accepted")
				}
			})
		}
	}
}

func newBot(t *testing.T, game, level string, seed uint64) bot.Bot {
	t.Helper()
	b, err := bot.New(game, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestNewRefuses(t *testing.T) {
	if _, err := bot.New("timbuktu", "genius", 1); err == nil || !strings.Contains(err.Error(), `"genius"`) {
		t.Errorf("an unknown level: %v", err)
	}
	if got := bot.Levels("timbuktu"); got[0] != "random" {
		t.Errorf("weakest first: %v", got)
	}
}
