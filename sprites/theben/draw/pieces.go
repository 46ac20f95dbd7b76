package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// pawn is an archaeologist with his hat, in red; recoloured for the players.
var pawn = bake.Grid(`
..aaaaa..
.a43322a.
aaaaaaaaa
.agffffa.
.agfffea.
..affea..
.a43322a.
a4332221a
a4332221a
a4332221a
.a33221a.
.a32a21a.
.aaa.aaa.`)

// pawnHead is the upper part of one who walks to the right.
const pawnHead = `
..aaaaa..
.a44332a.
aaaaaaaaa
..afgfka.
..afgffa.
...affa..
..a4332a.
`

// walks are the steps of a pawn, four frames that go right.
var walks = [4]string{
	pawnHead + ".a443321a\n.a4a3a2fa\n.af4332a.\n..a4321a.\n.a2aa.a1a\n.aa....aa",
	pawnHead + "..a4a32a.\n..a4a32a.\n..a4f32a.\n..a4321a.\n..a2a1a..\n...aaa...",
	pawnHead + ".a44332a.\n.fa43a2a.\n.a4432fa.\n..a4321a.\n.a1aa.a2a\n.aa....aa",
	pawnHead + "..a4a32a.\n..a4a32a.\n..a4f32a.\n..a4321a.\n..a1a2a..\n...aaa...",
}

// riders gallop to the right, four frames, 17x15.
func riders() []*bake.Image {
	const top = `
.....aaaa........
....a4332a.......
...aaaaaaaa......
....agfka....aa..
.....affa..aaeda.
....a4332a.aeekda
....a43ffaabeddda
....a4332aabedaa.
.aaaa1221aebeda..
abbeee22eeeedda..
abaeddddddddda...
ab.adddddddcca...
`
	body := []string{
		"..aca.aaa..acca..\n.aca........acca.\n.aa..........aaa.",
		"...acaaaaacaca...\n...aca...aaca....\n....aa....aa.....",
		"...aacaaaacaa....\n....acaaaaca.....\n.....aa..aa......",
		"...aca.aaacaca...\n..aca.....acaca..\n..aa.......aa.aa.",
	}
	out := make([]*bake.Image, len(body))
	for i, b := range body {
		out[i] = bake.Grid(top + b)
	}
	return out
}

// airships float to the right with the player's colour on hull and fins; the
// screw turns in two frames.
func airships() []*bake.Image {
	const ship = `
.....aaaaaaaaaaa.......
a.aaaahhhhggggfffaaa...
aa4ahhhhgggggfffffeeaa.
a43ahhggggggffffffeeeda
.a23443322443322443322a
a43ahgggggffffffeeeedda
aa2aagggffffffeeeeddaa.
a.aaaaaaaaaaaaaaaaaa...
....a..a..a..a..a......
`
	a := ship + "..w.aaaaaaaaaaaa.......\n..waeydyeydyedca.......\n..w.addddddddca........\n.....aaaaaaaaa........."
	b := ship + "....aaaaaaaaaaaa.......\n.wwaeydyeydyedca.......\n....addddddddca........\n.....aaaaaaaaa........."
	return []*bake.Image{bake.Grid(a), bake.Grid(b)}
}

// flag stands on the track for an announced exhibition; the letter of its city
// goes on the cloth. Large ones are gold, small ones cream with a notch.
func flag(large bool) *bake.Image {
	if large {
		return bake.Grid("aaa........\nara........\naaaaaaaaaa.\narrrrrqqqqa\narqqqqqqqpa\narqqqqqqqpa\narqqqqqqqpa\narqqqqqqqpa\narqqqqqqqpa\narqqqqqqppa\naaaaaaaaaa.\nara........\nara........\nara........\napa........\naaa........")
	}
	return bake.Grid("aaa........\nafa........\naaaaaaaaaaa\nahhhhgggga.\nahgggggga..\nahgggggga..\nahggggga...\nahgggggga..\nahgggggga..\nahgggfffga.\naaaaaaaaaaa\nafa........\nafa........\nafa........\naea........\naaa........")
}

// waiting is the small card at a city that has cards in the offer.
var waiting = bake.Grid("aaaaaaa\nahhhhga\nahLMLga\nahMqMga\nahLMLga\nahLLLga\nagggffa\naaaaaaa")

// hourglasses are an hourglass that runs out in four frames.
func hourglasses() []*bake.Image {
	frame := func(top, bottom int, stream bool) *bake.Image {
		m := bake.Grid(`
aaaaaaaaaaa
arrqqqqqppa
aaaaaaaaaaa
.azy...yxa.
.azy...yxa.
.azy...yxa.
..azy.yxa..
...azyxa...
....ayxa...
...azyxa...
..azy.yxa..
.azy...yxa.
.azy...yxa.
.azy...yxa.
aaaaaaaaaaa
arrqqqqqppa
aaaaaaaaaaa`)
		fill := func(y, from, to int) {
			for x := from; x <= to; x++ {
				m.Set(x, y, E5)
			}
			m.Set(from, y, E6)
		}
		for y := 3; y <= 6; y++ { // hollow glass
			for x := 2; x <= 8; x++ {
				if m.At(x, y) == T {
					m.Set(x, y, W3)
				}
				if m.At(x, 16-y) == T {
					m.Set(x, 16-y, W3)
				}
			}
		}
		for i := range top {
			y := 6 - i
			fill(y, []int{4, 3, 3, 3}[i], []int{6, 7, 7, 7}[i])
		}
		for i := range bottom {
			fill(13-i, 3+i, 7-i)
		}
		if stream {
			for y := 8; y < 13; y++ {
				m.Set(5, y, E6)
			}
		}
		return m
	}
	return []*bake.Image{frame(4, 0, true), frame(3, 1, true), frame(2, 2, true), frame(0, 3, false)}
}

// pips are the places of a die's pips on a 3x3 field.
var pips = [6][]int{{4}, {2, 6}, {2, 4, 6}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}}

// die lies at rest, n up: top and front face.
func die(n int) *bake.Image {
	m := bake.New(16, 18)
	m.Rect(1, 0, 14, 18, E0)
	m.Rect(0, 1, 16, 16, E0)
	m.Rect(1, 1, 14, 13, E6)
	m.Rect(1, 14, 14, 3, E4)
	m.Rect(1, 14, 14, 1, E5)
	m.Rect(1, 1, 14, 1, E7)
	m.Rect(1, 1, 1, 13, E7)
	m.Rect(14, 2, 1, 12, E5)
	for _, p := range pips[n-1] {
		x, y := 3+(p%3)*4, 2+(p/3)*4
		m.Rect(x, y, 2, 2, R1)
		m.Set(x, y, R0)
	}
	return m
}

type vec struct{ x, y, z float64 }

// tumble is frame 0 to 7 of a die rolling: a cube turned about two axes, its
// visible faces in four tones.
func tumble(frame int) *bake.Image {
	m := bake.New(22, 22)
	a, b := .45+float64(frame)*math.Pi/4*.75, .62+float64(frame%3)*.12
	turn := func(p vec) vec {
		c, s := math.Cos(a), math.Sin(a)
		p = vec{p.x*c - p.y*s, p.x*s + p.y*c, p.z}
		c, s = math.Cos(b), math.Sin(b)
		return vec{p.x, p.y*c - p.z*s, p.y*s + p.z*c}
	}
	for _, f := range []struct {
		n, u, w vec
		pip     int
	}{
		{vec{0, 0, 1}, vec{1, 0, 0}, vec{0, 1, 0}, 1 + (4+frame)%6}, {vec{0, 0, -1}, vec{1, 0, 0}, vec{0, 1, 0}, 2}, {vec{1, 0, 0}, vec{0, 1, 0}, vec{0, 0, 1}, 3},
		{vec{-1, 0, 0}, vec{0, 1, 0}, vec{0, 0, 1}, 4}, {vec{0, 1, 0}, vec{1, 0, 0}, vec{0, 0, 1}, 6}, {vec{0, -1, 0}, vec{1, 0, 0}, vec{0, 0, 1}, 1},
	} {
		n := turn(f.n)
		if n.z <= .02 {
			continue
		}
		corner := func(i, j float64) bake.Pt {
			p := turn(vec{f.n.x + f.u.x*i + f.w.x*j, f.n.y + f.u.y*i + f.w.y*j, f.n.z + f.u.z*i + f.w.z*j})
			return bake.Pt{X: 11 + p.x*6, Y: 11 + p.y*6}
		}
		c := E4
		switch l := -.5*n.x - .7*n.y + .5*n.z; {
		case l > .55:
			c = E7
		case l > .25:
			c = E6
		case l > -.1:
			c = E5
		}
		m.Poly([]bake.Pt{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)}, c)
		if n.z < .55 {
			continue
		}
		for _, p := range pips[f.pip-1] {
			q := corner(float64(p%3-1)*.55, float64(p/3-1)*.55)
			m.Rect(int(q.X), int(q.Y), 2, 2, R1)
		}
	}
	return m.Outlined(func(Index) Index { return E0 })
}

// dieShadow is the shadow of a die on the felt, r px half wide: the higher the die, the smaller.
func dieShadow(r float64) *bake.Image {
	m := bake.New(26, 6)
	m.Ellipse(13, 3, r, r*.23, F0)
	return m
}

// felt is the table on which an exhibition's die is thrown, 50x52.
func felt() *bake.Image {
	m := bake.New(50, 52)
	m.Rect(0, 0, 50, 52, E0)
	m.Rect(1, 1, 48, 50, E2)
	m.Rect(1, 1, 48, 1, E4)
	m.Rect(1, 1, 1, 50, E4)
	m.Rect(3, 3, 44, 46, E0)
	m.Rect(4, 4, 42, 44, F1)
	m.Rect(4, 4, 42, 2, F0)
	m.Rect(4, 4, 2, 44, F0)
	m.Frame(8, 8, 36, 38, F2)
	return m
}

// brushes sweep in three frames, bristles trailing; the tip is the anchor.
func brushes() []*bake.Image {
	var out []*bake.Image
	for i := range 3 {
		s := bake.NewSolid(26, 26)
		wd, gd := red(s), gold(s)
		hair := s.Material([]Index{E1, E2, E3, E5, E6}, -.2, .1, .45, .8)
		limb(s, 23.4, 2.6, 1.6, 13.4, 12.6, 1.9, 0, wd)
		limb(s, 12.8, 11, 1.4, 15, 13.2, 1.4, 1, gd)
		lean := float64(i-1) * 2.2
		for k := range 5 {
			d := float64(k-2) * 1.5
			limb(s, 12+d*.6, 13.4+d*.6, 1.4, 5.4+d+lean, 20.6+d*.5-math.Abs(lean)*.4, .9, 0, hair)
		}
		out = append(out, s.Render(.45).Outlined(bake.Dark))
	}
	return out
}

// dusts are puffs of sand that the brush throws up, four frames.
func dusts() []*bake.Image {
	var out []*bake.Image
	for i := range 4 {
		m := bake.New(24, 16)
		for k := range 7 {
			a := math.Pi + float64(k)*math.Pi/6
			d := 2 + float64(i)*2.6
			r := 2.6 - float64(i)*.5 + float64(k%2)*.5
			x, y := 12+d*math.Cos(a)*1.1, 13+d*math.Sin(a)*.9
			c := []Index{E6, E5, E7}[k%3]
			if r > .8 {
				m.Ellipse(x, y, r, r*.85, c)
			}
		}
		out = append(out, m)
	}
	return out
}

// glassCase shows a find at 6,7 of its window; the glass is drawn over it.
func glassCase() *bake.Image {
	m := bake.New(48, 65)
	m.Rect(4, 62, 44, 3, E0)
	m.Rect(2, 0, 44, 44, E0)
	for j := range 42 {
		for i := range 42 {
			m.Set(3+i, 1+j, bake.Dither([]Index{W0, W1, W2}, 1.8-math.Hypot(float64(i-14), float64(j-12))/26, i, j, .3))
		}
	}
	m.Rect(3, 38, 42, 5, R1)
	m.Rect(3, 38, 42, 1, R2)
	m.Frame(3, 1, 42, 42, G1)
	m.Rect(3, 1, 42, 1, G3)
	m.Rect(0, 44, 48, 20, E0)
	m.Rect(1, 45, 46, 18, E2)
	m.Rect(1, 45, 46, 2, E4)
	m.Rect(1, 61, 46, 2, E1)
	m.Frame(6, 50, 36, 9, E1)
	m.Rect(7, 58, 35, 1, E3)
	m.Rect(41, 51, 1, 8, E3)
	return m
}

// glass is the light on a case's window, drawn over the find in it.
func glass() *bake.Image {
	m := bake.New(40, 36)
	for k := range 16 {
		m.Rect(2+k, 17-k, 2, 1, W4)
		if k < 9 {
			m.Set(7+k, 17-k, W3)
			m.Set(8+k, 17-k, W3)
		}
	}
	for k := range 5 {
		m.Rect(30+k, 33-k, 2, 1, W3)
	}
	return m
}

// yearPlates name the years: one that is over, the current one, one to come.
func yearPlates() []*bake.Image {
	return []*bake.Image{
		bake.Plate(26, 13, bake.Bevel{E0, S3, S2, S1}),
		bake.Plate(26, 13, bake.Bevel{E0, R2, R1, R0}),
		bake.Plate(26, 13, bake.Bevel{E0, P3, P2, P1}),
	}
}
