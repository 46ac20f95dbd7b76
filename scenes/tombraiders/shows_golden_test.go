package tombraiders

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/locale"
)

// watch plays the game at random to its end before a viewer, and calls see with every
// frame of what is played, after when a move has been, unless nil.
func (d desk) watch(see func(), after func(seat engine.Seat, ev engine.Events)) {
	rng := engine.Seed(d.Match.Setup().Seed)
	for d.Match.Deciders() != 0 {
		seat, mv := d.Pick(&rng)
		d.Heard = nil
		step := d.Play(seat, mv, see)
		if after != nil {
			after(seat, step.Events)
		}
		d.Ask()
	}
}

// scene is a moment of a show that has a golden picture.
type scene struct {
	name string
	at   func(d desk) bool
}

// film takes the pictures of the scenes, each the first time that its moment comes.
func film(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang, scenes ...scene) {
	t.Helper()
	d := newDesk(t, s, viewer, lang)
	d.watch(func() {
		for i := 0; i < len(scenes); i++ {
			if scenes[i].at(d) {
				d.Golden(scenes[i].name)
				scenes = append(scenes[:i:i], scenes[i+1:]...)
				i--
			}
		}
	}, nil)
	for i := range scenes {
		t.Errorf("the moment of %s never came", scenes[i].name)
	}
}

// searching is a moment of a search with a kind of card.
func searching(k rules.Kind, ok func(d desk, s *raid) bool) func(d desk) bool {
	return func(d desk) bool {
		s := &d.b.play.raid
		return s.on && s.card.Kind() == k && ok(d, s)
	}
}

func TestGoldensOfTheShows(t *testing.T) {
	film(t, engine.Setup{Seats: 4, Seed: 5}, 1, locale.German,
		scene{"show-reveal", func(d desk) bool { return d.b.play.dig.Told == 3 && d.b.play.dig.Turning }},
		scene{"show-rob-theirs", searching(rules.Robbers, func(d desk, s *raid) bool { return s.kept > 0 && s.seat != d.Viewer })},
		scene{"show-exhibition", func(d desk) bool {
			s := &d.b.play.presented
			return s.over && s.card.Kind() == rules.Exhibition && s.told > 1
		}},
		scene{"show-ending", func(d desk) bool { return d.b.play.ending.on && d.b.play.ending.told == 3 }},
	)
	film(t, engine.Setup{Seats: 3, Seed: 6}, 0, locale.Hungarian,
		scene{"show-dig-long", func(d desk) bool { r := &d.b.play.dig; return r.Drawn > 5 && r.Done }},
		scene{"show-search-theirs", searching(rules.Thief, func(d desk, s *raid) bool { return s.seat != d.Viewer && s.kept == 0 })},
		scene{"show-steal-mine", searching(rules.Thief, func(d desk, s *raid) bool { return s.seat == d.Viewer && s.kept > 0 })},
		scene{"show-museum", func(d desk) bool { return d.b.play.presented.given == 3 && d.b.play.presented.over }},
		scene{"show-professor", func(d desk) bool { return d.b.play.leaves > 0 && !d.b.play.dig.On }},
	)
	film(t, engine.Setup{Seats: 2, Seed: 24}, 0, locale.German,
		scene{"show-scholar", searching(rules.Scholar, func(d desk, s *raid) bool { return s.open && len(d.b.pic.pile(s.region)) > 10 })})
	film(t, engine.Setup{Seats: 2, Seed: 20}, 0, locale.English,
		scene{"show-nothing-there", func(d desk) bool { return d.b.play.raid.nothing > 0 }},
		scene{"show-ended", func(d desk) bool { return d.b.play.ending.told == 2 }},
	)
}
