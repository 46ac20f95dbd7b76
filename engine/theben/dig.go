package theben

import "sandglass/engine"

// mostDigs is how many digs of a region are kept: more than careful players make.
// (Permissions alone allow nine; only faked ones that come back through the discards
// could make more. A later dig is not kept, so that the odds know a little less.)
const mostDigs = 24

// Dig is the public outcome of a dig: cards drawn in the low four bits, the number
// of finds among them above.
type Dig uint8

func digOf(drawn, finds int) Dig { return Dig(finds<<4 | drawn) }

// Drawn is the number of cards drawn, 1 to 12; 0 means no dig.
func (d Dig) Drawn() int { return int(d & 15) }

// Finds is the number of artefacts and knowledge cards among them.
func (d Dig) Finds() int { return int(d >> 4) }

// digsIn is the digs of a region so far, in their order.
//
//go:noinline
func (p *Public) digsIn(r Region) []Dig {
	n := 0
	for n < mostDigs && p.digs[r][n] != 0 {
		n++
	}
	return append([]Dig(nil), p.digs[r][:n]...)
}

// mostDrawn is how many cards a dig draws at most: the tables' ten, and two for spades.
const mostDrawn = 12

// lastDig is the dig made last, as everybody saw it.
type lastDig struct {
	seat   int8 // 1 + seat, 0 before the first dig
	region Region
	cards  [mostDrawn]uint8 // in the order drawn: 1 + find, blankCard, or 0 for none
}

const blankCard = Finds + 1

// Drawn is a card drawn in a dig.
type Drawn struct {
	Find  Find
	Blank bool // it is no find, and went back into the pile
}

// lastDug is who dug last, where, and what came up, in the order drawn; ok is false
// before the first dig.
//
//go:noinline
func (p *Public) lastDug() (seat engine.Seat, r Region, cards []Drawn, ok bool) {
	for _, c := range p.dug.cards {
		switch c {
		case 0:
		case blankCard:
			cards = append(cards, Drawn{Blank: true})
		default:
			cards = append(cards, Drawn{Find: Find(c - 1)})
		}
	}
	return engine.Seat(p.dug.seat - 1), p.dug.region, cards, p.dug.seat != 0
}

// Cell is what the excavation table says: the cards drawn for a knowledge (above 12
// like 12) and 1 to 12 weeks.
//
//go:noinline
func (p *Public) Cell(knowledge, weeks int) int {
	if knowledge < 1 {
		return 0
	}
	return int(p.table()[min(knowledge, MostWeeks)-1][weeks-1])
}

//go:noinline
func (p *Public) table() *digTable {
	if p.With(HardTable) {
		return &facts.digs[1]
	}
	return &facts.digs[0]
}
