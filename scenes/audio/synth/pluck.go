package synth

import "math"

// Plucked courses of two strings (Karplus and Strong): a delay line of one
// period, damped in its loop.

type pluckTone struct {
	t60    float64 // s at 220 Hz
	bright float64 // 0..1
	pick   float64 // where it is plucked, share of the string
	detune float64 // cents between the two strings
	body   float64 // share of the wooden body
	rel    float64 // s to die away after the note's end
}

const longestLine = 800 // samples: 60 Hz

type lineString struct {
	line            [longestLine]float64
	n, p, stop      int
	s, allpass      float64
	loss, damp      float64
	x1, apIn, apOut float64
}

func (k *lineString) start(f, t60, bright, pick, level float64, stop int, rel float64, r *noise) {
	k.s = .5 - .42*bright
	period := Rate/f - k.s
	k.n = int(period - .3)
	rest := period - float64(k.n)
	k.allpass = (1 - rest) / (1 + rest)
	k.loss, k.damp = math.Pow(10, -3/(f*t60)), math.Pow(10, -3/(f*rel))
	k.p, k.stop, k.x1, k.apIn, k.apOut = 0, stop, 0, 0, 0

	var raw [longestLine]float64
	low, soft := 0.0, (.08+.85*math.Pow(bright, 1.5))*min(1, math.Pow(600/f, .6))
	for i := range k.n {
		low += soft * (r.both() - low)
		raw[i] = low
	}
	away := int(float64(k.n) * pick)
	mean, power := 0.0, 0.0
	for i := range k.n {
		k.line[i] = raw[i]
		if away > 0 {
			k.line[i] -= .9 * raw[(i-away+k.n)%k.n]
		}
		mean += k.line[i] / float64(k.n)
	}
	for i := range k.n {
		k.line[i] -= mean
		power += k.line[i] * k.line[i]
	}
	level /= math.Sqrt(power / float64(k.n))
	for i := range k.n {
		k.line[i] *= level
	}
}

func (k *lineString) add(dst []float32, at int) {
	x1, in, out, p := k.x1, k.apIn, k.apOut, k.p
	line := k.line[:k.n]
	for i := range dst {
		v := line[p]
		dst[i] += float32(v)
		g := k.loss
		if at+i > k.stop {
			g = k.damp
		}
		y := g * ((1-k.s)*v + k.s*x1)
		x1 = v
		out = k.allpass*y + in - k.allpass*out
		in = y
		line[p] = out
		if p++; p == len(line) {
			p = 0
		}
	}
	k.x1, k.apIn, k.apOut, k.p = x1, in, out, p
}

type pluck struct {
	a, b     lineString
	share    float64
	low, mid biquad
}

func (v *Voice) startPluck(n note, t pluckTone) {
	p := &v.pluck
	long := t.t60 * math.Pow(220/n.f, .35)
	bright := t.bright * (.7 + .3*n.vel)
	stop := int(n.dur * Rate)
	p.a.start(n.f, long, bright, t.pick, .20, stop, t.rel, &n.noise)
	p.b.start(n.f*math.Pow(2, t.detune/1200), long*.93, bright, t.pick*1.3, .165, stop, t.rel, &n.noise)
	p.share = t.body
	p.low, p.mid = filter(bandPass, 190, 1.6), filter(bandPass, 430, 2.2)
	v.begin(p, int(min(n.dur+t.rel, t.t60*.8+.02)*Rate), 25, true)
}

func (p *pluck) fill(dst []float32, at int) {
	clear(dst)
	p.a.add(dst, at)
	p.b.add(dst, at)
	for i, v := range dst {
		x := float64(v)
		y := x*(1-.4*p.share) + p.share*(.9*p.low.do(x)+.6*p.mid.do(x))
		if at+i < 38 {
			y *= float64(at+i) / 38
		}
		dst[i] = float32(y)
	}
}
