package draw

import (
	"sandglass/fonts/grid"
	"sandglass/sprites"
	"sandglass/sprites/bake"
)

// The letters of the lettering, doubled when drawn: slabs of three pixels.
var logoLetters = map[rune]string{
	'S': `..######..##/.###..###.##/###....#####/###.....####/####......##/.######...../.########.../..########../....#######./##.....####./####....####/#####...###./##.###..###./##..######..`,
	'A': `.....#####...../......####...../.....#####...../.....##.###..../.....##.###..../....##..####.../....##...###.../....##...###.../...##########../...##.....###../..##......####./..##.......###./.####.....#####/######...#######`,
	'N': `#####....######/.#####....####./..#####....##../..######...##../..##.####..##../..##..####.##../..##...######../..##....#####../..##.....####../..##......###../..##.......##../..##.......##../.####......##../######.....#...`,
	'D': `##########..../.###########../..###....####./..###.....###./..###......###/..###......###/..###......###/..###......###/..###......###/..###......###/..###.....###./..###....####./.###########../##########....`,
	'G': `....######..##./..####..#####../.###......###../.###.......##../###........##../###............/###............/###.....#######/###......#####./###.......###../.###......###../.###......###../..####..#####../....#####..##..`,
	'L': `#######....../.#####......./..###......../..###......../..###......../..###......../..###......../..###......../..###......../..###......../..###.......##/..###......###/.############/#############`,
}

// logo is the name of the game in gold: a gradient, a light edge on the upper
// left, an outline and a shadow of three pixels.
func logo() *bake.Image {
	small := bake.New(0, 14)
	for _, r := range "SANDGLASS" {
		l := grid.Parse(logoLetters[r])
		x := small.W
		if x > 0 {
			x++
		}
		wider := bake.New(x+l.W, small.H)
		wider.Blit(small, 0, 0)
		wider.Blit(l, x, 0)
		small = wider
	}
	letters := grid.Scale2x(small)
	const rim, shadow = 2, 3
	m := bake.New(letters.W+2*rim+shadow, letters.H+2*rim+shadow)
	on := func(x, y int) bool { return letters.At(x-rim, y-rim) != 0 }
	for y := range m.H {
		for x := range m.W {
			if near(on, x, y, rim) {
				for d := 1; d <= shadow; d++ {
					m.Set(x+d, y+d, sprites.V0)
				}
			}
		}
	}
	for y := range m.H {
		for x := range m.W {
			switch {
			case on(x, y):
				m.Set(x, y, gold(on, x, y, y-rim))
			case near(on, x, y, 1):
				m.Set(x, y, sprites.R0)
			case near(on, x, y, rim):
				m.Set(x, y, sprites.G0)
			}
		}
	}
	return m
}

// near says whether the shape is at most d pixels off, corners cut.
func near(on func(x, y int) bool, x, y, d int) bool {
	for j := -d; j <= d; j++ {
		for i := -d; i <= d; i++ {
			if i*i+j*j <= d*d+1 && on(x+i, y+j) {
				return true
			}
		}
	}
	return false
}

// gold is the colour in row y of the letters (0 to 27); edges to the upper
// left shine, those to the lower right are a tone darker.
func gold(on func(x, y int) bool, x, y, row int) sprites.Index {
	ramp := []sprites.Index{sprites.E7, sprites.E6, sprites.G3, sprites.G2, sprites.G1, sprites.R3}
	tone := []int{0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4}[row/2]
	switch {
	case !on(x, y-1) || !on(x-1, y):
		tone = max(0, tone-1)
	case !on(x, y+1) || !on(x+1, y):
		tone = min(len(ramp)-1, tone+1)
	}
	return ramp[tone]
}
