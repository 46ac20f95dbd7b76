package audiotest

import (
	"math"
	"testing"

	"sandglass/scenes/audio/meter"
	"sandglass/scenes/audio/synth"
)

// Check tests a set: its music's faults, loudness, seams and repetition, and
// the level, ends and repetition of every effect in every key it is needed
// in. The shell's effects that follow the key are checked in the set's key. The
// samples must be those of testdata/golden.txt, which -update writes.
func Check(t *testing.T, shell, table synth.Table) {
	set, err := table.Open()
	if err != nil {
		t.Fatal(err)
	}
	base, err := shell.Open()
	if err != nil {
		t.Fatal(err)
	}
	hashes := readGolden(t)
	for _, p := range set.Pieces {
		t.Run(p.Name, func(t *testing.T) { hashes.check(t, p.Name, checkPiece(t, set, p)) })
	}
	t.Run("effects", func(t *testing.T) {
		var all []int16
		for _, e := range set.Effects {
			all = append(all, checkEffect(t, set, e)...)
		}
		if set.Name != base.Name {
			for _, e := range base.Effects {
				if e.InKey {
					all = append(all, checkEffect(t, set, e)...)
				}
			}
		}
		hashes.check(t, "effects", all)
	})
	hashes.write(t)
}

// checkPiece gives the samples of the second pass, left.
func checkPiece(t *testing.T, set *synth.Set, p *synth.Piece) []int16 {
	for _, fault := range Faults(p) {
		t.Error(fault)
	}
	score := set.Score(p)
	player := synth.NewPlayer(meter.Kit())
	player.Load(score, 0)
	pass := func() (left, right []float32) {
		left, right = make([]float32, score.Frames), make([]float32, score.Frames)
		player.Fill(left, right)
		return left, right
	}
	first, _ := pass()
	left, right := pass()
	if l := meter.Integrated(left, right); math.Abs(l-synth.MusicTarget) > .3 {
		t.Errorf("loudness %.2f LUFS", l)
	}
	if m := meter.Mean(left); math.Abs(m) > 1e-5 {
		t.Errorf("stands off by %g", m)
	}
	before, step := 0.0, math.Abs(float64(left[0]-first[len(first)-1]))
	for i := len(first) - synth.Rate/10; i < len(first); i++ {
		before = max(before, math.Abs(float64(first[i]-first[i-1])))
	}
	if step > before {
		t.Errorf("the seam steps by %g, the music before it by %g", step, before)
	}
	samples := make([]int16, len(left))
	for i, v := range left {
		samples[i] = int16(v * 32767)
	}

	// The third pass goes on with the tense layer, which sets in at the first
	// bar line: at most a bar of it is not at full.
	quiet := meter.Integrated(left, right)
	player.Tense(true)
	fadingIn, _ := pass()
	if hasTense(p) {
		loud := meter.Integrated(pass())
		if d := loud - quiet; d < .5 || d > 2 {
			t.Errorf("the tense layer adds %.2f LU", d)
		}
	} else {
		for i := range left {
			if fadingIn[i] != left[i] {
				t.Fatalf("the third pass differs from the second at sample %d", i)
			}
		}
	}
	if n := player.MostVoices(); n > 24 {
		t.Errorf("needs %d voices", n)
	}
	return samples
}

func hasTense(p *synth.Piece) bool {
	for _, t := range p.Tracks {
		if t.Tense {
			return true
		}
	}
	return false
}

// checkEffect gives the samples of all variants.
func checkEffect(t *testing.T, set *synth.Set, e *synth.Effect) (all []int16) {
	key := 0
	if e.InKey {
		key = set.Key
	}
	for v := range e.Variants {
		gain := set.Gain(e.Name, v, key)
		pcm := render(e, v, key, gain)
		b := make([]float32, len(pcm))
		for i, s := range pcm {
			b[i] = float32(s) / 32767
		}
		all = append(all, pcm...)
		// -4 dBFS at most: where that cap holds an effect down, it may be softer.
		if peak, loud := meter.Peak(b), meter.Momentary(b, b); peak > .631 || loud > e.Target+.1 || loud < e.Target-1.5 {
			t.Errorf("%s %d: peak %.2f, %.1f LUFS, want %g: generate the levels", e.Name, v, peak, loud, e.Target)
		}
		if math.Abs(meter.Mean(b)) > 1e-3*meter.Peak(b)+.5/32767 {
			t.Errorf("%s %d stands off by %g", e.Name, v, meter.Mean(b))
		}
		if pcm[0] != 0 || pcm[len(pcm)-1] != 0 {
			t.Errorf("%s %d clicks at an end", e.Name, v)
		}
	}
	return all
}

func render(e *synth.Effect, variant, key int, gain float64) []int16 {
	j := synth.NewJob(e, variant, key)
	for j.Step() {
	}
	return j.PCM(gain)
}
