package table

import (
	"slices"
	"strings"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// Seats are who sits where, with which driver and hand.
func (t *Table) Seats() []scenes.SeatSetup { return slices.Clone(t.seats) }

// may says whether the hand of an intent acts for a seat that a person plays;
// where one plays alone, every hand does.
func (t *Table) may(e *scenes.Env, in input.Intent, seat engine.Seat) bool {
	return seat >= 0 && t.seating.Human[seat] && (!t.shared() || scenes.Acts(t.seats, int(seat), e.HandOf(in)))
}

// Lets implements scenes.Guarded: while a person is asked only the hands that
// may act for them do; the log and the menu are everybody's.
func (t *Table) Lets(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.PadLost, input.PadCame, input.Peek, input.Menu, input.Undo, input.Redo, input.Shortcuts, input.PadRaw:
		return true
	}
	if !t.peek.on && t.reclaims(e, in) {
		return false
	}
	if t.peek.on || t.isDeaf() && (in.Kind == input.Press || in.Kind == input.Confirm) {
		return false
	}
	if !t.moment.Asked || t.may(e, in, t.viewer) {
		return true
	}
	switch in.Kind {
	case input.Info:
		t.openLog(e)
	case input.Point, input.Release:
		return t.onCommon(in)
	case input.Press:
		if t.onCommon(in) {
			return true
		}
		fallthrough
	case input.Confirm, input.Cancel, input.Letter:
		t.Notice(e, e.T(tabletop.TheirTurn, t.seating.Names[t.viewer]))
		t.notice.turn = true
	}
	return false
}

// onCommon says whether a pointer is on a button that is everybody's.
func (t *Table) onCommon(in input.Intent) bool {
	for i, id := range t.bar() {
		if (id == spotLog || id == spotMenu) && t.button(i).Has(in.X, in.Y) {
			return true
		}
	}
	return false
}

// Away says whether a seat's pad is not here, so that its person cannot act.
func (t *Table) Away(e *scenes.Env, seat engine.Seat) bool {
	if hand := t.seats[seat].Hand; t.seating.Human[seat] && strings.HasPrefix(hand, "pad ") {
		_, here := e.Pads.Find(hand)
		return !here
	}
	return false
}

// lost stops the game when the pad of a seat that has to act is away, and says
// whether it is.
func (t *Table) lost(e *scenes.Env, seat engine.Seat) bool {
	if !t.Away(e, seat) {
		return false
	}
	if t.shared() {
		t.look(engine.Spectator) // others will look at the screen
	}
	e.Stack.Push(t.hooks.Lost(e, t, seat), scenes.Cut)
	return true
}

// padMoved tells of a pad that went away or came back, if a seat has it.
func (t *Table) padMoved(e *scenes.Env, in input.Intent) {
	hand := e.HandOf(in)
	for i := range t.seats {
		if hand != input.AnyHand && t.seats[i].Hand == hand && t.seating.Human[i] {
			m := tabletop.PadBack
			if in.Kind == input.PadLost {
				m = tabletop.PadAway
			}
			t.Notice(e, e.T(m, t.seating.Names[i]))
		}
	}
	t.welcome(e)
}

// gone are the pads that were away when others took over their seats, by seat, and
// the seats whose pad is back, which has been told.
type gone struct {
	pads [engine.MaxSeats]string
	back engine.SeatSet
}

// handOver notes whose seat it was before it gets another hand or driver: that of a
// pad that is away, whoever plays for it meanwhile. What is handed on while that pad
// is here is so for good.
func (t *Table) handOver(e *scenes.Env, seat engine.Seat) {
	waits := t.gone.pads[seat] != input.AnyHand
	_, here := e.Pads.Find(t.gone.pads[seat])
	switch {
	case waits && !here:
	case t.Away(e, seat):
		t.gone.pads[seat] = t.seats[seat].Hand
	default:
		t.gone.pads[seat] = input.AnyHand
	}
}

// welcome tells a pad that is back how it takes its seat again.
func (t *Table) welcome(e *scenes.Env) {
	for i, hand := range t.gone.pads {
		seat := engine.Seat(i)
		if _, here := e.Pads.Find(hand); !here {
			t.gone.back &^= seat.One()
		} else if !t.gone.back.Has(seat) && !scenes.Holds(t.seats, hand) {
			t.gone.back |= seat.One()
			t.Notice(e, e.T(tabletop.PadTakes, t.seating.Names[i]))
			t.notice.look, _ = keysOf(e, hand)
			t.notice.means, t.notice.until = true, t.notice.until+noticed // its owner may not look yet
		}
	}
}

// reclaims gives a pad that is back its seats again, when it confirms and plays no
// other, and says whether it did.
func (t *Table) reclaims(e *scenes.Env, in input.Intent) (did bool) {
	hand := e.HandOf(in)
	if in.Kind != input.Confirm || in.Device != input.Pad || hand == input.AnyHand || scenes.Holds(t.seats, hand) {
		return false
	}
	for i, pad := range t.gone.pads {
		if seat := engine.Seat(i); pad == hand && (t.seating.Human[i] || t.SetDriver(e, seat, scenes.Human) == nil) {
			t.SetHand(e, seat, hand)
			t.gone.pads[i] = input.AnyHand // not for the one that played meanwhile
			did = true
		}
	}
	return did
}

// SetHand gives a seat another hand, input.AnyHand for whatever nobody else
// holds, and tells it. It is saved at once.
func (t *Table) SetHand(e *scenes.Env, seat engine.Seat, hand string) {
	owner := hand != input.AnyHand && t.gone.pads[seat] == hand
	if t.handOver(e, seat); owner {
		t.gone.pads[seat] = input.AnyHand
	}
	t.seats[seat].Hand = hand
	t.sat[seat]++
	t.autosave(e)
	t.Notice(e, e.T(tabletop.NowWith, t.seating.Names[seat], e.HandName(hand)))
}

// SetDriver gives a seat to a person or a bot, whatever goes on. What the seat
// has chosen in secret and is not committed is chosen anew; what others have is
// kept. The error says that there is no such bot, and nothing has changed.
func (t *Table) SetDriver(e *scenes.Env, seat engine.Seat, driver scenes.Driver) error {
	made, err := driver.Bot(t.game.ID, t.match.Setup().Seed+uint64(seat)+1+uint64(t.match.Len())<<8)
	if err != nil {
		return err
	}
	t.finishPlaying()
	t.sat[seat]++
	t.handOver(e, seat)
	if driver != scenes.Human {
		t.Notice(e, e.T(tabletop.NowBot, t.seating.Names[seat]))
	}
	t.seats[seat].Driver, t.seating.Human[seat], t.bots[seat] = driver, driver == scenes.Human, made
	t.draft.held = slices.DeleteFunc(t.draft.held, func(c choice) bool { return c.seat == seat })
	t.redo, t.acted, t.again = nil, "", ""
	t.rebase(e)
	t.look(t.firstViewer())
	if t.draft.match != nil && t.draft.left() == 0 {
		t.draft.commit(e, t) // it was this seat alone that was waited for
	} else {
		t.autosave(e)
	}
	return nil
}

// rebase makes the draft anew on the game as it is: bots have chosen since, or
// another person takes part. A person left alone has chosen for good.
func (t *Table) rebase(e *scenes.Env) {
	held := t.draft.held
	t.draft = newDraft(t.match, t.humans())
	for _, c := range held {
		if t.draft.match != nil {
			// What no longer fits is chosen anew.
			_, _, _ = t.draft.hold(c.seat, c.move)
		} else if step, err := t.match.Play(c.seat, c.move, engine.Spectator); err == nil {
			t.tell(e, step.Events)
		}
	}
}

// noticed is how long a notice stays.
var noticed = anim.Ms(2500)

// A notice is a line over the table that everybody may read.
type notice struct {
	text  string
	until anim.Ticks
	turn  bool    // whose turn it is: no longer when somebody is asked anew
	means bool    // it tells what confirm does: behind it is the button
	look  ui.Look // of which device
}

// Notice shows a line over the prompt for a while, and says it.
func (t *Table) Notice(e *scenes.Env, text string) {
	if t.notice.text != text || t.notice.until <= t.moment.Now {
		e.Say(text)
	}
	t.notice = notice{text: text, until: t.moment.Now + noticed}
}

func (t *Table) drawNotice(l *paint.List) {
	if t.moment.Now >= t.notice.until {
		return
	}
	n, r := &t.notice, t.board.PromptRect()
	w := ui.TagWidth(n.text)
	if n.means {
		w += ui.GlyphWidth(ui.ToGo, n.look) + 3
	}
	x := max(2, r.X+(r.W-w)/2)
	x = min(x, paint.StageW-2-w)
	x = ui.Tag(l, x, r.Y-ui.TagHigh-3, n.text, ui.OnGold)
	if n.means {
		ui.Glyph(l, x+3, r.Y-3-ui.TagHigh/2, ui.ToGo, n.look)
	}
}
