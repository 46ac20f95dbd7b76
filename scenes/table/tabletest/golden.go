package tabletest

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

var pictures = flag.Bool("pictures", false, "write the tables' pictures in testdata anew")

// Golden compares what the rasteriser makes of the frame with the picture kept
// as testdata/NAME.png, and says where they first differ.
func (d *Desk) Golden(name string) {
	d.t.Helper()
	stage := paint.NewStage()
	d.Draw().Raster(stage, &atlas.Atlas{})
	m := image.NewPaletted(image.Rect(0, 0, stage.W, stage.H), palette())
	copy(m.Pix, stage.Pix)
	file := filepath.Join("testdata", name+".png")
	if *pictures {
		var b bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, m); err != nil {
			d.t.Fatalf("%v", err)
		}
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			d.t.Fatalf("%v", err)
		}
		return
	}
	kept, err := os.ReadFile(file)
	if err != nil {
		d.t.Fatalf("%v", err)
	}
	x, err := png.Decode(bytes.NewReader(kept))
	if err != nil {
		d.t.Fatalf("%s: %v", file, err)
	}
	want, ok := x.(*image.Paletted)
	if !ok || want.Rect != m.Rect {
		d.t.Fatalf("%s is no picture of the stage", file)
	}
	wrong, first := 0, 0
	for i, c := range m.Pix {
		if c != want.Pix[i] {
			if wrong++; wrong == 1 {
				first = i
			}
		}
	}
	if wrong > 0 {
		d.t.Errorf("%s: %d pixels differ, the first at %d,%d; if that is meant, run go test -pictures", name, wrong, first%stage.W, first/stage.W)
	}
}

func palette() (p color.Palette) {
	for _, c := range sprites.RGB {
		p = append(p, color.NRGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255})
	}
	return p
}
