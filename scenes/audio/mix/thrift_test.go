package mix

import (
	"testing"
	"time"

	"sandglass/scenes/audio/cue"
	"sandglass/scenes/audio/synth"
)

// richRig plays music whose calm layer is on the left and its tense layer on the
// right, where else only the reverb is heard.
func richRig(t *testing.T) *rig {
	r := openRig(t)
	r.Music("gamerich")
	r.Tense(true)
	r.read(4000)
	r.rich("at first", true, true, true)
	return r
}

// rich listens for what there is of that music.
func (r *rig) rich(when string, calm, tense, reverb bool) {
	r.t.Helper()
	l, right := r.read(1000)
	if got := peak(l) > .01; got != calm {
		r.t.Errorf("%s: the calm layer is heard: %v, want %v", when, got, calm)
	}
	if got := peak(right) > .5*peak(l) && peak(l) > 0; got != tense {
		r.t.Errorf("%s: the tense layer is heard: %v, want %v", when, got, tense)
	}
	if got := peak(right) > 0; !tense && got != reverb {
		r.t.Errorf("%s: the reverb is heard: %v, want %v", when, got, reverb)
	}
}

// stumble lets the device run dry once and goes on for 5 s.
func (r *rig) stumble() {
	r.now += 100 * time.Millisecond
	r.read(5000)
}

func TestUnderRunsTakeTheMusicAwayStepByStep(t *testing.T) {
	r := richRig(t)
	r.stumble()
	r.rich("after one under-run", true, true, true)
	r.stumble()
	r.rich("after two", true, false, true)
	r.stumble()
	r.rich("after three", true, false, true)
	r.stumble()
	r.rich("after four", true, false, false)
	r.stumble()
	r.stumble()
	r.rich("after six", false, false, false)
	r.Play("drop", cue.Cue{})
	if l, _ := r.read(100); peak(l) == 0 {
		t.Error("effects do not stay")
	}
	r.stumble()
	r.stumble()
	r.Music("home")
	r.read(3000)
	if l, _ := r.read(1000); peak(l) == 0 {
		t.Error("another piece is silent, too")
	}
	r.Music("gamerich")
	r.read(5000)
	r.rich("in a new piece", true, true, true)
}

// The third under-run is the first of the next two, however soon it comes.
func TestThriftIsInPairsOfUnderRuns(t *testing.T) {
	r := richRig(t)
	for i, want := range []thrift{noThrift, noTense, noTense, noReverb} {
		r.now += 100 * time.Millisecond
		r.read(2000)
		if r.stream.thrift != want {
			t.Errorf("after %d: %d, want %d", i+1, r.stream.thrift, want)
		}
	}
}

func TestRareUnderRunsAreBorne(t *testing.T) {
	r := richRig(t)
	for range 4 {
		r.stumble()
		r.read(6000)
	}
	r.rich("with one in 11 s", true, true, true)
}

// While the music does not sound, it is not what keeps the device waiting; and a
// hidden page may be stopped.
func TestUnderRunsWithoutMusicCostNothing(t *testing.T) {
	for what, off := range map[string]func(r *rig, off bool){
		"hidden": func(r *rig, off bool) { r.Hide(off) },
		"off":    func(r *rig, off bool) { r.Volumes(80, 80*int(1-amount(off)), 80, 80) },
	} {
		r := richRig(t)
		off(r, true)
		r.read(1000)
		for range 4 {
			r.stumble()
		}
		off(r, false)
		r.read(4000)
		r.rich(what, true, true, true)
	}
}

// device reads as one does that takes its sound in pieces and keeps a buffer
// before it, and counts the under-runs that a watch finds.
type device struct {
	piece, buffer int // frames
	watch         watch
	now           time.Duration
	level, found  int
}

func (d *device) play(t time.Duration) {
	for end := d.now + t; d.now < end; d.now += time.Duration(d.piece) * time.Second / synth.Rate {
		d.level = max(0, d.level-d.piece)
		d.fill()
	}
}

func (d *device) fill() {
	for d.level < d.buffer {
		d.level += d.buffer
		if d.watch.ranDry(d.now, d.buffer) {
			d.found++
		}
	}
}

func TestWatch(t *testing.T) {
	for _, kind := range []struct {
		what          string
		piece, buffer int
	}{
		{"page", 2048, 4080},
		{"Mac", 1536, 2400},
		{"desktop", 480, 2400},
		{"desktop with long periods", 2048, 2400},
	} {
		d := device{piece: kind.piece, buffer: kind.buffer}
		expect := func(what string, want int) {
			t.Helper()
			if d.found != want {
				t.Errorf("%s, %s: %d under-runs, want %d", kind.what, what, d.found, want)
			}
			d.found = 0
		}
		d.play(2 * time.Minute)
		expect("steady", 0)
		for range 3 {
			d.now += 150 * time.Millisecond // the device plays silence meanwhile
			d.play(3 * time.Second)
		}
		expect("three gaps", 3)
		d.now += time.Minute
		d.play(10 * time.Second)
		expect("asleep", 0)

		// Late, but nothing was missed: the device had enough of its own, and takes
		// what it is owed twice as fast.
		d.now += 150 * time.Millisecond
		for owed := 150 * synth.Rate / 1000; owed > 0; owed -= d.piece / 2 {
			d.now += time.Duration(d.piece/2) * time.Second / synth.Rate
			d.level = max(0, d.level-d.piece)
			d.fill()
		}
		d.play(3 * time.Second)
		expect("late", 0)
	}
}

// A device whose clock is a little off from the computer's is no device that cannot
// keep up.
func TestWatchBearsAnotherClock(t *testing.T) {
	for _, off := range []time.Duration{-1, 1} {
		var w watch
		now, found := time.Duration(0), 0
		for range 2 * 60 * 100 {
			now += 10*time.Millisecond + off*2*time.Microsecond // 200 millionths
			if w.ranDry(now, synth.Rate/100) {
				found++
			}
		}
		if found > 0 {
			t.Errorf("%d under-runs in 2 min, %d", found, off)
		}
	}
}
