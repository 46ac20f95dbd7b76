// Package audiotest checks a set of sounds: whether its music is well written
// and its effects and pieces sound as loud, clean and repeatable as they must.
// Only tests import it; every set's test calls Check.
package audiotest

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"sandglass/scenes/audio/synth"
)

// Faults lists what is wrong with a piece: notes out of the mode or the
// instrument's range, dissonances that last, leaps no singer would take,
// melodies that leave the harmony or run in parallel, empty tracks, a length
// outside 60..120 s.
func Faults(p *synth.Piece) []string {
	c := critic{piece: p}
	if s := p.Seconds(); s < 60 || s > 120 {
		c.find("lasts %.1f s", s)
	}
	for i, t := range p.Tracks {
		if len(t.Notes) == 0 {
			c.find("%s is empty", t.Name)
		}
		c.tones(t)
		if melodic(t) {
			c.leaps(t)
			c.harmony(t)
		}
		for _, u := range p.Tracks[:i] {
			c.clashes(t, u)
			if melodic(t) && melodic(u) {
				c.parallels(t, u)
			}
		}
	}
	return c.found
}

type critic struct {
	piece *synth.Piece
	found []string
}

func (c *critic) find(format string, args ...any) {
	c.found = append(c.found, c.piece.Name+": "+fmt.Sprintf(format, args...))
}

func (c *critic) where(step float64) string {
	return fmt.Sprintf("bar %d step %g", int(step)/c.piece.BarSteps+1, math.Mod(step, float64(c.piece.BarSteps)))
}

// interval is the distance of two notes in semitones.
func interval(a, b synth.Note) int { return max(a.Midi-b.Midi, b.Midi-a.Midi) }

func (c *critic) tones(t *synth.Track) {
	lo, hi := t.Range()
	for _, n := range t.Notes {
		for _, midi := range []int{n.Midi, n.Grace} {
			if midi == 0 {
				continue
			}
			if !c.piece.Mode[midi%12] {
				c.find("%s: %d is out of the mode, %s", t.Name, midi, c.where(n.Step))
			}
			if midi < lo || midi > hi {
				c.find("%s: %d is out of the range of %s, %s", t.Name, midi, t.Patch, c.where(n.Step))
			}
		}
	}
}

// clashes finds minor seconds, minor ninths and major sevenths between two
// tracks that sound together for a beat or longer.
func (c *critic) clashes(t, u *synth.Track) {
	beat := max(c.piece.PerBeat, 2)
	for _, a := range t.Notes {
		for _, b := range u.Notes {
			both := min(a.Step+a.Len*t.Gate, b.Step+b.Len*u.Gate) - max(a.Step, b.Step)
			d := interval(a, b)
			if a.Midi > 0 && b.Midi > 0 && both >= beat && (d == 1 || d == 11 || d == 13) {
				c.find("%s %d against %s %d for %g steps, %s", t.Name, a.Midi, u.Name, b.Midi, both, c.where(max(a.Step, b.Step)))
			}
		}
	}
}

// melodic tells melodies from accompaniments: one note at a time, on an
// instrument that sings.
func melodic(t *synth.Track) bool {
	for i, n := range t.Notes {
		if i > 0 && n.Step == t.Notes[i-1].Step {
			return false
		}
	}
	return !t.Tense && !t.Figured && strings.Contains(" ney chip qan kal str ", " "+t.Patch+" ")
}

// next reports whether b follows a within a phrase: a rest ends one, and so
// does a note of half a bar.
func (c *critic) next(a, b synth.Note) bool {
	return a.Step+a.Len == b.Step && a.Len < float64(c.piece.BarSteps)/2
}

func (c *critic) leaps(t *synth.Track) {
	for i := 1; i < len(t.Notes); i++ {
		a, b := t.Notes[i-1], t.Notes[i]
		if d := interval(a, b); d > 9 && c.next(a, b) {
			c.find("%s leaps %d semitones, %s", t.Name, d, c.where(b.Step))
		}
	}
}

// harmony wants most of the notes on strong steps to belong to the chord.
func (c *critic) harmony(t *synth.Track) {
	all, fit := 0, 0
	half := c.piece.BarSteps / 2
	for _, n := range t.Notes {
		step := int(n.Step) % c.piece.BarSteps
		if n.Step != math.Floor(n.Step) || step != 0 && step != half {
			continue
		}
		chord := c.piece.Harmony[int(n.Step)/c.piece.BarSteps]
		if first, second, two := strings.Cut(chord, "/"); two {
			chord = first
			if step >= half {
				chord = second
			}
		}
		if chord == "" {
			continue
		}
		all++
		for _, tone := range c.piece.Chords[chord] {
			if tone%12 == n.Midi%12 {
				fit++
				break
			}
		}
	}
	if fit*100 < all*70 {
		c.find("%s: %d of %d strong notes fit the chord", t.Name, fit, all)
	}
}

// parallels finds fifths and octaves that two melodies walk together inside
// a phrase. A bar that one instrument doubles for the other is no fault.
func (c *critic) parallels(t, u *synth.Track) {
	at := map[float64]int{}
	for i, n := range u.Notes {
		at[n.Step] = i
	}
	for i := 1; i < len(t.Notes); i++ {
		a, b := t.Notes[i-1], t.Notes[i]
		j, okA := at[a.Step]
		k, okB := at[b.Step]
		if !okA || !okB || !c.next(a, b) || k != j+1 || !c.next(u.Notes[j], u.Notes[k]) {
			continue
		}
		d, e := interval(a, u.Notes[j])%12, interval(b, u.Notes[k])%12
		if d == e && a.Midi != b.Midi && (d == 0 || d == 7) && !c.doubled(t, u, int(b.Step)/c.piece.BarSteps) {
			c.find("%s and %s run in parallel, %s", t.Name, u.Name, c.where(b.Step))
		}
	}
}

// doubled reports whether two tracks play the same notes in a bar, octaves
// aside.
func (c *critic) doubled(t, u *synth.Track, bar int) bool {
	line := func(t *synth.Track) (all [][2]float64) {
		for _, n := range t.Notes {
			if int(n.Step)/c.piece.BarSteps == bar {
				all = append(all, [2]float64{n.Step, float64(n.Midi % 12)})
			}
		}
		return all
	}
	return slices.Equal(line(t), line(u))
}
