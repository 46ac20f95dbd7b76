package sprites

// A Nine is a frame, panel or button that can be drawn in any size: four
// corners as sprites, and between them edges and a face of plain colour, so
// that a big panel costs a few rectangles and no picture.
type Nine struct {
	// Corners are top left, top right, bottom left, bottom right; their
	// anchors are their own top left.
	Corners [4]ID
	// L, T, R, B are how far the corners reach in from each side, in pixels.
	L, T, R, B int16
	// Out is how far the drawing reaches out of the rectangle on each side
	// (left, top, right, bottom): hard shadows, rings.
	Out [4]int16
	// Top and Bottom are the colours of the edge rows from above down, Left and
	// Right those of the edge columns from left to right; T is not drawn.
	Top, Bottom, Left, Right []Index
	// Face is the colour of the middle, T for a hollow frame.
	Face Index
}

// Draw draws the frame about the rectangle x, y, w, h (w at least L+R, h at
// least T+B, less the parts that reach out) with the two functions given: fill
// paints a rectangle in one colour, sprite puts a corner.
func (n *Nine) Draw(x, y, w, h int, fill func(x, y, w, h int, c Index), sprite func(id ID, x, y int)) {
	x, y = x-int(n.Out[0]), y-int(n.Out[1])
	w, h = w+int(n.Out[0]+n.Out[2]), h+int(n.Out[1]+n.Out[3])
	l, t, r, b := int(n.L), int(n.T), int(n.R), int(n.B)
	rect := func(x, y, w, h int, c Index) {
		if c != T && w > 0 && h > 0 {
			fill(x, y, w, h, c)
		}
	}
	rect(x+l, y+t, w-l-r, h-t-b, n.Face)
	for i, c := range n.Top {
		rect(x+l, y+i, w-l-r, 1, c)
	}
	for i, c := range n.Bottom {
		rect(x+l, y+h-b+i, w-l-r, 1, c)
	}
	for i, c := range n.Left {
		rect(x+i, y+t, 1, h-t-b, c)
	}
	for i, c := range n.Right {
		rect(x+w-r+i, y+t, 1, h-t-b, c)
	}
	sprite(n.Corners[0], x, y)
	sprite(n.Corners[1], x+w-r, y)
	sprite(n.Corners[2], x, y+h-b)
	sprite(n.Corners[3], x+w-r, y+h-b)
}
