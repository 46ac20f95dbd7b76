package tombraiders

import (
	"math/bits"

	"sandglass/engine"
)

// The sources of points.
const (
	SourceArtefacts uint8 = iota
	SourceExhibitions
	SourceMuseums
	SourceProfessors
	SourceCongresses
	SourceTime // weeks behind the leading marker
	sources
)

var sourceNames = [sources]string{"artefacts", "exhibitions", "museums", "professors", "congresses", "time"}

// AppendScore lists all six sources, always. Time counts when the game is over; see Behind
// for how it stands.
func (p *Public) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	for source, n := range p.parts(seat) {
		dst = append(dst, engine.Part{Source: uint8(source), Points: int16(n)})
	}
	return dst
}

// Points is the sum of the seat's score.
func (p *Public) Points(seat engine.Seat) int {
	sum := 0
	for _, n := range p.parts(seat) {
		sum += n
	}
	return sum
}

func (p *Public) parts(seat engine.Seat) (parts [sources]int) {
	for _, found := range p.finds[seat] {
		parts[SourceArtefacts] += found.Points()
	}
	won := p.won[seat]
	parts[SourceExhibitions] = largePoints*bits.OnesCount16(won&0x00f) + smallPoints*bits.OnesCount16(won&0x0f0)
	parts[SourceMuseums] = museumPoints * bits.OnesCount16(won&0xf00)
	for i := range Professors {
		if p.Professor(i) == seat {
			parts[SourceProfessors] += ProfessorPoints
		}
	}
	parts[SourceCongresses] = CongressPoints(p.Congresses(seat))
	if p.Over() {
		parts[SourceTime] = BonusPoints(p.Behind(seat))
	}
	return parts
}

// CongressPoints is what so many congresses, 0 to 9, are worth.
func CongressPoints(congresses int) int { return int(congressPoints[congresses]) }

// Behind is how many weeks the seat's marker is behind the leading one: worth a point for
// every 3.
func (p *Public) Behind(seat engine.Seat) int {
	lead := uint16(0)
	for _, t := range p.time {
		lead = max(lead, t)
	}
	return int(lead - p.time[seat])
}

// BonusPoints is what so many weeks behind the leading marker are worth.
func BonusPoints(behind int) int { return behind / bonusWeeks }

// Places is the final ranking: by points, then who has spent fewer weeks; equals share a
// place. All zero while the game runs.
func (p *Public) Places() [engine.MaxSeats]uint8 {
	if !p.Over() {
		return [engine.MaxSeats]uint8{}
	}
	return engine.Rank(p.Seats(), func(a, b engine.Seat) bool {
		if x, y := p.Points(a), p.Points(b); x != y {
			return x > y
		}
		return p.time[a] < p.time[b]
	})
}
