// Command bake draws the faces from the text files beside it and writes the
// two sheets and the Go table of package fonts. Run it with go generate ./fonts.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
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
	files, err := bake()
	if err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// bake gives the generated files of package fonts by name.
func bake() (map[string][]byte, error) {
	masks, err := maskFaces()
	if err != nil {
		return nil, err
	}
	coloured, err := displayFaces()
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	mask, display := pack(masks, 256), pack(coloured, 512)
	if files["mask.png"], err = mask.picture.PNG(2); err != nil {
		return nil, err
	}
	if files["display.png"], err = display.picture.PNG(int(highest(display.picture)) + 1); err != nil {
		return nil, err
	}
	files["table.go"], err = table(mask, display)
	return files, err
}
