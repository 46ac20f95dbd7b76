package glass

// shelves packs rectangles into a square page, row by row.
type shelves struct {
	size int
	rows []shelf
}

type shelf struct{ y, h, x int }

// put finds a place for w x h pixels; false when the page is full.
func (s *shelves) put(w, h int) (x, y int, ok bool) {
	// A row much taller than the picture is left to pictures that need it, as
	// long as there is room for new rows.
	best := s.row(w, h, h+h/2+4)
	if best < 0 && w <= s.size && s.top()+h <= s.size {
		best = len(s.rows)
		s.rows = append(s.rows, shelf{y: s.top(), h: h})
	}
	if best < 0 {
		best = s.row(w, h, s.size)
	}
	if best < 0 {
		return 0, 0, false
	}
	r := &s.rows[best]
	x, y = r.x, r.y
	r.x += w
	return x, y, true
}

// row is the lowest row with room for w x h that is at most tallest, or -1.
func (s *shelves) row(w, h, tallest int) int {
	best := -1
	for i, r := range s.rows {
		if r.h >= h && r.h <= tallest && r.x+w <= s.size && (best < 0 || r.h < s.rows[best].h) {
			best = i
		}
	}
	return best
}

// top is where the next row begins.
func (s *shelves) top() int {
	if n := len(s.rows); n > 0 {
		return s.rows[n-1].y + s.rows[n-1].h
	}
	return 0
}

func (s *shelves) clear() { s.rows = s.rows[:0] }
