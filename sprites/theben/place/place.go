// Package place says where things sit on Theben's board: the recipes that draw
// it and the scenes that show it agree through it. All coordinates count from
// the top left of the board, which is Width by Height pixels.
package place

// The board: the track of weeks is its frame, the map lies inside.
const (
	Width, Height = 464, 284
	Track         = 16 // thickness of the frame
	MapX, MapY    = Track, Track
	MapW, MapH    = Width - 2*Track, Height - 2*Track
)

// A Space is one of the twelve spaces of the map.
type Space int

// The spaces: the cities, then the dig sites in the order of the regions.
const (
	London Space = iota
	Paris
	Berlin
	Vienna
	Rome
	Warsaw
	Moscow
	Greece
	Crete
	Egypt
	Palestine
	Mesopotamia
	Spaces
)

// Dig says whether the space is a dig site.
func (s Space) Dig() bool { return s >= Greece && s < Spaces }

// Region is the number of a dig site's region: Greece, Crete, Egypt,
// Palestine, Mesopotamia are 0 to 4.
func (s Space) Region() int { return int(s - Greece) }

// Site is the dig site of region r, 0 to 4.
func Site(r int) Space { return Greece + Space(r) }

var spots = [Spaces][2]int{
	London: {95, 80}, Paris: {114, 111}, Berlin: {180, 71}, Vienna: {204, 116}, Rome: {176, 157}, Warsaw: {243, 80}, Moscow: {340, 49},
	Greece: {248, 176}, Crete: {259, 212}, Egypt: {284, 246}, Palestine: {342, 228}, Mesopotamia: {395, 214},
}

// Spot is the foot of a space's icon; routes begin and end there.
func Spot(s Space) (x, y int) { return spots[s][0], spots[s][1] }

// icons are the sizes of the spaces' icons.
var icons = [Spaces][2]int{
	London: {13, 16}, Paris: {13, 16}, Berlin: {15, 14}, Vienna: {13, 16}, Rome: {15, 15}, Warsaw: {13, 16}, Moscow: {13, 16},
	Greece: {15, 16}, Crete: {13, 16}, Egypt: {17, 14}, Palestine: {15, 16}, Mesopotamia: {16, 15},
}

// Icon is the rectangle of a space's icon.
func Icon(s Space) (x, y, w, h int) {
	w, h = icons[s][0], icons[s][1]
	return spots[s][0] - w/2, spots[s][1] - h + 2, w, h
}

// RibbonHeight is the height of the ribbons with the names.
const RibbonHeight = 9

// Ribbon is the middle of the top edge of a space's ribbon: a name w pixels
// wide takes a ribbon of w+8, its letters 4 px from the left and 2 from the top.
func Ribbon(s Space) (cx, y int) { return spots[s][0], spots[s][1] + 3 }

// Bubble is the top left of the bubble (11x11) with the weeks that the journey
// to a space takes.
func Bubble(s Space) (x, y int) {
	return spots[s][0] + icons[s][0]/2 - 4, spots[s][1] - icons[s][1] - 4
}

// Offer is the top left of the small card (7x8) that says that cards of the
// offer wait in a city.
func Offer(s Space) (x, y int) { return spots[s][0] - icons[s][0]/2 - 9, spots[s][1] - 8 }

// Figure is where the feet of the i-th figure (0 to 3) in a space stand: beside
// the icon, right and left of it in turn.
func Figure(s Space, i int) (x, y int) {
	d := icons[s][0]/2 + 6 + i/2*9
	if i%2 == 1 {
		d = -d
	}
	return spots[s][0] + d, spots[s][1] + 2 + i/2*2
}
