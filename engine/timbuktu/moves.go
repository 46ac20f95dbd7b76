package timbuktu

import (
	"fmt"
	"math/bits"
	"strings"

	"sandglass/engine"
)

// The kinds of moves. Fields that are not named are zero.
const (
	KindLoad  uint8 = iota + 1 // A is the camel, N the Load
	KindPlace                  // A is the start pen
	KindCamel                  // A is the camel
	KindGo                     // A is the pen ahead
	KindPay                    // A is the good
	kinds
)

var kindNames = [kinds]string{"", "load", "place", "camel", "go", "pay"}

// LoadCamel puts four units on a camel.
func LoadCamel(c Camel, l Load) engine.Move {
	return engine.Move{Kind: KindLoad, A: uint8(c), N: uint16(l)}
}

// PlaceIn stands the seat's next camel in a start pen.
func PlaceIn(p Pen) engine.Move { return engine.Move{Kind: KindPlace, A: uint8(p)} }

// Choose lays a camel's card face down.
func Choose(c Camel) engine.Move { return engine.Move{Kind: KindCamel, A: uint8(c)} }

// GoTo moves the shown camel to a pen ahead.
func GoTo(p Pen) engine.Move { return engine.Move{Kind: KindGo, A: uint8(p)} }

// Pay gives up a unit of the shown camel.
func Pay(g Good) engine.Move { return engine.Move{Kind: KindPay, A: uint8(g)} }

// loadChoices are the 35 ways to put four units of at least three kinds on a
// camel, in the order in which they are listed.
var loadChoices = func() (all []Load) {
	for l := range Load(1 << (bitsPerGood * Goods)) {
		if fullLoad(l) {
			all = append(all, l)
		}
	}
	return all
}()

func fullLoad(l Load) bool {
	return l&(l<<1)&highBits == 0 && l.Units() == CamelUnits && l.Kinds() >= LeastKinds
}

// movesOf lists the moves of a seat: loads in the order of loadChoices, pens,
// camels and goods in their own order.
func (p *Public) movesOf(dst []engine.Move, seat engine.Seat) []engine.Move {
	if !p.Deciders().Has(seat) {
		return dst
	}
	switch p.phase {
	case Loading:
		c := p.loaded(seat)
		for _, l := range loadChoices {
			if p.canLoad(seat, c, l) {
				dst = append(dst, LoadCamel(c, l))
			}
		}
	case Placing:
		for pen := range Pen(Pens) {
			if p.canPlace(seat, pen) {
				dst = append(dst, PlaceIn(pen))
			}
		}
	case Choosing:
		for left := p.allCamels() &^ p.moved[seat]; left != 0; left &= left - 1 {
			dst = append(dst, Choose(Camel(bits.TrailingZeros8(left))))
		}
	case Moving:
		for pen, n := range p.fill {
			if n < Stands {
				dst = append(dst, GoTo(Pen(pen)))
			}
		}
	case Paying:
		for g := range Good(Goods) {
			if p.loads[seat][p.camel].has(g) {
				dst = append(dst, Pay(g))
			}
		}
	}
	return dst
}

// pick is uniform over the list: all moves listed together are of one kind, and
// none is idle.
func pick(rng *engine.RNG, moves []engine.Move) engine.Move { return moves[rng.N(len(moves))] }

// Format writes a move in the notation of the package's documentation.
func Format(m engine.Move) string {
	switch m.Kind {
	case KindLoad:
		return "load " + Camel(m.A).String() + " " + Load(m.N).String()
	case KindPlace:
		return "place " + Pen(m.A).String()
	case KindCamel:
		return "camel " + Camel(m.A).String()
	case KindGo:
		return "go " + Pen(m.A).String()
	case KindPay:
		return "pay " + Good(m.A).String()
	}
	return "?"
}

// Parse reads exactly what Format writes; the error says which word is wrong.
func Parse(s string) (engine.Move, error) {
	kind, rest, found := strings.Cut(s, " ")
	if !found {
		return engine.Move{}, fmt.Errorf("timbuktu: %.40q is not a move: want load, place, camel, go or pay and what", s)
	}
	switch kind {
	case "load":
		letter, units, _ := strings.Cut(rest, " ")
		c, err := parseCamel(letter)
		if err != nil {
			return engine.Move{}, err
		}
		l, err := parseLoad(units)
		if err != nil {
			return engine.Move{}, err
		}
		if !fullLoad(l) {
			return engine.Move{}, fmt.Errorf("timbuktu: %.60q is not four units of at least three goods", units)
		}
		return LoadCamel(c, l), nil
	case "place":
		p, err := parsePen(rest)
		return PlaceIn(p), err
	case "camel":
		c, err := parseCamel(rest)
		return Choose(c), err
	case "go":
		p, err := parsePen(rest)
		return GoTo(p), err
	case "pay":
		g, err := parseGood(rest)
		return Pay(g), err
	}
	return engine.Move{}, fmt.Errorf("timbuktu: no move %.40q: want load, place, camel, go or pay", kind)
}

func parsePen(s string) (Pen, error) {
	i, err := engine.ParseName("pen", s, penNames[:])
	return Pen(i), err
}

func parseGood(s string) (Good, error) {
	i, err := engine.ParseName("good", s, goodNames[:])
	return Good(i), err
}

func parseCamel(s string) (Camel, error) {
	if len(s) != 1 || s[0] < 'A' || s[0] >= 'A'+MaxCamels {
		return 0, fmt.Errorf("timbuktu: no camel %.40q: want a letter A to H", s)
	}
	return Camel(s[0] - 'A'), nil
}

// parseLoad reads up to four units in the order of the goods, at most two of a
// kind; the empty text is the empty load.
func parseLoad(s string) (Load, error) {
	if s == "" {
		return 0, nil
	}
	var l Load
	for i, word := range strings.Split(s, " ") {
		g, err := parseGood(word)
		if err != nil {
			return 0, err
		}
		if i >= CamelUnits || l.Count(g) == mostOfAKind {
			return 0, fmt.Errorf("timbuktu: %.60q is more than four units or two of a kind", s)
		}
		l = l.plus(g)
	}
	if l.String() != s {
		return 0, fmt.Errorf("timbuktu: the goods of %q are not in order: want %q", s, l)
	}
	return l, nil
}
