package sprites

// A Card is what a small card shows on its front: a picture of 32x32 in the
// niche of a front of 48x64. Over it go the name on the banner, 38x7 at 5,49, and
// numbers in bubbles of 11 px at 2,2 and 35,2.
type Card struct {
	Front, Art ID
	Shadow     Index // the darkest tone of the front's niche
}

// Draw draws the card with its top left at x, y by the function given: a
// sprite, its remap, and where it goes.
func (c Card) Draw(x, y int, sprite func(id ID, r Remap, x, y int)) {
	sprite(c.Front, Plain, x, y)
	sprite(c.Art, Solid(c.Shadow), x+10, y+12)
	sprite(c.Art, Plain, x+8, y+11)
}
