package tombraiders_test

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot"
	"sandglass/engine/bot/bottest"
	"sandglass/engine/bot/tombraiders"
	rules "sandglass/engine/tombraiders"
)

func TestGreedyBeatsRandom(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for _, options := range []map[string]string{nil, {"cost-once": "yes", "mild-table": "yes"}} {
			won, games := 0, 20
			for i := range games {
				players := make([]bot.Bot, seats)
				for seat := range players {
					players[seat] = bot.NewRandom(uint64(100*i + seat))
				}
				players[i%seats] = tombraiders.New(uint64(i))
				s := bottest.Play(t, rules.Game, engine.Setup{Seats: seats, Seed: uint64(i), Options: options}, players, nil)
				if s.Places()[i%seats] == 1 {
					won++
				}
			}
			if won < games-1 {
				t.Errorf("%d seats %v: greedy wins %d of %d games", seats, options, won, games)
			}
		}
	}
}

// Games of greedy players alone: they make as many points as the game is known for, from
// every source, and do nothing that is plainly useless.
func TestGreedyPlaysSensibly(t *testing.T) {
	least := map[int]float64{2: 103, 3: 64, 4: 44}
	for seats := 2; seats <= 4; seats++ {
		sum, games, digs, searches, nothing := 0.0, 12, 0, 0, 0
		var sources [6]int
		for i := range games {
			setup := engine.Setup{Seats: seats, Seed: uint64(i)}
			s := bottest.Alone(t, rules.Game, tombraiders.New, setup, func(v *rules.View, m engine.Move) {
				r, _, _ := v.Target()
				switch m.Kind {
				case rules.KindWeeks:
					digs++
					odds := v.DigOdds(v.Viewer(), r, int(m.B))
					for cheaper := range odds[:m.A-1] {
						if odds[cheaper].Cards == odds[m.A-1].Cards {
							t.Errorf("digs %d weeks for %d cards, which %d bring", m.A, odds[cheaper].Cards, cheaper+1)
						}
					}
				case rules.KindPlay:
					if rules.Card(m.A).Kind() == rules.Thief {
						searches++
						if v.Pile(rules.Region(m.B)).Finds < 2 {
							nothing++
						}
					}
				}
			})
			for seat := range engine.Seat(seats) {
				sum += float64(s.Points(seat))
				for _, part := range s.AppendScore(nil, seat) {
					sources[part.Source] += int(part.Points)
				}
			}
		}
		if mean := sum / float64(games*seats); mean < least[seats] {
			t.Errorf("%d seats: %.1f points on average", seats, mean)
		}
		for source, points := range sources {
			if points == 0 {
				t.Errorf("%d seats: no points for %s", seats, rules.Game.Sources[source])
			}
		}
		if digs < 12*games || searches < games || nothing*4 > searches {
			t.Errorf("%d seats: %d digs, %d thieves, of which %d find little", seats, digs, searches, nothing)
		}
	}
}

// situation is the view of seat 1, whose turn it is, of a game of two that is changed so;
// the other player is far ahead.
func situation(t *testing.T, change func(doc, me, book map[string]any)) *rules.View {
	t.Helper()
	return bottest.Situation[*rules.View](t, rules.Game, func(doc map[string]any) {
		players, book := doc["players"].([]any), doc["notebook"].(map[string]any)
		me, other := players[0].(map[string]any), players[1].(map[string]any)
		me["height"], other["height"], other["weeks"] = 0, 0, 27
		other["cards"], doc["shown"] = []string{"general 1", "general 2", "general 2", "general 2", "general 2"}, []string{}
		doc["row"] = []string{"scholar", "assistant", "assistant", "thief greece"}
		change(doc, me, book)
	})
}

// plays is what a greedy player does.
func plays(v *rules.View) string {
	return rules.Format(tombraiders.New(1).Decide(v, v.AppendMoves(nil)))
}

func want(t *testing.T, v *rules.View, move string) {
	t.Helper()
	if got := plays(v); got != move {
		t.Errorf("plays %s, not %s", got, move)
	}
}

func TestGreedyKeepsTheBestArtefact(t *testing.T) {
	want(t, situation(t, func(doc, me, book map[string]any) {
		doc["played"], doc["step"] = []string{"thief egypt"}, map[string]string{"searching": "thief egypt"}
		doc["saw"], doc["piles"] = [][]int{{}, {}, {1}, {}}, []string{"", "", "1 2 6 general rubble", ""}
		book["piles"] = []int{0, 0, 5, 0}
	}), "keep 6")
}

func TestGreedyGivesTheMuseumWhatIsWorthLeast(t *testing.T) {
	want(t, situation(t, func(doc, me, book map[string]any) {
		found := []string{"", "", "1 2 3 6", ""}
		me["finds"], me["cards"], me["weeks"] = found, []string{"egypt 3"}, 10
		doc["shown"], doc["step"] = []string{"museum egypt"}, map[string]string{"giving": "museum egypt"}
		book["digs"], book["piles"] = []string{"egypt 4 4 4"}, []int{0, 0, 0, 0}
		book["hands"].([]any)[0].(map[string]any)["permits"] = "mesopotamia mesopotamia crete crete egypt greece greece"
		doc["dug"] = map[string]any{"seat": 1, "region": "egypt", "cards": "1 2 3 6"}
	}), "give 1 2 3")
}

// Of two regions it takes the book of the one whose professor can still be had.
func TestGreedyTakesTheBookThatBringsAProfessor(t *testing.T) {
	for _, c := range []struct {
		held       string
		professors []int
		want       string
	}{
		{"egypt", []int{0, 0, 2, 0, 2}, "take 2"},
		{"crete", []int{0, 2, 0, 0, 2}, "take 3"},
	} {
		want(t, situation(t, func(doc, me, book map[string]any) {
			me["cards"], me["weeks"] = []string{"crete 3", "egypt 3"}, 8
			other := doc["players"].([]any)[1].(map[string]any)
			other["cards"], other["weeks"] = []string{c.held + " 2", c.held + " 3", "general 2", "general 2", "general 2", "general 2"}, 30
			doc["professors"], book["piles"] = c.professors, []int{20, 20, 20, 20}
			doc["row"] = []string{"assistant", "crete 1", "egypt 1", "scholar"}
		}), c.want)
	}
}

// It knows what a scholar has seen: it digs in the rich pile and not in the larger one.
func TestGreedyDigsWhereItKnowsOfTreasure(t *testing.T) {
	known := func(egypt, crete string) *rules.View {
		return situation(t, func(doc, me, book map[string]any) {
			me["cards"], me["weeks"] = []string{"crete 3", "crete 3", "egypt 3", "egypt 3", "general 1", "general 1", "general 1"}, 25
			doc["professors"] = []int{0, 1, 1, 0, 1}
			doc["played"] = []string{"scholar", "scholar"}
			doc["row"] = []string{"excavation", "assistant", "assistant", "thief greece"}
			doc["saw"], doc["piles"] = [][]int{{}, {1}, {1}, {}}, []string{"", crete, egypt, ""}
			book["piles"] = []int{0, 6, 6, 0}
		})
	}
	poor := "1 rubble rubble rubble rubble rubble"
	want(t, known("3 4 4 5 6 rubble", poor), "dig egypt permit")
	want(t, known(poor, "3 3 4 4 4 5"), "dig crete permit")
}
