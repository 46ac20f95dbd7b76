package tombraiders

// The facts of the box, apart from the rules. Every table says how well it is known:
//
//	printed        the rulebook (Queen Games 2012) says so in words or pictures
//	sourced        an independent source says so
//	inferred       the likeliest that printed and sourced facts leave, or taken over from the
//	               parent game (Theben, Queen Games 2007), where it is sourced
//	reconstructed  no source tells it; chosen so that everything known holds

// Sizes that the rules speak of. Printed, but that the week line loops after 52 weeks,
// as the parent's does, is reconstructed.
const (
	Regions    = 4
	RowSpaces  = 4
	DeckCards  = 163 // at first: all but the professors
	MostWeeks  = 12  // a dig lasts at most
	Squares    = 52  // of the week line
	leastSeats = 2
	mostSeats  = 4
	bonusWeeks = 3 // behind the leading marker are worth a point
)

// The regions, in the order of the board's.
const (
	Mesopotamia Region = iota
	Crete
	Egypt
	Greece
)

var regionNames = [Regions]string{"mesopotamia", "crete", "egypt", "greece"}

// permitsOf is the permits of everybody at the start by the number of seats: of each
// region, and general. Printed.
var permitsOf = [mostSeats + 1]struct{ each, general uint8 }{2: {2, 0}, 3: {1, 2}, 4: {1, 1}}

// What professors need and are worth. The needs are printed; the points inferred (the
// parent's), those of the greatest knowledge reconstructed.
const (
	professorBooks  = 4
	greatestBooks   = 10
	ProfessorPoints = 5
)

// The cards of a site: 20, of which 6 are rubble (sourced), 12 artefacts, a book of
// another region and a general one (inferred).
const (
	siteCards  = 20
	siteRubble = 6
	siteFinds  = siteCards - siteRubble
)

// artefacts is how many artefacts of value 1 to 6 a site has. Inferred: the parent's,
// without one of value 1.
var artefacts = [Regions][6]uint8{
	Mesopotamia: {4, 0, 3, 3, 2, 0},
	Crete:       {2, 2, 4, 3, 1, 0},
	Egypt:       {3, 2, 3, 2, 1, 1},
	Greece:      {3, 3, 2, 1, 2, 1},
}

// teaches is the region of the book that a site holds. Inferred (the parent's), but for
// Mesopotamia's, which is reconstructed: there it is a region that is not here.
var teaches = [Regions]Region{Mesopotamia: Egypt, Crete: Greece, Egypt: Mesopotamia, Greece: Crete}

// family is cards of the row that differ at most in their region.
type family struct {
	kind       Kind
	value      uint8 // books
	take, play uint8 // weeks
	count      uint8 // cards alike, of each region where there is one
	regional   bool
}

// families are the 71 cards of the row. That there are thieves and tomb robbers, one
// a region each, is printed, as are the values of books and that general excavation and
// assistant cost no weeks when played. Numbers and weeks of knowledge and congresses are inferred
// (the parent's); of action cards numbers and weeks are reconstructed, but the taking of
// general excavation (3) and assistant (2), which is inferred.
var families = []family{
	{Special, 1, 1, 0, 4, true},
	{Special, 2, 2, 0, 3, true},
	{Special, 3, 4, 0, 2, true},
	{General, 1, 3, 0, 4, false},
	{General, 2, 6, 0, 4, false},
	{Congress, 0, 2, 0, 9, false},
	{Excavation, 0, 3, 0, 4, false},
	{Assistant, 0, 2, 0, 4, false},
	{Scholar, 0, 1, 1, 2, false},
	{Thief, 0, 2, 2, 1, true},
	{Robbers, 0, 3, 3, 1, true},
}

// congressPoints is what so many congresses are worth. Inferred: the parent's.
var congressPoints = [...]uint8{0, 1, 3, 6, 10, 15, 21, 28, 28, 28}

// Exhibitions and museums. Of one large exhibition needs and weeks are printed, the others
// go round the regions; points are inferred (the parent's). Small exhibitions and museums
// are reconstructed.
const (
	largePoints     = 5
	smallPoints     = 4
	museumPoints    = 8
	museumWeeks     = 2
	museumArtefacts = 3
)

var (
	largeNeeds = [Regions][3]Need{
		{{Mesopotamia, 3, 9}, {Crete, 2, 5}, {Egypt, 1, 3}}, // printed
		{{Crete, 3, 9}, {Egypt, 2, 5}, {Greece, 1, 3}},
		{{Egypt, 3, 9}, {Greece, 2, 5}, {Mesopotamia, 1, 3}},
		{{Greece, 3, 9}, {Mesopotamia, 2, 5}, {Crete, 1, 3}},
	}
	smallNeeds = [Regions][2]Need{
		{{Mesopotamia, 2, 6}, {Greece, 1, 3}},
		{{Crete, 2, 6}, {Mesopotamia, 1, 3}},
		{{Egypt, 2, 6}, {Crete, 1, 3}},
		{{Greece, 2, 6}, {Egypt, 1, 3}},
	}
)

// digTable is the number of cards turned up: by knowledge, 1 to 12, and by weeks, 1 to 12.
type digTable [MostWeeks][MostWeeks]uint8

const mostDrawn = 8 // in either table

// scaled is the table of the game. Printed is one cell, 4 cards for knowledge 4 and 11
// weeks; the others are reconstructed: eight tenths of the parent's, rounded half up.
var scaled = digTable{
	{0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2},
	{0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2},
	{0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3},
	{0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4},
	{1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6},
	{1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6},
	{1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7},
	{1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8},
	{2, 2, 4, 4, 4, 5, 6, 6, 7, 7, 8, 8},
	{2, 2, 4, 4, 5, 6, 6, 7, 7, 8, 8, 8},
	{2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 8, 8},
	{2, 3, 4, 5, 6, 6, 7, 8, 8, 8, 8, 8},
}

// mild is the table of the option mild-table, true to the printed cell too:
// 0.62 times the root of knowledge times weeks, rounded down. Reconstructed.
var mild = func() (t digTable) {
	for k := range t {
		for w := range t[k] {
			for n := uint8(1); int(n)*int(n)*10000 <= 62*62*(k+1)*(w+1); n++ {
				t[k][w] = n
			}
		}
	}
	return t
}()
