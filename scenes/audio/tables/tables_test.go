package tables_test

import (
	"cmp"
	"encoding/binary"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"sandglass/scenes/audio/cue"
	"sandglass/scenes/audio/mix"
	"sandglass/scenes/audio/synth"
	"sandglass/scenes/audio/tables"
)

func TestOpen(t *testing.T) {
	sets := open(t)
	if len(sets) != len(tables.All) || sets[0].Name != "shell" {
		t.Errorf("%d sets, the first is %s", len(sets), sets[0].Name)
	}
}

// What is in the tables is found by name, and nothing else.
func TestKnown(t *testing.T) {
	sets := open(t)
	for _, s := range sets {
		if len(s.Effects) == 0 || len(s.Pieces) == 0 {
			t.Errorf("%s has %d effects and %d pieces", s.Name, len(s.Effects), len(s.Pieces))
		}
		for _, e := range s.Effects {
			if !tables.Known(e.Name) {
				t.Errorf("%s is not known", e.Name)
			}
		}
		for _, p := range s.Pieces {
			for _, e := range p.Entries {
				if !tables.KnownMusic(e.Name) || tables.Known(e.Name) {
					t.Errorf("music %s is not known, or an effect", e.Name)
				}
			}
		}
		if s != sets[0] && s.Pieces[0].Name != s.Name {
			t.Errorf("the first piece of %s is %s", s.Name, s.Pieces[0].Name)
		}
	}
	if tables.Known("") || tables.Known("nothing") || tables.KnownMusic("") || tables.KnownMusic(sets[0].Effects[0].Name) {
		t.Error("what is not there is known")
	}
}

// What the scenes play by name exists. (What boards choose while they run is for
// the boards' own test.)
func TestWhatScenesPlayIsKnown(t *testing.T) {
	play := regexp.MustCompile(`\.Play\("([a-z_]+)"`)
	seen := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "audio":
			return fs.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		for _, m := range play.FindAllSubmatch(text, -1) {
			seen++
			if !tables.Known(string(m[1])) {
				t.Errorf("%s plays %s, which is in no table", path, m[1])
			}
		}
		return err
	})
	if err != nil || seen < 20 {
		t.Errorf("%d effects are played, %v: is this test looking at the right files?", seen, err)
	}
}

// A name means one sound, wherever it is played; and every effect has its
// levels in every key it can be asked for in.
func TestNamesAndLevels(t *testing.T) {
	sets := open(t)
	where := map[string]string{}
	for _, s := range sets {
		for _, e := range s.Effects {
			if before, twice := where[e.Name]; twice {
				t.Errorf("%s is in %s and in %s", e.Name, before, s.Name)
			}
			where[e.Name] = s.Name
		}
		for i, e := range slices.Concat(s.Effects, sets[0].Effects) {
			key := 0
			if e.InKey {
				key = s.Key
			} else if i >= len(s.Effects) {
				continue
			}
			for v := range e.Variants {
				if s.Gain(e.Name, v, key) <= 0 {
					t.Errorf("%s: no level of %s %d in key %d: generate the levels", s.Name, e.Name, v, key)
				}
			}
		}
	}
}

func open(t testing.TB) []*synth.Set {
	t.Helper()
	sets, err := tables.Open()
	if err != nil {
		t.Fatal(err)
	}
	return sets
}

func desk(t testing.TB) (*mix.Desk, *time.Duration) {
	t.Helper()
	now := new(time.Duration)
	return mix.New(open(t), func() time.Duration { return *now }), now
}

// The loudest that can happen with each piece: its tense layer and the loudest
// effects of its game and of the shell in one sample, every slider at its end,
// again and again.
func TestWorstMixStaysBelowTheCeiling(t *testing.T) {
	sets := open(t)
	for _, s := range sets {
		t.Run(s.Name, func(t *testing.T) {
			effects := slices.Concat(s.Effects, sets[0].Effects)
			slices.SortStableFunc(effects, func(a, b *synth.Effect) int { return cmp.Compare(b.Target, a.Target) })
			d, now := desk(t)
			d.Music(s.Pieces[0].Name)
			d.Tense(true)
			d.Open()
			for range 3000 { // the clock stands still, so each renders all it can reach
				d.Tick()
			}
			d.Volumes(100, 100, 100, 100)
			p := make([]byte, 480*mix.FrameBytes)
			top := 0.0
			for i := range 1500 {
				if i%150 == 0 {
					for _, e := range effects[:8] {
						d.Play(e.Name, cue.Cue{})
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
		})
	}
}

// Rendering must be possible between frames: no step does more than a block.
func TestEffectsAreRenderedInSmallSteps(t *testing.T) {
	for _, s := range open(t) {
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
	for _, s := range open(b) {
		piece := s.Pieces[0].Name
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
	sets := open(b)
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
