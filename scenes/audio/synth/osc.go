// Package synth makes every sound of the project out of a few numbers:
// instruments, drums, reverb and limiter, the notations of music and effects,
// and what plays and renders them. It is pure computation: the same tables
// give the same samples on every machine, and there is no sample recording.
//
// Sound is mono or stereo float32 at 48 kHz, full scale 1.
package synth

import (
	"math"
	"sync"
)

// Rate is the sample rate in Hz.
const Rate = 48000

const sineLen = 4096

var sine = func() (t [sineLen + 1]float32) {
	for i := range t {
		t[i] = float32(math.Sin(2 * math.Pi * float64(i) / sineLen))
	}
	return t
}()

// sin is the sine of a phase in turns, from a table with linear
// interpolation: the error stays below -120 dB.
func sin(turns float64) float64 {
	x := (turns - math.Floor(turns)) * sineLen
	i := int(x)
	f := float32(x - float64(i))
	return float64(sine[i] + (sine[i+1]-sine[i])*f)
}

// rise is the raised cosine 0..1 of sample i in an attack of n samples.
func rise(i int, n float64) float64 {
	if float64(i) >= n {
		return 1
	}
	return .5 - .5*sin(float64(i)/(2*n)+.25)
}

const (
	waveLen = 2048
	octaves = 10
	lowest  = 27.5 // Hz, lower edge of the first octave
)

const (
	saw   = iota
	pulse // of 25 %
	waveKinds
)

// period is one period of a wave, its first sample again at its end.
type period [waveLen + 1]float32

// waves are periods for each octave with only the harmonics that fit under
// 18 kHz there, so that nothing aliases; each is built when it is first heard.
var waves [waveKinds][octaves]struct {
	once sync.Once
	period
}

// wave returns a kind of wave for the frequency f in Hz.
func wave(kind int, f float64) *period {
	o, edge := 0, 2*lowest
	for ; f >= edge && o < octaves-1; edge *= 2 {
		o++
	}
	w := &waves[kind][o]
	w.once.Do(func() { w.build(kind, max(1, min(64, int(18000/edge)))) })
	return &w.period
}

// build adds up n harmonics and scales their peak to 1.
func (p *period) build(kind, n int) {
	var sum [waveLen]float64
	for k := 1; k <= n; k++ {
		x := math.Pi * float64(k) / float64(n+1)
		amp, shift := math.Sin(x)/x/float64(k), 0 // Lanczos' factor softens the ringing
		if kind == pulse {
			amp, shift = amp*math.Sin(math.Pi*float64(k)*.25), sineLen/4
		}
		for i := range sum {
			sum[i] += amp * float64(sine[(k*i*(sineLen/waveLen)+shift)%sineLen])
		}
	}
	peak := 0.0
	for _, v := range sum {
		peak = max(peak, math.Abs(v))
	}
	for i := range p {
		p[i] = float32(sum[i%waveLen] / peak)
	}
}

// at reads a period at a phase 0..1.
func at(t *period, phase float64) float64 {
	x := phase * waveLen
	i := int(x)
	f := float32(x - float64(i))
	return float64(t[i] + (t[i+1]-t[i])*f)
}

// turn moves a phase on and keeps it in 0..1.
func turn(phase *float64, step float64) float64 {
	*phase += step
	if *phase >= 1 {
		*phase -= math.Floor(*phase)
	}
	return *phase
}

// noise is xorshift32. It never touches the games' random sources.
type noise uint32

// seed makes a noise out of a name and a number below 65536 (FNV-1a).
func seed(name string, k int) noise {
	h := uint32(2166136261)
	for i := range len(name) {
		h = (h ^ uint32(name[i])) * 16777619
	}
	h = (h ^ uint32(k&255)) * 16777619
	h = (h ^ uint32(k>>8)) * 16777619
	return noise(max(h, 1))
}

func (r *noise) next() uint32 {
	x := uint32(*r)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*r = noise(x)
	return x
}

// unit is a number in 0..1, both a number in -1..1.
func (r *noise) unit() float64 { return float64(r.next()) / (1 << 32) }
func (r *noise) both() float64 { return r.unit()*2 - 1 }
