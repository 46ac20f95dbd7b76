package synth

// reverb is Schroeder's: a mono send, per side four damped combs and two
// allpasses, 14 ms late.
type reverb struct {
	comb     [2][4]ring
	damped   [2][4]float64
	diffuse  [2][2]ring
	late     ring
	fb, damp float64
	x, y     float64
}

// ring is a delay line as long as its slice.
type ring struct {
	b []float32
	i int
}

func (r *ring) next() {
	if r.i++; r.i == len(r.b) {
		r.i = 0
	}
}

func newReverb(fb, damp float64) *reverb {
	v := &reverb{fb: fb, damp: damp, late: ring{b: make([]float32, 672)}}
	for side := range 2 {
		for i, n := range [4]int{1687, 1601, 2053, 2251} {
			v.comb[side][i].b = make([]float32, n+side*23)
		}
		for i, n := range [2]int{347, 113} {
			v.diffuse[side][i].b = make([]float32, n+side*7)
		}
	}
	return v
}

// quiet forgets all that still rings.
func (v *reverb) quiet() {
	clear(v.late.b)
	for side := range 2 {
		for i := range v.comb[side] {
			clear(v.comb[side][i].b)
			v.damped[side][i] = 0
		}
		for i := range v.diffuse[side] {
			clear(v.diffuse[side][i].b)
		}
	}
	v.x, v.y = 0, 0
}

func (v *reverb) do(x float64) (left, right float64) {
	d := float64(v.late.b[v.late.i])
	v.late.b[v.late.i] = float32(x)
	v.late.next()
	v.y = d - v.x + .977*v.y // low cut at 180 Hz
	v.x = d
	in := v.y * .25
	var out [2]float64
	for side := range 2 {
		sum := 0.0
		for i := range v.comb[side] {
			c := &v.comb[side][i]
			y := float64(c.b[c.i])
			// The tiny constant keeps numbers out of the slow denormal range.
			w := y*(1-v.damp) + v.damped[side][i]*v.damp + 1e-18
			v.damped[side][i] = w
			c.b[c.i] = float32(in + w*v.fb)
			c.next()
			sum += y
		}
		for i := range v.diffuse[side] {
			a := &v.diffuse[side][i]
			held := float64(a.b[a.i])
			y := held - .6*sum
			a.b[a.i] = float32(sum + .6*y)
			a.next()
			sum = y
		}
		out[side] = sum
	}
	return out[0], out[1]
}
