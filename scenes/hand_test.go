package scenes

import (
	"errors"
	"reflect"
	"testing"

	"sandglass/engine/jsondoc"
	"sandglass/scenes/input"
	"sandglass/scenes/ui"
)

// lay puts pads of these names on the desk, each in the slot of its place.
func lay(names ...string) *input.Pads {
	p := &input.Pads{}
	var now []input.Reading
	for i, name := range names {
		now = append(now, input.Reading{Slot: i, Name: name, Standard: true, Buttons: make([]float64, 17), Axes: make([]float64, 4)})
	}
	p.Read(now, func(input.Edge) {})
	return p
}

const (
	red  = "pad Red 1"
	sony = "pad 054c-09cc-Sony 1"
	nin  = "pad 057e-2009-Nin 1"
)

func layAll() *input.Pads { return lay("Red", "054c-09cc-Sony", "057e-2009-Nin") }

func TestEveryIntentComesFromAHand(t *testing.T) {
	e := &Env{Pads: layAll()}
	for _, c := range []struct {
		in   input.Intent
		want string
	}{
		{input.Intent{Device: input.Mouse}, input.MouseHand},
		{input.Intent{Device: input.Touch, ID: 3}, input.MouseHand},
		{input.Intent{Device: input.Keyboard}, input.KeysHand},
		{input.Intent{Device: input.Keyboard, ID: input.LeftHalf}, input.LeftHand},
		{input.Intent{Device: input.Keyboard, ID: input.RightHalf}, input.RightHand},
		{input.Intent{Device: input.Pad, ID: 1}, sony},
		{input.Intent{Device: input.Pad, ID: 7}, input.AnyHand},
	} {
		if got := e.HandOf(c.in); got != c.want {
			t.Errorf("%+v is of %q, want %q", c.in, got, c.want)
		}
	}
	if n := testing.AllocsPerRun(20, func() { e.HandOf(input.Intent{Device: input.Pad, ID: 1}) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestAHandActsForItsSeats(t *testing.T) {
	sit := func(hands ...string) (seats []SeatSetup) {
		for _, h := range hands {
			seats = append(seats, SeatSetup{Driver: Human, Hand: h})
		}
		return seats
	}
	for name, c := range map[string]struct {
		seats []SeatSetup
		hand  string
		want  []bool
	}{
		"nobody has a hand: a pad":            {sit("", ""), red, []bool{true, true}},
		"nobody has a hand: the keyboard":     {sit("", ""), input.KeysHand, []bool{true, true}},
		"nobody has a hand: half of it":       {sit("", ""), input.LeftHand, []bool{true, true}},
		"an own pad":                          {sit(red, sony, ""), red, []bool{true, false, false}},
		"a foreign pad":                       {sit(red, sony, ""), nin, []bool{false, false, true}},
		"a foreign pad, all have hands":       {sit(red, sony), nin, []bool{false, false}},
		"a pad that two share":                {sit(red, red, ""), red, []bool{true, true, false}},
		"the mouse that nobody holds":         {sit(red, sony, ""), input.MouseHand, []bool{true, true, true}},
		"the mouse that somebody holds":       {sit(red, input.MouseHand, ""), input.MouseHand, []bool{false, true, true}},
		"the keyboard beside pads":            {sit(red, ""), input.KeysHand, []bool{false, true}},
		"the left half":                       {sit(input.LeftHand, input.RightHand), input.LeftHand, []bool{true, false}},
		"the half nobody holds, by the whole": {sit(input.LeftHand, input.KeysHand, ""), input.RightHand, []bool{false, true, false}},
		"the half nobody holds":               {sit(input.LeftHand, ""), input.RightHand, []bool{false, true}},
		"a pad never seen":                    {sit(red, ""), input.AnyHand, []bool{false, true}},
	} {
		for seat, want := range c.want {
			if got := Acts(c.seats, seat, c.hand); got != want {
				t.Errorf("%s: for seat %d %v", name, seat+1, got)
			}
		}
	}
	bots := sit(red, "", input.MouseHand)
	bots[0].Driver, bots[2].Driver = BotOf("random"), BotOf("random")
	for _, hand := range []string{red, input.MouseHand} {
		if !Acts(bots, 1, hand) {
			t.Errorf("a bot holds %q", hand)
		}
	}
	if Halved(sit(red, input.KeysHand)) || !Halved(sit(red, input.RightHand)) {
		t.Error("halves of the keyboard are not told")
	}
}

func TestPromptsShowTheDeviceOfTheSeatOnTurn(t *testing.T) {
	p := &page{name: "p"}
	e := newEnv(p)
	e.Pads = layAll()
	confirm := func(d input.Device, id uint8) {
		e.Stack.Give(e, input.Intent{Kind: input.Confirm, Device: d, ID: id})
	}
	confirm(input.Pad, 2)
	if e.Device != input.Pad || e.Style != input.StyleSwitch {
		t.Errorf("last used: device %d, style %d", e.Device, e.Style)
	}
	e.Prompt(sony)
	confirm(input.Keyboard, 0)
	confirm(input.Pad, 0)
	e.Stack.Give(e, pointer(input.Point, 1, 1, input.Mouse))
	if e.Device != input.Pad || e.Style != input.StylePlayStation {
		t.Errorf("others pressed: device %d, style %d", e.Device, e.Style)
	}
	e.Stack.Push(&page{name: "above"}, Cut)
	if confirm(input.Keyboard, 0); e.Device != input.Keyboard {
		t.Error("another screen keeps the glyphs of the seat on turn")
	}
	for hand, want := range map[string]input.Device{input.LeftHand: input.Keyboard, input.MouseHand: input.Mouse, red: input.Pad} {
		if e.Prompt(hand); e.Device != want {
			t.Errorf("%q: device %d", hand, e.Device)
		}
	}
	e.Prompt(input.MouseHand)
	e.Stack.Give(e, pointer(input.Press, 1, 1, input.Touch))
	if e.Prompt(input.MouseHand); e.Device != input.Touch {
		t.Error("a finger is shown a mouse")
	}
	for _, hand := range []string{input.AnyHand, "pad Never 1"} {
		e.Prompt(hand)
		if confirm(input.Keyboard, 0); e.Device != input.Keyboard {
			t.Errorf("%q: not the device last used", hand)
		}
		confirm(input.Mouse, 0)
	}
}

func TestPadsThatComeAndGoChangeNoPrompts(t *testing.T) {
	e := newEnv(&page{name: "p"})
	e.Pads = layAll()
	e.Device = input.Keyboard
	for _, k := range []input.Kind{input.PadCame, input.PadLost, input.PadRaw} {
		if e.Stack.Give(e, input.Intent{Kind: k, Device: input.Pad}); e.Device != input.Keyboard {
			t.Errorf("kind %d made the prompts a pad's", k)
		}
	}
}

func TestSwitchPadsConfirmByPlaceOrByLetter(t *testing.T) {
	e := &Env{Pads: layAll(), Settings: DefaultSettings()}
	for _, c := range []struct {
		swap bool
		id   uint8
		want bool
	}{{false, 2, false}, {true, 2, true}, {true, 1, false}, {true, 0, false}} {
		e.Settings.SwapConfirm = c.swap
		e.Device, e.Style = input.Pad, e.Pads.Style(c.id)
		if e.Swapped(c.id) != c.want || e.Look().Swap != c.want {
			t.Errorf("%+v: swapped %v, drawn %v", c, e.Swapped(c.id), e.Look().Swap)
		}
	}
}

func TestTheLookHasTheBindings(t *testing.T) {
	e := &Env{Settings: DefaultSettings(), Device: input.Keyboard}
	e.Settings.Keys, _ = input.BindKey(nil, input.ActUndo, input.KeyA)
	if !reflect.DeepEqual(e.Look(), ui.Look{Device: input.Keyboard, Keys: e.Settings.Keys}) {
		t.Errorf("look %+v", e.Look())
	}
}

func TestHalvesOfTheKeyboardAreShownTheirOwnKeys(t *testing.T) {
	e := newEnv(&page{name: "p"})
	undo := func() input.Key { return input.KeyFor(e.Look().Keys, input.ActUndo) }
	e.Halves = true
	if e.Prompt(input.LeftHand); undo() != input.KeyA+'Z'-'A' {
		t.Errorf("the left hand is shown key %d", undo())
	}
	e.Prompt(input.AnyHand)
	e.Stack.Give(e, input.Intent{Kind: input.Cancel, Device: input.Keyboard, ID: input.RightHalf})
	if undo() != input.KeyA+'U'-'A' || input.KeyFor(e.Look().Keys, input.ActCancel) != input.KeyBackspace {
		t.Error("the right hand is not shown its keys")
	}
	if n := testing.AllocsPerRun(10, func() { e.Look() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	if e.Halves = false; input.KeyFor(e.Look().Keys, input.ActCancel) != input.KeyEscape {
		t.Error("a keyboard that is whole again is shown the keys of a half")
	}
}

// motor notes what rumbles.
type motor struct{ felt []uint8 }

func (m *motor) Rumble(pad uint8, _ input.Pulse) { m.felt = append(m.felt, pad) }

func TestOnlyPadsThatAreHereRumble(t *testing.T) {
	m := &motor{}
	e := &Env{Pads: layAll(), Settings: DefaultSettings(), Feel: m}
	for _, hand := range []string{sony, input.MouseHand, input.AnyHand, input.KeysHand, "pad Never 1"} {
		e.Rumble(hand, input.YourTurn)
	}
	if len(m.felt) != 1 || m.felt[0] != 1 {
		t.Errorf("felt by %v", m.felt)
	}
	e.Settings.Rumble = false
	if e.Rumble(sony, input.Robbed); len(m.felt) != 1 {
		t.Error("it rumbles against the setting")
	}
}

// reader notes what is told.
type reader struct{ said, focus, title string }

func (r *reader) Say(s string)   { r.said = s }
func (r *reader) Focus(s string) { r.focus = s }
func (r *reader) Title(s string) { r.title = s }

// clipboard is a window that can copy.
type clipboard struct {
	Window
	text string
}

func (c *clipboard) Copy(s string) (string, error) { c.text = s; return "there", nil }

func TestVoiceAndClipboardAreAsked(t *testing.T) {
	r, c := &reader{}, &clipboard{}
	e := &Env{Voice: r, Window: c}
	e.Say("a")
	e.SayFocus("b")
	e.SetTitle("c")
	where, err := e.Copy("d")
	if *r != (reader{"a", "b", "c"}) || err != nil || where != "there" || c.text != "d" {
		t.Errorf("told %+v, copied %q to %q, %v", r, c.text, where, err)
	}
}

func TestWithoutDevicesNothingHappens(t *testing.T) {
	e := &Env{Settings: DefaultSettings(), Stack: &Stack{}}
	e.Rumble(red, input.Pressed)
	e.Say("a")
	e.SayFocus("b")
	e.SetTitle("c")
	e.Prompt(red)
	if _, err := e.Copy("d"); !errors.Is(err, ErrNoClipboard) || e.HandOf(input.Intent{Device: input.Pad}) != input.AnyHand || e.Swapped(0) {
		t.Error("something happened")
	}
}

func TestHandsAndBindingsAreStored(t *testing.T) {
	s := DefaultSettings()
	if !s.Rumble || !s.TwoTaps || s.LookAway || s.SwapConfirm || s.NoLens {
		t.Errorf("at a first start: %+v", s)
	}
	s.Rumble, s.TwoTaps, s.SwapConfirm, s.LookAway, s.NoLens = false, false, true, true, true
	s.PadStyle, s.Hold = input.StyleDeck, input.HoldLong
	s.Keys, _ = input.BindKey(nil, input.ActPeek, input.KeyTab)
	s.Buttons, _ = input.BindButton(nil, input.ActRedo, 10)
	s.Pads = input.Remember(nil, "Old", []input.RawInput{3, -1, -2})
	s.Last = LastGame{Game: "timbuktu", Seats: []SeatSetup{{"Anna", Human, sony}, {"Béla", Human, input.LeftHand}}}
	got, err := ParseSettings(jsondoc.Marshal(s))
	if err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("read %+v, %v; want %+v", got, err, s)
	}
}

func TestOldSettingsStillLoad(t *testing.T) {
	old := `{"Lang":1,"Master":80,"Music":10,"Effects":80,"Interface":80,"Speed":1,"Fullscreen":false,"ReducedMotion":false,"HideOdds":true,
"Last":{"Game":"theben","Seats":[{"Name":"Anna","Driver":"human"}],"Options":null}}`
	s, err := ParseSettings([]byte(old))
	if err != nil || s.Music != 10 || !s.Rumble || !s.TwoTaps || s.Keys != nil || s.Last.Seats[0] != (SeatSetup{Name: "Anna", Driver: Human}) {
		t.Errorf("read %+v, %v", s, err)
	}
}

// Nobody is locked out by bindings in which nothing confirms, or everything is on one
// button.
func TestBindingsThatNobodyGetsAlongWithAreDropped(t *testing.T) {
	for _, doc := range []string{
		`{"Keys": [1,2,3,4,0,0,5,6,0,0,5,6,0,0,0,0]}`,
		`{"Keys": [1,2,3,4,15,7]}`,
		`{"Buttons": [255,255,255,255,255,255,255,255,255,255,255,255,255,255,255,255]}`,
		`{"Buttons": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}`,
		`{"Buttons": [12,13,14,15,99]}`,
	} {
		if s, err := ParseSettings([]byte(doc)); err != nil || s.Keys != nil || s.Buttons != nil {
			t.Errorf("%s: %v, keys %v, buttons %v", doc, err, s.Keys, s.Buttons)
		}
	}
}

func TestDamagedHandsAndBindingsAreDropped(t *testing.T) {
	for _, bad := range []string{`{"PadStyle": 9}`, `{"Hold": 3}`, `{"Pads": [{"Kind": "a", "From": [40000]}]}`} {
		if _, err := ParseSettings([]byte(bad)); err == nil {
			t.Errorf("%s was read", bad)
		}
	}
	s, err := ParseSettings([]byte(`{"Music": 7, "Keys": [200], "Buttons": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1], "Last": {"Game": "", "Seats": [{"Name": "A", "Driver": "human", "Hand": "foot"}], "Options": null}}`))
	if err != nil || s.Music != 7 || s.Keys != nil || s.Buttons != nil || s.Last.Seats[0].Hand != input.AnyHand {
		t.Errorf("read %+v, %v", s, err)
	}
}

// TestWhatComesUpHasTheGlyphsOfWhoOpenedIt, though those before were for another.
func TestWhatComesUpHasTheGlyphsOfWhoOpenedIt(t *testing.T) {
	e := newEnv(&ajar{page{name: "below"}})
	e.Pads = layAll()
	e.Prompt(sony)
	e.Stack.Give(e, input.Intent{Kind: input.Menu, Device: input.Keyboard})
	if e.Device != input.Keyboard {
		t.Errorf("glyphs of device %d", e.Device)
	}
}

// ajar is a scene over which another comes by the press of any hand.
type ajar struct{ page }

func (*ajar) Lets(e *Env, in input.Intent) bool {
	e.Stack.Push(&page{name: "menu"}, Cut)
	return false
}
