// Command check runs every test and linter of the project, in its root, and
// ends with a line "N passed, N failed": test functions count, and linters, and
// what could not be built.
package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

const staticcheck = "honnef.co/go/tools/cmd/staticcheck@v0.8.2"

// A tally counts results.
type tally struct {
	passed, failed int
	blamed         map[string]bool // packages of which a test has failed
}

func main() {
	var t tally
	begin := time.Now()
	t.step("gofmt", gofmt)
	t.step("go vet", command(nil, "go", "vet", "./..."))
	t.step("go vet for the browser", command([]string{"GOOS=js", "GOARCH=wasm"}, "go", "vet", ".", "./engine/...", "./scenes/..."))
	t.step("go vet for Windows", command([]string{"GOOS=windows", "CGO_ENABLED=0"}, "go", "vet", "./..."))
	t.step("the Windows program", command([]string{"GOOS=windows", "CGO_ENABLED=0"}, "go", "build", "-o", filepath.Join("build", "sandglass.exe"), "."))
	t.step("staticcheck", command(nil, "go", "run", staticcheck, "./..."))
	rest, err := packages()
	if err != nil {
		fmt.Println(err)
		t.failed++
	}
	t.tests(rest...)
	t.tests("./e2e") // alone: it plays in real time
	fmt.Printf("\n%s\n%d passed, %d failed\n", time.Since(begin).Round(time.Second), t.passed, t.failed)
	if t.failed > 0 {
		os.Exit(1)
	}
}

// step runs something that gives nothing when all is well, else what is wrong.
func (t *tally) step(name string, do func() string) {
	begin := time.Now()
	wrong := do()
	t.result(wrong == "", name, time.Since(begin))
	if wrong != "" {
		fmt.Println(wrong)
	}
}

func (t *tally) result(ok bool, name string, took time.Duration) {
	word := "ok  "
	if ok {
		t.passed++
	} else {
		t.failed++
		word = "FAIL"
	}
	fmt.Printf("%s %s (%s)\n", word, name, took.Round(time.Second/10))
}

func command(env []string, name string, args ...string) func() string {
	return func() string {
		cmd := exec.Command(name, args...)
		cmd.Env = append(os.Environ(), env...)
		out, err := cmd.CombinedOutput()
		if err != nil {
			return fmt.Sprintf("%s%v", out, err)
		}
		return ""
	}
}

// gofmt names the files that are not formatted.
func gofmt() string {
	var files []string
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != "." && (strings.HasPrefix(d.Name(), ".") || path == "build"):
			return filepath.SkipDir
		case strings.HasSuffix(path, ".go"):
			files = append(files, path)
		}
		return nil
	})
	if err != nil {
		return err.Error()
	}
	out, err := exec.Command("gofmt", append([]string{"-l"}, files...)...).CombinedOutput()
	if err != nil {
		return fmt.Sprintf("%s%v", out, err)
	}
	return string(bytes.TrimSpace(out))
}

// packages are all but the end-to-end tests.
func packages() ([]string, error) {
	out, err := exec.Command("go", "list", "./...").Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var all []string
	for _, p := range strings.Fields(string(out)) {
		if !strings.HasSuffix(p, "/e2e") {
			all = append(all, p)
		}
	}
	return all, nil
}
