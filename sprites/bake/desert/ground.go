// Package desert is what pictures of dry land have in common: sand, grass,
// dunes, palms, pools, tents, houses of mud brick, shadows and dust. It serves
// the recipes alone; the game never links it.
package desert

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// A Ground says what grows on the ground: how much grass at a pixel,
// 0 none to 1 full, and how much of the sand is beaten earth.
type Ground struct{ Grass, Earth func(x, y int) float64 }

// None is nothing of it anywhere.
func None(x, y int) float64 { return 0 }

// At is the colour of the bare ground at a pixel. Pictures that ask with the same
// x and y where they touch meet without a seam.
func (g Ground) At(x, y int) Index {
	fx, fy := float64(x), float64(y)
	n := .7*bake.Noise(fx*.012, fy*.03) + .3*bake.Noise(fx*.05, fy*.11)
	v := 1.0
	if n > .54 {
		v += min((n-.54)*7, .9)
	}
	if n < .36 {
		v -= min((.36-n)*7, .9)
	}
	grass := max(0, min(g.Grass(x, y), 1))
	// bent, or the lattice of the noise shows as straight edges
	bx, by := fx+14*bake.Noise(fx*.05+70, fy*.07), fy+9*bake.Noise(fx*.06, fy*.05+30)
	gn := .55*bake.Noise(bx*.06, by*.09) + .45*bake.Noise(bx*.2+9, by*.3)
	if gn < grass*.62 {
		if gn > grass*.62-.03 { // the sunlit rim of a tuft
			return F4
		}
		blade := bake.Noise(fx*.11+40, fy*.19)
		return bake.Dither([]Index{F2, F3, F4}, -.05+1.9*(.6*blade+.8*gn), x, y, .4)
	}
	if e := g.Earth(x, y); e > 0 && bake.Bayer(x, y) < e*2 {
		return paving(x, y, v)
	}
	return bake.Dither([]Index{E4, E5, E6}, v, x, y, .45)
}

// paving is the beaten clay of the town, with the joints of its bricks here and there.
func paving(x, y int, v float64) Index {
	row := y / 6
	brick := (x + row%2*7) / 14
	if bake.Rand(brick, row) < .4 && (y%6 == 5 || (x+row%2*7)%14 == 13) {
		return E4
	}
	return bake.Dither([]Index{E4, E5, E6}, .75+.3*v, x, y, .45)
}
