package synth

import "math"

// Mallets: a sine whose phase is shaken by another (FM), with the knock of
// the stroke.

type malletTone struct {
	ratio, index float64 // of the shaking sine
	ti           float64 // s, time constant of its depth
	t60, att     float64 // s
	second       float64 // share of the second harmonic
	knock        float64 // share of noise
}

type mallet struct {
	malletTone
	f                   float64
	stop                int
	phase, shake, upper float64
	depth, env, h2, hit decay
	after               float64
	thud                biquad
	noise               noise
}

func (v *Voice) startMallet(n note, t malletTone) {
	long := t.t60 * math.Sqrt(440/n.f)
	depth := tau(t.ti)
	depth.v = t.index * (.5 + .5*n.vel) * min(1, 700/n.f) / (2 * math.Pi)
	v.mallet = mallet{
		malletTone: t, f: n.f / Rate, stop: int(n.dur * Rate), noise: n.noise,
		depth: depth, env: t60(long), h2: t60(long / 4), hit: tau(.006), after: t60(.25).k,
		thud: filter(bandPass, 1800, .8),
	}
	v.begin(&v.mallet, int(min(long*.9, n.dur+.5)*Rate), 20, true)
}

func (m *mallet) fill(dst []float32, at int) {
	for i := range dst {
		s := m.env.next() * sin(turn(&m.phase, m.f)+m.depth.next()*sin(turn(&m.shake, m.ratio*m.f)))
		if at+i >= m.stop {
			m.env.v *= m.after
		}
		if m.second > 0 {
			s += m.second * m.h2.next() * sin(turn(&m.upper, 2*m.f))
		}
		if hit := m.hit.next(); hit > 1e-4 {
			s += m.knock * hit * m.thud.do(m.noise.both())
		}
		dst[i] = float32(.5 * s * rise(at+i, m.att*Rate))
	}
}
