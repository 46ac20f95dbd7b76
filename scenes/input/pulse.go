package input

// A Pulse is something that a pad tells the hand that holds it.
type Pulse uint8

const (
	YourTurn Pulse = iota
	Robbed
	Pressed // a secret press was taken, whatever it was
	Refused // two short ones
	pulses
)

// A Beat is how a pulse feels: Times of Ms milliseconds each, Gap between them;
// Strong and Weak are the two motors' strengths in percent.
type Beat struct{ Times, Ms, Gap, Strong, Weak uint8 }

var beats = [pulses]Beat{
	YourTurn: {1, 120, 0, 30, 60},
	Robbed:   {1, 250, 0, 80, 40},
	Pressed:  {1, 40, 0, 0, 50},
	Refused:  {2, 70, 80, 60, 30},
}

// Beat is how the pulse feels.
func (p Pulse) Beat() Beat { return beats[p] }
