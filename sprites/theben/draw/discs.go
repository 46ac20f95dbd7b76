package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// disc is a round piece, 13x7 on top with a side of 3 rows: left lit, right dark.
func disc() *bake.Image {
	m := bake.New(15, 12)
	m.Ellipse(7.5, 7.5, 6.5, 3.5, R1)
	m.Rect(1, 4, 13, 4, R1)
	for y := range m.H {
		for x := range m.W {
			if m.At(x, y) == R1 && x < 5 {
				m.Set(x, y, R2)
			} else if m.At(x, y) == R1 && x > 10 {
				m.Set(x, y, R0)
			}
		}
	}
	top := bake.New(15, 12)
	top.Ellipse(7.5, 4.5, 6.5, 3.5, R2)
	for y := range 9 {
		for x := range m.W {
			if top.At(x, y) == T {
				continue
			}
			c := R2
			switch {
			case top.At(x-1, y-1) == T, top.At(x, y-1) == T, top.At(x-1, y) == T && y < 5:
				c = R3
			case top.At(x, y+1) == T, top.At(x+1, y) == T:
				c = R1
			}
			m.Set(x, y, c)
		}
	}
	return m.Outlined(bake.Dark)
}

// discs are the five players' discs with their marks.
func discs() []*bake.Image {
	return bake.Players(disc(), func(seat int, m *bake.Image) { m.Blit(bake.Mark(seat), 5, 3) })
}

// squashed and stretched are a disc's landing and jumping pose.
func squashed(d *bake.Image) *bake.Image {
	return resampled(d, 17, 11, func(x, y int) (int, int) {
		if y >= 5 {
			y++
		}
		return x * 15 / 17, y
	})
}

func stretched(d *bake.Image) *bake.Image {
	return resampled(d, 13, 14, func(x, y int) (int, int) {
		if y > 7 {
			y -= min(y-7, 2)
		}
		return x + 1, y
	})
}

// resampled is a picture of w by h that takes each pixel from where from says.
func resampled(m *bake.Image, w, h int, from func(x, y int) (int, int)) *bake.Image {
	n := bake.New(w, h)
	for y := range h {
		for x := range w {
			n.Set(x, y, m.At(from(x, y)))
		}
	}
	return n
}

func each(in []*bake.Image, f func(*bake.Image) *bake.Image) []*bake.Image {
	out := make([]*bake.Image, len(in))
	for i, m := range in {
		out[i] = f(m)
	}
	return out
}
