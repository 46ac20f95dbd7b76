package draw

import (
	"math"

	"sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/title"
)

// twinkle is a star: faint, bright, with short rays, with long rays.
func twinkle() []*bake.Image {
	return []*bake.Image{
		bake.Grid("8"),
		bake.Grid("h"),
		bake.Grid(".B.\nBhB\n.B."),
		bake.Grid("..A..\n..8..\nA8h8A\n..8..\n..A.."),
	}
}

// sparkle is a gleam on the lettering.
func sparkle() []*bake.Image {
	return []*bake.Image{
		bake.Grid("h"),
		bake.Grid(".h.\nhhh\n.h."),
		bake.Grid("...g...\n...h...\n..hhh..\nghhhhhg\n..hhh..\n...h...\n...g..."),
		bake.Grid("..g..\n.....\ng.h.g\n.....\n..g.."),
	}
}

// glint is a dash of light on the water, of four lengths, moving 2 px right a frame.
func glint(bright, dim sprites.Index) []*bake.Image {
	var frames []*bake.Image
	for i, w := range []int{3, 7, 9, 5} {
		m := bake.New(15, 2)
		m.Rect(2*i, 0, w, 1, bright)
		m.Rect(2*i+2, 1, w/2, 1, dim)
		frames = append(frames, m)
	}
	return frames
}

// shimmer is the hot air across the foot of the sun: bands that climb.
func shimmer() []*bake.Image {
	var frames []*bake.Image
	for f := range 4 {
		m := bake.New(72, 16)
		for y := range m.H {
			band := (y + f*2) % 8
			if band > 1 {
				continue
			}
			half := math.Sqrt(max(0, 31*31-math.Pow(float64(y+sunShimmerTop-sunY)+.5, 2)))
			half += float64(3 * math.Sin(float64(y)*.7+float64(f)*math.Pi/2))
			c := sprites.V6
			if band == 1 {
				c = sprites.G3
			}
			m.Rect(36-int(half*.9), y, int(half*1.8), 1, c)
		}
		frames = append(frames, m)
	}
	return frames
}

// sunShimmerTop is the row of the background the shimmer begins in.
const sunShimmerTop = horizon - 16

// boat is a felucca, rocking by a pixel, with its reflection.
func boat() []*bake.Image {
	hull := bake.Grid(`
...........h.....
..........hh.....
.........h07.....
........h007.....
.......h0007.....
......h00007.....
.....h000097.....
....h0000997.....
...h00009997.....
..h000099997.....
.........7.7.....
66.......7.7..66.
.766666666666667.
..777777777777...
...66666666666...
`)
	mirror := func(shift int) *bake.Image {
		m := bake.New(hull.W, hull.H+5)
		m.Blit(hull, 0, 0)
		for i, w := range []int{11, 7, 5, 3} {
			m.Rect(4+shift+i%2*2, hull.H+i, w, 1, sprites.V2)
		}
		return m
	}
	tilt := mirror(-1)
	for y := range 10 { // the sail fills and slackens
		for x := range 12 {
			if hull.At(x, y) == sprites.E7 {
				tilt.Set(x, y, sprites.V6)
				tilt.Set(x-1, y, sprites.E7)
			}
		}
	}
	return []*bake.Image{mirror(0), tilt}
}

// flag flies to the right of its pole, which is the anchor's column.
func flag() []*bake.Image {
	var frames []*bake.Image
	for f := range 4 {
		m := bake.New(10, 10)
		m.Rect(0, 0, 1, 10, sprites.V0)
		for x := 1; x < 9; x++ {
			dy := int(math.Round(math.Sin(float64(x)*.8-float64(f)*math.Pi/2) * float64(x) / 7))
			h := 5 - x/3
			m.Rect(x, 1+x/4+dy, 1, h, sprites.R2)
			m.Set(x, 1+x/4+dy, sprites.R3)
			m.Set(x, x/4+dy+h, sprites.R1)
		}
		frames = append(frames, m)
	}
	return frames
}

// bird beats its wings in four frames.
func bird() []*bake.Image {
	return []*bake.Image{
		bake.Grid("6.....6\n.66.66.\n...6..."),
		bake.Grid(".......\n666.666\n...6..."),
		bake.Grid(".......\n..666..\n66...66"),
		bake.Grid(".......\n666.666\n...6..."),
	}
}

// drift is sand blown off a crest.
func drift() []*bake.Image {
	return []*bake.Image{
		bake.Grid("................\n................\n0...............\n00.............."),
		bake.Grid("................\n.....9..........\n..00............\n.0.............."),
		bake.Grid(".........9......\n......9.........\n....0...........\n................"),
		bake.Grid("...........9....\n.........9......\n................\n................"),
	}
}

// ropes hang between two camels, a frame for every difference in height.
func ropes() []*bake.Image {
	const n = title.RopeLength
	var frames []*bake.Image
	for dy := -title.RopeRise; dy <= title.RopeFall; dy++ {
		m := bake.New(n+1, title.RopeRise+title.RopeFall+4)
		for x := range n + 1 {
			t := float64(x) / n
			m.Set(x, title.RopeRise+int(math.Round(float64(float64(dy)*t)+float64(4*math.Sin(math.Pi*t)))), sprites.V1)
		}
		frames = append(frames, m)
	}
	return frames
}

// guide walks ahead of the caravan with his staff, in six frames.
func guide() []*bake.Image {
	robe := bake.Grid(`
...00...
..0000..
..0bb...
..0bb...
...00...
..9000..
..9900..
.99000..
.990000.
.990000b
.29000..
.29000..
.29900..
.229000.
`)
	feet := []string{
		".229900.\n.66..66.\n.6....66", ".229900.\n.66.66..\n..6..66.", "..29900.\n..6666..\n..66.6..",
		"..29900.\n...666..\n...66...", "..29900.\n..6666..\n.66..66.", ".229900.\n.66..66.\n66....6.",
	}
	swing := []int{0, 0, 1, 1, 1, 0} // of the hand with the staff
	var frames []*bake.Image
	for i, f := range feet {
		m := bake.New(12, 18)
		bob := []int{0, 0, 1, 0, 0, 1}[i]
		m.Blit(robe, 1, bob)
		m.Blit(bake.Grid(f), 1, 14)
		m = m.Outlined(func(sprites.Index) sprites.Index { return sprites.V1 })
		m.Rect(9+swing[i], 4, 1, 14, sprites.V0)
		m.Set(9+swing[i], 9+bob, sprites.E1)
		frames = append(frames, m)
	}
	return frames
}
