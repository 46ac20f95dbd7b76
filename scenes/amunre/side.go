package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"

	art "sandglass/sprites/amunre"
)

// drawSide paints the players, and below them the bands of the offering and the
// viewer's hand, or what a show tells; the province in focus lies over one of them.
func (b *Board) drawSide(e *scenes.Env, l *paint.List, m *table.Moment) {
	ui.Dark(l, seatsRect)
	l.Text(fonts.Small, seatsRect.X+7, seatsRect.Y+5, b.words.header, sprites.G3)
	l.Right(fonts.Small, seatsRect.X+seatsRect.W-7, seatsRect.Y+5, b.words.phase, sprites.S4)
	panel, aside := b.landRect(m), b.drawAside(l, m)
	if aside {
		panel = paint.Rect{}
	}
	if panel != rowsRect {
		for s := range engine.Seat(b.pic.seats) {
			b.drawSeat(l, m, s)
			ui.Ring(l, seatRect(int(s)).In(2), m.Focus.State(seatSpots[s]))
		}
	}
	if !aside && panel != asideRect {
		b.drawBands(l, m)
		b.drawHand(l, m)
	}
	if panel.W > 0 {
		b.drawLandPanel(l, panel, b.looked(m))
	}
}

// acting are the seats that are lit: whose turn it is, or who still decide.
func (b *Board) acting(m *table.Moment) engine.SeatSet {
	v := m.View.(*rules.View)
	switch {
	case b.play.turn > 0:
		return engine.Seat(b.play.turn - 1).One()
	case b.covered():
		return 0
	case v.Turn() == engine.Spectator && v.Phase() != rules.Over:
		return engine.AllSeats(b.pic.seats) &^ b.pic.locked
	}
	return v.Deciders()
}

// drawSeat paints what everybody knows of a seat: cards in hand, pyramids and
// provinces, what it did last, and its points.
func (b *Board) drawSeat(l *paint.List, m *table.Moment, s engine.Seat) {
	r, p, w := seatRect(int(s)), &b.pic, b.words
	x, y := r.X, r.Y
	if b.acting(m).Has(s) {
		l.Fill(r, sprites.S0)
		l.Fill(paint.Rect{X: x, Y: y, W: 2, H: r.H}, sprites.G3)
	}
	ui.Badge(l, x+4, y+2, int(s))
	c := sprites.E7
	if p.viewer == s {
		c = sprites.G3
	}
	right := l.Bold(fonts.Small, x+28, y+4, w.names[s], c)
	if p.crown == s {
		l.Sprite(art.Pharaoh, right+3, y+3)
		right += 14
	}
	if p.locked.Has(s) {
		l.Sprite(shell.Lock, right+3, y+3)
	}
	l.Sprite(shell.Star, x+136, y+3)
	l.Right(fonts.Small, x+164, y+4, w.points[s], sprites.G3)
	provinces, pyramids := p.owned(s)
	drawCount(l, art.CardIcon, x+28, y+14, p.hands[s])
	drawCount(l, art.PyramidIcon, x+51, y+14, pyramids)
	if s == darkSeat {
		for _, by := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			l.Draw(art.Flag(int(s)), x+75+by[0], y+14+by[1], sprites.Solid(sprites.S2), 0)
		}
	}
	drawCount(l, art.Flag(int(s)), x+75, y+14, provinces)
	if gold := b.goldOf(m, s); gold >= 0 && s != p.viewer {
		l.Sprite(art.Gold, x+116, y+3)
		l.Right(fonts.Small, x+134, y+4, ui.Number(gold), sprites.E7)
	}
	l.Right(fonts.Small, x+164, y+15, w.notes[s], sprites.P3)
}

// darkSeat is the seat whose colour is as dark as the panel: its flag has an outline.
const darkSeat = 4

// goldOf is the gold of a seat as far as the viewer is shown it, else none. At the end
// everybody's is.
func (b *Board) goldOf(m *table.Moment, s engine.Seat) int {
	if n := b.pic.gold[s]; n >= 0 {
		return n
	}
	if n, ok := m.View.(*rules.View).ShownGold(s); ok && b.pic.over {
		return n
	}
	return none
}

// drawCount paints how many there are of something, faint if there are none.
func drawCount(l *paint.List, icon sprites.ID, x, y, n int) {
	l.Sprite(icon, x, y)
	c := sprites.E7
	if n == 0 {
		c = sprites.P1
	}
	l.Text(fonts.Small, x+13, y+1, ui.Number(n), c)
}

// drawBands paints the bands of the offering, the temple's lit: what farmers and
// temples bring there, whether camels do, and what the viewer would get.
func (b *Board) drawBands(l *paint.List, m *table.Moment) {
	ui.Dark(l, bandsRect)
	w := b.words
	l.Text(fonts.Label, bandsRect.X+7, bandsRect.Y+3, w.bandTitle, sprites.G3)
	lit := b.litBand(m)
	for k := range w.bands {
		r := bandRect(k)
		face, ink := &art.BandDark, sprites.S4
		if lit == k+1 {
			face, ink = &art.PlateOpen, sprites.N0
		}
		ui.Frame(l, face, paint.Rect{X: r.X, Y: r.Y, W: 41, H: 13})
		l.Centre(fonts.Small, r.X+21, ui.Middle(fonts.Small, r.Y, 13), w.bands[k], ink)
		l.Sprite(art.FarmerHead, r.X+2, r.Y+15)
		l.Text(fonts.Small, r.X+11, r.Y+15, ui.Number(k+1), sprites.E7)
		l.Sprite(art.TempleIcon, r.X+20, r.Y+14)
		l.Text(fonts.Small, r.X+31, r.Y+15, ui.Number(k+1), sprites.E7)
		camels := k < 2
		remap := sprites.Plain
		if !camels {
			remap = sprites.Solid(sprites.S1)
		}
		l.Draw(shell.Camel, r.X, r.Y+25, remap, 0)
		if w.pays[k] != "" {
			l.Sprite(art.Gold, r.X+13, r.Y+25)
			l.Text(fonts.Small, r.X+24, r.Y+26, w.pays[k], sprites.G3)
		} else if camels {
			l.Sprite(shell.Check, r.X+14, r.Y+26)
		} else {
			l.Sprite(shell.Cross, r.X+14, r.Y+26)
		}
		ui.Ring(l, paint.Rect{X: r.X, Y: r.Y, W: 41, H: 38}.In(1), m.Focus.State(bandSpots[k]))
	}
}

// drawHand paints the viewer's gold and power cards, and the -3 that everybody has.
func (b *Board) drawHand(l *paint.List, m *table.Moment) {
	ui.Dark(l, handRect)
	p, w := &b.pic, b.words
	x, y := handRect.X+7, handRect.Y
	right := l.Text(fonts.Label, x, y+4, w.handTitle, sprites.G3)
	l.Sprite(shell.Lock, handRect.X+handRect.W-14, y+3)
	if p.viewer == engine.Spectator {
		l.Text(fonts.Small, x, y+16, w.noCards, sprites.P2)
		return
	}
	kinds, n := p.kinds()
	if n > rowCards { // two rows leave one line
		l.Sprite(art.Gold, right+12, y+3)
		right = l.Bold(fonts.Small, right+24, y+4, w.gold, sprites.G3)
		l.Text(fonts.Small, right+4, y+4, w.goldWord, sprites.E7)
	} else {
		for i := range min(7, (p.gold[p.viewer]+2)/3) {
			l.Sprite(art.Gold, x+5*i, y+15)
		}
		right = l.Bold(fonts.Body, x+48, y+12, w.gold, sprites.G3)
		l.Text(fonts.Small, right+4, y+15, w.goldWord, sprites.E7)
	}
	if w.noCards != "" {
		l.Text(fonts.Small, x, y+40, w.noCards, sprites.P2)
	}
	for i, c := range kinds[:n] {
		r := handSpot(i, n)
		cx := r.X + (min(r.W, 44)-cardW)/2
		cy := r.Y
		if b.sel.card == int(c)+1 && n <= rowCards {
			cy -= 3
		}
		l.Sprite(art.PowerCard(int(c)), cx, cy)
		if b.sel.card == int(c)+1 || b.play.drawn.Has(c) {
			ui.Glow(l, paint.Rect{X: cx, Y: cy, W: cardW, H: cardH})
		}
		if k := p.own.cards.Count(c); k > 1 {
			ui.ValuePlate(l, paint.Rect{X: cx + 12, Y: cy + 16, W: 10, H: 11}, ui.Number(k), ui.OnGold)
		}
		if n > rowCards {
			l.Centre(fonts.Label, cx+cardW/2, r.Y+25, w.captions[c], sprites.P3)
		} else {
			l.Centre(fonts.Small, cx+cardW/2, r.Y+30, w.cards[c], sprites.P3)
		}
		ui.Ring(l, paint.Rect{X: cx, Y: cy, W: cardW, H: cardH}, m.Focus.State(cardSpots[c]))
	}
	// The -3 is for offerings: it is faint while none is made.
	face, ink := sprites.Darker, sprites.S3
	if b.phase(m) == rules.Offering {
		face, ink = sprites.Plain, sprites.P3
	}
	if n <= stealCards {
		l.Draw(art.StealCard, stealX-cardW/2, y+28, face, 0)
	}
	if n < rowCards {
		l.Right(fonts.Small, handRect.X+handRect.W-5, y+58, w.steal, ink)
	}
}
