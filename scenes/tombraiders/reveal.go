package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/excavation"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/sprites"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

// evening is where and when a dig is told: below the line of weeks, with the last light.
var evening = excavation.Scene{Top: 4, Sky: art.EveningSky, Light: sprites.Dusk, Digger: sprites.DuskPlayer, Head: paint.Rect{X: 44, Y: 99, W: 300, H: 34}}

// dig plays a dig card by card, and returns how many events it took.
func (d *director) dig(ev engine.Events) (n int) {
	x, dig := ev[0], &d.b.play.dig
	r := rules.Region(x.A)
	dig.Open(&d.Director, excavation.Dig{Seat: x.Seat, Region: art.OnTheben(int(r)), Weeks: int(x.B), Drawn: int(x.D)})
	for n = 1; ev[n].Kind != rules.EventDug; n++ {
		switch y := ev[n]; y.Kind {
		case rules.EventMarker:
			d.marker(y)
		case rules.EventFound:
			dig.TurnUp(&d.Director, &evening, y, int(y.A), int(x.D), siteCard(r, rules.Find(y.C)))
		case rules.EventRubble:
			dig.TurnUp(&d.Director, &evening, y, int(y.A), int(x.D), excavation.Card{})
		default:
			d.professor(y)
		}
	}
	dig.Close(&d.Director, ev[n])
	return n + 1
}

// siteCard is a card of a region's site, face up.
func siteCard(r rules.Region, f rules.Find) excavation.Card {
	c := excavation.Card{Value: f.Value()}
	switch {
	case f.Artefact():
		c.Kind, c.Region, c.Picture = excavation.Artefact, art.OnTheben(int(r)), pictureOf(f)
	case f == rules.FindBook:
		c.Kind, c.Region = excavation.Book, art.OnTheben(int(r.Teaches()))
	case f == rules.FindGeneral:
		c.Kind = excavation.GeneralBook
	}
	return c
}

// pictureOf is which of the pictures of a region's artefacts one has.
func pictureOf(f rules.Find) int { return int(f) * old.Artefacts / int(rules.FindBook) }

// drawReveal paints the dig.
func (b *Board) drawReveal(l *paint.List, m *table.Moment) {
	evening.Draw(l, &b.play.dig, &b.words.show.dig)
	m.DrawGoOn(l, paint.Rect{X: 366, Y: 152, W: 90, H: 22}, b.words.goOn)
}

func (b *Board) sayReveal(w *words, e *scenes.Env, m *table.Moment) {
	d := &b.play.dig
	r, book := ofTheben(d.Region), ""
	if d.Told > 0 && d.Cards[d.Told-1].Kind == excavation.Book {
		book = regionName(e, ofTheben(d.Cards[d.Told-1].Region))
	}
	w.show.dig = excavation.Say(e, d, m.Seating.Names[d.Seat], inRegion(e, r), e.Counted(&text.Weeks, d.Weeks), e.Counted(&text.CardsDrawn, d.Drawn), book)
}

// ofTheben is the region that has a number on the sheet theben.
func ofTheben(n int) (r rules.Region) {
	for art.OnTheben(int(r)) != n {
		r++
	}
	return r
}

func (b *Board) promptReveal(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	d := &b.play.dig
	title, gold, line := excavation.Prompt(e, d, m.Seating.Human[d.Seat])
	t.Gold(gold)
	if line != "" {
		t.Say(line)
	}
	return title
}

// after is an act that folds an event when what came before has been seen.
func (d *director) after(x engine.Event) { d.Add(anim.Act{End: d.Fold(x)}) }
