package timbuktu

// The facts of the box, apart from the rules. Every table says how well it is
// known:
//
//	printed        the rulebook (Queen Games 2005) says so in words or pictures
//	sourced        an independent source says so; it is named
//	inferred       the only answer, or the likeliest, that printed and sourced facts leave
//	reconstructed  no source tells it; chosen so that everything known holds

// Sizes. Printed.
const (
	Goods       = 5   // kinds of goods
	Units       = 105 // units of goods in the box, 21 of each kind
	Pens        = 5   // pens of an oasis
	Stands      = 5   // stands of a pen
	Places      = Pens * Stands
	MaxCamels   = 8 // camels of a seat, A to H
	Packs       = 5 // packs of thief cards, each one pen, one stand and one goods card
	CamelUnits  = 4 // units a camel carries at the start
	LeastKinds  = 3 // kinds a camel loaded by its owner carries at least
	Exchanges   = 2 // exchange stands of an oasis; sourced: J. Huber, Strategist 319 (1998); spieletest.at
	mostOases   = 5
	leastSeats  = 3
	mostSeats   = 5
	kindsOfCard = 5 // cards of each kind of thief card
)

// The kinds of goods, in the rulebook's order. Printed.
const (
	Gold Good = iota
	Coffee
	Pepper
	Salt
	Water
)

var goodNames = [Goods]string{"gold", "coffee", "pepper", "salt", "water"}

// The pens of every oasis. Symbols sourced (bigcream.it; BoardGameGeek thread
// 116219 names four of them); that the lamp is second and the moon last sourced,
// the order of star and scimitar inferred.
const (
	Palm Pen = iota
	Lamp
	Star
	Scimitar
	Moon
)

var penNames = [Pens]string{"palm", "lamp", "star", "scimitar", "moon"}

// The oases: the start area and oasis 1 share a board, as do the last but one
// and Timbuktu; the two between have small boards. Printed.
const (
	Start Oasis = iota
	Oasis1
	SmallA
	SmallB
	Penultimate
	Timbuktu
	oases
)

var oasisNames = [oases]string{"start", "oasis1", "smallA", "smallB", "penultimate", "timbuktu"}

// camelsOf is the number of camels of each seat, by seats in the game. Printed.
var camelsOf = [mostSeats + 1]uint8{3: 8, 4: 6, 5: 5}

// stagesOf is the number of oases to cross, by seats in the game. Printed.
var stagesOf = [mostSeats + 1]uint8{3: 3, 4: 4, 5: 5}

// route is the oases in the order of travel, by seats in the game. Printed; that
// with four seats it is small board A is ours.
var route = [mostSeats + 1][mostOases + 1]Oasis{
	3: {Start, Oasis1, Penultimate, Timbuktu},
	4: {Start, Oasis1, SmallA, Penultimate, Timbuktu},
	5: {Start, Oasis1, SmallA, SmallB, Penultimate, Timbuktu},
}

// arrows are the two pens of the next oasis that a pen's arrows point to. That
// there are two is printed; where they point is reconstructed: two arrows into
// every pen, every oasis different.
var arrows = [oases][Pens][2]Pen{
	Start:       {{Palm, Lamp}, {Lamp, Star}, {Star, Scimitar}, {Scimitar, Moon}, {Moon, Palm}},
	Oasis1:      {{Palm, Lamp}, {Palm, Star}, {Lamp, Scimitar}, {Star, Moon}, {Scimitar, Moon}},
	SmallA:      {{Palm, Star}, {Lamp, Scimitar}, {Star, Moon}, {Scimitar, Palm}, {Moon, Lamp}},
	SmallB:      {{Palm, Moon}, {Lamp, Palm}, {Star, Lamp}, {Scimitar, Star}, {Moon, Scimitar}},
	Penultimate: {{Palm, Scimitar}, {Lamp, Moon}, {Star, Palm}, {Scimitar, Lamp}, {Moon, Star}},
}

// exchangeStands are the stands of an oasis with the exchange mark. That there
// are two is sourced (see Exchanges); which they are is reconstructed: never a
// fifth stand, which may stay empty, so that both are always reached in time.
var exchangeStands = [oases][Exchanges]Place{
	Start:       {Nowhere, Nowhere},
	Oasis1:      {At(Palm, 2), At(Star, 4)},
	SmallA:      {At(Lamp, 2), At(Scimitar, 4)},
	SmallB:      {At(Star, 2), At(Moon, 4)},
	Penultimate: {At(Scimitar, 2), At(Palm, 4)},
	Timbuktu:    {At(Moon, 2), At(Lamp, 4)},
}

// standCards are the two stands of each stand card. 1+3 is printed (example of
// the robbery); 1+5 sourced (a photo described at lexfrikimalacitana.blogspot.com,
// 2009); 2+4 inferred, as each stand is on two cards; 3+4 inferred from
// knobelritter.at; 2+5 is what is left.
var standCards = [kindsOfCard][2]int{{1, 3}, {1, 5}, {2, 4}, {2, 5}, {3, 4}}

// goodsCards are the two goods of each goods card. Gold and water is printed
// (example of the robbery); salt and pepper sourced (the same photo); the others
// inferred: each good is on two cards, and jamtan.net (2016) names gold and salt.
var goodsCards = [kindsOfCard]GoodSet{
	SetOf(Gold, Water), SetOf(Gold, Salt), SetOf(Pepper, Salt), SetOf(Coffee, Pepper), SetOf(Coffee, Water),
}

// printedLoads is what camels A to H carry on the printed side of the caravan
// board. Four units a camel and every camel different is printed or sourced
// (bisco.hatenadiary.com, 2005); which units is reconstructed, alike for all
// seats, so that the printed robbery example holds and 21 units of a kind do.
var printedLoads = [MaxCamels]Load{
	LoadOf(Gold, Gold, Water, Salt),
	LoadOf(Salt, Salt, Pepper, Coffee),
	LoadOf(Pepper, Pepper, Coffee, Gold),
	LoadOf(Water, Water, Salt, Pepper),
	LoadOf(Coffee, Coffee, Gold, Water),
	LoadOf(Gold, Coffee, Pepper, Water),
	LoadOf(Salt, Water, Gold, Coffee),
	LoadOf(Salt, Water, Gold, Pepper),
}

// supplyOf is how many units of every good a seat gets with own loads, by seats
// in the game. Printed (variant).
var supplyOf = [mostSeats + 1]int{3: 7, 4: 5, 5: 4}

// ring tells who sits at the five places where packs lie, clockwise from the
// starter of the stage, by seats in the game: 0 the starter, 1 the next to the
// left and so on; between is a pack that lies between players. Printed.
var ring = [mostSeats + 1][Packs]int8{
	3: {0, between, 1, 2, between},
	4: {0, 1, 2, 3, between},
	5: {0, 1, 2, 3, 4},
}

const between = -1
