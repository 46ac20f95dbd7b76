package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
)

// A water tells of every pixel how far it is from the nearest shore, in pixels,
// negative in the water, and of the Nile how far along its course.
type water struct {
	river, sea, along [place.Height][place.Width]float64
}

// shore is the distance to the nearest shore, river's or sea's.
func (w *water) shore(x, y int) float64 { return min(w.river[y][x], w.sea[y][x]) }

// wet says whether the pixel is water; beyond the map nothing is.
func (w *water) wet(x, y int) bool {
	return x >= 0 && y >= 0 && x < place.Width && y < place.Height && w.shore(x, y) < 0
}

// An arm is a part of the river: its course and half its width.
type arm struct {
	course []bake.Pt
	half   float64
}

// arms are the Nile above the delta, the middle arm, and the arms to the west and the east.
func arms() []arm {
	var up, down []bake.Pt
	for _, q := range place.Course() {
		p := bake.Pt{X: float64(q[0]), Y: float64(q[1])}
		if q[0] >= place.Mouth {
			up = append(up, p)
		}
		if q[0] <= place.Mouth {
			down = append(down, p)
		}
	}
	return []arm{
		{bake.Smooth(up, false, 8), 8},
		{bake.Smooth(down, false, 8), 4.6},
		{bake.Smooth(bake.Pts(place.Mouth, 148, 92, 158, 66, 168, 40, 173, 10, 180), false, 6), 3.4},
		{bake.Smooth(bake.Pts(place.Mouth, 148, 94, 137, 70, 130, 44, 127, 10, 120), false, 6), 3.4},
	}
}

// coast is where the sea ends, as its x down the map; gulf where the Red Sea ends, as its y across it.
var (
	coast = bake.Smooth(bake.Pts(52, -30, 45, 10, 40, 50, 30, 90, 22, 122, 18, 148, 22, 178, 28, 214, 33, 250, 40, 310), false, 8)
	gulf  = bake.Smooth(bake.Pts(250, -34, 284, -3, 318, 6, 352, 9, 392, 17, 430, 22, 490, 36), false, 8)
)

// across is the x of a line that runs down at height y.
func across(line []bake.Pt, y float64) float64 {
	for i := 1; ; i++ {
		if a, b := line[i-1], line[i]; i == len(line)-1 || y <= b.Y {
			return bake.Lerp(a.X, b.X, (y-a.Y)/(b.Y-a.Y))
		}
	}
}

// down is the y of a line that runs across at x.
func down(line []bake.Pt, x float64) float64 {
	for i := 1; ; i++ {
		if a, b := line[i-1], line[i]; i == len(line)-1 || x <= b.X {
			return bake.Lerp(a.Y, b.Y, (x-a.X)/(b.X-a.X))
		}
	}
}

// measure measures all the waters.
func measure() *water {
	w := &water{}
	nile := arms()
	for y := range place.Height {
		for x := range place.Width {
			fx, fy := float64(x)+.5, float64(y)+.5
			wobble := (bake.Noise(fx*.06, fy*.06) - .5) * 3
			w.river[y][x] = math.Inf(1)
			for i, a := range nile {
				d, t := near(a.course, fx, fy)
				d -= a.half + wobble*a.half/8 + a.half/6*math.Sin(t*.03)
				if d < w.river[y][x] {
					w.river[y][x], w.along[y][x] = d, t+float64(i)*37
				}
			}
			west := (fx - across(coast, fy) - 3*bake.Noise(fy*.11, 4)) * .97
			east := (fy - down(gulf, fx) - 3*bake.Noise(fx*.11, 9)) * .97
			w.sea[y][x] = min(west, east)
		}
	}
	return w
}

// near is how far a point is from a path, and how far along the path that is.
func near(p []bake.Pt, x, y float64) (d, along float64) {
	d = math.Inf(1)
	done := 0.0
	for i := range len(p) - 1 {
		a, b := p[i], p[i+1]
		dx, dy := b.X-a.X, b.Y-a.Y
		l := math.Hypot(dx, dy)
		u := max(0, min(((x-a.X)*dx+(y-a.Y)*dy)/(l*l), 1))
		if q := math.Hypot(x-a.X-u*dx, y-a.Y-u*dy); q < d {
			d, along = q, done+u*l
		}
		done += l
	}
	return d, along
}

// waves paint the waters: shadow under the northern and western shores, light
// along the others, lines that follow the coast, dashes that follow the stream.
func waves(m *bake.Image, w *water) {
	for y := range m.H {
		for x := range m.W {
			if w.wet(x, y) {
				m.Set(x, y, waveAt(w, x, y))
			} else if w.shore(x, y) < 1.2 {
				m.Set(x, y, E1)
			}
		}
	}
}

func waveAt(w *water, x, y int) Index {
	river, sea := w.river[y][x], -w.sea[y][x]
	dry := func(dx, dy int) bool { return place.In(x+dx, y+dy) && !w.wet(x+dx, y+dy) }
	switch {
	case dry(0, -1), dry(-1, 0), dry(0, -2):
		return W1
	case dry(0, 1), dry(1, 0):
		return W3
	case sea > 3 && sea < 4.3 && river > -1, sea > 7 && sea < 8.2 && (x+y)&3 < 2:
		return W3
	case river < -2.5 && sea < 0:
		lane := math.Floor((-river - 2.5) / 2.5)
		if math.Mod(w.along[y][x]+lane*11, 21) < 7 && math.Mod(-river-2.5, 2.5) < 1 {
			return W3
		}
	}
	return W2
}
