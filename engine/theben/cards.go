package theben

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

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
func (k Kind) String() string { return kindOfCardNames[k] }

// Kind is what the card is.
func (c Card) Kind() Kind { return facts.cards[c].kind }

// City is where the card is to be had, or where the exhibition takes place.
func (c Card) City() Place { return facts.cards[c].city }

// Weeks is what it costs to take the card; of an exhibition, how long ahead it is
// announced.
func (c Card) Weeks() int { return int(facts.cards[c].weeks) }

// Value is the knowledge on the card, 1 to 3, or the points of an exhibition; 0
// for other cards.
func (c Card) Value() int { return int(facts.cards[c].value) }

// Region is the region of special knowledge.
func (c Card) Region() Region { return facts.cards[c].region }

// Regions are those whose artefacts an exhibition shows; of special knowledge the
// one.
func (c Card) Regions() RegionSet { return facts.cards[c].regions }

// String is the card's id, such as "egypt 3 moscow", "congress paris #2" or
// "exhibition london 5"; cards alike are told apart by a number from 2.
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
func (s CardSet) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// List gives the cards in the order of their numbers.
func (s CardSet) List() []Card {
	var all []Card
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			all = append(all, Card(64*i+bits.TrailingZeros64(word)))
		}
	}
	return all
}

func (s *CardSet) add(c Card)    { s[c>>6] |= 1 << (c & 63) }
func (s *CardSet) remove(c Card) { s[c>>6] &^= 1 << (c & 63) }

func (s CardSet) empty() bool               { return s[0]|s[1] == 0 }
func (s CardSet) and(t CardSet) CardSet     { return CardSet{s[0] & t[0], s[1] & t[1]} }
func (s CardSet) or(t CardSet) CardSet      { return CardSet{s[0] | t[0], s[1] | t[1]} }
func (s CardSet) without(t CardSet) CardSet { return CardSet{s[0] &^ t[0], s[1] &^ t[1]} }

// first is the lowest card of the set, which is not empty.
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

// Find is a card of an excavation pile that is worth keeping: the artefacts 0 to
// 11 by their values, then the two knowledge cards.
type Find uint8

// The knowledge cards of every pile, both worth 1: FindSpecial is of the region
// that Region.Teaches tells.
const (
	FindSpecial Find = Artefacts
	FindGeneral Find = Artefacts + 1
)

// Artefact says whether the find is one.
func (f Find) Artefact() bool { return f < Artefacts }

// Value is the points of an artefact, or the knowledge on a knowledge card.
func (f Find) Value(r Region) int { return int(facts.values[r][f]) }

// Teaches is the region of the special-knowledge card in the region's pile.
func (r Region) Teaches() Region { return facts.teaches[r] }

// id is such as "3a", the first of the region's artefacts of value 3, or "special" or
// "general".
func (f Find) id(r Region) string { return facts.finds[r][f] }

// FindSet is a set of finds of one region, a bit each.
type FindSet uint16

// Has says whether the find is in the set.
func (s FindSet) Has(f Find) bool { return s>>f&1 != 0 }

// Len is the number of finds in the set.
func (s FindSet) Len() int { return bits.OnesCount16(uint16(s)) }

// Artefacts is the number of artefacts in the set.
func (s FindSet) Artefacts() int { return bits.OnesCount16(uint16(s & allArtefacts)) }

// Points is what the artefacts in the set, which are of the region, are worth.
func (s FindSet) Points(r Region) int {
	points := 0
	for left := uint16(s & allArtefacts); left != 0; left &= left - 1 {
		points += int(facts.values[r][bits.TrailingZeros16(left)])
	}
	return points
}

const (
	allFinds     FindSet = 1<<Finds - 1
	allArtefacts FindSet = 1<<Artefacts - 1
)

// factsOf is what the rules need of a box, worked out.
type factsOf struct {
	steps    [Places][Places]uint8
	journeys [Places][2][]engine.Move // all from a place, on foot and by airship
	digs     [2]digTable
	cards    [Cards]cardFacts
	names    [Cards]string
	values   [Regions][Finds]uint8
	finds    [Regions][Finds]string
	teaches  [Regions]Region
	taughtIn [Regions]Region // in whose pile a region's special knowledge is

	// Sets of cards: knowledge by the bits of its value, special of each region and
	// general, and the kinds.
	special  [Regions][2]CardSet
	general  [2]CardSet
	kinds    [cardKinds]CardSet
	all      CardSet
	congress func(int) int
}

type cardFacts struct {
	kind         Kind
	city         Place
	weeks, value uint8
	region       Region
	regions      RegionSet
}

var facts = newFacts(&prinz2004)

func newFacts(b *box) *factsOf {
	f := &factsOf{digs: b.digs, teaches: b.knowledge, congress: b.congress}
	f.measure(b.ways)
	card := Card(0)
	for _, it := range b.items {
		for n := range it.count {
			words := []string{it.kind.String(), it.city.String()}
			switch it.kind {
			case Special:
				words = []string{it.region.String(), fmt.Sprint(it.value), it.city.String()}
			case General:
				words = []string{"general", fmt.Sprint(it.value), it.city.String()}
			}
			if n > 0 {
				words = append(words, fmt.Sprintf("#%d", n+1))
			}
			facts := cardFacts{kind: it.kind, city: it.city, weeks: it.weeks, value: it.value, region: it.region}
			if it.kind == Special {
				facts.regions = RegionsOf(it.region)
			}
			f.add(card, facts, strings.Join(words, " "))
			card++
		}
	}
	for _, e := range b.exhibitions {
		f.add(card, cardFacts{kind: Exhibition, city: e.city, weeks: e.ahead, value: e.points, regions: e.regions},
			fmt.Sprintf("exhibition %v %d", e.city, e.points))
		card++
	}
	for r := range Region(Regions) {
		f.taughtIn[f.teaches[r]] = r
		copies := map[int]byte{}
		for i, value := range b.artefacts[r] {
			f.values[r][i] = uint8(value)
			f.finds[r][i] = fmt.Sprintf("%d%c", value, 'a'+copies[value])
			copies[value]++
		}
		f.values[r][FindSpecial], f.finds[r][FindSpecial] = 1, "special"
		f.values[r][FindGeneral], f.finds[r][FindGeneral] = 1, "general"
	}
	return f
}

func (f *factsOf) add(c Card, facts cardFacts, name string) {
	f.cards[c], f.names[c] = facts, name
	f.all.add(c)
	f.kinds[facts.kind].add(c)
	for bit := range 2 {
		if facts.value>>bit&1 == 0 {
			continue
		}
		switch facts.kind {
		case Special:
			f.special[facts.region][bit].add(c)
		case General:
			f.general[bit].add(c)
		}
	}
}

// measure works out all shortest ways (Floyd and Warshall).
func (f *factsOf) measure(ways [][2]Place) {
	for a := range f.steps {
		for b := range f.steps {
			if f.steps[a][b] = Places; a == b {
				f.steps[a][b] = 0
			}
		}
	}
	for _, w := range ways {
		f.steps[w[0]][w[1]], f.steps[w[1]][w[0]] = 1, 1
	}
	for via := range f.steps {
		for a := range f.steps {
			for b := range f.steps {
				f.steps[a][b] = min(f.steps[a][b], f.steps[a][via]+f.steps[via][b])
			}
		}
	}
	for from := range Place(Places) {
		for to := range Place(Places) {
			if from != to {
				f.journeys[from][0] = append(f.journeys[from][0], Travel(to))
				f.journeys[from][1] = append(f.journeys[from][1], Fly(to))
			}
		}
	}
}
