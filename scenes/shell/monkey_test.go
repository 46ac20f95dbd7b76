package shell

import (
	"testing"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// What ever many hands press while they take their seats, seats fill from the
// first, only people hold devices, halves and whole of the keyboard are never
// held together, and something always has the focus.
func TestManyHandsAtOnceLeaveTheSeatsInOrder(t *testing.T) {
	for seed := range uint64(20) {
		r, _ := party(t, "Pad One", "Pad One", "Odd thing", "Pad Two", "Pad Three")
		rng := engine.Seed(seed)
		for range 400 {
			r.anything(&rng)
			d := r.Describe(paint.StagePlace{})
			switch top := r.e.Stack.Top().(type) {
			case *join:
				top.check(t)
			case *setup, *letters, *mapping, *gamesScene, *shortcuts, *howTo, *message:
			default:
				r.e.Stack.Reset(newSeats(r.e, r.shell, testGame), scenes.Cut)
				r.frame()
				r.click("join")
				continue
			}
			if d.Focus == "" || !r.has(d.Focus) {
				t.Fatalf("seed %d: the focus on %s is on %q", seed, d.Screen, d.Focus)
			}
		}
	}
}

func (j *join) check(t *testing.T) {
	t.Helper()
	whole, half, empty := false, false, false
	for i, s := range j.seats {
		if s.Hand != input.AnyHand && s.Driver != scenes.Human || i >= j.game.Rules.MaxSeats && s.Driver != scenes.Nobody || s.Name == "" {
			t.Fatalf("seat %d: %+v", i+1, s)
		}
		if s.Driver == scenes.Nobody {
			empty = true
		} else if empty {
			t.Fatalf("seat %d is taken behind an empty one", i+1)
		}
		whole = whole || s.Hand == input.KeysHand
		half = half || s.Hand == input.LeftHand || s.Hand == input.RightHand
	}
	if whole && half || len(j.taken()) < j.game.Rules.MinSeats {
		t.Fatalf("hands %q", j.handsOf())
	}
}

// anything presses something on some device.
func (r *rig) anything(rng *engine.RNG) {
	switch rng.N(4) {
	case 0:
		slot := rng.N(len(r.plugged))
		r.on(slot, rng.N(17))
	case 1:
		keys := []input.Key{input.KeyEnter, input.KeySpace, input.KeyEscape, input.KeyBackspace, input.KeyTab, input.KeyF1, input.KeyUp, input.KeyDown, input.KeyLeft, input.KeyRight, input.KeyA + input.Key(rng.N(26))}
		r.keys(keys[rng.N(len(keys))])
	case 2:
		spots := r.Describe(paint.StagePlace{}).Hotspots
		s := spots[rng.N(len(spots))]
		r.clickAt(s.X+rng.N(s.W), s.Y+rng.N(s.H))
	default:
		names := []string{"Pad One", "Pad One", "Odd thing", "Pad Two", "Pad Three"}
		r.plug(names[rng.N(3):]...)
	}
	r.Update(3)
}
