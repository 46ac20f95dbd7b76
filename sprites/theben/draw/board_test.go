package draw

import (
	"testing"

	"sandglass/sprites/bake"
	"sandglass/sprites/theben/place"
)

// The board lays bubbles, cards and figures round icons of the size that place tells.
func TestIconsHaveTheirSize(t *testing.T) {
	for s := range place.Spaces {
		icon := bake.Grid(spaceIcons[s])
		x, y, w, h := place.Icon(s)
		sx, sy := place.Spot(s)
		m, at := spaceIcon(s)
		ax, ay := at(m)
		if icon.W != w || icon.H != h || sx-ax != x || sy-ay != y {
			t.Errorf("space %d: icon %dx%d drawn at %d,%d, place has %d,%d %dx%d", s, icon.W, icon.H, sx-ax, sy-ay, x, y, w, h)
		}
	}
}

// The gold line covers the dashed one, so that it may be drawn over it.
func TestChosenRoutesCoverThePlainOnes(t *testing.T) {
	for i := range place.Routes {
		plain, at := route(i, false)
		gold, goldAt := route(i, true)
		ax, ay := at(plain)
		bx, by := goldAt(gold)
		for y := range plain.H {
			for x := range plain.W {
				if plain.At(x, y) != 0 && gold.At(x-ax+bx, y-ay+by) == 0 {
					t.Fatalf("route %d shows at %d,%d", i, x, y)
				}
			}
		}
	}
}

// Frame after frame the brush takes sand away and never brings any.
func TestTheBrushOnlyTakesSandAway(t *testing.T) {
	for f := range 5 {
		before, after := sandCover(f), sandCover(f+1)
		left := 0
		for i, c := range after.Pix {
			if c != 0 && before.Pix[i] == 0 {
				t.Errorf("frame %d: sand comes back at %d,%d", f+1, i%after.W, i/after.W)
			}
			if c == 0 && before.Pix[i] != 0 {
				left++
			}
		}
		if left == 0 {
			t.Errorf("frame %d takes nothing away", f+1)
		}
	}
}
