package tombraiders

import "sandglass/engine"

// Apply plays a move of the seat.
func (s *State) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	if why := s.why(seat, m, &s.book, s.piles[s.at%Regions]); why != "" {
		return why
	}
	switch m.Kind {
	case KindTake:
		s.take(seat, int(m.A), ev)
	case KindShow:
		s.show(seat, int(m.A), ev)
	case KindPlay:
		s.play(seat, Card(m.A), Region(m.B), ev)
	case KindDig:
		s.step, s.at, s.with = Digging, m.A, m.B
		tell(ev, EventChose, seat, int(m.A), int(m.B), 0, 0)
	case KindWeeks:
		s.dig(seat, int(m.A), int(m.B), ev)
	case KindKeep:
		s.keep(seat, Find(m.A), ev)
	case KindGive:
		s.give(seat, Given(m), ev)
	}
	return nil
}

// take gives the seat a card of the row; the space is filled when its weeks are spent.
func (s *State) take(seat engine.Seat, space int, ev *engine.Events) {
	c := Card(s.row[space] - 1)
	s.row[space] = 0
	tell(ev, EventTook, seat, int(c), space, c.Weeks(), 0)
	if c >= openCards {
		s.book.hands[seat].actions[c-excavation]++
	} else {
		s.open[seat][c]++
		s.learn(seat, c.Books() > 0, ev)
	}
	s.spend(seat, c.Weeks(), ev)
	s.fill(true, ev)
	s.endTurn(ev)
}

// show gives the seat an exhibition, or opens the choice of what a museum is given.
func (s *State) show(seat engine.Seat, place int, ev *engine.Events) {
	if c := Card(s.shown[place]); c.Kind() == Museum {
		s.step, s.at = Giving, uint8(place)
		tell(ev, EventMuseum, seat, int(c), place, 0, 0)
		return
	}
	s.hold(seat, place, ev)
}

// give hands artefacts over to the museum that the seat has chosen.
func (s *State) give(seat engine.Seat, values [museumArtefacts]int, ev *engine.Events) {
	place := int(s.at)
	r := Card(s.shown[place]).Region()
	for _, value := range values {
		s.finds[seat][r] -= one(Find(value - 1))
		tell(ev, EventGave, seat, int(r), value, 0, 0)
	}
	s.step, s.at = Choosing, 0
	s.hold(seat, place, ev)
}

// hold gives the seat a presentation; those behind it move up.
func (s *State) hold(seat engine.Seat, place int, ev *engine.Events) {
	c := Card(s.shown[place])
	weeks := museumWeeks
	if c.Kind() == Exhibition {
		weeks, _ = s.Price(seat, c)
	}
	copy(s.shown[place:], s.shown[place+1:])
	s.shownCount--
	s.shown[s.shownCount] = 0
	s.won[seat] |= 1 << (c - RowCards)
	tell(ev, EventHeld, seat, int(c), place, weeks, c.Points())
	s.spend(seat, weeks, ev)
	s.endTurn(ev)
}

// play plays a scholar, a thief or tomb robbers; what is kept of the pile is another move.
func (s *State) play(seat engine.Seat, c Card, r Region, ev *engine.Events) {
	s.book.hands[seat].actions[c-excavation]--
	tell(ev, EventPlayed, seat, int(c), int(r), s.PlayWeeks(c), 0)
	s.saw[r] |= seat.One()
	if ev != nil {
		for f := range Find(Finds) {
			if n := s.piles[r].Count(f); n > 0 {
				ev.Add(engine.Private(EventSaw, seat, int(r), int(f), n, 0).Revealed())
			}
		}
	}
	if c != scholar {
		s.step, s.at, s.with = Searching, uint8(r), uint8(c)
		if s.fitting(s.piles[r]) != 0 {
			return
		}
		s.step, s.at, s.with = Choosing, 0, 0
		s.bare[r] = noArtefact
		robbed := 0
		if c.Kind() == Robbers {
			s.bare[r], robbed = onlyRubble, 1
		}
		reveal(ev, EventNothing, seat, int(r), robbed, 0, 0)
	}
	s.spend(seat, s.PlayWeeks(c), ev)
	s.endTurn(ev)
}

// keep takes a card out of the pile that the seat has searched.
func (s *State) keep(seat engine.Seat, f Find, ev *engine.Events) {
	r, c := Region(s.at), Card(s.with)
	s.step, s.at, s.with = Choosing, 0, 0
	s.book.add(noteOf(r, int(s.book.size[r]), 0, 1))
	s.found(seat, r, f)
	// It still knows what it has left there; the others do not.
	s.saw[r], s.bare[r] = s.saw[r]&seat.One(), 0
	tell(ev, EventKept, seat, int(r), int(f), f.Value(), 0)
	s.learn(seat, !f.Artefact(), ev)
	s.spend(seat, s.PlayWeeks(c), ev)
	s.endTurn(ev)
}

// found moves a card of a pile to the seat.
func (s *State) found(seat engine.Seat, r Region, f Find) {
	s.piles[r] -= one(f)
	s.unseen[r] -= one(f)
	s.book.size[r]--
	s.finds[seat][r] += one(f)
}

// dig digs in the region that the seat has chosen. Books found count for professors at
// once, but not for this dig.
func (s *State) dig(seat engine.Seat, weeks, assistants int, ev *engine.Events) {
	r, permit := Region(s.at), Permit(s.with)
	s.step, s.at, s.with = Choosing, 0, 0
	hand := &s.book.hands[seat]
	*hand.permit(r, permit)--
	tell(ev, EventSpent, seat, int(r), int(permit), 0, 0)
	if assistants > 0 {
		hand.actions[assistant-excavation] -= uint8(assistants)
		tell(ev, EventAssistant, seat, assistants, 0, 0, 0)
	}
	know, size := s.Knowledge(seat, r, assistants).Sum, int(s.book.size[r])
	drawn := min(s.Cell(know, weeks), size)
	tell(ev, EventDig, seat, int(r), weeks, know, drawn)
	s.spend(seat, weeks, ev)
	s.dug = lastDig{seat: uint8(seat) + 1, region: r}
	rubble, kept := Stock(0), Stock(0)
	for i := range drawn {
		f := (s.piles[r] - rubble).draw(size-i, &s.rng)
		s.dug.cards[i] = uint8(f) + 1
		if f == Rubble {
			rubble += one(Rubble)
			reveal(ev, EventRubble, seat, i, int(r), 0, 0)
			continue
		}
		kept += one(f)
		s.found(seat, r, f)
		reveal(ev, EventFound, seat, i, int(r), int(f), f.Value())
		s.learn(seat, !f.Artefact(), ev)
	}
	n := kept.Len()
	s.book.add(noteOf(r, size, drawn, n))
	if n > 0 {
		s.changed(r)
	}
	if ev != nil {
		tell(ev, EventDug, seat, int(r), kept.Artefacts().Len(), kept.Points(), n-kept.Artefacts().Len())
	}
	s.endTurn(ev)
}

// changed ends what was known of a pile.
func (p *Public) changed(r Region) { p.saw[r], p.bare[r] = 0, 0 }

// learn gives the seat the professors that come to it with new books, in the order regions,
// then greatest knowledge.
func (s *State) learn(seat engine.Seat, books bool, ev *engine.Events) {
	if !books {
		return
	}
	for i := range Professors {
		holder := s.Professor(i)
		if holder == seat {
			continue
		}
		if n := s.ProfessorBooks(seat, i); n >= s.ProfessorNeeds(i) {
			s.professors[i] = uint8(seat) + 1
			tell(ev, EventProfessor, seat, i, n, int(holder)+1, 0)
		}
	}
}

// spend moves the marker.
func (s *State) spend(seat engine.Seat, weeks int, ev *engine.Events) {
	from := s.time[seat]
	s.advance(seat, weeks)
	if weeks > 0 {
		tell(ev, EventMarker, seat, int(from), int(s.time[seat]), int(s.height[seat]), weeks)
	}
}

// fill draws cards until every space of the row is filled and the top of the deck is
// green-backed, or the deck is empty. green says that the top card is known to be so:
// always, but at the start of the game. The events tell what was drawn, not its order:
// sites, presentations, row.
func (s *State) fill(green bool, ev *engine.Events) {
	var buried [Regions]int
	before, displayed := s.row, s.shownCount
	for space := range s.row {
		for s.row[space] == 0 && s.deckLen > 0 {
			if !green {
				green = s.turnUp(&buried)
				continue
			}
			green = false
			c := s.deck.draw(int(s.greens), &s.rng)
			s.greens--
			s.deckLen--
			if c < RowCards {
				s.row[space] = uint8(c) + 1
			} else {
				s.shown[s.shownCount] = uint8(c)
				s.shownCount++
			}
		}
	}
	for !green && s.deckLen > 0 {
		green = s.turnUp(&buried)
	}
	if ev == nil {
		return
	}
	for r, n := range buried {
		if n > 0 {
			reveal(ev, EventBuried, engine.Spectator, r, n, int(s.deckLen), 0)
		}
	}
	for place := int(displayed); place < int(s.shownCount); place++ {
		reveal(ev, EventDisplayed, engine.Spectator, int(s.shown[place]), place, int(s.deckLen), 0)
	}
	for space, c := range s.row {
		if c != before[space] {
			reveal(ev, EventFilled, engine.Spectator, int(c-1), space, int(s.deckLen), 0)
		}
	}
}

// turnUp looks at the back of the deck's top card (it has one): true if it is green, else
// the card goes onto its pile.
func (s *State) turnUp(buried *[Regions]int) (green bool) {
	n := s.rng.N(int(s.deckLen)) - int(s.greens)
	if n < 0 {
		return true
	}
	r := 0
	for ; ; r++ {
		left := s.unseen[r] - s.piles[r]
		in := left.Len()
		if n < in {
			s.piles[r] += one(left.at(n))
			break
		}
		n -= in
	}
	s.book.size[r]++
	s.deckLen--
	s.changed(Region(r))
	buried[r]++
	return false
}

// endTurn passes the turn, or ends the game when the deck is empty.
func (s *State) endTurn(ev *engine.Events) {
	if ev == nil {
		return
	}
	if seat := s.Turn(); seat >= 0 {
		tell(ev, EventTurn, seat, s.Time(seat), 0, 0, 0)
		return
	}
	tell(ev, EventEnd, engine.Spectator, 0, 0, 0, 0)
	places := s.Places()
	for seat := range s.everySeat() {
		behind := s.Behind(seat)
		tell(ev, EventBonus, seat, behind, BonusPoints(behind), 0, 0)
	}
	for seat := range s.everySeat() {
		tell(ev, EventScored, seat, s.Points(seat), int(places[seat]), 0, 0)
	}
}
