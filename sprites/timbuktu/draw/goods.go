package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// The goods in the order of the rules: gold, coffee, pepper, salt, water. All
// sizes are drawn by hand: a chest, sacks of beans, a heap, blocks, a skin.
var (
	goodGrids = [5]string{
		".aaaaaa.\narrrrrqa\narrqqqpa\naaahkaaa\narraaqpa\narqqqppa\nappppppa\n.aaaaaa.",
		"..aaaa..\n.abccba.\n..aaaa..\n.abccba.\nabcaacba\nabaccaba\nabbccbba\n.aaaaaa.",
		"...ll...\n..lnnl..\n..1441..\n.154431.\n15444431\n15443331\n14433321\n.111111.",
		".tttttt.\nthhhhvut\nthhvvuut\nttttttut\nthhhuttt\nthvvuutt\nthvuuust\n.tttttt.",
		"..wwww..\n..wzyw..\n.wwwwww.\nwzyyxxxw\nwzyyxxxw\nwzyxxxxw\n.wyxxxw.\n..wwww..",
	}
	tokenGrids = [5]string{
		".aaaa.\narrqqa\naahhaa\narrqqa\nappppa\n.aaaa.",
		".aaaa.\n.acba.\n.aaaa.\nabccba\nabcaba\n.aaaa.",
		"..ll..\n..nl..\n.1541.\n154431\n144321\n.1111.",
		".tttt.\nthhvut\nthvuut\ntttttt\nthvuut\n.tttt.",
		"..ww..\n..zw..\n.wwww.\nwzyxxw\nwzyxxw\n.wwww.",
	}
	bigGoodGrids = [5]string{
		"................\n..aaaaaaaaaaaa..\n.arrrrrrrrrrqqa.\n.arrqqqqqqqqqpa.\narrqqqqqqqqqqppa\narqqqqqqqqqqqppa\naaaaaaahhaaaaaaa\narrrrrahkarrqqpa\narqqqqahhaqqqqpa\narqqqqqaaqqqqqpa\narqqqqqqqqqqqppa\narqqqqqqqqqqqppa\narpppppppppppppa\n.aaaaaaaaaaaaaa.\n................",
		".....aaaaaa.....\n....adcccbba....\n.....aeddca.....\n.....aaaaaa.....\n....adddccba....\n..aadddccccbaa..\n.addddccccccbba.\n.adddaacccaacba.\nadddaccacaccacba\nadddaccacaccacba\nacccccaaccaacbba\nacccaaccccccbbba\nabcaccaccccbbbba\n.abbaabbbbbbbba.\n..aaaaaaaaaaaa..",
		".......ll.......\n......lnml......\n.....lninml.....\n......1551......\n.....155441.....\n....15544431....\n...1554444331...\n...1544411331...\n..154441551321..\n..144441544131..\n.1554441444133..\n155444431113331.\n154444433333321.\n.1332333322211..\n..11111111111...",
		"................\n...tttttttttt...\n..thhhhhvvvvut..\n.thhhhvvvvvuust.\n.thhvvvvvvuuust.\n.tttttttttttsst.\n.thhhhvvtttttttt\n.thhvvvvthhhhvut\n.thvvvuuthhvvuut\n.thvvuuuthvvvuut\n.thvuuuutvvvuust\n.thuuuuutvuuusst\n.ttttttttttttttt\n................\n................",
		".....wwwwww.....\n.....wzzyxw.....\n.....wwwwww.....\n......wzyw......\n....wwwwwwww....\n..wwzzyyyxxxww..\n.wzzzyyyyxxxxxw.\n.wzzyyyyyxxxxxw.\nwzzyyyyyyxxxxxxw\nwzzyyyyyxxxxxxxw\nwzyyyyyyxxxxxxxw\n.wyyyyyxxxxxxxw.\n.wxyyyxxxxxxxxw.\n..wwxxxxxxxxww..\n....wwwwwwww....",
	}
)

// The pens' symbols: palm, lamp, star, scimitar, moon.
var penGrids = [5]string{
	"..mm...mm..\n.nnmm.mmmm.\nmn.mmmmm.ml\nm.nmaamm..l\n.nm.aba.ml.\n.m..ab...l.\n....ab.....\n...aab.....\n...ab......\n..aab......\n.aabbaaa...",
	".....r.....\n....rqr....\n.....q.....\n....AAA....\n...A888A.AA\nAA.AAAAAA.A\nA8AA8888A.A\n.A8888BBAA.\n..A88BBA...\n...AAAAA...\n..AAAAAAA..",
	".....p.....\n.....p.....\n....prp....\nppppprppppp\n.prrrrrqqp.\n..prrrqqp..\n..prrrqqp..\n.prrqpqqqp.\n.prpp.ppqp.\nppp.....ppp",
	"........tt.\n.......tvut\n......tvut.\n.....tvut..\n....tvut...\n.ttttvut...\n.t1tvut....\n..131t.....\n.13131.....\n131..1.....\n11.........",
	"....MMM....\n..MMNNM....\n.MNNMM.....\n.MNM.......\nMNNM.......\nMNNM.......\nMNNM.....M.\n.MNNM...MM.\n.MNNNMMMNM.\n..MMNNNNM..\n....MMMM...",
}

func grids(g []string) []*bake.Image {
	out := make([]*bake.Image, len(g))
	for i := range g {
		out[i] = bake.Grid(g[i])
	}
	return out
}

// bigPens are the pens' symbols for the large cards, 23x21.
func bigPens() []*bake.Image {
	return []*bake.Image{bigPalm(), bigLamp(), bigStar(), bigScimitar(), bigMoon()}
}

func bigPalm() *bake.Image {
	return bake.Grid(`
....lll......lll.......
..llnnnll..llmmmll.....
.lnnnnnmmllmmmmmmml....
lnnnllnnmmmmmmllmmml...
lnll..lnnnmmmml..llml..
lnl.lllnnnnmmmmlll.lml.
.l.lnnnnmaamammmmml.ll.
..lnnmmllaacalllmmml...
..lnml..a3acca..lmml...
.lnml...aaacba...lml...
.lnl.....aacca...lll...
.lll.....acba..........
.........accba.........
........acba...........
........accba..........
.......acba............
.......accba...........
......adcba............
.....addccbba..........
..aaadddcccbbaaaa......
.aaaaaaaaaaaaaaaaa.....`)
}

func bigLamp() *bake.Image {
	return bake.Grid(`
...........r...........
..........rhr..........
..........qrq..........
...........p...........
.........aaaaa.........
........a88BBAa........
........aaaaaaa...aaa..
...aa..a8888BBBa.aBBBa.
..a8BaaaaaaaaaaaaBa.aBa
..aBBa98888BBBBBaa..aBa
...aBB98888BBBBBAa..aAa
....aB888BBBBBBAAa.aBa.
.....a8BBBBBBBAAaaBAa..
......aBBBBBAAAAaAAa...
.......aaaaaaaaaaaa....
.........aBBAa.........
.........aBAAa.........
........aBBAAAa........
.......a8BBBAAAa.......
......aaaaaaaaaaa......`)
}

func bigStar() *bake.Image {
	return bake.Grid(`
...........p...........
..........prp..........
..........prp..........
.........prrqp.........
.........prrqp.........
........prrrqqp........
.pppppppprrrqqppppppp..
..prrrrrrrrrqqqqqqqp...
...prrrrrrrrqqqqqqp....
....prrrrrrhqqqqqp.....
.....prrrrhhqqqqp......
.....prrrrrrqqqqp......
.....prrrrrrrqqqp......
....prrrrrppqqqqqp.....
....prrrrpp.ppqqqp.....
....prrrp.....pqqp.....
...prrpp.......ppqp....
...ppp...........pp....`)
}

// bigScimitar is a curved blade, broadest towards its point, light along the back.
func bigScimitar() *bake.Image {
	m := bake.New(23, 21)
	back := bake.Smooth(bake.Pts(7, 13, 12.4, 10.4, 16.4, 6, 20, .8), false, 8)
	edge := bake.Smooth(bake.Pts(20, .8, 20.8, 6.4, 17.6, 11.4, 13, 14.2, 8.5, 15.2), false, 8)
	m.Poly(append(append([]bake.Pt(nil), back...), edge...), S3)
	middle := bake.Smooth(bake.Pts(19.8, 2.5, 18.8, 6.8, 15.4, 10.8, 11.6, 13, 8, 14.2), false, 8)
	m.Poly(append(append([]bake.Pt(nil), back...), middle...), S4)
	m.Stroke(shifted(back[2:len(back)-1], .6), 1, E7, 1, 0)
	m = m.Outlined(func(Index) Index { return S1 })
	m.Blit(bake.Grid(`
......aaa..
......arqa.
......aqqa.
.....aaqpa.
....a32aa..
...a432a...
..a432a....
.a432a.....
a432a......
arqa.......
aqpa.......
.aa........`), 0, 9)
	return m
}

func bigMoon() *bake.Image {
	m := bake.New(21, 21)
	in := func(x, y int) bool {
		fx, fy := float64(x)+.5, float64(y)+.5
		return sq(fx-10)+sq(fy-10.5) < sq(9.3) && sq(fx-14.2)+sq(fy-8.2) > sq(7.6)
	}
	for y := range m.H {
		for x := range m.W {
			if !in(x, y) {
				continue
			}
			c := B2
			if !in(x+2, y+1) || x+y > 27 {
				c = B1
			}
			m.Set(x, y, c)
		}
	}
	m = m.Outlined(func(Index) Index { return B0 })
	m.Blit(bake.Grid(".r.\nrhr\n.r."), 14, 6)
	return m
}

func sq(v float64) float64 { return v * v }
