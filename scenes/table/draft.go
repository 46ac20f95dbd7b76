package table

import (
	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
)

// A draft holds what several people at one screen choose in secret for the same
// decision, on a copy of the game: until all have confirmed nothing is
// committed, then everything is.
type draft struct {
	match *match.Match // nil while no such choice is being made
	seats engine.SeatSet
	held  []choice
}

type choice struct {
	seat engine.Seat
	move engine.Move
}

// newDraft begins a draft when two or more of the people must choose in secret
// at once; else its match is nil.
func newDraft(m *match.Match, people engine.SeatSet) draft {
	if seats := choosing(m, people); seats.Len() > 1 {
		return draft{match: m.Clone(), seats: seats}
	}
	return draft{}
}

// choosing are those of the seats that have a secret move to make.
func choosing(m *match.Match, among engine.SeatSet) (ss engine.SeatSet) {
	for seat := range engine.Seat(m.Setup().Seats) {
		if !(m.Deciders() & among).Has(seat) {
			continue
		}
		for _, mv := range m.Moves(nil, seat) {
			if m.Game().IsSecret(mv) {
				ss |= seat.One()
				break
			}
		}
	}
	return ss
}

// begins starts a draft where one is needed, and says whether one is under way.
func (d *draft) begins(t *Table) bool {
	if d.match == nil {
		*d = newDraft(t.match, t.humans())
	}
	return d.match != nil
}

// left are the seats that have not chosen all they have to.
func (d *draft) left() engine.SeatSet { return choosing(d.match, d.seats) }

// hold plays a choice on the copy and keeps it. It is the last one when it
// reveals what was chosen or nobody is left.
func (d *draft) hold(seat engine.Seat, mv engine.Move) (step match.Step, last bool, err error) {
	if step, err = d.match.Play(seat, mv, seat); err != nil {
		return step, false, err
	}
	d.held = append(d.held, choice{seat, mv})
	return step, step.Barrier || d.left() == 0, nil
}

// choose holds the viewer's move. The last one commits them all.
func (d *draft) choose(e *scenes.Env, t *Table, mv engine.Move) {
	seat := t.viewer
	step, last, err := d.hold(seat, mv)
	switch {
	case err != nil:
		t.refused(e, err)
	case last:
		d.commit(e, t)
	default:
		t.autosave(e)
		t.animate(e, step)
		if !d.left().Has(seat) {
			t.lookAway()
		}
	}
}

// commit plays all that was held: all but the last unseen, for each owner has
// seen theirs, and the last with what it reveals.
func (d *draft) commit(e *scenes.Env, t *Table) {
	held := d.held
	*d = draft{}
	t.viewer = engine.Spectator
	for _, c := range held[:len(held)-1] {
		step, err := t.match.Play(c.seat, c.move, t.viewer)
		if err != nil {
			t.refused(e, err)
			return
		}
		t.tell(e, step.Events)
	}
	t.show(t.match.View(t.viewer))
	last := held[len(held)-1]
	t.play(e, last.seat, last.move)
}

// last is the last choice that is held for the seat, if any.
func (d *draft) last(seat engine.Seat) (mv engine.Move, ok bool) {
	if i := d.find(seat); i >= 0 {
		return d.held[i].move, true
	}
	return mv, false
}

// find is the index of the seat's last choice, or -1.
func (d *draft) find(seat engine.Seat) int {
	for i := len(d.held) - 1; i >= 0; i-- {
		if d.held[i].seat == seat {
			return i
		}
	}
	return -1
}

// takeBack takes back the seat's last choice.
func (d *draft) takeBack(seat engine.Seat) error {
	if _, err := d.match.Undo(seat); err != nil {
		return err
	}
	i := d.find(seat)
	d.held = append(d.held[:i], d.held[i+1:]...)
	return nil
}
