package theben

import (
	"fmt"
	"math/bits"
	"slices"

	"sandglass/engine"
)

// Card is a city card by its number: the items in the order of the box, then the
// exhibitions. Cards alike have different numbers.
type Card uint8

// Cards is the number of city cards.
const (
	Cards       = 87
	Exhibitions = 10
	items       = Cards - Exhibitions
)

// Kind is what a city card is.
type Kind uint8

// The kinds of city cards.
const (
	Special Kind = iota
	General
	Congress
	Assistant
	Spade
	Horse
	Faked
	Airship
	Exhibition
	cardKinds
)

var kindOfCardNames = [cardKinds]string{"special", "general", "congress", "assistant", "spade", "horse", "faked", "airship", "exhibition"}

// String is the kind's id.
//
//go:noinline
func (k Kind) String() string { return kindOfCardNames[k] }

// Kind is what the card is.
func (c Card) Kind() Kind { return facts.cards[c].kind }

// City is where the card is to be had, or where the exhibition takes place.
//
//go:noinline
func (c Card) City() Place { return facts.cards[c].city }

// Weeks is what it costs to take the card; of an exhibition, how long ahead it is
// announced.
//
//go:noinline
func (c Card) Weeks() int { return int(facts.cards[c].weeks) }

// Value is the knowledge on the card, 1 to 3, or the points of an exhibition; 0
// for other cards.
//
//go:noinline
func (c Card) Value() int { return int(facts.cards[c].value) }

// Region is the region of special knowledge.
//
//go:noinline
func (c Card) Region() Region { return facts.cards[c].region }

// Regions are those whose artefacts an exhibition shows; of special knowledge the
// one.
//
//go:noinline
func (c Card) Regions() RegionSet { return facts.cards[c].regions }

// String is the card's id, such as "egypt 3 moscow", "congress paris #2" or
// "exhibition london 5"; cards alike are told apart by a number from 2.
//
//go:noinline
func (c Card) String() string { return facts.names[c] }

func parseCard(s string) (Card, error) {
	if i := slices.Index(facts.names[:], s); i >= 0 {
		return Card(i), nil
	}
	return 0, fmt.Errorf("no city card %.40q: want one such as %q", s, facts.names[0])
}

// CardSet is a set of city cards, a bit each.
type CardSet [2]uint64

// Has says whether the card is in the set.
func (s CardSet) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

// Len is the number of cards in the set.
//
//go:noinline
func (s CardSet) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// List gives the cards in the order of their numbers.
//
//go:noinline
func (s CardSet) List() []Card {
	var all []Card
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			all = append(all, Card(64*i+bits.TrailingZeros64(word)))
		}
	}
	return all
}

//go:noinline
func (s *CardSet) add(c Card) { s[c>>6] |= 1 << (c & 63) }

//go:noinline
func (s *CardSet) remove(c Card) { s[c>>6] &^= 1 << (c & 63) }

//go:noinline
func (s CardSet) empty() bool { return s[0]|s[1] == 0 }

//go:noinline
func (s CardSet) and(t CardSet) CardSet { return CardSet{s[0] & t[0], s[1] & t[1]} }

//go:noinline
func (s CardSet) or(t CardSet) CardSet { return CardSet{s[0] | t[0], s[1] | t[1]} }

//go:noinline
func (s CardSet) without(t CardSet) CardSet { return CardSet{s[0] &^ t[0], s[1] &^ t[1]} }

// first is the lowest card of the set, which is not empty.
//
//go:noinline
func (s CardSet) first() Card {
	if s[0] != 0 {
		return Card(bits.TrailingZeros64(s[0]))
	}
	return Card(64 + bits.TrailingZeros64(s[1]))
}

// draw takes a card of the set (not empty) at random out of it.
func (s *CardSet) draw(rng *engine.RNG) Card {
	i, n := 0, rng.N(s.Len())
	if low := bits.OnesCount64(s[0]); n >= low {
		i, n = 1, n-low
	}
	word := s[i]
	for ; n > 0; n-- {
		word &= word - 1
	}
	c := Card(64*i + bits.TrailingZeros64(word))
	s.remove(c)
	return c
}
