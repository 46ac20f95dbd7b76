package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// faceButton is a round pad button with its letter: dark, middle, light tone.
func faceButton(letter string, dark, mid, light, ink Index) *bake.Image {
	m := bake.New(15, 16)
	m.Ellipse(7.5, 8.5, 7.2, 7.2, N0)
	m.Ellipse(7.5, 8.5, 6.2, 6.2, dark)
	m.Ellipse(7.5, 7.5, 7.2, 7.2, N0)
	m.Ellipse(7.5, 7.5, 6.2, 6.2, mid)
	for y := 1; y < 8; y++ {
		for x := 1; x < 9; x++ {
			if m.At(x, y) == mid && (m.At(x-1, y) == N0 || m.At(x, y-1) == N0) && x+y < 11 {
				m.Set(x, y, light)
			}
		}
	}
	m.Blit(bake.Stencil(letter, ink), 5, 4)
	return m
}

// The letters of face buttons, 5x7.
const (
	letterA = "..#..\n.#.#.\n.#.#.\n#...#\n#####\n#...#\n#...#"
	letterB = "####.\n#...#\n#...#\n####.\n#...#\n#...#\n####."
	letterX = "#...#\n#...#\n.#.#.\n..#..\n.#.#.\n#...#\n#...#"
	letterY = "#...#\n#...#\n.#.#.\n..#..\n..#..\n..#..\n..#.."
)

// faceButtons are the sets of the styles, each bottom, right, left, top: Xbox,
// PlayStation, Switch, Deck.
func faceButtons() []*bake.Image {
	pale := func(letter string) *bake.Image { return faceButton(letter, S2, S4, E7, N0) }
	black := func(letter string) *bake.Image { return faceButton(letter, N1, S0, S3, E7) }
	return []*bake.Image{
		faceButton(letterA, F1, F2, F4, E7),
		faceButton(letterB, R1, R2, R4, E7),
		faceButton(letterX, B0, B1, B2, E7),
		faceButton(letterY, G1, G2, G3, N0),
		shapeButton("#.....#\n.#...#.\n..#.#..\n...#...\n..#.#..\n.#...#.\n#.....#", B2),
		shapeButton("..###..\n.#...#.\n#.....#\n#.....#\n#.....#\n.#...#.\n..###..", R3),
		shapeButton("#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######", V4),
		shapeButton("...#...\n...#...\n..#.#..\n..#.#..\n.#...#.\n.#...#.\n#######", F4),
		pale(letterB), pale(letterA), pale(letterY), pale(letterX),
		black(letterA), black(letterB), black(letterX), black(letterY),
	}
}

// shapeButton is a dark face button with a coloured shape of 7x7.
func shapeButton(shape string, ink Index) *bake.Image {
	m := faceButton("", N1, S0, S3, ink)
	m.Blit(bake.Stencil(shape, ink), 4, 4)
	return m
}

// stickButtons are the two sticks seen from above, with an arrow for pressing
// them and a letter for which it is.
func stickButtons() []*bake.Image {
	var all []*bake.Image
	for _, letter := range []string{"#..\n#..\n#..\n#..\n###", "##.\n#.#\n##.\n#.#\n#.#"} {
		m := bake.New(15, 16)
		m.Ellipse(7.5, 8.5, 7.2, 7.2, N0)
		m.Ellipse(7.5, 7.5, 7.2, 7.2, N0)
		m.Ellipse(7.5, 7.5, 6.2, 6.2, S2)
		m.Ellipse(7.5, 7.5, 4.8, 4.8, S0)
		m.Blit(bake.Stencil(letter, E7), 6, 3)
		m.Blit(bake.Stencil("###\n.#.", G3), 6, 9)
		all = append(all, m)
	}
	return all
}

// dpad is the direction pad with the arms in lit shining (up, right, down, left).
func dpad(lit ...int) *bake.Image {
	m := bake.New(17, 17)
	m.Rect(5, 0, 7, 17, N0)
	m.Rect(0, 5, 17, 7, N0)
	m.Rect(6, 1, 5, 15, S1)
	m.Rect(1, 6, 15, 5, S1)
	m.Rect(6, 1, 5, 1, S3)
	m.Rect(1, 6, 5, 1, S3)
	m.Rect(11, 6, 5, 1, S3)
	m.Rect(6, 15, 5, 1, S0)
	m.Rect(1, 10, 5, 1, S0)
	m.Rect(11, 10, 5, 1, S0)
	m.Rect(7, 7, 3, 3, S0)
	shine := [4]Index{S3, S3, S3, S3}
	for _, i := range lit {
		shine[i] = G3
	}
	m.Blit(bake.Stencil("..#..\n.###.", shine[0]), 6, 2)
	m.Blit(bake.Stencil("#.\n##\n#.", shine[1]), 13, 7)
	m.Blit(bake.Stencil(".###.\n..#..", shine[2]), 6, 13)
	m.Blit(bake.Stencil(".#\n##\n.#", shine[3]), 2, 7)
	return m
}

func dpads() []*bake.Image {
	return []*bake.Image{dpad(1, 3), dpad(0, 2), dpad(0, 1, 2, 3), dpad(0), dpad(2), dpad(3), dpad(1)}
}

// shoulder is a bumper, or the taller trigger.
func shoulder(label string, trigger bool) *bake.Image {
	m := bake.New(23, 15)
	if trigger {
		m.Poly(bake.Pts(4, 0, 19, 0, 23, 6, 23, 15, 0, 15, 0, 6), N0)
		m.Poly(bake.Pts(5, 1, 18, 1, 22, 6.5, 22, 14, 1, 14, 1, 6.5), S1)
		m.Rect(6, 1, 11, 1, S3)
		m.Rect(1, 13, 21, 1, S0)
	} else {
		m.Poly(bake.Pts(5, 2, 23, 2, 23, 14, 0, 14, 0, 7), N0)
		m.Poly(bake.Pts(5.5, 3, 22, 3, 22, 13, 1, 13, 1, 7.5), S1)
		m.Rect(6, 3, 15, 1, S3)
		m.Rect(1, 12, 21, 1, S0)
	}
	m.Blit(bake.Stencil(label, E7), 8, 6)
	return m
}

func shoulders() []*bake.Image {
	return []*bake.Image{
		shoulder("#...##.\n#...#.#\n#...##.\n#...#.#\n###.##.", false),
		shoulder("##..##.\n#.#.#.#\n##..##.\n#.#.#.#\n#.#.##.", false),
		shoulder("#...###\n#....#.\n#....#.\n#....#.\n###..#.", true),
		shoulder("##..###\n#.#..#.\n##...#.\n#.#..#.\n#.#..#.", true),
		shoulder("#....#.\n#...##.\n#....#.\n#....#.\n###.###", false),
		shoulder("##...#.\n#.#.##.\n##...#.\n#.#..#.\n#.#.###", false),
		shoulder("#...##.\n#.....#\n#....#.\n#...#..\n###.###", true),
		shoulder("##..##.\n#.#...#\n##...#.\n#.#.#..\n#.#.###", true),
		shoulder("..#....\n..#....\n..#....\n..#....\n..###..", false),
		shoulder("..##...\n..#.#..\n..##...\n..#.#..\n..#.#..", false),
		shoulder("###.#..\n..#.#..\n.#..#..\n#...#..\n###.###", true),
		shoulder("###.##.\n..#.#.#\n.#..##.\n#...#.#\n###.#.#", true),
	}
}

// padButton is the small oval button in the middle of a pad.
func padButton(sign string) *bake.Image {
	m := bake.New(17, 13)
	m.Ellipse(8.5, 6.5, 8.2, 6.2, N0)
	m.Ellipse(8.5, 6.5, 7.2, 5.2, S1)
	m.Rect(5, 2, 7, 1, S2)
	m.Blit(bake.Stencil(sign, E7), 5, 4)
	return m
}

// padButtons are the middle ones: view, menu, create, options, minus, plus, and
// the one of the maker.
func padButtons() []*bake.Image {
	const lines = "#######\n.......\n#######\n.......\n#######"
	return []*bake.Image{
		padButton("#####..\n#...#..\n#.#####\n###...#\n..#####"),
		padButton(lines),
		padButton(".......\n#..#..#\n.#.#.#.\n......."),
		padButton(lines),
		padButton(".......\n.......\n.#####.\n......."),
		padButton("...#...\n...#...\n.#####.\n...#...\n...#..."),
		padButton("...#...\n..###..\n.#####.\n..###..\n...#..."),
	}
}

// keycap is a blank key w pixels wide; letters are written on it at 4 px from the top.
func keycap(w int) *bake.Image {
	m := bake.New(w, 16)
	m.Rect(1, 0, w-2, 16, N0)
	m.Rect(0, 1, w, 14, N0)
	m.Rect(1, 1, w-2, 14, S2)
	m.Rect(1, 1, w-2, 11, S4)
	m.Rect(2, 1, w-4, 1, E7)
	m.Rect(1, 11, w-2, 1, S3)
	return m
}

func key(sign string) *bake.Image {
	s := bake.Stencil(sign, N0)
	m := keycap(max(15, s.W+8))
	m.Blit(s, (m.W-s.W+1)/2, 6-s.H/2)
	return m
}

// keys carry signs rather than words, which differ between languages.
func keys() []*bake.Image {
	return []*bake.Image{
		key("..#..\n.###.\n#.#.#\n..#..\n..#.."),
		key("..#..\n...#.\n#####\n...#.\n..#.."),
		key("..#..\n..#..\n#.#.#\n.###.\n..#.."),
		key("..#..\n.#...\n#####\n.#...\n..#.."),
		key("........#\n..#.....#\n.#......#\n#########\n.#.......\n..#......"),
		key("###..##..##\n#...#...#..\n##...#..#..\n#.....#.#..\n###.##...##"),
		key("....#...#\n.....#..#\n#########\n.....#..#\n....#...#"),
		key("...........\n...........\n#.........#\n#.........#\n###########"),
		key("..#########\n.#..#...#.#\n#....#.#..#\n.#..#...#.#\n..#########"),
	}
}

// keyboardHalves are the keyboard with its left and its right half lit.
func keyboardHalves(whole *bake.Image) []*bake.Image {
	dark := map[Index]Index{bake.Grid("u").At(0, 0): S0, bake.Grid("v").At(0, 0): S1}
	var all []*bake.Image
	for half := range 2 {
		m := whole.Clone()
		for y := range m.H {
			for x := range m.W {
				if c, ok := dark[m.At(x, y)]; ok && (x > m.W/2) == (half == 0) {
					m.Set(x, y, c)
				}
			}
		}
		m.Rect(m.W/2, 0, 1, m.H, N0)
		all = append(all, m)
	}
	return all
}

// mouse is the mouse with one part lit: 0 left button, 1 right button, 2 wheel.
func mouse(part int) *bake.Image {
	m := bake.Grid(`
...kkkkkkk...
..kvuukuutk..
.kvvuukuuutk.
.kvvukskuutk.
.kvuukskuutk.
.kvuukskuutk.
.kkkkkkkkkkk.
.kvuuuuuuutk.
.kvuuuuuuutk.
.kvuuuuuuutk.
.kuuuuuuuttk.
.kuuuuuutttk.
..kuuuutttk..
...kkkkkkk...`)
	for y := 1; y < 6; y++ {
		for x := range m.W {
			if c := m.At(x, y); c == N0 || c == T {
				continue
			}
			if part == 0 && x < 6 || part == 1 && x > 6 {
				m.Set(x, y, G2)
			}
		}
	}
	if part == 2 {
		m.Rect(5, 2, 3, 5, N0)
		m.Rect(6, 2, 1, 4, G3)
		m.Rect(6, 5, 1, 1, G1)
	}
	if part < 2 {
		m.Rect(3+part*4, 2, 2, 1, G3)
	}
	return m
}

// tap is the touching finger with the ring of its touch.
func tap() *bake.Image {
	return bake.Grid(`
..q.qqq.q...
.q.......q..
q...kk....q.
...kgfk.....
q..kgfk...q.
...kgfkkk...
.q.kgfkgfkk.
..kkgfkgfgfk
.kgfkgggggfk
.kgggggggggk
..kggggggffk
...kggggffk.
....kkkkkkk.`)
}
