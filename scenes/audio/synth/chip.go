package synth

// The chip lead: a narrow pulse, as in the consoles of old.

type chip struct {
	f, phase, env float64
	stop          int
	wave          *period
	low           biquad
	fall          decay
}

func (v *Voice) startChip(n note) {
	// The table of a slightly higher note leaves room for the vibrato.
	v.chip = chip{f: n.f, stop: int(n.dur * Rate), wave: wave(pulse, n.f*1.02), low: filter(lowPass, 5200, .7), fall: tau(.11)}
	v.begin(&v.chip, int((n.dur+.06)*Rate), 10, true)
}

func (c *chip) fill(dst []float32, at0 int) {
	for i := range dst {
		t := float64(at0+i) / Rate
		depth := min(1, max(0, (t-.18)/.2))
		p := turn(&c.phase, c.f*(1+.0065*depth*sin(t*5.6))/Rate)
		fall := c.fall.next()
		if at0+i < c.stop {
			c.env = rise(at0+i, .004*Rate) * (.62 + .38*fall)
		} else {
			c.env *= 1 - 1/(.012*Rate)
		}
		dst[i] = float32(.33 * c.env * c.low.do(at(c.wave, p)))
	}
}
