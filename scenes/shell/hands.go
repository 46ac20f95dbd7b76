package shell

import (
	"slices"
	"strings"

	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// handIcon is the picture of what a hand holds; of any, the device last used.
func handIcon(e *scenes.Env, hand string) sprites.ID {
	switch hand {
	case input.AnyHand:
		return [...]sprites.ID{input.Mouse: shell.Mouse, input.Keyboard: shell.Keyboard, input.Touch: shell.Touch, input.Pad: shell.Pad}[e.Device]
	case input.MouseHand:
		return shell.Mouse
	case input.KeysHand:
		return shell.Keyboard
	case input.LeftHand:
		return shell.KeyboardHalf(0)
	case input.RightHand:
		return shell.KeyboardHalf(1)
	}
	return shell.Pad
}

func isPad(hand string) bool { return strings.HasPrefix(hand, "pad ") }

// isKeys says whether a hand is the keyboard's, or one of its halves.
func isKeys(hand string) bool { return strings.HasPrefix(hand, input.KeysHand) }

// held says whether a person plays the seat with a device of their own.
func held(s scenes.SeatSetup) bool { return s.Driver == scenes.Human && s.Hand != input.AnyHand }

// seatOf is the last seat that a hand holds, or -1.
func (c *choice) seatOf(hand string) int {
	for i := len(c.seats) - 1; i >= 0; i-- {
		if held(c.seats[i]) && c.seats[i].Hand == hand {
			return i
		}
	}
	return -1
}

// free is the seat that a device takes next: the first that nobody holds; -1
// when all are held.
func (c *choice) free() int {
	for i := range c.game.Rules.MaxSeats {
		if !held(c.seats[i]) {
			return i
		}
	}
	return -1
}

// sit gives a seat to a hand, under the name that it had before: here, or in the
// last game.
func (c *choice) sit(e *scenes.Env, seat int, hand string) {
	s := &c.seats[seat]
	s.Driver, s.Hand = scenes.Human, hand
	if name := c.called[c.person(hand)]; name != "" && c.call(e, seat, name) {
		return
	}
	for _, l := range e.Settings.Last.Seats {
		if name := clean(l.Name); l.Hand == hand && name != "" && c.call(e, seat, name) {
			return
		}
	}
}

// person is the hand that a name stays with: of who has the whole keyboard the half
// that sat down.
func (c *choice) person(hand string) string {
	if hand == input.KeysHand && c.half != "" {
		return c.half
	}
	return hand
}

// leave frees a seat and its name: the last one becomes empty where the game
// allows it, any other a bot's.
func (c *choice) leave(e *scenes.Env, seat int) {
	s := &c.seats[seat]
	c.called[c.person(s.Hand)] = s.Name
	s.Name = ""
	s.Name = c.nextName(e, seat)
	s.Hand, s.Driver = input.AnyHand, scenes.Best(c.game.ID)
	if seat+1 == len(c.taken()) && seat >= c.game.Rules.MinSeats {
		c.turn(seat, 1)
	}
}

// another gives a seat the emblem of the next one that is taken, whose player
// gets its own.
func (c *choice) another(seat int) {
	to := (seat + 1) % len(c.taken())
	c.seats[seat], c.seats[to] = c.seats[to], c.seats[seat]
}

// recall gives seats back to the pads that had them last time, as far as they
// are here: a pad is not seen before its first press.
func (c *choice) recall(e *scenes.Env) {
	if e.Settings.Last.Game != c.game.ID {
		return
	}
	for i, l := range e.Settings.Last.Seats {
		if i < len(c.seats) && isPad(l.Hand) && c.seats[i].Driver == scenes.Human && !held(c.seats[i]) && c.seatOf(l.Hand) < 0 {
			if _, here := e.Pads.Find(l.Hand); here {
				c.seats[i].Hand = l.Hand
			}
		}
	}
}

// level gives a seat that nobody holds the next bot or the one before, or
// nobody where none sits behind it.
func (c *choice) level(seat, by int) {
	d := c.drivers(seat)[1:]
	if n := len(d) - 1; seat+1 < len(c.taken()) && d[n] == scenes.Nobody {
		d = d[:n]
	}
	at := max(0, slices.Index(d, c.seats[seat].Driver))
	c.seats[seat].Driver = d[(at+by+len(d))%len(d)]
	c.fit()
}

// settled are the seats as a table takes them. A person who plays alone may use
// every device; a pad of theirs is still waited for.
func (c *choice) settled() []scenes.SeatSetup {
	seats := slices.Clone(c.taken())
	for i := range seats {
		if s := &seats[i]; s.Driver != scenes.Human || c.humans() == 1 && !isPad(s.Hand) {
			s.Hand = input.AnyHand
		}
	}
	return seats
}

// seatID is the spot that does something to a seat, 0 to 4.
//
//go:noinline
func seatID(what string, seat int) string { return what + "." + digits(uint64(seat)+1) }

const seats = engine.MaxSeats
