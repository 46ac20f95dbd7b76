package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/theben/place"
)

// horizon is what stands behind the dunes at a region's dig, drawn at the scene's origin.
func horizon(region int) *bake.Image {
	m := bake.New(place.Width, skyline+12)
	switch region {
	case 0:
		hills(m, E3, E4, 0, 96, 60, 78, 130, 88, 210, 62, 300, 84, 400, 66, 470, 80)
		acropolis(m, 196, 38)
	case 1:
		hills(m, E3, E4, 0, 82, 50, 60, 110, 74, 180, 52, 260, 70, 350, 46, 420, 66, 470, 58)
		palace(m, 196, 46)
	case 2:
		pyramid(m, 330, 22, 238, 428, 102, 360)
		pyramid(m, 212, 52, 156, 270, 102, 228)
		pyramid(m, 440, 64, 404, 476, 102, 448)
	case 3:
		hills(m, E4, E5, 0, 88, 70, 80, 150, 86, 240, 70, 330, 78, 420, 68, 470, 74)
		city(m, 190, 40)
	case 4:
		hills(m, E4, E5, 0, 96, 120, 93, 240, 96, 360, 92, 470, 95)
		ziggurat(m, 288, 22)
		pillar(m, 168, 62)
	}
	return m
}

// hills are a far chain behind the dunes: lit where they face the left.
func hills(m *bake.Image, dark, light Index, points ...float64) {
	p := bake.Smooth(bake.Pts(points...), false, 10)
	crest := func(x float64) float64 {
		for i := range len(p) - 1 {
			if x <= p[i+1].X {
				return bake.Lerp(p[i].Y, p[i+1].Y, (x-p[i].X)/(p[i+1].X-p[i].X))
			}
		}
		return p[len(p)-1].Y
	}
	m.Fill(append(p, bake.Pts(place.Width+10, 110, 0, 110)...), func(x, y int) {
		at := float64(x) - .8*(float64(y)-crest(float64(x))) + 5*math.Sin(float64(y)*.3)
		c := light
		if at > 0 && crest(at+3) > crest(at-3)-1 {
			c = dark
		}
		m.Set(x, y, c)
	})
	for i := range len(p) - 1 {
		m.Line(int(p[i].X), int(p[i].Y), int(p[i+1].X), int(p[i+1].Y), light+1)
	}
}

// block is a wall with light above and at the left, shade at the right.
func block(m *bake.Image, x, y, w, h int, face, light, dark Index) {
	m.Rect(x-1, y-1, w+2, h+1, E0)
	m.Rect(x, y, w, h, face)
	m.Rect(x+w*3/4, y, w-w*3/4, h, dark)
	m.Rect(x, y, w, 1, light)
	m.Rect(x, y, 1, h, light)
}

// acropolis is a rock with a temple of marble on it.
func acropolis(m *bake.Image, x, y int) {
	m.Fill(bake.Smooth(bake.Pts(float64(x)-30, 104, float64(x)-22, float64(y)+46, float64(x)-6, float64(y)+37, float64(x)+90, float64(y)+35, float64(x)+116, float64(y)+46, float64(x)+132, 104), true, 6), func(i, j int) {
		v := 1.9 - float64(i-x)*.016 + (bake.Noise(float64(i)*.2, float64(j)*.08)-.5)*1.6
		m.Set(i, j, bake.Dither([]Index{E2, E3, E4, E5}, v, i, j, .2))
	})
	// gable, beam, columns, steps
	fx, fy := float64(x), float64(y)
	m.Poly(bake.Pts(fx-5, fy+15, fx+45, fy-2, fx+95, fy+15), E0)
	m.Fill(bake.Pts(fx-2, fy+14, fx+45, fy-.5, fx+92, fy+14), func(i, j int) {
		c := E7
		if i > x+45 {
			c = E6
		}
		m.Set(i, j, c)
	})
	m.Poly(bake.Pts(fx+12, fy+12, fx+45, fy+2, fx+78, fy+12), E5)
	block(m, x-3, y+14, 96, 4, E6, E7, E5)
	m.Rect(x, y+19, 90, 18, E2)
	m.Rect(x+4, y+19, 82, 18, E1)
	for i := range 9 {
		c := x + i*10 + 2
		m.Rect(c-1, y+18, 8, 19, E0)
		for k, t := range []Index{E7, E7, E6, E6, E5, E3} {
			m.Rect(c+k, y+18, 1, 19, t)
		}
	}
	block(m, x-3, y+37, 96, 2, E6, E7, E5)
	block(m, x-6, y+40, 102, 3, E6, E7, E5)
}

// palace is a terraced palace with red columns tapering downwards, horns on its roof.
func palace(m *bake.Image, x, y int) {
	block(m, x-36, y+30, 150, 30, E5, E7, E4)
	block(m, x-8, y+8, 96, 22, E6, E7, E4)
	for i := range 8 {
		c := x - 4 + i*12
		m.Rect(c, y+12, 8, 18, N1)
		m.Rect(c+2, y+12, 4, 18, R2)
		m.Rect(c+2, y+12, 1, 18, R3)
		m.Rect(c+5, y+14, 1, 16, R1)
		m.Rect(c+1, y+11, 6, 2, E0)
		m.Rect(c+2, y+11, 4, 1, R1)
	}
	m.Rect(x-8, y+8, 96, 2, B0)
	for i := range 24 {
		m.Rect(x-8+i*4, y+8, 2, 2, E7)
	}
	for i := range 7 { // horns of consecration
		m.Blit(bake.Grid("aa...aa\naha.aea\naghaeea\n.aggea.\n.aaaaa."), x-6+i*13, y+3)
	}
	for i := range 9 {
		c := x - 30 + i*16
		m.Rect(c, y+38, 8, 13, E0)
		m.Rect(c+1, y+39, 6, 12, N1)
		m.Rect(c-1, y+36, 10, 2, R1)
	}
	m.Rect(x-36, y+30, 150, 2, R1)
}

// city is a walled town on its hill, a gilt dome above the roofs.
func city(m *bake.Image, x, y int) {
	m.Fill(bake.Smooth(bake.Pts(float64(x)-60, 108, float64(x)-30, 76, float64(x)+20, 62, float64(x)+90, 62, float64(x)+140, 80, float64(x)+166, 108), true, 6), func(i, j int) {
		m.Set(i, j, bake.Dither([]Index{E3, E4, E5}, 1.6-float64(i-x)*.008+(bake.Noise(float64(i)*.1, float64(j)*.1)-.5), i, j, .2))
	})
	for i, h := range []int{16, 22, 14, 20, 26, 16, 22, 14} {
		block(m, x-24+i*18, y+34-h, 14, h+4, E5, E7, E3)
		m.Rect(x-21+i*18, y+38-h, 2, 3, E0)
		m.Rect(x-16+i*18, y+38-h, 2, 3, E0)
	}
	m.Ellipse(float64(x)+54, float64(y)+3, 16, 16, E0)
	m.Ellipse(float64(x)+54, float64(y)+3, 15, 15, G1)
	m.Ellipse(float64(x)+52.5, float64(y)+2, 13, 14, G2)
	m.Ellipse(float64(x)+49, float64(y)-2, 7, 8, G3)
	block(m, x+34, y+4, 40, 32, E6, E7, E4)
	for i := range 5 {
		m.Rect(x+37+i*7, y+13, 4, 10, W1)
		m.Rect(x+37+i*7, y+12, 4, 1, W3)
	}
	m.Rect(x+34, y+7, 40, 2, W2)
	m.Rect(x+53, y-17, 2, 4, G0)
	block(m, x-40, y+38, 190, 14, E4, E6, E3)
	for i := range 27 {
		m.Rect(x-40+i*7, y+35, 4, 3, E4)
		m.Rect(x-40+i*7, y+35, 4, 1, E6)
	}
	m.Rect(x+48, y+41, 14, 11, E0)
	m.Ellipse(float64(x)+55, float64(y)+42, 6, 4, E0)
}

// ziggurat is a temple tower in four steps with its great stair.
func ziggurat(m *bake.Image, x, y int) {
	for i, w := range []int{44, 82, 124, 172} {
		top := y + 12 + i*18
		block(m, x-w/2, top, w, 19, E4, E6, E2)
		for k := 3; k < w-3; k += 7 { // buttresses
			c := E5
			if k > w*3/4 {
				c = E3
			}
			m.Rect(x-w/2+k, top+2, 2, 16, c)
		}
		m.Rect(x-w/2, top+1, w, 1, E5)
	}
	block(m, x-13, y, 26, 12, B1, B2, B0)
	m.Rect(x-3, y+4, 7, 8, E0)
	m.Rect(x-13, y+2, 26, 1, G2)
	m.Poly(bake.Pts(float64(x)-4, float64(y)+12, float64(x)+5, float64(y)+12, float64(x)+17, 104, float64(x)-16, 104), E0)
	m.Fill(bake.Pts(float64(x)-3, float64(y)+12, float64(x)+4, float64(y)+12, float64(x)+16, 104, float64(x)-15, 104), func(i, j int) {
		m.Set(i, j, [3]Index{E7, E5, E3}[j%3])
	})
}

// pillar is a broken gate tower of glazed bricks.
func pillar(m *bake.Image, x, y int) {
	block(m, x, y+2, 34, 46, B1, B2, B0)
	for i := range 4 {
		m.Rect(x+i*10, y-2, 5, 4, B1)
		m.Rect(x+i*10, y-2, 5, 1, B2)
	}
	m.Rect(x, y+8, 34, 2, G2)
	m.Rect(x+9, y+16, 16, 32, E0)
	m.Ellipse(float64(x)+17, float64(y)+17, 8, 7, E0)
	for _, q := range []int{3, 27} {
		m.Blit(bake.Grid("qqq\nqrq\n.q.\nqqq\nq.q"), x+q, y+22)
	}
}
