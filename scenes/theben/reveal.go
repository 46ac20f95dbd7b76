package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/excavation"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/sprites"
	art "sandglass/sprites/theben"
)

// site is where a dig is told.
var site = excavation.Scene{Sky: art.DigSky, Digger: sprites.Player, Head: paint.Rect{X: 82, Y: 6, W: 300, H: 34}}

// dig plays a dig card by card, and returns how many events it took.
func (d *director) dig(ev engine.Events) (n int) {
	x, dig := ev[0], &d.b.play.dig
	dig.Open(&d.Director, excavation.Dig{Seat: x.Seat, Region: int(x.A), Weeks: int(x.B), Drawn: int(x.D)})
	for n = 1; ev[n].Kind != rules.EventDug; n++ {
		switch y := ev[n]; y.Kind {
		case rules.EventFound:
			dig.TurnUp(&d.Director, &site, y, int(y.A), int(x.D), found(rules.Region(x.A), rules.Find(y.C)))
		case rules.EventBlank:
			dig.TurnUp(&d.Director, &site, y, int(y.A), int(x.D), excavation.Card{})
		default:
			d.Add(anim.Act{End: d.Fold(y)})
		}
	}
	dig.Close(&d.Director, ev[n])
	return n + 1
}

// found is a find of a region as the scene shows it.
func found(r rules.Region, f rules.Find) excavation.Card {
	c := excavation.Card{Value: f.Value(r)}
	switch {
	case f == rules.FindSpecial:
		c.Kind, c.Region = excavation.Book, int(r.Teaches())
	case f == rules.FindGeneral:
		c.Kind = excavation.GeneralBook
	default:
		c.Kind, c.Region, c.Picture = excavation.Artefact, int(r), pictureOf(f)
	}
	return c
}

// drawReveal paints the dig: the site, and the cards on their mat.
func (b *Board) drawReveal(l *paint.List, m *table.Moment) {
	site.Draw(l, &b.play.dig, &b.words.dig)
	m.DrawGoOn(l, paint.Rect{X: 366, Y: 46, W: 90, H: 22}, b.words.goOn)
}

func (b *Board) sayReveal(w *words, e *scenes.Env, s *table.Seating) {
	d, book := &b.play.dig, ""
	if d.Told > 0 && d.Cards[d.Told-1].Kind == excavation.Book {
		book = placeName(e, rules.Region(d.Cards[d.Told-1].Region).Place())
	}
	where := inPlace(e, rules.Region(d.Region).Place())
	w.dig = excavation.Say(e, d, s.Names[d.Seat], where, e.Counted(&text.Weeks, d.Weeks), e.Counted(&text.CardsDrawn, d.Drawn), book)
}
