package ui

import (
	"testing"

	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/sprites"
	"sandglass/sprites/shell"
)

// drawn is the first sprite that means m, 0 for none.
func drawn(m Means, o Look) sprites.ID {
	var l paint.List
	if Glyph(&l, 10, 20, m, o); len(l.Cmds) == 0 {
		return 0
	}
	return l.Cmds[0].Sprite
}

func TestPadsShowTheGlyphsOfTheirMake(t *testing.T) {
	pad := func(s input.Style) Look { return Look{Device: input.Pad, Style: s} }
	for s, set := range map[input.Style]shell.PadSet{
		input.StyleAuto: shell.XboxPad, input.StyleXbox: shell.XboxPad, input.StylePlayStation: shell.PlayStationPad,
		input.StyleSwitch: shell.SwitchPad, input.StyleDeck: shell.DeckPad,
	} {
		for m, button := range map[Means]int{ToGo: 0, ToBack: 1, ToInfo: 2, ToUndo: 3, ToTabs: 4, ToScroll: 6, ToPeek: 6, ToSkip: 8, ToMenu: 9, ToRedo: 11} {
			if got := drawn(m, pad(s)); got != shell.PadButton(set, button) {
				t.Errorf("style %d, means %d: sprite %d, want button %d", s, m, got, button)
			}
		}
	}
	// Of the makes that are told, no two have the same face buttons.
	for button := range 4 {
		seen := map[sprites.ID]bool{}
		for set := shell.XboxPad; set <= shell.DeckPad; set++ {
			seen[shell.PadButton(set, button)] = true
		}
		if len(seen) != 4 {
			t.Errorf("button %d looks alike on two makes", button)
		}
	}
}

func TestASwitchPadConfirmsByPlaceOrByLetter(t *testing.T) {
	o := Look{Device: input.Pad, Style: input.StyleSwitch}
	bottom, right := shell.PadButton(shell.SwitchPad, 0), shell.PadButton(shell.SwitchPad, 1)
	if drawn(ToGo, o) != bottom || drawn(ToBack, o) != right {
		t.Error("not by place")
	}
	if o.Swap = true; drawn(ToGo, o) != right || drawn(ToBack, o) != bottom {
		t.Error("not by letter")
	}
}

func TestGlyphsShowWhatIsBound(t *testing.T) {
	buttons, _ := input.BindButton(nil, input.ActUndo, 10)
	if got := drawn(ToUndo, Look{Device: input.Pad, Buttons: buttons}); got != shell.PadButton(shell.XboxPad, 10) {
		t.Errorf("undo on the left stick is sprite %d", got)
	}
	keys, _ := input.BindKey(nil, input.ActConfirm, input.KeySpace)
	if got := drawn(ToGo, Look{Device: input.Keyboard, Keys: keys}); got != shell.KeySpace {
		t.Errorf("confirm by Space is sprite %d", got)
	}
	keys, _ = input.BindKey(nil, input.ActUndo, input.KeyPageUp)
	wide, narrow := GlyphWidth(ToUndo, Look{Device: input.Keyboard, Keys: keys}), GlyphWidth(ToUndo, Look{Device: input.Keyboard})
	if wide <= narrow {
		t.Errorf("PgUp is %d wide, U %d", wide, narrow)
	}
}

func TestWhatADeviceHasNotIsNotShown(t *testing.T) {
	for _, o := range []Look{{Device: input.Mouse}, {Device: input.Touch}, {Device: input.Keyboard}} {
		if w := GlyphWidth(ToSkip, o); w != 0 {
			t.Errorf("skip on device %d is %d wide", o.Device, w)
		}
	}
	if ActionWidth(input.ActTabLeft, Look{Device: input.Keyboard}) != 0 || ActionWidth(input.ActTabLeft, Look{Device: input.Pad}) == 0 {
		t.Error("the tab before is shown where it has no key, or not where it has a button")
	}
}

func TestEveryKeyHasASign(t *testing.T) {
	for k := input.NoKey + 1; k < input.Keys; k++ {
		if keySign(k).width() == 0 {
			t.Errorf("key %d has none", k)
		}
	}
	for k, want := range map[input.Key]string{input.KeyA: "A", input.KeyA + 25: "Z", input.Key0: "0", input.Key0 + 9: "9", input.KeyControl: "Ctrl", input.KeyPageDown: "PgDn", input.KeyUp: "", input.NoKey: ""} {
		if got := KeyName(k); got != want {
			t.Errorf("key %d is %q, want %q", k, got, want)
		}
	}
}

func TestGlyphsAreAsWideAsTheyAreDrawn(t *testing.T) {
	for d := input.Mouse; d <= input.Pad; d++ {
		for s := range input.Styles {
			for m := range means {
				var l paint.List
				o := Look{Device: d, Style: s}
				if x := Glyph(&l, 100, 20, m, o); x != 100+GlyphWidth(m, o) {
					t.Errorf("means %d on device %d: drawn %d wide, measured %d", m, d, x-100, GlyphWidth(m, o))
				}
			}
		}
	}
}
