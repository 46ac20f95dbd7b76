// Package amunre is the table of Amun-Re: the Nile with its fifteen provinces, the
// bid rails, price ladders and gifts below, and on the right the players, the bands
// of the offering and the viewer's hand. It draws a view, offers its moves and plays
// its events.
//
// What is drawn comes from the picture, which the events of an animation carry on
// between two views (Fold). Whose turn it is and what can be chosen, what it means
// and costs, is answered from the view at rest.
package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// Board is one table. Make it with New.
type Board struct {
	pic     picture
	view    *rules.View // at rest, as last shown
	sel     selection
	parked  parked
	play    playing
	words   *words // of what is shown
	said    ui.Memo[spoken, words]
	prompts ui.Memo[asked, table.Prompt]
	log     table.LogLines
	preview int  // while drawing: 1 + the province whose bricks would become a pyramid
	still   bool // reduced motion
}

var (
	_ table.Starter  = (*Board)(nil)
	_ table.Lettered = (*Board)(nil)
	_ table.Headed   = (*Board)(nil)
	_ table.Handler  = (*Board)(nil)
)

// New gives an empty table; Show sets it.
func New() table.Board { return &Board{} }

// A selection is what the viewer has set or opened, without a move so far. Numbers
// that may be absent count from 1.
type selection struct {
	rail, space int    // the stone would lie on that space of province rail-1
	shut        int    // 1 + the space there that a pointer means, but that is closed
	count       [3]int // of goods to buy, 0 as long as none was set
	buys        int    // the kind of goods whose number is set, to be confirmed
	set         int    // what number of them was: pressed again it is put back
	offer       int    // gold, or Steal; 0 as long as none was set
	card        int    // the kind in hand that is looked at
	aims        bool   // it is to be played: the province is asked
	goods       int    // the gift whose province is asked
	where       int    // the province of the last gift, which is still to be confirmed
}

// A parked selection is what was set when a card was played, laid or sold beside what is
// asked: it stays when the same is asked again right after it.
type parked struct {
	sel selection
	of  question
}

// park keeps what is set for when the question comes back after a move.
func (b *Board) park(mv engine.Move) {
	switch s := &b.sel; mv.Kind {
	case rules.KindPlay, rules.KindLay, rules.KindSell, rules.KindCash:
		sel := selection{rail: s.rail, space: s.space, count: s.count, buys: s.buys, set: s.set, offer: s.offer, goods: s.goods, where: s.where}
		b.parked = parked{sel, questionOf(b.view)}
	}
}

// playing is what the animations put on the table for as long as they run; at rest
// it is zero. Shows have theirs in shows (shows.go).
type playing struct {
	turn   int           // 1 + the seat that acts
	slides int           // 1 + the seat whose stone is on its way
	sold   sold          // the auction that has just ended
	rises  int           // 1 + the province where a pyramid rises
	flips  int           // 1 + the province that is being turned up
	drawn  rules.CardSet // kinds just drawn: they are lit in the hand
	shows
}

// sold is an auction as it ends: its provinces, by rail, and 1 + what was paid for
// them so far.
type sold struct {
	rails, paid [mostSeats]int
	n           int
}

// rails lists the provinces that have a rail, and how many there are.
func (b *Board) rails() (up [mostSeats]int, n int) {
	if b.play.sold.n > 0 {
		return b.play.sold.rails, b.play.sold.n
	}
	return b.pic.auction()
}

// Show sets the picture to a view at rest.
func (b *Board) Show(v engine.View) {
	b.view = v.(*rules.View)
	b.pic, b.sel, b.play = read(b.view), selection{}, playing{}
	if b.parked.of == questionOf(b.view) {
		b.sel = b.parked.sel
	}
	b.parked = parked{}
}

// A question is what a viewer is asked: numbers set for one are none for another.
type question struct {
	viewer, turn   engine.Seat
	phase          rules.Phase
	kingdom, round int
	taken          int // gifts
}

func questionOf(v *rules.View) question {
	taken, _, _ := v.Gifts()
	return question{v.Viewer(), v.Turn(), v.Phase(), v.Kingdom(), v.Round(), taken}
}

// Back goes back a step in what was selected.
func (b *Board) Back() bool {
	s := &b.sel
	switch {
	case s.aims:
		s.aims = false
	case s.card > 0:
		s.card = 0
	case s.where > 0:
		s.where = 0
	case s.buys > 0:
		s.count[s.buys-1], s.buys, s.set = 0, 0, 0
	case s.goods > 0:
		s.goods = 0
	default:
		return false
	}
	return true
}

// PromptRect is where the prompt panel goes.
func (b *Board) PromptRect() paint.Rect { return promptRect }

// Tense says whether the last round is on.
func (b *Board) Tense(v engine.View) bool {
	t := v.(*rules.View)
	return t.Phase() != rules.Over && t.Kingdom() == rules.Kingdoms-1 && t.Round() == rules.Rounds-1
}

// Secrets says whether the view shows what is for its owner's eyes: gold, cards in
// hand, or an offering or province card to choose.
func (b *Board) Secrets(v engine.View) bool {
	t := v.(*rules.View)
	return !t.OpenGold() || t.Hand().Len() > 0 || t.Dealt() != 0 || t.Phase() == rules.Offering || t.Phase() == rules.Turning
}

// Heading says that kingdoms, rounds, offerings and scorings are headings of the log:
// they are told as the Pharaoh's, who did nothing.
func (b *Board) Heading(ev engine.Event) bool {
	switch ev.Kind {
	case rules.EventKingdom, rules.EventRound, rules.EventOfferings, rules.EventScoring:
		return true
	}
	return false
}

// Start puts the focus on the cheapest bid, on what can be bought first, or where
// else the choice begins.
func (b *Board) Start(m *table.Moment) string {
	if !m.Asked {
		return ""
	}
	switch b.phase(m) {
	case rules.Bidding:
		return b.cheapestRail(m)
	case rules.Acting:
		if b.buying(m) >= 0 {
			return spotBuy
		}
		for g, id := range buySpots {
			if mostBuy(m, g) > 0 {
				return id
			}
		}
		return spotDone
	case rules.Placing:
		for _, mv := range m.Moves {
			if mv.Kind == rules.KindPut {
				return landSpots[mv.A]
			}
		}
	case rules.Offering:
		if !m.May(rules.Offer(1)) {
			return spotGive
		}
		return spotOffer
	case rules.Giving:
		if _, set := b.giftMove(); set {
			return spotTake
		}
		if g := b.sel.goods - 1; g >= 0 {
			return giftSpots[g]
		}
	case rules.Scoring:
		held, n := b.pic.bonuses()
		for _, c := range held[:n] {
			if m.May(rules.Play(c)) {
				return bonusSpots[c-rules.FarmerBonus]
			}
		}
		return spotDone
	}
	return "" // the first spot that is on
}

// cheapestRail is the rail where a bid was set, else that of the province that costs
// least, of them the one with most lying on it.
func (b *Board) cheapestRail(m *table.Moment) string {
	best, id := rules.BidSpaces*8, ""
	up, n := b.rails()
	for i, pr := range up[:n] {
		_, lo, _ := bids(m, pr)
		if lo == none {
			continue
		}
		if b.sel.rail == pr+1 {
			return railSpots[i]
		}
		l := &printed[pr]
		if cost := 8*lo - l.Cards - l.Bricks - min(l.Gold, 3); cost < best {
			best, id = cost, railSpots[i]
		}
	}
	return id
}

// Letter is the spot that a letter or digit stands for: rails and ladders by number,
// actions by their first letter in English.
func (b *Board) Letter(r rune) string {
	switch {
	case r >= '1' && r <= '5' && b.view != nil && b.view.Phase() == rules.Bidding:
		return railSpots[r-'1']
	case r >= '1' && r <= '3':
		return buySpots[r-'1']
	case r == 'D':
		return spotDone
	case r == 'O':
		return spotOffer
	}
	return ""
}

// phase is what the viewer is asked for, or what is going on.
func (b *Board) phase(m *table.Moment) rules.Phase { return m.View.(*rules.View).Phase() }

// Draw paints the table.
func (b *Board) Draw(e *scenes.Env, l *paint.List, m *table.Moment) {
	b.still = e.Settings.ReducedMotion
	b.say(e, m)
	if !b.drawShow(e, l, m) {
		b.drawMap(l, m)
		b.drawTray(e, l, m)
		b.drawOver(l, m)
	}
	b.drawSide(e, l, m)
}

// Handle serves rails, ladders and the offering, which are one spot each: left and
// right, the wheel, or a pointer choose the space or number. Info tells the rules.
func (b *Board) Handle(e *scenes.Env, m *table.Moment, in input.Intent) bool {
	if in.Kind == input.Info {
		page, ok := pageOf(m.Focus.ID)
		if ok {
			m.OpenRules(e, page)
		}
		return ok
	}
	if !m.Asked {
		return false
	}
	if in.Kind != input.Point && b.sel.card == 0 && ui.Index(railSpots[:], m.Focus.ID) < 0 {
		b.sel.rail = 0 // a rail that is come to again begins anew
	}
	by := 0
	switch in.Kind {
	case input.Nav:
		if in.DY != 0 {
			return b.jump(e, m, in.DY)
		}
		by = in.DX
	case input.Scroll:
		by = -sign(in.DY)
	case input.Point:
		return b.point(m, in)
	}
	return by != 0 && b.step(e, m, by)
}

func sign(n int) int { return min(1, max(-1, n)) }

// step goes one space or number on or back, and says whether there was one.
func (b *Board) step(e *scenes.Env, m *table.Moment, by int) bool {
	moved := false
	id := m.Focus.ID
	if i := ui.Index(railSpots[:], id); i >= 0 {
		moved = b.stepRail(m, i, by)
	} else if g := ui.Index(buySpots[:], id); g >= 0 {
		if to := b.count(m, g) + by; to >= 1 && to <= mostBuy(m, g) {
			b.sel.count[g], moved = to, true
		}
	} else if id == spotOffer {
		if to := b.offering(m) + by; m.May(rules.Offer(to)) {
			b.sel.offer, moved = to, true
		}
	}
	if moved {
		e.Play("focus")
	}
	return moved
}

// stepRail goes on to the next legal space of this rail, or to the lowest of the next
// that has one: nobody who only comes by bids dearly.
func (b *Board) stepRail(m *table.Moment, i, by int) bool {
	up, n := b.rails()
	if i >= n {
		return false
	}
	_, lo, hi := bids(m, up[i])
	to := b.space(m, up[i]) + by
	if at := b.shut(up[i]); at != none {
		if to = max(at+by, lo); by < 0 {
			to = min(at+by, hi)
		}
	}
	if lo != none && to >= lo && to <= hi {
		return b.setRail(m, up[i], to)
	}
	for j := i + by; j >= 0 && j < n; j += by {
		if _, lo, _ := bids(m, up[j]); lo != none {
			b.setRail(m, up[j], lo)
			m.Focus.ID = railSpots[j]
			return true
		}
	}
	return false
}

// jump goes from rail to rail; beyond the last the focus leaves them.
func (b *Board) jump(e *scenes.Env, m *table.Moment, by int) bool {
	i := ui.Index(railSpots[:], m.Focus.ID)
	_, n := b.rails()
	if i < 0 || i+by < 0 || i+by >= n || b.phase(m) != rules.Bidding {
		return false
	}
	m.Focus.ID, b.sel.rail = railSpots[i+by], 0
	e.Play("focus")
	return true
}

// point lets a pointer choose on what it is over.
func (b *Board) point(m *table.Moment, in input.Intent) bool {
	id := m.Focus.ID
	if i := ui.Index(railSpots[:], id); i >= 0 {
		up, n := b.rails()
		if i >= n || !railRect(i, n).Has(in.X, in.Y) {
			return false
		}
		if _, lo, _ := bids(m, up[i]); lo != none {
			b.setRail(m, up[i], cellAt(i, n, in.X))
		}
		return true
	}
	if g := ui.Index(buySpots[:], id); g >= 0 && m.Focus.Pressed == id {
		b.sel.count[g] = b.pointed(m, g, in.X)
		return true
	}
	if id == spotOffer && m.Focus.Pressed == spotOffer {
		b.sel.offer = b.offerAt(m, in.X)
		return true
	}
	return false
}
