package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	"sandglass/sprites/shell"
	art "sandglass/sprites/timbuktu"
	"sandglass/sprites/timbuktu/place"
)

// A robbery is what the panel tells while the packs are turned up.
type robbery struct {
	on     bool
	n      int // packs begun, 1 to 5
	pack   rules.Pack
	holder engine.Seat
	cards  int  // how many of the three lie open
	struck bool // the pen glows
	told   int  // how many of the losses are told
	losses [2]loss
	hit    int // how many camels lose anything
}

// A loss is what one camel loses to a pack: at most two goods.
type loss struct {
	seat  engine.Seat
	camel int
	at    rules.Place
	kinds int
	goods [2]taken
}

type taken struct{ good, n, from, to int }

// cardAt is where a large card of the panel lies.
func cardAt(kind int) (x, y int) { return panelRect.X + 20 + kind*58, panelRect.Y + 58 }

// drawRobbery paints the panel over the left half, and light on the pen that is
// struck; all else lies in the night.
func (b *Board) drawRobbery(l *paint.List) {
	r := &b.play.rob
	if r.struck {
		b.drawStruck(l, r.pack.Pen())
	}
	ui.Tag(l, east-2, bannerY, b.words.east, ui.OnRed)
	ui.Parchment(l, panelRect)
	x, y := panelRect.X, panelRect.Y
	ui.Title(l, fonts.DisplayBrown, x+panelRect.W/2, y+5, b.words.robbery)
	ui.Divider(l, x+14, y+30, panelRect.W-28)
	for i := range rules.Packs {
		t := ui.Tone{sprites.E0, sprites.P2, sprites.P3, sprites.P1, sprites.E1}
		switch {
		case i == r.n-1:
			t = ui.OnGold
		case i < r.n:
			t = ui.Tone{sprites.E0, sprites.G1, sprites.G2, sprites.G0, sprites.N0}
		}
		ui.ValuePlate(l, paint.Rect{X: x + 16 + i*20, Y: y + 37, W: 17, H: 14}, ui.Number(i+1), t)
	}
	if r.n == 0 {
		return
	}
	l.Text(fonts.Small, x+122, y+40, b.words.packOf, sprites.E0)
	for kind := range 3 {
		cx, cy := cardAt(kind)
		l.Fill(paint.Rect{X: cx + 3, Y: cy + 64, W: 46, H: 3}, sprites.P1)
		l.Fill(paint.Rect{X: cx + 48, Y: cy + 3, W: 2, H: 62}, sprites.P1)
		if kind < r.cards {
			bigCard(l, cx, cy, art.Kind(kind), r.pack, b.words.cards[kind])
		} else {
			l.Sprite(art.Back(art.Kind(kind)), cx, cy)
		}
	}
	if r.cards == 3 {
		tx := x + 202
		ly := ui.Lines(l, fonts.Small, tx, y+64, b.words.sentence, sprites.E1)
		l.Sprite(art.PenSymbol(int(r.pack.Pen())), tx, ly+6)
		for i, s := range r.pack.Stands() {
			standPlate(l, tx+20+16*i, ly+5, s)
		}
		for i, g := range goodsOf(r.pack.Goods()) {
			l.Sprite(art.BigGood(int(g)), tx+60+20*i, ly+4)
		}
	}
	ui.Rule(l, x+14, y+131, panelRect.W-28)
	for i := range r.told {
		b.drawLoss(l, y+138+i*27, &r.losses[i])
	}
	if r.cards == 3 && r.hit == 0 {
		l.Text(fonts.Body, x+20, y+142, b.words.noLoss, sprites.E0)
	}
	l.Text(fonts.Small, x+18, y+206, b.words.dearer, sprites.E1)
}

// standPlate is the red number of a stand that is robbed, 13x13.
func standPlate(l *paint.List, x, y, stand int) {
	ui.ValuePlate(l, paint.Rect{X: x, Y: y, W: 13, H: 13}, ui.Number(stand), ui.OnRed)
}

// drawLoss tells a camel's loss in a line: who, where, what, and what the goods
// are worth now.
func (b *Board) drawLoss(l *paint.List, y int, k *loss) {
	x := panelRect.X + 14
	l.Fill(paint.Rect{X: x, Y: y, W: panelRect.W - 28, H: 23}, sprites.E6)
	letterTag(l, x+4, y+7, k.seat, k.camel)
	l.PushClip(paint.Rect{X: x, Y: y, W: panelRect.W, H: 23})
	drawCamel(l, x+33, y+25, caravan.Idle, k.seat, b.pic.herd[k.seat][k.camel].load)
	l.PopClip()
	i := 0
	if k != &b.play.rob.losses[0] {
		i = 1
	}
	at := l.Bold(fonts.Body, x+54, ui.Middle(fonts.Body, y, 23), b.words.losers[i], sprites.E0)
	standPlate(l, at+3, y+5, k.at.Stand())
	at = l.Text(fonts.Small, at+20, ui.Middle(fonts.Small, y, 24), b.words.loses, sprites.E1) + 3
	right := x + panelRect.W - 34
	for j := k.kinds - 1; j >= 0; j-- {
		g := &k.goods[j]
		n := ui.Number(g.to)
		right -= fonts.Body.BoldWidth(n)
		l.Bold(fonts.Body, right, ui.Middle(fonts.Body, y, 23), n, sprites.R1)
		right -= 9
		l.Sprite(shell.ArrowRight, right, y+8)
		right -= fonts.Small.Width(ui.Number(g.from)) + 3
		l.Text(fonts.Small, right, ui.Middle(fonts.Small, y, 24), ui.Number(g.from), sprites.R1)
		right -= 11
		l.Sprite(caravan.Good(g.good), right, y+8)
		right -= 10
	}
	for j := range k.kinds {
		g := &k.goods[j]
		for range g.n {
			l.Sprite(caravan.Good(g.good), at, y+8)
			at += 9
		}
		at += 3
	}
}

// lossWidth is the room that the words and goods of a loss take in its line.
func lossWidth(who, what string, k *loss) int {
	const before, price, after = 54, 58, 10 // tag and camel, worth of a good, the line's end
	w := before + fonts.Body.BoldWidth(who) + 21 + fonts.Small.Width(what) + 3 + after
	for _, g := range k.goods[:k.kinds] {
		w += 9*g.n + 3 + price
	}
	return w
}

// drawStruck lights the pen that the thieves have come to.
func (b *Board) drawStruck(l *paint.List, pen rules.Pen) {
	y := place.Row(int(pen))
	l.Sprite(art.Glow, 408, y-5) // so that the light reaches the panel's edge
	l.Sprite(art.Glow, 420, y-5)
	b.drawPen(l, east, pen, b.pic.ahead())
	symbolPlate(l, eastPlate, y+14, int(pen), true)
	b.drawHerd(l, pen)
}
