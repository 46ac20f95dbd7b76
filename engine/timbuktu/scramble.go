package timbuktu

import "sandglass/engine"

// Scramble changes at random what the viewer may not know and nothing else. It
// is for tests of View and therefore shares no code with it: what a seat has seen
// is told here by following its hand back through the exchanges.
func (s *State) Scramble(viewer engine.Seat, rng *engine.RNG) {
	s.rng = engine.Seed(rng.Uint64())
	for seat := engine.Seat(0); int(seat) < s.Seats(); seat++ {
		if seat == viewer {
			continue
		}
		if s.phase == Loading {
			s.scrambleLoads(seat, rng)
		}
		if s.chosen[seat] == 0 {
			continue
		}
		for {
			if c := rng.N(s.Camels()); !s.Moved(seat, Camel(c)) {
				s.chosen[seat] = uint8(c + 1)
				break
			}
		}
	}
	s.scramblePacks(viewer, rng)
}

// scrambleLoads empties the camels of a seat and loads them with random units
// until that is legal: all if it has confirmed, else one too few at most.
func (s *State) scrambleLoads(seat engine.Seat, rng *engine.RNG) {
	all := s.locked.Has(seat)
	for {
		s.loads[seat] = [MaxCamels]Load{}
		n := s.Camels()
		if !all {
			n = rng.N(n)
		}
		c := 0
		for ; c < n; c++ {
			var l Load
			for l.Units() < CamelUnits {
				if g := Good(rng.N(Goods)); l.Count(g) < mostOfAKind {
					l = l.plus(g)
				}
			}
			if l.Kinds() < LeastKinds || !s.canLoad(seat, Camel(c), l) {
				break
			}
			s.loads[seat][c] = l
		}
		if c == n {
			return
		}
	}
}

// scramblePacks swaps cards of packs that never were in the viewer's hand.
func (s *State) scramblePacks(viewer engine.Seat, rng *engine.RNG) {
	if !s.packs[0].Known() {
		return
	}
	var seen [Packs]bool
	if viewer != engine.Spectator {
		hand := 0
		for s.RingSeat(hand) != viewer {
			hand++
		}
		for back := 0; back <= s.Exchanged(); back++ {
			seen[(hand+2*Packs-back)%Packs] = true
		}
	}
	for range 4 * Packs {
		a, b := rng.N(Packs), rng.N(Packs)
		if seen[a] || seen[b] {
			continue
		}
		x, y := &s.packs[a], &s.packs[b]
		switch rng.N(3) {
		case 0:
			x.pen, y.pen = y.pen, x.pen
		case 1:
			x.stands, y.stands = y.stands, x.stands
		default:
			x.goods, y.goods = y.goods, x.goods
		}
	}
}
