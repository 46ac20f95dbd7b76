package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// A cloth is what somebody wears: dark to light.
type cloths [4]Index

// scarves are the colours of the regions on those who go there.
var scarves = [place.Regions]cloths{{V0, B0, B1, B2}, {V1, V2, V3, V4}, {E1, E3, E5, E6}, {R0, R2, R3, R4}}

// materials of people.
func skin(s *bake.Solid) int {
	return s.Material([]Index{E1, E2, E3, E4, E5}, -.2, .15, .45, .8)
}

func worn(s *bake.Solid, c cloths) int { return s.Material(c[:], -.1, .3, .72) }

var (
	black  = cloths{N0, N1, S0, S1}
	white  = cloths{S1, S3, S4, E7}
	linen  = cloths{E2, E4, E6, E7}
	navy   = cloths{N1, V0, B0, B1}
	purple = cloths{N1, V0, V1, V2}
	moss   = cloths{F0, F1, F2, F3}
)

// bust is a pair of shoulders in a coat with collar, and the head.
func bust(s *bake.Solid, coat, shirt cloths) {
	s.Ball(bake.Ball{X: 16, Y: 31, RX: 11.5, RY: 9, RZ: 6, Material: worn(s, coat)})
	s.Ball(bake.Ball{X: 16, Y: 24.5, Z: 1, RX: 4.5, RY: 4, RZ: 5, Material: worn(s, shirt)})
	k := skin(s)
	s.Ball(bake.Ball{X: 16, Y: 15, Z: 2, RX: 5.6, RY: 7, RZ: 6, Material: k, Bias: .05})
	for _, x := range []float64{10.6, 21.4} {
		s.Ball(bake.Ball{X: x, Y: 15.5, RX: 1.3, RY: 2, RZ: 2, Material: k})
	}
}

// cap is a ball that is cut off below, for hats and hair.
func cap(s *bake.Solid, x, y, z, rx, ry, cut float64, c cloths) {
	s.Ball(bake.Ball{X: x, Y: y, Z: z, RX: rx, RY: ry, RZ: rx, Material: worn(s, c), Cut: func(_, v float64) bool { return v > cut }})
}

func blob(s *bake.Solid, x, y, z, rx, ry float64, c cloths) {
	s.Ball(bake.Ball{X: x, Y: y, Z: z, RX: rx, RY: ry, RZ: min(rx, ry), Material: worn(s, c)})
}

// The faces: brows, eyes and nose, or glasses.
var (
	plainFace = bake.Grid("bb...bb\n.k...k.\n...c...\n...c...\n...cc..")
	blackFace = bake.Grid("kk...kk\nhk...kh\n...c...\n...c...\n...cc..")
	whiteFace = bake.Grid("vv...vv\n.k...k.\n...c...\n...c...\n...cc..")
	goldRims  = bake.Grid("qqq.qqq\nqkqqqkq\nqqq.qqq\n...c...\n...cc..")
	mouth     = bake.Grid("bbbb")
)

// professors is how many there are: one a region and the one of greatest knowledge.
const professors = place.Regions + 1

// professor is the picture of one: each has a hat and a beard of its own, and
// the region's colour.
func professor(i int) *bake.Image {
	s := bake.NewSolid(32, 32)
	var face *bake.Image
	switch i {
	case 0: // a turban and a square black beard
		bust(s, navy, linen)
		blob(s, 16, 21, 4, 5.6, 5.2, black)
		cap(s, 16, 10.2, 3, 7.8, 6.2, .35, cloths{V0, B0, B1, B2})
		blob(s, 16.6, 4.4, 2, 3.4, 2.2, cloths{V0, B0, B1, B2})
		face = blackFace
	case 1: // a straw hat with a purple band, a grey moustache
		bust(s, purple, white)
		cap(s, 16, 9.6, 3, 6, 6, .1, cloths{E2, E4, E5, E6})
		blob(s, 16, 10.6, 4, 9.6, 1.7, cloths{E2, E4, E5, E6})
		blob(s, 13.6, 19.4, 7, 2.8, 1.4, white)
		blob(s, 18.4, 19.4, 7, 2.8, 1.4, white)
		face = whiteFace
	case 2: // a tarboosh with its tassel, a pointed beard
		bust(s, cloths{E1, G0, G1, E5}, white)
		blob(s, 16, 22, 4, 3.6, 4.4, cloths{N0, N1, E0, E1})
		s.Limb(bake.Pt{X: 16, Y: 10}, 6, bake.Pt{X: 16, Y: 6.6}, 5, 2, worn(s, cloths{R0, R0, R1, R2}), 0)
		face = blackFace
	case 3: // a flat cap, white whiskers
		bust(s, cloths{R0, R1, E2, R4}, linen)
		blob(s, 10.8, 18.6, 3, 2, 4, white)
		blob(s, 21.2, 18.6, 3, 2, 4, white)
		cap(s, 15.4, 10, 3, 7.2, 4.8, .35, cloths{R0, E2, R3, R4})
		blob(s, 13.4, 11.2, 5, 7, 1.6, cloths{R0, R0, E2, R3})
		face = whiteFace
	default: // the doctor's cap, a long white beard
		bust(s, black, white)
		blob(s, 16, 22, 4, 5, 6.4, white)
		blob(s, 10.8, 17, 2, 1.8, 3.6, white)
		blob(s, 21.2, 17, 2, 1.8, 3.6, white)
		cap(s, 16, 10.2, 3, 6.4, 4.6, .3, black)
		face = goldRims
	}
	m := s.Render(.5)
	m.Blit(face, 13, 14)
	switch i {
	case 0:
		m.Line(10, 11, 18, 5, B0)
		m.Line(13, 12, 22, 7, B0)
		m.Blit(bake.Grid("rq\nqp"), 15, 8)
		m.Line(14, 20, 18, 20, E2)
	case 1:
		m.Rect(11, 8, 11, 2, V2)
		m.Rect(11, 8, 3, 1, V3)
	case 2:
		m.Line(16, 3, 21, 5, N1)
		m.Blit(bake.Grid("k\nk\nq\nq\np"), 21, 5)
		m.Blit(bake.Grid("aaaaa\n.bbb."), 14, 19)
	case 3:
		m.Blit(mouth, 14, 20)
	default:
		board := bake.Grid(`
........kkkk........
.....kkksSSSkkk.....
..kkksssSSSSSSSkkk..
kksssssSSSSSSSSSSSkk
..kkkSSSSSSSSSSkkk..
.....kkkSSSSkkk.....
........kkkk........`)
		m.Blit(board, 6, 3)
		m.Line(16, 6, 24, 8, G2)
		m.Blit(bake.Grid("q\nq\nr\nq\np"), 24, 8)
		m.Rect(14, 20, 4, 1, S3)
	}
	return m.Outlined(bake.Dark)
}

// changing is the gold frame, 32x29, round a professor who would go to somebody
// else: its dashes march in four frames.
func changing(frame int) *bake.Image {
	m := bake.New(32, 29)
	n := 2 * (m.W + m.H - 2)
	for i := range n {
		x, y := i, 0
		switch {
		case i >= 2*m.W+m.H-2:
			x, y = 0, n-i
		case i >= m.W+m.H-1:
			x, y = 2*m.W+m.H-3-i, m.H-1
		case i >= m.W:
			x, y = m.W-1, i-m.W+1
		}
		c := N0
		if (i-frame)&3 < 2 {
			c = G3
		}
		m.Set(x, y, c)
	}
	return m
}

// hooded is somebody under a hood, masked with a scarf: at x, y the middle of the
// face, k times as large as a full picture's.
func hooded(s *bake.Solid, x, y, z, k float64, scarf cloths) {
	s.Ball(bake.Ball{X: x, Y: y + 16*k, Z: z, RX: 11.5 * k, RY: 9.4 * k, RZ: 6, Material: worn(s, black)})
	s.Ball(bake.Ball{X: x, Y: y - 1.6*k, Z: z + 1, RX: 7.8 * k, RY: 9.2 * k, RZ: 7, Material: worn(s, black)})
	s.Ball(bake.Ball{X: x, Y: y, Z: z + 4, RX: 5.2 * k, RY: 5.8 * k, RZ: 6, Material: skin(s)})
	s.Ball(bake.Ball{X: x, Y: y + 5*k, Z: z + 6, RX: 6.2 * k, RY: 4.4 * k, RZ: 5.4, Material: worn(s, scarf), Bias: .05,
		Cut: func(_, v float64) bool { return v < -.7 }})
	s.Ball(bake.Ball{X: x, Y: y - 4.4*k, Z: z + 6, RX: 5.9 * k, RY: 3 * k, RZ: 5, Material: worn(s, black)})
}

// thief is masked in a region's colour and holds a lantern low.
func thief(scarf cloths) *bake.Image {
	s := bake.NewSolid(32, 32)
	hooded(s, 16, 14.6, 0, 1, scarf)
	m := s.Render(.5)
	m.Blit(bake.Grid("hkk.kkh\nhhk.khh"), 13, 13)
	m.Line(11, 21, 14, 20, scarf[0])
	m.Line(21, 21, 18, 20, scarf[0])
	m.Line(15, 23, 17, 23, scarf[0])
	m = m.Outlined(bake.Dark)
	m.Blit(bake.Grid(lantern), 22, 19)
	return m
}

// robbers are two of that kind with their sack between them.
func robbers(scarf cloths) *bake.Image {
	s := bake.NewSolid(32, 32)
	hooded(s, 22, 10.6, -6, .76, scarf)
	hooded(s, 9.6, 14, 2, .8, scarf)
	sack := worn(s, cloths{E0, E2, E3, E5})
	s.Ball(bake.Ball{X: 20.6, Y: 26.6, Z: 9, RX: 6.6, RY: 5.4, RZ: 6, Material: sack})
	s.Limb(bake.Pt{X: 20.6, Y: 21.4}, 1.6, bake.Pt{X: 20.6, Y: 19.6}, 3, 9, sack, 0)
	m := s.Render(.5)
	m.Blit(bake.Grid("hk.kh"), 8, 13)
	m.Blit(bake.Grid("hk.kh"), 20, 10)
	m.Rect(19, 21, 4, 1, R2)
	m.Blit(bake.Grid(".rr.qq.\nrqqrqqp\n.aaaaa."), 17, 17)
	m.Line(18, 24, 17, 29, E2)
	return m.Outlined(bake.Dark)
}

// scholar is a learned woman with her lens.
func scholar() *bake.Image {
	s := bake.NewSolid(32, 32)
	hair := cloths{E0, R0, R1, E2}
	bust(s, moss, linen)
	cap(s, 16, 11, 1, 6.8, 6.4, .3, hair)
	blob(s, 16, 4.4, 0, 3.6, 2.8, hair)
	blob(s, 10.4, 13, 1, 1.8, 4.6, hair)
	blob(s, 21.6, 13, 1, 1.8, 4.6, hair)
	m := s.Render(.5)
	m.Blit(plainFace, 13, 14)
	m.Blit(bake.Grid("223"), 15, 20)
	m = m.Outlined(bake.Dark)
	m.Blit(bake.Grid(`
...aaaaa..
..arrqqqa.
.ar.zzz.qa
ar.zzhhz.a
aqzzhhzzqa
aqzzhzzyqa
aq.zzzy.pa
.aq.zy.pa.
..aqqqpa..
.aeaaaaa..
aeda......
edca......
dca.......`), 20, 17)
	return m
}

// generalDig is a paper with all four regions' stamps, and the spade.
func generalDig() *bake.Image {
	m := bake.New(32, 32)
	m.Poly(bake.Pts(4, 4, 22, 3, 24, 26, 6, 28), E0)
	m.Poly(bake.Pts(5, 5, 21, 4, 23, 25, 7, 27), P3)
	m.Line(5, 5, 20, 4, E7)
	m.Line(5, 5, 7, 26, E7)
	m.Line(22, 6, 23, 24, P1)
	m.Line(8, 27, 22, 25, P1)
	for i, c := range [][4]Index{{V0, B0, B1, B2}, {V0, V2, V3, V4}, {E0, G1, E5, G3}, {R0, E2, R3, R4}} {
		x, y := 8+i%2*7, 8+i/2*7-i%2
		m.Rect(x, y, 6, 6, c[0])
		m.Rect(x+1, y+1, 4, 4, c[2])
		m.Rect(x+1, y+1, 4, 1, c[3])
		m.Rect(x+1, y+4, 4, 1, c[1])
	}
	for i, l := range []int{11, 8} {
		m.Rect(9, 22+i*2, l, 1, E1)
	}
	s := bake.NewSolid(32, 32)
	wood := s.Material([]Index{E0, E1, E2, E3, E4}, -.05, .3, .6, .9)
	iron := s.Material([]Index{N1, S0, S1, S2, S3, S4}, -.1, .22, .5, .78, .95)
	s.Limb(bake.Pt{X: 28, Y: 8}, 1.2, bake.Pt{X: 20.5, Y: 19}, 1.2, 0, wood, 0)
	s.Limb(bake.Pt{X: 26.2, Y: 6.4}, 1.2, bake.Pt{X: 30, Y: 9}, 1.2, 0, wood, .1)
	s.Limb(bake.Pt{X: 19.6, Y: 20.2}, 3.4, bake.Pt{X: 16.4, Y: 25.6}, 3, 1, iron, 0)
	s.Limb(bake.Pt{X: 16.4, Y: 25.6}, 3, bake.Pt{X: 14.6, Y: 29}, .8, 1, iron, 0)
	m.Blit(s.Render(.5).Outlined(bake.Dark), 0, 0)
	return m
}
