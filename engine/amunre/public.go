package amunre

import (
	"math/bits"

	"sandglass/engine"
)

// Phase is what is being decided.
type Phase uint8

// The phases in the order of play. Turning is for the advanced deal only.
const (
	Turning    Phase = iota // which province everybody turns up, all at once
	Bidding                 // where the bid stones go
	Acting                  // what to buy and to play
	Placing                 // where the farmers or bricks just bought go
	Offering                // the offerings, all at once
	Changing                // how a Change the Offering changes the total
	Giving                  // which gifts to take
	Collecting              // cards for the harvest and incomes
	Scoring                 // bonus cards
	Over
	phases
)

var phaseNames = [phases]string{"turning", "bidding", "acting", "placing", "offering", "changing", "giving", "collecting", "scoring", "over"}

// String is the phase's id.
func (p Phase) String() string { return name(phaseNames[:], uint8(p)) }

// Goods are what is bought, and what Amun-Re gives.
type Goods uint8

// The goods in the order in which they are bought.
const (
	PowerCard Goods = iota
	Farmer
	Brick
	goods
)

var (
	boughtNames = [goods]string{"cards", "farmers", "bricks"}
	giftNames   = [goods]string{"card", "farmer", "brick"}
)

// String is the goods' id.
func (g Goods) String() string { return name(boughtNames[:], uint8(g)) }

// Step is how far a seat is in its actions.
type Step uint8

// The steps. What comes before a step can no longer be done.
const (
	StepCards         Step = iota // everything can be bought
	StepFarmers                   // no more cards
	StepFarmersBought             // Free Farmer may still be played
	StepBricks                    // no more farmers
	StepBricksBought              // Master Builder may still be played
	steps
)

var stepNames = [steps]string{"cards", "farmers", "farmers-bought", "bricks", "bricks-bought"}

// String is the step's id.
func (s Step) String() string { return name(stepNames[:], uint8(s)) }

func name(names []string, i uint8) string {
	if int(i) >= len(names) {
		return "?"
	}
	return names[i]
}

// Steal is the offering of who plays the -3.
const Steal = -stolenGold

// Public is what everybody may know and a screen always shows. It is a part of
// State and of View, so what is to stay hidden has no field here; gold, which only
// who counts knows, is in the Notebook.
type Public struct {
	discards Cards            // power cards that lie open
	sold     [mostSeats]Cards // with the last offering; at the end, those sold last

	owned     [mostSeats]ProvinceSet
	inPlay    ProvinceSet // what can be turned up in this kingdom
	turned    ProvinceSet // what was, in this kingdom
	played    CardSet     // by the seat whose turn it is, in this phase
	offers    [mostSeats]int16
	points    [mostSeats][sources]int16
	shift     [mostSeats]int8  // what Change the Offering made of the last total: -3, 3 or 0
	pyramids  [Provinces]uint8 // a double one counts two
	bricks    [Provinces]uint8 // without those that lie free before the province is taken
	farmers   [Provinces]uint8 // on fields, without the printed ones
	plain     [Provinces]uint8 // farmers on plain land
	lying     [Provinces]uint8 // free power cards, face down
	at        [mostSeats]uint8 // 1 + the province where the bid stone lies
	bid       [mostSeats]uint8 // the space there
	shown     [mostSeats]uint8 // advanced deal: 1 + the province the seat turned up last
	handSize  [mostSeats]uint8 // power cards, as far as others can see
	seats     uint8
	openGold  bool
	advanced  bool
	phase     Phase
	kingdom   uint8
	round     uint8
	temple    uint8 // its space, 1 to 4; 0 at the start
	first     engine.Seat
	pharaoh   engine.Seat
	turn      engine.Seat // whose turn it is, or Spectator
	locked    engine.SeatSet
	blockade  engine.SeatSet // who has played Bid Blockade in this auction
	outbids   engine.SeatSet // who has played Outbid in this auction
	laid      engine.SeatSet // who laid Change the Offering with the last offering
	step      Step           // of the seat that acts
	left      uint8          // farmers or bricks it still has to place
	taken     uint8          // gifts that the seat has taken
	giftCards uint8          // power cards among them, not drawn yet
	eight     uint8          // 1 + the province where the seat laid 8 Gold
	more      uint8          // 1 + the province where the seat laid Harvest Increase
}

// Seats is the number of seats, 3 to 5.
func (p *Public) Seats() int { return int(p.seats) }

// OpenGold says whether everybody's gold is shown.
func (p *Public) OpenGold() bool { return p.openGold }

// AdvancedDeal says whether everybody turns up provinces from their own hand.
func (p *Public) AdvancedDeal() bool { return p.advanced }

// Phase is what is being decided.
func (p *Public) Phase() Phase { return p.phase }

// Kingdom is 0 in the Old and 1 in the New Kingdom.
func (p *Public) Kingdom() int { return int(p.kingdom) }

// Round is the round of the kingdom, 0 to 2.
func (p *Public) Round() int { return int(p.round) }

// Temple is the space of the temple of Amun-Re, 1 to 4; 0 before the first offering.
func (p *Public) Temple() int { return int(p.temple) }

// Pharaoh is the seat that starts.
func (p *Public) Pharaoh() engine.Seat { return p.pharaoh }

// Turn is the seat whose turn it is; Spectator when several decide, or none.
func (p *Public) Turn() engine.Seat { return p.turn }

// Locked are the seats that have decided in a simultaneous choice.
func (p *Public) Locked() engine.SeatSet { return p.locked }

// HandSize is the number of power cards in a hand. What is sold with an offering
// still counts until the offerings are shown.
func (p *Public) HandSize(seat engine.Seat) int { return int(p.handSize[seat]) }

// Discards are the power cards that lie open.
func (p *Public) Discards() Cards { return p.discards }

// DeckSize is the number of power cards in the face-down deck.
func (p *Public) DeckSize() int {
	n := PowerCards - p.discards.Len()
	for seat := range p.everySeat() {
		n -= int(p.handSize[seat])
	}
	for set := p.Up(); set != 0; set &= set - 1 {
		n -= int(p.lying[set.First()])
	}
	return n
}

// available is how many power cards can still be drawn.
func (p *Public) available() int { return p.DeckSize() + p.discards.Len() }

// Owned are the provinces of a seat.
func (p *Public) Owned(seat engine.Seat) ProvinceSet { return p.owned[seat] }

// Owner is whose the province is, or Spectator.
func (p *Public) Owner(pr Province) engine.Seat {
	for seat := range p.everySeat() {
		if p.owned[seat].Has(pr) {
			return seat
		}
	}
	return engine.Spectator
}

// allOwned are the provinces that have an owner.
func (p *Public) allOwned() (all ProvinceSet) {
	for _, set := range p.owned {
		all |= set
	}
	return all
}

// Turned are the provinces that were turned up in this kingdom.
func (p *Public) Turned() ProvinceSet { return p.turned }

// InPlay are the provinces that can be turned up in this kingdom: all in the Old
// one, those that were turned up then in the New one.
func (p *Public) InPlay() ProvinceSet { return p.inPlay }

// Up are the provinces that are up for auction.
func (p *Public) Up() ProvinceSet { return p.turned &^ p.allOwned() }

// TurnedBy is the province that the seat turned up last, with the advanced deal.
func (p *Public) TurnedBy(seat engine.Seat) (Province, bool) {
	return Province(max(p.shown[seat], 1) - 1), p.shown[seat] != 0
}

// Pyramids is the number of pyramids of a province; a double one counts two.
func (p *Public) Pyramids(pr Province) int { return int(p.pyramids[pr]) }

// Bricks is the number of bricks of a province; what lies free on one that is up for
// auction counts too.
func (p *Public) Bricks(pr Province) int {
	n := int(p.bricks[pr])
	if p.Up().Has(pr) {
		n += lands[pr].Bricks
	}
	return n
}

// Farmers is the number of farmers on the fields of a province, without printed
// ones.
func (p *Public) Farmers(pr Province) int { return int(p.farmers[pr]) }

// FreeFields is the number of fields that have no farmer.
func (p *Public) FreeFields(pr Province) int { return lands[pr].Fields - int(p.farmers[pr]) }

// PlainFarmers is the number of farmers of Free Farmer cards in a province.
func (p *Public) PlainFarmers(pr Province) int { return int(p.plain[pr]) }

// Harvesters are all farmers of a province: printed, on fields, on plain land.
func (p *Public) Harvesters(pr Province) int {
	return lands[pr].Printed + int(p.farmers[pr]) + int(p.plain[pr])
}

// Lying is the number of free power cards on a province that is up for auction.
func (p *Public) Lying(pr Province) int { return int(p.lying[pr]) }

// Stone is where the bid stone of a seat lies in the auction, and on which space, 0
// to 8.
func (p *Public) Stone(seat engine.Seat) (pr Province, space int, ok bool) {
	return Province(max(p.at[seat], 1) - 1), int(p.bid[seat]), p.at[seat] != 0
}

// Highest is the seat whose stone lies highest on a province, or Spectator.
func (p *Public) Highest(pr Province) engine.Seat {
	top := engine.Spectator
	for seat := range p.everySeat() {
		if int(p.at[seat]) == int(pr)+1 && (top < 0 || p.bid[seat] > p.bid[top]) {
			top = seat
		}
	}
	return top
}

// Outbid says whether the seat's stone lies on a province and another one above it.
func (p *Public) Outbid(seat engine.Seat) bool {
	return p.at[seat] != 0 && p.Highest(Province(p.at[seat]-1)) != seat
}

// LowestBid is the lowest space, 0 to 8, that a stone coming to the province may
// take; 9 if there is none.
func (p *Public) LowestBid(pr Province) int {
	top := p.Highest(pr)
	switch {
	case top < 0:
		return 0
	case p.blockade.Has(top):
		return min(int(p.bid[top])+2, BidSpaces)
	}
	return int(p.bid[top]) + 1
}

// Blockades are the seats whose stones have a Bid Blockade in this auction.
func (p *Public) Blockades() engine.SeatSet { return p.blockade }

// Outbidders are the seats that have played Outbid in this auction.
func (p *Public) Outbidders() engine.SeatSet { return p.outbids }

// Step is how far the seat is that acts.
func (p *Public) Step() Step { return p.step }

// Left is what has been bought and is still to be placed.
func (p *Public) Left() (what Goods, n int) {
	if p.step == StepFarmersBought {
		return Farmer, int(p.left)
	}
	return Brick, int(p.left)
}

// Played are the kinds of cards that the seat whose turn it is has played in this
// phase. (For the auction see Blockades and Outbidders.)
func (p *Public) Played() CardSet { return p.played }

// CardLimit is how many power cards the seat may buy in a round: the highest
// limit of its provinces.
func (p *Public) CardLimit(seat engine.Seat) int {
	limit := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		limit = max(limit, lands[set.First()].Limit)
	}
	return limit
}

// fieldsOf are the free fields of all provinces of the seat.
func (p *Public) fieldsOf(seat engine.Seat) int {
	n := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		n += p.FreeFields(set.First())
	}
	return n
}

// Offer is what the seat gave at the last offering: gold, or Steal; 0 before the
// first.
func (p *Public) Offer(seat engine.Seat) int { return int(p.offers[seat]) }

// Sold are the cards that the seat sold with the last offering, and when the game
// is over, at its end.
func (p *Public) Sold(seat engine.Seat) Cards { return p.sold[seat] }

// Laid are the seats that laid Change the Offering with the last offering.
func (p *Public) Laid() engine.SeatSet { return p.laid }

// Shift is what the seat's Change the Offering made of the last total: -3, 3, or 0
// for nothing yet.
func (p *Public) Shift(seat engine.Seat) int { return int(p.shift[seat]) }

// Total is the last offering of all, with what was changed of it.
func (p *Public) Total() int {
	total := 0
	for seat := range p.everySeat() {
		total += int(p.offers[seat]) + int(p.shift[seat])
	}
	return total
}

// Rank is the seat's place among those who offered gold, 0 for the highest; false if
// it did not. Of equals the next clockwise from the Pharaoh comes first. It tells of
// the last offering until the phase of gifts is over.
func (p *Public) Rank(seat engine.Seat) (int, bool) {
	if p.offers[seat] <= 0 {
		return 0, false
	}
	rank := 0
	for other := range p.everySeat() {
		if p.offers[other] > p.offers[seat] || p.offers[other] == p.offers[seat] && p.OrderOf(other) < p.OrderOf(seat) {
			rank++
		}
	}
	return rank, true
}

// GiftsFor is the number of gifts for a rank from 0.
func GiftsFor(rank int) int { return int(giftsOf[min(rank, len(giftsOf)-1)]) }

// Gifts are how many gifts the seat that takes some has taken, how many of them are
// power cards that it will draw with the last, and how many there are in all.
func (p *Public) Gifts() (taken, cards, all int) {
	if p.phase != Giving {
		return 0, 0, 0
	}
	rank, _ := p.Rank(p.turn)
	return int(p.taken), int(p.giftCards), GiftsFor(rank)
}

// Eight is where the seat that collects laid 8 Gold.
func (p *Public) Eight() (Province, bool) { return Province(max(p.eight, 1) - 1), p.eight != 0 }

// Increase is where the seat that collects laid Harvest Increase.
func (p *Public) Increase() (Province, bool) { return Province(max(p.more, 1) - 1), p.more != 0 }

// Deciders are the seats that must decide now.
func (p *Public) Deciders() engine.SeatSet {
	switch p.phase {
	case Turning, Offering:
		return engine.AllSeats(p.Seats()) &^ p.locked
	case Over:
		return 0
	}
	return p.turn.One()
}

func (p *Public) everySeat() engine.Seat { return engine.Seat(p.seats) }

// after is the seat that is n places clockwise from seat.
func (p *Public) after(seat engine.Seat, n int) engine.Seat {
	return engine.Seat((int(seat) + n) % p.Seats())
}

// OrderOf is how many places clockwise from the Pharaoh a seat is.
func (p *Public) OrderOf(seat engine.Seat) int {
	n := int(seat - p.pharaoh)
	if n < 0 {
		n += p.Seats()
	}
	return n
}

// InOrder is the n-th seat clockwise from the Pharaoh, the Pharaoh being number 0.
func (p *Public) InOrder(n int) engine.Seat { return p.after(p.pharaoh, n) }

// room is the number of provinces where the seat could put what is left, and how
// many there is room for; bricks have room anywhere.
func (p *Public) room(seat engine.Seat) (places, room int) {
	what, n := p.Left()
	if what == Brick {
		return p.owned[seat].Len(), bits.UintSize * n
	}
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		if free := p.FreeFields(set.First()); free > 0 {
			places, room = places+1, room+free
		}
	}
	return places, room
}

// forced says whether what is left to place can go in one way only.
func (p *Public) forced(seat engine.Seat) bool {
	places, room := p.room(seat)
	return places == 1 || room == int(p.left)
}
