// Package place says where things sit on Amun-Re's board and in its offering
// scene: the recipes that draw them and the scenes that show them agree through
// it. All coordinates count from the top left of the board, which is Width by
// Height pixels. North is at the left, so that the Nile flows to the left: the east
// bank lies above it, the west bank below, Lower Egypt at the left, Upper Egypt at the right.
package place

// The size of the map and of the offering scene.
const Width, Height = 464, 288

// A Province is one of the fifteen, in the order of the rules.
type Province int

// The provinces: Lower Egypt, then Upper Egypt, of each the west bank first.
const (
	Buto Province = iota
	Damanhur
	Memphis
	Baharya
	Mendes
	Avaris
	Amarna
	Abydos
	Dakhla
	Kharga
	Edfu
	Sawu
	Thebes
	Abu
	Berenike
	Provinces
)

// plates are the middles of the top edges of the provinces' plates.
var plates = [Provinces][2]int{
	Avaris: {98, 18}, Sawu: {229, 18}, Berenike: {372, 40},
	Mendes: {86, 78}, Amarna: {186, 84}, Thebes: {292, 92}, Abu: {403, 92},
	Buto: {86, 194}, Memphis: {186, 194}, Abydos: {294, 195}, Edfu: {403, 190},
	Damanhur: {94, 248}, Baharya: {195, 248}, Dakhla: {304, 248}, Kharga: {407, 248},
}

// East says whether the province lies on the east bank of the Nile, above it.
func (p Province) East() bool { return plates[p][1] < 150 }

// What a province shows lies in four rows, one below the other: the printed facts,
// the plate, the farmers on their fields, pyramids and bricks.
const (
	FactsHeight = 9
	PlateHeight = 12
	RingWidth   = 96
	RingHeight  = 50
)

// Plate is the middle of the top edge of a province's plate, which is PlateHeight high
// and as wide as its name needs.
func Plate(p Province) (cx, y int) { return plates[p][0], plates[p][1] }

// Ring is the rectangle that all of a province's rows lie in: where it is pressed,
// and what a ring is drawn around. No two overlap.
func Ring(p Province) (x, y, w, h int) {
	return plates[p][0] - RingWidth/2, plates[p][1] - 12, RingWidth, RingHeight
}

// Facts is the middle of the row of printed facts above the plate: its y is that of
// the bottom edge, on which signs of up to FactsHeight stand.
func Facts(p Province) (cx, bottom int) { return plates[p][0], plates[p][1] - 1 }

// Standard is where the owner's standard (anchor: its foot) stands before a plate w wide.
func Standard(p Province, w int) (x, y int) { return plates[p][0] - w/2, plates[p][1] + 9 }

// Leader is the top left of the stone (11x10) of the seat that leads at the auction, left
// of a plate w wide; the bid goes on the 8 px below it.
func Leader(p Province, w int) (x, y int) { return plates[p][0] - w/2 - 13, plates[p][1] + 1 }

// Goods is where the free goods of a province lie, right of a plate w wide: the left
// and bottom edge of the first.
func Goods(p Province, w int) (x, bottom int) { return plates[p][0] - w/2 + w + 3, plates[p][1] + 12 }

// Farmer is where the feet of farmer i of n stand, or the foot of the empty field i.
func Farmer(p Province, i, n int) (x, y int) {
	pitch := min(8, (RingWidth-8)*4/max(n-1, 1)/4)
	return plates[p][0] - (n-1)*pitch/2 + i*pitch, plates[p][1] + 23
}

// A Kind is a kind of building on a province.
type Kind int

// The kinds of buildings: a piece that stands for two pyramids, one for one, bricks.
const (
	Double Kind = iota
	Single
	Bricks
)

// widths are how much of the row each kind of building takes.
var widths = [...]int{Double: 19, Single: 13, Bricks: 10}

// Buildings is how many pieces show so many pyramids and bricks (0 to 2): doubles as
// far as they go, then a single, then the bricks.
func Buildings(pyramids, bricks int) int { return pyramids/2 + pyramids%2 + min(bricks, 1) }

// Building is building i of those of a province with so many pyramids and bricks: its
// kind, and where its foot stands.
func Building(p Province, pyramids, bricks, i int) (k Kind, x, y int) {
	all, before, own := 0, 0, 0
	for j := range Buildings(pyramids, bricks) {
		w := widths[kind(pyramids, j)]
		if j < i {
			before += w
		} else if j == i {
			own = w
		}
		all += w
	}
	from, room := plates[p][0]-all/2, RingWidth-4
	if all > room { // they stand one before the other
		from = plates[p][0] - room/2
		before = before * (room - widths[Double]) / (all - widths[Double])
	}
	return kind(pyramids, i), from + before + own/2, plates[p][1] + 35
}

func kind(pyramids, i int) Kind {
	switch {
	case i < pyramids/2:
		return Double
	case i < pyramids/2+pyramids%2:
		return Single
	}
	return Bricks
}

// In says whether the pixel x, y is on the board.
func In(x, y int) bool { return x >= 0 && y >= 0 && x < Width && y < Height }
