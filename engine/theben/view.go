package theben

import "sandglass/engine"

// View is what one seat, or a spectator, may know of a State: all that is public.
// Nobody has a secret.
type View struct {
	Public
	viewer engine.Seat
}

// View is what the seat, or the spectator, may know.
func (s *State) View(seat engine.Seat) engine.View { return &View{s.Public, seat} }

// Viewer is whose view it is.
func (v *View) Viewer() engine.Seat { return v.viewer }

// AppendMoves lists the viewer's legal moves.
func (v *View) AppendMoves(dst []engine.Move) []engine.Move { return v.movesOf(dst, v.viewer) }

// Pick chooses a move as State.Pick does.
func (v *View) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// NewState gives a zero state of Jenseits von Theben.
func (v *View) NewState() engine.State { return new(State) }

// AppendBinary appends the canonical bytes.
func (v *View) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, v) }

// Determinize draws what is out of the game in every region, as likely as the digs so
// far make it: the same chances as those of Odds. Which finds it is, is alike for
// all that nobody has.
func (v *View) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*State)
	*s = State{Public: v.Public, rng: rng.Split()}
	for r := range Region(Regions) {
		s.piles[r] = allFinds &^ v.foundByAll(r) &^ v.drawOut(r, rng)
	}
}
