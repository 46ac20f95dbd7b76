package anim

import (
	"strings"
	"testing"

	"sandglass/scenes/paint"
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

// held is a timeline whose second group holds; its drawn act says how far it is.
func held() (tl *Timeline, said *[]string, at *Ticks) {
	tl, said, at = &Timeline{}, new([]string), new(Ticks)
	say := func(s string) func() { return func() { *said = append(*said, s) } }
	tl.Add(Act{Length: 4, End: say("A")})
	tl.Add(Act{Length: 10, Start: say("b"), End: say("B"), Hold: true, Draw: func(_ *paint.List, t Ticks) { *at = t }},
		Act{Length: 20, End: say("C")})
	tl.Add(Act{Length: 3, Start: say("d"), End: say("D")})
	return tl, said, at
}

func TestAGroupHoldsUntilItIsSkipped(t *testing.T) {
	for _, step := range []Ticks{1, 7, 1000} {
		tl, said, at := held()
		for range 100 {
			tl.Advance(step)
		}
		if tl.Draw(&paint.List{}); strings.Join(*said, "") != "AbC" || !tl.Holding() || *at != 10 {
			t.Errorf("step %d: told %v, holds %v, drawn at %d", step, *said, tl.Holding(), *at)
		}
		tl.Skip()
		if tl.Holding() || !tl.Busy() {
			t.Errorf("step %d: after the skip holds %v, busy %v", step, tl.Holding(), tl.Busy())
		}
		for range 3 {
			tl.Advance(step)
		}
		if strings.Join(*said, "") != "AbCBdD" || tl.Busy() {
			t.Errorf("step %d: told %v", step, *said)
		}
	}
}

func TestNothingHoldsWhenFinishedOrWithNobodyToSkip(t *testing.T) {
	tl, said, _ := held()
	tl.Finish()
	if strings.Join(*said, "") != "AbBCdD" {
		t.Errorf("finished it told %v", *said)
	}
	tl, said, _ = held()
	for tl.Through = true; tl.Busy(); tl.Advance(2) {
		if tl.Holding() {
			t.Fatal("it holds")
		}
	}
	if strings.Join(*said, "") != "AbBCdD" {
		t.Errorf("through it told %v", *said)
	}
}

func TestAStillPictureHolds(t *testing.T) {
	tl, said, _ := held()
	tl.Skip()
	if n := tl.Still(); n != 20 || tl.Holding() {
		t.Errorf("%d ticks, holds %v", n, tl.Holding())
	}
	if tl.Advance(1); !tl.Holding() || strings.Join(*said, "") != "AbC" {
		t.Errorf("holds %v, told %v", tl.Holding(), *said)
	}
}

func TestEasingsBeginAndEnd(t *testing.T) {
	for name, f := range map[string]func(float64) float64{"OutQuad": OutQuad, "OutCubic": OutCubic} {
		if a, b := f(0), f(1); a < -1e-9 || a > 1e-9 || b < 1-1e-9 || b > 1+1e-9 {
			t.Errorf("%s runs from %v to %v", name, a, b)
		}
	}
	if a, b := Between(10, -5, 0), Between(10, -5, 1); a != 10 || b != -5 {
		t.Errorf("between runs from %d to %d", a, b)
	}
}
