package bake

import (
	"math"
	"slices"

	"sandglass/sprites"
)

// A Pt is a point of a curve or polygon, in pixels.
type Pt struct{ X, Y float64 }

// Pts makes points from a list of x, y pairs.
func Pts(v ...float64) []Pt {
	p := make([]Pt, len(v)/2)
	for i := range p {
		p[i] = Pt{v[2*i], v[2*i+1]}
	}
	return p
}

// Fill calls f for every pixel inside the image whose centre is in the polygon.
func (m *Image) Fill(p []Pt, f func(x, y int)) {
	for y := range m.H {
		yc := float64(y) + .5
		var xs []float64
		for i := range p {
			a, b := p[i], p[(i+1)%len(p)]
			if (a.Y <= yc) != (b.Y <= yc) {
				xs = append(xs, a.X+float64((yc-a.Y)/(b.Y-a.Y))*(b.X-a.X))
			}
		}
		slices.Sort(xs)
		for i := 0; i+1 < len(xs); i += 2 {
			for x := max(0, int(math.Ceil(xs[i]-.5))); x < m.W && float64(x)+.5 < xs[i+1]; x++ {
				f(x, y)
			}
		}
	}
}

// Poly fills a polygon with one colour.
func (m *Image) Poly(p []Pt, c sprites.Index) { m.Fill(p, func(x, y int) { m.Set(x, y, c) }) }

// Smooth runs a Catmull-Rom curve through the points, n steps between two.
func Smooth(p []Pt, closed bool, n int) []Pt {
	at := func(i int) Pt {
		if closed {
			return p[(i+len(p))%len(p)]
		}
		return p[max(0, min(i, len(p)-1))]
	}
	spans := len(p)
	if !closed {
		spans--
	}
	var out []Pt
	for i := range spans {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for k := range n {
			t := float64(k) / float64(n)
			f := func(a, b, c, d float64) float64 {
				return .5 * (2*b + float64(c-a)*t + float64(2*a-5*b+4*c-d)*t*t + float64(3*b-a-3*c+d)*t*t*t)
			}
			out = append(out, Pt{f(a.X, b.X, c.X, d.X), f(a.Y, b.Y, c.Y, d.Y)})
		}
	}
	if !closed {
		out = append(out, p[len(p)-1])
	}
	return out
}

// Stroke draws a path with a square brush w pixels wide, on pixels long and
// then off pixels not; off 0 draws it whole.
func (m *Image) Stroke(p []Pt, w int, c sprites.Index, on, off float64) {
	done := 0.0
	for i := range len(p) - 1 {
		l := math.Hypot(p[i+1].X-p[i].X, p[i+1].Y-p[i].Y)
		for t := 0.0; t < l; t += .5 {
			if off == 0 || math.Mod(done+t, on+off) < on {
				m.Rect(int(Lerp(p[i].X, p[i+1].X, t/l))-w/2, int(Lerp(p[i].Y, p[i+1].Y, t/l))-w/2, w, w, c)
			}
		}
		done += l
	}
}
