package amunre

import (
	"slices"
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
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

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	t := table.Telling{Panel: promptRect}
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
	return table.Prompt{Title: title, Lines: t.Lines}
}

// waiting says who is at it.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	v := m.View.(*rules.View)
	turn := v.Turn()
	if b.play.turn > 0 {
		turn = engine.Seat(b.play.turn - 1)
	}
	if n := b.pic.own.offer; n != 0 {
		t.Gold(e.Filled(&text.OfferMine, ui.Number(n), ""))
	}
	if turn != engine.Spectator {
		return e.Filled(&text.Waiting, fonts.Small.Fit(m.Seating.Names[turn], 90), "")
	}
	if v.Phase() == rules.Over {
		return heading(e, &text.Phases[rules.Over])
	}
	t.Say(e.Text(&text.OfferSecret))
	return e.Text(&text.WaitAll)
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	v, id := m.View.(*rules.View), m.Focus.ID
	if s := ui.Index(seatSpots[:], id); s >= 0 && s < b.pic.seats {
		return b.tellSeat(e, m, v, engine.Seat(s), t)
	}
	if k := ui.Index(bandSpots[:], id); k >= 0 {
		if b.phase(m) == rules.Offering && b.pic.temple > 0 {
			of := ""
			for s := range engine.Seat(b.pic.seats) {
				of = listed(of, shortName(m.Seating, s)+" "+ui.Number(b.pic.offers[s]))
			}
			t.Gold(e.Filled(&text.LastGave, of, ""))
			return e.Numbers(&text.LastTotal, b.pic.total())
		}
		t.Say(e.Filled(&text.BandLine, e.Text(&text.ShortBands[k]), "", k+1))
		if camels := k < 2; camels {
			t.Say(e.Text(&text.MeansCamels[1]))
		} else {
			t.Say(e.Text(&text.MeansCamels[0]))
		}
		if s := b.pic.viewer; s != engine.Spectator {
			t.Gold(e.Numbers(&text.CollectHint, v.Pays(s, k+1)))
		}
		return heading(e, &text.BandNames[k])
	}
	if c := ui.Index(cardSpots[:], id); c >= 0 {
		tellCard(e, m, rules.Card(c), t)
		return e.Text(&text.Cards[c])
	}
	if pr := ui.Index(landSpots[:], id); pr >= 0 {
		if _, asked := b.onLand(m, rules.Province(pr)); !asked || !m.Asked {
			return b.tellLand(e, pr, t)
		}
	}
	return ""
}

// heading is a name as a title: it begins with a letter of ASCII in all languages.
func heading(e *scenes.Env, name *locale.Msg) string {
	s := e.Text(name)
	return strings.ToUpper(s[:1]) + s[1:]
}

func (b *Board) tellSeat(e *scenes.Env, m *table.Moment, v *rules.View, s engine.Seat, t *table.Telling) string {
	provinces, pyramids := b.pic.owned(s)
	t.Say(e.Numbers(&text.SeatLine, pyramids, v.FarmersOf(s), provinces))
	if v.Phase() < rules.Scoring {
		worth, of := 0, ""
		for i, n := range v.Worth(s) {
			if worth += n; n > 0 {
				of = listed(of, e.Text(&text.Sources[i])+" "+ui.Number(n))
			}
		}
		t.Gold(e.Numbers(&text.SeatWorth, worth))
		if worth > 0 {
			t.Gold(of)
		}
	} else if gold := b.goldOf(m, s); gold >= 0 {
		t.Gold(e.Numbers(&text.Gold, gold))
	}
	return m.Seating.Names[s] + ": " + e.Counted(&text.Points, b.pic.pointsOf(s))
}

// listed appends to a list of what is told.
func listed(all, s string) string {
	if all != "" {
		all += ", "
	}
	return all + s
}

// tellCard says what a card in hand does, and why it cannot be played now.
func tellCard(e *scenes.Env, m *table.Moment, c rules.Card, t *table.Telling) {
	t.Say(e.Text(&text.Means[c]))
	switch u := uses(m, c); {
	case !m.Asked:
		t.Say(e.Text(&text.WhyPhase))
	case u.plays:
		hint := &text.PlayHint
		if closes := cardCloses(m, c); closes != nil {
			hint = closes
		}
		t.Gold(e.Text(hint))
	default:
		t.Say(whyNoCard(e, m, c))
	}
}

// whyNoCard is why a card cannot be played now.
func whyNoCard(e *scenes.Env, m *table.Moment, c rules.Card) string {
	v := m.View.(*rules.View)
	switch phase := v.Phase(); {
	case v.Played().Has(c) && phase != rules.Bidding || c == rules.BidBlockade && v.Blockades().Has(v.Viewer()):
		return e.Text(&text.WhyPlayed)
	case phase == rules.Acting && c == rules.MasterBuilder:
		return e.Text(&text.WhyBricks)
	case phase == rules.Acting && c == rules.FreeFarmer:
		return e.Text(&text.WhyStep)
	case phase == rules.Scoring && c.Bonus():
		return e.Text(&text.BonusUnearned)
	}
	return e.Text(&text.WhyPhase)
}

func (b *Board) tellLand(e *scenes.Env, pr int, t *table.Telling) string {
	ld, land := &b.pic.lands[pr], &printed[pr]
	t.Say(where(e, land))
	switch {
	case ld.gone:
		t.Gold(e.Text(&text.ProvinceOut))
	case ld.up && b.freeGoods(e, pr) != "":
		t.Gold(e.Filled(&text.BidBrings, b.freeGoods(e, pr), ""))
	case ld.owner != engine.Spectator:
		if s := b.standing(e, pr); s != "" {
			t.Gold(e.Filled(&text.BidHas, s, ""))
		}
	}
	t.Say(printedOf(e, land))
	return provinceName(e, pr)
}

// question is the title of what is asked; its lines say what the focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	v := m.View.(*rules.View)
	if c := b.sel.card; c > 0 {
		return b.askCard(e, m, rules.Card(c-1), t)
	}
	switch v.Phase() {
	case rules.Turning:
		if i := ui.Index(dealSpots[:], m.Focus.ID); i >= 0 {
			all, n := b.dealt()
			if i < n {
				b.tellLand(e, all[i], t)
			}
		}
		return e.Text(&text.AskTurn)
	case rules.Bidding:
		return b.askBid(e, m, v, t)
	case rules.Acting:
		return b.askActs(e, m, v, t)
	case rules.Placing:
		what, n := v.Left()
		b.meaning(e, m, t)
		return e.Numbers(&text.AskPut[what], n)
	case rules.Offering:
		return b.askOffer(e, m, t)
	case rules.Changing:
		if i := ui.Index(sumSpots[:], m.Focus.ID); i >= 0 {
			total := v.Total() + 3 - 6*i
			t.Gold(text.ChangeTo.In(e.Settings.Lang, total, e.Text(&text.BandNames[rules.Band(total)-1])))
		}
		return e.Numbers(&text.AskChange, v.Total())
	case rules.Giving:
		return b.askGift(e, m, v, t)
	case rules.Collecting:
		t.Gold(e.Numbers(&text.CollectHint, collects(v)))
		t.Say(e.Text(&text.CollectCards))
		return e.Text(&text.AskCollect)
	case rules.Scoring:
		return askBonus(e, m, v, t)
	}
	return ""
}

// askBonus says what the bonus card in focus asks for, and how far it is met.
func askBonus(e *scenes.Env, m *table.Moment, v *rules.View, t *table.Telling) string {
	i := ui.Index(bonusSpots[:], m.Focus.ID)
	if i < 0 {
		t.Say(e.Text(&text.BonusHint))
		return e.Text(&text.AskBonus)
	}
	c, have := rules.FarmerBonus+rules.Card(i), haveFor(v)
	if i < len(have) {
		t.Gold(e.Numbers(&text.BonusCount, have[i], needFor[i]))
	} else if m.May(rules.Play(c)) {
		t.Gold(e.Text(&text.BonusEarned))
	} else {
		t.Gold(e.Text(&text.BonusUnearned))
	}
	t.Say(e.Text(&text.Means[c]))
	return e.Text(&text.Cards[c])
}

// collects is what the viewer's provinces bring now.
func collects(v *rules.View) (sum int) {
	for set := v.Owned(v.Viewer()); set != 0; set &= set - 1 {
		harvest, income, eight := brings(v, set.First())
		sum += harvest + income + eight
	}
	return sum
}

func (b *Board) askBid(e *scenes.Env, m *table.Moment, v *rules.View, t *table.Telling) string {
	ask := &text.AskBid
	if v.Outbid(v.Viewer()) {
		ask = &text.AskRebid
	}
	i := ui.Index(railSpots[:], m.Focus.ID)
	up, n := b.rails()
	if i < 0 || i >= n {
		t.Say(e.Text(&text.BidHint))
		return e.Text(ask)
	}
	pr := up[i]
	kind, lo, _ := bids(m, pr)
	if lo == none {
		t.Say(whyNoBid(e, v, rules.Province(pr)))
		return provinceName(e, pr)
	}
	title := e.Filled(&text.BidFor, provinceName(e, pr), "", rules.BidPrice(b.space(m, pr)))
	if shut := b.shut(pr); shut != none {
		t.Say(whyShut(e, v, rules.Province(pr), shut))
		title = e.Filled(&text.ActBid, provinceName(e, pr), "", rules.BidPrice(shut))
	} else {
		b.tellBid(e, m, kind, pr, t)
	}
	if goods := b.freeGoods(e, pr); goods != "" {
		t.Gold(e.Filled(&text.BidBrings, goods, ""))
	} else {
		t.Say(e.Text(&text.BidBrings0))
	}
	if has := b.standing(e, pr); has != "" {
		t.Gold(e.Filled(&text.BidHas, has, ""))
	}
	return title
}

// tellBid says whom a bid outbids, and with which card it is made.
func (b *Board) tellBid(e *scenes.Env, m *table.Moment, kind uint8, pr int, t *table.Telling) {
	if top := b.pic.top(pr); top == engine.Spectator {
		t.Say(e.Text(&text.BidFree))
	} else {
		t.Say(e.Filled(&text.BidOutbids, shortName(m.Seating, top), ""))
	}
	if kind == rules.KindOutbid {
		t.Say(e.Text(&text.BidStays))
	} else if v := m.View.(*rules.View); v.Blockades().Has(v.Viewer()) {
		t.Say(e.Text(&text.BidBlocks))
	}
}

// whyShut is why the viewer's stone cannot lie on a space of a province where it can on
// others.
func whyShut(e *scenes.Env, v *rules.View, pr rules.Province, space int) string {
	switch top := v.Highest(pr); {
	case space >= v.LowestBid(pr):
		return e.Numbers(&text.WhyPoor, v.Gold())
	case v.Blockades().Has(top):
		return e.Text(&text.WhyBlocked)
	default:
		_, at, _ := v.Stone(top)
		return e.Numbers(&text.WhyUnder, rules.BidPrice(at))
	}
}

// whyNoBid is why the viewer cannot bid for a province.
func whyNoBid(e *scenes.Env, v *rules.View, pr rules.Province) string {
	if at, _, ok := v.Stone(v.Viewer()); ok && at == pr {
		return e.Text(&text.WhyLost)
	}
	if lo := v.LowestBid(pr); lo < rules.BidSpaces {
		return e.Numbers(&text.WhyPoor, v.Gold())
	}
	if top := v.Highest(pr); top != engine.Spectator && v.Blockades().Has(top) {
		return e.Text(&text.WhyBlocked)
	}
	return e.Text(&text.WhyLow)
}

func (b *Board) askActs(e *scenes.Env, m *table.Moment, v *rules.View, t *table.Telling) string {
	g, set := ui.Index(buySpots[:], m.Focus.ID), b.buying(m)
	switch {
	case m.Focus.ID == spotBuy:
		g = set
	case m.Focus.ID == spotDone && set >= 0:
		t.Gold(e.Filled(&text.WhySet, goodsN(e, set, b.count(m, set)), ""))
		return e.Text(&text.AskActs)
	}
	if mostBuy(m, 0)+mostBuy(m, 1)+mostBuy(m, 2) == 0 && g < 0 {
		rest := &text.AllBought
		if slices.ContainsFunc(m.Moves, func(mv engine.Move) bool { return mv.Kind == rules.KindPlay }) {
			rest = &text.AllButCards
		}
		t.Say(e.Text(rest))
		return heading(e, &text.Phases[rules.Acting])
	}
	if m.Focus.ID == spotDone {
		t.Say(e.Text(&text.DoneMeans))
		return e.Text(&text.Done)
	}
	if g < 0 {
		t.Say(e.Text(&text.ActsHint))
		return e.Text(&text.AskActs)
	}
	n := b.count(m, g)
	if n == 0 {
		t.Say(whyNoGoods(e, v, g))
		return e.Text(&text.Goods[g])
	}
	if closes := closing(m, g); closes != nil {
		t.Gold(e.Text(closes))
	}
	t.Gold(e.Numbers(&text.BuyLeaves, v.Gold()-rules.Price(n)))
	t.Say(e.Numbers(&text.BuyNext, n+1))
	t.Say(e.Text(buyHints[g]))
	return e.Filled(&text.BuyFor, goodsN(e, g, n), "", rules.Price(n))
}

// goodsN says so many cards, farmers or bricks.
func goodsN(e *scenes.Env, g, n int) string {
	return e.Counted([...]*locale.Plural{&text.CardsN, &text.FarmersN, &text.BricksN}[g], n)
}

// buyHints say what cards, farmers and bricks are good for.
var buyHints = [...]*locale.Msg{&text.BuyCards, &text.BuyFarmers, &text.BuyBricks}

// whyNoGoods is why no goods of a kind can be bought.
func whyNoGoods(e *scenes.Env, v *rules.View, g int) string {
	switch {
	case stepGone(v, g):
		return e.Text(&text.WhyStep)
	case v.Gold() == 0:
		return e.Numbers(&text.WhyPoor, 0)
	case rules.Goods(g) == rules.Farmer:
		return e.Text(&text.WhyNoField)
	case v.CardLimit(v.Viewer()) == 0:
		return e.Text(&text.WhyNoSymbol)
	}
	return e.Text(&text.WhyNoCards)
}

// meaning says what the province in focus would get, or why it cannot.
func (b *Board) meaning(e *scenes.Env, m *table.Moment, t *table.Telling) {
	pr := ui.Index(landSpots[:], m.Focus.ID)
	if b.sel.where > 0 && b.sel.card == 0 {
		pr = b.sel.where - 1
	}
	if pr < 0 {
		return
	}
	at, ld := rules.Province(pr), &b.pic.lands[pr]
	mv, _ := b.onLand(m, at)
	if !m.May(mv) {
		switch {
		case ld.owner != b.pic.viewer:
			t.Say(e.Text(&text.WhyNotYours))
		case ghostOf(m, mv) == ghostPyramid:
			t.Say(e.Text(&text.WhyBricks))
		default:
			t.Say(e.Text(&text.WhyFieldFull))
		}
		return
	}
	name := provinceName(e, pr)
	switch ghostOf(m, mv) {
	case ghostFarmer, ghostPlain:
		t.Gold(e.Filled(&text.PutFarmer, name, "", printed[at].Printed+int(ld.farmers)+int(ld.plain)+1))
	case ghostBrick:
		if n := int(ld.bricks) + 1; n < rules.BricksEach {
			t.Gold(e.Filled(&text.PutBricks, name, "", n))
			return
		}
		t.Gold(e.Filled(&text.PutPyramid, name, ""))
	case ghostPyramid:
		t.Gold(e.Filled(&text.PutPyramid, name, ""))
	default:
		b.meansIncome(e, m, at, t)
	}
}

// meansIncome says what 8 Gold or Harvest Increase would change in a province.
func (b *Board) meansIncome(e *scenes.Env, m *table.Moment, pr rules.Province, t *table.Telling) {
	v := m.View.(*rules.View)
	harvest, income, _ := brings(v, pr)
	if rules.Card(b.sel.card-1) == rules.EightGold {
		t.Gold(e.Numbers(&text.EightHere, harvest+income))
		return
	}
	t.Gold(e.Numbers(&text.IncreaseHere, v.Harvesters(pr)))
}

func (b *Board) askOffer(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	n := b.offering(m)
	switch m.Focus.ID {
	case spotSteal:
		n = rules.Steal
	case spotLay:
		t.Say(e.Text(&text.LayHint))
	case spotOffer:
		n = max(n, 1)
	}
	if cash := b.pic.own.cash.Len(); cash > 0 {
		t.Say(e.Numbers(&text.Cashed, cash))
	}
	if n < 0 {
		t.Say(e.Text(&text.StealMeans))
		return e.Text(&text.OfferSteal)
	}
	t.Say(e.Text(&text.OfferHint))
	t.Gold(e.Numbers(&text.BuyLeaves, b.pic.gold[b.pic.viewer]-n))
	return e.Numbers(&text.OfferGold, n)
}

func (b *Board) askGift(e *scenes.Env, m *table.Moment, v *rules.View, t *table.Telling) string {
	taken, _, all := v.Gifts()
	title := e.Numbers(&text.AskGift, taken+1, all)
	g := ui.Index(giftSpots[:], m.Focus.ID)
	if g < 0 && b.sel.goods > 0 {
		if g = b.sel.goods - 1; g > 0 {
			b.meaning(e, m, t)
			if len(t.Lines) > 0 {
				return title
			}
		}
	}
	if g < 0 {
		t.Say(e.Text(&text.GiftsNote))
		return title
	}
	if !gives(m, g) {
		if t.Say(e.Text(&text.WhyNoCards)); g > 0 {
			t.Clear()
			t.Say(e.Text(&text.WhyNoField))
		}
		return title
	}
	t.Gold(e.Text([...]*locale.Msg{&text.GiftCards, &text.GiftFarmer, &text.GiftBrick}[g]))
	return title
}

func (b *Board) askCard(e *scenes.Env, m *table.Moment, c rules.Card, t *table.Telling) string {
	if b.sel.aims {
		b.meaning(e, m, t)
		if closes := cardCloses(m, c); closes != nil {
			t.Gold(e.Text(closes))
		}
		return e.Filled(&text.AskWhere, e.Text(&text.Cards[c]), "")
	}
	switch m.Focus.ID {
	case spotSell:
		if t.Say(e.Text(&text.SellHint)); b.phase(m) == rules.Offering {
			t.Clear()
			t.Say(e.Text(&text.CashHint))
		}
	case spotPlay:
		tellPlay(e, m, c, t)
	default:
		t.Say(e.Text(&text.Means[c]))
	}
	return e.Text(&text.Cards[c])
}

func tellPlay(e *scenes.Env, m *table.Moment, c rules.Card, t *table.Telling) {
	switch {
	case !uses(m, c).plays:
		t.Say(whyNoCard(e, m, c))
	case c == rules.ChangeOffering:
		t.Say(e.Text(&text.LayHint))
	case c.Bonus():
		t.Gold(e.Text(&text.BonusEarned))
	default:
		if closes := cardCloses(m, c); closes != nil {
			t.Gold(e.Text(closes))
		}
		t.Say(e.Text(&text.Means[c]))
	}
}
