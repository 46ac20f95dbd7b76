package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// bids are the spaces of a province that the viewer's stone may take, and the kind of
// move that puts it there: Outbid on the province where it was outbid. Both none if it
// may not.
func bids(m *table.Moment, pr int) (kind uint8, lo, hi int) {
	lo, hi = none, none
	for _, mv := range m.Moves {
		if (mv.Kind == rules.KindBid || mv.Kind == rules.KindOutbid) && int(mv.A) == pr {
			if kind, hi = mv.Kind, int(mv.B); lo == none {
				lo = hi
			}
		}
	}
	return kind, lo, hi
}

// space is where the viewer's stone would lie on a province: as set, or as low as can
// be; none where it cannot.
func (b *Board) space(m *table.Moment, pr int) int {
	_, lo, hi := bids(m, pr)
	if b.sel.rail == pr+1 && lo != none {
		return min(hi, max(lo, b.sel.space))
	}
	return lo
}

// shut is the space of a province that a pointer means although the viewer's stone may
// not lie there, or none.
func (b *Board) shut(pr int) int {
	if b.sel.rail == pr+1 {
		return b.sel.shut - 1
	}
	return none
}

// setRail puts the viewer's stone on a space of a province, and says whether it may lie
// there: if not, only the reason is told.
func (b *Board) setRail(m *table.Moment, pr, space int) (open bool) {
	_, lo, hi := bids(m, pr)
	b.sel.rail, b.sel.space, b.sel.shut = pr+1, space, 0
	if open = space >= lo && space <= hi; !open {
		b.sel.space, b.sel.shut = lo, space+1
	}
	return open
}

// onRail says whether the focus is on the rail where the stone is set: elsewhere it does
// not look as if it lay there.
func (b *Board) onRail(m *table.Moment) bool {
	i := ui.Index(railSpots[:], m.Focus.ID)
	up, n := b.rails()
	return i >= 0 && i < n && b.sel.rail == up[i]+1 && !m.Focus.Hidden
}

// mostBuy is how many goods of a kind the viewer can buy.
func mostBuy(m *table.Moment, g int) (most int) {
	for _, mv := range m.Moves {
		if mv.Kind == rules.KindBuy && int(mv.A) == g {
			most = max(most, int(mv.B))
		}
	}
	return most
}

// count is how many goods of a kind the ladder is set to, 0 if none can be bought.
func (b *Board) count(m *table.Moment, g int) int {
	return min(mostBuy(m, g), max(1, b.sel.count[g]))
}

// firstRung is how many rungs of a ladder are out of sight at its lower end.
func (b *Board) firstRung(m *table.Moment, g int) int {
	return max(0, b.count(m, g)-ladderRungs)
}

// pointed is how many goods of a kind a pointer at x means on their ladder.
func (b *Board) pointed(m *table.Moment, g, x int) int {
	return min(mostBuy(m, g), b.firstRung(m, g)+rungAt(g, x)+1)
}

// buying is the kind of goods whose number is set to be bought, or none: a kind may be closed
// by a card that was played since.
func (b *Board) buying(m *table.Moment) int {
	if g := b.sel.buys - 1; g >= 0 && mostBuy(m, g) > 0 {
		return g
	}
	return none
}

// closing says which kinds that could still be bought are closed when one of a kind is
// bought, or the card that belongs to it is played; nil for none.
func closing(m *table.Moment, g int) *locale.Msg {
	cards, farmers := mostBuy(m, int(rules.PowerCard)) > 0, mostBuy(m, int(rules.Farmer)) > 0
	switch {
	case g > int(rules.Farmer) && cards && farmers:
		return &text.ClosesBoth
	case g > int(rules.Farmer) && farmers:
		return &text.ClosesFarmers
	case g > int(rules.PowerCard) && cards:
		return &text.ClosesCards
	}
	return nil
}

// cardCloses is what playing a card closes, like closing.
func cardCloses(m *table.Moment, c rules.Card) *locale.Msg {
	switch c {
	case rules.FreeFarmer:
		return closing(m, int(rules.Farmer))
	case rules.MasterBuilder:
		return closing(m, int(rules.Brick))
	}
	return nil
}

// offering is the offering that is set: gold as far as there is so much, at first the
// least, or Steal.
func (b *Board) offering(m *table.Moment) int {
	if most := mostOffer(m); b.sel.offer >= 0 && most > 0 {
		return min(most, max(1, b.sel.offer))
	}
	return rules.Steal
}

// mostOffer is all that the viewer can offer.
func mostOffer(m *table.Moment) (most int) {
	for _, mv := range m.Moves {
		if mv.Kind == rules.KindOffer {
			most = max(most, int(mv.N))
		}
	}
	return most
}

// offerAt is the gold that a pointer at x means on the rail of the offering.
func (b *Board) offerAt(m *table.Moment, x int) int {
	most := mostOffer(m)
	if most == 0 {
		return rules.Steal
	}
	return 1 + min(most-1, max(0, ((x-offerRail.X-5)*(most-1)+(offerRail.W-11)/2)/(offerRail.W-11)))
}

// offerMove is the move that makes the offering that is set.
func (b *Board) offerMove(m *table.Moment) engine.Move {
	if n := b.offering(m); n > 0 {
		return rules.Offer(n)
	}
	return rules.PlayThief()
}

// kinds lists the kinds of cards in the viewer's hand.
func (p *picture) kinds() (kinds [rules.CardKinds]rules.Card, n int) {
	for c := range rules.CardKinds {
		if p.own.cards.Has(c) {
			kinds[n] = c
			n++
		}
	}
	return kinds, n
}

// bonuses lists the kinds of bonus cards in the viewer's hand.
func (p *picture) bonuses() (kinds [5]rules.Card, n int) {
	for c := range rules.CardKinds {
		if c.Bonus() && p.own.cards.Has(c) {
			kinds[n] = c
			n++
		}
	}
	return kinds, n
}

// cardUse is what can be done with a card in hand now: played, in a province or as it
// is, sold, or laid with the offering.
type cardUse struct {
	plays, aims, sells bool
	sale               engine.Move
}

func uses(m *table.Moment, c rules.Card) (u cardUse) {
	for _, mv := range m.Moves {
		switch {
		case mv.Kind == rules.KindLay:
			u.plays = u.plays || c == rules.ChangeOffering
		case mv.Kind == rules.KindOutbid:
			u.aims = u.aims || c == rules.OutbidCard
		case rules.Card(mv.A) != c:
		case mv.Kind == rules.KindPlay:
			u.plays, u.aims = true, mv.B != 0
		case mv.Kind == rules.KindSell, mv.Kind == rules.KindCash:
			u.sells, u.sale = true, mv
		}
	}
	return u
}

// onLand is the move that a province stands for while one is asked: where the goods
// just bought go, a gift, or a card.
func (b *Board) onLand(m *table.Moment, pr rules.Province) (mv engine.Move, asked bool) {
	switch s := &b.sel; {
	case s.aims:
		return rules.PlayAt(rules.Card(s.card-1), pr), true
	case b.phase(m) == rules.Placing && s.card == 0:
		return rules.Put(pr), true
	case b.phase(m) == rules.Giving && s.goods > 0 && s.card == 0:
		return rules.GiftAt(rules.Goods(s.goods-1), pr), true
	}
	return mv, false
}

// lastGift says whether the gift to be taken is the viewer's last: with it the turn is
// over, so it is asked once more.
func lastGift(v *rules.View) bool {
	taken, _, all := v.Gifts()
	return taken+1 >= all
}

// giftMove is the last gift as it is set, if it is.
func (b *Board) giftMove() (engine.Move, bool) {
	switch s := &b.sel; {
	case s.goods == 1+int(rules.PowerCard):
		return rules.GiftCard(), true
	case s.goods > 0 && s.where > 0:
		return rules.GiftAt(rules.Goods(s.goods-1), rules.Province(s.where-1)), true
	}
	return engine.Move{}, false
}
