package table

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// felt is what pads felt; spoken is what was said. Both stand for devices.
type felt struct{ pulses [input.MaxPads][]input.Pulse }

func (f *felt) Rumble(pad uint8, p input.Pulse) { f.pulses[pad] = append(f.pulses[pad], p) }

type spoken struct{ said []string }

func (s *spoken) Say(text string)   { s.said = append(s.said, text) }
func (s *spoken) Focus(text string) {}
func (s *spoken) Title(text string) { s.said = append(s.said, "title: "+text) }

// A round is a party whose people hold pads: in slot i, until it is taken out.
type round struct {
	*party
	feel  *felt
	voice *spoken
	slots []input.Reading
}

func newRound(t *testing.T, pads int) *round {
	r := &round{party: newParty(t), feel: &felt{}, voice: &spoken{}}
	r.e.Pads, r.e.Feel, r.e.Voice = &input.Pads{}, r.feel, r.voice
	r.hooks.Lost = func(*scenes.Env, *Table, engine.Seat) scenes.Scene { return &stop{name: "lost"} }
	for i := range pads {
		r.plug(i, "Pad")
	}
	return r
}

// plug puts a pad into a slot, or takes it out where it has no name.
func (r *round) plug(slot int, name string) {
	r.slots = slices.DeleteFunc(r.slots, func(p input.Reading) bool { return p.Slot == slot })
	if name != "" {
		r.slots = append(r.slots, input.Reading{Slot: slot, Name: name, Standard: true})
	}
	r.e.Pads.Read(r.slots, func(e input.Edge) {
		if e.Kind == input.Lost || e.Kind == input.Came {
			kind := map[input.EdgeKind]input.Kind{input.Lost: input.PadLost, input.Came: input.PadCame}[e.Kind]
			if r.e.Stack.Top() != nil {
				r.e.Stack.Give(r.e, input.Intent{Kind: kind, Device: input.Pad, ID: e.ID})
			}
		}
	})
}

// sit starts a game of people with those hands, on a board.
func (r *round) sit(seed uint64, b func(*plain) Board, hands ...string) *Table {
	r.Helper()
	var seats []scenes.SeatSetup
	for i, h := range hands {
		seats = append(seats, scenes.SeatSetup{Name: fmt.Sprint("P", i+1), Driver: scenes.Human, Hand: h})
	}
	g := r.game()
	if b != nil {
		own := g.Board
		g.Board = func() Board { return b(own().(*plain)) }
	}
	t, err := Start(r.e, g, engine.Setup{Seed: seed, Options: map[string]string{"first": "1"}}, seats, r.hooks)
	if err != nil {
		r.Fatal(err)
	}
	r.e.Stack.Reset(t, scenes.Cut)
	return t
}

func (r *round) pad(i int) string { return r.e.Pads.Identity(uint8(i)) }

func (r *round) press(pad int, kind input.Kind) {
	r.e.Stack.Give(r.e, input.Intent{Kind: kind, Device: input.Pad, ID: uint8(pad), On: true})
}

func (r *round) update(n int) {
	for range n {
		r.e.Stack.Update(r.e, 1)
	}
}

func TestOnlyTheHandOfTheSeatActs(t *testing.T) {
	r := newRound(t, 3)
	tb := r.sit(5, nil, r.pad(0), r.pad(1), r.pad(2))
	r.on(tb)
	focus := r.e.Stack.Focus().ID
	r.press(1, input.Confirm)
	r.e.Stack.Give(r.e, input.Intent{Kind: input.Nav, DX: 1, Device: input.Pad, ID: 2})
	r.confirm() // the keyboard is nobody's, and no seat is without a hand
	if r.update(1); tb.match.Len() != 0 || r.e.Stack.Focus().ID != focus {
		t.Fatalf("%d moves, focus %s: another's hand acted", tb.match.Len(), r.e.Stack.Focus().ID)
	}
	if want := "It is P1's turn."; tb.notice.text != want {
		t.Errorf("told %q, want %q", tb.notice.text, want)
	}
	for kind, name := range map[input.Kind]string{input.Menu: "pause", input.Info: "log"} {
		if r.press(1, kind); r.e.Stack.Top().Name() != name {
			t.Errorf("the %s is not open for everybody: %s", name, r.e.Stack.Top().Name())
		}
		r.e.Stack.Pop(scenes.Cut)
	}
	r.press(0, input.Confirm)
	if r.on(tb); tb.match.Len() != 1 || tb.viewer != 1 {
		t.Errorf("its own hand: %d moves, seat %d is next", tb.match.Len(), tb.viewer)
	}
	if tb.notice.text != "" {
		t.Errorf("the turn has gone on, and still is told %q", tb.notice.text)
	}
	if len(r.feel.pulses[1]) != 1 || r.feel.pulses[1][0] != input.YourTurn {
		t.Errorf("whose turn it is felt %v", r.feel.pulses[1])
	}
	if r.press(1, input.Undo); tb.match.Len() != 1 {
		t.Error("another's hand took the move back")
	}
	if r.press(0, input.Undo); tb.match.Len() != 0 {
		t.Error("its owner's hand cannot take the move back")
	}
	if !slices.Contains(r.voice.said, "It is P1's turn.") || !slices.Contains(r.voice.said, "placed") {
		t.Errorf("said: %q", r.voice.said)
	}
}

// TestAForeignMouseReachesTheCommonButtonsAlone: where the mouse is a seat's.
func TestAForeignMouseReachesTheCommonButtonsAlone(t *testing.T) {
	r := newRound(t, 1)
	tb := r.sit(5, nil, r.pad(0), input.MouseHand, input.MouseHand)
	r.on(tb)
	click := func(id string) {
		rect := tb.Spots(nil)[ui.Find(tb.Spots(nil), id)].Rect
		for _, kind := range []input.Kind{input.Point, input.Press, input.Release} {
			r.e.Stack.Give(r.e, input.Intent{Kind: kind, X: rect.X + 5, Y: rect.Y + 5, Device: input.Mouse})
		}
	}
	if click(tb.Spots(nil)[1].ID); tb.match.Len() != 0 || r.e.Stack.Focus().ID == tb.Spots(nil)[1].ID {
		t.Errorf("it acts, or moves the focus: %d moves", tb.match.Len())
	}
	if click(spotMenu); r.e.Stack.Top().Name() != "pause" {
		t.Errorf("the menu is shut for it: %s", r.e.Stack.Top().Name())
	}
}

func TestALostPadStopsItsSeatAlone(t *testing.T) {
	r := newRound(t, 2)
	tb := r.sit(5, nil, r.pad(0), r.pad(1), input.MouseHand)
	r.on(tb)
	r.plug(1, "") // not on turn
	if r.update(3); r.e.Stack.Top() != tb || tb.notice.text != "P2: the gamepad is gone" {
		t.Fatalf("on %s, told %q", r.e.Stack.Top().Name(), tb.notice.text)
	}
	r.plug(1, "Other")
	r.press(0, input.Confirm)
	r.update(5)
	if r.e.Stack.Top().Name() != "lost" || tb.match.Len() != 1 || !tb.Away(r.e, 1) {
		t.Fatalf("its turn has come, another pad is there: on %s, %d moves", r.e.Stack.Top().Name(), tb.match.Len())
	}
	r.e.Stack.Pop(scenes.Cut)
	if r.update(1); r.e.Stack.Top().Name() != "lost" {
		t.Fatal("closed too early it does not come again")
	}
	r.plug(2, "Pad") // its own comes back, in another slot
	if tb.Away(r.e, 1) {
		t.Fatal("the pad that came back is not known")
	}
	r.e.Stack.Pop(scenes.Cut)
	if r.on(tb); tb.viewer != 1 || !tb.moment.Asked {
		t.Errorf("it does not go on: seat %d", tb.viewer)
	}
	r.plug(2, "") // on turn
	if r.update(1); r.e.Stack.Top().Name() != "lost" || tb.moment.Asked {
		t.Error("lost on turn nothing stops")
	}
}

// TestADriverChangesWhateverGoesOn: while something plays, a bot thinks, and
// secret choices are held; it is in the save at once.
func TestADriverChangesWhateverGoesOn(t *testing.T) {
	p := newParty(t)
	p.e.Settings.Speed = scenes.Normal
	tb := p.start(5, map[string]string{"first": "1"}, "human", "human", "bot")
	p.on(tb)
	p.confirm()
	if !tb.tl.Busy() {
		t.Fatal("nothing plays")
	}
	if err := tb.SetDriver(p.e, 1, "bot:random"); err != nil {
		t.Fatal(err)
	}
	if _, text := saveOf(p); !bytes.Contains(text, []byte("\nseat 2 bot:random P2\n")) || !bytes.Contains(text, []byte("\nbot 2 ")) {
		t.Errorf("saved:\n%s", text)
	}
	p.e.Settings.Speed = scenes.Instant
	if p.on(tb); tb.viewer != 0 || tb.match.Len() < 3 || tb.shared() {
		t.Errorf("the bot does not play: seat %d, %d moves", tb.viewer, tb.match.Len())
	}
	if err := tb.SetDriver(p.e, 1, "bot:genius"); err == nil {
		t.Error("there is no such bot")
	}
	b := &slow{Bot: tb.bots[1], left: 1 << 30}
	tb.bots[1] = b
	p.confirm()
	for len(b.views) == 0 {
		p.e.Stack.Update(p.e, 1)
	}
	if err := tb.SetDriver(p.e, 1, scenes.Human); err != nil {
		t.Fatal(err)
	}
	if p.on(tb); tb.viewer != 1 || tb.bots[1] != nil || tb.mind.view != nil {
		t.Errorf("handed back while it thinks: seat %d is asked", tb.viewer)
	}
	p.play(tb)
}

func TestATakeoverKeepsWhatOthersChose(t *testing.T) {
	for _, left := range []engine.Seat{0, 1, 2} { // who is taken over; 0 has chosen, 1 is asked
		for _, people := range []int{2, 3} {
			p := newParty(t)
			drivers := slices.Repeat([]string{"human"}, people)
			tb := p.start(5, nil, append(drivers, slices.Repeat([]string{"bot"}, 3-people)...)...)
			for p.on(tb); tb.draft.match == nil; p.on(tb) {
				p.confirm()
			}
			first := tb.viewer
			p.confirm()
			p.on(tb)
			chosen := tb.draft.of(first)
			seat := (first + left) % 3
			if len(chosen) != 1 || int(seat) >= people {
				continue
			}
			moves := tb.match.Len()
			if err := tb.SetDriver(p.e, seat, "bot:greedy"); err != nil {
				t.Fatal(err)
			}
			_, text := saveOf(p)
			if _, err := Resume(p.e, p.find, "saves/x", text, p.hooks); err != nil {
				t.Errorf("people %d, left %d: %v\n%s", people, left, err, text)
			}
			p.on(tb)
			kept := slices.Equal(tb.draft.of(first), chosen)
			for i := moves - 1; i < tb.match.Len(); i++ { // the bot that had chosen stands behind lower seats
				s, mv := tb.match.Entry(i)
				kept = kept || s == first && mv == chosen[0]
			}
			if kept != (seat != first) {
				t.Errorf("people %d, seat %d taken over, %d had chosen: kept %v", people, seat, first, kept)
			}
			p.play(tb)
		}
	}
}

// TestATakeoverOfTheLastToChooseEndsTheChoice: whether other bots have chosen or
// not, and on a keypad.
func TestATakeoverOfTheLastToChooseEndsTheChoice(t *testing.T) {
	for _, keyed := range []bool{false, true} {
		var p *party
		var tb *Table
		if keyed {
			r, table, _ := keypads(t, "", "", "")
			p, tb = r.party, table
			r.key(0, 2)
			r.key(1, 3)
			r.update(int(beatTime))
		} else {
			p = newParty(t)
			tb = p.start(5, nil, "human", "human", "human", "bot")
			for p.on(tb); tb.draft.match == nil; p.on(tb) {
				p.confirm()
			}
			for range 2 {
				p.confirm()
				p.on(tb)
			}
		}
		held, moves := slices.Clone(tb.draft.held), tb.match.Len()
		last := tb.draft.left().First()
		if len(held) != 2 || tb.draft.left().Len() != 1 {
			t.Fatalf("keyed %v: %v are held", keyed, held)
		}
		if err := tb.SetDriver(p.e, last, "bot:random"); err != nil {
			t.Fatal(err)
		}
		_, text := saveOf(p)
		if _, err := Resume(p.e, p.find, "saves/x", text, p.hooks); err != nil {
			t.Fatalf("keyed %v: %v", keyed, err)
		}
		for range 100 {
			p.e.Stack.Update(p.e, 1)
		}
		for _, c := range held {
			found := false
			for i := moves - 1; i < tb.match.Len(); i++ {
				seat, mv := tb.match.Entry(i)
				found = found || seat == c.seat && mv == c.move
			}
			if !found {
				t.Errorf("keyed %v: seat %d's choice is lost", keyed, c.seat)
			}
		}
		if tb.draft.match != nil || tb.match.Len() < moves+3 {
			t.Errorf("keyed %v: %d moves, were %d", keyed, tb.match.Len(), moves)
		}
	}
}

func TestHandsAreSaved(t *testing.T) {
	r := newRound(t, 1)
	tb := r.sit(5, nil, r.pad(0), "", input.LeftHand)
	r.on(tb)
	tb.SetHand(r.e, 1, input.MouseHand)
	name, text := saveOf(r.party)
	want := "\nhand 1 pad Pad 1\nhand 2 mouse\nhand 3 keys.left\n"
	if !strings.Contains(string(text), want) {
		t.Fatalf("not %q in the save:\n%s", want, text)
	}
	again, err := Resume(r.e, r.find, name, text, r.hooks)
	if err != nil || !slices.Equal(again.Seats(), tb.Seats()) {
		t.Errorf("resumed: %v, %v", again.Seats(), err)
	}
	for old, new := range map[string]string{"hand 2": "hand 1", "hand 3": "hand 4", "mouse": "cat", "keys.left\n": "\n"} {
		damaged := bytes.Replace(text, []byte(old), []byte(new), 1)
		if _, err := Resume(r.e, r.find, name, damaged, r.hooks); err == nil || !strings.HasPrefix(err.Error(), "save: line ") {
			t.Errorf("%q for %q: %v", new, old, err)
		}
	}
}

// TestRedoMakesAgainWhatWasTakenBack, and nothing after another move.
func TestRedoMakesAgainWhatWasTakenBack(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"own-loads": "yes"}, "human", "bot", "bot")
	redo := func() { p.e.Stack.Give(p.e, input.Intent{Kind: input.Redo, Device: input.Keyboard}); p.on(tb) }
	p.on(tb)
	if text, can := tb.Redoing(p.e); can || text != "Nothing has been taken back." {
		t.Errorf("at the start %q, %v", text, can)
	}
	for range 2 {
		p.confirm()
		p.on(tb)
	}
	hash := tb.match.Hash()
	for range 2 {
		p.undo()
		p.on(tb)
	}
	if text, can := tb.Redoing(p.e); !can || !strings.HasPrefix(text, "Redo: load A") {
		t.Errorf("after two undos %q, %v", text, can)
	}
	redo()
	if redo(); tb.match.Hash() != hash {
		t.Error("redo does not lead where undo began")
	}
	p.undo()
	p.on(tb)
	p.confirm()
	if p.on(tb); len(tb.redo) != 0 {
		t.Error("a move leaves what was taken back before it")
	}
	moves := tb.match.Len()
	if redo(); tb.match.Len() != moves {
		t.Error("redo makes a move of nothing")
	}
}

// TestACurtainOpensForItsSeatAlone; the menu is everybody's there, too.
func TestACurtainOpensForItsSeatAlone(t *testing.T) {
	r := newRound(t, 3)
	tb := r.sit(5, nil, r.pad(0), r.pad(1), r.pad(2))
	for r.on(tb); tb.draft.match == nil; r.on(tb) {
		r.press(int(tb.viewer), input.Confirm)
	}
	r.press(int(tb.viewer), input.Confirm)
	for r.e.Stack.Top() == tb {
		r.update(1)
	}
	v, ok := r.e.Stack.Top().(*veil)
	if !ok || v.Lets(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad, ID: uint8(v.seat+1) % 3}) || !v.Lets(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad, ID: uint8(v.seat)}) {
		t.Fatalf("on %s: it opens for the wrong hand, or not for the right one", r.e.Stack.Top().Name())
	}
	if r.press((int(v.seat)+1)%3, input.Menu); r.e.Stack.Top().Name() != "pause" {
		t.Fatalf("no menu: on %s", r.e.Stack.Top().Name())
	}
	if err := tb.SetDriver(r.e, v.seat, "bot:random"); err != nil {
		t.Fatal(err)
	}
	r.e.Stack.Pop(scenes.Cut)
	if r.update(1); r.e.Stack.Top() == v {
		t.Error("a bot decides behind a curtain")
	}
}

// TestWhatIsLeftOutIsShownOnDemand: a choice that needs no secret is asked with
// them left out; the button shows them behind a curtain and hides them again.
func TestWhatIsLeftOutIsShownOnDemand(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, nil, "human", "human", "bot")
	for p.on(tb); !tb.bare || tb.moment.View.(interface{ Dealt() bool }).Dealt() == false; p.on(tb) {
		p.confirm()
	}
	seat := tb.viewer
	if d := p.describe(tb); d.Viewer == nil || !bytes.Contains(d.View, []byte(`"shut":true`)) || bytes.Contains(d.View, []byte(`"packs"`)) {
		t.Errorf("described: %s", d.View)
	}
	p.curtain = nil
	tb.Act(p.e, spotSecrets, input.Intent{})
	if p.curtain == nil || p.e.Stack.Top().Name() != p.curtain.name || tb.viewer != engine.Spectator {
		t.Fatal("secrets are shown without a curtain")
	}
	if p.on(tb); tb.viewer != seat || tb.bare || !bytes.Contains(p.describe(tb).View, []byte(`"packs"`)) {
		t.Errorf("behind it seat %d, bare %v", tb.viewer, tb.bare)
	}
	p.curtain = nil
	cancel := func() { p.e.Stack.Give(p.e, input.Intent{Kind: input.Cancel, Device: input.Keyboard}) }
	cancel()
	if p.on(tb); !tb.bare || tb.viewer != seat || p.curtain != nil {
		t.Error("they cannot be hidden again")
	}
	for p.on(tb); tb.bare; p.on(tb) { // until secrets are needed
		p.confirm()
	}
	seat, p.curtain = tb.viewer, nil
	cancel()
	if p.e.Stack.Update(p.e, 1); p.curtain == nil || tb.viewer != engine.Spectator {
		t.Error("no curtain falls before what the choice needs")
	}
	if p.on(tb); tb.viewer != seat {
		t.Errorf("seat %d is asked behind it, not %d", tb.viewer, seat)
	}
	p.play(tb)
}

// TestAPeekIsDrawnOnlyWhileHeld, for the pad's own seat, and asks others to look
// away first where that is set.
func TestAPeekIsDrawnOnlyWhileHeld(t *testing.T) {
	r := newRound(t, 3)
	tb := r.sit(5, nil, r.pad(0), r.pad(1), r.pad(2))
	for r.on(tb); !tb.moment.View.(interface{ Dealt() bool }).Dealt(); r.on(tb) {
		r.press(int(tb.viewer), input.Confirm)
	}
	for tb.viewer == 1 || !tb.bare { // somebody else is asked
		r.press(int(tb.viewer), input.Confirm)
		r.on(tb)
	}
	var before, now paint.List
	r.e.Stack.Draw(r.e, &before)
	shown := tb.board.(*plain)
	r.press(1, input.Peek)
	peeker := tb.peek.board.(*plain)
	if !tb.peek.on || shown == peeker || peeker.shown.Viewer() != 1 || shown.shown.Viewer() == 1 {
		t.Fatal("it is not drawn on a board of its own")
	}
	d := r.describe(tb)
	if d.View != nil || d.Viewer != nil || d.Prompt != "P2 looks, for their eyes only" {
		t.Errorf("described: viewer %v, %q, %s", d.Viewer, d.Prompt, d.View)
	}
	moves := tb.match.Len()
	r.press(int(tb.viewer), input.Confirm)
	r.e.Stack.Give(r.e, input.Intent{Kind: input.Peek, Device: input.Pad, ID: 2}) // another lets go
	if r.update(1); tb.match.Len() != moves || !tb.peek.on {
		t.Error("others act meanwhile")
	}
	r.e.Stack.Give(r.e, input.Intent{Kind: input.Peek, Device: input.Pad, ID: 1})
	if r.e.Stack.Draw(r.e, &now); tb.peek.on || !now.Equal(&before) {
		t.Error("let go, it is not as before")
	}
	r.e.Settings.LookAway = true
	r.press(1, input.Peek)
	if tb.peek.cloth != clothTime {
		t.Error("nobody is asked to look away")
	}
	r.update(int(clothTime))
	if tb.peek.cloth != 0 {
		t.Error("the cloth never goes up")
	}
	r.press(2, input.Menu)
	if r.e.Stack.Draw(r.e, &now); tb.drawPeek(r.e, &now) {
		t.Error("it is drawn under a menu")
	}
	r.e.Stack.Pop(scenes.Cut) // nobody knows whether the button is still held
	if d := r.describe(tb); d.Viewer == nil || d.Prompt == "P2 looks, for their eyes only" {
		t.Errorf("it goes on after the menu: %q", d.Prompt)
	}
	if r.update(1); tb.peek.on {
		t.Error("it goes on after the menu")
	}
}

// TestWhatWasTakenBackInSecretIsNotTold to the next person.
func TestWhatWasTakenBackInSecretIsNotTold(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"own-loads": "yes"}, "human", "human", "bot")
	p.on(tb)
	p.confirm()
	p.on(tb)
	p.undo()
	p.on(tb)
	if text, can := tb.Redoing(p.e); !can || !strings.HasPrefix(text, "Redo: load A") {
		t.Errorf("its owner reads %q, %v", text, can)
	}
	for _, other := range []engine.Seat{1, engine.Spectator} {
		tb.look(other)
		if text, can := tb.Redoing(p.e); can || text != "Nothing has been taken back." {
			t.Errorf("seat %d reads %q, %v", other, text, can)
		}
	}
}

// struck is a board on which who places a camel is struck.
type struck struct{ *plain }

func (struck) Struck(ev engine.Event) engine.SeatSet {
	if ev.Kind == timbuktu.EventPlaced {
		return ev.Seat.One()
	}
	return 0
}

func TestWhoIsStruckFeelsIt(t *testing.T) {
	r := newRound(t, 3)
	tb := r.sit(5, func(b *plain) Board { return struck{b} }, r.pad(0), r.pad(1), r.pad(2))
	r.on(tb)
	r.press(0, input.Confirm)
	r.on(tb)
	if got := r.feel.pulses; !slices.Equal(got[0], []input.Pulse{input.YourTurn, input.Robbed}) || !slices.Equal(got[1], []input.Pulse{input.YourTurn}) || got[2] != nil {
		t.Errorf("felt %v", got[:3])
	}
	r.e.Settings.Rumble = false
	r.press(1, input.Confirm)
	if r.on(tb); len(r.feel.pulses[1]) != 1 || r.feel.pulses[2] != nil {
		t.Errorf("felt %v though the setting is off", r.feel.pulses[:3])
	}
}

// TestTheGlyphsAreThoseOfTheSeatOnTurn, whatever others press.
func TestTheGlyphsAreThoseOfTheSeatOnTurn(t *testing.T) {
	r := newRound(t, 1)
	tb := r.sit(5, nil, r.pad(0), input.KeysHand, input.MouseHand)
	for _, want := range []input.Device{input.Pad, input.Keyboard, input.Mouse} {
		r.on(tb)
		r.update(1)
		r.e.Stack.Give(r.e, input.Intent{Kind: input.Point, X: 1, Y: 1, Device: input.Mouse})
		r.e.Stack.Give(r.e, input.Intent{Kind: input.Nav, DX: 1, Device: input.Keyboard})
		if r.update(1); r.e.Device != want {
			t.Errorf("seat %d: glyphs of device %d, want %d", tb.viewer, r.e.Device, want)
		}
		if want == input.Pad {
			r.press(0, input.Confirm)
		} else {
			r.confirm()
		}
	}
}

// TestAPadThatComesBackTakesItsSeatAgain: by its confirm, whoever took over while it
// was away; what was handed on while it was here it does not take.
func TestAPadThatComesBackTakesItsSeatAgain(t *testing.T) {
	for name, take := range map[string]func(*round, *Table){
		"mouse":  func(r *round, tb *Table) { tb.SetHand(r.e, 0, input.MouseHand) },
		"anyone": func(r *round, tb *Table) { tb.SetHand(r.e, 0, input.AnyHand) },
		"bot": func(r *round, tb *Table) {
			if err := tb.SetDriver(r.e, 0, "bot:random"); err != nil {
				t.Fatal(err)
			}
		},
	} {
		r := newRound(t, 2)
		tb := r.sit(5, nil, r.pad(0), r.pad(1), input.KeysHand)
		r.on(tb)
		r.plug(0, "")
		r.update(1)
		take(r, tb)
		if tb.notice.text == "" || tb.notice.text == "P1: the gamepad is gone" {
			t.Errorf("%s: who plays now is not told: %q", name, tb.notice.text)
		}
		r.e.Stack.Pop(scenes.Cut)
		r.on(tb)
		r.press(1, input.Menu)
		r.plug(0, "Pad") // while something else is on the screen
		r.e.Stack.Pop(scenes.Cut)
		r.update(1)
		if want := "P1: the gamepad is back. Confirm takes the seat again."; tb.notice.text != want || !tb.notice.means {
			t.Errorf("%s: told %q, want %q", name, tb.notice.text, want)
		}
		r.e.Stack.Give(r.e, input.Intent{Kind: input.Nav, DX: 1, Device: input.Pad})
		if s := tb.seats[0]; s.Driver == scenes.Human && s.Hand == r.pad(0) {
			t.Errorf("%s: a direction takes the seat", name)
		}
		r.press(0, input.Confirm)
		if s := tb.seats[0]; s.Hand != r.pad(0) || s.Driver != scenes.Human || !tb.seating.Human[0] || tb.bots[0] != nil {
			t.Errorf("%s: not taken back: %+v", name, s)
		}
		if want := "P1 now plays with: gamepad 1"; tb.notice.text != want {
			t.Errorf("%s: told %q, want %q", name, tb.notice.text, want)
		}
		if r.e.Stack.Top() == tb {
			r.on(tb)
		}
		tb.SetHand(r.e, 0, input.MouseHand) // handed on while it is here
		r.press(0, input.Confirm)
		if tb.seats[0].Hand != input.MouseHand {
			t.Errorf("%s: it takes what was handed on", name)
		}
	}
}

// TestAPadWithAnotherSeatTakesNone that was taken over from it.
func TestAPadWithAnotherSeatTakesNone(t *testing.T) {
	r := newRound(t, 2)
	tb := r.sit(5, nil, r.pad(0), r.pad(1), input.KeysHand)
	r.on(tb)
	r.plug(0, "")
	tb.SetHand(r.e, 0, input.MouseHand)
	r.plug(0, "Pad")
	tb.SetHand(r.e, 2, r.pad(0))
	r.press(0, input.Confirm)
	if tb.seats[0].Hand != input.MouseHand {
		t.Error("it has two seats now")
	}
}

// TestABotHoldsNothing: what its seat was played with is free again.
func TestABotHoldsNothing(t *testing.T) {
	r := newRound(t, 1)
	tb := r.sit(5, nil, "", "", input.MouseHand)
	r.on(tb)
	if err := tb.SetDriver(r.e, 2, "bot:random"); err != nil {
		t.Fatal(err)
	}
	r.on(tb)
	n, spot := tb.match.Len(), tb.Spots(nil)[0].Rect
	for _, kind := range []input.Kind{input.Point, input.Press, input.Release} {
		r.e.Stack.Give(r.e, input.Intent{Kind: kind, X: spot.X + 3, Y: spot.Y + 3, Device: input.Mouse})
	}
	if tb.match.Len() == n {
		t.Errorf("the mouse moves nothing: told %q", tb.notice.text)
	}
}

// TestTheMousePlaysSeatsWithoutAHand beside its own: of two people with fingers one
// may have taken a seat.
func TestTheMousePlaysSeatsWithoutAHand(t *testing.T) {
	r := newRound(t, 1)
	tb := r.sit(5, nil, input.AnyHand, input.MouseHand, r.pad(0))
	r.on(tb)
	if tb.viewer != 0 || !tb.Lets(r.e, input.Intent{Kind: input.Confirm, Device: input.Touch}) || tb.Lets(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad}) {
		t.Errorf("seat %d is asked: a finger does not act, or a pad with a seat of its own does", tb.viewer)
	}
}

// TestASubstituteHasNoClaim: who played for somebody whose pad was away does not get
// the seat again, and whom they played for does, whatever came between.
func TestASubstituteHasNoClaim(t *testing.T) {
	for name, between := range map[string]func(r *round, tb *Table) error{
		"it died too":      func(r *round, _ *Table) error { r.plug(2, ""); return nil },
		"and a bot played": func(r *round, tb *Table) error { r.plug(2, ""); return tb.SetDriver(r.e, 0, "bot:random") },
	} {
		r := newRound(t, 3)
		tb := r.sit(5, nil, r.pad(0), r.pad(1), input.KeysHand)
		owner := r.pad(0)
		r.on(tb)
		r.plug(0, "")
		tb.SetHand(r.e, 0, r.pad(2))
		if err := between(r, tb); err != nil {
			t.Fatal(err)
		}
		r.plug(0, "Pad")
		for r.e.Stack.Top() != tb {
			r.e.Stack.Pop(scenes.Cut)
		}
		r.e.Stack.Update(r.e, 1)
		for r.e.Stack.Top() != tb {
			r.e.Stack.Pop(scenes.Cut)
		}
		r.press(0, input.Confirm)
		if s := tb.seats[0]; s.Hand != owner || s.Driver != scenes.Human {
			t.Fatalf("%s: the owner is back, and the seat is %+v", name, s)
		}
		r.plug(2, "Pad")
		r.press(2, input.Confirm)
		if s := tb.seats[0]; s.Hand != owner {
			t.Errorf("%s: the substitute takes the seat: %+v", name, s)
		}
	}
}
