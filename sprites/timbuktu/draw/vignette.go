package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
	poses "sandglass/sprites/caravan"
	caravan "sandglass/sprites/caravan/draw"
)

// vignette is the picture of the game on its card in the menu, 138x84: three
// camels before the mosque of Timbuktu.
func vignette() *bake.Image {
	m := bake.New(138, 84)
	for y := range m.H {
		for x := range m.W {
			if y < 62 {
				m.Set(x, y, bake.Dither([]Index{W2, W3, W4, E7}, .5+2.5*float64(y)/60, x, y, .45))
				continue
			}
			v := 1.3 - float64(y-62)*.02 + (bake.Noise(float64(x)*.04, float64(y)*.1)-.5)*1.6
			m.Set(x, y, bake.Dither([]Index{E4, E5, E6}, v, x, y, .45))
		}
	}
	m.Ellipse(18, 16, 8, 8, G3)
	m.Ellipse(18, 16, 6.6, 6.6, E7)
	farDunes(m)
	mosque(m, 26, 22)
	for i, x := range []int{8, 20, 112, 126, 134} {
		desert.Palm(m, x, 64+i%2*2, 20+i%3*5, float64(i%3-1)*4)
	}
	for _, h := range [][3]int{{0, 50, 10}, {118, 52, 14}} {
		desert.House(m, h[0], h[1], h[2], 14)
	}
	for i, seat := range []int{0, 3, 1} {
		x, y := 6+i*42, 53+i%2
		desert.Shade(m, float64(x+16), float64(y+26), 13, 2)
		goods := [3][]int{{0, 3}, {4, 2, 1}, {3, 3, 0, 4}}[i]
		m.Blit(caravan.Laden(poses.Pose(i*2), seat, goods...), x, y)
	}
	return m
}

// farDunes is the line of dunes between sky and sand: lit crests, dark slip faces.
func farDunes(m *bake.Image) {
	crest := bake.Smooth(bake.Pts(-10, 56, 14, 50, 40, 55, 70, 48, 104, 54, 126, 47, 150, 54), false, 12)
	m.Fill(append(crest, bake.Pts(150, 64, -10, 64)...), func(x, y int) {
		m.Set(x, y, bake.Dither([]Index{E4, E5, E6}, 1.7-float64(y-48)*.07, x, y, .5))
	})
	for _, p := range [][]float64{{14, 50, 40, 55, 30, 62, 20, 60}, {70, 48, 104, 54, 92, 62, 78, 58}, {126, 47, 150, 54, 142, 62, 132, 58}} {
		m.Fill(bake.Smooth(bake.Pts(p...), true, 6), func(x, y int) {
			if y < 63 {
				m.Set(x, y, bake.Dither([]Index{E3, E4}, .3+float64(y-50)*.05, x, y, .5))
			}
		})
	}
}

// mosque is the mud-brick mosque: three tapering towers with their beam ends.
func mosque(m *bake.Image, x, y int) {
	desert.Wall(m, float64(x)+46, y+18, 88, 92, 26)
	for i := range 11 {
		desert.Wall(m, float64(x)+4+float64(i)*8.5, y+14, 3, 4, 5)
	}
	desert.Wall(m, float64(x)+46, y-8, 14, 24, 52)
	desert.Wall(m, float64(x)+12, y+2, 10, 16, 42)
	desert.Wall(m, float64(x)+80, y+2, 10, 16, 42)
	for _, t := range [][3]int{{x + 46, y - 14, 4}, {x + 12, y - 4, 3}, {x + 80, y - 4, 3}} {
		desert.Wall(m, float64(t[0]), t[1], 2, 5, 7)
		for r := range t[2] {
			for k := -6; k <= 6; k += 4 {
				m.Rect(t[0]+k, t[1]+13+r*8, 1, 1, E0)
				m.Rect(t[0]+k+1, t[1]+13+r*8, 1, 1, E1)
			}
		}
	}
	m.Rect(x+41, y+30, 11, 14, E0)
	m.Rect(x+42, y+31, 9, 13, N1)
	m.Rect(x+43, y+28, 7, 2, E0)
	for i := range 3 {
		m.Rect(x+22+i*6, y+26, 2, 6, E1)
		m.Rect(x+58+i*6, y+26, 2, 6, E1)
	}
}
