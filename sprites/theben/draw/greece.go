package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// amphora is a clay jar with two handles and a frieze in black.
func amphora() *bake.Image {
	s := bake.NewSolid(32, 32)
	cl, dark := clay(s), soot(s)
	for _, side := range []float64{-1, 1} {
		tube(s, -2, .95, .95, cl, -.25, 16+side*2.6, 5, 16+side*5.2, 4.4, 16+side*6.8, 6.4, 16+side*6.6, 9.6, 16+side*5.2, 12.8)
	}
	shape := profile(1.6, 3.9, 3.2, 4.2, 4, 2.9, 6, 2.3, 9, 2.5, 11.2, 5, 13.6, 7.7, 16.5, 8.6, 19.5, 8, 23.5, 5.2, 27, 2.4, 28.2, 2, 29, 3.2, 30, 3.6)
	lathe(s, 16, 0, 1.6, 30, shape, cl, func(a, y float64) (int, float64) {
		switch {
		case y < 3.6, y > 28, y > 10.6 && y < 11.6, y > 13 && y < 14, y > 20 && y < 21, y > 22 && y < 23:
			return dark, 0
		case y > 23 && y < 27 && math.Abs(math.Mod(a*2.9+20.5, 1)-.5) < (y-23)/8: // rays
			return dark, 0
		case y >= 11.6 && y <= 13 && math.Mod(a*5+20, 1) < .4: // tongues
			return dark, 0
		}
		return 0, 0
	})
	m := s.Render(.5)
	m.Blit(bake.Grid("..........K.\n..K......KKK\n...KKKKKKK.K\n..KKKKKKKK..\n.KK.K...KK..\nK..K....K.K."), 10, 14)
	return m.Outlined(bake.Dark)
}

// owl is a silver coin of Athens.
func owl() *bake.Image {
	s := bake.NewSolid(32, 32)
	silver := s.Material([]Index{S0, S1, S2, S3, S4, E7}, -.1, .12, .36, .68, .95)
	var edge []bake.Pt
	for i := range 40 {
		a := float64(i) * math.Pi / 20
		r := 13.2 + .5*math.Sin(3*a+1)
		edge = append(edge, bake.Pt{X: 16 + r*math.Cos(a), Y: 16 + r*.98*math.Sin(a)})
	}
	slab(s, 32, 32, edge, 0, 2.4, 2, silver, func(x, y float64) (int, float64) {
		switch d := math.Hypot(x-16, y-16); {
		case d < 9.8:
			return 0, -.12
		case d < 10.8:
			return 0, -.45
		}
		return 0, 0
	})
	m := s.Render(.5)
	m.Blit(bake.Grid(`
...ss....ss.....
..svvssssvvs....
.svttvvvvttvs...
.svkhtvvtkhvs...
.svkktvvtkkvs...
.svttvrrvttvs...
..svvvqqvvvs.ll.
..ssvvvvvvss.nl.
.svtvvvvvvuts.l.
.svvtvtvtvuuts..
.svvvtvtvuuuts..
.svvtvtvtuuuus..
..svvvvuuuutuss.
...ssuuuuuttuuts
.....s.us.sssts.
....sssss...ss..`), 8, 8)
	return m.Outlined(func(Index) Index { return N1 })
}

// bust is a young god's head in marble.
func bust() *bake.Image {
	s := bake.NewSolid(32, 32)
	ma := marble(s)
	hair := s.Material([]Index{S0, S1, S2, S3, S4}, -.1, .25, .55, .88)
	slab(s, 32, 32, bake.Pts(9, 27.6, 23, 27.6, 24.4, 31, 7.6, 31), -4, .8, .8, hair, nil)
	s.Ball(bake.Ball{X: 16, Y: 27, RX: 10.6, RY: 6.6, RZ: 6, Material: ma, Cut: func(u, v float64) bool { return v > .1 || math.Abs(u) > .86 }})
	limb(s, 16, 16, 3.4, 16, 23, 3.9, 1, ma)
	s.Ball(bake.Ball{X: 15.8, Y: 12.4, Z: 3, RX: 5.7, RY: 7.6, RZ: 6, Material: ma, Bias: .08})
	for i := range 9 { // curls about the brow
		a := math.Pi + float64(i)*math.Pi/8
		ball(s, 16+6*math.Cos(a), 9.6+5.6*math.Sin(a), 5, 2.3, 2.2, 2.4, hair)
	}
	s.Ball(bake.Ball{X: 16, Y: 6.4, Z: 2, RX: 6, RY: 4.6, RZ: 6, Material: hair})
	ball(s, 10.3, 13, 3, 1.5, 2.6, 2, hair)
	ball(s, 21.7, 13, 3, 1.5, 2.6, 2, hair)
	s.Limb(bake.Pt{X: 15.6, Y: 10.6}, .7, bake.Pt{X: 15.4, Y: 14.6}, 1.2, 9, ma, .1)
	m := s.Render(.5)
	m.Blit(bake.Grid("SSS..SSS\nhst..tsh\n.t....t."), 12, 11)
	m.Blit(bake.Grid("t.\nts"), 16, 14)
	m.Blit(bake.Grid(".ss.\n.tt."), 14, 18)
	for i := range 4 { // the cloak's folds
		m.Line(8+i*4, 25+i%2, 11+i*4, 28, S2)
	}
	return m.Outlined(func(Index) Index { return N1 })
}

// helmet is a hoplite's helmet of bronze with its red crest.
func helmet() *bake.Image {
	s := bake.NewSolid(32, 32)
	gd, rd := gold(s), red(s)
	tube(s, -4, 2.2, 2.6, rd, 0, 6.5, 11, 9, 5, 16, 2.8, 23, 5, 27.2, 12, 28.2, 20, 27.6, 25)
	outline := bake.Smooth(bake.Pts(7, 14, 9, 8.4, 15, 5.4, 21, 7, 24.4, 12, 25, 18, 24.6, 24, 27, 29.4, 20, 28.6, 19, 23, 17.4, 23.4, 16.6, 29.6, 11.5, 30.4, 7.4, 25, 6.4, 19), true, 5)
	slab(s, 32, 32, outline, 0, 8, 8, gd, nil)
	m := s.Render(.5)
	m.Blit(bake.Grid(`
.aaaaa..aa.
aakkkka.aaa
akkkkkka.ra
.aakkkka.ra
...akka.qra
....kka.qra
....kka.qqa
....kka.qqa
....kka..a.
....kka....
.....kka...
.....kka...
......ka...`).Mirrored(), 6, 15)
	for i := range 6 { // the crest's hair
		x := 9 + i*3
		m.Set(x, 3+(i-2)*(i-2)/2, R4)
	}
	m.Line(9, 12, 22, 10, G1)
	m.Line(9, 13, 22, 11, G3)
	return m.Outlined(bake.Dark)
}

// cup is a shallow drinking cup on its foot, black with a red band.
func cup() *bake.Image {
	s := bake.NewSolid(32, 32)
	cl, dark := clay(s), s.Material([]Index{N0, N1, E0, E1, E3}, .05, .45, .8, .96)
	for _, side := range []float64{-1, 1} {
		tube(s, -3, 1.1, 1, dark, .1, 16+side*9.4, 15.6, 16+side*13.6, 14.6, 16+side*14, 11.4, 16+side*11, 11.2)
	}
	bowl := profile(9.6, 12, 11, 11.8, 14, 10.6, 17, 8, 19.4, 4.2, 20.6, 1.9, 23.4, 1.5, 25.4, 1.9, 26.8, 4.6, 28, 6.6, 29.2, 6.8)
	lathe(s, 16, 0, 9.6, 29.2, bowl, dark, func(a, y float64) (int, float64) {
		switch {
		case y > 12.2 && y < 16.8 && math.Abs(a) < 1.2:
			return cl, .05
		case y > 22.4 && y < 23.4, y > 28.2:
			return cl, 0
		}
		return 0, 0
	})
	m := s.Render(.5)
	m.Ellipse(16, 9.6, 12, 2.6, E0)
	m.Ellipse(16, 9.4, 11, 1.8, R3)
	m.Ellipse(16.6, 9.8, 9.6, 1.3, R1)
	m.Blit(bake.Grid("..KK.....KK...\n.KKK.K.K.KKK..\nKK.KKKKKKK.KK."), 9, 13)
	return m.Outlined(bake.Dark)
}
