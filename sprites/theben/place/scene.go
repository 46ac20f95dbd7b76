package place

// What the scene of a dig shows on its 464x284 px.
const (
	DiggerX, DiggerY = 150, 162 // the feet of the digger's own figure in the trench
	MatX, MatY       = 42, 178  // the mat on which the cards are laid
	MatW, MatH       = 380, 96
)
