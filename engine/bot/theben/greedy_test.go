package theben_test

import (
	"maps"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot/bottest"
	"sandglass/engine/bot/theben"
	rules "sandglass/engine/theben"
)

func TestGreedyBeatsRandom(t *testing.T) {
	options := map[string]string{
		"hard-table": "yes", "alternate-digs": "yes", "frequent-change": "yes", "change-cards": "yes", "more-exhibitions": "yes",
		"preview": "yes", "literal-conference": "yes",
	}
	bottest.BeatsRandom(t, rules.Game, theben.New, 12, options, func(greedy, random float64) bool {
		return greedy >= 2.5*random && greedy >= random+20
	})
}

// Games of greedy players alone: they neither dawdle nor do what is plainly useless.
func TestGreedyPlaysSensibly(t *testing.T) {
	digs, attended, decisions, waited := 0, 0, 0, 0
	bottest.EveryDecision(t, rules.Game, theben.New, 9, func(v *rules.View, m engine.Move) {
		me := v.Viewer()
		decisions++
		switch m.Kind {
		case rules.KindDig:
			digs++
			r := regionOf(v)
			odds := v.DigOdds(me, r)
			for cheaper := range odds[:m.A-1] {
				if odds[cheaper].Cards == odds[m.A-1].Cards {
					t.Errorf("digs %d weeks for %d cards, which %d bring", m.A, odds[cheaper].Cards, cheaper+1)
				}
			}
		case rules.KindWait:
			waited++
			land := v.Landing(me, m)
			if m.A > 1 && land.Week != rules.End && len(atWeek(v, land.Week)) == 0 {
				t.Errorf("waits %d weeks for nothing", m.A)
			}
		}
		for _, a := range v.Landing(me, m).Held {
			if v.Landing(me, m).Week == a.Week && v.Shows(me, a.Card) > 0 {
				attended++
			}
		}
	})
	if digs < 9*3*4 || attended == 0 || waited*4 > decisions {
		t.Errorf("of %d decisions %d are digs and %d waits; %d exhibitions were attended", decisions, digs, waited, attended)
	}
}

func regionOf(v *rules.View) rules.Region {
	at := v.Place(v.Viewer())
	if to, _, ok := v.Bound(); ok {
		at = to
	}
	r, _ := at.Region()
	return r
}

func atWeek(v *rules.View, w rules.Week) (all []rules.Announced) {
	for _, a := range v.Calendar() {
		if a.Week == w {
			all = append(all, a)
		}
	}
	return all
}

// situation is the view of seat 1, whose turn it is, of a game of two that is set up so:
// the other player is in Paris, further on.
func situation(t *testing.T, me map[string]any, table map[string]any) *rules.View {
	t.Helper()
	return bottest.Situation[*rules.View](t, rules.Game, func(doc map[string]any) {
		players := doc["players"].([]any)
		maps.Copy(players[0].(map[string]any), me)
		maps.Copy(players[1].(map[string]any), map[string]any{"week": "1902.48", "height": 0, "place": "paris"})
		maps.Copy(doc, table)
	})
}

// turn is the moves of the turn that a greedy player makes.
func turn(t *testing.T, v *rules.View) string {
	t.Helper()
	s := v.NewState().(*rules.State)
	rng := engine.Seed(1)
	v.Determinize(s, &rng)
	var moves []string
	for b := theben.New(1); ; {
		v := s.View(0).(*rules.View)
		m := b.Decide(v, v.AppendMoves(nil))
		moves = append(moves, rules.Format(m))
		if m.Kind != rules.KindTravel && m.Kind != rules.KindFly {
			return strings.Join(moves, ", ")
		}
		if err := s.Apply(0, m, nil); err != nil {
			t.Fatal(err)
		}
	}
}

var greekFinds = map[string]any{
	"digs": []any{[]string{"2/2"}, []string{}, []string{}, []string{}, []string{}},
	"dug":  map[string]any{"seat": 1, "region": "greece", "cards": []string{"1a", "1b"}},
}

// with gives a copy of the table with one entry more.
func with(table map[string]any, key string, value any) map[string]any {
	more := maps.Clone(table)
	more[key] = value
	return more
}

func TestGreedyAttendsAnExhibitionThatOnlyItCan(t *testing.T) {
	me := map[string]any{
		"week": "1902.38", "height": 0, "place": "warsaw", "cards": []string{"greece 1 rome"},
		"finds": []any{[]string{"1a", "1b"}, []string{}, []string{}, []string{}, []string{}},
	}
	for _, c := range []struct{ week, want string }{
		{"1902.39", "travel berlin, done"},
		{"1902.40", "travel berlin, wait 1"},
	} {
		announced := []any{map[string]string{"card": "exhibition berlin 4", "week": c.week}}
		if got := turn(t, situation(t, me, with(greekFinds, "announced", announced))); got != c.want {
			t.Errorf("exhibition in week %s: plays %s, not %s", c.week, got, c.want)
		}
	}
}

func TestGreedyDigsWhereItIsBeforeTheEnd(t *testing.T) {
	v := situation(t, map[string]any{
		"week": "1902.44", "height": 0, "place": "egypt", "cards": []string{"egypt 3 london", "egypt 3 moscow", "general 2 paris"},
	}, nil)
	if got := turn(t, v); got != "dig 9" {
		t.Errorf("plays %s, with knowledge %d and nine weeks left", got, v.Knowledge(0, rules.Egypt).Sum)
	}
}

// Everything worth having in one pile is found: it digs where there is more.
func TestGreedyKnowsWhatAPileHolds(t *testing.T) {
	all := []string{"1a", "1b", "1c", "2a", "2b", "3a", "3b", "3c", "4a", "4b", "5a", "6a"}
	v := situation(t, map[string]any{
		"week": "1902.40", "height": 0, "place": "palestine",
		"cards": []string{"crete 3 moscow", "crete 3 moscow #2", "egypt 3 london", "egypt 3 moscow"},
		"finds": []any{[]string{}, []string{}, all, []string{}, []string{}},
	}, map[string]any{
		"digs": []any{[]string{}, []string{}, []string{"6/6", "6/6"}, []string{}, []string{}},
		"dug":  map[string]any{"seat": 1, "region": "egypt", "cards": all[6:]},
	})
	if got := turn(t, v); !strings.HasPrefix(got, "travel crete, dig ") {
		t.Errorf("plays %s", got)
	}
}
