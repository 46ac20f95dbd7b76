package synth

// Drums: a few decaying sines for the skin or the jingles and a burst of
// filtered noise for the stroke.

type mode struct{ f, gain, t60 float64 } // Hz, 1, s

type drumTone struct {
	name    string
	letter  byte // in the notation of rhythms
	modes   [4]mode
	sweep   float64 // the skin starts higher by this share ...
	tau     float64 // ... and falls with this time constant, s
	noise   shape
	f, q    float64
	gain    float64
	t60     float64 // s, of the noise
	attack  float64 // s, of the noise
	seconds float64
}

var drumTones = [...]drumTone{
	{"dum", 'D', [4]mode{{72, .55, .42}, {114, .24, .22}, {154, .15, .14}, {231, .12, .09}}, 1.1, .022, lowPass, 500, .7, .22, .03, .0007, .46},
	{"tek", 'T', [4]mode{{385, .29, .11}, {612, .23, .09}, {824, .14, .07}}, .12, .012, bandPass, 2600, .9, 1, .055, .0007, .16},
	{"ka", 'K', [4]mode{{430, .18, .07}, {690, .15, .05}}, .1, .01, bandPass, 3600, 1.1, .8, .035, .0007, .11},
	{"riq", 'R', [4]mode{{5230, .05, .16}, {6710, .05, .13}, {8350, .04, .1}, {9870, .03, .08}}, 0, 1, bandPass, 8200, 1.2, .4, .09, .0007, .2},
	{"bend", 'B', [4]mode{{88, .48, .6}, {140, .27, .35}, {188, .15, .25}, {262, .10, .14}}, .45, .03, bandPass, 420, .8, .3, .12, .0007, .62},
	{"shk", 'S', [4]mode{}, 0, 1, bandPass, 5200, .8, .45, .075, .018, .11},
}

// drumOf finds a drum by name, or by letter where the name is empty; -1 if
// there is none.
func drumOf(name string, letter byte) int {
	for i := range drumTones {
		if d := &drumTones[i]; d.name == name || name == "" && d.letter == letter {
			return i
		}
	}
	return -1
}

type drum struct {
	tone  *drumTone
	phase [4]float64
	ring  [4]decay
	sweep decay
	burst decay
	band  biquad
	noise noise
}

func (v *Voice) startDrum(kind int, r noise) {
	t := &drumTones[kind]
	d := drum{tone: t, sweep: tau(t.tau), burst: t60(2 * t.t60), band: filter(t.noise, t.f, t.q), noise: r}
	for i, m := range t.modes {
		if m.gain > 0 {
			d.ring[i] = t60(m.t60)
			d.ring[i].v = m.gain
		}
	}
	v.drum = d
	v.begin(&v.drum, int(t.seconds*Rate), 15, true)
}

func (d *drum) fill(dst []float32, at int) {
	for i := range dst {
		up := (1 + d.tone.sweep*d.sweep.next()) / Rate
		s := 0.0
		for j := range d.ring {
			if d.ring[j].k > 0 {
				s += d.ring[j].next() * sin(turn(&d.phase[j], d.tone.modes[j].f*up))
			}
		}
		s += d.tone.gain * d.burst.next() * d.band.do(d.noise.both()) * rise(at+i, d.tone.attack*Rate)
		dst[i] = float32(s * rise(at+i, .0006*Rate))
	}
}

// A Kit holds every drum rendered twice, with two different noises, so that
// a repeated stroke does not sound like a machine.
type Kit struct {
	hits  [len(drumTones)][2][]float32
	next  int // stroke that is being rendered
	voice Voice
	got   []float32
}

// Step renders a little more, some tens of microseconds of work; it returns
// false when the kit was complete already.
func (k *Kit) Step() bool {
	if k.Ready() {
		return false
	}
	kind, variant := k.next/2, k.next%2
	if k.got == nil {
		k.voice.startDrum(kind, seed(drumTones[kind].name, variant))
		k.got = make([]float32, 0, k.voice.n)
	}
	from := len(k.got)
	n := k.voice.fill(k.got[from:min(from+block, cap(k.got))])
	k.got = k.got[:from+n]
	if k.voice.done() {
		k.hits[kind][variant], k.got = k.got, nil
		k.next++
	}
	return true
}

// Ready reports whether the kit is complete.
func (k *Kit) Ready() bool { return k.next == 2*len(drumTones) }
