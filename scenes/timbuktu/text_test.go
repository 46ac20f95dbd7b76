package timbuktu

import (
	"testing"

	"sandglass/engine"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

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
				d.Fits("left banner", w.west, ui.TagWidth(w.west), 200)
				d.Fits("round", w.middle, ui.TagWidth(w.middle), 160)
				d.Fits("right banner", w.east, ui.TagWidth(w.east), 194)
				d.Fits("needs", w.needs, ui.TagWidth(w.needs), 190)
				for i := range d.Seating.Seats {
					d.Fits("name", w.names[i], small.Width(w.names[i]), 47)
					d.Fits("holding", w.holding[i], small.Width(w.holding[i]), 122)
				}
				for _, h := range w.holder {
					d.Fits("holder", h, small.Width(h), 78)
				}
				if t.Failed() {
					return
				}
			}
			w := d.b.words
			for g := range w.goods {
				d.Fits("good", w.goods[g], small.Width(w.goods[g])+fonts.Body.BoldWidth("20"), valueRect(0).W-8)
				d.Fits("worth", w.worth[g], small.Width(w.worth[g]), payRect(0).W-4)
			}
			d.Fits("book", w.notebook, small.Width(w.notebook), 126)
			d.Fits("book", w.noPack, small.Width(w.noPack), 138)
			d.Fits("book", w.shut, small.Width(w.shut), 138)
			d.Fits("unseen", w.unseen, fonts.Label.Width(w.unseen), 58)
			d.Fits("nobody", w.nobody, small.Width(w.nobody), 54)
			for c := range w.loadTitle {
				d.Fits("load", w.loadTitle[c], fonts.DisplayBrown.Width(w.loadTitle[c]), loadRect.W-30)
			}
			d.Fits("load", w.loadRule, small.Width(w.loadRule), loadRect.W-36)
			d.Fits("load", w.loadGo, fonts.Body.Width(w.loadGo), loadButton.W-10)
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
					d.Fits("title", w.sumTitle, fonts.DisplayBrown.Width(w.sumTitle), sumRect.W-30)
					d.Fits("nothing", w.noneStolen, fonts.Small.BoldWidth(w.noneStolen), sumPoints-sumLosses-24)
					for i := range d.Seating.Seats {
						d.Fits("name", w.sumNames[i], fonts.Small.BoldWidth(w.sumNames[i]), sumLosses-20)
						d.Fits("place", w.places[i], fonts.Small.BoldWidth(w.places[i]), 2*(sumRect.W-28-sumRank))
					}
				}
				if r.n == 0 {
					return
				}
				panels++
				d.Fits("title", w.robbery, fonts.DisplayBrown.Width(w.robbery), panelRect.W-30)
				d.Fits("pack", w.packOf, fonts.Small.Width(w.packOf), panelRect.W-136)
				d.Fits("last line", w.dearer, fonts.Small.Width(w.dearer), panelRect.W-36)
				for i := range r.hit {
					d.Fits("loss", w.losers[i], lossWidth(w.losers[i], w.loses, &r.losses[i]), panelRect.W-28)
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
