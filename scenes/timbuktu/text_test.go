package timbuktu

import (
	"testing"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

// fits reports a text that is wider than its room.
func fits(t *testing.T, what, s string, width, room int) {
	t.Helper()
	if width > room {
		t.Errorf("%s: %q is %d px wide, of %d", what, s, width, room)
	}
}

func TestTextsOnTheTableFit(t *testing.T) {
	small := fonts.Small
	for lang := range locale.Langs {
		for _, s := range setups() {
			d := newDesk(t, s, 0, lang)
			rng := engine.Seed(s.Seed)
			for d.Match.Deciders() != 0 {
				seat, mv := d.Pick(&rng)
				d.Play(seat, mv, nil)
				d.Ask()
				d.b.play.arrived = d.b.pic.round == 0
				d.Draw()
				w := d.b.words
				fits(t, "left banner", w.west, ui.TagWidth(w.west), 200)
				fits(t, "round", w.middle, ui.TagWidth(w.middle), 160)
				fits(t, "right banner", w.east, ui.TagWidth(w.east), 194)
				fits(t, "needs", w.needs, ui.TagWidth(w.needs), 190)
				for i := range d.Seating.Seats {
					fits(t, "name", w.names[i], small.Width(w.names[i]), 47)
					fits(t, "holding", w.holding[i], small.Width(w.holding[i]), 122)
				}
				for _, h := range w.holder {
					fits(t, "holder", h, small.Width(h), 78)
				}
				if t.Failed() {
					return
				}
			}
			w := d.b.words
			for g := range w.goods {
				fits(t, "good", w.goods[g], small.Width(w.goods[g])+fonts.Body.BoldWidth("20"), valueRect(0).W-8)
				fits(t, "worth", w.worth[g], small.Width(w.worth[g]), payRect(0).W-4)
			}
			fits(t, "book", w.notebook, small.Width(w.notebook), 126)
			fits(t, "book", w.noPack, small.Width(w.noPack), 138)
			fits(t, "book", w.shut, small.Width(w.shut), 138)
			fits(t, "unseen", w.unseen, fonts.Label.Width(w.unseen), 58)
			fits(t, "nobody", w.nobody, small.Width(w.nobody), 54)
			for c := range w.loadTitle {
				fits(t, "load", w.loadTitle[c], fonts.DisplayBrown.Width(w.loadTitle[c]), loadRect.W-30)
			}
			fits(t, "load", w.loadRule, small.Width(w.loadRule), loadRect.W-36)
			fits(t, "load", w.loadGo, fonts.Body.Width(w.loadGo), loadButton.W-10)
		}
	}
}

func TestTextsOfTheRobberyFit(t *testing.T) {
	for lang := range locale.Langs {
		s := setups()[8] // five seats, all rules
		d := newDesk(t, s, 0, lang)
		rng := engine.Seed(s.Seed)
		panels, summaries := 0, 0
		for d.Match.Deciders() != 0 {
			seat, mv := d.Pick(&rng)
			d.Play(seat, mv, func() {
				d.Draw()
				w, r := d.b.words, &d.b.play.rob
				if d.b.play.sum.on {
					summaries++
					fits(t, "title", w.sumTitle, fonts.DisplayBrown.Width(w.sumTitle), sumRect.W-30)
					fits(t, "nothing", w.noneStolen, fonts.Small.BoldWidth(w.noneStolen), sumPoints-sumLosses-24)
					for i := range d.Seating.Seats {
						fits(t, "name", w.sumNames[i], fonts.Small.BoldWidth(w.sumNames[i]), sumLosses-20)
						fits(t, "place", w.places[i], fonts.Small.BoldWidth(w.places[i]), 2*(sumRect.W-28-sumRank))
					}
				}
				if r.n == 0 {
					return
				}
				panels++
				fits(t, "title", w.robbery, fonts.DisplayBrown.Width(w.robbery), panelRect.W-30)
				fits(t, "pack", w.packOf, fonts.Small.Width(w.packOf), panelRect.W-136)
				fits(t, "last line", w.dearer, fonts.Small.Width(w.dearer), panelRect.W-36)
				for i := range r.hit {
					fits(t, "loss", w.losers[i], lossWidth(w.losers[i], w.loses, &r.losses[i]), panelRect.W-28)
				}
				if len(w.sentence) > 3 {
					t.Errorf("the sentence has %d lines: %q", len(w.sentence), w.sentence)
				}
			})
			d.Ask()
			if t.Failed() {
				return
			}
		}
		if panels == 0 || summaries == 0 {
			t.Errorf("%d pictures of robberies, %d of their summaries", panels, summaries)
		}
	}
}
