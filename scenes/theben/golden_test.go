package theben

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/scenes/locale"
)

func TestGoldens(t *testing.T) {
	rng := engine.Seed(9)
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 9, Options: map[string]string{"preview": "yes", "change-cards": "yes"}}, 0, locale.Hungarian)
	d.PlayUntil(&rng, func() bool {
		return d.Moment.Asked && d.b.pic.bound == none && d.b.pic.waiting > 1 && !d.b.pic.over
	})
	d.Focus.ID = offerSpots[1]
	d.Golden("table")
	d.PlayUntil(&rng, func() bool { return d.Moment.Asked && offers(&d.Moment, rules.KindDig) })
	d.Act(spotDig)
	d.Golden("dig")
	d.Ask()
	d.Act(spotWait)
	d.Golden("wait")
	d.Ask()
	d.Act(seatSpots[0])
	d.Golden("collection")
}

func TestGoldensOfTheScenes(t *testing.T) {
	rng := engine.Seed(5)
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 5}, 1, locale.German)
	shot := false
	for d.Match.Deciders() != 0 {
		seat, mv := d.Pick(&rng)
		d.Play(seat, mv, func() {
			if r := &d.b.play.dig; !shot && r.Told == 4 && r.Turning {
				d.Golden("reveal")
				shot = true
			}
			if d.b.play.fields == 3 {
				d.Golden("conference")
			}
		})
		d.Ask()
		if d.b.pic.over {
			break
		}
	}
	if !shot {
		t.Error("no dig turned up five cards")
	}
	// Random players hardly ever meet at an exhibition: two are put there.
	card := rules.Card(rules.Cards - 3)
	s := show{on: true, card: card, week: 41, guests: 3, left: 3, winner: 1, over: true, rolls: [mostSeats]int{2, 5}}
	for seat := range engine.Seat(4) {
		s.shown[seat] = d.b.pic.shows(seat, card)
	}
	d.b.pic.over, d.b.play.show = false, s
	d.Golden("exhibition")
}
