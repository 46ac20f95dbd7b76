package table

import (
	"errors"
	"slices"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
)

// An offer is the move that undo would take back, or the reason why none can
// be.
type offer struct {
	seat engine.Seat
	move engine.Move
	why  error // one of the match's, nil when the move can be taken back
}

// offer finds what can be taken back now: what the viewer chose in secret, the
// viewer's last move, or, at a shared screen, the move made last as long as
// nobody has done anything since.
func (t *Table) offer() offer {
	if mv, ok := t.draft.last(t.viewer); ok {
		return offer{t.viewer, mv, t.draft.match.CanUndo(t.viewer)}
	}
	if len(t.draft.held) > 0 {
		return offer{why: match.ErrOther}
	}
	o := offer{why: match.ErrNothing}
	if t.viewer != engine.Spectator {
		o = offer{t.viewer, lastMove(t.match, t.viewer), t.match.CanUndo(t.viewer)}
	}
	if o.why == nil || !t.shared() || t.match.Len() == 0 {
		return o
	}
	seat, mv := t.match.Entry(t.match.Len() - 1)
	if !t.seating.Human[seat] || t.game.Rules.IsSecret(mv) {
		return offer{why: match.ErrOther}
	}
	return offer{seat, mv, t.match.CanUndo(seat)}
}

func lastMove(m *match.Match, seat engine.Seat) engine.Move {
	for i := m.Len() - 1; i >= 0; i-- {
		if s, mv := m.Entry(i); s == seat {
			return mv
		}
	}
	return engine.Move{}
}

// stepsBack says whether what is asked goes on with the viewer's own last move and
// that can be taken back.
func (t *Table) stepsBack() bool {
	s, ok := t.board.(Stepped)
	o := t.offer()
	return ok && s.Begun(&t.moment) && o.why == nil && o.seat == t.viewer
}

// Undoing tells what undo would take back, or why it cannot.
func (t *Table) Undoing(e *scenes.Env) (text string, can bool) {
	o := t.offer()
	return t.offerText(e, o), o.why == nil
}

func (t *Table) offerText(e *scenes.Env, o offer) string {
	switch {
	case errors.Is(o.why, match.ErrBarrier):
		return e.T(tabletop.UndoBarrier)
	case errors.Is(o.why, match.ErrOther):
		return e.T(tabletop.UndoOther)
	case o.why != nil:
		return e.T(tabletop.UndoNothing)
	case o.seat != t.viewer:
		return e.T(tabletop.UndoTheirs, t.seating.Names[o.seat], t.board.MoveName(e, o.move))
	}
	return e.T(tabletop.UndoMove, t.board.MoveName(e, o.move))
}

// redoable is the move that redo would make, or the reason why none can be made.
func (t *Table) redoable() offer {
	n := len(t.redo)
	if n == 0 {
		return offer{why: match.ErrNothing}
	}
	c := t.redo[n-1]
	if t.viewer != c.seat && t.game.Rules.IsSecret(c.move) {
		return offer{why: match.ErrNothing} // nor that it was made is for others
	}
	if !t.moment.Asked || t.viewer != c.seat || !slices.Contains(t.moment.Moves, c.move) {
		return offer{why: match.ErrOther}
	}
	return offer{seat: c.seat, move: c.move}
}

// Redoing tells what redo would make again, or why it cannot.
func (t *Table) Redoing(e *scenes.Env) (text string, can bool) {
	o := t.redoable()
	return t.againText(e, o), o.why == nil
}

func (t *Table) againText(e *scenes.Env, o offer) string {
	switch o.why {
	case nil:
		return e.T(tabletop.RedoMove, t.board.MoveName(e, o.move))
	case match.ErrOther:
		return e.T(tabletop.RedoOther)
	}
	return e.T(tabletop.RedoNothing)
}

// Redo makes the move again that was taken back last, if the hand may do that for
// who made it, or tells why it cannot.
func (t *Table) Redo(e *scenes.Env, in input.Intent) {
	o := t.redoable()
	if !t.allows(e, in, o, t.againText(e, o)) {
		return
	}
	t.redo = t.redo[:len(t.redo)-1]
	t.acted = ""
	e.Play("confirm")
	t.decide(e, o.move)
}

// allows says whether the hand may take the offer; if not, a notice tells why: the
// text of an offer that is none, or whose it is.
func (t *Table) allows(e *scenes.Env, in input.Intent, o offer, text string) bool {
	switch {
	case o.why != nil:
	case !t.may(e, in, o.seat):
		text = e.T(tabletop.TheirUndo, t.seating.Names[o.seat])
	default:
		return true
	}
	e.Play("denied")
	t.Notice(e, text)
	return false
}

// TakeBack takes back what Undoing tells, also while it is still playing, if the
// hand may do that for who made the move, or tells why it cannot.
func (t *Table) TakeBack(e *scenes.Env, in input.Intent) {
	o := t.offer()
	if !t.allows(e, in, o, t.offerText(e, o)) {
		return
	}
	t.redo = append(t.redo, choice{o.seat, o.move})
	viewer, bare := t.viewer, t.bare
	if viewer == o.seat {
		t.again = t.acted
	}
	t.acted = ""
	t.finishPlaying()
	if err := t.revoke(o.seat); err != nil {
		t.refused(e, err)
		return
	}
	t.autosave(e)
	e.Play("undo")
	if viewer != o.seat || bare {
		viewer = engine.Spectator // its owner may choose again, behind a curtain
	}
	t.look(viewer)
	e.Sound.Tense(t.board.Tense(t.moment.View))
}

func (t *Table) revoke(seat engine.Seat) error {
	if len(t.draft.held) > 0 {
		return t.draft.takeBack(seat)
	}
	t.draft = draft{} // it stands on what is being taken back
	_, err := t.match.Undo(seat)
	t.log = retell(t.match)
	return err
}
