package tombraiders

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites/tombraiders/place"
)

func TestTextsOnTheTableFit(t *testing.T) {
	small, label, body := fonts.Small, fonts.Label, fonts.Body
	for lang := range locale.Langs {
		for _, s := range setups() {
			d := newDesk(t, s, 0, lang)
			d.Each(func() {
				if t.Failed() {
					return
				}
				d.Draw()
				w := d.b.words
				in := d.Fits
				in("above the line", w.leads, ui.TagWidth(w.sooner)+ui.TagWidth(w.leads), paint.StageW-40)
				in("row", w.row, label.Width(w.row), 222)
				in("presentations", w.shows, label.Width(w.shows)+ui.TagWidth(w.more), 150)
				in("none", w.none, small.Width(w.none), 150)
				in("sites", w.sites, label.Width(w.sites), clothRect.W-24)
				in("deck", w.deck, small.Width(w.deck), 70)
				for i := range w.landing {
					in("landing", w.landing[i], ui.TagWidth(w.landing[i]), 54)
				}
				for i := range w.price {
					in("price", w.price[i], ui.TagWidth(w.price[i]), place.PresentationW-5-place.StepX(2)-place.StepW)
				}
				for r := range w.regions {
					in("site", w.regions[r], small.BoldWidth(w.regions[r]), place.SiteW-22)
					in("button", w.acts[r], small.Width(w.acts[r]), digButton(r).W-26)
				}
				in("sum", w.sum, small.Width(w.sum)+3+body.BoldWidth("18"), place.SiteW-66)
				for _, paper := range w.papers {
					in("permit", paper, small.Width(paper), 49)
				}
				in("professors", w.profs, label.Width(w.profs), profsRect.W-14)
				in("hand", w.hand, label.Width(w.hand), 240)
				in("action cards", w.actions, label.Width(w.actions), 190)
				in("no action cards", w.noActions, small.Width(w.noActions), 185)
				for c := range w.actionNames {
					in("action card", w.actionLines[c], small.Width(w.actionLines[c]), place.ActionW-10)
					if s := w.banners[openCards+c]; small.BoldWidth(w.actionNames[c]) > 53 {
						in("short name", s, small.BoldWidth(s), 53)
					}
				}
				for c := range w.banners {
					in("banner", w.banners[c], label.Width(w.banners[c]), 42)
				}
				for i := range s.Seats {
					in("name", w.names[i], body.Width(w.names[i]), 59)
				}
			})
			if t.Failed() {
				return
			}
		}
	}
}

func TestTextsOfPanelsFit(t *testing.T) {
	small, body := fonts.Small, fonts.Body
	for lang := range locale.Langs {
		for _, s := range setups() {
			d := newDesk(t, s, 0, lang)
			d.Each(func() {
				if t.Failed() {
					return
				}
				in := d.Fits
				for r := range rules.Region(rules.Regions) {
					if pays(&d.Moment, r) > 1 {
						d.Act(siteSpots[r])
						d.Draw()
						w := &d.b.words.panel
						in("question", w.title, fonts.DisplayBrown.Width(w.title), payRect.W-28)
						for _, option := range w.options {
							in("permit", option, small.Width(option), payButton(0).W-40)
						}
						d.b.Back()
					}
				}
				d.Draw()
				w := &d.b.words.panel
				switch d.view().Step() {
				case rules.Giving:
					in("gift", w.title, body.BoldWidth(w.title), giftRect.W-20)
					in("worth", w.line, small.Width(w.line), giftRect.W-20)
					in("give", w.ok, body.Width(w.ok), giftGo.W-6)
					in("back", d.b.words.back, body.Width(d.b.words.back), giftBack.W-6)
				case rules.Digging:
					measureDig(d, in)
				}
			})
			if t.Failed() {
				return
			}
		}
	}
}

// measureDig measures the panel of a dig for all weeks.
func measureDig(d desk, in func(what, s string, width, room int)) {
	small := fonts.Small
	for w := range rules.MostWeeks {
		d.Focus.ID = weekSpots[w]
		p := d.b.digging(d.Env, &d.Moment)
		in("title", p.Title, fonts.DisplayBrown.Width(p.Title), digPanel.Rect().W-24)
		in("knowledge", p.knowledge, small.Width(p.knowledge)+small.Width(p.pays)+130, digPanel.Rect().W-28)
		for _, row := range p.Rows {
			in("row", row, small.Width(row), 41)
		}
		in("heading", p.Heading, small.BoldWidth(p.Heading), 148)
		line := 0
		for i, s := range p.Expect {
			if i%2 == 0 {
				line += fonts.Body.BoldWidth(s) + 3
			} else {
				line += small.Width(s) + 4
			}
		}
		in("to expect", "", line, 262)
		in("pile", p.Note, small.Width(p.Note), 262)
		line = small.Width(p.Unseen) + 16 + 22
		for _, n := range p.Values {
			if n > 0 {
				line += 24
			}
		}
		in("unseen", p.Unseen, line, 262)
		in("button", p.Go, fonts.Body.Width(p.Go), digGo.W-6)
		in("back", d.b.words.back, fonts.Body.Width(d.b.words.back), digBack.W-6)
		in("helpers", p.helpers, small.Width(p.helpers), 22)
		if len(p.Lines) > 3 {
			in("meaning", p.Lines[3], 1, 0)
		}
	}
	d.Focus.ID = spotDigGo
}

func TestAnnouncementsOfSeatsAreShort(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 2, Seed: 1}, engine.Spectator, locale.German)
	d.Draw()
	if w := d.b.words; ui.TagWidth(w.leads) > 300 || w.leads == "" {
		t.Errorf("to a spectator: %q", w.leads)
	}
}
