package amunre

import (
	"fmt"
	"math/bits"
	"strings"

	"sandglass/engine"
)

// Card is a kind of power card.
type Card uint8

// String is the card's id.
func (c Card) String() string {
	if c >= CardKinds {
		return "?"
	}
	return cardNames[c]
}

// Bonus says whether the card is played for points at a scoring.
func (c Card) Bonus() bool { return c >= FarmerBonus && c < CardKinds }

// CardCount is how many cards of the kind there are.
func CardCount(c Card) int { return cardCounts[c] }

// Cards is a number of power cards of each kind: four bits a kind.
type Cards uint64

const bitsPerCard = 4

// allCards are the cards of the box.
var allCards = func() (all Cards) {
	for c, n := range cardCounts {
		all += Cards(n) << (bitsPerCard * c)
	}
	return all
}()

// CardsOf gives the cards named.
func CardsOf(cards ...Card) (all Cards) {
	for _, c := range cards {
		all += one(c)
	}
	return all
}

// one is a single card.
func one(c Card) Cards { return 1 << (bitsPerCard * c) }

// Count is the number of cards of the kind.
func (cs Cards) Count(c Card) int { return int(cs >> (bitsPerCard * c) & 15) }

// Has says whether there is a card of the kind.
func (cs Cards) Has(c Card) bool { return cs>>(bitsPerCard*c)&15 != 0 }

// Len is the number of cards.
func (cs Cards) Len() int {
	const low = 0x0f0f0f0f0f0f0f0f
	pairs := uint64(cs)&low + uint64(cs)>>bitsPerCard&low
	return int(pairs * 0x0101010101010101 >> 56)
}

// kinds is the set of the kinds that there are.
func (cs Cards) kinds() (set CardSet) {
	for c := range CardKinds {
		if cs.Has(c) {
			set |= 1 << c
		}
	}
	return set
}

// within says whether there are no more cards of any kind than in all, and none of
// a kind that does not exist.
func (cs Cards) within(all Cards) bool {
	for c := range CardKinds {
		if cs.Count(c) > all.Count(c) {
			return false
		}
	}
	return cs>>(bitsPerCard*CardKinds) == 0
}

// draw takes one of the cards (at least one), every one alike.
func (cs *Cards) draw(rng *engine.RNG) Card {
	n := rng.N(cs.Len())
	for c := range CardKinds {
		if n -= cs.Count(c); n < 0 {
			*cs -= one(c)
			return c
		}
	}
	panic("unreachable: the number is below the number of cards")
}

// String names the cards in the order of kinds, such as "free-farmer free-farmer
// eight-gold"; empty for none.
func (cs Cards) String() string {
	var words []string
	for c := range CardKinds {
		for range cs.Count(c) {
			words = append(words, c.String())
		}
	}
	return strings.Join(words, " ")
}

// parseCards reads what String writes.
func parseCards(s string) (Cards, error) {
	var cs Cards
	if s == "" {
		return 0, nil
	}
	for _, word := range strings.Split(s, " ") {
		c, err := parseCard(word)
		if err != nil {
			return 0, err
		}
		if cs += one(c); cs.Count(c) > cardCounts[c] {
			return 0, fmt.Errorf("there are no more than %d of %v", cardCounts[c], c)
		}
	}
	if cs.String() != s {
		return 0, fmt.Errorf("the cards %.200q are not in order: want %q", s, cs)
	}
	return cs, nil
}

func parseCard(s string) (Card, error) {
	i, err := engine.ParseName("power card", s, cardNames[:])
	return Card(i), err
}

// CardSet is a set of kinds of power card, a bit each.
type CardSet uint16

// Has says whether the kind is in the set.
func (set CardSet) Has(c Card) bool { return set>>c&1 != 0 }

// First is the lowest kind of the set (not empty).
func (set CardSet) First() Card { return Card(bits.TrailingZeros16(uint16(set))) }

// once is a card of each kind of the set.
func (set CardSet) once() (cs Cards) {
	for ; set != 0; set &= set - 1 {
		cs += one(set.First())
	}
	return cs
}
