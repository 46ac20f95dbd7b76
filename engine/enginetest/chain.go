package enginetest

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"testing"

	"sandglass/engine"
)

var update = flag.Bool("update", false, "write the golden hash chains anew")

// Chain tests that seeded random games give the same states, move by move, as
// the golden file says, on whatever machine it runs.
func Chain(t *testing.T, g *engine.Game, golden string) {
	t.Helper()
	got, err := Chains(g)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.MkdirAll(filepath.Dir(golden), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := FirstDifference(got, want); diff != "" {
		t.Errorf("%s: %s (a change of rules or of lists needs a new rules version, then -update)", golden, diff)
	}
}

// Chains plays a game of every set-up and gives a line for each: seats, seed,
// options, moves, and the hash of all its states.
func Chains(g *engine.Game) ([]byte, error) {
	var out bytes.Buffer
	for _, setup := range Setups(g, 1) {
		state, err := g.New(setup)
		if err != nil {
			return nil, err
		}
		h, rng, moves := fnv.New64a(), engine.Seed(setup.Seed), 0
		var list []engine.Move
		var events engine.Events
		for ; state.Deciders() != 0 && moves < maxMoves; moves++ {
			seat := state.Deciders().First()
			list = state.AppendMoves(list[:0], seat)
			events = events[:0]
			if err := state.Apply(seat, state.Pick(&rng, list), &events); err != nil {
				return nil, err
			}
			h.Write(state.AppendBinary(nil))
			for _, m := range list {
				_ = binary.Write(h, binary.LittleEndian, m)
			}
			for _, e := range events {
				_ = binary.Write(h, binary.LittleEndian, e)
			}
		}
		fmt.Fprintf(&out, "seats %d seed %d %v moves %d chain %016x\n", setup.Seats, setup.Seed, setup.Options, moves, h.Sum64())
	}
	return out.Bytes(), nil
}

// FirstDifference names the first line in which two texts differ, or nothing.
func FirstDifference(got, want []byte) string {
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) {
			return fmt.Sprintf("%d lines, not %d", len(g), len(w))
		}
		if !bytes.Equal(g[i], w[i]) {
			return fmt.Sprintf("line %d is %q, not %q", i+1, g[i], w[i])
		}
	}
	return ""
}
