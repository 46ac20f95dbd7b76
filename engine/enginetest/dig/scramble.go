package dig

import "sandglass/engine"

// Scramble sets another find aside: any that nobody has.
func (s *State) Scramble(_ engine.Seat, rng *engine.RNG) {
	s.Rng = rng.Split()
	if s.Left == 0 {
		return
	}
	for {
		find, had := uint8(1+rng.N(finds)), false
		for _, own := range s.Finds {
			had = had || own&bit(find) != 0
		}
		if !had {
			s.Aside = find
			return
		}
	}
}
