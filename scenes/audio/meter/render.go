package meter

import (
	"math"

	"sandglass/scenes/audio/synth"
)

// Effect renders a variant of an effect, transposed, before its gain.
func Effect(e *synth.Effect, variant, transpose int) []float32 {
	j := synth.NewJob(e, variant, transpose)
	for j.Step() {
	}
	return j.Samples()
}

// Gain is the factor that brings samples to a target loudness in LUFS, with
// the peak at most -4 dBFS.
func Gain(samples []float32, target float64) float64 {
	g := math.Pow(10, (target-Momentary(samples, samples))/20)
	return min(g, .63/Peak(samples))
}

// Kit returns a complete kit of drums.
func Kit() *synth.Kit {
	k := &synth.Kit{}
	for k.Step() {
	}
	return k
}

// Pass plays a score from its first bar and returns the second pass, in which
// the tails of the first are heard; if tense, with the tense layer at full.
func Pass(s *synth.Score, tense bool) (left, right []float32) {
	p := synth.NewPlayer(Kit())
	p.Load(s, 0)
	p.Tense(tense)
	left, right = make([]float32, s.Frames), make([]float32, s.Frames)
	for range 2 {
		p.Fill(left, right)
	}
	return left, right
}
