package table

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// keyed is a plain board with Timbuktu's camel cards on the keys.
type keyed struct{ *plain }

func (keyed) Legend(_ *scenes.Env, v engine.View) (l Legend, ok bool) {
	t := v.(*timbuktu.View)
	copy(l.Words[:], []string{"A", "B", "C", "D", "E", "F", "G", "H"}[:t.Camels()])
	l.Title = "Which camel?"
	return l, t.Phase() == timbuktu.Choosing && v.Viewer() == engine.Spectator
}

func (keyed) Typed(v engine.View, keys []uint8) ([]engine.Move, bool) {
	mv := timbuktu.Choose(timbuktu.Camel(keys[len(keys)-1]))
	return []engine.Move{mv}, !slices.Contains(v.AppendMoves(nil), mv)
}

// keypads leads three people with pads, or two halves of a keyboard, to their
// first keypad.
func keypads(t *testing.T, hands ...string) (*round, *Table, *keypad) {
	r := newRound(t, 3)
	for i := range hands {
		if hands[i] == "" {
			hands[i] = r.pad(i)
		}
	}
	tb := r.sit(5, func(b *plain) Board { return keyed{b} }, hands...)
	for r.on(tb); r.e.Stack.Top() == tb; r.on(tb) {
		r.by(int(tb.viewer), input.Intent{Kind: input.Confirm})
	}
	k, ok := r.e.Stack.Top().(*keypad)
	if !ok || r.curtain != nil {
		t.Fatalf("on %s, curtain %v", r.e.Stack.Top().Name(), r.curtain)
	}
	r.feel.pulses, r.voice.said = [input.MaxPads][]input.Pulse{}, nil
	return r, tb, k
}

// by gives an intent of the hand of a seat: of the pad of its number where it has
// one.
func (r *round) by(seat int, in input.Intent) {
	t := r.e.Stack.Top()
	if k, ok := t.(*keypad); ok {
		t = k.table
	}
	in.Device, in.ID = input.Pad, uint8(seat)
	switch t.(*Table).seats[seat].Hand {
	case input.LeftHand:
		in.Device, in.ID = input.Keyboard, input.LeftHalf
	case input.RightHand:
		in.Device, in.ID = input.Keyboard, input.RightHalf
	}
	r.e.Stack.Give(r.e, in)
}

// key presses a key of the keypad in two steps.
func (r *round) key(seat, key int) {
	ways := [KeyColumns][2]int{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}
	r.by(seat, input.Intent{Kind: []input.Kind{input.Undo, input.Info, input.Cancel, input.Confirm}[key/KeyColumns]})
	r.by(seat, input.Intent{Kind: input.Nav, DX: ways[key%KeyColumns][0], DY: ways[key%KeyColumns][1]})
}

func TestAllChooseAtOnceOnPads(t *testing.T) {
	for _, hands := range [][]string{{"", "", ""}, {"", input.LeftHand, input.RightHand}} {
		r, tb, k := keypads(t, hands...)
		moves := tb.match.Len()
		r.key(0, 2)
		r.key(1, 0)
		if r.update(int(beatTime)); k.shown != 0b011 {
			t.Errorf("after a beat %b are shown to have chosen", k.shown)
		}
		if _, text := saveOf(r.party); !bytes.Contains(text, []byte("\nheld 1 camel C\nheld 2 camel A\n")) {
			t.Errorf("what was chosen is not saved:\n%s", text)
		}
		r.key(0, 12) // there is no such camel
		r.update(int(beatTime))
		if k.shown != 0b010 || tb.match.Len() != moves {
			t.Errorf("after a wrong choice %b, %d moves", k.shown, tb.match.Len()-moves)
		}
		r.key(0, 3)
		r.key(2, 4)
		r.key(2, 1)
		r.update(int(2 * beatTime))
		if r.e.Stack.Top() == k {
			t.Fatalf("all have chosen, shown %b", k.shown)
		}
		for i, want := range []string{"camel D", "camel A", "camel B"} {
			if seat, mv := tb.match.Entry(moves + i); int(seat) != i || tb.game.Rules.Format(mv) != want {
				t.Errorf("seat %d chose %s, want %s", seat, tb.game.Rules.Format(mv), want)
			}
		}
		if want := []input.Pulse{input.Pressed, input.Taken, input.Pressed, input.Refused, input.Pressed, input.Taken}; !slices.Equal(r.feel.pulses[0][:6], want) {
			t.Errorf("the presser felt %v", r.feel.pulses[0])
		}
	}
}

// TestNothingOfAPressIsSeenOrHeard: whatever is pressed, until the beat, frames,
// description, sounds and words are those of a keypad that nobody touches, and
// other pads are still.
func TestNothingOfAPressIsSeenOrHeard(t *testing.T) {
	r, _, k := keypads(t, "", "", input.LeftHand)
	still, _, _ := keypads(t, "", "", input.LeftHand)
	r.e.Sound = loud{T: t}
	var a, b paint.List
	for i := range int(beatTime) - 1 {
		switch {
		case i%7 == 1:
			r.key(i%3, i%KeyCount)
		case i%7 == 3:
			r.by(i%3, input.Intent{Kind: input.Nav, DX: 1, DY: 1})
			r.by(i%3, input.Intent{Kind: []input.Kind{input.Skip, input.Letter, input.Scroll, input.TabLeft}[i%4], Rune: 'A'})
		}
		r.update(1)
		still.update(1)
		r.e.Stack.Draw(r.e, &a)
		still.e.Stack.Draw(still.e, &b)
		x, y := r.e.Stack.Describe(r.e, paint.StagePlace{}), still.e.Stack.Describe(still.e, paint.StagePlace{})
		if !a.Equal(&b) || x.Prompt != y.Prompt || x.Focus != y.Focus || x.View != nil || x.Viewer != nil || !slices.Equal(x.Deciders, y.Deciders) || !slices.Equal(x.Hotspots, y.Hotspots) {
			t.Fatalf("tick %d: it is seen that somebody pressed", i)
		}
		if r.e.Device != still.e.Device || r.e.Style != still.e.Style {
			t.Fatalf("tick %d: the glyphs tell who pressed", i)
		}
	}
	if len(r.voice.said) != 0 || k.chosen() == 0 {
		t.Errorf("said %q, chosen %b", r.voice.said, k.chosen())
	}
	r.key(1, 0)
	if n := len(r.feel.pulses[0]); n == 0 || len(r.feel.pulses[2]) != 0 || r.feel.pulses[1][len(r.feel.pulses[1])-1] != input.Taken {
		t.Errorf("felt %v", r.feel.pulses)
	}
}

// loud fails when anything is heard.
type loud struct {
	scenes.Silence
	*testing.T
}

func (l loud) Play(name string, _ cue.Cue) { l.Errorf("%s is heard", name) }

func TestAHeldDirectionIsPressedOnce(t *testing.T) {
	r, _, k := keypads(t, "", "", "")
	r.by(0, input.Intent{Kind: input.Undo})
	r.by(0, input.Intent{Kind: input.Nav, DX: 1, Again: true})
	if k.typists[0].keys != nil || len(r.feel.pulses[0]) != 1 {
		t.Errorf("a repeat is a press: %v, %v", k.typists[0].keys, r.feel.pulses[0])
	}
	r.by(0, input.Intent{Kind: input.Nav, DX: 1})
	r.by(0, input.Intent{Kind: input.Nav, DX: 1})
	if !slices.Equal(k.typists[0].keys, []uint8{3}) {
		t.Errorf("a direction without a row is a key: %v", k.typists[0].keys)
	}
}

// TestRowsAreByPlace, wherever confirm is bound to, and where Switch pads confirm
// by letter.
func TestRowsAreByPlace(t *testing.T) {
	r, _, k := keypads(t, "", "", "")
	buttons, ok := input.BindButton(nil, input.ActConfirm, 3)
	if !ok {
		t.Fatal("not bound")
	}
	r.e.Settings.Buttons = buttons
	r.by(0, input.Intent{Kind: input.Confirm})
	if k.typists[0].row != 0 {
		t.Errorf("confirm on the upper button is for row %d", k.typists[0].row)
	}
	r.e.Settings.Buttons, r.e.Settings.SwapConfirm, r.e.Pads.Force = nil, true, input.StyleSwitch
	r.by(0, input.Intent{Kind: input.Confirm})
	if k.typists[0].row != 2 {
		t.Errorf("confirm on the right button is for row %d", k.typists[0].row)
	}
	if _, rows := keysOf(r.e, r.pad(0)); rows[2] != ui.ToGo || rows[3] != ui.ToBack {
		t.Errorf("glyphs by row: %v", rows)
	}
	r.e.Settings.SwapConfirm = false
	if r.e.Settings.Buttons, ok = input.BindButton(nil, input.ActPeek, 3); !ok {
		t.Fatal("not bound")
	}
	r.by(0, input.Intent{Kind: input.Peek, On: true})
	if _, rows := keysOf(r.e, r.pad(0)); k.typists[0].row != 0 || k.table.peek.on || rows[0] != ui.ToPeek {
		t.Errorf("looking bound to the upper button is for row %d, glyphs %v", k.typists[0].row, rows)
	}
}

// TestAKeypadEndsWithItsHands: lost and taken over, by the mouse or a bot, what
// others chose is kept.
func TestAKeypadEndsWithItsHands(t *testing.T) {
	for _, bot := range []bool{false, true} {
		r, tb, k := keypads(t, "", "", "")
		r.key(0, 2)
		r.update(int(beatTime))
		r.plug(0, "") // has chosen: it need not be here
		if r.update(2); r.e.Stack.Top() != k {
			t.Fatalf("on %s", r.e.Stack.Top().Name())
		}
		r.plug(1, "")
		if r.update(2); r.e.Stack.Top().Name() != "lost" {
			t.Fatalf("on %s", r.e.Stack.Top().Name())
		}
		r.e.Stack.Pop(scenes.Cut)
		if bot {
			if err := tb.SetDriver(r.e, 1, "bot:random"); err != nil {
				t.Fatal(err)
			}
			for r.update(3); r.e.Stack.Top() == tb; r.update(1) {
			}
			k = r.e.Stack.Top().(*keypad)
			if k.table.draft.seats != 0b101 || k.shown != 0b001 {
				t.Errorf("a bot chooses: %b choose, %b have", k.table.draft.seats, k.shown)
			}
			r.key(2, 1)
			r.update(int(3 * beatTime))
		} else {
			tb.SetHand(r.e, 1, input.MouseHand)
			r.update(1)
			if r.on(tb); r.curtain == nil || tb.viewer != 1 || !slices.Contains(tb.draft.held, choice{0, timbuktu.Choose(2)}) {
				t.Errorf("the mouse takes over: seat %d, held %v", tb.viewer, tb.draft.held)
			}
			continue
		}
		if !slices.ContainsFunc([]int{1, 2, 3}, func(back int) bool {
			seat, mv := tb.match.Entry(tb.match.Len() - back)
			return seat == 0 && mv == timbuktu.Choose(2)
		}) {
			t.Error("what seat 1 chose is lost")
		}
	}
}

func TestAKeypadGoesOnWhereItWasSaved(t *testing.T) {
	r, _, _ := keypads(t, "", "", "")
	r.key(1, 3)
	r.update(int(beatTime))
	name, text := saveOf(r.party)
	g := r.game()
	own := g.Board
	g.Board = func() Board { return keyed{own().(*plain)} }
	again, err := Resume(r.e, func(string) (*Game, error) { return g, nil }, name, text, r.hooks)
	if err != nil {
		t.Fatal(err)
	}
	r.e.Stack.Reset(again, scenes.Cut)
	r.update(2)
	if k, ok := r.e.Stack.Top().(*keypad); !ok || k.shown != 0b010 {
		t.Errorf("resumed on %s", r.e.Stack.Top().Name())
	}
}

// TestPeopleWhoShareADeviceHaveCurtains instead of a keypad.
func TestPeopleWhoShareADeviceHaveCurtains(t *testing.T) {
	for _, hands := range [][]string{{"", "", ""}, {"mouse", "keys", ""}} {
		r := newRound(t, 1)
		tb := r.sit(5, func(b *plain) Board { return keyed{b} }, hands...)
		for range 60 {
			for _, in := range []input.Intent{{Kind: input.Confirm, Device: input.Pad}, {Kind: input.Confirm, Device: input.Keyboard}} {
				if r.on(tb); tb.draft.match != nil {
					break
				}
				r.e.Stack.Give(r.e, in)
			}
			if tb.viewer == 0 && hands[0] == "mouse" && tb.draft.match == nil {
				id := tb.Spots(nil)[0]
				for _, kind := range []input.Kind{input.Press, input.Release} {
					r.e.Stack.Give(r.e, input.Intent{Kind: kind, X: id.Rect.X + 3, Y: id.Rect.Y + 3, Device: input.Mouse})
				}
			}
		}
		if tb.draft.match == nil || r.curtain == nil {
			t.Errorf("%q: on %s, %d moves", hands, r.e.Stack.Top().Name(), tb.match.Len())
		}
	}
}

func TestASteadyKeypadAllocatesNothing(t *testing.T) {
	r, _, _ := keypads(t, "", "", "")
	var l paint.List
	frame := func() { r.update(1); r.e.Stack.Draw(r.e, &l) }
	frame()
	if n := testing.AllocsPerRun(20, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

// TestAKeypadEndsWithItsChoice: whatever ends the choice while a menu lies over the
// keypad, it can be drawn and described until its next Update takes it away.
func TestAKeypadEndsWithItsChoice(t *testing.T) {
	for name, end := range map[string]func(r *round, tb *Table) error{
		"two bots": func(r *round, tb *Table) error {
			return errors.Join(tb.SetDriver(r.e, 0, "bot:random"), tb.SetDriver(r.e, 1, "bot:random"))
		},
		"undo": func(r *round, tb *Table) error {
			o := tb.offer()
			tb.TakeBack(r.e, input.Intent{Kind: input.Undo, Device: input.Pad, ID: uint8(o.seat)})
			return o.why
		},
	} {
		r, tb, _ := keypads(t, "", "", "")
		for seat := range 3 {
			r.key(seat, 0)
		}
		r.update(int(2 * beatTime))
		for r.on(tb); r.e.Stack.Top() == tb; r.on(tb) {
			r.by(int(tb.viewer), input.Intent{Kind: input.Confirm})
		}
		k := r.e.Stack.Top().(*keypad)
		r.press(2, input.Menu)
		if err := end(r, tb); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		r.e.Stack.Pop(scenes.Cut)
		var l paint.List
		r.e.Stack.Draw(r.e, &l)
		k.Describe(r.e, &scenes.Description{})
		r.key(2, 1)
		if r.update(1); r.e.Stack.Top() == k {
			t.Errorf("%s: the keypad stays", name)
		}
	}
}

func TestWhoTakesASeatBackChoosesAnew(t *testing.T) {
	r, tb, k := keypads(t, "", "", "")
	r.key(1, 3)
	r.update(int(beatTime))
	r.by(0, input.Intent{Kind: input.Undo}) // a row that is begun
	r.press(2, input.Menu)
	for _, d := range []scenes.Driver{"bot:random", scenes.Human} {
		if err := tb.SetDriver(r.e, 1, d); err != nil {
			t.Fatal(err)
		}
	}
	tb.SetHand(r.e, 0, tb.seats[0].Hand)
	r.e.Stack.Pop(scenes.Cut)
	if r.update(int(beatTime) + 2); k.shown.Has(1) {
		t.Errorf("seat 2 has chosen %v, before it changed hands", k.typists[1].moves)
	}
	r.by(0, input.Intent{Kind: input.Nav, DX: 1})
	if k.typists[0].keys != nil {
		t.Error("a row of the hand before is gone on with")
	}
}

// TestARowLapses: a face button that was touched by mistake means nothing for long.
func TestARowLapses(t *testing.T) {
	for wait, keys := range map[anim.Ticks]int{lapse - 2: 1, lapse + 1: 0} {
		r, _, k := keypads(t, "", "", "")
		r.by(0, input.Intent{Kind: input.Undo})
		r.update(int(wait))
		r.by(0, input.Intent{Kind: input.Nav, DX: 1})
		if got := len(k.typists[0].keys); got != keys {
			t.Errorf("a direction %d ticks after a row makes %d keys, not %d", wait, got, keys)
		}
	}
	r, _, k := keypads(t, "", "", "")
	r.by(0, input.Intent{Kind: input.Undo})
	r.press(1, input.Menu)
	r.e.Stack.Pop(scenes.Cut)
	if r.by(0, input.Intent{Kind: input.Nav, DX: 1}); k.typists[0].keys != nil {
		t.Error("a row is gone on with after a menu")
	}
}

func TestKeypadsCanBeTurnedOff(t *testing.T) {
	r, tb, k := keypads(t, "", "", "")
	r.e.Settings.NoKeypad = true
	if r.update(1); r.e.Stack.Top() == k {
		t.Error("the one that is open stays")
	}
	for i := 0; i < 600 && r.e.Stack.Top() == tb; i++ {
		r.update(1)
	}
	if _, ok := r.e.Stack.Top().(*veil); !ok {
		t.Fatalf("no curtain, but %s", r.e.Stack.Top().Name())
	}
	r.e.Settings.NoKeypad = false
	for range 30 {
		r.update(1)
	}
	if _, ok := r.e.Stack.Top().(*keypad); !ok {
		t.Errorf("turned on, %s stays", r.e.Stack.Top().Name())
	}
}

// TestAPadThatComesBackTakesItsSeatAgainOnAKeypad: a bot played it meanwhile.
func TestAPadThatComesBackTakesItsSeatAgainOnAKeypad(t *testing.T) {
	r, tb, k := keypads(t, "", "", "")
	hand := r.pad(0)
	r.plug(0, "")
	if r.update(1); r.e.Stack.Top().Name() != "lost" {
		t.Fatalf("on %s", r.e.Stack.Top().Name())
	}
	if err := tb.SetDriver(r.e, 0, "bot:random"); err != nil {
		t.Fatal(err)
	}
	r.e.Stack.Pop(scenes.Cut)
	r.plug(0, "Pad")
	r.update(1)
	r.press(0, input.Confirm)
	r.update(1)
	if s := tb.seats[0]; r.e.Stack.Top() != k || s.Driver != scenes.Human || s.Hand != hand {
		t.Fatalf("on %s, its seat is %+v", r.e.Stack.Top().Name(), s)
	}
	r.key(0, 3)
	if r.update(int(beatTime)); !k.shown.Has(0) {
		t.Error("it cannot choose")
	}
}
