package draw

import (
	"math"

	. "sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/theben/place"
)

// onBoard anchors a picture that lies at x, y of the board, so that it is
// drawn at the board's own origin.
func onBoard(x, y int) bake.Anchor { return bake.At(-x, -y) }

// spaceIcon is a space's icon with its shadow at the right, its foot in the
// middle of the last row but one.
func spaceIcon(s place.Space) (*bake.Image, bake.Anchor) {
	icon := bake.Grid(spaceIcons[s])
	m := bake.New(icon.W+2, icon.H)
	m.Rect(icon.W, icon.H-2, 1, 2, P0)
	m.Rect(icon.W, icon.H-1, 2, 1, P0)
	m.Blit(icon, 0, 0)
	return m, bake.At(icon.W/2, icon.H-2)
}

// route is the dashed line of route i, or the gold one of a chosen journey.
func route(i int, chosen bool) (*bake.Image, bake.Anchor) {
	r := place.Routes[i]
	var path []bake.Pt
	for k := range 201 {
		x, y := r.At(float64(k) / 200)
		path = append(path, bake.Pt{X: x, Y: y})
	}
	lo, hi := path[0], path[0]
	for _, p := range path {
		lo.X, lo.Y, hi.X, hi.Y = min(lo.X, p.X), min(lo.Y, p.Y), max(hi.X, p.X), max(hi.Y, p.Y)
	}
	x0, y0 := int(lo.X)-2, int(lo.Y)-2
	m := bake.New(int(hi.X)-x0+4, int(hi.Y)-y0+4)
	for i := range path {
		path[i].X -= float64(x0)
		path[i].Y -= float64(y0)
	}
	if chosen {
		walk(path, func(x, y int, _ float64) { m.Rect(x-1, y-1, 4, 4, N0) })
	}
	walk(path, func(x, y int, done float64) {
		switch {
		case chosen:
			m.Rect(x, y, 2, 2, G3)
		case math.Mod(done, 6) < 3.5:
			m.Rect(x, y, 2, 1, R1)
			m.Rect(x, y+1, 2, 1, R0)
		}
	})
	return m, onBoard(x0, y0)
}

// walk calls f for the pixels along a path, with the way done so far.
func walk(p []bake.Pt, f func(x, y int, done float64)) {
	done := 0.0
	for i := range len(p) - 1 {
		l := math.Hypot(p[i+1].X-p[i].X, p[i+1].Y-p[i].Y)
		n := int(l*2) + 1
		for k := range n {
			t := float64(k) / float64(n)
			f(int(bake.Lerp(p[i].X, p[i+1].X, t)), int(bake.Lerp(p[i].Y, p[i+1].Y, t)), done+l*t)
		}
		done += l
	}
}

// woods are the woods of the track's cells in turn: light, face, dark.
var woods = [2][3]Index{{E5, E4, E3}, {E4, E3, E2}}

// track is the frame of the board with the empty cells of the weeks.
func track() *bake.Image {
	m := bake.New(place.Width, place.Height)
	for week := 1; week <= place.Weeks; week++ {
		x, y, w, h := place.Cell(week)
		c := woods[(week-1)/4%2]
		if week == 1 {
			c = [3]Index{R3, R2, R1}
		}
		m.Rect(x, y, w, h, E0)
		m.Rect(x+1, y+1, w-2, h-2, c[1])
		m.Rect(x+1, y+1, w-2, 1, c[0])
		m.Rect(x+1, y+1, 1, h-2, c[0])
		m.Rect(x+1, y+h-2, w-2, 1, c[2])
		m.Rect(x+w-2, y+1, 1, h-2, c[2])
		grain(m, week, c[2])
	}
	inner := func(in int, c Index) {
		m.Frame(place.Track+in, place.Track+in, place.MapW-2*in, place.MapH-2*in, c)
	}
	inner(-1, N0)
	return m
}

// grain is a cell's wood: short lines and now and then a knot.
func grain(m *bake.Image, week int, c Index) {
	x, y, w, h := place.Cell(week)
	kind := week % 4
	for k := range 3 {
		gx := x + 3 + int(bake.Rand(kind, k)*float64(w-9))
		gy := y + 4 + k*(h-6)/3
		l := 3 + int(bake.Rand(kind, k+5)*4)
		m.Rect(gx, gy, min(l, x+w-2-gx), 1, c)
		if bake.Rand(kind, k+9) < .3 && gx+l+3 < x+w {
			m.Rect(gx+1, gy+1, 2, 1, c)
		}
	}
}

// trackSides are the four sides of the frame; the map lies between them.
func trackSides() [4]*bake.Image {
	m := track()
	return [4]*bake.Image{
		place.Top:    m.Sub(0, 0, place.Width, place.Track),
		place.Right:  m.Sub(place.Width-place.Track, place.Track, place.Track, place.MapH),
		place.Bottom: m.Sub(0, place.Height-place.Track, place.Width, place.Track),
		place.Left:   m.Sub(0, place.Track, place.Track, place.MapH),
	}
}

// sideAnchors bring the sides of the frame to their places.
var sideAnchors = [4]bake.Anchor{
	place.Top: onBoard(0, 0), place.Right: onBoard(place.Width-place.Track, place.Track),
	place.Bottom: onBoard(0, place.Height-place.Track), place.Left: onBoard(0, place.Track),
}

// chevrons mark the weeks a journey passes, pointing right, down, left, up.
func chevrons() []*bake.Image {
	right := bake.Grid("kk....\nkrk...\n.krk..\n..krk.\n...krk\n..kqk.\n.kqk..\nkqk...\nkk....")
	down := bake.New(right.H, right.W)
	for y := range right.H {
		for x := range right.W {
			down.Set(y, x, right.At(x, y))
		}
	}
	up := bake.New(down.W, down.H)
	for y := range down.H {
		for x := range down.W {
			up.Set(x, down.H-1-y, down.At(x, y))
		}
	}
	return []*bake.Image{right, down, right.Mirrored(), up}
}

// bubble is a round ground of 11 px for a number, in an outline, a face and a light.
func bubble(out, face, light Index) *bake.Image {
	m := bake.New(11, 11)
	m.Ellipse(5.5, 5.5, 5.4, 5.4, out)
	m.Ellipse(5.5, 5.5, 4.4, 4.4, face)
	m.Rect(4, 1, 3, 1, light)
	m.Rect(2, 2, 2, 1, light)
	return m
}

// ribbon is the ground of a space's name, of any width.
func ribbon(face, dark Index) *bake.Image {
	m := bake.New(7, place.RibbonHeight)
	m.Rect(1, 0, 5, 9, E0)
	m.Rect(0, 1, 7, 7, E0)
	m.Rect(1, 1, 5, 7, face)
	m.Rect(1, 7, 5, 1, dark)
	return m
}
