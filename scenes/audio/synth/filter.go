package synth

import "math"

// decay is a falling exponential: one multiplication a sample.
type decay struct{ v, k float64 }

// tau falls to 1/e, t60 by 60 dB within s seconds.
func tau(s float64) decay { return decay{1, math.Exp(-1 / (s * Rate))} }
func t60(s float64) decay { return tau(s / 6.908) }

func (d *decay) next() float64 {
	v := d.v
	d.v *= d.k
	return v
}

// biquad is a filter of the second order after R. Bristow-Johnson's cookbook.
type biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

type shape byte

const (
	bandPass shape = iota // 0 dB at its peak
	lowPass
	highPass
)

// set moves the filter to f Hz with quality q and keeps its memory.
func (q *biquad) set(s shape, f, quality float64) {
	sn, cs := math.Sincos(2 * math.Pi * min(f, .45*Rate) / Rate)
	alpha := sn / (2 * quality)
	a0 := 1 + alpha
	switch s {
	case lowPass:
		q.b1 = (1 - cs) / a0
		q.b0, q.b2 = q.b1/2, q.b1/2
	case highPass:
		q.b1 = -(1 + cs) / a0
		q.b0, q.b2 = -q.b1/2, -q.b1/2
	default:
		q.b0, q.b1, q.b2 = alpha/a0, 0, -alpha/a0
	}
	q.a1, q.a2 = -2*cs/a0, (1-alpha)/a0
}

func filter(s shape, f, quality float64) (q biquad) {
	q.set(s, f, quality)
	return q
}

func (q *biquad) do(x float64) float64 {
	y := q.b0*x + q.b1*q.x1 + q.b2*q.x2 - q.a1*q.y1 - q.a2*q.y2
	q.x2, q.x1, q.y2, q.y1 = q.x1, x, q.y1, y
	return y
}

// dcBlock takes away what stands still (below about 11 Hz).
type dcBlock struct{ x, y float64 }

func (d *dcBlock) do(x float64) float64 {
	d.y = x - d.x + .9985*d.y
	d.x = x
	return d.y
}
