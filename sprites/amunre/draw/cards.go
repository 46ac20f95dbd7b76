package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// The size of the cards of the hand; their niche is 14x20 at 3,3.
const handWidth, handHeight = 20, 26

// emblems are what the twelve power cards show, in the order of the rules.
var emblems = [...]string{
	// Bid Blockade: a stone behind a barred gate
	`
...rrrrr....
..rrrqqqq...
.rrrqqqqqp..
.qrqqqqqpp..
..qqqqqpp...
...qqppp....
hhh333hhh333
hh333hhh333h
h333hhh333hh
.a........a.
.b........b.
.b........b.
.b........b.
bbb......bbb`,
	// Outbid: one's stone climbs upon another's
	`
........h...
.......hhh..
......hhhhh.
.....hhhhhhh
..33...hhh..
.34443.hhh..
344333.hhh..
343332.hhh..
.3322..hhh..
..yy...hhh..
.yzzzy.hhh..
yzzyyy.hhh..
yzyyyx......
.yyxx.......`,
	// Free Farmer
	`
...aaaaa...
..agggggda.
..aaaaaaaa.
..acdddca..
..acdccca..
...acccaa..
..aghhhgga.
.aghhhhggfa
accghhhgfca
accghhhgfca
.acghhggfca
..aghhggfa.
..aggggfaa.
..aacaaca..
...aca.aca.
...aaa.aaa.`,
	// Master Builder: a pyramid of two bricks
	`
......aa....
.....ahca...
.....ahca...
....ahgcca..
...ahggcba..
...ahgfcca..
..ahggfccba.
.ahggffccca.
aaaaaaaaaaaa
............
aaaaaa.aaaaaa
agfeea.agfeea
afeeda.afeeda
aaaaaa.aaaaaa`,
	// Change the Offering: scales with plus and minus
	`
.....rr.....
.....qq.....
.rrrrqqrrrr.
.r...qq...r.
rpr..qq..rpr
r.r..qq..r.r
rrrrrqqrrrrr
.qqq.qq.qqq.
.....qq.....
.h...qq.....
hhh..qq.hhh.
.h...qq.....
....rqqr....
...rqqqqp...`,
	// 8 Gold
	`
....aaaaa...
..aarrrqqa..
.arrr333qqa.
.arr3qqq3qa.
arrq3qqq3qpa
arrqq333qqpa
arqq3qqq3qpa
arqq3qqq3qpa
.aqqq333qpa.
.aqqqqqqqpa.
..aaqqqppa..
....aaaaa...`,
	// Harvest Increase: a sheaf, and more of it
	`
.r..r..r....
rqrrqrrqr...
.q.rqr.q..h.
rqr.q.rqr.h.
.q.rqr.qhhhhh
rqr.q.rqr.h.
.q..q..q..h.
..q.q.q.....
...qqq......
..34443.....
...qpq......
..qqpqq.....
.qq.p.qq....
qp..p..pq...`,
	// Farmer Bonus
	`
..aaa...aaa..
.agggd.agggd.
.aaaaa.aaaaa.
.acdca.acdca.
..acaa..acaa.
.aghga.aghga.
acghfcacghfca
acghfcacghfca`,
	// Power Card Bonus
	`
aaaaaa.aaaaaa
aNNNMa.aNNNMa
aNqqMa.aNqqMa
aNqqMa.aNqqMa
aMMMMa.aMMMMa
aaaaaa.aaaaaa`,
	// Upper or Lower Egypt: the white crown and the red one
	`
..h........33
.hhv.......33
.hhv...2...33
.hhv....2..33
hhhvv...2..33
hhhvv..333333
hhhvv..333332
hhvvv..333322
.hvv...332222`,
	// West or east of the Nile: land on either side
	`
....gg......
...ggff.....
..ggffff....
yyyyyyyyyyyy
xzzxxxzzxxxz
wwwwwwwwwwww
.......gg...
......ggff..
.....ggffff.`,
	// Bank of the Nile or off it
	`
...m....m...
.m.n.mm.n.m.
..mnm..mnm..
yyy...yyy...
x..yyyx..yyy
zzz...zzz...
y..zzzy..zzz
www...www...
w..wwww..www`,
}

// firstBonus is the first of the cards that bring points: they show a star.
const firstBonus = 7

const star = "...r...\n...r...\nrrrqqqq\n.rqqqp.\n.rqqqp.\nrqp.pqp"

// grounds are the niches of the cards by the phase they are for, dark and light.
var grounds = [...][2]Index{
	{V0, V1}, {V0, V1}, // auction
	{F0, F1}, {F0, F1}, // purchase
	{R0, R1},           // offering
	{W0, W1}, {W0, W1}, // income
	{N1, S0}, {N1, S0}, {N1, S0}, {N1, S0}, {N1, S0}, // points
}

// blank is a card of any size with a niche in a dark and a light tone.
func blank(w, h int, dark, light Index) *bake.Image {
	m := bake.New(w, h)
	m.Rect(1, 0, w-2, h, E0)
	m.Rect(0, 1, w, h-2, E0)
	m.Frame(1, 1, w-2, h-2, G1)
	m.Rect(1, 1, w-2, 1, G3)
	m.Rect(1, 1, 1, h-2, G2)
	m.Rect(2, 2, w-4, h-4, dark)
	m.Rect(3, 3, w-6, h-6, light)
	m.Rect(3, 3, w-6, 1, dark)
	return m
}

// powerCards are the twelve faces at the size of the hand.
func powerCards() []*bake.Image {
	out := make([]*bake.Image, len(emblems))
	for i, e := range emblems {
		m, art := blank(handWidth, handHeight, grounds[i][0], grounds[i][1]), bake.Grid(e)
		top := (handHeight - art.H) / 2
		if i >= firstBonus {
			m.Blit(bake.Grid(star), 7, 4)
			top = 12 + (10-art.H)/2
		}
		m.Blit(art, (handWidth-art.W+1)/2, top)
		out[i] = m
	}
	return out
}

// cardBack is the back that gold and power cards share: an ankh on lapis.
func cardBack() *bake.Image {
	m := blank(handWidth, handHeight, V0, B0)
	m.Frame(4, 4, 12, 18, B1)
	m.Blit(bake.Grid("..rrqq..\n.rq..qp.\n.rq..qp.\n.rq..qp.\n..rqqp..\n...qp...\nrrrqqppp\nqqqqqppp\n...qp...\n...qp...\n...qp...\n...qp..."), 6, 7)
	return m
}

// theft is the card of -3 in the hand, 20x26, with the thief who takes the gold.
func theft() *bake.Image {
	m := blank(handWidth, handHeight, R0, R1)
	m.Blit(bake.Stencil(".....###.\n....#...#\n........#\n###...##.\n........#\n....#...#\n.....###.", E7), 5, 4)
	m.Blit(bake.Grid(thief), 6, 13)
	return m
}

// bigTheft is the same card standing on an altar, 26x34.
func bigTheft() *bake.Image {
	m := blank(26, 34, R0, R1)
	m.Blit(bake.Stencil("......#####.\n.....##...##\n..........##\n..........##\n####...####.\n####......##\n..........##\n.....##...##\n......#####.", E7), 6, 6)
	m.Blit(bake.Grid(thief), 9, 19)
	return m
}
