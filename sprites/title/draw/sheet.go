// Package draw draws the title's sheet: the evening scene, what moves in it,
// the lettering and the emblem. The game never links it.
package draw

import (
	"sandglass/sprites"
	"sandglass/sprites/bake"
	"sandglass/sprites/title"
)

// Sheet is everything of the title.
func Sheet() *bake.Sheet {
	s := bake.NewSheet("title", sprites.TitleNo, width)
	s.Add("Background", bake.TopLeft, Background())
	s.Add("Logo", bake.TopLeft, logo())
	s.Add("Twinkle", bake.Centre, centred(twinkle(), 5)...)
	s.Add("Sparkle", bake.Centre, centred(sparkle(), 7)...)
	s.Add("SunGlint", bake.TopLeft, glint(sprites.E7, sprites.G3)...)
	s.Add("SkyGlint", bake.TopLeft, glint(sprites.V6, sprites.V5)...)
	s.Add("Shimmer", bake.TopLeft, shimmer()...)
	s.Add("Boat", bake.TopLeft, boat()...)
	s.Add("Flag", foot, flag()...)
	s.Add("Bird", bake.Centre, bird()...)
	s.Add("Drift", foot, drift()...)
	s.Add("Rope", func(*bake.Image) (x, y int) { return 0, title.RopeRise }, ropes()...)
	s.Add("Guide", bake.Feet, guide()...)
	near := bake.New(width, height)
	frame(near)
	s.Add("ForegroundLeft", bake.TopLeft, near.Sub(0, 225, 76, 135))
	s.Add("ForegroundRight", bake.TopLeft, near.Sub(550, 210, 90, 150))
	for i, name := range []string{"CrownRight", "CrownLow", "CrownLeft"} {
		var frames []*bake.Image
		for _, sway := range []float64{-1, 0, 1} {
			frames = append(frames, foreground[i].crown(sway))
		}
		frames, heart := trimmed(frames)
		s.Add(name, heart, frames...)
	}
	return s
}

// Background is the scene without what moves in it.
func Background() *bake.Image {
	m := bake.New(width, height)
	sky(m)
	far(m)
	dunes(m)
	return m
}

// foot is the anchor of what stands by its lower left corner.
func foot(m *bake.Image) (x, y int) { return 0, m.H - 1 }

// centred puts pictures in the middle of squares of one size.
func centred(pictures []*bake.Image, size int) []*bake.Image {
	for i, p := range pictures {
		m := bake.New(size, size)
		m.Blit(p, (size-p.W)/2, (size-p.H)/2)
		pictures[i] = m
	}
	return pictures
}

// trimmed cuts pictures of one size to the rectangle that holds what is drawn on
// any of them; the anchor is where their middle comes to lie.
func trimmed(pictures []*bake.Image) ([]*bake.Image, bake.Anchor) {
	w, h := pictures[0].W, pictures[0].H
	x0, y0, x1, y1 := w, h, 0, 0
	for _, m := range pictures {
		for i, c := range m.Pix {
			if c != sprites.T {
				x0, x1 = min(x0, i%w), max(x1, i%w+1)
				y0, y1 = min(y0, i/w), max(y1, i/w+1)
			}
		}
	}
	cut := make([]*bake.Image, len(pictures))
	for i, m := range pictures {
		cut[i] = m.Sub(x0, y0, x1-x0, y1-y0)
	}
	return cut, func(*bake.Image) (x, y int) { return w/2 - x0, h/2 - y0 }
}
