package tombraiders

import "sandglass/engine"

// The kinds of events. Seat is whose doing it is; a card is a Card number, a region a
// Region, weeks are weeks spent since the start; what is not named is zero. Everything is
// public but EventSaw. A Seat that is engine.Spectator is nobody's.
const (
	EventTook      uint8 = iota + 1 // the seat took card A from space B of the row (from 0) for C weeks
	EventHeld                       // it took the presentation A from place B (from 0; those behind move up) for C weeks; it is worth D points
	EventMuseum                     // it has chosen the museum A in place B and is to say what it gives; nothing has moved
	EventGave                       // an artefact of region A and value B of the seat is out of the game
	EventPlayed                     // it plays action card A, on the pile of region B, for C weeks
	EventSaw                        // secret: the pile of region A holds C of Find B; one for each Find that there is
	EventNothing                    // the pile of region A holds no artefact; B is 1 if nothing but rubble
	EventKept                       // it took Find B of value C from the pile of region A
	EventChose                      // it has chosen to dig in region A with Permit B; nothing has moved
	EventSpent                      // it discards Permit B for the dig in region A
	EventAssistant                  // it discards A assistants for the dig
	EventDig                        // it digs in region A for B weeks with knowledge C and turns up D cards
	EventFound                      // the card number A (from 0) of the dig in region B is Find C of value D: the seat's
	EventRubble                     // the card number A (from 0) of the dig in region B is rubble, and goes back
	EventDug                        // the dig in region A is over: B artefacts of C points in all, D books
	EventProfessor                  // professor A (a region's, or Greatest) comes to the seat, with B books; C is 1 + the seat that loses it, or 0
	EventMarker                     // its marker went from A weeks to B weeks, where C markers are below it; D weeks were spent
	EventBuried                     // B site cards went face down onto the pile of region A; C cards are left in the deck after the fill
	EventDisplayed                  // presentation A was drawn and lies in place B (from 0); C cards are left in the deck after the fill
	EventFilled                     // card A was drawn into space B of the row; C cards are left in the deck after the fill
	EventTurn                       // it is the seat's turn, at A weeks
	EventEnd                        // the deck is empty: the game is over
	EventBonus                      // the seat is A weeks behind the leading marker: B points
	EventScored                     // it has A points and comes in place B
	eventKinds
)

var eventNames = [eventKinds]string{"", "took", "held", "museum", "gave", "played", "saw", "nothing", "kept", "chose", "spent", "assistant",
	"dig", "found", "rubble", "dug", "professor", "marker", "buried", "displayed", "filled", "turn", "end", "bonus", "scored"}

// tell adds a public event, if any are wanted.
func tell(ev *engine.Events, kind uint8, seat engine.Seat, a, b, c, d int) {
	if ev != nil {
		add(ev, 0, kind, seat, a, b, c, d)
	}
}

// reveal adds a public event that tells what nobody could know before.
func reveal(ev *engine.Events, kind uint8, seat engine.Seat, a, b, c, d int) {
	if ev != nil {
		add(ev, engine.Reveal, kind, seat, a, b, c, d)
	}
}

//go:noinline
func add(ev *engine.Events, flags, kind uint8, seat engine.Seat, a, b, c, d int) {
	e := engine.Open(kind, seat, a, b, c, d)
	e.Flags = flags
	ev.Add(e)
}
