// Package timbuktu is the rule set of Timbuktu (Dirk Henn, Queen Games 2005) for
// 3 to 5 seats. Facts of the box are in data.go, each with how well it is known.
//
// # How a game goes
//
// With the option own-loads everybody first loads their camels, all at once and
// hidden until everybody is done; the last load shows all. Then camels are placed
// at the start, one a turn: each seat places its camels in order, A first, and
// chooses the pen; the stands of the start mean nothing. A placement is legal if
// afterwards everybody can still stand in every start pen. Thief cards are dealt
// after the placing; with the option deal-first, before it.
//
// In every round everybody lays a camel card face down. When the last card lies,
// the seat with the round marker turns its card up and moves; then the next to
// the left, whose card turns up with the move before it. A move is a pen ahead
// that has a free stand; where no arrow points and the camel carries anything,
// the seat then pays one unit, and the camel stands only after that. Paying is a
// decision even if there is only one kind to give, choosing a card even if there is
// only one left: what is decided does not depend on how much choice there is. A
// pen that is full cannot be chosen. Everything else happens by itself: exchanges
// when a marked stand is reached, the robbery when all camels have moved, the next
// deal, the end.
//
// # Moves
//
//	load A gold gold salt water    own loads: four units for the seat's next camel, in the order
//	                               gold, coffee, pepper, salt, water; at least three kinds, and such
//	                               that the other camels can still be loaded
//	place lamp                     the seat's next camel stands in that start pen
//	camel D                        the card of camel D is laid face down
//	go lamp                        the shown camel goes to that pen of the oasis ahead
//	pay salt                       the shown camel gives up one unit and then stands
//
// Lists are in the order of pens palm, lamp, star, scimitar, moon; of camels A to
// H; of goods gold, coffee, pepper, salt, water; of loads by their Load number.
// Loads and camel cards are secret.
//
// # Thief cards
//
// A pack is numbered 0 to 4 by the place of the ring where it was dealt; place 0
// is the starter's of the stage, then clockwise, places between players included.
// After n exchanges the pack i lies at place i+n (mod 5). So a seat at place p
// has seen the packs p, p-1, ... p-n, and no more has to be remembered: the
// Notebook of a View is worked out from that.
//
// # Positions
//
// A state or a view is a JSON document; unknown fields, more than
// engine.MaxPosition bytes, and whatever Check finds are refused. Seats, stages and rounds count from 1.
//
//	game      "timbuktu"
//	rules     1
//	seats     3 to 5
//	options   those that differ from their defaults; first is always there and names a seat
//	view      the seat whose view it is, 0 for a spectator; absent: a whole state
//	shut      a view: true where the thief cards the viewer has seen are left out, who has to place or
//	          to move a camel; else absent
//	phase     loading, placing, choosing, moving, paying or over
//	stage, round  while placing, round is the camel being placed, 1 for A
//	turn      the seat whose turn it is; absent when several decide, or none
//	camel     while moving or paying: the letter of the camel that moves
//	pen       while paying: the pen it is bound for
//	camels    for each seat, for each camel from A: {"at": "lamp 3", "moved": true, "load": "gold
//	          gold salt"}; at is in the oasis ahead if moved, else in the one behind, absent before
//	          it is placed; load is absent when empty or hidden
//	lost      {"gold": 3, "coffee": 2, "pepper": 4, "salt": 3, "water": 4}
//	locked    the seats that have confirmed their loads, or whose card lies face down
//	chosen    a state: for each seat the letter of the face-down card, or ""; a view: only the
//	          viewer's; a spectator's has none
//	packs     five packs such as "lamp 1+3 gold+water", by number, "" for those the viewer has not
//	          seen in this stage; absent if none is known
//	robbery   the packs of the last robbery, in the order they were turned up
//	chance    a state: the generator, 16 hexadecimal digits
package timbuktu
