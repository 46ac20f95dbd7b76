package draw

import (
	"sandglass/sprites/bake"
	"sandglass/sprites/bake/desert"
	"sandglass/sprites/timbuktu/place"
)

// The ground of the table is 640x244 in three parts, so that the sides can be
// an oasis or the start of the journey, an oasis or the town. All parts are
// drawn by the same function of the table's x and y and so meet without a seam.
const (
	groundH  = 244
	westEnd  = 232
	eastFrom = 404
)

var (
	westOasis = desert.Ground{Grass: func(x, _ int) float64 { return 1 - float64(x-150)/90 }, Earth: desert.None}
	eastOasis = desert.Ground{Grass: func(x, _ int) float64 { return 1 - float64(490-x)/90 }, Earth: desert.None}
	camp      = desert.Ground{Grass: func(x, _ int) float64 { return .34 - float64(x-60)/340 }, Earth: desert.None}
	town      = desert.Ground{Grass: desert.None, Earth: func(x, _ int) float64 { return 1 - float64(452-x)/44 }}
)

// ground draws the columns from x0 to before x1 of the table's ground.
func ground(x0, x1 int, s desert.Ground) *bake.Image {
	m := bake.New(x1-x0, groundH)
	for j := range groundH {
		for i := range m.W {
			m.Set(i, j, s.At(x0+i, j+place.TableTop))
		}
	}
	return m
}

// westOasisGround is the oasis being left: grass, palms and a pool beside the pens' signs.
func westOasisGround() *bake.Image {
	m := ground(0, westEnd, westOasis)
	desert.Ripples(m, 190, westEnd, 10, 31)
	desert.Scatter(m, desert.Tuft, 46, 1, 0, 225, desert.IsGreen(m))
	// between the pens' plates at the edge, y counted from the table's top
	m.Blit(desert.Bush, 14, 15)
	desert.Palm(m, 10, 72, 22, -2)
	desert.Pool(m, 12, 105, 9, 6)
	m.Blit(desert.Stone, 19, 113)
	desert.Palm(m, 12, 164, 22, 2)
	m.Blit(desert.Bush, 0, 160)
	desert.Palm(m, 8, 211, 20, 2)
	m.Blit(desert.Rock, 13, 206)
	m.Blit(desert.Bush, 10, 234)
	return m
}

// eastOasisGround is the oasis ahead; its free edges lie right of the pens and left of the signs.
func eastOasisGround() *bake.Image {
	m := ground(eastFrom, 640, eastOasis)
	desert.Ripples(m, 0, 40, 10, 41)
	desert.Scatter(m, desert.Tuft, 46, 5, 6, 230, desert.IsGreen(m))
	desert.Palm(m, 228, 62, 24, 2)
	m.Blit(desert.Bush, 224, 96)
	desert.Palm(m, 230, 156, 26, -3)
	m.Blit(desert.Rock, 225, 190)
	desert.Palm(m, 227, 236, 22, 2)
	desert.Palm(m, 30, 72, 22, -2)
	m.Blit(desert.Bush, 26, 108)
	desert.Palm(m, 32, 164, 22, 2)
	m.Blit(desert.Rock, 25, 203)
	m.Blit(desert.Bush.Mirrored(), 27, 234)
	return m
}

// campGround is the start of the journey: dry grass, tents and a fire.
func campGround() *bake.Image {
	m := ground(0, westEnd, camp)
	desert.Ripples(m, 0, westEnd, 26, 51)
	desert.Scatter(m, desert.Tuft, 40, 9, 0, 200, desert.IsGreen(m))
	desert.Scatter(m, desert.Stone, 12, 13, 0, 220, desert.IsSand(m))
	desert.Tent(m, 1, 50)
	m.Blit(bake.Grid("...q....\n..qrq...\n..3rrq..\n.33rhr3.\n.23rhr3.\n..2332..\n.accbca.\naabccbaa"), 9, 104)
	m.Blit(desert.Stone, 2, 110)
	desert.Tent(m, 1, 142)
	m.Blit(desert.Rock, 8, 198)
	m.Blit(desert.Bush, 3, 234)
	return m
}

// townGround is Timbuktu: beaten earth, a wall along the top, towers and houses of mud brick.
func townGround() *bake.Image {
	m := ground(eastFrom, 640, town)
	desert.Ripples(m, 0, 30, 8, 61)
	desert.TownWall(m, 24, 236)
	for _, y := range []int{46, 138} {
		desert.House(m, 24, y, 15, 18)
	}
	desert.Palm(m, 30, 119, 22, -2)
	desert.Palm(m, 32, 211, 22, 2)
	for _, y := range []int{38, 96, 134, 196} {
		desert.House(m, 222, y, 14, 18)
	}
	desert.Palm(m, 228, 90, 24, 2)
	desert.Palm(m, 229, 186, 22, -2)
	desert.Palm(m, 229, 242, 20, 2)
	return m
}

// corridor is the desert between the oases: dunes and ripples, nothing loud.
func corridor() *bake.Image {
	m := ground(westEnd, eastFrom, desert.Ground{Grass: func(x, y int) float64 { return max(westOasis.Grass(x, y), eastOasis.Grass(x, y)) }, Earth: desert.None})
	desert.Ripples(m, 0, eastFrom-westEnd, 46, 21)
	for _, d := range [][3]float64{{40, 36, 27}, {122, 50, 24}, {72, 106, 30}, {138, 138, 21}, {26, 168, 23}, {106, 204, 29}, {38, 228, 20}} {
		desert.Dune(m, d[0], d[1], d[2])
	}
	desert.Scatter(m, desert.Stone, 7, 17, 4, 160, desert.IsSand(m))
	return m
}
