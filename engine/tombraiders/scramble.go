package tombraiders

import "sandglass/engine"

// Scramble changes at random what the viewer may not know and nothing else: what the piles
// hold that it has not looked through. It is for tests of View and therefore shares no
// code with it: cards of a pile and of the deck are swapped many times.
func (s *State) Scramble(viewer engine.Seat, rng *engine.RNG) {
	s.rng = engine.Seed(rng.Uint64())
	for r := range Region(Regions) {
		pile, size := s.piles[r], int(s.book.size[r])
		left := s.unseen[r].Len() - size
		if s.saw[r].Has(viewer) || size == 0 || left == 0 {
			continue
		}
		possible := s.book.rubble(r)
		for range 60 {
			out, in := pile.draw(size, rng), (s.unseen[r]-pile).draw(left, rng)
			swapped := pile - one(out) + one(in)
			switch {
			case possible[swapped.Count(Rubble)] == 0:
			case s.bare[r] == noArtefact && swapped.Artefacts() != 0, s.bare[r] == onlyRubble && swapped.Finds() != 0:
			case s.step == Searching && Region(s.at) == r && s.fitting(swapped) == 0:
			default:
				pile = swapped
			}
		}
		s.piles[r] = pile
	}
}
