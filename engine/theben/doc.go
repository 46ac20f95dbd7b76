// Package theben is the rule set of Jenseits von Theben (Peter Prinz, Prinz Spiele
// 2004, 2nd edition) for 2 to 4 seats. Facts of the box are in data.go, each with how
// well it is known.
//
// # How a game goes
//
// It is the turn of the marker furthest behind, on one square of the topmost. A turn
// is a journey, an action, or a journey and then an action: a card taken from the
// four that lie open, a dig, waiting, and with the option change-cards a change of
// the open cards. The journey is chosen first and can be taken back; it is made, and
// its weeks spent, in one go with the action. Then, without decisions:
//
//	the action takes effect, gaps among the open cards are filled, exhibitions drawn
//	are announced from the marker now furthest behind; every exhibition that no
//	marker is before any more is held, by week, then as announced, and what options
//	want after it is done; the year turns if the last marker has crossed into the
//	next one; it is the next seat's turn.
//
// The game ends when every marker is in week 1 of 1903; that turns no year, also if
// the last marker leaps there from a year before the last. If it leaps over two
// borders and stays short of the end, both years turn, one after the other.
//
// # Moves
//
//	travel vienna   go there by the shortest way
//	fly egypt       go there by airship
//	take 2          take the city card in the second slot
//	dig 6           dig here for six weeks
//	wait 3          wait three weeks
//	change          change the open cards (option)
//	done            nothing more after the journey
//
// Lists are in this order; places as in Place, cards by slot, weeks from 1. After a
// journey is chosen the actions listed are those at its end. No move is secret.
//
// # Options
//
// All are no or yes and go together: hard-table (the hard excavation table),
// alternate-digs (all finds are in the piles; each found is replaced by a blank),
// frequent-change (after each exhibition the open cards are changed), change-cards,
// more-exhibitions (after each exhibition a card is drawn and announced or discarded),
// preview (the next two cards of the deck lie open), literal-conference (ties at 0 are
// paid). With frequent-change, change-cards or more-exhibitions the discards become
// the deck whenever a card is drawn from an empty one.
//
// # What is hidden
//
// Nothing but what the piles hold. The order of the deck is not fixed before a card is
// drawn, so that what may come can be counted. Of the piles everybody knows
// what was found and how every dig went; Pile and DigOdds make of that the exact
// chances, Determinize draws with the same.
//
// # Positions
//
// A state or a view is a JSON document; unknown fields, more than
// engine.MaxPosition bytes, and whatever Check finds are refused. Seats, years and
// weeks count as the players do. What all games have is told at engine.Heading.
// Lists by region are in the order greece, crete, egypt, palestine, mesopotamia.
//
//	game      "theben"
//	rules     1
//	seats     2 to 4
//	bound     the place that the seat whose turn it is has chosen to go to, if it has
//	fly       true if by airship
//	players   for each seat: {"week": "1900.17", "height": markers below it, "place":
//	          "vienna", "spent": regions whose permission is spent, "cards": city cards
//	          and exhibitions won, "finds": for each region, such as "3a" (the first
//	          artefact of value 3), "special", "general"}
//	offers    four city cards, "" for a gap; such as "egypt 3 moscow", "congress paris #2",
//	          "exhibition london 5"
//	upcoming  option preview: two, "" where the deck is short
//	announced exhibitions as announced: {"card": "exhibition london 5", "week": "1901.3"}
//	discards  city cards; the deck is what is nowhere else
//	digs      for each region, finds and cards drawn of each dig, such as "2/5"
//	dug       the last dig: {"seat": 2, "region": "egypt", "cards": ["3a", "blank"]}
//	held      the exhibitions held at the end of the last turn, as in announced
//	dice      the number from which their rolls follow; absent if nobody rolled
//	piles     a state: for each region the finds in its pile
package theben
