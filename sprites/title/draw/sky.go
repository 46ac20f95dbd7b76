package draw

import (
	"math"

	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// The scene is lit by a sun that stands left of the middle, on the horizon.
const (
	width, height = 640, 360
	horizon       = 218
	sunX, sunY    = 196, 204
)

func sky(m *bake.Image) {
	ramp := []sprites.Index{sprites.V0, sprites.V1, sprites.V2, sprites.V3, sprites.V4, sprites.V5, sprites.V6, sprites.G3}
	for y := range horizon {
		t := float64(y) / horizon
		for x := range width {
			d := math.Hypot(float64(x)-sunX, (float64(y)-sunY)*1.15)
			v := 6.2*math.Pow(t, 1.25) + float64(2.3*math.Exp(-d/95))
			m.Set(x, y, bake.Dither(ramp, v-.2, x, y, .62))
		}
	}
	stars(m)
	m.Ellipse(sunX, sunY, 31, 31, sprites.G3)
	m.Ellipse(sunX, sunY, 27, 27, sprites.E7)
	clouds(m)
}

// stars are the faint ones that stay; the bright ones are sprites and twinkle.
func stars(m *bake.Image) {
	for i := range 60 {
		x, y := int(bake.Rand(i, 5)*width), int(math.Pow(bake.Rand(i, 9), 1.5)*100)
		c := sprites.V3
		if i%3 == 0 {
			c = sprites.V4
		}
		if y > 70 {
			c = sprites.V4
		}
		m.Set(x, y, c)
	}
}

func clouds(m *bake.Image) {
	cloud := func(cx, cy, w, h float64, seed int, top, middle, under sprites.Index) {
		for k := range 7 {
			ox, oy := (bake.Rand(seed, k)-.5)*w*.8, (bake.Rand(seed, k+20)-.5)*h
			rw, rh := w*(.22+float64(.3*bake.Rand(seed, k+40))), h*(.2+float64(.2*bake.Rand(seed, k+60)))
			for y := int(cy + oy - rh); y <= int(cy+oy+rh); y++ {
				for x := int(cx + ox - rw); x <= int(cx+ox+rw); x++ {
					u, v := (float64(x)-cx-ox)/rw, (float64(y)-cy-oy)/rh
					switch {
					case float64(u*u)+float64(v*v) > 1:
					case v > .4:
						m.Set(x, y, under)
					case v < -.1:
						m.Set(x, y, top)
					default:
						m.Set(x, y, middle)
					}
				}
			}
		}
	}
	cloud(104, 132, 130, 12, 3, sprites.V2, sprites.V3, sprites.V4)
	cloud(330, 116, 96, 10, 7, sprites.V2, sprites.V3, sprites.V4)
	cloud(566, 96, 110, 12, 11, sprites.V1, sprites.V2, sprites.V3)
	cloud(262, 160, 76, 6, 15, sprites.V3, sprites.V4, sprites.V5)
	cloud(56, 178, 84, 6, 19, sprites.V4, sprites.V5, sprites.V6)
	cloud(618, 150, 80, 7, 23, sprites.V3, sprites.V4, sprites.V5)
	cloud(206, 186, 96, 4, 27, sprites.V5, sprites.V6, sprites.G3)
}
