package synth

import "math"

// A Limiter keeps both sides together below -1 dBFS: it sees loud moments
// 2 ms before they sound. The zero Limiter is not ready, see NewLimiter.
type Limiter struct {
	left, right  [lookAhead]float64
	i            int
	gain, target float64
	held         int
}

const (
	lookAhead = 96
	ceiling   = .891       // -1 dBFS
	release   = .09 * Rate // samples
)

// NewLimiter returns a limiter at rest.
func NewLimiter() *Limiter { return &Limiter{gain: 1, target: 1} }

// Do takes a pair of samples and returns the pair from 96 samples before.
func (l *Limiter) Do(x, y float64) (left, right float64) {
	need := min(1, ceiling/max(math.Abs(x), math.Abs(y), 1e-9))
	switch {
	case need < l.target+(1-l.target)*lookAhead/release:
		// Also held for what is hardly softer: the release would have gone
		// too far by the time it sounds.
		l.target, l.held = min(l.target, need), lookAhead
	case l.held > 0:
		l.held--
	default:
		l.target += (1 - l.target) / release
	}
	if l.gain > l.target {
		// Fast enough to arrive before the loud moment does.
		l.gain = max(l.target, l.gain+(l.target-l.gain)*.075)
	} else {
		l.gain = l.target
	}
	left, right = l.left[l.i]*l.gain, l.right[l.i]*l.gain
	l.left[l.i], l.right[l.i] = x, y
	if l.i++; l.i == lookAhead {
		l.i = 0
	}
	return max(-.95, min(.95, left)), max(-.95, min(.95, right))
}
