// Package shell is the sheet of sprites that all screens share.
//
// Sprites are constants and functions giving an ID; sizes and anchors stand in
// sheet.go beside each constant. Anchors: top left for panels, tiles and icons;
// bottom centre for the bust; the middle for shields and sparkles.
// Frames of any size are sprites.Nine values, drawn by Nine.Draw.
//
// Of players (seat 0 to 4): Badge 20x20, Chip 7x9, Emblem (on the Shield): a
// picture a seat, never remapped. Shield r 56, Bust 32x32 (podium), CurtainFolds,
// CurtainValance, CurtainHem, Pennon 112x214, Crest r 28: in red, drawn with remap sprites.Player+seat.
//
// Frames (Nine), with the text colours that go on them:
//
//	Parchment                    panel for reading and choosing      N0 E0 E1, R1 B0 F1 W0
//	DarkPanel                    panel for status                    E7 P3 S4 P2, G3 G2, R4 W4 F4
//	TagParchment                 labels, 12 px high for small text   E0
//	Field                        text field                          E0
//	Button(primary, state)       face, plus 2 px side below          N0 on gold, E0 on plain, N0 disabled
//	Segment, SegmentChosen       choice of a few; mark with Notch    E0; N0
//	SliderTrack, SliderFill      5 px high; SliderKnob anchor 5,0 is put 5 px above
//	BarTrack, Bar(i)             stacked bars, at least 6 px high
//	ScrollTrack, ScrollThumb
//	Keycap                       blank key, 16 px high, text N0 at 4 px from the top
//	PodiumStep                   block of the winners' podium, from 18x14
//	Focus(frame)                 ring outside the rectangle
//	Chosen                       1 px gold and 1 px ink outside the rectangle
//
// Legal(...) draws the marching dashes on a rectangle's border.
//
// Pictures: Stage 170x244 (behind the podium), CurtainFolds 320x360 (the right
// half is its mirror image), CurtainValance 160x34 and CurtainHem 160x16 (both
// repeat), Sparkle(frame) 11x11.
//
// Icons of 5 to 13 px: Star Check Cross Lock ArrowRight ArrowLeft ArrowUp
// ArrowDown Notch Diamond Eye Camel SpeakerOff Cup HoverMark. A sprite that
// nothing draws is taken off the sheet; a game's own signs belong on its sheet.
//
// Devices: Pad Keyboard Mouse Bot Touch (13 to 21 px wide); glyphs of inputs
// Pad..., Key..., MouseLeft, MouseRight, MouseWheel, Tap.
package shell
