package tombraiders

import (
	"sandglass/scenes/paint"
	"sandglass/sprites/tombraiders/place"
)

// The corner of the panel of a dig.
const digX, digY = 10, 49

// The parts of the screen.
var (
	clothRect  = paint.Rect{X: place.ClothX, Y: place.ClothY, W: place.ClothW, H: place.ClothH}
	trayRect   = paint.Rect{X: 0, Y: 288, W: 464, H: 72}
	seatsRect  = paint.Rect{X: 464, Y: 46, W: 176, H: 158}
	profsRect  = paint.Rect{X: 464, Y: 204, W: 176, H: 46}
	logRect    = paint.Rect{X: 464, Y: 250, W: 176, H: 38}
	promptRect = paint.Rect{X: 464, Y: 288, W: 176, H: 72}
	deckRect   = paint.Rect{X: 9, Y: 66, W: 56, H: 76}
	pageRect   = paint.Rect{X: 404, Y: 37, W: 54, H: 22} // turns the page of the presentations
)

// aimBack is the button that puts an action card back into the hand.
var aimBack = paint.Rect{X: 336, Y: 92, W: 84, H: 24}

// rowRect is a card of the row, with the week on which it lands below.
func rowRect(i int) paint.Rect {
	x, y := place.Row(i)
	return paint.Rect{X: x, Y: y, W: 48, H: 78}
}

// showRect is the i-th presentation that shows, siteRect a site.
func showRect(i int) paint.Rect {
	x, y := place.Presentation(i)
	return paint.Rect{X: x, Y: y, W: place.PresentationW, H: place.PresentationH}
}
func siteRect(r int) paint.Rect {
	x, y := place.Site(r)
	return paint.Rect{X: x, Y: y, W: place.SiteW, H: place.SiteH}
}

// digButton is the button of a site.
func digButton(r int) paint.Rect {
	s := siteRect(r)
	return paint.Rect{X: s.X + 6, Y: s.Y + 97, W: s.W - 12, H: 21}
}

// seatRect is the panel of a seat, profRect the ground of a professor.
func seatRect(s int) paint.Rect { return paint.Rect{X: 468, Y: 50 + 38*s, W: 168, H: 37} }
func profRect(i int) paint.Rect {
	x, y := place.Professor(i)
	return paint.Rect{X: x, Y: y, W: place.ProfessorW, H: place.ProfessorH}
}

// paperRect is the i-th of n kinds of permits in hand: many lie one over the other.
func paperRect(i, n int) paint.Rect {
	x, y := place.Permit(0)
	pitch := 62
	if n > 4 {
		pitch = 49
	}
	return paint.Rect{X: x + pitch*i, Y: y, W: place.PermitW, H: place.PermitH}
}

// actionRect is the i-th of n kinds of action cards in hand: two are large, up to four
// flat, up to six small ones with a sign, up to twelve tiny.
func actionRect(i, n int) paint.Rect {
	x, y := place.Action(0)
	switch {
	case n <= 2:
		return paint.Rect{X: x + 98*i, Y: y, W: place.ActionW, H: place.ActionH}
	case n <= 4:
		return paint.Rect{X: x + 98*(i%2), Y: y + 26*(i/2), W: place.ActionW, H: flatH}
	case n <= 6:
		return paint.Rect{X: x + 64*(i%3), Y: y + 26*(i/3), W: 62, H: flatH}
	}
	return paint.Rect{X: x + 32*(i%6), Y: y + 26*(i/6), W: 31, H: flatH}
}

// flatH is the height of action cards that do not say what they do.
const flatH = 25
