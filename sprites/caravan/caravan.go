// Package caravan is the sheet of laden camels: the title's caravan and the
// games that have camels draw them from here.
//
// A camel is drawn in this order: Shadow under it where it stands on a floor;
// Camel(pose) with remap sprites.Player+seat; Pennant(seat) with the same remap
// at PennantAt; Good(g) at PackAt, 2 and 3 before 0 and 1. Offsets count from
// the top left of the camel's picture.
package caravan

import "sandglass/sprites"

// A Pose is one of the pictures of a camel, 32x28 px, facing right.
type Pose int

// The poses. A walking camel goes 2 px a frame, or its feet slide.
const (
	Walk0 Pose = 0        // the first of six frames of a walk
	Walk5 Pose = 5        // the last
	Idle  Pose = iota + 4 // standing
	Nod                   // standing, head 1 px lower
	Dip                   // standing, 1 px into the knees: a pack lands
	Kneel                 // lying on folded legs: has moved this round
	Poses
)

// Camel is a camel in a pose, without packs and pennant; its owner is the remap
// sprites.Player+seat, the hit flash sprites.Solid(sprites.E7). Anchor 16,27:
// the middle of the ground line.
func Camel(p Pose) sprites.ID { return camel + sprites.ID(p) }

// Pennant is a seat's flag on its pole, 6x10; remap sprites.Player+seat.
func Pennant(seat int) sprites.ID { return pennant + sprites.ID(seat) }

// Good is a good as it lies on a camel, 8x8: gold, coffee, pepper, salt, water
// are 0 to 4.
func Good(good int) sprites.ID { return firstGood + sprites.ID(good) }

// Bob is how many pixels the body of a pose, with all it carries, is lower than standing.
func Bob(p Pose) int { return [Poses]int{0, 0, 1, 0, 0, 1, 0, 0, 1, 8}[p] }

// Packs is how many goods a camel carries at most.
const Packs = 4

// PackAt is the place of pack i (0 to 3) of a camel: its top left from the top
// left of the pose's picture. Draw 2 and 3 before 0 and 1, which lie in front.
func PackAt(p Pose, i int) (x, y int) {
	at := [Packs][2]int{{13, 6}, {5, 6}, {12, 0}, {5, 0}}[i]
	return at[0], at[1] + Bob(p)
}

// PennantAt is the place of the pennant on a camel, from the top left of the
// pose's picture. It is drawn after the camel and before its packs.
func PennantAt(p Pose) (x, y int) { return 0, Bob(p) }
