package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"sandglass/engine/games"
	"sandglass/wasm/bundle"
)

// quality of brotli in the yardstick of the size.
const quality = 9

// size prints the page of the shell and the first game, the shares of it, and
// what each further game adds.
func size(dir string) error {
	fmt.Printf("\nSite, WebAssembly after brotli %d, beside the empty Ebitengine program built the same way\n", quality)
	empty, err := weigh(dir, "./wasm/bench/empty")
	if err != nil {
		return err
	}
	libraries, err := weigh(dir, "./wasm/bench/libraries")
	if err != nil {
		return err
	}
	whole, err := weigh(dir, ".")
	if err != nil {
		return err
	}
	pictures, err := embedded()
	if err != nil {
		return err
	}
	one, err := weighWithout(dir, func(id string) bool { return id != firstGame })
	if err != nil {
		return err
	}
	times := func(n int) string { return fmt.Sprintf("%.3f", float64(n)/float64(empty)) }
	figure("the shell and "+firstGame, kilobytes(one), fmt.Sprintf("at most 1.35 x %s", kilobytes(empty)), float64(one) <= 1.35*float64(empty))
	note("times the empty program", times(one))
	for _, g := range games.All() {
		if g.Name == firstGame {
			continue
		}
		without, err := weighWithout(dir, func(id string) bool { return id == g.Name })
		if err != nil {
			return err
		}
		adds := whole - without
		figure(g.Name+" adds", kilobytes(adds), "at most 0.12 of the empty program", float64(adds) <= 0.12*float64(empty))
		note("times the empty program", times(adds))
	}
	note("the whole page", kilobytes(whole))
	note("times the empty program", times(whole))
	note("above it: libraries", kilobytes(libraries-empty))
	note("above it: pictures and other embedded files", kilobytes(pictures))
	note("above it: own code", kilobytes(whole-libraries-pictures))
	return nil
}

// firstGame is the one that the page is weighed with.
const firstGame = "timbuktu"

// weigh is the size of a program's page after brotli, in bytes.
func weigh(dir, pkg string, flags ...string) (int, error) {
	file := filepath.Join(dir, "weighed.wasm")
	if err := bundle.Build(pkg, file, flags...); err != nil {
		return 0, err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	packed, err := bundle.Brotli(data, quality)
	return len(packed), err
}

// registries list the games, one line each, in what is linked into the page.
var registries = []string{
	"engine/games/games.go", "engine/bot/bot.go", "scenes/boards/boards.go", "scenes/audio/tables/tables.go", "sprites/atlas/atlas.go",
}

// weighWithout weighs the page without some games: their lines are left out of
// the registries that the compiler sees.
func weighWithout(dir string, out func(id string) bool) (int, error) {
	replace := map[string]string{}
	for i, name := range registries {
		text, err := os.ReadFile(name)
		if err != nil {
			return 0, err
		}
		for _, g := range games.All() {
			if out(g.Name) {
				line := regexp.MustCompile(`(?m)^.*\b` + g.Name + `\b.*\n`)
				text = line.ReplaceAll(text, nil)
			}
		}
		copied := filepath.Join(dir, fmt.Sprintf("registry%d.go", i))
		if err := os.WriteFile(copied, text, 0o644); err != nil {
			return 0, err
		}
		if replace[name], err = filepath.Abs(copied); err != nil {
			return 0, err
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return 0, err
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, overlay, 0o644); err != nil {
		return 0, err
	}
	return weigh(dir, ".", "-overlay="+file)
}

// embedded is the size after brotli of all files that are embedded in the page.
func embedded() (int, error) {
	const format = `{{$dir := .Dir}}{{if .Module}}{{if .Module.Main}}{{range .EmbedFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}{{end}}{{end}}`
	out, err := output([]string{"GOOS=js", "GOARCH=wasm"}, "go", "list", "-deps", "-f", format, ".")
	if err != nil {
		return 0, err
	}
	var all bytes.Buffer
	for _, file := range strings.Fields(string(out)) {
		data, err := os.ReadFile(file)
		if err != nil {
			return 0, err
		}
		all.Write(data)
	}
	packed, err := bundle.Brotli(all.Bytes(), quality)
	return len(packed), err
}

func kilobytes(n int) string { return fmt.Sprintf("%.1f kB", float64(n)/1000) }
