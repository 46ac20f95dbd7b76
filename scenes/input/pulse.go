package input

// A Pulse is something that a pad tells the hand that holds it.
type Pulse uint8

const (
	YourTurn Pulse = iota
	Robbed
	Pressed // the first half of a secret press was taken, whatever it was
	Taken   // the second half: a key is pressed
	Refused // two short ones
	// Pulses is the number of pulses.
	Pulses
)

// A Beat is how a pulse feels: Times of Ms milliseconds each, Gap between them;
// Strong and Weak are the two motors' strengths in percent.
type Beat struct{ Times, Ms, Gap, Strong, Weak uint8 }

var beats = [Pulses]Beat{
	YourTurn: {1, 120, 0, 30, 60},
	Robbed:   {1, 250, 0, 80, 40},
	Pressed:  {1, 40, 0, 0, 50},
	Taken:    {1, 100, 0, 0, 80},
	Refused:  {2, 70, 80, 60, 30},
}

// Rumbles are the pulses that go on. The zero Rumbles has none.
type Rumbles [MaxPads]struct {
	beat Beat
	next int64
}

// Start begins a pulse on a pad, in the place of one that goes on there.
func (r *Rumbles) Start(pad uint8, p Pulse) {
	if pad < MaxPads {
		r[pad].beat, r[pad].next = beats[p], 0
	}
}

// Due calls shake for each motor that is to run for Ms now; now counts
// milliseconds.
func (r *Rumbles) Due(now int64, shake func(pad uint8, b Beat)) {
	for i := range r {
		if d := &r[i]; d.beat.Times > 0 && now >= d.next {
			d.beat.Times--
			d.next = now + int64(d.beat.Ms) + int64(d.beat.Gap)
			shake(uint8(i), d.beat)
		}
	}
}
