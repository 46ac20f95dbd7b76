// Package draw holds the recipes of The Tomb Raiders' sprites.
package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/tombraiders/place"
)

// TombRaiders draws the sheet tombraiders.
func TombRaiders() *bake.Sheet {
	s := bake.NewSheet("tombraiders", TombRaidersNo, place.LineW)
	addTable(s)
	addCards(s)
	addPlates(s)
	addScenes(s)
	return s
}

func addTable(s *bake.Sheet) {
	s.Add("WeekLine", bake.TopLeft, weekLine())
	s.Add("Cloth", bake.At(0, -place.ClothY), cloth())
	s.AddSeries("pile", len(thickness), func(i int) (*bake.Image, bake.Anchor) { return pile(thickness[i]), bake.At(thickness[i], thickness[i]) })
	s.Add("Site", bake.TopLeft, site())
	s.AddSeries("siteHead", place.Regions, func(r int) (*bake.Image, bake.Anchor) { return siteHead(r), bake.TopLeft })
	s.AddSeries("relic", place.Regions, func(r int) (*bake.Image, bake.Anchor) { return relic(r), bake.Feet })
	s.Add("Heap", bake.TopLeft, heap())
}

func addCards(s *bake.Sheet) {
	s.Add("Back", bake.TopLeft, bake.Lattice(backFace(), [4]Index{N0, F0, F2, F4}))
	s.Add("flip", bake.At(4, 4), bake.Flip(backFace(), bake.TurningFront(nightFront()))...)
	s.Add("NightFront", bake.TopLeft, nightFront())
	s.AddSeries("thiefArt", place.Regions, func(r int) (*bake.Image, bake.Anchor) { return thief(scarves[r]), bake.TopLeft })
	s.AddSeries("robbersArt", place.Regions, func(r int) (*bake.Image, bake.Anchor) { return robbers(scarves[r]), bake.TopLeft })
	s.Add("scholarArt", bake.TopLeft, scholar())
	s.Add("generalDigArt", bake.TopLeft, generalDig())
	s.AddSeries("professorArt", professors, func(i int) (*bake.Image, bake.Anchor) { return professor(i), bake.TopLeft })
	s.AddSeries("professorHead", professors, func(i int) (*bake.Image, bake.Anchor) { return professor(i).Sub(7, 3, 18, 23), bake.TopLeft })
	s.AddSeries("changing", 4, func(i int) (*bake.Image, bake.Anchor) { return changing(i), bake.At(1, 1) })
}

func addPlates(s *bake.Sheet) {
	s.AddSeries("permit", place.Regions+1, func(r int) (*bake.Image, bake.Anchor) { return permit(r), bake.TopLeft })
	for _, i := range icons {
		s.Add(i.name, bake.TopLeft, bake.Grid(i.grid))
	}
	s.Add("EmblemTile", bake.TopLeft, bake.Plate(15, 15, bake.Bevel{E0, E7, P3, P1}))
	s.Add("exhibitionMark", bake.TopLeft, bake.Grids(smallExhibition, largeExhibition)...)
	s.Add("MuseumMark", bake.TopLeft, bake.Grid(museum))
	s.AddNine("Presentation", parchment(bake.Bevel{E0, E7, P3, P1}, P2), 5, 5, 5, 5, [4]int{})
	s.AddNine("PresentationReady", parchment(bake.Bevel{E0, G3, E6, G1}, G2), 5, 5, 5, 5, [4]int{})
	s.AddNine("ActionCard", parchment(bake.Bevel{E0, F2, F1, F0}, F2), 5, 5, 5, 5, [4]int{})
	s.AddNine("StepOpen", bake.Plate(7, 7, bake.Bevel{E0, P3, P2, P1}), 3, 3, 3, 3, [4]int{})
	s.AddNine("StepMet", bake.Plate(7, 7, bake.Bevel{E0, F3, F2, F1}), 3, 3, 3, 3, [4]int{})
	s.AddNine("StepPrice", bake.Plate(7, 7, bake.Bevel{E0, G3, G2, G1}), 3, 3, 3, 3, [4]int{})
}

func addScenes(s *bake.Sheet) {
	s.Add("Chamber", bake.At(0, -place.ClothY), chamber())
	s.AddSeries("lamp", 3, func(i int) (*bake.Image, bake.Anchor) { return lamp(i), bake.At(lampMiddle, 0) })
	s.Add("sneak", bake.Feet, sneaks()...)
	s.Add("Gallery", bake.TopLeft, gallery())
	s.Add("MuseumFront", bake.TopLeft, museumFront())
	s.Add("Plinth", bake.At(17, 1), plinth())
	s.Add("Guests", bake.At(0, 25), guests())
	s.Add("EveningSky", bake.TopLeft, eveningSky())
	s.Add("Vignette", bake.TopLeft, vignette())
}
