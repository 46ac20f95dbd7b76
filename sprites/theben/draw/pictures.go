package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// yearTurn is the picture of a year ending, 240x112: the sun rises behind
// pyramids, the last stars fade; the year's number goes on the plate below.
func yearTurn() *bake.Image {
	m := bake.New(240, 112)
	const horizon = 78
	for y := range horizon + 8 { // down to the crest of the dunes
		for x := range m.W {
			d := math.Hypot(float64(x)-120, float64(y)-74)
			m.Set(x, y, bake.Dither([]Index{V0, V1, V2, V3, V4, V5, V6, G3}, 5.6*math.Pow(float64(y)/horizon, 1.3)+2.2*math.Exp(-d/52), x, y, .45))
		}
	}
	for i := range 26 {
		x, y := int(bake.Rand(i, 5)*240), int(bake.Rand(i, 9)*34)
		m.Rect(x, y, 1, 1+i%2, V4)
	}
	m.Ellipse(120, 72, 27, 27, G3)
	m.Ellipse(120, 72, 24, 24, E7)
	lit, dark := []Index{R2, R3, V5, V6}, []Index{V0, V1, V2}
	face := func(ax, ay, l, r, b, e float64) {
		m.Fill(bake.Pts(ax, ay, l, b, e, b), func(x, y int) { m.Set(x, y, bake.Dither(dark, 1.8*(float64(y)-ay)/(b-ay), x, y, .4)) })
		m.Fill(bake.Pts(ax, ay, e, b, r, b), func(x, y int) { m.Set(x, y, bake.Dither(lit, 2.8-1.6*(float64(y)-ay)/(b-ay), x, y, .4)) })
	}
	face(54, 30, 0, 108, 86, 64)
	m.Fill(bake.Pts(196, 42, 144, 86, 184, 86), func(x, y int) { m.Set(x, y, bake.Dither(lit, 2.8-1.4*(float64(y)-42)/38, x, y, .4)) })
	m.Fill(bake.Pts(196, 42, 184, 86, 236, 86), func(x, y int) { m.Set(x, y, bake.Dither(dark, 1.8*(float64(y)-42)/38, x, y, .4)) })
	dunes := func(fall float64, ramp []Index, crest ...float64) {
		p := bake.Smooth(bake.Pts(crest...), false, 10)
		m.Fill(append(p, bake.Pts(250, 120, -10, 120)...), func(x, y int) {
			v := float64(len(ramp)-1) - (float64(y)-crest[1])*fall - math.Abs(float64(x)-120)*.012
			m.Set(x, y, bake.Dither(ramp, v, x, y, .4))
		})
	}
	dunes(.10, []Index{V1, R1, R2, R3, V5}, -10, 80, 40, 74, 90, 81, 150, 76, 200, 82, 250, 76)
	dunes(.14, []Index{V0, V1, R1, R2, R3}, -10, 92, 50, 98, 110, 89, 170, 97, 250, 88)
	caravan := bake.Grid("........66\n..66...66.\n.6666..66.\n.6666666..\n666666666.\n.6.66.66..\n.6..6..6..\n.6..6..6..")
	for i := range 5 {
		m.Blit(caravan, 126+i*13, 71+i)
	}
	m.Frame(0, 0, 240, 112, E0)
	return m
}

// vignette is the picture of the game on its card in the menu, 138x84: a dig
// before the pyramids, finds in the sand, three diggers.
func vignette() *bake.Image {
	m := bake.New(138, 84)
	sky(m, 56)
	sun(m, 20, 15, 8)
	cloud(m, 104, 12, 34, 4, 3)
	pyramid(m, 82, 8, 36, 130, 58, 98)
	pyramid(m, 26, 30, 0, 58, 58, 34)
	sand(m, 54)
	ridge(m, 64, -10, 57, 20, 53, 52, 57, 90, 54, 120, 57, 150, 52)
	desert.Palm(m, 6, 60, 20, -3)
	desert.Palm(m, 128, 60, 24, 3)
	desert.Palm(m, 118, 61, 17, -4)
	desert.Shade(m, 34, 79, 14, 3)
	desert.Shade(m, 72, 80, 16, 3)
	desert.Shade(m, 106, 80, 12, 3)
	m.Blit(amphora(), 18, 49)
	m.Blit(goldMask(), 54, 49)
	m.Blit(cat(), 90, 49)
	for i, x := range []int{44, 87, 122} {
		m.Blit(pawn.Remapped(Player+Remap([]int{0, 2, 3}[i])), x, []int{54, 52, 62}[i])
	}
	for x := range m.W { // the edge of the pit they stand in
		m.Rect(x, 81+int(2*bake.Noise(float64(x)*.12, 4)), 1, 4, E2)
	}
	return m
}
