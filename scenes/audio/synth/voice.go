package synth

import "math"

// A source computes the samples at..at+len(dst) of a sound; it is asked for
// them in order, in blocks of any size.
type source interface {
	fill(dst []float32, at int)
}

// A Voice is one sound in the making. It holds the state of every instrument,
// so that a pool of voices plays anything without allocating.
type Voice struct {
	src         source
	n, pos      int
	fade        int // samples of raised cosine at the end
	block       bool
	dc          dcBlock
	pluck       pluck
	ney         ney
	bowed       bowed
	mallet      mallet
	chip        chip
	drum        drum
	layer       layerSource
	samples     samples
	left, right float32 // gains, used by the Player
	send        float32
	tense       bool
}

// begin sets a voice to a new source of n samples that ends in a fade of
// fadeMs; block says whether standing offsets are taken out.
func (v *Voice) begin(src source, n int, fadeMs float64, block bool) {
	v.src, v.n, v.pos = src, n, 0
	v.fade = min(n, int(fadeMs*Rate/1000))
	v.block, v.dc = block, dcBlock{}
}

func (v *Voice) done() bool { return v.pos >= v.n }

// fill writes the next samples and returns how many there were.
func (v *Voice) fill(dst []float32) int {
	dst = dst[:min(len(dst), v.n-v.pos)]
	v.src.fill(dst, v.pos)
	if v.block {
		for i, s := range dst {
			dst[i] = float32(v.dc.do(float64(s)))
		}
	}
	for i := max(0, v.n-v.fade-v.pos); i < len(dst); i++ {
		left := v.n - 1 - v.pos - i
		dst[i] *= float32(.5 - .5*math.Cos(math.Pi*float64(left)/float64(v.fade)))
	}
	v.pos += len(dst)
	return len(dst)
}

// samples plays a finished sound.
type samples []float32

func (s samples) fill(dst []float32, at int) { copy(dst, s[at:]) }
