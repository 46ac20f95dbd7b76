package place

// Weeks is the number of cells of the track of weeks.
const Weeks = 52

// The track runs clockwise from the top left: 17 cells along the top, 9 down
// the right side, 17 back along the bottom, 9 up the left side.
const (
	across = 17
	down   = 9
)

// A Side is a side of the board.
type Side int

// The sides in the order of the track.
const (
	Top Side = iota
	Right
	Bottom
	Left
)

// SideOf is the side on which the cell of a week (1 to 52) lies; the markers on it
// move right, down, left and up.
func SideOf(week int) Side {
	switch {
	case week <= across:
		return Top
	case week <= across+down:
		return Right
	case week <= 2*across+down:
		return Bottom
	}
	return Left
}

// Cell is the rectangle of the cell of a week, 1 to 52.
func Cell(week int) (x, y, w, h int) {
	i := week - 1
	run := func(k, n, from, length int) (int, int) {
		a, b := from+k*length/n, from+(k+1)*length/n
		return a, b - a
	}
	switch SideOf(week) {
	case Top:
		x, w = run(i, across, 0, Width)
		return x, 0, w, Track
	case Right:
		y, h = run(i-across, down, Track, MapH)
		return Width - Track, y, Track, h
	case Bottom:
		x, w = run(2*across+down-1-i, across, 0, Width)
		return x, Height - Track, w, Track
	}
	y, h = run(Weeks-1-i, down, Track, MapH)
	return 0, y, Track, h
}

// Step is how far apart the discs of a stack lie.
const Step = 4

// Disc is where the foot of disc k (0 the lowest) of a stack of n on a week is put. A
// stack in the top row hangs so that its top disc stays on the board.
func Disc(week, k, n int) (x, y int) {
	cx, cy, w, h := Cell(week)
	x = cx + (w-15)/2 + 7
	switch SideOf(week) {
	case Top:
		y = 15 + Step*(n-1)
	case Bottom:
		y = cy + 16
	default:
		y = cy + (h-12)/2 + 11
	}
	return x, y - Step*k
}

// Flag is where the foot of the i-th flag (0, 1, ...) on a week is put, on the inner
// edge of the cell; two in one week stand 8 px apart.
func Flag(week, i int) (x, y int) {
	cx, cy, w, h := Cell(week)
	switch SideOf(week) {
	case Top:
		return cx + w/2 - 4 + 8*i, Track + 15
	case Right:
		return cx - 10, cy + h/2 + 5 + 8*i
	case Bottom:
		return cx + w/2 - 4 + 8*i, cy + 2
	}
	return cx + w - 4, cy + h/2 + 5 + 8*i
}
