package input

import "math"

// Thresholds of a stick, of its way from its rest to its end, and of a button or
// trigger, of its whole way. Between the two what was goes on.
const (
	leanOn, leanOff   = .6, .4
	pressOn, pressOff = .5, .3
)

// An axis that stays within stillness for restTicks, less than restReach away
// from its middle, is at rest, wherever that is: old sticks drift.
const (
	stillness = .04
	restReach = .75
	restTicks = 150
)

// shortest is the way that an axis has at least: one that rests nearer to its end
// does not go there.
const shortest = .2

// An axis knows where it rests.
type axis struct {
	rest, last float64
	still      int
}

// came is an axis as it was when its pad came: a trigger may rest at its lower
// end, but whatever is at the upper one is pressed.
func came(v float64) axis {
	if v > restReach {
		return axis{last: v}
	}
	return axis{rest: v, last: v}
}

// settle takes the position, once a tick; reach is how far from its middle the
// whole of it is.
func (a *axis) settle(v, reach float64) {
	if d := v - a.last; d > stillness || d < -stillness {
		a.last, a.still = v, 0
	} else if a.still++; a.still == restTicks && reach < restReach {
		a.rest = v
	}
}

// from is how far v is from the rest, of the way to the end.
func (a *axis) from(v float64) float64 {
	if v < a.rest {
		return -span(-v, -a.rest)
	}
	return span(v, a.rest)
}

// span is how far v is from the rest towards 1, of the whole way.
func span(v, rest float64) float64 {
	if way := 1 - rest; way > shortest {
		return (v - rest) / way
	}
	return 0
}

// A Stick turns a stick's position into one of nine directions, with hysteresis
// round the place where it rests. It says nothing until it was seen at rest.
type Stick struct {
	axes   [2]axis
	lean   [2]int
	rested bool
}

// Move takes the position, -1 to 1 each way, y down, once a tick, and says
// whether the direction has changed.
func (s *Stick) Move(x, y float64) (dx, dy int, changed bool) {
	was := s.lean
	for i, v := range [2]float64{x, y} {
		s.axes[i].settle(v, math.Hypot(x, y))
		s.lean[i] = lean(was[i], s.axes[i].from(v))
	}
	if !s.rested {
		s.rested, s.lean = s.lean == [2]int{}, was
	}
	return s.lean[0], s.lean[1], s.lean != was
}

func lean(was int, d float64) int {
	switch {
	case d > leanOn || was > 0 && d > leanOff:
		return 1
	case d < -leanOn || was < 0 && d < -leanOff:
		return -1
	}
	return 0
}
