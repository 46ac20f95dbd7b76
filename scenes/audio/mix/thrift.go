package mix

import (
	"time"

	"sandglass/scenes/audio/synth"
)

// thrift is what the music goes without, so that a device that cannot keep up
// can. Effects stay, whatever happens.
type thrift int

const (
	noThrift thrift = iota
	noTense         // without the tense layer,
	noReverb        // and the reverb,
	noMusic         // and everything
)

// twice is the time within which a second under-run asks for more thrift.
const twice = 10 * time.Second

// spare notes that frames are read now. The second under-run within 10 s takes a
// step of thrift; a new piece has everything again.
func (m *stream) spare(now time.Duration, frames int) {
	if !m.wish.open || m.wish.hidden || m.score == nil || m.mute() {
		m.watch.fresh = false // nothing to save, or a device that may rest
	}
	if !m.watch.ranDry(now, frames) {
		return
	}
	if now-m.watch.dry > twice {
		m.watch.dry = now
		return
	}
	m.watch.dry = never
	if m.thrift++; m.thrift == noReverb {
		m.player.Dry()
	}
}

// A watch finds under-runs. No device tells of them, but what it plays instead of
// the music that is late, it does not read: measured by the clock, it falls behind
// for good, where one that was merely slow to ask catches up.
type watch struct {
	given time.Duration // of sound, since the beginning
	until time.Duration // on the clock: end of this look
	best  time.Duration // lead of what was given over the clock, at its best in this look
	mark  time.Duration // at its best since the last under-run
	fresh bool          // mark and best are of a device that played all the time
	dry   time.Duration // on the clock: an under-run that has no second one yet, or never
}

const (
	look  = time.Second           // long enough for several reads on any device
	slack = 60 * time.Millisecond // more than a device takes at a time, by which the lead moves to and fro
	sleep = 2 * time.Second       // who falls behind by more was not playing
	never = -time.Hour
)

// ranDry notes a read and reports whether an under-run was found: one a second at
// most.
func (w *watch) ranDry(now time.Duration, frames int) bool {
	w.given += time.Duration(frames) * time.Second / synth.Rate
	lead := w.given - now
	if !w.fresh {
		w.fresh, w.until, w.best, w.mark = true, now+look, lead, lead
		return false
	}
	w.best = max(w.best, lead)
	if now < w.until {
		return false
	}
	behind := w.mark - w.best
	dry := behind > slack && behind < sleep
	if w.mark = max(w.mark, w.best); behind > slack {
		w.mark = w.best
	}
	w.until, w.best = now+look, lead
	return dry
}
