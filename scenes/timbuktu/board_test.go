package timbuktu

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/locale"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
)

func TestKit(t *testing.T) {
	tabletest.Run(t, Game, "confirmed", "locked", "turn", "bound", "arrived")
}

// desk is a table of Timbuktu.
type desk struct {
	*tabletest.Desk
	b *Board
}

func newDesk(t *testing.T, s engine.Setup, viewer engine.Seat, lang locale.Lang) desk {
	t.Helper()
	d := tabletest.NewDesk(t, Game, s, viewer, lang)
	return desk{d, d.Board.(*Board)}
}

// until plays at random until the viewer is asked in the phase, in the round or
// later.
func (d desk) until(rng *engine.RNG, phase rules.Phase, stage, round int) {
	d.PlayUntil(rng, func() bool {
		p := &d.b.pic
		return p.phase == phase && p.stage >= stage && p.round >= round && d.Moment.Asked
	})
}

func setups() []engine.Setup { return tabletest.Setups(rules.Game) }

func TestFocusBeginsWhereNothingIsPaid(t *testing.T) {
	asked := 0
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			v := d.Moment.View.(*rules.View)
			c, ok := v.Shown()
			if !ok || v.Phase() != rules.Moving {
				return
			}
			asked++
			pen := rules.Pen(ui.Index(penSpots[:], d.Focus.ID))
			if v.Price(v.Turn(), c, pen) != rules.PriceUnit {
				return
			}
			for other := range rules.Pen(rules.Pens) {
				if p := v.Price(v.Turn(), c, other); p == rules.PriceFree || p == rules.PriceEmpty {
					t.Fatalf("the focus begins on %v, which costs a good, though %v is free", pen, other)
				}
			}
		})
	}
	if asked == 0 {
		t.Error("nobody had to choose a pen")
	}
}

func TestSecretsAndTenseFollowFromTheView(t *testing.T) {
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		d.Each(func() {
			v := d.Moment.View.(*rules.View)
			if _, hand := v.InHand(); d.b.Secrets(v) != (hand || v.Phase() == rules.Loading) {
				t.Fatalf("%v, %v, hand %v: secrets %v", s.Options, v.Phase(), hand, d.b.Secrets(v))
			}
			if last := v.Stage() == v.Stages()-1 && v.Phase() >= rules.Choosing; d.b.Tense(v) != last {
				t.Fatalf("stage %d, %v: tense %v", v.Stage(), v.Phase(), !last)
			}
		})
		if d.b.Tense(d.Match.View(0)) {
			t.Error("tense when all is over")
		}
	}
}

func TestLettersStandForSpots(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 5, Seed: 1}, 0, locale.English)
	for r, want := range map[rune]string{'A': "camel.A", 'E': "camel.E", 'F': "", '1': "pen.palm", '5': "pen.moon", '6': "", 'Z': ""} {
		if got := d.b.Letter(r); got != want {
			t.Errorf("%c stands for %q, want %q", r, got, want)
		}
	}
}

func TestBackTakesTheLastGoodOff(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 1, Options: map[string]string{"own-loads": "yes"}}, 0, locale.English)
	if d.b.Back() {
		t.Error("there was nothing to drop")
	}
	d.Act("good.gold")
	d.Act("good.salt")
	if !d.b.Back() || d.b.load.n != 1 || d.b.load.units[0] != rules.Gold {
		t.Errorf("after one step back: %+v", d.b.load)
	}
	d.Act("slot.1")
	if d.b.load.n != 0 {
		t.Errorf("after taking it off: %+v", d.b.load)
	}
}
