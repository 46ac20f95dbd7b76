package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// weekLine is the strip along the top: the evening sky, what stands on the
// horizon, and the 52 weeks on a rail of wood before it.
func weekLine() *bake.Image {
	m := bake.New(place.LineW, place.LineH)
	for y := range m.H {
		for x := range m.W {
			m.Set(x, y, bake.Dither([]Index{V0, V1, V2, V3, V4, V5}, 4.3*math.Pow(float64(min(y, place.CellY))/25, 1.6), x, y, .4))
		}
	}
	for i := range 46 { // stars, fewer towards the glow
		x, y := 6+int(bake.Rand(i, 5)*628), 2+int(bake.Rand(i, 6)*bake.Rand(i, 7)*16)
		m.Set(x, y, []Index{V3, V4, E6}[i%3])
	}
	moon(m, 424, 11, 6)
	skyline(m)
	m.Frame(0, 0, m.W, m.H, N0)
	m.Rect(1, place.CellY, m.W-2, place.CellH+1, E0)
	for _, x := range []int{2, 634} { // the ends of the rail
		m.Rect(x, place.CellY+1, 5, 17, E1)
		m.Rect(x, place.CellY+1, 5, 1, E3)
		m.Rect(x, place.CellY+17, 5, 1, N1)
		for _, y := range []int{4, 12} {
			m.Blit(bake.Grid("rq\nqp"), x+1, place.CellY+y)
		}
	}
	for week := 1; week <= place.Weeks; week++ {
		weekCell(m, week)
	}
	return m
}

// moon is a crescent, lit from the left.
func moon(m *bake.Image, x, y, r float64) {
	disc := bake.New(m.W, m.H)
	disc.Ellipse(x, y, r, r, E7)
	disc.Ellipse(x-.8, y-.8, r-1, r-1, E7)
	disc.Ellipse(x+r*.55, y-r*.3, r*.92, r*.92, T)
	m.Blit(disc, 0, 0)
}

// skyline is what the four regions have built, dark before the evening sky.
func skyline(m *bake.Image) {
	const foot = place.CellY + 1
	block := func(x, w, h int) {
		m.Rect(x, foot-h, w, h, V0)
		m.Rect(x, foot-h, 1, h, V1)
	}
	pyramid := func(x, half int) {
		for i := range half {
			m.Rect(x-i, foot-half+i, 2*i+1, 1, V0)
			m.Set(x-i, foot-half+i, V1)
		}
	}
	for x := 1; x < m.W-1; x++ { // dunes
		h := int(1.6 + 2.2*bake.Noise(float64(x)*.03, 1) + 1.4*bake.Noise(float64(x)*.09, 8))
		m.Rect(x, foot-h, 1, h, V0)
	}
	for _, s := range [][2]int{{44, 5}, {34, 8}, {22, 11}, {10, 14}} { // ziggurat
		block(86-s[0]/2, s[0], s[1])
	}
	for _, x := range []int{212, 219, 226, 233, 240, 247} { // a hall of pillars with its horns
		block(x, 3, 10)
	}
	block(208, 46, 3)
	block(209, 44, 1)
	m.Rect(208, foot-12, 46, 2, V0)
	m.Blit(bake.Grid("6...6\n66.66\n.666."), 229, foot-15)
	pyramid(352, 9)
	pyramid(376, 14)
	pyramid(398, 7)
	m.Rect(530, foot-4, 44, 4, V0) // temple
	for x := 533; x < 572; x += 6 {
		block(x, 3, 11)
	}
	m.Rect(530, foot-12, 44, 2, V0)
	m.Poly(bake.Pts(529, foot-12, 552, foot-17.4, 575, foot-12), V0)
	for _, p := range [][2]int{{30, 9}, {140, 8}, {158, 10}, {300, 9}, {452, 8}, {466, 11}, {612, 9}} {
		palm(m, p[0], foot, p[1], V0)
	}
}

// palm is the silhouette of one, h px high.
func palm(m *bake.Image, x, y, h int, c Index) {
	m.Rect(x, y-h, 1, h, c)
	m.Blit(bake.Stencil(".##.##.\n#.###.#\n#..#..#", c), x-3, y-h-1)
}

func weekCell(m *bake.Image, week int) {
	x, y, w, h := place.Cell(week)
	out, hi, face, lo := E0, E6, E4, E2
	switch {
	case week == 1:
		hi, face, lo = R3, R2, R1
	case (week-1)/4%2 == 1:
		hi, face, lo = E4, E3, E2
	}
	m.Rect(x, y, w+1, h, out)
	m.Rect(x+1, y+1, w-1, h-2, face)
	for i := range 2 { // the grain of the wood
		if j := y + 3 + int(bake.Rand(week, i)*6); week > 1 {
			m.Rect(x+2+int(bake.Rand(week, i+4)*4), j, 4, 1, []Index{lo + 1, hi - 1}[i])
		}
	}
	m.Rect(x+1, y+1, w-1, 1, hi)
	m.Rect(x+1, y+h-2, w-1, 1, lo)
}

// cloth covers the table: green, lit in the middle, with a woven border.
func cloth() *bake.Image {
	m := bake.New(place.ClothW, place.ClothH)
	for y := range m.H {
		for x := range m.W {
			v := .66 - math.Hypot(float64(x-236)/460, float64(y-96)/230)*1.5 + .4*bake.Noise(float64(x)*.02, float64(y)*.03)
			m.Set(x, y, bake.Dither([]Index{F0, F1}, v, x, y, .22))
		}
	}
	m.Frame(0, 0, m.W, m.H, N0)
	m.Frame(1, 1, m.W-2, m.H-2, F0)
	m.Frame(2, 2, m.W-4, m.H-4, G0)
	m.Frame(3, 3, m.W-6, m.H-6, F0)
	corner := bake.Grid("qqqqqq\nqoooo.\nqo.oo.\nqoooo.\nqoo...\nq.....")
	for _, p := range [][2]int{{2, 2}, {m.W - 8, 2}, {2, m.H - 8}, {m.W - 8, m.H - 8}} {
		for y := range corner.H {
			for x := range corner.W {
				cx, cy := x, y
				if p[0] > 2 {
					cx = corner.W - 1 - x
				}
				if p[1] > 2 {
					cy = corner.H - 1 - y
				}
				if c := corner.At(cx, cy); c != T {
					m.Set(p[0]+x, p[1]+y, c)
				}
			}
		}
	}
	return m
}

// thickness is how many pixels of paper show under the deck's uppermost card:
// thick, half, thin, the last cards.
var thickness = [4]int{8, 5, 3, 1}

// pile is what shows of the deck under its uppermost card, n px higher than the
// lowest: the edges of the cards at the right and below, and the shadow.
func pile(n int) *bake.Image {
	m := bake.New(48+n+3, 64+n+3)
	m.Rect(n+3, n+3, 48, 64, N0)
	for i := n; i >= 0; i-- {
		c := []Index{P3, P2, E6, P1}[i%4]
		m.Rect(i, i, 48, 64, E0)
		m.Rect(i+1, i+64-1, 46, 1, c)
		m.Rect(i+48-1, i+1, 1, 62, c)
	}
	return m
}

// site is the ground of every dig: sand with a pit for the pile, so deep that
// nobody sees how high the pile is.
func site() *bake.Image {
	m := bake.New(place.SiteW, place.SiteH)
	for y := range m.H {
		for x := range m.W {
			n := .65*bake.Noise(float64(x)*.05, float64(y)*.09) + .35*bake.Noise(float64(x)*.17, float64(y)*.3)
			v := 1.55 + (n-.5)*1.5 - float64(y)*.004
			m.Set(x, y, bake.Dither([]Index{E3, E4, E5}, v, x, y, .3))
		}
	}
	pit(m)
	for i := range 4 { // pebbles, below the numbers
		x, y := 64+int(bake.Rand(i, 1)*42), 84+int(bake.Rand(i, 2)*12)
		m.Rect(x, y, 2, 1, E6)
		m.Rect(x, y+1, 2, 1, E2)
	}
	m.Frame(0, 0, m.W, m.H, E0)
	return m
}

// pit is the hole in the sand: layers of earth on the walls, a dark floor.
func pit(m *bake.Image) {
	rim := bake.Smooth(bake.Pts(8, 22, 22, 18.6, 44, 19.4, 57, 23, 61.4, 36, 60.4, 60, 61.6, 82, 57, 93, 40, 97.4, 18, 97, 5, 92, 2.6, 78, 3.6, 54, 2.4, 34), true, 6)
	inner := bake.Smooth(bake.Pts(12, 31, 24, 28.6, 44, 29.4, 53, 32, 55.4, 42, 54.6, 60, 55, 80, 50, 88, 38, 92, 20, 91.6, 11, 87, 9.4, 76, 10, 54, 9.4, 40), true, 6)
	strata := []Index{E2, E1, E2, E1, E1, E0, E1, E0, E0, N1}
	m.Fill(rim, func(x, y int) {
		d := int(depth(rim, x, y))
		c := strata[min(d, len(strata)-1)]
		if y > 70 || x > 40 && y > 24 { // the walls that face the light
			c = []Index{E3, E3, E2, E2, E1, E2, E1, E1, E0, E0}[min(d, 9)]
		}
		if bake.Rand(x/5, y/2) > .88 {
			c = min(c+1, E3)
		}
		m.Set(x, y, c)
	})
	m.Fill(inner, func(x, y int) {
		v := .3 + 1.2*bake.Noise(float64(x)*.12, float64(y)*.2) + float64(x+y-90)*.008
		m.Set(x, y, bake.Dither([]Index{N1, E0, E1}, v, x, y, .25))
	})
	for i := range rim { // the edge: bright where the light comes over it
		a, b := rim[i], rim[(i+1)%len(rim)]
		c := E2
		if a.Y > 60 && a.X > 6 || a.X > 50 {
			c = E6
		}
		m.Line(int(a.X), int(a.Y), int(b.X), int(b.Y), c)
	}
}

// depth is how far a pixel lies inside a closed curve of many points.
func depth(p []bake.Pt, x, y int) float64 {
	d := math.Inf(1)
	for _, q := range p {
		d = min(d, math.Hypot(q.X-float64(x), q.Y-float64(y)))
	}
	return d
}

// heap is the sand that has slid over the foot of the pile.
func heap() *bake.Image {
	m := bake.New(64, 20)
	for x := range m.W {
		edge := math.Abs(float64(x)-32) / 32
		h := int((18.5 - 6.5*bake.Noise(float64(x)*.13, 7.3)) * math.Sqrt(max(0, 1-edge*edge*edge)))
		for j := range h {
			n := .5*bake.Noise(float64(x)*.2, float64(j)*.4) + .5*bake.Noise(float64(x)*.09, float64(j)*.2)
			v := 2.9 - float64(h-j)*.06 - float64(x)*.018 + (n-.5)*1.6
			if j == h-1 {
				v = 4
			}
			m.Set(x, m.H-1-j, []Index{E2, E3, E4, E5, E6}[max(0, min(int(v), 4))])
		}
	}
	for i := range 5 { // clods
		m.Blit(bake.Grid(".gf.\ngfed\nfedc"), 6+i*11+i%2*3, 10+i*7%4)
	}
	return m
}

// friezes run under the names of the regions: steps, waves, lotus, meander.
var friezes = [place.Regions]string{
	"##..##..\n.####.##\n........",
	".##...##\n#..#.#..\n....#...",
	".#.#.#..\n..###...\n###.####",
	"#####.##\n#...#.#.\n#.###.##",
}

// siteHead is the strip with a region's name and its frieze.
func siteHead(r int) *bake.Image {
	m := bake.New(place.SiteW, place.SiteHead)
	c := deep[r]
	m.Rect(0, 0, m.W, m.H, E0)
	m.Rect(1, 1, m.W-2, 11, c[1])
	m.Rect(1, 1, m.W-2, 1, c[2])
	m.Rect(1, 12, m.W-2, 3, c[0])
	f := bake.Stencil(friezes[r], c[3])
	for x := 1; x < m.W-1; x++ {
		for y := range 3 {
			if f.At((x-1)%f.W, y) != T {
				m.Set(x, 12+y, c[3])
			}
		}
	}
	m.Blit(bake.Plate(13, 13, bake.Bevel{E0, E7, P3, P1}), 95, 0)
	return m
}

// deep are the regions' colours on dark grounds: dark, face, light, ornament.
var deep = [place.Regions][4]Index{{V0, B0, B1, B2}, {V0, V1, V2, V4}, {E0, G0, G1, G3}, {R0, R1, R2, R4}}

// relic is what stands beside a region's pit.
func relic(r int) *bake.Image {
	return bake.Grid(relics[r])
}

var relics = [place.Regions]string{
	`
.........aaaaaaaaaaaaaaaaaa........
........affffffafffffffafeea.......
........aeeeeeeaeeeeeeeaddda.......
...aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa..
..afffffafffffffaffffffffafffffeda.
..aebebeaeeeeeeeaebbebebeaeeeedda..
..aeeebbadddddddaebebbeeadddddca...
..aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.
.affffffffafffffaffffffafffffffffea
.aeebebbeeaeebeeaebbebeaeeeeeeeedda
.addddddddadddddaddddddadddddddddca
.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`,
	`
.........................aa.....aa
........................aBa....aBa
.....aaaaaa.............a8a....a8a
....a555443a............a88aaaa88a
....aaaaaaaa.............aB88888Ba
....a54443a...............aBBBBBa.
...aa544432aa.............aaBBBaa.
..a5a54443a32a............ahgffea.
.a54444444333a............ahgffea.
.a1a1a1a1a1a1a.....aa.....ahgffea.
.a55444443332a...aa55aaa..ahgffea.
.a1111111111a...a544433aa.aaaaaaaa
..a544443332a..a5aaaa33211ahggffea
..a544443322a...a554433222ahggffea
...a5444332a.....aaaaaaaaa.aaaaaaa
....aaaaaaa.......................`,
	`
........................aa.........
.......................arqa........
......................arrqqa.......
.aaaa.................aaaaaa.......
afgfea................ahgfea.......
afkkfea...............ahbfea.......
afggfea...............ahgbea.......
.aafgfeaaaaaaaaaa.....ahbbea.......
..afggffffffffffeaa...ahgfea.......
..aafgffffffffffeeda..ahbfea.......
.aaafggfffffeeeeeedda.ahgbea.......
afffffgfaaaaeeeedddda.ahbbea.......
afggggffeda.aeeeddddaaahgfeaaa.....
aaaaaaaaaaaaaaaaaaaaaaahggffeea....
afffffffffffffeeeeeedddaaaaaaaa....
aaaaaaaaaaaaaaaaaaaaaaaa...........`,
	`
.aaaaaaaa.........................
ahhhggggfa........................
aahahgafaa........................
.ahahgafa.........................
.ahahgafa..............aaaaa......
.ahahgafa...........aaahhgffaa....
.ahahgafa..........ahahgafafeea...
.ahahgafa.........ahahgagafafeda..
.ahahgafa.........ahahgagafafeda..
.ahahgafa...aaaaa..ahahgafafeea...
.ahahgafa..ahhggfa..aaahhgffaa....
.aaaaaaaa..ahgffea.....aaaaa......
ahhgggffea.aahgfaa................
ahggffffea..aaaaa.................
aaaaaaaaaa........................`,
}
