package timbuktu

import "strconv"

// Pen is one of the five pens of an oasis.
type Pen uint8

func (p Pen) String() string { return name(penNames[:], uint8(p)) }

// Oasis is the start area or an oasis of the route.
type Oasis uint8

// String is the id of the oasis, as in the data.
func (o Oasis) String() string { return name(oasisNames[:], uint8(o)) }

// Arrows are the two pens of the next oasis that are free of charge from the
// pen; both are Palm for Timbuktu, from where nobody goes on.
func (o Oasis) Arrows(p Pen) [2]Pen { return arrows[o][p] }

// ExchangeStands are the places with the exchange mark; both are Nowhere at the
// start.
func (o Oasis) ExchangeStands() [Exchanges]Place { return exchangeStands[o] }

// Place is a stand of a pen of an oasis, or Nowhere.
type Place uint8

// Nowhere is the place of a camel that has not been placed yet.
const Nowhere Place = Places

// At is the place of a stand, 1 to 5, of a pen.
func At(p Pen, stand int) Place { return Place(int(p)*Stands + stand - 1) }

// Pen is the place's pen.
func (pl Place) Pen() Pen { return Pen(pl / Stands) }

// Stand is the number of the stand in its pen, 1 to 5.
func (pl Place) Stand() int { return int(pl%Stands) + 1 }

// String is pen and stand, e.g. "lamp 3"; empty for Nowhere.
func (pl Place) String() string {
	if pl >= Places {
		return ""
	}
	return pl.Pen().String() + " " + strconv.Itoa(pl.Stand())
}

// Camel is a camel of a seat, 0 for A to 7 for H.
type Camel uint8

// String is the camel's letter.
func (c Camel) String() string {
	if c >= MaxCamels {
		return "?"
	}
	return string(rune('A' + c))
}

func name(names []string, i uint8) string {
	if int(i) >= len(names) {
		return "?"
	}
	return names[i]
}
