// Package draw holds the recipes of Amun-Re's sprites.
package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/amunre/place"
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
)

// AmunRe draws the sheet amunre.
func AmunRe() *bake.Sheet {
	s := bake.NewSheet("amunre", AmunReNo, place.Width)
	s.Add("Map", bake.TopLeft, egypt())
	addPieces(s)
	addCards(s)
	for _, i := range icons {
		s.Add(i.name, bake.TopLeft, bake.Grid(i.grid))
	}
	addFrames(s)
	s.Add("Dusk", bake.TopLeft, dusk())
	s.Add("Altar", bake.TopLeft, altar())
	s.Add("BigTemple", bake.Feet, bigTemple())
	s.Add("sand", bake.TopLeft, sands()...)
	s.Add("Vignette", bake.TopLeft, vignette())
	return s
}

func addPieces(s *bake.Sheet) {
	s.Add("Farmer", bake.Feet, farmer)
	s.Add("PrintedFarmer", bake.Feet, printedFarmer())
	s.Add("Socket", bake.Feet, socket)
	s.Add("bricks", bake.Feet, bricks()...)
	s.Add("Pyramid", bake.Feet, pyramid)
	s.Add("DoublePyramid", bake.Feet, double)
	s.Add("rise", bake.Feet, rises()...)
	s.Add("dust", bake.Feet, desert.Dusts()...)
	s.Add("GhostFarmer", bake.At(4, 11), bake.Ghost(farmer))
	s.Add("GhostBrick", bake.At(6, 7), bake.Ghost(bricks()[0]))
	s.Add("GhostPyramid", bake.At(8, 11), bake.Ghost(pyramid))
	s.Add("stone", bake.TopLeft, stones()...)
	s.Add("GhostStone", bake.At(1, 1), bake.Ghost(stone()))
	s.Add("standard", bake.Feet, seats(standard, none)...)
	s.Add("flag", bake.TopLeft, seats(flag, none)...)
	s.Add("coin", bake.Feet, coins()...)
	s.Add("CoinStack", bake.Feet, coinStack())
	s.Add("harvest", bake.Centre, harvest()...)
	s.Add("felucca", bake.Feet, feluccas()...)
}

func addCards(s *bake.Sheet) {
	s.Add("powerCard", bake.TopLeft, powerCards()...)
	s.Add("CardBack", bake.TopLeft, cardBack())
	s.Add("StealCard", bake.TopLeft, theft())
	s.Add("BigStealCard", bake.TopLeft, bigTheft())
	s.Add("front", bake.TopLeft, fronts()...)
	s.Add("art", bake.TopLeft, arts()...)
	s.Add("LargeBack", bake.TopLeft, largeBack())
}

func addFrames(s *bake.Sheet) {
	for _, f := range []struct {
		name  string
		bevel bake.Bevel
	}{
		{"PlateHidden", bake.Bevel{E0, P2, P1, P0}}, {"PlateOpen", bake.Bevel{E0, G3, G2, G1}}, {"PlateOwned", bake.Bevel{E0, E7, P3, P1}},
		{"RailWood", bake.Bevel{E0, E6, E4, E2}}, {"RailSlate", bake.Bevel{E0, S2, S1, S0}},
		{"BandDark", bake.Bevel{N0, S1, S0, N1}}, {"TagRed", bake.Bevel{R0, R2, R1, R0}}, {"TagDark", bake.Bevel{N0, S1, N1, N0}},
	} {
		s.AddNine(f.name, bake.Plate(7, 7, f.bevel), 3, 3, 3, 3, [4]int{})
	}
}
