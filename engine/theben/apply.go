package theben

import "sandglass/engine"

// Apply plays a move of the seat. A journey is only chosen; it is made, and its
// weeks spent, together with the action that follows.
func (s *State) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	if err := s.Allowed(seat, m); err != nil {
		return err
	}
	if m.Kind == KindTravel || m.Kind == KindFly {
		s.bound, s.flying = 1+m.A, m.Kind == KindFly
		if ev != nil {
			weeks := s.JourneyWeeks(seat, s.place[seat], Place(m.A), s.flying)
			tell(ev, EventBound, seat, int(m.A), weeks, flag(s.flying), 0)
		}
		return nil
	}
	year := s.Year()
	s.advance(seat, s.journey(seat, ev)+s.actionWeeks(m), ev)
	switch m.Kind {
	case KindTake:
		s.take(seat, int(m.A), ev)
	case KindDig:
		s.dig(seat, int(m.A), ev)
	case KindChange:
		s.sweep(seat, 0, ev)
	}
	s.endTurn(year, ev)
	return nil
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// actionWeeks is what the move costs, without the journey before it; nothing to take a
// card that is not there.
//
//go:noinline
func (p *Public) actionWeeks(m engine.Move) int {
	switch m.Kind {
	case KindTake:
		if m.A < Offers && p.offers[m.A] != 0 {
			return Card(p.offers[m.A] - 1).Weeks()
		}
	case KindDig, KindWait:
		return int(m.A)
	case KindChange:
		return changeWeeks
	}
	return 0
}

// journey makes the journey that was chosen and gives its weeks.
func (s *State) journey(seat engine.Seat, ev *engine.Events) int {
	if s.bound == 0 {
		return 0
	}
	from, to := s.place[seat], Place(s.bound-1)
	weeks := s.JourneyWeeks(seat, from, to, s.flying)
	s.place[seat] = to
	tell(ev, EventTravelled, seat, int(from), int(to), weeks, flag(s.flying))
	if s.flying {
		s.use(seat, Airship, ev)
	}
	s.bound, s.flying = 0, false
	return weeks
}

// use discards a card of the kind, which the seat has.
//
//go:noinline
func (s *State) use(seat engine.Seat, k Kind, ev *engine.Events) {
	c := s.OfKind(seat, k).first()
	s.cards[seat].remove(c)
	s.discards.add(c)
	tell(ev, EventDiscarded, seat, int(c), 0, 0, 0)
}

// advance moves the marker, on top of those that it lands on.
func (s *State) advance(seat engine.Seat, weeks int, ev *engine.Events) {
	if weeks == 0 {
		return
	}
	from := s.time[seat]
	to := from + Week(weeks)
	s.time[seat], s.height[seat] = to, s.heightAt(seat, to)
	tell(ev, EventMarker, seat, int(from), int(to), int(s.height[seat]), weeks)
}

// heightAt is the number of other markers on a square.
//
//go:noinline
func (p *Public) heightAt(seat engine.Seat, w Week) uint8 {
	n := uint8(0)
	for other := range p.everySeat() {
		if other != seat && p.time[other] == w {
			n++
		}
	}
	return n
}

func (s *State) take(seat engine.Seat, slot int, ev *engine.Events) {
	c := Card(s.offers[slot] - 1)
	s.offers[slot] = 0
	s.cards[seat].add(c)
	tell(ev, EventTook, seat, int(c), slot, c.Weeks(), 0)
	s.refill(ev)
}

// dig draws from the pile of the region where the seat is.
func (s *State) dig(seat engine.Seat, weeks int, ev *engine.Events) {
	r, _ := s.place[seat].Region()
	k := s.Knowledge(seat, r).Sum
	_, spades := s.Spades(seat)
	finds, blanks := s.piles[r], s.blanks(r)
	g, drawn := finds.Len(), s.Cell(k, weeks)+spades
	drawn = min(drawn, g+blanks)
	tell(ev, EventDig, seat, int(r), weeks, k, drawn)
	if s.spent[seat].Has(r) {
		s.use(seat, Faked, ev)
	} else {
		s.spent[seat] |= 1 << r
		tell(ev, EventSpent, seat, int(r), 0, 0, 0)
	}
	s.dug = lastDig{seat: int8(seat) + 1, region: r}
	found := FindSet(0)
	for i := range drawn {
		if s.rng.N(g+blanks) >= g {
			blanks--
			s.dug.cards[i] = blankCard
			reveal(ev, EventBlank, seat, i, int(r), 0, 0)
			continue
		}
		f := Find(s.rng.Bit16(uint16(finds &^ found)))
		g--
		found |= 1 << f
		s.dug.cards[i] = 1 + uint8(f)
		reveal(ev, EventFound, seat, i, int(r), int(f), f.Value(r))
	}
	s.piles[r] &^= found
	s.finds[seat][r] |= found
	s.note(r, digOf(drawn, found.Len()))
	tell(ev, EventDug, seat, int(r), found.Artefacts(), found.Points(r), found.Len()-found.Artefacts())
}

// note keeps the outcome of a dig, as long as there is room.
//
//go:noinline
func (p *Public) note(r Region, d Dig) {
	for i := range p.digs[r] {
		if p.digs[r][i] == 0 {
			p.digs[r][i] = d
			return
		}
	}
}

// endTurn holds what is due, turns the year, and passes the turn. Reaching week 1 of
// 1903 ends the game, and turns no year.
func (s *State) endTurn(year int, ev *engine.Events) {
	s.heldCount, s.dice = 0, 0
	s.held = [mostHeld]Announced{}
	now := s.Now()
	s.holdExhibitions(now, ev)
	if now == End {
		s.tellScores(ev)
		return
	}
	for year < now.Year() {
		year++
		s.turnYear(year, ev)
	}
	tell(ev, EventTurn, s.Turn(), int(now), 0, 0, 0)
}

//go:noinline
func (s *State) turnYear(year int, ev *engine.Events) {
	s.spent = [mostSeats]RegionSet{}
	for _, cards := range [][]uint8{s.offers[:], s.upcoming[:]} {
		for i, c := range cards {
			if c != 0 {
				s.deck.add(Card(c - 1))
				cards[i] = 0
			}
		}
	}
	s.deck = s.deck.or(s.discards)
	s.discards = CardSet{}
	tell(ev, EventYear, engine.Spectator, year, s.deck.Len(), 0, 0)
	s.lookAhead(ev)
	s.refill(ev)
}
