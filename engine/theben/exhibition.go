package theben

import (
	"math/bits"

	"sandglass/engine"
)

// due is the index of the exhibition to be held next, by week, then as announced,
// when the last marker is at a week; none if there is no such.
//
//go:noinline
func (p *Public) due(now Week) (int, bool) {
	next := -1
	for i, a := range p.announced[:p.waiting] {
		if a.Week <= now && (next < 0 || a.Week < p.announced[next].Week) {
			next = i
		}
	}
	return next, next >= 0
}

// holdExhibitions holds all that are due. What the options want after each may
// announce others.
func (s *State) holdExhibitions(now Week, ev *engine.Events) {
	for {
		i, ok := s.due(now)
		if !ok {
			return
		}
		a := s.announced[i]
		copy(s.announced[i:], s.announced[i+1:])
		s.waiting--
		s.announced[s.waiting] = Announced{}
		s.hold(a, ev)
		if a.Week == End {
			continue
		}
		if s.With(FrequentChange) {
			s.sweep(engine.Spectator, a.Card, ev)
		}
		if s.With(MoreExhibitions) {
			s.drawOneMore(ev)
		}
	}
}

func (s *State) drawOneMore(ev *engine.Events) {
	c, ok := s.draw(ev)
	if !ok {
		return
	}
	if c.Kind() == Exhibition {
		s.announce(c, ev)
	} else {
		s.discards.add(c)
		reveal(ev, EventDiscardDrew, engine.Spectator, int(c), 0, 0, 0)
	}
	s.lookAhead(ev)
}

// Shows is the number of artefacts that a seat could show at an exhibition.
//
//go:noinline
func (p *Public) Shows(seat engine.Seat, c Card) int {
	n := 0
	for left := uint8(c.Regions()); left != 0; left &= left - 1 {
		n += p.finds[seat][bits.TrailingZeros8(left)].Artefacts()
	}
	return n
}

// Why a seat does not take part in an exhibition.
const (
	AbsentWeek     engine.Rule = "theben: the marker is not on the exhibition's week"
	AbsentCity     engine.Rule = "theben: the figure is not in the exhibition's city"
	AbsentArtefact engine.Rule = "theben: the seat has no artefact of the exhibition's regions"
)

// absent says why the seat would not take part if the exhibition were held now, or
// nothing if it would.
func (p *Public) absent(seat engine.Seat, a Announced) engine.Rule {
	switch {
	case p.time[seat] != a.Week:
		return AbsentWeek
	case p.place[seat] != a.Card.City():
		return AbsentCity
	case p.Shows(seat, a.Card) == 0:
		return AbsentArtefact
	}
	return ""
}

// participants are those who would take part now.
//
//go:noinline
func (p *Public) participants(a Announced) engine.SeatSet {
	var set engine.SeatSet
	for seat := range p.everySeat() {
		if p.absent(seat, a) == "" {
			set |= seat.One()
		}
	}
	return set
}

func (s *State) hold(a Announced, ev *engine.Events) {
	all := s.participants(a)
	if all.Len() > 1 && s.dice == 0 {
		s.dice = s.rng.Uint32() | 1 // 0 means that nobody has rolled
	}
	c := s.contest(a, all, int(s.heldCount))
	s.held[s.heldCount] = a
	s.heldCount++
	tell(ev, EventExhibition, engine.Spectator, int(a.Card), int(a.Week), int(all), a.Card.Value())
	if all == 0 {
		s.discards.add(a.Card)
		tell(ev, EventNobody, engine.Spectator, int(a.Card), 0, 0, 0)
		return
	}
	for round := 0; c.left.Len() > 1; round++ {
		rolling := c.left
		rolls := c.roll()
		for seat := range s.everySeat() {
			if rolling.Has(seat) {
				n := int(c.shows[seat])
				reveal(ev, EventRoll, seat, round, int(rolls[seat]), n, n+int(rolls[seat]))
			}
		}
	}
	winner := c.left.First()
	s.cards[winner].add(a.Card)
	tell(ev, EventWon, winner, int(a.Card), a.Card.Value(), s.exhibitionPoints(winner), 0)
}

// contest is an exhibition being decided. All its rolls follow from the number that
// was drawn for the turn and from which exhibition of the turn it is, so that they
// can be told again.
type contest struct {
	rng   engine.RNG
	left  engine.SeatSet // those who may still win
	shows [mostSeats]uint8
}

func (p *Public) contest(a Announced, all engine.SeatSet, nth int) contest {
	c := contest{rng: engine.Seed(uint64(p.dice)<<8 | uint64(nth)), left: all}
	for seat := range p.everySeat() {
		if all.Has(seat) {
			c.shows[seat] = uint8(p.Shows(seat, a.Card))
		}
	}
	return c
}

// roll lets those who are left roll, and leaves those who are ahead.
func (c *contest) roll() (rolls [mostSeats]uint8) {
	best, ahead := uint8(0), engine.SeatSet(0)
	for left := c.left; left != 0; left &= left - 1 {
		seat := left.First()
		rolls[seat] = 1 + uint8(c.rng.N(pips))
		switch sum := c.shows[seat] + rolls[seat]; {
		case sum > best:
			best, ahead = sum, seat.One()
		case sum == best:
			ahead |= seat.One()
		}
	}
	c.left = ahead
	return rolls
}

// Held is an exhibition as it went.
type Held struct {
	Announced
	Participants engine.SeatSet
	Shown        [mostSeats]uint8   // artefacts of each participant
	Rolls        [][mostSeats]uint8 // round by round; 0 for those who did not roll
	Winner       engine.Seat        // Spectator if nobody took part
}

// lastHeld is the exhibitions held at the end of the last turn, in their order.
func (p *Public) lastHeld() []Held {
	var all []Held
	for i, a := range p.held[:p.heldCount] {
		h := Held{Announced: a, Participants: p.participants(a)}
		c := p.contest(a, h.Participants, i)
		h.Shown = c.shows
		for c.left.Len() > 1 {
			h.Rolls = append(h.Rolls, c.roll())
		}
		h.Winner = c.left.First()
		all = append(all, h)
	}
	return all
}
