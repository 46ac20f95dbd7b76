package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/caravan"
	"sandglass/sprites/shell"
	art "sandglass/sprites/timbuktu"
	"sandglass/sprites/timbuktu/place"
)

// drawBoard paints the middle: ground, both oases, the ways between, and what
// lies over them.
func (b *Board) drawBoard(e *scenes.Env, l *paint.List, m *table.Moment) {
	l.PushClip(boardRect)
	defer l.PopClip()
	if b.play.pan > 0 {
		b.drawJourney(l)
		return
	}
	from := len(l.Cmds)
	b.drawGround(l, b.pic.stage)
	for pen := range rules.Pen(rules.Pens) {
		b.drawPen(l, west, pen, b.pic.behind())
		b.drawPen(l, east, pen, b.pic.ahead())
	}
	b.drawPlates(l, m)
	b.drawSigns(l, m)
	if b.pic.phase == rules.Placing {
		b.drawNeeds(l)
	}
	b.drawLately(e, l, m)
	b.drawWays(l, m)
	for pen := range rules.Pen(rules.Pens) {
		b.drawHerd(l, pen)
	}
	b.drawTargets(l, m)
	b.drawLowMarks(l)
	b.drawTold(l, m)
	if !b.play.rob.on {
		b.drawBanners(l)
	}
	switch {
	case b.play.sum.on:
		l.Night(from)
		b.drawSummary(l, m)
	case b.play.rob.on:
		l.Night(from)
		b.drawRobbery(l)
	case b.loads(m):
		l.Night(from)
		b.drawLoading(l, m)
	}
}

// drawJourney paints the way to the next oasis: the table slides to the left, so
// that the oasis ahead comes to lie behind, and the next one comes into sight.
func (b *Board) drawJourney(l *paint.List) {
	pan := b.play.pan
	from := len(l.Cmds)
	b.drawGround(l, b.pic.stage)
	for pen := range rules.Pen(rules.Pens) {
		b.drawPen(l, west, pen, b.pic.behind())
		b.drawPen(l, east, pen, b.pic.ahead())
		symbolPlate(l, eastPlate, place.Row(int(pen))+14, int(pen), false)
		b.drawHerd(l, pen)
	}
	shift(l, from, -pan)
	next := b.pic.stage + 1
	l.PushClip(paint.Rect{X: paint.StageW - pan, Y: boardRect.Y, W: pan, H: boardRect.H})
	from = len(l.Cmds)
	b.drawGround(l, next)
	for pen := range rules.Pen(rules.Pens) {
		b.drawPen(l, east, pen, b.pic.route[next+1])
		symbolPlate(l, eastPlate, place.Row(int(pen))+14, int(pen), false)
	}
	shift(l, from, east-west-pan)
	l.PopClip()
	from = len(l.Cmds)
	for pen := range rules.Pens {
		drawSign(l, pen, b.pic.route[next], false)
	}
	shift(l, from, east-west-pan)
}

// shift moves all that was drawn since command number from.
func shift(l *paint.List, from, dx int) {
	for i := from; i < len(l.Cmds); i++ {
		l.Cmds[i].X += int16(dx)
	}
}

func (b *Board) drawGround(l *paint.List, stage int) {
	left, right := art.WestOasis, art.EastOasis
	if stage == 0 {
		left = art.WestCamp
	}
	if stage == b.pic.stages-1 {
		right = art.EastTown
	}
	for _, id := range [3]sprites.ID{left, art.Desert, right} {
		l.Sprite(id, 0, place.TableTop)
	}
}

// drawPen paints a pen without its camels: fence and mats, the numbers, and
// what is known of its stands.
func (b *Board) drawPen(l *paint.List, x0 int, pen rules.Pen, o rules.Oasis) {
	y := place.Row(int(pen))
	l.Sprite(art.PenRow(int(pen)), x0, y)
	marks := o.ExchangeStands()
	ahead := x0 == east
	for stand := 1; stand <= rules.Stands; stand++ {
		at := rules.At(pen, stand)
		x := x0 + (stand-1)*place.Stand
		swap := ahead && (at == marks[0] || at == marks[1])
		if swap {
			l.Sprite(art.ExchangeMat, x+1, y+35)
		}
		var goods rules.GoodSet
		if ahead && b.pic.phase != rules.Over {
			goods = b.pic.robbed(pen, stand)
		}
		id, c := art.NumberPlate, sprites.E0
		if goods != 0 {
			id, c = art.NumberRobbed, sprites.E7
		}
		l.Sprite(id, x+3, y+1)
		n := ui.Number(stand)
		l.Text(fonts.Small, x+4+(10-fonts.Small.Width(n))/2, ui.Middle(fonts.Small, y+1, 12), n, c)
		next := x + 15
		if goods != 0 {
			l.Sprite(art.RobbedRibbon, next-1, y+2)
			twoGoods(l, next, y+3, goods)
		}
		if swap && goods == 0 {
			l.Sprite(art.ExchangePlate, next, y+1)
		}
	}
}

// drawLowMarks paints the exchange plates that found no room on the rail, as the
// stand is known to be robbed: at the foot of the stand, before its camel.
func (b *Board) drawLowMarks(l *paint.List) {
	for _, at := range b.pic.ahead().ExchangeStands() {
		if b.pic.robbed(at.Pen(), at.Stand()) != 0 {
			x := east + (at.Stand()-1)*place.Stand
			l.Sprite(art.ExchangePlate, x+3, place.Row(int(at.Pen()))+33)
		}
	}
}

// drawPlates paints the pens' symbols: gold where the free ways begin and end.
func (b *Board) drawPlates(l *paint.List, m *table.Moment) {
	seat, c, ok := b.onTheWay(m)
	from, to := none, [2]rules.Pen{}
	if pen := b.penNow(m); b.pic.phase == rules.Placing && pen >= 0 {
		from, to = pen, b.pic.behind().Arrows(rules.Pen(pen))
	} else if ok && b.pic.herd[seat][c].at != rules.Nowhere {
		from = int(b.pic.herd[seat][c].at.Pen())
		to = b.pic.behind().Arrows(rules.Pen(from))
	}
	for pen := range rules.Pens {
		y := place.Row(pen) + 14
		symbolPlate(l, westPlate, y, pen, pen == from)
		symbolPlate(l, eastPlate, y, pen, from >= 0 && (pen == int(to[0]) || pen == int(to[1])))
	}
}

// drawSigns paints the exit signs with the symbols of the two free pens.
func (b *Board) drawSigns(l *paint.List, m *table.Moment) {
	lit := none
	if b.pic.phase == rules.Placing {
		lit = b.penNow(m)
	} else if seat, c, ok := b.onTheWay(m); ok {
		lit = int(b.pic.herd[seat][c].at.Pen())
	}
	for pen := range rules.Pens {
		drawSign(l, pen, b.pic.behind(), pen == lit)
	}
}

func drawSign(l *paint.List, pen int, o rules.Oasis, lit bool) {
	id, y := art.ExitSign, place.Row(pen)+6
	if lit {
		id = art.ExitSignLit
	}
	l.Sprite(id, signX, y)
	to := o.Arrows(rules.Pen(pen))
	l.Sprite(art.PenSymbol(int(to[0])), signX+3, y+3)
	l.Sprite(art.PenSymbol(int(to[1])), signX+3, y+16)
}

// drawNeeds shows who still lacks a camel in each start pen.
func (b *Board) drawNeeds(l *paint.List) {
	const x = 244
	ui.Tag(l, x-8, bannerY, b.words.needs, ui.OnPaper)
	for pen := range rules.Pens {
		y := place.Row(pen) + 11
		ui.Plate(l, paint.Rect{X: x - 8, Y: y, W: 10*b.pic.seats + 13, H: 21}, ui.OnPaper)
		n := 0
		for s := range engine.Seat(b.pic.seats) {
			if b.pic.needs(s, rules.Pen(pen)) {
				ui.Chip(l, x+n*10, y+6, int(s))
				n++
			}
		}
		if n == 0 {
			l.Sprite(shell.Check, x, y+7)
		}
	}
}

// drawWays paints the ways of the camel that is to go, with the price of every
// pen.
func (b *Board) drawWays(l *paint.List, m *table.Moment) {
	if w := b.play.way; w.on {
		drawWay(l, w.from, w.to, w.paid)
		return
	}
	seat, c, ok := b.onTheWay(m)
	if !ok || b.play.hidden || b.pic.phase < rules.Choosing {
		return
	}
	from := int(b.pic.herd[seat][c].at.Pen())
	y0 := place.Row(from) + place.ArrowDY
	for _, dotted := range [2]bool{true, false} {
		for pen := range rules.Pens {
			price := b.pic.price(seat, c, rules.Pen(pen))
			if b.pic.bound >= 0 && pen != b.pic.bound { // chosen: only that way matters
				continue
			}
			if price == rules.PriceFull || dotted != (price != rules.PriceFree) {
				continue
			}
			drawWay(l, from, pen, dotted)
		}
	}
	now := b.penNow(m)
	if b.pic.bound >= 0 {
		now = b.pic.bound
	}
	if now >= 0 {
		b.drawLight(l, now-from, y0, m.Now)
	}
	for pen := range rules.Pens {
		y := place.Row(pen) + place.ArrowDY - 6
		if b.pic.bound >= 0 && pen != b.pic.bound {
			continue
		}
		switch b.pic.price(seat, c, rules.Pen(pen)) {
		case rules.PriceFree:
			ui.Tag(l, 388, y, b.words.free, ui.OnGold)
		case rules.PriceEmpty:
			ui.Tag(l, 418-ui.TagWidth(b.words.free), y, b.words.free, ui.OnGold)
		case rules.PriceUnit:
			ui.Tag(l, 418-ui.TagWidth(b.words.oneGood), y, b.words.oneGood, ui.OnRed)
		case rules.PriceFull:
			ui.Tag(l, 418-ui.TagWidth(b.words.full), y, b.words.full, ui.OnStone)
		}
	}
}

// drawWay paints one way: gold where it is free, else dotted.
func drawWay(l *paint.List, from, to int, dotted bool) {
	id := art.Arrow(to - from)
	if dotted {
		id = art.Dotted(to - from)
	}
	l.Sprite(id, place.ArrowX, place.Row(from)+place.ArrowDY)
}

// drawLight runs lights along the way that has the focus.
func (b *Board) drawLight(l *paint.List, rows, y0 int, now anim.Ticks) {
	const apart, lap = 9, 96  // lights, ticks for the whole way
	step := now % lap / 4 * 4 // every change is a frame to draw: 15 a second will do
	if b.still {
		step = 0
	}
	for i := range apart {
		t := float64(i)/apart + float64(step)/lap
		if t >= 1 {
			t--
		}
		x, y := place.Arrow(rows, t)
		l.Sprite(art.ArrowLight, place.ArrowX+int(x), y0+int(y+.5))
	}
}

// drawHerd paints the camels of a row, on both sides.
func (b *Board) drawHerd(l *paint.List, pen rules.Pen) {
	for s := range engine.Seat(b.pic.seats) {
		for c := range b.pic.camels {
			k := &b.pic.herd[s][c]
			if k.at == rules.Nowhere || k.at.Pen() != pen || b.play.hidden && b.play.seat == s && b.play.camel == c {
				continue
			}
			b.drawStanding(l, k.side(), s, c, k)
		}
	}
}

func (b *Board) drawStanding(l *paint.List, x0 int, s engine.Seat, c int, k *camel) {
	x, y := feet(x0, k.at)
	l.Sprite(caravan.Shadow, x, y+1)
	drawCamel(l, x, y, b.pose(s, c), s, k.load)
	letterTag(l, x+5, y-3, s, c)
}

// pose is how a camel rests: those that have arrived lie, the others stand with
// their heads down now and then, each in its own time.
func (b *Board) pose(s engine.Seat, c int) caravan.Pose {
	if b.pic.herd[s][c].ahead {
		return caravan.Kneel
	}
	const head, down = 54, 18 // 900 and 300 ms
	own := anim.Ticks((int(s)*8+c)*2654435761>>7) % (head + down)
	if !b.still && (b.now+own)%(head+down) >= head {
		return caravan.Nod
	}
	return caravan.Idle
}

// drawTargets frames the camel that goes and the stands where it may.
func (b *Board) drawTargets(l *paint.List, m *table.Moment) {
	if seat, c, ok := b.onTheWay(m); ok && !b.play.hidden && b.pic.phase >= rules.Choosing {
		r := standRect(west, b.pic.herd[seat][c].at)
		l.Frame(paint.Rect{X: r.X - 1, Y: r.Y - 4, W: 34, H: 34}, sprites.N0)
		l.Frame(paint.Rect{X: r.X, Y: r.Y - 3, W: 32, H: 32}, sprites.G3)
	}
	if pen := b.pic.bound; pen >= 0 && !b.play.hidden {
		at := rules.At(rules.Pen(pen), b.pic.nextStand(rules.Pen(pen)))
		x, y := feet(east, at)
		ghost(l, x, y, b.pic.turn, b.pic.herd[b.pic.turn][b.pic.shown].load)
		letterTag(l, x+5, y-3, b.pic.turn, b.pic.shown)
	}
	if b.pic.phase != rules.Placing && b.pic.phase != rules.Moving {
		return
	}
	step := int(m.Now / 7)
	if b.still {
		step = 0
	}
	for _, mv := range m.Moves {
		pen := rules.Pen(mv.A)
		at := rules.At(pen, b.pic.nextStand(pen))
		x0, seat, c := b.target()
		r := standRect(x0, at)
		if m.Focus.ID != penSpots[pen] {
			ui.Dashes(l, r, step)
			continue
		}
		x, y := feet(x0, at)
		ghost(l, x, y, seat, b.pic.herd[seat][c].load)
		letterTag(l, x+5, y-3, seat, c)
		ui.Ring(l, paint.Rect{X: r.X + 1, Y: r.Y - 1, W: 31, H: 29}, m.Focus.State(penSpots[pen]))
	}
}

// target is the side on which a camel is to be stood, and the camel.
func (b *Board) target() (x0 int, seat engine.Seat, c int) {
	if b.pic.phase == rules.Placing {
		return west, b.pic.turn, b.pic.round
	}
	return east, b.pic.turn, b.pic.shown
}

// drawBanners names the oases and the round.
func (b *Board) drawBanners(l *paint.List) {
	ui.Tag(l, west-2, bannerY, b.words.west, ui.OnDark)
	ui.Tag(l, east-2, bannerY, b.words.east, ui.OnRed)
	if b.pic.phase != rules.Placing {
		w := ui.TagWidth(b.words.middle)
		ui.Tag(l, paint.StageW/2-w/2, bannerY, b.words.middle, ui.OnPaper)
	}
}
