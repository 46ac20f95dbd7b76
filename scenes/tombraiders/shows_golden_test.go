package tombraiders

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/locale"
	"sandglass/scenes/table/tabletest"
)

// theatre is a table at which shows are watched.
type theatre struct {
	*tabletest.Desk
	b *Board
}

func newTheatre(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang) theatre {
	t.Helper()
	d := tabletest.NewDesk(t, Game, s, viewer, lang)
	return theatre{d, d.Board.(*Board)}
}

// watch plays the game at random to its end before a viewer, and calls see with every
// frame of what is played, after when a move has been, unless nil.
func (d theatre) watch(see func(), after func(seat engine.Seat, ev engine.Events)) {
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
	at   func(d theatre) bool
}

// film takes the pictures of the scenes, each the first time that its moment comes.
func film(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang, scenes ...scene) {
	t.Helper()
	d := newTheatre(t, s, viewer, lang)
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
func searching(k rules.Kind, ok func(d theatre, s *raid) bool) func(d theatre) bool {
	return func(d theatre) bool {
		s := &d.b.play.raid
		return s.on && s.card.Kind() == k && ok(d, s)
	}
}

func TestGoldensOfTheShows(t *testing.T) {
	film(t, engine.Setup{Seats: 4, Seed: 5}, 1, locale.German,
		scene{"reveal", func(d theatre) bool { return d.b.play.dig.Told == 3 && d.b.play.dig.Turning }},
		scene{"rob-theirs", searching(rules.Robbers, func(d theatre, s *raid) bool { return s.kept > 0 && s.seat != d.Viewer })},
		scene{"exhibition", func(d theatre) bool {
			s := &d.b.play.presented
			return s.over && s.card.Kind() == rules.Exhibition && s.told > 1
		}},
		scene{"ending", func(d theatre) bool { return d.b.play.ending.on && d.b.play.ending.told == 3 }},
	)
	film(t, engine.Setup{Seats: 3, Seed: 6}, 0, locale.Hungarian,
		scene{"dig-long", func(d theatre) bool { r := &d.b.play.dig; return r.Drawn > 5 && r.Done }},
		scene{"search-theirs", searching(rules.Thief, func(d theatre, s *raid) bool { return s.seat != d.Viewer && s.kept == 0 })},
		scene{"steal-mine", searching(rules.Thief, func(d theatre, s *raid) bool { return s.seat == d.Viewer && s.kept > 0 })},
		scene{"museum", func(d theatre) bool { return d.b.play.presented.given == 3 && d.b.play.presented.over }},
		scene{"professor", func(d theatre) bool { return d.b.play.leaves > 0 && !d.b.play.dig.On }},
	)
	film(t, engine.Setup{Seats: 2, Seed: 24}, 0, locale.German,
		scene{"scholar", searching(rules.Scholar, func(d theatre, s *raid) bool { return s.open && len(d.b.pic.pile(s.region)) > 10 })})
	film(t, engine.Setup{Seats: 2, Seed: 20}, 0, locale.English,
		scene{"nothing-there", func(d theatre) bool { return d.b.play.raid.nothing > 0 }},
		scene{"ended", func(d theatre) bool { return d.b.play.ending.told == 2 }},
	)
}
