package draw

import (
	"bytes"
	"image"
	"image/png"

	"sandglass/sprites/bake"
)

// Files are the generated files of package title by their names.
func Files() (map[string][]byte, error) {
	picture, source, err := Sheet().Bake()
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{"title.pixels": picture, "sheet.go": source}
	for name, m := range map[string]*bake.Image{"16": emblem16(), "32": emblem32(), "48": emblem16().Scaled(3)} {
		if files["icon/icon"+name+".png"], err = icon(m); err != nil {
			return nil, err
		}
	}
	return files, nil
}

func icon(m *bake.Image) ([]byte, error) {
	p := image.NewPaletted(image.Rect(0, 0, m.W, m.H), bake.Palette())
	copy(p.Pix, m.Pix)
	var b bytes.Buffer
	err := png.Encode(&b, p)
	return b.Bytes(), err
}
