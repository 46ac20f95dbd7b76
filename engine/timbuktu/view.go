package timbuktu

import "sandglass/engine"

// View is what one seat, or a spectator, may know of a State.
type View struct {
	Public
	viewer engine.Seat
	chosen uint8       // 1 + the camel of the viewer's card that lies face down, else 0
	packs  [Packs]Pack // those the viewer has seen in this stage
	shut   bool        // the viewer's secrets are left out
}

// View is what the seat, or the spectator, may know.
func (s *State) View(seat engine.Seat) engine.View {
	v := &View{Public: s.Public, viewer: seat}
	if s.phase == Loading {
		for other := range s.everySeat() {
			if other != seat {
				v.loads[other] = [MaxCamels]Load{}
			}
		}
	}
	if seat >= 0 {
		v.chosen = s.chosen[seat]
		for i := range v.packs {
			if v.seen(i) {
				v.packs[i] = s.packs[i]
			}
		}
	}
	return v
}

// seen says whether the pack is, or was in this stage, in the viewer's hand.
func (v *View) seen(pack int) bool {
	if v.viewer < 0 || !v.Dealt() || v.shut {
		return false
	}
	came := v.RingPlace(v.viewer) - pack // exchanges until the pack came to the viewer
	if came < 0 {
		came += Packs
	}
	return came <= v.Exchanged()
}

// Bare is the view of who moves or places a camel without the thief cards seen: what
// may be done does not hang on them.
func (v *View) Bare() (engine.View, bool) {
	if !v.bares() {
		return nil, false
	}
	b := *v
	b.shut, b.packs = true, [Packs]Pack{}
	return &b, true
}

func (v *View) bares() bool {
	return v.Deciders().Has(v.viewer) && v.phase != Loading && v.phase != Choosing
}

// Shut says whether the viewer's secrets are left out.
func (v *View) Shut() bool { return v.shut }

// Viewer is whose view it is.
func (v *View) Viewer() engine.Seat { return v.viewer }

// Chosen is the camel of the viewer's own card while it lies face down.
func (v *View) Chosen() (Camel, bool) { return Camel(max(v.chosen, 1) - 1), v.chosen != 0 }

// Pack is a pack by the place of the ring where it was dealt; it is known if the
// viewer has seen it in this stage.
func (v *View) Pack(pack int) Pack { return v.packs[pack] }

// InHand is the number of the pack in the viewer's hand.
func (v *View) InHand() (int, bool) {
	if v.viewer < 0 || !v.Dealt() {
		return 0, false
	}
	return v.PackAt(v.RingPlace(v.viewer)), true
}

// AppendMoves lists the viewer's legal moves.
func (v *View) AppendMoves(dst []engine.Move) []engine.Move { return v.movesOf(dst, v.viewer) }

// Pick is uniform over the moves.
func (v *View) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// NewState gives a zero state of Timbuktu.
func (v *View) NewState() engine.State { return new(State) }

// AppendBinary appends the canonical bytes.
func (v *View) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, v) }

// Determinize draws a state that the viewer must think possible: the cards not
// seen are dealt to the packs not seen, every deal alike; every face-down camel
// of others is alike among those that have not moved; while loading lasts, others
// who have not confirmed have loaded any number of camels, and every load that
// the rules allow next is alike.
func (v *View) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*State)
	*s = State{Public: v.Public, packs: v.packs, rng: rng.Split()}
	if v.Dealt() {
		v.dealUnseen(s, rng)
	}
	for seat := range v.everySeat() {
		switch {
		case seat == v.viewer:
			s.chosen[seat] = v.chosen
		case v.phase == Loading:
			s.loadAtRandom(seat, v.locked.Has(seat), rng)
		case v.locked.Has(seat):
			s.chosen[seat] = 1 + rng.Bit8(v.allCamels()&^v.moved[seat])
		}
	}
}

func (v *View) dealUnseen(s *State, rng *engine.RNG) {
	pens, stands, goods := v.unseen()
	for i := range s.packs {
		if s.packs[i].Known() {
			continue
		}
		k := &s.packs[i]
		k.pen, k.stands, k.goods = 1+rng.Bit8(pens), 1+rng.Bit8(stands), 1+rng.Bit8(goods)
		pens &^= 1 << (k.pen - 1)
		stands &^= 1 << (k.stands - 1)
		goods &^= 1 << (k.goods - 1)
	}
}

// unseen are the cards of each kind that the viewer has not seen in this stage, a
// bit each.
func (v *View) unseen() (pens, stands, goods uint8) {
	const all = 1<<kindsOfCard - 1
	pens, stands, goods = all, all, all
	for _, k := range v.packs {
		if k.Known() {
			pens &^= 1 << (k.pen - 1)
			stands &^= 1 << (k.stands - 1)
			goods &^= 1 << (k.goods - 1)
		}
	}
	return pens, stands, goods
}

func (s *State) loadAtRandom(seat engine.Seat, all bool, rng *engine.RNG) {
	n := Camel(s.camels)
	if !all {
		n = Camel(rng.N(s.Camels()))
	}
	for c := range n {
		var may [35]Load
		k := 0
		for _, l := range loadChoices {
			if s.canLoad(seat, c, l) {
				may[k] = l
				k++
			}
		}
		s.loads[seat][c] = may[rng.N(k)]
	}
}
