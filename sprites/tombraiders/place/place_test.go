package place

import "testing"

// inside says whether a rectangle lies in another.
func inside(x, y, w, h, bx, by, bw, bh int) bool {
	return x >= bx && y >= by && x+w <= bx+bw && y+h <= by+bh
}

// The line has 52 weeks side by side.
func TestTheLineHasItsWeeks(t *testing.T) {
	for week := 1; week <= Weeks; week++ {
		x, y, w, h := Cell(week)
		if !inside(x, y, w+1, h, 0, 0, LineW, LineH) {
			t.Errorf("week %d lies at %d,%d", week, x, y)
		}
		if week > 1 {
			if px, _, pw, _ := Cell(week - 1); px+pw != x {
				t.Errorf("week %d begins at %d, the one before ends at %d", week, x, px+pw)
			}
		}
		if dx, dy := Disc(week, 0); dx < x || dx >= x+w || dy < y || dy >= y+h {
			t.Errorf("the marker of week %d stands at %d,%d", week, dx, dy)
		}
	}
}

// Four markers, 12 px high, fit on one week.
func TestAStackOfFourFits(t *testing.T) {
	if _, y := Disc(20, 3); y-11 < 0 {
		t.Errorf("the highest begins at %d", y-11)
	}
}

// Nothing on the cloth overlaps, and nothing leaves it.
func TestTheClothHoldsEverything(t *testing.T) {
	type box struct{ x, y, w, h int }
	boxes := []box{{DeckX - 8, DeckY - 8, 59, 75}}
	for i := range RowSpaces {
		x, y := Row(i)
		boxes = append(boxes, box{x, y, 50, 66})
	}
	for i := range Presentations {
		x, y := Presentation(i)
		boxes = append(boxes, box{x, y, PresentationW, PresentationH})
	}
	for r := range Regions {
		x, y := Site(r)
		boxes = append(boxes, box{x, y, SiteW, SiteH})
	}
	for i, a := range boxes {
		if !inside(a.x, a.y, a.w, a.h, ClothX, ClothY, ClothW, ClothH) {
			t.Errorf("%v leaves the cloth", a)
		}
		for _, b := range boxes[:i] {
			if a.x < b.x+b.w && b.x < a.x+a.w && a.y < b.y+b.h && b.y < a.y+a.h {
				t.Errorf("%v and %v overlap", a, b)
			}
		}
	}
}

// What belongs to a site or a presentation lies in it.
func TestPartsLieInTheirWhole(t *testing.T) {
	if !inside(PitX, PitY, 48, 64, 0, SiteHead, SiteW, SiteH-SiteHead) {
		t.Error("the pile is not in its site")
	}
	for i := range 3 {
		if !inside(StepX(i), StepChipY, StepW, StepH, 0, 0, PresentationW, PresentationH) {
			t.Errorf("step %d is not on its plate", i)
		}
	}
}

// However many cards are looked through, all lie on the mat, each at a place of
// its own with at least 20 px to be seen.
func TestASearchedPileLiesOnTheMat(t *testing.T) {
	mx, my, mw, mh := Mat()
	for n := 1; n <= 20; n++ {
		px, py := 0, 0
		for i := range n {
			x, y := SearchCard(i, n)
			if !inside(x, y, 48, 64, mx, my, mw, mh) {
				t.Errorf("card %d of %d lies at %d,%d", i, n, x, y)
			}
			if i > 0 && y == py && x-px < 20 {
				t.Errorf("card %d of %d shows %d px of the one before", i, n, x-px)
			}
			px, py = x, y
		}
	}
}
