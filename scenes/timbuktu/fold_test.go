package timbuktu

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/table/tabletest"
)

func TestFoldOfEventsIsTheNewPicture(t *testing.T) {
	tabletest.Fold(t, Game, func(v engine.View) picture { return read(v.(*rules.View)) }, (*picture).Fold)
}

func TestRobbedAgreesWithTheNotebook(t *testing.T) {
	for _, s := range setups() {
		tabletest.EachMove(t, Game, s, func(m *match.Match, _ engine.Seat, _ engine.Move) {
			for viewer := engine.Spectator; int(viewer) < s.Seats; viewer++ {
				v := m.View(viewer).(*rules.View)
				book, dealt := v.Notebook()
				if !dealt {
					continue
				}
				p := read(v)
				for pen := range rules.Pen(rules.Pens) {
					for stand := 1; stand <= rules.Stands; stand++ {
						want, known := book.Robbed(pen, stand)
						if got := p.robbed(pen, stand); got != want || !known && got != 0 {
							t.Fatalf("%v %d: %v, the notebook says %v, known %v", pen, stand, got, want, known)
						}
					}
				}
			}
		})
	}
}

func TestPricesAndStandsAgreeWithTheRules(t *testing.T) {
	for _, s := range setups() {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			p := read(v)
			for pen := range rules.Pen(rules.Pens) {
				if v.Phase() != rules.Loading && p.nextStand(pen) != v.NextStand(pen) {
					t.Fatalf("%v: next stand %d, want %d", pen, p.nextStand(pen), v.NextStand(pen))
				}
				for c := range rules.Camel(v.Camels()) {
					if v.Phase() >= rules.Choosing && !v.Moved(seat, c) && p.price(seat, int(c), pen) != v.Price(seat, c, pen) {
						t.Fatalf("%v from %v: price %d, want %d", pen, v.Place(seat, c), p.price(seat, int(c), pen), v.Price(seat, c, pen))
					}
				}
			}
		})
	}
}
