package timbuktu

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// paying is a game in which somebody pays in the second stage.
func paying(t testing.TB) *State {
	return at(t, engine.Setup{Seats: 3, Seed: 11, Options: ruletest.Options("first", "2", "deal-first", "yes")}, func(s *State) bool {
		return s.Phase() == Paying && s.Stage() == 1 && s.Round() == 2 && s.OrderOf(s.Turn()) == 1
	})
}

// The document reads as the package's documentation says.
func TestPositionDocument(t *testing.T) {
	s := paying(t)
	var doc struct {
		Game, Phase, Camel, Pen, Chance string
		Rules, Seats, Stage, Round      int
		Turn                            int
		Options                         map[string]string
		Camels                          [][]struct {
			At, Load string
			Moved    bool
		}
		Lost           map[string]int
		Locked         []int
		Chosen         []string
		Packs, Robbery []string
	}
	if err := json.Unmarshal([]byte(ruletest.Document(t, s)), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Game != "timbuktu" || doc.Rules != 1 || doc.Seats != 3 || fmt.Sprint(doc.Options) != "map[deal-first:yes first:2]" {
		t.Errorf("heading %+v", doc)
	}
	if doc.Phase != "paying" || doc.Stage != 2 || doc.Round != 3 || doc.Turn != int(s.Turn())+1 || doc.Camel != s.camel.String() || doc.Pen != s.pen.String() {
		t.Errorf("turn %+v", doc)
	}
	if len(doc.Locked) != 1 || len(doc.Chosen) != 3 || doc.Chosen[doc.Locked[0]-1] == "" {
		t.Errorf("cards %v %v", doc.Locked, doc.Chosen)
	}
	for seat := range s.everySeat() {
		for c := range Camel(8) {
			got := doc.Camels[seat][c]
			if got.At != s.Place(seat, c).String() || got.Load != s.Load(seat, c).String() || got.Moved != s.Moved(seat, c) {
				t.Errorf("camel %v of seat %d: %+v", c, seat+1, got)
			}
		}
	}
	for i, k := range s.packs {
		if doc.Packs[i] != k.String() || doc.Robbery[i] != s.last[i].String() {
			t.Errorf("pack %d: %q, robbery %q", i, doc.Packs[i], doc.Robbery[i])
		}
	}
	if doc.Lost["salt"] != s.Lost(Salt) || doc.Chance != engine.ChanceText(s.rng) {
		t.Errorf("lost %v, chance %s", doc.Lost, doc.Chance)
	}
}

// A wrong document is refused, and the error says where.
func TestWrongPositions(t *testing.T) {
	s := paying(t)
	state, view := ruletest.Document(t, s), ruletest.Document(t, s.View(0))
	for _, c := range []struct{ doc, old, new, where string }{
		{state, `"game"`, `"gamble":1,"game"`, "gamble"},
		{state, `"game":"timbuktu"`, `"game":"theben"`, "theben"},
		{state, `"seats":3`, `"seats":6`, "seats"},
		{state, `"first":"2"`, `"first":"lot"`, "options.first"},
		{state, `"phase":"paying"`, `"phase":"dozing"`, "phase"},
		{state, `"phase":"paying"`, `"phase":"moving"`, "pen"},
		{state, `"phase":"paying"`, `"phase":"choosing"`, "camel"},
		{state, `"stage":2`, `"stage":4`, "stage"},
		{state, `"round":3`, `"round":2`, "moved"},
		{state, `"turn":`, `"turn":1,"turns":`, "turns"},
		{state, `"camel":"` + s.camel.String(), `"camel":"Z`, "camel"},
		{state, `"pen":"` + s.pen.String(), `"pen":"pond`, "pen"},
		{state, `"at":"` + s.Place(2, 3).String(), `"at":"lamp 6`, "lamp 6"},
		{state, `"at":"` + s.Place(0, 0).String(), `"at":"` + s.Place(0, 1).String(), "camels"},
		{state, `"load":"`, `"load":"gold gold gold `, "camels[0]"},
		{state, `"load":"`, `"load":"water gold `, "not in order"},
		{state, fmt.Sprintf(`"salt":%d`, s.Lost(Salt)), `"salt":20`, "lost"},
		{state, `"locked":[`, `"locked":[9,`, "locked"},
		{state, `"chosen":[`, `"chosen":["A",`, "chosen"},
		{state, s.packs[0].String(), s.packs[1].String(), "packs"},
		{state, `"packs":["`, `"packs":["x`, "packs[0]"},
		{state, `"robbery":["`, `"robbery":["","`, "robbery"},
		{state, `"chance":"`, `"chance":"0`, "chance"},
		{state, `{`, `[`, "position"},
		{state, `}]`, `}`, "position"},
		{view, `"view":1`, `"view":4`, "view"},
		{view, `"view":1`, `"view":2`, "packs"},
		{view, `"view":1`, `"view":1,"shut":true`, "shut"},
		{state, `"phase"`, `"shut":true,"phase"`, "shut"},
		{view, `"phase"`, `"chance":"0123456789abcdef","phase"`, "chance"},
	} {
		doc := strings.Replace(c.doc, c.old, c.new, 1)
		if doc == c.doc {
			t.Fatalf("%s is not there to be replaced", c.old)
		}
		_, _, err := Game.Load([]byte(doc))
		if err == nil {
			t.Errorf("%s for %s is accepted", c.new, c.old)
		} else if !strings.Contains(err.Error(), c.where) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s for %s: %v, which does not tell %q", c.new, c.old, err, c.where)
		}
	}
	for _, doc := range []string{"", state + "{}", state + strings.Repeat(" ", engine.MaxPosition)} {
		if _, _, err := Game.Load([]byte(doc)); err == nil {
			t.Errorf("%d bytes are accepted", len(doc))
		}
	}
}

// Check finds each of these faults: counts kept for speed, which no document can
// get wrong, and those that no other check would find.
func TestCheckFinds(t *testing.T) {
	placing := at(t, engine.Setup{Seats: 4, Seed: 1}, func(s *State) bool { return s.Phase() == Placing && s.Round() == 3 })
	first := at(t, engine.Setup{Seats: 4, Seed: 1}, choosing(0, 0))
	five := at(t, engine.Setup{Seats: 5, Seed: 1}, func(s *State) bool {
		return choosing(0, 0)(s) && s.at[0][0].Pen() != s.at[1][0].Pen()
	})
	own := at(t, engine.Setup{Seats: 5, Seed: 1, Options: ruletest.Options("own-loads", "yes")}, func(s *State) bool {
		return choosing(0, 0)(s) && s.loads[0][0] != s.loads[1][0]
	})
	for what, fault := range map[string]struct {
		from  *State
		wrong func(*State)
	}{
		"fill":              {paying(t), func(s *State) { s.fill[2]++ }},
		"starter":           {paying(t), func(s *State) { s.starter = s.after(s.starter, 1) }},
		"stoodIn":           {placing, func(s *State) { s.stoodIn[0] ^= 1 }},
		"lacking":           {placing, func(s *State) { s.lacking[1]++ }},
		"seats":             {placing, func(s *State) { s.seats = 5 }},
		"moved of nobody":   {placing, func(s *State) { s.moved[4] = 1 }},
		"camel not in play": {placing, func(s *State) { s.at[0][7] = 3 }},
		"card of nobody":    {placing, func(s *State) { s.chosen[4] = 1 }},
		"unit that is gone": {paying(t), func(s *State) { s.lost[Salt]-- }},
		"unit that became another": {paying(t), func(s *State) {
			s.lost[Salt]--
			s.lost[Gold]++
		}},
		"loss before the first move": {first, func(s *State) {
			s.loads[0][0] = s.loads[0][0].minus(Salt)
			s.lost[Salt]++
		}},
		"phase": {first, func(s *State) { s.phase, s.packs = phases, [Packs]Pack{} }},
		"seat that was not in every start pen": {five, func(s *State) {
			put(s, 0, 0, s.at[1][0])
		}},
		"card of a camel not in play": {first, func(s *State) { s.chosen[2], s.locked = 7, 0b100 }},
		"round in which all have chosen": {first, func(s *State) {
			s.chosen, s.locked = [mostSeats]uint8{1, 1, 1, 1}, 0b1111
		}},
		"load of another camel": {first, func(s *State) { s.loads[0][0], s.loads[0][1] = s.loads[0][1], s.loads[0][0] }},
		"load of another seat":  {own, func(s *State) { s.loads[0][0], s.loads[1][0] = s.loads[1][0], s.loads[0][0] }},
		"start pen without room for all": {newGame(t, engine.Setup{Seats: 3}), func(s *State) {
			s.round = 4
			for seat := range s.everySeat() {
				for c := range Camel(4) {
					s.at[seat][c] = At(Pen(seat), int(c)+1)
				}
			}
			s.derive()
		}},
	} {
		s := *fault.from
		if err := s.Check(); err != nil {
			t.Fatalf("before %s: %v", what, err)
		}
		fault.wrong(&s)
		if s.Check() == nil {
			t.Errorf("a wrong %s passes", what)
		}
	}
}

// A camel carries what can be left of four units of at least three kinds.
func TestLoadsThatCanBeLeft(t *testing.T) {
	for _, l := range slices.Concat(loadChoices, []Load{0, LoadOf(Gold, Gold), LoadOf(Water)}) {
		if err := checkLoad(l); err != nil {
			t.Errorf("%v: %v", l, err)
		}
	}
	for _, l := range []Load{LoadOf(Gold, Gold, Salt, Salt), 3, LoadOf(Gold, Gold, Coffee, Pepper, Salt), 1 << 12} {
		if checkLoad(l) == nil {
			t.Errorf("%v passes", l)
		}
	}
}

// An altered position that is accepted can be played to its end; a view stands for states
// of which that is true.
func TestAlteredPositionsThatAreAccepted(t *testing.T) {
	ruletest.Altered(t, Game, ruletest.Words{Setups: setups(), Rare: 15, Times: 15, Kinds: [][]string{
		goodNames[:], penNames[:], phaseNames[:], {"1", "2", "3", "4", "5"}, {"A", "B", "C", "D"}, {"true", "false"},
	}})
}
