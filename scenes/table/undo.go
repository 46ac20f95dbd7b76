package table

import (
	"errors"

	"sandglass/engine"
	"sandglass/engine/match"
	"sandglass/scenes"
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

// TakeBack takes back what Undoing tells, also while it is still playing.
func (t *Table) TakeBack(e *scenes.Env) {
	o := t.offer()
	if o.why != nil {
		e.Play("denied")
		return
	}
	viewer := t.viewer
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
	if viewer != o.seat {
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
