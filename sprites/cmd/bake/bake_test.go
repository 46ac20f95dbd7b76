package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// The committed sheets are what the recipes draw, byte for byte; on a
// difference run go generate ./sprites/...
func TestSheetsAreUpToDate(t *testing.T) {
	for _, draw := range sheets {
		s := draw()
		picture, source, err := s.Bake()
		if err != nil {
			t.Fatal(err)
		}
		p, g := files(s)
		for name, want := range map[string][]byte{p: picture, g: source} {
			if got, err := os.ReadFile(filepath.Join("../..", name)); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s is out of date (%v): run go generate ./sprites/...", name, err)
			}
		}
	}
}

// The sheets hold nothing but the palette's colours.
func TestSheetsHoldOnlyThePalette(t *testing.T) {
	for _, draw := range sheets {
		name, _ := files(draw())
		data, err := os.ReadFile(filepath.Join("../..", name))
		if err != nil {
			t.Fatal(err)
		}
		p, err := (&sprites.Sheet{Name: name, Pixels: data}).Decode()
		if err != nil {
			t.Fatal(err)
		}
		if most := slices.Max(p.Pix); most >= sprites.Colours {
			t.Errorf("%s: there is no colour %d", name, most)
		}
	}
}

// The site must stay small: each sheet, and all that are in every download
// together, the title's too. The limits leave room for four games.
func TestSheetsAreSmall(t *testing.T) {
	const one, together = 32_000, 120_000
	pictures, err := filepath.Glob("../../*/*.pixels")
	if err != nil || len(pictures) < len(sheets)+1 {
		t.Fatalf("pictures %q, %v", pictures, err)
	}
	sum := int64(0)
	for _, name := range pictures {
		file, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if sum += file.Size(); file.Size() > one {
			t.Errorf("%s takes %d bytes, at most %d", name, file.Size(), one)
		}
	}
	if sum > together {
		t.Errorf("the sheets take %d bytes, at most %d together", sum, together)
	}
}

func TestOneSheetAlone(t *testing.T) {
	dir := t.TempDir()
	for _, make := range sheets {
		if err := os.Mkdir(filepath.Join(dir, make().Package), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := bakeAll(dir, "", "caravan"); err != nil {
		t.Fatal(err)
	}
	written, err := filepath.Glob(filepath.Join(dir, "*", "*"))
	if err != nil || len(written) != 2 || filepath.Base(written[0]) != "caravan.pixels" || filepath.Base(written[1]) != "sheet.go" {
		t.Errorf("written %q, %v", written, err)
	}
	if err := bakeAll(dir, "", "caravans"); err == nil {
		t.Error("a sheet that is not there was baked")
	}
}

// grains are sprites that consist of single pixels by their nature.
var grains = []string{"sparkle", "landing", "dust", "dashRow", "dashColumn"}

// Lone pixels read as dirt: at most 10 % of a sprite up to 16 px, 7 % up to a
// card's size, 3.5 % in a scene.
func TestFewOrphans(t *testing.T) {
	for _, draw := range sheets {
		draw().Pictures(func(name string, m *bake.Image) {
			if slices.Contains(grains, name) {
				return
			}
			limit := 35
			switch size := max(m.W, m.H); {
			case size <= 16:
				limit = 100
			case size <= 72:
				limit = 70
			}
			if orphans, opaque := m.Orphans(); opaque >= 40 && orphans*1000 > opaque*limit {
				t.Errorf("%s, %dx%d: %d of %d pixels are orphans", name, m.W, m.H, orphans, opaque)
			}
		})
	}
}

func TestContactSheets(t *testing.T) {
	dir := t.TempDir()
	for _, draw := range sheets {
		s := draw()
		if err := contact(s, dir); err != nil {
			t.Fatal(err)
		}
		first := filepath.Join(dir, s.Package+"-01.png")
		if _, err := os.Stat(first); err != nil {
			t.Error(err)
		}
	}
}
