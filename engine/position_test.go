package engine_test

import (
	"errors"
	"strings"
	"testing"

	"sandglass/engine"
)

var caravan = &engine.Game{
	Name: "caravan", Rules: 2, MinSeats: 2, MaxSeats: 3,
	Options: []engine.Option{engine.YesNo("fast"), engine.FirstOption},
}

func TestDecodePosition(t *testing.T) {
	type document struct {
		engine.Heading
		Camels int `json:"camels"`
	}
	for doc, want := range map[string]string{
		`{"game":"caravan","rules":2,"seats":3,"options":{"fast":"yes","first":"3"},"camels":7}`: "",
		`{"game":"caravan","rules":2,"seats":2,"camels":7} `:                                     "",
		``:                                       "position: byte 0: want an object",
		`[]`:                                     "position: ",
		`{}`:                                     `names no "game"`,
		`{"game":"chess","rules":2}`:             `of game "chess"`,
		`{"game":"caravan","rules":1}`:           "rules 1 of caravan",
		`{"game":"caravan","rules":-1}`:          "rules -1",
		`{"game":"caravan","rules":2,"seats":4}`: "seats 4",
		`{"game":"caravan","rules":2,"seats":2,"options":{"first":"3"}}`: "first=3",
		`{"game":"caravan","rules":2,"seats":2,"options":{"fast":"so"}}`: "fast=",
		`{"game":"caravan","rules":2,"seats":2,"horses":1}`:              "horses",
		`{"game":"caravan","rules":2,"seats":2,"camels":"7"}`:            "camels",
		`{"game":"caravan","rules":2,"seats":2} {}`:                      "position: ",
		`{"game":"` + strings.Repeat("x", engine.MaxPosition) + `"}`:     "longer than",
	} {
		var d document
		err := caravan.DecodePosition([]byte(doc), &d)
		switch {
		case want == "" && (err != nil || d.Camels != 7):
			t.Errorf("%.80s: %+v, %v", doc, d, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") || len(err.Error()) > 200):
			t.Errorf("%.80s: %v, want %s", doc, err, want)
		}
	}
}

func TestAnotherRulesVersion(t *testing.T) {
	for rules, want := range map[int]bool{-1: false, 0: false, 1: true, 2: false, 3: true} {
		if err := caravan.CheckRules(rules); errors.Is(err, engine.ErrVersion) != want || (err == nil) != (rules == caravan.Rules) {
			t.Errorf("rules %d: %v", rules, err)
		}
	}
}

// TestFieldsOfAllGames: what positions have in common is written and read alike.
func TestFieldsOfAllGames(t *testing.T) {
	options := caravan.PositionOptions(1, map[string]string{"fast": engine.Answer(true)})
	if first, err := engine.StartedBy(options); err != nil || first != 1 || options["fast"] != "yes" {
		t.Errorf("options %v, first %d, %v", options, first, err)
	}
	if options := caravan.PositionOptions(0, map[string]string{"fast": engine.Answer(false)}); len(options) != 1 {
		t.Errorf("a default is written: %v", options)
	}
	for _, options := range []map[string]string{nil, {"first": "lot"}} {
		if _, err := engine.StartedBy(options); err == nil {
			t.Errorf("%v names a seat", options)
		}
	}
	for viewer := engine.Spectator; viewer < 3; viewer++ {
		if got, err := engine.Viewer(engine.ViewOf(viewer), 3); err != nil || got != viewer {
			t.Errorf("viewer %d reads as %d, %v", viewer, got, err)
		}
	}
	for _, n := range []int{-1, 4} {
		if _, err := engine.Viewer(&n, 3); err == nil {
			t.Errorf("view %d of three seats", n)
		}
	}
	for _, rng := range []engine.RNG{{}, {S: 1}, engine.Seed(4), {S: ^uint64(0)}} {
		if got, err := engine.ParseChance(engine.ChanceText(rng)); err != nil || got != rng {
			t.Errorf("chance %x reads as %x, %v", rng.S, got.S, err)
		}
	}
	for _, text := range []string{"", "1", "00000000000000000", "000000000000000g", "+000000000000001", "00000000000000AB"} {
		if _, err := engine.ParseChance(text); err == nil {
			t.Errorf("chance %q is accepted", text)
		}
	}
	for set := range engine.AllSeats(4) + 1 {
		if got, err := engine.ParseSeats("who", engine.SeatList(set), 4); err != nil || got != set {
			t.Errorf("seats %b read as %b, %v", set, got, err)
		}
	}
	for _, list := range [][]int{{0}, {5}, {1, 1}} {
		if _, err := engine.ParseSeats("who", list, 4); err == nil || !strings.HasPrefix(err.Error(), "who: ") {
			t.Errorf("seats %v: %v", list, err)
		}
	}
	names := []string{"", "sand", "glass"}
	if i, err := engine.ParseName("thing", "glass", names); err != nil || i != 2 {
		t.Errorf("glass is %d, %v", i, err)
	}
	for _, name := range []string{"", "Sand", "dune"} {
		if _, err := engine.ParseName("thing", name, names); err == nil || !strings.Contains(err.Error(), "sand, glass") {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestFirstSeat(t *testing.T) {
	seen := map[engine.Seat]bool{}
	for seed := range uint64(40) {
		rng := engine.Seed(seed)
		seen[engine.FirstSeat(map[string]string{"first": "lot"}, 3, &rng)] = true
		before := rng
		if got := engine.FirstSeat(map[string]string{"first": "2"}, 3, &rng); got != 1 || rng != before {
			t.Errorf("the second is named, %d starts", got)
		}
	}
	if len(seen) != 3 || seen[engine.Spectator] || seen[3] {
		t.Errorf("by lot: %v", seen)
	}
}

// TestBits: every bit of a set is drawn, alike often and no other.
func TestBits(t *testing.T) {
	rng := engine.Seed(1)
	const draws = 6000
	for name, draw := range map[string]func() uint8{
		"8":  func() uint8 { return rng.Bit8(0b1000_0101) },
		"16": func() uint8 { return rng.Bit16(0b1000_0101<<8) - 8 },
		"64": func() uint8 { return rng.Bit64(0b1000_0101<<56) - 56 },
	} {
		count := map[uint8]int{}
		for range draws {
			count[draw()]++
		}
		for _, bit := range []uint8{0, 2, 7} {
			if n := count[bit]; n < draws/3-200 || n > draws/3+200 {
				t.Errorf("Bit%s: bit %d was drawn %d times of %d", name, bit, n, draws)
			}
		}
		if len(count) != 3 {
			t.Errorf("Bit%s draws %v", name, count)
		}
	}
}

func TestRank(t *testing.T) {
	points := [engine.MaxSeats]int{3, 7, 3, 1, 9}
	got := engine.Rank(4, func(a, b engine.Seat) bool { return points[a] > points[b] })
	if want := [engine.MaxSeats]uint8{2, 1, 2, 4, 0}; got != want {
		t.Errorf("places %v, want %v", got, want)
	}
}

func TestChosenLeavesOutDefaults(t *testing.T) {
	got := caravan.Chosen(map[string]string{"fast": "no", "first": "2"})
	if len(got) != 1 || got["first"] != "2" {
		t.Errorf("got %v", got)
	}
	if got := caravan.Chosen(map[string]string{"fast": "no"}); got != nil {
		t.Errorf("got %v, not nil", got)
	}
}

// TestGeneratorIsPCG compares with the reference's own sequence: seeds are laid
// out as its srandom does, with the fixed stream.
func TestGeneratorIsPCG(t *testing.T) {
	reference := func(seed uint64) func() uint32 {
		const multiplier, increment = 6364136223846793005, 1442695040888963407
		state := uint64(0)
		next := func() uint32 {
			old := state
			state = old*multiplier + increment
			x, rot := uint32(((old>>18)^old)>>27), uint32(old>>59)
			return x>>rot | x<<((32-rot)&31)
		}
		next()
		state += seed
		next()
		return next
	}
	for _, seed := range []uint64{0, 1, 42, engine.MaxSeed} {
		r, want := engine.Seed(seed), reference(seed)
		for i := range 100 {
			if got, w := r.Uint32(), want(); got != w {
				t.Fatalf("seed %d, number %d is %d, not %d", seed, i, got, w)
			}
		}
	}
}

func TestSeatsAndEvents(t *testing.T) {
	set := engine.Seat(1).One() | engine.Seat(3).One()
	if set.Len() != 2 || set.First() != 1 || set.Has(0) || !set.Has(3) || set.Has(engine.Spectator) || engine.AllSeats(3) != 7 {
		t.Errorf("the set %b", set)
	}
	if engine.SeatSet(0).First() != engine.Spectator {
		t.Error("the first of none")
	}
	all := engine.Events{engine.Open(1, 0, 1, -2, 3, -4), engine.Private(2, 0, 1, 0, 0, 0).Revealed()}
	if e := all[0]; e.A != 1 || e.B != -2 || e.C != 3 || e.D != -4 || e.Kind != 1 || e.Flags != 0 {
		t.Errorf("the event %+v", e)
	}
	if len(all.For(0)) != 2 || len(all.For(1)) != 1 || len(all.For(engine.Spectator)) != 1 {
		t.Error("events reach those who may not know")
	}
	if !all.Reveals() || all.For(1).Reveals() {
		t.Error("what reveals")
	}
	var sink *engine.Events
	sink.Add(all[0])
}
