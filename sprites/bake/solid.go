package bake

import (
	"math"

	"sandglass/sprites"
)

// super is how many samples a pixel has across and down.
const super = 4

type sample struct {
	z, light float64
	material int // 0: nothing here
}

type material struct {
	tones  []sprites.Index // dark to light
	limits []float64       // light above limits[i] gives tone i+1 or lighter
}

// A Solid is a scene of rounded bodies, rendered with one light from the top
// left to few tones a material. It gives volume; identity (eyes, marks) is
// set by hand afterwards.
type Solid struct {
	w, h      int
	samples   []sample
	materials []material
}

// NewSolid is an empty scene of w by h pixels.
func NewSolid(w, h int) *Solid {
	return &Solid{w: w, h: h, samples: make([]sample, w*h*super*super), materials: make([]material, 1)}
}

// Material adds a material and gives its number: tones dark to light, and
// between each two the light (about -1 to 1) at which the lighter begins.
func (s *Solid) Material(tones []sprites.Index, limits ...float64) int {
	if len(limits) != len(tones)-1 {
		panic("solid: a material has one limit between each two tones")
	}
	s.materials = append(s.materials, material{tones, limits})
	return len(s.materials) - 1
}

func (s *Solid) put(x, y int, z, light float64, material int) {
	if x < 0 || y < 0 || x >= s.w*super || y >= s.h*super {
		return
	}
	if q := &s.samples[y*s.w*super+x]; q.material == 0 || z > q.z {
		*q = sample{z, light, material}
	}
}

// A Ball is an ellipsoid: centre, radii, material, and light added to its own.
// Cut, if set, says what of it is cut away, in radii from the centre.
type Ball struct {
	X, Y, Z, RX, RY, RZ float64
	Material            int
	Bias                float64
	Cut                 func(u, v float64) bool
}

// Ball adds an ellipsoid.
func (s *Solid) Ball(b Ball) {
	for y := int((b.Y - b.RY) * super); y <= int((b.Y+b.RY)*super)+1; y++ {
		for x := int((b.X - b.RX) * super); x <= int((b.X+b.RX)*super)+1; x++ {
			u := ((float64(x)+.5)/super - b.X) / b.RX
			v := ((float64(y)+.5)/super - b.Y) / b.RY
			d := float64(u*u) + float64(v*v)
			if d > 1 || b.Cut != nil && b.Cut(u, v) {
				continue
			}
			w := math.Sqrt(1 - d)
			s.put(x, y, b.Z+float64(w*b.RZ), lit(u/b.RX, v/b.RY, w/b.RZ)+b.Bias, b.Material)
		}
	}
}

// Limb adds a rounded cone between two points at depth z, radius r0 to r1.
func (s *Solid) Limb(a Pt, r0 float64, b Pt, r1, z float64, material int, bias float64) {
	n := int(math.Hypot(b.X-a.X, b.Y-a.Y)*super) + 2
	for i := range n + 1 {
		t := float64(i) / float64(n)
		r := Lerp(r0, r1, t)
		s.Ball(Ball{X: Lerp(a.X, b.X, t), Y: Lerp(a.Y, b.Y, t), Z: z, RX: r, RY: r, RZ: r, Material: material, Bias: bias})
	}
}

// lit is the light on a surface with the given normal of any length.
func lit(x, y, z float64) float64 {
	const lx, ly, lz = -0.509, -0.694, 0.509 // normalise(-.55, -.75, .55)
	return (float64(x*lx) + float64(y*ly) + float64(z*lz)) / math.Sqrt(float64(x*x)+float64(y*y)+float64(z*z))
}

// Render makes the picture: a pixel is opaque when at least the share cover of
// its samples is, takes the most frequent material and that one's mean light.
func (s *Solid) Render(cover float64) *Image {
	mats, tones := make([]int, s.w*s.h), make([]int, s.w*s.h)
	for i := range mats {
		mats[i], tones[i] = s.pixel(i%s.w, i/s.w, cover)
	}
	for range 2 {
		tones = s.settled(mats, tones)
	}
	m := New(s.w, s.h)
	for i, k := range mats {
		if k > 0 {
			m.Pix[i] = s.materials[k].tones[tones[i]]
		}
	}
	return m
}

func (s *Solid) pixel(x, y int, cover float64) (mat, tone int) {
	count, sum, on := make([]int, len(s.materials)), make([]float64, len(s.materials)), 0
	for j := range super {
		for i := range super {
			if q := s.samples[(y*super+j)*s.w*super+x*super+i]; q.material > 0 {
				on++
				count[q.material]++
				sum[q.material] += q.light
			}
		}
	}
	if float64(on) < cover*super*super {
		return 0, 0
	}
	for k := range count {
		if count[k] > count[mat] {
			mat = k
		}
	}
	light := sum[mat] / float64(count[mat])
	for tone < len(s.materials[mat].limits) && light > s.materials[mat].limits[tone] {
		tone++
	}
	return mat, tone
}

// settled gives every pixel whose neighbours of the same material all have
// other tones their mean tone: lone pixels read as dirt.
func (s *Solid) settled(mats, tones []int) []int {
	out := append([]int(nil), tones...)
	for i := range mats {
		if mats[i] == 0 {
			continue
		}
		same, n, sum := 0, 0, 0
		for j := -1; j <= 1; j++ {
			for k := -1; k <= 1; k++ {
				x, y := i%s.w+k, i/s.w+j
				if x < 0 || y < 0 || x >= s.w || y >= s.h || j == 0 && k == 0 || mats[y*s.w+x] != mats[i] {
					continue
				}
				n++
				sum += tones[y*s.w+x]
				if tones[y*s.w+x] == tones[i] {
					same++
				}
			}
		}
		if n >= 3 && same == 0 {
			out[i] = int(math.Round(float64(sum) / float64(n)))
		}
	}
	return out
}
