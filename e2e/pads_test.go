//go:build unix

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Pads as browsers name them.
const (
	xboxPad   = "Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)"
	sonyPad   = "DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)"
	switchPad = "Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)"
	deckPad   = "Steam Deck Controller (STANDARD GAMEPAD Vendor: 28de Product: 1205)"
	oddPad    = "Odd Pad (Vendor: 1234 Product: abcd)"
)

// Buttons of the standard mapping.
const (
	lowerFace, rightFace, leftFace, upperFace = 0, 1, 2, 3
	rightBumper, leftTrigger, menuButton      = 5, 6, 9
)

// plug puts a pad of the standard layout into a slot.
func (p *stopped) plug(t *testing.T, slot int, id string) {
	t.Helper()
	p.tell(t, "plug", slot, id, "standard", 17, []float64{0, 0, 0, 0})
	p.ticks(t, 2)
}

func (p *stopped) unplug(t *testing.T, slot int) {
	t.Helper()
	p.tell(t, "unplug", slot)
	p.ticks(t, 2)
}

// press presses buttons of a pad one after another.
func (p *stopped) press(t *testing.T, slot int, buttons ...int) description {
	t.Helper()
	return p.told(t, fmt.Sprintf("clock.press(%d, [%s]).at(-1)", slot, list(buttons)))
}

func list(numbers []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(numbers), " ", ","), "[]")
}

// pad is the hand with the pad in a slot.
func (p *stopped) pad(slot int) hand { return padAt(p, slot, straight) }

// straight is where a pad of the standard layout has its buttons.
func straight(button int) int { return button }

var padButtons = map[step]int{{0, -1}: 12, {0, 1}: 13, {-1, 0}: 14, {1, 0}: 15}

// padAt is the hand with a pad; at is where it has the standard buttons.
func padAt(p screen, slot int, at func(button int) int) hand {
	h := walking(p,
		func(t *testing.T, s step) { p.press(t, slot, at(padButtons[s])) },
		func(t *testing.T) { p.press(t, slot, at(rightBumper)) },
		func(t *testing.T) { p.press(t, slot, at(lowerFace)) })
	stepwise := h.reach
	h.reach = func(t *testing.T, d description, id string) description {
		t.Helper()
		if steps := way(d, id, nil); len(steps) > 1 { // the whole way at once is sooner done
			var buttons []int
			for _, s := range steps {
				buttons = append(buttons, at(padButtons[s]))
			}
			d = p.press(t, slot, buttons...)
		}
		return stepwise(t, d, id)
	}
	return h
}

// A rumble is what a pad was made to feel.
type rumble struct {
	Slot, Ms     int
	Strong, Weak float64
}

// felt are the rumbles since the last time.
func (p *stopped) felt(t *testing.T) []rumble {
	t.Helper()
	all := eval[[]rumble](t, p.page, "clock.rumbles.splice(0)")
	for _, r := range all {
		if r.Ms == 250 {
			p.robbed++
		}
	}
	return all
}

// takeSeats gives the first seats of a running table to pads, one each, in the
// menu that changes hands.
func (p *stopped) takeSeats(t *testing.T, slots ...int) {
	t.Helper()
	until(t, p, "the table", func(d description) bool { return d.Screen == "table" && !d.Busy })
	p.press(t, slots[0], menuButton)
	on(t, p, "pause")
	act(t, p, p.pad(slots[0]), "seats")
	for seat, slot := range slots {
		id := fmt.Sprintf("take.%d", seat+1)
		p.pad(slot).reach(t, on(t, p, "seats"), id)
		p.press(t, slot, lowerFace) // only the picture tells who had it
	}
	p.back(t, slots[0])
}

// takeBack gives a seat to the pad in the slot of its number, from 0.
func (p *stopped) takeBack(t *testing.T, seat int) {
	t.Helper()
	p.press(t, seat, menuButton)
	on(t, p, "pause")
	act(t, p, p.pad(seat), "seats")
	p.pad(seat).reach(t, on(t, p, "seats"), fmt.Sprintf("take.%d", seat+1))
	p.press(t, seat, lowerFace)
	p.back(t, seat)
}

// back leaves the menus for the table.
func (p *stopped) back(t *testing.T, slot int) description {
	t.Helper()
	for _, screen := range []string{"pause", "table"} {
		p.press(t, slot, rightFace)
		on(t, p, screen)
	}
	return p.see(t)
}

// twoPads is a table of Thebes, which has no secrets, for two people with pads in
// the slots 0 and 1; the seat that is asked, from 0, which is the slot of its pad.
func twoPads(t *testing.T) (p *stopped, turn int) {
	t.Helper()
	p = stop(t, "&game=theben&seats=human,human&seed=3", calmly(t))
	p.plug(t, 0, xboxPad)
	p.plug(t, 1, sonyPad)
	p.takeSeats(t, 0, 1)
	return p, turnOf(t, p)
}

// turnOf is the seat that is asked, from 0.
func turnOf(t *testing.T, p client) int {
	t.Helper()
	d := decision(t, p, hand{}, never)
	return *d.Viewer - 1
}

// unmoved says that nothing in the game has changed.
func unmoved(t *testing.T, a, b description, what string) {
	t.Helper()
	if string(a.View) != string(b.View) || a.Viewer == nil || b.Viewer == nil || *a.Viewer != *b.Viewer {
		t.Errorf("%s: the game has changed:\n%s\n%s", what, a.View, b.View)
	}
}

// moves chooses with a hand until the game has changed.
func moves(t *testing.T, p client, h hand) {
	t.Helper()
	lost := func(d description) bool { return d.Screen == "lost" }
	before := decision(t, p, h, never)
	for s, d := newSense(), before; ; d = decision(t, p, h, lost) {
		if lost(d) || string(d.View) != string(before.View) || *d.Viewer != *before.Viewer {
			return
		}
		if s.total > 20 {
			t.Fatalf("the hand moves nothing: %s", short(d))
		}
		act(t, p, h, s.pick(d).ID)
	}
}

func TestPadLostOnItsTurn(t *testing.T) {
	p, turn := twoPads(t)
	other := 1 - turn
	id := []string{xboxPad, sonyPad}[turn]
	before := p.see(t)

	p.unplug(t, turn)
	on(t, p, "lost")
	// Nothing else moves the seat.
	p.press(t, other, rightFace, upperFace, leftFace)
	p.ticks(t, 60)
	if d := p.see(t); d.Screen != "lost" {
		t.Errorf("another pad has come to %s", short(d))
	}
	// Another pad inherits nothing, though it is in the same place.
	p.plug(t, turn, switchPad)
	p.press(t, turn, rightFace, upperFace)
	if d := on(t, p, "lost"); d.Viewer != nil {
		t.Errorf("a foreign pad has come to %s", short(d))
	}
	// The old one goes on by itself, wherever it is put in.
	p.plug(t, 4, id)
	d := on(t, p, "table")
	unmoved(t, before, d, "lost and back")
	for range 3 {
		p.press(t, turn, lowerFace)
	}
	unmoved(t, before, p.see(t), "the foreign pad at the table")
	moves(t, p, p.pad(4))
}

func TestPadLostAndTakenOver(t *testing.T) {
	p, turn := twoPads(t)
	id := []string{xboxPad, sonyPad}[turn]
	before := p.see(t)
	p.unplug(t, turn)
	on(t, p, "lost")
	p.ticks(t, 60)
	act(t, p, mouse(p), "take")
	d := on(t, p, "table")
	unmoved(t, before, d, "taken over by the mouse")
	for *d.Viewer-1 == turn {
		moves(t, p, mouse(p))
		d = decision(t, p, mouse(p), never)
	}

	// It is handed back in the menu, at any time.
	p.plug(t, turn, id)
	p.takeBack(t, turn)
	for turnOf(t, p) != turn {
		moves(t, p, p.pad(1-turn))
	}
	moves(t, p, p.pad(turn))

	// A bot takes it over: then only the other is asked. And back again.
	for turnOf(t, p) != turn {
		moves(t, p, p.pad(1-turn))
	}
	p.unplug(t, turn)
	on(t, p, "lost")
	p.ticks(t, 60)
	act(t, p, mouse(p), "bot")
	for range 4 {
		if now := turnOf(t, p); now == turn {
			t.Fatalf("a bot plays, and its seat is asked: %s", short(p.see(t)))
		}
		moves(t, p, p.pad(1-turn))
	}
	p.plug(t, turn, id)
	p.takeBack(t, turn)
	for range 20 {
		if turnOf(t, p) == turn {
			break
		}
		moves(t, p, p.pad(1-turn))
	}
	if turnOf(t, p) != turn {
		t.Fatal("handed back by the bot, the seat is never asked")
	}
	moves(t, p, p.pad(turn))
}

func TestPadOfAnIdleSeatLost(t *testing.T) {
	p, turn := twoPads(t)
	other := 1 - turn
	p.ticks(t, 200)
	before, still := p.see(t), p.pixels(t)
	p.unplug(t, other)
	d := p.ticks(t, 30)
	if d.Screen != "table" {
		t.Fatalf("the pad of an idle seat has gone: %s", short(d))
	}
	unmoved(t, before, d, "an idle pad lost")
	if p.pixels(t) == still {
		t.Error("nothing is seen of it")
	}
	if says := p.said(t); !strings.Contains(says, "gamepad") {
		t.Errorf("nothing is said of it: %q", says)
	}
	p.ticks(t, 200)
	if p.pixels(t) != still {
		t.Error("the notice does not go")
	}
	// Its turn comes: then it is waited for.
	for n := 0; p.see(t).Screen == "table" && n < 20; n++ {
		moves(t, p, p.pad(turn))
		p.ticks(t, 5)
	}
	on(t, p, "lost")
	p.plug(t, other, []string{xboxPad, sonyPad}[other])
	on(t, p, "table")
	if now := turnOf(t, p); now != other {
		t.Errorf("seat %d is asked", now+1)
	}
}

// said is what the page has told screen readers of what happens.
func (p *stopped) said(t *testing.T) string {
	t.Helper()
	return eval[string](t, p.page, `document.getElementById("events").textContent`)
}

func TestPadThatDriftsRests(t *testing.T) {
	p := stop(t, "", calmly(t))
	p.tell(t, "plug", 0, xboxPad, "standard", 17, []float64{.3, -.3, 0, 0})
	p.press(t, 0, 15, 14) // right and left: the title's buttons are in a row
	before := on(t, p, "title")
	for n := range 60 {
		if d := p.ticks(t, 5); d.Focus != before.Focus {
			t.Fatalf("frame %d: a stick that drifts goes to %s", 5*n, d.Focus)
		}
		p.tell(t, "lean", 0, 0, .3+.01*float64(n%3-1))
	}
	// Leant, it moves once; let go to where it rests, it moves no more.
	p.tell(t, "lean", 0, 0, 1)
	moved := p.ticks(t, 2)
	p.tell(t, "lean", 0, 0, .3)
	if d := p.ticks(t, 60); moved.Focus == before.Focus || d.Focus != moved.Focus {
		t.Errorf("from %s the stick goes to %s, and then to %s", before.Focus, moved.Focus, d.Focus)
	}
	p.tell(t, "lean", 0, 0, -1)
	if d := p.ticks(t, 2); d.Focus != before.Focus {
		t.Errorf("back from %s the stick comes to %s", moved.Focus, d.Focus)
	}
}

// oddButtons is where the odd pad has the buttons of the standard mapping.
func oddButtons(button int) int { return (5*button + 3) % 17 }

func TestPadWithoutALayoutIsMapped(t *testing.T) {
	p := stop(t, "", calmly(t))
	plug := func() {
		p.tell(t, "plug", 0, oddPad, "", 17, []float64{0, 0, 0, 0, -1})
		p.ticks(t, 2)
	}
	plug()
	before := on(t, p, "title")
	p.press(t, 0, 1)
	on(t, p, "mapping")
	for _, b := range []int{0, 1, 2, 3, 12, 13, 14, 15, 4, 5, 6, 7, 8, 9} {
		p.press(t, 0, oddButtons(b))
		p.see(t)
	}
	if d := on(t, p, "title"); d.Focus != before.Focus {
		t.Errorf("the last press has come to the title: %s", d.Focus)
	}
	h := padAt(p, 0, oddButtons)
	act(t, p, h, "settings")
	on(t, p, "settings")
	p.press(t, 0, oddButtons(rightFace))
	on(t, p, "title")

	// It is kept.
	p.reload(t)
	plug()
	on(t, p, "title")
	begin(t, p, h, "Jenseits von Theben")
	moves(t, p, h)
}

// reload opens the page anew, and waits for the game.
func (p *stopped) reload(t *testing.T) {
	t.Helper()
	p.do(t, chromedp.Reload())
	until(t, p, "the game", func(d description) bool { return d.V == 1 })
}

// TestPadsShowTheirGlyphs: by its name a pad gets the same as by the setting.
func TestPadsShowTheirGlyphs(t *testing.T) {
	p := stop(t, "", calmly(t))
	ids := []string{xboxPad, sonyPad, switchPad, deckPad}
	for slot, id := range ids {
		p.plug(t, slot, id)
	}
	seen := map[int]string{}
	glyphs := func(slot int) int {
		p.press(t, slot, 15, 14)
		p.pad(slot).reach(t, on(t, p, "title"), "play")
		p.ticks(t, 30)
		return p.pixels(t)
	}
	var told []int
	for slot, id := range ids {
		n := glyphs(slot)
		if was, ok := seen[n]; ok {
			t.Errorf("%s looks as %s", id, was)
		}
		seen[n] = id
		told = append(told, n)
	}
	// Forced, they all have those of one.
	for slot := range ids {
		act(t, p, p.pad(3), "settings")
		on(t, p, "settings")
		act(t, p, p.pad(3), "tab.4")
		act(t, p, p.pad(3), "style")
		p.press(t, 3, rightFace)
		on(t, p, "title")
		if n := glyphs(1); n != told[slot] {
			t.Errorf("set to %s: it looks as %s", ids[slot], seen[n])
		}
	}
}

// TestPromptsAreForWhoIsAsked, whatever others press.
func TestPromptsAreForWhoIsAsked(t *testing.T) {
	p, turn := twoPads(t)
	p.press(t, turn, 13, 12)
	p.ticks(t, 200)
	before, still := p.see(t), p.pixels(t)
	p.press(t, 1-turn, 13, 12, 5, 4)
	p.ticks(t, 200)
	if d := p.see(t); d.Focus != before.Focus || p.pixels(t) != still {
		t.Errorf("another pad's presses are seen: focus %s, then %s", before.Focus, d.Focus)
	}
}

func TestPadsRumbleOnTheirTurn(t *testing.T) {
	p, turn := twoPads(t)
	p.felt(t)
	for range 20 {
		if turnOf(t, p) != turn {
			break
		}
		moves(t, p, p.pad(turn))
	}
	pulse := rumble{1 - turn, 120, .3, .6}
	if felt := p.felt(t); len(felt) != 1 || felt[0] != pulse {
		t.Errorf("the turn has come to the pad in slot %d, and felt is %v", 1-turn, felt)
	}
	// Not where that is not wanted.
	p.press(t, 0, menuButton)
	on(t, p, "pause")
	act(t, p, p.pad(0), "settings")
	act(t, p, p.pad(0), "tab.4")
	act(t, p, p.pad(0), "rumble")
	p.back(t, 0)
	for range 20 {
		if turnOf(t, p) == turn {
			break
		}
		moves(t, p, p.pad(1-turn))
	}
	if felt := p.felt(t); len(felt) != 0 {
		t.Errorf("rumble is off, and felt is %v", felt)
	}
}
