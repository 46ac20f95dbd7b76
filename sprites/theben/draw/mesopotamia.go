package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// tablet is a piece of clay with lines of wedges.
func tablet() *bake.Image {
	s := bake.NewSolid(32, 32)
	outline := bake.Pts(7.5, 3.6, 12, 2.6, 21, 3, 25.2, 4.4, 26.4, 9, 26.6, 20, 26, 23, 22.6, 24.4, 21.4, 27.4, 17, 29.2, 9, 28.8, 6.2, 27, 5.4, 20, 5.6, 9)
	slab(s, 32, 32, outline, 0, 3.6, 3.2, sandstone(s), func(_, _ float64) (int, float64) { return 0, .08 })
	m := s.Render(.5)
	wedges := map[byte]*bake.Image{'v': bake.Grid("bb\nbg\nc."), 'h': bake.Grid("bbc\nbgg"), 'c': bake.Grid(".b\nbg\n.b")}
	for r, row := range []string{"hvvch", "vchvv", "hhvcv", "cvvhh", "vhcv", "hvv"} {
		y := 6 + r*4 - r/3
		for x := 7; x < 25; x++ { // ruled line
			if r < 5 && inside(outline, float64(x), float64(y)+3.5) > 2.4 && m.At(x, y+3) == E4 {
				m.Set(x, y+3, E3)
			}
		}
		for i := range row {
			if x := 8 + i*3 + (r*7+i*3)%2 + i/2; inside(outline, float64(x)+1.5, float64(y)+1.5) > 2.6 {
				m.Blit(wedges[row[i]], x, y)
			}
		}
	}
	return m.Outlined(bake.Dark)
}

// seal is a cylinder of lapis on the strip of clay it was rolled over.
func seal() *bake.Image {
	s := bake.NewSolid(32, 32)
	lz, gd, sa := lapis(s), gold(s), sandstone(s)
	slab(s, 32, 32, bake.Pts(11, 12.6, 30.4, 11.6, 31, 27, 12, 28.6), -3, 2, 1.6, sa, nil)
	lathe(s, 9, 0, 4, 29, func(float64) float64 { return 5.6 }, lz, func(_, y float64) (int, float64) {
		if y < 7.4 || y > 25.8 {
			return gd, 0
		}
		return 0, 0
	})
	ball(s, 9, 4, 0, 5.6, 1.9, 5, gd)
	m := s.Render(.5)
	m.Ellipse(9, 3.6, 2, .8, E0)
	m.Blit(bake.Grid(".NN..\nN.N..\n.NNN.\n..N.N\n.NN..\n.N.N.\nN..N."), 6, 12)
	m.Blit(bake.Grid("N..N\n.NN."), 6, 21)
	m.Blit(bake.Grid(`
..b.......b.
.bbb..c..bbb
.bbb.ccc.bbb
..b...c...b.
.bbb.ccc.bbb
b.b.b.c.b.b.
..b..ccc..b.
.b.b..c..b.b
.b.b.ccc.b.b`), 17, 15)
	return m.Outlined(bake.Dark)
}

// wingedBull guarded the gates of palaces: a bull's body, wings, a crowned head.
func wingedBull() *bake.Image {
	s := bake.NewSolid(32, 32)
	st := s.Material([]Index{E1, E2, E3, E4, E5, E6}, -.1, .18, .44, .7, .93)
	hair := s.Material([]Index{E0, E1, E2, E3}, .05, .4, .8)
	slab(s, 32, 32, bake.Pts(2, 28.6, 30, 28.6, 30, 31, 2, 31), -6, .8, .6, hair, nil)
	for _, x := range []float64{24, 13} { // the far legs
		limb(s, x, 20, 2, x, 28.4, 1.3, -4, hair)
	}
	tube(s, 0, .9, .7, st, 0, 27.6, 16.4, 30, 18, 29.6, 23, 29, 26)
	ball(s, 18.5, 18, 0, 9.6, 4.6, 5, st)
	ball(s, 11.4, 17.4, 1, 4.6, 5.6, 5, st)
	limb(s, 9.6, 19, 2.4, 9.4, 28.2, 1.5, 3, st)
	limb(s, 26, 19, 2.6, 26.4, 28.2, 1.5, 3, st)
	limb(s, 10.6, 16, 3.8, 9.4, 9.6, 3, 1, st)
	wing := append(bake.Smooth(bake.Pts(12.4, 18, 12.6, 11, 17, 6.4, 23.4, 4, 30.4, 3), false, 6), bake.Smooth(bake.Pts(29.4, 7.4, 26.4, 12, 21.6, 16.4, 16, 19.4), false, 6)...)
	slab(s, 32, 32, wing, 6, 2.4, 2, st, nil)
	ball(s, 8.6, 8.6, 4, 3.6, 3.8, 3.4, st)
	ball(s, 7.2, 13, 4.6, 2.8, 3.6, 3, hair)
	ball(s, 11.4, 10.4, 4, 2, 3.4, 2.6, hair)
	limb(s, 8.9, 3, 2.7, 8.7, 5.4, 3, 4.4, st)
	m := s.Render(.5)
	for i := range 4 { // feathers
		m.Line(15+i, 17-i*3, 27-i, 7-i+i, E2)
	}
	for i := range 5 {
		m.Line(17+i*2, 8-i, 16+i*3, 16-i*2, E2)
	}
	m.Line(6, 5, 12, 5, E1)
	m.Line(6, 3, 11, 3, E2)
	m.Blit(bake.Grid("kk"), 6, 8)
	m.Rect(5, 11, 2, 1, E1)
	return m.Outlined(bake.Dark)
}

// lyre is a king's lyre: a bull's head of gold on its box, strings to the yoke.
func lyre() *bake.Image {
	s := bake.NewSolid(32, 32)
	wd, gd, lz := wood(s), gold(s), lapis(s)
	limb(s, 10.6, 19, 1.4, 7, 6, 1.2, 0, wd)
	limb(s, 27, 20, 1.4, 28, 3.6, 1.2, 0, wd)
	limb(s, 5, 6.6, 1.5, 30, 3.4, 1.5, 2, gd)
	slab(s, 32, 32, bake.Pts(9, 18.6, 29.4, 18.6, 28.6, 29.4, 8, 29.4), 1, 2, 1.6, wd, func(x, y float64) (int, float64) {
		if y < 20.4 || y > 27.4 || x > 27 {
			return lz, 0
		}
		return 0, .1
	})
	ball(s, 6, 21.4, 4, 3.4, 3.6, 3.6, gd)
	limb(s, 5.6, 23, 2.6, 4.4, 27, 2, 5, gd)
	tube(s, 3, .9, .5, gd, 0, 4.4, 18.6, 2, 17.4, 1.6, 14.8)
	tube(s, 3, .9, .5, gd, 0, 8, 18.4, 10.2, 17.4, 10.6, 15)
	m := s.Render(.5)
	for i := range 5 {
		m.Line(11+i*4, 6-i*2/4, 13+i*3, 22, E6)
	}
	for x := 13; x < 26; x += 3 {
		m.Rect(x, 24, 2, 2, E6)
	}
	m.Blit(bake.Grid("k"), 4, 21)
	m.Blit(bake.Grid("LLL\nLMM\n.L."), 4, 28)
	return m.Outlined(bake.Dark)
}

// kingHead is a king's head of bronze with a plaited beard.
func kingHead() *bake.Image {
	s := bake.NewSolid(32, 32)
	br := s.Material([]Index{E0, G0, E2, G1, E4, G3}, -.1, .2, .5, .78, .94)
	hair := s.Material([]Index{N0, N1, E0, E1, E2}, -.05, .25, .6, .9)
	limb(s, 16, 21, 5, 16, 29, 5.4, -2, br)
	s.Ball(bake.Ball{X: 16, Y: 13.6, Z: 2, RX: 6.2, RY: 8, RZ: 6, Material: br, Bias: .06})
	s.Ball(bake.Ball{X: 16, Y: 8.4, Z: 1.4, RX: 7.4, RY: 6, RZ: 6.6, Material: hair})
	ball(s, 9.4, 15.6, 1, 2.2, 5, 3, hair)
	ball(s, 22.6, 15.6, 1, 2.2, 5, 3, hair)
	ball(s, 16, 23, 5, 5.6, 5.6, 5, hair)
	limb(s, 16, 24, 4.8, 16, 27.6, 3.4, 5, hair)
	limb(s, 9.4, 7.8, 1.1, 22.6, 7.8, 1.1, 7, br)
	s.Limb(bake.Pt{X: 16, Y: 12}, .8, bake.Pt{X: 16, Y: 16.4}, 1.5, 9, br, .1)
	m := s.Render(.5)
	m.Blit(bake.Grid("kkkk..kkkk\n.hka..akh."), 11, 12)
	m.Blit(bake.Grid("abba"), 14, 19)
	for y := range 4 { // plaits
		for x := range 3 {
			m.Blit(bake.Grid("cc\n.c"), 12+x*3+y%2, 22+y*2)
		}
	}
	for x := 11; x < 22; x += 4 {
		m.Blit(bake.Grid("bb\nb."), x, 4+(x-16)*(x-16)/16)
	}
	return m.Outlined(bake.Dark)
}
