package synth

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// whole renders a note in blocks of a size.
func whole(p *patch, midi int, dur, vel float64, size int) []float32 {
	var v Voice
	p.start(&v, note{hz(midi), dur, vel, seed(p.name, midi*16)})
	out := make([]float32, v.n)
	for at := 0; at < len(out); {
		at += v.fill(out[at:min(len(out), at+size)])
	}
	return out
}

func TestVoices(t *testing.T) {
	for i := range patches {
		p := &patches[i]
		for _, midi := range []int{p.lo, (p.lo + p.hi) / 2, p.hi} {
			for _, dur := range []float64{.058, .3, 1.7} {
				name := fmt.Sprintf("%s %d for %g s", p.name, midi, dur)
				want := whole(p, midi, dur, .72, 1<<20)
				for _, size := range []int{64, 512, 1000} {
					if !slices.Equal(whole(p, midi, dur, .72, size), want) {
						t.Errorf("%s: blocks of %d differ", name, size)
					}
				}
				top, sum := 0.0, 0.0
				for _, s := range want {
					top, sum = max(top, math.Abs(float64(s))), sum+float64(s)
				}
				if top < .02 || top > 1.5 || math.IsNaN(sum) {
					t.Errorf("%s: peak %g", name, top)
				}
				if want[len(want)-1] != 0 || math.Abs(sum) > 2e-3*top*float64(len(want)) {
					t.Errorf("%s: ends at %g, stands off by %g", name, want[len(want)-1], sum/float64(len(want)))
				}
			}
		}
	}
}

// A voice taken from the pool sounds as a new one.
func TestVoicesForgetWhatTheyPlayed(t *testing.T) {
	var v Voice
	for i := range patches {
		p := &patches[i]
		for range 2 {
			p.start(&v, note{hz(p.hi), .1, .9, seed(p.name, p.hi*16)})
			got := make([]float32, v.n)
			v.fill(got)
			if !slices.Equal(got, whole(p, p.hi, .1, .9, 512)) {
				t.Errorf("%s differs", p.name)
			}
		}
	}
}

func TestDrums(t *testing.T) {
	k := &Kit{}
	steps := 0
	for k.Step() {
		steps++
	}
	if steps < 100 {
		t.Errorf("the kit was rendered in %d steps: too few to keep frames short", steps)
	}
	for i, d := range drumTones {
		if slices.Equal(k.hits[i][0], k.hits[i][1]) {
			t.Errorf("%s: both strokes are the same", d.name)
		}
		for _, hit := range k.hits[i] {
			if len(hit) != int(d.seconds*Rate) || hit[len(hit)-1] != 0 {
				t.Errorf("%s: %d samples, the last %g", d.name, len(hit), hit[len(hit)-1])
			}
		}
	}
}

func TestPitches(t *testing.T) {
	for s, want := range map[string]int{"C4": 60, "A4": 69, "Bb3": 58, "F#5": 78, "B2": 47, "G#4": 68} {
		if got, err := pitch(s); got != want || err != nil {
			t.Errorf("%s = %d, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "H4", "c4", "C", "C#", "C9", "Cx4", "4"} {
		if got, err := pitch(s); err == nil {
			t.Errorf("%q = %d", s, got)
		}
	}
}
