package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"
)

// An event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
	ImportPath                    string // of a build
	Elapsed                       float64
}

// tests runs the tests of packages, on a display of their own where there is
// Xvfb, and prints what those that failed have said.
func (t *tally) tests(packages ...string) {
	args := append([]string{"go", "test", "-json", "-timeout", "20m"}, packages...)
	if _, err := exec.LookPath("xvfb-run"); err == nil {
		args = append([]string{"xvfb-run", "-a", "-s", "-screen 0 1280x720x24"}, args...)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.result(false, fmt.Sprintf("%s: %v", args[0], err), 0)
		return
	}
	said := map[string]*strings.Builder{}
	seen := 0
	for d := json.NewDecoder(out); ; {
		var e event
		if d.Decode(&e) != nil {
			break
		}
		seen++
		t.event(e, said)
	}
	if err := cmd.Wait(); err != nil && t.failed == 0 || seen == 0 {
		t.result(false, fmt.Sprintf("go test: %v", err), 0) // not even begun
	}
}

func (t *tally) event(e event, said map[string]*strings.Builder) {
	id := e.Package + " " + e.Test
	if e.ImportPath != "" {
		id = e.ImportPath
	}
	if said[id] == nil {
		said[id] = &strings.Builder{}
	}
	took := time.Duration(e.Elapsed * float64(time.Second)).Round(time.Second / 10)
	top := e.Test != "" && !strings.Contains(e.Test, "/")
	switch e.Action {
	case "output", "build-output":
		said[id].WriteString(e.Output)
		return
	case "build-fail":
		t.failed++
		fmt.Printf("FAIL building %s\n%s", e.ImportPath, said[id])
	case "pass":
		if top {
			t.passed++
		} else if e.Test == "" {
			fmt.Printf("ok   %s (%s)\n", e.Package, took)
		}
	case "fail":
		t.fail(e, said[id].String())
	case "skip":
		if top {
			fmt.Printf("skip %s %s\n", e.Package, e.Test)
		}
	default:
		return
	}
	delete(said, id)
}

// fail tells a test that failed, or a package that failed beside its tests.
func (t *tally) fail(e event, said string) {
	switch {
	case e.Test == "" && (t.blamed[e.Package] || strings.Contains(said, "[build failed]")):
		return // told already
	case e.Test == "":
		t.failed++
		fmt.Printf("FAIL %s\n%s", e.Package, said)
	default:
		if t.blamed == nil {
			t.blamed = map[string]bool{}
		}
		t.blamed[e.Package] = true
		if !strings.Contains(e.Test, "/") {
			t.failed++
		}
		fmt.Printf("FAIL %s %s\n%s", e.Package, e.Test, said)
	}
}
