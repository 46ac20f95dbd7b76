package amunre

import (
	"fmt"
	"math/bits"
	"strings"

	"sandglass/engine"
)

// Province is one of the fifteen provinces.
type Province uint8

// Land is what the board prints on the province.
func (pr Province) Land() Land { return lands[pr] }

// String is the province's id.
func (pr Province) String() string {
	if pr >= Provinces {
		return "?"
	}
	return lands[pr].Name
}

func parseProvince(s string) (Province, error) {
	for pr := range lands {
		if lands[pr].Name == s {
			return Province(pr), nil
		}
	}
	return 0, fmt.Errorf("no province %.40q", s)
}

// ProvinceSet is a set of provinces, a bit each.
type ProvinceSet uint16

const allProvinces ProvinceSet = 1<<Provinces - 1

// Has says whether the province is in the set.
func (set ProvinceSet) Has(pr Province) bool { return set>>pr&1 != 0 }

// Len is the number of provinces.
func (set ProvinceSet) Len() int { return bits.OnesCount16(uint16(set)) }

// First is the lowest province of the set (not empty).
func (set ProvinceSet) First() Province { return Province(bits.TrailingZeros16(uint16(set))) }

// String names the provinces, such as "buto memphis"; empty for none.
func (set ProvinceSet) String() string {
	var words []string
	for ; set != 0; set &= set - 1 {
		words = append(words, set.First().String())
	}
	return strings.Join(words, " ")
}

func parseProvinces(s string) (ProvinceSet, error) {
	var set ProvinceSet
	if s == "" {
		return 0, nil
	}
	for _, word := range strings.Split(s, " ") {
		pr, err := parseProvince(word)
		if err != nil {
			return 0, err
		}
		set |= 1 << pr
	}
	if set.String() != s {
		return 0, fmt.Errorf("the provinces %.200q are not each once and in order: want %q", s, set)
	}
	return set, nil
}

// draw takes one of the provinces (at least one), every one alike.
func (set *ProvinceSet) draw(rng *engine.RNG) Province {
	pr := Province(rng.Bit16(uint16(*set)))
	*set &^= 1 << pr
	return pr
}

// BidPrice is the gold of a bid space, 0 to 8.
func BidPrice(space int) int { return bidPrices[space] }

// Price is what n pieces of one kind cost when bought together.
func Price(n int) int { return n * (n + 1) / 2 }

// MostFor is how many pieces of one kind the gold buys.
func MostFor(gold int) int {
	n := 0
	for Price(n+1) <= gold {
		n++
	}
	return n
}

// Band is the temple's space, 1 to 4, for a total offering.
func Band(total int) int {
	space := 1
	for _, least := range bands {
		if total >= least {
			space++
		}
	}
	return space
}

// BandFrom is the least total of a space of the temple, 2 to 4.
func BandFrom(space int) int { return bands[space-2] }
