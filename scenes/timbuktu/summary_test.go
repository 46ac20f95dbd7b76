package timbuktu

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/locale"
)

// TestASummaryTellsAllThatWasStolen: after every robbery a summary waits, with
// every loss in it and the points before.
func TestASummaryTellsAllThatWasStolen(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		rng := engine.Seed(s.Seed)
		told := 0
		for d.Match.Deciders() != 0 {
			before := d.b.pic
			seat, mv := d.Pick(&rng)
			var sum summary
			step := d.Play(seat, mv, func() {
				if d.b.play.sum.on {
					sum = d.b.play.sum
				}
			})
			stolen, robbed := [engine.MaxSeats][rules.MaxCamels][rules.Goods]int{}, false
			for _, x := range step.Events {
				switch robbed = robbed || x.Kind == rules.EventRobbery; x.Kind {
				case rules.EventPaid:
					before.Fold(x)
				case rules.EventStolen:
					stolen[x.Seat][x.A][x.B] += int(x.C)
				}
			}
			if sum.on != robbed {
				t.Fatalf("robbed %v, a summary %v", robbed, sum.on)
			}
			for i := range sum.losses[:sum.n] {
				k := &sum.losses[i]
				for _, g := range k.goods[:k.kinds] {
					stolen[k.seat][k.camel][g.good] -= g.n
				}
			}
			if stolen != [engine.MaxSeats][rules.MaxCamels][rules.Goods]int{} {
				t.Fatalf("what was stolen less what is told: %v", stolen)
			}
			for seat := range engine.Seat(s.Seats) {
				if _, _, worth := before.holding(seat); robbed && sum.before[seat] != worth {
					t.Fatalf("seat %d had %d points, told %d", seat, worth, sum.before[seat])
				}
			}
			if robbed {
				told++
			}
			d.Ask()
		}
		if v := d.Match.View(0).(*rules.View); told != v.Stages() {
			t.Errorf("%d summaries in %d stages", told, v.Stages())
		}
	}
}
