package bake

import (
	"math"

	"sandglass/sprites"
)

var bayer = [16]float64{0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5}

// Bayer is the threshold of the 4x4 ordered dither at a pixel, between 0 and 1.
func Bayer(x, y int) float64 { return (bayer[y&3*4+x&3] + .5) / 16 }

// Dither picks the colour for position v of a ramp (0 is its first colour, 1
// its second) at a pixel. Strength below 1 leaves flat bands between dithered
// seams, which removes both banding and noise. For large still areas only.
func Dither(ramp []sprites.Index, v float64, x, y int, strength float64) sprites.Index {
	i := int(math.Floor(v + .5 + (Bayer(x, y)-.5)*strength))
	return ramp[max(0, min(i, len(ramp)-1))]
}

// Rand is a fixed random number from 0 to below 1 for a pair of integers.
func Rand(x, y int) float64 {
	h := uint32(x)*374761393 + uint32(y)*668265263
	h = (h ^ h>>13) * 1274126177
	return float64((h^h>>16)&0xffff) / 65536
}

// Noise is smooth value noise from 0 to 1 with its lattice at the integers.
func Noise(x, y float64) float64 {
	xf, yf := math.Floor(x), math.Floor(y)
	xi, yi := int(xf), int(yf)
	u, v := x-xf, y-yf
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	return Lerp(Lerp(Rand(xi, yi), Rand(xi+1, yi), u), Lerp(Rand(xi, yi+1), Rand(xi+1, yi+1), u), v)
}

// Lerp is the point t (0 to 1) of the way from a to b.
func Lerp(a, b, t float64) float64 { return a + float64(b-a)*t }
