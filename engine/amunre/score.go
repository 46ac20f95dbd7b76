package amunre

import "sandglass/engine"

// The sources of points, in the order of scoring.
const (
	SourcePyramids uint8 = iota
	SourceSets
	SourceBanks
	SourceTemples
	SourceCards
	SourceGold
	sources
)

var sourceNames = [sources]string{"pyramids", "sets", "banks", "temples", "cards", "gold"}

// AppendScore lists the points that the seat has got of each source, always all of
// them.
func (p *Public) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	for source, points := range p.points[seat] {
		dst = append(dst, engine.Part{Source: uint8(source), Points: points})
	}
	return dst
}

// Points is the sum of the seat's score.
func (p *Public) Points(seat engine.Seat) int {
	sum := 0
	for _, points := range p.points[seat] {
		sum += int(points)
	}
	return sum
}

// PyramidsOf are the pyramids in the seat's provinces.
func (p *Public) PyramidsOf(seat engine.Seat) int {
	n := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		n += int(p.pyramids[set.First()])
	}
	return n
}

// BricksOf are the bricks in the seat's provinces.
func (p *Public) BricksOf(seat engine.Seat) int {
	n := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		n += int(p.bricks[set.First()])
	}
	return n
}

// SetsOf are the seat's complete sets: the fewest pyramids of any of its three
// provinces, none while it has fewer.
func (p *Public) SetsOf(seat engine.Seat) int {
	if p.owned[seat].Len() < Rounds {
		return 0
	}
	fewest := p.pyramids[p.owned[seat].First()]
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		fewest = min(fewest, p.pyramids[set.First()])
	}
	return int(fewest)
}

// Leads are the owned provinces of a bank of the Nile, east or west, with most
// pyramids, and of these with most bricks; none if nobody has a pyramid there.
func (p *Public) Leads(east bool) ProvinceSet {
	var lead ProvinceSet
	var most int
	for set := p.allOwned(); set != 0; set &= set - 1 {
		pr := set.First()
		if lands[pr].East != east || p.pyramids[pr] == 0 {
			continue
		}
		n := BricksEach*int(p.pyramids[pr]) + int(p.bricks[pr])
		if n > most {
			lead, most = 0, n
		}
		if n == most {
			lead |= 1 << pr
		}
	}
	return lead
}

// TemplesOf are the temples in the seat's provinces.
func (p *Public) TemplesOf(seat engine.Seat) int {
	n := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		n += lands[set.First()].Temples
	}
	return n
}

// FarmersOf are all farmers in the seat's provinces, printed ones too.
func (p *Public) FarmersOf(seat engine.Seat) int {
	n := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		n += p.Harvesters(set.First())
	}
	return n
}

// SymbolsOf are the card symbols of the seat's provinces: limits and free cards.
func (p *Public) SymbolsOf(seat engine.Seat) int {
	n := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		n += lands[set.First()].Limit + lands[set.First()].Cards
	}
	return n
}

// Earned says whether the seat meets the condition of a bonus card now.
func (p *Public) Earned(seat engine.Seat, c Card) bool {
	switch c {
	case FarmerBonus:
		return p.FarmersOf(seat) >= farmersFor
	case CardBonus:
		return p.SymbolsOf(seat) >= symbolsFor
	}
	with := 0
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		land := &lands[set.First()]
		if c == EgyptBonus && land.Upper || c == SideBonus && land.East || c == NileBonus && land.Nile {
			with++
		}
	}
	return p.owned[seat].Len() == Rounds && (with == 0 || with == Rounds)
}

// Worth is what the seat's provinces would score now by pyramids, sets, banks and
// temples (by Source).
func (p *Public) Worth(seat engine.Seat) (points [SourceTemples + 1]int) {
	points[SourcePyramids] = p.PyramidsOf(seat)
	points[SourceSets] = setPoints * p.SetsOf(seat)
	for _, east := range [...]bool{false, true} {
		points[SourceBanks] += p.bankPoints(seat, east)
	}
	points[SourceTemples] = p.TemplesOf(seat) * int(p.temple)
	return points
}

func (p *Public) bankPoints(seat engine.Seat, east bool) int {
	if p.Leads(east)&p.owned[seat] != 0 {
		return bankPoints
	}
	return 0
}

// score gives points and tells a line of the scoring.
func (s *State) score(seat engine.Seat, source uint8, points, detail int, ev *engine.Events) {
	s.points[seat][source] += int16(points)
	ev.Add(engine.Open(EventScored, seat, int(source), points, s.Points(seat), detail))
}

// startScoring gives the points of the provinces, source by source, and then lets
// everybody play bonus cards.
func (s *State) startScoring(ev *engine.Events) {
	ev.Add(engine.Open(EventScoring, s.pharaoh, int(s.kingdom), int(s.temple), 0, 0))
	var worth [mostSeats][SourceTemples + 1]int
	for seat := range s.everySeat() {
		worth[seat] = s.Worth(seat)
	}
	for source := range SourceTemples + 1 {
		for i := range s.Seats() {
			seat := s.InOrder(i)
			if source != SourceBanks {
				s.score(seat, source, worth[seat][source], 0, ev)
				continue
			}
			for bank := range 2 {
				s.score(seat, source, s.bankPoints(seat, bank == 1), bank, ev)
			}
		}
	}
	s.begin(Scoring, ev)
}

// end sells all cards that are left, and gives the points for gold.
func (s *State) end(ev *engine.Events) {
	s.sold = [mostSeats]Cards{}
	for i := range s.Seats() {
		seat := s.InOrder(i)
		s.sold[seat] = s.own[seat].cards
		for s.own[seat].cards != 0 {
			c := s.own[seat].cards.kinds().First()
			s.spend(seat, c)
			ev.Add(engine.Open(EventSold, seat, int(c), 0, int(s.handSize[seat]), 0).Revealed())
			s.gain(seat, 1, ForSale, ev)
		}
	}
	places := engine.Rank(s.Seats(), func(a, b engine.Seat) bool { return s.book.gold[a] > s.book.gold[b] })
	for i := range s.Seats() {
		seat := s.InOrder(i)
		points := 0
		if place := int(places[seat]); place <= len(goldPoints) {
			points = goldPoints[place-1]
		}
		s.score(seat, SourceGold, points, int(places[seat]), ev)
	}
	s.phase, s.turn = Over, engine.Spectator
	final := s.Places()
	for i := range s.Seats() {
		seat := s.InOrder(i)
		ev.Add(engine.Open(EventOver, seat, s.Points(seat), int(final[seat]), s.PyramidsOf(seat), s.BricksOf(seat)))
	}
}

// Places is the final ranking: most points, then most pyramids, then most bricks in
// the own provinces; equal in all share a place. All zero while the game runs.
func (p *Public) Places() [engine.MaxSeats]uint8 {
	if p.phase != Over {
		return [engine.MaxSeats]uint8{}
	}
	return engine.Rank(p.Seats(), p.beats)
}

func (p *Public) beats(a, b engine.Seat) bool {
	if pa, pb := p.Points(a), p.Points(b); pa != pb {
		return pa > pb
	}
	if pa, pb := p.PyramidsOf(a), p.PyramidsOf(b); pa != pb {
		return pa > pb
	}
	return p.BricksOf(a) > p.BricksOf(b)
}
