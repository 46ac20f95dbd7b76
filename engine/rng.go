package engine

import "math/bits"

// RNG is the generator in every state: PCG32 (XSH-RR output, 64 bits of state,
// fixed stream; M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient
// Statistically Good Algorithms for Random Number Generation", 2014). It is our
// own so that its sequences never change.
type RNG struct{ S uint64 }

const (
	pcgMultiplier = 6364136223846793005
	pcgIncrement  = 1442695040888963407
)

// Seed gives the generator of a seed; neighbouring seeds share nothing visible.
func Seed(seed uint64) RNG {
	r := RNG{seed + pcgIncrement}
	r.S = r.S*pcgMultiplier + pcgIncrement
	return r
}

// Uint32 draws 32 bits.
func (r *RNG) Uint32() uint32 {
	old := r.S
	r.S = old*pcgMultiplier + pcgIncrement
	x := uint32((old>>18 ^ old) >> 27)
	rot := uint32(old >> 59)
	return x>>rot | x<<(-rot&31)
}

// Uint64 draws 64 bits.
func (r *RNG) Uint64() uint64 { return uint64(r.Uint32())<<32 | uint64(r.Uint32()) }

// N draws a number from 0 to n-1 without bias (Lemire 2019); n is 1 or more.
func (r *RNG) N(n int) int {
	bound := uint32(n)
	m := uint64(r.Uint32()) * uint64(bound)
	if low := uint32(m); low < bound {
		for threshold := -bound % bound; low < threshold; low = uint32(m) {
			m = uint64(r.Uint32()) * uint64(bound)
		}
	}
	return int(m >> 32)
}

// Split gives a fresh generator that goes its own way.
func (r *RNG) Split() RNG { return Seed(r.Uint64()) }

// Bit8 draws the number of a bit of the set (not empty), every one alike. The
// cards left in a deck are such a set, and what it draws is the card.
func (r *RNG) Bit8(set uint8) uint8 {
	for range r.N(bits.OnesCount8(set)) {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros8(set))
}

// Bit16 is Bit8 for a larger set.
func (r *RNG) Bit16(set uint16) uint8 {
	for range r.N(bits.OnesCount16(set)) {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros16(set))
}

// Bit64 is Bit8 for a larger set.
func (r *RNG) Bit64(set uint64) uint8 {
	for range r.N(bits.OnesCount64(set)) {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros64(set))
}
