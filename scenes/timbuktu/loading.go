package timbuktu

import (
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	art "sandglass/sprites/timbuktu"
)

// drawLoading paints the panel where a camel is loaded: what is left of each
// good, and the camel with its four places.
func (b *Board) drawLoading(l *paint.List, m *table.Moment) {
	ui.Parchment(l, loadRect)
	c, left := b.loading()
	mid := loadRect.X + loadRect.W/2
	ui.Title(l, fonts.DisplayBrown, mid, loadRect.Y+6, b.words.loadTitle[c])
	ui.Divider(l, loadRect.X+14, loadRect.Y+32, loadRect.W-28)
	l.Text(fonts.Small, loadRect.X+18, loadRect.Y+42, b.words.goodsLeft, sprites.E1)
	for g := range rules.Goods {
		b.drawLoadGood(l, m, g, left[g])
	}
	ui.Rule(l, loadRect.X+14, loadRect.Y+126, loadRect.W-28)
	l.Text(fonts.Small, loadRect.X+18, loadRect.Y+134, b.words.loadRule, sprites.E1)
	l.Sprite(caravan.Shadow, loadRect.X+42, loadRect.Y+185)
	drawCamel(l, loadRect.X+42, loadRect.Y+184, caravan.Idle, b.pic.viewer, b.load.whole())
	letterTag(l, loadRect.X+50, loadRect.Y+181, b.pic.viewer, c)
	for i := range rules.CamelUnits {
		r := slotRect(i)
		state := m.Focus.State(slotSpots[i])
		if i < b.load.n {
			ui.Plate(l, r, ui.OnPaper)
			l.Sprite(art.BigGood(int(b.load.units[i])), r.X+9, r.Y+9)
		} else {
			l.Fill(r, sprites.P2)
			l.Frame(r, sprites.P1)
			l.Sprite(art.NoGood, r.X+15, r.Y+15)
		}
		ui.Ring(l, r.In(1), state)
	}
	state := m.Focus.State(confirmSpot).With(ui.Chosen, true).With(ui.Off, b.load.n < rules.CamelUnits)
	ui.Button(l, loadButton, b.words.loadGo, state)
	for i := range b.pic.camels {
		// how far the seat has come: a dot a camel
		r := paint.Rect{X: loadRect.X + 18 + i*10, Y: loadRect.Y + loadRect.H - 14, W: 7, H: 5}
		c := sprites.P2
		if b.pic.herd[b.pic.viewer][i].load != 0 {
			c = sprites.F2
		}
		l.Fill(r, sprites.E0)
		l.Fill(r.In(1), c)
	}
}

func (b *Board) drawLoadGood(l *paint.List, m *table.Moment, g, left int) {
	r := loadGoodRect(g)
	state := m.Focus.State(goodSpots[g])
	t := ui.Tone{sprites.E0, sprites.E5, sprites.E7, sprites.E3, sprites.E0}
	if !b.load.fits(m.Moves, rules.Good(g)) {
		t = ui.Tone{sprites.P1, sprites.P2, sprites.P3, sprites.P1, sprites.E1}
	} else if state&ui.Focused != 0 {
		t = ui.OnGold
	}
	ui.Plate(l, r, t)
	l.Sprite(art.BigGood(g), r.X+24, r.Y+5)
	l.Centre(fonts.Small, r.X+r.W/2, r.Y+23, b.words.goods[g], t[4])
	for i := range left {
		l.Sprite(art.Token(g), r.X+r.W/2-left*4+i*8, r.Y+36)
	}
	l.Centre(fonts.Small, r.X+r.W/2, r.Y+46, ui.Number(left), t[4])
	ui.Ring(l, r.In(2), state)
}
