package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// niches are the recesses of the large cards by the phase they are for, dark to light:
// auction, purchase, offering, income, points.
var niches = [...][]Index{{V0, V1, V2, V3}, {F0, F1, F2, F3}, {R0, R1, R2, R3}, {W0, W1, W2, W3}, {S0, S1, S2, S3}}

// fronts are the large cards' fronts, 48x64.
func fronts() []*bake.Image {
	out := make([]*bake.Image, len(niches))
	for i, n := range niches {
		out[i] = bake.CardFront(n, R0, R1, R2)
	}
	return out
}

// largeBack is the back of the large cards.
func largeBack() *bake.Image {
	sign := bake.Grid("...arrqqa...\n..arqaaqpa..\n..arqaaqpa..\n..arqaaqpa..\n..arqaaqpa..\n...arqqpa...\n....arpa....\n.aaaarpaaaa.\narrrrqqppppa\naqqqqqpppppa\n.aaaaqpaaaa.\n....aqpa....\n....aqpa....\n....aqpa....\n....aqpa....\n....appa....\n....aaaa....")
	return bake.Lattice(bake.CardBack(V0, B0, R1, sign, 8), [4]Index{V0, B0, B1, G2})
}

// arts are the pictures of the large cards, 32x32, in the order of the rules.
func arts() []*bake.Image {
	return []*bake.Image{
		blockade(), outbid(), freeFarmer(), builder(), scales(), eightGold(),
		sheaf(), crowd(), symbols(), doubleCrown(), bothBanks(), onTheNile(),
	}
}

// pebble is a stone of the auction, lit from the top left, in four tones.
func pebble(m *bake.Image, x, y, rx, ry float64, c [4]Index) {
	m.Ellipse(x, y, rx+1, ry+1, c[0])
	m.Ellipse(x, y, rx, ry, c[1])
	m.Ellipse(x-.8, y-1, rx-1.4, ry-1.3, c[2])
	m.Ellipse(x-rx*.35, y-ry*.45, rx*.36, ry*.24, c[3])
}

// blockade bars the way to a stone.
func blockade() *bake.Image {
	m := bake.New(32, 32)
	pebble(m, 16, 10, 9.5, 7, [4]Index{E0, G1, G2, G3})
	for _, x := range []int{3, 25} {
		m.Rect(x-1, 10, 6, 21, E0)
		m.Rect(x, 11, 4, 19, E3)
		m.Rect(x, 11, 1, 19, E5)
		m.Rect(x+3, 11, 1, 19, E1)
		m.Rect(x-1, 29, 6, 2, E0)
	}
	m.Rect(0, 15, 32, 8, E0)
	for x := 1; x < 31; x++ {
		for y := 16; y < 22; y++ {
			c := [2]Index{E7, R2}[(x+y)/5&1]
			if y == 21 {
				c = [Colours]Index{E7: P2, R2: R1}[c]
			}
			m.Set(x, y, c)
		}
	}
	return m
}

// outbid puts one's stone upon another's.
func outbid() *bake.Image {
	m := bake.New(32, 32)
	pebble(m, 11, 24, 9.5, 6, [4]Index{W0, W1, W3, W4})
	pebble(m, 11, 13, 9.5, 6, [4]Index{R0, R1, R2, R3})
	m.Blit(bake.Grid(`
....aa....
...arra...
..arrrqa..
.arrrqqqa.
arrrqqqqqa
aaarrqqaaa
..arrqqa..
..arrqqa..
..arrqqa..
..arrqqa..
..arrqqa..
..arrqqa..
..arrqqa..
..arrqqa..
..arqqpa..
..arqqpa..
..arqqpa..
..arqqpa..
..arqqpa..
..appppa..
..aaaaaa..`), 22, 5)
	return m
}

// largeFarmer carries a basket, 17x29.
var largeFarmer = bake.Grid(`
.....aaaaaa......
...aahhggggaa....
..ahhhggggfffa...
..ahhgggggfffa...
.aaaaaaaaaaaaaa..
..acddddddccba...
..acdkddkdccba...
..acddddddccba...
..abcdddddcba....
...abcckccba.....
....abcccba......
...aahgggfaa.....
..ahhhggggffa....
.ahhhgggggfffa...
acchhgggggffcca..
acdahggggffaccbaa
acdahggggffacbadda
acdahggggffacadcdca
acdahgggfffacacdcda
.acaahggfffaaadcdca
..aahhggffffaacdcba
...ahhgggfffa.aaaa
...ahggggfffa....
...aaaaaaaaaa....
...acdba.acdba...
...acdba.acdba...
...acdba.acdba...
..accdba.accdba..
..aaaaaa.aaaaaa..`)

func freeFarmer() *bake.Image {
	m := bake.New(32, 32)
	m.Blit(largeFarmer, 7, 2)
	return m
}

// builder raises a pyramid from two bricks.
func builder() *bake.Image {
	m := bake.New(32, 32)
	face := func(from, to float64, c, joint Index) {
		m.Fill(bake.Pts(15, 1, from, 21, to, 21), func(x, y int) {
			if m.Set(x, y, c); y%4 == 3 && bake.Rand(x/5, y) < .5 {
				m.Set(x, y, joint)
			}
		})
	}
	face(3, 18, E6, E5)
	face(18, 29, E3, E2)
	for y := 2; y < 21; y++ {
		m.Set(15-(y-1)*12/20, y, E7)
	}
	m = m.Outlined(bake.Dark)
	for _, x := range []int{1, 17} {
		m.Rect(x, 23, 14, 9, E0)
		m.Rect(x+1, 24, 12, 7, E4)
		m.Rect(x+1, 24, 12, 2, E5)
		m.Rect(x+1, 24, 9, 1, E6)
		m.Rect(x+10, 26, 3, 5, E3)
		m.Rect(x+1, 30, 12, 1, E2)
	}
	return m
}

// scales weigh what is offered: more in one pan, less in the other.
func scales() *bake.Image {
	m := bake.New(32, 32)
	m.Rect(14, 2, 4, 25, G2)
	m.Rect(14, 2, 1, 25, G3)
	m.Rect(17, 2, 1, 25, G1)
	m.Poly(bake.Pts(2, 9, 2, 6, 30, 3, 30, 6), G2)
	m.Poly(bake.Pts(2, 7, 2, 6, 30, 3, 30, 4), G3)
	m.Rect(9, 27, 14, 3, G2)
	m.Rect(9, 27, 14, 1, G3)
	m.Rect(9, 29, 14, 1, G1)
	m.Ellipse(16, 3.5, 2.6, 2.6, G3)
	for _, p := range [][2]int{{5, 19}, {26, 14}} {
		m.Line(p[0], p[1]-12, p[0]-4, p[1], E4)
		m.Line(p[0], p[1]-12, p[0]+4, p[1], E4)
		m.Rect(p[0]-5, p[1], 11, 1, G3)
		m.Rect(p[0]-4, p[1]+1, 9, 1, G2)
		m.Rect(p[0]-2, p[1]+2, 5, 1, G1)
	}
	m = m.Outlined(bake.Dark)
	m.Blit(bake.Grid("..aaa..\n.arrqa.\narrqqpa\narqqqpa\n.aqqpa."), 2, 14)
	m.Blit(bake.Grid(".h.\nhhh\n.h."), 4, 25)
	m.Rect(25, 20, 3, 1, E7)
	return m
}

// eightGold is a heap of eight coins.
func eightGold() *bake.Image {
	m, one := bake.New(32, 32), coins()[0]
	for _, q := range [...][2]int{{4, 2}, {14, 2}, {0, 10}, {9, 10}, {18, 10}, {0, 18}, {9, 18}, {18, 18}} {
		m.Blit(one, q[0], q[1])
	}
	return m
}

// sheaf is a harvest bound together: five ears, the middle one in front.
func sheaf() *bake.Image {
	m := bake.New(32, 32)
	for _, k := range []int{-2, 2, -1, 1, 0} {
		one := bake.New(32, 32)
		foot, top := 16+k*3, 16+k*6
		one.Line(16+k, 21, top, 11, G1)
		one.Line(16+k, 21, foot, 30, E4)
		one.Line(17+k, 21, foot+1, 30, G1)
		y := 2 + k*k
		for j := range 4 {
			one.Rect(top-2, y+j*3, 2, 2, G3)
			one.Rect(top+1, y+j*3, 2, 2, G2)
			one.Rect(top-1, y+1+j*3, 3, 2, G2)
			one.Rect(top, y+j*3, 1, 2, G1)
		}
		one.Rect(top, y-1, 1, 2, G3)
		m.Blit(one.Outlined(bake.Dark), 0, 0)
	}
	m.Rect(11, 19, 11, 5, E0)
	m.Rect(12, 20, 9, 3, R2)
	m.Rect(12, 20, 9, 1, R3)
	return m
}

// crowd is a farmer with many behind him.
func crowd() *bake.Image {
	m := bake.New(32, 32)
	behind := largeFarmer.Sub(0, 0, 17, 23).Remapped(Darker)
	m.Blit(behind, 0, 0)
	m.Blit(behind, 17, 0)
	m.Blit(largeFarmer, 7, 3)
	return m
}

// symbols are cards that lie over one another, each with its sign.
func symbols() *bake.Image {
	m := bake.New(32, 32)
	for k := range 3 {
		x, y := 1+k*7, 1+k*4
		m.Rect(x, y, 16, 21, E0)
		m.Rect(x+1, y+1, 14, 19, G2)
		m.Rect(x+1, y+1, 14, 1, G3)
		m.Rect(x+1, y+1, 1, 19, G3)
		m.Rect(x+3, y+3, 10, 15, B0)
		m.Rect(x+4, y+6, 8, 8, B1)
		m.Rect(x+4, y+6, 8, 1, B2)
		m.Rect(x+6, y+8, 4, 4, G2)
		m.Rect(x+6, y+8, 4, 1, G3)
	}
	return m
}

// doubleCrown is the white crown of Upper Egypt in the red one of Lower Egypt.
func doubleCrown() *bake.Image {
	m := bake.New(32, 32)
	m.Poly(bake.Pts(22, 2, 27, 2, 27, 28, 6, 28, 5, 20, 21, 20), R2)
	m.Rect(25, 3, 2, 24, R1)
	m.Rect(6, 26, 21, 2, R1)
	m.Rect(22, 3, 1, 17, R3)
	m.Rect(5, 20, 14, 1, R3)
	white := bake.New(32, 32)
	for i, half := range [...]float64{1.4, 2.3, 2.5, 2.3, 1.8, 2, 2.6, 3.3, 4, 4.6, 5.1, 5.6, 6, 6.3, 6.5, 6.6, 6.5, 6.3, 6, 5.6} {
		middle := 14 - float64(i)*.06
		for x := range 32 {
			d := float64(x) + .5 - middle
			switch {
			case math.Abs(d) > half:
			case d < -half*.2:
				white.Set(x, 1+i, E7)
			case d > half*.55:
				white.Set(x, 1+i, S3)
			default:
				white.Set(x, 1+i, S4)
			}
		}
	}
	m.Blit(white, 0, 0)
	m.Rect(5, 20, 17, 2, R2)
	m.Rect(5, 20, 17, 1, R3)
	m = m.Outlined(bake.Dark)
	m.Stroke(bake.Smooth(bake.Pts(19, 20, 15, 13, 9, 9, 4, 9, 3, 12, 6, 13), false, 6), 1, R2, 1, 0)
	m.Rect(4, 23, 3, 3, G2)
	m.Rect(4, 23, 3, 1, G3)
	return m
}

// bothBanks are the lands east and west of the Nile, each with its pyramid.
func bothBanks() *bake.Image {
	m := bake.New(32, 32)
	m.Ellipse(16, 16, 16, 15.5, E0)
	m.Ellipse(16, 16, 15, 14.5, E5)
	land := m.Clone()
	for x := range m.W {
		y := 14 + int(math.Round(1.6*math.Sin(float64(x)*.3)))
		for d := -2; d < 8; d++ {
			if land.At(x, y+d) == E5 {
				m.Set(x, y+d, [...]Index{F3, F2, W1, W2, W2, W3, W2, W1, F2, F3}[d+2])
			}
		}
	}
	m.Blit(pyramid, 8, 1)
	m.Blit(bake.Grid(smallPyramid), 13, 20)
	return m
}

// onTheNile is a boat between reeds.
func onTheNile() *bake.Image {
	m := bake.New(32, 32)
	m.Ellipse(16, 24, 16, 7.5, W0)
	m.Ellipse(16, 24, 15, 6.5, W2)
	boat(m, 17, 26)
	m.Rect(4, 27, 6, 1, W3)
	m.Rect(13, 29, 7, 1, W3)
	m.Rect(22, 28, 5, 1, W4)
	for _, x := range []int{1, 4, 27} {
		m.Line(x, 14+x%3, x, 27, F1)
		m.Line(x+1, 16+x%3, x+1, 27, F2)
		m.Rect(x, 12+x%3, 2, 4, E2)
	}
	return m
}
