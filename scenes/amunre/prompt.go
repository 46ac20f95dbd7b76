package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
)

// asked is all that the prompt depends on.
type asked struct {
	spoken
	focus string
}

// Prompt says what is asked of the viewer, and what the focused choice means and
// costs; or what is going on.
func (b *Board) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	return *b.prompts.Get(asked{b.spoken(e, m), m.Focus.ID}, func() table.Prompt { return b.prompt(e, m) })
}

// A telling gathers the lines of a prompt, as many as there is room for: the first
// matter most.
type telling struct {
	lines []table.Line
	n     int
}

func (t *telling) line(s string, gold bool) {
	const room = 3
	n := len(fonts.Small.Wrap(nil, s, promptRect.W-16))
	if t.n += n; t.n <= room {
		t.lines = append(t.lines, table.Line{Text: s, Gold: gold})
	} else {
		t.n = room
	}
}

//go:noinline
func (t *telling) say(s string) { t.line(s, false) }

//go:noinline
func (t *telling) gold(s string) { t.line(s, true) }

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	var t telling
	title := b.promptShow(e, m, &t)
	if title == "" {
		title = b.tell(e, m, &t)
	}
	if title == "" && m.Asked {
		title = b.question(e, m, &t)
	}
	if title == "" {
		title = b.waiting(e, m, &t)
	}
	return table.Prompt{Title: title, Lines: t.lines}
}

// waiting says who is at it.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *telling) string {
	v := m.View.(*rules.View)
	turn := v.Turn()
	if b.play.turn > 0 {
		turn = engine.Seat(b.play.turn - 1)
	}
	if n := b.pic.own.offer; n != 0 {
		t.gold(trs(e, &text.OfferMine, itoa(n), ""))
	}
	if turn != engine.Spectator {
		return trs(e, &text.Waiting, fonts.Small.Fit(m.Seating.Names[turn], 90), "")
	}
	if v.Phase() == rules.Over {
		return tr(e, &text.Phases[rules.Over])
	}
	t.say(tr(e, &text.OfferSecret))
	return tr(e, &text.WaitAll)
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *telling) string {
	v, id := m.View.(*rules.View), m.Focus.ID
	if s := index(seatSpots[:], id); s >= 0 && s < b.pic.seats {
		return b.tellSeat(e, m, v, engine.Seat(s), t)
	}
	if k := index(bandSpots[:], id); k >= 0 {
		t.say(trs(e, &text.BandLine, tr(e, &text.ShortBands[k]), "", k+1))
		if camels := k < 2; camels {
			t.say(tr(e, &text.MeansCamels[1]))
		} else {
			t.say(tr(e, &text.MeansCamels[0]))
		}
		if s := b.pic.viewer; s != engine.Spectator {
			t.gold(trd(e, &text.CollectHint, v.Pays(s, k+1)))
		}
		return tr(e, &text.BandNames[k])
	}
	if c := index(cardSpots[:], id); c >= 0 {
		tellCard(e, m, rules.Card(c), t)
		return tr(e, &text.Cards[c])
	}
	if pr := index(landSpots[:], id); pr >= 0 {
		if _, asked := b.onLand(m, rules.Province(pr)); !asked || !m.Asked {
			return b.tellLand(e, pr, t)
		}
	}
	return ""
}

func (b *Board) tellSeat(e *scenes.Env, m *table.Moment, v *rules.View, s engine.Seat, t *telling) string {
	provinces, pyramids := b.pic.owned(s)
	t.say(trd(e, &text.SeatLine, pyramids, v.FarmersOf(s), provinces))
	t.say(trd(e, &text.SeatCards, b.pic.hands[s]))
	if v.Phase() < rules.Scoring {
		worth := 0
		for _, n := range v.Worth(s) {
			worth += n
		}
		t.gold(trd(e, &text.SeatWorth, worth))
	} else if gold := b.goldOf(m, s); gold >= 0 {
		t.gold(trd(e, &text.Gold, gold))
	}
	return m.Seating.Names[s] + ": " + trn(e, &text.Points, b.pic.pointsOf(s))
}

// tellCard says what a card in hand does, and why it cannot be played now.
func tellCard(e *scenes.Env, m *table.Moment, c rules.Card, t *telling) {
	t.say(tr(e, &text.Means[c]))
	switch u := uses(m, c); {
	case !m.Asked:
		t.say(tr(e, &text.WhyPhase))
	case u.plays:
		t.gold(tr(e, &text.PlayHint))
	default:
		t.say(whyNoCard(e, m, c))
	}
}

// whyNoCard is why a card cannot be played now.
func whyNoCard(e *scenes.Env, m *table.Moment, c rules.Card) string {
	v := m.View.(*rules.View)
	switch phase := v.Phase(); {
	case v.Played().Has(c) && phase != rules.Bidding || c == rules.BidBlockade && v.Blockades().Has(v.Viewer()):
		return tr(e, &text.WhyPlayed)
	case phase == rules.Acting && c == rules.MasterBuilder:
		return tr(e, &text.WhyBricks)
	case phase == rules.Acting && c == rules.FreeFarmer:
		return tr(e, &text.WhyStep)
	case phase == rules.Scoring && c.Bonus():
		return tr(e, &text.BonusUnearned)
	}
	return tr(e, &text.WhyPhase)
}

func (b *Board) tellLand(e *scenes.Env, pr int, t *telling) string {
	ld, land := &b.pic.lands[pr], &printed[pr]
	t.say(where(e, land))
	switch {
	case ld.gone:
		t.gold(tr(e, &text.ProvinceOut))
	case ld.up && b.freeGoods(e, pr) != "":
		t.gold(trs(e, &text.BidBrings, b.freeGoods(e, pr), ""))
	case ld.owner != engine.Spectator:
		if s := b.standing(e, pr); s != "" {
			t.gold(trs(e, &text.BidHas, s, ""))
		}
	}
	t.say(trd(e, &text.ProvinceHas, land.Fields, land.Limit))
	return provinceName(e, pr)
}

// question is the title of what is asked; its lines say what the focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *telling) string {
	v := m.View.(*rules.View)
	if c := b.sel.card; c > 0 {
		return b.askCard(e, m, rules.Card(c-1), t)
	}
	switch v.Phase() {
	case rules.Turning:
		if i := index(dealSpots[:], m.Focus.ID); i >= 0 {
			all, n := b.dealt()
			if i < n {
				b.tellLand(e, all[i], t)
			}
		}
		return tr(e, &text.AskTurn)
	case rules.Bidding:
		return b.askBid(e, m, v, t)
	case rules.Acting:
		return b.askActs(e, m, v, t)
	case rules.Placing:
		what, n := v.Left()
		b.meaning(e, m, t)
		return trd(e, &text.AskPut[what], n)
	case rules.Offering:
		return b.askOffer(e, m, t)
	case rules.Changing:
		if i := index(sumSpots[:], m.Focus.ID); i >= 0 {
			total := v.Total() + 3 - 6*i
			t.gold(text.ChangeTo.In(e.Settings.Lang, total, tr(e, &text.BandNames[rules.Band(total)-1])))
		}
		return trd(e, &text.AskChange, v.Total())
	case rules.Giving:
		return b.askGift(e, m, v, t)
	case rules.Collecting:
		t.gold(trd(e, &text.CollectHint, collects(v)))
		t.say(tr(e, &text.CollectCards))
		return tr(e, &text.AskCollect)
	case rules.Scoring:
		t.say(tr(e, &text.BonusHint))
		return tr(e, &text.AskBonus)
	}
	return ""
}

// collects is what the viewer's provinces bring now.
func collects(v *rules.View) (sum int) {
	for set := v.Owned(v.Viewer()); set != 0; set &= set - 1 {
		harvest, income, eight := brings(v, set.First())
		sum += harvest + income + eight
	}
	return sum
}

func (b *Board) askBid(e *scenes.Env, m *table.Moment, v *rules.View, t *telling) string {
	ask := &text.AskBid
	if v.Outbid(v.Viewer()) {
		ask = &text.AskRebid
	}
	i := index(railSpots[:], m.Focus.ID)
	up, n := b.rails()
	if i < 0 || i >= n {
		t.say(tr(e, &text.BidHint))
		return tr(e, ask)
	}
	pr := up[i]
	kind, lo, _ := bids(m, pr)
	if lo == none {
		t.say(whyNoBid(e, v, rules.Province(pr)))
		return provinceName(e, pr)
	}
	if top := b.pic.top(pr); top == engine.Spectator {
		t.say(tr(e, &text.BidFree))
	} else {
		t.say(trs(e, &text.BidOutbids, shortName(m.Seating, top), ""))
	}
	if kind == rules.KindOutbid {
		t.say(tr(e, &text.BidStays))
	} else if v.Blockades().Has(v.Viewer()) {
		t.say(tr(e, &text.BidBlocks))
	}
	if goods := b.freeGoods(e, pr); goods != "" {
		t.gold(trs(e, &text.BidBrings, goods, ""))
	} else {
		t.say(tr(e, &text.BidBrings0))
	}
	if has := b.standing(e, pr); has != "" {
		t.gold(trs(e, &text.BidHas, has, ""))
	}
	return trs(e, &text.BidFor, provinceName(e, pr), "", rules.BidPrice(b.space(m, pr)))
}

// whyNoBid is why the viewer cannot bid for a province.
func whyNoBid(e *scenes.Env, v *rules.View, pr rules.Province) string {
	if at, _, ok := v.Stone(v.Viewer()); ok && at == pr {
		return tr(e, &text.WhyLost)
	}
	if lo := v.LowestBid(pr); lo < rules.BidSpaces {
		return trd(e, &text.WhyPoor, v.Gold())
	}
	if top := v.Highest(pr); top != engine.Spectator && v.Blockades().Has(top) {
		return tr(e, &text.WhyBlocked)
	}
	return tr(e, &text.WhyLow)
}

func (b *Board) askActs(e *scenes.Env, m *table.Moment, v *rules.View, t *telling) string {
	g := index(buySpots[:], m.Focus.ID)
	if m.Focus.ID == spotBuy {
		g = b.sel.buys - 1
	}
	if g < 0 {
		t.say(tr(e, &text.ActsHint))
		return tr(e, &text.AskActs)
	}
	n := b.count(m, g)
	if n == 0 {
		t.say(whyNoGoods(e, v, g))
		return tr(e, &text.Goods[g])
	}
	t.gold(trd(e, &text.BuyLeaves, v.Gold()-rules.Price(n)))
	t.say(trd(e, &text.BuyNext, n+1))
	t.say(tr(e, buyHints[g]))
	what := ""
	switch rules.Goods(g) {
	case rules.PowerCard:
		what = trn(e, &text.CardsN, n)
	case rules.Farmer:
		what = trn(e, &text.FarmersN, n)
	default:
		what = trn(e, &text.BricksN, n)
	}
	return trs(e, &text.BuyFor, what, "", rules.Price(n))
}

// buyHints say what cards, farmers and bricks are good for.
var buyHints = [...]*locale.Msg{&text.BuyCards, &text.BuyFarmers, &text.BuyBricks}

// whyNoGoods is why no goods of a kind can be bought.
func whyNoGoods(e *scenes.Env, v *rules.View, g int) string {
	switch {
	case stepGone(v, g):
		return tr(e, &text.WhyStep)
	case v.Gold() == 0:
		return trd(e, &text.WhyPoor, 0)
	case rules.Goods(g) == rules.Farmer:
		return trd(e, &text.WhyNoField, 0)
	case v.CardLimit(v.Viewer()) == 0:
		return tr(e, &text.WhyNoSymbol)
	}
	return tr(e, &text.WhyNoCards)
}

// meaning says what the province in focus would get, or why it cannot.
func (b *Board) meaning(e *scenes.Env, m *table.Moment, t *telling) {
	pr := index(landSpots[:], m.Focus.ID)
	if b.sel.where > 0 {
		pr = b.sel.where - 1
	}
	if pr < 0 {
		return
	}
	at, ld := rules.Province(pr), &b.pic.lands[pr]
	mv, _ := b.onLand(m, at)
	if !has(m, mv) {
		switch {
		case ld.owner != b.pic.viewer:
			t.say(tr(e, &text.WhyNotYours))
		case ghostOf(m, mv) == ghostPyramid:
			t.say(tr(e, &text.WhyBricks))
		default:
			t.say(tr(e, &text.WhyFieldFull))
		}
		return
	}
	name := provinceName(e, pr)
	switch ghostOf(m, mv) {
	case ghostFarmer, ghostPlain:
		t.gold(trs(e, &text.PutFarmer, name, "", printed[at].Printed+int(ld.farmers)+int(ld.plain)+1))
	case ghostBrick:
		if n := int(ld.bricks) + 1; n < rules.BricksEach {
			t.gold(trs(e, &text.PutBricks, name, "", n))
			return
		}
		t.gold(trs(e, &text.PutPyramid, name, ""))
	case ghostPyramid:
		t.gold(trs(e, &text.PutPyramid, name, ""))
	default:
		b.meansIncome(e, m, at, t)
	}
}

// meansIncome says what 8 Gold or Harvest Increase would change in a province.
func (b *Board) meansIncome(e *scenes.Env, m *table.Moment, pr rules.Province, t *telling) {
	v := m.View.(*rules.View)
	harvest, income, _ := brings(v, pr)
	if rules.Card(b.sel.card-1) == rules.EightGold {
		t.gold(trd(e, &text.EightHere, harvest+income))
		return
	}
	t.gold(trd(e, &text.IncreaseHere, v.Harvesters(pr)))
}

func (b *Board) askOffer(e *scenes.Env, m *table.Moment, t *telling) string {
	n := b.offering(m)
	switch m.Focus.ID {
	case spotSteal:
		n = rules.Steal
	case spotLay:
		t.say(tr(e, &text.LayHint))
	case spotOffer:
		n = max(n, 1)
	}
	if cash := b.pic.own.cash.Len(); cash > 0 {
		t.say(trd(e, &text.Cashed, cash))
	}
	if n < 0 {
		t.say(tr(e, &text.StealMeans))
		return tr(e, &text.OfferSteal)
	}
	t.say(tr(e, &text.OfferHint))
	t.gold(trd(e, &text.BuyLeaves, b.pic.gold[b.pic.viewer]-n))
	return trd(e, &text.OfferGold, n)
}

func (b *Board) askGift(e *scenes.Env, m *table.Moment, v *rules.View, t *telling) string {
	taken, _, all := v.Gifts()
	title := trd(e, &text.AskGift, taken+1, all)
	g := index(giftSpots[:], m.Focus.ID)
	if g < 0 && b.sel.goods > 0 {
		if g = b.sel.goods - 1; g > 0 {
			b.meaning(e, m, t)
			if len(t.lines) > 0 {
				return title
			}
		}
	}
	if g < 0 {
		t.say(tr(e, &text.GiftsNote))
		return title
	}
	if !gives(m, g) {
		if t.say(tr(e, &text.WhyNoCards)); g > 0 {
			t.lines, t.n = nil, 0
			t.say(trd(e, &text.WhyNoField, 0))
		}
		return title
	}
	t.gold(tr(e, [...]*locale.Msg{&text.GiftCards, &text.GiftFarmer, &text.GiftBrick}[g]))
	return title
}

func (b *Board) askCard(e *scenes.Env, m *table.Moment, c rules.Card, t *telling) string {
	if b.sel.aims {
		b.meaning(e, m, t)
		return trs(e, &text.AskWhere, tr(e, &text.Cards[c]), "")
	}
	switch m.Focus.ID {
	case spotSell:
		if t.say(tr(e, &text.SellHint)); b.phase(m) == rules.Offering {
			t.lines, t.n = nil, 0
			t.say(tr(e, &text.CashHint))
		}
	case spotPlay:
		tellPlay(e, m, c, t)
	default:
		t.say(tr(e, &text.Means[c]))
	}
	return tr(e, &text.Cards[c])
}

func tellPlay(e *scenes.Env, m *table.Moment, c rules.Card, t *telling) {
	switch {
	case !uses(m, c).plays:
		t.say(whyNoCard(e, m, c))
	case c == rules.ChangeOffering:
		t.say(tr(e, &text.LayHint))
	case c.Bonus():
		t.gold(tr(e, &text.BonusEarned))
	default:
		t.say(tr(e, &text.Means[c]))
	}
}
