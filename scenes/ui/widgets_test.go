package ui

import (
	"slices"
	"testing"

	"sandglass/fonts"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

// all draws every widget once, in the states given.
func all(l *paint.List, s State) {
	Parchment(l, paint.Rect{X: 10, Y: 10, W: 200, H: 140})
	Dark(l, paint.Rect{X: 220, Y: 10, W: 200, H: 140})
	Button(l, paint.Rect{X: 20, Y: 20, W: 80, H: 22}, "Travel", s)
	Slider(l, paint.Rect{X: 20, Y: 50, W: 100, H: 22}, 40, s)
	Tick(l, paint.Rect{X: 20, Y: 80, W: 100, H: 22}, "Fast", true, s)
	Choice(l, paint.Rect{X: 20, Y: 110, W: 80, H: 22}, "Bot", s)
	Segments(l, paint.Rect{X: 230, Y: 20, W: 180, H: 22}, segments, 1, s)
	Field(l, paint.Rect{X: 230, Y: 50, W: 80, H: 22}, "Béla", true, s)
	Row(l, paint.Rect{X: 230, Y: 100, W: 100, H: 22}, s)
	Badge(l, 340, 80, 2)
	Chip(l, 370, 80, 4)
	Tag(l, 440, 80, "free", OnGold)
	ValuePlate(l, paint.Rect{X: 440, Y: 100, W: 17, H: 14}, "3", OnRed)
	SeatLabel(l, paint.Rect{X: 440, Y: 120, W: 59, H: 36}, 1, "Anna", SeatOwn|SeatActs|SeatLocked)
	Dashes(l, paint.Rect{X: 340, Y: 110, W: 30, H: 22}, 2)
	Divider(l, 20, 140, 100)
	Hints(l, 430, 40, 630, Look{Device: input.Pad}, hints)
	HintBar(l, Look{Device: input.Keyboard}, hints)
	Scroll{2, 4, 10}.Draw(l, paint.Rect{X: 400, Y: 100, W: 5, H: 40})
}

var (
	segments = []string{"slow", "normal", "fast"}
	hints    = []Hint{{ToGo, "Choose"}, {ToBack, "Back"}, {ToUndo, "Undo"}, {ToInfo, "Info"}}
)

func TestWidgetsDrawInsideTheStageAndAllocateNothing(t *testing.T) {
	var l paint.List
	for _, s := range []State{0, Focused, Focused | Step, Pressed | Focused, Off, Chosen, Chosen | Focused} {
		l.Reset()
		all(&l, s)
		for _, c := range l.Cmds {
			if c.X < 0 || c.Y < 0 || c.X >= paint.StageW || c.Y >= paint.StageH {
				t.Fatalf("state %b: command outside the stage: %+v", s, c)
			}
		}
		if n := testing.AllocsPerRun(10, func() { l.Reset(); all(&l, s) }); n != 0 {
			t.Errorf("state %b: %v allocations a frame", s, n)
		}
	}
}

// Every state of a button must differ in shape or place, not only in colour:
// compared with all colours made one.
func TestButtonStatesDifferWithoutColour(t *testing.T) {
	shape := func(s State) string {
		var l paint.List
		l.Reset()
		Button(&l, paint.Rect{X: 20, Y: 20, W: 80, H: 22}, "Travel", s)
		pic := paint.NewStage()
		l.Raster(pic, &atlas.Atlas{})
		out := make([]byte, len(pic.Pix))
		for i, p := range pic.Pix {
			if p != sprites.T {
				out[i] = 1
			}
			if p == sprites.N0 {
				out[i] = 2
			}
		}
		return string(out)
	}
	seen := map[string]State{}
	for _, s := range []State{Chosen, Chosen | Focused, Chosen | Pressed, Off} {
		k := shape(s)
		if other, twice := seen[k]; twice {
			t.Errorf("states %b and %b look alike without colour", s, other)
		}
		seen[k] = s
	}
}

func TestRingGoesOnAndHidesWithTheFocus(t *testing.T) {
	f := Focus{ID: "go", Pressed: "go"}
	if s := f.State("go"); s != Focused|Pressed {
		t.Errorf("state %b", s)
	}
	f.Advance(24)
	if s := f.State("go"); s != Focused|Step|Pressed {
		t.Errorf("after 24 ticks: state %b", s)
	}
	f.Advance(24)
	if f.State("go")&Step != 0 {
		t.Error("the ring does not go back to its first frame")
	}
	f.Hidden = true
	if f.State("go")&Focused != 0 || f.State("back") != 0 {
		t.Error("a hidden focus shows")
	}
	if s := f.Of(Spot{ID: "go", Off: true}); s != Off {
		t.Errorf("an off spot that is pressed: %b", s)
	}
}

func TestPointersOnControls(t *testing.T) {
	r := paint.Rect{X: 100, Y: 10, W: 111, H: 22}
	for x, want := range map[int]int{0: 0, 105: 0, 155: 50, 205: 100, 400: 100} {
		if got := SliderAt(r, x); got != want {
			t.Errorf("SliderAt %d = %d, want %d", x, got, want)
		}
	}
	for x, want := range map[int]int{0: 0, 110: 0, 140: 1, 210: 2, 500: 2} {
		if got := SegmentAt(r, 3, x); got != want {
			t.Errorf("SegmentAt %d = %d, want %d", x, got, want)
		}
	}
	if Turn(r, input.Intent{Kind: input.Release, X: 105}) != -1 || Turn(r, input.Intent{Kind: input.Release, X: 205}) != 1 ||
		Turn(r, input.Intent{Kind: input.Confirm}) != 1 {
		t.Error("Turn")
	}
}

func TestScrollStaysInTheList(t *testing.T) {
	s := Scroll{Shown: 4, All: 10}
	s.Keep(7)
	if s.First != 4 {
		t.Errorf("row 7 kept: first %d", s.First)
	}
	if s.By(100); s.First != 6 {
		t.Errorf("scrolled to the end: first %d", s.First)
	}
	s.Keep(0)
	if s.First != 0 || s.By(-1) {
		t.Errorf("back to the start: first %d", s.First)
	}
}

func TestButtonWidthHoldsItsText(t *testing.T) {
	for _, s := range []string{"OK", "Mentés és kilépés", "Spielstand speichern"} {
		if ButtonWidth(s) < max(68, fonts.Body.Width(s)+20) {
			t.Errorf("%s: %d", s, ButtonWidth(s))
		}
	}
}

func TestASeatLabelTellsItsState(t *testing.T) {
	draw := func(s SeatState) (cmds []paint.Cmd, right int) {
		var l paint.List
		right = SeatLabel(&l, paint.Rect{X: 100, Y: 10, W: 60, H: 36}, 4, "Anna", s)
		return l.Cmds, right
	}
	plain, end := draw(0)
	if end != 160 {
		t.Errorf("without a mark %d is free", end)
	}
	for s, right := range map[SeatState]int{SeatOwn: 160, SeatActs: 160, SeatLocked: 151, SeatDone: 150} {
		if cmds, end := draw(s); slices.Equal(cmds, plain) || end != right {
			t.Errorf("state %d is drawn like none, or ends at %d", s, end)
		}
	}
}
