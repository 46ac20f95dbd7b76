package draw

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"sandglass/sprites"
	"sandglass/sprites/bake"
)

func TestCommittedFilesAreWhatIsDrawn(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("baked on amd64: elsewhere sines and powers may differ in the last bit, and a dithered pixel with them")
	}
	files, err := Files()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(name)))
		if err != nil {
			t.Error(err)
		} else if !bytes.Equal(got, want) {
			t.Errorf("%s is not what go generate ./sprites/title makes", name)
		}
	}
}

func TestBackgroundCoversTheScreen(t *testing.T) {
	m := Background()
	for i, c := range m.Pix {
		if c == sprites.T || c >= sprites.Colours {
			t.Fatalf("pixel %d,%d is %d", i%m.W, i/m.W, c)
		}
	}
}

func TestFiguresHaveFewLonePixels(t *testing.T) {
	for name, frames := range map[string][]*bake.Image{"guide": guide(), "boat": boat(), "emblem": {emblem32(), emblem16()}, "logo": {logo()}} {
		for i, m := range frames {
			if orphans, opaque := m.Orphans(); orphans*100 > opaque*10 {
				t.Errorf("%s %d: %d of %d pixels stand alone, at most a tenth", name, i, orphans, opaque)
			}
		}
	}
}

func TestGuideKeepsHisFeetOnTheGround(t *testing.T) {
	for i, m := range guide() {
		low := 0
		for y := range m.H {
			for x := range 9 { // the staff is to the right of him
				if m.At(x, y) == sprites.V0 {
					low = y
				}
			}
		}
		if low != 16 {
			t.Errorf("frame %d: feet in row %d, want 16", i, low)
		}
	}
}
