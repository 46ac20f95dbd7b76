package table

import (
	"slices"
	"strings"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/ui"
)

// The keys of a keypad: a row for each face button, from the upper one on (upper,
// left, right, lower), and in each a column for each direction (left, up, down,
// right). Key row*KeyColumns+column is pressed in two steps.
const (
	KeyRows    = 4
	KeyColumns = 4
	KeyCount   = KeyRows * KeyColumns
)

// A Legend says what is chosen on the keys of a keypad, to everybody.
type Legend struct {
	Title string
	Words [KeyCount]string // "" for a key without a meaning
	// Open are the keys that each seat may press, as bits, as far as everybody can
	// see that; 0 for all.
	Open [engine.MaxSeats]uint16
}

// A Keypad is a board whose secret choices people can make all at once, each on
// a pad or half of the keyboard, with nothing of it on the screen.
type Keypad interface {
	// Legend tells the keys for what is chosen in secret now, from what everybody
	// sees; ok is false where that is not to be chosen on keypads.
	Legend(e *scenes.Env, v engine.View) (l Legend, ok bool)
	// Typed reads all that a seat has pressed so far against its own view: the moves
	// of its whole choice, or none while it has not made one. Wrong says that the
	// last key made a choice that the seat cannot have.
	Typed(v engine.View, keys []uint8) (moves []engine.Move, wrong bool)
}

// beatTime is how long the marks that tell who has chosen stay as they are: when
// within it a choice was made is not told.
var beatTime = anim.Ms(2000)

// mostTyped is how many keys are remembered of a seat; after them it begins anew.
const mostTyped = 99

// lapse is after how long a row without a direction is forgotten.
var lapse = anim.Ms(5000)

const noRow = -1

// A typist is what a seat has pressed.
type typist struct {
	sat   int // of Table.sat: who came later begins anew
	row   int
	idle  anim.Ticks // since row was pressed
	keys  []uint8
	moves []engine.Move // of the whole choice; nil while there is none
}

// A keypad is the public scene over the table on which all choose in secret.
type keypad struct {
	scenes.Base
	table   *Table
	typists [engine.MaxSeats]typist
	made    int            // moves at the table when it was asked
	epoch   uint32         // of the stack: what came over it since ends rows that were begun
	shown   engine.SeatSet // who had chosen at the last beat
	beat    anim.Ticks
	drawn   keypadWords
	nowhere ui.Focus // of the table
}

// together says whether all who choose in secret now can do so on a keypad.
func (t *Table) together(e *scenes.Env) bool {
	_, ok := t.legend(e)
	return ok && !e.Settings.NoKeypad && t.apart()
}

// apart says whether all who choose in secret now have hands of their own that can
// press unseen.
func (t *Table) apart() bool {
	if t.draft.match == nil {
		return false
	}
	for ss := t.draft.seats; ss != 0; ss &= ss - 1 {
		seat := ss.First()
		if hand := t.seats[seat].Hand; hand == input.MouseHand || t.own(hand) != seat {
			return false
		}
	}
	return true
}

// legend is the board's, for what everybody sees.
func (t *Table) legend(e *scenes.Env) (l Legend, ok bool) {
	if b, is := t.board.(Keypad); is {
		return b.Legend(e, t.match.View(engine.Spectator))
	}
	return l, false
}

// openKeypad lets all who choose in secret do so at once. What they chose before
// stands until they choose anew.
func (t *Table) openKeypad(e *scenes.Env) {
	t.look(engine.Spectator)
	k := &keypad{table: t, made: t.match.Len()}
	k.nowhere.Hidden = true
	for i := range k.typists {
		seat := engine.Seat(i)
		k.seated(seat)
		if t.draft.seats.Has(seat) {
			e.Rumble(t.seats[i].Hand, input.YourTurn)
		}
	}
	k.shown = k.chosen()
	e.Play("your_turn")
	e.Stack.Push(k, scenes.Cut)
	k.words(e)
	e.SetTitle(k.drawn.legend.Title + " - " + e.T(t.game.Title))
	e.Say(k.drawn.legend.Title)
}

// seated begins what a seat presses: its choice is what is held for it.
func (k *keypad) seated(seat engine.Seat) {
	t, p := k.table, &k.typists[seat]
	*p = typist{sat: t.sat[seat], row: noRow}
	if !t.draft.left().Has(seat) {
		p.moves = t.draft.of(seat)
	}
}

// of are the moves that are held for the seat.
func (d *draft) of(seat engine.Seat) (moves []engine.Move) {
	for _, c := range d.held {
		if c.seat == seat {
			moves = append(moves, c.move)
		}
	}
	return moves
}

// chosen are the seats that have made their choice by now.
func (k *keypad) chosen() (ss engine.SeatSet) {
	for i := range k.typists {
		if k.typists[i].moves != nil {
			ss |= engine.Seat(i).One()
		}
	}
	return ss & k.table.draft.seats
}

// Still implements scenes.Still.
func (k *keypad) Still() {}

// Name implements scenes.Scene.
func (k *keypad) Name() string { return "keypad" }

// Update implements scenes.Scene.
func (k *keypad) Update(e *scenes.Env, by anim.Ticks) {
	t := k.table
	t.moment.Now += by
	t.peekOn(e, by)
	if k.over() || e.Settings.NoKeypad {
		e.Stack.Pop(scenes.Cut)
		return
	}
	k.settle(e, by)
	for ss := t.draft.seats &^ k.shown; ss != 0; ss &= ss - 1 {
		if t.lost(e, ss.First()) {
			return
		}
	}
	if k.beat += by; k.beat >= beatTime {
		k.beat %= beatTime
		k.drawn.beat = true
		k.mark(e)
	}
}

// over says that it is no longer to be chosen on this keypad: a bot or another hand
// has a seat now, or a move was taken back. That may be while a menu lies over it.
func (k *keypad) over() bool { return k.table.match.Len() != k.made || !k.table.apart() }

// settle lets rows lapse, and those begin anew who sit on a seat that was another's.
func (k *keypad) settle(e *scenes.Env, by anim.Ticks) {
	covered := k.epoch != e.Stack.Epoch()
	k.epoch = e.Stack.Epoch()
	for i := range k.typists {
		p := &k.typists[i]
		if p.sat != k.table.sat[i] {
			k.seated(engine.Seat(i))
			k.shown &= k.chosen()
			k.drawn.beat = true
		}
		if p.idle += by; p.idle >= lapse || covered {
			p.row = noRow
		}
	}
}

// mark shows who has chosen by now. When that is all, and has been shown, it is
// done.
func (k *keypad) mark(e *scenes.Env) {
	t, before := k.table, k.shown
	k.shown = k.chosen()
	var held []choice
	for ss := k.shown; ss != 0; ss &= ss - 1 {
		for _, mv := range k.typists[ss.First()].moves {
			held = append(held, choice{ss.First(), mv})
		}
	}
	if k.shown == t.draft.seats {
		if before == k.shown {
			t.peek.on, t.redo = false, nil
			e.Play("confirm")
			e.Stack.Pop(scenes.Cut)
			t.draft.held = held
			t.draft.commit(e, t)
		}
		return
	}
	if !slices.Equal(held, t.draft.held) {
		t.draft.held = held
		t.rebase(e)
		t.autosave(e)
	}
}

// A face is what a button for a row may mean elsewhere, and the row of a keyboard.
type face struct {
	kind   input.Kind
	action input.Action
	row    int
	means  ui.Means // its glyph
}

var faces = [...]face{
	{input.Undo, input.ActUndo, 0, ui.ToUndo},
	{input.Info, input.ActInfo, 1, ui.ToInfo},
	{input.Cancel, input.ActCancel, 2, ui.ToBack},
	{input.Confirm, input.ActConfirm, 3, ui.ToGo},
	{input.Redo, input.ActRedo, noRow, ui.ToRedo},
	{input.Menu, input.ActMenu, noRow, ui.ToMenu},
	{input.Skip, input.ActSkip, noRow, ui.ToSkip},
	{input.Peek, input.ActPeek, noRow, ui.ToPeek},
	{input.TabLeft, input.ActTabLeft, noRow, ui.ToTabs},
	{input.TabRight, input.ActTabRight, noRow, ui.ToTabs},
}

// rowOf is the row that an intent is for: of a pad by where the button is,
// whatever it is bound to.
func rowOf(e *scenes.Env, in input.Intent) int {
	for i := range faces {
		if faces[i].kind == in.Kind {
			return faces[i].of(e, in.Device == input.Pad, in.ID)
		}
	}
	return noRow
}

func (f *face) of(e *scenes.Env, pad bool, id uint8) int {
	if !pad {
		return f.row
	}
	action := f.action
	if e.Swapped(id) && (action == input.ActConfirm || action == input.ActCancel) {
		action = input.ActConfirm + input.ActCancel - action
	}
	if b := input.ButtonFor(e.Settings.Buttons, action); b < KeyRows {
		return KeyRows - 1 - int(b)
	}
	return noRow
}

// columnOf is the column of a direction, or -1 for those between two.
func columnOf(in input.Intent) int {
	switch {
	case in.DX != 0 && in.DY != 0:
		return -1
	case in.DX != 0:
		return (in.DX + 1) / 2 * (KeyColumns - 1)
	}
	return 1 + (in.DY+1)/2
}

// Lets implements scenes.Guarded: what keys and pads mean is taken here, so that not
// even the glyphs or the focus tell that anything was pressed.
func (k *keypad) Lets(e *scenes.Env, in input.Intent) bool {
	if in.Device == input.Mouse || in.Device == input.Touch {
		return true
	}
	k.Handle(e, in)
	return false
}

// Handle implements scenes.Scene. Whatever is pressed, the screen shows nothing.
func (k *keypad) Handle(e *scenes.Env, in input.Intent) bool {
	t := k.table
	row := rowOf(e, in)
	switch in.Kind {
	case input.Peek:
		if row != noRow && in.On { // a face button is a row, whatever it is bound to
			break
		}
		t.Peek(e, in)
		return true
	case input.PadLost, input.PadCame:
		t.padMoved(e, in)
		return true
	case input.Shortcuts:
		e.Stack.Push(t.hooks.Aside(e, in), scenes.Cut)
		return true
	}
	if k.over() || t.reclaims(e, in) {
		return true
	}
	k.settle(e, 0)
	seat := k.seat(e, in)
	switch {
	case seat >= 0 && row != noRow:
		k.typists[seat].row, k.typists[seat].idle = row, 0
		e.Rumble(t.seats[seat].Hand, input.Pressed)
	case in.Kind == input.Menu || seat < 0 && (in.Kind == input.Cancel || in.Kind == input.Confirm):
		t.openMenu(e)
	case in.Kind == input.Nav && seat >= 0 && !in.Again:
		k.press(e, seat, columnOf(in))
	}
	return true
}

// seat is the one that an intent's hand chooses for, or Spectator.
func (k *keypad) seat(e *scenes.Env, in input.Intent) engine.Seat {
	t := k.table
	for ss := t.draft.seats; ss != 0; ss &= ss - 1 {
		if seat := ss.First(); in.Device != input.Mouse && in.Device != input.Touch && t.may(e, in, seat) {
			return seat
		}
	}
	return engine.Spectator
}

// press takes a seat's second step.
func (k *keypad) press(e *scenes.Env, seat engine.Seat, column int) {
	t, p := k.table, &k.typists[seat]
	pulse := input.Pressed
	if p.row != noRow && column >= 0 {
		if len(p.keys) == mostTyped {
			p.keys = p.keys[:0]
		}
		pulse = input.Taken
		p.keys = append(p.keys, uint8(p.row*KeyColumns+column))
		moves, wrong := t.board.(Keypad).Typed(t.match.View(seat), p.keys)
		if p.moves = moves; wrong || !t.canHold(seat, moves) {
			p.moves, pulse = nil, input.Refused
		}
	}
	p.row = noRow
	e.Rumble(t.seats[seat].Hand, pulse)
}

// canHold says whether a seat can make the moves one after another, as its whole
// choice or no move at all.
func (t *Table) canHold(seat engine.Seat, moves []engine.Move) bool {
	m := t.match.Clone()
	for _, mv := range moves {
		if !t.game.Rules.IsSecret(mv) {
			return false
		}
		if _, err := m.Play(seat, mv, seat); err != nil {
			return false
		}
	}
	return len(moves) == 0 || !choosing(m, seat.One()).Has(seat)
}

// Spots implements scenes.Scene.
func (k *keypad) Spots(dst []ui.Spot) []ui.Spot {
	return append(dst, ui.Spot{ID: spotMenu, Rect: keypadMenu})
}

// Tell implements scenes.Scene.
func (k *keypad) Tell(e *scenes.Env, _ string) (label, why string) {
	return e.T(tabletop.MenuButton), ""
}

// Act implements scenes.Scene.
func (k *keypad) Act(e *scenes.Env, _ string, _ input.Intent) { k.table.openMenu(e) }

// Describe implements scenes.Scene: what everybody sees.
func (k *keypad) Describe(e *scenes.Env, d *scenes.Description) {
	d.Game = k.table.game.ID
	if k.over() {
		return
	}
	k.words(e)
	d.Deciders = engine.SeatList(k.table.draft.seats)
	if k.table.peeks(e) {
		d.Prompt = k.table.peek.title
		return
	}
	d.Prompt = k.drawn.legend.Title
	for row := range k.drawn.rows {
		d.Prompt += "\n" + strings.Join(k.drawn.legend.Words[row*KeyColumns:][:KeyColumns], "|")
	}
	for ss := k.table.draft.seats; ss != 0; ss &= ss - 1 {
		mark := " -"
		if k.shown.Has(ss.First()) {
			mark = " +"
		}
		d.Prompt += "\n" + k.table.seating.Names[ss.First()] + mark
	}
}
