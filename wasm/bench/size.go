package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"sandglass/wasm/bundle"
)

// quality of brotli in the yardstick of the size.
const quality = 9

func size(dir string) error {
	fmt.Printf("\nSite, WebAssembly after brotli %d, beside the empty Ebitengine program built the same way\n", quality)
	sizes := map[string]int{}
	for name, pkg := range map[string]string{"game": ".", "empty": "./wasm/bench/empty", "libraries": "./wasm/bench/libraries"} {
		file := filepath.Join(dir, name+".wasm")
		if err := bundle.Build(pkg, file); err != nil {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		packed, err := bundle.Brotli(data, quality)
		if err != nil {
			return err
		}
		sizes[name] = len(packed)
	}
	pictures, err := embedded()
	if err != nil {
		return err
	}
	game, empty := float64(sizes["game"]), float64(sizes["empty"])
	figure("the game", kilobytes(sizes["game"]), fmt.Sprintf("at most 1.35 x %s", kilobytes(sizes["empty"])), game <= 1.35*empty)
	note("times the empty program", fmt.Sprintf("%.3f", game/empty))
	note("above it: libraries", kilobytes(sizes["libraries"]-sizes["empty"]))
	note("above it: pictures and other embedded files", kilobytes(pictures))
	note("above it: own code", kilobytes(sizes["game"]-sizes["libraries"]-pictures))
	return nil
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
