package amunre

import "sandglass/engine"

// Scramble changes at random what the viewer may not know and nothing else. It is
// for tests of View and therefore shares no code with it: what others have is
// changed by swapping one thing for another many times.
func (s *State) Scramble(viewer engine.Seat, rng *engine.RNG) {
	s.rng = engine.Seed(rng.Uint64())
	for seat := engine.Seat(0); int(seat) < s.Seats(); seat++ {
		if seat != viewer {
			s.own[seat].cash, s.own[seat].laid = 0, false
		}
	}
	s.swapPowerCards(viewer, rng)
	if s.advanced {
		s.swapProvinces(viewer, rng)
	}
	for seat := engine.Seat(0); int(seat) < s.Seats(); seat++ {
		if seat == viewer {
			continue
		}
		o := &s.own[seat]
		if s.phase == Turning && o.chosen != 0 {
			for o.chosen = 0; o.chosen == 0 || !o.dealt.Has(Province(o.chosen-1)); {
				o.chosen = uint8(1 + rng.N(Provinces))
			}
		}
		if s.phase != Offering {
			continue
		}
		o.laid = o.cards.Count(ChangeOffering) > 0 && rng.N(2) == 0
		for c := range CardKinds {
			for range o.hand().Count(c) {
				if rng.N(3) == 0 {
					o.cash += one(c)
				}
			}
		}
		if o.offer != 0 {
			gold := int(s.book.gold[seat]) + o.cash.Len()
			if o.offer = int16(rng.N(gold + 1)); o.offer == 0 {
				o.offer = Steal
			}
		}
	}
}

// swapPowerCards swaps cards of the deck with those that lie face down and with those
// of other hands, but for the Master Builders that are surely there.
func (s *State) swapPowerCards(viewer engine.Seat, rng *engine.RNG) {
	for range 2 * PowerCards {
		if s.deck == 0 {
			break
		}
		out := Card(rng.N(int(CardKinds)))
		if place := rng.N(s.Seats() + 1); place < s.Seats() {
			o := &s.own[place]
			sure := 0
			if out == MasterBuilder && s.book.builders.Has(engine.Seat(place)) {
				sure = 1
			}
			if engine.Seat(place) == viewer || o.cards.Count(out) <= sure {
				continue
			}
			in := s.deck.draw(rng)
			s.deck += one(out)
			o.cards += one(in) - one(out)
			continue
		}
		slot := &s.free[rng.N(Provinces)][rng.N(mostFree)]
		if *slot != 0 {
			out := Card(*slot - 1)
			*slot = uint8(s.deck.draw(rng)) + 1
			s.deck += one(out)
		}
	}
}

// swapProvinces swaps province cards of two hands, or of a hand and of those that are
// out of the game, as long as nobody can know which they are.
func (s *State) swapProvinces(viewer engine.Seat, rng *engine.RNG) {
	hidden := func(pr Province) (engine.Seat, bool) {
		if s.turned.Has(pr) || !s.inPlay.Has(pr) {
			return 0, false
		}
		for seat := range engine.Seat(mostSeats) {
			if s.own[seat].dealt.Has(pr) {
				return seat, seat != viewer
			}
		}
		return engine.Spectator, true
	}
	for range 4 * Provinces {
		a, b := Province(rng.N(Provinces)), Province(rng.N(Provinces))
		x, okX := hidden(a)
		y, okY := hidden(b)
		if !okX || !okY || x == y {
			continue
		}
		if x >= 0 {
			s.own[x].dealt ^= 1<<a | 1<<b
		}
		if y >= 0 {
			s.own[y].dealt ^= 1<<a | 1<<b
		}
	}
}
