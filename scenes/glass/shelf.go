package glass

// shelves packs rectangles into a square page, row by row.
type shelves struct {
	size int
	rows []shelf
}

type shelf struct{ y, h, x int }

// put finds a place for w x h pixels; false when the page is full.
func (s *shelves) put(w, h int) (x, y int, ok bool) {
	best := -1
	for i, r := range s.rows {
		// A row much taller than the picture is left to pictures that need it.
		if r.h >= h && r.h <= h+h/2+4 && r.x+w <= s.size && (best < 0 || r.h < s.rows[best].h) {
			best = i
		}
	}
	if best < 0 {
		top := 0
		if n := len(s.rows); n > 0 {
			top = s.rows[n-1].y + s.rows[n-1].h
		}
		if top+h > s.size || w > s.size {
			return 0, 0, false
		}
		best = len(s.rows)
		s.rows = append(s.rows, shelf{y: top, h: h})
	}
	r := &s.rows[best]
	x, y = r.x, r.y
	r.x += w
	return x, y, true
}

func (s *shelves) clear() { s.rows = s.rows[:0] }
