package amunre

import "sandglass/engine"

// cash sells a card with the offering to come: the others see it with the offering.
func (s *State) cash(seat engine.Seat, c Card, ev *engine.Events) error {
	if c >= CardKinds {
		return RuleNoMove
	}
	o := &s.own[seat]
	if !o.hand().Has(c) {
		return RuleNoCard
	}
	o.cash += one(c)
	ev.Add(engine.Private(EventCashed, seat, int(c), s.offerable(seat), 0, 0))
	return nil
}

// offerable is the gold that the seat can offer.
func (s *State) offerable(seat engine.Seat) int {
	return int(s.book.gold[seat]) + s.own[seat].cash.Len()
}

func (s *State) lay(seat engine.Seat, ev *engine.Events) error {
	o := &s.own[seat]
	switch {
	case o.laid:
		return RuleTwice
	case !o.hand().Has(ChangeOffering):
		return RuleNoCard
	}
	o.laid = true
	ev.Add(engine.Private(EventLaid, seat, 0, 0, 0, 0))
	return nil
}

// offer makes the offering of a seat, gold or Steal; the last one shows all.
func (s *State) offer(seat engine.Seat, gold int, ev *engine.Events) error {
	if gold == 0 {
		return RuleNoMove
	}
	if gold > s.offerable(seat) {
		return RuleGold
	}
	s.own[seat].offer = int16(gold)
	s.locked |= seat.One()
	ev.Add(engine.Open(EventLocked, seat, 0, 0, 0, 0))
	ev.Add(engine.Private(EventOffered, seat, gold, 0, 0, 0))
	if s.Deciders() == 0 {
		s.showOfferings(ev)
	}
	return nil
}

// showOfferings turns all offerings up, and what was sold for them.
func (s *State) showOfferings(ev *engine.Events) {
	s.locked, s.laid = 0, 0
	s.offers, s.shift = [mostSeats]int16{}, [mostSeats]int8{}
	for i := range s.Seats() {
		seat := s.InOrder(i)
		o := &s.own[seat]
		s.sold[seat] = o.cash
		s.offers[seat] = o.offer
		ev.Add(engine.Open(EventShown, seat, int(o.offer), s.Total(), flag(o.laid), o.cash.Len()).Revealed())
		for cards := o.cash; cards != 0; {
			c := cards.kinds().First()
			cards -= one(c)
			s.spend(seat, c)
			ev.Add(engine.Open(EventSold, seat, int(c), 0, int(s.handSize[seat]), 0))
			s.gain(seat, 1, ForSale, ev)
		}
		if o.laid {
			s.laid |= seat.One()
			s.spend(seat, ChangeOffering)
			ev.Add(engine.Open(EventPlayed, seat, int(ChangeOffering), 0, int(s.handSize[seat]), 0))
		}
		if o.offer > 0 {
			s.gain(seat, -int(o.offer), ForOffering, ev)
		} else {
			s.gain(seat, stolenGold, ForThief, ev)
		}
		o.cash, o.offer, o.laid = 0, 0, false
	}
	s.nextChange(0, ev)
}

func flag(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// nextChange gives the turn to the next who laid Change the Offering, from the n-th seat
// in order on; after the last the temple moves.
func (s *State) nextChange(n int, ev *engine.Events) {
	for ; n < s.Seats(); n++ {
		if seat := s.InOrder(n); s.laid.Has(seat) {
			s.phase, s.turn = Changing, seat
			return
		}
	}
	before := s.temple
	s.temple = uint8(Band(s.Total()))
	ev.Add(engine.Open(EventTemple, engine.Spectator, int(s.temple), s.Total(), int(before), 0))
	s.nextGifts(0, ev)
}

func (s *State) change(seat engine.Seat, by int8, ev *engine.Events) {
	s.shift[seat] = by
	ev.Add(engine.Open(EventShift, seat, int(by), s.Total(), 0, 0))
	s.nextChange(s.OrderOf(seat)+1, ev)
}

// ranked is the seat of a rank among those who offered gold, or Spectator.
func (s *State) ranked(rank int) engine.Seat {
	for seat := range s.everySeat() {
		if r, ok := s.Rank(seat); ok && r == rank {
			return seat
		}
	}
	return engine.Spectator
}

// nextGifts lets the seat of a rank take its gifts; after the last the highest is the
// Pharaoh.
func (s *State) nextGifts(rank int, ev *engine.Events) {
	s.taken, s.giftCards = 0, 0
	if seat := s.ranked(rank); seat >= 0 {
		s.phase, s.turn = Giving, seat
		ev.Add(engine.Open(EventGifts, seat, rank, GiftsFor(rank), 0, 0))
		return
	}
	if highest := s.ranked(0); highest >= 0 && highest != s.pharaoh {
		s.pharaoh = highest
		ev.Add(engine.Open(EventPharaoh, highest, 0, 0, 0, 0))
	}
	s.begin(Collecting, ev)
}

// give takes a gift: a card, drawn with the last gift so that the choice can be made
// anew, or a farmer or brick in a province, where is 1 + it.
func (s *State) give(seat engine.Seat, g Goods, where uint8, ev *engine.Events) error {
	switch {
	case g >= goods || where > Provinces || (g == PowerCard) != (where == 0):
		return RuleNoMove
	case g == PowerCard && int(s.giftCards) >= s.available():
		return RuleNoDeck
	case g != PowerCard && !s.owned[seat].Has(Province(where-1)):
		return RuleOwn
	case g == Farmer && s.FreeFields(Province(where-1)) == 0:
		return RuleFields
	}
	s.taken++
	ev.Add(engine.Open(EventGift, seat, int(g), int(where), int(s.taken), 0))
	if g == PowerCard {
		s.giftCards++
	} else {
		s.place(seat, g, Province(where-1), ev)
	}
	rank, _ := s.Rank(seat)
	if int(s.taken) == GiftsFor(rank) {
		s.drawCards(seat, int(s.giftCards), ForGift, ev)
		s.nextGifts(rank+1, ev)
	}
	return nil
}

// collect takes harvest and incomes of all provinces of a seat.
func (s *State) collect(seat engine.Seat, ev *engine.Events) {
	sum := 0
	for set := s.owned[seat]; set != 0; set &= set - 1 {
		pr := set.First()
		harvest, income := s.Yield(pr, int(s.temple))
		eight := 0
		switch uint8(pr) + 1 {
		case s.eight:
			harvest, income, eight = 0, 0, eightGold
		case s.more:
			harvest += s.Harvesters(pr)
		}
		if harvest+income+eight > 0 {
			ev.Add(engine.Open(EventHarvest, seat, int(pr), harvest, income, eight))
		}
		sum += harvest + income + eight
	}
	s.gain(seat, sum, ForHarvest, ev)
}

// Yield is the gold that a province brings with the temple on a space, 1 to 4: by
// its farmers, and by guaranteed and camel income.
func (p *Public) Yield(pr Province, temple int) (harvest, income int) {
	income = lands[pr].Income
	if temple <= camelSpaces {
		income += lands[pr].Camel
	}
	return p.Harvesters(pr) * temple, income
}

// Pays is the gold that all provinces of the seat bring with the temple on a space, 1
// to 4, without power cards.
func (p *Public) Pays(seat engine.Seat, temple int) int {
	sum := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		harvest, income := p.Yield(set.First(), temple)
		sum += harvest + income
	}
	return sum
}
