package tables_test

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"
	"time"

	"sandglass/scenes/audio/cue"
	"sandglass/scenes/audio/mix"
	"sandglass/scenes/audio/synth"
	"sandglass/scenes/audio/tables"
)

func TestOpen(t *testing.T) {
	sets, err := tables.Open()
	if err != nil {
		t.Fatal(err)
	}
	if len(sets) != len(tables.All) || sets[0].Name != "shell" {
		t.Errorf("%d sets, the first is %s", len(sets), sets[0].Name)
	}
}

// What the shell and the games play must exist.
func TestKnown(t *testing.T) {
	for _, name := range strings.Fields(`focus confirm cancel denied undo your_turn tick curtain_close curtain_open pad_join pad_lost
		achievement win lose camel_step camel_grunt disc_land pay load exchange card_flip thieves arrive exhibition year_turn`) {
		if !tables.Known(name) {
			t.Errorf("%s is not known", name)
		}
	}
	for _, name := range []string{"", "nothing", "title"} {
		if tables.Known(name) {
			t.Errorf("%q is known", name)
		}
	}
	for _, name := range []string{"title", "results", "timbuktu"} {
		if !tables.KnownMusic(name) {
			t.Errorf("music %s is not known", name)
		}
	}
	if tables.KnownMusic("") || tables.KnownMusic("confirm") {
		t.Error("unknown music is known")
	}
}

// A set may repeat another's effect, but only word for word, so that a name
// means one sound; and every effect has its levels in every key it can be
// asked for in.
func TestNamesAndLevels(t *testing.T) {
	rows := map[string]string{}
	for _, table := range tables.All {
		for line := range strings.Lines(table.Effects) {
			name, row, _ := strings.Cut(strings.TrimSpace(line), " ")
			if name == "" || name == "#" {
				continue
			}
			if before, ok := rows[name]; ok && before != row {
				t.Errorf("%s: %s is another sound elsewhere", table.Name, name)
			}
			rows[name] = row
		}
	}
	sets, err := tables.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sets {
		for i, e := range append(s.Effects[:len(s.Effects):len(s.Effects)], sets[0].Effects...) {
			key := 0
			if e.InKey {
				key = s.Key
			} else if i >= len(s.Effects) {
				continue
			}
			for v := range e.Variants {
				if s.Gain(e.Name, v, key) <= 0 {
					t.Errorf("%s: no level of %s %d in key %d", s.Name, e.Name, v, key)
				}
			}
		}
	}
}

func desk(t testing.TB) (*mix.Desk, *time.Duration) {
	t.Helper()
	sets, err := tables.Open()
	if err != nil {
		t.Fatal(err)
	}
	now := new(time.Duration)
	d := mix.New(sets, func() time.Duration { return *now })
	return d, now
}

// The loudest that can happen: tense music and six effects in one sample,
// every slider at its end, again and again.
func TestWorstMixStaysBelowTheCeiling(t *testing.T) {
	d, now := desk(t)
	d.Music("timbuktu")
	d.Tense(true)
	d.Open()
	for range 3000 { // the clock stands still, so each renders all it can reach
		d.Tick()
	}
	d.Volumes(100, 100, 100, 100)
	p := make([]byte, 480*mix.FrameBytes)
	top := 0.0
	for i := range 3000 {
		if i%150 == 0 {
			for _, name := range []string{"thieves", "exhibition", "load", "pay", "exchange", "your_turn", "confirm", "denied"} {
				d.Play(name, cue.Cue{})
			}
		}
		d.Read(p)
		*now += 10 * time.Millisecond
		for k := 0; k < len(p); k += 4 {
			top = max(top, math.Abs(float64(math.Float32frombits(binary.LittleEndian.Uint32(p[k:])))))
		}
	}
	if db := 20 * math.Log10(top); db > -.98 || db < -3 {
		t.Errorf("peak %.2f dBFS", db)
	}
}

// Rendering must be possible between frames: no step does more than a block.
func TestEffectsAreRenderedInSmallSteps(t *testing.T) {
	sets, err := tables.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sets {
		for _, e := range s.Effects {
			j := synth.NewJob(e, 0, 0)
			steps := 0
			for j.Step() {
				steps++
			}
			if n := len(j.Samples()); steps < n/512 {
				t.Errorf("%s: %d samples in %d steps", e.Name, n, steps)
			}
		}
	}
}

// BenchmarkMusic tells the time for a second of music with its tense layer.
func BenchmarkMusic(b *testing.B) {
	for _, piece := range []string{"title", "timbuktu"} {
		b.Run(piece, func(b *testing.B) {
			d, _ := desk(b)
			d.Music(piece)
			d.Tense(true)
			d.Open()
			for range 3000 {
				d.Tick()
			}
			p := make([]byte, 480*mix.FrameBytes)
			for b.Loop() {
				for range 100 {
					d.Read(p)
				}
			}
		})
	}
}

// BenchmarkEffects tells the time for all effects together, and their
// longest step.
func BenchmarkEffects(b *testing.B) {
	sets, err := tables.Open()
	if err != nil {
		b.Fatal(err)
	}
	longest := time.Duration(0)
	for b.Loop() {
		for _, s := range sets {
			for _, e := range s.Effects {
				j := synth.NewJob(e, 0, 0)
				for more := true; more; {
					begin := time.Now()
					more = j.Step()
					longest = max(longest, time.Since(begin))
				}
				begin := time.Now()
				j.PCM(1)
				longest = max(longest, time.Since(begin))
			}
		}
	}
	b.ReportMetric(float64(longest.Microseconds()), "longest-µs")
}
