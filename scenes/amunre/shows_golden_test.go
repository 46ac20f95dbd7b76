package amunre

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/locale"
	art "sandglass/sprites/amunre"
)

// scene is a moment of a show that has a golden picture.
type scene struct {
	name string
	at   func(d desk) bool
}

// film plays a game at random for a viewer and takes the pictures of the scenes, each
// the first time that its moment comes.
func film(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang, scenes []scene) {
	t.Helper()
	d := newDesk(t, s, viewer, lang)
	rng := engine.Seed(s.Seed)
	for d.Match.Deciders() != 0 && len(scenes) > 0 {
		seat, mv := d.Pick(&rng)
		d.Play(seat, mv, func() {
			for i := 0; i < len(scenes); i++ {
				if scenes[i].at(d) {
					d.Golden(scenes[i].name)
					scenes = append(scenes[:i:i], scenes[i+1:]...)
					i--
				}
			}
		})
		d.Ask()
	}
	for i := range scenes {
		t.Errorf("the moment of %s never came", scenes[i].name)
	}
}

func TestGoldensOfTheOffering(t *testing.T) {
	film(t, engine.Setup{Seats: 5, Seed: 3}, 0, locale.English, []scene{
		{"offering-one", func(d desk) bool { return d.b.play.offered.told == 2 && d.b.play.offered.turns }},
		{"harvest-flies", func(d desk) bool { return flying(d) > 10 }},
		{"offering-end", func(d desk) bool { return d.b.play.offered.ends }},
	})
	film(t, engine.Setup{Seats: 3, Seed: 4}, 1, locale.German, []scene{
		{"offering-laid", func(d desk) bool { return d.b.play.offered.by > 0 && d.b.pic.kingdom > 0 }},
		{"sand", func(d desk) bool { return d.b.play.sand }},
	})
}

// flying is how many coins of a harvest are on their way.
func flying(d desk) (n int) {
	for _, c := range d.Draw().Cmds {
		if c.Sprite >= art.Harvest(0) && c.Sprite < art.Harvest(art.HarvestFrames) {
			n++
		}
	}
	return n
}

func TestGoldensOfTheScoring(t *testing.T) {
	line := func(kingdom, line int) func(d desk) bool {
		return func(d desk) bool {
			return d.b.play.ledger.on && d.b.play.ledger.line == line && d.b.pic.kingdom == kingdom
		}
	}
	film(t, engine.Setup{Seats: 5, Seed: 5}, 2, locale.English, []scene{
		{"score-pyramids", line(0, linePyramids)},
		{"score-west", line(1, lineWest)},
		{"score-east", line(1, lineEast)},
		{"score-temples", line(1, lineTemples)},
		{"score-gold", line(1, lineGold)},
	})
	film(t, engine.Setup{Seats: 4, Seed: 6}, 0, locale.Hungarian, []scene{
		{"score-sets", line(1, lineSets)},
	})
}

// Random players do not offer much: one who does, with cards sold, a Change the Offering and
// all bands passed.
func TestGoldenOfARichOffering(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 8}, 0, locale.Hungarian)
	rng := engine.Seed(8)
	d.until(&rng, rules.Offering, 0, 2)
	d.b.pic.offers, d.b.pic.laid = [mostSeats]int{58, -3, 13, 12}, 1
	d.b.pic.Fold(engine.Open(rules.EventTemple, engine.Spectator, 2, 80, 1, 0))
	d.b.play.offered = offered{on: true, told: 4, ends: true}
	d.Golden("offering-rich")
}

// Bonus cards are rare: the first that a seat can play is played.
func TestGoldenOfABonusCard(t *testing.T) {
	for seed := uint64(1); seed < 100; seed++ {
		d := newDesk(t, engine.Setup{Seats: 4, Seed: seed}, 3, locale.German)
		rng := engine.Seed(seed)
		for d.Match.Deciders() != 0 {
			seat, mv := d.Pick(&rng)
			if d.Moment.Asked && d.b.view.Phase() == rules.Scoring && mv.Kind == rules.KindPlay {
				d.Play(seat, mv, func() {
					if d.b.play.ledger.on {
						d.Golden("score-cards")
					}
				})
				return
			}
			d.Play(seat, mv, nil)
			d.Ask()
		}
	}
	t.Error("nobody could play a bonus card")
}
