package engine_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"

	"sandglass/engine/games"
)

const module = "sandglass/engine"

// TestEngineStandsAlone: the engine needs the standard library only, nothing of
// the client, and a rule set needs no other rule set.
func TestEngineStandsAlone(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "-json=ImportPath,Standard,Deps", "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	ruleSet := map[string]bool{}
	for _, g := range games.All() {
		ruleSet[module+"/"+g.Name] = true
	}
	seen := 0
	d := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p struct {
			ImportPath string
			Standard   bool
			Deps       []string
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if p.Standard {
			continue
		}
		if p.ImportPath != module && !strings.HasPrefix(p.ImportPath, module+"/") {
			t.Errorf("%s is no part of the engine or the standard library", p.ImportPath)
		}
		if !ruleSet[p.ImportPath] {
			continue
		}
		seen++
		for _, dep := range p.Deps {
			if strings.HasPrefix(dep, "sandglass/") && dep != module && dep != module+"/jsondoc" {
				t.Errorf("the rule set %s needs %s", p.ImportPath, dep)
			}
		}
	}
	if seen != len(ruleSet) {
		t.Errorf("%d rule sets were looked at, not %d", seen, len(ruleSet))
	}
}

// TestRuleSetsHaveNoClock: what would make equal games differ is not imported.
func TestRuleSetsHaveNoClock(t *testing.T) {
	forbidden := map[string]bool{
		"time": true, "math/rand": true, "math/rand/v2": true, "crypto/rand": true,
		"sync": true, "os": true, "runtime": true, "unsafe": true,
	}
	paths := []string{module, module + "/match"}
	for _, g := range games.All() {
		paths = append(paths, module+"/"+g.Name)
	}
	for _, path := range paths {
		out, err := exec.Command("go", "list", "-f", `{{join .Imports "\n"}}`, path).Output()
		if err != nil {
			t.Fatalf("go list %s: %v", path, err)
		}
		for _, imported := range strings.Fields(string(out)) {
			if forbidden[imported] {
				t.Errorf("%s imports %s", path, imported)
			}
		}
	}
}
