// Package tombraiders is the sheet of The Tomb Raiders' sprites, as far as the
// sheet theben has not got them already.
//
// Sizes and anchors stand in sheet.go beside each constant. Package place has the
// geometry of the table, in coordinates of the screen. Regions are 0 to 3 everywhere:
// Mesopotamia, Crete, Egypt, Greece, and General 4; OnTheben gives their number on
// the sheet theben.
//
// The table is drawn in this order: WeekLine at 0,0; the weeks' numbers in the label
// face at place.Number, E0 on light cells, N0 on dark ones (the second four of
// every eight weeks), E7 on week 1; theben.Disc and theben.GhostDisc at place.Disc.
// Cloth at 0,0; Pile and Back at place.DeckX, DeckY; the row's cards; the
// presentations. A site: Site and SiteHead at place.Site, theben.DigBack at PitX, PitY
// of it (none on an empty pile), Heap over the card's foot, Relic beside the pit.
//
//	Back 48x64                     the back of the deck's cards; Flip turns one up
//	NightFront 48x64               the front of cards for the hand; see the functions ...Card
//	ProfessorHead 18x23            on a ground of N0 at place.Professor
//	Thief Robbers Scholar GeneralDig Exhibition Museum Professor   icons of 9x9
//	EmblemTile 15x15               under an icon on an action card, the icon at 3,3
//	ExhibitionMark 17x16, MuseumMark   on the presentations' plates
//	Chamber 464x242                where a pile is searched, drawn at 0,0; cards at place.SearchCard,
//	                               Lamp at place.LampX, LampY, words on the wall above the mat
//	Gallery MuseumFront 232x104    an exhibition, a museum; Plinth 34x17 at place.Plinth of it, its artefacts
//	                               (theben.Artefact, foot there), then Guests at the picture's last row
//	EveningSky 464x110             over a dig in the place of theben.DigSky
//	Vignette 138x84                the game's picture in the menu
//
// Frames (Nine) with their text colours: Presentation E0, PresentationReady E0 (what can be
// taken), both 156x26; ActionCard E7, F4 (92x42); StepOpen E1, StepMet E7, StepPrice
// N0: the chips of the weeks on a presentation (17x10), out of reach, met, and what the viewer
// would pay.
//
// Of package theben serve, r being OnTheben(region):
//
//	Disc DiscSquashed DiscStretched GhostDisc        markers; Chevron(place.Top) weeks passed
//	Special(r, 1 to 3) GeneralKnowledge(1 or 2)      cards of knowledge, of the row and dug up
//	CongressCard                                     congress
//	AssistantCard                                    its Art for HandCard
//	Find(r, i) Rubble(i)                             site cards; DigBack(r) DigFlip(r, frame) SandCover Brush Dust
//	Exhibition(large)                                a presentation taken from the side
//	Artefact(r, i) SmallArtefact(r, i)               what is shown, given to a museum, counted
//	Sign(r) BigSign(r) Book(r)                       also Book(5) for general knowledge
//	BubbleBlue BubbleGreen BubbleRed BubbleGold BubbleStone   numbers on cards
//	Hourglass CardIcon Spade Assistant Congress Vase Permission   icons
//	TagGold TagDark TagBlue TagRed WeekTile WeekTileSame WeekTileChosen   tags and the dig's weeks
//	Horizon(r) DigGround                             the dig by evening: EveningSky, then these with remap
//	                                                 sprites.Dusk, all at 0,4, then WeekLine over their top
//	Hall GlassCase Glass                             a larger exhibition
//	Walk Pawn                                        the digger
package tombraiders
