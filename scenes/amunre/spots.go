package amunre

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	"sandglass/scenes/input"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// The hot-spots, by what they stand for.
var (
	landSpots = [rules.Provinces]string{"land.buto", "land.damanhur", "land.memphis", "land.baharya", "land.mendes", "land.avaris", "land.amarna",
		"land.abydos", "land.dakhla", "land.kharga", "land.edfu", "land.sawu", "land.thebes", "land.abu", "land.berenike"}
	railSpots = [mostSeats]string{"rail.1", "rail.2", "rail.3", "rail.4", "rail.5"}
	buySpots  = [3]string{"buy.cards", "buy.farmers", "buy.bricks"}
	giftSpots = [3]string{"gift.card", "gift.farmer", "gift.brick"}
	dealSpots = [rules.Rounds]string{"deal.1", "deal.2", "deal.3"}
	seatSpots = [mostSeats]string{"seat.1", "seat.2", "seat.3", "seat.4", "seat.5"}
	bandSpots = [4]string{"band.1", "band.2", "band.3", "band.4"}
	cardSpots = [rules.CardKinds]string{"card.blockade", "card.outbid", "card.farmer", "card.builder", "card.offering", "card.gold",
		"card.harvest", "card.farmers", "card.symbols", "card.egypt", "card.side", "card.nile"}
	sumSpots = [2]string{spotRaise, spotLower}

	bonusSpots = [5]string{"bonus.farmers", "bonus.symbols", "bonus.egypt", "bonus.side", "bonus.nile"}
)

const (
	spotBuy     = "act.buy"
	spotDone    = "act.done"
	spotCollect = "act.collect"
	spotRaise   = "total.raise"
	spotLower   = "total.lower"
	spotOffer   = "offer.gold"
	spotGive    = "offer.give"
	spotSteal   = "offer.steal"
	spotLay     = "offer.lay"
	spotTake    = "gift.take"
	spotPlay    = "use.play"
	spotSell    = "use.sell"
	spotBack    = "use.back"
)

// The groups of hot-spots, in the order of tabbing.
const (
	trayGroup uint8 = iota
	mapGroup
	handGroup
	bandGroup
	seatGroup
)

// Spots appends what the viewer may point at: the tray with the choices, the
// provinces, and always what tells something.
func (b *Board) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	if b.covered() {
		return dst
	}
	if m.Asked {
		dst = b.traySpots(dst, m)
	}
	for pr := range rules.Province(rules.Provinces) {
		mv, asked := b.onLand(m, pr)
		off := !m.Asked || !asked || !m.May(mv)
		dst = ui.Put(dst, ui.Spot{ID: landSpots[pr], Rect: landSpot(pr), Group: mapGroup, Show: true, Shy: off, Off: off})
	}
	panel := b.landRect(m)
	if panel != asideRect {
		dst = b.handSpots(dst, m)
		for k, id := range bandSpots {
			dst = ui.Put(dst, ui.Spot{ID: id, Rect: bandRect(k), Group: bandGroup, Shy: true, Off: true})
		}
	}
	if panel != rowsRect {
		for s := range b.pic.seats {
			dst = ui.Put(dst, ui.Spot{ID: seatSpots[s], Rect: seatRect(s), Group: seatGroup, Shy: true, Off: true})
		}
	}
	return dst
}

func (b *Board) handSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	kinds, n := b.pic.kinds()
	for i, c := range kinds[:n] {
		dst = ui.Put(dst, ui.Spot{ID: cardSpots[c], Rect: handSpot(i, n), Group: handGroup, Shy: true, Show: true, Off: !m.Asked || b.sel.aims})
	}
	return dst
}

// traySpots are the choices of the tray.
func (b *Board) traySpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	tray := func(id string, r paint.Rect, off bool) {
		show := id != spotBack && ui.Index(buySpots[:], id) < 0 && ui.Index(giftSpots[1:], id) < 0 // the others make a move
		dst = ui.Put(dst, ui.Spot{ID: id, Rect: r, Group: trayGroup, Off: off, Show: show})
	}
	if c := b.sel.card; c > 0 {
		u := uses(m, rules.Card(c-1))
		tray(spotPlay, cardAct(0), !u.plays || b.sel.aims)
		tray(spotSell, cardAct(1), !u.sells || b.sel.aims)
		tray(spotBack, cardAct(2), false)
		return dst
	}
	switch b.phase(m) {
	case rules.Turning:
		_, n := b.dealt()
		for i, id := range dealSpots[:n] {
			tray(id, dealRect(i), false)
		}
	case rules.Bidding:
		up, n := b.rails()
		for i, pr := range up[:n] {
			_, lo, _ := bids(m, pr)
			tray(railSpots[i], railRect(i, n), lo == none)
		}
	case rules.Acting:
		for g, id := range buySpots {
			tray(id, ladderRect(g), mostBuy(m, g) == 0)
		}
		if b.buying(m) >= 0 {
			tray(spotBuy, buyButton, false)
		}
		tray(spotDone, doneButton, b.buying(m) >= 0)
	case rules.Offering:
		tray(spotOffer, offerRail, mostOffer(m) == 0)
		tray(spotGive, giveButton, false)
		tray(spotSteal, stealRect, false)
		if b.pic.own.laid || b.pic.own.cards.Has(rules.ChangeOffering) {
			tray(spotLay, layRect, b.pic.own.laid)
		}
	case rules.Changing:
		for i, id := range sumSpots {
			tray(id, sumRect(i), false)
		}
	case rules.Giving:
		for g, id := range giftSpots {
			tray(id, giftRect(g), !gives(m, g))
		}
		if _, set := b.giftMove(); set {
			tray(spotTake, giftButton, false)
		}
	case rules.Collecting:
		tray(spotCollect, doneButton, false)
	case rules.Scoring:
		held, n := b.pic.bonuses()
		for i, c := range held[:n] {
			tray(bonusSpots[c-rules.FarmerBonus], bonusRect(i), !m.May(rules.Play(c)))
		}
		tray(spotDone, doneButton, false)
	}
	return dst
}

// gives says whether the viewer may take a gift of a kind.
func gives(m *table.Moment, g int) bool {
	for _, mv := range m.Moves {
		if mv.Kind == rules.KindGift && int(mv.A) == g {
			return true
		}
	}
	return false
}

// dealt lists the province cards in the viewer's hand.
func (b *Board) dealt() (all [rules.Rounds]int, n int) {
	for set := b.pic.own.dealt; set != 0 && n < len(all); set &= set - 1 {
		all[n] = int(set.First())
		n++
	}
	return all, n
}

// Act turns a spot into the move it stands for, or selects what is to be chosen first:
// pressed again, it is put back.
func (b *Board) Act(e *scenes.Env, m *table.Moment, id string, by input.Intent) (engine.Move, bool) {
	var mv engine.Move
	if !m.Asked {
		return mv, false
	}
	if i := ui.Index(railSpots[:], id); i >= 0 {
		return b.actRail(e, m, i, by)
	}
	if g := ui.Index(buySpots[:], id); g >= 0 {
		n := b.count(m, g)
		if by.Kind == input.Release {
			n = b.pointed(m, g, by.X)
		}
		if b.buying(m) == g && b.sel.set == n {
			return b.putBack(e)
		}
		b.sel.count[g], b.sel.buys, b.sel.set = n, g+1, n
		m.Focus.ID = spotBuy
		e.Play("confirm")
		return mv, false
	}
	if i := ui.Index(bonusSpots[:], id); i >= 0 {
		return b.move(e, m, rules.Play(rules.FarmerBonus+rules.Card(i)))
	}
	if i := ui.Index(dealSpots[:], id); i >= 0 {
		all, _ := b.dealt()
		return b.move(e, m, rules.TurnUp(rules.Province(all[i])))
	}
	if pr := ui.Index(landSpots[:], id); pr >= 0 {
		return b.actLand(e, m, rules.Province(pr))
	}
	if c := ui.Index(cardSpots[:], id); c >= 0 {
		if b.sel.card == c+1 {
			return b.putBack(e)
		}
		b.sel.card, b.sel.aims = c+1, false
		m.Focus.ID = spotBack
		if u := uses(m, rules.Card(c)); u.plays {
			m.Focus.ID = spotPlay
		}
		e.Play("confirm")
		return mv, false
	}
	if g := ui.Index(giftSpots[:], id); g >= 0 {
		return b.actGift(e, m, g)
	}
	return b.actButton(e, m, id, by)
}

// move is the move that was decided on; the selection is done with, or waits until the
// question comes back.
func (b *Board) move(e *scenes.Env, m *table.Moment, mv engine.Move) (engine.Move, bool) {
	if !m.May(mv) {
		e.Play("denied")
		return engine.Move{}, false
	}
	b.park(mv)
	b.sel = selection{}
	e.Play("confirm")
	return mv, true
}

// putBack drops what was selected last.
func (b *Board) putBack(e *scenes.Env) (mv engine.Move, ok bool) {
	b.Back()
	e.Play("cancel")
	return mv, false
}

// actRail bids: a pointer must be let go on the space that is set. On one that is closed
// nothing is bid, and the prompt says why.
func (b *Board) actRail(e *scenes.Env, m *table.Moment, i int, by input.Intent) (mv engine.Move, ok bool) {
	up, n := b.rails()
	kind, _, _ := bids(m, up[i])
	if by.Kind == input.Release {
		to := cellAt(i, n, by.X)
		if (b.shut(up[i]) != none || to != b.space(m, up[i])) && b.setRail(m, up[i], to) {
			e.Play("focus")
			return mv, false
		}
	}
	if b.shut(up[i]) != none {
		e.Play("denied")
		return mv, false
	}
	return b.move(e, m, engine.Move{Kind: kind, A: uint8(up[i]), B: uint8(b.space(m, up[i]))})
}

// actLand places what is to be placed there.
func (b *Board) actLand(e *scenes.Env, m *table.Moment, pr rules.Province) (engine.Move, bool) {
	mv, _ := b.onLand(m, pr)
	if mv.Kind != rules.KindGift || !lastGift(b.view) {
		return b.move(e, m, mv)
	}
	if b.sel.where == int(pr)+1 {
		return b.putBack(e)
	}
	b.sel.where = int(pr) + 1
	m.Focus.ID = spotTake
	e.Play("confirm")
	return engine.Move{}, false
}

// actGift takes a power card, or asks where the farmer or brick goes.
func (b *Board) actGift(e *scenes.Env, m *table.Moment, g int) (engine.Move, bool) {
	if g == int(rules.PowerCard) && !lastGift(b.view) {
		return b.move(e, m, rules.GiftCard())
	}
	again := b.sel.goods == g+1
	if b.sel.where = 0; again {
		return b.putBack(e)
	}
	b.sel.goods = g + 1
	m.Focus.ID = spotTake
	for _, mv := range m.Moves {
		if mv.Kind == rules.KindGift && int(mv.A) == g && mv.B > 0 {
			m.Focus.ID = landSpots[mv.B-1]
			break
		}
	}
	e.Play("confirm")
	return engine.Move{}, false
}

func (b *Board) actButton(e *scenes.Env, m *table.Moment, id string, by input.Intent) (mv engine.Move, ok bool) {
	c := rules.Card(max(b.sel.card, 1) - 1)
	if i := ui.Index(plainSpots[:], id); i >= 0 {
		return b.move(e, m, engine.Move{Kind: plainMoves[i]})
	}
	switch id {
	case spotBuy:
		g := b.buying(m)
		mv = rules.Buy(rules.Goods(g), b.count(m, g))
	case spotGive:
		mv = b.offerMove(m)
	case spotTake:
		mv, _ = b.giftMove()
	case spotSell:
		mv = uses(m, c).sale
	case spotOffer:
		if by.Kind == input.Release {
			b.sel.offer = b.offerAt(m, by.X)
		} else {
			b.sel.offer = max(1, b.offering(m))
			m.Focus.ID = spotGive
		}
	case spotSteal:
		if b.sel.offer == rules.Steal && mostOffer(m) > 0 {
			b.sel.offer = 0
			e.Play("cancel")
			return mv, false
		}
		b.sel.offer = rules.Steal
		m.Focus.ID = spotGive
	case spotPlay:
		switch {
		case c == rules.ChangeOffering:
			mv = rules.Lay()
		case !uses(m, c).aims:
			mv = rules.Play(c)
		default:
			b.sel.aims = true
			aimFocus(m, c)
		}
	case spotBack:
		return b.putBack(e)
	}
	if mv.Kind != 0 {
		return b.move(e, m, mv)
	}
	e.Play("confirm")
	return mv, false
}

// plainSpots stand for moves that need nothing more to be told.
var (
	plainSpots = [...]string{spotDone, spotCollect, spotRaise, spotLower, spotLay}
	plainMoves = [...]uint8{rules.KindDone, rules.KindCollect, rules.KindRaise, rules.KindLower, rules.KindLay}
)

// aimFocus puts the focus on the first province that the card can be played in.
func aimFocus(m *table.Moment, c rules.Card) {
	for _, mv := range m.Moves {
		if mv.Kind == rules.KindPlay && rules.Card(mv.A) == c && mv.B > 0 {
			m.Focus.ID = landSpots[mv.B-1]
			return
		}
	}
}

// Tell names a spot in words and says why it is off.
func (b *Board) Tell(e *scenes.Env, m *table.Moment, id string) (label, why string) {
	at := m.At(id)
	return table.Tell(b.nameOf(e, at, id), b.prompt(e, at), ui.IsOff(b.Spots(nil, at), id))
}

// isOff says whether a spot is off; drawing asks it in every frame.
func (b *Board) isOff(m *table.Moment, id string) bool {
	var room [48]ui.Spot
	return ui.IsOff(b.Spots(room[:0], m), id)
}

// nameOf is the short name of a spot; "" for one that the prompt names.
func (b *Board) nameOf(e *scenes.Env, m *table.Moment, id string) string {
	if pr := ui.Index(landSpots[:], id); pr >= 0 {
		return e.Text(&text.Provinces[pr])
	}
	if c := ui.Index(cardSpots[:], id); c >= 0 {
		return e.Text(&text.Cards[c])
	}
	if s := ui.Index(seatSpots[:], id); s >= 0 {
		return m.Seating.Names[s]
	}
	if k := ui.Index(bandSpots[:], id); k >= 0 {
		return e.Text(&text.BandNames[k])
	}
	if i := ui.Index(bonusSpots[:], id); i >= 0 {
		return e.Text(&text.Cards[int(rules.FarmerBonus)+i])
	}
	if g := ui.Index(giftSpots[:], id); g >= 0 {
		return e.Text(&text.Good[g])
	}
	if g := ui.Index(buySpots[:], id); g >= 0 {
		return e.Text(&text.Goods[g])
	}
	if up, n := b.rails(); ui.Index(railSpots[:n], id) >= 0 {
		return e.Text(&text.Provinces[up[ui.Index(railSpots[:n], id)]])
	}
	if i := ui.Index(dealSpots[:], id); i >= 0 {
		all, _ := b.dealt()
		return e.Text(&text.Provinces[all[i]])
	}
	return button(e, id)
}

// pageOf is the page of the rules that tells of a spot; false for what is no part of
// the board.
func pageOf(id string) (page int, ok bool) {
	kind, _, ok := strings.Cut(id, ".")
	switch kind {
	case "rail", "deal":
		return text.PageAuction, ok
	case "buy", "act":
		return text.PageActions, ok
	case "offer", "total", "band":
		return text.PageOffering, ok
	case "gift":
		return text.PageGifts, ok
	case "land":
		return text.PageHarvest, ok
	case "card", "use", "bonus":
		if kind == "bonus" || ui.Index(cardSpots[:], id) >= int(rules.FarmerBonus) {
			return text.PageBonuses, ok
		}
		return text.PageCards, ok
	case "seat":
		return text.PageScoring, ok
	}
	return text.PageRound, ok
}
