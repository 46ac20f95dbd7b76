// Package title is the art of the title: the evening scene, what moves in it
// and where, the lettering and the emblem.
//
// The scene is drawn in this order: Background at 0, 0; what Behind shows; the
// caravan, last member first: camels of sprites/caravan at Member in the remap
// sprites.DuskPlayer, their Lead, and the Guide; what Front shows; for the title
// itself Logo at LogoX, LogoY and what Gleams shows. Behind menus the whole
// scene is remapped to sprites.Night. Without motion it is drawn at tick 0.
package title

import "sandglass/sprites"

//go:generate go run ./cmd/bake -dir .

// A Spot is a place in the scene, in pixels of the background, where a sprite
// plays in a loop. Draw what it shows at the place At gives.
type Spot struct {
	X, Y  int16
	First sprites.ID
	Loop  string // a digit a step: the frame shown, '-' none
	Ticks int    // ticks a step, 60 a second
	Phase int    // steps that the loop is ahead
	Pace  int    // ticks for a pixel of way to the left, 0 stands still
}

// wrap is the way after which a moving spot comes in from the right again.
const wrap = 640 + 40

// At is what the spot shows at a tick, and where; ok is false for nothing.
func (s Spot) At(tick int) (id sprites.ID, x, y int, ok bool) {
	frame := s.Loop[(tick/s.Ticks+s.Phase)%len(s.Loop)]
	if frame == '-' {
		return 0, 0, 0, false
	}
	x = int(s.X)
	if s.Pace > 0 {
		x = (x+20+wrap-tick/s.Pace%wrap)%wrap - 20
	}
	return s.First + sprites.ID(frame-'0'), x, int(s.Y), true
}

// Behind is drawn over the background, before the caravan.
var Behind = func() []Spot {
	var spots []Spot
	for i, p := range [...][2]int16{
		{177, 8}, {255, 9}, {410, 2}, {489, 10}, {563, 9}, {466, 19}, {568, 21}, {97, 12}, {34, 17}, {501, 25}, {594, 42}, {519, 40},
		{128, 27}, {60, 38}, {15, 62}, {620, 16}, {536, 63}, {598, 74}, {84, 60}, {148, 55},
	} {
		spots = append(spots, Spot{X: p[0], Y: p[1], First: Twinkle, Loop: twinkles[i%len(twinkles)], Ticks: 9, Phase: i * 7})
	}
	for i, p := range [...][2]int16{{160, 224}, {190, 222}, {206, 227}, {176, 230}, {196, 233}, {152, 235}, {214, 232}, {184, 237}, {168, 226}, {202, 238}} {
		spots = append(spots, Spot{X: p[0], Y: p[1], First: SunGlint, Loop: "0123--", Ticks: 15, Phase: i * 5})
	}
	for i, p := range [...][2]int16{{58, 227}, {110, 233}, {262, 226}, {300, 231}, {340, 224}, {372, 229}, {420, 232}, {466, 226}, {512, 230}, {548, 224}, {40, 234}, {590, 232}} {
		spots = append(spots, Spot{X: p[0], Y: p[1], First: SkyGlint, Loop: "-0123---", Ticks: 15, Phase: i * 3})
	}
	return append(spots,
		Spot{X: 160, Y: 202, First: Shimmer, Loop: "0123", Ticks: 12},
		Spot{X: 112, Y: 192, First: Flag, Loop: "0123", Ticks: 7},
		Spot{X: 290, Y: 217, First: Boat, Loop: "01", Ticks: 45, Pace: 34},
		Spot{X: 430, Y: 219, First: Boat, Loop: "10", Ticks: 52, Pace: 50},
		Spot{X: 300, Y: 84, First: Bird, Loop: "0123012311111", Ticks: 8, Pace: 5},
		Spot{X: 312, Y: 80, First: Bird, Loop: "0123012311111", Ticks: 8, Phase: 3, Pace: 5},
		Spot{X: 313, Y: 90, First: Bird, Loop: "0123012311111", Ticks: 8, Phase: 6, Pace: 5},
		Spot{X: 325, Y: 77, First: Bird, Loop: "0123012311111", Ticks: 8, Phase: 9, Pace: 5},
		Spot{X: 328, Y: 94, First: Bird, Loop: "0123012311111", Ticks: 8, Phase: 1, Pace: 5},
	)
}()

var twinkles = [...]string{"0000000000112332110000", "1111111111111223322111", "0000111100001111222111"}

// Front is drawn over the caravan.
var Front = []Spot{
	{X: 226, Y: 262, First: Drift, Loop: "----0123", Ticks: 10},
	{X: 238, Y: 263, First: Drift, Loop: "-----0123------", Ticks: 9},
	{X: 528, Y: 263, First: Drift, Loop: "---0123-------", Ticks: 10},
	{X: 470, Y: 301, First: Drift, Loop: "--------0123---", Ticks: 11},
	{X: 0, Y: 225, First: ForegroundLeft, Loop: "0", Ticks: 1},
	{X: 550, Y: 210, First: ForegroundRight, Loop: "0", Ticks: 1},
	{X: 638, Y: 258, First: CrownLow, Loop: "0112211", Ticks: 24},
	{X: 578, Y: 218, First: CrownRight, Loop: "01122110", Ticks: 24, Phase: 2},
	{X: 18, Y: 232, First: CrownLeft, Loop: "11221001", Ticks: 24, Phase: 1},
}

// Where the lettering's top left belongs.
const (
	LogoX = (640 - 275) / 2
	LogoY = 20
)

// Gleams is drawn over the lettering.
var Gleams = []Spot{
	{X: LogoX + 12, Y: LogoY + 6, First: Sparkle, Loop: "0123" + rest + rest, Ticks: 5},
	{X: LogoX + 103, Y: LogoY + 5, First: Sparkle, Loop: rest + "0123" + rest, Ticks: 5},
	{X: LogoX + 164, Y: LogoY + 17, First: Sparkle, Loop: rest + rest + "0123", Ticks: 5},
	{X: LogoX + 262, Y: LogoY + 6, First: Sparkle, Loop: rest + "--------0123" + rest, Ticks: 5},
}

const rest = "------------------------------------"
