package excavation

import (
	"testing"

	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

func TestChancesAreNeverRoundedToCertainty(t *testing.T) {
	for p, want := range map[float64]string{0: "0%", .004: "<1%", .5: "50%", .996: "99%", 1: "100%"} {
		if got := percent(p); got != want {
			t.Errorf("%v is %s, want %s", p, got, want)
		}
	}
}

func TestTheBarsBeginWhereTheChancesAre(t *testing.T) {
	c := Chart{}
	o := &c.Columns[11]
	o.Draws = 9
	copy(o.Chance[:], []float64{0, 0, 0, .05, .2, .3, .25, .15, .04, .01})
	if c.Choose(12); c.first != 3 || c.chances[5] != "30%" || c.Chosen != 12 {
		t.Errorf("the first bar is of %d finds, %v", c.first, c.chances)
	}
	o.Draws = 2
	if c.Choose(12); c.first != 0 {
		t.Errorf("of two cards the first bar is of %d finds", c.first)
	}
}

func TestHiddenOddsAreNotDrawn(t *testing.T) {
	var c Chart
	for i := range c.Columns {
		c.Columns[i] = Column{Allowed: true, Draws: 2, Chance: [MostWeeks + 1]float64{.2, .5, .3}, Points: "1.4", On: Nobody}
	}
	c.Choose(4)
	var spots [MostWeeks]string
	count := func() int {
		var l paint.List
		Panel{}.Draw(&l, &c, &ui.Focus{}, &spots)
		return len(l.Cmds)
	}
	shown := count()
	if c.Hide = true; count() >= shown {
		t.Errorf("%d commands with odds, %d without", shown, count())
	}
}
