package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// samples is how many samples a pixel of a bake.Solid has across and down.
const samples = 4

// dot sets one sample of a solid: a ball so small that it covers no other.
// Surfaces that are no balls are made of these.
func dot(s *bake.Solid, x, y, z, light float64, material int) {
	const r, front = .1, .509 // front is the light on a ball's nearest point
	s.Ball(bake.Ball{X: x, Y: y, Z: z - r, RX: r, RY: r, RZ: r, Material: material, Bias: light - front})
}

// lit is the light on a surface with the given normal of any length, as on the balls.
func lit(x, y, z float64) float64 {
	return (-.509*x - .694*y + .509*z) / math.Sqrt(x*x+y*y+z*z)
}

// An ornament picks the material and additional light at a point of a surface;
// material 0 is the body's own.
type ornament func(u, v float64) (material int, bias float64)

// profile is a curve through pairs of y and radius.
func profile(v ...float64) func(y float64) float64 {
	p := bake.Smooth(bake.Pts(v...), false, 12)
	return func(y float64) float64 {
		if y <= p[0].X {
			return p[0].Y
		}
		for i := range len(p) - 1 {
			if y <= p[i+1].X {
				return bake.Lerp(p[i].Y, p[i+1].Y, (y-p[i].X)/(p[i+1].X-p[i].X+1e-9))
			}
		}
		return p[len(p)-1].Y
	}
}

// lathe adds a surface of revolution about the vertical through cx from y0 to y1. Its
// ornament is chosen by the angle round the axis (0 in front) and y, so that it
// curves with the form.
func lathe(s *bake.Solid, cx, z, y0, y1 float64, radius func(y float64) float64, material int, o ornament) {
	for j := int(y0 * samples); j < int(y1*samples); j++ {
		y := (float64(j) + .5) / samples
		r := radius(y)
		slope := (radius(y+.25) - radius(y-.25)) / .5
		for i := int((cx - r) * samples); i <= int((cx+r)*samples)+1; i++ {
			x := (float64(i) + .5) / samples
			u := (x - cx) / r
			if u < -1 || u > 1 {
				continue
			}
			w := math.Sqrt(1 - u*u)
			k, bias := material, 0.0
			if o != nil {
				if m, b := o(math.Asin(u), y); m > 0 {
					k, bias = m, b
				}
			}
			dot(s, x, y, z+w*r, lit(u, -slope, w)+bias, k)
		}
	}
}

// slab adds a plate with the outline p at depth z whose edge is rounded over
// the given width and height; on it the ornament is chosen by x and y.
func slab(s *bake.Solid, w, h int, p []bake.Pt, z, width, height float64, material int, o ornament) {
	high := func(x, y float64) float64 {
		d := inside(p, x, y)
		if d < 0 {
			return -1
		}
		return height * math.Sqrt(1-sq(1-max(0, min(d/width, 1))))
	}
	for j := range h * samples {
		for i := range w * samples {
			x, y := (float64(i)+.5)/samples, (float64(j)+.5)/samples
			top := high(x, y)
			if top < 0 {
				continue
			}
			const e = .3
			slope := func(dx, dy float64) float64 {
				a, b := high(x+dx, y+dy), high(x-dx, y-dy)
				if a < 0 {
					a = top - e*1.2
				}
				if b < 0 {
					b = top - e*1.2
				}
				return (a - b) / (2 * e)
			}
			k, bias := material, 0.0
			if o != nil {
				if m, b := o(x, y); m > 0 {
					k, bias = m, b
				} else {
					bias = b
				}
			}
			dot(s, x, y, z+top, lit(-slope(e, 0), -slope(0, e), 1)+bias, k)
		}
	}
}

// inside is how far a point is from the edge of a polygon, below 0 outside.
func inside(p []bake.Pt, x, y float64) float64 {
	in, best := false, math.Inf(1)
	for i, a := range p {
		b := p[(i+1)%len(p)]
		if (a.Y <= y) != (b.Y <= y) && x < a.X+(y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
		dx, dy := b.X-a.X, b.Y-a.Y
		t := max(0, min(((x-a.X)*dx+(y-a.Y)*dy)/(dx*dx+dy*dy+1e-12), 1))
		best = min(best, math.Hypot(x-a.X-t*dx, y-a.Y-t*dy))
	}
	if !in {
		return -best
	}
	return best
}

// tube adds a chain of limbs along a smooth curve, its radius going from r0 to r1.
func tube(s *bake.Solid, z, r0, r1 float64, material int, bias float64, points ...float64) {
	p := bake.Smooth(bake.Pts(points...), false, 8)
	n := float64(len(p) - 1)
	for i := range len(p) - 1 {
		s.Limb(p[i], bake.Lerp(r0, r1, float64(i)/n), p[i+1], bake.Lerp(r0, r1, float64(i+1)/n), z, material, bias)
	}
}

// limb is a straight tube.
func limb(s *bake.Solid, x0, y0, r0, x1, y1, r1, z float64, material int) {
	s.Limb(bake.Pt{X: x0, Y: y0}, r0, bake.Pt{X: x1, Y: y1}, r1, z, material, 0)
}

// ball is a ball without cut or bias.
func ball(s *bake.Solid, x, y, z, rx, ry, rz float64, material int) {
	s.Ball(bake.Ball{X: x, Y: y, Z: z, RX: rx, RY: ry, RZ: rz, Material: material})
}

func sq(v float64) float64 { return v * v }

// The materials of what is found, dark to light.
func gold(s *bake.Solid) int {
	return s.Material([]Index{E0, G0, G1, G2, G3, E7}, -.1, .2, .5, .78, .95)
}
func clay(s *bake.Solid) int {
	return s.Material([]Index{R0, R1, R2, R3, R4, E6}, -.15, .12, .42, .80, .965)
}
func soot(s *bake.Solid) int { return s.Material([]Index{N0, N1, E0, E1, E3}, 0, .5, .86, .97) }
func marble(s *bake.Solid) int {
	return s.Material([]Index{S0, S1, S2, S3, S4, E7}, -.35, -.05, .25, .56, .86)
}
func bronze(s *bake.Solid) int {
	return s.Material([]Index{N0, N1, S0, S1, S2, S4}, -.02, .30, .60, .84, .955)
}
func faience(s *bake.Solid) int {
	return s.Material([]Index{W0, W1, W2, W3, W4, E7}, .05, .32, .62, .88, .975)
}
func lapis(s *bake.Solid) int {
	return s.Material([]Index{V0, B0, B0, B1, B2, E7}, -.05, .1, .45, .8, .975)
}
func sandstone(s *bake.Solid) int {
	return s.Material([]Index{E1, E2, E3, E4, E5, E6}, 0, .28, .50, .72, .93)
}
func wood(s *bake.Solid) int {
	return s.Material([]Index{E0, E1, E2, E3, E4}, -.05, .3, .6, .9)
}
func iron(s *bake.Solid) int {
	return s.Material([]Index{N1, S0, S1, S2, S3, S4}, -.1, .22, .5, .78, .95)
}
func red(s *bake.Solid) int {
	return s.Material([]Index{R0, R1, R2, R3, R4}, 0, .25, .6, .9)
}
func ivory(s *bake.Solid) int {
	return s.Material([]Index{E1, E3, E4, E5, E6, E7}, -.25, .05, .32, .62, .9)
}
