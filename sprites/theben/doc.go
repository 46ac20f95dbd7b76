// Package theben is the sheet of Jenseits von Theben's sprites.
//
// Sizes and anchors stand in sheet.go beside each constant. Package place has
// the geometry of the board: spaces, routes, the track of weeks. Regions are 0
// to 4 everywhere: Greece, Crete, Egypt, Palestine, Mesopotamia.
//
// The board is 464x284. It is drawn in this order, all of it at the board's origin
// unless place says where: Map; TrackSide of all four sides; Route(i, false) of all
// routes, Route(i, true) of the chosen; SpaceIcon at place.Spot; Ribbon at
// place.Ribbon with the name in the label face; Waiting 7x8 at place.Offer; a bubble
// at place.Bubble; figures at place.Figure; flags at place.Flag; discs at
// place.Disc. The number of a week goes at 3,3 of its cell: E0 on light cells,
// N0 on dark ones, E7 on week 1.
//
//	BubbleBlue, BubbleGold         11x11, round ground of a number     E7; N0
//	BubbleRed, BubbleGreen         the same: points, knowledge         E7
//	BubbleStone                    the same: out of reach              E7
//	Chevron(side) 9x6              weeks passed, at the cell's middle
//	YearPlate(age) 26x13           years
//	Flag(large) 11x16              announced exhibitions
//	Disc, DiscSquashed, DiscStretched   markers; a picture a seat, never remapped
//	GhostDisc, GhostPawn           light rims: draw Disc or Pawn with remap Lighter, then the rim, at the same place
//	Pawn 9x13, Walk, Ride, Fly     figures; remap sprites.Player+seat
//	BigHourglass(frame) 11x17
//
// Cards are 48x64: Card values with Draw; CityBack, DigBack; CityFlip and
// DigFlip. A dug-up card is told so: DigFlip, whose front is covered with
// sand; then its Card with SandCover(frame) over it, the Brush at SandEdge, Dust
// at its tip. The newest card gets shell.Chosen and shell.Sparkle.
//
//	Artefact 32x32, SmallArtefact 16x16, Rubble
//	Sign 9x9, BigSign 17x15        the regions' symbols: temple, double axe, pyramid, dome, ziggurat
//	Book 9x9                       knowledge; none of it: remap sprites.Disabled
//	Permit, FakedPermit 24x14      permissions
//	Hourglass CardIcon Spade Assistant Horse Congress Airship Vase Permission   icons of 7 to 11 px
//
// Scenes of 464x284, in layers at the scene's origin: DigSky, Horizon(region),
// DigGround (mat and digger in package place); Hall with GlassCase (44x64 at its
// anchor; the find at 6,7 of it, Glass over it). Felt 50x52 with DieShadow, Tumble
// and Die. YearTurn 240x112: the turn of a year. Vignette 138x84: the game's
// picture in the menu.
//
// Frames (Nine) with their text colours: RibbonCity E0, RibbonSite E7; TagGold N0,
// TagRed TagDark TagBlue E7 (12 px high for small text); WeekTile E0, WeekTileSame
// E0, WeekTileChosen N0 (28x18); FieldPlate E0, WeakestPlate E7 (heads of the
// conference's columns, 26 px high).
package theben
