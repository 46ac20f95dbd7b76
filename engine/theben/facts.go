package theben

import (
	"fmt"
	"strings"

	"sandglass/engine"
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
			what := cardFacts{kind: it.kind, city: it.city, weeks: it.weeks, value: it.value, region: it.region}
			if it.kind == Special {
				what.regions = RegionsOf(it.region)
			}
			f.add(card, what, strings.Join(words, " "))
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

//go:noinline
func (f *factsOf) add(c Card, what cardFacts, name string) {
	f.cards[c], f.names[c] = what, name
	f.all.add(c)
	f.kinds[what.kind].add(c)
	for bit := range 2 {
		if what.value>>bit&1 == 0 {
			continue
		}
		switch what.kind {
		case Special:
			f.special[what.region][bit].add(c)
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
