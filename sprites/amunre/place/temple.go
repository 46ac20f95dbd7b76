package place

// The altars of the offering scene, one a seat in turn order, each AltarWidth by AltarHeight
// with a slab on top.
const (
	AltarWidth, AltarHeight = 86, 52
	altarY                  = 214
	altarPitch              = 91
)

// Altar is the top left of altar i of n (3 to 5). On its front, counted from there: the
// badge at 8,14, the name at 31,20 with room for 44 px, a tag of 12 px at 8,37. Text E0 or N0.
func Altar(i, n int) (x, y int) { return (Width-altarPitch*n+5)/2 + i*altarPitch, altarY }

// MostCoins is how many coins or stacks of coins an altar holds.
const MostCoins = 12

// Offered is where the foot of coin i (0 to MostCoins-1) on an altar is put, counted
// from the altar's top left: a heap of five, four and three.
func Offered(i int) (x, y int) {
	row, n := 0, 5
	for i >= n {
		i, row, n = i-n, row+1, n-1
	}
	return 12 + i*10 + row*5, 4 - row*9
}

// OfferedCard is the top left of a card of 20x26 laid on the altar, counted from the
// altar's; StealCard of 26x34 stands at OfferedTheft.
const (
	OfferedCardX, OfferedCardY   = 62, -23
	OfferedTheftX, OfferedTheftY = 30, -30
)

// The meter of the offering: its panel, and in it four bands in a row.
const (
	MeterX, MeterY, MeterWidth, MeterHeight = 74, 4, 316, 40
)

// Band is the rectangle of band k, 0 to 3.
func Band(k int) (x, y, w, h int) { return MeterX + 7 + k*76, MeterY + 18, 74, 16 }

// Temple is where the foot of the temple is put on band k of the meter.
func Temple(k int) (x, y int) { return MeterX + 7 + k*76 + 37, MeterY + 17 }

// Waiting is where the temple stands before it has been on a band.
func Waiting() (x, y int) { return MeterX - 18, MeterY + 33 }
