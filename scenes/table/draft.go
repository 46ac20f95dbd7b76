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
	held  []choice
}

type choice struct {
	seat engine.Seat
	move engine.Move
}

// begins starts a draft when two or more people must decide at once, and says
// whether one is under way.
func (d *draft) begins(t *Table) bool {
	if d.match == nil && (t.match.Deciders()&t.humans()).Len() > 1 {
		d.match = t.match.Clone()
	}
	return d.match != nil
}

// choose holds the viewer's move. The last one, which would reveal the choices,
// commits them all.
func (d *draft) choose(e *scenes.Env, t *Table, mv engine.Move) {
	before := d.match.Deciders()
	seat := t.viewer
	step, err := d.match.Play(seat, mv, seat)
	if err != nil {
		e.Stack.Push(t.hooks.Message(e, err.Error()), scenes.Cut)
		t.moment.Asked = false
		return
	}
	d.held = append(d.held, choice{seat, mv})
	if left := d.match.Deciders() & before; left != 0 {
		t.animate(e, step)
		if !left.Has(seat) {
			t.lookAway(e, seat)
		}
		return
	}
	d.commit(e, t)
}

// commit plays all that was held: all but the last unseen, for each owner has
// seen theirs, and the last with what it reveals.
func (d *draft) commit(e *scenes.Env, t *Table) {
	held := d.held
	d.match, d.held = nil, nil
	t.viewer = engine.Spectator
	for _, c := range held[:len(held)-1] {
		step, err := t.match.Play(c.seat, c.move, t.viewer)
		if err != nil {
			e.Stack.Push(t.hooks.Message(e, err.Error()), scenes.Cut)
			break
		}
		t.tell(step.Events)
	}
	t.show(t.match.View(t.viewer))
	last := held[len(held)-1]
	t.play(e, last.seat, last.move)
}

// drop forgets the seat's last choice, which was taken back.
func (d *draft) drop(seat engine.Seat) {
	for i := len(d.held) - 1; i >= 0; i-- {
		if d.held[i].seat == seat {
			d.held = append(d.held[:i], d.held[i+1:]...)
			return
		}
	}
}
