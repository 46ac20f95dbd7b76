package theben

import (
	rules "sandglass/engine/theben"
	"sandglass/scenes/paint"
	"sandglass/sprites/theben/place"
)

// The corners of the panels that have much in them.
const (
	digX, digY   = 10, 8
	waitX, waitY = 72, 66
)

// The parts of the screen.
var (
	boardRect   = paint.Rect{X: 0, Y: 0, W: 464, H: 284}
	trayRect    = paint.Rect{X: 0, Y: 284, W: 464, H: 76}
	seatsRect   = paint.Rect{X: 464, Y: 0, W: 176, H: 178}
	showsRect   = paint.Rect{X: 464, Y: 178, W: 176, H: 53}
	logRect     = paint.Rect{X: 464, Y: 231, W: 176, H: 53}
	promptRect  = paint.Rect{X: 464, Y: 284, W: 176, H: 76}
	countRect   = paint.Rect{X: 464, Y: 0, W: 176, H: 284} // of the final conference
	digRect     = digPanel.Rect()
	waitRect    = paint.Rect{X: waitX, Y: waitY, W: 320, H: 138}
	hallTitle   = paint.Rect{X: 112, Y: 8, W: 240, H: 46}
	hallReasons = paint.Rect{X: 22, Y: 251, W: 420, H: 24}
	tableRect   = paint.Rect{X: 12, Y: 8, W: 440, H: 268} // of the final conference
	deckRect    = paint.Rect{X: 5, Y: 290, W: 54, H: 66}
	permitsRect = paint.Rect{X: 281, Y: 335, W: 178, H: 22}
	pageRect    = paint.Rect{X: 614, Y: 179, W: 22, H: 22} // turns the page of the exhibitions
)

// placeRect is a place of the map with its name, as it is pointed at.
func placeRect(p rules.Place) paint.Rect {
	x, y := place.Spot(place.Space(p))
	return paint.Rect{X: x - 24, Y: y - 14, W: 48, H: 27}
}

// offerRect is an open card in the tray.
func offerRect(slot int) paint.Rect { return paint.Rect{X: 64 + 53*slot, Y: 294, W: 48, H: 64} }

// actRect is the i-th button of the tray: two rows of two.
func actRect(i int) paint.Rect {
	return paint.Rect{X: 281 + i%2*90, Y: 289 + i/2*23, W: 88, H: 22}
}

// seatRect is the panel of a seat, showRect the row of an exhibition announced:
// two of them show.
func seatRect(s int) paint.Rect { return paint.Rect{X: 468, Y: 15 + 40*s, W: 168, H: 40} }
func showRect(i int) paint.Rect { return paint.Rect{X: 468, Y: 181 + 22*i, W: 144, H: 22} }

// showsOnPage is how many exhibitions the panel shows at a time.
const showsOnPage = 2

// The panel of waiting: pages and steps at both ends of the slider, then weeks to
// leap to, then the buttons.
var (
	waitSlider = paint.Rect{X: waitX + 74, Y: waitY + 48, W: 172, H: 24}
	waitGo     = paint.Rect{X: waitX + 74, Y: waitY + 108, W: 128, H: 24}
	waitBack   = paint.Rect{X: waitX + 214, Y: waitY + 108, W: 84, H: 24}
	waitSteps  = [4]paint.Rect{
		{X: waitX + 10, Y: waitY + 48, W: 32, H: 24}, {X: waitX + 44, Y: waitY + 48, W: 24, H: 24},
		{X: waitX + 252, Y: waitY + 48, W: 24, H: 24}, {X: waitX + 278, Y: waitY + 48, W: 32, H: 24},
	}
)

func waitLeap(i int) paint.Rect {
	return paint.Rect{X: waitX + 10 + i*101, Y: waitY + 80, W: 98, H: 22}
}

// guestRect is the card of the i-th of n participants of an exhibition.
func guestRect(i, n int) paint.Rect {
	switch n {
	case 1:
		return paint.Rect{X: 130, Y: 139, W: 204, H: 104}
	case 2:
		return paint.Rect{X: 22 + 216*i, Y: 139, W: 204, H: 104}
	}
	return paint.Rect{X: 22 + 216*(i%2), Y: 136 + 56*(i/2), W: 204, H: 54}
}

// fieldX is the left of a column of the final conference, rowY the top of a row.
func fieldX(f int) int { return tableRect.X + 106 + 50*f }
func rowY(s int) int   { return tableRect.Y + 72 + 34*s }
