package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// words are the texts on the table in the language of the player.
type words struct {
	west, east, middle, needs   string
	names, holders, worths      [engine.MaxSeats]string
	nobody, free, oneGood, full string
	goods                       [rules.Goods]string
	worth                       [rules.Goods]string // "worth 4"
	notebook, noPack, unseen    string
	shut                        string
	pairs                       [rules.Packs]string // "1+3", by stand card
	holder                      [rules.Packs]string // of each pack
	holding                     [engine.MaxSeats]string
	loadTitle                   [rules.MaxCamels]string
	goodsLeft, loadRule, loadGo string
	robbery, packOf, noLoss     string
	dearer                      string
	cards                       [3]string
	sentence                    []string
	loses                       string
	losers                      [2]string
	sumTitle, noneStolen, goOn  string
	sumNames, places            [engine.MaxSeats]string
}

// spoken is all that the words depend on.
type spoken struct {
	lang    locale.Lang
	pic     picture
	rob     robbery
	sum     summary
	arrived bool
	names   [engine.MaxSeats]string
}

func (b *Board) spoken(e *scenes.Env, s *table.Seating) spoken {
	return spoken{e.Settings.Lang, b.pic, b.play.rob, b.play.sum, b.play.arrived, s.Names}
}

// say brings the words up to date.
func (b *Board) say(e *scenes.Env, s *table.Seating) {
	b.words = b.said.Get(b.spoken(e, s), func() (w words) {
		b.sayBoard(&w, e)
		b.saySeats(&w, e, s)
		if b.play.rob.n > 0 {
			b.sayRobbery(&w, e, s)
		}
		if b.play.sum.on {
			b.saySummary(&w, e, s)
		}
		return w
	})
}

func (b *Board) sayBoard(w *words, e *scenes.Env) {
	p := &b.pic
	w.west = e.T(text.Leaving, p.stage)
	if p.stage == 0 {
		w.west = e.T(text.LeaveSt)
	}
	last := p.stage == p.stages-1
	switch {
	case last && (b.play.arrived || p.phase == rules.Over):
		w.east = e.T(text.AtEnd)
	case last:
		w.east = e.T(text.NextEnd)
	case b.play.arrived:
		w.east = e.T(text.Arrived, p.stage+1, p.stages)
	default:
		w.east = e.T(text.Next, p.stage+1, p.stages)
	}
	if p.phase == rules.Placing || p.phase == rules.Loading {
		w.west = e.T(text.StartBan)
	}
	w.middle = e.T(text.Round, p.round+1, p.camels)
	if p.phase == rules.Loading {
		w.middle = e.T(text.Loading)
	}
	w.needs = e.T(text.Needs)
	w.nobody, w.free, w.oneGood, w.full = e.T(text.Nobody), e.T(text.Free), e.T(text.OneGood), e.T(text.Full)
	for g := range w.goods {
		w.goods[g] = e.T(text.Goods[g])
		w.worth[g] = e.T(text.WorthNow, p.lost[g])
	}
	w.notebook, w.noPack, w.unseen, w.shut = e.T(text.Notebook), e.T(text.NoPack), e.T(text.Unseen), e.T(text.Shut)
	for card := range w.pairs {
		s := rules.StandsOf(card)
		w.pairs[card] = ui.Number(s[0]) + "+" + ui.Number(s[1])
	}
	for c := range w.loadTitle {
		w.loadTitle[c] = e.T(text.LoadOf, letters[c])
	}
	w.goodsLeft, w.loadRule, w.loadGo = e.T(text.GoodsLeft), e.T(text.LoadRule), e.T(text.LoadGo)
}

func (b *Board) saySeats(w *words, e *scenes.Env, s *table.Seating) {
	p := &b.pic
	for i := range p.seats {
		seat := engine.Seat(i)
		room := ringPitch - 2 - ui.NameX
		if p.phase != rules.Over {
			room -= ui.MarkWide // a lock or a check mark comes and goes
		}
		w.names[i] = fonts.Small.Fit(s.Names[i], room)
		w.holders[i] = fonts.Small.Fit(s.Names[i], (trayRect.W-10)/p.seats-28)
		_, all, worth := p.holding(seat)
		w.worths[i] = ui.Number(worth)
		w.holding[i] = e.T(text.Holding, all, worth)
	}
	for i := range w.holder {
		place := (i + p.exchanged) % rules.Packs
		switch seat := p.ring[place]; {
		case seat == engine.Spectator:
			w.holder[i] = e.T(text.Between)
		case seat == p.viewer:
			w.holder[i] = e.T(text.InHand)
		default:
			w.holder[i] = fonts.Small.Fit(e.T(text.WithSeat, s.Names[seat]), 76)
		}
	}
}

func (b *Board) sayRobbery(w *words, e *scenes.Env, s *table.Seating) {
	r := &b.play.rob
	w.robbery, w.noLoss, w.dearer, w.loses = e.T(text.Robbery), e.T(text.NoLoss), e.T(text.Dearer), e.T(text.Loses)
	w.packOf = e.T(text.PackGap, r.n)
	if r.holder != engine.Spectator {
		w.packOf = e.T(text.PackOf, r.n, fonts.Small.Fit(s.Names[r.holder], 80))
	}
	pen, two, stands := r.pack.Pen(), goodsOf(r.pack.Goods()), r.pack.Stands()
	w.cards = [3]string{e.T(text.Pens[pen]), e.T(text.CardStands), e.T(text.CardGoods)}
	all := e.T(text.Strikes1, stands[0], stands[1], e.T(text.PenAt[pen]), e.T(text.Pens[pen])) + " " +
		e.T(text.Strikes2, e.T(text.Good[two[0]]), e.T(text.Good[two[1]]))
	w.sentence = fonts.Small.Wrap(nil, all, 174)
	for i := range r.hit {
		k := &r.losses[i]
		w.losers[i] = e.T(text.Owner, fonts.Body.Fit(s.Names[k.seat], 64), letters[k.camel])
	}
}
