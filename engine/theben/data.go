package theben

// The facts of the box, apart from the rules. Every table says how well it is
// known:
//
//	printed        the rulebook (Prinz Spiele, 2nd edition 2004) says so in words or pictures
//	sourced        the edition of 2007 (Queen Games) has it so, and nothing printed says otherwise
//	inferred       the likeliest that printed and sourced facts leave
//	reconstructed  no source tells it; chosen so that everything known holds
//
// An edition is a box: another one would be a second box, whose lists make other
// facts (see newFacts).

// Sizes that the rules speak of. Printed.
const (
	Places     = 12 // places of the map
	Regions    = 5  // regions to dig in
	Offers     = 4  // city cards that lie open
	Upcoming   = 2  // cards of the deck that lie open with the option preview
	MostWeeks  = 12 // a dig lasts at most; sourced
	leastSeats = 2
	mostSeats  = 4
	pips       = 6 // of the die
)

// A pile of excavation cards: 12 artefacts, 2 knowledge cards and 16 blanks, of
// which 7 are out of the game. With alternate digs all finds and 6 blanks are in
// it, and the other blanks replace what is found. Printed.
const (
	Artefacts     = 12
	Finds         = Artefacts + 2
	Blanks        = 16
	outOfGame     = 7
	blanksAtFirst = 6
)

// Limits of what a seat may own. Printed.
const (
	mostHorses     = 1
	mostSpades     = 3
	mostAssistants = 3
)

// Weeks on the track, from week 1 of 1900, and where it starts and ends. Printed.
const (
	firstYear    = 1900
	weeksOfAYear = 52
	years        = 3
	End          = Week(weeksOfAYear * years) // week 1 of 1903
	horseSteps   = 3                          // a journey of so many steps is a week shorter with a horse
	changeWeeks  = 2                          // what changing the cards costs
)

var startOf = [mostSeats + 1]Week{2: 0, 3: 16, 4: weeksOfAYear}

// Points of the final conference: alone, and when several share it. Printed.
const (
	mostKnowledge     = 4
	mostKnowledgeTied = 2
	weakestField      = 7
	weakestFieldTied  = 4
)

// box is what differs between editions.
type box struct {
	ways        [][2]Place               // places a week apart
	digs        [2]digTable              // the excavation table, and the hard one
	artefacts   [Regions][Artefacts]int  // values
	knowledge   [Regions]Region          // of which region the special-knowledge card of the pile is; it is worth 1, as is the general one
	items       []item                   // in the order of their numbers
	exhibitions []exhibition             // the same, behind the items
	congress    func(congresses int) int // points
}

// digTable is the number of cards drawn: by knowledge, 1 to 12, and by weeks, 1 to 12.
type digTable [MostWeeks][MostWeeks]uint8

type item struct {
	kind   Kind
	city   Place
	weeks  uint8
	value  uint8  // knowledge
	region Region // of special knowledge
	count  int    // cards alike
}

type exhibition struct {
	city    Place
	ahead   uint8 // it takes place so many weeks after it is announced
	points  uint8
	regions RegionSet
}

// prinz2004 is the 2nd edition.
var prinz2004 = box{
	// Sourced; the distances that the rulebook tells hold (Vienna to Egypt 3, Paris
	// to Egypt 3, Vienna to Moscow 2).
	ways: [][2]Place{
		{London, Paris}, {London, Berlin}, {Paris, Berlin}, {Paris, Vienna}, {Paris, Rome}, {Berlin, Warsaw},
		{Vienna, Warsaw}, {Vienna, Rome}, {Warsaw, Moscow}, {Warsaw, InGreece}, {Rome, InGreece}, {Rome, InCrete},
		{InGreece, InCrete}, {InGreece, InMesopotamia}, {InCrete, InEgypt}, {InCrete, InPalestine},
		{InEgypt, InPalestine}, {InPalestine, InMesopotamia},
	},
	digs: [2]digTable{
		// Printed is one cell, 4 cards for knowledge 6 and 6 weeks. The others are
		// sourced, but no more than inferred for this edition.
		{
			{0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2},
			{0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2},
			{0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4},
			{0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5},
			{1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8},
			{1, 2, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8},
			{1, 2, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9},
			{1, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10},
			{2, 3, 5, 5, 5, 6, 7, 8, 9, 9, 10, 10},
			{2, 3, 5, 5, 6, 7, 8, 9, 9, 10, 10, 10},
			{2, 4, 5, 6, 6, 7, 8, 9, 10, 10, 10, 10},
			{3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10},
		},
		// That there is a harder table is printed; its cells are reconstructed: three
		// quarters of the other's, rounded half up.
		{
			{0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2},
			{0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2},
			{0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3},
			{0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4},
			{1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6},
			{1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6},
			{1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7},
			{1, 2, 3, 4, 4, 5, 5, 5, 6, 7, 7, 8},
			{2, 2, 4, 4, 4, 5, 5, 6, 7, 7, 8, 8},
			{2, 2, 4, 4, 5, 5, 6, 7, 7, 8, 8, 8},
			{2, 3, 4, 5, 5, 5, 6, 7, 8, 8, 8, 8},
			{2, 3, 4, 5, 5, 6, 7, 8, 8, 8, 8, 8},
		},
	},
	// That there are 12 is printed, the values are inferred: those of 2007 without
	// the thirteenth, of value 1, which lies beside the pile there.
	artefacts: [Regions][Artefacts]int{
		Greece:      {1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6},
		Crete:       {1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5},
		Egypt:       {1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6},
		Palestine:   {1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7},
		Mesopotamia: {1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5},
	},
	// Egypt's is printed (example of a dig), the others sourced, and that the
	// second one is of general knowledge is sourced too.
	knowledge: [Regions]Region{Greece: Crete, Crete: Greece, Egypt: Mesopotamia, Palestine: Egypt, Mesopotamia: Palestine},
	// Knowledge: sourced; an Egypt card in Moscow for 4 weeks and the values I, II
	// and III are printed. Of the other kinds the effects are printed, cities and
	// weeks sourced, the numbers of cards reconstructed: those of 2007 without three,
	// so that all make 87, congresses 8, and there is one airship.
	items: []item{
		{Special, Rome, 1, 1, Greece, 1},
		{Special, Berlin, 1, 1, Greece, 1},
		{Special, Vienna, 1, 1, Greece, 1},
		{Special, Moscow, 1, 1, Greece, 1},
		{Special, Rome, 2, 2, Greece, 2},
		{Special, London, 2, 2, Greece, 1},
		{Special, Berlin, 4, 3, Greece, 1},
		{Special, London, 4, 3, Greece, 1},
		{Special, Berlin, 1, 1, Crete, 2},
		{Special, Paris, 1, 1, Crete, 1},
		{Special, Vienna, 1, 1, Crete, 1},
		{Special, Paris, 2, 2, Crete, 1},
		{Special, Vienna, 2, 2, Crete, 1},
		{Special, Rome, 2, 2, Crete, 1},
		{Special, Moscow, 4, 3, Crete, 2},
		{Special, Rome, 1, 1, Egypt, 1},
		{Special, Paris, 1, 1, Egypt, 2},
		{Special, Moscow, 1, 1, Egypt, 1},
		{Special, Berlin, 2, 2, Egypt, 2},
		{Special, London, 2, 2, Egypt, 1},
		{Special, London, 4, 3, Egypt, 1},
		{Special, Moscow, 4, 3, Egypt, 1},
		{Special, Vienna, 1, 1, Palestine, 3},
		{Special, Rome, 1, 1, Palestine, 1},
		{Special, Paris, 2, 2, Palestine, 1},
		{Special, Berlin, 2, 2, Palestine, 1},
		{Special, London, 2, 2, Palestine, 1},
		{Special, London, 4, 3, Palestine, 1},
		{Special, Paris, 4, 3, Palestine, 1},
		{Special, Paris, 1, 1, Mesopotamia, 1},
		{Special, Rome, 1, 1, Mesopotamia, 1},
		{Special, Moscow, 1, 1, Mesopotamia, 2},
		{Special, Vienna, 2, 2, Mesopotamia, 2},
		{Special, London, 2, 2, Mesopotamia, 1},
		{Special, Moscow, 4, 3, Mesopotamia, 1},
		{Special, London, 4, 3, Mesopotamia, 1},
		{General, Paris, 3, 1, 0, 1},
		{General, Rome, 3, 1, 0, 1},
		{General, Berlin, 3, 1, 0, 1},
		{General, Vienna, 3, 1, 0, 1},
		{General, Paris, 6, 2, 0, 1},
		{General, Berlin, 6, 2, 0, 1},
		{General, London, 6, 2, 0, 1},
		{General, Moscow, 6, 2, 0, 1},
		{Congress, London, 2, 0, 0, 1},
		{Congress, Paris, 2, 0, 0, 2},
		{Congress, Berlin, 2, 0, 0, 2},
		{Congress, Vienna, 2, 0, 0, 2},
		{Congress, Moscow, 2, 0, 0, 1},
		{Assistant, Paris, 2, 0, 0, 2},
		{Assistant, Vienna, 2, 0, 0, 2},
		{Assistant, Berlin, 2, 0, 0, 1},
		{Assistant, Rome, 2, 0, 0, 1},
		{Spade, London, 3, 0, 0, 2},
		{Spade, Rome, 3, 0, 0, 2},
		{Spade, Moscow, 3, 0, 0, 2},
		{Horse, Moscow, 1, 0, 0, 1},
		{Horse, Rome, 1, 0, 0, 1},
		{Faked, London, 3, 0, 0, 1},
		{Airship, Rome, 1, 0, 0, 1},
	},
	// London with three regions for 5 points is printed, and that one card has 17
	// weeks. Cities, regions and points are sourced, the weeks reconstructed: all
	// different.
	exhibitions: []exhibition{
		{London, 12, 4, RegionsOf(Greece, Egypt)},
		{Paris, 14, 4, RegionsOf(Palestine, Mesopotamia)},
		{Berlin, 10, 4, RegionsOf(Crete, Greece)},
		{Vienna, 16, 4, RegionsOf(Egypt, Palestine)},
		{Moscow, 18, 4, RegionsOf(Mesopotamia, Crete)},
		{London, 17, 5, RegionsOf(Crete, Greece, Egypt)},
		{Paris, 19, 5, RegionsOf(Greece, Egypt, Palestine)},
		{Berlin, 15, 5, RegionsOf(Palestine, Mesopotamia, Crete)},
		{Vienna, 13, 5, RegionsOf(Mesopotamia, Crete, Greece)},
		{Moscow, 21, 5, RegionsOf(Egypt, Palestine, Mesopotamia)},
	},
	// Printed up to 8; more go on as triangular numbers.
	congress: func(n int) int { return n * (n + 1) / 2 },
}

// The places of the map, cities first. Printed; their order is ours.
const (
	London Place = iota
	Paris
	Berlin
	Vienna
	Rome
	Warsaw
	Moscow
	InGreece
	InCrete
	InEgypt
	InPalestine
	InMesopotamia
)

var placeNames = [Places]string{"london", "paris", "berlin", "vienna", "rome", "warsaw", "moscow",
	"greece", "crete", "egypt", "palestine", "mesopotamia"}

// The regions, in the order of their places.
const (
	Greece Region = iota
	Crete
	Egypt
	Palestine
	Mesopotamia
)
