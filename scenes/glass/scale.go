package glass

import (
	"math"

	"sandglass/scenes/paint"
)

// scale is how many device pixels a stage pixel gets in a window of w x h
// device pixels: a whole number where that fills three quarters of the area or
// more, else what fits.
func scale(w, h float64) float64 {
	f := min(w/paint.StageW, h/paint.StageH)
	if k := math.Floor(f); k >= 1 && (k/f)*(k/f) >= .75 {
		return k
	}
	return f
}

// maxW and maxH are the largest surface, in stage pixels: what a window much
// flatter or narrower than the stage has beyond it stays dark. Without an end it
// would be larger than any texture can be.
const (
	maxW = 4 * paint.StageW
	maxH = 4 * paint.StageH
)

// A layout is how the stage lies in the window.
type layout struct {
	w, h   float64 // the surface in stage pixels, at least the stage
	ox, oy int     // where on the surface the stage begins
	x, y   float64 // where in the window the surface begins, in device pixels
	scale  float64 // device pixels a stage pixel
	device float64 // device pixels a window or CSS pixel
	mm     float64 // millimetres a stage pixel, about
	small  bool    // a phone
	tall   bool    // higher than wide
}

// A window or CSS pixel is about so many millimetres: on phones, whose shorter
// side is below smallSide of them, and on all else.
const (
	smallSide  = 500
	smallPixel = .16
	largePixel = .26
)

// newLayout lays the stage in a window of w x h window pixels.
func newLayout(w, h, device float64) layout {
	l := layout{device: device, mm: largePixel, small: min(w, h) < smallSide, tall: h > w}
	w, h = max(1, w)*device, max(1, h)*device
	k := scale(w, h)
	if l.scale = k; l.small {
		l.mm = smallPixel
	}
	l.mm *= k / device
	// A rounding error below the stage's size would cut its last row off.
	l.w = min(max(w/k, paint.StageW), maxW)
	l.h = min(max(h/k, paint.StageH), maxH)
	// Ebitengine puts the surface into the middle of the window.
	l.x, l.y = max(0, w-l.w*k)/2, max(0, h-l.h*k)/2
	l.ox, l.oy = (int(l.w)-paint.StageW)/2, (int(l.h)-paint.StageH)/2
	return l
}
