// Package mix mixes the music and the effects into one stream. A Desk has two
// sides: the game's side takes wishes and renders effects a little each frame,
// the stream's side is an io.Reader that an audio device pulls, perhaps from
// another thread. The two meet in a short copy under a lock.
package mix

import (
	"math"
	"sync"
	"time"

	"sandglass/scenes/audio/cue"
	"sandglass/scenes/audio/synth"
)

const (
	// stale is the age at which an effect is no longer played: it would not
	// belong to anything seen.
	stale = 150 * time.Millisecond
	// slice is the time a frame may spend on rendering.
	slice = 2500 * time.Microsecond
	// panWidth is how far to the side the edge of the screen lies.
	panWidth = .6
	// farDB softens what other seats cause.
	farDB = -3
)

// wishes are what the stream's side shall do until told otherwise.
type wishes struct {
	open                       bool // the device plays and the drums are there
	score                      *synth.Score
	entry                      synth.Entry
	tense, muffled, hidden     bool
	mono, fewer                bool
	master, music, effects, ui float32 // gains
}

// start is an effect that shall sound.
type start struct {
	slot  *slot
	pcm   []int16
	rate  float64 // 1 = as rendered
	gain  float32
	pan   float32 // -1 .. 1
	far   bool
	asked time.Duration // on the clock
	delay int           // frames
}

// A Desk is made by New. Read and Frames belong to the device's thread, all else
// to the game's.
type Desk struct {
	clock  func() time.Duration
	sets   []*synth.Set
	bank   bank
	kit    *synth.Kit
	counts []int // starts of each effect: its variants take turns
	chance uint32
	opened bool
	want   wishes

	mu     sync.Mutex
	wish   wishes // what the stream's side may see of want
	queue  [maxStarts]start
	queued int

	stream stream
}

const maxStarts = 32

// New returns a closed desk. The first set is the shell's. The clock counts
// from anywhere and never goes back.
func New(sets []*synth.Set, clock func() time.Duration) *Desk {
	d := &Desk{clock: clock, sets: sets, bank: newBank(sets), kit: &synth.Kit{}, chance: 1}
	d.counts = make([]int, len(d.bank.slots))
	d.want = wishes{master: 1, music: 1, effects: 1, ui: 1}
	d.stream.init(d.kit, len(d.bank.slots))
	return d
}

// publish shows the wishes to the stream's side.
func (d *Desk) publish() {
	d.want.open = d.opened && d.kit.Ready()
	d.mu.Lock()
	d.wish = d.want
	d.mu.Unlock()
}

// Open lets sound out: call it once the device really plays. Until then
// effects are dropped and the music waits at its beginning.
func (d *Desk) Open() {
	d.opened = true
	d.publish()
}

// Play asks for an effect. It is dropped, never kept for later, while the
// desk is closed or hidden, if it is not rendered yet, and if it is an ornament
// where fewer sounds are wanted; an unknown name is silence (tables.Known tells).
func (d *Desk) Play(name string, c cue.Cue) {
	s := d.bank.find(name)
	if s == nil || !d.opened || d.want.hidden || s.Ornament && d.want.fewer {
		return
	}
	pcm, shift := d.bank.sound(s, d.counts[s.id])
	d.counts[s.id]++
	if pcm == nil {
		return
	}
	semitones := float64(shift) + float64(max(-24, min(24, c.Semitones)))
	if s.Rnd > 0 {
		d.chance = d.chance*1664525 + 1013904223 // cosmetic, never the game's source
		semitones += s.Rnd * (float64(d.chance>>8)/(1<<23) - 1)
	}
	st := start{slot: s, pcm: pcm, rate: math.Pow(2, semitones/12), gain: 1, far: c.Far, asked: d.clock(), delay: max(0, c.At) * synth.Rate / 1000}
	if c.Far {
		st.gain = decibel(farDB)
	}
	if s.Bus == synth.Board {
		st.pan = max(-1, min(1, c.Pan)) * panWidth
	}
	d.mu.Lock()
	if d.queued == maxStarts { // nobody reads: the oldest is stale anyway
		copy(d.queue[:], d.queue[1:])
		d.queued--
	}
	d.queue[d.queued] = st
	d.queued++
	d.mu.Unlock()
}

// Music asks for a piece by the name of an entry into it; "" and unknown
// names ask for silence. The piece that sounds already goes on.
func (d *Desk) Music(name string) {
	d.want.score = nil
	for _, s := range d.sets {
		if p, e := s.Piece(name); p != nil {
			d.want.score, d.want.entry = s.Score(p), *e
			d.bank.current = s
		}
	}
	d.publish()
}

// Tense turns the tense layer on or off, from the next bar line on.
func (d *Desk) Tense(on bool) {
	d.want.tense = on
	d.publish()
}

// Volumes sets the sliders, each 0..100; 80 is the level things were made
// for, 0 is off.
func (d *Desk) Volumes(master, music, effects, ui int) {
	d.want.master, d.want.music, d.want.effects, d.want.ui = slider(master), slider(music), slider(effects), slider(ui)
	d.publish()
}

// Mono makes both sides sound alike, for those who hear with one ear or through
// one loudspeaker.
func (d *Desk) Mono(on bool) {
	d.want.mono = on
	d.publish()
}

// Fewer leaves out the ornaments among the effects and the music's tense layer.
func (d *Desk) Fewer(on bool) {
	d.want.fewer = on
	d.publish()
}

// Pause muffles the music behind the pause menu.
func (d *Desk) Pause(on bool) {
	d.want.muffled = on
	d.publish()
}

// Hide fades everything out and holds the music, while nobody looks.
func (d *Desk) Hide(on bool) {
	d.want.hidden = on
	d.publish()
}

// Tick renders for at most some 3 ms, until everything that may be needed is
// there. Call it once a frame.
func (d *Desk) Tick() {
	for begin := d.clock(); d.work() && d.clock()-begin < slice; {
	}
}

// work does a little; false means that nothing is left to do.
func (d *Desk) work() bool {
	if d.kit.Step() {
		if d.kit.Ready() {
			d.publish()
		}
		return true
	}
	return d.bank.step()
}
