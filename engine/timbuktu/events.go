package timbuktu

import "sandglass/engine"

// The kinds of events. Seat is whose doing, or whose loss, it is; places are
// Place numbers, loads Load numbers; what is not named is zero. Secrets have an
// event of their own that only their seat sees.
const (
	EventLoaded    uint8 = iota + 1 // secret: the seat put load B on camel A
	EventConfirmed                  // the seat has loaded all its camels
	EventCarries                    // all have loaded: the seat's camel A carries load B
	EventPlaced                     // the seat's camel A stands at place B of the start
	EventDealt                      // the packs of stage A (from 0) are dealt; Seat is its starter
	EventPack                       // secret: the seat sees pack A: pen B, stand card C, goods card D; see PackOf
	EventRound                      // round B of stage A (from 0) begins; Seat has the round marker
	EventLocked                     // the seat has laid a camel card face down
	EventChose                      // secret: it is camel A's
	EventTurn                       // the seat turns its card up, camel A's, and moves it now
	EventBound                      // the camel A is bound for pen B and must pay first
	EventPaid                       // camel A gave a unit of good B, has C of it left; D units of it are lost now
	EventWent                       // camel A went from place B behind to place C ahead at Price D
	EventExchange                   // the packs move one place on, for the A-th time in this stage; Seat's camel stands at place B
	EventArrived                    // all camels stand in oasis A
	EventRobbery                    // pack A is turned up: pen B, stand card C, goods card D; see PackOf
	EventStolen                     // the seat's camel A loses all C units of good B; D units of it are lost now
	EventStage                      // stage A (from 0) begins; Seat has the stage and the round marker
	EventScored                     // the game is over: the seat has A points, comes in place B and has brought C units
	eventKinds
)

var eventNames = [eventKinds]string{"", "loaded", "confirmed", "carries", "placed", "dealt", "pack", "round", "locked", "chose",
	"turn", "bound", "paid", "went", "exchange", "arrived", "robbery", "stolen", "stage", "scored"}

// PackOf is the pack of an EventPack or EventRobbery.
func PackOf(e engine.Event) Pack { return packOf(int(e.B), int(e.C), int(e.D)) }
