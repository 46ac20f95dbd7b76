package synth_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"sandglass/scenes/audio/meter"
	"sandglass/scenes/audio/synth"
)

// tune is a little piece with every instrument, a rest at its end and a
// tense track.
const tune = `
piece tune bpm=120 bar=8 spb=2 bars=4 mode=D,E,F,G,A,Bb,C tonic=D
chord Dm D3 A3 D4 F4 A4
prog P Dm Dm Dm Dm
pat H {E5}D5:3^ F5 A5:4_ | D5:2 E5 F5 G5:4 | A5:6 -:2 | D5:4 -:4
pat L D3:3^ F3 A3:4_ | D3:2 E3 F3 G3:4 | A3:6 -:2 | D3:4 -:4
fig a 0^ 1 2 3 4 3+4 2 1
drum r DtkRBsTk
track ney ney calm -9 0 .35 0 1 : H
track str str calm -12 .3 .2 0 1 : H
track kal kal calm -12 -.3 .2 0 1 : H
track chip chip calm -14 0 .1 0 .7 : H
track oud oud calm -9 -.2 .2 0 1 : a@P
track qan qan calm -9 .2 .2 0 .9 : H
track bass bass calm -9 0 0 0 .9 : L
track low low calm -12 0 .1 0 .6 : L
track dro dro calm -15 0 0 -12 1 : L
track mar mar calm -12 0 .1 0 1 : L
track per drum calm -9 0 .1 0 1 : r*4
track hi kal tense -9 0 .1 12 1 : a@P
`

func score(t testing.TB) *synth.Score {
	t.Helper()
	p, err := synth.ParseMusic(tune)
	if err != nil {
		t.Fatal(err)
	}
	return synth.NewScore(p[0], -6)
}

// play reads n frames in blocks of a size.
func play(s *synth.Score, tense bool, n, size int) (left, right []float32) {
	p := synth.NewPlayer(meter.Kit())
	p.Load(s, 0)
	p.Tense(tense)
	left, right = make([]float32, n), make([]float32, n)
	for i := 0; i < n; i += size {
		p.Fill(left[i:min(n, i+size)], right[i:min(n, i+size)])
	}
	return left, right
}

func TestBlocksOfAnySizeGiveTheSameSamples(t *testing.T) {
	s := score(t)
	n := 2*s.Frames + 12345
	wantL, wantR := play(s, true, n, n)
	if meter.Peak(wantL) < .01 {
		t.Fatal("nothing is heard")
	}
	for _, size := range []int{64, 512, 1000} {
		l, r := play(s, true, n, size)
		if !slices.Equal(l, wantL) || !slices.Equal(r, wantR) {
			t.Errorf("blocks of %d differ from the whole", size)
		}
	}
}

func TestPassesRepeat(t *testing.T) {
	s := score(t)
	l, _ := play(s, false, 3*s.Frames, 512)
	if !slices.Equal(l[s.Frames:2*s.Frames], l[2*s.Frames:]) {
		t.Error("the third pass differs from the second")
	}
	if slices.Equal(l[:s.Frames], l[s.Frames:2*s.Frames]) {
		t.Error("the tails of the first pass are not heard in the second")
	}
}

// Tense notes start at the bar line after the wish, and rise over one bar.
func TestTenseLayerSetsInAtTheBarLine(t *testing.T) {
	s := score(t)
	bar := s.Frames / 4
	wish := bar + bar/2
	calm, _ := play(s, false, 4*bar, 512)
	p := synth.NewPlayer(meter.Kit())
	p.Load(s, 0)
	got, right := make([]float32, 4*bar), make([]float32, 4*bar)
	p.Fill(got[:wish], right[:wish])
	p.Tense(true)
	p.Fill(got[wish:], right[wish:])
	added := make([]float32, 4*bar)
	for i := range got {
		added[i] = got[i] - calm[i]
	}
	if i := slices.IndexFunc(added, func(v float32) bool { return v != 0 }); i < 2*bar || i > 2*bar+bar/16 {
		t.Errorf("it sets in at sample %d, the bar line is at %d", i, 2*bar)
	}
	// The figure is the same in both bars, so its first notes tell the gain.
	if soft, loud := meter.Peak(added[2*bar:2*bar+bar/8]), meter.Peak(added[3*bar:3*bar+bar/8]); soft > loud/3 || loud == 0 {
		t.Errorf("at once %g, after a bar %g", soft, loud)
	}
}

func TestPlayerStartsAtAnyBarAndStops(t *testing.T) {
	s := score(t)
	n := s.Frames / 4
	p := synth.NewPlayer(meter.Kit())
	l, r := make([]float32, n), make([]float32, n)
	p.Load(s, 3)
	p.Fill(l, r)
	third := slices.Clone(l)
	p.Load(s, 3)
	p.Fill(l, r)
	if !slices.Equal(third, l) {
		t.Error("loading again leaves something behind")
	}
	p.Load(s, 2)
	p.Fill(l, r)
	if slices.Equal(third, l) {
		t.Error("bars 3 and 4 sound the same")
	}
	p.Load(nil, 0)
	p.Fill(l, r)
	if meter.Peak(l) != 0 {
		t.Error("no score, but sound")
	}
}

// The tense layer costs nothing while it is off.
func TestTenseNotesAreNotComputedInVain(t *testing.T) {
	p := synth.NewPlayer(meter.Kit())
	s := score(t)
	l, r := make([]float32, s.Frames), make([]float32, s.Frames)
	p.Load(s, 0)
	p.Fill(l, r)
	calm := p.MostVoices()
	p.Tense(true)
	p.Fill(l, r)
	if p.MostVoices() <= calm {
		t.Errorf("%d voices without it, %d with it", calm, p.MostVoices())
	}
}

// What rings in the reverb dies away without a step, and a new piece has it again.
func TestDry(t *testing.T) {
	lone, err := synth.ParseMusic(`
piece lone bpm=120 bar=8 spb=2 bars=4 mode=D tonic=D
pat L D3:8
track dro dro calm -9 -1 .5 0 1 : L*4
`)
	if err != nil {
		t.Fatal(err)
	}
	s := synth.NewScore(lone[0], 0)
	p := synth.NewPlayer(meter.Kit())
	last := float32(0)
	next := func(seconds float64) (top, step float64) { // right, where only the reverb is heard
		left, right := make([]float32, int(seconds*synth.Rate)), make([]float32, int(seconds*synth.Rate))
		p.Fill(left, right)
		if meter.Peak(left) == 0 {
			t.Fatal("the notes are gone")
		}
		for _, v := range right {
			step = max(step, math.Abs(float64(v-last)))
			last = v
		}
		return meter.Peak(right), step
	}
	for range 2 { // the second Load has everything again
		last = 0
		p.Load(s, 0)
		full, step := next(1.25) // amid a note
		p.Dry()
		if soon, jump := next(.5); soon == 0 || soon > 1.2*full || jump > 1.2*step {
			t.Errorf("at first %g of %g, stepping by %g of %g", soon, full, jump, step)
		}
		next(1)
		if tail, jump := next(.5); tail == 0 || tail > full/100 || jump > step/100 {
			t.Errorf("it rings on at %g of %g", tail, full)
		}
		next(.1)
		if late, _ := next(2); late != 0 {
			t.Errorf("%g is left", late)
		}
	}
}

func TestPlayerDoesNotAllocate(t *testing.T) {
	p := synth.NewPlayer(meter.Kit())
	s := score(t)
	p.Load(s, 0)
	l, r := make([]float32, 512), make([]float32, 512)
	if n := testing.AllocsPerRun(400, func() { p.Fill(l, r) }); n != 0 {
		t.Errorf("%v allocations a block", n)
	}
}

func TestLimiter(t *testing.T) {
	l := synth.NewLimiter()
	x := uint32(1)
	top, moved := 0.0, false
	var late [96]float64
	for i := range synth.Rate {
		x = x*1664525 + 1013904223
		loud := 3.0
		if i < synth.Rate/4 {
			loud = .8
		}
		v := loud * (float64(x>>8)/(1<<23) - 1)
		a, b := l.Do(v, -v/2)
		if i < synth.Rate/4 && i >= 96 && a != late[i%96] {
			moved = true
		}
		late[i%96] = v
		top = max(top, math.Abs(a), math.Abs(b))
	}
	if moved {
		t.Error("it changes what is soft enough")
	}
	if top > .8912 || top < .85 {
		t.Errorf("peak %.3f", top)
	}
}

func TestMusicErrors(t *testing.T) {
	for _, c := range [][3]string{
		{"H {E5}D5:3^ F5", "H {E5}D5:4^ F5", "bar line"},
		{"A5:6 -:2 | D5:4 -:4\npat L", "A5:6 -:2 | D5:4 -:3\npat L", "after a bar line"},
		{"kal tense -9 0 .1 12 1 : a@P", "kal tense -9 0 .1 12 1 : a@P R1", "5 bars, want 4"},
		{"a@P\ntrack qan", "a@Q\ntrack qan", "unknown figure"},
		{": r*4", ": r*x", "repeat"},
		{": r*4", ": q*4", "unknown pattern"},
		{"drum r DtkR", "drum r DtkX", "no drum"},
		{"track oud oud", "track oud lute", "unknown patch"},
		{"calm -9 0 .35", "mild -9 0 .35", "layer"},
		{"-9 0 .35 0 1", "-9 0 .35 0", "columns"},
		{"F5 A5:4_", "H5 A5:4_", "no pitch"},
		{"A5:4_", "A5:x_", "length"},
		{"0^ 1 2", "0^ 9 2", "no tone"},
		{"prog P Dm", "prog P Em", "unknown chord"},
		{"bars=4", "bars=0", "above 0"},
		{"tonic=D", "tonic=H", "no pitch"},
		{"tonic=D", "tone=D", "no pitch"},
		{"spb=2", "spb=two", "no number"},
		{"mode=D,E", "mode=D,X", "mode"},
		{"fig a", "figure a", "unknown word"},
		{"\npiece tune", "\nchord X D3\npiece tune", "no piece before"},
		{"prog P", "entry late bar=5\nprog P", "no such bar"},
		{"prog P", "entry late bat=1\nprog P", "unknown key"},
		{"track ney ney", "pat Z\ntrack ney ney", "is empty"},
	} {
		bad := strings.Replace(tune, c[0], c[1], 1)
		if bad == tune {
			t.Fatalf("%q is not in the tune", c[0])
		}
		if _, err := synth.ParseMusic(bad); err == nil || !strings.Contains(err.Error(), c[2]) || !strings.Contains(err.Error(), "music line ") {
			t.Errorf("%q for %q: %v, want %q with its line", c[1], c[0], err, c[2])
		}
	}
}

// sheet has every kind of layer.
const sheet = `
all brd -22 3 1.5 70 2 k .2 2 0 : sin f=880>440/20 a=1 d=90 g=.4 ; nz ty=hp f=3000 q=.8 t=10 d=60 ; nz ty=lp f=500>900/40 d=60 ; fm n=D4 r=1.5 i=1 di=20 d=120 ; fm f=430 d=80 ; wt f=84>126/90 ty=bp lp=470 q=2 vib=.05 vf=17 a=60 h=50 d=120 ; drm k=bend g=.5 ; seq p=kal n=D5,_,A5+D5*2 dt=60 l=150 t=30 ; gr k=nz n=9 T=200 f=900-3000 q=2 d=30 den=1.4 ; gr k=fm n=4 T=100 f=700-1300 d=60 ; gr k=sin n=4 T=100 f=3000-5000 d=60
`

func TestEffectErrors(t *testing.T) {
	for _, c := range [][3]string{
		{"all brd", "all board", "no bus"},
		{"all brd", "all brd--", "no bus"},
		{"k .2 2 0", "x .2 2 0", "key must be"},
		{"k .2 2 0", "k .2 2", "columns"},
		{"k .2 2 0", "k .2 0 0", "at least one"},
		{"-22 3", "loud 3", "invalid syntax"},
		{"sin f=880", "sine f=880", "unknown layer"},
		{"f=880", "g=880", "no new key"},
		{"f=880", "f=high", "no number"},
		{"a=1 d=90", "attack=1 d=90", "unknown key"},
		{"k=bend", "k=gong", "unknown drum"},
		{"p=kal", "p=lute", "unknown patch"},
		{"n=D5,", "n=D8,", "out of the range"},
		{"n=D5,", "n=H5,", "no pitch"},
		{"A5+D5*2", "A5+D5*x", "no number"},
		{"ty=hp", "ty=up", "unknown filter"},
		{"f=700-1300", "f=700-9300", "sidebands"},
		{"f=430", "f=9000", "sidebands"},
		{"gr k=nz", "gr k=drm", "do not exist"},
		{"\nall", "\nall brd -22 3 1.5 70 2 k .2 2 0 : sin f=1\nall", "there already"},
		{"den=1.4", "den=1.4 ; ", "empty layer"},
	} {
		bad := strings.Replace(sheet, c[0], c[1], 1)
		if bad == sheet {
			t.Fatalf("%q is not in the sheet", c[0])
		}
		if _, err := synth.ParseEffects(bad); err == nil || !strings.Contains(err.Error(), c[2]) || !strings.Contains(err.Error(), "effects line ") {
			t.Errorf("%q for %q: %v, want %q with its line", c[1], c[0], err, c[2])
		}
	}
}

func TestEffectsRepeatAndVary(t *testing.T) {
	all, err := synth.ParseEffects(sheet)
	if err != nil {
		t.Fatal(err)
	}
	base := meter.Effect(all[0], 0, 0)
	if !slices.Equal(base, meter.Effect(all[0], 0, 0)) {
		t.Error("the same rendering differs")
	}
	if slices.Equal(base, meter.Effect(all[0], 1, 0)) {
		t.Error("another variant is the same")
	}
	if slices.Equal(base, meter.Effect(all[0], 0, 3)) {
		t.Error("another key is the same")
	}
	free := *all[0]
	free.InKey = false
	if !slices.Equal(base, meter.Effect(&free, 0, 3)) {
		t.Error("an effect outside the key was transposed")
	}
}

func TestTableErrors(t *testing.T) {
	for _, c := range []struct {
		table synth.Table
		want  string
	}{
		{synth.Table{Name: "x", Effects: "a"}, "x: effects line 1"},
		{synth.Table{Name: "x", Music: "a b"}, "x: music line 1"},
		{synth.Table{Name: "x", Levels: "a 0 1\nb 0"}, "x: levels line 2"},
		{synth.Table{Name: "x", Levels: "a b 1"}, "x: levels line 1"},
		{synth.Table{Name: "x", Levels: "a 0 loud"}, "x: levels line 1"},
	} {
		if _, err := c.table.Open(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}
