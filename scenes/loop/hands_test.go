package loop

import (
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A listener is a screen that notes what it is asked to handle.
type listener struct {
	scenes.Base
	got []input.Intent
}

func (*listener) Name() string { return "listener" }

func (s *listener) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: "a", Rect: paint.Rect{W: 80, H: 40}})
}

func (s *listener) Handle(_ *scenes.Env, in input.Intent) bool {
	s.got = append(s.got, in)
	return true
}

func TestSettingsReachTheDevices(t *testing.T) {
	s := &listener{}
	l := start(s)
	e := l.Env
	e.Pads = &input.Pads{}
	e.Settings.Keys, _ = input.BindKey(nil, input.ActUndo, input.KeyA)
	e.Settings.Buttons, _ = input.BindButton(nil, input.ActUndo, 10)
	e.Settings.Pads = input.Remember(nil, "Red", make([]input.RawInput, input.StandardButtons))
	e.Settings.PadStyle, e.Settings.SwapConfirm = input.StyleSwitch, true
	l.Update(1)
	e.Pads.Read([]input.Reading{{Name: "Red"}}, l.Router.Post)
	if !e.Pads.Mapped(0) || e.Pads.Style(0) != input.StyleSwitch {
		t.Errorf("mapped %v, style %d", e.Pads.Mapped(0), e.Pads.Style(0))
	}
	tap(l, input.KeyA)
	l.Router.Post(input.Edge{Device: input.Pad, Button: 10})
	l.Router.Post(input.Edge{Device: input.Pad, Button: 0})
	e.Settings.Hold = input.HoldShort
	l.Update(1)
	want := []input.Kind{input.PadCame, input.Undo, input.Undo, input.Cancel}
	for i, in := range s.got {
		if i >= len(want) || in.Kind != want[i] {
			t.Errorf("%d: %+v", i, in)
		}
	}
	if len(s.got) != len(want) {
		t.Errorf("got %v", s.got)
	}
}

func TestTwoHandsOnTheKeyboardAndTheRemapScreen(t *testing.T) {
	s := &listener{}
	l := start(s)
	l.Env.Halves = true
	l.Update(1)
	tap(l, input.KeyA, input.KeyRight)
	l.Update(1)
	l.Env.Halves, l.Env.Catch = false, true
	l.Update(1)
	tap(l, input.KeyEscape)
	l.Update(1)
	want := []input.Intent{
		{Kind: input.Nav, DX: -1, Device: input.Keyboard, ID: input.LeftHalf}, {Kind: input.Nav, DX: 1, Device: input.Keyboard, ID: input.RightHalf},
		{Kind: input.Caught, X: int(input.KeyEscape), Device: input.Keyboard},
	}
	if len(s.got) != 3 || s.got[0] != want[0] || s.got[1] != want[1] || s.got[2] != want[2] {
		t.Errorf("got %v, want %v", s.got, want)
	}
}

func TestPadsInPlayAllocateNothing(t *testing.T) {
	l := start(&listener{})
	e := l.Env
	e.Pads = &input.Pads{}
	now := []input.Reading{
		{Name: "Red", Standard: true, Buttons: make([]float64, 17), Axes: make([]float64, 4)},
		{Slot: 1, Name: "Blue", Buttons: make([]float64, 12), Axes: make([]float64, 6)},
	}
	frame := func() {
		e.Pads.Read(now, l.Router.Post)
		l.Update(1)
		e.Prompt("pad Red 1")
		l.Draw()
	}
	frame()
	frame()
	if n := testing.AllocsPerRun(100, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}
