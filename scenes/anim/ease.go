package anim

// Easing functions take and give 0 to 1.

// OutQuad arrives gently.
func OutQuad(t float64) float64 { return t * (2 - t) }

// OutCubic arrives more gently.
func OutCubic(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// Smooth begins and ends gently.
func Smooth(t float64) float64 { return t * t * (3 - 2*t) }

// Between is the whole pixel at t (0 to 1) of the way from a to b.
func Between(a, b int, t float64) int {
	d := float64(b-a) * t
	if d < 0 {
		return a - int(-d+.5)
	}
	return a + int(d+.5)
}

// Part is t ticks of length as 0 to 1.
func Part(t, length Ticks) float64 {
	if length <= 0 {
		return 1
	}
	return min(1, max(0, float64(t)/float64(length)))
}
