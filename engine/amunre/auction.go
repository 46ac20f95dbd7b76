package amunre

import "sandglass/engine"

func (s *State) startAuction() { s.phase, s.turn = Bidding, s.pharaoh }

// putStone bids: the seat's first bid, or one when outbid, with the card Outbid on the
// province where that was.
func (s *State) putStone(seat engine.Seat, pr Province, space uint8, card bool, ev *engine.Events) error {
	if pr >= Provinces || space >= BidSpaces {
		return RuleNoMove
	}
	same := s.at[seat] == uint8(pr)+1
	switch {
	case !s.Up().Has(pr):
		return RuleNotUp
	case same && !card:
		return RuleAnother
	case card && !same:
		return RuleNotOutbid
	case card && !s.own[seat].cards.Has(OutbidCard):
		return RuleNoCard
	case card && s.outbids.Has(seat):
		return RuleTwice
	case int(space) < s.LowestBid(pr):
		return RuleHigher
	case bidPrices[space] > int(s.book.gold[seat]):
		return RuleGold
	}
	if card {
		s.spend(seat, OutbidCard)
		s.outbids |= seat.One()
		ev.Add(engine.Open(EventPlayed, seat, int(OutbidCard), int(pr)+1, int(s.handSize[seat]), 0))
	}
	thrown, from := s.Highest(pr)+1, s.at[seat]
	s.at[seat], s.bid[seat] = uint8(pr)+1, space
	ev.Add(engine.Open(EventBid, seat, int(pr), int(space), int(thrown), int(from)))
	s.nextBidder(ev)
	return nil
}

// nextBidder gives the turn to the next who has not bid yet or is outbid; if there is
// none, everybody gets a province.
func (s *State) nextBidder(ev *engine.Events) {
	for i := range s.Seats() {
		next := s.after(s.turn, i+1)
		if s.at[next] == 0 || s.Outbid(next) {
			s.turn = next
			return
		}
	}
	s.acquire(ev)
	s.begin(Acting, ev)
}

// acquire ends the auction: everybody pays, takes the province and what lies on it.
func (s *State) acquire(ev *engine.Events) {
	for i := range s.Seats() {
		seat := s.InOrder(i)
		pr, price := Province(s.at[seat]-1), bidPrices[s.bid[seat]]
		s.owned[seat] |= 1 << pr
		ev.Add(engine.Open(EventAcquired, seat, int(pr), price, 0, 0))
		s.gain(seat, -price, ForProvince, ev)
	}
	for i := range s.Seats() {
		seat := s.InOrder(i)
		pr := Province(s.at[seat] - 1)
		s.gain(seat, lands[pr].Gold, ForFree, ev)
		if n := s.lying[pr]; n > 0 {
			var cards Cards
			for j := range n {
				cards += one(Card(s.free[pr][j] - 1))
			}
			s.takeCards(seat, cards, ForFree, ev)
			s.lying[pr], s.free[pr] = 0, [mostFree]uint8{}
		}
		if n := lands[pr].Bricks; n > 0 {
			s.addBricks(seat, pr, n, ev)
		}
	}
	s.at, s.bid = [mostSeats]uint8{}, [mostSeats]uint8{}
	s.blockade, s.outbids = 0, 0
}
