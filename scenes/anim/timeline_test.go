package anim

import (
	"strings"
	"testing"
)

// told is a timeline whose acts say when they start and end.
func told() (*Timeline, *[]string) {
	var said []string
	say := func(s string) func() { return func() { said = append(said, s) } }
	var t Timeline
	t.Add(Act{Length: 10, Start: say("a"), End: say("A")}, Act{Delay: 5, Length: 10, Start: say("b"), End: say("B")})
	t.Add(Act{Length: 3, Start: say("c"), End: say("C")})
	t.Add(Act{End: say("D")})
	return &t, &said
}

func TestGroupsFollowOneAnother(t *testing.T) {
	tl, said := told()
	for range 40 {
		tl.Advance(1)
	}
	if got := strings.Join(*said, ""); got != "abABcCD" || tl.Busy() {
		t.Errorf("told %q, busy %v", got, tl.Busy())
	}
}

func TestAnyStepTellsTheSame(t *testing.T) {
	for _, step := range []Ticks{2, 3, 7, 16, 1 << 20} {
		tl, said := told()
		for range 40 {
			tl.Advance(step)
		}
		for _, s := range []string{"a", "b", "c", "A", "B", "C", "D"} {
			if strings.Count(strings.Join(*said, ""), s) != 1 {
				t.Errorf("step %d: %q happened not once in %v", step, s, *said)
			}
		}
	}
}

func TestFinishEndsEverythingInOrder(t *testing.T) {
	tl, said := told()
	tl.Advance(6)
	tl.Finish()
	if got := strings.Join(*said, ""); got != "abABcCD" {
		t.Errorf("told %q", got)
	}
}

func TestStillShowsTheLastPictureOfAGroup(t *testing.T) {
	tl, said := told()
	if n := tl.Still(); n != 15 || strings.Join(*said, "") != "aAb" || !tl.Busy() {
		t.Errorf("%d ticks, told %v", n, *said)
	}
	tl.Advance(1)
	if got := strings.Join(*said, ""); got != "aAbBc" {
		t.Errorf("a tick later told %q", got)
	}
}

func TestEasingsBeginAndEnd(t *testing.T) {
	for name, f := range map[string]func(float64) float64{"OutQuad": OutQuad, "OutCubic": OutCubic, "InQuad": InQuad, "OutBack": OutBack} {
		if a, b := f(0), f(1); a < -1e-9 || a > 1e-9 || b < 1-1e-9 || b > 1+1e-9 {
			t.Errorf("%s runs from %v to %v", name, a, b)
		}
	}
	if a, b := Between(10, -5, 0), Between(10, -5, 1); a != 10 || b != -5 {
		t.Errorf("between runs from %d to %d", a, b)
	}
}
