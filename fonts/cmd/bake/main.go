// Command bake draws the faces from the text files beside it and writes the
// two sheets and the Go table of package fonts. Run it with go generate ./fonts.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"sandglass/sprites"
	"sandglass/sprites/bake"
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
	if all["mask.png"], err = encode(mask.picture, 2); err != nil {
		return nil, err
	}
	if all["display.png"], err = encode(display.picture, int(sprites.Colours)); err != nil {
		return nil, err
	}
	all["table.go"], err = table(mask, display)
	return all, err
}

// encode is m as a PNG of the first colours entries of the palette: two make
// one bit a pixel.
func encode(m *bake.Image, colours int) ([]byte, error) {
	p := image.NewPaletted(image.Rect(0, 0, m.W, m.H), bake.Palette()[:colours])
	copy(p.Pix, m.Pix)
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, p)
	return b.Bytes(), err
}
