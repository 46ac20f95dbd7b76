// Package place says where things sit on Timbuktu's sprites and which way the
// arrows run: the recipes that draw them and the scenes that show them agree through it.
package place

// A Pose is one of the pictures of a camel, 32x28 px, facing right.
type Pose int

// The poses. A walking camel goes 2 px a frame, or its feet slide.
const (
	Walk0 Pose = iota
	Walk1
	Walk2
	Walk3
	Walk4
	Walk5
	Idle  // standing
	Nod   // standing, head 1 px lower
	Dip   // standing, 1 px into the knees: a pack lands
	Kneel // lying on folded legs: has moved this round
	Poses
)

// Bob is how many pixels the body of a pose, with all it carries, is lower than standing.
func Bob(p Pose) int { return [Poses]int{0, 0, 1, 0, 0, 1, 0, 0, 1, 8}[p] }

// Packs is how many goods a camel carries at most.
const Packs = 4

// Pack is the place of pack i (0 to 3) of a camel: its top left from the top left of
// the pose's picture. Draw 2 and 3 before 0 and 1, which lie in front.
func Pack(p Pose, i int) (x, y int) {
	at := [Packs][2]int{{13, 6}, {5, 6}, {12, 0}, {5, 0}}[i]
	return at[0], at[1] + Bob(p)
}

// Pennant is the place of the pennant on a camel, from the top left of the
// pose's picture. It is drawn after the camel and before its packs.
func Pennant(p Pose) (x, y int) { return 0, Bob(p) }

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
