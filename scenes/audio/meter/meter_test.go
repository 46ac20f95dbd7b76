package meter_test

import (
	"fmt"
	"math"
	"testing"

	"sandglass/scenes/audio/meter"
	"sandglass/scenes/audio/synth"
)

func tone(f, amp float64, seconds int) []float32 {
	b := make([]float32, seconds*synth.Rate)
	for i := range b {
		b[i] = float32(amp * math.Sin(2*math.Pi*f*float64(i)/synth.Rate))
	}
	return b
}

// A stereo sine of 997 Hz reads its own level: BS.1770 is made so (each side
// -3 dB, two sides +3 dB).
func TestLoudnessOfASine(t *testing.T) {
	for _, db := range []float64{-10, -23, -40} {
		b := tone(997, math.Pow(10, db/20), 20)
		if got := meter.Integrated(b, b); math.Abs(got-db) > .1 {
			t.Errorf("integrated %.2f, want %g", got, db)
		}
		if got := meter.Momentary(b, b); math.Abs(got-db) > .1 {
			t.Errorf("momentary %.2f, want %g", got, db)
		}
	}
}

func TestGateLeavesSilenceOut(t *testing.T) {
	b := append(tone(997, .1, 3), make([]float32, 20*synth.Rate)...)
	if got := meter.Integrated(b, b); math.Abs(got+20) > .3 {
		t.Errorf("%.2f LUFS, want -20", got)
	}
}

func TestCentsAndSpectrumOfKnownTones(t *testing.T) {
	b := tone(440*math.Pow(2, 7./1200), .5, 1)
	if got := meter.Cents(b, 440); math.Abs(got-7) > .3 {
		t.Errorf("%.2f cents, want 7", got)
	}
	for i, v := range tone(5000, .005, 1) {
		b[i] += v
	}
	if got := meter.WorstBetween(b, []float64{441.8}); math.Abs(got+40) > 1 {
		t.Errorf("%.1f dB, want -40", got)
	}
}

// Every instrument is in tune at both ends of its range.
func TestTuning(t *testing.T) {
	for _, p := range []struct {
		patch  string
		lo, hi string
		fLo    float64
		fHi    float64
	}{
		{"oud", "F2", "D5", 87.307, 587.330}, {"qan", "F2", "E6", 87.307, 1318.510}, {"bass", "C2", "D4", 65.406, 293.665},
		{"ney", "F4", "E6", 349.228, 1318.510}, {"str", "G3", "E6", 195.998, 1318.510}, {"low", "C2", "G4", 65.406, 391.995},
		{"dro", "F1", "A3", 43.654, 220}, {"kal", "G3", "E6", 195.998, 1318.510}, {"mar", "C2", "C6", 65.406, 1046.502},
		{"chip", "G4", "E6", 391.995, 1318.510},
	} {
		for i, name := range []string{p.lo, p.hi} {
			b := solo(t, fmt.Sprintf("seq p=%s n=%s dt=1500 l=1500", p.patch, name))
			if c := meter.Cents(b, []float64{p.fLo, p.fHi}[i]); math.Abs(c) > 3 {
				t.Errorf("%s %s is %.1f cents off", p.patch, name, c)
			}
		}
	}
}

// Nothing folds back into hearing: what lies between the partials of the
// saw and of FM is 60 dB below them.
func TestAliasing(t *testing.T) {
	for _, f := range []float64{440, 1046.5, 1318.5} {
		var saw, fm []float64
		for k := -40.0; k < 60; k++ {
			saw = append(saw, k*f)
			if k > -7 && k < 7 {
				fm = append(fm, math.Abs(f+k*4*f))
			}
		}
		b := solo(t, fmt.Sprintf("wt f=%g lp=21000 ty=lp q=.7 a=20 h=1500 d=10", f))
		if d := meter.WorstBetween(b[4000:], saw); d > -60 {
			t.Errorf("saw at %g Hz: %.1f dB", f, d)
		}
		b = solo(t, fmt.Sprintf("fm f=%g r=4 i=.8 di=1e9 a=20 h=1500 d=10", min(f, 1050)))
		if d := meter.WorstBetween(b[4000:], fm); f < 1100 && d > -60 {
			t.Errorf("fm at %g Hz: %.1f dB", f, d)
		}
	}
}

// solo renders an effect of one layer.
func solo(t *testing.T, layer string) []float32 {
	t.Helper()
	all, err := synth.ParseEffects("solo brd -20 1 0 0 1 - 0 1 0 : " + layer)
	if err != nil {
		t.Fatal(err)
	}
	return meter.Effect(all[0], 0, 0)
}
