package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"
	art "sandglass/sprites/theben"
)

// drawSide paints the players, the exhibitions announced and the log; at the end
// the count.
func (b *Board) drawSide(e *scenes.Env, l *paint.List, m *table.Moment) {
	if b.scene() == conferenceScene {
		b.drawCount(l)
		return
	}
	ui.Dark(l, seatsRect)
	l.Text(fonts.Small, seatsRect.X+6, seatsRect.Y+5, b.words.header, sprites.G3)
	l.Right(fonts.Small, seatsRect.X+seatsRect.W-6, seatsRect.Y+5, b.words.headerYear, sprites.S4)
	for s := range b.pic.seats {
		b.drawSeat(l, s)
		ui.Ring(l, seatRect(s).In(2), m.Focus.State(seatSpots[s]))
	}
	b.drawShows(l, m)
	ui.Dark(l, logRect)
	b.log.Draw(e, l, paint.Rect{X: logRect.X + 5, Y: logRect.Y + 2, W: logRect.W - 8, H: 48}, sprites.P3, b, m)
}

// drawSeat paints what lies before a seat: knowledge, finds and tools, and the
// permissions left.
func (b *Board) drawSeat(l *paint.List, s int) {
	r, h := seatRect(s), &b.words.hands[s]
	x, y := r.X, r.Y
	if b.pic.turn == engine.Seat(s) {
		l.Fill(r, sprites.S0)
		l.Fill(paint.Rect{X: x, Y: y, W: 2, H: r.H}, sprites.G3)
	}
	ui.Badge(l, x+4, y+3, s)
	c := sprites.E7
	if b.pic.viewer == engine.Seat(s) {
		c = sprites.G3
	}
	l.Text(fonts.Body, x+28, y+1, b.words.names[s], c)
	l.Sprite(shell.Star, x+108, y+4)
	l.Right(fonts.Small, x+132, y+5, b.words.points[s], sprites.G3)
	l.Sprite(art.Hourglass, x+138, y+4)
	l.Text(fonts.Small, x+149, y+5, ui.Number(b.pic.time[s].Week()), sprites.S4)
	for k, n := range h.know {
		xx, remap := x+28+23*k, sprites.Plain
		if n == 0 {
			remap = sprites.Solid(sprites.S1)
		}
		l.Draw(art.Book(k), xx, y+17, remap, 0)
		ink := b.inkOf(k, s)
		l.Text(fonts.Small, xx+11, y+18, ui.Number(n), ink)
		if ink == sprites.G3 {
			l.Fill(paint.Rect{X: xx + 11, Y: y + 26, W: 5, H: 1}, ink)
		}
	}
	xx := x + 28
	put := func(id sprites.ID, n, width int) {
		if n > 0 {
			l.Sprite(id, xx, y+28)
			l.Text(fonts.Small, xx+width+2, y+29, ui.Number(n), sprites.E7)
			xx += 23
		}
	}
	put(art.Vase, h.artefacts, 9)
	put(art.Congress, h.kinds[rules.Congress], 9)
	put(art.Assistant, h.kinds[rules.Assistant], 9)
	put(art.Spade, h.kinds[rules.Spade], 9)
	for _, k := range [3]rules.Kind{rules.Horse, rules.Faked, rules.Airship} {
		if h.kinds[k] > 0 {
			l.Sprite(kindIcons[k], xx, y+28)
			xx += 13
		}
	}
	for k := range rules.Region(rules.Regions) {
		bar := paint.Rect{X: x + 4 + 4*int(k), Y: y + 27, W: 3, H: 6}
		if b.pic.spent[s].Has(k) {
			l.Frame(bar, sprites.S2)
		} else {
			l.Fill(bar, regionTones[k])
		}
	}
}

// regionTones are the colours of the regions.
var regionTones = [rules.Regions]sprites.Index{sprites.R3, sprites.V4, sprites.E5, sprites.F3, sprites.B1}

// inkOf is the colour of a seat's knowledge: noughts are faint, and golden what
// nobody has more of and so would score in the final conference.
func (b *Board) inkOf(k, s int) sprites.Index {
	n, leads := b.words.hands[s].know[k], k < rules.Regions
	for o := range b.pic.seats {
		leads = leads && b.words.hands[o].know[k] <= n
	}
	switch {
	case n > 0 && leads:
		return sprites.G3
	case n > 0:
		return sprites.E7
	case b.pic.turn == engine.Seat(s):
		return sprites.P2
	}
	return sprites.P1
}

// drawShows lists the exhibitions announced: when, where, how long till then,
// what it shows, and what everybody could show.
func (b *Board) drawShows(l *paint.List, m *table.Moment) {
	ui.Dark(l, showsRect)
	w := b.words
	if b.pic.waiting == 0 {
		l.Text(fonts.Label, showsRect.X+8, showsRect.Y+6, w.shows, sprites.G3)
		l.Text(fonts.Small, showsRect.X+8, showsRect.Y+20, w.noShows, sprites.P1)
	}
	for i := range showsOnPage {
		if n := b.sel.page*showsOnPage + i; n < b.pic.waiting {
			b.drawAnnounced(l, i, b.pic.calendar[n])
			ui.Ring(l, showRect(i).In(2), m.Focus.State(showSpots[n]))
		}
	}
	if w.page != "" {
		r := paint.Rect{X: pageRect.X - 2, Y: pageRect.Y + 2, W: 23, H: 12}
		ui.Plate(l, r, ui.OnPaper)
		l.Centre(fonts.Small, r.X+r.W/2, r.Y+2, w.page, sprites.E0)
		ui.Ring(l, r, m.Focus.State(spotPage))
	}
}

func (b *Board) drawAnnounced(l *paint.List, i int, a rules.Announced) {
	r := showRect(i)
	b.drawFlag(l, r.X, r.Y+17, a.Card)
	x := r.X + 14
	l.Text(fonts.Small, x, r.Y+1, b.words.show[i], sprites.E7)
	right := r.X + r.W - 5
	l.Right(fonts.Small, right, r.Y+1, b.words.countdown[i], sprites.S4)
	l.Sprite(art.Hourglass, right-fonts.Small.Width(b.words.countdown[i])-9, r.Y)
	y := r.Y + 11
	for k := range rules.Region(rules.Regions) {
		if a.Card.Regions().Has(k) {
			l.Sprite(art.Sign(int(k)), x, y-1)
			x += 11
		}
	}
	x = r.X + 50
	for s := range engine.Seat(b.pic.seats) {
		ui.Chip(l, x, y-1, int(s))
		n := b.pic.shows(s, a.Card)
		c := sprites.E7
		if n == 0 {
			c = sprites.P1
		}
		l.Text(fonts.Small, x+9, y, ui.Number(n), c)
		x += 22
	}
	l.Sprite(shell.Star, r.X+r.W+4, y-1)
	l.Text(fonts.Small, r.X+r.W+15, y, ui.Number(a.Card.Value()), sprites.G3)
}
