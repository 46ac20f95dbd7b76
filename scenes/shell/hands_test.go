package shell

import (
	"slices"
	"strings"
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// plug connects pads of these names, and no others; standard ones are called Pad
// something.
func (r *rig) plug(names ...string) {
	r.plugged = nil
	for i, name := range names {
		r.plugged = append(r.plugged, input.Reading{Slot: i, Name: name, Standard: strings.HasPrefix(name, "Pad"), Buttons: make([]float64, 17), Axes: make([]float64, 4)})
	}
	r.read()
}

func (r *rig) read() {
	r.e.Pads.Read(r.plugged, r.Router.Post)
	r.frame()
}

// on presses buttons of the pad in a slot.
func (r *rig) on(slot int, buttons ...int) {
	for _, b := range buttons {
		r.plugged[slot].Buttons[b] = 1
		r.read()
		r.plugged[slot].Buttons[b] = 0
		r.read()
	}
}

// party is the join screen with pads.
func party(t *testing.T, names ...string) (*rig, *join) {
	t.Helper()
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.keys(input.KeyEnter)
	r.click("join")
	r.at("join", "start")
	r.plug(names...)
	return r, r.e.Stack.Top().(*join)
}

func (j *join) handsOf() (all []string) {
	for _, s := range j.taken() {
		all = append(all, s.Hand)
	}
	return all
}

func wantHands(t *testing.T, j *join, want ...string) {
	t.Helper()
	if got := j.handsOf(); !slices.Equal(got, want) {
		t.Errorf("hands %q, want %q", got, want)
	}
}

// Up to five pads sit down by A, under their own identity, and B leaves.
func TestPadsTakeSeatsByAPress(t *testing.T) {
	r, j := party(t, "Pad One", "Pad One", "Pad Two", "Pad One", "Pad Three")
	for slot := range 5 {
		r.on(slot, padA)
	}
	wantHands(t, j, "pad Pad-One 1", "pad Pad-One 2", "pad Pad-Two 1", "pad Pad-One 3", "pad Pad-Three 1")
	if len(j.taken()) != 5 || j.humans() != 5 {
		t.Errorf("%d people on %d seats", j.humans(), len(j.taken()))
	}
	r.on(4, padB) // the last seat becomes empty
	if len(j.taken()) != 4 {
		t.Errorf("%d seats after the last has left", len(j.taken()))
	}
	r.on(1, padB) // one in between a bot's
	wantHands(t, j, "pad Pad-One 1", "", "pad Pad-Two 1", "pad Pad-One 3")
	if j.seats[1].Driver == scenes.Human {
		t.Error("a seat that was left is still a person's")
	}
	r.on(4, padA)
	wantHands(t, j, "pad Pad-One 1", "pad Pad-Three 1", "pad Pad-Two 1", "pad Pad-One 3")
	r.on(4, padB, padB)
	r.at("setup", "")
}

// X swaps with the seat of the next emblem, Y asks for a name, the bumpers turn
// free seats.
func TestEmblemNameAndBots(t *testing.T) {
	r, j := party(t, "Pad One", "Pad Two")
	r.on(0, padA)
	r.on(1, padA)
	r.on(0, padX)
	wantHands(t, j, "pad Pad-Two 1", "pad Pad-One 1", "", "")
	if j.seats[1].Name != "Anna" || j.seats[0].Name != "Ben" {
		t.Errorf("names %q, %q stay where they were", j.seats[0].Name, j.seats[1].Name)
	}
	r.on(1, padY)
	r.at("letters", "")
	r.on(1, padX, padX, padX, padRight, padRight, padA, padStart)
	if r.at("join", ""); j.seats[0].Name != "C" {
		t.Errorf("name %q", j.seats[0].Name)
	}
	was := j.seats[2].Driver
	r.on(0, padRB)
	if now := j.seats[2].Driver; now == was || now == scenes.Human {
		t.Errorf("the free seat is %q after %q", now, was)
	}
	r.on(0, padLB)
	if j.seats[2].Driver != was {
		t.Errorf("the bumpers do not turn back: %q", j.seats[2].Driver)
	}
}

// Two share the keyboard as soon as the other half sits down.
func TestTheKeyboardIsOneHandUntilItsOtherHalfSitsDown(t *testing.T) {
	r, j := party(t)
	r.keys(input.KeyEnter)
	wantHands(t, j, input.KeysHand, "", "", "")
	r.keys(input.KeyA + 'F' - 'A')
	wantHands(t, j, input.RightHand, input.LeftHand, "", "")
	r.keys(input.KeyBackspace) // the right one leaves
	wantHands(t, j, "", input.KeysHand, "", "")
	r.keys(input.KeyEscape)
	wantHands(t, j, "", "", "", "")
	r.keys(input.KeySpace, input.KeyEnter)
	wantHands(t, j, input.LeftHand, input.RightHand, "", "")
	r.Update(30)
	r.click("start")
	if r.at("table", ""); !r.e.Halves {
		t.Error("at the table the keyboard is one hand")
	}
}

// Mouse and touch are one hand, and several people may share it.
func TestSeatsByMouse(t *testing.T) {
	r, j := party(t)
	r.click("seat.1")
	r.tap("seat.2")
	wantHands(t, j, input.MouseHand, input.MouseHand, "", "")
	r.click("leave.2")
	wantHands(t, j, input.MouseHand, "", "", "")
	was := j.seats[1].Driver
	r.click("driver.2")
	if j.seats[1].Driver == was {
		t.Error("a click does not turn the bot")
	}
	r.click("emblem.1")
	wantHands(t, j, "", input.MouseHand, "", "")
	r.click("back")
	r.at("setup", "join")
	if d := r.Describe(paint.StagePlace{}); d.Screen != "setup" || r.e.Halves {
		t.Errorf("on %s, halves %v", d.Screen, r.e.Halves)
	}
}

// The press that was to sit down does not start the game.
func TestASecondPressAtOnceDoesNotStart(t *testing.T) {
	r, _ := party(t, "Pad One")
	r.on(0, padA, padA)
	r.at("join", "start")
	r.on(0, padStart)
	r.at("join", "start")
	r.Update(30)
	r.on(0, padStart)
	r.at("table", "")
}

// Hands and names are remembered by the pad's identity, wherever it is plugged
// in; one that is not here is not waited for at the next set-up.
func TestSeatsAreRememberedByIdentity(t *testing.T) {
	r, j := party(t, "Pad One", "Pad Two")
	r.on(0, padA)
	r.on(1, padA)
	j.seats[1].Name = "Zoé"
	r.Update(30)
	r.click("start")
	r.at("table", "")
	if last := r.e.Settings.Last.Seats; last[0].Hand != "pad Pad-One 1" || last[1].Hand != "pad Pad-Two 1" || last[1].Name != "Zoé" {
		t.Fatalf("kept: %+v", last)
	}
	kept := r.store
	again := start(t, func(e *scenes.Env) {
		e.Store, e.Pads = kept, &input.Pads{}
		text, _ := kept.Read("settings")
		e.Settings, _ = scenes.ParseSettings(text)
	})
	again.click("play")
	u := again.e.Stack.Top().(*setup)
	if held(u.seats[0]) || held(u.seats[1]) {
		t.Errorf("pads that are not here hold seats: %+v", u.seats)
	}
	again.plug("Pad Two", "Pad One") // in other slots
	if u.seats[0].Hand != "pad Pad-One 1" || u.seats[1].Hand != "pad Pad-Two 1" {
		t.Errorf("remembered: %+v", u.seats[:2])
	}
	again.click("join")
	again.on(0, padB)
	again.on(1, padB)
	if u.seats[1].Name == "Zoé" {
		t.Error("a name stays on a seat that its owner left")
	}
	again.on(0, padA) // the first free seat now, under the name it had
	if u.seats[0].Hand != "pad Pad-Two 1" || u.seats[0].Name != "Zoé" {
		t.Errorf("the pad sits as %+v", u.seats[0])
	}
}

// A pad that has no seat opens the join screen where others sit or act already;
// who is alone starts with it.
func TestAPadWithoutASeatTakesOne(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.plug("Pad One", "Pad Two")
	r.on(0, padA)
	r.at("setup", "start")
	r.on(0, padUp)
	r.on(0, padDown)
	r.on(1, padA)
	if r.at("table", ""); r.e.Settings.Last.Seats[0].Hand != "" {
		t.Error("the first to act is taken for a newcomer")
	}
	r = start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.plug("Pad One", "Pad Two")
	r.on(0, padA)
	r.click("option.own-loads")
	r.on(1, padA)
	r.at("join", "start")
	wantHands(t, r.e.Stack.Top().(*join), "pad Pad-Two 1", "", "", "")
}

// The pad of the seat that acts goes: the game waits until it is back or
// somebody takes over, not by a press at once.
func TestALostPadIsWaitedForOrTakenOver(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.plug("Pad One")
	h := &halt{}
	show := func() {
		h.seats, h.away = []scenes.SeatSetup{{Name: "Anna", Driver: scenes.Human, Hand: "pad Pad-Two 1"}, {Name: "Ben", Driver: scenes.Human}}, true
		r.e.Stack.Push(NewLost(r.e, h, 0), scenes.Cut)
		r.frame()
		r.at("lost", "take")
	}
	show()
	for range 5 { // who was about to press in the game goes on
		r.on(0, padA)
		r.click("bot")
		r.Update(25)
	}
	r.at("lost", "bot")
	r.e.Stack.Focus().ID = "take"
	r.Update(lostCalm)
	r.on(0, padA)
	if r.at("title", ""); h.seats[0].Hand != "pad Pad-One 1" {
		t.Errorf("taken over by %q", h.seats[0].Hand)
	}
	show()
	r.Update(lostCalm)
	r.click("bot")
	if r.at("title", ""); h.seats[0].Driver != scenes.Best("timbuktu") {
		t.Errorf("driver %q", h.seats[0].Driver)
	}
	show()
	h.away = false
	r.frame()
	r.at("title", "")
}

// Seats are taken over in the pause menu, and given back.
func TestSeatsChangeHandsInThePauseMenu(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.plug("Pad One")
	h := &halt{seats: []scenes.SeatSetup{{Name: "Anna", Driver: scenes.Human, Hand: "pad Pad-One 1"}, {Name: "Ben", Driver: scenes.Best("timbuktu")}}}
	r.e.Stack.Push(NewPause(r.e, h), scenes.Cut)
	r.frame()
	r.click("seats")
	r.at("seats", "take.1")
	if d := r.Describe(paint.StagePlace{}); !strings.Contains(d.Prompt, "Anna: gamepad 1") {
		t.Errorf("who holds what is not told: %q", d.Prompt)
	}
	r.click("bot.1")
	r.click("take.2")
	if h.seats[0].Driver != scenes.Best("timbuktu") || h.seats[1].Driver != scenes.Human || h.seats[1].Hand != input.MouseHand {
		t.Errorf("seats %+v", h.seats)
	}
	if s := r.spot("bot.1"); s.Enabled {
		t.Error("a bot's seat can be given to a bot")
	}
	r.e.Stack.Focus().ID = "take.1"
	r.frame()
	r.on(0, padA)
	if h.seats[0].Driver != scenes.Human || h.seats[0].Hand != "pad Pad-One 1" {
		t.Errorf("the pad does not get its seat back: %+v", h.seats[0])
	}
	r.click("any.1")
	if h.seats[0].Hand != input.AnyHand {
		t.Errorf("hand %q", h.seats[0].Hand)
	}
}

// A pad without a standard layout shows the mapping screen at its first press;
// what is told is kept for its kind, and no press of it reaches what lies below.
func TestAPadWithoutALayoutIsMapped(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.plug("Odd thing")
	r.on(0, 5)
	r.at("mapping", "")
	r.on(0, 5, 5) // the same button twice
	if d := r.Describe(paint.StagePlace{}); !strings.Contains(d.Prompt, "taken") {
		t.Errorf("told %q", d.Prompt)
	}
	r.on(0, 4, 3, 2)
	for axis := range 2 { // the directions are axes
		for _, v := range []float64{-1, 1} {
			r.plugged[0].Axes[axis] = v
			r.read()
			r.plugged[0].Axes[axis] = 0
			r.read()
		}
	}
	r.on(0, 5, 5, 5, 5, 5) // it has no more
	r.plugged[0].Buttons[5] = 1
	r.read()
	r.at("mapping", "")
	r.plugged[0].Buttons[5] = 0
	r.read()
	r.at("title", "")
	m := r.e.Settings.Pads
	if len(m) != 1 || m[0].Kind != "Odd-thing" || m[0].From[0] != 6 || m[0].From[1] != 5 || m[0].From[12] != -2 || m[0].From[9] != 0 {
		t.Fatalf("kept %+v", m)
	}
	r.read()
	r.on(0, 5)
	r.at("setup", "")
	r.on(0, 4)
	r.at("games", "")
	// From the settings any pad can be mapped, and go back.
	r.e.Stack.Push(newSettings(r.e), scenes.Cut)
	r.frame()
	r.click("tab.4")
	r.click("map")
	r.at("mapping", "")
	r.on(0, 3)
	r.click("standard")
	r.frame()
	r.at("settings", "map")
	if len(r.e.Settings.Pads) != 0 {
		t.Errorf("still kept: %+v", r.e.Settings.Pads)
	}
}

// Keys and buttons are bound by pressing them.
func TestKeysAndButtonsAreBound(t *testing.T) {
	r := start(t, nil)
	r.click("settings")
	r.click("tab.5")
	undo := "key." + digits(uint64(input.ActUndo)+1)
	r.click(undo)
	r.at("bind", "discard")
	r.keys(input.KeyF11) // cannot be bound
	r.at("bind", "")
	r.keys(input.KeyA + 'J' - 'A')
	r.at("settings", undo)
	if k := input.KeyFor(r.e.Settings.Keys, input.ActUndo); k != input.KeyA+'J'-'A' {
		t.Errorf("undo is on key %d", k)
	}
	if r.e.Catch {
		t.Error("keys are still caught")
	}
	r.click("button.11")
	r.pad(padX)
	if b := input.ButtonFor(r.e.Settings.Buttons, input.ActUndo); b != padX {
		t.Errorf("undo is on button %d", b)
	}
	r.click(undo)
	r.pad(padA) // no key: who has no keyboard leaves
	r.at("settings", undo)
	text, _ := r.store.Read("settings")
	if kept, err := scenes.ParseSettings(text); err != nil || len(kept.Keys) == 0 || len(kept.Buttons) == 0 {
		t.Errorf("stored: %v, %v", kept, err)
	}
	r.click("reset")
	if r.e.Settings.Keys != nil || r.e.Settings.Buttons != nil {
		t.Error("not as at first")
	}
}

// The list of keys is there on demand.
func TestTheListOfKeys(t *testing.T) {
	r := start(t, nil)
	r.text("?")
	r.at("keys", "back")
	r.text("?")
	r.at("title", "")
}

// Words typed end with Enter, whatever key of the screen's keyboard has the
// focus; walked to, Enter writes.
func TestTheScreensKeyboardIsTypedOnToo(t *testing.T) {
	r := start(t, nil)
	got := ""
	ask := func() {
		r.e.Stack.Push(newLetters(r.e, 0, "", func(_ *scenes.Env, name string) { got = name }), scenes.Cut)
		r.frame()
	}
	ask()
	r.text("Őrsi#Ä")
	r.keys(input.KeyEnter)
	if r.at("title", ""); got != "ŐrsiÄ" {
		t.Errorf("typed %q", got)
	}
	ask()
	r.keys(input.KeyRight, input.KeyEnter, input.KeyEnter, input.KeyBackspace, input.KeyEnter)
	if got != "B" {
		t.Errorf("walked and typed %q", got)
	}
	ask()
	r.keys(input.KeyEscape)
	if r.at("title", ""); got != "B" {
		t.Errorf("discarded %q", got)
	}
}

// A whole table of two pads and bots: a curtain opens for its own pad alone and
// says so; anybody reaches the menu over it; a pad that goes stops the game.
func TestATableOfTwoPads(t *testing.T) {
	names := []string{"Pad One", "Pad Two"}
	r, _ := party(t, names...)
	r.e.Settings.Speed = scenes.Instant
	r.on(0, padA)
	r.on(1, padA)
	r.Update(30)
	r.click("start")
	screen := func() string { return r.Describe(paint.StagePlace{}).Screen }
	for n := 0; screen() != "curtain"; n++ {
		if n > 500 {
			t.Fatalf("no curtain comes, but %s", screen())
		}
		r.Update(60)
		r.on(n%2, padA)
	}
	r.Update(40)
	r.frame()
	own := 0
	if r.e.Prompted() == "pad Pad-Two 1" {
		own = 1
	}
	veil, shared := len(r.Draw().Cmds), NewCurtain(r.e, own, "Anna", func(*scenes.Env) {})
	if r.e.Stack.Push(shared, scenes.Cut); r.e.Device != input.Pad || len(r.Draw().Cmds) >= veil {
		t.Errorf("the curtain of a pad shows glyphs of device %d, and no more than any", r.e.Device)
	}
	r.e.Stack.Pop(scenes.Cut)
	r.frame()
	r.on(1-own, padA)
	r.keys(input.KeyEnter)
	r.at("curtain", "open")
	r.on(1-own, padStart)
	r.at("pause", "go_on")
	r.on(1-own, padB)
	r.at("curtain", "open")
	r.plug(names[1-own])
	r.at("lost", "take")
	r.plug(names...)
	r.frame()
	r.at("curtain", "open")
	r.on(own, padA)
	r.at("table", "")
	r.plug(names[1-own])
	r.Update(lostCalm)
	r.at("lost", "take")
	r.click("take")
	r.frame()
	r.frame()
	if r.at("curtain", ""); r.e.Prompted() != input.MouseHand {
		t.Errorf("the curtain waits for %q", r.e.Prompted())
	}
}

// behind plays a table of the pad in slot 0 and the mouse to the curtain of the pad.
func behind(t *testing.T) *rig {
	r, _ := party(t, "Pad One")
	r.e.Settings.Speed = scenes.Instant
	r.on(0, padA)
	r.click("seat.2")
	r.Update(30)
	r.click("start")
	for n := 0; ; n++ {
		switch s := r.Describe(paint.StagePlace{}).Screen; {
		case n > 500:
			t.Fatalf("no curtain comes, but %s", s)
		case s == "curtain" && r.e.Prompted() == "pad Pad-One 1":
			r.Update(40)
			r.Draw()
			return r
		case s == "curtain":
			r.Update(40)
			r.Draw()
			r.click("open")
		default:
			r.on(0, padA)
			if r.has("move") {
				r.click("move")
			}
		}
		r.Update(60)
		r.Draw()
	}
}

// Who cannot open a curtain, by the mouse or a finger, comes to the menu all the
// same, and keys and pads stay on what opens it.
func TestACurtainHasAMenuForThePointer(t *testing.T) {
	for _, press := range []func(*rig, string){(*rig).click, (*rig).tap} {
		r := behind(t)
		press(r, "open")
		r.at("curtain", "open")
		press(r, "menu")
		r.at("pause", "go_on")
		r.click("go_on")
		r.frame()
		r.at("curtain", "open")
		x, y := r.middle("menu")
		r.Router.Post(input.Edge{Device: input.Mouse, Kind: input.Move, X: x, Y: y})
		r.frame()
		r.on(0, padRight)
		r.frame()
		r.at("curtain", "open")
		r.on(0, padA)
		r.at("table", "")
	}
}

// A pad that is back takes its seat again at the curtain that another hand would
// open.
func TestAPadTakesItsSeatAgainAtACurtain(t *testing.T) {
	r := behind(t)
	r.plug()
	r.at("lost", "take")
	r.Update(60)
	r.click("take")
	r.Update(40)
	r.frame()
	if r.at("curtain", "open"); r.e.Prompted() != input.MouseHand {
		t.Fatalf("it opens for %q", r.e.Prompted())
	}
	r.plug("Pad One")
	r.on(0, padA)
	r.Update(1)
	if r.at("curtain", "open"); r.e.Prompted() != "pad Pad-One 1" {
		t.Errorf("it opens for %q", r.e.Prompted())
	}
	r.on(0, padA)
	r.at("table", "")
}

// A name stays with the device that was given it, until another seat has it.
func TestANameStaysWithItsDevice(t *testing.T) {
	r, j := party(t, "Pad One", "Pad Two")
	r.on(0, padA)
	r.on(0, padY)
	r.on(0, padX, padX, padX, padX, padA, padStart) // nothing but A
	r.at("join", "")
	if j.seats[0].Name != "A" {
		t.Fatalf("called %q", j.seats[0].Name)
	}
	r.on(0, padB)
	r.on(1, padA)
	r.on(0, padA)
	if j.seats[1].Hand != "pad Pad-One 1" || j.seats[1].Name != "A" {
		t.Errorf("it sits down again as %+v", j.seats[1])
	}
	r.on(0, padB)
	j.call(r.e, 0, "A")
	if r.on(0, padA); j.seats[1].Name == "A" {
		t.Error("two seats have one name")
	}
	// A half of the keyboard has it, whoever has the rest.
	r, j = party(t)
	left, right := input.KeyA+'F'-'A', input.KeyEnter
	r.keys(left)
	j.call(r.e, 0, "Lea")
	r.keys(right)
	j.call(r.e, 1, "Ron")
	r.keys(input.KeyA+'Q'-'A', input.KeyBackspace) // both leave
	wantHands(t, j, "", "", "", "")
	r.keys(left, right)
	if j.seats[0].Name != "Lea" || j.seats[1].Name != "Ron" {
		t.Errorf("they sit down again as %q, %q", j.seats[0].Name, j.seats[1].Name)
	}
}

// No two seats have one name, and none has none, whatever a game is started by.
func TestEverySeatHasANameOfItsOwn(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	r.plug("Pad One", "Pad Two")
	r.click("name.1")
	r.erase(12)
	r.on(0, padA) // a pad sits down while the field is empty
	r.at("join", "start")
	if u.seats[0].Name != "Anna" {
		t.Errorf("the seat is called %q", u.seats[0].Name)
	}
	r.on(1, padA)
	r.click("name.2")
	r.erase(12)
	r.text("Anna")
	r.keys(input.KeyEnter)
	if r.at("message", "ok"); u.seats[1].Name != "Ben" {
		t.Errorf("the second is called %q", u.seats[1].Name)
	}
	r.click("ok")
	r.click("back")
	r.click("name.2") // the same in the field
	r.erase(12)
	r.text("Anna")
	r.click("start")
	if r.at("message", "ok"); u.seats[1].Name != "Ben" || u.Typing() {
		t.Errorf("the second is called %q, typing %v", u.seats[1].Name, u.Typing())
	}
	r.click("ok")
	r.click("name.2") // a bot gives way
	r.erase(12)
	r.text("Clara")
	r.keys(input.KeyEnter)
	if r.at("setup", ""); u.seats[1].Name != "Clara" || u.seats[2].Name == "Clara" || u.seats[2].Name == "" {
		t.Errorf("called %q and %q", u.seats[1].Name, u.seats[2].Name)
	}
	again := start(t, func(e *scenes.Env) { // what is stored need not be right
		e.Settings.Last = scenes.LastGame{Game: "timbuktu", Seats: []scenes.SeatSetup{{Name: "Clara", Driver: scenes.Human}, {Name: "Clara", Driver: scenes.Human}, {Name: " ", Driver: scenes.Human}}}
	})
	again.click("play")
	names := map[string]bool{}
	for _, s := range again.e.Stack.Top().(*setup).seats {
		if names[s.Name] || s.Name == "" {
			t.Errorf("%q is there twice, or empty", s.Name)
		}
		names[s.Name] = true
	}
}

// The keyboard on the screen is for who opened it, and says which seat it asks.
func TestLettersAreForWhoOpenedThem(t *testing.T) {
	r, j := party(t, "Pad One", "Pad Two")
	r.on(0, padA)
	r.on(1, padA)
	r.on(1, padY)
	r.at("letters", "key.0")
	if d := r.Describe(paint.StagePlace{}); !strings.HasPrefix(d.Prompt, "Seat 2: ") {
		t.Errorf("it asks %q", d.Prompt)
	}
	r.on(0, padRight, padB)
	r.keys(input.KeyRight, input.KeyEscape)
	r.text("x")
	r.click("discard")
	if r.at("letters", "key.0"); r.e.Stack.Top().(*letters).text != "Ben" {
		t.Error("others write")
	}
	r.on(1, padRight)
	r.at("letters", "key.1")
	r.plug("Pad One")
	r.frame()
	r.on(0, padB) // it is gone: anybody ends it
	r.at("join", "")
	r.click("seat.3")
	r.click("name.3")
	r.text("x")
	r.click("done")
	if j.seats[2].Name != "Clarax" {
		t.Errorf("who has the mouse and types is called %q", j.seats[2].Name)
	}
}

// A pad without a layout brings up its mapping while a key is asked for: there keys
// are what they always are.
func TestAMappingOverABoundKeyHasTheKeys(t *testing.T) {
	r := start(t, func(e *scenes.Env) { e.Pads = &input.Pads{} })
	r.plug("Odd thing")
	r.e.Stack.Push(newBind(r.e, input.ActConfirm, input.Keyboard, func(*scenes.Env) {}), scenes.Cut)
	r.frame()
	r.on(0, 3)
	r.at("mapping", "back")
	r.keys(input.KeyEscape)
	r.frame()
	if r.at("bind", "discard"); !r.e.Catch {
		t.Error("back at the question no key is caught")
	}
}

// Free pennons invite the half of the keyboard that has no seat yet.
func TestFreePennonsNameTheOtherHalfsKey(t *testing.T) {
	f := input.KeyA + 'F' - 'A'
	for first, other := range map[input.Key]input.Key{f: input.KeyEnter, input.KeyEnter: f} {
		r, j := party(t)
		r.keys(first)
		r.frame()
		if k := input.KeyFor(j.freeLook(r.e).Keys, input.ActConfirm); k != other {
			t.Errorf("after key %d they name %d, want %d", first, k, other)
		}
		if label := r.spot("emblem.1").Label; label != "Anna swaps seat and emblem with the next" {
			t.Errorf("what swaps is called %q", label)
		}
		r.keys(other)
		if d := j.freeLook(r.e).Device; d != input.Mouse {
			t.Errorf("both halves sit, and device %d is invited", d)
		}
	}
}
