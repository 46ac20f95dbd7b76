package amunre

import (
	rules "sandglass/engine/amunre"
	"sandglass/scenes/paint"
	"sandglass/sprites/amunre/place"
)

// The parts of the screen.
var (
	mapRect    = paint.Rect{X: 0, Y: 0, W: place.Width, H: place.Height}
	trayRect   = paint.Rect{X: 0, Y: 288, W: 464, H: 72}
	seatsRect  = paint.Rect{X: 464, Y: 0, W: 176, H: 146}
	bandsRect  = paint.Rect{X: 464, Y: 146, W: 176, H: 56}
	handRect   = paint.Rect{X: 464, Y: 202, W: 176, H: 82}
	promptRect = paint.Rect{X: 464, Y: 284, W: 176, H: 76}
	asideRect  = paint.Rect{X: 464, Y: 146, W: 176, H: 138} // over bands and hand
	rowsRect   = paint.Rect{X: 464, Y: 15, W: 176, H: 131}  // over the rows of the seats
	logRect    = paint.Rect{X: 8, Y: 292, W: 448, H: 64}
)

// The parts of the tray, by what is asked.
var (
	buyButton  = paint.Rect{X: 360, Y: 307, W: 98, H: 23}
	doneButton = paint.Rect{X: 360, Y: 332, W: 98, H: 23}
	offerRail  = paint.Rect{X: 8, Y: 326, W: 190, H: 26}
	giveButton = paint.Rect{X: 206, Y: 326, W: 116, H: 26}
	stealRect  = paint.Rect{X: 330, Y: 293, W: 60, H: 62}
	layRect    = paint.Rect{X: 396, Y: 293, W: 62, H: 62}
	giftButton = paint.Rect{X: 318, Y: 326, W: 140, H: 26}
)

// landSpot is a province as it is pointed at.
func landSpot(pr rules.Province) paint.Rect {
	x, y, w, h := place.Ring(place.Province(pr))
	return paint.Rect{X: x, Y: y, W: w, H: h}
}

// railRect is the i-th of n rails, with the province's name, and cellRect a space of it.
func railRect(i, n int) paint.Rect {
	w := 460 / n
	return paint.Rect{X: 2 + w*i, Y: 290, W: w, H: 68}
}

func cellRect(i, n, space int) paint.Rect {
	r := railRect(i, n)
	w := (r.W - 2) / rules.BidSpaces
	return paint.Rect{X: r.X + 1 + w*space, Y: 303, W: w + 1, H: 28}
}

// cellAt is the space of a rail that a pointer at x means.
func cellAt(i, n, x int) int {
	r := railRect(i, n)
	return min(rules.BidSpaces-1, max(0, (x-r.X-1)/((r.W-2)/rules.BidSpaces)))
}

// ladderRect is the ladder of prices of a kind of goods, rungRect its i-th rung:
// ladderRungs of them show.
func ladderRect(g int) paint.Rect { return paint.Rect{X: 4 + 118*g, Y: 290, W: 116, H: 68} }

func rungRect(g, i int) paint.Rect {
	return paint.Rect{X: 9 + 118*g + 13*i, Y: 304, W: 14, H: 30}
}

const ladderRungs = 8

// rungAt is the rung that a pointer at x means.
func rungAt(g, x int) int { return min(ladderRungs-1, max(0, (x-rungRect(g, 0).X)/13)) }

// The other tiles of the tray.
func giftRect(i int) paint.Rect  { return paint.Rect{X: 8 + 102*i, Y: 318, W: 98, H: 36} }
func sumRect(i int) paint.Rect   { return paint.Rect{X: 8 + 158*i, Y: 318, W: 152, H: 34} }
func bonusRect(i int) paint.Rect { return paint.Rect{X: 6 + 70*i, Y: 316, W: 69, H: 38} }
func dealRect(i int) paint.Rect  { return paint.Rect{X: 8 + 151*i, Y: 314, W: 146, H: 40} }
func cardAct(i int) paint.Rect   { return paint.Rect{X: 328, Y: 291 + 22*i, W: 130, H: 22} }

// seatRect is the row of a seat, bandRect the column of a band.
func seatRect(s int) paint.Rect { return paint.Rect{X: 468, Y: 17 + 25*s, W: 168, H: 25} }
func bandRect(k int) paint.Rect { return paint.Rect{X: 468 + 42*k, Y: 158, W: 42, H: 42} }

// handSpot is the i-th of n kinds of cards in hand with its name: one row while there
// are few of them, then two closer ones.
func handSpot(i, n int) paint.Rect {
	if n <= rowCards {
		return paint.Rect{X: 470 + 46*i, Y: 230, W: 46, H: 50}
	}
	row, w := max(4, (n+1)/2), 34
	if n > stealCards {
		w = 168 / row
	}
	return paint.Rect{X: 468 + w*(i%row), Y: 216 + 33*(i/row), W: w, H: 33}
}

// rowCards is how many kinds lie in one row, stealCards beside how many the -3 has room:
// stealX is its middle.
const (
	rowCards   = 3
	stealCards = 8
	stealX     = 620
)

// The cards on hand and tray.
const cardW, cardH = 20, 26
