package synth

import "math"

// Bowed strings and drones: three saws a few cents apart under a low-pass
// that opens with the bow.

type bowedTone struct {
	att, rel float64 // s
	cut, q   float64 // Hz, quality of the low-pass
	detune   float64 // cents
	sub      float64 // share of a plain sine below
}

type bowed struct {
	bowedTone
	f        float64
	stop     int
	wave     *period
	phase    [3]float64
	step     [3]float64
	subPhase float64
	low      biquad
	env      float64
}

func (v *Voice) startBowed(n note, t bowedTone) {
	t.att = min(t.att, n.dur*.6)
	t.cut *= .6 + .5*n.vel
	b := bowed{bowedTone: t, f: n.f, stop: int(n.dur * Rate), wave: wave(saw, n.f)}
	for i, cents := range [3]float64{-t.detune, 0, t.detune * 1.1} {
		b.phase[i] = n.noise.unit()
		b.step[i] = n.f * math.Pow(2, cents/1200) / Rate
	}
	v.bowed = b
	v.begin(&v.bowed, int((n.dur+t.rel)*Rate), 20, true)
}

func (b *bowed) fill(dst []float32, at0 int) {
	fall := 1 - 6.9/(b.rel*Rate)
	for i := range dst {
		k := at0 + i
		if k%64 == 0 {
			b.low.set(lowPass, max(b.f*1.5, b.cut*(.55+.45*rise(k, b.att*1.6*Rate))), b.q)
		}
		if k < b.stop {
			b.env = rise(k, b.att*Rate)
		} else {
			b.env *= fall
		}
		s := 0.0
		for j := range b.phase {
			s += at(b.wave, turn(&b.phase[j], b.step[j]))
		}
		y := b.low.do(s * .2)
		if b.sub > 0 {
			y += b.sub * sin(turn(&b.subPhase, b.f/Rate))
		}
		dst[i] = float32(b.env * y * .55)
	}
}
