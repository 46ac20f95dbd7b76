package theben

import (
	"math/bits"

	"sandglass/engine"
)

// The sources of points.
const (
	SourceArtefacts uint8 = iota
	SourceExhibitions
	SourceCongresses
	SourceConference // most knowledge of a region
	SourceWeakest    // best weakest field
	sources
)

var sourceNames = [sources]string{"artefacts", "exhibitions", "congresses", "conference", "weakest"}

// AppendScore lists all five sources, always. The final conference counts when the
// game is over; see Conference for how it stands.
func (p *Public) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	var conference, weakest int
	if p.Over() {
		conference, weakest = p.Conference().points(seat)
	}
	for source, points := range [sources]int{
		SourceArtefacts: p.artefactPoints(seat), SourceExhibitions: p.exhibitionPoints(seat),
		SourceCongresses: facts.congress(p.count(seat, Congress)),
		SourceConference: conference, SourceWeakest: weakest,
	} {
		dst = append(dst, engine.Part{Source: uint8(source), Points: int16(points)})
	}
	return dst
}

// artefactPoints is what the seat's artefacts are worth.
//
//go:noinline
func (p *Public) artefactPoints(seat engine.Seat) int {
	points := 0
	for r := range Region(Regions) {
		points += p.finds[seat][r].Points(r)
	}
	return points
}

//go:noinline
func (p *Public) exhibitionPoints(seat engine.Seat) int {
	points := 0
	for word, left := range p.OfKind(seat, Exhibition) {
		for ; left != 0; left &= left - 1 {
			points += Card(64*word + bits.TrailingZeros64(left)).Value()
		}
	}
	return points
}

// CongressPoints is what so many congresses are worth.
func CongressPoints(congresses int) int { return facts.congress(congresses) }

// Points is the sum of the seat's score.
//
//go:noinline
func (p *Public) Points(seat engine.Seat) int {
	points := p.artefactPoints(seat) + p.exhibitionPoints(seat) + facts.congress(p.count(seat, Congress))
	if p.Over() {
		conference, weakest := p.Conference().points(seat)
		points += conference + weakest
	}
	return points
}

// Places is the final ranking by points; equals share a place. All zero while the
// game runs.
func (p *Public) Places() [engine.MaxSeats]uint8 {
	if !p.Over() {
		return [engine.MaxSeats]uint8{}
	}
	return engine.Rank(p.Seats(), func(a, b engine.Seat) bool { return p.Points(a) > p.Points(b) })
}

// Fields of the final conference: the regions, then the weakest field.
const (
	Weakest = Regions
	fields  = Regions + 1
)

// Conference is the final conference as it stands: by field, the knowledge and the
// points of every seat. The knowledge of the field Weakest is that of the seat's
// weakest region.
type Conference [fields]struct {
	Knowledge, Points [mostSeats]uint8
	Best              engine.SeatSet // who has most; points or not
}

// Conference compares special knowledge, of the cities and of the digs.
func (p *Public) Conference() Conference {
	var c Conference
	for seat := range p.everySeat() {
		weakest := 255
		for r := range Region(Regions) {
			n := p.SpecialKnowledge(seat, r)
			c[r].Knowledge[seat] = uint8(n)
			weakest = min(weakest, n)
		}
		c[Weakest].Knowledge[seat] = uint8(weakest)
	}
	for i := range c {
		f := &c[i]
		most := uint8(0)
		for seat := range p.everySeat() {
			switch n := f.Knowledge[seat]; {
			case n > most:
				most, f.Best = n, seat.One()
			case n == most:
				f.Best |= seat.One()
			}
		}
		if most == 0 && !p.With(LiteralConference) {
			continue
		}
		points := uint8(mostKnowledge)
		switch tied := f.Best.Len() > 1; {
		case i == Weakest && tied:
			points = weakestFieldTied
		case i == Weakest:
			points = weakestField
		case tied:
			points = mostKnowledgeTied
		}
		for seat := range p.everySeat() {
			if f.Best.Has(seat) {
				f.Points[seat] = points
			}
		}
	}
	return c
}

// points are the seat's for the regions and for the weakest field.
func (c Conference) points(seat engine.Seat) (regions, weakest int) {
	for _, f := range c[:Regions] {
		regions += int(f.Points[seat])
	}
	return regions, int(c[Weakest].Points[seat])
}

// tellScores unfolds the conference field by field, then the results.
func (s *State) tellScores(ev *engine.Events) {
	if ev == nil {
		return
	}
	for field, f := range s.Conference() {
		for seat := range s.everySeat() {
			tell(ev, EventConference, seat, field, int(f.Knowledge[seat]), int(f.Points[seat]), 0)
		}
	}
	places := s.Places()
	for seat := range s.everySeat() {
		tell(ev, EventScored, seat, s.Points(seat), int(places[seat]), 0, 0)
	}
}
