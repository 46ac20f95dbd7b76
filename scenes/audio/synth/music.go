package synth

import (
	"math"
	"sort"
)

// MusicTarget is the loudness of the calm layer of every piece, in LUFS.
const MusicTarget = -26

// A Score is a piece made ready for the Player: every note at its sample.
type Score struct {
	Name   string
	Frames int // length of one pass
	Key    int // semitones from D, for the effects that follow the music
	bars   []int
	notes  []event
	gain   float64
}

// event is a note with its gains.
type event struct {
	at                int
	patch             *patch // nil for a drum
	drum, variant     int
	midi              int
	dur, vel          float64
	left, right, send float32
	tense             bool
}

const graceSeconds = .058

// NewScore computes a piece; db is its level in the mix, from the table of
// levels.
func NewScore(p *Piece, db float64) *Score {
	step := p.stepSeconds()
	frame := func(steps float64) int { return int(steps*step*Rate + .5) }
	s := &Score{Name: p.Name, Key: p.Key, Frames: frame(float64(p.BarSteps * p.Bars)), gain: math.Pow(10, db/20)}
	for b := range p.Bars {
		s.bars = append(s.bars, frame(float64(b*p.BarSteps)))
	}
	for _, t := range p.Tracks {
		level := math.Pow(10, t.DB/20)
		angle := (t.Pan + 1) / 8 // turns
		left, right := level*math.Sqrt2*sin(angle+.25), level*math.Sqrt2*sin(angle)
		for i, n := range t.Notes {
			// A fixed, repeatable breathing instead of chance.
			loud := math.Pow(n.Vel*(1+.05*sin(float64(i)*.381966)), 1.4)
			e := event{
				at: frame(n.Step), patch: patchOf(t.Patch), drum: n.Drum, variant: i & 1, midi: n.Midi,
				dur: n.Len * step * t.Gate, vel: timbre(n.Vel), tense: t.Tense,
				left: float32(left * loud), right: float32(right * loud), send: float32(level * t.Send * loud),
			}
			if n.Grace > 0 {
				g := e
				g.midi, g.dur = n.Grace, graceSeconds
				g.left, g.right, g.send = g.left*.7, g.right*.7, g.send*.7
				s.notes = append(s.notes, g)
				e.at += int(graceSeconds * Rate)
				e.dur -= graceSeconds
			}
			s.notes = append(s.notes, e)
		}
	}
	sort.Stable(byTime(s.notes))
	return s
}

type byTime []event

func (e byTime) Len() int           { return len(e) }
func (e byTime) Less(i, j int) bool { return e[i].at < e[j].at }
func (e byTime) Swap(i, j int)      { e[i], e[j] = e[j], e[i] }

// timbre has three steps only: loudness is a matter of gain.
func timbre(vel float64) float64 {
	switch {
	case vel > .8:
		return .9
	case vel < .6:
		return .5
	}
	return .72
}

// maxVoices is more than any piece needs (21), so none is ever cut.
const maxVoices = 28

// A Player plays a score in an endless loop. Tails and reverb run over the
// seam. It allocates nothing once made.
type Player struct {
	kit        *Kit
	score      *Score
	pos        int // in the pass
	bar, next  int // index of the next bar line and the next note
	tense      bool
	from, to   float32 // gain of the tense layer at both ends of the bar
	barAt      int
	voices     [maxVoices]Voice
	free       []*Voice
	live       []*Voice
	reverb     *reverb
	dry        bool
	wet        float32 // share of the sends that reaches the reverb; far below 0 nothing rings in it any more
	tmp, send  [block]float32
	layer      [block]float32
	mostVoices int
}

// block is the most frames computed at once.
const block = 512

// NewPlayer returns a player at rest. The kit must be complete before the
// first Load.
func NewPlayer(kit *Kit) *Player {
	p := &Player{kit: kit, reverb: newReverb(.80, .32), free: make([]*Voice, 0, maxVoices), live: make([]*Voice, 0, maxVoices)}
	for i := range p.voices {
		p.free = append(p.free, &p.voices[i])
	}
	return p
}

// Load starts a score at a bar (0 = the first) from silence; nil stops.
func (p *Player) Load(s *Score, bar int) {
	p.free, p.live = append(p.free, p.live...), p.live[:0]
	p.reverb.quiet()
	p.score, p.from, p.to = s, 0, 0
	p.dry, p.wet = false, 1
	if s != nil {
		p.seek(s.bars[bar])
	}
}

func (p *Player) seek(at int) {
	s := p.score
	p.pos, p.bar, p.next = at, 0, 0
	for p.bar < len(s.bars) && s.bars[p.bar] < at {
		p.bar++
	}
	for p.next < len(s.notes) && s.notes[p.next].at < at {
		p.next++
	}
}

// Tense asks for the tense layer: from the next bar line on it fades in, or
// out, within one bar.
func (p *Player) Tense(on bool) { p.tense = on }

// Dry leaves the reverb out, until the next Load: what rings in it dies away, then
// it is no longer computed.
func (p *Player) Dry() { p.dry = true }

const (
	dryStep = 1 / (.05 * Rate) // wet sinks from 1 to 0 within 50 ms,
	rungOut = -2 / .05         // and to this within another 2 s, which is longer than the reverb rings
)

// echo is what the reverb adds for what a frame sends into it.
func (p *Player) echo(send float32) (left, right float64) {
	if p.dry {
		if p.wet < rungOut {
			return 0, 0
		}
		p.wet -= dryStep
		send *= max(p.wet, 0)
	}
	return p.reverb.do(float64(send))
}

// Fill writes the next frames; without a score, silence. The two slices have
// the same length. Blocks of any size give the same samples.
func (p *Player) Fill(left, right []float32) {
	for len(left) > 0 {
		n := min(len(left), block)
		if p.score == nil {
			clear(left)
			clear(right)
			return
		}
		n = min(n, p.toBarLine())
		p.run(left[:n], right[:n])
		left, right = left[n:], right[n:]
	}
}

// toBarLine crosses the bar line or the seam it stands on and returns the
// frames to the next.
func (p *Player) toBarLine() int {
	s := p.score
	if p.pos == s.Frames {
		p.seek(0)
	}
	if p.bar < len(s.bars) && p.pos == s.bars[p.bar] {
		p.bar++
		p.barAt = p.pos
		p.from, p.to = p.to, 0
		if p.tense {
			p.to = 1
		}
	}
	return p.barEnd() - p.pos
}

func (p *Player) barEnd() int {
	if p.bar < len(p.score.bars) {
		return p.score.bars[p.bar]
	}
	return p.score.Frames
}

func (p *Player) run(left, right []float32) {
	n := len(left)
	send, layer := p.send[:n], p.layer[:n]
	clear(left)
	clear(right)
	clear(send)
	long := float32(p.barEnd() - p.barAt)
	for i := range layer {
		layer[i] = p.from + (p.to-p.from)*float32(p.pos-p.barAt+i)/long
	}
	// Voices are summed in the order in which they began, whatever the size
	// of the blocks, so that the result is the same to the last bit.
	live := p.live[:0]
	for _, v := range p.live {
		p.add(v, left, right, 0)
		if v.done() {
			p.free = append(p.free, v)
		} else {
			live = append(live, v)
		}
	}
	p.live = live
	end := p.pos + n
	for p.next < len(p.score.notes) && p.score.notes[p.next].at < end {
		e := &p.score.notes[p.next]
		p.next++
		if len(p.free) == 0 || e.tense && p.from == 0 && p.to == 0 {
			continue
		}
		v := p.free[len(p.free)-1]
		p.free = p.free[:len(p.free)-1]
		p.start(v, e)
		p.add(v, left, right, e.at-p.pos)
		if v.done() {
			p.free = append(p.free, v)
		} else {
			p.live = append(p.live, v)
		}
	}
	p.mostVoices = max(p.mostVoices, len(p.live))
	p.pos = end
	for i := range left {
		l, r := p.echo(send[i])
		left[i] = float32((float64(left[i]) + l) * p.score.gain)
		right[i] = float32((float64(right[i]) + r) * p.score.gain)
	}
}

func (p *Player) start(v *Voice, e *event) {
	v.left, v.right, v.send, v.tense = e.left, e.right, e.send, e.tense
	if e.patch == nil {
		v.samples = p.kit.hits[e.drum][e.variant]
		v.begin(&v.samples, len(v.samples), 0, false)
		return
	}
	e.patch.start(v, note{hz(e.midi), e.dur, e.vel, seed(e.patch.name, e.midi*16)})
}

// add mixes the voice in from the given frame on.
func (p *Player) add(v *Voice, left, right []float32, from int) {
	n := v.fill(p.tmp[:len(left)-from])
	for i, s := range p.tmp[:n] {
		if v.tense {
			s *= p.layer[from+i]
		}
		left[from+i] += s * v.left
		right[from+i] += s * v.right
		p.send[from+i] += s * v.send
	}
}

// MostVoices is the most voices that sounded at once so far.
func (p *Player) MostVoices() int { return p.mostVoices }
