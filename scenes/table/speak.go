package table

import (
	"strings"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale/tabletop"
)

// A Striker is a board that tells whom an event that everybody sees strikes, by
// robbery or otherwise: their pads rumble.
type Striker interface {
	Struck(ev engine.Event) engine.SeatSet
}

// A calling is who was asked, and at which move: who is asked anew is not called
// again.
type calling struct{ seat, moves int }

// call tells who is asked, and what.
func (t *Table) call(e *scenes.Env) {
	now := calling{int(t.viewer) + 1, t.match.Len() + len(t.draft.held)}
	if t.called == now {
		return
	}
	fresh := t.called.seat != now.seat
	if n := t.match.Len(); n > 0 && !fresh {
		last, _ := t.match.Entry(n - 1)
		fresh = last != t.viewer
	}
	t.called = now
	if fresh {
		if t.shared() || t.moment.Now > 5*60 {
			e.Play("your_turn")
		}
		t.title(e, t.viewer)
		e.Rumble(t.seats[t.viewer].Hand, input.YourTurn)
	}
	if e.Voice != nil {
		e.Say(t.board.Prompt(e, &t.moment).Title)
	}
}

// title sets the window's title, and says whose turn it is.
func (t *Table) title(e *scenes.Env, seat engine.Seat) {
	turn := e.T(tabletop.TheirTurn, t.seating.Names[seat])
	e.SetTitle(strings.TrimSuffix(turn, ".") + " - " + e.T(t.game.Title))
	if t.shared() {
		e.Say(turn)
	}
}

// tell logs what everybody saw, and says it; pads of who was struck rumble.
func (t *Table) tell(e *scenes.Env, ev engine.Events) {
	for _, x := range ev {
		if x.See != engine.Public {
			continue
		}
		t.log = append(t.log, x)
		if s, ok := t.board.(Striker); ok {
			for ss := s.Struck(x); ss != 0; ss &= ss - 1 {
				e.Rumble(t.seats[ss.First()].Hand, input.Robbed)
			}
		}
		if e.Voice != nil {
			if line := t.board.Log(e, x, &t.seating); line != "" {
				e.Say(line)
			}
		}
	}
}
