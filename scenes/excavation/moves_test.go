package excavation

import (
	"fmt"
	"testing"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/table/stagecraft"
)

// An ear counts the effects that it hears.
type ear struct {
	scenes.Silence
	heard map[string]int
}

func (e *ear) Play(name string, _ cue.Cue) { e.heard[name]++ }

func stageFor(tl *anim.Timeline, f *folded) (*stagecraft.Director, *ear) {
	e := &ear{heard: map[string]int{}}
	return &stagecraft.Director{Env: &scenes.Env{Sound: e}, Timeline: tl, Picture: f, Seating: &table.Seating{}}, e
}

func TestAMarkerHopsFromWeekToWeek(t *testing.T) {
	for height, sound := range []string{"disc_land", "disc_stack"} {
		var tl anim.Timeline
		var f folded
		stage, e := stageFor(&tl, &f)
		var order []string
		step := func(s string) func() { return func() { order = append(order, s) } }
		h := Hops{Weeks: 3, High: 14, At: func(n int) (int, int) { return 100 + 20*n, 50 },
			Start: step("start"), Lands: step("lands"), Rests: step("rests")}
		h.Add(stage, engine.Event{C: int16(height)})
		last := 0
		for tl.Advance(1); tl.Busy() && f == 0; tl.Advance(1) {
			var l paint.List
			tl.Draw(&l)
			if len(l.Cmds) != 1 {
				continue
			}
			x, y := int(l.Cmds[0].X), int(l.Cmds[0].Y)
			if x < last || y > 50 || y < 36 {
				t.Errorf("at %d,%d after column %d", x, y, last)
			}
			last = x
		}
		tl.Finish()
		if last < 150 || f != 1 || fmt.Sprint(order) != "[start lands rests]" {
			t.Errorf("came to %d, folded %d events, %v", last, f, order)
		}
		if e.heard["disc_hop"] != 3 || e.heard[sound] != 1 || len(e.heard) != 2 {
			t.Errorf("height %d: heard %v", height, e.heard)
		}
	}
}

func TestACardTakenComesToItsSeat(t *testing.T) {
	for _, sound := range []string{"", "knowledge"} {
		var tl anim.Timeline
		var f folded
		stage, e := stageFor(&tl, &f)
		slot, last := 0, 0
		k := Taking{From: paint.Rect{X: 10, Y: 90}, To: paint.Rect{X: 200, Y: 30}, Slot: &slot, Sound: sound,
			Draw: func(_ *paint.List, x, _ int) { last = x }}
		k.Add(stage, engine.Event{B: 2})
		tl.Advance(1)
		if slot != 3 {
			t.Errorf("slot %d is empty on the way", slot)
		}
		for ; f == 0; tl.Advance(1) {
			tl.Draw(&paint.List{})
		}
		if slot != 0 || last < 210 || e.heard["card_deal"] != 1 || e.heard[sound] != len(sound)/max(1, len(sound)) {
			t.Errorf("slot %d, came to %d, heard %v", slot, last, e.heard)
		}
	}
}
