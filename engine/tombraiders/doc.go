// Package tombraiders is the rule set of Thebes: The Tomb Raiders (Peter Prinz, Queen
// Games 2012) for 2 to 4 seats. Facts of the box are in data.go, each with how well it is
// known.
//
// # How a game goes
//
// It is the turn of the marker furthest back, of those that have spent as many weeks the
// topmost. A turn is one action:
//
// Take: a card of the row, then its weeks are spent and the row is filled; or an
// exhibition or a museum whose needs are met. For a museum three artefacts of its region
// are chosen, which leave the game.
//
// Play: a scholar looks through a pile; a thief must keep an artefact of its region's pile,
// tomb robbers a find, if there is one.
//
// Dig: a region and what it is paid with are chosen, then weeks and assistants. Then the
// weeks are spent and cards turned up.
//
// Filling: the top card of the deck goes face down onto its region's pile if it is of a
// site, beside the board if it is an exhibition or a museum, else into the row; until
// the row is full and the top of the deck is green-backed. The game ends at once when the
// last card of the deck has been placed.
//
// # Moves
//
//	take 2                  the card on the second space of the row
//	show 1                  the first exhibition or museum; a museum asks what is given
//	give 1 1 4              the artefacts for the museum, by value
//	play scholar egypt      looks through Egypt's pile
//	play thief egypt        also robbers: searches the pile
//	keep 4                  what is kept of it: an artefact by its value, book or general
//	dig egypt permit        also general, excavation: what the dig is paid with
//	weeks 6                 how long it lasts
//	weeks 6 assistants 2    with assistants
//
// Lists are in the order take, show, play, dig, each in that of spaces, places, cards and
// regions in data.go, permits as above; weeks by assistants, then weeks; finds from the
// lowest. No move is secret. Dig and a museum's show can be taken back: nothing has moved.
//
// # Options
//
// All are no or yes: cost-once (the weeks of an action card are spent when it is taken, and
// not again when it is played), mild-table (the milder dig table), open-hands (a screen
// shows all hands). Of first, the seat's marker is on top of the stack at the start, the
// others are below it in a random order.
//
// # What is hidden
//
// What the piles hold. Hands and the sizes of piles follow from what was public: so they
// are in every View, but in its Notebook, and a screen shows hands only as ShownHand says,
// sizes never. The order of the deck is not fixed before a card is drawn.
//
// Who looks or searches through a pile knows what it holds until it changes: by a fill, by
// a dig that keeps something, by a search that does, but for the searcher's own. A search
// that finds nothing tells everybody so, until the pile changes too. Pile and DigOdds make
// of all that the chances; Determinize draws with the same.
//
// # Positions
//
// A state or a view is a JSON document; unknown fields, more than engine.MaxPosition bytes,
// and whatever Check finds are refused. What all games have is told at engine.Heading.
// Lists by region are in the order mesopotamia, crete, egypt, greece; site cards are such as
// "1 1 4 book general rubble"; cards such as "egypt 2", "general 1", "thief greece".
//
//	game        "tombraiders"
//	rules       1
//	seats       2 to 4
//	players     for each seat: {"weeks": spent, "height": markers below it, "cards": knowledge and
//	            congresses, "won": exhibitions and museums, "finds": site cards by region}
//	professors  the seats that have those of the regions and that of the greatest knowledge, 0 for
//	            nobody
//	row         four cards, "" for an empty space
//	shown       exhibitions and museums beside the board; the green-backed cards of the deck are
//	            those that are nowhere else
//	played      action cards out of the game
//	gone        by region, the artefacts given to museums
//	step        what is begun: {"digging": "egypt", "permit": "general"}, {"searching": "thief egypt"}, or
//	            {"giving": "museum egypt"}
//	dug         the last dig: {"seat": 2, "region": "egypt", "cards": "4 rubble book"}, in the order turned up
//	saw         by region, the seats that know what the pile holds
//	bare        by region, what a search of the pile as it is has told everybody: "", "no artefact" or
//	            "rubble"
//	notebook    {"hands": for each seat {"permits": "mesopotamia crete general", "cards": action cards},
//	            "piles": cards of each pile, "digs": digs and searches in their order, such as
//	            "egypt 9 4 2": cards in the pile before it, turned up (0: a search), kept}
//	piles       a state: the cards of each pile; a view: of those that it knows
package tombraiders
