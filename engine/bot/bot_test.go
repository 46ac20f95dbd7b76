package bot_test

import (
	"iter"
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/games"
)

// everyLevel goes through the levels of all games.
func everyLevel() iter.Seq2[*engine.Game, string] {
	return func(yield func(*engine.Game, string) bool) {
		for _, g := range games.All() {
			for _, level := range bot.Levels(g.Name) {
				if !yield(g, level) {
					return
				}
			}
		}
	}
}

// TestLevelsPlay plays a game of each level against itself, and again with
// every bot replaced before each decision by a new one with its state, which
// thinks in other portions: the moves must be the same, for a resumed game to go
// on as it would have.
func TestLevelsPlay(t *testing.T) {
	for g, level := range everyLevel() {
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
				m := bot.Decide(bots[seat], state.View(seat), slices.Clone(moves), 60)
				if again := inPortions(resumed, state.View(seat), moves, 60); again != m {
					t.Fatalf("move %d: resumed %s, not %s", n, g.Format(again), g.Format(m))
				}
				if resumed.State() != bots[seat].State() {
					t.Fatalf("move %d: resumed it goes on with another state", n)
				}
				if err := state.Apply(seat, m, nil); err != nil {
					t.Fatalf("move %d: %s: %v", n, g.Format(m), err)
				}
			}
		})
	}
}

// A text that is no state is refused, and the bot goes on as it would have.
func TestLevelsRefuseNonsense(t *testing.T) {
	for g, level := range everyLevel() {
		b := newBot(t, g.Name, level, 1)
		before := b.State()
		for _, text := range []string{"", "xyz", "no state", "1 2", "11111111111111111"} {
			if err := b.SetState(text); err == nil || b.State() != before {
				t.Errorf("%s/%s: %q is read: %q", g.Name, level, text, b.State())
			}
		}
	}
}

// inPortions lets a bot think as the client does, a little at a time, and decide.
func inPortions(b bot.Bot, v engine.View, moves []engine.Move, budget int) engine.Move {
	t, ok := b.(bot.Thinker)
	for i := 1; ok && budget > 0 && !t.Think(v, moves, min(i, budget)); i++ {
		budget -= min(i, budget)
	}
	return b.Decide(v, slices.Clone(moves))
}

// counter is a Thinker that chooses by how long it has thought.
type counter struct {
	*bot.Random
	thought, wanted int
}

func (c *counter) Think(_ engine.View, _ []engine.Move, playouts int) bool {
	c.thought = min(c.thought+playouts, c.wanted)
	return c.thought == c.wanted
}

func (c *counter) Decide(_ engine.View, moves []engine.Move) engine.Move {
	return moves[c.thought%len(moves)]
}

func TestDecideThinksBefore(t *testing.T) {
	moves := []engine.Move{{A: 0}, {A: 1}, {A: 2}, {A: 3}, {A: 4}}
	for _, c := range []struct{ budget, wanted, want int }{{0, 9, 0}, {3, 9, 3}, {30, 9, 4}, {11, 99, 1}} {
		new := func() *counter { return &counter{Random: bot.NewRandom(1), wanted: c.wanted} }
		if got := bot.Decide(new(), nil, moves, c.budget); int(got.A) != c.want {
			t.Errorf("with a budget of %d of %d it decides %d, not %d", c.budget, c.wanted, got.A, c.want)
		}
		if got := inPortions(new(), nil, moves, c.budget); int(got.A) != c.want {
			t.Errorf("in portions, with a budget of %d of %d, it decides %d, not %d", c.budget, c.wanted, got.A, c.want)
		}
	}
}

func newBot(t testing.TB, game, level string, seed uint64) bot.Bot {
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

// BenchmarkDecide measures the first decision of a game of as many as can play.
func BenchmarkDecide(b *testing.B) {
	for g, level := range everyLevel() {
		b.Run(g.Name+"/"+level, func(b *testing.B) {
			s, err := g.New(engine.Setup{Seats: g.MaxSeats, Seed: 1})
			if err != nil {
				b.Fatal(err)
			}
			v := s.View(s.Deciders().First())
			moves := v.AppendMoves(nil)
			player := newBot(b, g.Name, level, 1)
			for b.Loop() {
				player.Decide(v, moves)
			}
		})
	}
}
