package theben

import (
	"math/bits"

	"sandglass/engine"
)

// Public is what everybody may know, which is nearly all: the deck's order is
// never fixed before a card is drawn, so that only what the piles hold is hidden.
type Public struct {
	time   [mostSeats]Week  // where the marker of each seat stands
	height [mostSeats]uint8 // markers below it on its square
	place  [mostSeats]Place // where its figure is
	spent  [mostSeats]RegionSet
	cards  [mostSeats]CardSet // city cards before the seat, exhibitions won among them
	finds  [mostSeats][Regions]FindSet

	deck      CardSet // without those that lie open with the option preview
	discards  CardSet
	offers    [Offers]uint8   // 1 + card, 0 for a gap
	upcoming  [Upcoming]uint8 // 1 + card: the next to be drawn, with the option preview
	announced [Exhibitions]Announced
	waiting   uint8 // number of exhibitions announced

	digs [Regions][mostDigs]Dig
	dug  lastDig

	// The exhibitions held at the end of the last turn, and the number from which
	// their rolls follow.
	held      [mostHeld]Announced
	heldCount uint8
	dice      uint32

	seats  uint8
	first  engine.Seat
	rules  Options
	bound  uint8 // 1 + the place that the seat whose turn it is has chosen to go to
	flying bool  // by airship
}

// mostHeld is how many exhibitions one turn holds at most. Those of weeks before the
// last are all announced before it, each card once; if the turn is the last, what is
// drawn after them is announced for the last week, and so follows them, again each
// card once, and nothing is drawn after that.
const mostHeld = 2 * Exhibitions

// Announced is an exhibition and the week in which it takes place.
type Announced struct {
	Card Card
	Week Week
}

// Options is a set of optional rules, a bit each in the order of optionKeys.
type Options uint8

// The optional rules; see the package's documentation.
const (
	HardTable Options = 1 << iota
	AlternateDigs
	FrequentChange
	ChangeCards
	MoreExhibitions
	Preview
	LiteralConference
)

var optionKeys = []string{"hard-table", "alternate-digs", "frequent-change", "change-cards", "more-exhibitions", "preview", "literal-conference"}

// With says whether one of the optional rules is in use.
//
//go:noinline
func (p *Public) With(o Options) bool { return p.rules&o != 0 }

// Seats is the number of seats, 2 to 4.
//
//go:noinline
func (p *Public) Seats() int { return int(p.seats) }

// First is the seat that started.
func (p *Public) First() engine.Seat { return p.first }

// recycles says whether discards become the deck when it is empty; otherwise they
// do so at the turn of the year only.
func (p *Public) recycles() bool {
	return p.With(FrequentChange | ChangeCards | MoreExhibitions)
}

func (p *Public) everySeat() engine.Seat { return engine.Seat(p.seats) }

// Turn is the seat whose turn it is: of those furthest behind, the one on top.
// Spectator when the game is over.
//
//go:noinline
func (p *Public) Turn() engine.Seat {
	seat, key := engine.Spectator, uint(End)<<2
	for s := range p.everySeat() {
		if k := uint(p.time[s])<<2 + mostSeats - 1 - uint(p.height[s]); k < key {
			seat, key = s, k
		}
	}
	return seat
}

// Deciders is the seat whose turn it is; nobody when the game is over.
//
//go:noinline
func (p *Public) Deciders() engine.SeatSet { return p.Turn().One() }

// Over says whether everybody has reached the end.
//
//go:noinline
func (p *Public) Over() bool { return p.Now() == End }

// Now is the week of the marker furthest behind.
//
//go:noinline
func (p *Public) Now() Week {
	now := End
	for s := range p.everySeat() {
		now = min(now, p.time[s])
	}
	return now
}

// Year is where the year marker stands, 1900 to 1902: the year of the marker
// furthest behind.
//
//go:noinline
func (p *Public) Year() int { return min(p.Now(), End-1).Year() }

// Time is where the seat's marker stands.
func (p *Public) Time(seat engine.Seat) Week { return p.time[seat] }

// Height is how many markers are below the seat's on its square.
func (p *Public) Height(seat engine.Seat) int { return int(p.height[seat]) }

// stack is the markers on a square from the bottom up.
//
//go:noinline
func (p *Public) stack(w Week) []engine.Seat {
	var stack []engine.Seat
	for h := range p.seats {
		for s := range p.everySeat() {
			if p.time[s] == w && p.height[s] == h {
				stack = append(stack, s)
			}
		}
	}
	return stack
}

// Place is where the seat's figure is.
func (p *Public) Place(seat engine.Seat) Place { return p.place[seat] }

// Bound is the place that the seat whose turn it is has chosen to travel to, and
// whether by airship. Nothing moves until it has chosen what to do there; ok is
// false while it has not chosen a journey.
func (p *Public) Bound() (to Place, flying, ok bool) {
	return Place(max(p.bound, 1) - 1), p.flying, p.bound != 0
}

// Spent are the regions whose permissions the seat has used since the last turn of
// the year.
func (p *Public) Spent(seat engine.Seat) RegionSet { return p.spent[seat] }

// CardsOf are the city cards before the seat, exhibitions won among them.
func (p *Public) CardsOf(seat engine.Seat) CardSet { return p.cards[seat] }

// OfKind are the seat's city cards of a kind.
//
//go:noinline
func (p *Public) OfKind(seat engine.Seat, k Kind) CardSet { return p.cards[seat].and(facts.kinds[k]) }

//go:noinline
func (p *Public) count(seat engine.Seat, k Kind) int {
	mine, kind := &p.cards[seat], &facts.kinds[k]
	return bits.OnesCount64(mine[0]&kind[0]) + bits.OnesCount64(mine[1]&kind[1])
}

// Found are the finds of the seat in a region.
func (p *Public) Found(seat engine.Seat, r Region) FindSet { return p.finds[seat][r] }

// foundByAll are the finds of all seats in a region.
//
//go:noinline
func (p *Public) foundByAll(r Region) FindSet {
	return p.finds[0][r] | p.finds[1][r] | p.finds[2][r] | p.finds[3][r]
}

// SpecialKnowledge is the seat's knowledge of a region on special-knowledge cards
// of the cities and of the digs, without assistants.
func (p *Public) SpecialKnowledge(seat engine.Seat, r Region) int {
	mine, value := &p.cards[seat], &facts.special[r]
	n := bits.OnesCount64(mine[0]&value[0][0]) + bits.OnesCount64(mine[1]&value[0][1]) +
		2*(bits.OnesCount64(mine[0]&value[1][0])+bits.OnesCount64(mine[1]&value[1][1]))
	return n + int(p.finds[seat][facts.taughtIn[r]]>>FindSpecial&1)
}

// GeneralKnowledge is the seat's general knowledge, of the cities and of the digs.
func (p *Public) GeneralKnowledge(seat engine.Seat) int {
	mine, value := &p.cards[seat], &facts.general
	n := bits.OnesCount64(mine[0]&value[0][0]) + bits.OnesCount64(mine[1]&value[0][1]) +
		2*(bits.OnesCount64(mine[0]&value[1][0])+bits.OnesCount64(mine[1]&value[1][1]))
	for r := range Regions {
		n += int(p.finds[seat][r] >> FindGeneral & 1)
	}
	return n
}

// Assistants is the number of the seat's assistants, 0 to 3, and the knowledge
// they add in every region: nothing for one, 1 for two, 2 for three.
//
//go:noinline
func (p *Public) Assistants(seat engine.Seat) (n, bonus int) {
	n = p.count(seat, Assistant)
	return n, max(n-1, 0)
}

// Spades is the number of the seat's spades, 0 to 3, and the cards they add to
// every dig: nothing for one, 1 for two, 2 for three.
//
//go:noinline
func (p *Public) Spades(seat engine.Seat) (n, bonus int) {
	n = p.count(seat, Spade)
	return n, max(n-1, 0)
}

// HasHorse says whether the seat owns a horse.
func (p *Public) HasHorse(seat engine.Seat) bool { return p.count(seat, Horse) > 0 }

// HasAirship says whether the seat owns an airship.
//
//go:noinline
func (p *Public) HasAirship(seat engine.Seat) bool { return p.count(seat, Airship) > 0 }

// Knowledge is what a seat knows of a region when it digs.
type Knowledge struct {
	Special    int // on special-knowledge cards
	Assistants int // what assistants add
	General    int // on general-knowledge cards
	Counted    int // of that, what counts: no more than Special and Assistants
	Sum        int // Special, Assistants and Counted
}

// Knowledge is what the seat knows of a region when it digs.
func (p *Public) Knowledge(seat engine.Seat, r Region) Knowledge {
	k := Knowledge{Special: p.SpecialKnowledge(seat, r), General: p.GeneralKnowledge(seat)}
	_, k.Assistants = p.Assistants(seat)
	k.Counted = min(k.General, k.Special+k.Assistants)
	k.Sum = k.Special + k.Assistants + k.Counted
	return k
}

// DeckLen is the number of cards left in the deck, those that lie open with the
// option preview among them.
//
//go:noinline
func (p *Public) DeckLen() int {
	n := p.deck.Len()
	for _, c := range p.upcoming {
		if c != 0 {
			n++
		}
	}
	return n
}

// Discards are the cards that lie discarded.
func (p *Public) Discards() CardSet { return p.discards }

// Offered is the city card that lies open in a slot, 0 to 3; ok is false for a gap.
//
//go:noinline
func (p *Public) Offered(slot int) (c Card, ok bool) {
	return Card(max(p.offers[slot], 1) - 1), p.offers[slot] != 0
}

// Next is the card that is drawn first (0) or second (1), with the option preview.
//
//go:noinline
func (p *Public) Next(i int) (c Card, ok bool) {
	return Card(max(p.upcoming[i], 1) - 1), p.upcoming[i] != 0
}

// Calendar is the exhibitions announced, in the order in which they will be held:
// by week, then as they were announced.
//
//go:noinline
func (p *Public) Calendar() []Announced {
	all := append([]Announced(nil), p.announced[:p.waiting]...)
	for i := range all {
		for j := i; j > 0 && all[j].Week < all[j-1].Week; j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
	return all
}
