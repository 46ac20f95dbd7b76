package ui

// State is how a widget looks now: any of the following together.
type State uint8

const (
	Focused State = 1 << iota // has the focus: the double ring
	Step                      // the ring's second frame
	Pressed                   // the pointer is down on it
	Off                       // cannot be acted on
	Chosen                    // gold: primary, selected, on
)

// beat is how many ticks a frame of the focus ring stays, 400 ms.
const beat = 24

// Advance lets the ring go on by so many ticks; without it the ring is still.
func (f *Focus) Advance(by int) { f.time = (f.time + by) % (2 * beat) }

// State is how the spot of that ID looks, as far as the focus knows: Focused,
// Step and Pressed.
func (f *Focus) State(id string) State {
	var s State
	if f.ID == id && !f.Hidden {
		s = Focused
		if f.time >= beat {
			s |= Step
		}
	}
	if f.Pressed == id && id != "" && f.ID == id {
		s |= Pressed
	}
	return s
}

// Of is the state of a spot, Off included.
func (f *Focus) Of(s Spot) State {
	if s.Off {
		return f.State(s.ID)&^Pressed | Off
	}
	return f.State(s.ID)
}

// With adds the other states when on.
func (s State) With(other State, on bool) State {
	if on {
		return s | other
	}
	return s
}
