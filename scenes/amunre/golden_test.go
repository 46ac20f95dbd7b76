package amunre

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
)

func TestGoldensOfARound(t *testing.T) {
	rng := engine.Seed(8)
	d := newDesk(t, engine.Setup{Seats: 5, Seed: 8}, 0, locale.English)
	d.PlayUntil(&rng, func() bool { return d.Moment.Asked && d.b.view.Outbid(0) && d.b.view.Phase() == rules.Bidding })
	d.mean(input.Nav, 1, 0)
	d.Golden("auction")
	d.Focus.ID = landSpots[rules.Memphis]
	d.Golden("province")
	d.rich(&rng, rules.Acting, 8)
	d.b.sel.count[rules.Brick] = 3
	d.Act(buySpots[rules.Brick])
	d.Golden("actions")
	d.until(&rng, rules.Placing, 0, 0)
	d.Golden("placing")
	d.rich(&rng, rules.Offering, 6)
	d.b.sel.offer = 5
	d.Golden("offer")
	d.until(&rng, rules.Giving, 0, 0)
	d.Act(giftSpots[rules.Brick])
	d.Golden("gifts")
	d.until(&rng, rules.Collecting, 1, 1)
	d.Golden("collect")
}

// rich plays until the viewer is asked in the phase and has so much gold.
func (d desk) rich(rng *engine.RNG, phase rules.Phase, gold int) {
	d.PlayUntil(rng, func() bool { return d.Moment.Asked && d.b.view.Phase() == phase && d.b.view.Gold() >= gold })
}

func TestGoldensOfOtherQuestions(t *testing.T) {
	rng := engine.Seed(5)
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 5, Options: map[string]string{"advanced-deal": "yes", "open-gold": "yes"}}, 0, locale.German)
	d.Golden("deal")
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
