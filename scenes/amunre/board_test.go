package amunre

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/locale"
	"sandglass/scenes/table/tabletest"
)

func TestKit(t *testing.T) {
	tabletest.Run(t, Game, "locked", "bricks", "acts", "farmer", "done", "gifts")
}

// desk is a table of Amun-Re.
type desk struct {
	*tabletest.Desk
	b *Board
}

func newDesk(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang) desk {
	t.Helper()
	d := tabletest.NewDesk(t, Game, s, viewer, lang)
	return desk{d, d.Board.(*Board)}
}

// until plays at random until the viewer is asked in the phase, in the kingdom and
// round or later.
func (d desk) until(rng *engine.RNG, phase rules.Phase, kingdom, round int) {
	d.PlayUntil(rng, func() bool {
		p := &d.b.pic
		return d.b.view.Phase() == phase && 3*p.kingdom+p.round >= 3*kingdom+round && d.Moment.Asked
	})
}

func setups() []engine.Setup { return tabletest.Setups(rules.Game) }
