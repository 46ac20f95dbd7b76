package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
	"sandglass/sprites/shell"

	art "sandglass/sprites/amunre"
)

var useSpots = [...]string{spotPlay, spotSell, spotBack}

// drawTray paints what is asked of the viewer: the card in hand that is looked at, or
// the choices of the phase. While others decide it shows the auction, or what happened
// last.
func (b *Board) drawTray(e *scenes.Env, l *paint.List, m *table.Moment) {
	ui.Dark(l, trayRect)
	if m.Asked && b.sel.card > 0 {
		b.drawCard(l, m)
		return
	}
	if _, n := b.rails(); n > 0 {
		b.drawRails(l, m)
		return
	}
	if !m.Asked {
		b.log.Draw(e, l, logRect, sprites.P3, b, m)
		return
	}
	switch b.phase(m) {
	case rules.Turning:
		b.drawDealt(l, m)
	case rules.Acting:
		b.drawShop(l, m)
	case rules.Placing:
		b.drawPlacing(l, m)
	case rules.Offering:
		b.drawGiving(l, m)
	case rules.Changing:
		b.drawHead(l)
		l.Right(fonts.Small, trayRect.X+trayRect.W-10, trayRect.Y+10, b.words.lines[0], sprites.G3)
		for i, id := range sumSpots {
			b.drawTile(l, m, id, sumRect(i), i, 0)
		}
	case rules.Giving:
		b.drawGifts(l, m)
	case rules.Collecting:
		b.drawCollect(l, m)
	case rules.Scoring:
		b.drawBonus(l, m)
	}
}

// drawHead paints the tray's title behind the viewer's badge, and its lines.
func (b *Board) drawHead(l *paint.List) {
	x, y := trayRect.X+8, trayRect.Y+5
	ui.Badge(l, x, y, int(max(0, b.pic.viewer)))
	l.Bold(fonts.Body, x+26, y+4, b.words.title, sprites.E7)
}

// drawTile paints a tile of parchment with a name and a line, indent px in.
func (b *Board) drawTile(l *paint.List, m *table.Moment, id string, r paint.Rect, i, indent int) {
	t := &b.words.tiles[i]
	state := m.Focus.State(id).With(ui.Off, b.isOff(m, id))
	tone := ui.OnPaper
	if state&ui.Off != 0 {
		tone = ui.OnStone
	}
	ui.Plate(l, r, tone)
	x := r.X + 7 + indent
	y := ui.Middle(fonts.Small, r.Y, r.H)
	if t.line != "" {
		y = r.Y + 5
		l.Text(fonts.Small, x, y+12, t.line, tone[4])
	}
	l.Bold(fonts.Small, x, y, t.name, tone[4])
	ui.Ring(l, r.In(1), state)
}

// drawRails paints the five rails of the auction: the spaces with their gold, those
// that the viewer may take in wood, and the stones.
func (b *Board) drawRails(l *paint.List, m *table.Moment) {
	up, n := b.rails()
	bidding := m.Asked && b.phase(m) == rules.Bidding
	for i, pr := range up[:n] {
		r := railRect(i, n)
		lo, hi, at := none, none, none
		if bidding {
			_, lo, hi = bids(m, pr)
			at = b.space(m, pr)
		}
		state := m.Focus.State(railSpots[i])
		if i > 0 {
			l.Fill(paint.Rect{X: r.X - 1, Y: r.Y + 2, W: 1, H: r.H - 4}, sprites.G0)
		}
		c := sprites.G3
		if bidding && lo == none {
			c = sprites.S3
		}
		x := l.Bold(fonts.Small, r.X+2, r.Y+2, b.words.lands[pr], c) + 4
		b.drawFree(l, pr, x, r.Y+2, r.X+r.W-2)
		for space := range rules.BidSpaces {
			cell := cellRect(i, n, space)
			frame, ink := &art.RailSlate, sprites.S4
			if lo != none && space >= lo && space <= hi {
				frame, ink = &art.RailWood, sprites.E0
			}
			ui.Frame(l, frame, cell)
			l.Centre(fonts.Label, cell.X+cell.W/2, cell.Y+4, ui.Number(rules.BidPrice(space)), ink)
		}
		for s := range engine.Seat(b.pic.seats) {
			if st := b.pic.stones[s]; int(st.at) == pr && b.play.slides != int(s)+1 {
				sx, sy := b.stoneAt(st, s)
				l.Sprite(art.Stone(int(s)), sx, sy)
				if b.pic.blockade.Has(s) {
					l.Sprite(shell.Lock, sx+2, sy+6) // below the price
				}
			}
		}
		switch shut := b.shut(pr); {
		case shut != none && bidding:
			ui.Ring(l, cellRect(i, n, shut).In(2), state)
		case at != none && state&ui.Focused != 0:
			cell := cellRect(i, n, at)
			gx, gy := cell.X+cell.W/2-5, cell.Y+15
			l.Draw(art.Stone(int(b.pic.viewer)), gx, gy, sprites.Lighter, 0)
			l.Sprite(art.GhostStone, gx, gy)
			ui.Ring(l, cell.In(2), state)
		default:
			ui.Ring(l, r.In(2), state)
		}
		w := &b.words.rails[i]
		c = sprites.P3
		switch {
		case w.bad:
			c = sprites.R4
		case w.gold:
			c = sprites.G3
		}
		l.Text(fonts.Small, r.X+2, r.Y+50, w.line, c)
	}
}

// drawFree paints what lies free on a province, from x to right.
func (b *Board) drawFree(l *paint.List, pr, x, y, right int) {
	land, ld := &printed[pr], &b.pic.lands[pr]
	for range ld.lying {
		if x+7 < right {
			l.Sprite(art.CardIcon, x, y)
			x += 8
		}
	}
	if land.Gold > 0 && x+22 < right {
		l.Sprite(art.Gold, x, y-1)
		x = l.Text(fonts.Small, x+10, y, ui.Number(land.Gold), sprites.E7)
	}
	if land.Bricks > 0 && x+10 < right {
		l.Sprite(art.Bricks(land.Bricks), x+6, y+7)
	}
}

// stoneAt is the top left of a stone on its rail. Two that lie on the same space lie
// one behind the other.
func (b *Board) stoneAt(st stone, s engine.Seat) (x, y int) {
	up, n := b.rails()
	i := 0
	for i < n && up[i] != int(st.at) {
		i++
	}
	cell := cellRect(min(i, max(n-1, 0)), max(n, 1), int(st.space))
	return cell.X + cell.W/2 - 5, cell.Y + 15
}

// drawShop paints the ladders of prices for cards, farmers and bricks: how many can be
// bought, what so many cost in all, and the number that is set.
func (b *Board) drawShop(l *paint.List, m *table.Moment) {
	buying := b.buying(m)
	for g, id := range buySpots {
		r, t := ladderRect(g), &b.words.tiles[g]
		most, at, first := mostBuy(m, g), b.count(m, g), b.firstRung(m, g)
		state := m.Focus.State(id)
		set := state&ui.Focused != 0 && b.sel.count[g] > 0 || buying == g
		if g > 0 {
			l.Fill(paint.Rect{X: r.X - 2, Y: r.Y + 2, W: 1, H: r.H - 4}, sprites.G0)
		}
		drawGoods(l, g, r.X+5, r.Y+2)
		c := sprites.G3
		if most == 0 {
			c = sprites.S3
		}
		l.Bold(fonts.Small, r.X+17, r.Y+2, t.name, c)
		for i := range ladderRungs {
			cell, n := rungRect(g, i), first+i+1
			frame, ink, price := &art.RailSlate, sprites.S4, sprites.S4
			if n <= most {
				frame, ink, price = &art.RailWood, sprites.E0, sprites.R1
			}
			if n <= at && set {
				frame = &art.PlateOpen
			}
			ui.Frame(l, frame, cell)
			l.Centre(fonts.Small, cell.X+cell.W/2+1, cell.Y+4, ui.Number(n), ink)
			l.Centre(fonts.Label, cell.X+cell.W/2+1, cell.Y+18, ui.Number(rules.Price(n)), price)
		}
		if at > 0 && state&ui.Focused != 0 {
			ui.Ring(l, rungRect(g, at-first-1), state)
		} else {
			ui.Ring(l, r.In(2), state)
		}
		line := t.line
		c = sprites.P3
		if most == 0 {
			c = sprites.S3
		} else if set {
			line, c = t.price, sprites.G3
		}
		l.Text(fonts.Small, r.X+5, r.Y+50, line, c)
	}
	l.Fill(paint.Rect{X: doneButton.X - 4, Y: 292, W: 1, H: 64}, sprites.G0)
	l.Sprite(art.Gold, doneButton.X+2, 291)
	l.Bold(fonts.Small, doneButton.X+14, 292, b.words.title, sprites.G3)
	if buying >= 0 {
		ui.Button(l, buyButton, b.words.tiles[3].line, m.Focus.State(spotBuy).With(ui.Chosen, true))
	}
	ui.Button(l, doneButton, b.words.tiles[3].name, m.Focus.State(spotDone).With(ui.Chosen, buying < 0).With(ui.Off, buying >= 0))
}

// drawGoods paints the small picture of cards, farmers or bricks.
func drawGoods(l *paint.List, g, x, y int) {
	switch rules.Goods(g) {
	case rules.PowerCard:
		l.Sprite(art.CardIcon, x, y)
	case rules.Farmer:
		l.Sprite(art.FarmerHead, x, y)
	default:
		l.Sprite(art.Bricks(1), x+4, y+6)
	}
}

// drawPlacing paints what is still to be placed.
func (b *Board) drawPlacing(l *paint.List, m *table.Moment) {
	b.drawHead(l)
	what, n := m.View.(*rules.View).Left()
	x, y := trayRect.X+18, trayRect.Y+50
	for range min(n, 20) {
		piece := art.Bricks(1)
		if what == rules.Farmer {
			piece = art.Farmer
		}
		l.Sprite(piece, x, y)
		x += 14
	}
	ui.Lines(l, fonts.Small, trayRect.X+236, trayRect.Y+9, b.words.lines, sprites.P2)
}

// drawOffering paints the gold to give, the -3, and Change the Offering if the viewer
// has it.
func (b *Board) drawGiving(l *paint.List, m *table.Moment) {
	w, n, most := b.words, b.offering(m), mostOffer(m)
	l.Bold(fonts.Body, trayRect.X+8, trayRect.Y+5, w.title, sprites.E7)
	if n > 0 {
		x, y := trayRect.X+14, trayRect.Y+34
		for i := range min(n, 18) {
			l.Sprite(art.Coin(0), x+10*i, y)
		}
	} else {
		l.Text(fonts.Small, trayRect.X+8, trayRect.Y+23, w.tiles[1].line, sprites.R4)
	}
	value := 0
	if most > 1 {
		value = 100 * (max(n, 1) - 1) / (most - 1)
	}
	ui.Slider(l, offerRail, value, m.Focus.State(spotOffer).With(ui.Off, most == 0))
	ui.Button(l, giveButton, w.tiles[0].name, m.Focus.State(spotGive).With(ui.Chosen, true))
	b.drawBeside(l, m, spotSteal, stealRect, art.StealCard, w.tiles[1].name, n < 0)
	if w.tiles[2].name != "" {
		b.drawBeside(l, m, spotLay, layRect, art.PowerCard(int(rules.ChangeOffering)), w.tiles[2].name, b.pic.own.laid)
	}
}

// drawBeside paints a card that can lie with the offering, chosen or not.
func (b *Board) drawBeside(l *paint.List, m *table.Moment, id string, r paint.Rect, card sprites.ID, name string, on bool) {
	x, y := r.X+(r.W-cardW)/2, r.Y+10
	if on {
		y -= 5
	}
	l.Sprite(card, x, y)
	if on {
		ui.Glow(l, paint.Rect{X: x, Y: y, W: cardW, H: cardH})
		l.Sprite(shell.Check, x+8, y+22)
	}
	l.Centre(fonts.Small, r.X+r.W/2, r.Y+46, name, sprites.P3)
	ui.Ring(l, r.In(3), m.Focus.State(id))
}

// drawGifts paints the three kinds of gifts, how many of each are taken already, and
// the button for the last one.
func (b *Board) drawGifts(l *paint.List, m *table.Moment) {
	b.drawHead(l)
	taken, cards, all := m.View.(*rules.View).Gifts()
	for g, id := range giftSpots {
		b.drawTile(l, m, id, giftRect(g), g, 16)
		drawGoods(l, g, giftRect(g).X+7, giftRect(g).Y+14)
		if b.sel.goods == g+1 {
			ui.Glow(l, giftRect(g))
		}
	}
	for i := range all {
		r := paint.Rect{X: 322 + 12*i, Y: 312, W: 10, H: 10}
		l.Fill(r, sprites.N0)
		c := sprites.S1
		if i < taken {
			c = sprites.F2
		}
		l.Fill(r.In(1), c)
		if i < cards {
			l.Sprite(art.CardIcon, r.X+1, r.Y+1)
		} else if i < taken {
			l.Sprite(shell.Check, r.X+1, r.Y+1)
		}
	}
	ui.Lines(l, fonts.Small, 320, 294, b.words.lines, sprites.G3)
	if _, set := b.giftMove(); set {
		ui.Button(l, giftButton, b.words.tiles[3].name, m.Focus.State(spotTake).With(ui.Chosen, true))
	}
}

// drawCollect paints what the viewer's provinces bring now.
func (b *Board) drawCollect(l *paint.List, m *table.Moment) {
	b.drawHead(l)
	v := m.View.(*rules.View)
	x := trayRect.X + 10
	for set := v.Owned(b.pic.viewer); set != 0; set &= set - 1 {
		pr := set.First()
		ui.Plate(l, paint.Rect{X: x, Y: 320, W: 116, H: 32}, ui.OnPaper)
		l.Bold(fonts.Small, x+6, 324, b.words.lands[pr], sprites.E0)
		harvest, income, eight := brings(v, pr)
		xx := x + 6
		if eight > 0 {
			l.Sprite(art.Gold, xx, 337)
			l.Text(fonts.Small, xx+11, 338, ui.Number(eight), sprites.R1)
		} else {
			l.Sprite(art.FarmerHead, xx, 338)
			more := b.increaseOf(pr, harvest)
			by := brought{farmers: harvest - more, more: more}
			xx = l.Text(fonts.Small, xx+10, 338, by.byFarmers(), sprites.E0) + 6
			if income > 0 {
				l.Sprite(art.Gold, xx, 337)
				l.Text(fonts.Small, xx+11, 338, ui.Number(income), sprites.E0)
			}
		}
		x += 120
	}
	l.Right(fonts.Body, doneButton.X+doneButton.W, 296, b.words.tiles[0].line, sprites.G3)
	ui.Button(l, doneButton, b.words.tiles[0].name, m.Focus.State(spotCollect).With(ui.Chosen, true))
}

// brings is what a province of the seat that collects brings now, with the cards laid
// there.
func brings(v *rules.View, pr rules.Province) (harvest, income, eight int) {
	harvest, income = v.Yield(pr, v.Temple())
	if at, ok := v.Eight(); ok && at == pr {
		return 0, 0, 8
	}
	if at, ok := v.Increase(); ok && at == pr {
		harvest += v.Harvesters(pr)
	}
	return harvest, income, 0
}

// drawBonus paints the viewer's bonus cards, and which conditions are met: these are
// played with a press.
func (b *Board) drawBonus(l *paint.List, m *table.Moment) {
	b.drawHead(l)
	held, n := b.pic.bonuses()
	for i, c := range held[:n] {
		r, w := bonusRect(i), &b.words.tiles[c-rules.FarmerBonus]
		id := bonusSpots[c-rules.FarmerBonus]
		state := m.Focus.State(id).With(ui.Off, !m.May(rules.Play(c)))
		tone, sign := ui.OnPaper, shell.Check
		if state&ui.Off != 0 {
			tone, sign = ui.OnStone, shell.Cross
		}
		ui.Plate(l, r, tone)
		l.Sprite(art.PowerCard(int(c)), r.X+3, r.Y+6)
		l.Text(fonts.Small, r.X+24, r.Y+6, w.name, tone[4])
		l.Sprite(sign, r.X+26, r.Y+22)
		l.Text(fonts.Small, r.X+38, r.Y+21, w.line, tone[4])
		ui.Ring(l, r.In(3), state)
	}
	ui.Button(l, doneButton, b.words.lines[0], m.Focus.State(spotDone).With(ui.Chosen, true))
}

// haveFor are the farmers and card symbols of the viewer, needFor how many the bonus cards
// that count them ask for.
func haveFor(v *rules.View) [2]int { return [2]int{v.FarmersOf(v.Viewer()), v.SymbolsOf(v.Viewer())} }

var needFor = [2]int{9, 7}

// drawDealt paints the province cards in the viewer's hand.
func (b *Board) drawDealt(l *paint.List, m *table.Moment) {
	b.drawHead(l)
	all, n := b.dealt()
	for i, id := range dealSpots[:n] {
		b.drawTile(l, m, id, dealRect(i), i, 0)
		r := dealRect(i)
		b.drawGoodsOf(l, all[i], r.X+96, r.Y+4)
	}
}

// drawGoodsOf paints what will lie free on a province.
func (b *Board) drawGoodsOf(l *paint.List, pr, x, y int) {
	land := &printed[pr]
	for range land.Cards {
		l.Sprite(art.CardIcon, x, y+1)
		x += 9
	}
	if land.Gold > 0 {
		l.Sprite(art.Gold, x, y)
		x = l.Text(fonts.Small, x+11, y+1, ui.Number(land.Gold), sprites.E0)
	}
	if land.Bricks > 0 {
		l.Sprite(art.Bricks(land.Bricks), x+6, y+8)
	}
}

// drawCard paints the card in hand that is looked at, and what can be done with it.
func (b *Board) drawCard(l *paint.List, m *table.Moment) {
	w := b.words
	x, y := trayRect.X+8, trayRect.Y+4
	art.LargeCard(b.sel.card-1).Draw(x, y, func(id sprites.ID, r sprites.Remap, x, y int) { l.Draw(id, x, y, r, 0) })
	l.Centre(fonts.Label, x+24, ui.Middle(fonts.Label, y+49, 7), w.large, sprites.E7)
	l.Bold(fonts.Body, x+58, y+3, w.title, sprites.G3)
	ui.Lines(l, fonts.Small, x+58, y+22, w.lines, sprites.P3)
	for i, id := range useSpots {
		state := m.Focus.State(id).With(ui.Off, b.isOff(m, id)).With(ui.Chosen, id == spotPlay && !b.isOff(m, id))
		ui.Button(l, cardAct(i), w.tiles[i].name, state)
	}
}

// sayTray words the tray.
func (b *Board) sayTray(w *words, e *scenes.Env, m *table.Moment) {
	v := m.View.(*rules.View)
	if b.sayRails(w, e, m); !m.Asked {
		return
	}
	if b.sel.card > 0 {
		b.sayCard(w, e, m)
		return
	}
	switch v.Phase() {
	case rules.Turning:
		w.title = e.Text(&text.MyProvinces)
		all, n := b.dealt()
		for i, pr := range all[:n] {
			land := &printed[pr]
			w.tiles[i] = tileWords{w.lands[pr], printedOf(e, land), ""}
		}
	case rules.Acting:
		b.sayShop(w, e, m)
	case rules.Placing:
		what, n := v.Left()
		w.title = e.Numbers(&text.AskPut[what], n)
		w.lines = fonts.Small.Wrap(nil, e.Text(buyHints[what]), 216)
	case rules.Offering:
		w.title = e.Text(&text.AskOffer)
		w.tiles[0].name = e.Text(&text.OfferSteal)
		if n := b.offering(m); n > 0 {
			w.title = e.Numbers(&text.Gold, n)
			w.tiles[0].name = e.Numbers(&text.Offer, n)
		}
		w.tiles[1] = tileWords{e.Text(&text.StealShort), e.Text(&text.StealMeans), ""}
		if w.tiles[1].line = fonts.Small.Fit(w.tiles[1].line, 310); b.pic.own.laid {
			w.tiles[2].name = e.Text(&text.Laid)
		} else if b.pic.own.cards.Has(rules.ChangeOffering) {
			w.tiles[2].name = w.cards[rules.ChangeOffering]
		}
	case rules.Changing:
		w.title = e.Numbers(&text.AskChange, v.Total())
		w.lines = []string{b.sumText() + " " + ui.Number(v.Total())}
		for i, by := range [2]int{3, -3} {
			total := v.Total() + by
			w.tiles[i] = tileWords{shiftName(e, by > 0), e.Filled(&text.SumIs, e.Text(&text.BandNames[rules.Band(total)-1]), "", total), ""}
		}
	case rules.Giving:
		taken, _, all := v.Gifts()
		w.title = e.Numbers(&text.AskGift, taken+1, all)
		w.lines = fonts.Small.Wrap(nil, e.Counted(&text.GiftsLeft, all-taken), 138)
		for g := range giftSpots {
			w.tiles[g].name = e.Text(&text.Good[g])
		}
		w.tiles[3].name = e.Text(&text.TakeIt)
	case rules.Collecting:
		w.title = e.Text(&text.AskCollect)
		w.tiles[0] = tileWords{e.Text(&text.Collect), e.Numbers(&text.ActIncome, collects(v)), ""}
	case rules.Scoring:
		w.title = e.Text(&text.AskBonus)
		w.lines = []string{e.Text(&text.Done)}
		for i := range w.tiles {
			w.tiles[i].name = fonts.Small.Fit(w.cards[rules.FarmerBonus+rules.Card(i)], 42)
		}
		for i, n := range haveFor(v) {
			w.tiles[i].line = ui.Number(n) + "/" + ui.Number(needFor[i])
		}
	}
}

// sayRails says of every rail who leads, or what the viewer's bid would mean.
func (b *Board) sayRails(w *words, e *scenes.Env, m *table.Moment) {
	up, n := b.rails()
	bidding := m.Asked && b.phase(m) == rules.Bidding
	for i, pr := range up[:n] {
		r, top := &w.rails[i], b.pic.top(pr)
		lo := none
		if bidding {
			_, lo, _ = bids(m, pr)
		}
		switch {
		case b.play.sold.paid[i] > 0:
			r.line, r.gold = b.soldFor(e, w, pr, b.play.sold.paid[i]-1), true
		case bidding && int(b.pic.stones[b.pic.viewer].at) == pr && lo == none:
			r.line, r.bad = e.Text(&text.RailLost), true
		case top == engine.Spectator:
			r.line = e.Text(&text.RailNobody)
		case b.sel.rail == pr+1 && lo != none && b.sel.shut == 0 && b.onRail(m):
			r.gold = true
			r.line = text.RailOutbids.In(e.Settings.Lang, rules.BidPrice(b.space(m, pr)), w.short[top])
		case b.pic.blockade.Has(top):
			r.line, r.bad = e.Text(&text.RailBlocked), bidding
		default:
			r.line = e.Filled(&text.RailLeads, w.short[top], "")
		}
		r.line = fonts.Small.Fit(r.line, railRect(i, n).W-5)
	}
}

// soldFor says who has got a province, and for how much.
func (b *Board) soldFor(e *scenes.Env, w *words, pr, gold int) string {
	if s := b.pic.lands[pr].owner; s != engine.Spectator {
		return e.Filled(&text.RailSold, w.short[s], "", gold)
	}
	return e.Numbers(&text.Gold, gold)
}

func (b *Board) sayShop(w *words, e *scenes.Env, m *table.Moment) {
	v := m.View.(*rules.View)
	for g := range buySpots {
		t := &w.tiles[g]
		t.name = e.Text(&text.Goods[g])
		n := b.count(m, g)
		if t.line = limit(e, v, g); stepGone(v, g) {
			t.line = e.Text(&text.StepGone)
		}
		if t.price = t.line; b.sel.count[g] > 0 && n > 0 {
			t.price = e.Filled(&text.BuyTitle, goodsN(e, g, n), "", rules.Price(n))
		}
		t.line = fonts.Small.Fit(t.line, 110)
		t.price = fonts.Small.Fit(t.price, 110)
	}
	w.tiles[3].name, w.title = e.Text(&text.Done), e.Numbers(&text.Gold, v.Gold())
	if g := b.buying(m); g >= 0 {
		w.tiles[3].line = w.tiles[g].price
	}
}

// stepGone says whether the viewer has passed the step in which goods of a kind are
// bought.
func stepGone(v *rules.View, g int) bool {
	return v.Step() > [3]rules.Step{rules.StepCards, rules.StepFarmers, rules.StepBricks}[g]
}

// limit says how many goods of a kind there could be bought with gold enough.
func limit(e *scenes.Env, v *rules.View, g int) string {
	switch rules.Goods(g) {
	case rules.PowerCard:
		return e.Numbers(&text.LimitCards, v.CardLimit(v.Viewer()))
	case rules.Farmer:
		return e.Numbers(&text.LimitFields, fields(v))
	}
	return e.Text(&text.LimitBricks)
}

// fields are the free fields of the viewer's provinces.
func fields(v *rules.View) (n int) {
	for set := v.Owned(v.Viewer()); set != 0; set &= set - 1 {
		n += v.FreeFields(set.First())
	}
	return n
}

func (b *Board) sayCard(w *words, e *scenes.Env, m *table.Moment) {
	c := b.sel.card - 1
	w.title = e.Text(&text.Cards[c])
	w.large = fonts.Label.Fit(w.cards[c], 38)
	w.lines = fonts.Small.Wrap(nil, e.Text(&text.Means[c]), 250)
	if closes := cardCloses(m, rules.Card(c)); closes != nil {
		w.lines = fonts.Small.Wrap(w.lines, e.Text(closes), 250)
	}
	w.tiles[0].name, w.tiles[1].name, w.tiles[2].name = e.Text(&text.Play), e.Text(&text.Sell), e.Text(&text.Back)
	if rules.Card(c) == rules.ChangeOffering {
		w.tiles[0].name = e.Text(&text.Lay)
	}
}

// button is what a button of the tray says.
func button(e *scenes.Env, id string) string {
	if i := ui.Index(buttonSpots[:], id); i >= 0 {
		return e.Text(buttonNames[i])
	}
	return ""
}

var (
	buttonSpots = [...]string{spotDone, spotCollect, spotPlay, spotSell, spotBack, spotSteal, spotLay, spotRaise, spotLower}
	buttonNames = [...]*locale.Msg{&text.Done, &text.Collect, &text.Play, &text.Sell, &text.Back, &text.StealName,
		&text.Cards[rules.ChangeOffering], &text.Raise, &text.Lower}
)
