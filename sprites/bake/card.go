package bake

import (
	"math"

	"sandglass/sprites"
)

var cardFrame = Grid(`
.aaaaaaaaaaaaa.
arrrqqqqqqqqqpa
ar3rpaaaaaap3pa
arrqadddddaaqpa
aqpadeeeeedapqa
aqadeeeeeeedapa
aqadeeeeeeedapa
aqadeeeeeeedapa
aqadeeeeeeedapa
aqadeeeeeeedapa
aqpaeeeeeedapqa
aqqqadddddaqqpa
aq3qpaaaaaap3pa
apqpppppppppppa
.aaaaaaaaaaaaa.`)

// CardFrame is the gold frame with corner studs of every card, w by h pixels
// from 15x15 on.
func CardFrame(w, h int) *Image {
	m := New(w, h)
	at := func(v, size int) int {
		switch {
		case v < 7:
			return v
		case v >= size-7:
			return 15 - (size - v)
		}
		return 7
	}
	for y := range h {
		for x := range w {
			m.Set(x, y, cardFrame.At(at(x, w), at(y, h)))
		}
	}
	return m
}

// Niche fills a rectangle with the recess in which a card shows its picture:
// the light of the ramp falls in from the top left.
func (m *Image) Niche(x, y, w, h int, ramp []sprites.Index) {
	for j := range h {
		for i := range w {
			v := float64(len(ramp)-1) - 2.6*math.Hypot(float64(i)-8, float64(j)-6)/46
			m.Set(x+i, y+j, Dither(ramp, v, i, j, .5))
		}
	}
	m.Rect(x, y, w, 1, ramp[0])
	m.Rect(x, y, 1, h, ramp[0])
}

// flipAngles and flipLifts are the six frames of a card turned over, after
// which it lies open: the angle, and how high it is lifted in pixels.
var (
	flipAngles = [6]float64{.62, 1.15, math.Pi / 2, math.Pi - 1.15, math.Pi - .62, math.Pi - .2}
	flipLifts  = [6]int{2, 4, 4, 4, 2, 0}
)

// Flip draws the six frames of a card being turned from back to front, each
// 8 px wider and higher than the card and centred. Front should show bars
// instead of letters, which would break when tilted.
func Flip(back, front *Image) []*Image {
	out := make([]*Image, len(flipAngles))
	for i, a := range flipAngles {
		out[i] = tilted(back, front, a, flipLifts[i])
	}
	return out
}

func tilted(back, front *Image, angle float64, lift int) *Image {
	m := New(back.W+8, back.H+8)
	turn := math.Cos(angle)
	half := math.Abs(turn) * float64(back.W) / 2
	if half < 1.5 { // edge on: a slab of card stock
		for i, c := range []sprites.Index{sprites.E0, sprites.E7, sprites.P2, sprites.E0} {
			m.Rect(m.W/2-2+i, 4-lift, 1, back.H, c)
		}
		return m
	}
	src := back.Remapped(sprites.Darker) // turning away from the light
	if turn < 0 {
		src = front.Remapped(sprites.Lighter)
		if turn < -.9 {
			src = front
		}
	} else if turn > .8 {
		src = back
	}
	for x := range m.W {
		u := (float64(x) + .5 - float64(m.W)/2) / half
		if u < -1 || u > 1 {
			continue
		}
		near := 1 + .06*math.Sin(angle)*u // the right edge comes nearer
		sx := min(int((u+1)/2*float64(back.W)), back.W-1)
		for y := range m.H {
			v := (float64(y+lift) + .5 - float64(m.H)/2) / near
			m.Set(x, y, src.At(sx, int(math.Floor(v+float64(back.H)/2))))
		}
	}
	return m
}
