package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// bull is a cup of black stone in the shape of a bull's head, with gold horns.
func bull() *bake.Image {
	s := bake.NewSolid(32, 32)
	st, gd, wh := bronze(s), gold(s), ivory(s)
	for _, side := range []float64{-1, 1} {
		tube(s, -1, 2.1, .5, gd, 0, 16+side*4.6, 9.6, 16+side*9.4, 9.4, 16+side*12, 6.4, 16+side*11.4, 3, 16+side*9.8, 1.4)
		limb(s, 16+side*6.6, 13.6, 1.9, 16+side*12, 13.4, .9, 0, st)
	}
	limb(s, 16, 12, 7, 16, 24.6, 4.4, 0, st)
	ball(s, 16, 25.6, 2, 5, 4.2, 5, st)
	ball(s, 16, 27.6, 4, 3.9, 2.2, 4, wh)
	for _, side := range []float64{-1, 1} {
		s.Ball(bake.Ball{X: 16 + side*4.4, Y: 14.6, Z: 5, RX: 2, RY: 1.6, RZ: 2, Material: wh})
	}
	ball(s, 16, 6.6, 2, 3.2, 2, 3, st)
	m := s.Render(.5)
	for _, x := range []int{9, 18} { // eyes
		m.Blit(bake.Grid("kkkk\nk32k\n.kk."), x, 13)
	}
	m.Blit(bake.Grid("..r..\n.qrq.\nrrhrr\n.qrq.\n..r.."), 13, 12)
	m.Blit(bake.Grid("kk..kk"), 13, 26)
	m.Blit(bake.Grid("t....t\n.t..t.\n..tt.."), 13, 20)
	return m.Outlined(bake.Dark)
}

// labrys is the double axe of gold leaf.
func labrys() *bake.Image {
	s := bake.NewSolid(32, 32)
	gd, br := gold(s), wood(s)
	limb(s, 16, 2.6, 1.5, 16, 30, 1.5, -2, br)
	for _, side := range []float64{-1, 1} {
		x := func(v float64) float64 { return 16 + side*v }
		p := append(bake.Smooth(bake.Pts(x(1), 9.5, x(6), 8.2, x(11.6), 3.4), false, 6), bake.Smooth(bake.Pts(x(12.6), 3.6, x(14.4), 11.5, x(12.6), 19.4), false, 6)...)
		p = append(p, bake.Smooth(bake.Pts(x(11.6), 19.6, x(6), 14.8, x(1), 13.5), false, 6)...)
		slab(s, 32, 32, p, 0, 3, 2, gd, func(px, py float64) (int, float64) {
			if d := math.Hypot((px-16)*1.0, (py-11.5)*.9); d > 10.2 && d < 11 {
				return 0, -.5
			}
			return 0, .02
		})
	}
	limb(s, 16, 8.6, 2.3, 16, 14.4, 2.3, 1, gd)
	ball(s, 16, 2.6, 0, 2, 2, 2, gd)
	m := s.Render(.5)
	for i := range 4 {
		m.Rect(15, 18+i*3, 3, 1, G1)
	}
	return m.Outlined(bake.Dark)
}

// octopusVase is a flask on which an octopus spreads its arms.
func octopusVase() *bake.Image {
	s := bake.NewSolid(32, 32)
	iv := s.Material([]Index{E2, E3, E4, E5, E6, E7}, -.2, .1, .35, .7, .95)
	for _, side := range []float64{-1, 1} {
		tube(s, -2, 1, 1, iv, -.2, 16+side*2.4, 4, 16+side*5.4, 4.2, 16+side*6.2, 7, 16+side*4.6, 9.4)
	}
	shape := profile(1.8, 3.6, 3, 3.4, 4.4, 2.2, 6.6, 2.2, 8.4, 4.4, 11.4, 9.4, 15, 11.8, 19, 12.2, 23, 10.4, 26.6, 6.8, 28.8, 4.6, 30.4, 4.8)
	lathe(s, 16, 0, 1.8, 30.6, shape, iv, nil)
	m := s.Render(.5)
	m.Blit(bake.Grid(`
.11....1111....11.
1..1..122221..1..1
1.....122221.....1
.1....1h22ha....1.
..111.1k22k1.111..
.....11222211.....
.11...122221...11.
1..111.1221.111..1
1...1.112211.1...1
.1...1.1111.1...1.
..1.1.1.11.1.1.1..
..1.1.1.11.1.1.1..
...1..1.1.11..1...
......1.1..1......
.....1..1...1.....`), 7, 11)
	m.Rect(13, 2, 6, 1, E1)
	return m.Outlined(bake.Dark)
}

// snakeGoddess lifts a snake in either hand.
func snakeGoddess() *bake.Image {
	s := bake.NewSolid(32, 32)
	fa, skin, gd := lapis(s), s.Material([]Index{E2, E3, E4, E5, E6, E7}, -.2, .05, .35, .65, .95), gold(s)
	rd := red(s)
	shape := profile(15.6, 2.2, 17, 3.2, 20, 5.2, 24, 7, 28, 8.2, 31, 8.8)
	lathe(s, 16, 0, 15.6, 31, shape, fa, func(_, y float64) (int, float64) {
		switch int(y-15) % 4 {
		case 1:
			return gd, 0
		case 2:
			return rd, .05
		}
		return 0, 0
	})
	limb(s, 16, 11.4, 3, 16, 15.2, 1.9, 1, skin)
	ball(s, 14.6, 12.4, 3, 1.5, 1.5, 1.5, skin)
	ball(s, 17.6, 12.4, 3, 1.5, 1.5, 1.5, skin)
	for _, side := range []float64{-1, 1} {
		limb(s, 16+side*2.6, 10.6, 1.2, 16+side*7.4, 12, 1, 0, skin)
		limb(s, 16+side*7.4, 12, 1, 16+side*9, 7.4, .9, 0, skin)
	}
	limb(s, 16, 7, 1.4, 16, 10, 1.4, 0, skin)
	ball(s, 16, 6.2, 2, 2.7, 3, 2.7, skin)
	s.Ball(bake.Ball{X: 16, Y: 4.2, Z: 1, RX: 3.2, RY: 2.4, RZ: 3, Material: s.Material([]Index{N0, N1, E0}, .3, .7)})
	limb(s, 14.4, 2.2, 1.1, 17.6, 2.2, 1.1, 2, gd)
	m := s.Render(.5)
	m.Blit(bake.Grid("k.k"), 15, 6)
	snake := bake.Grid(".mm.\nm3.n\n...n\n..n.\n.n..\n.n..\n..n.\n...n\n..n.")
	m.Blit(snake, 22, 2)
	m.Blit(snake.Mirrored(), 6, 2)
	return m.Outlined(bake.Dark)
}

// signDisc is a disc of clay with a spiral of stamped signs.
func signDisc() *bake.Image {
	s := bake.NewSolid(32, 32)
	sa := sandstone(s)
	var edge []bake.Pt
	for i := range 48 {
		a := float64(i) * math.Pi / 24
		r := 13.4 + .4*math.Sin(5*a)
		edge = append(edge, bake.Pt{X: 16 + r*math.Cos(a), Y: 16 + r*math.Sin(a)})
	}
	slab(s, 32, 32, edge, 0, 2.6, 2.4, sa, func(_, _ float64) (int, float64) { return 0, .08 })
	m := s.Render(.5)
	for a := 0.0; a < 5.2*math.Pi; a += .02 {
		r := 11.6 - a*11/(6*math.Pi)
		m.Set(int(16+r*math.Cos(a-2)), int(16+r*math.Sin(a-2)), E2)
	}
	stamps := []*bake.Image{bake.Grid("b.\nbb"), bake.Grid("bb"), bake.Grid("bb\n.b"), bake.Grid("b\nb")}
	ring := func(n int, r float64) { // between the turns of the spiral
		for i := range n {
			a := float64(i) * 2 * math.Pi / float64(n)
			m.Blit(stamps[i%4], int(15.4+r*math.Cos(a)), int(15.4+r*math.Sin(a)))
		}
	}
	ring(12, 9.6)
	ring(6, 5.6)
	return m.Outlined(bake.Dark)
}
