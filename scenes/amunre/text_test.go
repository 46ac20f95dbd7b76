package amunre

import (
	"fmt"
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/ui"
)

func TestTextsOnTheTableFit(t *testing.T) {
	small, body := fonts.Small, fonts.Body
	for lang := range locale.Langs {
		for _, s := range setups() {
			d := newDesk(t, s, 0, lang)
			in := d.Fits
			d.Each(func() {
				if t.Failed() {
					return
				}
				d.Draw()
				w := d.b.words
				in("header", w.header, small.Width(w.header)+small.Width(w.phase), seatsRect.W-18)
				for i := range s.Seats {
					row := seatRect(i)
					in("name", w.names[i], small.BoldWidth(w.names[i])+26, row.W-28-30)
					in("note", w.notes[i], small.Width(w.notes[i]), row.W-4-90)
				}
				in("bands", w.bandTitle, fonts.Label.Width(w.bandTitle), bandsRect.W-12)
				for k := range w.bands {
					in("band", w.bands[k], small.Width(w.bands[k]), 39)
				}
				in("hand", w.handTitle, fonts.Label.Width(w.handTitle), handRect.W-30)
				for c := range w.cards {
					in("card", w.cards[c], small.Width(w.cards[c]), 53)
				}
				_, n := d.b.rails()
				for i := range n {
					in("rail", w.rails[i].line, small.Width(w.rails[i].line), railRect(i, n).W-4)
				}
				for _, tags := range [][2]string{w.halves, w.sides} {
					in("region", tags[0], ui.TagWidth(tags[0]), 140)
				}
				d.tray(in)
				for i, id := range cardSpots {
					if d.b.pic.own.cards.Has(rules.Card(i)) && ui.Find(d.Spots(), id) >= 0 {
						d.Act(id)
						d.Draw()
						w := d.b.words
						in("card's title", w.title, body.BoldWidth(w.title), cardAct(0).X-trayRect.X-70)
						if len(w.lines) > 4 {
							t.Errorf("%s: %q", locale.Codes[lang], w.lines)
						}
						for j := range useSpots {
							in("button", w.tiles[j].name, small.Width(w.tiles[j].name), cardAct(j).W-8)
						}
						d.Ask()
					}
				}
			})
		}
	}
}

// tray measures the texts of the question that is asked.
func (d desk) tray(in func(what, s string, width, room int)) {
	small, body := fonts.Small, fonts.Body
	w, room := d.b.words, trayRect.W-40
	in("title", w.title, body.BoldWidth(w.title), room)
	switch d.b.view.Phase() {
	case rules.Turning:
		for i := range rules.Rounds {
			in("province card", w.tiles[i].line, small.Width(w.tiles[i].line), dealRect(i).W-10)
		}
	case rules.Acting:
		for g, id := range buySpots {
			in("goods", w.tiles[g].name, small.BoldWidth(w.tiles[g].name), ladderRect(g).W-18)
			in("price", w.tiles[g].line, small.Width(w.tiles[g].line), ladderRect(g).W-5)
			if mostBuy(&d.Moment, g) > 0 {
				d.Act(id)
				d.Draw()
				in("purchase", d.b.words.tiles[3].line, small.Width(d.b.words.tiles[3].line), buyButton.W-6)
				d.Ask()
			}
		}
		in("gold", w.title, small.BoldWidth(w.title), doneButton.W-14)
		in("done", w.tiles[3].name, small.Width(w.tiles[3].name), doneButton.W-6)
	case rules.Placing:
		in("to place", w.title, body.BoldWidth(w.title), 204)
	case rules.Offering:
		in("offering", w.title, body.BoldWidth(w.title), stealRect.X-trayRect.X-10)
		in("give", w.tiles[0].name, small.Width(w.tiles[0].name), giveButton.W-6)
		in("thief", w.tiles[1].name, small.Width(w.tiles[1].name), stealRect.W)
		in("laid", w.tiles[2].name, small.Width(w.tiles[2].name), layRect.W)
	case rules.Changing:
		for i := range sumSpots {
			in("total", w.tiles[i].line, small.Width(w.tiles[i].line), sumRect(i).W-10)
		}
	case rules.Giving:
		for g := range giftSpots {
			in("gift", w.tiles[g].name, small.BoldWidth(w.tiles[g].name), giftRect(g).W-25)
		}
		in("gifts", w.title, body.BoldWidth(w.title), 280)
		for _, line := range w.lines {
			in("gifts left", line, small.Width(line), 138)
		}
	case rules.Collecting:
		in("collect", w.tiles[0].name, small.Width(w.tiles[0].name), doneButton.W-6)
	case rules.Scoring:
		for i := range w.tiles {
			in("bonus", w.tiles[i].name, small.Width(w.tiles[i].name), 42)
		}
	}
}

// TestBannersFit between the badge of who plays a card and the card.
func TestBannersFit(t *testing.T) {
	for lang := range locale.Langs {
		for c := range text.Cards {
			if name := text.Cards[c].In(lang); fonts.Display.Width(name) > 500-120-20-16 {
				t.Errorf("%s: %q is %d px wide", locale.Codes[lang], name, fonts.Display.Width(name))
			}
		}
	}
}

// TestTextsHaveTheirArguments: no text asks for another argument than it gets.
func TestTextsHaveTheirArguments(t *testing.T) {
	for i, s := range setups() {
		lang := locale.Lang(i) % locale.Langs
		d := newDesk(t, s, 0, lang)
		d.Each(func() {
			focus := d.Focus
			for _, spot := range d.Spots() {
				d.Focus.ID = spot.ID
				d.Draw()
				p := d.Prompt()
				if all := fmt.Sprint(p, *d.b.words); strings.Contains(all, "%!") {
					t.Fatalf("%s, at %s: %v", locale.Codes[lang], spot.ID, p)
				}
			}
			d.Focus = focus
		})
		for _, ev := range d.Moment.Log {
			if line := d.b.Log(d.Env, ev, &d.Seating); strings.Contains(line, "%!") {
				t.Fatalf("%s: %s", locale.Codes[lang], line)
			}
		}
	}
}

// TestThePanelOfAProvinceHasRoom: its lines end above its lower edge.
func TestThePanelOfAProvinceHasRoom(t *testing.T) {
	for lang := range locale.Langs {
		d := newDesk(t, engine.Setup{Seats: 5, Seed: 2}, 0, lang)
		d.Each(func() {
			for pr, id := range landSpots {
				d.Focus.ID = id
				d.Draw()
				w, high := &d.b.words.land, 5+15+2+27
				if rules.Province(pr).Land().Temples > 0 {
					high += 9
				}
				if high += 10 * (len(w.where) + len(w.lines)); high > rowsRect.H-2 {
					t.Fatalf("%s: %v: %d px of %d: %q", locale.Codes[lang], rules.Province(pr), high, rowsRect.H, w.lines)
				}
			}
			d.Ask()
		})
	}
}
