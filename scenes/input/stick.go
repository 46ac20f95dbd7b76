package input

// Thresholds of a stick, of its way from its rest to its end, and of a button or
// trigger, of its whole way. Between the two what was goes on.
const (
	leanOn, leanOff   = .6, .4
	pressOn, pressOff = .5, .3
)

// A stick that stays within stillness for restTicks, and less than restReach
// away from its middle, is at rest, wherever that is: old ones drift.
const (
	stillness = .04
	restReach = .75
	restTicks = 150
)

// A Stick turns a stick's position into one of nine directions, with hysteresis
// round the place where it rests. It says nothing until it was seen at rest.
type Stick struct {
	rest, last [2]float64
	lean       [2]int
	still      int
	rested     bool
}

// Move takes the position, -1 to 1 each way, y down, once a tick, and says
// whether the direction has changed.
func (s *Stick) Move(x, y float64) (dx, dy int, changed bool) {
	v := [2]float64{x, y}
	s.settle(v)
	was := s.lean
	for i := range v {
		s.lean[i] = lean(was[i], v[i]-s.rest[i], s.rest[i])
	}
	if !s.rested {
		s.rested, s.lean = s.lean == [2]int{}, was
	}
	return s.lean[0], s.lean[1], s.lean != was
}

// settle finds the place of rest.
func (s *Stick) settle(v [2]float64) {
	if far(v[0]-s.last[0], v[1]-s.last[1], stillness) {
		s.last, s.still = v, 0
		return
	}
	if s.still++; s.still == restTicks && !far(v[0], v[1], restReach) {
		s.rest = v
	}
}

func far(x, y, reach float64) bool { return x*x+y*y > reach*reach }

// lean is the direction of a stick that is d away from its rest.
func lean(was int, d, rest float64) int {
	if d > 0 {
		d /= 1 - rest
	} else {
		d /= 1 + rest
	}
	switch {
	case d > leanOn || was > 0 && d > leanOff:
		return 1
	case d < -leanOn || was < 0 && d < -leanOff:
		return -1
	}
	return 0
}
