package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/caravan"
)

// gait is where the feet of a pose are: from under the hip, forward and up;
// near front, near hind, far front, far hind. Head is how far the head is lower.
type gait struct {
	feet [4]bake.Pt
	head float64
}

func gaitOf(p caravan.Pose) gait {
	switch p {
	case caravan.Idle, caravan.Dip:
		return gait{feet: [4]bake.Pt{{X: .5}, {X: -.5}, {X: -1.5}, {X: 1.5}}}
	case caravan.Nod:
		return gait{feet: [4]bake.Pt{{X: .5}, {X: -.5}, {X: -1.5}, {X: 1.5}}, head: 1}
	}
	t := float64(p) / 6
	return gait{
		// both legs of a side swing almost together: camels pace
		feet: [4]bake.Pt{step(t + .08), step(t), step(t + .58), step(t + .5)},
		head: [6]float64{0, .5, .5, 0, -.5, 0}[p],
	}
}

// step is where a foot is at time t of its cycle: 58 % on the ground going
// back evenly, then forward through the air.
func step(t float64) bake.Pt {
	t -= math.Floor(t)
	if t < .58 {
		return bake.Pt{X: bake.Lerp(3.4, -3.4, t/.58)}
	}
	u := (t - .58) / .42
	return bake.Pt{X: bake.Lerp(-3.4, 3.4, u*u*(3-2*u)), Y: 2.6 * math.Sin(math.Pi*u)}
}

// knee is the joint between hip and foot for bones of length a and b; bend -1
// forward, 1 backward.
func knee(hip, foot bake.Pt, a, b, bend float64) bake.Pt {
	dx, dy := foot.X-hip.X, foot.Y-hip.Y
	d := min(math.Hypot(dx, dy), a+b-.01)
	w := math.Acos(max(-1, min((a*a+d*d-b*b)/(2*a*d), 1)))
	return bake.Pt{X: hip.X + a*math.Cos(math.Atan2(dy, dx)+bend*w), Y: hip.Y + a*math.Sin(math.Atan2(dy, dx)+bend*w)}
}

// beast is a camel being modelled: the scene and its materials.
type beast struct {
	*bake.Solid
	fur, far, cloth int
	bob             float64
}

func newBeast(p caravan.Pose) *beast {
	b := &beast{Solid: bake.NewSolid(32, 28), bob: float64(caravan.Bob(p))}
	b.fur = b.Material([]Index{E1, E2, E3, E4, E5}, -.05, .28, .60, .90)
	b.far = b.Material([]Index{E0, E1, E2}, -.1, .35)
	b.cloth = b.Material([]Index{R0, R1, R2, R3}, -.1, .25, .80)
	return b
}

// leg is one leg from the hip (x, y without the bob) at depth z.
func (b *beast) leg(hip bake.Pt, foot bake.Pt, z float64, front bool, material int) {
	hip.Y += b.bob
	f := bake.Pt{X: hip.X + foot.X, Y: 25.9 - foot.Y}
	bend := -1.0
	if !front {
		bend = 1
		f.X -= .3
	}
	k := knee(hip, f, 5.4, 5.9, bend)
	b.Limb(hip, 1.8, k, .95, z, material, 0)
	b.Limb(k, .9, f, .75, z, material, -.05)
	b.Limb(bake.Pt{X: f.X - .1, Y: f.Y + .4}, .9, bake.Pt{X: f.X + .8, Y: f.Y + .5}, .8, z, material, -.3)
}

func (b *beast) legs(g gait) {
	b.leg(bake.Pt{X: 18.4, Y: 14.8}, g.feet[2], -4, true, b.far)
	b.leg(bake.Pt{X: 7.8, Y: 14.8}, g.feet[3], -4, false, b.far)
	b.leg(bake.Pt{X: 18.6, Y: 14.4}, g.feet[0], 4, true, b.fur)
	b.leg(bake.Pt{X: 7.4, Y: 14.4}, g.feet[1], 4, false, b.fur)
}

// folded are the legs of a kneeling camel, flat on the ground.
func (b *beast) folded() {
	b.Limb(bake.Pt{X: 20.2, Y: 23.4}, 1.7, bake.Pt{X: 22.8, Y: 25.2}, 1.1, 4, b.fur, 0)
	b.Limb(bake.Pt{X: 22.6, Y: 25.6}, 1.0, bake.Pt{X: 17.4, Y: 26}, .8, 4, b.fur, -.1)
	b.Limb(bake.Pt{X: 6.4, Y: 22.6}, 2.2, bake.Pt{X: 10.6, Y: 24.8}, 1.2, 4, b.fur, 0)
	b.Limb(bake.Pt{X: 10.4, Y: 25.4}, 1.0, bake.Pt{X: 4.6, Y: 26}, .8, 4, b.fur, -.1)
	b.Limb(bake.Pt{X: 21.6, Y: 23.6}, 1.5, bake.Pt{X: 24.6, Y: 25.6}, 1, -4, b.far, 0)
}

// trunk is body, hump, tail, neck with its band, and head; it gives the head's caravan.
func (b *beast) trunk(headLow float64) (hx, hy float64) {
	y := b.bob
	b.Limb(bake.Pt{X: 4, Y: 11.4 + y}, .75, bake.Pt{X: 2.7, Y: min(16.6+y, 24.6)}, .6, -1, b.fur, -.3)
	b.Ball(bake.Ball{X: 12.5, Y: 12.3 + y, RX: 8.4, RY: 3.7, RZ: 4, Material: b.fur})
	b.Ball(bake.Ball{X: 18, Y: 12.7 + y, RX: 4, RY: 4.1, RZ: 4, Material: b.fur})
	b.Ball(bake.Ball{X: 7.2, Y: 12.4 + y, RX: 3.7, RY: 3.8, RZ: 4, Material: b.fur})
	b.Limb(bake.Pt{X: 12.2, Y: 10.2 + y}, 4.4, bake.Pt{X: 12, Y: 6.4 + y}, 1.9, 0, b.fur, 0)
	hx, hy = 27.2, 5.4+y*.5+headLow
	if y > 1 { // kneeling, the neck stays as long
		hy = 5.4 + y
	}
	bend := y
	if y == 1 {
		bend = .7
	}
	neck := bake.Smooth(bake.Pts(19.5, 12.1+y, 22.6, 13.2+y, 25.2, 10.4+bend, hx-.9, hy), false, 8)
	for i := range len(neck) - 1 {
		t := float64(i) / float64(len(neck)-1)
		m := b.fur
		if t > .52 && t < .66 {
			m = b.cloth
		}
		r := bake.Lerp(2.8, 1.4, math.Pow(t, .6))
		b.Limb(neck[i], r, neck[i+1], r, 0, m, 0)
	}
	b.Limb(bake.Pt{X: hx - .6, Y: hy - .6}, 1.7, bake.Pt{X: hx + 2.6, Y: hy + .6}, 1.1, .5, b.fur, .1)
	b.Limb(bake.Pt{X: hx - 1.2, Y: hy - 1.9}, .75, bake.Pt{X: hx - 1.6, Y: hy - 2.7}, .5, .5, b.fur, 0)
	return hx, hy
}

// camel draws a camel without packs and pennant, cloth and neck band in red.
func camel(p caravan.Pose) *bake.Image {
	b := newBeast(p)
	var g gait
	if p == caravan.Kneel {
		b.folded()
	} else {
		g = gaitOf(p)
		b.legs(g)
	}
	hx, hy := b.trunk(g.head)
	// the cloth is a shell over hump and flank; a whole ellipsoid would look like an egg
	b.Ball(bake.Ball{X: 12.1, Y: 11.8 + b.bob, Z: 2, RX: 7.2, RY: 7.6, RZ: 6, Material: b.cloth, Bias: .06, Cut: func(u, v float64) bool {
		y := 11.8 + v*7.6
		return y > 16 || math.Abs(u*7.2) > 3+(y-4)*.25
	}})
	m := b.Render(.45)
	face(m, int(math.Round(hx)), int(math.Round(hy)))
	fringe(m)
	return m.Outlined(bake.Dark)
}

// face sets eye, nostril and mouth.
func face(m *bake.Image, x, y int) {
	m.Set(x, y-1, E0)
	m.Set(x+3, y, E1)
	m.Set(x+1, y+1, E2)
	m.Set(x+2, y+1, E2)
}

// fringe turns the lowest pixel of the cloth in every column into gold and red tassels.
func fringe(m *bake.Image) {
	for x := 4; x < 20; x++ {
		for y := m.H - 1; y >= 0; y-- {
			if c := m.At(x, y); c >= R0 && c <= R3 {
				m.Set(x, y, [2]Index{G3, R1}[x%2])
				break
			}
		}
	}
}

// pennants are the players' flags, a shape each, on a pole that stands behind the saddle.
var pennants = [5]string{
	"...11q\n.1133q\n14332q\n.1122q\n...11q\n.....q\n.....q\n.....q\n.....p\n.....p",
	".1111q\n14333q\n13112q\n13322q\n.1111q\n.....q\n.....q\n.....q\n.....p\n.....p",
	"11111q\n.1433q\n..133q\n.1322q\n11111q\n.....q\n.....q\n.....q\n.....p\n.....p",
	"11111q\n14333q\n11111q\n13322q\n11111q\n.....q\n.....q\n.....q\n.....p\n.....p",
	"11111q\n1t3t3q\n1t3t3q\n1t3t3q\n11111q\n.....q\n.....q\n.....q\n.....p\n.....p",
}

// Laden puts a camel together as the scenes do, with up to four goods, 0 to 4.
func Laden(p caravan.Pose, seat int, goods ...int) *bake.Image {
	m := camel(p).Remapped(Player + Remap(seat))
	x, y := caravan.PennantAt(p)
	m.Blit(bake.Grid(pennants[seat]).Remapped(Player+Remap(seat)), x, y)
	for _, i := range []int{2, 3, 0, 1} {
		if i < len(goods) {
			x, y := caravan.PackAt(p, i)
			m.Blit(bake.Grid(goodGrids[goods[i]]), x, y)
		}
	}
	return m
}
