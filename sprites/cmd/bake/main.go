// Command bake draws every sheet of sprites and writes its picture and its Go
// source; go generate runs it. With -preview DIR it writes contact sheets, four
// times as large, instead; with -only NAME it bakes one sheet.
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"sandglass/sprites"
	amunre "sandglass/sprites/amunre/draw"
	"sandglass/sprites/bake"
	caravan "sandglass/sprites/caravan/draw"
	shell "sandglass/sprites/shell/draw"
	theben "sandglass/sprites/theben/draw"
	timbuktu "sandglass/sprites/timbuktu/draw"
	tombraiders "sandglass/sprites/tombraiders/draw"
)

//go:generate go run . -out ../..

// sheets makes every sheet this command bakes, one line a sheet, games last.
// The title bakes its own beside the icons.
var sheets = []func() *bake.Sheet{
	shell.Shell,
	caravan.Caravan,
	timbuktu.Timbuktu,
	theben.Theben,
	amunre.AmunRe,
	tombraiders.TombRaiders,
}

func main() {
	out := flag.String("out", ".", "the sprites directory to write to")
	preview := flag.String("preview", "", "write contact sheets to this directory instead")
	only := flag.String("only", "", "bake the sheet of this name alone")
	flag.Parse()
	if err := bakeAll(*out, *preview, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bake:", err)
		os.Exit(1)
	}
}

// bakeAll bakes the sheets, or only the one of that name, into out or as
// contact sheets into preview.
func bakeAll(out, preview, only string) error {
	found := false
	for _, make := range sheets {
		s := make()
		if only != "" && s.Package != only {
			continue
		}
		found = true
		var err error
		if preview != "" {
			err = contact(s, preview)
		} else {
			err = write(s, out)
		}
		if err != nil {
			return err
		}
	}
	if !found {
		return fmt.Errorf("there is no sheet %q", only)
	}
	return nil
}

// files are the names of a sheet's picture and source below the sprites directory.
func files(s *bake.Sheet) (picture, source string) {
	return filepath.Join(s.Package, s.Package+".pixels"), filepath.Join(s.Package, "sheet.go")
}

func write(s *bake.Sheet, dir string) error {
	picture, source, err := s.Bake()
	if err != nil {
		return err
	}
	p, g := files(s)
	if err := os.WriteFile(filepath.Join(dir, p), picture, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, g), source, 0o644)
}

// contact writes all pictures of a sheet in rows on sand and on the dark
// panel colour, as pictures of at most 1600 pixels height.
func contact(s *bake.Sheet, dir string) error {
	const width, height, gap = 400, 400, 3
	page, x, y, row, no := blank(width, height), gap, gap, 0, 0
	flush := func() error {
		no++
		defer func() { page, x, y, row = blank(width, height), gap, gap, 0 }()
		return save(page.Scaled(4), filepath.Join(dir, fmt.Sprintf("%s-%02d.png", s.Package, no)))
	}
	var err error
	s.Pictures(func(name string, m *bake.Image) {
		if err != nil {
			return
		}
		if m.W > width/2 {
			err = save(m.Scaled(2), filepath.Join(dir, fmt.Sprintf("%s-%s.png", s.Package, name)))
			return
		}
		if x+m.W+gap > width {
			x, y, row = gap, y+row+gap, 0
		}
		if y+m.H+gap > height {
			err = flush()
		}
		page.Blit(m, x, y)
		x, row = x+m.W+gap, max(row, m.H)
	})
	if err == nil {
		err = flush()
	}
	return err
}

func blank(w, h int) *bake.Image {
	m := bake.New(w, h)
	m.Rect(0, 0, w, h, sprites.S2)
	return m
}

func save(m *bake.Image, name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	p := image.NewPaletted(image.Rect(0, 0, m.W, m.H), bake.Palette())
	copy(p.Pix, m.Pix)
	return png.Encode(f, p)
}
