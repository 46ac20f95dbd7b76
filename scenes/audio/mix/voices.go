package mix

import (
	"math"
	"time"

	"sandglass/scenes/audio/synth"
)

const (
	maxVoices  = 12            // that sound at once
	maxPlaying = 2 * maxVoices // with those that fade out
	stealMs    = 8             // fade of a voice whose place is taken
	farVoices  = 1             // how many fewer other seats get
)

// most is how many voices a bus may have.
var most = [synth.BusEnds]int{synth.Board: 8, synth.Jingle: 2, synth.UI: 3}

// playing is an effect that sounds.
type playing struct {
	start
	pos         float64
	offset      int // frames of the chunk before it begins
	left, right float32
	fade        ramp
	serial      uint64
}

func (p *playing) on() bool { return p.pcm != nil }

// dying reports whether its place was taken.
func (p *playing) dying() bool { return p.fade.to == 0 }

// remaining is how many frames are still to come.
func (p *playing) remaining() int { return int((float64(len(p.pcm)) - p.pos) / p.rate) }

// admit lets a start in, if it is fresh and its effect has not begun just
// before or after. What is early waits.
func (m *stream) admit(s *start, now time.Duration) {
	at := s.asked + time.Duration(s.delay)*time.Second/synth.Rate
	gap := at - m.last[s.slot.id]
	if now-s.asked > stale || max(gap, -gap) < time.Duration(s.slot.Gap)*time.Millisecond || m.waiting == maxStarts {
		return
	}
	m.last[s.slot.id] = at
	m.pending[m.waiting] = *s
	m.waiting++
}

// release begins what is due within the next n frames.
func (m *stream) release(n int) {
	kept := 0
	for i := range m.waiting {
		s := &m.pending[i]
		if s.delay < n {
			m.begin(s)
			continue
		}
		s.delay -= n
		m.pending[kept] = *s
		kept++
	}
	m.waiting = kept
}

// begin gives a start a voice, if need be another's: the least important one
// of those that stand in its way, and of equals the oldest. Nothing more
// important than itself ever gives way.
func (m *stream) begin(s *start) {
	name := s.slot.Most
	if s.far {
		name = max(1, name-farVoices)
	}
	if !m.room(s, name, func(p *playing) bool { return p.slot == s.slot }) ||
		!m.room(s, most[s.slot.Bus], func(p *playing) bool { return p.slot.Bus == s.slot.Bus }) ||
		!m.room(s, maxVoices, func(*playing) bool { return true }) {
		return
	}
	for i := range m.voices {
		p := &m.voices[i]
		if p.on() {
			continue
		}
		m.serial++
		*p = playing{start: *s, offset: s.delay, fade: ramp{v: 1, to: 1}, serial: m.serial}
		if m.wish.mono {
			s.pan = 0 // what lies at a side would be softer than in the middle
		}
		angle := float64(s.pan+1) * math.Pi / 4
		p.left, p.right = s.gain*float32(math.Sqrt2*math.Cos(angle)), s.gain*float32(math.Sqrt2*math.Sin(angle))
		return
	}
}

// room sees to it that fewer than limit voices of a group sound.
func (m *stream) room(s *start, limit int, group func(*playing) bool) bool {
	var victim *playing
	count := 0
	for i := range m.voices {
		p := &m.voices[i]
		if !p.on() || p.dying() || !group(p) {
			continue
		}
		count++
		if p.slot.Prio <= s.slot.Prio && (victim == nil || p.slot.Prio < victim.slot.Prio ||
			p.slot.Prio == victim.slot.Prio && p.serial < victim.serial) {
			victim = p
		}
	}
	if count < limit {
		return true
	}
	if victim == nil {
		return false
	}
	victim.fade.glide(0, stealMs)
	return true
}

// sounding reports whether a jingle of at least that priority is heard.
func (m *stream) sounding(prio int) bool {
	for i := range m.voices {
		if p := &m.voices[i]; p.on() && !p.dying() && p.slot.Bus == synth.Jingle && p.slot.Prio >= prio {
			return true
		}
	}
	return false
}

const (
	duckDownMs = 60
	duckUpMs   = 600
	duckEnd    = 200 * synth.Rate / 1000 // frames before a jingle's end at which the music comes back
	stepDB     = -4
)

// stepBack lets the music, and under great jingles the board, make room.
func (m *stream) stepBack() {
	deep := 0.0
	for i := range m.voices {
		if p := &m.voices[i]; p.on() && !p.dying() && p.remaining() > duckEnd {
			deep = max(deep, p.slot.Duck)
		}
	}
	duck(&m.duck, -deep)
	board := 0.0
	if m.sounding(commanding) {
		board = stepDB
	}
	duck(&m.step, board)
}

func duck(r *ramp, db float64) {
	to, ms := decibel(db), duckUpMs
	if to < r.to {
		ms = duckDownMs
	}
	r.glide(to, ms)
}

// sound adds the effects.
func (m *stream) sound(left, right []float32) {
	for i := range left {
		e := m.effects.next()
		m.bus[synth.Board][i] = e * m.step.next()
		m.bus[synth.Jingle][i] = e
		m.bus[synth.UI][i] = m.ui.next()
	}
	for i := range m.voices {
		if p := &m.voices[i]; p.on() {
			p.add(left, right, m.bus[p.slot.Bus][:len(left)])
		}
	}
}

func (p *playing) add(left, right, bus []float32) {
	end := float64(len(p.pcm) - 1)
	for i := p.offset; i < len(left); i++ {
		if p.pos > end || p.dying() && p.fade.rest(0) {
			p.pcm = nil
			return
		}
		k := int(p.pos)
		s := float32(p.pcm[k])
		if f := float32(p.pos - float64(k)); f > 0 {
			s += (float32(p.pcm[k+1]) - s) * f
		}
		s *= p.fade.next() * bus[i] / 32767
		left[i] += s * p.left
		right[i] += s * p.right
		p.pos += p.rate
	}
	p.offset = 0
}
