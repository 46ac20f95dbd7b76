package timbuktu

import (
	"math/bits"

	"sandglass/engine"
)

// Phase is what is being decided.
type Phase uint8

// The phases in the order of play. Loading is for own loads only; after it and
// the placing, every round is choosing, then moving (and paying) seat by seat.
const (
	Loading Phase = iota
	Placing
	Choosing
	Moving
	Paying
	Over
	phases
)

var phaseNames = [phases]string{"loading", "placing", "choosing", "moving", "paying", "over"}

// String is the phase's id.
func (p Phase) String() string { return name(phaseNames[:], uint8(p)) }

// Public is what everybody may know. It is a part of State and of View, so what
// is to stay hidden has no field here. (The loads of others are blank in a View
// while loading lasts: they turn from hidden to public.)
type Public struct {
	loads [mostSeats][MaxCamels]Load
	at    [mostSeats][MaxCamels]Place // in the oasis ahead if moved, else in the one behind
	moved [mostSeats]uint8            // the camels that have moved in this stage, a bit each
	fill  [Pens]uint8                 // camels in each pen ahead; while placing, in the start pens
	lost  [Goods]uint8                // units out of play
	last  [Packs]Pack                 // the packs of the last robbery

	// While placing only, else zero: the start pens a seat stands in, a bit each,
	// and the seats that do not stand in a pen.
	stoodIn [mostSeats]uint8
	lacking [Pens]uint8

	seats, camels       uint8
	ownLoads, dealFirst bool
	phase               Phase
	stage, round        uint8       // while placing, round is the camel being placed
	first               engine.Seat // who starts the first stage
	starter             engine.Seat // who holds the round marker
	turn                engine.Seat // whose turn it is, or Spectator
	locked              engine.SeatSet
	camel               Camel // the camel on the card of the seat whose turn it is
	pen                 Pen   // while paying: the pen that camel is bound for
}

// Seats is the number of seats, 3 to 5.
func (p *Public) Seats() int { return int(p.seats) }

// Camels is the number of camels of each seat, which is also the number of
// rounds of a stage: 8, 6 or 5.
func (p *Public) Camels() int { return int(p.camels) }

// Stages is the number of oases to cross: 3, 4 or 5.
func (p *Public) Stages() int { return int(stagesOf[p.seats]) }

// OwnLoads says whether everybody loaded their own camels.
func (p *Public) OwnLoads() bool { return p.ownLoads }

// DealFirst says whether the first thief cards are dealt before the placing.
func (p *Public) DealFirst() bool { return p.dealFirst }

// Phase is what is being decided.
func (p *Public) Phase() Phase { return p.phase }

// Stage is the stage, from 0; the last one when the game is over.
func (p *Public) Stage() int { return int(p.stage) }

// Round is the round of the stage, from 0; while placing, which camel of each
// seat is being placed.
func (p *Public) Round() int { return int(p.round) }

// Route is the start and the oases in the order of travel.
func (p *Public) Route() []Oasis {
	r := route[p.seats]
	return r[:p.Stages()+1]
}

// Behind is the oasis the camels leave in this stage.
func (p *Public) Behind() Oasis { return route[p.seats][p.stage] }

// Ahead is the oasis the camels go to in this stage.
func (p *Public) Ahead() Oasis { return route[p.seats][p.stage+1] }

// First is the seat that starts the first stage.
func (p *Public) First() engine.Seat { return p.first }

// StageStarter is the seat with the stage marker.
func (p *Public) StageStarter() engine.Seat { return p.after(p.first, p.stage) }

// RoundStarter is the seat with the round marker.
func (p *Public) RoundStarter() engine.Seat { return p.starter }

// InOrder is the i-th seat (from 0) to place or to move in this round.
func (p *Public) InOrder(i int) engine.Seat { return p.after(p.starter, uint8(i)) }

// OrderOf is the seat's place in the order of this round, from 0.
func (p *Public) OrderOf(seat engine.Seat) int {
	n := int(seat - p.starter)
	if n < 0 {
		n += p.Seats()
	}
	return n
}

// Turn is the seat that places, moves or pays now; Spectator when several choose
// at once and when the game is over.
func (p *Public) Turn() engine.Seat { return p.turn }

// Locked are the seats that have chosen and not shown it yet: the loads are
// confirmed, or a camel card lies face down.
func (p *Public) Locked() engine.SeatSet { return p.locked }

// Shown is the camel on the turned-up card of the seat whose turn it is, while
// moving or paying.
func (p *Public) Shown() (Camel, bool) {
	return p.camel, p.phase == Moving || p.phase == Paying
}

// Bound is the pen the shown camel goes to once it has paid, while paying.
func (p *Public) Bound() (Pen, bool) { return p.pen, p.phase == Paying }

// Place is where a camel stands: in the oasis ahead if it has moved, else in the
// one behind; Nowhere before it is placed.
func (p *Public) Place(seat engine.Seat, c Camel) Place { return p.at[seat][c] }

// Load is what a camel carries; in the view of another seat, nothing while
// loading lasts.
func (p *Public) Load(seat engine.Seat, c Camel) Load { return p.loads[seat][c] }

// Moved says whether the camel has moved in this stage, so that it stands in the
// oasis ahead. After the end all have.
func (p *Public) Moved(seat engine.Seat, c Camel) bool { return p.moved[seat]>>c&1 != 0 }

// NextStand is the lowest free stand, 1 to 5, of a pen ahead (while placing: of
// a start pen), and 0 when the pen is full.
func (p *Public) NextStand(pen Pen) int {
	if p.fill[pen] == Stands {
		return 0
	}
	return int(p.fill[pen]) + 1
}

// Price is what a pen costs a camel.
type Price uint8

const (
	PriceFree  Price = iota // an arrow points there
	PriceUnit               // one unit of goods
	PriceEmpty              // no arrow, but the camel carries nothing to pay with
	PriceFull               // every stand of the pen is taken
)

// Price is what it costs a camel that has not moved to go to a pen ahead.
func (p *Public) Price(seat engine.Seat, c Camel, pen Pen) Price {
	if p.fill[pen] == Stands {
		return PriceFull
	}
	return p.toll(seat, c, pen)
}

func (p *Public) toll(seat engine.Seat, c Camel, pen Pen) Price {
	to := &arrows[p.Behind()][p.at[seat][c].Pen()]
	switch {
	case pen == to[0] || pen == to[1]:
		return PriceFree
	case p.loads[seat][c] == 0:
		return PriceEmpty
	}
	return PriceUnit
}

// Lost is the number of units of a good that are out of play, stolen or paid:
// the points that a unit of it is worth now.
func (p *Public) Lost(g Good) int { return int(p.lost[g]) }

// Exchanged is how often packs were exchanged in this stage, 0 to 2: once for
// each exchange stand that a camel has reached.
func (p *Public) Exchanged() int {
	if p.phase == Placing {
		return 0
	}
	n := 0
	for _, pl := range exchangeStands[p.Ahead()] {
		if int(p.fill[pl.Pen()]) >= pl.Stand() {
			n++
		}
	}
	return n
}

// Dealt says whether thief cards lie with the players now.
func (p *Public) Dealt() bool {
	return p.phase >= Choosing && p.phase <= Paying || p.phase == Placing && p.dealFirst
}

// RingSeat is the seat at a place of the ring of packs, 0 (the starter of the
// stage) to 4 clockwise; Spectator where a pack lies between players.
func (p *Public) RingSeat(place int) engine.Seat {
	n := ring[p.seats][place]
	if n == between {
		return engine.Spectator
	}
	return p.after(p.StageStarter(), uint8(n))
}

// RingPlace is the place of a seat in the ring of packs.
func (p *Public) RingPlace(seat engine.Seat) int {
	left := int8(seat - p.StageStarter())
	if left < 0 {
		left += int8(p.seats)
	}
	for place, n := range ring[p.seats] {
		if n == left {
			return place
		}
	}
	panic("timbuktu: no such seat")
}

// PackAt is the pack that lies at a place of the ring now. Packs have the number
// of the place where they were dealt.
func (p *Public) PackAt(place int) int { return (place + Packs - p.Exchanged()) % Packs }

// PackPlace is the place of the ring where a pack lies now.
func (p *Public) PackPlace(pack int) int { return (pack + p.Exchanged()) % Packs }

// Robbery is the packs of the last robbery, in the order they were turned up;
// not known before the first.
func (p *Public) Robbery() [Packs]Pack { return p.last }

// Deciders are the seats that must decide now.
func (p *Public) Deciders() engine.SeatSet {
	switch p.phase {
	case Loading, Choosing:
		return engine.AllSeats(int(p.seats)) &^ p.locked
	case Over:
		return 0
	}
	return p.turn.One()
}

func (p *Public) everySeat() engine.Seat { return engine.Seat(p.seats) }

// after is the seat n places to the left; n is less than twice the seats.
func (p *Public) after(seat engine.Seat, n uint8) engine.Seat {
	seat += engine.Seat(n)
	for seat >= engine.Seat(p.seats) {
		seat -= engine.Seat(p.seats)
	}
	return seat
}

func (p *Public) allCamels() uint8 { return 1<<p.camels - 1 }

// loaded is the number of camels a seat has loaded, of what this Public shows.
func (p *Public) loaded(seat engine.Seat) Camel {
	c := Camel(0)
	for c < Camel(p.camels) && p.loads[seat][c] != 0 {
		c++
	}
	return c
}

// canLoad says whether a seat that loads its next camel so can still load the
// rest. Each camel takes three different kinds and any fourth unit, which can be
// done for k camels if there are 4k units, as there always are, and 3k when at most
// k of a kind count.
func (p *Public) canLoad(seat engine.Seat, c Camel, l Load) bool {
	left := int(p.camels-uint8(c)) - 1
	spread := 0
	for g := range Good(Goods) {
		n := supplyOf[p.seats] - l.Count(g)
		for _, before := range p.loads[seat][:c] {
			n -= before.Count(g)
		}
		if n < 0 {
			return false
		}
		spread += min(n, left)
	}
	return spread >= LeastKinds*left
}

// canPlace says whether everybody can still stand in every start pen once the
// seat has placed its next camel in the pen.
func (p *Public) canPlace(seat engine.Seat, pen Pen) bool {
	free, lacking := Stands-p.fill[pen], p.lacking[pen]
	stoodIn := p.stoodIn[seat] | 1<<pen
	if stoodIn != p.stoodIn[seat] {
		lacking--
	}
	return free > lacking && int(p.camels-p.round)-1 >= Pens-bits.OnesCount8(stoodIn)
}
