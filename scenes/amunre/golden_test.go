package amunre

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/locale"
)

func TestGoldens(t *testing.T) {
	rng := engine.Seed(7)
	d := newDesk(t, engine.Setup{Seats: 5, Seed: 7}, 0, locale.English)
	d.until(&rng, rules.Bidding, 0, 1)
	d.Golden("auction")
	d.Focus.ID = landSpots[rules.Memphis]
	d.Golden("province")
	d.until(&rng, rules.Acting, 0, 1)
	d.Golden("actions")
	d.until(&rng, rules.Placing, 0, 1)
	d.Golden("placing")
	d.until(&rng, rules.Offering, 0, 1)
	d.b.sel.offer = 4
	d.Golden("offer")
	d.until(&rng, rules.Giving, 0, 1)
	d.Golden("gifts")
	d.until(&rng, rules.Collecting, 1, 1)
	d.Golden("collect")
}

func TestGoldensOfOtherQuestions(t *testing.T) {
	rng := engine.Seed(5)
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 5, Options: map[string]string{"advanced-deal": "yes", "open-gold": "yes"}}, 0, locale.German)
	d.Golden("deal")
	d.until(&rng, rules.Bidding, 0, 0)
	d.Golden("auction-3")
	d.until(&rng, rules.Acting, 0, 1)
	kinds, _ := d.b.pic.kinds()
	d.Act(cardSpots[kinds[0]])
	d.Golden("card")
	d.until(&rng, rules.Scoring, 0, 0)
	d.Golden("bonus")
}

func TestGoldenOfAChangedTotal(t *testing.T) {
	rng := engine.Seed(3)
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 3}, 1, locale.Hungarian)
	d.until(&rng, rules.Changing, 0, 0)
	d.Golden("change")
}
