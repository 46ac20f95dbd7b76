package place

// SandFrames is in how many steps a tile of the sand grows over the map between
// the kingdoms, from a few grains to a closed cover.
const SandFrames = 8

// The tiles of the sand, and how many of them lie on the board.
const (
	SandWidth, SandHeight = 16, 32
	SandTiles             = Width / SandWidth * (Height / SandHeight)
	sandEdge              = 9 // columns over which the sand's edge spreads
)

// Sand is tile i of the cover, 0 to SandTiles-1, when t of the way (0 to 1000) is done: where
// it goes and its frame, or -1 while there is none. The sand blows in from the left; to
// blow it away count t down.
func Sand(i, t int) (x, y, frame int) {
	const columns = Width / SandWidth
	c, r := i%columns, i/columns
	front := t*(columns+sandEdge+3)/1000 - c - r*5%4 // an edge that is not straight
	if frame = -1; front > 0 {
		frame = min(front*SandFrames/sandEdge, SandFrames-1)
	}
	return c * SandWidth, r * SandHeight, frame
}
