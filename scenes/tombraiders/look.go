package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	old "sandglass/sprites/theben"
	art "sandglass/sprites/tombraiders"
)

// lookRect shows what a seat has collected, lookBack closes it.
var (
	lookRect = paint.Rect{X: 10, Y: 54, W: 444, H: 228}
	lookBack = paint.Rect{X: 350, Y: 252, W: 92, H: 24}
)

// drawLook paints all that lies before a seat, region by region: knowledge and finds;
// then other cards and points; with open hands the hand as well.
func (b *Board) drawLook(l *paint.List, m *table.Moment) {
	s, w := engine.Seat(b.sel.seat), b.words
	n := &w.counts[s]
	ui.Parchment(l, lookRect)
	x, y := lookRect.X, lookRect.Y
	ui.Badge(l, x+14, y+6, int(s))
	l.Bold(fonts.Body, x+40, y+8, w.names[s], sprites.E0)
	at := x + 130
	for i, id := range [6]sprites.ID{old.Vase, art.Exhibition, art.Museum, art.Professor, old.Congress, old.Hourglass} {
		l.Sprite(id, at, y+12)
		at = l.Text(fonts.Small, at+12, y+13, ui.Number(n.parts[i]), sprites.E0) + 10
	}
	l.Right(fonts.Body, x+lookRect.W-14, y+8, w.look, sprites.R1)
	ui.Divider(l, x+14, y+29, lookRect.W-28)
	for r := range rules.Region(rules.Regions) {
		b.drawCollection(l, s, r, y+36+34*int(r))
	}
	at = x + 14
	for i, id := range [2]sprites.ID{old.Book(old.General), old.Congress} {
		l.Sprite(id, at, y+182)
		at = l.Text(fonts.Small, at+12, y+183, ui.Number([2]int{n.know[general], n.congresses}[i]), sprites.E0) + 12
	}
	for i, won := range b.pic.won[s] {
		if c := rules.RowCards + rules.Card(i); won {
			mark := art.MuseumMark
			if c.Kind() == rules.Exhibition {
				mark = art.ExhibitionMark(large(c))
			}
			l.Sprite(mark, at, y+178)
			at += 20
		}
	}
	if b.pic.holders[rules.Greatest] == s {
		l.Sprite(art.ProfessorHead(rules.Greatest), at, y+175)
	}
	b.drawHeld(l, s, x+14, y+204)
	ui.Button(l, lookBack, w.back, m.Focus.State(spotLookBack).With(ui.Chosen, true))
}

// drawHeld paints a seat's hand in small, if the viewer is shown it.
func (b *Board) drawHeld(l *paint.List, s engine.Seat, x, y int) {
	if !b.pic.shows(s) {
		return
	}
	h := &b.pic.hands[s]
	put := func(id, sign sprites.ID, n int) {
		if n == 0 || x > lookBack.X-30 {
			return
		}
		l.Sprite(id, x, y)
		if sign != id {
			l.Sprite(sign, x+10, y)
			x += 10
		}
		x = l.Text(fonts.Small, x+11, y+1, ui.Number(n), sprites.E0) + 8
	}
	for p, n := range h.permits {
		sign := old.Permission
		if p < general {
			sign = old.Sign(art.OnTheben(p))
		}
		put(old.Permission, sign, n)
	}
	for c, n := range h.actions {
		card := openCards + rules.Card(c)
		icon := icons[card.Kind()-rules.Excavation]
		sign := icon
		if k := card.Kind(); k == rules.Thief || k == rules.Robbers {
			sign = old.Sign(art.OnTheben(int(card.Region())))
		}
		put(icon, sign, n)
	}
}

// drawCollection paints what a seat has of a region, a row of 34 px.
func (b *Board) drawCollection(l *paint.List, s engine.Seat, r rules.Region, y int) {
	x, n := lookRect.X+14, art.OnTheben(int(r))
	know := b.words.counts[s].know[r]
	if r > 0 {
		ui.Rule(l, x, y-1, lookRect.W-28)
	}
	l.Sprite(old.BigSign(n), x, y+8)
	l.Text(fonts.Small, x+22, y+5, b.words.regions[r], sprites.E0)
	remap, ink := sprites.Plain, sprites.E0
	if know == 0 {
		remap, ink = sprites.Solid(sprites.P1), sprites.P0
	}
	l.Draw(old.Book(n), x+22, y+17, remap, 0)
	l.Text(fonts.Small, x+34, y+18, ui.Number(know), ink)
	if b.pic.holders[r] == s {
		l.Sprite(art.ProfessorHead(int(r)), x+78, y+5)
	}
	x += 104
	for f, count := range b.pic.finds[s][r] {
		for range count {
			if f := rules.Find(f); f.Artefact() {
				l.Fill(paint.Rect{X: x, Y: y + 2, W: 22, H: 29}, sprites.P2)
				l.Sprite(old.SmallArtefact(n, pictureOf(f)), x+3, y+3)
				l.Centre(fonts.Small, x+11, y+21, ui.Number(f.Value()), sprites.R1)
				x += 25
			}
		}
	}
}
