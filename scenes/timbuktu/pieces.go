package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	art "sandglass/sprites/timbuktu"
)

// letters are the camels' letters as constant strings.
var letters = [rules.MaxCamels]string{"A", "B", "C", "D", "E", "F", "G", "H"}

// units lists a load in the order of the goods.
func units(l rules.Load) (u [rules.CamelUnits]rules.Good, n int) {
	for g := range rules.Good(rules.Goods) {
		for range l.Count(g) {
			u[n] = g
			n++
		}
	}
	return u, n
}

// drawCamel draws a camel of a seat with its load; x, y are its feet.
func drawCamel(l *paint.List, x, y int, pose caravan.Pose, s engine.Seat, load rules.Load) {
	left, top := x-16, y-27
	l.Draw(caravan.Camel(pose), x, y, ui.SeatRemap(int(s)), 0)
	px, py := caravan.PennantAt(pose)
	l.Draw(caravan.Pennant(int(s)), left+px, top+py, ui.SeatRemap(int(s)), 0)
	u, n := units(load)
	for _, i := range [caravan.Packs]int{2, 3, 0, 1} {
		if i < n {
			gx, gy := caravan.PackAt(pose, i)
			l.Sprite(caravan.Good(int(u[i])), left+gx, top+gy)
		}
	}
}

// solidCamel draws a camel's outline in one colour.
func solidCamel(l *paint.List, x, y int, pose caravan.Pose, load rules.Load, c sprites.Index) {
	l.Draw(caravan.Camel(pose), x, y, sprites.Solid(c), 0)
	_, n := units(load)
	for i := range n {
		gx, gy := caravan.PackAt(pose, i)
		l.Draw(caravan.Good(0), x-16+gx, y-27+gy, sprites.Solid(c), 0)
	}
}

// ghost draws a camel that would stand here: its own colours with a light rim.
func ghost(l *paint.List, x, y int, s engine.Seat, load rules.Load) {
	for _, d := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		solidCamel(l, x+d[0], y+d[1], caravan.Idle, load, sprites.E7)
	}
	drawCamel(l, x, y, caravan.Idle, s, load)
}

// drawWalking draws a camel on the way with its letter; x, y are its feet.
func drawWalking(l *paint.List, x, y int, pose caravan.Pose, s engine.Seat, c int, load rules.Load) {
	l.Sprite(caravan.Shadow, x, y+1)
	l.Sprite(art.Dust(x/13%3), x-15, y+1)
	drawCamel(l, x, y, pose, s, load)
	letterTag(l, x+5, y-3, s, c)
}

// letterTag draws a camel's letter in its seat's colour, 9x9.
func letterTag(l *paint.List, x, y int, s engine.Seat, c int) {
	ui.Initial(l, art.LetterTag, x, y, int(s), letters[c])
}

// symbolPlate draws a pen's symbol on its plate, 15x15.
func symbolPlate(l *paint.List, x, y, pen int, lit bool) {
	id := art.SymbolPlate
	if lit {
		id = art.SymbolPlateLit
	}
	l.Sprite(id, x, y)
	l.Sprite(art.PenSymbol(pen), x+2, y+2)
}

// miniPack draws the three small cards of a pack with their backs up or, when
// the pack is known, open; 55x18.
func miniPack(l *paint.List, x, y int, k rules.Pack) {
	if !k.Known() {
		for kind, dx := range [3]int{0, 17, 34} {
			l.Sprite(art.MiniBack(art.Kind(kind)), x+dx, y)
		}
		return
	}
	l.Sprite(art.MiniFrontPen, x, y)
	l.Sprite(art.PenSymbol(int(k.Pen())), x+3, y+4)
	l.Sprite(art.MiniFrontStands, x+17, y)
	s := k.Stands()
	l.Text(fonts.Small, x+19, y+5, ui.Number(s[0]), sprites.R1)
	l.Text(fonts.Small, x+28, y+5, ui.Number(s[1]), sprites.R1)
	l.Fill(paint.Rect{X: x + 24, Y: y + 9, W: 2, H: 1}, sprites.P0)
	l.Sprite(art.MiniFrontGoods, x+34, y)
	twoGoods(l, x+36, y+5, k.Goods())
}

// twoGoods draws the two goods of a card side by side, 17x8.
func twoGoods(l *paint.List, x, y int, set rules.GoodSet) {
	for g := range rules.Goods {
		if set.Has(rules.Good(g)) {
			l.Sprite(caravan.Good(g), x, y)
			x += 9
		}
	}
}

// goodsOf are the two goods of a card.
func goodsOf(set rules.GoodSet) (two [2]rules.Good) {
	n := 0
	for g := range rules.Good(rules.Goods) {
		if set.Has(g) {
			two[n&1] = g
			n++
		}
	}
	return two
}

// bigCard draws the front of a large thief card with what it says.
func bigCard(l *paint.List, x, y int, kind art.Kind, k rules.Pack, name string) {
	l.Sprite(art.Front(kind), x, y)
	switch kind {
	case art.PenCard:
		l.Sprite(art.BigPen(int(k.Pen())), x+24, y+27)
	case art.StandsCard:
		for i, s := range k.Stands() {
			w := fonts.Body.BoldWidth(ui.Number(s))
			l.Bold(fonts.Body, x+8+17*i+(15-w)/2, ui.Middle(fonts.Body, y+16, 22), ui.Number(s), sprites.R1)
		}
	case art.GoodsCard:
		for i, g := range goodsOf(k.Goods()) {
			l.Sprite(art.BigGood(int(g)), x+7+18*i, y+21)
		}
	}
	f := fonts.Small
	if f.Width(name) > 35 {
		f = fonts.Label
	}
	l.Centre(f, x+24, ui.Middle(f, y+47, 9), name, sprites.E7)
}
