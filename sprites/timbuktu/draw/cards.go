package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// thiefMask is the sign on the backs of all thief cards.
const thiefMask = "..kkkkk..\n.kStSSKk.\nkSSSSSSKk\nkkkkkkkkk\nkhckkchkk\nkkkkkkkkk\n.kKSKKKk.\n..kK3Kk..\n...k3k..."

// kinds are the three kinds of thief cards: pen, stands, goods. Besides the
// colour of the back its sign at the foot differs.
var kinds = [3]struct {
	back  [4]Index // edge, face, line, niche dark to light with niche
	niche []Index
	width int
	sign  string
}{
	{[4]Index{N0, R1, R2, R0}, []Index{R0, R1, E2, E3}, 16, "..4..\n4.4.4\n.444.\n..4.."},
	{[4]Index{N0, S1, S2, S0}, []Index{S0, S1, S2, S3}, 16, ".v...v\nvv..vv\n.v...v\n.v...v"},
	{[4]Index{N0, V2, V3, V1}, []Index{V0, V1, V2, V3}, 21, ".88.\n8..8\n8888\n8888"},
}

// miniBack is the small back of a thief card, 18 px high.
func miniBack(kind int) *bake.Image {
	k := kinds[kind]
	m := bake.Plate(k.width, 18, bake.Bevel{k.back[0], k.back[1], k.back[3], N1})
	m.Frame(2, 2, k.width-4, 14, k.back[2])
	m.Blit(bake.Grid(thiefMask), k.width/2-4, 3)
	for i := range kind + 1 { // pips tell the kinds apart without their colours
		m.Rect(k.width/2-kind*2+i*4-1, 13, 2, 1, S4)
	}
	return m
}

// back is the large back of a thief card, 48x64.
func back(kind int) *bake.Image {
	k := kinds[kind]
	m := bake.CardFrame(48, 64)
	m.Rect(5, 5, 38, 54, E0)
	for j := 6; j < 58; j++ {
		for i := 6; i < 42; i++ {
			u, v := max(2*i-47, 47-2*i)/2, max(2*j-63, 63-2*j)/2
			c := k.back[3]
			if (u+v)%8 == 0 || (u-v+64)%8 == 0 {
				c = k.back[1]
			}
			if (u+v)%8 == 0 && (u-v+64)%8 == 0 {
				c = k.back[2]
			}
			m.Set(i, j, c)
		}
	}
	m.Ellipse(24, 30, 15, 15, E0)
	m.Ellipse(24, 30, 14, 14, G1)
	m.Ellipse(23.5, 29.5, 13.2, 13.2, G2)
	m.Ellipse(24, 30, 12, 12, E0)
	m.Ellipse(24, 30, 11, 11, k.back[3])
	m.Ellipse(24, 29.5, 10, 9.6, k.back[1])
	m.Blit(bake.Grid(`
....kkkkkkk....
..kkKSSSSKKkk..
.kKStSSSSSKKKk.
kKSSSSSSSSSKKKk
kKkkkkkkkkkkkKk
kkbccckkkcccbkk
kkckhckkkchkckk
kkbccckkkcccbkk
kKkkkkkkkkkkkKk
kKKSSSKKKKKKKKk
.kKKSSKKKKKKKk.
..kKKSKK3KKKk..
...kkKKK3KKk...
....kkK33kk....
.....kk3kk.....`), 17, 23)
	m.Rect(14, 49, 20, 8, E0)
	m.Rect(15, 50, 18, 6, k.back[3])
	sign := bake.Grid(k.sign)
	m.Blit(sign, 24-sign.W/2, 51)
	return m
}

// front is the large front of a thief card without what it says: the niche for
// the symbol, figures or goods, and the banner for their name (36x9 at 6,47).
func front(kind int) *bake.Image {
	m := bake.CardFrame(48, 64)
	m.Rect(5, 5, 38, 54, E0)
	m.Niche(6, 6, 36, 40, kinds[kind].niche)
	m.Rect(6, 57, 36, 1, kinds[kind].niche[0])
	switch kind {
	case 0: // a shield for the pen's symbol, centre 24,27
		m.Ellipse(24, 27, 15, 15, E0)
		m.Ellipse(24, 27, 14, 14, P1)
		m.Ellipse(23.5, 26.5, 13.5, 13.5, E7)
		m.Ellipse(24, 27, 13, 13, P3)
	case 1: // two plates for the stands' numbers, 15x22 at 8,16 and 25,16
		for _, x := range []int{8, 25} {
			m.Blit(bake.Plate(15, 22, bake.Bevel{E0, E7, E6, E4}), x, 16)
		}
	case 2: // two places for the goods, 16x15 at 7,20 and 25,20
		for _, x := range []int{8, 26} {
			m.Rect(x, 37, 15, 3, V0)
			m.Rect(x, 37, 15, 1, V2)
		}
	}
	m.Rect(5, 46, 38, 11, E0)
	m.Rect(6, 47, 36, 9, R1)
	m.Rect(6, 47, 36, 1, R2)
	m.Rect(6, 55, 36, 1, R0)
	return m
}

// flips are the frames in which a card of the kind is turned up; bars stand for what it says.
func flips(kind int) []*bake.Image {
	f := front(kind)
	f.Rect(11, 50, 26, 1, R4)
	f.Rect(14, 52, 20, 1, R4)
	return bake.Flip(back(kind), f)
}

// camelCard is a camel's card in the hand, 26x56: a head in the player's
// colour for the letter, below it the load in a square of four from 4,22.
func camelCard() *bake.Image {
	m := bake.New(26, 56)
	m.Rect(1, 0, 24, 56, E0)
	m.Rect(0, 1, 26, 54, E0)
	m.Rect(1, 1, 24, 54, G2)
	m.Rect(1, 54, 24, 1, G1)
	m.Rect(24, 1, 1, 54, G1)
	m.Rect(1, 1, 24, 1, G3)
	m.Rect(1, 1, 1, 54, G3)
	m.Rect(2, 2, 22, 52, E0)
	m.Rect(3, 3, 20, 50, P3)
	m.Rect(3, 52, 20, 1, P1)
	m.Rect(3, 3, 20, 15, R1)
	m.Rect(3, 3, 20, 13, R2)
	m.Rect(3, 3, 20, 1, R3)
	m.Rect(3, 18, 20, 1, E0)
	m.Rect(3, 19, 20, 1, E7)
	return m
}

// camelCardMoved is the card of a camel that has moved, in stone.
func camelCardMoved() *bake.Image {
	m := camelCard()
	t := [Colours]Index{E0: N0, G1: S0, G2: S0, G3: S1, P3: S1, P1: S0, E7: S2, R1: S0, R2: S0, R3: S1}
	for i, c := range m.Pix {
		m.Pix[i] = t[c]
	}
	return m
}

// notebook is the parchment of the public corner of the table where the packs one has seen are written.
func notebook() *bake.Image {
	m := bake.New(156, 68)
	m.Rect(0, 0, 156, 68, E0)
	m.Rect(1, 1, 154, 66, E6)
	m.Rect(1, 66, 154, 1, E4)
	m.Rect(1, 1, 154, 1, E7)
	m.Rect(1, 1, 9, 66, R1)
	m.Rect(1, 1, 1, 66, R2)
	m.Rect(9, 1, 1, 66, R0)
	m.Rect(10, 1, 1, 66, E0)
	m.Rect(11, 1, 2, 66, E5)
	for k := range 6 {
		m.Rect(6, 6+k*11, 7, 1, S4)
		m.Rect(6, 7+k*11, 7, 1, S3)
		m.Rect(6, 8+k*11, 7, 1, S1)
	}
	for k := range 3 {
		m.Rect(14, 29+k*17, 138, 1, P2)
	}
	m.Blit(bake.Grid("aaaaaaaa\n.aeeeeea\n..aeeeea\n...aeeea\n....aeea\n.....aea\n......aa\n.......a").Mirrored(), 0, 60)
	m.Poly(bake.Pts(0, 60, 8, 68, 0, 68), T)
	return m
}
