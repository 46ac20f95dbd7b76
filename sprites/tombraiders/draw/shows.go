package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// gallery is the room of an exhibition on its opening night: gaslight on a papered
// wall, velvet at the sides, guests in front.
func gallery() *bake.Image {
	m := bake.New(place.ShowW, place.ShowH)
	const floor = 70
	lamps := [2]float64{62, 170}
	for y := range m.H {
		for x := range m.W {
			d := math.Hypot(float64(x)-lamps[0], float64(y-22)*1.1)
			d = min(d, math.Hypot(float64(x)-lamps[1], float64(y-22)*1.1))
			switch {
			case y >= floor: // boards, lit in the middle
				v := 2.9 - math.Abs(float64(x)-116)/62 - float64(y-floor)*.012
				if (y-floor)%9 == 0 {
					v -= .8
				}
				m.Set(x, y, bake.Dither([]Index{E0, E1, E2, E3}, v, x, y, .3))
			case y > floor-14:
				c := E1
				if x%24 < 2 || y == floor-1 {
					c = E0
				}
				m.Set(x, y, c)
			default:
				v := 3.4 - d/21
				if (x/6+y/8)%2 == 0 && x%6 > 1 && x%6 < 5 && y%8 > 1 && y%8 < 6 { // the paper's pattern
					v += .5
				}
				m.Set(x, y, bake.Dither([]Index{N1, R0, R1, E2, E3}, max(v, .5), x, y, .25))
			}
		}
	}
	m.Rect(0, floor-15, m.W, 1, E3)
	m.Rect(0, floor-14, m.W, 1, E0)
	m.Rect(0, 0, m.W, 2, G0)
	m.Rect(0, 2, m.W, 1, E0)
	for x := 0; x < m.W; x += 6 {
		m.Rect(x, 3, 3, 2, G0)
	}
	for _, x := range lamps {
		m.Blit(bake.Grid(gaslight), int(x)-5, 14)
	}
	for i, x := range []int{96, 112, 128} { // pennons over the middle
		c := [3]cloths{{V0, V1, V2, V3}, {E0, P1, P2, P3}, {F0, F1, F2, F3}}[i]
		m.Rect(x, 8, 9, 17, c[0])
		m.Rect(x+1, 8, 7, 15, c[2])
		m.Rect(x+1, 8, 2, 15, c[3])
		m.Rect(x+6, 8, 2, 15, c[1])
		m.Poly(bake.Pts(float64(x), 25, float64(x)+4.5, 20, float64(x)+9, 25), T)
		for j := 20; j < 25; j++ { // what the notch shows is the wall
			for k := range 9 {
				if m.At(x+k, j) == T {
					m.Set(x+k, j, R1)
				}
			}
		}
		m.Rect(x-1, 7, 11, 1, G2)
	}
	drapes(m)
	m.Frame(0, 0, m.W, m.H, N0)
	return m
}

const gaslight = `
....aaa....
...ah9ha...
..aghhhga..
..arhhhra..
..aqrhrqa..
...aqrqa...
....aqa....
..aaaqaaa..
.aqqqqqqpa.
..aaaqaaa..
....aqa....
....aqpaa..
....aaqqpa.
......aaa..`

// drapes are the velvet at both sides of the gallery.
func drapes(m *bake.Image) {
	fold := []Index{R0, R1, R2, R1, R0, R0, R1, R1, R0, N1}
	for side := range 2 {
		for y := 3; y < 84; y++ {
			w := 24 - int(11*math.Sin(math.Pi*float64(min(y, 52))/104))
			if y > 52 {
				w = 13 + (y-52)/8
			}
			for k := range w {
				x := k
				if side == 1 {
					x = m.W - 1 - k
				}
				m.Set(x, y, fold[(k*24/w)%len(fold)])
			}
			if x := w; side == 0 {
				m.Set(x, y, E0)
			} else {
				m.Set(m.W-1-x, y, E0)
			}
		}
		x := 1
		if side == 1 {
			x = m.W - 15
		}
		m.Rect(x, 50, 14, 3, G1)
		m.Rect(x, 50, 14, 1, G3)
	}
}

// museumFront is the museum by night with its stairs, 232x104.
func museumFront() *bake.Image {
	m := bake.New(place.ShowW, place.ShowH)
	const floor, top = 70, 27
	for y := range m.H {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{N1, V0, V1, V2}, .4+2.4*float64(y)/70, x, y, .4))
		}
	}
	for i := range 30 {
		m.Set(int(bake.Rand(i, 13)*232), int(bake.Rand(i, 14)*26), []Index{V3, S3, E7}[i%3])
	}
	moon(m, 206, 14, 8)
	// the roof, the beam
	m.Poly(bake.Pts(22, top-1, 116, 3, 210, top-1), N0)
	m.Poly(bake.Pts(30, top-2, 116, 5, 202, top-2), S3)
	m.Poly(bake.Pts(116, 5, 202, top-2, 116, top-2), S2)
	m.Poly(bake.Pts(48, top-3, 116, 9.5, 184, top-3), S1)
	m.Line(30, top-2, 115, 5, E7)
	m.Blit(bake.Grid(owl), 110, 13)
	m.Rect(20, top-1, 192, 10, N0)
	m.Rect(21, top, 190, 8, S3)
	m.Rect(21, top, 190, 1, E7)
	m.Rect(21, top+6, 190, 2, S1)
	for x := 24; x < 208; x += 8 {
		m.Rect(x, top+3, 4, 2, S2)
	}
	// the wall behind the columns: dark, with the open door in the middle
	m.Rect(24, top+9, 184, floor-top-9, S0)
	m.Rect(24, top+9, 184, 3, N0)
	for y := top + 14; y < floor; y++ {
		for x := 98; x < 134; x++ {
			d := math.Hypot(float64(x-116), float64(y-60)*.7)
			m.Set(x, y, bake.Dither([]Index{G0, G1, G2, G3, E7}, 4.6-d/5.4, x, y, .3))
		}
	}
	m.Frame(97, top+13, 38, floor-top-12, N0)
	m.Frame(96, top+12, 40, floor-top-11, S2)
	for _, x := range []int{28, 54, 80, 142, 168, 194} { // columns
		m.Rect(x-1, top+9, 12, floor-top-9, N0)
		for k, c := range []Index{S3, E7, S4, S3, S4, S3, S2, S3, S2, S1} {
			m.Rect(x+k, top+12, 1, floor-top-15, c)
		}
		for _, y := range []int{top + 9, floor - 3} {
			m.Rect(x-2, y, 14, 3, N0)
			m.Rect(x-1, y, 12, 2, S3)
			m.Rect(x-1, y, 5, 1, E7)
		}
	}
	for i := range 5 { // the stairs, with the light of the door on them
		y := floor + i*4
		w := 196 + i*9
		x := (m.W - w) / 2
		m.Rect(x, y, w, 4, S1)
		m.Rect(x, y, w, 1, S3)
		m.Rect(x, y+3, w, 1, S0)
		light := 40 + i*16
		m.Rect(116-light/2, y, light, 1, G3)
		m.Rect(116-light/2, y+1, light, 2, E3)
	}
	for y := floor + 20; y < m.H; y++ {
		for x := range m.W {
			v := 1.4 - math.Abs(float64(x-116))/90 + .6*bake.Noise(float64(x)*.1, float64(y)*.3)
			m.Set(x, y, bake.Dither([]Index{N1, S0, S1}, v, x, y, .3))
		}
	}
	m.Frame(0, 0, m.W, m.H, N0)
	return m
}

const owl = `
...v..v...
..vvvvvu..
..vkvvku..
..vvqvuu..
.vuvvvuuv.
vvuuvuuuvv
vuuuvuuuuv
.uuuuuuuu.`

// plinth carries one artefact of a show, 34x17; the artefact stands on its top.
func plinth() *bake.Image {
	m := bake.New(34, 17)
	m.Rect(1, 0, 32, 5, E0)
	m.Rect(2, 1, 30, 3, E7)
	m.Rect(2, 2, 30, 2, P3)
	m.Rect(24, 2, 8, 2, P2)
	m.Rect(4, 5, 26, 12, E0)
	m.Rect(5, 5, 24, 11, P2)
	m.Rect(5, 5, 24, 2, P1)
	m.Rect(5, 5, 2, 11, P3)
	m.Rect(23, 5, 6, 11, P1)
	m.Rect(11, 9, 11, 4, G1)
	m.Rect(11, 9, 11, 1, G3)
	return m
}

// guests are the hats and shoulders of those who look at a show, 232x26, in
// front of everything.
func guests() *bake.Image {
	m := bake.New(place.ShowW, 26)
	s := bake.NewSolid(place.ShowW, 26)
	coats := []cloths{black, purple, {N0, R0, R1, E2}, {N0, N1, V1, V2}, black, {N0, F0, F1, F2}}
	for i, x := range []float64{20, 47, 76, 158, 187, 214} {
		y := 13 + 3*bake.Rand(i, 31)
		c := coats[i]
		blob(s, x, y+14, 0, 13, 10, c)
		s.Ball(bake.Ball{X: x, Y: y + 2, Z: 2, RX: 4.4, RY: 5, RZ: 4, Material: s.Material([]Index{E0, R0, E1, E2}, -.1, .3, .7)})
		switch i % 3 {
		case 0: // a top hat
			s.Limb(bake.Pt{X: x, Y: y - 7}, 4, bake.Pt{X: x, Y: y - 3}, 3.8, 3, worn(s, black), 0)
			blob(s, x, y-1, 4, 6.6, 1.3, black)
		case 1: // a broad hat with a ribbon
			blob(s, x, y-1.6, 4, 9.4, 2, c)
			cap(s, x, y-2, 4, 4.8, 4.6, 0, c)
		default: // a bun
			cap(s, x, y+.6, 3, 5, 5.4, .5, cloths{N0, E0, R0, E1})
			blob(s, x, y-5, 3, 2.8, 2.4, cloths{N0, E0, R0, E1})
		}
	}
	m.Blit(s.Render(.5).Outlined(func(Index) Index { return N0 }), 0, 0)
	return m
}
