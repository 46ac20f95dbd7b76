package synth

import (
	"fmt"
	"math"
	"strconv"
)

// note is what an instrument is asked to play.
type note struct {
	f     float64 // Hz
	dur   float64 // s until it is let go
	vel   float64 // 0..1
	noise noise
}

// A patch is an instrument with its range in MIDI numbers.
type patch struct {
	name   string
	lo, hi int
	start  func(*Voice, note)
}

var patches = [...]patch{
	{"oud", 41, 74, pluckOf(pluckTone{2.2, .38, .14, 4, .55, .12})},
	{"qan", 41, 88, pluckOf(pluckTone{3.0, .68, .09, 3, .15, .25})},
	{"bass", 36, 62, pluckOf(pluckTone{2.4, .16, .22, 2, .35, .10})},
	{"ney", 65, 88, (*Voice).startNey},
	{"str", 55, 88, bowedOf(bowedTone{.16, .30, 2200, .8, 8, 0})},
	{"low", 36, 67, bowedOf(bowedTone{.05, .16, 1100, .9, 6, .10})},
	{"dro", 29, 57, bowedOf(bowedTone{.45, .60, 620, .8, 5, .30})},
	{"kal", 55, 88, malletOf(malletTone{5.42, .9, .045, 1.5, .0012, .12, .25})},
	{"mar", 36, 84, malletOf(malletTone{4, .8, .028, .95, .0015, 0, .35})},
	{"chip", 67, 88, (*Voice).startChip},
}

func pluckOf(t pluckTone) func(*Voice, note) {
	return func(v *Voice, n note) { v.startPluck(n, t) }
}
func bowedOf(t bowedTone) func(*Voice, note) {
	return func(v *Voice, n note) { v.startBowed(n, t) }
}
func malletOf(t malletTone) func(*Voice, note) {
	return func(v *Voice, n note) { v.startMallet(n, t) }
}

func patchOf(name string) *patch {
	for i := range patches {
		if patches[i].name == name {
			return &patches[i]
		}
	}
	return nil
}

func hz(midi int) float64 { return 440 * math.Pow(2, float64(midi-69)/12) }

// pitchClass reads a letter and an accidental; it returns what follows them.
func pitchClass(s string) (class int, rest string, err error) {
	if s == "" || s[0] < 'A' || s[0] > 'G' {
		return 0, "", fmt.Errorf("%q is no pitch", s)
	}
	class, rest = int("\x09\x0b\x00\x02\x04\x05\x07"[s[0]-'A']), s[1:]
	if rest != "" && rest[0] == '#' {
		class, rest = class+1, rest[1:]
	} else if rest != "" && rest[0] == 'b' {
		class, rest = class-1, rest[1:]
	}
	return class, rest, nil
}

// pitch reads a pitch such as F#4 as a MIDI number (C4 = 60).
func pitch(s string) (int, error) {
	class, rest, err := pitchClass(s)
	if err != nil {
		return 0, err
	}
	octave, err := strconv.Atoi(rest)
	if err != nil || octave < 0 || octave > 8 {
		return 0, fmt.Errorf("%q is no pitch", s)
	}
	return class + 12*(octave+1), nil
}
