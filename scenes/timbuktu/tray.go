package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	"sandglass/sprites/shell"
	art "sandglass/sprites/timbuktu"
)

// drawTray paints what the viewer owns: notebook and camel cards, or the goods
// to pay with. For everybody's eyes it shows what each seat holds instead.
func (b *Board) drawTray(l *paint.List, m *table.Moment) {
	if b.pic.viewer == engine.Spectator || b.play.rob.on || b.play.sum.on || b.pic.phase == rules.Over {
		ui.Dark(l, trayRect)
		for s := range engine.Seat(b.pic.seats) {
			b.drawHolding(l, s, m.Seating)
		}
		return
	}
	l.Fill(paint.Rect{X: 0, Y: 288, W: 160, H: 72}, sprites.N0)
	b.drawBook(l)
	ui.Dark(l, cardsRect)
	if b.pays(m) {
		b.drawPayment(l, m)
		return
	}
	for c := range b.pic.camels {
		b.drawCard(l, c, m)
	}
}

// drawHolding paints what a seat's camels carry and what it is worth.
func (b *Board) drawHolding(l *paint.List, s engine.Seat, seating *table.Seating) {
	w := (trayRect.W - 10) / b.pic.seats
	x, y := trayRect.X+6+int(s)*w, trayRect.Y+7
	if s > 0 {
		l.Fill(paint.Rect{X: x - 3, Y: y, W: 1, H: 58}, sprites.S0)
	}
	held, _, _ := b.pic.holding(s)
	ui.Badge(l, x, y, int(s))
	l.Text(fonts.Small, x+24, y+1, b.words.holders[s], sprites.E7)
	l.Sprite(shell.Star, x+24, y+11)
	l.Bold(fonts.Small, x+36, y+12, b.words.worths[s], sprites.G3)
	for g, n := range held {
		// five in a row where there is room, else three and two
		gx, gy := x+g*24, y+28
		if w < 120 {
			gx, gy = x+g%3*24, y+26+g/3*16
		}
		l.Sprite(caravan.Good(g), gx, gy)
		c := sprites.E7
		if n == 0 {
			c = sprites.P1
		}
		l.Text(fonts.Small, gx+10, gy, ui.Number(n), c)
	}
	if w >= 120 {
		l.Text(fonts.Small, x, y+46, b.words.holding[s], sprites.S4)
	}
}

// drawCard paints a camel card: grey once the camel has moved, raised while it
// is the one that goes.
func (b *Board) drawCard(l *paint.List, c int, m *table.Moment) {
	p := &b.pic
	k := &p.herd[p.viewer][c]
	r := cardRect(c, p.camels)
	moved := k.ahead || p.phase == rules.Placing && k.at != rules.Nowhere
	chosen := b.raised(c, m)
	if chosen {
		r.Y -= 5
	}
	id, ink := art.CamelCard, ui.InkOn(int(p.viewer))
	if moved {
		id, ink = art.CamelCardMoved, sprites.S2
	}
	l.Draw(id, r.X, r.Y, ui.SeatRemap(int(p.viewer)), 0)
	w := fonts.Body.BoldWidth(letters[c])
	l.Bold(fonts.Body, r.X+13-w/2, ui.Middle(fonts.Body, r.Y+3, 14), letters[c], ink)
	u, n := units(k.load)
	for i := range rules.CamelUnits {
		x, y := r.X+4+i%2*10, r.Y+21+i/2*11
		if i < n {
			l.Sprite(caravan.Good(int(u[i])), x, y)
		} else {
			l.Sprite(art.NoGood, x+2, y+2)
		}
	}
	switch {
	case moved:
		l.Sprite(shell.Check, r.X+9, r.Y+45)
	case chosen:
		l.Sprite(shell.ArrowRight, r.X+11, r.Y+44)
	default:
		l.Sprite(shell.Camel, r.X+8, r.Y+43)
	}
	if chosen {
		ui.Glow(l, r)
	}
	if p.phase == rules.Choosing && m.Asked {
		ui.Ring(l, r.In(2), m.Focus.State(camelSpots[c]))
	}
}

// raised says whether a card is the one that is on the way.
func (b *Board) raised(c int, m *table.Moment) bool {
	p := &b.pic
	switch {
	case p.phase == rules.Choosing && m.Asked:
		return b.cardNow(m) == c && !p.herd[p.viewer][c].ahead
	case p.phase == rules.Choosing:
		return p.mine == c
	case p.phase == rules.Placing && p.turn == p.viewer:
		return p.round == c
	case p.phase == rules.Loading && m.Asked:
		now, _ := b.loading()
		return now == c
	}
	return p.shown == c && p.turn == p.viewer || p.mine == c
}

// drawPayment paints the goods to pay with, each with what it is worth.
func (b *Board) drawPayment(l *paint.List, m *table.Moment) {
	for i, mv := range m.Moves {
		g := int(mv.A)
		r := payRect(i)
		state := m.Focus.State(goodSpots[g])
		t := ui.OnPaper
		if state&ui.Focused != 0 {
			t = ui.OnGold
		}
		ui.Plate(l, r, t)
		l.Sprite(art.BigGood(g), r.X+18, r.Y+5)
		name := b.words.goods[g]
		l.Centre(fonts.Small, r.X+r.W/2, r.Y+23, name, t[4])
		n := b.pic.herd[b.pic.turn][b.pic.shown].load.Count(rules.Good(g))
		for j := range n {
			l.Sprite(caravan.Good(g), r.X+r.W/2-n*5+j*10, r.Y+34)
		}
		l.Centre(fonts.Small, r.X+r.W/2, r.Y+46, b.words.worth[g], sprites.R1)
		ui.Ring(l, r.In(2), state)
	}
}

// drawBook paints the notebook: the packs the viewer has seen and where they
// are, and the cards not seen.
func (b *Board) drawBook(l *paint.List) {
	p := &b.pic
	x, y := bookRect.X, bookRect.Y
	l.Sprite(art.Notebook, x, y)
	l.Text(fonts.Small, x+16, y+3, b.words.notebook, sprites.R1)
	l.Sprite(shell.Lock, x+144, y+3)
	if !p.dealt {
		l.Text(fonts.Small, x+16, y+18, b.words.noPack, sprites.E1)
		return
	}
	if p.shut {
		l.Text(fonts.Small, x+16, y+18, b.words.shut, sprites.E1)
		return
	}
	l.Fill(paint.Rect{X: x + 12, Y: y + 14, W: 141, H: 51}, sprites.E6) // over the ruled lines, which are for wider rows
	row := 0
	for back := range rules.Packs { // the pack in hand first, then those passed on
		i := (p.packAt(p.place(p.viewer)) + back) % rules.Packs
		k := p.packs[i]
		if !k.Known() || b.play.open && back == 0 {
			continue
		}
		yy := y + 14 + row*noteHeight
		if b.play.fresh && back == 0 {
			l.Fill(paint.Rect{X: x + 13, Y: yy - 1, W: 139, H: noteHeight}, sprites.G3)
		}
		l.Sprite(art.PenSymbol(int(k.Pen())), x+14, yy)
		l.Text(fonts.Small, x+29, yy+1, b.words.pairs[k.StandCard()], sprites.E0)
		twoGoods(l, x+53, yy+2, k.Goods())
		l.Text(fonts.Small, x+75, yy+1, b.words.holder[i], sprites.E1)
		l.Fill(paint.Rect{X: x + 13, Y: yy + 11, W: 139, H: 1}, sprites.P2)
		row++
	}
	if row > 0 {
		b.drawUnseen(l, x, y, row)
	}
}

// noteHeight is the height of a line of the notebook.
const noteHeight = 12

// drawUnseen lists the cards of each kind that no pack seen has, in two rows
// where there is room.
func (b *Board) drawUnseen(l *paint.List, x, y, known int) {
	pens, stands, goods := 0, 0, 0
	for _, k := range b.pic.packs {
		if k.Known() {
			pens |= 1 << k.Pen()
			stands |= 1 << k.StandCard()
			goods |= 1 << k.GoodsCard()
		}
	}
	top, rows := y+45, 2
	if known > 2 {
		top, rows = y+54, 1
	} else {
		l.Text(fonts.Label, x+14, top-1, b.words.unseen, sprites.E1)
	}
	n := 0
	for pen := range rules.Pens {
		if pens>>pen&1 == 0 {
			l.Sprite(art.PenSymbol(pen), x+13+n*12, top+10*(rows-1)-1)
			n++
		}
	}
	n = 0
	for card := range rules.Packs {
		if stands>>card&1 == 0 {
			r := unseenBox(x+73, top, n, rows)
			l.Fill(r, sprites.P2)
			l.Text(fonts.Small, r.X+1, r.Y, b.words.pairs[card], sprites.E0)
			n++
		}
	}
	n = 0
	for card := range rules.Packs {
		if goods>>card&1 == 0 {
			r := unseenBox(x+114, top, n, rows)
			l.Fill(r, sprites.P2)
			twoGoods(l, r.X+1, r.Y+1, rules.GoodsOf(card))
			n++
		}
	}
}

// unseenBox is the n-th box of a kind of cards not seen.
func unseenBox(x, y, n, rows int) paint.Rect {
	return paint.Rect{X: x + n/rows*20, Y: y + n%rows*11 - 1, W: 19, H: 10}
}

// pays says whether the viewer is to pay with a good now.
func (b *Board) pays(m *table.Moment) bool {
	return b.pic.phase == rules.Paying && b.pic.turn == b.pic.viewer && m.Asked
}
