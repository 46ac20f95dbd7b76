package input

import "testing"

func TestAStickHasHysteresis(t *testing.T) {
	var s Stick
	for i, step := range []struct {
		x, y    float64
		dx, dy  int
		changed bool
	}{
		{0, 0, 0, 0, false}, {.5, 0, 0, 0, false}, {.61, 0, 1, 0, true}, {.45, 0, 1, 0, false}, {.39, 0, 0, 0, true},
		{-.7, -.7, -1, -1, true}, {-.3, -.5, 0, -1, true}, {.9, .9, 1, 1, true}, {-.9, .5, -1, 1, true}, {0, 0, 0, 0, true},
	} {
		if dx, dy, changed := s.Move(step.x, step.y); dx != step.dx || dy != step.dy || changed != step.changed {
			t.Errorf("step %d at %v,%v: got %d,%d changed %v", i, step.x, step.y, dx, dy, changed)
		}
	}
}

// rest lets the stick lie with a tremble for three seconds, and says whether it
// ever gave a direction.
func rest(s *Stick, x, y float64) (leant bool) {
	for i := range 180 {
		dx, dy, _ := s.Move(x+float64(i%3)*.01, y)
		leant = leant || dx != 0 || dy != 0
	}
	return leant
}

func TestADriftingStickFindsItsRest(t *testing.T) {
	var s Stick
	if rest(&s, .62, 0) {
		t.Error("a stick that came off its middle gave a direction")
	}
	for _, step := range []struct {
		x    float64
		want int
	}{{.7, 0}, {.95, 1}, {.62, 0}, {0, 0}, {-1, -1}, {.62, 0}} {
		if dx, dy, _ := s.Move(step.x, 0); dx != step.want || dy != 0 {
			t.Errorf("at %v: %d,%d, want %d", step.x, dx, dy, step.want)
		}
	}
}

func TestADriftThatGrowsInPlayEndsItself(t *testing.T) {
	var s Stick
	s.Move(0, 0)
	if dx, _, _ := s.Move(.65, 0); dx != 1 {
		t.Fatal("it does not lean at first")
	}
	rest(&s, .65, 0)
	if dx, _, _ := s.Move(.66, 0); dx != 0 {
		t.Error("it leans for ever")
	}
}

func TestAStickHeldAtItsEndGoesOn(t *testing.T) {
	for _, end := range [][2]float64{{1, 0}, {-.71, .71}, {.8, .1}} {
		var s Stick
		s.Move(0, 0)
		s.Move(end[0], end[1])
		for range 600 {
			if _, _, changed := s.Move(end[0], end[1]); changed {
				t.Fatalf("held at %v it let go", end)
			}
		}
	}
}
