// Package meter measures sound: loudness after ITU-R BS.1770, peaks, pitch,
// spectra. The tests and the tool that computes the levels use it; nothing
// of it is linked into the game.
package meter

import (
	"math"
	"math/cmplx"

	"sandglass/scenes/audio/synth"
)

// section is a filter of BS.1770's K weighting.
type section struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (q *section) do(x float64) float64 {
	y := q.b0*x + q.b1*q.x1 + q.b2*q.x2 - q.a1*q.y1 - q.a2*q.y2
	q.x2, q.x1, q.y2, q.y1 = q.x1, x, q.y1, y
	return y
}

// window is 400 ms, hop a quarter of it.
const window, hop = 2 * synth.Rate / 5, synth.Rate / 10

// blocks returns the power of each window of 400 ms, both sides together,
// with silence behind the sound so that a short one fills a window.
func blocks(left, right []float32) []float64 {
	sums := make([]float64, len(left)+window+1)
	for _, side := range [][]float32{left, right} {
		shelf := section{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: .73248077421585}
		high := section{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: .99007225036621}
		total := 0.0
		for i := range len(left) + window {
			x := 0.0
			if i < len(side) {
				x = float64(side[i])
			}
			y := high.do(shelf.do(x))
			total += y * y
			sums[i+1] += total
		}
	}
	var out []float64
	for i := 0; i+window < len(sums); i += hop {
		out = append(out, (sums[i+window]-sums[i])/window)
	}
	return out
}

func lufs(power float64) float64 { return -.691 + 10*math.Log10(power+1e-15) }

// Momentary is the loudness, in LUFS, of the loudest 400 ms. A mono sound is
// given for both sides.
func Momentary(left, right []float32) float64 {
	top := 0.0
	for _, p := range blocks(left, right) {
		top = max(top, p)
	}
	return lufs(top)
}

// Integrated is the gated loudness of the whole, in LUFS.
func Integrated(left, right []float32) float64 {
	b := blocks(left, right)
	gated := func(threshold float64) float64 {
		sum, n := 0.0, 0
		for _, p := range b {
			if lufs(p) > threshold {
				sum, n = sum+p, n+1
			}
		}
		return lufs(sum / float64(max(n, 1)))
	}
	return gated(gated(-70) - 10)
}

// Peak is the largest absolute sample.
func Peak(b []float32) float64 {
	m := 0.0
	for _, v := range b {
		m = max(m, math.Abs(float64(v)))
	}
	return m
}

// Mean is the standing offset.
func Mean(b []float32) float64 {
	s := 0.0
	for _, v := range b {
		s += float64(v)
	}
	return s / float64(len(b))
}

// Cents tells how far the sound, taken a quarter of a second after its
// start, is from the frequency f in Hz.
func Cents(b []float32, f float64) float64 {
	start := synth.Rate / 4
	n := min(8000, len(b)-start-2000)
	period := synth.Rate / f
	periods := max(1, math.Floor(1200/period))
	likeness := func(lag int) float64 {
		s := 0.0
		for i := range n {
			s += float64(b[start+i]) * float64(b[start+i+lag])
		}
		return s
	}
	middle := int(period * periods)
	best, lag := math.Inf(-1), 0
	for l := middle - middle/40 - 2; l <= middle+middle/40+2; l++ {
		if v := likeness(l); v > best {
			best, lag = v, l
		}
	}
	y0, y2 := likeness(lag-1), likeness(lag+1)
	exact := float64(lag) + .5*(y0-y2)/(y0-2*best+y2)
	return 1200 * math.Log2(period*periods/exact)
}

// WorstBetween returns the strongest component, in dB below the strongest of
// all, that lies 12 Hz or more from every partial; 32768 samples are looked at.
func WorstBetween(b []float32, partials []float64) float64 {
	const n = 32768
	a := make([]complex128, n)
	for i := range a {
		t := 2 * math.Pi * float64(i) / n // Blackman and Harris' window
		w := .35875 - .48829*math.Cos(t) + .14128*math.Cos(2*t) - .01168*math.Cos(3*t)
		a[i] = complex(float64(b[i])*w, 0)
	}
	transform(a)
	top, worst := 0.0, 0.0
	for i := 8; i < n/2; i++ {
		v, f := cmplx.Abs(a[i]), float64(i)*synth.Rate/n
		top = max(top, v)
		near := false
		for _, p := range partials {
			near = near || math.Abs(f-p) < 12
		}
		if !near {
			worst = max(worst, v)
		}
	}
	return 20 * math.Log10(worst/top+1e-12)
}

// transform is a fast Fourier transform in place; len(a) is a power of two.
func transform(a []complex128) {
	n := len(a)
	for i, j := 1, 0; i < n; i++ {
		bit := n >> 1
		for ; j&bit != 0; bit >>= 1 {
			j ^= bit
		}
		j ^= bit
		if i < j {
			a[i], a[j] = a[j], a[i]
		}
	}
	for l := 2; l <= n; l <<= 1 {
		w := cmplx.Exp(complex(0, -2*math.Pi/float64(l)))
		for i := 0; i < n; i += l {
			x := complex(1, 0)
			for k := range l / 2 {
				u, v := a[i+k], a[i+k+l/2]*x
				a[i+k], a[i+k+l/2] = u+v, u-v
				x *= w
			}
		}
	}
}
