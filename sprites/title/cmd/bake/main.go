// Command bake draws the title's sheet and the icons of the window and the
// page, and writes them to the folder of package title. Run it with
// go generate ./sprites/title.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"sandglass/sprites/title/draw"
)

func main() {
	dir := flag.String("dir", ".", "the folder of package title")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "bake:", err)
		os.Exit(1)
	}
}

func write(dir string) error {
	files, err := draw.Files()
	if err != nil {
		return err
	}
	for name, data := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
