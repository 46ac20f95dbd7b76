package toy

import "sandglass/engine"

// Scramble deals the others' cards anew and lets those who have bid bid anew.
func (s *State) Scramble(viewer engine.Seat, rng *engine.RNG) {
	s.Rng = rng.Split()
	if s.Phase == over {
		return
	}
	pool := s.deck()
	for seat := range s.Hands {
		if engine.Seat(seat) != viewer {
			pool |= s.Hands[seat]
		}
	}
	for seat := range s.Hands {
		if engine.Seat(seat) == viewer {
			continue
		}
		s.Hands[seat], s.Bids[seat] = 0, 0
		for range s.Count[seat] {
			card := 1 + rng.Bit16(pool)
			pool &^= bit(card)
			s.Hands[seat] |= bit(card)
		}
		if s.Locked.Has(engine.Seat(seat)) && s.Hands[seat] != 0 && rng.N(3) > 0 {
			s.Bids[seat] = 1 + rng.Bit16(s.Hands[seat])
		}
	}
}
