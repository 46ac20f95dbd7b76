package mix

import (
	"encoding/binary"
	"math"
	"time"

	"sandglass/scenes/audio/synth"
)

// FrameBytes is the size of a frame that Read writes: two float32, left and
// right, little endian.
const FrameBytes = 8

// chunk is the most frames mixed at once; decisions are taken between chunks,
// every 5 ms.
const chunk = 256

// stream is the stream's side of a Desk.
type stream struct {
	wish   wishes
	starts [maxStarts]start
	frames int64

	player      *synth.Player
	score       *synth.Score // what the player plays
	wait        int          // frames of silence before the next piece
	began       bool         // some music has sounded since the desk opened
	left, right [chunk]float32
	muffle      [2]lowPass
	limiter     *synth.Limiter
	mono        ramp
	watch       watch
	thrift      thrift

	master, music, effects, ui ramp // sliders
	fade, entry, duck, muffled ramp // music
	step, shown                ramp // board under a jingle; everything while hidden
	bus                        [synth.BusEnds][chunk]float32

	voices  [maxPlaying]playing
	pending [maxStarts]start
	waiting int
	last    []time.Duration // last start of each effect
	serial  uint64
}

func (m *stream) init(kit *synth.Kit, effects int) {
	m.player = synth.NewPlayer(kit)
	m.limiter = synth.NewLimiter()
	m.watch.dry = never
	m.last = make([]time.Duration, effects)
	for i := range m.last {
		m.last[i] = math.MinInt64 / 2
	}
	for _, r := range []*ramp{&m.master, &m.music, &m.effects, &m.ui, &m.entry, &m.duck, &m.step, &m.shown} {
		r.v, r.to = 1, 1
	}
}

// Frames is how many frames were read since the beginning.
func (d *Desk) Frames() int64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.stream.frames
}

// Read fills p, whose length is a multiple of FrameBytes, with the next
// frames. It never fails, never waits and does not allocate.
func (d *Desk) Read(p []byte) (int, error) {
	m := &d.stream
	now := d.clock()
	frames := len(p) / FrameBytes
	d.mu.Lock()
	m.wish = d.wish
	starts := m.starts[:copy(m.starts[:], d.queue[:d.queued])]
	d.queued = 0
	m.frames += int64(frames)
	d.mu.Unlock()

	m.spare(now, frames)
	for i := range starts {
		m.admit(&starts[i], now)
	}
	for at := 0; at < frames; {
		n := min(chunk, frames-at)
		m.mix(n)
		for i := range n {
			l, r := m.limiter.Do(float64(m.left[i]), float64(m.right[i]))
			if k := float64(m.mono.next()); k > 0 {
				both := (l + r) / 2
				l, r = l+k*(both-l), r+k*(both-r)
			}
			binary.LittleEndian.PutUint32(p[(at+i)*FrameBytes:], math.Float32bits(float32(l)))
			binary.LittleEndian.PutUint32(p[(at+i)*FrameBytes+4:], math.Float32bits(float32(r)))
		}
		at += n
	}
	return frames * FrameBytes, nil
}

// mix computes n frames before the limiter.
func (m *stream) mix(n int) {
	m.release(n)
	m.steer(n)
	w := &m.wish
	for _, s := range []struct {
		r  *ramp
		to float32
		ms int
	}{
		{&m.master, w.master, 30}, {&m.music, w.music * amount(m.thrift < noMusic), 30}, {&m.effects, w.effects, 30}, {&m.ui, w.ui, 30},
		{&m.mono, amount(w.mono), 30}, {&m.muffled, amount(w.muffled), 200}, {&m.shown, amount(!w.hidden), showMs(w.hidden)},
	} {
		s.r.glide(s.to, s.ms)
	}
	m.stepBack()

	left, right := m.left[:n], m.right[:n]
	if m.shown.rest(0) {
		// The music holds its place; what happened meanwhile is past.
		m.voices, m.waiting = [maxPlaying]playing{}, 0
		clear(left)
		clear(right)
		return
	}
	if m.mute() {
		// Not worth computing: the music holds its place.
		clear(left)
		clear(right)
	} else {
		m.player.Fill(left, right)
	}
	for i := range left {
		g := m.music.next() * m.fade.next() * m.entry.next() * m.duck.next()
		if k := m.muffled.next(); k > 0 {
			left[i] += k * (m.muffle[0].do(left[i])*mufflement - left[i])
			right[i] += k * (m.muffle[1].do(right[i])*mufflement - right[i])
		}
		left[i] *= g
		right[i] *= g
	}
	m.sound(left, right)
	for i := range left {
		g := m.master.next() * m.shown.next()
		left[i] *= g
		right[i] *= g
	}
}

// mute reports whether the music is turned off.
func (m *stream) mute() bool { return m.music.rest(0) || m.master.rest(0) }

func amount(on bool) float32 {
	if on {
		return 1
	}
	return 0
}

func showMs(hidden bool) int {
	if hidden {
		return 200
	}
	return 400
}

// mufflement is -9 dB.
const mufflement = .355

// lowPass takes away what is above 900 Hz, 12 dB an octave.
type lowPass struct{ a, b float32 }

func (l *lowPass) do(x float32) float32 {
	const k = .1112 // 1 - e^(-2 pi 900/48000)
	l.a += k * (x - l.a)
	l.b += k * (l.a - l.b)
	return l.b
}

const (
	pauseMs    = 200  // silence between two pieces
	firstMs    = 1500 // the first music fades in
	regainMs   = 400  // a piece asked for again while it faded out
	levelMs    = 400  // another entry of the piece that sounds
	solemn     = 9    // priority of a jingle that no new piece interrupts
	commanding = 8    // priority of a jingle for which the board steps back
)

// steer moves from piece to piece: fade out, pause, start at the entry's bar.
func (m *stream) steer(n int) {
	want := m.wish.score
	if !m.wish.open {
		want = nil
	}
	m.player.Tense(m.wish.tense && !m.wish.fewer && m.thrift < noTense)
	if want != nil {
		m.entry.glide(decibel(m.wish.entry.DB), levelMs)
	}
	switch {
	case m.score != nil && m.score == want:
		if m.fade.to == 0 {
			m.fade.glide(1, regainMs)
		}
	case m.score != nil:
		m.fade.glide(0, max(m.wish.entry.Fade, 1))
		if m.fade.rest(0) {
			m.player.Load(nil, 0)
			m.score, m.wait = nil, pauseMs*synth.Rate/1000
		}
	case m.wait > 0:
		m.wait -= n
	case want != nil && !m.sounding(solemn):
		m.player.Load(want, m.wish.entry.Bar)
		m.thrift = noThrift
		m.score = want
		m.entry.glide(decibel(m.wish.entry.DB), 0)
		m.fade = ramp{}
		m.fade.glide(1, firstMs*int(1-amount(m.began)))
		m.began = true
	}
}
