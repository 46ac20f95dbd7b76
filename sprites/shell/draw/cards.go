package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// cardBack is the common back of cards, 48x64: a lapis lattice, mirrored about
// the middle, and the hourglass on a red medallion.
func cardBack() *bake.Image {
	m := bake.CardFrame(48, 64)
	m.Rect(5, 5, 38, 54, E0)
	for j := 6; j < 58; j++ {
		for i := 6; i < 42; i++ {
			u, v := max(2*i-47, 47-2*i)/2, max(2*j-63, 63-2*j)/2
			k, q := (u+v)%8, (u-v+64)%8
			c := B0
			switch {
			case k == 0 && q == 0:
				c = G2
			case k == 0 || q == 0:
				c = B1
			case k == 4 && q == 4:
				c = W3
			}
			m.Set(i, j, c)
		}
	}
	m.Rect(6, 6, 36, 1, V0)
	m.Rect(6, 6, 1, 52, V0)
	for j := range 64 {
		for i := range 48 {
			d := math.Hypot(float64(i)+.5-24, float64(j)+.5-32)
			a := i - 24 + j - 32
			switch {
			case d < 10.6:
				m.Set(i, j, R1)
			case d < 12.2:
				m.Set(i, j, R0)
			case d < 14.6 && a < -9:
				m.Set(i, j, G3)
			case d < 14.6 && a > 9:
				m.Set(i, j, G1)
			case d < 14.6:
				m.Set(i, j, G2)
			case d < 15.6:
				m.Set(i, j, E0)
			}
		}
	}
	m.Blit(bake.Grid(`
aaaaaaaaaaa
aprrrqqqqpa
aaaaaaaaaaa
.ahgggggfa.
.arrqqqqpa.
..arqqqpa..
...arqpa...
....aqa....
....aqa....
...agqga...
..ahgqgfa..
.ahggqggfa.
.agrqqqqpa.
aaaaaaaaaaa
aprrrqqqqpa
aaaaaaaaaaa`), 19, 24)
	lotus := bake.Grid("r.r.r\n.rqr.\n..q..")
	for _, c := range [4][2]int{{9, 9}, {34, 9}, {9, 52}, {34, 52}} {
		m.Blit(lotus, c[0], c[1])
	}
	return m
}
