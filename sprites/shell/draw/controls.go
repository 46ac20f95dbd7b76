package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// groove is the 5 px high track of a slider, empty or filled.
func groove(hi, face Index) *bake.Image {
	m := bake.New(3, 5)
	m.Rect(0, 0, 3, 5, E0)
	m.Rect(1, 1, 1, 3, face)
	m.Rect(1, 1, 1, 1, hi)
	return m
}

func knob() *bake.Image {
	m := bake.New(11, 15)
	m.Rect(0, 0, 11, 15, E0)
	m.Rect(1, 1, 9, 13, E5)
	m.Rect(1, 1, 9, 1, E7)
	m.Rect(1, 13, 9, 1, E3)
	for i := range 3 {
		m.Rect(3+i*2, 5, 1, 5, E2)
	}
	return m
}

// bar is a box of a progress or stacked bar, at least 6 px high: two light rows on top.
func bar(hi, face, lo Index) *bake.Image {
	m := bake.New(3, 6)
	m.Rect(0, 0, 3, 6, E0)
	m.Rect(1, 1, 1, 4, face)
	m.Rect(1, 1, 1, 2, hi)
	m.Rect(1, 4, 1, 1, lo)
	return m
}

func tick(on bool) *bake.Image {
	m := bake.New(13, 13)
	m.Rect(0, 0, 13, 13, E0)
	m.Rect(1, 1, 11, 11, E7)
	m.Rect(1, 1, 11, 1, P2)
	if on {
		m.Blit(bake.Stencil(".......##\n......###\n#....###.\n##..###..\n######...\n.####....\n..##.....", F1), 2, 3)
	}
	return m
}
