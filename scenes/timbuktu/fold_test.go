package timbuktu

import (
	"fmt"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
)

// setups are games that between them show all there is.
func setups() []engine.Setup {
	var all []engine.Setup
	for seats := 3; seats <= 5; seats++ {
		for i, o := range []map[string]string{nil, {"own-loads": "yes"}, {"deal-first": "yes"}, {"own-loads": "yes", "deal-first": "yes"}} {
			all = append(all, engine.Setup{Seats: seats, Seed: uint64(100*seats + i), Options: o})
		}
	}
	return all
}

// eachMove plays a random game and calls f with every move of it.
func eachMove(t *testing.T, s engine.Setup, f func(m *match.Match, seat engine.Seat, mv engine.Move)) *match.Match {
	t.Helper()
	m, err := match.New(rules.Game, s)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.Seed(s.Seed)
	for m.Deciders() != 0 {
		seat := m.Deciders().First()
		v := m.View(seat)
		mv := v.Pick(&rng, m.Moves(nil, seat))
		f(m, seat, mv)
	}
	return m
}

func TestFoldOfEventsIsTheNewPicture(t *testing.T) {
	for _, s := range setups() {
		t.Run(fmt.Sprintf("%d seats %v", s.Seats, s.Options), func(t *testing.T) {
			eachMove(t, s, func(m *match.Match, seat engine.Seat, mv engine.Move) {
				before := m.Clone()
				for viewer := engine.Spectator; int(viewer) < s.Seats; viewer++ {
					again := before
					if int(viewer) < s.Seats-1 {
						again = before.Clone()
					}
					step, err := again.Play(seat, mv, viewer)
					if err != nil {
						t.Fatal(err)
					}
					p := read(step.Old.(*rules.View))
					for _, ev := range step.Events {
						p.Fold(ev)
					}
					if want := read(step.New.(*rules.View)); p != want {
						t.Fatalf("viewer %d, %s:\nfold %+v\nwant %+v", viewer, rules.Format(mv), p, want)
					}
				}
				if _, err := m.Play(seat, mv, engine.Spectator); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
}

func TestRobbedAgreesWithTheNotebook(t *testing.T) {
	for _, s := range setups() {
		eachMove(t, s, func(m *match.Match, seat engine.Seat, mv engine.Move) {
			for viewer := engine.Spectator; int(viewer) < s.Seats; viewer++ {
				v := m.View(viewer).(*rules.View)
				book, dealt := v.Notebook()
				if !dealt {
					continue
				}
				p := read(v)
				for pen := range rules.Pen(rules.Pens) {
					for stand := 1; stand <= rules.Stands; stand++ {
						goods, known := p.robbed(pen, stand)
						wantGoods, want := book.Robbed(pen, stand)
						if goods != wantGoods || known != want {
							t.Fatalf("%v %d: %v %v, the notebook says %v %v", pen, stand, goods, known, wantGoods, want)
						}
					}
				}
			}
			if _, err := m.Play(seat, mv, engine.Spectator); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func TestPricesAndStandsAgreeWithTheRules(t *testing.T) {
	for _, s := range setups() {
		eachMove(t, s, func(m *match.Match, seat engine.Seat, mv engine.Move) {
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
			if _, err := m.Play(seat, mv, engine.Spectator); err != nil {
				t.Fatal(err)
			}
		})
	}
}
