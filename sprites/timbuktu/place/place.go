// Package place says where things sit on Timbuktu's sprites and which way the
// arrows run: the recipes that draw them and the scenes that show them agree through it.
package place

// The ground of the table: pens are rows, five on either side, the desert between.
const (
	TableTop  = 44  // y of the ground picture
	RowTop    = 58  // y of the first pen row
	RowPitch  = 46  // from row to row
	WestStand = 26  // x of the first stand of the oasis being left
	EastStand = 446 // x of the first stand of the oasis ahead
	Stand     = 35  // from stand to stand
)

// Row is the y of the top of pen p's row, p 0 to 4.
func Row(p int) int { return RowTop + p*RowPitch }

// ArrowX is where every arrow begins; it is ArrowLength px long. It begins at
// the height of the row it leaves and ends at that of the row it leads to: Row + ArrowDY.
const (
	ArrowX      = 230
	ArrowLength = 144
	ArrowDY     = 21
)

// Arrow is the point at t (0 the start, 1 the end) of the arrow that leads
// down by rows (-4 to 4) rows, from its start, in pixels: flat at both ends.
func Arrow(rows int, t float64) (x, y float64) {
	u := 1 - t
	const b = ArrowLength
	x = 3*u*u*t*(b/2) + 3*u*t*t*(b/2) + t*t*t*b
	y = (3*u*t*t + t*t*t) * float64(rows*RowPitch)
	return x, y
}
