package synth

import "math"

// part is one sound inside an effect.
type part struct {
	at    float64 // s
	gain  float64
	start func(*Voice)
}

// A Job renders one effect in small steps, so that a page can draw a frame
// in between.
type Job struct {
	effect *Effect
	parts  []part
	voice  Voice
	at     int
	buf    []float32
	mixed  bool // all parts are in, and the room for the reverb's tail
	reverb *reverb
	dc     dcBlock
	peak   float64
	done   int // samples finished
	tmp    [block]float32
}

// NewJob prepares the rendering of a variant (0 .. Variants-1) of an effect,
// transposed by some semitones if the effect follows the key.
func NewJob(e *Effect, variant, transpose int) *Job {
	if !e.InKey {
		transpose = 0
	}
	j := &Job{effect: e, parts: e.parts(variant, transpose)}
	if e.Send > 0 {
		j.reverb = newReverb(.74, .35)
	}
	return j
}

// Step does a piece of the work, some tens of microseconds; it returns false
// when there is nothing left to do.
func (j *Job) Step() bool {
	switch {
	case j.voice.src != nil && !j.voice.done():
		j.add()
	case len(j.parts) > 0:
		p := &j.parts[0]
		p.start(&j.voice)
		j.at = int(p.at*Rate + .5)
		j.grow(j.at + j.voice.n)
		j.voice.left = float32(p.gain)
		j.parts = j.parts[1:]
	case !j.mixed:
		j.mixed = true
		if j.reverb != nil {
			j.grow(len(j.buf) + int((.25+1.6*j.effect.Send)*Rate))
		}
	case j.done < len(j.buf):
		j.finish()
	default:
		return false
	}
	return true
}

func (j *Job) grow(n int) {
	if n > len(j.buf) {
		j.buf = append(j.buf, make([]float32, n-len(j.buf))...)
	}
}

func (j *Job) add() {
	n := j.voice.fill(j.tmp[:])
	for i, s := range j.tmp[:n] {
		j.buf[j.at+i] += s * j.voice.left
	}
	j.at += n
}

func (j *Job) finish() {
	for range min(block, len(j.buf)-j.done) {
		x := float64(j.buf[j.done])
		if j.reverb != nil {
			l, r := j.reverb.do(x)
			x += 1.1 * j.effect.Send * (l + r) / 2
		}
		y := j.dc.do(x)
		j.buf[j.done] = float32(y)
		j.peak = max(j.peak, math.Abs(y))
		j.done++
	}
}

// Samples returns the finished effect at the level at which it was computed:
// the tail below -62 dB cut off, both ends 0.
func (j *Job) Samples() []float32 {
	end := len(j.buf)
	for end > 480 && math.Abs(float64(j.buf[end-1])) < j.peak*.0008 {
		end--
	}
	out := j.buf[:min(len(j.buf), end+480)]
	fade := min(len(out), 12*Rate/1000)
	for i := range fade {
		out[len(out)-1-i] *= float32(.5 - .5*math.Cos(math.Pi*float64(i)/float64(fade)))
	}
	out[0] = 0
	return out
}

// PCM returns the finished effect in 16 bits, with the gain from the table
// of levels.
func (j *Job) PCM(gain float64) []int16 {
	s := j.Samples()
	out := make([]int16, len(s))
	for i, v := range s {
		out[i] = int16(math.Floor(max(-1, min(1, float64(v)*gain))*32767 + .5))
	}
	return out
}
