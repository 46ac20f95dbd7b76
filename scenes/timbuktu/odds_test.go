package timbuktu

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/table/tabletest"
)

// TestOddsAreThoseOfAllDeals counts, for every stand that may be robbed, in how
// many of all deals of the cards not seen a pack strikes it.
func TestOddsAreThoseOfAllDeals(t *testing.T) {
	asked := map[int]int{} // by the number of packs not seen
	for _, s := range setups()[:3] {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			book, dealt := v.Notebook()
			if !dealt || v.Phase() < rules.Choosing {
				return
			}
			var struck [rules.Pens][rules.Stands + 1]int
			deals := 0
			pens, stands := cards(book.Pens), cards(book.StandCards)
			permute(pens, 0, func(pens []int) {
				permute(stands, 0, func(stands []int) {
					deals++
					for i, pen := range pens {
						for _, at := range rules.StandsOf(stands[i]) {
							struck[pen][at]++
						}
					}
				})
			})
			for _, pen := range pens {
				for stand := 1; stand <= rules.Stands; stand++ {
					n, of := odds(&book, stand)
					if asked[len(pens)]++; struck[pen][stand]*of != n*deals {
						t.Fatalf("%v %d with %v left: %d in %d, but struck in %d of %d deals", pen, stand, stands, n, of, struck[pen][stand], deals)
					}
					if _, known := book.Robbed(rules.Pen(pen), stand); known != (n == 0) {
						t.Fatalf("%v %d: %d in %d, known %v", pen, stand, n, of, known)
					}
				}
			}
		})
	}
	if asked[4] == 0 || asked[3] == 0 {
		t.Errorf("asked, by the packs not seen: %v", asked)
	}
}

// cards are the numbers of the bits that are set.
func cards(bits uint8) (all []int) {
	for i := range 8 {
		if bits>>i&1 != 0 {
			all = append(all, i)
		}
	}
	return all
}

// permute calls f with every order of what stands from i on.
func permute(all []int, i int, f func([]int)) {
	if i == len(all) {
		f(all)
		return
	}
	for j := i; j < len(all); j++ {
		all[i], all[j] = all[j], all[i]
		permute(all, i+1, f)
		all[i], all[j] = all[j], all[i]
	}
}
