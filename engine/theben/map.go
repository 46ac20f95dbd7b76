package theben

import "strconv"

// Place is one of the 12 places of the map, cities first, then the regions.
type Place uint8

// String is the place's id.
//
//go:noinline
func (p Place) String() string { return placeNames[p] }

// Region is the region that the place is; the second result is false for cities.
//
//go:noinline
func (p Place) Region() (Region, bool) {
	if p < InGreece {
		return 0, false
	}
	return Region(p - InGreece), true
}

// Steps is how many weeks the shortest way to another place takes on foot, 0 to 4.
func (p Place) Steps(to Place) int { return int(facts.steps[p][to]) }

// Way is a shortest way to another place, both ends included; of several it is
// always the same one.
func (p Place) Way(to Place) []Place {
	way := []Place{p}
	for p != to {
		for next := range Place(Places) {
			if facts.steps[p][next] == 1 && facts.steps[next][to] == facts.steps[p][to]-1 {
				p = next
				break
			}
		}
		way = append(way, p)
	}
	return way
}

// Region is a region to dig in.
type Region uint8

// Place is where the region lies.
func (r Region) Place() Place { return InGreece + Place(r) }

// String is the region's id, that of its place.
//
//go:noinline
func (r Region) String() string { return r.Place().String() }

// RegionSet is a set of regions, a bit each.
type RegionSet uint8

// RegionsOf makes a set.
//
//go:noinline
func RegionsOf(regions ...Region) (set RegionSet) {
	for _, r := range regions {
		set |= 1 << r
	}
	return set
}

// Has says whether the region is in the set.
func (s RegionSet) Has(r Region) bool { return s>>r&1 != 0 }

const allRegions RegionSet = 1<<Regions - 1

// Week is a square of the time track, 0 for week 1 of 1900 to End for week 1 of
// 1903. The track goes round once a year; a square counts anew every year.
type Week uint8

// Year is 1900 to 1903.
//
//go:noinline
func (w Week) Year() int { return firstYear + int(w)/weeksOfAYear }

// Week is the week of the year, 1 to 52.
func (w Week) Week() int { return 1 + int(w)%weeksOfAYear }

// String is such as "1901.17".
//
//go:noinline
func (w Week) String() string { return strconv.Itoa(w.Year()) + "." + strconv.Itoa(w.Week()) }
