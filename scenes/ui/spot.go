// Package ui is how every screen is pointed at: hot-spots, the focus that
// moves among them, and the widgets drawn over them. Mouse, touch, keys and
// pads all end here, so nothing can be done with one that the others cannot.
package ui

import (
	"slices"

	"sandglass/scenes/paint"
)

// A Spot is a place on the screen that can be acted on, at least 22 stage
// pixels wide and high with its padding. Off ones can be focused, to tell why
// not, but not acted on.
type Spot struct {
	ID    string     // unique on its screen, e.g. "pen.lamp"; constant text
	Rect  paint.Rect // what the pointer hits and the ring surrounds
	Off   bool
	Group uint8 // tab left and right step from group to group
	Shy   bool  // takes the focus only when it is moved or pointed there
	Show  bool  // a finger's first tap only focuses it, to tell what it means; the second acts
}

// Focus is which spot of a screen has the focus and which the pointer pressed.
// The zero Focus is on nothing and settles on the first spot.
type Focus struct {
	ID      string
	Rect    paint.Rect // where it was last seen
	Pressed string     // the spot a pointer went down on
	Hidden  bool       // no ring: a finger or mouse is in use and is on no spot
	time    int        // ticks into the ring's two frames
}

// Find gives the index of a spot, or -1.
func Find(spots []Spot, id string) int {
	for i := range spots {
		if spots[i].ID == id {
			return i
		}
	}
	return -1
}

// IsOff says whether a spot is there, but off.
func IsOff(spots []Spot, id string) bool {
	i := Find(spots, id)
	return i >= 0 && spots[i].Off
}

// Put appends a spot, out of line, as Index is: boards call them by the dozen, and
// inlined they make the page larger and no frame faster.
//
//go:noinline
func Put(dst []Spot, s Spot) []Spot { return append(dst, s) }

// Index gives the index of an ID in a list of IDs, or -1.
//
//go:noinline
func Index(ids []string, id string) int { return slices.Index(ids, id) }

// At gives the index of the topmost (last) spot at the pixel, or -1.
func At(spots []Spot, x, y int) int {
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].Rect.Has(x, y) {
			return i
		}
	}
	return -1
}

// Settle keeps the focus on a spot that exists: the same, else the nearest to
// where it was, at first the first that is not off.
func (f *Focus) Settle(spots []Spot) {
	i := Find(spots, f.ID)
	if i < 0 {
		i = nearest(spots, f.Rect)
	}
	f.set(spots, i)
}

func (f *Focus) set(spots []Spot, i int) {
	if i < 0 {
		f.ID = ""
		return
	}
	f.ID, f.Rect = spots[i].ID, spots[i].Rect
}

// Set puts the focus on spot i of spots.
func (f *Focus) Set(spots []Spot, i int) { f.set(spots, i) }

func nearest(spots []Spot, r paint.Rect) int {
	best, least := -1, 0
	for i, s := range spots {
		if s.Off || s.Shy {
			continue
		}
		if r.W == 0 {
			return i
		}
		dx, dy := centre(s.Rect, r)
		if d := dx*dx + dy*dy; best < 0 || d < least {
			best, least = i, d
		}
	}
	if best < 0 && len(spots) > 0 {
		return 0 // all are off or shy: better one of them than none
	}
	return best
}

// centre is the way from the middle of from to the middle of r.
func centre(r, from paint.Rect) (dx, dy int) {
	return r.X + r.W/2 - from.X - from.W/2, r.Y + r.H/2 - from.Y - from.H/2
}

// Move takes the focus to the next spot in a direction (-1, 0, 1 each way) and
// says whether there was one: the nearest whose middle lies that way, sideways
// distance counting double.
func (f *Focus) Move(spots []Spot, dx, dy int) bool {
	f.Settle(spots)
	best, least := -1, 0
	for i, s := range spots {
		if s.ID == f.ID {
			continue
		}
		cx, cy := centre(s.Rect, f.Rect)
		ahead, aside := cx*dx+cy*dy, cx*dy-cy*dx
		if aside < 0 {
			aside = -aside
		}
		if !beyond(s.Rect, f.Rect, dx, dy) || ahead <= 0 || aside > 4*ahead+max(f.Rect.W, f.Rect.H) {
			continue
		}
		if d := ahead + 2*aside; best < 0 || d < least {
			best, least = i, d
		}
	}
	if best < 0 {
		return false
	}
	f.set(spots, best)
	return true
}

// beyond says whether r reaches farther than from in the direction.
func beyond(r, from paint.Rect, dx, dy int) bool {
	switch {
	case dx > 0 && dy == 0:
		return r.X+r.W > from.X+from.W
	case dx < 0 && dy == 0:
		return r.X < from.X
	case dy > 0 && dx == 0:
		return r.Y+r.H > from.Y+from.H
	case dy < 0 && dx == 0:
		return r.Y < from.Y
	}
	return true
}

// Jump takes the focus to the first spot of the next group (step 1) or the one
// before (-1), round the end.
func (f *Focus) Jump(spots []Spot, step int) {
	f.Settle(spots)
	i := Find(spots, f.ID)
	if i < 0 {
		return
	}
	for n, j := 0, i; n < len(spots); n++ {
		j = (j + step + len(spots)) % len(spots)
		if g := spots[j].Group; g != spots[i].Group {
			for j > 0 && spots[j-1].Group == g {
				j--
			}
			f.set(spots, j)
			return
		}
	}
}
