package engine

// Public is the See of an event that everybody may know, spectators included.
const Public SeatSet = 0xff

// Reveal, in an Event's Flags, marks what cannot be taken back: something
// hidden was shown, drawn or rolled.
const Reveal uint8 = 1

// An Event is one thing that happened, told in absolute values ("lost is now
// 7") so that it can be folded into a picture. It is seen wholly or not at all:
// a secret is two events, a public one without it and a private one with it.
type Event struct {
	Kind       uint8
	Seat       Seat    // whose doing, or Spectator
	See        SeatSet // who may know; Public for all
	Flags      uint8
	A, B, C, D int16
}

// Open is an event that everybody may know. A to D are -32768 to 32767.
func Open(kind uint8, seat Seat, a, b, c, d int) Event {
	return Event{Kind: kind, Seat: seat, See: Public, A: int16(a), B: int16(b), C: int16(c), D: int16(d)}
}

// Private is an event that only its seat may know.
func Private(kind uint8, seat Seat, a, b, c, d int) Event {
	return Event{Kind: kind, Seat: seat, See: seat.One(), A: int16(a), B: int16(b), C: int16(c), D: int16(d)}
}

// Revealed is the event marked with Reveal.
func (e Event) Revealed() Event {
	e.Flags |= Reveal
	return e
}

// Seen says whether the viewer may know of the event.
func (e Event) Seen(viewer Seat) bool { return e.See == Public || e.See.Has(viewer) }

// Events is what a move brought about, in order. A nil *Events takes none.
type Events []Event

// Add appends e; on a nil receiver it does nothing.
func (ev *Events) Add(e Event) {
	if ev != nil {
		*ev = append(*ev, e)
	}
}

// For gives the events that the viewer may know, in a new slice.
func (ev Events) For(viewer Seat) Events {
	var seen Events
	for _, e := range ev {
		if e.Seen(viewer) {
			seen = append(seen, e)
		}
	}
	return seen
}

// Reveals says whether any of the events forbids taking back.
func (ev Events) Reveals() bool {
	for _, e := range ev {
		if e.Flags&Reveal != 0 {
			return true
		}
	}
	return false
}
