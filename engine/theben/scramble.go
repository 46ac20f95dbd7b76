package theben

import "sandglass/engine"

// Scramble changes at random what nobody may know and nothing else: which finds are
// out of the game. It is for tests of View and therefore shares no code with it.
func (s *State) Scramble(_ engine.Seat, rng *engine.RNG) {
	s.rng = engine.Seed(rng.Uint64())
	if s.With(AlternateDigs) {
		return
	}
	for r := range Region(Regions) {
		var free []Find
		for f := range Find(Finds) {
			if !s.foundByAll(r).Has(f) {
				free = append(free, f)
			}
		}
		// Any number out of the game that the digs allow, any finds.
		for {
			out := rng.N(outOfGame + 1)
			if out > len(free) || !s.possible(r, out) {
				continue
			}
			for i := range out {
				j := i + rng.N(len(free)-i)
				free[i], free[j] = free[j], free[i]
			}
			s.piles[r] = 0
			for _, f := range free[out:] {
				s.piles[r] |= 1 << f
			}
			break
		}
	}
}
