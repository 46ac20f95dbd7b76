package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// goldMask is a king's mask: a striped headcloth, the face, a beard of lapis.
func goldMask() *bake.Image {
	s := bake.NewSolid(32, 32)
	gd := s.Material([]Index{E0, G0, G1, G2, G3, E7}, -.05, .3, .58, .83, .965)
	bl := s.Material([]Index{V0, B0, B1, B2}, -.05, .45, .9)
	cloth := bake.Smooth(bake.Pts(16, 1.8, 22, 3, 26.2, 8, 28.2, 15, 29.4, 22, 26, 25.4, 23, 27.5, 21.2, 30.4, 16, 30.6, 10.8, 30.4, 9, 27.5, 6, 25.4, 2.6, 22, 3.8, 15, 5.8, 8, 10, 3), true, 4)
	for j := range 32 * samples {
		for i := range 32 * samples {
			x, y := (float64(i)+.5)/samples, (float64(j)+.5)/samples
			if inside(cloth, x, y) < 0 {
				continue
			}
			u := (x - 16) / 14
			q := (y-12)/2.6 + math.Abs(x-16)*.12 + .25 // stripes: level on the lappets,
			if y < 12 {
				q = math.Atan2(x-16, 14-y) * 3.6 // fanned on the dome
			}
			k := gd
			if math.Mod(q+40, 1) < .46 {
				k = bl
			}
			h := math.Sqrt(max(.02, 1-u*u))
			dot(s, x, y, 9*h, lit(u*.64, 0, h)+.02, k)
		}
	}
	s.Ball(bake.Ball{X: 16, Y: 13.4, Z: 6, RX: 8.2, RY: 8.4, RZ: 6, Material: gd, Cut: func(_, v float64) bool { return v > -.1 }})
	s.Ball(bake.Ball{X: 16, Y: 15.6, Z: 7, RX: 6.6, RY: 8.6, RZ: 6.6, Material: gd, Bias: .02})
	s.Limb(bake.Pt{X: 16, Y: 13.4}, .7, bake.Pt{X: 16, Y: 17}, 1.3, 13.4, gd, .05)
	s.Limb(bake.Pt{X: 16, Y: 24.4}, 1.5, bake.Pt{X: 16, Y: 29.5}, 1.8, 12, bl, .1)
	m := s.Render(.5)
	brow, eye := bake.Grid("LLLL"), bake.Grid(".kkkk.\nkvkkvk\n.kkkkk")
	m.Blit(brow, 10, 11)
	m.Blit(brow, 18, 11)
	m.Blit(eye.Mirrored(), 9, 13)
	m.Blit(eye, 17, 13)
	m.Blit(bake.Grid(".222.\n33333\n.222."), 14, 20)
	m.Blit(bake.Grid("o.o"), 15, 18)
	m.Blit(bake.Grid(".rr.\nr23q\n.qq.\n.qp.\n.qp."), 14, 2)
	return m.Outlined(bake.Dark)
}

// scarab holds up the disc of the sun.
func scarab() *bake.Image {
	s := bake.NewSolid(32, 32)
	tq, gd, rd := faience(s), gold(s), s.Material([]Index{R0, R1, R2, R3, R4, E7}, 0, .25, .6, .87, .96)
	leg := s.Material([]Index{W0, W1, W2}, .3, .85)
	for _, side := range []float64{-1, 1} {
		x := func(v float64) float64 { return 16 + side*v }
		limb(s, x(7), 13, 1.1, x(10.6), 9.5, 1.1, -3, leg)
		limb(s, x(10.6), 9.5, 1.1, x(6.6), 5.4, 1.1, -3, leg)
		limb(s, x(8), 18, 1.1, x(12.8), 17.5, 1.1, -3, leg)
		limb(s, x(12.8), 17.5, 1.1, x(13.4), 21.5, .9, -3, leg)
		limb(s, x(7.5), 24, 1.1, x(11.3), 26, 1.1, -3, leg)
		limb(s, x(11.3), 26, 1.1, x(10.4), 29.6, .9, -3, leg)
	}
	ball(s, 16, 5.2, -1, 4.2, 4.2, 3, rd)
	ball(s, 16, 11, 0, 4.6, 3.2, 4, tq)
	ball(s, 16, 14.4, 0, 8.4, 4, 5, gd)
	ball(s, 16, 22.4, -2, 6, 8.3, 5, tq)
	for _, side := range []float64{-1, 1} {
		x := 16 + side*4.2
		s.Ball(bake.Ball{X: x, Y: 22.2, RX: 5.4, RY: 8.2, RZ: 6.6, Material: tq})
		s.Ball(bake.Ball{X: x, Y: 22.2, Z: .1, RX: 5.4, RY: 8.2, RZ: 6.6, Material: gd, Cut: func(_, v float64) bool { return v < .42 || v > .56 }})
	}
	m := s.Render(.5)
	for y := 18; y < 31; y++ {
		m.Set(15, y, W1)
		m.Set(16, y, W0)
	}
	m.Blit(bake.Grid("w....w\nk....k"), 13, 9)
	for x := 9; x < 24; x += 3 {
		m.Set(x, 14, B2)
		m.Set(x, 15, B1)
	}
	return m.Outlined(bake.Dark)
}

// cat is the sitting goddess in bronze, with a gold collar, on a plinth.
func cat() *bake.Image {
	s := bake.NewSolid(32, 32)
	br, gd, st := bronze(s), gold(s), red(s)
	slab(s, 32, 32, bake.Pts(5, 27.6, 27, 27.6, 27, 31, 5, 31), -6, .8, .6, st, nil)
	limb(s, 22.5, 25.6, 1.3, 25.6, 25.8, 1.2, 2, br)
	ball(s, 18.6, 22.6, 0, 5.6, 5.4, 4, br)
	limb(s, 17, 20, 5, 14.6, 13.4, 3.4, 0, br)
	limb(s, 12.6, 15, 2, 11.6, 26, 1.5, 3, br)
	limb(s, 14.6, 16, 1.9, 14.2, 26.2, 1.4, 1, br)
	limb(s, 11.4, 26.5, 1.3, 10.2, 26.7, 1.1, 3, br)
	limb(s, 18, 26.6, 1.4, 15.6, 26.8, 1.1, 4, br)
	ball(s, 19.2, 23.6, 3, 4, 3.8, 3, br)
	limb(s, 13.8, 12.5, 3.1, 12.8, 8.5, 2.5, 1, br)
	ball(s, 12, 7.4, 3, 4.2, 3.3, 3.4, br)
	limb(s, 9.8, 8.2, 1.9, 8.4, 8.8, 1.3, 4, br)
	limb(s, 11.2, 5.2, 1.4, 10.4, 1.8, .5, 3, br)
	limb(s, 14.4, 5.2, 1.5, 14.8, 1.6, .5, 2, br)
	ball(s, 13.4, 12.6, 4, 3.9, 1.5, 2, gd)
	m := s.Render(.5)
	m.Blit(bake.Grid("rq"), 9, 6)
	m.Blit(bake.Grid("pq\n.p"), 14, 4)
	m.Blit(bake.Grid(".q\n3r"), 12, 14)
	for x := 7; x < 26; x += 3 {
		m.Rect(x, 29, 1, 2, R1)
	}
	return m.Outlined(bake.Dark)
}

// ankh is the sign of life in turquoise, bound with gold.
func ankh() *bake.Image {
	s := bake.NewSolid(32, 32)
	tq, gd := faience(s), gold(s)
	loop := func(side float64) {
		tube(s, 0, 1.7, 1.9, tq, 0, 16, 15.5, 16+side*3.2, 12.2, 16+side*5.2, 8, 16+side*4, 4.2, 16, 2.6)
	}
	loop(-1)
	loop(1)
	limb(s, 16, 17, 2, 16, 29, 2.7, 0, tq)
	limb(s, 16, 17, 1.8, 7, 17, 2.6, 0, tq)
	limb(s, 16, 17, 1.8, 25, 17, 2.6, 0, tq)
	limb(s, 14.4, 15.4, 1.1, 17.6, 18.6, 1.1, 2, gd)
	limb(s, 17.6, 15.4, 1.1, 14.4, 18.6, 1.1, 2, gd)
	limb(s, 6.6, 14.8, .8, 6.6, 19.2, .8, 1.6, gd)
	limb(s, 25.4, 14.8, .8, 25.4, 19.2, .8, 1.6, gd)
	limb(s, 13.6, 28.6, .8, 18.4, 28.6, .8, 2, gd)
	return s.Render(.5).Outlined(bake.Dark)
}

// coffin is a gilded coffin in a man's shape, crook and flail crossed on its breast.
func coffin() *bake.Image {
	s := bake.NewSolid(32, 32)
	gd, bl, skin := gold(s), lapis(s), s.Material([]Index{G0, G1, G2, G3, E7}, -.1, .3, .7, .95)
	body := bake.Smooth(bake.Pts(16, 2, 20, 3, 22, 7.6, 23.4, 10.6, 25.4, 14, 24, 21, 21.6, 27.6, 21.4, 31, 10.6, 31, 10.4, 27.6, 8, 21, 6.6, 14, 8.6, 10.6, 10, 7.6, 12, 3), true, 5)
	slab(s, 32, 32, body, 0, 7, 5, gd, func(x, y float64) (int, float64) {
		switch {
		case y < 11.6: // headcloth
			if math.Mod(y+20, 3) < 1.5 {
				return bl, .05
			}
		case y > 19.4 && y < 20.8, y > 24 && y < 25.2, y > 28.4 && y < 29.6:
			return bl, .1
		case y > 20.8 && math.Abs(x-16) < 1:
			return bl, .2
		}
		return 0, 0
	})
	s.Ball(bake.Ball{X: 16, Y: 8, Z: 6, RX: 3.7, RY: 4.4, RZ: 4, Material: skin, Bias: .05})
	limb(s, 16, 12.4, .9, 16, 15, 1, 9, bl)
	m := s.Render(.5)
	m.Blit(bake.Grid("kk.kk"), 14, 8)
	m.Rect(15, 10, 3, 1, R2)
	m.Line(11, 18, 17, 13, R2)
	m.Line(11, 19, 17, 14, R2)
	m.Line(20, 18, 14, 13, B0)
	m.Line(20, 19, 14, 14, B0)
	return m.Outlined(bake.Dark)
}
