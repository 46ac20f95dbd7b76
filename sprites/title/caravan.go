package title

import "sandglass/sprites"

// The caravan walks along the crest to the right: the guide, and camels one
// pitch behind the other. It moves 2 px a step, or feet would slide.
const (
	Camels    = 5
	pitch     = 44 // from one member to the next, in pixels
	stepTicks = 6
	steps     = 6 // frames of a walk, the guide's as the camels'

	start  = 330                           // x of the guide at tick 0
	offset = 20                            // how far beyond the edge he comes in
	lap    = 640 + Camels*pitch + 2*offset // way after which he comes in again
)

// Member is where a member of the caravan stands (the ground between its feet)
// and the frame of its walk: 0 is the guide, 1 the camel behind him.
func Member(tick, i int) (x, y, frame int) {
	n := tick / stepTicks
	x = (start+offset+2*n)%lap - offset - i*pitch
	return x, int(Crest(float64(x))) + 1, (n + 5*i) % steps
}

// The ends of the ropes, from the ground between a camel's feet.
const (
	headX, headY = 13, -18
	rumpX, rumpY = -12, -13
)

// Lead is the rope from camel i (2 or more) to the camel before it.
func Lead(tick, i int) (id sprites.ID, x, y int) {
	x, y, _ = Member(tick, i)
	_, ahead, _ := Member(tick, i-1)
	return rope(ahead + rumpY - y - headY), x + headX, y + headY
}

// A rope is RopeLength px long; its right end is from RopeRise px higher to
// RopeFall px lower than its left.
const (
	RopeLength = pitch - headX + rumpX
	RopeRise   = 8
	RopeFall   = 16
)

// rope is the one whose right end is dy px lower than its left; beyond what
// there is it is the steepest.
func rope(dy int) sprites.ID {
	return Rope + sprites.ID(max(-RopeRise, min(dy, RopeFall))+RopeRise)
}
