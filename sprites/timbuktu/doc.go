// Package timbuktu is the sheet of Timbuktu's sprites.
//
// Sizes and anchors stand in sheet.go beside each constant. Package place has
// the geometry: rows and stands of the table, the course of the arrows. Camels
// and the goods on them are on the sheet caravan.
//
// On a stand at sx (place.WestStand + i*place.Stand) of pen p a camel's anchor
// (its feet) is put at sx+17, place.Row(p)+39, the LetterTag 9x9 (remap) at
// sx+22, Row+36, the NumberPlate 11x12 at sx+3, Row+1.
//
// Ground, below everything, all at 0, place.TableTop: WestOasis or WestCamp,
// Desert, EastOasis or EastTown (their anchors bring them to their places).
// PenRow(p) at the first stand, place.Row(p); ExchangeMat over a stand's mat at
// sx, Row+35; ExchangePlate 13x12; NumberRobbed for a stand known to be robbed
// with RobbedRibbon 19x10 beside it (goods 8x8 at 1,1 and 10,1); SymbolPlate and
// SymbolPlateLit 15x15 (PenSymbol at 2,2); ExitSign and ExitSignLit 24x40
// (PenSymbols at 3,3 and 3,16); Glow 220x56 under the row that is robbed.
//
//	Token 6x6, BigGood 16x15               gold coffee pepper salt water
//	PenSymbol 11x11, BigPen 23x21          palm lamp star scimitar moon
//	MiniBack, MiniFront 16x18 (goods 21)   thief cards of the public strip
//	Back, Front, Flip 48x64                thief cards, large
//	CamelCard, CamelCardMoved 26x56        head 20x15 at 3,3 for the letter, load from 4,22 pitch 10,11
//	                                       (8x8), remap the head by sprites.Player+seat; NoGood 5x5 at +2,+2
//	Notebook 156x68                        lines from 16,15 pitch 17
//	Thief 28x24, Slash, Dust               the robbery; anchors at the feet, the middle
//	Arrow, Dotted, ArrowLight              ways from row to row
//	RoundMarker 7x6, StageMarker 9x9, PackArrow 4x7
//	Vignette 138x84                        the game's picture in the menu
package timbuktu
