package timbuktu

import "sandglass/engine"

// AppendScore lists the points of the five goods, always all of them: each unit
// on a camel of the seat is worth as many points as units of it are lost. While
// the game runs these are the points as they stand.
func (p *Public) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	for g := range Good(Goods) {
		dst = append(dst, engine.Part{Source: uint8(g), Points: int16(p.Brought(seat, g) * p.Lost(g))})
	}
	return dst
}

// Brought is the number of units of a good on the camels of the seat.
func (p *Public) Brought(seat engine.Seat, g Good) int {
	n := 0
	for _, l := range p.loads[seat] {
		n += l.Count(g)
	}
	return n
}

// Points is the sum of the seat's score.
func (p *Public) Points(seat engine.Seat) int {
	points := 0
	for g := range Good(Goods) {
		points += p.Brought(seat, g) * p.Lost(g)
	}
	return points
}

// UnitsOf is the number of units on all camels of the seat, which breaks ties;
// goods worth nothing count.
func (p *Public) UnitsOf(seat engine.Seat) int {
	n := 0
	for _, l := range p.loads[seat] {
		n += l.Units()
	}
	return n
}

// Places is the final ranking: most points, then most units; equal in both
// share a place. All zero while the game runs.
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
	return p.UnitsOf(a) > p.UnitsOf(b)
}

func (s *State) tellScores(ev *engine.Events) {
	if ev == nil {
		return
	}
	places := s.Places()
	for seat := range s.everySeat() {
		ev.Add(engine.Open(EventScored, seat, s.Points(seat), int(places[seat]), s.UnitsOf(seat), 0))
	}
}
