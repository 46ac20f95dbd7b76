package input

import (
	"math/rand"
	"slices"
	"testing"
)

// A hand sends edges and collects what they mean.
type hand struct {
	Mapper
	typing bool
	got    []Intent
}

func (h *hand) give(in Intent) { h.got = append(h.got, in) }

func (h *hand) send(edges ...Edge) []Intent {
	h.got = nil
	for _, e := range edges {
		h.Map(e, true, h.typing, h.give)
	}
	return h.got
}

func key(k Key, kind EdgeKind) Edge { return Edge{Device: Keyboard, Kind: kind, Key: k} }

func letter(r rune) Key { return KeyA + Key(r-'A') }

func TestKeysMean(t *testing.T) {
	for name, c := range map[string]struct {
		held []Key
		key  Key
		want Intent
	}{
		"enter":       {nil, KeyEnter, Intent{Kind: Confirm}},
		"space":       {nil, KeySpace, Intent{Kind: Confirm}},
		"escape":      {nil, KeyEscape, Intent{Kind: Cancel}},
		"backspace":   {nil, KeyBackspace, Intent{Kind: Cancel}},
		"tab":         {nil, KeyTab, Intent{Kind: TabRight}},
		"shift tab":   {[]Key{KeyShift}, KeyTab, Intent{Kind: TabLeft}},
		"f1":          {nil, KeyF1, Intent{Kind: Info}},
		"m":           {nil, letter('M'), Intent{Kind: Menu}},
		"u":           {nil, letter('U'), Intent{Kind: Undo}},
		"ctrl z":      {[]Key{KeyControl}, letter('Z'), Intent{Kind: Undo}},
		"ctrl y":      {[]Key{KeyControl}, letter('Y'), Intent{Kind: Undo}},
		"f11":         {nil, KeyF11, Intent{Kind: Full}},
		"alt enter":   {[]Key{KeyAlt}, KeyEnter, Intent{Kind: Full}},
		"left":        {nil, KeyLeft, Intent{Kind: Nav, DX: -1}},
		"up":          {nil, KeyUp, Intent{Kind: Nav, DY: -1}},
		"letter":      {nil, letter('D'), Intent{Kind: Letter, Rune: 'D'}},
		"digit":       {nil, Key0 + 4, Intent{Kind: Letter, Rune: '4'}},
		"page down":   {nil, KeyPageDown, Intent{Kind: Scroll, DY: pageLines}},
		"home scroll": {nil, KeyHome, Intent{Kind: Scroll, DY: -allLines}},
	} {
		var h hand
		for _, k := range c.held {
			h.send(key(k, Down))
		}
		c.want.Device = Keyboard
		if got := h.send(key(c.key, Down)); !slices.Equal(got, []Intent{c.want}) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}

func TestOtherControlLettersMeanNothing(t *testing.T) {
	var h hand
	h.send(key(KeyControl, Down))
	if got := h.send(key(letter('D'), Down)); len(got) != 0 {
		t.Errorf("got %v", got)
	}
}

func TestModifiersAreForgottenWhenLetGoUnseen(t *testing.T) {
	var h hand
	h.send(key(KeyAlt, Down))
	h.Map(key(KeyAlt, Up), false, false, h.give)
	if got := h.send(key(KeyEnter, Down)); len(got) != 1 || got[0].Kind != Confirm {
		t.Errorf("got %v", got)
	}
}

func TestTyping(t *testing.T) {
	h := hand{typing: true}
	u := Edge{Device: Keyboard, Kind: Text, Rune: 'ű'}
	if got := h.send(key(letter('U'), Down), u); len(got) != 1 || got[0].Kind != Typed || got[0].Rune != 'ű' {
		t.Errorf("a letter: %v", got)
	}
	space := Edge{Device: Keyboard, Kind: Text, Rune: ' '}
	if got := h.send(key(KeySpace, Down), space); len(got) != 1 || got[0].Kind != Typed {
		t.Errorf("space: %v", got)
	}
	if got := h.send(key(KeyBackspace, Down)); len(got) != 1 || got[0].Kind != Erase {
		t.Errorf("backspace: %v", got)
	}
	if got := h.send(key(KeyEnter, Down)); len(got) != 1 || got[0].Kind != Confirm {
		t.Errorf("enter: %v", got)
	}
	h.typing = false
	if got := h.send(u); len(got) != 0 {
		t.Errorf("text outside of a field: %v", got)
	}
	if got := h.send(Edge{Device: Keyboard, Kind: Text, Rune: '?'}); len(got) != 1 || got[0].Kind != Shortcuts {
		t.Errorf("question mark: %v", got)
	}
}

func TestHeldDirectionsRepeat(t *testing.T) {
	for name, d := range map[string]struct{ down, up Edge }{
		"key":    {key(KeyRight, Down), key(KeyRight, Up)},
		"button": {Edge{Device: Pad, Button: 15, ID: 2}, Edge{Device: Pad, Kind: Up, Button: 15, ID: 2}},
		"stick":  {Edge{Device: Pad, Kind: Axis, Button: 17, X: 1}, Edge{Device: Pad, Kind: Axis, Button: 17}},
	} {
		var h hand
		h.send(d.down)
		var at []int
		for tick := 1; tick <= 40; tick++ {
			h.got = nil
			if h.Tick(1, h.give); len(h.got) > 0 {
				if h.got[0].Kind != Nav || h.got[0].DX != 1 {
					t.Errorf("%s: repeats %v", name, h.got)
				}
				at = append(at, tick)
			}
		}
		if want := []int{24, 30, 36}; !slices.Equal(at, want) {
			t.Errorf("%s: repeats at %v, want %v", name, at, want)
		}
		h.send(d.up)
		h.got = nil
		if h.Tick(100, h.give); len(h.got) != 0 {
			t.Errorf("%s: repeats after it was let go", name)
		}
	}
}

func TestPadButtonsMean(t *testing.T) {
	for button, want := range map[uint8]Kind{0: Confirm, 1: Cancel, 2: Info, 3: Undo, 4: TabLeft, 5: TabRight, 9: Menu} {
		var h hand
		got := h.send(Edge{Device: Pad, Button: button, ID: 1}, Edge{Device: Pad, Kind: Up, Button: button, ID: 1})
		if len(got) != 1 || got[0] != (Intent{Kind: want, Device: Pad, ID: 1}) {
			t.Errorf("button %d: got %v", button, got)
		}
	}
}

func TestPointers(t *testing.T) {
	var h hand
	got := h.send(
		Edge{Device: Mouse, Kind: Move, X: 3, Y: 4},
		Edge{Device: Mouse, X: 3, Y: 4}, Edge{Device: Mouse, Kind: Up, X: 3, Y: 4},
		Edge{Device: Mouse, Button: 2}, Edge{Device: Mouse, Kind: Up, Button: 2},
		Edge{Device: Mouse, Kind: Wheel, Y: 2},
	)
	want := []Intent{{Kind: Point, X: 3, Y: 4}, {Kind: Press, X: 3, Y: 4}, {Kind: Release, X: 3, Y: 4}, {Kind: Info}, {Kind: Scroll, DY: 6}}
	if !slices.Equal(got, want) {
		t.Errorf("mouse: got %v, want %v", got, want)
	}
	got = h.send(
		Edge{Device: Touch, ID: 1, X: 9}, Edge{Device: Touch, ID: 2, X: 50},
		Edge{Device: Touch, Kind: Move, ID: 2, X: 51}, Edge{Device: Touch, Kind: Up, ID: 2, X: 51},
		Edge{Device: Touch, Kind: Up, ID: 1, X: 9}, Edge{Device: Touch, ID: 2, X: 7},
	)
	want = []Intent{{Kind: Press, X: 9, Device: Touch, ID: 1}, {Kind: Release, X: 9, Device: Touch, ID: 1}, {Kind: Press, X: 7, Device: Touch, ID: 2}}
	if !slices.Equal(got, want) {
		t.Errorf("two fingers: got %v, want %v", got, want)
	}
}

func TestWhatIsNotLiveMeansNothing(t *testing.T) {
	var h hand
	for _, e := range []Edge{key(KeyEnter, Down), {Device: Mouse}, {Device: Touch}, {Device: Pad}, {Device: Keyboard, Kind: Text, Rune: 'x'}} {
		h.Map(e, false, true, h.give)
	}
	if len(h.got) != 0 {
		t.Errorf("got %v", h.got)
	}
}

func TestWhateverIsBoundServes(t *testing.T) {
	var keys []Key
	var buttons []uint8
	rng := rand.New(rand.NewSource(1))
	for range 5000 {
		a := Action(rng.Intn(int(Actions)))
		keys, _ = BindKey(keys, a, Key(rng.Intn(int(Keys))))
		buttons, _ = BindButton(buttons, a, uint8(rng.Intn(StandardButtons)))
		if !KeysServe(keys) || !ButtonsServe(buttons) {
			t.Fatalf("keys %v, buttons %v", keys, buttons)
		}
	}
}
