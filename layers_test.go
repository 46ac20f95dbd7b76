package main

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"sandglass/engine/games"
)

// A pkg is what go list says of a package of ours.
type pkg struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

const (
	module     = "sandglass"
	ebitengine = "github.com/hajimehoshi/ebiten/"
)

func packages(t *testing.T, env ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", "./...")
	cmd.Env = append(cmd.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var all []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		p.ImportPath = strings.TrimPrefix(p.ImportPath, module+"/")
		all = append(all, p)
	}
}

// below says whether a path is dir or below it.
func below(path, dir string) bool { return path == dir || strings.HasPrefix(path, dir+"/") }

func TestOnlyFourPlacesImportEbitengine(t *testing.T) {
	allowed := map[string]bool{module: true, "scenes/glass": true, "scenes/input/poll": true, "scenes/audio": true}
	for _, env := range []string{"GOOS=linux", "GOOS=js"} {
		found := 0
		for _, p := range packages(t, env, arch(env)) {
			for _, d := range p.Deps {
				if !strings.HasPrefix(d, ebitengine) {
					continue
				}
				if found++; !allowed[p.ImportPath] && !benchOnly(p.ImportPath) {
					t.Errorf("%s: %s needs %s", env, p.ImportPath, d)
				}
				break
			}
		}
		if found < 3 {
			t.Errorf("%s: only %d packages need Ebitengine: is this test looking at the right ones?", env, found)
		}
	}
}

func arch(env string) string {
	if env == "GOOS=js" {
		return "GOARCH=wasm"
	}
	return "GOARCH=amd64"
}

// benchOnly says that a package is a program that measures the game beside an
// empty Ebitengine program; nothing imports it.
func benchOnly(path string) bool { return below(path, "wasm/bench") }

// registries list the games; nothing else outside a game's own folders may import
// one of them.
var registries = []string{"engine/games", "engine/bot", "scenes/boards", "scenes/audio/tables", "sprites/atlas", "sprites/cmd/bake"}

// served are packages that also use what is another game's: the two of Thebes share a sheet.
var served = map[string][]string{"scenes/excavation": {"theben"}, "scenes/tombraiders": {"theben"}, "sprites/tombraiders": {"theben"}}

// serves says whether a package may use the sprites of a game though it is not about it.
func serves(game, to, path string) bool {
	for dir, games := range served {
		if below(path, dir) && below(to, "sprites/"+game) && slices.Contains(games, game) {
			return true
		}
	}
	return false
}

func TestImportsPointDownward(t *testing.T) {
	all := packages(t, "GOOS=linux")
	ruleSets := ruleSets(all)
	for _, g := range games.All() {
		if !slices.Contains(ruleSets, g.Name) {
			t.Errorf("%s has no folder in engine; there are %v", g.Name, ruleSets)
		}
	}
	for _, p := range all {
		for _, i := range p.Imports {
			to, ours := strings.CutPrefix(i, module+"/")
			switch {
			case below(p.ImportPath, "engine") && !below(p.ImportPath, "engine/cmd") && strings.Contains(i, "."):
				t.Errorf("%s imports %s: rules need the standard library only", p.ImportPath, i)
			case !ours:
			case below(p.ImportPath, "engine") && !below(to, "engine"):
				t.Errorf("%s imports %s: the engine knows nothing of the client", p.ImportPath, i)
			case p.ImportPath == "scenes" && (below(to, "scenes/shell") || below(to, "scenes/table") || below(to, "scenes/boards")),
				below(p.ImportPath, "scenes/table") && (below(to, "scenes/shell") || below(to, "scenes/boards")),
				below(p.ImportPath, "scenes/shell") && below(to, "scenes/boards"),
				below(p.ImportPath, "scenes/paint") && below(to, "scenes") && !below(to, "scenes/paint"),
				(below(p.ImportPath, "scenes/glass") || below(p.ImportPath, "scenes/input")) && to == "scenes":
				t.Errorf("%s imports %s, which is above it", p.ImportPath, i)
			case (below(p.ImportPath, "sprites") || below(p.ImportPath, "fonts")) && (below(to, "scenes") || below(to, "engine")):
				t.Errorf("%s imports %s, which is above it", p.ImportPath, i)
			}
			for _, game := range ruleSets {
				if about(to, game) && !about(p.ImportPath, game) && !slices.Contains(registries, p.ImportPath) && !serves(game, to, p.ImportPath) {
					t.Errorf("%s imports %s: only registries know a game", p.ImportPath, i)
				}
			}
		}
	}
}

// ruleSets are the games that have a folder in engine, registered or not: all that
// is there but the engine's own.
func ruleSets(all []pkg) (names []string) {
	own := []string{"bot", "cmd", "enginetest", "games", "jsondoc", "match"}
	for _, p := range all {
		name, ok := strings.CutPrefix(p.ImportPath, "engine/")
		if ok && !strings.Contains(name, "/") && !slices.Contains(own, name) {
			names = append(names, name)
		}
	}
	return names
}

// about says whether a package is of one game alone.
func about(path, game string) bool {
	for _, dir := range []string{"engine/", "engine/bot/", "scenes/", "scenes/locale/", "scenes/audio/", "sprites/"} {
		if below(path, dir+game) {
			return true
		}
	}
	return false
}

// The site is as large as what is linked into it: these cost more than they give.
func TestTheGameLeavesHeavyPackagesOut(t *testing.T) {
	heavy := []string{
		ebitengine + "v2/text", ebitengine + "v2/ebitenutil", ebitengine + "v2/vector", "golang.org/x/text", "net/http", "log/slog",
		"flag", "golang.org/x/image",
	}
	for _, p := range packages(t, "GOOS=js", "GOARCH=wasm") {
		if p.ImportPath != module {
			continue
		}
		for _, d := range p.Deps {
			for _, h := range heavy {
				if below(d, h) {
					t.Errorf("%s is linked into the game", d)
				}
			}
		}
		return
	}
	t.Fatal("the game is not among the packages")
}
