package timbuktu

import (
	"errors"
	"fmt"
	"math/bits"

	"sandglass/engine"
)

// Check says whether the state is one that play can lead to, as far as a single
// position tells: counts, ranges, order of play. What passes can be played to its
// end.
func (s *State) Check() error {
	if err := s.checkPublic(); err != nil {
		return err
	}
	for seat := range engine.Seat(mostSeats) {
		if err := s.checkCard(seat, s.chosen[seat]); err != nil {
			return err
		}
		if s.phase == Loading && seat < s.everySeat() {
			if err := s.checkLoading(seat); err != nil {
				return err
			}
		}
	}
	if s.Dealt() {
		return checkPacks("packs", s.packs, allPacks)
	}
	return checkPacks("packs", s.packs, 0)
}

// Check says whether the view is consistent, so that it can be determinized into
// states that pass their own Check.
func (v *View) Check() error {
	if err := v.checkPublic(); err != nil {
		return err
	}
	if v.shut && !v.bares() {
		return errors.New("shut: the viewer has nothing to decide without secrets")
	}
	seen := uint8(0)
	for i := range v.packs {
		if v.seen(i) {
			seen |= 1 << i
		}
	}
	if err := checkPacks("packs", v.packs, seen); err != nil {
		return err
	}
	for seat := range v.everySeat() {
		switch {
		case seat == v.viewer:
			if err := v.checkCard(seat, v.chosen); err != nil {
				return err
			}
			if v.phase == Loading {
				if err := v.checkLoading(seat); err != nil {
					return err
				}
			}
		case v.phase == Loading && v.loads[seat] != [MaxCamels]Load{}:
			return fmt.Errorf("camels[%d]: the loads of others are hidden while loading", seat)
		}
	}
	return nil
}

// allPacks is the set of all five packs, a bit each.
const allPacks = 1<<Packs - 1

// checkPacks says whether just the packs of the set are known and no card is in
// two of them.
func checkPacks(where string, packs [Packs]Pack, known uint8) error {
	var pens, stands, goods uint8
	for i, k := range packs {
		if k.Known() != (known>>i&1 != 0) {
			return fmt.Errorf("%s[%d]: must be known: %v", where, i, known>>i&1 != 0)
		}
		pens |= 1 << k.pen
		stands |= 1 << k.stands
		goods |= 1 << k.goods
	}
	n := bits.OnesCount8(known)
	for _, cards := range []uint8{pens &^ 1, stands &^ 1, goods &^ 1} {
		if bits.OnesCount8(cards) != n {
			return fmt.Errorf("%s: a card is in two packs", where)
		}
	}
	return nil
}

func (p *Public) checkPublic() error {
	if p.seats < leastSeats || p.seats > mostSeats || p.camels != camelsOf[p.seats] {
		return fmt.Errorf("seats: %d with %d camels", p.seats, p.camels)
	}
	if p.phase >= phases || p.phase == Loading && !p.ownLoads {
		return fmt.Errorf("phase: %v without own loads", p.phase)
	}
	if p.first < 0 || p.first >= p.everySeat() || int(p.stage) >= p.Stages() || p.round >= p.camels {
		return errors.New("first, stage or round: out of range")
	}
	for _, check := range []func() error{p.checkOrder, p.checkCamels, p.checkStands, p.checkGoods} {
		if err := check(); err != nil {
			return err
		}
	}
	return p.checkRobbery()
}

// checkRobbery looks at the last robbery, the first being at the end of the first
// stage: where it struck, nothing is left to steal.
func (p *Public) checkRobbery() error {
	if p.stage == 0 && p.phase != Over {
		return checkPacks("robbery", p.last, 0)
	}
	if err := checkPacks("robbery", p.last, allPacks); err != nil {
		return err
	}
	for seat := range p.everySeat() {
		for c := range Camel(p.camels) {
			if p.Moved(seat, c) != (p.phase == Over) {
				continue
			}
			for _, k := range p.last {
				if pl := p.at[seat][c]; k.Pen() == pl.Pen() && k.Robs(pl.Stand()) && p.loads[seat][c].robbed(k.Goods()) != p.loads[seat][c] {
					return fmt.Errorf("camels[%d][%d].load: %v should have been stolen", seat, c, k.Goods())
				}
			}
		}
	}
	return nil
}

// checkOrder looks at who decides, and who has.
func (p *Public) checkOrder() error {
	early := p.phase <= Placing
	if early && p.stage != 0 || p.phase == Loading && p.round != 0 {
		return fmt.Errorf("stage, round: the %v comes first", p.phase)
	}
	if p.phase == Over && (int(p.stage) != p.Stages()-1 || p.round != p.camels-1) {
		return errors.New("stage, round: the game ends with the last")
	}
	starter := p.first
	if !early {
		starter = p.after(p.StageStarter(), p.round)
	}
	if p.starter != starter {
		return fmt.Errorf("the round marker is with seat %d, not %d", p.starter+1, starter+1)
	}
	alone := p.phase == Placing || p.phase == Moving || p.phase == Paying
	if alone != (p.turn >= 0 && p.turn < p.everySeat()) || !alone && p.turn != engine.Spectator {
		return fmt.Errorf("turn: %d while %v", p.turn+1, p.phase)
	}
	all := engine.AllSeats(p.Seats())
	locked := engine.SeatSet(0)
	switch p.phase {
	case Loading, Choosing:
		if p.locked == all || p.locked&^all != 0 {
			return fmt.Errorf("locked: somebody must still decide while %v", p.phase)
		}
		locked = p.locked
	case Moving, Paying:
		for i := p.OrderOf(p.turn) + 1; i < p.Seats(); i++ {
			locked |= p.InOrder(i).One()
		}
	}
	if p.locked != locked {
		return errors.New("locked: want the seats that have not moved in this round")
	}
	if _, ok := p.Shown(); !ok && p.camel != 0 {
		return errors.New("camel: none is shown")
	}
	if _, ok := p.Bound(); !ok && p.pen != 0 {
		return errors.New("pen: nobody pays")
	}
	return nil
}

// checkCamels looks at how many camels of each seat stand where, and at the
// camel that moves.
func (p *Public) checkCamels() error {
	for seat := range engine.Seat(mostSeats) {
		if seat >= p.everySeat() {
			if p.at[seat] != [MaxCamels]Place{} || p.loads[seat] != [MaxCamels]Load{} || p.moved[seat] != 0 {
				return fmt.Errorf("camels[%d]: nobody sits there", seat)
			}
			continue
		}
		placed, moved := p.Camels(), 0
		switch p.phase {
		case Loading:
			placed = 0
		case Placing:
			placed = p.Round()
			if p.OrderOf(seat) < p.OrderOf(p.turn) {
				placed++
			}
		case Choosing:
			moved = p.Round()
		case Moving, Paying:
			moved = p.Round()
			if p.OrderOf(seat) < p.OrderOf(p.turn) {
				moved++
			}
		case Over:
			moved = p.Camels()
		}
		for c := range Camel(MaxCamels) {
			switch {
			case c >= Camel(p.camels):
				if p.at[seat][c] != 0 || p.loads[seat][c] != 0 {
					return fmt.Errorf("camels[%d][%d]: not in play", seat, c)
				}
			case p.at[seat][c] > Nowhere || (p.at[seat][c] != Nowhere) != (int(c) < placed):
				return fmt.Errorf("camels[%d][%d].at: %d camels of the seat are placed, A first", seat, c, placed)
			}
		}
		if p.moved[seat]&^p.allCamels() != 0 || bits.OnesCount8(p.moved[seat]) != moved {
			return fmt.Errorf("camels[%d].moved: %d camels have moved in round %d", seat, moved, p.Round()+1)
		}
	}
	if c, ok := p.Shown(); ok && (c >= Camel(p.camels) || p.Moved(p.turn, c)) {
		return errors.New("camel: it is no camel that can move")
	}
	if pen, ok := p.Bound(); ok && (pen >= Pens || p.Price(p.turn, p.camel, pen) != PriceUnit) {
		return errors.New("pen: it costs the camel nothing, or it is full")
	}
	return nil
}

// checkStands looks at the stands: one camel each, the lowest first.
func (p *Public) checkStands() error {
	var taken [2][Pens]uint8 // behind and ahead, a bit for each stand
	moved := 0
	for seat := range p.everySeat() {
		for c := range Camel(p.camels) {
			pl := p.at[seat][c]
			if pl == Nowhere {
				continue
			}
			side := 0
			if p.Moved(seat, c) {
				side = 1
				moved++
			}
			bit := uint8(1) << (pl.Stand() - 1)
			if taken[side][pl.Pen()]&bit != 0 {
				return fmt.Errorf("camels[%d][%d].at: another camel stands on %v", seat, c, pl)
			}
			taken[side][pl.Pen()] |= bit
		}
	}
	gaps := 0
	for pen := range taken[0] {
		if n := taken[1][pen]; n&(n+1) != 0 {
			return fmt.Errorf("camels: the %v ahead is not filled from its first stand", Pen(pen))
		}
		n := taken[0][pen]
		gaps += bits.Len8(n) - bits.OnesCount8(n)
	}
	if gaps > moved {
		return errors.New("camels: the pens behind were not filled from their first stands")
	}
	fill, stoodIn, lacking := p.counted()
	if fill != p.fill || stoodIn != p.stoodIn || lacking != p.lacking {
		return errors.New("camels: the counts kept of them are wrong")
	}
	return p.checkStart()
}

// checkStart looks at the start pens: everybody can come to stand in each.
func (p *Public) checkStart() error {
	if p.phase == Placing {
		for pen := range Pen(Pens) {
			if p.fill[pen]+p.lacking[pen] > Stands {
				return fmt.Errorf("camels: too few stands are left in the %v for all seats", pen)
			}
		}
		for seat := range p.everySeat() {
			placed := p.round
			if p.OrderOf(seat) < p.OrderOf(p.turn) {
				placed++
			}
			if Pens-bits.OnesCount8(p.stoodIn[seat]) > int(p.camels-placed) {
				return fmt.Errorf("camels[%d]: too few camels are left for all start pens", seat)
			}
		}
		return nil
	}
	if p.stage != 0 || p.phase == Loading || p.phase == Over {
		return nil
	}
	for seat := range p.everySeat() {
		stood, moved := uint8(0), bits.OnesCount8(p.moved[seat])
		for c := range Camel(p.camels) {
			if !p.Moved(seat, c) {
				stood |= 1 << p.at[seat][c].Pen()
			}
		}
		if Pens-bits.OnesCount8(stood) > moved {
			return fmt.Errorf("camels[%d]: the seat did not stand in every start pen", seat)
		}
	}
	return nil
}

// checkGoods looks at the loads: what was there at the start is on the camels or
// lost.
func (p *Public) checkGoods() error {
	var left [Goods]int
	for seat := range p.everySeat() {
		var own [Goods]int
		for c := range Camel(p.camels) {
			l := p.loads[seat][c]
			if err := checkLoad(l); err != nil {
				return fmt.Errorf("camels[%d][%d].load: %w", seat, c, err)
			}
			for g := range Good(Goods) {
				if !p.ownLoads && l.Count(g) > printedLoads[c].Count(g) {
					return fmt.Errorf("camels[%d][%d].load: %v is not printed for it", seat, c, l)
				}
				own[g] += l.Count(g)
				left[g] += l.Count(g)
			}
		}
		for g := range Good(Goods) {
			if own[g] > supplyOf[p.seats] && p.ownLoads {
				return fmt.Errorf("camels[%d]: %d units of %v", seat, own[g], g)
			}
		}
	}
	if p.phase == Loading {
		if p.lost != [Goods]uint8{} {
			return errors.New("lost: nothing is lost while loading")
		}
		return nil
	}
	total, lost := 0, 0
	for g := range Good(Goods) {
		n := left[g] + p.Lost(g)
		most := supplyOf[p.seats] * p.Seats()
		if !p.ownLoads {
			most = 0
			for _, l := range printedLoads[:p.camels] {
				most += l.Count(g) * p.Seats()
			}
		}
		if n > most {
			return fmt.Errorf("lost.%v: %d on camels and %d lost are more than %d", g, left[g], p.lost[g], most)
		}
		total += n
		lost += p.Lost(g)
	}
	if all := CamelUnits * p.Seats() * p.Camels(); total != all {
		return fmt.Errorf("lost: %d units on camels and lost, not %d", total, all)
	}
	moved := 0
	for _, set := range p.moved {
		moved += bits.OnesCount8(set)
	}
	if p.stage == 0 && p.phase != Over && lost > moved {
		return fmt.Errorf("lost: %d units before the first robbery, after %d moves", lost, moved)
	}
	return nil
}

// checkLoad says whether a load can be left of four units of three kinds.
func checkLoad(l Load) error {
	pairs := 0
	for g := range Good(Goods) {
		if l.Count(g) > mostOfAKind {
			return errors.New("more than two of a kind")
		}
		if l.Count(g) == mostOfAKind {
			pairs++
		}
	}
	if l >= 1<<(bitsPerGood*Goods) || pairs > 1 || l.Units() > CamelUnits {
		return fmt.Errorf("%v is more than a camel can have carried", l)
	}
	return nil
}

// checkCard looks at a card that lies face down, and that none does where none
// should.
func (p *Public) checkCard(seat engine.Seat, chosen uint8) error {
	down := p.locked.Has(seat) && p.phase != Loading
	if down != (chosen != 0) {
		return fmt.Errorf("chosen: seat %d has laid a card: %v", seat+1, down)
	}
	if down && (chosen > p.camels || p.Moved(seat, Camel(chosen-1))) {
		return fmt.Errorf("chosen: camel %v of seat %d cannot move", Camel(chosen-1), seat+1)
	}
	return nil
}

// checkLoading looks at a seat that loads: its camels in order, and the rest can
// be loaded.
func (p *Public) checkLoading(seat engine.Seat) error {
	n := p.loaded(seat)
	for c := range Camel(p.camels) {
		l := p.loads[seat][c]
		if c >= n {
			if l != 0 {
				return fmt.Errorf("camels[%d][%d].load: camels are loaded in order", seat, c)
			}
			continue
		}
		if !fullLoad(l) || !p.canLoad(seat, c, l) {
			return fmt.Errorf("camels[%d][%d].load: %v does not leave enough for the others", seat, c, l)
		}
	}
	if (n == Camel(p.camels)) != p.locked.Has(seat) {
		return fmt.Errorf("locked: seat %d has loaded %d camels", seat+1, n)
	}
	return nil
}
