package tombraiders

import (
	"strconv"
	"strings"

	"sandglass/engine"
)

// Find is what a site card is; cards alike are the same Find. 0 to 5 are artefacts of value
// 1 to 6.
type Find uint8

// The other site cards. FindBook is a book of the region that Region.Teaches tells.
const (
	FindBook    Find = 6
	FindGeneral Find = 7
	Rubble      Find = 8
	Finds            = 9
)

// Artefact says whether the card is one.
func (f Find) Artefact() bool { return f < FindBook }

// Value is the points of an artefact, 1 to 6; of a book 1, of rubble 0.
func (f Find) Value() int {
	switch {
	case f < FindBook:
		return int(f) + 1
	case f < Rubble:
		return 1
	}
	return 0
}

// String is the card's id: the value of an artefact, or "book", "general", "rubble".
func (f Find) String() string {
	switch f {
	case FindBook:
		return "book"
	case FindGeneral:
		return "general"
	case Rubble:
		return "rubble"
	}
	return strconv.Itoa(f.Value())
}

func parseFind(s string) (Find, error) {
	for f := range Find(Finds) {
		if f.String() == s {
			return f, nil
		}
	}
	return 0, fault("no site card %.40q: want 1 to 6, book, general or rubble", s)
}

// Stock is site cards of one region by their number: three bits for each Find. Stocks
// are added and taken away like numbers.
type Stock uint32

const (
	stockBits            = 3
	allOfFind      Stock = 1<<stockBits - 1
	anyArtefact    Stock = 1<<(stockBits*FindBook) - 1
	anyFind        Stock = 1<<(stockBits*Rubble) - 1
	everyOtherFind Stock = 0o707070707 // number 0, 2, 4, 6, 8
)

// siteStock is all cards of each site.
var siteStock = func() (all [Regions]Stock) {
	for r := range all {
		all[r] = one(FindBook) + one(FindGeneral) + siteRubble*one(Rubble)
		for i, n := range artefacts[r] {
			all[r] += Stock(n) * one(Find(i))
		}
	}
	return all
}()

// SiteCards are all cards of a region's site, as the summary sheet tells them.
func SiteCards(r Region) Stock { return siteStock[r] }

func one(f Find) Stock { return 1 << (stockBits * f) }

// Count is how many of them are f.
func (s Stock) Count(f Find) int { return int(s >> (stockBits * f) & allOfFind) }

// Has says whether any of them is f.
func (s Stock) Has(f Find) bool { return s&(allOfFind<<(stockBits*f)) != 0 }

// Artefacts are the artefacts among them, Finds what is not rubble.
func (s Stock) Artefacts() Stock { return s & anyArtefact }

// Finds are the cards that are not rubble.
func (s Stock) Finds() Stock { return s & anyFind }

// Len is the number of cards.
func (s Stock) Len() int {
	pairs := s&everyOtherFind + s>>stockBits&everyOtherFind // five fields of six bits
	return int(pairs % 63)                                  // the sum of the fields
}

// Points is what the artefacts are worth.
func (s Stock) Points() int {
	n := 0
	for f := range FindBook {
		n += s.Count(f) * f.Value()
	}
	return n
}

// List gives the cards one by one: artefacts by value, books, rubble.
func (s Stock) List() []Find {
	var all []Find
	for f := range Find(Finds) {
		for range s.Count(f) {
			all = append(all, f)
		}
	}
	return all
}

// String is the cards' ids, such as "1 1 4 book rubble".
func (s Stock) String() string {
	var b strings.Builder
	for i, f := range s.List() {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(f.String())
	}
	return b.String()
}

// parseStock reads what String writes, of the cards in most.
func parseStock(text string, most Stock) (Stock, error) {
	s, last := Stock(0), Find(0)
	if text == "" {
		return 0, nil
	}
	for _, word := range strings.Split(text, " ") {
		f, err := parseFind(word)
		if err != nil {
			return 0, err
		}
		if f < last || s.Count(f) == most.Count(f) {
			return 0, fault("%.60q: out of order, or more than there are", text)
		}
		s, last = s+one(f), f
	}
	return s, nil
}

// within says whether all the cards are among those of most.
func (s Stock) within(most Stock) bool {
	if s>>(stockBits*Finds) != 0 {
		return false
	}
	for f := range Find(Finds) {
		if s.Count(f) > most.Count(f) {
			return false
		}
	}
	return true
}

// at is the card number n, from 0, in the order of List.
func (s Stock) at(n int) Find {
	f := Find(0)
	for ; ; f++ {
		if n -= int(s & allOfFind); n < 0 {
			return f
		}
		s >>= stockBits
	}
}

// draw draws one of the cards (there are n, 1 or more) at random; it stays among them.
func (s Stock) draw(n int, rng *engine.RNG) Find { return s.at(rng.N(n)) }

// With is the stock with one card more.
func (s Stock) With(f Find) Stock { return s + one(f) }

// Without is the stock without one of its cards.
func (s Stock) Without(f Find) Stock { return s - one(f) }
