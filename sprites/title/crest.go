package title

// crest is the height of the dune the caravan walks on, in pixels from the top,
// every crestStep pixels from the left edge of the screen.
var crest = [...]float64{
	297.1, 294.7, 292.1, 289.4, 286.8, 284.2, 281.4, 278.5, 275.7, 273.0,
	270.5, 268.1, 265.9, 264.0, 262.6, 262.0, 262.3, 263.5, 265.3, 267.4,
	269.8, 272.4, 274.9, 277.0, 278.0, 278.0, 277.4, 276.6, 275.2, 273.1,
	270.1, 266.8, 263.9, 262.2, 262.0, 263.1, 265.0, 267.5, 270.4, 273.5, 277.0,
}

const crestStep = 16

// Crest is the y of the sand at x, both in pixels of the background; x beyond
// the edges gives the edge's.
func Crest(x float64) float64 {
	at := max(0, min(x/crestStep, float64(len(crest)-1)))
	i := min(int(at), len(crest)-2)
	return crest[i] + float64((crest[i+1]-crest[i])*(at-float64(i)))
}
