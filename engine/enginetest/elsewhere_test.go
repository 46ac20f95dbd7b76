package enginetest_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestChainElsewhere runs the chains of all games, and arena's bench, as programs
// of another word size and of the browser. It needs the go command and node.
func TestChainElsewhere(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: builds for other machines take long")
	}
	if runtime.GOOS == "js" || runtime.GOARCH == "386" {
		t.Skip("this is elsewhere")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatalf("go env: %v", err)
	}
	node := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	for _, machine := range []struct {
		name string
		env  []string
		args []string
	}{
		{"386", []string{"GOARCH=386", "CGO_ENABLED=0"}, nil},
		{"wasm", []string{"GOOS=js", "GOARCH=wasm"}, []string{"-exec", node}},
	} {
		t.Run(machine.name, func(t *testing.T) {
			args := append([]string{"test", "-run", "^TestChain$|^TestBenchPrintsFigures$"}, machine.args...)
			cmd := exec.Command("go", append(args, "sandglass/engine/enginetest", "sandglass/engine/games", "sandglass/engine/cmd/arena")...)
			cmd.Env = append(os.Environ(), machine.env...)
			out, err := cmd.CombinedOutput()
			if bytes.Contains(out, []byte("exec format error")) {
				t.Skipf("this system runs no programs for %s", machine.name)
			}
			if err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
