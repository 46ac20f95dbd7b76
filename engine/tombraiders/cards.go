package tombraiders

import (
	"slices"
	"strconv"

	"sandglass/engine"
)

// Region is where one digs.
type Region uint8

// String is the region's id.
func (r Region) String() string { return regionNames[r] }

// Teaches is the region whose book lies in the site of r.
func (r Region) Teaches() Region { return teaches[r] }

// Kind is what a green-backed card is.
type Kind uint8

// The kinds of green-backed cards.
const (
	Special    Kind = iota // books of a region
	General                // books of general knowledge
	Congress               // worth the more, the more one has
	Excavation             // action: a permit for a dig anywhere
	Assistant              // action: a point of knowledge for a dig
	Scholar                // action: a look at a pile
	Thief                  // action: an artefact of its region's pile
	Robbers                // action: a find of its region's pile
	Exhibition
	Museum
	cardKinds
)

var kindOfCardNames = [cardKinds]string{"special", "general", "congress", "excavation", "assistant", "scholar", "thief", "robbers", "exhibition", "museum"}

// String is the kind's id.
func (k Kind) String() string { return kindOfCardNames[k] }

// Action says whether cards of the kind are held in hand and played.
func (k Kind) Action() bool { return k >= Excavation && k <= Robbers }

// Card is a green-backed card; cards alike are the same Card. Those of the row come
// first: those that lie before a player, then action cards; then exhibitions and museums.
type Card uint8

// How many different cards there are.
const (
	openCards     = 3*Regions + 3           // that lie before a player, from 0
	actionCards   = 3 + 2*Regions           // in hand, after those
	RowCards      = openCards + actionCards // all that lie in the row
	exhibitions   = 2 * Regions
	Presentations = exhibitions + Regions
	Cards         = RowCards + Presentations
)

// Numbers of cards that the rules ask for.
const (
	general1   Card = 3 * Regions
	congress        = general1 + 2
	excavation      = Card(openCards)
	assistant       = excavation + 1
	scholar         = excavation + 2
	thief           = excavation + 3 // of Mesopotamia, then the others
	robbers         = thief + Regions
)

// SpecialCard is the card with 1 to 3 books of a region.
func SpecialCard(r Region, books int) Card { return Card(3*int(r) + books - 1) }

// GeneralCard is the card with 1 or 2 books of general knowledge.
func GeneralCard(books int) Card { return general1 + Card(books-1) }

// CardOf is the card of a kind that knows no more than a region (Thief, Robbers, Museum) or
// not even that (Congress, Excavation, Assistant, Scholar: any region).
func CardOf(k Kind, r Region) Card {
	switch k {
	case Congress:
		return congress
	case Excavation, Assistant, Scholar:
		return excavation + Card(k-Excavation)
	case Thief:
		return thief + Card(r)
	case Robbers:
		return robbers + Card(r)
	}
	return RowCards + exhibitions + Card(r)
}

type cardFacts struct {
	kind               Kind
	region             Region
	value              uint8 // books, or points of a presentation
	take, play, number uint8
	needs              []Need
	name               string
}

var cards = func() (all [Cards]cardFacts) {
	c := 0
	add := func(f cardFacts) {
		all[c] = f
		c++
	}
	row := func(f family, r Region) {
		name := f.kind.String()
		switch {
		case f.kind == Special:
			name = r.String() + " " + strconv.Itoa(int(f.value))
		case f.kind == General:
			name += " " + strconv.Itoa(int(f.value))
		case f.regional:
			name += " " + r.String()
		}
		add(cardFacts{kind: f.kind, region: r, value: f.value, take: f.take, play: f.play, number: f.count, name: name})
	}
	for r := range Region(Regions) {
		for _, f := range families {
			if f.kind == Special {
				row(f, r)
			}
		}
	}
	for _, f := range families {
		switch {
		case f.kind == Special:
		case f.regional:
			for r := range Region(Regions) {
				row(f, r)
			}
		default:
			row(f, 0)
		}
	}
	show := func(k Kind, r Region, points uint8, needs []Need) {
		name := k.String() + " " + r.String()
		if k == Exhibition {
			name += " " + strconv.Itoa(int(points))
		}
		add(cardFacts{kind: k, region: r, value: points, take: needs[0].Weeks, number: 1, needs: needs, name: name})
	}
	for r := range Region(Regions) {
		show(Exhibition, r, largePoints, largeNeeds[r][:])
	}
	for r := range Region(Regions) {
		show(Exhibition, r, smallPoints, smallNeeds[r][:])
	}
	for r := range Region(Regions) {
		show(Museum, r, museumPoints, []Need{{r, museumArtefacts, museumWeeks}})
	}
	return all
}()

// Kind is what the card is.
func (c Card) Kind() Kind { return cards[c].kind }

// Region is the region of books, of a thief or of tomb robbers, or the first (a
// museum's only) need; of other cards it says nothing.
func (c Card) Region() Region { return cards[c].region }

// Books is the number of books on a knowledge card, 1 to 3; 0 for others.
func (c Card) Books() int {
	if c.Kind() > General {
		return 0
	}
	return int(cards[c].value)
}

// Points is what an exhibition or a museum is worth.
func (c Card) Points() int {
	if c.Kind() < Exhibition {
		return 0
	}
	return int(cards[c].value)
}

// Weeks is what it costs to take the card; of an exhibition with its first need only.
func (c Card) Weeks() int { return int(cards[c].take) }

// Number is how many such cards there are.
func (c Card) Number() int { return int(cards[c].number) }

// Needs are those of an exhibition, step by step, or a museum's one. Do not change them.
func (c Card) Needs() []Need { return cards[c].needs }

// Need is a step of an exhibition: the weeks for who has so many artefacts of the region,
// and what the steps before need.
type Need struct {
	Region Region
	Count  uint8
	Weeks  uint8
}

// String is the card's id, such as "egypt 2", "general 1", "congress", "thief greece",
// "exhibition crete 5" (first need and points) or "museum egypt".
func (c Card) String() string { return cards[c].name }

func parseCard(s string) (Card, error) {
	if i := slices.IndexFunc(cards[:], func(f cardFacts) bool { return f.name == s }); i >= 0 {
		return Card(i), nil
	}
	return 0, fault("no card %.40q: want one such as %q", s, cards[0].name)
}

// deck is cards that are drawn in an order nobody knows, by their number.
type deck [Cards]uint8

// draw takes one of so many cards (1 or more, all that there are) at random out of it.
func (d *deck) draw(all int, rng *engine.RNG) Card {
	n := rng.N(all)
	for c, count := range d {
		if n -= int(count); n < 0 {
			d[c]--
			return Card(c)
		}
	}
	panic("tombraiders: the deck has fewer cards")
}
