package shell

import (
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

// The lowest row is one row for left and right, whatever lies between.
func TestTheLowestRowIsOneForLeftAndRight(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	for _, id := range []string{"back", "join", "how", "how"} {
		r.keys(input.KeyLeft)
		r.at("setup", id)
	}
	for _, id := range []string{"join", "back", "start", "start"} {
		r.pad(padRight)
		r.at("setup", id)
	}
}

func TestTabStopsAtStart(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	for _, id := range []string{"name.1", "option.own-loads", "how", "start"} {
		r.keys(input.KeyTab)
		r.at("setup", id)
	}
}

// Between arrows left and right turn the value and the focus stays; up and
// down leave. Keys and pads do the same.
func TestLeftAndRightTurnWhatStandsBetweenArrows(t *testing.T) {
	for name, press := range map[string]func(r *rig, right bool){
		"keys": func(r *rig, right bool) {
			r.keys(map[bool]input.Key{false: input.KeyLeft, true: input.KeyRight}[right])
		},
		"pad": func(r *rig, right bool) { r.pad(map[bool]uint8{false: padLeft, true: padRight}[right]) },
	} {
		r := start(t, nil)
		r.keys(input.KeyEnter)
		u := r.e.Stack.Top().(*setup)
		focus := r.e.Stack.Focus()
		focus.ID = "driver.4"
		r.frame()
		all := u.drivers(3)
		was := u.seats[3].Driver
		press(r, true)
		r.at("setup", "driver.4")
		if got := u.seats[3].Driver; got == was {
			t.Errorf("%s: right leaves %q of %q", name, got, all)
		}
		press(r, false)
		if got := u.seats[3].Driver; got != was {
			t.Errorf("%s: left does not take right back: %q", name, got)
		}
		focus.ID = "option.first"
		r.frame()
		press(r, true)
		r.at("setup", "option.first")
		if u.options["first"] != "1" {
			t.Errorf("%s: first player %q", name, u.options["first"])
		}
		focus.ID = "driver.3"
		r.frame()
		for u.seats[2].Driver != scenes.Human {
			press(r, true)
		}
		r.keys(input.KeyDown)
		r.at("setup", "driver.4")
	}
}

// A seat that cannot be taken has no value to turn.
func TestAClosedSeatIsNotTurned(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	for u.seats[3].Driver != scenes.Nobody {
		u.turn(3, 1)
	}
	u.build(r.e)
	r.e.Stack.Focus().ID = "driver.5"
	r.frame()
	r.keys(input.KeyRight)
	if u.seats[4].Driver != scenes.Nobody {
		t.Errorf("seat 5 is taken by %q", u.seats[4].Driver)
	}
}

// The bar says what Enter does where the focus is.
func TestHintsAreTrueForTheFocus(t *testing.T) {
	r := start(t, nil)
	r.keys(input.KeyEnter)
	u := r.e.Stack.Top().(*setup)
	for id, want := range map[string]locale.Msg{
		"start": locale.Start, "how": locale.HowToPlay, "back": locale.Back, "name.1": locale.Change,
	} {
		found := false
		for _, h := range *u.hintsFor(id, input.Keyboard) {
			found = found || *h.text == want
		}
		if !found {
			t.Errorf("%s: the bar does not say %q", id, want)
		}
	}
	if u.hintsFor("driver.1", input.Keyboard) == u.hintsFor("driver.1", input.Mouse) {
		t.Error("a mouse has no arrows, but is told of them")
	}
	list := newSaves(r.e, r.shell, []save{{name: "saves/timbuktu-1"}}).(*savesScene)
	if list.hintsFor("save.1") == list.hintsFor("delete.1") || list.hintsFor("back") != &backHints {
		t.Error("the list of saves tells the same everywhere")
	}
}

// With a mouse the bar is never empty: what a press does is told everywhere.
func TestTheBarTellsSomethingToTheMouse(t *testing.T) {
	for _, h := range []*hints{&titleHints, &gamesHints, &pauseHints, &resultHints, &savesHints, &changeHints, &wheelHints, &backHints, &startHints} {
		shown := false
		for _, x := range *h {
			shown = shown || ui.GlyphWidth(x.means, ui.Look{}) > 0
		}
		if !shown {
			t.Errorf("nothing of %v shows", *h)
		}
	}
}
