package engine_test

import (
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
		`{"game":"chess","rules":2}`:             `of "chess" rules 2`,
		`{"game":"caravan","rules":1}`:           "rules 1",
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
	all := engine.Events{{Kind: 1, See: engine.Public}, {Kind: 2, See: engine.Seat(0).One(), Flags: engine.Reveal}}
	if len(all.For(0)) != 2 || len(all.For(1)) != 1 || len(all.For(engine.Spectator)) != 1 {
		t.Error("events reach those who may not know")
	}
	if !all.Reveals() || all.For(1).Reveals() {
		t.Error("what reveals")
	}
	var sink *engine.Events
	sink.Add(all[0])
}
