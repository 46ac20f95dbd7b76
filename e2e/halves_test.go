//go:build unix

package e2e

import (
	"strings"
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/table"
)

var (
	faceActions   = [table.KeyRows]input.Action{input.ActUndo, input.ActInfo, input.ActCancel, input.ActConfirm}
	columnActions = [table.KeyColumns]input.Action{input.ActLeft, input.ActUp, input.ActDown, input.ActRight}
)

// typeKey presses a key of a keypad on half of the keyboard.
func (p *stopped) typeKey(t *testing.T, half uint8, key int) {
	t.Helper()
	keys := input.HalfKeys(half)
	p.tap(t, keys[faceActions[key/table.KeyColumns]])
	p.tap(t, keys[columnActions[key%table.KeyColumns]])
}

// TestTwoHalvesAndAPadChooseAtOnce: two people share a keyboard, a third one has a
// pad; they choose in secret at once, and look at their own, with those asked to
// look away who do not hold the button.
func TestTwoHalvesAndAPadChooseAtOnce(t *testing.T) {
	p := stop(t, "", storing(t, func(s *scenes.Settings) { s.LookAway, s.ReducedMotion = true, true }))
	g := gather(t, p, "Timbuktu", xboxPad)
	p.tap(t, input.HalfKeys(input.LeftHalf)[input.ActConfirm])
	p.ticks(t, 40)
	p.tap(t, input.HalfKeys(input.RightHalf)[input.ActConfirm])
	if names := g.seated(t); len(names) != 3 {
		t.Fatalf("a pad and two halves: seated are %v", names)
	}
	g.slots = []int{0, -1, -2} // three people; only the first has a pad
	g.start(t)
	d := until(t, p, "the keypad", func(d description) bool {
		if d.Screen == "table" && !d.Busy && len(choices(d)) > 0 { // camels are placed first
			switch *d.Viewer {
			case 1:
				p.press(t, 0, lowerFace)
			case 2:
				p.tap(t, input.HalfKeys(input.LeftHalf)[input.ActConfirm])
			case 3:
				p.tap(t, input.HalfKeys(input.RightHalf)[input.ActConfirm])
			}
		}
		return d.Screen == "keypad"
	})

	// The same moment of two beats: in the second one the keyboard chooses.
	p.ticks(t, beat-p.age(t)%beat+2)
	p.ticks(t, 7)
	still := p.pixels(t)
	p.ticks(t, beat-p.age(t)%beat+2)
	p.typeKey(t, input.LeftHalf, 1)
	p.typeKey(t, input.RightHalf, 2)
	if now := p.ticks(t, 3); p.pixels(t) != still || now.Prompt != d.Prompt {
		t.Errorf("what the keyboard chooses is seen: %s", short(now))
	}

	// Looking at one's own: first the others are asked to look away.
	p.tell(t, "hold", 0, leftTrigger, true)
	p.ticks(t, 3)
	cloth := p.pixels(t)
	if asked := p.ticks(t, 60); p.pixels(t) != cloth || asked.Viewer != nil || cloth == still {
		t.Errorf("nobody is asked to look away: %s", short(asked))
	}
	p.ticks(t, 60)
	if p.pixels(t) == cloth {
		t.Error("the cloth stays")
	}
	p.tell(t, "hold", 0, leftTrigger, false)
	p.ticks(t, beat)
	if now := p.see(t); !marked(now, 2) || !marked(now, 3) || marked(now, 1) {
		t.Errorf("marked are: %s", now.Prompt)
	}
	p.press(t, 0, keyButtons(0)...)
	taken(t, p)

	until(t, p, "the first camel", func(d description) bool { return d.Screen != "keypad" && strings.Contains(string(d.View), "moving") })
}

// age is how many frames the screen has been there.
func (p *stopped) age(t *testing.T) int {
	t.Helper()
	return eval[int](t, p.page, "clock.age")
}
