package theben

import "sandglass/engine"

// refill fills the gaps among the open cards; exhibitions drawn are announced.
func (s *State) refill(ev *engine.Events) {
	for slot := range s.offers {
		for s.offers[slot] == 0 {
			c, ok := s.draw(ev)
			if !ok {
				return
			}
			if c.Kind() == Exhibition {
				s.announce(c, ev)
			} else {
				s.offers[slot] = 1 + uint8(c)
				if ev != nil {
					reveal(ev, EventFilled, engine.Spectator, int(c), slot, s.DeckLen(), 0)
				}
			}
			s.lookAhead(ev)
		}
	}
}

// draw takes the top card of the deck; lookAhead is for when it has its place. An
// empty deck is made of the discards if the options say so; ok is false if there is
// no card.
func (s *State) draw(ev *engine.Events) (c Card, ok bool) {
	if s.upcoming[0] == 0 && s.deck.empty() {
		if !s.recycles() || s.discards.empty() {
			return 0, false
		}
		s.deck, s.discards = s.discards, CardSet{}
		reveal(ev, EventReshuffled, engine.Spectator, s.deck.Len(), 0, 0, 0)
		s.lookAhead(ev)
	}
	if s.upcoming[0] == 0 {
		return s.deck.draw(&s.rng), true
	}
	c = Card(s.upcoming[0] - 1)
	s.upcoming = [Upcoming]uint8{s.upcoming[1]}
	return c, true
}

// lookAhead opens the next two cards of the deck, with the option preview. They stay
// its top.
func (s *State) lookAhead(ev *engine.Events) {
	if !s.With(Preview) {
		return
	}
	for i := range s.upcoming {
		if s.upcoming[i] == 0 && !s.deck.empty() {
			c := s.deck.draw(&s.rng)
			s.upcoming[i] = 1 + uint8(c)
			reveal(ev, EventUpcoming, engine.Spectator, int(c), i, 0, 0)
		}
	}
}

// sweep discards the open cards and draws new ones: as an action of the seat, or,
// nobody's, after exhibition c.
func (s *State) sweep(seat engine.Seat, c Card, ev *engine.Events) {
	for slot, o := range s.offers {
		if o != 0 {
			s.discards.add(Card(o - 1))
			s.offers[slot] = 0
		}
	}
	tell(ev, EventSwept, seat, int(c), 0, 0, 0)
	s.refill(ev)
}

// announce sets the week of an exhibition drawn: so many weeks as it says after the
// marker now furthest behind, but no later than the end.
func (s *State) announce(c Card, ev *engine.Events) {
	w := min(s.Now()+Week(c.Weeks()), End)
	s.announced[s.waiting] = Announced{c, w}
	s.waiting++
	if ev != nil {
		reveal(ev, EventAnnounced, engine.Spectator, int(c), int(w), s.DeckLen(), 0)
	}
}
