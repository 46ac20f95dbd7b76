package tombraiders

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/locale"
)

// until plays at random until the viewer is asked in the step.
func (d desk) until(rng *engine.RNG, step rules.Step, moves int) {
	d.PlayUntil(rng, func() bool {
		return d.Moment.Asked && d.view().Step() == step && d.Match.Len() >= moves
	})
}

func TestGoldens(t *testing.T) {
	rng := engine.Seed(9)
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 9}, 0, locale.English)
	d.until(&rng, rules.Choosing, 40)
	d.Golden("table")
	d.until(&rng, rules.Digging, 0)
	d.Golden("dig")
	d.until(&rng, rules.Choosing, 90)
	d.Golden("late")
	d.Act(seatSpots[0])
	d.Golden("collection")
}

func TestGoldensOfChoices(t *testing.T) {
	rng := engine.Seed(5)
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 5}, 0, locale.German)
	region := rules.Region(0)
	d.PlayUntil(&rng, func() bool {
		for region = range rules.Regions {
			if d.Moment.Asked && pays(&d.Moment, region) > 1 {
				return true
			}
		}
		return false
	})
	d.Act(siteSpots[region])
	d.Golden("pay")
	d.until(&rng, rules.Searching, 0)
	d.Golden("search")
}

func TestGoldenOfAMuseum(t *testing.T) {
	for seed := range uint64(40) {
		rng := engine.Seed(seed)
		d := newDesk(t, engine.Setup{Seats: 3, Seed: seed}, 0, locale.Hungarian)
		for d.Match.Deciders() != 0 {
			if d.Moment.Asked && d.view().Step() == rules.Giving {
				d.Golden("museum")
				return
			}
			seat, mv := d.Pick(&rng)
			d.Play(seat, mv, nil)
			d.Ask()
		}
	}
	t.Error("no museum is given to")
}

func TestGoldenOfAProfessorWhoWouldChange(t *testing.T) {
	rng := engine.Seed(2)
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 2, Options: map[string]string{"open-hands": "yes"}}, 1, locale.Hungarian)
	d.PlayUntil(&rng, func() bool {
		for i := range rowSpots {
			d.Focus.ID = rowSpots[i]
			for prof, comes := range d.b.plan(&d.Moment).comes {
				if comes && d.b.pic.holders[prof] != engine.Spectator {
					return true
				}
			}
		}
		return false
	})
	d.Golden("professor")
	d.Act(seatSpots[2])
	d.Golden("hand")
}
