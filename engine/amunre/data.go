package amunre

// The facts of the box, apart from the rules. Every table says how well it is
// known:
//
//	printed        the rulebook (Hans im Glück 2003) says so in words or pictures
//	sourced        an independent source says so; it is named
//	inferred       the only answer, or the likeliest, that printed and sourced facts leave
//	reconstructed  no source tells it; chosen so that everything known holds

// Sizes. Printed.
const (
	Provinces   = 15
	Kingdoms    = 2 // Old and New
	Rounds      = 3 // of a kingdom; also the provinces of a seat
	PowerCards  = 39
	BidSpaces   = 9
	BricksEach  = 3 // bricks that become a pyramid
	leastSeats  = 3
	mostSeats   = 5
	startGold   = 20
	stolenGold  = 3 // what the -3 takes from the offering, and brings
	changeGold  = 3 // what Change the Offering changes
	eightGold   = 8
	bonusPoints = 3
	setPoints   = 3
	bankPoints  = 5
	farmersFor  = 9 // farmers that the Farmer bonus asks for
	symbolsFor  = 7 // card symbols that the Power Card bonus asks for
)

// The provinces, Lower Egypt first, each half from the west bank to the east and
// down the Nile.
const (
	Buto Province = iota
	Damanhur
	Memphis
	Baharya
	Mendes
	Avaris
	Amarna
	Abydos
	Dakhla
	Kharga
	Edfu
	Sawu
	Thebes
	Abu
	Berenike
)

// A Land is what the board prints on a province.
type Land struct {
	Name    string
	East    bool // on the east bank of the Nile, else on the west bank
	Upper   bool // in Upper Egypt, else in Lower Egypt
	Nile    bool // lies on the Nile itself
	Fields  int  // fields for farmers, without the printed ones
	Printed int  // printed farmers
	Limit   int  // card symbols at the upper edge: so many power cards may be bought
	Cards   int  // free power cards
	Bricks  int  // free bricks
	Gold    int  // free gold
	Income  int  // guaranteed income
	Camel   int  // income while the temple is on its first or second space
	Temples int
}

// lands by Province. Free goods, incomes, Baharya's printed farmers, Edfu's temple
// and Damanhur's two, that Berenike has no fields: printed; Abu 4 and Berenike 8 from
// the printed example of income. Amarna's one temple: inferred (WBC tournament
// report 2016).
//
// Banks: Edfu, Abu and Berenike printed, the others inferred from the map (eight lie
// in the west, geniedelalampe.org). Upper Egypt: eight provinces sourced (the newer
// English rulebook), which they are inferred. On the Nile: inferred; Damanhur and
// Avaris are the least sure of it.
//
// Limits: Buto, Mendes, Memphis, Avaris, Amarna printed; that one province has 4,
// and it is Abydos or Kharga, sourced (WBC 2005); the others reconstructed. Fields:
// reconstructed but for Berenike, within 0 to 6 (sourced: geniedelalampe.org), and so
// that the printed examples hold and all fields and five Free Farmers take the 45
// farmers of the box.
var lands = [Provinces]Land{
	Buto:     {Name: "buto", Nile: true, Fields: 5, Cards: 1},
	Damanhur: {Name: "damanhur", Fields: 2, Limit: 1, Temples: 2},
	Memphis:  {Name: "memphis", Nile: true, Fields: 3, Limit: 3, Bricks: 2},
	Baharya:  {Name: "baharya", Fields: 3, Printed: 2, Limit: 1},
	Mendes:   {Name: "mendes", East: true, Nile: true, Fields: 6},
	Avaris:   {Name: "avaris", East: true, Fields: 3, Limit: 1, Camel: 8},
	Amarna:   {Name: "amarna", East: true, Nile: true, Fields: 4, Limit: 1, Temples: 1},
	Abydos:   {Name: "abydos", Upper: true, Nile: true, Fields: 2, Limit: 4, Bricks: 1},
	Dakhla:   {Name: "dakhla", Upper: true, Fields: 1, Limit: 1, Cards: 1, Gold: 12},
	Kharga:   {Name: "kharga", Upper: true, Fields: 1, Limit: 2, Camel: 5},
	Edfu:     {Name: "edfu", Upper: true, Nile: true, Fields: 3, Limit: 1, Cards: 1, Temples: 1},
	Sawu:     {Name: "sawu", East: true, Upper: true, Fields: 1, Limit: 2, Camel: 7},
	Thebes:   {Name: "thebes", East: true, Upper: true, Nile: true, Fields: 3, Limit: 1, Cards: 2},
	Abu:      {Name: "abu", East: true, Upper: true, Nile: true, Fields: 3, Limit: 1, Income: 4},
	Berenike: {Name: "berenike", East: true, Upper: true, Limit: 2, Income: 8},
}

// bidPrices are the gold of the spaces of every province card. 0 to 10 printed, the
// others sourced three times (gamersalliance.com, poeppelkiste.de,
// mountedcloud.tistory.com).
var bidPrices = [BidSpaces]int{0, 1, 3, 6, 10, 15, 21, 28, 36}

// bands are the least totals of the temple's second, third and fourth space. The second
// band printed, all sourced (the newer English rulebook).
var bands = [...]int{3, 13, 23}

// The camels bring their income while the temple is no further than this. Printed.
const camelSpaces = 2

// gifts for the highest offering, the second, and every other one. Printed.
var giftsOf = [...]uint8{3, 2, 1}

// goldPoints for most gold, second and third. Printed.
var goldPoints = [...]int{6, 4, 2}

// The kinds of power card, by the phase they are for.
const (
	BidBlockade Card = iota
	OutbidCard
	FreeFarmer
	MasterBuilder
	ChangeOffering
	EightGold
	HarvestIncrease
	FarmerBonus
	CardBonus
	EgyptBonus // Upper or Lower Egypt
	SideBonus  // west or east of the Nile
	NileBonus  // on the Nile or off it
	CardKinds
)

var cardNames = [CardKinds]string{"bid-blockade", "outbid", "free-farmer", "master-builder", "change-offering", "eight-gold",
	"harvest-increase", "farmer-bonus", "card-bonus", "egypt-bonus", "side-bonus", "nile-bonus"}

// cardCounts are how many of each kind there are. Printed but for the last: the list
// of the rulebook has one, which makes 38 cards and not the 39 of the box; a
// second one is reconstructed, as there are two of every other bonus.
var cardCounts = [CardKinds]int{2, 2, 5, 8, 4, 3, 5, 2, 2, 2, 2, 2}
