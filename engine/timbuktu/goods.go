package timbuktu

import (
	"math/bits"
	"strings"
)

// Good is a kind of goods.
type Good uint8

func (g Good) String() string { return name(goodNames[:], uint8(g)) }

// GoodSet is a set of kinds of goods, bit g for good g.
type GoodSet uint8

// SetOf is the set of the goods.
func SetOf(goods ...Good) GoodSet {
	var set GoodSet
	for _, g := range goods {
		set |= 1 << g
	}
	return set
}

// Has says whether the good is in the set.
func (set GoodSet) Has(g Good) bool { return set>>g&1 != 0 }

// String joins the names with "+".
func (set GoodSet) String() string {
	var names []string
	for g := range Good(Goods) {
		if set.Has(g) {
			names = append(names, g.String())
		}
	}
	return strings.Join(names, "+")
}

// Load is what a camel carries: the units of each good, two bits a good. No
// camel ever carries more than two units of a kind, as four units are of at
// least three kinds.
type Load uint16

const (
	bitsPerGood = 2
	lowBits     = 0b01_01_01_01_01
	highBits    = lowBits << 1
	mostOfAKind = 2
)

// LoadOf is the load of the units listed.
func LoadOf(units ...Good) Load {
	var l Load
	for _, g := range units {
		l = l.plus(g)
	}
	return l
}

func unit(g Good) Load           { return 1 << (bitsPerGood * g) }
func (l Load) plus(g Good) Load  { return l + unit(g) }
func (l Load) minus(g Good) Load { return l - unit(g) }
func (l Load) has(g Good) bool   { return l&(3*unit(g)) != 0 }

// Count is the number of units of the good, 0 to 2.
func (l Load) Count(g Good) int { return int(l >> (bitsPerGood * g) & 3) }

// Units is the number of units in all, 0 to 4.
func (l Load) Units() int {
	return bits.OnesCount16(uint16(l&lowBits)) + 2*bits.OnesCount16(uint16(l&highBits))
}

// Kinds is the number of kinds of goods, 0 to 4.
func (l Load) Kinds() int { return bits.OnesCount16(uint16((l | l>>1) & lowBits)) }

// robbed is the load without the goods.
func (l Load) robbed(goods GoodSet) Load {
	for g := range Good(Goods) {
		if goods.Has(g) {
			l &^= 3 * unit(g)
		}
	}
	return l
}

// String lists the units by name, in the order of the goods, e.g. "gold gold
// salt water".
func (l Load) String() string {
	var units []string
	for g := range Good(Goods) {
		for range l.Count(g) {
			units = append(units, g.String())
		}
	}
	return strings.Join(units, " ")
}
