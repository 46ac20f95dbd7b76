package input

import "testing"

func TestAStickHasHysteresis(t *testing.T) {
	var s Stick
	for i, step := range []struct {
		x, y    float64
		dx, dy  int
		changed bool
	}{
		{.5, 0, 0, 0, false}, {.61, 0, 1, 0, true}, {.45, 0, 1, 0, false}, {.39, 0, 0, 0, true},
		{-.7, -.7, -1, -1, true}, {-.3, -.5, 0, -1, true}, {.9, .9, 1, 1, true}, {-.9, .5, -1, 1, true}, {0, 0, 0, 0, true},
	} {
		if dx, dy, changed := s.Move(step.x, step.y); dx != step.dx || dy != step.dy || changed != step.changed {
			t.Errorf("step %d at %v,%v: got %d,%d changed %v", i, step.x, step.y, dx, dy, changed)
		}
	}
}

func TestPadsKeepTheirNumbers(t *testing.T) {
	var p Pads
	join := func(slot int, kind string, want uint8) {
		t.Helper()
		if id, ok := p.Joined(slot, kind); !ok || id != want {
			t.Errorf("pad in slot %d is %d, want %d", slot, id, want)
		}
	}
	join(0, "red", 0)
	join(1, "blue", 1)
	join(2, "red", 2)
	for _, slot := range []int{0, 1} {
		if id, ok := p.Left(slot); !ok || int(id) != slot {
			t.Errorf("slot %d left as %d", slot, id)
		}
	}
	if _, ok := p.Left(1); ok {
		t.Error("left twice")
	}
	join(0, "blue", 1) // come back into the other's slot
	join(1, "red", 0)
	join(3, "red", 3)
	if slot, ok := p.Slot(1); !ok || slot != 0 {
		t.Errorf("pad 1 is in slot %d", slot)
	}
	for i := p.Len(); i < MaxPads; i++ {
		join(10+i, "grey", uint8(i))
	}
	if _, ok := p.Joined(99, "grey"); ok {
		t.Error("numbered more pads than there are numbers")
	}
}

func TestFingersAreNumberedFromZero(t *testing.T) {
	var f Fingers
	if f.Down(1000) != 0 || f.Down(77) != 1 || f.At(1000) != 0 || f.Up(1000) != 0 || f.Down(5) != 0 || f.Up(77) != 1 {
		t.Error("numbers are not the lowest that are free")
	}
}
