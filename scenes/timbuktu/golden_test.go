package timbuktu

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/locale"
)

func TestGoldens(t *testing.T) {
	rng := engine.Seed(7)
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 7}, 0, locale.English)
	d.until(&rng, rules.Placing, 0, 3)
	d.Golden("placing")
	d.until(&rng, rules.Choosing, 0, 2)
	d.Golden("camels")
	d.until(&rng, rules.Moving, 1, 3)
	d.Golden("pens")

	d = newDesk(t, engine.Setup{Seats: 5, Seed: 5, Options: map[string]string{"own-loads": "yes"}}, 2, locale.German)
	d.b.load.add(rules.Gold)
	d.b.load.add(rules.Salt)
	d.Golden("loading")
	rng = engine.Seed(5)
	d.until(&rng, rules.Paying, 0, 0)
	d.Golden("paying")
}

func TestGoldenOfTheRobbery(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 11}, 1, locale.Hungarian)
	rng := engine.Seed(11)
	shot := false
	for d.Match.Deciders() != 0 && !shot {
		seat, mv := d.Pick(&rng)
		d.Play(seat, mv, func() {
			if r := &d.b.play.rob; !shot && r.told == 2 {
				d.Golden("robbery")
				shot = true
			}
		})
		d.Ask()
	}
	if !shot {
		t.Error("no pack struck two camels")
	}
}

func TestGoldenOfTheSummary(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 5, Seed: 4}, 1, locale.English)
	rng := engine.Seed(4)
	shot := false
	for d.Match.Deciders() != 0 && !shot {
		seat, mv := d.Pick(&rng)
		d.Play(seat, mv, func() {
			if d.b.play.sum.on && !shot {
				d.Golden("summary")
				shot = true
			}
		})
		d.Ask()
	}
	if !shot {
		t.Error("no robbery ended")
	}
}
