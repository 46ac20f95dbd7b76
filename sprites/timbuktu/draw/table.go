package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/timbuktu/place"
)

var paper = bake.Bevel{E0, E7, P3, P1}

// mat is where a camel stands, 33x9 with its fringes; exchange stands are blue.
func mat(dark, face, light Index) *bake.Image {
	m := bake.New(33, 9)
	m.Rect(1, 0, 31, 9, dark)
	m.Rect(2, 1, 29, 7, face)
	for i := 4; i < 29; i += 4 {
		m.Rect(i, 1, 1, 7, light)
	}
	for j := 0; j < 9; j += 2 {
		m.Set(0, j, E6)
		m.Set(32, j, E6)
	}
	return m
}

func plank(m *bake.Image, x, y, w int) {
	m.Rect(x, y, w, 1, E4)
	m.Rect(x, y+1, w, 1, E2)
	m.Rect(x, y+2, w, 1, E0)
}

func post(m *bake.Image, x, y, h int) {
	m.Rect(x-1, y, 4, h, E0)
	m.Rect(x, y+1, 1, h-1, E4)
	m.Rect(x+1, y+1, 1, h-1, E2)
	m.Rect(x, y, 2, 1, E5)
}

// pen is one row of five stands: trampled floor, the back rail with its posts,
// brown mats. Its anchor is the first stand's top left; seed varies the floor.
func pen(seed int) *bake.Image {
	const left = 3
	w := 5*place.Stand + 1
	m := bake.New(w+2*left, 46)
	for y := 8; y < 46; y++ {
		for x := range m.W {
			e := min(float64(x+1), float64(m.W-x), float64(47-y))
			if e < 4 && bake.Bayer(x, y) > e/4 {
				continue
			}
			c := E4
			if v := bake.Noise(float64(x)*.05+float64(seed)*7, float64(y)*.12+float64(seed)*3); v > .62 && bake.Bayer(x, y) < (v-.62)*3 {
				c = E3
			}
			m.Set(x, y, c)
		}
	}
	plank(m, left-2, 7, w+3)
	plank(m, left-2, 12, w+3)
	for i := range 6 {
		post(m, left-2+i*place.Stand, 4, 14)
		m.Rect(left-1+i*place.Stand, 18, 4, 1, E3)
	}
	for s := range 5 {
		m.Blit(mat(E1, E2, E3), left+s*place.Stand+1, 35)
	}
	return m
}

// glow is the pool of lantern light behind the pen that is being robbed.
func glow() *bake.Image {
	m := bake.New(220, 56)
	for y := range m.H {
		for x := range m.W {
			if e := min(float64(y+1), float64(m.H-y)); e > 4 || bake.Bayer(x, y) < e/4 {
				m.Set(x, y, bake.Dither([]Index{E3, E4, E5}, 1+.8*bake.Noise(float64(x)*.04, float64(y)*.1), x, y, .25))
			}
		}
	}
	return m
}

// exit is the signpost of a pen: an arrow board for the symbols of the two pens its arrows lead to.
func exit(face, hi, lo Index) *bake.Image {
	m := bake.New(24, 40)
	post(m, 7, 28, 11)
	m.Rect(5, 38, 8, 1, E2)
	m.Poly(bake.Pts(0, 0, 16, 0, 23, 14.5, 16, 29, 0, 29), E0)
	m.Fill(bake.Pts(1, 1, 15.5, 1, 22, 14.5, 15.5, 28, 1, 28), func(x, y int) {
		c := face
		switch {
		case y == 1 || x == 1:
			c = hi
		case y == 27:
			c = lo
		}
		m.Set(x, y, c)
	})
	m.Rect(3, 14, 12, 1, lo)
	return m
}

func letterTag() *bake.Image {
	m := bake.New(9, 9)
	m.Rect(0, 0, 9, 9, R0)
	m.Rect(1, 1, 7, 7, R2)
	m.Rect(1, 7, 7, 1, R1)
	m.Rect(1, 1, 7, 1, R3)
	return m
}

// arrow is the way from row to row, down by rows: 7 px of gold that leads to a
// free pen, with its head. Its anchor is its start.
func arrow(rows int) (*bake.Image, bake.Anchor) {
	m, path, dy := way(rows)
	m.Stroke(path, 7, N0, 1, 0)
	m.Stroke(path, 5, G2, 1, 0)
	m.Stroke(shifted(path, 2), 1, G1, 1, 0)
	m.Stroke(shifted(path, -2), 1, G3, 1, 0)
	end := path[len(path)-1]
	m.Blit(bake.Grid("k.......\nkk......\nkrk.....\nkrrk....\nkrqqk...\nkrqqqk..\nkrqqqqk.\nkrqqqk..\nkrqqk...\nkqqk....\nkqk.....\nkk......\nk......."), int(end.X), int(end.Y)-6)
	return m, bake.At(4, dy)
}

// dotted is the way that costs a good.
func dotted(rows int) (*bake.Image, bake.Anchor) {
	m, path, dy := way(rows)
	m.Stroke(path, 2, E0, 4, 4)
	return m, bake.At(4, dy)
}

// way is an empty picture for the arrow down by rows, its path in it and the y of its start.
func way(rows int) (*bake.Image, []bake.Pt, int) {
	h := max(rows, -rows) * place.RowPitch
	dy := 8
	if rows < 0 {
		dy += h
	}
	path := make([]bake.Pt, 61)
	for i := range path {
		x, y := place.Arrow(rows, float64(i)/60)
		path[i] = bake.Pt{X: x + 4, Y: y + float64(dy)}
	}
	return bake.New(place.ArrowLength+13, h+16), path, dy
}

func shifted(path []bake.Pt, dy float64) []bake.Pt {
	out := append([]bake.Pt(nil), path...)
	for i := range out {
		out[i].Y += dy
	}
	return out
}
