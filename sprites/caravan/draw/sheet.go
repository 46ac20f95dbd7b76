// Package draw holds the recipes of the laden camels.
package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/caravan"
)

// Caravan draws the sheet caravan.
func Caravan() *bake.Sheet {
	s := bake.NewSheet("caravan", CaravanNo, 256)
	poses := make([]*bake.Image, caravan.Poses)
	for p := range caravan.Poses {
		poses[p] = camel(p)
	}
	s.Add("camel", bake.At(16, 27), poses...)
	s.Add("pennant", bake.TopLeft, bake.Grids(pennants[:]...)...)
	s.Add("Shadow", bake.Centre, contact())
	s.Add("firstGood", bake.TopLeft, bake.Grids(goodGrids[:]...)...)
	return s
}

// contact is the shadow under a camel on a mat or on the trampled floor.
func contact() *bake.Image {
	m := bake.New(28, 5)
	m.Ellipse(14, 2.5, 14, 2.5, E3)
	m.Ellipse(14, 2.5, 10, 1.5, E2)
	return m
}

// goodGrids are the goods as they lie on a camel: gold, coffee, pepper, salt, water.
var goodGrids = [5]string{
	".aaaaaa.\narrrrrqa\narrqqqpa\naaahkaaa\narraaqpa\narqqqppa\nappppppa\n.aaaaaa.",
	"..aaaa..\n.abccba.\n..aaaa..\n.abccba.\nabcaacba\nabaccaba\nabbccbba\n.aaaaaa.",
	"...ll...\n..lnnl..\n..1441..\n.154431.\n15444431\n15443331\n14433321\n.111111.",
	".tttttt.\nthhhhvut\nthhvvuut\nttttttut\nthhhuttt\nthvvuutt\nthvuuust\n.tttttt.",
	"..wwww..\n..wzyw..\n.wwwwww.\nwzyyxxxw\nwzyyxxxw\nwzyxxxxw\n.wyxxxw.\n..wwww..",
}
