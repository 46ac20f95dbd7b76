package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// The scene of the offering: the horizon, and the middle of the gate.
const (
	horizon = 172
	middle  = place.Width / 2
)

// dusk is the temple of Amun-Re in the evening: sky, two towers with the gate between
// them, obelisks, and the way that leads to the gate.
func dusk() *bake.Image {
	m := bake.New(place.Width, place.Height)
	evening(m)
	tower(m, middle-178, middle-34)
	tower(m, middle+34, middle+178)
	gate(m)
	grove(m)
	obelisk(m, middle-206)
	obelisk(m, middle+200)
	procession(m)
	return m
}

// evening is the sky, violet above, and the sand in its last light.
func evening(m *bake.Image) {
	for y := range m.H {
		for x := range m.W {
			if y < horizon {
				d := math.Hypot(float64(x-middle), float64(y-horizon)*1.2)
				v := 4.6*math.Pow(float64(y)/horizon, 1.3) + 1.8*math.Exp(-d/120)
				m.Set(x, y, bake.Dither([]Index{V0, V1, V2, V3, V4, V5, V6}, v, x, y, .6))
				continue
			}
			v := 2.4 - float64(y-horizon)*.018 + (bake.Noise(float64(x)*.02, float64(y)*.05)-.5)*.8
			m.Set(x, y, bake.Dither([]Index{V1, R1, R2, R3, V5}, v, x, y, .5))
		}
	}
	for i := range 40 { // the first stars
		x, y := int(bake.Rand(i, 5)*place.Width), int(bake.Rand(i, 9)*44)
		m.Rect(x, y, 1, 1+i%2, V4)
	}
}

// grove are the palms behind the obelisks, dark against the sky.
func grove(m *bake.Image) {
	for _, p := range [...][3]int{{9, 44, -4}, {32, 30, 3}, {place.Width - 8, 46, 3}, {place.Width - 28, 28, -5}} {
		tree := bake.New(m.W, m.H)
		desert.Palm(tree, p[0], horizon+5, p[1], float64(p[2]))
		for i, c := range tree.Pix {
			if c != T {
				m.Pix[i] = map[bool]Index{true: V1, false: V0}[c == E4 || c == E2 || c == F3]
			}
		}
	}
}

// deeper is the next darker tone of the evening's stone.
func deeper(c Index) Index {
	return [Colours]Index{E6: V6, V6: V5, V5: R3, R3: R2}[c]
}

// towerTop is the y of the towers' upper edge.
const towerTop = 46

// tower is one of the pylon's two, from x0 to x1 at its foot.
func tower(m *bake.Image, x0, x1 int) {
	w, foot := x1-x0, horizon+6
	outline := bake.Pts(float64(x0+10), towerTop, float64(x1-10), towerTop, float64(x1), float64(foot), float64(x0), float64(foot))
	m.Fill(outline, func(x, y int) {
		u := float64(x-x0) / float64(w)
		c := V6
		switch {
		case u < .08:
			c = E6
		case u > .86:
			c = R3
		case u > .62:
			c = V5
		}
		if (y-towerTop)%11 == 10 && bake.Rand(x/9, y) < .5 {
			c = deeper(c)
		}
		m.Set(x, y, c)
	})
	m.Rect(x0+6, towerTop-8, w-12, 9, R1)
	m.Rect(x0+7, towerTop-7, w-14, 6, V6)
	for x := x0 + 8; x < x1-9; x += 4 {
		m.Rect(x, towerTop-7, 2, 6, R3)
	}
	m.Rect(x0+7, towerTop-7, w-14, 1, E6)
	for k := range 2 {
		pole(m, x0+22+k*w/2)
	}
	for k := range 2 {
		relief(m, x0+32+k*36, x0 > middle)
	}
}

// pole is a flag pole before a tower, its pennant blown to the right.
func pole(m *bake.Image, x int) {
	m.Rect(x, towerTop-22, 2, horizon-towerTop+26, E1)
	m.Rect(x, towerTop-22, 1, horizon-towerTop+26, E2)
	m.Rect(x+2, towerTop-22, 11, 6, R2)
	m.Rect(x+2, towerTop-22, 11, 1, R3)
	m.Rect(x+11, towerTop-20, 2, 2, V2)
}

// relief is a king with his staff carved into the wall, and a column of signs beside him.
func relief(m *bake.Image, x int, turned bool) {
	king := bake.Stencil("....###.......#.\n...#####......#.\n...######....###\n...####.......#.\n...#####......#.\n....###.......#.\n....##........#.\n..#############.\n.########.....#.\n.#.#####......#.\n.#.#####......#.\n.#.#####......#.\n.#..###.......#.\n.#..####......#.\n.#..#####.....#.\n....######....#.\n....#######...#.\n....###.###...#.\n....##...##...#.\n....##...##...#.\n....##...##...#.\n...###...##...#.\n...##....##...#.\n...##....##...#.\n...###...###..#.\n...####..####.#.", R3)
	signs := x + 19
	if turned {
		king, signs = king.Mirrored(), x-6
	}
	m.Blit(king.Remapped(Solid(E6)), x+1, 101)
	m.Blit(king, x, 100)
	for k := range 6 {
		sign := [...]string{"##.\n.##", ".#.\n###", "#.#\n.#.", "###\n#.#"}[(k*3+x)&3]
		m.Blit(bake.Stencil(sign, R3), signs, 100+k*5)
	}
}

// gate stands between the towers; the sun sets in it, the winged sun hangs over it.
func gate(m *bake.Image) {
	foot := horizon + 6
	m.Rect(middle-42, 60, 84, foot-60, R1)
	m.Rect(middle-41, 61, 82, foot-62, V6)
	m.Rect(middle-41, 61, 3, foot-62, E6)
	m.Rect(middle+32, 61, 9, foot-62, V5)
	m.Rect(middle-26, 84, 52, foot-84, N0)
	for y := 84; y < foot; y++ {
		for x := middle - 25; x < middle+25; x++ {
			d := math.Hypot(float64(x-middle), float64(y-horizon)*.8)
			m.Set(x, y, bake.Dither([]Index{N0, V0, V1, R1, R3, G2, G3}, 6.2-d*.085, x, y, .5))
		}
	}
	m.Ellipse(middle, 74, 8, 8, G1)
	m.Ellipse(middle, 74, 7, 7, G3)
	m.Ellipse(middle-1, 73, 4, 4, E7)
	for k := range 24 {
		for j := range 7 - k/4 {
			c := [...]Index{B1, G2, R2}[j/2%3]
			m.Set(middle-9-k, 71+j+k/7, c)
			m.Set(middle+8+k, 71+j+k/7, c)
		}
	}
}

func obelisk(m *bake.Image, cx int) {
	x := float64(cx)
	m.Fill(bake.Pts(x-5, 62, x+5, 62, x+8, horizon+10, x-8, horizon+10), func(i, j int) {
		c := V5
		switch {
		case j%9 < 4 && i > cx-3 && i < cx+3:
			c = R2
		case i > cx+1:
			c = V3
		}
		m.Set(i, j, c)
	})
	m.Poly(bake.Pts(x-5, 62, x, 52, x, 62), G3)
	m.Poly(bake.Pts(x, 62, x, 52, x+5, 62), G1)
}

// procession is the paved way to the gate; its slabs narrow in the distance.
func procession(m *bake.Image) {
	m.Fill(bake.Pts(middle-26, horizon+5, middle+26, horizon+5, middle+120, place.Height, middle-120, place.Height), func(x, y int) {
		t := float64(y-horizon) / (place.Height - horizon)
		m.Set(x, y, [2]Index{R3, V5}[int(math.Log(1+t*6)*7)&1])
	})
}

// altar is a block of sandstone with a slab on it, its shadow at its foot; badge, name and tag go on the block.
func altar() *bake.Image {
	m := bake.New(place.AltarWidth, place.AltarHeight)
	m.Ellipse(45, 49, 41, 3, V1)
	m.Rect(4, 4, 78, 46, R0)
	m.Rect(5, 5, 71, 44, E4)
	m.Rect(5, 7, 76, 2, E2)
	m.Rect(5, 9, 71, 1, E3)
	m.Rect(5, 10, 1, 39, E5)
	m.Rect(5, 48, 71, 1, E3)
	m.Rect(76, 9, 5, 40, E2)
	m.Rect(76, 9, 1, 40, E3)
	m.Rect(0, 0, 86, 7, R0)
	m.Rect(1, 1, 84, 5, E5)
	m.Rect(1, 1, 84, 1, E7)
	m.Rect(1, 5, 84, 1, E3)
	return m
}

// bigTemple moves along the bands of the offering, 24x16.
func bigTemple() *bake.Image {
	m := bake.New(24, 16)
	m.Rect(1, 0, 22, 3, E0)
	m.Rect(2, 1, 20, 1, E7)
	m.Rect(15, 1, 7, 1, E5)
	m.Rect(2, 3, 20, 2, E0)
	m.Rect(3, 3, 18, 1, W3)
	for x := 5; x < 21; x += 4 {
		m.Rect(x, 3, 2, 1, R2)
	}
	for k := range 4 {
		x := 2 + k*5
		m.Rect(x, 5, 5, 8, E0)
		m.Rect(x+1, 5, 3, 8, E5)
		m.Rect(x+1, 5, 1, 8, E7)
		m.Rect(x+3, 5, 1, 8, E3)
		m.Rect(x+1, 8, 3, 1, R2)
	}
	m.Rect(0, 13, 24, 3, E0)
	m.Rect(1, 14, 22, 1, E6)
	m.Rect(15, 14, 8, 1, E4)
	return m
}
