package place

// The Nile's course from the source at the right to the sea, as x, y.
var nile = [...][2]int{
	{520, 157}, {470, 148}, {420, 145}, {372, 152}, {330, 160}, {284, 155}, {236, 143}, {190, 144}, {150, 150}, {116, 148}, {70, 147}, {10, 149}, {-40, 149},
}

// Course gives the points of the Nile's course, the x falling, for a curve to be laid through.
func Course() [][2]int { return nile[:] }

// Mouth is the x below which the Nile's arms spread to the sea.
const Mouth = 116

// Nile is the y of the middle of the Nile at x (0 to Width-1): where boats sail.
func Nile(x int) int {
	for i := 1; ; i++ {
		if a, b := nile[i-1], nile[i]; x >= b[0] {
			return b[1] + (a[1]-b[1])*(x-b[0])/(a[0]-b[0])
		}
	}
}

// Cut is the x of the red line between Lower Egypt, left of it, and Upper Egypt at the height y.
func Cut(y int) int {
	switch {
	case y < 60:
		return 163
	case y < 68:
		return 163 + (y-60)*75/8
	case y < 235:
		return 238
	}
	return 248
}
