package tabletest

import (
	"bytes"
	"slices"

	"sandglass/engine"
	"sandglass/scenes/anim"
)

// scramble is a copy of the state in which what the viewer may not know is
// another.
func scramble(s engine.State, viewer engine.Seat, rng *engine.RNG) engine.State {
	c := s.New()
	c.Set(s)
	c.(interface {
		Scramble(viewer engine.Seat, rng *engine.RNG)
	}).Scramble(viewer, rng)
	return c
}

// worlds compares what boards show of two worlds that differ in hidden facts.
func (k *kit) worlds(s engine.State, seat engine.Seat, rng *engine.RNG) {
	k.check = "hidden"
	for _, viewer := range []engine.Seat{seat, engine.Spectator} {
		if diff := k.compare(s, scramble(s, viewer, rng), viewer); diff != "" {
			k.Errorf("viewer %d: %s", viewer+1, diff)
		}
	}
	k.check = "secrets"
	open, b := scramble(s, engine.Spectator, rng), k.game.Board()
	if b.Secrets(s.View(seat)) || b.Secrets(open.View(seat)) || !open.Deciders().Has(seat) {
		return
	}
	if diff := k.compare(s, open, seat); diff != "" {
		k.Errorf("seat %d is asked without a curtain, but sees what others may not: %s", seat+1, diff)
	}
}

// compare says how the question to a viewer looks different in two worlds.
func (k *kit) compare(s, w engine.State, viewer engine.Seat) string {
	a, b := k.asked(s, viewer), k.asked(w, viewer)
	if diff := differ(a, b); diff != "" {
		return diff
	}
	for _, spot := range slices.Clone(a.Spots()) {
		a.Focus.ID, b.Focus.ID = spot.ID, spot.ID
		if diff := differ(a, b); diff != "" {
			return "at " + spot.ID + ": " + diff
		}
		la, wa := a.Board.Tell(a.Env, &a.Moment, spot.ID)
		lb, wb := b.Board.Tell(b.Env, &b.Moment, spot.ID)
		if la != lb || wa != wb {
			return spot.ID + ": told " + la + wa + " and " + lb + wb
		}
	}
	return ""
}

// asked is a new board on which a state is shown, and the viewer asked.
func (k *kit) asked(s engine.State, viewer engine.Seat) *Desk {
	d := newDesk(k, k.game, k.seats, k.lang)
	d.Viewer = viewer
	d.ask(s.View(viewer), s.AppendMoves(nil, viewer))
	return d
}

// alike plays a move in pairs of worlds that look alike to onlookers before and
// after: what they see and hear of it is alike, too.
func (k *kit) alike(s engine.State, seat engine.Seat, mv engine.Move, rng *engine.RNG) {
	k.check = "sound"
	for viewer := engine.Spectator; int(viewer) < k.seats; viewer++ {
		if viewer == seat {
			continue
		}
		w := scramble(s, viewer, rng)
		if !slices.Contains(w.AppendMoves(nil, seat), mv) {
			continue
		}
		a, b := k.begin(s, viewer, seat, mv), k.begin(w, viewer, seat, mv)
		if a == nil || b == nil || !slices.Equal(a.told, b.told) || !bytes.Equal(a.Moment.View.AppendBinary(nil), b.Moment.View.AppendBinary(nil)) {
			continue
		}
		for a.Timeline.Busy() && b.Timeline.Busy() {
			a.Timeline.Advance(anim.Ticks(7))
			b.Timeline.Advance(anim.Ticks(7))
			if a.Timeline.Holding() && b.Timeline.Holding() {
				a.Timeline.Skip()
				b.Timeline.Skip()
			}
			if !a.Draw().Equal(b.Draw()) {
				k.Errorf("%s: viewer %d tells two worlds apart by their movements", k.game.Rules.Format(mv), viewer+1)
				return
			}
		}
		if !slices.Equal(a.Heard, b.Heard) || a.Timeline.Busy() != b.Timeline.Busy() {
			k.Errorf("%s: viewer %d hears %v in one world and %v in another that looks the same", k.game.Rules.Format(mv), viewer+1, a.Heard, b.Heard)
		}
	}
}

// A telling is a desk with a move of a state being animated.
type telling struct {
	*Desk
	told engine.Events
}

func (k *kit) begin(s engine.State, viewer, seat engine.Seat, mv engine.Move) *telling {
	c := s.New()
	c.Set(s)
	d := newDesk(k, k.game, k.seats, k.lang)
	d.Viewer = viewer
	d.Show(c.View(viewer))
	var ev engine.Events
	if c.Apply(seat, mv, &ev) != nil {
		return nil
	}
	t := &telling{d, ev.For(viewer)}
	d.animate(t.told)
	d.Moment.View = c.View(viewer)
	return t
}
