package timbuktu

import (
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

// TestOnesOwnCamelsStandForTheirCards: acting on a camel is acting on its card,
// and its prompt and ways are the card's.
func TestOnesOwnCamelsStandForTheirCards(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 3}, 0, locale.English)
	rng := engine.Seed(3)
	d.until(&rng, rules.Choosing, 0, 2)
	on := 0
	for c := range d.b.pic.camels {
		at := atSpots[0][c]
		spots := d.Spots()
		i := ui.Find(spots, at)
		if i < 0 || spots[i].Off != d.b.pic.herd[0][c].ahead || !spots[i].Shy {
			t.Fatalf("%s is spot %d of %v", at, i, spots)
		}
		if spots[i].Off {
			continue
		}
		on++
		mv, ok := d.Act(at)
		title, lines := d.Prompt().Title, d.Prompt().Lines[0]
		same, okToo := d.Act(camelSpots[c])
		if !ok || !okToo || mv != same {
			t.Errorf("%s gives %v, its card %v", at, mv, same)
		}
		if p := d.Prompt(); p.Title != title || p.Lines[0] != lines {
			t.Errorf("%s says %q, its card %q", at, lines.Text, p.Lines[0].Text)
		}
	}
	if on == 0 {
		t.Error("no camel may go")
	}
}

// TestWhatIsToldGoesWithThePointer: the prompt is that of the question again.
func TestWhatIsToldGoesWithThePointer(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 3, Seed: 3}, 0, locale.English)
	rng := engine.Seed(3)
	d.until(&rng, rules.Choosing, 0, 2)
	for _, id := range []string{"at.2A", valueSpots[1], packSpots[1]} {
		d.Focus.ID, d.Focus.Hidden = id, false
		told := d.Prompt().Lines[0].Text
		d.Focus.Hidden = true
		if left := d.Prompt(); left.Lines[0].Text == told || left.Title == "" {
			t.Errorf("after leaving %s: %q", id, left.Lines[0].Text)
		}
	}
}

// TestAnExchangeSaysWhoseItIsAndWhatCame: the prompt names the seat and the
// viewer's new pack, and the notebook's line of it is lit for a while.
func TestAnExchangeSaysWhoseItIsAndWhatCame(t *testing.T) {
	for viewer := range engine.Seat(4) {
		viewer-- // the spectator, too
		d := newDesk(t, engine.Setup{Seats: 3, Seed: 5}, viewer, locale.English)
		rng := engine.Seed(5)
		told := 0
		for n := 0; n < 80; n++ {
			seat, mv := d.Pick(&rng)
			said, lit := "", 0
			step := d.Play(seat, mv, func() {
				if d.b.play.fresh {
					lit++
					said = d.Prompt().Title
					for _, l := range d.Prompt().Lines {
						said += "\n" + l.Text
					}
				}
			})
			for _, x := range step.Events {
				if x.Kind != rules.EventExchange {
					continue
				}
				told++
				want := "Exchange! " + d.Seating.Names[x.Seat]
				if viewer != engine.Spectator {
					v := step.New.(*rules.View)
					i, _ := v.InHand()
					want = sayPack(d.Env, v.Pack(i))
				}
				if lit == 0 || !strings.Contains(said, want) {
					t.Fatalf("viewer %d, lit for %d frames: %q, want %q in it", viewer, lit, said, want)
				}
			}
			if d.b.play.fresh || d.b.play.swap.on {
				t.Fatal("the exchange is told for good")
			}
			d.Ask()
		}
		if told == 0 {
			t.Fatal("nothing was exchanged")
		}
	}
}
