package draw

import (
	"math"

	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// A palm of the foreground: its foot, how tall it is, and how far its head
// leans to the right. The trunk is part of the background; the crown sways.
type palm struct{ x, y, tall, lean float64 }

// foreground are the palms in the order of title.Palms.
var foreground = []palm{{606, 346, 128, -28}, {628, 350, 92, 10}, {14, 350, 118, 4}}

func (p palm) trunk(m *bake.Image) {
	for i := range int(p.tall) + 1 {
		t := float64(i) / p.tall
		x := int(math.Round(p.x + float64(p.lean*t*t)))
		w := int(2.4 + float64(2.6*(1-t)*(1-t)))
		if i%5 == 0 { // the scars of old fronds
			w++
		}
		for q := range w + 1 {
			c := sprites.N0
			if q == 0 && i%5 < 3 {
				c = sprites.R1
			}
			m.Set(x+q-w/2, int(p.y)-i, c)
		}
	}
}

// A frond grows at an angle (radians, up is negative) to a length and droops;
// both are in parts of the crown's size.
type frond struct{ angle, length, droop float64 }

var fronds = []frond{
	{2.9, .6, .8}, {.25, .65, .8}, {-2.9, .9, 1}, {-.2, .95, 1}, {-2.55, 1.05, .75}, {-.6, 1.05, .75},
	{-1.3, .5, .8}, {-1.75, .62, .62}, {-2.05, .95, .5}, {-1.05, .95, .5},
}

// crown draws the fronds about the middle of a square picture; sway moves the
// tips, by about 2 px for 1.
func (p palm) crown(sway float64) *bake.Image {
	size := float64(p.tall * .52)
	half := int(size*1.15) + 2
	m := bake.New(2*half+1, 2*half+1)
	for k, f := range fronds {
		f.angle += sway * 2 / size
		f.draw(m, float64(half), float64(half), size, k)
	}
	m.Rect(half-2, half-1, 4, 3, sprites.N0)
	for _, d := range [][2]int{{-2, 2}, {1, 2}, {-1, 3}, {2, 3}, {0, 4}} { // dates
		m.Set(half+d[0], half+d[1], sprites.R2)
	}
	m.Set(half-2, half+2, sprites.R3)
	return m
}

func (f frond) draw(m *bake.Image, cx, cy, size float64, k int) {
	left := math.Cos(f.angle) < 0 // towards the sun
	steps := int(size*f.length) * 2
	reach := size * f.length
	for i := range steps + 1 {
		t := float64(i) / float64(steps)
		x := int(math.Round(cx + .5 + float64(math.Cos(f.angle)*reach*t)))
		y := int(math.Round(cy + float64(math.Sin(f.angle)*reach*t) + float64(f.droop*size*.75*t*t)))
		leaf := int((1 - math.Abs(float64(2*t)-1)) * size * .26)
		for q := 1; q <= leaf; q++ { // leaflets hang apart, their roots closed
			if q > 2 && (x+q/3)%2 != 0 {
				continue
			}
			c := sprites.N0
			if q <= 2 || k >= 6 {
				c = sprites.V0
			}
			m.Set(x, y+q, c)
		}
	}
	for i := range steps + 1 {
		t := float64(i) / float64(steps)
		x := int(math.Round(cx + .5 + float64(math.Cos(f.angle)*reach*t)))
		y := int(math.Round(cy + float64(math.Sin(f.angle)*reach*t) + float64(f.droop*size*.75*t*t)))
		rib := sprites.F0
		if left {
			rib = sprites.R1
			if t > .15 && t < .5 && k >= 6 {
				rib = sprites.R2
			}
		}
		m.Set(x, y, rib)
	}
}

// frame draws the dark knolls with grass on which the palms stand.
func frame(m *bake.Image) {
	for _, p := range foreground {
		p.trunk(m)
	}
	knoll(m, 626, 338, 70)
	knoll(m, 4, 340, 66)
	for i, t := range [][4]float64{{580, 349, 9, 14}, {612, 342, 11, 18}, {636, 342, 7, 12}, {30, 345, 11, 15}, {6, 343, 7, 18}, {52, 354, 7, 9}} {
		tuft(m, int(t[0]), int(t[1]), int(t[2]), t[3], i+1)
	}
}

func knoll(m *bake.Image, cx, top, w float64) {
	for x := int(cx - w); x <= int(cx+w); x++ {
		u := (float64(x) + .5 - cx) / w
		y0 := top + float64((362-top)*math.Pow(math.Abs(u), 2.2)) + float64(1.5*bake.Noise(float64(x)*.2, 9))
		for y := int(y0); y < height; y++ {
			c := sprites.N0
			switch {
			case float64(y)-y0 < 2 && u < .2:
				c = sprites.V1
			case float64(y)-y0 < 5:
				c = sprites.V0
			}
			m.Set(x, y, c)
		}
	}
}

func tuft(m *bake.Image, cx, y, n int, h float64, seed int) {
	for i := range n {
		lean := (float64(i)/float64(n-1)*2 - 1) * h * .8
		blade := h * (1 - .35*math.Abs(lean)/h) * (.75 + float64(.4*bake.Rand(i, seed)))
		for q := range int(blade) + 1 {
			t := float64(q) / blade
			c := sprites.N0
			switch {
			case t > .8:
				c = sprites.V2
			case t > .55:
				c = sprites.V0
			}
			m.Set(cx+i-n/2+int(lean*t*t), y-q, c)
		}
	}
}
