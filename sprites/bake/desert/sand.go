package desert

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// Shade darkens what lies there: contact and cast shadows.
func Shade(m *bake.Image, cx, cy, rx, ry float64) {
	down := [Colours]Index{E7: E6, E6: E5, E5: E4, E4: E3, E3: E2, F4: F3, F3: F2, F2: F1}
	for y := int(cy - ry); y <= int(cy+ry); y++ {
		for x := int(cx - rx); x <= int(cx+rx); x++ {
			if sq((float64(x)+.5-cx)/rx)+sq((float64(y)+.5-cy)/ry) <= 1 && m.In(x, y) {
				if c := down[m.At(x, y)]; c != T {
					m.Set(x, y, c)
				}
			}
		}
	}
}

func sq(v float64) float64 { return v * v }

// Dune is a barchan about x, y, half w wide: a lit windward back, a sharp
// crest, the dark slip face in the lee and two horns that run out with the wind.
func Dune(m *bake.Image, x, y, w float64) {
	crest := bake.Pts(x-w, y+3, x-w*.45, y-w*.2, x+w*.05, y-w*.34, x+w*.5, y-w*.2, x+w*1.05, y+7)
	lee := bake.Pts(x+w*.5, y+1, x+w*.12, y+w*.04, x-w*.3, y+3)
	back := append(bake.Smooth(crest, false, 8), bake.Smooth(lee, false, 6)...)
	m.Fill(back, func(i, j int) {
		m.Set(i, j, bake.Dither([]Index{E5, E6, E7}, 1.9-(float64(j)-(y-w*.34))*.12, i, j, .4))
	})
	slip := append(bake.Smooth(bake.Pts(x+w*.05, y-w*.34, x+w*.5, y-w*.2, x+w*1.05, y+7), false, 8),
		bake.Smooth(bake.Pts(x+w*.5, y+2, x+w*.16, y+w*.05, x+w*.02, y-w*.1), false, 6)...)
	m.Fill(slip, func(i, j int) {
		m.Set(i, j, bake.Dither([]Index{E3, E4}, .2+(float64(j)-(y-w*.34))*.07, i, j, .4))
	})
}

// Ripples are n short waves that the wind leaves from x0 to before x1: a dark
// line, a light one under it.
func Ripples(m *bake.Image, x0, x1, n, seed int) {
	for i := range n {
		x := x0 + int(bake.Rand(i, seed)*float64(x1-x0-16))
		y := 8 + int(bake.Rand(i, seed+1)*float64(m.H-16))
		l := 7 + int(bake.Rand(i, seed+2)*9)
		for q := range l {
			dy := int(math.Round(1.2 * math.Sin(float64(q)*.55)))
			if m.At(x+q, y+dy) == E5 {
				m.Set(x+q, y+dy, E4)
				m.Set(x+q, y+dy+1, E6)
			}
		}
	}
}

// Dusts are three frames of a puff of dust that rises and thins out.
func Dusts() []*bake.Image {
	out := make([]*bake.Image, 3)
	for f := range out {
		m := bake.New(26, 10)
		for q := range 5 {
			r := [3]float64{2.2, 2.6, 1.4}[f] - float64(q%2)*.5
			x := 13 + float64(q-2)*float64(3+f)
			y := 7 - float64(f) - float64(q*7%4)*.8
			m.Ellipse(x, y, r, r*.8, E6)
			m.Ellipse(x-.6, y-.6, r*.6, r*.5, E7)
		}
		out[f] = m
	}
	return out
}
