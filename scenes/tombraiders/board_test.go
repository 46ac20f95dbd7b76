package tombraiders

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/locale"
	"sandglass/scenes/table/tabletest"
)

func TestKit(t *testing.T) {
	tabletest.Run(t, Game, "museum", "chose", "spent", "found", "rubble", "filled", "turn")
}

// desk is a table of The Tomb Raiders.
type desk struct {
	*tabletest.Desk
	b *Board
}

func newDesk(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang) desk {
	t.Helper()
	d := tabletest.NewDesk(t, Game, s, viewer, lang)
	return desk{d, d.Board.(*Board)}
}

// view is what the viewer knows now.
func (d desk) view() *rules.View { return d.Moment.View.(*rules.View) }

// each plays the game to its end, and calls f with every question to who is to
// decide.
func (d desk) each(f func()) {
	rng := engine.Seed(d.Match.Setup().Seed)
	for d.Match.Deciders() != 0 {
		seat, mv := d.Pick(&rng)
		d.Viewer = seat
		d.Ask()
		f()
		d.Play(seat, mv, nil)
	}
}
