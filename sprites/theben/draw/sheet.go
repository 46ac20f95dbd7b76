// Package draw holds the recipes of Theben's sprites.
package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/theben/place"
)

// Theben draws the sheet theben.
func Theben() *bake.Sheet {
	s := bake.NewSheet("theben", ThebenNo, place.Width)
	addBoard(s)
	addPieces(s)
	addCards(s)
	addFinds(s)
	addScenes(s)
	return s
}

func addBoard(s *bake.Sheet) {
	s.Add("Map", onBoard(place.MapX, place.MapY), europe())
	sides := trackSides()
	s.AddSeries("trackSide", len(sides), func(i int) (*bake.Image, bake.Anchor) { return sides[i], sideAnchors[i] })
	s.AddSeries("spaceIcon", int(place.Spaces), func(i int) (*bake.Image, bake.Anchor) { return spaceIcon(place.Space(i)) })
	s.AddSeries("route", len(place.Routes), func(i int) (*bake.Image, bake.Anchor) { return route(i, false) })
	s.AddSeries("chosenRoute", len(place.Routes), func(i int) (*bake.Image, bake.Anchor) { return route(i, true) })
	s.AddNine("RibbonCity", ribbon(E7, P2), 2, 4, 2, 4, [4]int{})
	s.AddNine("RibbonSite", ribbon(R1, R0), 2, 4, 2, 4, [4]int{})
	s.Add("chevron", bake.Centre, chevrons()...)
	s.Add("BubbleBlue", bake.TopLeft, bubble(V0, B1, B2))
	s.Add("BubbleGold", bake.TopLeft, bubble(E0, G2, G3))
	s.Add("BubbleRed", bake.TopLeft, bubble(R0, R2, R3))
	s.Add("BubbleGreen", bake.TopLeft, bubble(F0, F1, F2))
	s.Add("BubbleStone", bake.TopLeft, bubble(N0, S1, S2))
	s.Add("Waiting", bake.TopLeft, waiting)
	s.Add("yearPlate", bake.TopLeft, yearPlates()...)
	s.Add("flag", bake.At(1, 15), flag(false), flag(true))
	s.Add("GhostDisc", bake.At(8, 12), bake.Ghost(disc()))
	s.Add("GhostPawn", bake.At(5, 13), bake.Ghost(pawn))
}

func addPieces(s *bake.Sheet) {
	var right []*bake.Image
	for _, g := range walks {
		right = append(right, bake.Grid(g))
	}
	s.Add("disc", bake.At(7, 11), discs()...)
	s.Add("discSquashed", bake.At(8, 10), each(discs(), squashed)...)
	s.Add("discStretched", bake.At(6, 13), each(discs(), stretched)...)
	s.Add("Pawn", bake.At(4, 12), pawn)
	s.Add("walkRight", bake.At(4, 12), right...)
	s.Add("walkLeft", bake.At(4, 12), each(right, (*bake.Image).Mirrored)...)
	s.Add("rideRight", bake.At(8, 14), riders()...)
	s.Add("rideLeft", bake.At(8, 14), each(riders(), (*bake.Image).Mirrored)...)
	s.Add("flyRight", bake.At(11, 12), airships()...)
	s.Add("flyLeft", bake.At(11, 12), each(airships(), (*bake.Image).Mirrored)...)
	s.Add("hourglass", bake.TopLeft, hourglasses()...)
	s.AddSeries("die", 6, func(i int) (*bake.Image, bake.Anchor) { return die(i + 1), bake.Feet })
	s.AddSeries("tumble", 8, func(i int) (*bake.Image, bake.Anchor) { return tumble(i), bake.At(11, 19) })
	s.Add("dieShadow", bake.Centre, dieShadow(12), dieShadow(9), dieShadow(6))
	s.Add("Felt", bake.TopLeft, felt())
}

func addCards(s *bake.Sheet) {
	s.AddSeries("front", len(niches), func(i int) (*bake.Image, bake.Anchor) { return front(i), bake.TopLeft })
	s.Add("CityBack", bake.TopLeft, cityBack())
	s.Add("cityFlip", bake.At(4, 4), bake.Flip(cityFace(), turning())...)
	s.AddSeries("digBack", 5, func(r int) (*bake.Image, bake.Anchor) { return digBack(r), bake.TopLeft })
	var flips []*bake.Image
	for r := range 5 {
		flips = append(flips, bake.Flip(digFace(r), turning())...)
	}
	s.Add("digFlip", bake.At(4, 4), flips...)
	s.AddSeries("sandCover", 6, func(i int) (*bake.Image, bake.Anchor) { return sandCover(i), bake.At(-6, -9) })
	s.Add("brush", bake.At(6, 22), brushes()...)
	s.Add("dust", bake.At(12, 14), dusts()...)
	s.AddSeries("book", 15, func(i int) (*bake.Image, bake.Anchor) {
		return book(regionRamps[i/3], bake.Grid(signs[i/3]), i%3+1), bake.TopLeft
	})
	s.AddSeries("generalBook", 2, func(i int) (*bake.Image, bake.Anchor) { return book(regionRamps[5], star, i+1), bake.TopLeft })
	for _, a := range []struct {
		name    string
		picture *bake.Image
	}{{"congressArt", congress()}, {"horseArt", horse()}, {"spadeArt", spade()}, {"assistantArt", assistant()}, {"permissionArt", permission()}, {"airshipArt", airship()}} {
		s.Add(a.name, bake.TopLeft, a.picture)
	}
	s.Add("exhibitionArt", bake.TopLeft, poster(false), poster(true))
}

func addFinds(s *bake.Sheet) {
	s.Add("artefact", bake.TopLeft, artefacts()...)
	var small []*bake.Image
	for r, region := range finds16 {
		for i, g := range region {
			m := bake.Grid(g)
			if r == 2 && i < 2 { // mask and scarab are drawn without their outline
				m = m.Outlined(func(Index) Index { return E0 })
			}
			small = append(small, square(m))
		}
	}
	s.Add("smallArtefact", bake.TopLeft, small...)
	s.Add("rubble", bake.TopLeft, rubble(0), rubble(1))
	s.AddSeries("sign", 5, func(r int) (*bake.Image, bake.Anchor) { return bake.Grid(signs[r]), bake.TopLeft })
	s.AddSeries("bigSign", 5, func(r int) (*bake.Image, bake.Anchor) { return bake.Grid(bigSigns[r]), bake.TopLeft })
	s.AddSeries("tome", 6, func(r int) (*bake.Image, bake.Anchor) { return tome(regionRamps[r]), bake.TopLeft })
	s.AddSeries("permit", 10, func(i int) (*bake.Image, bake.Anchor) { return permit(i/2, i%2 == 1), bake.TopLeft })
	for _, i := range icons {
		s.Add(i.name, bake.TopLeft, bake.Grid(i.grid))
	}
	s.Add("FakedPermit", bake.TopLeft, fakedPermit())
}

// artefacts are the finds at 32x32: five a region.
func artefacts() []*bake.Image {
	return []*bake.Image{
		amphora(), owl(), bust(), helmet(), cup(),
		bull(), labrys(), octopusVase(), snakeGoddess(), signDisc(),
		goldMask(), scarab(), cat(), ankh(), coffin(),
		lamp(), lampstand(), scrollJar(), horn(), lawTablets(),
		tablet(), seal(), wingedBull(), lyre(), kingHead(),
	}
}

// square puts a small picture on the bottom of 16x16 px.
func square(m *bake.Image) *bake.Image {
	n := bake.New(16, 16)
	n.Blit(m, (16-m.W)/2, 16-m.H)
	return n
}

func addScenes(s *bake.Sheet) {
	s.Add("DigSky", bake.TopLeft, digSky())
	s.AddSeries("horizon", 5, func(r int) (*bake.Image, bake.Anchor) { return horizon(r), bake.TopLeft })
	s.Add("DigGround", onBoard(0, groundAt), digGround())
	s.Add("Hall", bake.TopLeft, hall())
	s.Add("GlassCase", bake.At(2, 0), glassCase())
	s.Add("Glass", bake.At(-2, -2), glass())
	s.Add("YearTurn", bake.TopLeft, yearTurn())
	s.Add("Vignette", bake.TopLeft, vignette())
	s.AddNine("TagGold", bake.Plate(7, 7, bake.Bevel{E0, G3, G2, G1}), 3, 3, 3, 3, [4]int{})
	s.AddNine("TagRed", bake.Plate(7, 7, bake.Bevel{R0, R2, R1, R0}), 3, 3, 3, 3, [4]int{})
	s.AddNine("TagDark", bake.Plate(7, 7, bake.Bevel{N0, S1, N1, N0}), 3, 3, 3, 3, [4]int{})
	s.AddNine("TagBlue", bake.Plate(7, 7, bake.Bevel{W0, W2, W1, W0}), 3, 3, 3, 3, [4]int{})
	s.AddNine("WeekTile", bake.Plate(7, 7, bake.Bevel{E0, E7, E5, E3}), 3, 3, 3, 3, [4]int{})
	s.AddNine("WeekTileSame", bake.Plate(7, 7, bake.Bevel{E0, P3, P2, P1}), 3, 3, 3, 3, [4]int{})
	s.AddNine("WeekTileChosen", bake.Plate(7, 7, bake.Bevel{E0, G3, G2, G1}), 3, 3, 3, 3, [4]int{})
	s.AddNine("FieldPlate", bake.Plate(7, 7, bake.Bevel{E0, P3, P2, P1}), 3, 3, 3, 3, [4]int{})
	s.AddNine("WeakestPlate", bake.Plate(7, 7, bake.Bevel{E0, R2, R1, R0}), 3, 3, 3, 3, [4]int{})
}
