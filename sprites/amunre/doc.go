// Package amunre is the sheet of Amun-Re's sprites.
//
// Sizes and anchors stand in sheet.go beside each constant. Package place has the
// geometry of the map (464x288, North at the left), of the offering scene and of the
// sand; its provinces are the rules' provinces in their order.
//
// On the map, in this order: Map at its origin; boats (Felucca, at place.Nile); for
// every province its plate, 12 px high about place.Plate, as wide as what is on it: 5
// px, then the name in the label face 4 px below the plate's top, then Wave 9x4 for a
// province on the Nile, with 6 px more in front for an owner's Standard, 9x16 at
// place.Standard; printed facts in the row that ends at place.Facts; at
// place.Farmer PrintedFarmer, Farmer or Socket; at place.Building the Building.
//
//	PlateHidden N0, PlateOpen N0, PlateOwned E0   plates (Nine), with the text's colour
//	CardSymbol 6x6, TempleIcon 9x9, Gold 9x9      printed facts; camels: shell.Camel 10x9
//	FreeCard 8x10, Gold, Bricks(n) 10x7           free goods, at place.Goods
//	Stone(seat) 11x10                             who leads, at place.Leader, with a black box 9x8 below
//	Farmer, PrintedFarmer 7x11, Socket 7x6        anchored at their feet
//	Pyramid 14x11, DoublePyramid 20x11, Rise      anchored at their feet; Dust where they land
//	GhostFarmer GhostBrick GhostPyramid GhostStone   light rims: the piece with remap Lighter, then the rim, at the same place
//
// Rails: RailWood E0 and RailSlate S4 are cells of any size (Nine), 11x27 with 1 px shared.
// Crossed out: shell.Cross, or Struck 13x13 over an icon.
//
// Panels: CardIcon 7x7, PyramidIcon 9x9, Flag(seat) 9x9, Pharaoh 9x8, FarmerHead 7x7,
// Thief 9x9, Temple 16x11; ScorePyramids ScoreSets ScoreEast ScoreWest ScoreTemples
// ScoreCards ScoreGold, 15x11 or 15x10, for the ledger's rows.
//
// Cards are 20x26: PowerCard(kind), CardBack, StealCard (the -3); BigStealCard 26x34
// is that card standing on an altar. LargeCard(kind) and LargeBack are 48x64.
//
// The offering: Dusk 464x288; Altar 86x52 at place.Altar; Coin(0) 14x14 or CoinStack 14x18
// (five) at place.Offered, the first ones last; meter of place.Band in BandDark (text S4) and
// PlateOpen (N0) with BigTemple 24x16 at place.Temple. Tags of 12 px: PlateOpen N0,
// TagRed E7, TagDark E7.
//
// Harvest(frame) 9x9 flies from farmers and camels to the seats. Sand(frame) 16x32 covers
// the map between the kingdoms by place.Sand; pyramids and bricks are drawn after it.
// Vignette 138x84 is the game's picture in the menu.
package amunre
