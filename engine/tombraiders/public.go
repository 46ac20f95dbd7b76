package tombraiders

import "sandglass/engine"

// Public is what lies open before everybody.
type Public struct {
	time   [mostSeats]uint16 // weeks spent
	height [mostSeats]uint8  // markers below it that have spent as many
	open   [mostSeats][openCards]uint8
	won    [mostSeats]uint16         // presentations, bit 0 for the first of them
	finds  [mostSeats][Regions]Stock // artefacts and books of the sites
	unseen [Regions]Stock            // site cards that were never found: in the pile or in the deck

	professors [Professors]uint8 // 1 + the holder, 0 for nobody

	row        [RowSpaces]uint8     // 1 + card, 0 for an empty space
	shown      [Presentations]uint8 // cards, as they were drawn
	shownCount uint8
	deck       deck  // green-backed cards in the deck, which follow from those that were seen
	greens     uint8 // their number
	deckLen    uint8 // cards in the deck, site cards among them

	saw  [Regions]engine.SeatSet // who has looked through the pile as it is now
	bare [Regions]uint8          // what a search that brought nothing has shown of the pile as it is now: noArtefact, onlyRubble
	dug  lastDig

	step Step  // what the seat whose turn it is has begun
	at   uint8 // Digging, Searching: the Region; Giving: the place of the museum
	with uint8 // Digging: the Permit; Searching: the action card, which is out of the game

	seats   uint8
	first   engine.Seat
	options Options
}

// What is known of a pile after a search that brought nothing.
const (
	noArtefact uint8 = 1 + iota
	onlyRubble
)

// Step is what the seat whose turn it is has begun and is still to decide on.
type Step uint8

// The steps.
const (
	Choosing  Step = iota // nothing: it chooses its action
	Digging               // it has chosen where it digs: for how long, with how many assistants?
	Searching             // it has seen a pile: what does it keep?
	Giving                // it has chosen a museum: what does it give?
	steps
)

// Options is a set of optional rules, a bit each in the order of optionKeys.
type Options uint8

// The optional rules; see the package's documentation.
const (
	CostOnce Options = 1 << iota
	MildTable
	OpenHands
)

var optionKeys = []string{"cost-once", "mild-table", "open-hands"}

// The professors: one of each region, and that of the greatest knowledge.
const (
	Greatest   = Regions
	Professors = Regions + 1
)

// With says whether one of the optional rules is in use.
func (p *Public) With(o Options) bool { return p.options&o != 0 }

// Seats is the number of seats, 2 to 4.
func (p *Public) Seats() int { return int(p.seats) }

// First is the seat that started.
func (p *Public) First() engine.Seat { return p.first }

func (p *Public) everySeat() engine.Seat { return engine.Seat(p.seats) }

// Turn is the seat whose turn it is: of those furthest back, the one on top. Spectator
// when the game is over.
func (p *Public) Turn() engine.Seat {
	if p.deckLen == 0 {
		return engine.Spectator
	}
	seat, key := engine.Spectator, uint(1<<20)
	for s := range p.everySeat() {
		if k := uint(p.time[s])<<2 + mostSeats - 1 - uint(p.height[s]); k < key {
			seat, key = s, k
		}
	}
	return seat
}

// Deciders is the seat whose turn it is; nobody when the game is over.
func (p *Public) Deciders() engine.SeatSet { return p.Turn().One() }

// Over says whether the deck is empty: then the game ends at once.
func (p *Public) Over() bool { return p.deckLen == 0 }

// Step is what the seat whose turn it is has begun; Target tells more.
func (p *Public) Step() Step { return p.step }

// Target is what the step is about: Digging a region and a permit, Searching a region and
// the thief or tomb robbers, Giving the museum and its region.
func (p *Public) Target() (r Region, permit Permit, c Card) {
	switch p.step {
	case Digging:
		return Region(p.at), Permit(p.with), 0
	case Searching:
		return Region(p.at), 0, Card(p.with)
	case Giving:
		c = Card(p.shown[p.at])
		return c.Region(), 0, c
	}
	return 0, 0, 0
}

// Time is how many weeks the seat has spent; they are compared, not squares.
func (p *Public) Time(seat engine.Seat) int { return int(p.time[seat]) }

// Square is the square of the week line, 1 to 52, on which the seat's marker stands.
func (p *Public) Square(seat engine.Seat) int { return SquareOf(int(p.time[seat])) }

// SquareOf is the square of the week line, 1 to 52, for so many weeks spent.
func SquareOf(weeks int) int { return weeks%Squares + 1 }

// Height is how many markers are below the seat's that have spent as many weeks.
func (p *Public) Height(seat engine.Seat) int { return int(p.height[seat]) }

// heightAt is the number of other markers that have spent so many weeks.
func (p *Public) heightAt(seat engine.Seat, weeks uint16) uint8 {
	n := uint8(0)
	for other := range p.everySeat() {
		if other != seat && p.time[other] == weeks {
			n++
		}
	}
	return n
}

// NextAfter is the seat whose turn it would be if the seat spent so many weeks more.
func (p *Public) NextAfter(seat engine.Seat, weeks int) engine.Seat {
	q := *p
	q.advance(seat, weeks)
	return q.Turn()
}

// advance moves the marker, on top of those that it lands on.
func (p *Public) advance(seat engine.Seat, weeks int) {
	if weeks > 0 {
		to := p.time[seat] + uint16(weeks)
		p.height[seat] = p.heightAt(seat, to)
		p.time[seat] = to
	}
}

// Row is the card on a space of the row, 0 to 3; ok is false for an empty one.
func (p *Public) Row(space int) (c Card, ok bool) {
	return Card(max(p.row[space], 1) - 1), p.row[space] != 0
}

// Shown are the exhibitions and museums beside the board, by their places.
func (p *Public) Shown() []Card {
	var all []Card
	for _, c := range p.shown[:p.shownCount] {
		all = append(all, Card(c))
	}
	return all
}

// DeckLen is the number of cards left in the deck.
func (p *Public) DeckLen() int { return int(p.deckLen) }

// LeftInDeck is how many of a card are in the deck: those that nobody has seen yet.
func (p *Public) LeftInDeck(c Card) int { return int(p.deck[c]) }

// Open is how many of a card lie before the seat: knowledge, congresses, exhibitions
// and museums.
func (p *Public) Open(seat engine.Seat, c Card) int {
	switch {
	case c < openCards:
		return int(p.open[seat][c])
	case c >= RowCards:
		return int(p.won[seat] >> (c - RowCards) & 1)
	}
	return 0
}

// Congresses is the number of the seat's congresses.
func (p *Public) Congresses(seat engine.Seat) int { return int(p.open[seat][congress]) }

// Found is what the seat has of a region's site: artefacts and books.
func (p *Public) Found(seat engine.Seat, r Region) Stock { return p.finds[seat][r] }

// Artefacts is how many artefacts of a region the seat has.
func (p *Public) Artefacts(seat engine.Seat, r Region) int {
	return p.finds[seat][r].Artefacts().Len()
}

// Unseen are the cards of a region's site that nobody has found: in the pile or in the deck.
func (p *Public) Unseen(r Region) Stock { return p.unseen[r] }

// Gone are the artefacts of a region that were given to its museum.
func (p *Public) Gone(r Region) Stock {
	gone := siteStock[r] - p.unseen[r]
	for seat := range p.everySeat() {
		gone -= p.finds[seat][r]
	}
	return gone
}

// Books is the number of the seat's books of a region, dug ones among them.
func (p *Public) Books(seat engine.Seat, r Region) int {
	own := p.open[seat][SpecialCard(r, 1):][:3]
	return int(own[0]) + 2*int(own[1]) + 3*int(own[2]) + p.finds[seat][taughtIn[r]].Count(FindBook)
}

// taughtIn is the region whose site holds a book of the region.
var taughtIn = func() (all [Regions]Region) {
	for r, of := range teaches {
		all[of] = Region(r)
	}
	return all
}()

// GeneralBooks is the number of the seat's books of general knowledge, dug ones among
// them.
func (p *Public) GeneralBooks(seat engine.Seat) int {
	n := int(p.open[seat][general1]) + 2*int(p.open[seat][general1+1])
	for r := range Regions {
		n += p.finds[seat][r].Count(FindGeneral)
	}
	return n
}

// AllBooks is the number of all books of the seat, as the professor of the greatest
// knowledge counts them.
func (p *Public) AllBooks(seat engine.Seat) int {
	n := p.GeneralBooks(seat)
	for r := range Region(Regions) {
		n += p.Books(seat, r)
	}
	return n
}

// Knowledge is what a seat knows of a region when it digs.
type Knowledge struct {
	Books      int // of the region
	Assistants int // played with the dig
	General    int // books of general knowledge
	Counted    int // of them, those that count: no more than Books and Assistants
	Sum        int // Books, Assistants and Counted
}

// Knowledge is what the seat knows of a region when it digs with so many assistants. It
// needs a book.
func (p *Public) Knowledge(seat engine.Seat, r Region, assistants int) Knowledge {
	k := Knowledge{Books: p.Books(seat, r), Assistants: assistants, General: p.GeneralBooks(seat)}
	k.Counted = min(k.General, k.Books+k.Assistants)
	k.Sum = k.Books + k.Assistants + k.Counted
	return k
}

// Cell is what the dig table says: the cards turned up for a knowledge (above 12 like 12)
// and 1 to 12 weeks.
func (p *Public) Cell(knowledge, weeks int) int {
	if knowledge < 1 {
		return 0
	}
	return int(p.table()[min(knowledge, MostWeeks)-1][weeks-1])
}

func (p *Public) table() *digTable {
	if p.With(MildTable) {
		return &mild
	}
	return &scaled
}

// PlayWeeks is what playing an action card costs.
func (p *Public) PlayWeeks(c Card) int {
	if p.With(CostOnce) {
		return 0
	}
	return int(cards[c].play)
}

// steps is how many needs of a presentation the seat meets, each with all before it.
func (p *Public) steps(seat engine.Seat, c Card) int { return p.artefacts(seat).steps(c) }

// collection is how many artefacts of each region a seat has.
type collection [Regions]uint8

func (p *Public) artefacts(seat engine.Seat) (n collection) {
	for r, found := range p.finds[seat] {
		n[r] = uint8(found.Artefacts().Len())
	}
	return n
}

func (n collection) steps(c Card) int {
	needs := cards[c].needs
	for i := range needs {
		if n[needs[i].Region] < needs[i].Count {
			return i
		}
	}
	return len(needs)
}

// Price is the weeks for which the seat could take an exhibition or a museum now, and
// how many of its needs are met; 0 for both if it cannot.
func (p *Public) Price(seat engine.Seat, c Card) (weeks, steps int) {
	if steps = p.steps(seat, c); steps == 0 {
		return 0, 0
	}
	return int(cards[c].needs[steps-1].Weeks), steps
}

// Lacks is how many artefacts more the seat needs before it can take an exhibition or a
// museum.
func (p *Public) Lacks(seat engine.Seat, c Card) int {
	first := cards[c].needs[0]
	return max(0, int(first.Count)-p.Artefacts(seat, first.Region))
}

// Professor is who holds a professor, a region's or Greatest; Spectator for nobody.
func (p *Public) Professor(i int) engine.Seat { return engine.Seat(p.professors[i]) - 1 }

// ProfessorBooks is how many books of the kind that a professor looks at the seat has.
func (p *Public) ProfessorBooks(seat engine.Seat, i int) int {
	if i == Greatest {
		return p.AllBooks(seat)
	}
	return p.Books(seat, Region(i))
}

// ProfessorNeeds is how many books a seat needs that the professor comes to it: at least the
// minimum, and more than who holds it.
func (p *Public) ProfessorNeeds(i int) int {
	if holder := p.Professor(i); holder >= 0 {
		return p.ProfessorBooks(holder, i) + 1
	}
	return ProfessorMinimum(i)
}

// ProfessorMinimum is how many books a seat needs for a professor that nobody holds.
func ProfessorMinimum(i int) int {
	if i == Greatest {
		return greatestBooks
	}
	return professorBooks
}

// WouldCome says whether a professor would come to the seat with a card of the row.
func (p *Public) WouldCome(seat engine.Seat, i int, c Card) bool {
	if p.Professor(i) == seat || c.Books() == 0 || i != Greatest && (c.Kind() != Special || int(c.Region()) != i) {
		return false
	}
	return p.ProfessorBooks(seat, i)+c.Books() >= p.ProfessorNeeds(i)
}

// lastDig is the dig made last, as everybody saw it.
type lastDig struct {
	seat   uint8 // 1 + seat, 0 before the first dig
	region Region
	cards  [mostDrawn]uint8 // in the order turned up: 1 + find, or 0 for none
}

// LastDug is who dug last, where, and what came up, in its order; ok is false before the
// first dig.
func (p *Public) LastDug() (seat engine.Seat, r Region, turned []Find, ok bool) {
	for _, c := range p.dug.cards {
		if c != 0 {
			turned = append(turned, Find(c-1))
		}
	}
	return engine.Seat(p.dug.seat) - 1, p.dug.region, turned, p.dug.seat != 0
}

// fitting are the cards of the pile that may be kept by who searches it.
func (p *Public) fitting(pile Stock) Stock {
	if Card(p.with).Kind() == Thief {
		return pile.Artefacts()
	}
	return pile.Finds()
}
