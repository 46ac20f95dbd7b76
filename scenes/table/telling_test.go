package table

import (
	"fmt"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

func TestATellingEndsWhereThePanelIsFull(t *testing.T) {
	long := strings.Repeat("word ", 12) // two lines
	said := Telling{Panel: paint.Rect{W: 252, H: 72}}
	said.Say("first")
	said.Gold(long)
	said.Say("no room")
	if len(said.Lines) != 2 || said.Lines[0].Gold || !said.Lines[1].Gold {
		t.Errorf("told %v", said.Lines)
	}
	said = Telling{Panel: said.Panel}
	said.Say("first")
	said.Say("second")
	said.Say(long)
	said.Say("short, but behind what did not fit")
	if len(said.Lines) != 2 {
		t.Errorf("told %v", said.Lines)
	}
	said.Clear()
	if said.Gold("again"); fmt.Sprint(said.Lines) != "[{again true}]" {
		t.Errorf("told %v", said.Lines)
	}
}

func TestASpotIsToldByItsPrompt(t *testing.T) {
	ask := Prompt{Title: "To Rome?", Lines: []Line{{Text: "It takes 2 weeks."}, {Text: "Then Anna moves."}}}
	for _, x := range []struct {
		name       string
		ask        Prompt
		off        bool
		label, why string
	}{
		{"Rome", ask, false, "Rome: It takes 2 weeks. Then Anna moves.", ""},
		{"", ask, false, "To Rome?: It takes 2 weeks. Then Anna moves.", ""},
		{"Rome", ask, true, "Rome", "It takes 2 weeks. Then Anna moves."},
		{"Rome", Prompt{}, false, "Rome", ""},
		{"Rome", Prompt{}, true, "Rome", "Rome"},
	} {
		if label, why := Tell(x.name, x.ask, x.off); label != x.label || why != x.why {
			t.Errorf("%q %v: %q, %q", x.name, x.off, label, why)
		}
	}
}

func TestAMomentElsewhereLeavesTheFocus(t *testing.T) {
	mv := engine.Move{Kind: 2, A: 1}
	m := Moment{Focus: &ui.Focus{ID: "here"}, Moves: []engine.Move{mv}}
	if at := m.At("there"); at.Focus.ID != "there" || m.Focus.ID != "here" || !at.May(mv) || at.May(engine.Move{Kind: 2}) {
		t.Errorf("%+v, %+v", at, m)
	}
}
