package paint

// Zoom makes all that is drawn so far so many times as large, the stage's corner
// at x, y. What comes to lie outside the stage is not seen.
func (l *List) Zoom(times, x, y int) {
	for i := range l.Cmds {
		l.Cmds[i].zoom(times, x, y)
	}
	for i := range l.Clips[1:] {
		l.Clips[i+1] = l.Clips[i+1].zoom(times, x, y).And(Stage)
	}
}

// Magnify draws the first n commands once more into window, so many times as
// large and the stage's corner at x, y.
func (l *List) Magnify(n, times, x, y int, window Rect) {
	first := uint16(len(l.Clips))
	for _, r := range l.Clips {
		l.Clips = append(l.Clips, r.zoom(times, x, y).And(window))
	}
	for _, c := range l.Cmds[:n] {
		c.zoom(times, x, y)
		if at := c.Rect().And(window); at.W == 0 || at.H == 0 {
			continue
		}
		c.Clip += first
		l.Cmds = append(l.Cmds, c)
	}
}

// PushBeyond limits what follows to r, which may lie outside the stage, until
// PopClip.
func (l *List) PushBeyond(r Rect) {
	l.PushClip(r)
	l.Clips[len(l.Clips)-1] = r
}

func (r Rect) zoom(times, x, y int) Rect {
	return Rect{r.X*times + x, r.Y*times + y, r.W * times, r.H * times}
}

func (c *Cmd) zoom(times, x, y int) {
	n := int16(times)
	c.X, c.Y, c.W, c.H = c.X*n+int16(x), c.Y*n+int16(y), c.W*n, c.H*n
	c.Times = uint8(c.times() * times)
}

func (c Cmd) times() int { return max(1, int(c.Times)) }

// Rect is what the command covers, as far as its clip lets it.
func (c Cmd) Rect() Rect {
	if c.W > 0 {
		return Rect{int(c.X), int(c.Y), int(c.W), int(c.H)}
	}
	r, _ := Place(c)
	return r
}
