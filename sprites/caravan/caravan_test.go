package caravan

import "testing"

// Packs lie inside the picture of every pose and go up and down with the body.
func TestPacksStayOnTheCamel(t *testing.T) {
	for p := range Poses {
		for i := range Packs {
			x, y := PackAt(p, i)
			x0, y0 := PackAt(Idle, i)
			if x < 0 || y < 0 || x+8 > 32 || y+8 > 28 || x != x0 || y-y0 != Bob(p) {
				t.Errorf("pose %d, pack %d at %d,%d", p, i, x, y)
			}
		}
	}
}
