package theben

import "math/bits"

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
//
//go:noinline
func (f Find) Value(r Region) int { return int(facts.values[r][f]) }

// Teaches is the region of the special-knowledge card in the region's pile.
//
//go:noinline
func (r Region) Teaches() Region { return facts.teaches[r] }

// id is such as "3a", the first of the region's artefacts of value 3, or "special" or
// "general".
//
//go:noinline
func (f Find) id(r Region) string { return facts.finds[r][f] }

// FindSet is a set of finds of one region, a bit each.
type FindSet uint16

// Has says whether the find is in the set.
func (s FindSet) Has(f Find) bool { return s>>f&1 != 0 }

// Len is the number of finds in the set.
//
//go:noinline
func (s FindSet) Len() int { return bits.OnesCount16(uint16(s)) }

// Artefacts is the number of artefacts in the set.
//
//go:noinline
func (s FindSet) Artefacts() int { return bits.OnesCount16(uint16(s & allArtefacts)) }

// Points is what the artefacts in the set, which are of the region, are worth.
//
//go:noinline
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
