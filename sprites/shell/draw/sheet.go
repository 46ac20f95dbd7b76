// Package draw holds the recipes of the sprites that all screens share.
package draw

import (
	. "sandglass/sprites"
	"sandglass/sprites/bake"
)

// Shell draws the sheet shell.
func Shell() *bake.Sheet {
	s := bake.NewSheet("shell", ShellNo, 512)
	addPlayers(s)
	addPanels(s)
	addButtons(s)
	addControls(s)
	for _, i := range icons {
		s.Add(i.name, bake.TopLeft, bake.Grid(i.grid))
		if i.name == "Keyboard" {
			s.Add("keyboardHalf", bake.TopLeft, keyboardHalves(bake.Grid(i.grid))...)
		}
	}
	addGlyphs(s)
	addEffects(s)
	s.Add("Pennon", bake.TopLeft, pennon())
	s.Add("Crest", bake.Centre, shield(crestR))
	s.Add("crestMark", bake.Centre, emblems(crestR)...)
	return s
}

func addPlayers(s *bake.Sheet) {
	s.Add("badge", bake.TopLeft, badges()...)
	s.Add("chip", bake.TopLeft, chips()...)
	s.Add("Shield", bake.Centre, shield(shieldR))
	s.Add("emblem", bake.Centre, emblems(shieldR)...)
	s.Add("Bust", bake.Feet, bust())
}

var (
	goldBevel  = bake.Bevel{E0, G3, G2, G1}
	plainBevel = bake.Bevel{E0, E6, E5, E4}
)

func addPanels(s *bake.Sheet) {
	flat := [4]int{}
	s.AddNine("Parchment", parchment(), 5, 5, 7, 7, [4]int{0, 0, 2, 2})
	s.AddNine("DarkPanel", darkPanel(), 5, 5, 5, 5, flat)
	s.AddNine("TagParchment", bake.Plate(5, 5, bake.Bevel{E0, E7, P3, P1}), 2, 2, 2, 2, flat)
	s.AddNine("Field", bake.Plate(5, 5, bake.Bevel{E0, P2, E7, E7}), 2, 2, 2, 2, flat)
	s.AddNine("Chosen", ring(G3), 2, 2, 2, 2, [4]int{2, 2, 2, 2})
	s.AddNine("PodiumStep", step(), 5, 8, 8, 2, flat)
	s.AddNine("focus0", focusRing(false), 5, 5, 5, 5, [4]int{4, 4, 4, 4})
	s.AddNine("focus1", focusRing(true), 5, 5, 5, 5, [4]int{4, 4, 4, 4})
	s.Add("dashRow", bake.TopLeft, dashes(32, 1)...)
	s.Add("dashColumn", bake.TopLeft, dashes(1, 32)...)
	s.Add("Stage", bake.TopLeft, stage())
}

func addButtons(s *bake.Sheet) {
	for _, b := range []struct {
		name    string
		bevel   bake.Bevel
		side    Index
		pressed bool
	}{
		{"primaryNormal", goldBevel, G0, false},
		{"primaryHover", bake.Bevel{E0, E7, G3, G2}, G0, false},
		{"primaryPressed", bake.Bevel{E0, G1, G2, G3}, G0, true},
		{"plainNormal", plainBevel, E2, false},
		{"plainHover", bake.Bevel{E0, E7, E6, E5}, E2, false},
		{"plainPressed", bake.Bevel{E0, E3, E4, E5}, E2, true},
		{"buttonDisabled", bake.Bevel{S0, S3, S2, S1}, S0, false},
	} {
		top := 3
		if b.pressed {
			top = 4
		}
		s.AddNine(b.name, button(b.bevel, b.side, b.pressed), 3, top, 3, 13-top-3, [4]int{0, 0, 0, 2})
	}
	s.Add("HoverMark", bake.TopLeft, bake.Stencil("#..\n##.\n###\n##.\n#..", N0))
}

func addControls(s *bake.Sheet) {
	flat := [4]int{}
	s.AddNine("Segment", bake.Plate(5, 5, bake.Bevel{E0, E7, E5, E3}), 2, 2, 2, 2, flat)
	s.AddNine("SegmentChosen", bake.Plate(5, 5, bake.Bevel{E0, G3, G2, G0}), 2, 2, 2, 2, flat)
	s.AddNine("SliderTrack", groove(P1, P1), 1, 2, 1, 2, flat)
	s.AddNine("SliderFill", groove(G3, G2), 1, 2, 1, 2, flat)
	s.Add("SliderKnob", bake.At(5, 0), knob())
	s.AddNine("BarTrack", bar(P2, P2, P2), 1, 3, 1, 2, flat)
	s.AddNine("barRed", bar(R4, R3, R3), 1, 3, 1, 2, flat)
	s.AddNine("barGold", bar(G3, G2, G2), 1, 3, 1, 2, flat)
	s.AddNine("barPale", bar(E7, P3, P3), 1, 3, 1, 2, flat)
	s.AddNine("barGreen", bar(F4, F3, F3), 1, 3, 1, 2, flat)
	s.AddNine("barBlue", bar(B2, B1, B1), 1, 3, 1, 2, flat)
	s.AddNine("barGrey", bar(S3, S2, S2), 1, 3, 1, 2, flat)
	s.AddNine("ScrollTrack", bake.Plate(5, 5, bake.Bevel{E0, P1, P1, P1}), 2, 2, 2, 2, flat)
	s.AddNine("ScrollThumb", bake.Plate(5, 5, bake.Bevel{E0, E7, E5, E3}), 2, 2, 2, 2, flat)
	s.Add("tick", bake.TopLeft, tick(false), tick(true))
}

func addGlyphs(s *bake.Sheet) {
	s.Add("faceButton", bake.TopLeft, faceButtons()...)
	s.Add("dpad", bake.TopLeft, dpads()...)
	s.Add("shoulder", bake.TopLeft, shoulders()...)
	s.Add("stick", bake.TopLeft, stickButtons()...)
	s.Add("padButton", bake.TopLeft, padButtons()...)
	s.AddNine("Keycap", keycap(5), 2, 2, 2, 5, [4]int{})
	s.Add("key", bake.TopLeft, keys()...)
	s.Add("mouse", bake.TopLeft, mouse(0), mouse(1), mouse(2))
	s.Add("Tap", bake.TopLeft, tap())
}

func addEffects(s *bake.Sheet) {
	s.Add("sparkle", bake.Centre, sparkles()...)
	s.Add("CurtainFolds", bake.TopLeft, folds())
	s.Add("CurtainValance", bake.TopLeft, valance())
	s.Add("CurtainHem", bake.TopLeft, hem())
}
