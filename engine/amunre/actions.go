package amunre

import "sandglass/engine"

// buy buys and pays goods of one kind. Cards come at once; farmers and bricks are
// placed at once if there is only one way, else one by one.
func (s *State) buy(seat engine.Seat, g Goods, n int, ev *engine.Events) error {
	switch {
	case g >= goods || n == 0:
		return RuleNoMove
	case g == PowerCard && s.step > StepCards, g == Farmer && s.step > StepFarmers, g == Brick && s.step > StepBricks:
		return RuleBought
	case g == PowerCard && n > s.CardLimit(seat):
		return RuleLimit
	case g == PowerCard && n > s.available():
		return RuleNoDeck
	case g == Farmer && n > s.fieldsOf(seat):
		return RuleFields
	case Price(n) > int(s.book.gold[seat]):
		return RuleGold
	}
	ev.Add(engine.Open(EventBought, seat, int(g), n, Price(n), 0))
	s.gain(seat, -Price(n), ForGoods, ev)
	switch g {
	case PowerCard:
		s.step = StepFarmers
		s.drawCards(seat, n, ForGoods, ev)
		return nil
	case Farmer:
		s.step = StepFarmersBought
	case Brick:
		s.step = StepBricksBought
	}
	s.phase, s.left = Placing, uint8(n)
	s.placeForced(seat, ev)
	return nil
}

func (s *State) put(seat engine.Seat, pr Province, ev *engine.Events) error {
	what, _ := s.Left()
	switch {
	case pr >= Provinces:
		return RuleNoMove
	case !s.owned[seat].Has(pr):
		return RuleOwn
	case what == Farmer && s.FreeFields(pr) == 0:
		return RuleFields
	}
	s.place(seat, what, pr, ev)
	s.left--
	s.placeForced(seat, ev)
	return nil
}

// place brings a farmer or a brick to a province.
func (s *State) place(seat engine.Seat, what Goods, pr Province, ev *engine.Events) {
	if what == Brick {
		s.addBricks(seat, pr, 1, ev)
		return
	}
	s.farmers[pr]++
	s.tellFarmer(seat, pr, 0, ev)
}

// placeForced places what is left if it can go in one way only, and ends the placing
// when nothing is left.
func (s *State) placeForced(seat engine.Seat, ev *engine.Events) {
	what, _ := s.Left()
	if s.left > 0 && s.forced(seat) {
		for set := s.owned[seat]; set != 0; set &= set - 1 {
			pr := set.First()
			for s.left > 0 && (what == Brick || s.FreeFields(pr) > 0) {
				s.place(seat, what, pr, ev)
				s.left--
			}
		}
	}
	if s.left == 0 {
		s.phase = Acting
	}
}
