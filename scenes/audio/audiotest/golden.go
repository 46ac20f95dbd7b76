package audiotest

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden hashes of the sounds anew")

// goldenFile is where the test of a set finds its hashes, a line each: the name
// of a piece, or "effects", and the FNV-1a hash of its samples in 16 bits. A
// piece's are those of its calm layer (second pass, left).
const goldenFile = "testdata/golden.txt"

// golden compares hashes with those of the file, or collects them for it.
type golden struct{ want, got string }

// readGolden reads the file; with -update it need not be there.
func readGolden(t *testing.T) *golden {
	t.Helper()
	text, err := os.ReadFile(goldenFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	return &golden{want: string(text)}
}

// check skips machines that fuse multiplications with additions: their samples
// may differ in the last bit.
func (g *golden) check(t *testing.T, name string, samples []int16) {
	t.Helper()
	switch runtime.GOARCH {
	case "amd64", "386", "wasm":
	default:
		return
	}
	f := fnv.New32a()
	for _, s := range samples {
		f.Write([]byte{byte(s), byte(s >> 8)})
	}
	line := fmt.Sprintf("%s %08x\n", name, f.Sum32())
	g.got += line
	if !*update && !slices.Contains(slices.Collect(strings.Lines(g.want)), line) {
		t.Errorf("other samples: %q is not in %s (if that is meant: -update)", strings.TrimSpace(line), goldenFile)
	}
}

// write is for the end of a whole test with -update.
func (g *golden) write(t *testing.T) {
	t.Helper()
	if !*update || t.Failed() {
		return
	}
	if err := os.MkdirAll(filepath.Dir(goldenFile), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(goldenFile, []byte(g.got), 0o644); err != nil {
		t.Fatal(err)
	}
}
