package synth

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Bus is one of the ways an effect reaches the mix.
type Bus byte

// The buses of effects; music has its own.
const (
	Board   Bus = iota // what happens on the table
	Jingle             // short pieces of music
	UI                 // answers of the controls
	BusEnds            // how many there are
)

// An Effect is a row of a table of effects.
type Effect struct {
	Name     string
	Bus      Bus
	Ornament bool    // left out where fewer sounds are wanted
	Target   float64 // LUFS of its loudest 400 ms
	Prio     int     // 0..9
	Rnd      float64 // semitones up and down, chosen anew each time
	Gap      int     // ms, least time between two starts
	Variants int     // renderings with other noises
	InKey    bool    // follows the music's key
	Send     float64 // share into the reverb
	Most     int     // how many sound at once
	Duck     float64 // dB by which the music steps back

	layers []layer
}

// layer is a part of an effect; times in seconds.
type layer struct {
	kind             layerKind
	at, a, h, d      float64
	gain, q          float64
	f                sweep
	midi             int // of an FM tone, 0 = plain Hz
	shape            shape
	ratio, index, di float64
	low              float64
	vib, vibRate     float64
	drum             int
	patch            *patch
	notes            []seqNote
	dt, long         float64
	grain            layerKind
	grains           int
	spread, dense    float64
	fMin, fMax       float64
}

type seqNote struct {
	midi  []int // empty = rest
	steps float64
}

// ParseEffects reads a table of effects:
//
//	name bus target prio rnd gap var key send most duck : layer ; layer
//
// Errors name the line: wrong columns, unknown keys, notes out of range, a
// frequency modulation that would alias, a name that comes twice.
func ParseEffects(text string) ([]*Effect, error) {
	var all []*Effect
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		e, err := parseEffect(line)
		for _, other := range all {
			if err == nil && other.Name == e.Name {
				err = fmt.Errorf("%s is there already", e.Name)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("effects line %d: %w", i+1, err)
		}
		all = append(all, e)
	}
	return all, nil
}

func parseEffect(line string) (*Effect, error) {
	head, body, _ := strings.Cut(line, " : ")
	f := strings.Fields(head)
	if len(f) != 11 {
		return nil, fmt.Errorf("want 11 columns before the colon, have %d", len(f))
	}
	e := &Effect{Name: f[0], InKey: f[7] == "k"}
	bus, ornament := strings.CutSuffix(f[1], "-")
	e.Ornament = ornament
	switch bus {
	case "brd":
		e.Bus = Board
	case "jing":
		e.Bus = Jingle
	case "ui":
		e.Bus = UI
	default:
		return nil, fmt.Errorf("%s: no bus %q", e.Name, bus)
	}
	if !e.InKey && f[7] != "-" {
		return nil, fmt.Errorf("%s: key must be k or -", e.Name)
	}
	var num [11]float64
	for _, i := range []int{2, 3, 4, 5, 6, 8, 9, 10} {
		var err error
		if num[i], err = strconv.ParseFloat(f[i], 64); err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name, err)
		}
	}
	e.Target, e.Prio, e.Rnd, e.Gap, e.Variants = num[2], int(num[3]), num[4], int(num[5]), int(num[6])
	e.Send, e.Most, e.Duck = num[8], int(num[9]), num[10]
	if e.Prio < 0 || e.Prio > 9 || e.Variants < 1 || e.Most < 1 {
		return nil, fmt.Errorf("%s: prio 0..9, at least one variant and one at once", e.Name)
	}
	for _, part := range strings.Split(body, " ; ") {
		l, err := parseLayer(part)
		if err != nil {
			return nil, fmt.Errorf("%s: %q: %w", e.Name, part, err)
		}
		e.layers = append(e.layers, l)
	}
	return e, nil
}

func parseLayer(s string) (layer, error) {
	words := strings.Fields(s)
	if len(words) == 0 {
		return layer{}, fmt.Errorf("empty layer")
	}
	f := newFields(words[1:])
	l := layer{at: f.num("t", 0) / 1000, gain: f.num("g", .5)}
	kind, ok := layerKinds[words[0]]
	l.kind = kind
	switch {
	case !ok:
		return l, fmt.Errorf("unknown layer")
	case kind == drumLayer:
		if l.drum = drumOf(f.word("k"), 0); l.drum < 0 {
			return l, fmt.Errorf("unknown drum")
		}
	case kind == notesLayer:
		l.sequence(f)
	case kind == grainsLayer:
		l.swarm(f)
	default:
		l.a, l.h, l.d = f.num("a", 2)/1000, f.num("h", 0)/1000, f.num("d", 100)/1000
		l.sound(f)
	}
	return l, f.end()
}

var layerKinds = map[string]layerKind{"sin": toneLayer, "nz": hissLayer, "fm": fmLayer, "wt": sawLayer, "drm": drumLayer, "seq": notesLayer, "gr": grainsLayer}

// sound reads the keys of a plain layer.
func (l *layer) sound(f *fields) {
	if n := f.word("n"); n != "" && l.kind == fmLayer {
		var err error
		if l.midi, err = pitch(n); err != nil {
			f.fail(err)
		}
	} else {
		l.f = readSweep(f, f.word("f"))
	}
	switch l.kind {
	case fmLayer:
		l.modulation(f)
		l.checkBandwidth(f, max(l.f.from, l.f.to, hz(l.midi)))
	case hissLayer:
		l.q, l.shape = f.num("q", 1), readShape(f)
	case sawLayer:
		l.q, l.shape, l.low = f.num("q", 1), readShape(f), f.num("lp", 2000)
		l.vib, l.vibRate = f.num("vib", 0), f.num("vf", 6)
	}
}

func (l *layer) modulation(f *fields) {
	l.ratio, l.index, l.di = f.num("r", 1.6), f.num("i", 1), f.num("di", 12)/1000
}

// checkBandwidth refuses a modulation whose sidebands would fold back.
func (l *layer) checkBandwidth(f *fields, hz float64) {
	if top := hz * (1 + l.ratio*(l.index+2)); top >= 20000 {
		f.fail(fmt.Errorf("sidebands up to %.0f Hz", top))
	}
}

// sequence reads notes PITCH[+PITCH][*steps], "_" rests.
func (l *layer) sequence(f *fields) {
	l.dt, l.long = f.num("dt", 100)/1000, f.num("l", 200)/1000
	if l.patch = patchOf(f.word("p")); l.patch == nil {
		f.fail(fmt.Errorf("unknown patch"))
		return
	}
	for _, token := range strings.Split(f.word("n"), ",") {
		tones, steps, ok := strings.Cut(token, "*")
		n := seqNote{steps: 1}
		if ok {
			n.steps = f.parse("n", steps)
		}
		for _, tone := range strings.Split(tones, "+") {
			if tone == "_" {
				continue
			}
			midi, err := pitch(tone)
			if err == nil && (midi < l.patch.lo || midi > l.patch.hi) {
				err = fmt.Errorf("%s is out of the range of %s", tone, l.patch.name)
			}
			if err != nil {
				f.fail(err)
			}
			n.midi = append(n.midi, midi)
		}
		l.notes = append(l.notes, n)
	}
}

// swarm reads many grains of one kind.
func (l *layer) swarm(f *fields) {
	lo, hi, _ := strings.Cut(f.word("f"), "-")
	l.fMin, l.fMax = f.parse("f", lo), f.parse("f", hi)
	l.grains, l.spread, l.dense = int(f.num("n", 10)), f.num("T", 300)/1000, f.num("den", 1)
	l.d, l.q = f.num("d", 30)/1000, f.num("q", 1)
	switch kind := layerKinds[f.word("k")]; kind {
	case fmLayer:
		l.modulation(f)
		l.checkBandwidth(f, l.fMax)
		fallthrough
	case toneLayer, hissLayer:
		l.grain = kind
	default:
		f.fail(fmt.Errorf("grains of that kind do not exist"))
	}
}

func readSweep(f *fields, s string) sweep {
	from, rest, moves := strings.Cut(s, ">")
	w := sweep{from: f.parse("f", from), glide: decay{1, 1}}
	w.to = w.from
	if moves {
		to, time, _ := strings.Cut(rest, "/")
		w.to, w.glide = f.parse("f", to), tau(f.parse("f", time)/1000)
	}
	return w
}

func readShape(f *fields) shape {
	switch s := f.word("ty"); s {
	case "", "bp":
	case "lp":
		return lowPass
	case "hp":
		return highPass
	default:
		f.fail(fmt.Errorf("unknown filter %q", s))
	}
	return bandPass
}

// parts lists what an effect consists of, in the key that lies transpose
// semitones above the written one.
func (e *Effect) parts(variant, transpose int) (all []part) {
	for i := range e.layers {
		l := &e.layers[i]
		r := seed(e.Name, i*8+variant)
		switch l.kind {
		case drumLayer:
			all = append(all, part{l.at, l.gain, func(v *Voice) { v.startDrum(l.drum, r) }})
		case notesLayer:
			all = append(all, l.melody(e.Name, transpose)...)
		case grainsLayer:
			all = append(all, l.cloud(r)...)
		default:
			all = append(all, part{l.at, l.gain, func(v *Voice) { v.startLayer(l, transpose, r) }})
		}
	}
	return all
}

func (l *layer) melody(name string, transpose int) (all []part) {
	t := l.at
	for _, n := range l.notes {
		long := l.long
		if step := l.dt * n.steps; long > step && n.steps < 2 {
			long = max(step, long*.6)
		}
		for _, midi := range n.midi {
			m := midi + transpose
			all = append(all, part{t, l.gain, func(v *Voice) {
				l.patch.start(v, note{hz(m), long, .8, seed(name, m)})
			}})
		}
		t += l.dt * n.steps
	}
	return all
}

func (l *layer) cloud(r noise) (all []part) {
	for i := range l.grains {
		at := l.at + l.spread*math.Pow((float64(i)+r.unit())/float64(l.grains), l.dense)
		g := *l
		g.kind = l.grain
		f := l.fMin * math.Pow(l.fMax/l.fMin, r.unit())
		g.f = sweep{f, f, decay{1, 1}}
		g.a, g.d = .0015, l.d*(.7+.6*r.unit())
		gain := l.gain * (.45 + .55*r.unit())
		own := noise(max(r.next(), 1))
		all = append(all, part{at, gain, func(v *Voice) { v.startLayer(&g, 0, own) }})
	}
	return all
}

func (v *Voice) startLayer(l *layer, transpose int, r noise) {
	s := layerSource{
		kind: l.kind, f: l.f, ratio: l.ratio, shape: l.shape, q: l.q, noise: r, vib: l.vib, vibRate: l.vibRate,
		env: envelope{int(l.a * Rate), int(l.h * Rate), t60(l.d)},
		top: filter(lowPass, 9500, .7),
	}
	switch l.kind {
	case fmLayer:
		s.depth = tau(l.di)
		s.depth.v = l.index / (2 * math.Pi)
		if l.midi > 0 {
			f := hz(l.midi + transpose)
			s.f = sweep{f, f, decay{1, 1}}
		}
	case sawLayer:
		s.wave = wave(saw, max(l.f.from, l.f.to))
		s.band = filter(l.shape, l.low, l.q)
	}
	v.layer = s
	v.begin(&v.layer, int((l.a+l.h+l.d)*Rate), 8, false)
}
