package grid

import (
	"slices"
	"testing"
)

func TestParseFillsShortRows(t *testing.T) {
	m := Parse("#/.##/")
	if m.W != 3 || m.H != 3 || !slices.Equal(m.Pix, []uint8{1, 0, 0, 0, 1, 1, 0, 0, 0}) {
		t.Errorf("%d by %d: %v", m.W, m.H, m.Pix)
	}
}

func TestScale2xRoundsCornersAndFillsStairs(t *testing.T) {
	got := Scale2x(Parse("#.../##../###./####"))
	want := Parse("##....../###...../###...../#####.../#####.../#######./########/.#######")
	if !slices.Equal(got.Pix, want.Pix) {
		t.Errorf("doubled: %v, want %v", got.Pix, want.Pix)
	}
}
