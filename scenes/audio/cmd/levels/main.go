// Command levels computes the table of levels of a set of sounds: the gains
// that bring every effect, in each key it is needed in, and every piece of
// music to its loudness. It writes levels.txt where it is called, which is what
// the sets do for "go generate".
//
//	go run ../cmd/levels NAME
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"sandglass/scenes/audio/meter"
	"sandglass/scenes/audio/synth"
	"sandglass/scenes/audio/tables"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "levels:", err)
		os.Exit(1)
	}
}

func run() error {
	sets, err := tables.Open()
	if err != nil {
		return err
	}
	for _, s := range sets {
		if len(os.Args) == 2 && s.Name == os.Args[1] {
			return os.WriteFile("levels.txt", compute(sets[0], s), 0o644)
		}
	}
	return errors.New("usage: levels NAME, a name of the registry in scenes/audio/tables")
}

// compute returns the lines for a set's own effects and pieces, and for the
// shell's effects that follow the key.
func compute(shell, s *synth.Set) []byte {
	var b bytes.Buffer
	effects := s.Effects
	if s != shell {
		for _, e := range shell.Effects {
			if e.InKey {
				effects = append(effects, e)
			}
		}
	}
	for _, e := range effects {
		key := 0
		if e.InKey {
			key = s.Key
		}
		fmt.Fprintf(&b, "%s %d", e.Name, key)
		for v := range e.Variants {
			fmt.Fprintf(&b, " %.4g", meter.Gain(meter.Effect(e, v, key), e.Target))
		}
		b.WriteByte('\n')
	}
	for _, p := range s.Pieces {
		loud := meter.Integrated(meter.Pass(synth.NewScore(p, 0), false))
		fmt.Fprintf(&b, "%s %d %.2f\n", p.Name, p.Key, synth.MusicTarget-loud)
	}
	return b.Bytes()
}
