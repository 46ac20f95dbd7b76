package timbuktu

import (
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/paint"
	"sandglass/sprites/timbuktu/place"
)

// The parts of the screen.
var (
	ringRect   = paint.Rect{X: 0, Y: 0, W: 316, H: 44}
	valuesRect = paint.Rect{X: 316, Y: 0, W: 324, H: 44}
	boardRect  = paint.Rect{X: 0, Y: 44, W: 640, H: 244}
	bookRect   = paint.Rect{X: 2, Y: 290, W: 156, H: 68}
	cardsRect  = paint.Rect{X: 160, Y: 288, W: 228, H: 72}
	trayRect   = paint.Rect{X: 0, Y: 288, W: 388, H: 72}
	promptRect = paint.Rect{X: 388, Y: 288, W: 252, H: 72}
	panelRect  = paint.Rect{X: 12, Y: 52, W: 392, H: 226}
	sumRect    = paint.Rect{X: 80, Y: 48, W: 480, H: 236}
	sumButton  = paint.Rect{X: 250, Y: 256, W: 140, H: 22}
	latelyRect = paint.Rect{X: 230, Y: 266, W: 196, H: 22}
	loadRect   = paint.Rect{X: 130, Y: 56, W: 380, H: 222}
)

const (
	west       = place.WestStand
	east       = place.EastStand
	westPlate  = 6   // x of the pens' symbols on the left
	eastPlate  = 428 // and on the right
	signX      = 204 // of the exit signs
	ringPitch  = 60  // from seat to seat in the ring
	valuePitch = 63
	bannerY    = 45
)

// standRect is the camel's room on a stand of the oasis whose first stand is at
// x0.
func standRect(x0 int, at rules.Place) paint.Rect {
	return paint.Rect{X: x0 + (at.Stand()-1)*place.Stand + 1, Y: place.Row(int(at.Pen())) + 15, W: 33, H: 29}
}

// feet is where a camel on a stand has its feet.
func feet(x0 int, at rules.Place) (x, y int) {
	return x0 + (at.Stand()-1)*place.Stand + 17, place.Row(int(at.Pen())) + 39
}

// penRect is the row of a pen with its symbol, as it is pointed at.
func penRect(x0 int, pen rules.Pen) paint.Rect {
	return paint.Rect{X: x0 - 20, Y: place.Row(int(pen)) + 1, W: 198, H: 44}
}

// cardRect is a camel card in the tray, of as many as the seat has.
func cardRect(c, camels int) paint.Rect {
	pitch := 216 / camels
	return paint.Rect{X: cardsRect.X + 6 + (pitch-27)/2 + c*pitch, Y: 297, W: 26, H: 56}
}

// payRect is the i-th button of a good to pay with.
func payRect(i int) paint.Rect { return paint.Rect{X: 166 + i*55, Y: 294, W: 52, H: 60} }

// seatRect is a place of the ring, valueRect the cell of a good in the strip.
func seatRect(i int) paint.Rect  { return paint.Rect{X: 15 + i*ringPitch, Y: 1, W: 59, H: 42} }
func valueRect(g int) paint.Rect { return paint.Rect{X: 320 + g*valuePitch, Y: 4, W: 61, H: 36} }

// The loading panel: goods to choose from, the camel's four places, the button.
func loadGoodRect(g int) paint.Rect {
	return paint.Rect{X: loadRect.X + 18 + g*70, Y: loadRect.Y + 58, W: 64, H: 58}
}
func slotRect(i int) paint.Rect {
	return paint.Rect{X: loadRect.X + 76 + i*40, Y: loadRect.Y + 152, W: 34, H: 34}
}

var loadButton = paint.Rect{X: loadRect.X + 258, Y: loadRect.Y + 156, W: 104, H: 26}
