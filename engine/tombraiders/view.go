package tombraiders

import "sandglass/engine"

// View is what one seat, or a spectator, may know of a State.
type View struct {
	Public
	viewer engine.Seat
	book   notebook
	known  [Regions]Stock // the piles that the viewer has looked through as they are now
}

// View is what the seat, or the spectator, may know.
func (s *State) View(seat engine.Seat) engine.View {
	v := &View{Public: s.Public, viewer: seat, book: s.book}
	for r := range v.known {
		if s.saw[r].Has(seat) {
			v.known[r] = s.piles[r]
		}
	}
	return v
}

// Viewer is whose view it is.
func (v *View) Viewer() engine.Seat { return v.viewer }

// AppendMoves lists the viewer's legal moves.
func (v *View) AppendMoves(dst []engine.Move) []engine.Move {
	return v.movesOf(dst, v.viewer, &v.book, v.known[v.at%Regions])
}

// Allowed says which rule forbids a move of the viewer, nil if none.
func (v *View) Allowed(m engine.Move) error {
	return v.allowed(v.viewer, m, &v.book, v.known[v.at%Regions])
}

// Pick chooses a move as State.Pick does.
func (v *View) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// NewState gives a zero state of Thebes: The Tomb Raiders.
func (v *View) NewState() engine.State { return new(State) }

// AppendBinary appends the canonical bytes.
func (v *View) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, v) }

// Determinize draws what the piles hold: what the viewer has looked through is as it was
// seen; else, by what was dug and how large the pile has become, as likely as Pile says.
func (v *View) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*State)
	*s = State{Public: v.Public, book: v.book, rng: rng.Split()}
	for r := range Region(Regions) {
		pile := v.Pile(r)
		s.piles[r] = pile.draw(rng)
	}
}
