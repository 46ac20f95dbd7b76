package timbuktu

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/atlas"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

var palette = func() color.Palette {
	p := make(color.Palette, sprites.Colours)
	for i, c := range sprites.RGB {
		p[i] = color.NRGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255}
	}
	return p
}()

// golden compares what the rasteriser makes of the frame with the picture kept
// in testdata, and says where they first differ.
func (d *desk) golden(name string) {
	d.t.Helper()
	d.draw()
	var a atlas.Atlas
	stage := paint.NewStage()
	d.list.Raster(stage, &a)
	file := filepath.Join("testdata", name+".png")
	if *update {
		m := image.NewPaletted(image.Rect(0, 0, stage.W, stage.H), palette)
		copy(m.Pix, stage.Pix)
		var b bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, m); err != nil {
			d.t.Fatal(err)
		}
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			d.t.Fatal(err)
		}
		return
	}
	b, err := os.ReadFile(file)
	if err != nil {
		d.t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		d.t.Fatal(err)
	}
	want, ok := m.(*image.Paletted)
	if !ok || want.Rect.Dx() != stage.W || want.Rect.Dy() != stage.H {
		d.t.Fatalf("%s is no picture of the stage", file)
	}
	wrong, first := 0, 0
	for i, c := range stage.Pix {
		if c != want.Pix[i/stage.W*want.Stride+i%stage.W] {
			if wrong == 0 {
				first = i
			}
			wrong++
		}
	}
	if wrong > 0 {
		d.t.Errorf("%s: %d pixels differ, the first at %d,%d; if that is meant, run go test -update", name, wrong, first%stage.W, first/stage.W)
	}
}

// until plays at random until the viewer is asked in the phase, in the round or
// later.
func (d *desk) until(rng *engine.RNG, phase rules.Phase, stage, round int) {
	d.t.Helper()
	for d.m.Deciders() != 0 {
		if p := &d.b.pic; p.phase == phase && p.stage >= stage && p.round >= round && d.moment.Asked {
			return
		}
		seat, mv := d.random(rng)
		d.play(seat, mv, nil)
		d.show()
	}
	d.t.Fatal("the game ended before")
}

func TestGoldens(t *testing.T) {
	setup := engine.Setup{Seats: 3, Seed: 7}
	rng := engine.Seed(7)
	d := newDesk(t, setup, 0, locale.English)
	d.until(&rng, rules.Placing, 0, 3)
	d.golden("placing")
	d.until(&rng, rules.Choosing, 0, 2)
	d.golden("camels")
	d.until(&rng, rules.Moving, 1, 3)
	d.golden("pens")

	d = newDesk(t, engine.Setup{Seats: 5, Seed: 5, Options: map[string]string{"own-loads": "yes"}}, 2, locale.German)
	d.b.load.add(rules.Gold)
	d.b.load.add(rules.Salt)
	d.golden("loading")
	rng = engine.Seed(5)
	d.until(&rng, rules.Paying, 0, 0)
	d.golden("paying")
}

func TestGoldenOfTheRobbery(t *testing.T) {
	d := newDesk(t, engine.Setup{Seats: 4, Seed: 11}, 1, locale.Hungarian)
	rng := engine.Seed(11)
	shot := false
	for d.m.Deciders() != 0 && !shot {
		seat, mv := d.random(&rng)
		d.play(seat, mv, func() {
			if r := &d.b.play.rob; !shot && r.told == 2 {
				d.golden("robbery")
				shot = true
			}
		})
		d.show()
	}
	if !shot {
		t.Error("no pack struck two camels")
	}
}
