package ui

import (
	"testing"

	"sandglass/scenes/paint"
)

// grid is three rows of three spots and a wide one below.
func grid() (spots []Spot) {
	for i, id := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i"} {
		spots = append(spots, Spot{ID: id, Rect: paint.Rect{X: 40 * (i % 3), Y: 40 * (i / 3), W: 30, H: 30}, Group: uint8(i / 3)})
	}
	return append(spots, Spot{ID: "wide", Rect: paint.Rect{X: 0, Y: 140, W: 110, H: 24}, Group: 9})
}

func TestFocusMovesSpatially(t *testing.T) {
	for _, c := range []struct {
		from   string
		dx, dy int
		to     string
	}{
		{"e", 1, 0, "f"}, {"e", -1, 0, "d"}, {"e", 0, 1, "h"}, {"e", 0, -1, "b"},
		{"e", 1, 1, "i"}, {"e", -1, -1, "a"}, {"c", 1, 0, "c"}, {"g", 0, 1, "wide"},
		{"wide", 0, -1, "h"}, {"a", 1, 0, "b"},
	} {
		f := Focus{}
		spots := grid()
		f.Set(spots, Find(spots, c.from))
		moved := f.Move(spots, c.dx, c.dy)
		if f.ID != c.to || moved != (c.from != c.to) {
			t.Errorf("from %s by %d,%d: at %s (moved %v), want %s", c.from, c.dx, c.dy, f.ID, moved, c.to)
		}
	}
}

func TestFocusSettlesOnWhatExists(t *testing.T) {
	spots := grid()
	spots[0].Off, spots[1].Shy = true, true
	var f Focus
	if f.Settle(spots); f.ID != "c" {
		t.Errorf("first focus on %q, want the first that is neither off nor shy", f.ID)
	}
	f.Set(spots, Find(spots, "e"))
	if f.Settle(append(spots[:4:4], spots[5:]...)); f.ID == "e" || f.ID == "" {
		t.Errorf("focus on %q after its spot went", f.ID)
	}
	if f.Settle(spots[:2]); f.ID != "a" {
		t.Errorf("focus on %q where all are off or shy, want the first", f.ID)
	}
	if f.Settle(nil); f.ID != "" {
		t.Errorf("focus on %q on an empty screen", f.ID)
	}
}

func TestFocusJumpsFromGroupToGroup(t *testing.T) {
	spots := grid()
	var f Focus
	f.Set(spots, 1)
	for _, want := range []string{"d", "g", "wide", "a"} {
		if f.Jump(spots, 1); f.ID != want {
			t.Errorf("jumped to %s, want %s", f.ID, want)
		}
	}
	if f.Jump(spots, -1); f.ID != "wide" {
		t.Errorf("jumped back to %s, want wide", f.ID)
	}
}

func TestPointerFindsTheTopmostSpot(t *testing.T) {
	spots := append(grid(), Spot{ID: "over", Rect: paint.Rect{X: 0, Y: 0, W: 60, H: 60}})
	if i := At(spots, 5, 5); i != len(spots)-1 {
		t.Errorf("hit spot %d", i)
	}
	if i := At(spots, 200, 200); i != -1 {
		t.Errorf("hit spot %d where there is none", i)
	}
}
