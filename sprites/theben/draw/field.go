package draw

// A mask marks pixels of a picture w wide, row by row.
type mask struct {
	w, h int
	on   []bool
}

func newMask(w, h int) *mask { return &mask{w, h, make([]bool, w*h)} }

func (k *mask) at(x, y int) bool { return x >= 0 && y >= 0 && x < k.w && y < k.h && k.on[y*k.w+x] }

// not is the mask of everything else.
func (k *mask) not() *mask {
	n := newMask(k.w, k.h)
	for i, on := range k.on {
		n.on[i] = !on
	}
	return n
}

// distance gives for every pixel how far it is from the nearest marked one, in
// pixels (chamfer metric).
func (k *mask) distance() []float64 {
	d := make([]float64, len(k.on))
	for i, on := range k.on {
		if !on {
			d[i] = 1e6
		}
	}
	relax := func(x, y, dx, dy int, step float64) {
		if x+dx >= 0 && y+dy >= 0 && x+dx < k.w && y+dy < k.h {
			d[y*k.w+x] = min(d[y*k.w+x], d[(y+dy)*k.w+x+dx]+step)
		}
	}
	for _, s := range []int{-1, 1} { // from the top left, then back
		for i := range d {
			if s == 1 {
				i = len(d) - 1 - i
			}
			x, y := i%k.w, i/k.w
			relax(x, y, s, 0, 1)
			relax(x, y, 0, s, 1)
			relax(x, y, s, s, 1.41)
			relax(x, y, -s, s, 1.41)
		}
	}
	return d
}
