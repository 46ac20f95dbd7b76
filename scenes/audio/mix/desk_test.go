package mix

import (
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"sandglass/scenes/audio/cue"
	"sandglass/scenes/audio/synth"
)

// The effects of these tests are plain tones of 1 s (wide ones) or less, so
// that levels can be read off.
const (
	shellEffects = `
click ui -20 4 0 60 1 - 0 2 0 : sin f=1000 a=1 h=400 d=100 g=.5
other ui -20 5 0 0 1 - 0 9 0 : sin f=1000 a=1 h=400 d=100 g=.5
minor ui -20 2 0 0 1 - 0 9 0 : sin f=1000 a=1 h=400 d=100 g=.5
key ui -20 4 0 0 1 k 0 2 0 : seq p=kal n=A4 l=200
`
	gameEffects = `
step brd -20 1 0 90 2 - 0 4 0 : sin f=1000 a=1 h=900 d=100 g=.5
drop brd -20 3 0 0 1 - 0 99 0 : sin f=1000 a=1 h=900 d=100 g=.5
bump brd -20 6 0 0 1 - 0 99 0 : sin f=1000 a=1 h=900 d=100 g=.5
rough brd -20 3 2 0 1 - 0 9 0 : sin f=1000 a=1 h=900 d=100 g=.5
boom brd -20 8 0 0 1 - 0 9 0 : sin f=1000 a=1 h=900 d=100 g=.5
call jing -20 6 0 0 1 - 0 2 6 : sin f=1000 a=1 h=1900 d=100 g=.5
rob jing -20 8 0 0 1 - 0 2 8 : sin f=1000 a=1 h=1900 d=100 g=.5
trim brd- -20 3 0 0 1 - 0 9 0 : sin f=1000 a=1 h=900 d=100 g=.5
year jing -20 9 0 0 1 - 0 2 12 : sin f=1000 a=1 h=1900 d=100 g=.5
`
	music = `
piece NAME bpm=240 bar=8 spb=2 bars=8 mode=D tonic=TONIC
entry NAMEend bar=5 db=-6 fade=400
pat L D5:8
track dro kal calm -9 0 0 0 1 : R4 L*4
track low low calm -9 0 0 -24 1 : L*8

piece NAMErich bpm=240 bar=8 spb=2 bars=8 mode=D tonic=TONIC
pat L D5:8
track calm kal calm -9 -1 .5 0 1 : L*8
track tense kal tense -9 1 0 0 1 : L*8
`
)

func table(name, tonic, effects string) synth.Table {
	var levels strings.Builder
	for line := range strings.Lines(shellEffects + effects) {
		if f := strings.Fields(line); len(f) > 0 {
			levels.WriteString(f[0] + " 0 .5 .5\n")
			levels.WriteString(f[0] + " -5 .5 .5\n")
		}
	}
	levels.WriteString(name + " 0 0\n" + name + " -5 0\n")
	return synth.Table{Name: name, Effects: effects, Levels: levels.String(),
		Music: strings.NewReplacer("NAME", name, "TONIC", tonic).Replace(music)}
}

// rig is a desk with a clock that only moves as sound is read.
type rig struct {
	*Desk
	t   *testing.T
	now time.Duration
}

func newRig(t *testing.T) *rig {
	t.Helper()
	r := &rig{t: t}
	var sets []*synth.Set
	for _, tb := range []synth.Table{table("home", "D", shellEffects), table("game", "A", gameEffects)} {
		s, err := tb.Open()
		if err != nil {
			t.Fatal(err)
		}
		sets = append(sets, s)
	}
	r.Desk = New(sets, func() time.Duration { return r.now })
	return r
}

// openRig has the device playing and everything rendered, no music.
func openRig(t *testing.T) *rig {
	r := newRig(t)
	r.bank.current = r.sets[1]
	r.renderAll()
	r.Open()
	return r
}

func (r *rig) renderAll() {
	for r.work() {
	}
}

// read reads ms of sound, in blocks of 10 ms, and returns both sides.
func (r *rig) read(ms int) (left, right []float32) {
	r.t.Helper()
	p := make([]byte, 10*synth.Rate/1000*FrameBytes)
	for range ms / 10 {
		n, err := r.Read(p)
		if n != len(p) || err != nil {
			r.t.Fatalf("read %d, %v", n, err)
		}
		for ; len(p[len(p)-n:]) > 0; n -= FrameBytes {
			f := p[len(p)-n:]
			left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(f)))
			right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(f[4:])))
		}
		r.now += 10 * time.Millisecond
	}
	return left, right
}

func peak(b []float32) float64 {
	top := 0.0
	for _, v := range b {
		top = max(top, math.Abs(float64(v)))
	}
	return top
}

// level is the peak in dB of the last 50 ms that are read within ms.
func (r *rig) level(ms int) float64 {
	l, _ := r.read(ms)
	return db(peak(l[len(l)-synth.Rate/20:]))
}

func db(x float64) float64 { return 20 * math.Log10(x+1e-9) }

// heard lists the names of the effects that sound.
func (r *rig) heard() map[string]int {
	names := map[string]int{}
	for i := range r.stream.voices {
		if p := &r.stream.voices[i]; p.on() && !p.dying() {
			names[p.slot.Name]++
		}
	}
	return names
}

func (r *rig) want(what string, want map[string]int) {
	r.t.Helper()
	got := r.heard()
	for _, name := range []string{"click", "other", "minor", "step", "drop", "bump", "rough", "call", "rob", "year"} {
		if got[name] != want[name] {
			r.t.Errorf("%s: %d of %s sound, want %d", what, got[name], name, want[name])
		}
	}
}

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Errorf("%s: %.2f, want %.2f", what, got, want)
	}
}

func TestNothingSoundsBeforeTheDevicePlays(t *testing.T) {
	r := newRig(t)
	r.renderAll()
	r.Music("home")
	r.Play("click", cue.Cue{})
	if l, _ := r.read(500); peak(l) != 0 {
		t.Error("sound from a closed desk")
	}
	r.Open()
	r.read(100)
	r.want("what was asked for before", nil)
	if r.stream.score == nil {
		t.Error("the music does not begin")
	}
}

// The first music begins at its first bar, however long the device took, and
// rises over 1.5 s.
func TestFirstMusicFadesInFromItsFirstBar(t *testing.T) {
	r := newRig(t)
	r.renderAll()
	r.Music("home")
	r.read(3000)
	r.Open()
	soft := r.level(300)
	loud := r.level(1500)
	if loud < soft+6 {
		t.Errorf("%.1f dB after 300 ms, %.1f dB after 1800 ms", soft, loud)
	}
	again := newRig(t)
	again.renderAll()
	again.Music("home")
	again.Open()
	near(t, "opened at once", again.level(300), soft, 1e-9)
}

func TestEffectsWaitForTheirRenderingAndGoToTheFront(t *testing.T) {
	r := newRig(t)
	r.Open()
	r.Music("game")
	r.Play("year", cue.Cue{}) // the last in line
	r.read(20)
	r.want("unrendered", nil)
	if r.bank.urgent == nil || r.bank.urgent.Name != "year" {
		t.Fatal("what was asked for is not in front")
	}
	for r.bank.find("year").pcm[0] == nil || r.bank.find("year").pcm[0][0] == nil {
		if !r.work() {
			t.Fatal("never rendered")
		}
	}
	if r.bank.find("drop").pcm[0] != nil {
		t.Error("others were rendered before it")
	}
	r.Play("year", cue.Cue{})
	r.read(20)
	r.want("rendered", map[string]int{"year": 1})
}

func TestTickKeepsToItsSlice(t *testing.T) {
	r := newRig(t)
	clock := r.clock
	r.Desk.clock = func() time.Duration { r.now += 100 * time.Microsecond; return clock() }
	before := r.now
	r.Tick()
	if spent := r.now - before; spent > 3*time.Millisecond {
		t.Errorf("spent %v", spent)
	}
	if r.kit.Ready() {
		t.Error("all drums in one frame")
	}
	for range 10000 {
		r.Tick()
	}
	if r.work() {
		t.Error("not everything is rendered in the end")
	}
}

// An effect in the music's key is there at once in a new key, shifted, and
// rendered in it soon.
func TestKeyFollowsTheMusic(t *testing.T) {
	r := newRig(t)
	r.renderAll()
	r.Open()
	s := r.bank.find("key")
	if pcm, shift := r.bank.sound(s, 0); pcm == nil || shift != 0 {
		t.Fatalf("shift %d in the first key", shift)
	}
	r.Music("game")
	if pcm, shift := r.bank.sound(s, 0); pcm == nil || shift != -5 {
		t.Errorf("shift %d before the new rendering, want -5", shift)
	}
	r.renderAll()
	if pcm, shift := r.bank.sound(s, 0); pcm == nil || shift != 0 {
		t.Errorf("shift %d after it", shift)
	}
}

func TestStaleEffectsAreDropped(t *testing.T) {
	r := openRig(t)
	r.Play("click", cue.Cue{})
	r.now += 149 * time.Millisecond
	r.read(10)
	r.want("149 ms old", map[string]int{"click": 1})
	r.Play("other", cue.Cue{})
	r.now += 151 * time.Millisecond
	r.read(10)
	r.want("151 ms old", map[string]int{"click": 1})
}

// A device that stopped reading must not keep new effects out.
func TestFullQueueDropsTheOldest(t *testing.T) {
	r := openRig(t)
	for range 2 * maxStarts {
		r.Play("drop", cue.Cue{})
	}
	r.now += time.Second
	r.Play("click", cue.Cue{})
	r.Play("other", cue.Cue{})
	r.Play("minor", cue.Cue{})
	r.read(10)
	r.want("after a second", map[string]int{"click": 1, "other": 1, "minor": 1})
}

// Music needs the drums, which are rendered first of all.
func TestMusicWaitsForTheDrums(t *testing.T) {
	r := newRig(t)
	r.Open()
	r.Music("home")
	r.read(100)
	if r.stream.score != nil {
		t.Error("it begins without them")
	}
	for !r.kit.Ready() {
		r.work()
	}
	r.read(100)
	if r.stream.score == nil {
		t.Error("it does not begin with them")
	}
}

func TestDelay(t *testing.T) {
	r := openRig(t)
	r.Play("click", cue.Cue{At: 205})
	l, _ := r.read(300)
	first := 0
	for first < len(l) && l[first] == 0 {
		first++
	}
	// The limiter looks 96 frames ahead; the first sample of an effect is 0.
	near(t, "begins at frame", float64(first), 205*48+96+1, 2)
}

func TestGap(t *testing.T) {
	r := openRig(t)
	r.Play("step", cue.Cue{})
	r.Play("step", cue.Cue{})
	r.read(50)
	r.Play("step", cue.Cue{})
	r.read(30)
	r.want("within 90 ms", map[string]int{"step": 1})
	r.read(10)
	r.Play("step", cue.Cue{})
	r.read(10)
	r.want("after 90 ms", map[string]int{"step": 2})
	r.Play("step", cue.Cue{At: 60}) // 80 ms after the last
	r.Play("step", cue.Cue{At: 100})
	r.read(200)
	r.want("delayed", map[string]int{"step": 3})

	r = openRig(t)
	r.Play("step", cue.Cue{At: 200})
	r.Play("step", cue.Cue{At: 120})
	r.Play("step", cue.Cue{})
	r.read(300)
	r.want("asked for in the other order", map[string]int{"step": 2})
}

func TestPolyphony(t *testing.T) {
	r := openRig(t)
	for range 5 {
		r.Play("step", cue.Cue{})
		r.read(90)
	}
	r.want("one name", map[string]int{"step": 4})
	for range 9 {
		r.Play("bump", cue.Cue{})
	}
	r.read(10)
	r.want("the board", map[string]int{"bump": 8})
	for range 4 {
		r.Play("other", cue.Cue{})
	}
	r.read(10)
	r.want("and controls", map[string]int{"bump": 8, "other": 3})
	r.Play("call", cue.Cue{})
	r.read(10)
	r.want("twelve in all", map[string]int{"bump": 8, "other": 3, "call": 1})
	r.Play("year", cue.Cue{})
	r.read(10)
	r.want("the least important gives way", map[string]int{"bump": 8, "other": 2, "call": 1, "year": 1})
	r.Play("rob", cue.Cue{})
	r.read(10)
	r.want("two jingles", map[string]int{"bump": 8, "other": 2, "rob": 1, "year": 1})
}

func TestStealing(t *testing.T) {
	r := openRig(t)
	for range 8 {
		r.Play("bump", cue.Cue{})
	}
	r.Play("drop", cue.Cue{})
	r.read(10)
	r.want("nothing more important gives way", map[string]int{"bump": 8})

	r = openRig(t)
	r.Play("minor", cue.Cue{})
	r.read(10)
	r.Play("click", cue.Cue{})
	r.Play("other", cue.Cue{})
	r.Play("other", cue.Cue{})
	r.read(10)
	r.want("the lowest priority first", map[string]int{"click": 1, "other": 2})
	oldest := r.stream.serial
	for range 2 {
		r.Play("other", cue.Cue{})
	}
	r.read(10)
	r.want("then the oldest", map[string]int{"other": 3})
	for i := range r.stream.voices {
		if p := &r.stream.voices[i]; p.on() && !p.dying() && p.serial < oldest {
			t.Error("an older voice was kept")
		}
	}
}

// A voice whose place is taken fades within 8 ms: no step is larger than a
// tone of 1000 Hz makes by itself.
func TestStealingDoesNotClick(t *testing.T) {
	r := openRig(t)
	r.Play("step", cue.Cue{})
	l, _ := r.read(100)
	loudest := peak(l)
	for range 4 {
		// Begins, and takes its place, while the others stand at their height.
		r.Play("step", cue.Cue{At: 6})
		more, _ := r.read(100)
		l = append(l, more...)
	}
	steep := 5 * loudest * 2 * math.Pi * 1000 / synth.Rate
	for i := 1; i < len(l); i++ {
		if d := math.Abs(float64(l[i] - l[i-1])); d > steep {
			t.Fatalf("steps by %g at frame %d, a tone steps by %g", d, i, steep)
		}
	}
}

func TestOtherSeatsAreSofterAndFewer(t *testing.T) {
	r := openRig(t)
	r.Play("drop", cue.Cue{})
	own := r.level(100)
	r = openRig(t)
	r.Play("drop", cue.Cue{Far: true})
	near(t, "dB of another seat's", r.level(100)-own, -3, .05)
	for range 6 {
		r.Play("step", cue.Cue{Far: true})
		r.read(90)
	}
	if n := r.heard()["step"]; n != 3 {
		t.Errorf("%d at once, want 3", n)
	}
}

func TestPanIsForTheBoardOnly(t *testing.T) {
	r := openRig(t)
	r.Play("drop", cue.Cue{Pan: 1})
	l, right := r.read(100)
	want := math.Tan(.8 * math.Pi / 2)
	near(t, "right over left", peak(right)/peak(l), want, .05*want)
	r = openRig(t)
	r.Play("click", cue.Cue{Pan: 1})
	l, right = r.read(100)
	near(t, "controls", peak(right)/peak(l), 1, 1e-6)
}

func TestMono(t *testing.T) {
	r := openRig(t)
	r.Play("drop", cue.Cue{})
	middle := r.level(100)
	r = openRig(t)
	r.Mono(true)
	r.read(50)
	r.Play("drop", cue.Cue{Pan: 1})
	near(t, "dB of an effect from the side", r.level(100)-middle, 0, .01)

	r = openRig(t)
	r.Music("gamerich")
	r.Play("drop", cue.Cue{Pan: -1})
	if l, right := r.read(500); slices.Equal(l, right) {
		t.Fatal("nothing lies at a side before")
	}
	r.Mono(true)
	r.read(50)
	if l, right := r.read(500); !slices.Equal(l, right) || peak(l) == 0 {
		t.Error("the sides differ, or are silent")
	}
	r.Mono(false)
	r.read(50)
	if l, right := r.read(500); slices.Equal(l, right) {
		t.Error("it stays mono")
	}
}

// Going over to one side glides: a tone does not step.
func TestMonoDoesNotClick(t *testing.T) {
	r := openRig(t)
	r.Play("drop", cue.Cue{Pan: 1, Semitones: 1}) // not at rest when it goes over
	_, right := r.read(100)
	loudest := peak(right)
	r.Mono(true)
	_, more := r.read(100)
	right = append(right, more...)
	for i := 1; i < len(right); i++ {
		if d := math.Abs(float64(right[i] - right[i-1])); d > 1.05*loudest*2*math.Pi*1059.5/synth.Rate {
			t.Fatalf("steps by %g at frame %d", d, i)
		}
	}
}

func TestFewerSounds(t *testing.T) {
	r := richRig(t)
	r.Fewer(true)
	r.Play("trim", cue.Cue{})
	r.Play("drop", cue.Cue{})
	r.read(10)
	if h := r.heard(); h["trim"] != 0 || h["drop"] != 1 {
		t.Errorf("%v sound", h)
	}
	r.read(3000)
	r.rich("with fewer sounds", true, false, true)
	r.Fewer(false)
	r.Play("trim", cue.Cue{})
	r.read(10)
	if r.heard()["trim"] != 1 {
		t.Error("the ornament does not come back")
	}
	r.read(3000)
	r.rich("with all of them again", true, true, true)
}

// crossings is the number of times the sound goes up through zero.
func crossings(b []float32) (n int) {
	for i := 1; i < len(b); i++ {
		if b[i-1] < 0 && b[i] >= 0 {
			n++
		}
	}
	return n
}

func TestSemitones(t *testing.T) {
	r := openRig(t)
	r.Play("drop", cue.Cue{Semitones: -12})
	l, _ := r.read(1000)
	near(t, "Hz an octave lower", float64(crossings(l)), 500, 5)
}

func TestVariation(t *testing.T) {
	rates := map[float64]bool{}
	r := openRig(t)
	for range 20 {
		r.Play("rough", cue.Cue{})
		r.read(10)
		for i := range r.stream.voices {
			if p := &r.stream.voices[i]; p.on() && p.slot.Name == "rough" {
				rates[p.rate] = true
				if math.Abs(12*math.Log2(p.rate)) > 2 {
					t.Errorf("%.2f semitones away", 12*math.Log2(p.rate))
				}
			}
		}
	}
	if len(rates) < 10 {
		t.Errorf("only %d pitches", len(rates))
	}
	r = openRig(t)
	r.Play("drop", cue.Cue{})
	r.read(10)
	if r.stream.voices[0].rate != 1 {
		t.Error("an effect without rnd varies")
	}
	step := r.bank.find("step")
	if a, _ := r.bank.sound(step, 0); &a[0] == &step.pcm[0][1][0] {
		t.Error("the first start plays the second variant")
	}
	if b, _ := r.bank.sound(step, 3); &b[0] != &step.pcm[0][1][0] {
		t.Error("variants do not take turns")
	}
}

func TestVolumes(t *testing.T) {
	for _, c := range []struct {
		what                     string
		effect                   string
		master, music, board, ui int
		want                     float64
	}{
		{"as composed", "drop", 80, 80, 80, 80, 0},
		{"effects at 40", "drop", 80, 80, 40, 80, 40 * math.Log10(.5)},
		{"controls at 40 do not touch the board", "drop", 80, 80, 80, 40, 0},
		{"controls at 40", "click", 80, 80, 80, 40, 40 * math.Log10(.5)},
		{"master at 100", "drop", 100, 80, 80, 80, 40 * math.Log10(1.25)},
		{"off", "drop", 80, 80, 0, 80, db(0)},
		{"master off", "click", 0, 80, 80, 80, db(0)},
	} {
		r := openRig(t)
		r.Play(c.effect, cue.Cue{})
		base := r.level(100)
		r = openRig(t)
		r.Volumes(c.master, c.music, c.board, c.ui)
		r.read(50)
		r.Play(c.effect, cue.Cue{})
		if got := r.level(100); c.want == db(0) {
			near(t, c.what, got, db(0), .1)
		} else {
			near(t, c.what, got-base, c.want, .05)
		}
	}
}

// Music that is turned off is not computed; it goes on where it was.
func TestMusicTurnedOffHoldsItsPlace(t *testing.T) {
	after := func(ms int) []float32 {
		r := playingRig(t)
		r.Volumes(80, 0, 80, 80)
		r.read(100)
		if l, _ := r.read(ms); peak(l) != 0 {
			t.Error("music though turned off")
		}
		r.Volumes(80, 80, 80, 80)
		l, _ := r.read(500)
		return l
	}
	short, long := after(100), after(3000)
	if peak(short) == 0 || !slices.Equal(short, long) {
		t.Error("it went on while it was off")
	}
}

func TestVolumesOutOfRangeAreClamped(t *testing.T) {
	if slider(-5) != 0 || slider(300) != slider(100) || slider(80) != 1 {
		t.Error("slider leaves 0..100")
	}
}

// playingRig has the game's music at full.
func playingRig(t *testing.T) *rig {
	r := openRig(t)
	r.Music("game")
	r.read(4000)
	return r
}

func TestDucking(t *testing.T) {
	for name, deep := range map[string]float64{"call": -6, "rob": -8, "year": -12, "click": 0, "drop": 0} {
		r := playingRig(t)
		r.Play(name, cue.Cue{})
		r.read(30)
		if deep < 0 && r.stream.duck.rest(decibel(deep)) {
			t.Errorf("%s: the music jumps down", name)
		}
		r.read(50)
		near(t, name+" ducks by", db(float64(r.stream.duck.v)), deep, .01)
		if name == "click" || name == "drop" {
			continue
		}
		// 2001 ms long: up from 200 ms before its end, for 600 ms.
		r.read(1700)
		near(t, name+" before its end", db(float64(r.stream.duck.v)), deep, .01)
		r.read(300)
		if v := db(float64(r.stream.duck.v)); v < deep+.5 || v > -.5 {
			t.Errorf("%s: %.1f dB on the way up", name, v)
		}
		r.read(400)
		near(t, name+" after it", db(float64(r.stream.duck.v)), 0, .01)
	}
}

func TestBoardStepsBackForGreatJingles(t *testing.T) {
	for name, want := range map[string]float64{"call": 0, "rob": -4, "year": -4, "boom": 0} {
		r := openRig(t)
		r.Play(name, cue.Cue{})
		r.read(100)
		near(t, name, db(float64(r.stream.step.v)), want, .01)
		r.read(3000)
		near(t, name+" after it", db(float64(r.stream.step.v)), 0, .01)
	}
}

func TestChangeOfPiece(t *testing.T) {
	r := playingRig(t)
	game := r.stream.score
	r.Music("game")
	r.read(1000)
	if r.stream.score != game || !r.stream.fade.rest(1) {
		t.Error("the same piece does not go on")
	}
	r.Music("home")
	r.read(300)
	if v := r.stream.fade.v; r.stream.score != game || v > .6 || v < .4 {
		t.Errorf("half of the fade of 600 ms: %.2f", v)
	}
	r.read(320)
	if r.stream.score != nil {
		t.Error("it still sounds after 620 ms")
	}
	if l, _ := r.read(150); peak(l[synth.Rate/100:]) != 0 {
		t.Error("no pause of 200 ms")
	}
	r.read(100)
	if r.stream.score != r.scoreOf("home") || !r.stream.fade.rest(1) {
		t.Error("the new piece does not begin at full after the pause")
	}
	r.Music("")
	r.read(700)
	if l, _ := r.read(100); peak(l) != 0 {
		t.Error("no silence where none was asked for")
	}
}

func (r *rig) scoreOf(piece string) *synth.Score {
	for _, s := range r.sets {
		if p, _ := s.Piece(piece); p != nil {
			return s.Score(p)
		}
	}
	return nil
}

func TestPieceAskedForAgainWhileItFades(t *testing.T) {
	r := playingRig(t)
	game := r.stream.score
	r.Music("home")
	r.read(300)
	r.Music("game")
	r.read(500)
	if r.stream.score != game || !r.stream.fade.rest(1) {
		t.Error("it does not come back")
	}
}

// The end of a game: the music fades, the jingle is heard to its end, then
// the title's music comes in at its entry, softer.
func TestNewPieceWaitsForASolemnJingle(t *testing.T) {
	r := playingRig(t)
	r.Music("homeend")
	r.Play("year", cue.Cue{})
	r.read(410)
	if r.stream.score != nil {
		t.Error("the fade takes longer than the entry says")
	}
	r.read(1500)
	if r.stream.score != nil {
		t.Error("the new piece does not wait")
	}
	r.read(300)
	if r.stream.score == nil {
		t.Fatal("the new piece does not begin")
	}
	// From bar 5 on the high instrument plays, too: 587 Hz over 147.
	if l, _ := r.read(200); crossings(l) < 60 {
		t.Errorf("%d periods in 200 ms: it began at another bar", crossings(l))
	}
	near(t, "dB of the entry", db(float64(r.stream.entry.v)), -6, .01)
	r.Music("home")
	r.read(500)
	near(t, "dB of the piece itself", db(float64(r.stream.entry.v)), 0, .01)
}

func TestPauseMuffles(t *testing.T) {
	r := playingRig(t)
	l, _ := r.read(1000)
	clear := peak(l)
	r.Pause(true)
	r.read(300)
	l, _ = r.read(2000)
	if d := db(peak(l)) - db(clear); d > -9 || d < -40 {
		t.Errorf("%.1f dB", d)
	}
	r.Pause(false)
	r.read(300)
	if !r.stream.muffled.rest(0) {
		t.Error("it stays muffled")
	}
}

func TestHiddenHoldsTheMusicAndDropsEffects(t *testing.T) {
	r := playingRig(t)
	r.Play("drop", cue.Cue{})
	r.Hide(true)
	r.read(250)
	if l, _ := r.read(3000); peak(l) != 0 {
		t.Error("sound while hidden")
	}
	r.Play("click", cue.Cue{})
	r.Hide(false)
	r.read(10)
	r.want("after the return", nil)
	r.read(500)
	if l, _ := r.read(1000); peak(l) == 0 {
		t.Error("no music after the return")
	}
}

func TestUnknownNames(t *testing.T) {
	r := openRig(t)
	r.Play("nothing", cue.Cue{})
	r.Music("nothing")
	if l, _ := r.read(300); peak(l) != 0 {
		t.Error("sound out of nothing")
	}
}

// The device reads on a thread of its own while the game plays; run with
// -race this finds what the two share.
func TestBothSidesAtOnce(t *testing.T) {
	sets := newRig(t).sets
	d := New(sets, func() time.Duration { return 0 })
	d.Open()
	done := make(chan bool)
	go func() {
		p := make([]byte, 256*FrameBytes)
		for range 300 {
			d.Read(p)
		}
		close(done)
	}()
	for i := range 300 {
		d.Tick()
		d.Play([]string{"step", "click", "year"}[i%3], cue.Cue{})
		d.Music([]string{"home", "game", ""}[i/100])
		d.Tense(i%2 == 0)
		d.Volumes(80, i%100, 80, 80)
		d.Pause(i%3 == 0)
		d.Hide(i%7 == 0)
	}
	<-done
	if n := d.Frames(); n != 300*256 {
		t.Errorf("%d frames", n)
	}
}

func TestReadDoesNotAllocate(t *testing.T) {
	r := playingRig(t)
	p := make([]byte, 512*FrameBytes)
	names := []string{"step", "drop", "call", "click", "year"}
	i := 0
	if n := testing.AllocsPerRun(300, func() {
		r.Play(names[i%len(names)], cue.Cue{Pan: .5, At: i % 30})
		r.Read(p)
		r.now += 10 * time.Millisecond
		i++
	}); n != 0 {
		t.Errorf("%v allocations a block", n)
	}
}
