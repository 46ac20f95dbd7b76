// Command bake draws the faces from the text files beside it and writes the
// two sheets and the Go table of package fonts. Run it with go generate ./fonts.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"sandglass/sprites/pixels"
)

func main() {
	dir := flag.String("dir", ".", "the folder of package fonts")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "bake:", err)
		os.Exit(1)
	}
}

func write(dir string) error {
	all, err := files()
	if err != nil {
		return err
	}
	for name, data := range all {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// files gives the generated files of package fonts by name.
func files() (map[string][]byte, error) {
	masks, err := maskFaces()
	if err != nil {
		return nil, err
	}
	coloured, err := displayFaces()
	if err != nil {
		return nil, err
	}
	all := map[string][]byte{}
	mask, display := pack(masks, 256), pack(coloured, 512)
	all["mask.pixels"] = pixels.Pack(mask.picture.W, mask.picture.H, mask.picture.Pix)
	all["display.pixels"] = pixels.Pack(display.picture.W, display.picture.H, display.picture.Pix)
	all["table.go"], err = table(mask, display)
	return all, err
}
