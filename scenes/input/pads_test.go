package input

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A desk is what pads lie on: each test puts them there and takes them away.
type desk struct {
	Pads
	on  []Reading
	got []Edge
}

const (
	xbox    = "Xbox 360 Controller (XInput STANDARD GAMEPAD)"
	sony    = "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)"
	nswitch = "057e-2009-Pro Controller"
	noName  = "Generic   USB  Joystick  (Vendor: 0079 Product: 0006)"
)

// put lays a pad of the standard layout into a slot.
func (d *desk) put(slot int, name string) *Reading {
	d.on = append(d.on, Reading{Slot: slot, Name: name, Standard: true, Buttons: make([]float64, 17), Axes: make([]float64, 4)})
	return d.in(slot)
}

func (d *desk) in(slot int) *Reading {
	return &d.on[slices.IndexFunc(d.on, func(r Reading) bool { return r.Slot == slot })]
}

func (d *desk) take(slot int) {
	d.on = slices.DeleteFunc(d.on, func(r Reading) bool { return r.Slot == slot })
}

// tick reads once and gives what was posted.
func (d *desk) tick() []Edge {
	d.got = nil
	d.Read(d.on, func(e Edge) { d.got = append(d.got, e) })
	return d.got
}

// id is the number of the pad in a slot.
func (d *desk) id(t *testing.T, slot int) uint8 {
	t.Helper()
	for i := range uint8(MaxPads) {
		if at, here := d.Slot(i); here && at == slot {
			return i
		}
	}
	t.Fatalf("no pad in slot %d", slot)
	return 0
}

func (d *desk) identity(t *testing.T, slot int) string { return d.Identity(d.id(t, slot)) }

func TestAPadIsKnownByItsKindAndNumber(t *testing.T) {
	var d desk
	for slot, name := range []string{xbox, sony, xbox, nswitch} {
		d.put(slot, name)
	}
	d.tick()
	for slot, want := range []string{"pad Xbox-360-Controller 1", "pad 054c-09cc-Wireless-Controller 1", "pad Xbox-360-Controller 2", "pad 057e-2009-Pro-Controller 1"} {
		if got := d.identity(t, slot); got != want || !ValidHand(got) {
			t.Errorf("slot %d: %q, want %q", slot, got, want)
		}
		if id, here := d.Find(want); !here || id != d.id(t, slot) {
			t.Errorf("%q is found as %d, %v", want, id, here)
		}
	}
	if _, here := d.Find("pad Xbox-360-Controller 3"); here {
		t.Error("found a third")
	}
}

func TestAPadThatComesBackIsTheSameAndAnotherInheritsNothing(t *testing.T) {
	var d desk
	d.put(0, xbox)
	d.put(1, sony)
	d.tick()
	anna, id := d.identity(t, 0), d.id(t, 0)
	d.take(0)
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Lost, ID: id}}) {
		t.Fatalf("lost: %v", got)
	}
	if at, here := d.Find(anna); here || at != id {
		t.Errorf("away it is found as %d, %v", at, here)
	}
	d.put(0, nswitch) // a foreign one in its slot
	if got := d.tick(); len(got) != 1 || got[0].Kind != Came || got[0].ID == id {
		t.Errorf("a foreign pad: %v", got)
	}
	if d.identity(t, 0) == anna {
		t.Error("the foreign pad is Anna's now")
	}
	d.put(5, xbox)
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Came, ID: id}}) || d.identity(t, 5) != anna {
		t.Errorf("back in another slot: %v, %q", got, d.identity(t, 5))
	}
}

func TestASwapWithinATickIsALossToo(t *testing.T) {
	var d desk
	d.put(0, xbox).Buttons[0] = 1
	d.tick()
	old := d.id(t, 0)
	d.take(0)
	d.put(0, sony).Buttons[0] = 1
	got := d.tick()
	if len(got) != 3 || got[0] != (Edge{Device: Pad, Kind: Lost, ID: old}) || got[1].Kind != Came || got[2].Kind != Down || got[2].ID == old {
		t.Errorf("got %v", got)
	}
}

func TestTwoAlikeThatSwapSlotsAreToldByNumberOnly(t *testing.T) {
	var d desk
	d.put(0, xbox)
	d.put(1, xbox)
	d.tick()
	second := d.identity(t, 1)
	d.take(1)
	d.tick()
	d.put(3, xbox)
	if d.tick(); d.identity(t, 3) != second {
		t.Errorf("the second came back as %q", d.identity(t, 3))
	}
}

func TestOfTwoAlikeThatWentTheSlotTellsWhichIsBack(t *testing.T) {
	var d desk
	d.put(0, xbox)
	d.put(1, xbox)
	d.tick()
	anna, ben := d.identity(t, 0), d.identity(t, 1)
	d.take(0)
	d.take(1)
	d.tick()
	d.put(1, xbox)
	if d.tick(); d.identity(t, 1) != ben {
		t.Errorf("Ben's is %q", d.identity(t, 1))
	}
	d.put(4, xbox) // the only one that is left
	if d.tick(); d.identity(t, 4) != anna {
		t.Errorf("Anna's is %q", d.identity(t, 4))
	}
}

func TestNumbersAreBoundedAndTheLongestAwayMakesRoom(t *testing.T) {
	var d desk
	for i := range MaxPads {
		d.put(i, fmt.Sprintf("Model %d", i))
	}
	d.tick()
	d.put(20, "One too many")
	if got := d.tick(); len(got) != 0 {
		t.Errorf("all numbers are given, but %v", got)
	}
	d.take(20)
	d.take(3)
	d.tick()
	d.take(5)
	d.tick()
	d.put(20, "New")
	if got := d.tick(); len(got) != 1 || got[0].Kind != Came || got[0].ID != 3 {
		t.Errorf("the new one: %v", got)
	}
	d.put(5, "Model 5")
	if d.tick(); d.identity(t, 5) != "pad Model-5 1" {
		t.Errorf("the one that was away for less is %q", d.identity(t, 5))
	}
	if _, here := d.Find("pad Model-3 1"); here {
		t.Error("the one that made room is still here")
	}
}

func TestKindsOfBrowsersAndSystems(t *testing.T) {
	for _, c := range []struct {
		name, sdl, kind string
		style           Style
	}{
		{xbox, "", "Xbox-360-Controller", StyleXbox},
		{sony, "", "054c-09cc-Wireless-Controller", StylePlayStation},
		{"054c-09cc-Wireless Controller", "", "054c-09cc-Wireless-Controller", StylePlayStation},
		{"54c-9cc-Wireless Controller", "", "054c-09cc-Wireless-Controller", StylePlayStation},
		{"Logitech Dual-Action-Pad", "", "Logitech-Dual-Action-Pad", StyleXbox},
		{"DualSense Wireless Controller Extended Gamepad", "", "DualSense-Wireless-Controller-Ex", StylePlayStation},
		{"Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)", "", "057e-2009-Pro-Controller", StyleSwitch},
		{"Joy-Con (L)", "", "Joy-Con", StyleSwitch},
		{"Steam Deck Controller", "03000000de2800000512000011010000", "28de-1205-Steam-Deck-Controller", StyleDeck},
		{"Sony Interactive Entertainment Wireless Controller", "030000004c050000cc09000000010000", "054c-09cc-Sony-Interactive-Entertainment-W", StylePlayStation},
		{"Microsoft X-Box 360 pad", "030000005e0400008e02000010010000", "045e-028e-Microsoft-X-Box-360-pad", StyleXbox},
		{noName, "", "0079-0006-Generic-USB-Joystick-", StyleXbox},
		{"(Vendor: 12", "", "Vendor-12", StyleXbox},
		{"\n ű é", "", "unnamed", StyleXbox},
		{"", "", "unnamed", StyleXbox},
		{"Vendor: zzzz Product: 0000", "", "Vendor-zzzz-Product-0000", StyleXbox},
	} {
		kind, style := kindOf(c.name, c.sdl)
		if kind != c.kind || style != c.style {
			t.Errorf("%q, %q: %q in style %d, want %q in %d", c.name, c.sdl, kind, style, c.kind, c.style)
		}
		if !ValidHand("pad " + kind + " 1") {
			t.Errorf("%q makes no valid hand", kind)
		}
	}
}

func TestStylesCanBeForced(t *testing.T) {
	var d desk
	d.put(0, sony)
	d.tick()
	if d.Style(0) != StylePlayStation || d.Style(7) != StyleXbox {
		t.Errorf("styles %d, %d", d.Style(0), d.Style(7))
	}
	if d.Force = StyleSwitch; d.Style(0) != StyleSwitch || d.Style(7) != StyleSwitch {
		t.Error("not forced")
	}
}

func TestHandsAreTextsOfOneKind(t *testing.T) {
	for _, s := range []string{AnyHand, MouseHand, KeysHand, LeftHand, RightHand, "pad a 1", "pad 054c-09cc-x 8"} {
		if !ValidHand(s) {
			t.Errorf("%q is refused", s)
		}
	}
	for _, s := range []string{"pad", "pad a", "pad  1", "pad a 0", "pad a 9", "pad a 11", "pad a b 1", "pad a/b 1", "pad - 1", "pad a\n 1", "keys.up", "Mouse", "pad " + strings.Repeat("a", 43) + " 1"} {
		if ValidHand(s) {
			t.Errorf("%q is taken", s)
		}
	}
}

func TestButtonsAndTriggersHaveHysteresis(t *testing.T) {
	var d desk
	r := d.put(0, xbox)
	d.tick()
	for i, step := range []struct {
		v    float64
		want []EdgeKind
	}{{.4, nil}, {.51, []EdgeKind{Down}}, {.45, nil}, {.31, nil}, {.29, []EdgeKind{Up}}, {.45, nil}, {1, []EdgeKind{Down}}, {0, []EdgeKind{Up}}} {
		r.Buttons[7] = step.v
		var kinds []EdgeKind
		for _, e := range d.tick() {
			if e.Device != Pad || e.Button != 7 {
				t.Errorf("step %d: %v", i, e)
			}
			kinds = append(kinds, e.Kind)
		}
		if !slices.Equal(kinds, step.want) {
			t.Errorf("step %d at %v: %v, want %v", i, step.v, kinds, step.want)
		}
	}
}

// bare lays a pad without a standard layout: two axes, eight buttons.
func (d *desk) bare(slot int) *Reading {
	r := d.put(slot, noName)
	r.Standard, r.Buttons, r.Axes = false, make([]float64, 8), []float64{.02, 0, -1}
	return r
}

func TestAPadWithoutALayoutPostsRawPressesOnly(t *testing.T) {
	var d desk
	r := d.bare(0)
	if got := d.tick(); len(got) != 1 || got[0].Kind != Came || d.Mapped(0) || d.Raw(0) != 0 {
		t.Fatalf("came: %v, mapped %v, raw %d", got, d.Mapped(0), d.Raw(0))
	}
	for _, c := range []struct {
		set  func(on float64)
		want RawInput
	}{
		{func(on float64) { r.Buttons[0] = on }, 1},
		{func(on float64) { r.Buttons[7] = on }, 8},
		{func(on float64) { r.Axes[0] = on }, -1},
		{func(on float64) { r.Axes[1] = -on }, -4},
		{func(on float64) { r.Axes[2] = 2*on - 1 }, -5}, // a trigger that rests at its end
	} {
		c.set(1)
		if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Raw, X: int(c.want)}}) || d.Raw(0) != c.want {
			t.Errorf("got %v, raw %d, want %d", got, d.Raw(0), c.want)
		}
		if got := d.tick(); len(got) != 0 {
			t.Errorf("held: %v", got)
		}
		c.set(0)
		if got := d.tick(); len(got) != 0 || d.Raw(0) != 0 {
			t.Errorf("let go: %v, raw %d", got, d.Raw(0))
		}
	}
}

func TestAnOwnMappingServesAllPadsOfItsKind(t *testing.T) {
	var d desk
	from := make([]RawInput, StandardButtons)
	from[0], from[12], from[13], from[15] = 3, -4, -3, -1
	d.bare(0)
	two := d.bare(1)
	d.Mappings = Remember(nil, "0079-0006-Generic-USB-Joystick-", from)
	d.tick()
	if !d.Mapped(0) || !d.Mapped(1) {
		t.Fatal("not mapped")
	}
	two.Buttons[2], two.Axes[1] = 1, -1
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, ID: 1}, {Device: Pad, ID: 1, Button: 12}}) {
		t.Errorf("pressed: %v", got)
	}
	two.Buttons[2], two.Axes[1] = 0, 1
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Up, ID: 1}, {Device: Pad, Kind: Up, ID: 1, Button: 12}, {Device: Pad, ID: 1, Button: 13}}) {
		t.Errorf("the other way: %v", got)
	}
	if d.Mappings = Remember(d.Mappings, "0079-0006-Generic-USB-Joystick-", nil); len(d.Mappings) != 0 {
		t.Error("not forgotten")
	}
}

func TestAnAxisThatDriftsIsMappedFromItsRest(t *testing.T) {
	var d desk
	r := d.bare(0)
	r.Axes = []float64{.55, -1}
	from := make([]RawInput, StandardButtons)
	from[15], from[14], from[6] = -1, -2, -3
	d.Mappings = Remember(nil, "0079-0006-Generic-USB-Joystick-", from)
	if got := d.tick(); len(got) != 1 {
		t.Errorf("at rest: %v", got)
	}
	r.Axes = []float64{.9, .2}
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Button: 6}, {Device: Pad, Button: 15}}) {
		t.Errorf("pressed: %v", got)
	}
}

// Browsers hide a pad until something on it is moved: that is no rest.
func TestAnAxisThatWokeThePadFindsItsRest(t *testing.T) {
	for _, woke := range []float64{1, -1, .7} {
		var d desk
		r := d.bare(0)
		r.Axes = []float64{woke}
		from := make([]RawInput, StandardButtons)
		from[15], from[14] = -1, -2
		d.Mappings = Remember(nil, "0079-0006-Generic-USB-Joystick-", from)
		d.tick()
		r.Axes[0] = .02
		for range 200 {
			d.tick()
		}
		for v, want := range map[float64]uint8{1: 15, -1: 14} {
			r.Axes[0] = v
			if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Button: want}}) {
				t.Errorf("woken at %v, then at %v: %v", woke, v, got)
			}
			r.Axes[0] = 0
			if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Up, Button: want}}) {
				t.Errorf("woken at %v, back: %v", woke, got)
			}
		}
	}
}

func TestAMappingOfInputsThatAreNotThereIsHarmless(t *testing.T) {
	var d desk
	d.bare(0)
	d.Mappings = []PadMapping{{"0079-0006-Generic-USB-Joystick-", []RawInput{0, 999, -999, -32768, 32767}}}
	if got := d.tick(); len(got) != 1 {
		t.Errorf("got %v", got)
	}
}

func TestThePadThatIsAskedActsNowhereElse(t *testing.T) {
	var d desk
	r := d.put(0, xbox)
	r.Buttons[1] = 1
	d.tick()
	d.Ask(0, true)
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Up, Button: 1}}) {
		t.Errorf("what was held: %v", got)
	}
	r.Buttons[1], r.Axes[0] = 0, 1
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad, Kind: Raw, X: -1}}) {
		t.Errorf("asked: %v", got)
	}
	r.Axes[0] = 0
	d.tick()
	d.Ask(0, false)
	r.Buttons[0] = 1
	if got := d.tick(); !slices.Equal(got, []Edge{{Device: Pad}}) {
		t.Errorf("asked no more: %v", got)
	}
}

func TestNoPadsAreNoTrouble(t *testing.T) {
	var p *Pads
	if id, here := p.Find("pad a 1"); id != 0 || here || p.Identity(0) != AnyHand || p.Style(0) != StyleXbox || p.Mapped(0) || p.Raw(0) != 0 || p.Kind(0) != "" {
		t.Error("a nil Pads knows something")
	}
	p.Ask(0, true)
}

func TestASteadyReadingAllocatesNothing(t *testing.T) {
	var d desk
	for i := range 5 {
		d.put(i, fmt.Sprintf("Model %d", i))
	}
	d.bare(6)
	post := func(Edge) {}
	d.Read(d.on, post)
	if n := testing.AllocsPerRun(50, func() { d.Read(d.on, post); d.Identity(2); d.Find("pad Model-4 1") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestFingersAreNumberedFromZero(t *testing.T) {
	var f Fingers
	if f.Down(1000) != 0 || f.Down(77) != 1 || f.At(1000) != 0 || f.Up(1000) != 0 || f.Down(5) != 0 || f.Up(77) != 1 {
		t.Error("numbers are not the lowest that are free")
	}
}
