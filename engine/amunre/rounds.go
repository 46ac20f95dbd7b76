package amunre

import "sandglass/engine"

// dealProvinces deals three province cards to everybody, for the advanced deal.
func (s *State) dealProvinces(ev *engine.Events) {
	deck := s.inPlay
	for seat := range s.everySeat() {
		s.own[seat].dealt = 0
		for range Rounds {
			s.own[seat].dealt |= 1 << deck.draw(&s.rng)
		}
		ev.Add(engine.Private(EventDealt, seat, int(s.own[seat].dealt), 0, 0, 0).Revealed())
	}
}

// startRound begins a round of the kingdom: provinces are turned up, or with the
// advanced deal everybody chooses one; the last one is no choice.
func (s *State) startRound(round uint8, ev *engine.Events) {
	s.round, s.turn = round, engine.Spectator
	ev.Add(engine.Open(EventRound, s.pharaoh, int(s.kingdom), int(round), 0, 0))
	if s.advanced {
		s.phase = Turning
		if round == Rounds-1 {
			for seat := range s.everySeat() {
				s.own[seat].chosen = uint8(s.own[seat].dealt.First()) + 1
			}
			s.turnChosen(ev)
		}
		return
	}
	deck := s.inPlay &^ s.turned
	rest := deck
	for range s.seats {
		rest.draw(&s.rng)
	}
	for up := deck &^ rest; up != 0; up &= up - 1 {
		s.turnUp(engine.Spectator, up.First(), ev)
	}
	s.startAuction()
}

func (s *State) choose(seat engine.Seat, pr Province, ev *engine.Events) error {
	if pr >= Provinces {
		return RuleNoMove
	}
	if !s.own[seat].dealt.Has(pr) {
		return RuleNoProvince
	}
	s.own[seat].chosen = uint8(pr) + 1
	s.locked |= seat.One()
	ev.Add(engine.Open(EventLocked, seat, 0, 0, 0, 0))
	ev.Add(engine.Private(EventChose, seat, int(pr), 0, 0, 0))
	if s.Deciders() == 0 {
		s.turnChosen(ev)
	}
	return nil
}

func (s *State) turnChosen(ev *engine.Events) {
	s.locked = 0
	for i := range s.Seats() {
		seat := s.InOrder(i)
		o := &s.own[seat]
		pr := Province(o.chosen - 1)
		o.dealt &^= 1 << pr
		s.shown[seat], o.chosen = o.chosen, 0
		s.turnUp(seat, pr, ev)
	}
	s.startAuction()
}

// turnUp turns up a province and lays out its free goods.
func (s *State) turnUp(by engine.Seat, pr Province, ev *engine.Events) {
	s.turned |= 1 << pr
	land := &lands[pr]
	for range land.Cards {
		c, ok := s.drawn(ev)
		if !ok {
			break
		}
		s.free[pr][s.lying[pr]] = uint8(c) + 1
		s.lying[pr]++
	}
	ev.Add(engine.Open(EventTurned, by, int(pr), int(s.bricks[pr])+land.Bricks, int(s.lying[pr]), land.Gold).Revealed())
}

// begin begins a phase in which everybody has a turn, the Pharaoh first.
func (s *State) begin(phase Phase, ev *engine.Events) {
	s.phase = phase
	s.come(s.pharaoh, ev)
}

// come gives the turn to the seat. Who has nothing in hand to decide with, as
// everybody knows, does not decide.
func (s *State) come(seat engine.Seat, ev *engine.Events) {
	s.turn = seat
	if s.phase == Acting {
		ev.Add(engine.Open(EventActs, seat, 0, 0, 0, 0))
	}
	if s.handSize[seat] == 0 && (s.phase != Acting || s.book.gold[seat] == 0) {
		s.leave(ev)
	}
}

// leave ends the turn of a seat, and the phase with the last turn.
func (s *State) leave(ev *engine.Events) {
	switch s.phase {
	case Acting:
		ev.Add(engine.Open(EventDone, s.turn, 0, 0, 0, 0))
	case Collecting:
		s.collect(s.turn, ev)
	}
	s.step, s.played, s.eight, s.more = 0, 0, 0, 0
	if next := s.after(s.turn, 1); next != s.pharaoh {
		s.come(next, ev)
		return
	}
	switch s.phase {
	case Acting:
		s.phase, s.turn = Offering, engine.Spectator
		ev.Add(engine.Open(EventOfferings, s.pharaoh, 0, 0, 0, 0))
	case Collecting:
		if s.round+1 < Rounds {
			s.startRound(s.round+1, ev)
		} else {
			s.startScoring(ev)
		}
	case Scoring:
		if s.kingdom+1 < Kingdoms {
			s.startKingdom(ev)
		} else {
			s.end(ev)
		}
	}
}

// startKingdom clears the board for the New Kingdom: owners and farmers leave it, and
// what was turned up in the Old one is turned up again.
func (s *State) startKingdom(ev *engine.Events) {
	s.kingdom++
	s.inPlay, s.turned = s.turned, 0
	s.owned = [mostSeats]ProvinceSet{}
	s.farmers, s.plain = [Provinces]uint8{}, [Provinces]uint8{}
	s.shown = [mostSeats]uint8{}
	ev.Add(engine.Open(EventKingdom, s.pharaoh, int(s.kingdom), 0, 0, 0))
	if s.advanced {
		s.dealProvinces(ev)
	}
	s.startRound(0, ev)
}
