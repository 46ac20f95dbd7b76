package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
)

// sea is what is no province's.
const sea place.Province = -1

// lands says of every pixel which province it belongs to.
type lands [place.Height][place.Width]place.Province

func (l *lands) at(x, y int) place.Province {
	if !place.In(x, y) {
		return sea
	}
	return l[y][x]
}

// share gives every pixel on land to the province of its bank whose middle is
// nearest; bent by noise, or the borders would be straight.
func share(w *water) *lands {
	l := &lands{}
	for y := range place.Height {
		for x := range place.Width {
			if l[y][x] = sea; w.wet(x, y) {
				continue
			}
			fx, fy := float64(x), float64(y)
			bx := fx + (bake.Noise(fx*.05, fy*.05)-.5)*16 + (bake.Noise(fx*.16, fy*.16+40)-.5)*5
			by := fy + (bake.Noise(fx*.05+50, fy*.05)-.5)*5 + (bake.Noise(fx*.16+90, fy*.16)-.5)*2
			least := math.Inf(1)
			for p := range place.Provinces {
				if p.East() != (y < place.Nile(x)) {
					continue
				}
				if d := apart(p, bx, by); d < least {
					least, l[y][x] = d, p
				}
			}
		}
	}
	return l
}

// apart is how far a point is from the core of a province.
func apart(p place.Province, x, y float64) float64 {
	const inX, inY = 18, 14
	rx, ry, rw, rh := place.Ring(p)
	dx := max(float64(rx+inX)-x, x-float64(rx+rw-inX), 0)
	dy := max(float64(ry+inY)-y, y-float64(ry+rh-inY), 0)
	return math.Hypot(dx, dy*1.3)
}

// pale are the provinces with the lighter sand: no two neighbours on a bank are alike but for a few corners.
var pale = [place.Provinces]bool{
	place.Buto: true, place.Baharya: true, place.Mendes: true, place.Abydos: true, place.Kharga: true, place.Sawu: true, place.Abu: true,
}

// upper says that a province is in Upper Egypt.
func upper(p place.Province) bool { return p >= place.Abydos }

// egypt is the map: sand in two tints, the green of the Nile, borders, the double line
// between Lower and Upper Egypt, waters, and what grows and rises there.
func egypt() *bake.Image {
	w := measure()
	return picture(w, share(w))
}

func picture(w *water, l *lands) *bake.Image {
	m := bake.New(place.Width, place.Height)
	ground(m, w, l)
	borders(m, l)
	waves(m, w)
	furnish(m, w, l)
	return m
}

func ground(m *bake.Image, w *water, l *lands) {
	for y := range m.H {
		for x := range m.W {
			if p := l[y][x]; p != sea {
				m.Set(x, y, groundAt(w, x, y, pale[p]))
			}
		}
	}
}

func groundAt(w *water, x, y int, pale bool) Index {
	fx, fy := float64(x), float64(y)
	far := w.river[y][x]
	if strip := 12 + 14*(bake.Noise(fx*.05, fy*.05)-.5); far < strip {
		if in := (strip - far) / strip; in > .34 || bake.Bayer(x, y) < in*2.6 {
			return field(w.along[y][x], far)
		}
	}
	n := .65*bake.Noise(fx*.014, fy*.026) + .35*bake.Noise(fx*.05+7, fy*.09)
	ramp := []Index{E4, E5, E5}
	if pale {
		ramp = []Index{E5, E6, E6}
	}
	return bake.Dither(ramp, 1+(n-.5)*2.2, x, y, .4)
}

// field is the colour of a plot of farmland, by how far along the Nile and away from it.
func field(along, far float64) Index {
	if math.Mod(along, 11) < 1 {
		return F2
	}
	plot := int(bake.Rand(int(math.Floor(along/11)), int(far/6)) * 4)
	return [...]Index{F3, F4, F3, F2}[plot]
}

// borders draw the lines between provinces, 2 px thick with light at the lower
// right; the one between Lower and Upper Egypt is red with a light heart.
func borders(m *bake.Image, l *lands) {
	line := map[[2]int]Index{}
	put := func(x, y int, c Index) {
		if l.at(x, y) != sea && line[[2]int{x, y}] != R1 {
			line[[2]int{x, y}] = c
		}
	}
	for y := range m.H {
		for x := range m.W {
			a := l.at(x, y)
			for _, d := range [2][2]int{{1, 0}, {0, 1}} {
				b := l.at(x+d[0], y+d[1])
				switch {
				case a == sea || b == sea || a == b:
				case upper(a) != upper(b):
					for k := -1; k <= 2; k++ {
						put(x+k*d[0], y+k*d[1], R1)
					}
				default:
					put(x, y, E1)
					put(x+d[0], y+d[1], E1)
				}
			}
		}
	}
	for y := range m.H {
		for x := range m.W {
			q := [2]int{x, y}
			if c := line[q]; c != T {
				m.Set(x, y, c)
			} else if m.At(x, y) != T && (line[[2]int{x - 1, y}] != T || line[[2]int{x, y - 1}] != T) {
				m.Set(x, y, map[bool]Index{true: F4, false: E7}[m.At(x, y) >= F2 && m.At(x, y) <= F4])
			}
		}
	}
	for y := range m.H { // the heart of the red line
		for x := range m.W {
			a := l.at(x, y)
			for _, d := range [2][2]int{{1, 0}, {0, 1}} {
				if b := l.at(x+d[0], y+d[1]); a != sea && b != sea && upper(a) != upper(b) {
					m.Set(x, y, R4)
				}
			}
		}
	}
}
