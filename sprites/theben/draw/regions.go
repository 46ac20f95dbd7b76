package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// regionRamps are the colours of the regions (outline, dark, middle, light):
// Greece, Crete, Egypt, Palestine, Mesopotamia; the sixth is general knowledge.
var regionRamps = [6][4]Index{
	{R0, E2, R3, R4}, {V0, V2, V3, V4}, {E0, G1, E5, G3}, {F0, F2, F3, F4}, {V0, B0, B1, B2}, {S0, S1, S2, S3},
}

// signs are the regions' symbols, 9x9: temple, double axe, pyramid, dome, ziggurat.
var signs = [5]string{
	"....a....\n..aa5aa..\naa55544aa\naaaaaaaaa\n.a5a5a4a.\n.a5a5a4a.\n.a5a5a4a.\naaaaaaaaa\na5554444a",
	"aa..a..aa\na8a.a.aBa\na88aaaBBa\na888hBBBa\na88aaaBBa\na8a.a.aBa\naa..a..aa\n....a....\n....a....",
	"....a....\n...ara...\n...arqa..\n..arrqa..\n..arrqpa.\n.arrrqpa.\n.arrrqqpa\narrrrqqpa\naaaaaaaaa",
	"....a....\n....a....\n..aaiaa..\n.aiinnma.\naiiinnnma\naaaaaaaaa\n.aianama.\n.aianama.\naaaaaaaaa",
	"...aaa...\n...aNa...\n..aaaaa..\n..aNNMa..\n.aaaaaaa.\n.aNNNMMa.\naaaaaaaaa\naNNNaMMMa\naaaaaaaaa",
}

// bigSigns are the same at 17x15.
var bigSigns = [5]string{
	`
........a........
......aahaa......
....aah555aaa....
..aahh5555444aa..
aahh55533344444aa
aaaaaaaaaaaaaaaaa
.ah555555444443a.
.aaaaaaaaaaaaaaa.
..a54a.a54a.a43a.
..a54a.a54a.a43a.
..a54a.a54a.a43a.
..a54a.a54a.a43a.
.aaaaaaaaaaaaaaa.
.ah555555444443a.
aaaaaaaaaaaaaaaaa`,
	`
.aa.....a.....aa.
a88a...aha...aBBa
a888aa.aga.aaBBBa
a88888aagaaBBBBBa
a8889888haBBBBBAa
a8898888haBBBBBAa
a8898888haBBBBBAa
a8889888haBBBBBAa
a88888aagaaBBBBAa
a888aa.aga.aaBBAa
a88a...afa...aBAa
.aa....afa....aa.
.......afa.......
.......aea.......
.......aaa.......`,
	`
........a........
.......ara.......
.......arqa......
......arrqpa.....
......arrqpa.....
.....arrrqqpa....
.....arqrqqpa....
....arrrrqqppa...
....arrrrqqqpa...
...arrqrrqqqppa..
...arrrrrqqqppa..
..arrrrrrqqqpppa.
..arrqrrrqqqqppa.
.arrrrrrrqqqqpppa
.aaaaaaaaaaaaaaaa`,
	`
........a........
.......aia.......
........a........
......aaiaa......
....aaiinnmaa....
...aiiinnnnmma...
...aiiinnnnmma...
..aiiiinnnnnmma..
..aaaaaaaaaaaaa..
...ainaianamma...
...ainaianamma...
..aaaaaaaaaaaaa..
..aiiinnnnnmmma..
..ainakkkkanmma..
.aaaaaaaaaaaaaaa.`,
	`
......aaaaa......
......aNNMa......
......aNkMa......
.....aaaaaaa.....
....aNNNNMMMa....
....aNNNNMMMa....
...aaaaaaaaaaa...
...aNNNNNMMMLa...
..aNNNNahaMMMLa..
.aaaaaaahaaaaaaa.
.aNNNNNahaMMMMLa.
.aNNNNNahaMMMMLa.
aaaaaaaahaaaaaaaa
aNNNNNNahaMMMMMLa
aaaaaaaaaaaaaaaaa`,
}

// tome is a small book, 9x9, in the colours c.
func tome(c [4]Index) *bake.Image {
	m := bake.Grid(".aaaaaaa.\na3222222a\na3222222a\na3244222a\na3222222a\na3222222a\na1hhhhh1a\na1111111a\n.aaaaaaa.")
	t := [Colours]Index{E0: E0, E7: E7, R0: c[1], R1: c[2], R2: c[3], R3: E7}
	for i, p := range m.Pix {
		m.Pix[i] = t[p]
	}
	return m
}

// star is the sign on the books of general knowledge.
var star = bake.Grid("....a....\n...ara...\n...ara...\naaarqaaaa\narrqqqqpa\n.arqqqpa.\n.arqqqpa.\narqpapqpa\naaa...aaa")

// permit is a permission of region r, 24x14: ready with its sign and a tick,
// spent with the sign in stone and a cross.
func permit(r int, spent bool) *bake.Image {
	sign := bake.Grid(signs[r])
	if spent {
		m := bake.Plate(24, 14, bake.Bevel{N0, S1, S0, S0})
		m.Blit(sign.Remapped(Disabled), 2, 3)
		m.Blit(bake.Grid("44...44\n344.44.\n.34443.\n..343..\n.34443.\n344.44.\n33...33"), 14, 4)
		return m
	}
	m := bake.Plate(24, 14, bake.Bevel{N0, E7, P3, P1})
	m.Blit(sign, 2, 3)
	m.Blit(bake.Grid(".......nn\n......nml\nnn...nml.\nmmn.nml..\n.mmnml...\n..mml....\n...l....."), 13, 4)
	return m
}

// fakedPermit is the forged permission, good for any region.
func fakedPermit() *bake.Image {
	m := bake.Plate(24, 14, bake.Bevel{R0, R4, R3, R1})
	m.Rect(3, 4, 11, 1, R0)
	m.Rect(3, 6, 9, 1, R0)
	m.Rect(3, 8, 10, 1, R0)
	m.Blit(bake.Grid(".111.\n1hgg1\n1g1g1\n1ggf1\n.111."), 15, 4)
	return m
}
