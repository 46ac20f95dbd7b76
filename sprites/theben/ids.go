package theben

import (
	"sandglass/sprites"
	"sandglass/sprites/theben/place"
)

// TrackSide is a side of the track's frame with its empty cells, drawn at the board's origin.
func TrackSide(s place.Side) sprites.ID { return trackSide + sprites.ID(s) }

// SpaceIcon is the picture of a space of the map, put at place.Spot.
func SpaceIcon(s place.Space) sprites.ID { return spaceIcon + sprites.ID(s) }

// Ribbon is the ground of a space's name: white for cities, red for dig sites (text E0, E7).
func Ribbon(s place.Space) *sprites.Nine {
	if s.Dig() {
		return &RibbonSite
	}
	return &RibbonCity
}

// Route is the line of route i of place.Routes, dashed in red, drawn at the board's origin;
// a chosen one is gold and is drawn after all others.
func Route(i int, chosen bool) sprites.ID {
	if chosen {
		return chosenRoute + sprites.ID(i)
	}
	return route + sprites.ID(i)
}

// Chevron marks a week that a journey passes, pointing along the track on its
// side; its anchor is its middle.
func Chevron(s place.Side) sprites.ID { return chevron + sprites.ID(s) }

// An Age says whether a year is over, the current one or still to come.
type Age int

// The ages of years.
const (
	Past Age = iota
	Current
	Coming
)

// YearPlate is the ground of a year's number, 26x13; text N0, E7, E0.
func YearPlate(a Age) sprites.ID { return yearPlate + sprites.ID(a) }

// Flag is an announced exhibition's flag, 11x16, small or large, put at place.Flag; the
// letter of its city in E0 at 4,4 of the picture's top left.
func Flag(large bool) sprites.ID { return either(flag, large) }

func either(first sprites.ID, second bool) sprites.ID {
	if second {
		return first + 1
	}
	return first
}

// Disc is a seat's marker of time, 15x12, put at place.Disc; seat 0 to 4.
func Disc(seat int) sprites.ID { return disc + sprites.ID(seat) }

// DiscSquashed is the disc as it crouches or lands, 17x11.
func DiscSquashed(seat int) sprites.ID { return discSquashed + sprites.ID(seat) }

// DiscStretched is the disc as it jumps off or comes down, 13x14.
func DiscStretched(seat int) sprites.ID { return discStretched + sprites.ID(seat) }

// WalkFrames is the number of frames of a walk and of a ride (90 ms each), FlyFrames that of a flight.
const (
	WalkFrames = 4
	FlyFrames  = 2
)

// Walk is a figure on its way, 9x13, anchored at its feet; remap sprites.Player+seat.
func Walk(left bool, frame int) sprites.ID {
	return pick(walkRight, walkLeft, left) + sprites.ID(frame)
}

// Ride is a figure on its horse, 17x15, anchored at the hooves; remap as Walk.
func Ride(left bool, frame int) sprites.ID {
	return pick(rideRight, rideLeft, left) + sprites.ID(frame)
}

// Fly is the airship, 23x13, anchored under its gondola; remap as Walk.
func Fly(left bool, frame int) sprites.ID { return pick(flyRight, flyLeft, left) + sprites.ID(frame) }

func pick(right, left sprites.ID, isLeft bool) sprites.ID {
	if isLeft {
		return left
	}
	return right
}

// HourglassFrames is the number of frames in which the big hourglass runs out.
const HourglassFrames = 4

// BigHourglass is an hourglass, 11x17, whose sand runs down in frame 0 to 3.
func BigHourglass(frame int) sprites.ID { return hourglass + sprites.ID(frame) }

// Die is a die at rest, 16x18, with n (1 to 6) on top; its anchor is the middle of its foot.
func Die(n int) sprites.ID { return die + sprites.ID(n-1) }

// TumbleFrames is the number of frames of a rolling die (45 ms each).
const TumbleFrames = 8

// Tumble is a rolling die, 22x22, anchored like Die.
func Tumble(frame int) sprites.ID { return tumble + sprites.ID(frame) }

// DieShadow is the shadow on the felt of a die that lies (0), is low (1) or high (2).
func DieShadow(height int) sprites.ID { return dieShadow + sprites.ID(height) }

// DigBack is the back of a region's excavation cards, 48x64; regions are 0 to 4 as in package place.
func DigBack(region int) sprites.ID { return digBack + sprites.ID(region) }

// FlipFrames is the number of frames of a card turned up: 40 40 30 40 40 60 ms.
const FlipFrames = 6

// CityFlip is a city card being turned up, placed as the card itself.
func CityFlip(frame int) sprites.ID { return cityFlip + sprites.ID(frame) }

// DigFlip is an excavation card of a region being turned up; sand hides its
// picture, which SandCover goes on with.
func DigFlip(region, frame int) sprites.ID { return digFlip + sprites.ID(region*FlipFrames+frame) }

// SandFrames is the number of pictures in which the sand is brushed off a card.
const SandFrames = 6

// SandCover is the sand over a card's picture in frame 0 (all) to 5 (a rest at
// the right edge); it is put at the card's own place, after the card.
func SandCover(frame int) sprites.ID { return sandCover + sprites.ID(frame) }

// SandEdge is the x on the card at which the brush's tip touches the sand's
// edge in a frame of SandCover; it sweeps between y 16 and 38.
func SandEdge(frame int) int { return 3 + frame*42/5 }

// Brush is the brush in frame 0 to 2 of a stroke, anchored at its tip.
func Brush(frame int) sprites.ID { return brush + sprites.ID(frame) }

// Dust is the sand the brush throws up, frame 0 to 3, anchored at its foot.
func Dust(frame int) sprites.ID { return dust + sprites.ID(frame) }

// Artefacts is how many pictures of artefacts each region has.
const Artefacts = 5

// Artefact is picture i (0 to Artefacts-1) of a region's finds, 32x32.
func Artefact(region, i int) sprites.ID { return artefact + sprites.ID(region*Artefacts+i) }

// SmallArtefact is the same at 16x16.
func SmallArtefact(region, i int) sprites.ID { return smallArtefact + sprites.ID(region*Artefacts+i) }

// Sign is a region's symbol, 9x9.
func Sign(region int) sprites.ID { return sign + sprites.ID(region) }

// BigSign is a region's symbol, 17x15.
func BigSign(region int) sprites.ID { return bigSign + sprites.ID(region) }

// General stands for general knowledge where a region is asked for its books.
const General = 5

// Book is a small book of a region's knowledge or General, 9x9.
func Book(region int) sprites.ID { return tome + sprites.ID(region) }

// Permit is a region's permission, 24x14, ready or spent.
func Permit(region int, spent bool) sprites.ID {
	return either(permit+sprites.ID(2*region), spent)
}

// Horizon is what stands behind the dunes at a region's dig, drawn between
// DigSky and DigGround at the scene's origin.
func Horizon(region int) sprites.ID { return horizon + sprites.ID(region) }
