package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// lamp is a burning oil lamp of clay.
func lamp() *bake.Image {
	s := bake.NewSolid(32, 32)
	cl := clay(s)
	tube(s, -1, 1.1, 1.1, cl, 0, 6.6, 17, 3.2, 16.6, 2.4, 20, 4.6, 22.6, 7, 22)
	limb(s, 20, 21, 4, 27.4, 18.6, 2.3, 0, cl)
	ball(s, 14, 21, 0, 10, 6.2, 7, cl)
	ball(s, 14, 17.2, 2, 5.2, 1.9, 3, cl)
	limb(s, 9.6, 27.6, 1.3, 18.4, 27.6, 1.3, -1, cl)
	m := s.Render(.5)
	m.Ellipse(14.2, 17, 3.4, 1.2, R0)
	m.Rect(12, 16, 4, 1, N1)
	m.Ellipse(27.4, 17, 1.6, .9, R0)
	for i := range 5 {
		m.Rect(7+i*3, 21+i%2, 2, 1, R1)
	}
	m = m.Outlined(bake.Dark)
	m.Blit(bake.Grid("...r...\n...r...\n..rr...\n..rhr..\n.qrhr..\n.qrhrq.\nqrhhrq.\nqrhhhrq\n.qrhrq.\n..qrq.."), 24, 6)
	return m
}

// lampstand has seven branches of gold.
func lampstand() *bake.Image {
	s := bake.NewSolid(32, 32)
	gd := gold(s)
	limb(s, 16, 7, 1.2, 16, 27, 1.4, 0, gd)
	for _, r := range []float64{4.2, 8.4, 12.6} {
		for i := range 24 {
			a := float64(i) * math.Pi / 24
			b := float64(i+1) * math.Pi / 24
			limb(s, 16+r*math.Cos(a), 7.5+r*1.05*math.Sin(a), 1, 16+r*math.Cos(b), 7.5+r*1.05*math.Sin(b), 1, -r, gd)
		}
	}
	for i := range 7 {
		x := 3.4 + 4.2*float64(i)
		limb(s, x-.8, 6.2, 1, x+.8, 6.2, 1, 3, gd)
	}
	ball(s, 16, 23, 1, 2.4, 1.7, 2, gd)
	slab(s, 32, 32, bake.Pts(10.4, 26.4, 21.6, 26.4, 24.6, 30.6, 7.4, 30.6), 0, 1.6, 1.4, gd, nil)
	m := s.Render(.4).Outlined(bake.Dark)
	for i := range 7 {
		x := int(3.4 + 4.2*float64(i))
		m.Rect(x, 2, 1, 2, G3)
		m.Set(x, 4, R3)
	}
	return m
}

// scrollJar is a tall jar with its lid; a scroll leans at it.
func scrollJar() *bake.Image {
	s := bake.NewSolid(32, 32)
	sa, iv := sandstone(s), ivory(s)
	dark := s.Material([]Index{E0, E1, E2, E3}, .2, .55, .85)
	shape := profile(1.4, 1.6, 2.6, 1.6, 3.4, 3, 5, 6, 6.4, 6.6, 7.4, 5.4, 8.2, 5.2, 9.2, 6.4, 11, 7.6, 16, 8, 22, 8, 27, 7.2, 29.6, 5.6, 31, 5)
	lathe(s, 12.4, 0, 1.4, 31, shape, sa, func(_, y float64) (int, float64) {
		if y > 6.6 && y < 7.6 || y > 12.6 && y < 13.4 || y > 25 && y < 25.8 {
			return dark, 0
		}
		return 0, 0
	})
	limb(s, 22.4, 16, 3.1, 25, 28.6, 3.1, 3, iv)
	m := s.Render(.5)
	m.Line(20, 19, 25, 18, R2)
	m.Line(21, 20, 26, 19, R1)
	m.Ellipse(22.4, 13.8, 2.6, 1.6, E6)
	m.Blit(bake.Grid(".bbb.\nb..db\n.bb.."), 20, 12)
	for i := range 3 {
		m.Line(22+i/2, 23+i*2, 25+i/2, 22+i*2, E3)
	}
	return m.Outlined(bake.Dark)
}

// horn is a ram's horn with a mouthpiece of silver.
func horn() *bake.Image {
	s := bake.NewSolid(32, 32)
	hn := s.Material([]Index{E0, E1, E2, E3, E5, E7}, -.2, .08, .36, .68, .93)
	si := iron(s)
	p := bake.Smooth(bake.Pts(3.6, 27, 9, 27.4, 15, 25.6, 20.6, 21.4, 23.4, 15.6, 22.6, 10, 19, 6.4), false, 10)
	n := float64(len(p) - 1)
	for i := range len(p) - 1 {
		t := float64(i) / n
		k := hn
		if t < .1 || t > .47 && t < .53 {
			k = si
		}
		r := 1.2 + 4.2*t*t
		s.Limb(p[i], r, p[i+1], r+.05, t*2, k, 0)
	}
	m := s.Render(.5)
	m = m.Outlined(bake.Dark)
	m.Ellipse(17.6, 5.4, 5, 3.2, E0)
	m.Ellipse(17.6, 5.2, 4.2, 2.4, E5)
	m.Ellipse(17.8, 5.6, 3.2, 1.6, E0)
	for i := range 3 { // growth rings
		m.Line(20+i, 21-i*4, 24+i*2, 23-i*4, E1)
	}
	return m
}

// lawTablets are two tablets of stone with lines of script.
func lawTablets() *bake.Image {
	s := bake.NewSolid(32, 32)
	st := s.Material([]Index{S0, S1, S2, S3, S4}, -.1, .2, .5, .84)
	for i, x := range []float64{3, 16.4} {
		p := append(bake.Smooth(bake.Pts(x, 12, x+1, 7, x+6, 3.6, x+11.4, 7, x+12.4, 12), false, 6), bake.Pts(x+12.4, 29, x, 29.4)...)
		slab(s, 32, 32, p, float64(i), 2.4, 2, st, func(_, _ float64) (int, float64) { return 0, .06 })
	}
	m := s.Render(.5)
	letters := []string{"s.ss.s.s", "ss.s.ss", ".ss.s.ss", "s.s.ss.s", "ss.ss.s", "s.ss.ss"}
	for i, x := range []int{5, 19} {
		for k := range 6 {
			g := bake.Grid(letters[(k+3*i)%6])
			m.Blit(g, x, 10+k*3)
			m.Blit(bake.Grid(letters[(k+3*i+2)%6]).Sub(0, 0, 7, 1), x+k%2, 11+k*3)
		}
	}
	m.Blit(bake.Grid("ss\n.s\n.ss"), 26, 26)
	return m.Outlined(func(Index) Index { return N1 })
}
