package theben

import (
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
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
				for p, name := range w.places {
					in("place", name, label.Width(name), 52)
					if rules.Place(p) < rules.InGreece {
						in("place on a card", name, label.Width(name), 38)
					}
				}
				in("header", w.header, small.Width(w.header)+small.Width(w.headerYear), seatsRect.W-20)
				for i := range s.Seats {
					in("name", w.names[i], body.Width(w.names[i]), 79)
				}
				in("deck", w.left, ui.TagWidth(w.left), deckRect.W)
				in("discards", w.away, ui.TagWidth(w.away), deckRect.W)
				for _, price := range w.price {
					in("price", price, ui.TagWidth(price), 48)
				}
				for _, name := range append(w.acts[:], w.done) {
					in("action", name, small.Width(name), actRect(0).W-24)
				}
				in("permits", w.permits, label.Width(w.permits), 40)
				for i := range w.show {
					in("exhibition", w.show[i], small.Width(w.show[i])+small.Width(w.countdown[i]), showRect(0).W-28)
				}
				in("no exhibitions", w.noShows, small.Width(w.noShows), 150)
				for _, leap := range w.leaps {
					in("leap", leap, small.Width(leap), 78)
				}
				in("turn of the year", w.yearLine, ui.TagWidth(w.yearLine), 236)
			})
			if t.Failed() {
				return
			}
		}
	}
}

func TestTextsOfADigFit(t *testing.T) {
	small := fonts.Small
	for lang := range locale.Langs {
		for _, s := range setups() {
			d := newDesk(t, s, 0, lang)
			d.Each(func() {
				if t.Failed() || !offers(&d.Moment, rules.KindDig) {
					return
				}
				in := d.Fits
				d.Act(spotDig)
				for w := range rules.MostWeeks {
					d.Focus.ID = weekSpots[w]
					p := d.b.digging(d.Env, &d.Moment)
					in("title", p.Title, fonts.DisplayBrown.Width(p.Title), digRect.W-24)
					in("knowledge", p.knowledge, small.Width(p.knowledge)+small.Width(p.spades)+small.Width(p.permit)+130, digRect.W-28)
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
					in("button", p.Go, fonts.Body.Width(p.Go), digPanel.Go().W-6)
				}
				d.Ask()
			})
			if t.Failed() {
				return
			}
		}
	}
}

func TestTextsOfTheScenesFit(t *testing.T) {
	small, body := fonts.Small, fonts.Body
	for lang := range locale.Langs {
		for _, s := range setups() {
			d := newDesk(t, s, 0, lang)
			in := d.Fits
			rng := engine.Seed(s.Seed)
			for d.Match.Deciders() != 0 && !t.Failed() {
				seat, mv := d.Pick(&rng)
				d.Play(seat, mv, func() {
					d.Draw()
					w := d.b.words
					switch d.b.scene() {
					case digScene:
						in("dig", w.dig.Title, small.BoldWidth(w.dig.Title), 288)
						in("dig's line", w.dig.Line, small.Width(w.dig.Line), 288)
						for _, s := range w.dig.Banners {
							in("card", s, fonts.Label.Width(s), 38)
						}
						for _, s := range w.dig.Verdicts {
							in("verdict", s, ui.TagWidth(s), 76)
						}
					case showScene:
						in("exhibition", w.showTitle, body.BoldWidth(w.showTitle), 170)
						line := small.Width(w.showLine) + 4
						for r := range rules.Region(rules.Regions) {
							if d.b.play.show.card.Regions().Has(r) {
								line += small.Width(w.fields[r]) + 14
							}
						}
						in("regions", w.showLine, line, hallTitle.W-14)
						line = 0
						for _, s := range w.reasons {
							if s != "" {
								line += small.Width(s) + 22
							}
						}
						if d.b.play.show.guests == 0 {
							line += small.Width(w.lone) + 10
						}
						in("reasons", w.lone, line, hallReasons.W-16)
						in("prize", w.prize, ui.TagWidth(w.prize), 60)
					case conferenceScene:
						in("conference", w.confTitle, fonts.DisplayBrown.Width(w.confTitle), tableRect.W-28)
						in("explanation", w.confLine, small.Width(w.confLine), tableRect.W-40)
						for _, s := range w.weakest {
							in("weakest", s, small.Width(s), 62)
						}
						in("conferred", w.conf, small.Width(w.conf), 30)
						if len(w.weakest) > 2 || len(w.counts) > 3 {
							t.Errorf("%s: %q or %q is too long", locale.Codes[lang], w.weakest, w.counts)
						}
						for _, s := range w.legend {
							in("legend", s, small.Width(s), 300)
						}
					}
				})
				d.Ask()
			}
		}
		for c := range rules.Card(rules.Cards) {
			name := text.AnnouncedIn.In(lang, text.Places[c.City()].In(lang), 52)
			tabletest.Fits(t, lang, "announcement", name, fonts.Display.Width(name), 600)
		}
	}
}
