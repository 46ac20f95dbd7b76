package mix

import (
	"math"

	"sandglass/scenes/audio/synth"
)

// ramp is a gain that glides, so that no change clicks.
type ramp struct {
	v, to, step float32
	left        int
}

// glide heads for a value within ms; where it heads there already, it goes on
// as it was.
func (r *ramp) glide(to float32, ms int) {
	if r.to == to {
		return
	}
	r.to = to
	r.left = ms * synth.Rate / 1000
	if r.left == 0 {
		r.v = to
		return
	}
	r.step = (to - r.v) / float32(r.left)
}

func (r *ramp) next() float32 {
	if r.left > 0 {
		if r.left--; r.left == 0 {
			r.v = r.to
		} else {
			r.v += r.step
		}
	}
	return r.v
}

// rest reports whether the ramp lies at a value.
func (r *ramp) rest(v float32) bool { return r.left == 0 && r.v == v }

func decibel(db float64) float32 { return float32(math.Pow(10, db/20)) }

// slider is the gain of a volume 0..100: 80 leaves everything as it was
// measured, 0 is off.
func slider(volume int) float32 {
	v := float32(max(0, min(100, volume))) / 80
	return v * v
}
