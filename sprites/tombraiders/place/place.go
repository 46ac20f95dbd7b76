// Package place says where things lie on the table of The Tomb Raiders: the
// recipes that draw it and the scenes that show it agree through it. All
// coordinates are those of the screen of 640x360. Regions are 0 to 3:
// Mesopotamia, Crete, Egypt, Greece.
package place

// Regions is the number of regions with a site.
const Regions = 4

// The line of weeks runs along the top of the screen.
const (
	LineW, LineH = 640, 46
	Weeks        = 52
	firstX       = 8  // of the first cell
	CellY        = 25 // of every cell
	CellW, CellH = 12, 19
)

// Cell is the rectangle of the cell of a week, 1 to Weeks.
func Cell(week int) (x, y, w, h int) { return firstX + (week-1)*CellW, CellY, CellW, CellH }

// Number is the middle of the top of a week's number on its cell.
func Number(week int) (cx, y int) { return firstX + (week-1)*CellW + 7, 33 }

// DiscStep is how far apart the markers of a stack lie.
const DiscStep = 4

// Disc is where the foot of a marker goes that lies on height others in a week.
func Disc(week, height int) (x, y int) {
	return firstX + (week-1)*CellW + 6, 34 - height*DiscStep
}

// The cloth under the line holds the deck, the row, the presentations and the sites.
const (
	ClothX, ClothY = 0, LineH
	ClothW, ClothH = 464, 242
)

// DeckX, DeckY is the top left of the lowest card of the deck.
const DeckX, DeckY = 13, 70

// RowSpaces is how many cards the row offers.
const RowSpaces = 4

// Row is the top left of the card in a space of the row, 0 to 3.
func Row(i int) (x, y int) { return 74 + i*55, 68 }

// What lies beside the row: as many presentations as fit.
const (
	PresentationW, PresentationH = 156, 26
	Presentations                = 3
)

// Presentation is the top left of the i-th presentation shown, 0 to 2.
func Presentation(i int) (x, y int) { return 300, 60 + i*30 }

// MarkX, MarkY is where a presentation's mark goes on its plate; its step i has
// the number of artefacts at StepX(i), the region's sign 6 px to the right of it, and
// the chip of the weeks, StepW by StepH, at StepX(i), StepChipY.
const (
	MarkX, MarkY = 4, 4
	StepW, StepH = 17, 10
	StepChipY    = 13
)

// StepX is the left edge of step i, 0 to 2, on a plate.
func StepX(i int) int { return 53 + i*20 }

// The sites lie side by side below the row.
const (
	SiteW, SiteH   = 110, 122
	SiteHead       = 16     // height of the frieze with the name
	PitX, PitY     = 7, 25  // the card in its pit, in the site
	RelicX, RelicY = 85, 95 // the foot of what stands beside the pit, in the site
	HeapX, HeapY   = 0, 79  // the sand over the card's foot, in the site
)

// Site is the top left of a region's site.
func Site(region int) (x, y int) { return 8 + region*114, 161 }

// The professors stand in a row at the right.
const ProfessorW, ProfessorH = 30, 27

// Professor is the top left of the ground of a region's professor, or of the one of
// greatest knowledge, number Regions; the head goes 1 px to the right and 4 below it.
func Professor(i int) (x, y int) { return 471 + i*33, 218 }

// The hand lies in the tray.
const (
	PermitW, PermitH = 57, 42
	ActionW, ActionH = 92, 42
)

// Permit is the top left of the i-th permit of the hand when all have their full width.
func Permit(i int) (x, y int) { return 8 + i*62, 304 }

// Action is the top left of the i-th action card of the hand beside the permits.
func Action(i int) (x, y int) { return 268 + i*98, 304 }

// SearchRow is how many cards of a searched pile lie side by side at most.
const SearchRow = 10

// SearchCard is the top left of card i of the n of a searched pile, in one or two rows
// on the mat before the lantern.
func SearchCard(i, n int) (x, y int) {
	columns, top := n, matY+(matH-64)/2
	if n > SearchRow {
		columns, top = (n+1)/2, matY+6
	}
	row := i / columns
	inRow := min(columns, n-row*columns)
	pitch := 53
	if columns > 7 {
		pitch = (matW - 24 - 48) / (columns - 1)
	}
	return matX + (matW-48-(inRow-1)*pitch)/2 + i%columns*pitch, top + row*68
}

// The mat of the search, and where the lantern hangs over it.
const (
	matX, matY   = 16, 134
	matW, matH   = 432, 146
	LampX, LampY = 232, 46 // the top of the chain
)

// Mat is the rectangle of the mat on which the cards of a searched pile are laid.
func Mat() (x, y, w, h int) { return matX, matY, matW, matH }

// A show is told with a picture of this size; its artefacts stand on plinths.
const ShowW, ShowH = 232, 104

// Plinth is the middle of the top of plinth i of n, 1 to 6, in the picture of a show; the
// foot of its artefact stands there.
func Plinth(i, n int) (x, y int) { return ShowW/2 + (2*i+1-n)*18, 68 }
