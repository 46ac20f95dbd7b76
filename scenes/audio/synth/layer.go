package synth

// layerSource is a layer of an effect that is no instrument: a plain tone,
// a hiss, FM or a filtered saw, under an envelope.
type layerSource struct {
	kind         layerKind
	env          envelope
	f            sweep
	phase, shake float64
	ratio        float64
	depth        decay
	vib, vibRate float64
	wave         *period
	shape        shape
	q            float64
	band, top    biquad
	noise        noise
}

type layerKind byte

const (
	toneLayer layerKind = iota
	hissLayer
	fmLayer
	sawLayer
	drumLayer
	notesLayer
	grainsLayer
)

// envelope rises, holds and falls.
type envelope struct {
	attack, hold int // samples
	fall         decay
}

func (e *envelope) next(i int) float64 {
	v := rise(i, float64(e.attack))
	if i > e.attack+e.hold {
		v *= e.fall.next()
	}
	return v
}

// sweep is a frequency in Hz that glides from one value to another.
type sweep struct {
	from, to float64
	glide    decay
}

func (s *sweep) next() float64 { return s.to + (s.from-s.to)*s.glide.next() }

func (l *layerSource) fill(dst []float32, from int) {
	for i := range dst {
		k := from + i
		e := l.env.next(k)
		f := l.f.next()
		var y float64
		switch l.kind {
		case toneLayer:
			y = sin(turn(&l.phase, f/Rate))
		case hissLayer:
			if k%32 == 0 {
				l.band.set(l.shape, f, l.q)
			}
			y = 1.6 * l.band.do(l.noise.both())
			if l.shape == highPass {
				y = l.top.do(y)
			}
		case fmLayer:
			y = sin(turn(&l.phase, f/Rate) + l.depth.next()*sin(turn(&l.shake, l.ratio*f/Rate)))
		case sawLayer:
			f *= 1 + l.vib*sin(float64(k)/Rate*l.vibRate)
			y = 2 * l.band.do(at(l.wave, turn(&l.phase, f/Rate)))
		}
		dst[i] = float32(e * y)
	}
}
