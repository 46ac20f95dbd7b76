package input

import (
	"slices"
	"testing"
)

func padEdge(id, button uint8, kind EdgeKind) Edge {
	return Edge{Device: Pad, Kind: kind, ID: id, Button: button}
}

func TestEveryHandRepeatsByItself(t *testing.T) {
	h := hand{Mapper: Mapper{Halves: true}}
	h.send(key(letter('D'), Down), key(KeyUp, Down), padEdge(0, 15, Down), Edge{Device: Pad, Kind: Axis, ID: 1, Button: stick, Y: 1})
	repeats := func() (got [4]int) {
		h.got = nil
		for range 60 {
			h.Tick(1, h.give)
		}
		for _, in := range h.got {
			if in.Kind != Nav || !in.Again {
				t.Errorf("got %v", in)
			}
			switch {
			case in.Device == Keyboard && in.ID == LeftHalf && in.DX == 1:
				got[0]++
			case in.Device == Keyboard && in.ID == RightHalf && in.DY == -1:
				got[1]++
			case in.Device == Pad && in.ID == 0 && in.DX == 1:
				got[2]++
			case in.Device == Pad && in.ID == 1 && in.DY == 1:
				got[3]++
			}
		}
		return got
	}
	if got := repeats(); got != [4]int{7, 7, 7, 7} {
		t.Errorf("all held: %v", got)
	}
	h.send(padEdge(0, 15, Up), key(letter('D'), Up))
	if got := repeats(); got != [4]int{0, 10, 0, 10} {
		t.Errorf("two let go: %v", got)
	}
	h.send(Edge{Device: Pad, Kind: Lost, ID: 1})
	if got := repeats(); got != [4]int{0, 10, 0, 0} {
		t.Errorf("a pad lost: %v", got)
	}
	h.Halves = false
	h.send(key(KeyUp, Up))
	if got := repeats(); got != [4]int{} {
		t.Errorf("let go as a whole keyboard: %v", got)
	}
}

func TestHoldTimes(t *testing.T) {
	for hold, want := range map[Hold][]int{HoldShort: {15, 19, 23, 27}, HoldNormal: {24, 30}, HoldLong: {}} {
		h := hand{Mapper: Mapper{Hold: hold}}
		h.send(key(KeyDown, Down))
		at := []int{}
		for tick := 1; tick <= 30; tick++ {
			h.got = nil
			if h.Tick(1, h.give); len(h.got) > 0 {
				at = append(at, tick)
			}
		}
		if !slices.Equal(at, want) {
			t.Errorf("hold %d: repeats at %v, want %v", hold, at, want)
		}
	}
}

func TestHalvesOfTheKeyboard(t *testing.T) {
	h := hand{Mapper: Mapper{Halves: true}}
	for _, c := range []struct {
		key  Key
		want Intent
	}{
		{letter('W'), Intent{Kind: Nav, DY: -1, ID: LeftHalf}}, {letter('A'), Intent{Kind: Nav, DX: -1, ID: LeftHalf}},
		{letter('S'), Intent{Kind: Nav, DY: 1, ID: LeftHalf}}, {letter('D'), Intent{Kind: Nav, DX: 1, ID: LeftHalf}},
		{KeySpace, Intent{Kind: Confirm, ID: LeftHalf}}, {letter('F'), Intent{Kind: Confirm, ID: LeftHalf}},
		{letter('Q'), Intent{Kind: Cancel, ID: LeftHalf}}, {KeyEscape, Intent{Kind: Cancel, ID: LeftHalf}},
		{letter('E'), Intent{Kind: Info, ID: LeftHalf}}, {letter('Z'), Intent{Kind: Undo, ID: LeftHalf}},
		{letter('X'), Intent{Kind: Redo, ID: LeftHalf}}, {letter('V'), Intent{Kind: Peek, On: true, ID: LeftHalf}},
		{letter('C'), Intent{Kind: Menu, ID: LeftHalf}}, {letter('R'), Intent{Kind: TabRight, ID: LeftHalf}}, {KeyTab, Intent{Kind: TabRight, ID: LeftHalf}},
		{letter('G'), Intent{Kind: Letter, Rune: 'G', ID: LeftHalf}}, {Key0 + 3, Intent{Kind: Letter, Rune: '3', ID: LeftHalf}},
		{KeyUp, Intent{Kind: Nav, DY: -1, ID: RightHalf}}, {KeyRight, Intent{Kind: Nav, DX: 1, ID: RightHalf}},
		{KeyEnter, Intent{Kind: Confirm, ID: RightHalf}}, {KeyBackspace, Intent{Kind: Cancel, ID: RightHalf}},
		{letter('I'), Intent{Kind: Info, ID: RightHalf}}, {letter('U'), Intent{Kind: Undo, ID: RightHalf}},
		{letter('O'), Intent{Kind: Redo, ID: RightHalf}}, {letter('N'), Intent{Kind: Peek, On: true, ID: RightHalf}},
		{letter('M'), Intent{Kind: Menu, ID: RightHalf}}, {letter('P'), Intent{Kind: TabRight, ID: RightHalf}},
		{letter('H'), Intent{Kind: Letter, Rune: 'H', ID: RightHalf}}, {Key0, Intent{Kind: Letter, Rune: '0', ID: RightHalf}},
		{KeyPageUp, Intent{Kind: Scroll, DY: -pageLines, ID: RightHalf}},
	} {
		c.want.Device = Keyboard
		if got := h.send(key(c.key, Down)); !slices.Equal(got, []Intent{c.want}) {
			t.Errorf("key %d: %v, want %v", c.key, got, c.want)
		}
		h.send(key(c.key, Up))
	}
	if got := (&hand{}).send(key(letter('W'), Down)); got[0] != (Intent{Kind: Letter, Rune: 'W', Device: Keyboard}) {
		t.Errorf("whole: %v", got)
	}
}

func TestRedo(t *testing.T) {
	for name, keys := range map[string][]Key{"r": {letter('R')}, "ctrl shift z": {KeyControl, KeyShift, letter('Z')}, "ctrl shift y": {KeyControl, KeyShift, letter('Y')}} {
		var h hand
		for _, k := range keys {
			h.send(key(k, Down))
		}
		if len(h.got) != 1 || h.got[0].Kind != Redo {
			t.Errorf("%s: %v", name, h.got)
		}
	}
	var h hand
	if got := h.send(padEdge(2, 11, Down)); len(got) != 1 || got[0] != (Intent{Kind: Redo, Device: Pad, ID: 2}) {
		t.Errorf("pad: %v", got)
	}
}

func TestAPeekLastsWhileItIsHeld(t *testing.T) {
	var h hand
	if got := h.send(key(letter('V'), Down), key(letter('V'), Up)); !slices.Equal(got, []Intent{{Kind: Peek, On: true, Device: Keyboard}, {Kind: Peek, Device: Keyboard}}) {
		t.Errorf("key: %v", got)
	}
	got := h.send(padEdge(3, 6, Down), padEdge(3, 6, Up))
	want := []Intent{{Kind: Peek, On: true, Device: Pad, ID: 3}, {Kind: Scroll, DY: -wheelLines, Device: Pad, ID: 3}, {Kind: Peek, Device: Pad, ID: 3}}
	if !slices.Equal(got, want) {
		t.Errorf("left trigger, which scrolls too: %v", got)
	}
	if got := h.send(padEdge(3, 6, Up), key(letter('V'), Up)); len(got) != 0 {
		t.Errorf("let go what was not held: %v", got)
	}
}

func TestAPeekIsLetGoWhateverIsOnTheScreen(t *testing.T) {
	var h hand
	h.send(padEdge(3, 6, Down))
	h.Rest()
	h.got = nil
	h.Map(padEdge(3, 6, Up), false, false, h.give)
	if !slices.Equal(h.got, []Intent{{Kind: Peek, Device: Pad, ID: 3}}) {
		t.Errorf("under another screen: %v", h.got)
	}
	h.send(padEdge(3, 6, Down))
	if got := h.send(Edge{Device: Pad, Kind: Lost, ID: 3}); !slices.Equal(got, []Intent{{Kind: Peek, Device: Pad, ID: 3}, {Kind: PadLost, Device: Pad, ID: 3}}) {
		t.Errorf("with the pad lost: %v", got)
	}
	h.got = nil
	h.Map(padEdge(3, 6, Down), false, false, h.give)
	if h.Map(padEdge(3, 6, Up), false, false, h.give); len(h.got) != 0 {
		t.Errorf("a press that was not for this screen peeked: %v", h.got)
	}
}

func TestWhatIsPressedForAnotherScreenDoesNotRepeat(t *testing.T) {
	for name, e := range map[string]Edge{"key": key(KeyDown, Down), "button": padEdge(1, 13, Down), "stick": {Device: Pad, Kind: Axis, Button: stick, Y: 1}} {
		var h hand
		h.Map(e, false, false, h.give)
		if h.Tick(100, h.give); len(h.got) != 0 {
			t.Errorf("%s: %v", name, h.got)
		}
	}
	var h hand
	h.send(Edge{Device: Pad, Kind: Axis, Button: stick, Y: 1})
	h.got = nil
	h.Map(Edge{Device: Pad, Kind: Axis, Button: stick}, false, false, h.give)
	if h.Tick(100, h.give); len(h.got) != 0 {
		t.Errorf("a stick that came back unseen: %v", h.got)
	}
}

func TestPadsComeAndAskToBeMapped(t *testing.T) {
	var h hand
	got := h.send(Edge{Device: Pad, Kind: Came, ID: 4}, Edge{Device: Pad, Kind: Raw, ID: 4, X: -3})
	if !slices.Equal(got, []Intent{{Kind: PadCame, Device: Pad, ID: 4}, {Kind: PadRaw, Device: Pad, ID: 4, X: -3}}) {
		t.Errorf("got %v", got)
	}
}

func TestAKeyCanBeBoundAndTheOtherGetsTheOldOne(t *testing.T) {
	keys, ok := BindKey(nil, ActUndo, letter('M'))
	if !ok || KeyFor(keys, ActUndo) != letter('M') || KeyFor(keys, ActMenu) != letter('U') {
		t.Fatalf("bound: %v", keys)
	}
	h := hand{Mapper: Mapper{Keys: keys}}
	if got := h.send(key(letter('M'), Down), key(letter('U'), Down)); len(got) != 2 || got[0].Kind != Undo || got[1].Kind != Menu {
		t.Errorf("got %v", got)
	}
	keys, _ = BindKey(nil, ActUndo, letter('B'))
	h = hand{Mapper: Mapper{Keys: keys}}
	if got := h.send(key(letter('B'), Down), key(letter('U'), Down)); len(got) != 2 || got[0].Kind != Undo || got[1] != (Intent{Kind: Letter, Rune: 'U', Device: Keyboard}) {
		t.Errorf("got %v", got)
	}
	if got := (&hand{Mapper: Mapper{Keys: keys}, typing: true}).send(key(letter('B'), Down)); len(got) != 0 {
		t.Errorf("a bound letter in a field: %v", got)
	}
	keys, _ = BindKey(nil, ActLeft, letter('A'))
	h = hand{Mapper: Mapper{Keys: keys}}
	if h.send(key(letter('A'), Down)); !h.Mapper.hands[Whole].in.Again || h.Mapper.hands[Whole].in.DX != -1 {
		t.Error("a bound direction does not repeat")
	}
}

func TestNobodyIsLockedOut(t *testing.T) {
	for _, k := range []Key{NoKey, KeyShift, KeyAlt, KeyControl, KeyF11, Keys} {
		if _, ok := BindKey(nil, ActInfo, k); ok {
			t.Errorf("key %d can be bound", k)
		}
	}
	if _, ok := BindKey(nil, ActSkip, KeyEnter); ok {
		t.Error("confirm has lost its key to an action that had none")
	}
	if _, ok := BindButton(nil, ActInfo, StandardButtons); ok {
		t.Error("a button that no pad has can be bound")
	}
	// Whatever is bound, every action that is needed has a key, and no two have
	// the same; the fixed keys mean something always.
	var keys []Key
	var buttons []uint8
	rng := uint32(1)
	next := func(n int) int { rng = rng*1664525 + 1013904223; return int(rng>>8) % n }
	for range 3000 {
		keys, _ = BindKey(keys, Action(next(int(Actions))), Key(next(int(Keys)+1)))
		buttons, _ = BindButton(buttons, Action(next(int(Actions))), uint8(next(18)))
		seen := map[Key]bool{}
		for a := range Actions {
			k := KeyFor(keys, a)
			if k == NoKey && a.needed() || k != NoKey && seen[k] {
				t.Fatalf("action %d has key %d of %v", a, k, keys)
			}
			seen[k] = true
			b := ButtonFor(buttons, a)
			for o := range a {
				if shared := o == ActPeek && a == ActScrollUp; b >= StandardButtons || !shared && b == ButtonFor(buttons, o) {
					t.Fatalf("actions %d and %d have button %d of %v", o, a, b, buttons)
				}
			}
		}
		m := Mapper{Keys: keys}
		for _, f := range fixed {
			if _, ok := m.key(f.key, false); !ok {
				t.Fatalf("key %d means nothing with %v", f.key, keys)
			}
			if in, ok := m.key(f.key, true); f.key != KeySpace && f.key != KeyBackspace && (!ok || in != f.in) {
				t.Fatalf("in a field key %d is %v", f.key, in)
			}
		}
	}
}

func TestOldBindingsAreFilledUp(t *testing.T) {
	if KeyFor([]Key{letter('W')}, ActUp) != letter('W') || KeyFor([]Key{letter('W')}, ActConfirm) != KeyEnter || ButtonFor([]uint8{3}, ActMenu) != 9 {
		t.Error("what is missing is not as at a first start")
	}
}

func TestAButtonCanBeBound(t *testing.T) {
	buttons, ok := BindButton(nil, ActConfirm, 3)
	if !ok {
		t.Fatal("refused")
	}
	h := hand{Mapper: Mapper{Buttons: buttons}}
	if got := h.send(padEdge(0, 3, Down), padEdge(0, 0, Down)); len(got) != 2 || got[0].Kind != Confirm || got[1].Kind != Undo {
		t.Errorf("got %v", got)
	}
}

func TestPeekAndScrollingUpPartOrMoveTogether(t *testing.T) {
	buttons, _ := BindButton(nil, ActPeek, 10)
	if ButtonFor(buttons, ActPeek) != 10 || ButtonFor(buttons, ActScrollUp) != 6 {
		t.Errorf("onto a free button: %v", buttons)
	}
	buttons, _ = BindButton(nil, ActPeek, 5)
	if ButtonFor(buttons, ActPeek) != 5 || ButtonFor(buttons, ActScrollUp) != 5 || ButtonFor(buttons, ActTabRight) != 6 {
		t.Errorf("onto one in use: %v", buttons)
	}
}

func TestABindingThatIsChosenAgainStays(t *testing.T) {
	keys, ok := BindKey(nil, ActUndo, letter('U'))
	if !ok || KeyFor(keys, ActUndo) != letter('U') || KeyFor(keys, ActRedo) != letter('R') {
		t.Errorf("bound: %v, %v", keys, ok)
	}
}

func TestConfirmAndCancelChangePlacesOnSomePads(t *testing.T) {
	h := hand{Mapper: Mapper{Swapped: func(id uint8) bool { return id == 1 }}}
	for id, want := range [][2]Kind{{Confirm, Cancel}, {Cancel, Confirm}} {
		if got := h.send(padEdge(uint8(id), 0, Down), padEdge(uint8(id), 1, Down)); len(got) != 2 || got[0].Kind != want[0] || got[1].Kind != want[1] {
			t.Errorf("pad %d: %v", id, got)
		}
	}
}

func TestTheRemapScreenCatchesKeysAndButtons(t *testing.T) {
	h := hand{Mapper: Mapper{Catch: true}}
	got := h.send(key(KeyEnter, Down), key(KeyEnter, Up), padEdge(1, 6, Down), padEdge(1, 6, Up), Edge{Device: Mouse, X: 3})
	want := []Intent{{Kind: Caught, X: int(KeyEnter), Device: Keyboard}, {Kind: Caught, X: 6, Device: Pad, ID: 1}, {Kind: Press, X: 3}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v", got)
	}
}

func TestPulses(t *testing.T) {
	for p := range Pulses {
		var r Rumbles
		r.Start(2, p)
		r.Start(MaxPads, p) // no such pad
		var at []int64
		for now := int64(1000); now < 2000; now += 10 {
			r.Due(now, func(pad uint8, b Beat) {
				if pad != 2 || b.Ms == 0 || b.Strong > 100 || b.Weak > 100 || b.Strong+b.Weak == 0 {
					t.Errorf("pulse %d: %d %v", p, pad, b)
				}
				at = append(at, now)
			})
		}
		want := []int64{1000}
		if p == Refused {
			want = []int64{1000, 1150}
		}
		if !slices.Equal(at, want) {
			t.Errorf("pulse %d begins at %v, want %v", p, at, want)
		}
	}
}
