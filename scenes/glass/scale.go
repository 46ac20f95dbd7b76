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

// A layout is how the stage lies in the window.
type layout struct {
	w, h   float64 // the surface in stage pixels, at least the stage
	ox, oy int     // where on the surface the stage begins
	scale  float64 // device pixels a stage pixel
	device float64 // device pixels a window or CSS pixel
}

// newLayout lays the stage in a window of w x h window pixels.
func newLayout(w, h, device float64) layout {
	w, h = max(1, w), max(1, h)
	k := scale(w*device, h*device)
	l := layout{w: w * device / k, h: h * device / k, scale: k, device: device}
	// A rounding error below the stage's size would cut its last row off.
	l.w, l.h = max(l.w, paint.StageW), max(l.h, paint.StageH)
	l.ox, l.oy = (int(l.w)-paint.StageW)/2, (int(l.h)-paint.StageH)/2
	return l
}
