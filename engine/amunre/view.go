package amunre

import "sandglass/engine"

// View is what one seat, or a spectator, may know of a State.
type View struct {
	Public
	viewer engine.Seat
	book   purse
	own    secrets // the viewer's
}

// View is what the seat, or the spectator, may know.
func (s *State) View(seat engine.Seat) engine.View {
	v := &View{Public: s.Public, viewer: seat, book: s.book}
	if seat >= 0 {
		v.own = s.own[seat]
	}
	return v
}

// Viewer is whose view it is.
func (v *View) Viewer() engine.Seat { return v.viewer }

// Hand are the viewer's power cards that can still be used.
func (v *View) Hand() Cards { return v.own.hand() }

// Cashed are the power cards that the viewer sells with the offering to come.
func (v *View) Cashed() Cards { return v.own.cash }

// HasLaid says whether the viewer lays Change the Offering with the offering to come.
func (v *View) HasLaid() bool { return v.own.laid }

// MyOffer is the viewer's offering that is not shown yet, gold or Steal.
func (v *View) MyOffer() (int, bool) { return int(v.own.offer), v.own.offer != 0 }

// Dealt are the province cards in the viewer's hand, with the advanced deal; the one
// that lies face down is among them.
func (v *View) Dealt() ProvinceSet { return v.own.dealt }

// Chosen is the viewer's province card that lies face down.
func (v *View) Chosen() (Province, bool) {
	return Province(max(v.own.chosen, 1) - 1), v.own.chosen != 0
}

// Gold is the viewer's own gold, with what is sold for the offering to come.
func (v *View) Gold() int {
	if v.viewer < 0 {
		return 0
	}
	return int(v.book.gold[v.viewer]) + v.own.cash.Len()
}

// ShownGold is the gold of a seat if the viewer is shown it: the own one, everybody's
// with open gold and when the game is over.
func (v *View) ShownGold(seat engine.Seat) (int, bool) {
	switch {
	case seat == v.viewer:
		return v.Gold(), true
	case v.openGold || v.phase == Over:
		return int(v.book.gold[seat]), true
	}
	return 0, false
}

// AppendMoves lists the viewer's legal moves.
func (v *View) AppendMoves(dst []engine.Move) []engine.Move {
	if !v.Deciders().Has(v.viewer) {
		return dst
	}
	return v.movesOf(dst, v.viewer, int(v.book.gold[v.viewer]), &v.own)
}

// Pick chooses a move as State.Pick does.
func (v *View) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// NewState gives a zero state of Amun-Re.
func (v *View) NewState() engine.State { return new(State) }

// AppendBinary appends the canonical bytes.
func (v *View) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, v) }

// Determinize draws a state that the viewer must think possible. All power cards not
// seen are dealt to hands, provinces and deck, every deal alike, but that who must
// still have the Master Builder of the start has one (what a new shuffle tells
// beyond that is not kept); so are province cards of the advanced deal. What others
// have chosen is drawn: any province in hand; an offering as the random player
// makes one. Who has not made an offering has not prepared any.
func (v *View) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*State)
	*s = State{Public: v.Public, book: v.book, rng: rng.Split()}
	s.deck = v.unseen()
	for seat := range v.everySeat() {
		if seat == v.viewer {
			s.own[seat] = v.own
			continue
		}
		n := int(v.handSize[seat])
		if v.book.builders.Has(seat) {
			s.own[seat].cards = one(MasterBuilder)
			n--
		}
		for range n {
			s.own[seat].cards += one(s.deck.draw(rng))
		}
	}
	for set := v.Up(); set != 0; set &= set - 1 {
		pr := set.First()
		for i := range v.lying[pr] {
			s.free[pr][i] = uint8(s.deck.draw(rng)) + 1
		}
	}
	if v.advanced {
		v.dealUnseen(s, rng)
	}
	if v.phase != Offering {
		return
	}
	for seat := range v.everySeat() {
		if seat != v.viewer && v.locked.Has(seat) {
			s.offerAtRandom(seat, rng)
		}
	}
}

// unseen are the power cards that the viewer does not see and nobody surely has.
func (v *View) unseen() Cards {
	cards := allCards - v.discards - v.own.cards
	for seat := range v.everySeat() {
		if seat != v.viewer && v.book.builders.Has(seat) {
			cards -= one(MasterBuilder)
		}
	}
	return cards
}

// dealUnseen deals the province cards that the viewer does not see to the others.
func (v *View) dealUnseen(s *State, rng *engine.RNG) {
	deck := v.inPlay &^ v.turned &^ v.own.dealt
	for seat := range v.everySeat() {
		if seat == v.viewer {
			continue
		}
		o := &s.own[seat]
		for range v.provinceCards() {
			o.dealt |= 1 << deck.draw(rng)
		}
		if v.phase == Turning && v.locked.Has(seat) {
			o.chosen = rng.Bit16(uint16(o.dealt)) + 1
		}
	}
}

// provinceCards is how many province cards everybody has in hand, with the advanced
// deal.
func (p *Public) provinceCards() int {
	if p.phase == Turning {
		return Rounds - int(p.round)
	}
	return Rounds - 1 - int(p.round)
}

func (s *State) offerAtRandom(seat engine.Seat, rng *engine.RNG) {
	o := &s.own[seat]
	o.laid = o.cards.Has(ChangeOffering) && rng.N(2) == 0
	switch gold := int(s.book.gold[seat]); {
	case gold == 0 || rng.N(4) == 0:
		o.offer = Steal
	default:
		o.offer = int16(1 + rng.N(min(gold, mostRandomOffer)))
	}
}
