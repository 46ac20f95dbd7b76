package synth

// The ney, a reed flute: a few harmonics that breathe, and breath around them.

type ney struct {
	f, vel             float64
	stop               int
	phase, vibPhase    float64
	env                float64
	scoop, puff, swell decay
	air                [3]biquad
	noise              noise
}

func (v *Voice) startNey(n note) {
	v.ney = ney{
		f: n.f, vel: n.vel, stop: int(n.dur * Rate), noise: n.noise,
		scoop: tau(.028), puff: tau(.045), swell: tau(.2),
		air: [3]biquad{filter(bandPass, n.f, 9), filter(bandPass, 2.02*n.f, 6), filter(bandPass, 3200, .7)},
	}
	v.begin(&v.ney, int((n.dur+.14)*Rate), 20, true)
}

func (y *ney) fill(dst []float32, at int) {
	for i := range dst {
		t := float64(at+i) / Rate
		depth := min(1, max(0, (t-.22)/.35))
		vib := sin(turn(&y.vibPhase, (4.9+.4*sin(t*.31))/Rate)) * depth
		cents := 16*vib - 45*y.scoop.next()
		p := turn(&y.phase, y.f*(1+cents*.00057779)/Rate)
		swell := y.swell.next()
		if at+i < y.stop {
			y.env = rise(at+i, .075*Rate) * (.88 + .12*swell)
		} else {
			y.env *= 1 - 1/(.035*Rate)
		}
		tone := sin(p) + .22*y.vel*sin(2*p+.1) + (.10*y.vel+.02)*sin(3*p+.23) + .03*y.vel*sin(4*p)
		puff, hiss := y.puff.next(), y.noise.both()
		breath := (.55+.9*puff)*y.air[0].do(hiss) + (.35+.8*puff)*y.air[1].do(hiss) + (.055+.12*puff)*y.air[2].do(hiss)
		dst[i] = float32(y.env * (1 + .13*vib) * (.22*tone + .50*breath))
	}
}
