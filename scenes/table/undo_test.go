package table

import (
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/ui"
)

func (p *party) undo() { p.e.Stack.Give(p.e, input.Intent{Kind: input.Undo, Device: input.Keyboard}) }

func TestUndoGoesBackToTheBarrierAndSaysWhy(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"own-loads": "yes"}, "human", "bot", "bot")
	p.on(tb)
	if text, can := tb.Undoing(p.e); can || text == "" {
		t.Errorf("at the start: %q, %v", text, can)
	}
	before := tb.match.Hash()
	p.confirm()
	p.on(tb)
	if text, can := tb.Undoing(p.e); !can || !strings.Contains(text, "load A") {
		t.Errorf("after a load: %q, %v", text, can)
	}
	p.e.Stack.Give(p.e, input.Intent{Kind: input.Undo})
	if p.on(tb); tb.match.Hash() != before {
		t.Error("undo did not lead back")
	}
	for range 8 {
		p.confirm()
		p.on(tb)
	}
	if text, can := tb.Undoing(p.e); can || text == "" {
		t.Errorf("after the reveal: %q, %v", text, can)
	}
}

func TestUndoInADraftTakesBackTheViewersOwn(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"own-loads": "yes"}, "human", "human", "bot")
	p.on(tb)
	p.confirm()
	p.on(tb)
	if len(tb.draft.held) != 1 {
		t.Fatalf("%d choices held", len(tb.draft.held))
	}
	p.e.Stack.Give(p.e, input.Intent{Kind: input.Undo})
	if p.on(tb); len(tb.draft.held) != 0 {
		t.Errorf("%d choices held after undo", len(tb.draft.held))
	}
	p.play(tb)
}

// TestUndoAtRandomNeverBreaksADraft presses undo at random; what is held must be
// legal in the game at any time, and only what is held may be taken back while
// something is.
func TestUndoAtRandomNeverBreaksADraft(t *testing.T) {
	before := 0 // how often a move from before the draft was taken back
	for seed := range uint64(16) {
		p := newParty(t)
		options := map[string]string{"deal-first": []string{"yes", "no"}[seed%4/3], "own-loads": []string{"yes", "no"}[seed%2]}
		tb := p.start(seed, options, "human", "human", "human")
		rng := engine.Seed(seed)
		for p.on(tb); p.result == nil; p.on(tb) {
			if p.told != "" {
				t.Fatalf("seed %d: message %s", seed, p.told)
			}
			game, held, viewer, drafted := tb.match.Len(), slices.Clone(tb.draft.held), tb.viewer, tb.draft.match != nil
			if rng.N(3) > 0 {
				p.confirm()
			} else if p.undo(); len(held) > 0 {
				if tb.match.Len() != game || len(others(tb.draft.held, viewer)) != len(others(held, viewer)) {
					t.Fatalf("seed %d: with %v held, undo leads from %d moves to %d and %v", seed, held, game, tb.match.Len(), tb.draft.held)
				}
			} else if drafted && tb.match.Len() < game {
				before++
			}
			again := tb.match.Clone()
			for _, c := range tb.draft.held {
				if _, err := again.Play(c.seat, c.move, engine.Spectator); err != nil {
					t.Fatalf("seed %d: a held choice is not allowed: %v", seed, err)
				}
			}
			if tb.draft.match != nil && again.Hash() != tb.draft.match.Hash() {
				t.Fatalf("seed %d: the draft is not the game with what is held", seed)
			}
		}
	}
	if before == 0 {
		t.Error("the last move before a draft was never taken back")
	}
}

// others are the choices that are not the seat's.
func others(held []choice, seat engine.Seat) (all []choice) {
	for _, c := range held {
		if c.seat != seat {
			all = append(all, c)
		}
	}
	return all
}

func TestOnesOwnMoveIsTakenBackWhileItPlays(t *testing.T) {
	p := newParty(t)
	p.e.Settings.Speed = scenes.Normal
	tb := p.start(5, nil, "human", "bot", "bot")
	p.on(tb)
	before := tb.match.Hash()
	p.confirm()
	p.e.Stack.Update(p.e, 1)
	text, can := tb.Undoing(p.e)
	if !tb.tl.Busy() || !can || !strings.HasPrefix(text, "Undo: place ") {
		t.Fatalf("while the camel walks: busy %v, %q, %v", tb.tl.Busy(), text, can)
	}
	p.undo()
	if tb.tl.Busy() || tb.match.Hash() != before || tb.viewer != 0 {
		t.Error("undo did not lead back")
	}
	if p.on(tb); !tb.moment.Asked {
		t.Error("the question is not put again")
	}
	// Once a bot has moved it stays.
	p.confirm()
	for tb.match.Len() < 2 {
		p.e.Stack.Update(p.e, 1)
	}
	if text, can := tb.Undoing(p.e); can || text != "Someone else has decided since." {
		t.Errorf("while the bot's camel walks: %q, %v", text, can)
	}
}

func TestAtASharedScreenTheLastMoverMayTakeBack(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, nil, "human", "human", "human")
	p.on(tb)
	first, before := tb.viewer, tb.match.Hash()
	p.confirm()
	if p.on(tb); tb.viewer == first {
		t.Fatal("the next person is not asked")
	}
	text, can := tb.Undoing(p.e)
	if want := "Undo for " + tb.seating.Names[first] + ": place "; !can || !strings.HasPrefix(text, want) {
		t.Fatalf("the next person reads %q, %v", text, can)
	}
	p.curtain = nil
	p.undo()
	if tb.match.Hash() != before || tb.viewer != engine.Spectator {
		t.Error("undo did not lead back to everybody's view")
	}
	if p.on(tb); tb.viewer != first || !tb.bare {
		t.Error("its owner does not choose again, without secrets on the screen")
	}
	p.confirm()
	p.on(tb)
	p.confirm()
	p.on(tb)
	if o := tb.offer(); o.why != nil || o.seat == first {
		t.Errorf("after the next move: seat %d, %v", o.seat, o.why)
	}
}

func TestABotsMoveIsNotOffered(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, map[string]string{"first": "1"}, "human", "bot", "human")
	p.on(tb)
	p.confirm()
	if p.on(tb); tb.viewer != 2 {
		t.Fatalf("seat %d is asked", tb.viewer)
	}
	if o := tb.offer(); o.why != match.ErrOther {
		t.Errorf("offered: %+v", o)
	}
}

// TestAfterUndoTheFocusIsWhereItWas: on the spot of the move taken back.
func TestAfterUndoTheFocusIsWhereItWas(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, nil, "human", "bot", "bot")
	p.on(tb)
	var on []string
	for _, s := range tb.Spots(nil) {
		if !s.Off && !s.Shy {
			on = append(on, s.ID)
		}
	}
	if len(on) < 2 {
		t.Fatalf("only %v to choose from", on)
	}
	p.e.Settings.Speed = scenes.Normal
	for _, id := range on[:2] {
		p.e.Stack.Focus().Set(tb.Spots(nil), slices.IndexFunc(tb.Spots(nil), func(s ui.Spot) bool { return s.ID == id }))
		p.confirm()
		p.e.Stack.Update(p.e, 1)
		p.undo()
		if p.on(tb); p.e.Stack.Focus().ID != id {
			t.Errorf("after undo the focus is on %s, not %s", p.e.Stack.Focus().ID, id)
		}
	}
}

// stepped plays one's own first load, and says then that what is asked goes on with it.
func (p *party) stepped(drivers ...string) (tb *Table, before uint64) {
	p.Helper()
	tb = p.start(5, map[string]string{"own-loads": "yes"}, drivers...)
	p.board.begun = true
	if p.on(tb); tb.moment.CanTakeBack {
		p.Error("at the start something can be taken back")
	}
	before = tb.match.Hash()
	p.confirm()
	p.on(tb)
	return tb, before
}

func TestWhatWasBegunIsTakenBackByCancelAndByTheBoard(t *testing.T) {
	for name, back := range map[string]func(*party, *Table){
		"cancel": func(p *party, _ *Table) {
			p.e.Stack.Give(p.e, input.Intent{Kind: input.Cancel, Device: input.Keyboard})
		},
		"the board": func(p *party, tb *Table) {
			tb.moment.TakeBack(p.e, input.Intent{Kind: input.Confirm, Device: input.Keyboard})
		},
	} {
		p := newParty(t)
		tb, before := p.stepped("human", "bot", "bot")
		if !tb.moment.CanTakeBack {
			t.Fatalf("%s: nothing can be taken back", name)
		}
		back(p, tb)
		if p.on(tb); p.e.Stack.Top() != tb || tb.match.Hash() != before || tb.moment.CanTakeBack {
			t.Errorf("%s: on %s, as before %v, and more can be taken back %v", name, p.e.Stack.Top().Name(), tb.match.Hash() == before, tb.moment.CanTakeBack)
		}
		if o := tb.redoable(); o.why != nil {
			t.Errorf("%s: it cannot be made again: %v", name, o.why)
		}
	}
}

func TestCancelOpensTheMenuWhereNothingIsBegun(t *testing.T) {
	p := newParty(t)
	tb, before := p.stepped("human", "bot", "bot")
	p.board.begun = false
	tb.look(0)
	if p.on(tb); tb.moment.CanTakeBack {
		t.Error("a step can be taken back, and none was begun")
	}
	p.e.Stack.Give(p.e, input.Intent{Kind: input.Cancel, Device: input.Keyboard})
	if p.e.Stack.Top().Name() != "pause" || tb.match.Hash() == before {
		t.Errorf("cancel led to %s", p.e.Stack.Top().Name())
	}
}

func TestNobodyGoesBackByAnothersMove(t *testing.T) {
	p := newParty(t)
	tb := p.start(5, nil, "human", "human", "human")
	p.board.begun = true
	p.on(tb)
	first := tb.viewer
	p.confirm()
	if p.on(tb); tb.viewer == first || tb.offer().why != nil || tb.moment.CanTakeBack {
		t.Errorf("seat %d is asked after seat %d: undo %v, back %v", tb.viewer, first, tb.offer().why, tb.moment.CanTakeBack)
	}
}

// TestUndoAsksWhoseHandItIs: also from the menu, which everybody may open; and what
// cannot be taken back is told why.
func TestUndoAsksWhoseHandItIs(t *testing.T) {
	r := newRound(t, 3)
	tb := r.sit(5, nil, r.pad(0), r.pad(1), r.pad(2))
	r.on(tb)
	first := tb.viewer
	r.press(int(first), input.Confirm)
	r.on(tb)
	moves, other := tb.match.Len(), uint8(tb.viewer)
	tb.TakeBack(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad, ID: other})
	if want := "Only " + tb.seating.Names[first] + " may do that."; tb.match.Len() != moves || tb.notice.text != want {
		t.Errorf("another hand takes back: %d moves of %d, %q", tb.match.Len(), moves, tb.notice.text)
	}
	tb.TakeBack(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad, ID: uint8(first)})
	if tb.match.Len() != moves-1 {
		t.Errorf("the own hand does not take back: %q", tb.notice.text)
	}
	r.on(tb)
	tb.Redo(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad, ID: other})
	if tb.match.Len() != moves-1 {
		t.Error("another hand makes it again")
	}
	tb.Redo(r.e, input.Intent{Kind: input.Confirm, Device: input.Pad, ID: uint8(first)})
	if tb.match.Len() != moves {
		t.Errorf("the own hand does not make it again: %q", tb.notice.text)
	}
	r.on(tb)
	r.press(int(tb.viewer), input.Redo)
	if tb.notice.text != "Nothing has been taken back." {
		t.Errorf("nothing to make again: %q", tb.notice.text)
	}
}

// TestACurtainGoesWithWhoIsAsked: what was taken back in the menu over it calls
// somebody else.
func TestACurtainGoesWithWhoIsAsked(t *testing.T) {
	r, tb, _ := keypads(t, "", "", "")
	r.e.Settings.NoKeypad = true
	r.e.Stack.Pop(scenes.Cut)
	for i := 0; i < 600 && r.e.Stack.Top() == tb; i++ {
		r.update(1)
	}
	v, ok := r.e.Stack.Top().(*veil)
	if !ok {
		t.Fatalf("on %s", r.e.Stack.Top().Name())
	}
	if r.update(2); r.e.Stack.Top() != v {
		t.Fatal("it does not stay")
	}
	tb.draft.seats &^= v.seat.One()
	if r.update(2); r.e.Stack.Top() == v {
		t.Error("it stays for somebody who has nothing to decide")
	}
}

// TestKeysOpenACurtain, also where a pointer has left the focus on its menu button.
func TestKeysOpenACurtain(t *testing.T) {
	r, _, _ := keypads(t, "", "", "")
	r.e.Settings.NoKeypad = true
	for i := 0; i < 600; i++ {
		if _, ok := r.e.Stack.Top().(*veil); ok {
			break
		}
		r.update(1)
	}
	v := r.e.Stack.Top().(*veil)
	v.Scene = &withMenu{Scene: v.Scene}
	for device, on := range map[input.Device]string{input.Pad: "open", input.Keyboard: "open", input.Mouse: ""} {
		v.Scene.(*withMenu).acted = ""
		v.Act(r.e, spotMenu, input.Intent{Kind: input.Confirm, Device: device})
		if got := v.Scene.(*withMenu).acted; got != on {
			t.Errorf("device %d acts on %q, not %q", device, got, on)
		}
	}
}

type withMenu struct {
	scenes.Scene
	acted string
}

func (w *withMenu) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: "open"}, ui.Spot{ID: spotMenu})
}

func (w *withMenu) Act(_ *scenes.Env, id string, _ input.Intent) { w.acted = id }
