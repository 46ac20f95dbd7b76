package theben

import "sandglass/engine"

// The kinds of events. Seat is whose doing it is; a card is a Card number, a week a
// Week, a place a Place, a region a Region; what is not named is zero. Everything
// is public. A Seat that is engine.Spectator is nobody's.
const (
	EventBound       uint8 = iota + 1 // the seat has chosen to go to place A in B weeks, C is 1 by airship; nothing has moved
	EventTravelled                    // its figure went from place A to place B in C weeks; D is 1 by airship
	EventDiscarded                    // card A of the seat, an airship or a faked permission, was used and is discarded
	EventMarker                       // its marker went from week A to week B, where C markers are below it; D weeks were spent
	EventTook                         // it took card A from slot B (from 0) for C weeks
	EventFilled                       // card A was drawn into slot B; C cards are left in the deck
	EventAnnounced                    // exhibition A was drawn: it takes place in week B; C cards are left in the deck
	EventUpcoming                     // card A lies open now, B cards from the deck's top; with the option preview the top one is drawn first, and the other follows
	EventSwept                        // the open cards were discarded: after exhibition A, or by the seat as an action
	EventReshuffled                   // the discards became the deck: A cards
	EventDiscardDrew                  // card A was drawn after an exhibition and discarded; option more-exhibitions
	EventDig                          // it digs in region A for B weeks with knowledge C and draws D cards
	EventSpent                        // its permission for region A is spent
	EventFound                        // the card number A (from 0) it drew in region B is Find C of value D
	EventBlank                        // the card number A (from 0) it drew in region B is a blank
	EventDug                          // the dig in region A is over: B artefacts of C points in all, D knowledge cards
	EventExhibition                   // exhibition A of week B is held, with the seats of set C, for D points
	EventRoll                         // in round A (from 0) it rolled B and shows C artefacts; D is the sum
	EventWon                          // it wins exhibition A and B points; C points of exhibitions it has now
	EventNobody                       // nobody takes part in exhibition A, which is discarded
	EventYear                         // the year A begins: all permissions are back, the open cards and the discards are in the deck: B cards
	EventTurn                         // it is the seat's turn, in week A
	EventConference                   // in region A (5: the weakest field) it has knowledge B: C points
	EventScored                       // the game is over: it has A points and comes in place B
	eventKinds
)

var eventNames = [eventKinds]string{"", "bound", "travelled", "discarded", "marker", "took", "filled", "announced", "upcoming",
	"swept", "reshuffled", "discard-drew", "dig", "spent", "found", "blank", "dug", "exhibition", "roll", "won", "nobody",
	"year", "turn", "conference", "scored"}

// tell adds an event, if any are wanted. (Two dozen copies of what it calls would make
// the page larger by more than they save in time; so with the other functions that are
// not to be inlined.)
//
//go:noinline
func tell(ev *engine.Events, kind uint8, seat engine.Seat, a, b, c, d int) {
	ev.Add(engine.Open(kind, seat, a, b, c, d))
}

// reveal adds an event that tells what nobody could know before.
//
//go:noinline
func reveal(ev *engine.Events, kind uint8, seat engine.Seat, a, b, c, d int) {
	ev.Add(engine.Open(kind, seat, a, b, c, d).Revealed())
}
