package draw

import (
	"math"

	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// far draws what stands on the horizon, back to front.
func far(m *bake.Image) {
	mesas(m)
	day, night := []sprites.Index{sprites.R3, sprites.V5, sprites.V6, sprites.E6}, []sprites.Index{sprites.V1, sprites.V2, sprites.V3}
	pyramid(m, 572, 170, 528, 618, horizon, 584, []sprites.Index{sprites.V3, sprites.V4, sprites.V5, sprites.V6}, []sprites.Index{sprites.V2, sprites.V3, sprites.V4})
	pyramid(m, 330, 142, 254, 412, horizon, 350, day, night)
	pyramid(m, 448, 92, 326, 578, horizon+1, 482, day, night)
	ramp := []sprites.Index{sprites.V2, sprites.V3, sprites.V4, sprites.V5}
	for y := horizon - 1; y < 300; y++ {
		for x := range width {
			m.Set(x, y, bake.Dither(ramp, 2.6-float64(float64(y-horizon)*.06), x, y, .5))
		}
	}
	town(m)
	bank(m)
	river(m)
}

func mesas(m *bake.Image) {
	line := bake.Pts(0, 204, 20, 200, 44, 199, 52, 206, 90, 208, 102, 203, 128, 203, 140, 210, 176, 212, 235, 211, 250, 206, 262, 204, 300, 204,
		310, 209, 360, 210, 470, 209, 500, 203, 520, 198, 560, 198, 572, 205, 600, 206, 618, 200, 640, 199, 640, 222, 0, 222)
	m.Fill(line, func(x, y int) {
		c := sprites.V4
		if math.Abs(float64(x)-sunX) < 70 || y > 209 && (x+y)%2 == 0 {
			c = sprites.V5
		}
		m.Set(x, y, c)
	})
}

// pyramid draws two faces that meet in the edge from the apex to (edge, base):
// the left one lit, with courses of stone, the right one dark and lighter
// towards the ground.
func pyramid(m *bake.Image, ax, ay, left, right, base, edge float64, lit, shade []sprites.Index) {
	tall := base - ay
	top := float64(len(lit) - 1)
	m.Fill(bake.Pts(ax, ay, left, base, edge, base), func(x, y int) {
		v := top - 1.2*(float64(y)-ay)/tall
		c := bake.Dither(lit, v, x, y, .5)
		row := (y - int(ay)) / 4
		if run := (x + int(bake.Rand(row, int(ax))*40)) / 5; (y-int(ay))%4 == 3 && bake.Rand(run, row) < .4 {
			c = lit[max(0, int(math.Round(v))-1)]
		}
		m.Set(x, y, c)
	})
	m.Fill(bake.Pts(ax, ay, edge, base, right, base), func(x, y int) {
		v := float64(len(shade)-1) * math.Pow((float64(y)-ay)/tall, 1.6)
		c := bake.Dither(shade, v, x, y, .5)
		row := (y - int(ay)) / 4
		if run := (x + int(bake.Rand(row, int(ax))*40)) / 6; (y-int(ay))%4 == 3 && bake.Rand(run, row+77) < .17 {
			c = shade[min(len(shade)-1, int(math.Round(v))+1)]
		}
		m.Set(x, y, c)
	})
}

// town is a mud-brick mosque and its houses before the evening sky.
func town(m *bake.Image) {
	const ground = horizon + 2
	body, rim, dark := sprites.V2, sprites.V4, sprites.V1
	block := func(x, w, h int) {
		m.Rect(x, ground-h, w, h, body)
		m.Rect(x+w-1, ground-h, 1, h, rim) // the sun stands to the right of the town
		m.Rect(x, ground-h, 1, h, dark)
	}
	tower := func(x, w, h int) {
		for y := range h {
			in := (h - y) * 2 / h // leans inwards
			m.Rect(x+in, ground-1-y, w-2*in, 1, body)
			m.Set(x+w-in-1, ground-1-y, rim)
			m.Set(x+in, ground-1-y, dark)
		}
		for y := 5; y < h-3; y += 5 { // beams that stick out of the wall
			m.Set(x-1, ground-1-y, dark)
			m.Set(x+w, ground-1-y, dark)
			m.Set(x+w/2, ground-1-y, dark)
		}
		m.Rect(x+w/2-1, ground-h-2, 2, 2, body)
	}
	block(84, 20, 8)
	block(128, 14, 7)
	block(140, 12, 10)
	block(100, 34, 12)
	for x := 101; x < 133; x += 4 {
		m.Rect(x, ground-14, 2, 2, body)
	}
	tower(108, 9, 27)
	tower(127, 7, 20)
	tower(88, 6, 16)
	for _, d := range [][2]int{{103, 5}, {121, 6}, {137, 4}, {145, 5}, {94, 4}} {
		m.Rect(d[0], ground-d[1], 2, d[1]-1, dark)
	}
	m.Set(122, ground-9, sprites.G3) // a lamp already lit
	m.Set(147, ground-7, sprites.G2)
}

// bank is the far shore: reeds, and palms too small to move.
func bank(m *bake.Image) {
	for i := range 34 {
		x := int(bake.Rand(i, 31) * width)
		if x > 78 && x < 232 { // the town and the sun stand free
			continue
		}
		smallPalm(m, x, horizon+2, 7+int(bake.Rand(i, 33)*7), float64(bake.Rand(i, 35)*4)-2)
	}
	for x := range width {
		for q := range int(2 + float64(2.5*bake.Noise(float64(x)*.13, 3))) {
			m.Set(x, horizon+2-q, sprites.V1)
		}
	}
}

func smallPalm(m *bake.Image, x, y, h int, lean float64) {
	top := x
	for i := range h {
		t := float64(i) / float64(h)
		top = int(math.Round(float64(x) + float64(lean*t*t)))
		m.Set(top, y-i, sprites.V1)
	}
	crown := bake.Grid(`
..66..66...
.6776.6776.
67..676..76
7..67767..7
...7...7...
..7.....7..
`)
	m.Blit(crown, top-5, y-h-3)
}

func river(m *bake.Image) {
	ramp := []sprites.Index{sprites.V1, sprites.V2, sprites.V3, sprites.V4, sprites.V5, sprites.V6, sprites.G3, sprites.E7}
	for y := horizon + 3; y < horizon+24; y++ {
		t := float64(y-horizon-3) / 19
		for x := range width {
			d := math.Abs(float64(x) - sunX - float64(2*math.Sin(float64(y)*.9)))
			v := 3.8 - float64(1.5*t) + float64(2.6*math.Exp(-d/(22+float64(t*22))))
			m.Set(x, y, bake.Dither(ramp, v, x, y, .35))
		}
	}
	for i := range 150 { // ripples, longer near the viewer
		y := horizon + 4 + int(bake.Rand(i, 51)*18)
		x := int(bake.Rand(i, 52) * width)
		c := sprites.V2
		switch {
		case math.Abs(float64(x)-sunX) < 50:
			c = sprites.V5
		case i%3 == 0:
			c = sprites.V5
		}
		m.Rect(x, y, 4+(y-horizon)/2+int(bake.Rand(i, 53)*8), 1, c)
	}
}
