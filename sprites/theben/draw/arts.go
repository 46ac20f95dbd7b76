package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// book is a thin book, a book, or two volumes, for knowledge of value 1 to 3: cover
// in the ramp c (outline, dark, middle, light), the sign on a plate of paper.
func book(c [4]Index, sign *bake.Image, value int) *bake.Image {
	m := bake.New(32, 32)
	switch value {
	case 1:
		volume(m, c, sign, 8, 5, 13)
	case 2:
		volume(m, c, sign, 6, 3, 15)
	case 3:
		volume(m, c, nil, 11, 1, 15)
		volume(m, c, sign, 3, 5, 15)
	}
	return m
}

// volume is one book with its top left at x, y; w is the width of its front.
func volume(m *bake.Image, c [4]Index, sign *bake.Image, x, y, w int) {
	fx, fy, fw := float64(x), float64(y), float64(w)
	const h = 23
	m.Poly(bake.Pts(fx, fy+2, fx+3, fy, fx+fw+6, fy, fx+fw+6, fy+h, fx+fw+3, fy+h+3, fx, fy+h+3), E0)
	m.Rect(x+1, y+2, w+2, h, c[2])
	m.Rect(x+1, y+2, 3, h, c[1])
	m.Rect(x+1, y+2, 1, h, c[3])
	m.Rect(x+4, y+2, w-1, 1, c[3])
	m.Rect(x+4, y+2, 1, h, c[0])
	m.Rect(x+5, y+h+1, w-2, 1, c[1])
	m.Poly(bake.Pts(fx+2, fy+2, fx+4, fy+1, fx+fw+5, fy+1, fx+fw+3, fy+2), c[1])
	for i, p := range []Index{E7, P2, E6} { // pages
		m.Rect(x+w+3+i-1, y+2-i/2, 1, h, p)
	}
	for _, j := range []int{5, 9, 18, 22} { // bands on the spine
		m.Rect(x+1, y+j, 3, 1, G2)
	}
	fr := x + w/2
	m.Frame(fr-1, y+4, 11, 19, c[1])
	for _, q := range [][2]int{{0, 0}, {10, 0}, {0, 18}, {10, 18}} {
		m.Set(fr-1+q[0], y+4+q[1], G3)
	}
	if sign == nil {
		return
	}
	m.Rect(fr-1, y+8, 11, 11, E0)
	m.Rect(fr, y+9, 9, 9, P3)
	m.Blit(sign, fr+(9-sign.W)/2, y+9+(9-sign.H)/2)
}

// spade leans with its blade down.
func spade() *bake.Image {
	s := bake.NewSolid(32, 32)
	wd, ir := wood(s), iron(s)
	limb(s, 24.5, 5, 1.3, 14.5, 17, 1.3, 0, wd)
	s.Limb(bake.Pt{X: 22.4, Y: 3.4}, 1.3, bake.Pt{X: 27, Y: 7.2}, 1.3, 0, wd, .1)
	blade := bake.Smooth(bake.Pts(10.6, 12.6, 18.4, 19.2, 13.4, 25.4, 8.4, 28, 5.4, 28.2, 4.6, 25, 6, 19.4), true, 5)
	slab(s, 32, 32, blade, 1, 6, 3, ir, nil)
	return s.Render(.5).Outlined(bake.Dark)
}

// congress is an unrolled address with its seal.
func congress() *bake.Image {
	m := bake.New(32, 32)
	m.Rect(7, 6, 18, 21, E0)
	m.Rect(8, 6, 16, 20, P3)
	m.Rect(8, 6, 1, 20, E7)
	m.Rect(23, 6, 1, 20, P1)
	for _, y := range []int{3, 24} {
		m.Rect(4, y, 24, 6, E0)
		m.Rect(5, y+1, 22, 4, P2)
		m.Rect(5, y+1, 22, 1, E7)
		m.Rect(5, y+4, 22, 1, P0)
		for _, x := range []int{5, 24} {
			m.Rect(x, y+1, 3, 4, G2)
			m.Rect(x, y+1, 3, 1, G3)
			m.Rect(x, y+4, 3, 1, G0)
		}
	}
	for i, l := range []int{11, 9, 12, 6} {
		m.Rect(10, 11+i*3, l, 1, E1)
	}
	m.Blit(bake.Grid("..111..\n.15431.\n1543321\n1433321\n1333221\n.13221.\n.21112.\n.21.12."), 17, 17)
	return m
}

// assistant is a young man with a pith helmet.
func assistant() *bake.Image {
	s := bake.NewSolid(32, 32)
	skin := s.Material([]Index{E1, E2, E3, E4, E5}, -.2, .15, .45, .8)
	hat := s.Material([]Index{E2, E3, E4, E5, E7}, -.1, .25, .6, .9)
	coat := s.Material([]Index{F0, F1, F2, F3}, -.1, .3, .75)
	shirt := s.Material([]Index{S1, S2, S3, S4, E7}, -.2, .1, .4, .75)
	ball(s, 16, 31, 0, 11.5, 9, 6, coat)
	ball(s, 16, 24.5, 1, 4.5, 4, 5, shirt)
	s.Ball(bake.Ball{X: 16, Y: 15, Z: 2, RX: 5.6, RY: 7, RZ: 6, Material: skin, Bias: .05})
	ball(s, 10.6, 15.5, 0, 1.3, 2, 2, skin)
	ball(s, 21.4, 15.5, 0, 1.3, 2, 2, skin)
	s.Ball(bake.Ball{X: 16, Y: 8.6, Z: 3, RX: 7, RY: 5.6, RZ: 7, Material: hat, Cut: func(_, v float64) bool { return v > .45 }})
	ball(s, 16, 11, 4, 9.4, 1.9, 7, hat)
	m := s.Render(.5)
	m.Blit(bake.Grid("kk...kk"), 13, 15)
	m.Blit(bake.Grid("c\nc\ncc"), 16, 15)
	m.Blit(bake.Grid("bbbbb"), 14, 20)
	m.Blit(bake.Grid("22\n33\n23\n.2"), 15, 24)
	m.Rect(10, 9, 13, 1, E3)
	return m.Outlined(bake.Dark)
}

// horse is a horse's head and neck with its bridle, looking left.
func horse() *bake.Image {
	s := bake.NewSolid(32, 32)
	coat := s.Material([]Index{E0, E1, E2, E3, E4}, -.1, .22, .55, .88)
	mane := s.Material([]Index{N0, N1, E0, E1}, .1, .45, .85)
	tube(s, -3, 2.2, 2.8, mane, 0, 15.4, 4.4, 20.6, 7, 24.6, 13, 27, 21, 28, 29)
	tube(s, 0, 4.4, 8.4, coat, 0, 14.6, 9, 18.4, 15, 20.6, 22, 21, 31)
	limb(s, 13.6, 9.4, 4.6, 7.4, 18.4, 2.7, 3, coat)
	ball(s, 6.4, 20, 3, 2.9, 2.7, 2.6, coat)
	ball(s, 15.4, 12.6, 3.4, 3.6, 4, 3, coat)
	limb(s, 13.4, 5, 1.6, 12.8, 1.8, .6, 4, coat)
	limb(s, 16.4, 5, 1.5, 17, 2, .6, 2, coat)
	limb(s, 12.4, 4.6, 1.4, 11, 8, 1.1, 6, mane)
	m := s.Render(.5)
	m.Blit(bake.Grid("kk\nkh"), 11, 9)
	m.Set(5, 20, N0)
	m.Set(4, 22, E0)
	m.Line(5, 23, 8, 22, E0)
	m.Line(7, 15, 10, 19, R2) // bridle
	m.Line(8, 15, 11, 19, R1)
	m.Line(10, 18, 17, 8, R2)
	m.Line(11, 18, 20, 24, R2)
	m.Line(20, 24, 25, 27, R2)
	m.Rect(10, 18, 2, 2, G2)
	m.Set(10, 18, G3)
	return m.Outlined(bake.Dark)
}

// permission is a forged paper: a seal, and ink still wet beside the pen.
func permission() *bake.Image {
	m := bake.New(32, 32)
	m.Poly(bake.Pts(5, 5, 24, 3, 27, 27, 8, 30), E0)
	m.Poly(bake.Pts(6, 6, 23, 4, 26, 26, 9, 29), P3)
	m.Line(6, 6, 22, 4, E7)
	m.Line(6, 6, 8, 28, E7)
	m.Line(24, 8, 26, 25, P1)
	m.Line(9, 28, 25, 26, P1)
	for i, l := range []int{12, 10, 13, 9, 6} {
		m.Line(9+i/2, 10+i*3, 9+i/2+l, 9+i*3, E1)
	}
	m.Blit(bake.Grid("..111..\n.15431.\n1543321\n1432321\n1323221\n.13221.\n..111.."), 17, 19)
	m.Blit(bake.Grid(`
.........aaa
........ahga
.......ahgfa
......ahgfa.
.....ahgfa..
....ahggfa..
...ahghfa...
..ahghfa....
..aghfa.....
.aaaa.......
.ak.........
ak..........
a...........`), 18, 6)
	m.Blit(bake.Grid("kK.\nkkk\n.k."), 14, 19)
	return m
}

// airship flies to the left, a gondola under its hull.
func airship() *bake.Image {
	s := bake.NewSolid(32, 32)
	hull := s.Material([]Index{E1, E2, E3, E4, E5, E7}, -.1, .2, .5, .8, .96)
	dark, rd := s.Material([]Index{E0, E1, E2, E3}, 0, .4, .8), red(s)
	seam := func(u, _ float64) bool { return math.Mod(u*3.1+10, 1) >= .12 }
	s.Ball(bake.Ball{X: 15, Y: 13, RX: 13.5, RY: 6.6, RZ: 6.6, Material: hull})
	s.Ball(bake.Ball{X: 15, Y: 13, Z: .1, RX: 13.5, RY: 6.6, RZ: 6.6, Material: dark, Cut: seam})
	limb(s, 26, 13, 1, 29, 9, 2.2, 0, rd)
	limb(s, 26, 13, 1, 29, 17, 2.2, 0, rd)
	limb(s, 10, 23.4, 2.2, 19, 23.4, 2.2, 0, dark)
	m := s.Render(.5)
	for x := 9; x < 22; x += 4 {
		m.Line(x, 19, x+1, 22, E1)
	}
	m.Blit(bake.Grid("y.y.y.y"), 11, 23)
	return m.Outlined(bake.Dark)
}

// poster announces an exhibition: a stand with a flag, small, or a temple front
// with banners, large.
func poster(large bool) *bake.Image {
	if large {
		return bake.Grid(`
...............a................
...............arrr.............
...............arqqp............
...............aqqp.............
...............app..............
..............aaa...............
............aahggaa.............
..........aahhggffeaa...........
........aahhhggggffeeaa.........
......aahhhggaaaagffeeeaa.......
....aahhhggga3443agffeeeeaa.....
..aahhhggggga4334aggffeeeeedaa..
.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.
.ahhhgggggggggggggffffffeeeeeda.
.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.
..ahgfea1343a1aaaa1a1343aahgfea.
...ahfea1343akkkkkka1343a.ahfea.
...ahfea1343akkkkkka1343a.ahfea.
...ahfea1qr3akKKKKka1qr3a.ahfea.
...ahfea1rq3akKKKKka1rq3a.ahfea.
...ahfea1343akKbbKka1343a.ahfea.
...ahfea1343akbccbka1343a.ahfea.
...ahfea1343akbccbka1343a.ahfea.
...ahfea13.3akbccbka13.3a.ahfea.
...ahfea1...akbccbka1...a.ahfea.
..aahfeaa...akbccbka....aahfeaa.
..ahhgfea..aaaaaaaaaa...ahhgfea.
.aaaaaaaaaahhhggggffeaaaaaaaaaa.
.ahhhhhggggggggggfffffffeeeeeda.
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
ahhhhhgggggggggggggfffffffeeeeda
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`)
	}
	m := bake.New(32, 32)
	m.Blit(bake.Grid(`
..aaaaaaaaaaaaaaaaaaaa..
.arrrqqqqqqqqqqqqqqqqpa.
arqqaaaaaaaaaaaaaaaaqqpa
arqaWwwwwwwwwwwwwwwwaqpa
.aaawyyzzywwwwwwwwwwaaa.
..aawyzzywwwwaaawwwwaa..
..aawyzywwwwa543awwwaa..
..aawyywwwwwaaaaawwwaa..
..aawywwwwwwwa4awwwwaa..
..aawwwwwwwa1aaa1awwaa..
..aawwwwwwa5.a4a.3awaa..
..aawwwwwwwa5444aawwaa..
..aawwwwwwwa54433awwaa..
..aawwwwwwwa54kk3awwaa..
..aawwwwwwwa5k443awwaa..
..aawwwwwwwwa543awwwaa..
..aawwwwwwwwwa4awwwwaa..
..aawwwwwwwwaaaaawwwaa..
..aa3443333333333332aa..
..aaaaaaaaaaaaaaaaaaaa..
.aeeeeddddddddddddccbba.
.aeaaaaaaaaaaaaaaaaaaba.
.adacccbbbbbbbbbbbbbaba.
.adacbbbbbbbbbbbbbbbaba.
.adacbbbbbbbbbbbbbbbaba.
.adaaaaaaaaaaaaaaaaaaba.
.accccccccccccccccccbba.
aaaaaaaaaaaaaaaaaaaaaaaa`), 4, 3)
	return m
}

// rubble is a heap of stones and sherds; two kinds.
func rubble(kind int) *bake.Image {
	s := bake.NewSolid(32, 32)
	grey := s.Material([]Index{S0, S1, S2, S3, S4}, -.05, .3, .62, .9)
	brown := s.Material([]Index{E0, E1, E2, E3, E4}, -.05, .3, .62, .9)
	for i, p := range [2][][4]float64{
		{{9, 24, 5.6, 1}, {22, 24.6, 6, 0}, {15.6, 20, 5.2, 0}, {25.6, 20.6, 3.4, 1}, {6.4, 19.6, 3, 0}, {16, 27, 4, 1}, {18.6, 15.4, 3, 1}},
		{{12, 23.4, 7, 0}, {23, 25, 4.4, 1}, {21.6, 19.4, 4.2, 1}, {6, 26.4, 3, 1}, {26.6, 21, 2.4, 0}, {14, 16.4, 3.2, 1}},
	}[kind] {
		k := grey
		if p[3] == 1 {
			k = brown
		}
		turn := float64(i%3-1) * .25
		edge := make([]bake.Pt, 7)
		for q := range edge {
			a := float64(q)*2*math.Pi/7 + turn
			r := p[2] * (.85 + .3*bake.Rand(i+kind*20, q))
			edge[q] = bake.Pt{X: p[0] + r*1.15*math.Cos(a), Y: p[1] + r*.85*math.Sin(a)}
		}
		slab(s, 32, 32, edge, p[1]*.4, p[2]*.7, p[2]*.6, k, nil)
	}
	return s.Render(.5).Outlined(bake.Dark)
}
