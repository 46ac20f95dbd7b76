// Package draw holds the recipes of Timbuktu's sprites.
package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// Timbuktu draws the sheet timbuktu.
func Timbuktu() *bake.Sheet {
	s := bake.NewSheet("timbuktu", TimbuktuNo, 640)
	addGoods(s)
	addThieves(s)
	addCards(s)
	addTable(s)
	addGround(s)
	s.Add("Vignette", bake.TopLeft, vignette())
	return s
}

func addGoods(s *bake.Sheet) {
	s.Add("token", bake.TopLeft, bake.Grids(tokenGrids[:]...)...)
	s.Add("bigGood", bake.TopLeft, bake.Grids(bigGoodGrids[:]...)...)
	s.Add("penSymbol", bake.TopLeft, bake.Grids(penGrids[:]...)...)
	s.Add("bigPen", bake.Centre, bigPens()...)
	s.Add("NoGood", bake.TopLeft, bake.Grid("EEEEE\nE...E\nE...E\nE...E\nEEEEE"))
}

func addThieves(s *bake.Sheet) {
	s.Add("thief", bake.At(13, 23), thieves()...)
	s.Add("slash", bake.Centre, slashes()...)
	s.Add("dust", bake.Feet, desert.Dusts()...)
}

func addCards(s *bake.Sheet) {
	for k, name := range []string{"Pen", "Stands", "Goods"} {
		s.Add("MiniBack"+name, bake.TopLeft, miniBack(k))
		s.Add("MiniFront"+name, bake.TopLeft, bake.Plate(kinds[k].width, 18, paper))
		s.Add("Back"+name, bake.TopLeft, back(k))
		s.Add("Front"+name, bake.TopLeft, front(k))
		s.Add("flip"+name, bake.At(4, 4), flips(k)...)
	}
	s.Add("CamelCard", bake.TopLeft, camelCard())
	s.Add("CamelCardMoved", bake.TopLeft, camelCardMoved())
	s.Add("Notebook", bake.TopLeft, notebook())
}

func addTable(s *bake.Sheet) {
	s.AddSeries("penRow", 5, func(seed int) (*bake.Image, bake.Anchor) { return pen(seed), bake.At(3, 0) })
	s.Add("ExchangeMat", bake.At(-1, 0), mat(W0, W1, W2))
	s.Add("NumberPlate", bake.TopLeft, bake.Plate(11, 12, bake.Bevel{E0, E7, E6, E4}))
	s.Add("NumberRobbed", bake.TopLeft, bake.Plate(11, 12, bake.Bevel{R0, R2, R1, R0}))
	s.Add("RobbedRibbon", bake.TopLeft, ribbon())
	s.Add("ExchangePlate", bake.TopLeft, exchangePlate())
	s.Add("LetterTag", bake.TopLeft, letterTag())
	s.Add("ExitSign", bake.TopLeft, exit(P2, P3, P0))
	s.Add("ExitSignLit", bake.TopLeft, exit(G2, G3, G1))
	s.Add("SymbolPlate", bake.TopLeft, bake.Plate(15, 15, paper))
	s.Add("SymbolPlateLit", bake.TopLeft, bake.Plate(15, 15, bake.Bevel{E0, E7, G3, G1}))
	s.Add("RoundMarker", bake.TopLeft, bake.Grid("aaaaaaa\narrrrqa\naarrqaa\n.aarqa.\n..aqa..\n..aaa.."))
	s.Add("StageMarker", bake.TopLeft, bake.Grid("..aaaaa..\n.ahggffa.\nahgffffea\nagffaffea\nagfaaaeea\nagffaeeda\nafeeeedda\n.aeeddda.\n..aaaaa.."))
	s.Add("PackArrow", bake.TopLeft, bake.Grid("q...\nqq..\nqrq.\nqrrq\nqqq.\nqq..\nq..."))
	s.Add("Glow", bake.TopLeft, glow())
	s.AddSeries("arrow", 9, func(i int) (*bake.Image, bake.Anchor) { return arrow(i - 4) })
	s.AddSeries("dotted", 9, func(i int) (*bake.Image, bake.Anchor) { return dotted(i - 4) })
	s.Add("ArrowLight", bake.Centre, bake.Grid(".hh.\nhhhh\n.hh."))
}

func addGround(s *bake.Sheet) {
	s.Add("WestOasis", bake.TopLeft, westOasisGround())
	s.Add("WestCamp", bake.TopLeft, campGround())
	s.Add("Desert", bake.At(-westEnd, 0), corridor())
	s.Add("EastOasis", bake.At(-eastFrom, 0), eastOasisGround())
	s.Add("EastTown", bake.At(-eastFrom, 0), townGround())
}

// ribbon is the red ground for the two goods known to be stolen at a stand, 8x8 at 1,1 and 10,1.
func ribbon() *bake.Image {
	m := bake.New(19, 10)
	m.Rect(0, 0, 19, 10, R0)
	m.Rect(0, 0, 19, 1, R1)
	return m
}

func exchangePlate() *bake.Image {
	m := bake.Plate(13, 12, bake.Bevel{W0, E7, E7, P2})
	m.Blit(bake.Grid("..www.w..\n.w...ww..\nw...www..\nw........\n.........\n........w\n..www...w\n..ww...w.\n..w.www.."), 2, 2)
	return m
}
