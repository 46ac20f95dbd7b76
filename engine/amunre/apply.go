package amunre

import "sandglass/engine"

// Why a move is refused.
const (
	RuleOver       engine.Rule = "amunre: the game is over"
	RuleKind       engine.Rule = "amunre: this is not the time for such a move"
	RuleTurn       engine.Rule = "amunre: it is not this seat's turn"
	RuleLocked     engine.Rule = "amunre: this seat has chosen already"
	RuleNoMove     engine.Rule = "amunre: the move is malformed"
	RuleNoProvince engine.Rule = "amunre: the seat has no such province card in hand"
	RuleNotUp      engine.Rule = "amunre: this province is not up for auction"
	RuleHigher     engine.Rule = "amunre: the bid must be higher than the highest stone on the card, by two spaces above a Bid Blockade"
	RuleAnother    engine.Rule = "amunre: an outbid stone must go to another province"
	RuleNotOutbid  engine.Rule = "amunre: Outbid is for the province where the stone was outbid"
	RuleGold       engine.Rule = "amunre: the seat has too little gold"
	RuleNoCard     engine.Rule = "amunre: the seat has no such card in hand"
	RulePhase      engine.Rule = "amunre: this card is for another phase"
	RuleTwice      engine.Rule = "amunre: a seat plays no two cards alike in a phase"
	RuleOwn        engine.Rule = "amunre: the province is not the seat's"
	RuleBought     engine.Rule = "amunre: cards are bought first, then farmers, then bricks, each kind once"
	RuleLimit      engine.Rule = "amunre: no more power cards than the highest limit of the seat's provinces"
	RuleNoDeck     engine.Rule = "amunre: so many power cards are not left"
	RuleFields     engine.Rule = "amunre: the seat has too few free fields"
	RuleBricks     engine.Rule = "amunre: Master Builder needs two bricks in the province"
	RuleNotEarned  engine.Rule = "amunre: the card's condition is not met"
)

// uses tells which fields of a move mean something, beside Kind.
var uses = [kinds]struct{ a, b, n bool }{
	KindTurn: {a: true}, KindBid: {a: true, b: true}, KindOutbid: {a: true, b: true}, KindPlay: {a: true, b: true},
	KindBuy: {a: true, b: true}, KindPut: {a: true}, KindGift: {a: true, b: true}, KindOffer: {n: true},
	KindCash: {a: true}, KindSell: {a: true},
}

// phaseOf is the phase that a kind of move belongs to. Play, done and sell belong to
// several.
var phaseOf = [kinds]Phase{
	KindTurn: Turning, KindBid: Bidding, KindOutbid: Bidding, KindBuy: Acting, KindPut: Placing, KindGift: Giving, KindRaise: Changing,
	KindLower: Changing, KindCollect: Collecting, KindOffer: Offering, KindSteal: Offering, KindLay: Offering, KindCash: Offering,
}

// Apply plays a move of the seat.
func (s *State) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	if !s.Deciders().Has(seat) {
		return s.notNow(seat)
	}
	if m.Kind == 0 || m.Kind >= kinds {
		return RuleNoMove
	}
	if u := &uses[m.Kind]; m.A != 0 && !u.a || m.B != 0 && !u.b || m.N != 0 && !u.n {
		return RuleNoMove
	}
	switch m.Kind {
	case KindPlay:
		return s.play(seat, Card(m.A), m.B, ev)
	case KindSell:
		return s.sell(seat, Card(m.A), ev)
	case KindDone:
		return s.done(ev)
	}
	if s.phase != phaseOf[m.Kind] {
		return RuleKind
	}
	switch m.Kind {
	case KindTurn:
		return s.choose(seat, Province(m.A), ev)
	case KindBid, KindOutbid:
		return s.putStone(seat, Province(m.A), m.B, m.Kind == KindOutbid, ev)
	case KindBuy:
		return s.buy(seat, Goods(m.A), int(m.B), ev)
	case KindPut:
		return s.put(seat, Province(m.A), ev)
	case KindGift:
		return s.give(seat, Goods(m.A), m.B, ev)
	case KindRaise:
		s.change(seat, changeGold, ev)
	case KindLower:
		s.change(seat, -changeGold, ev)
	case KindCollect:
		s.leave(ev)
	case KindOffer:
		return s.offer(seat, int(m.N), ev)
	case KindSteal:
		return s.offer(seat, Steal, ev)
	case KindLay:
		return s.lay(seat, ev)
	case KindCash:
		return s.cash(seat, Card(m.A), ev)
	}
	return nil
}

func (s *State) notNow(seat engine.Seat) error {
	switch {
	case s.phase == Over:
		return RuleOver
	case s.locked.Has(seat):
		return RuleLocked
	}
	return RuleTurn
}

// play plays a power card; where is 1 + a province, or 0.
func (s *State) play(seat engine.Seat, c Card, where uint8, ev *engine.Events) error {
	if c >= CardKinds || where > Provinces {
		return RuleNoMove
	}
	phase := Scoring
	at := true
	switch c {
	case BidBlockade:
		phase, at = Bidding, false
	case FreeFarmer, MasterBuilder:
		phase = Acting
	case EightGold, HarvestIncrease:
		phase = Collecting
	case OutbidCard, ChangeOffering:
		return RulePhase
	default:
		at = false
	}
	switch {
	case s.phase == Turning || s.phase == Offering:
		return RuleKind
	case s.phase != phase:
		return RulePhase
	case at != (where != 0):
		return RuleNoMove
	case !s.own[seat].cards.Has(c):
		return RuleNoCard
	case s.played.Has(c) || c == BidBlockade && s.blockade.Has(seat):
		return RuleTwice
	case at && !s.owned[seat].Has(Province(where-1)):
		return RuleOwn
	case c == FreeFarmer && s.step > StepFarmersBought:
		return RuleBought
	case c == MasterBuilder && s.bricks[where-1] < BricksEach-1:
		return RuleBricks
	case c.Bonus() && !s.Earned(seat, c):
		return RuleNotEarned
	}
	s.spend(seat, c)
	ev.Add(engine.Open(EventPlayed, seat, int(c), int(where), int(s.handSize[seat]), 0))
	if c == BidBlockade {
		s.blockade |= seat.One()
		return nil
	}
	s.played |= 1 << c
	switch c {
	case FreeFarmer:
		s.step = max(s.step, StepFarmers)
		s.plain[where-1]++
		s.tellFarmer(seat, Province(where-1), 1, ev)
	case MasterBuilder:
		s.step = max(s.step, StepBricks)
		s.bricks[where-1] -= BricksEach - 1
		s.raise(seat, Province(where-1), 1, ev)
	case EightGold:
		s.eight = where
	case HarvestIncrease:
		s.more = where
	default:
		s.score(seat, SourceCards, bonusPoints, int(c), ev)
	}
	return nil
}

// spend takes a card out of the hand and lays it open.
func (s *State) spend(seat engine.Seat, c Card) {
	s.own[seat].cards -= one(c)
	s.handSize[seat]--
	s.discards += one(c)
	if c == MasterBuilder {
		s.book.builders &^= seat.One()
	}
}

func (s *State) sell(seat engine.Seat, c Card, ev *engine.Events) error {
	switch {
	case s.phase == Turning || s.phase == Offering:
		return RuleKind
	case c >= CardKinds:
		return RuleNoMove
	case !s.own[seat].cards.Has(c):
		return RuleNoCard
	}
	s.spend(seat, c)
	ev.Add(engine.Open(EventSold, seat, int(c), 0, int(s.handSize[seat]), 0))
	s.gain(seat, 1, ForSale, ev)
	return nil
}

// done ends the actions of a seat, or its bonus cards.
func (s *State) done(ev *engine.Events) error {
	if s.phase != Acting && s.phase != Scoring {
		return RuleKind
	}
	s.leave(ev)
	return nil
}

// gain changes the seat's gold.
func (s *State) gain(seat engine.Seat, gold int, why Why, ev *engine.Events) {
	if gold == 0 {
		return
	}
	s.book.gold[seat] += int16(gold)
	ev.Add(engine.Open(EventGold, seat, gold, int(s.book.gold[seat]), int(why), 0))
}

// drawn takes a power card off the deck, which is made anew of the open cards when it
// is empty; false if there is none.
func (s *State) drawn(ev *engine.Events) (Card, bool) {
	if s.deck == 0 {
		if s.discards == 0 {
			return 0, false
		}
		s.deck, s.discards = s.discards, 0
		ev.Add(engine.Open(EventShuffled, engine.Spectator, s.deck.Len(), 0, 0, 0))
	}
	return s.deck.draw(&s.rng), true
}

// drawCards draws n power cards, which are there, for a seat.
func (s *State) drawCards(seat engine.Seat, n int, why Why, ev *engine.Events) {
	if n == 0 {
		return
	}
	var cards Cards
	for range n {
		c, _ := s.drawn(ev)
		cards += one(c)
	}
	s.takeCards(seat, cards, why, ev)
}

// takeCards puts cards (at least one) into the hand of a seat, who is told of them in
// the order of kinds.
func (s *State) takeCards(seat engine.Seat, cards Cards, why Why, ev *engine.Events) {
	s.own[seat].cards += cards
	s.handSize[seat] += uint8(cards.Len())
	if ev == nil {
		return
	}
	ev.Add(engine.Open(EventDrew, seat, cards.Len(), int(s.handSize[seat]), int(why), 0).Revealed())
	for set := cards.kinds(); set != 0; set &= set - 1 {
		c := set.First()
		ev.Add(engine.Private(EventCard, seat, int(c), cards.Count(c), s.own[seat].cards.Count(c), 0).Revealed())
	}
}

// addBricks brings bricks to a province of the seat; three become a pyramid at once.
func (s *State) addBricks(seat engine.Seat, pr Province, n int, ev *engine.Events) {
	s.bricks[pr] += uint8(n)
	ev.Add(engine.Open(EventBricks, seat, n, int(pr), int(s.bricks[pr]), 0))
	for s.bricks[pr] >= BricksEach {
		s.bricks[pr] -= BricksEach
		s.raise(seat, pr, 0, ev)
	}
}

// raise builds a pyramid, whose bricks are gone already.
func (s *State) raise(seat engine.Seat, pr Province, builder int, ev *engine.Events) {
	s.pyramids[pr]++
	ev.Add(engine.Open(EventPyramid, seat, int(pr), int(s.pyramids[pr]), int(s.bricks[pr]), builder))
}

func (s *State) tellFarmer(seat engine.Seat, pr Province, free int, ev *engine.Events) {
	ev.Add(engine.Open(EventFarmer, seat, int(pr), int(s.farmers[pr]), int(s.plain[pr]), free))
}
