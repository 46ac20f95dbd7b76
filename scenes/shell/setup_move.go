package shell

import (
	"slices"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

// goRow is the lowest row, in which left and right go on although the buttons
// lie far apart.
var goRow = [...]string{"how", "join", "back", "start"}

// walk serves the direction left (-1) or right (1): between arrows it turns the
// value, in the lowest row it goes to the neighbour, elsewhere the focus moves
// as on every screen. It says whether it did something.
func (u *setup) walk(e *scenes.Env, by int) bool {
	f := e.Stack.Focus()
	if i := slices.Index(goRow[:], f.ID); i >= 0 {
		return u.step(e, i+by)
	}
	if !u.turnValue(f.ID, by) {
		return false
	}
	f.Hidden = false
	e.Play("confirm")
	u.build(e)
	return true
}

func (u *setup) step(e *scenes.Env, to int) bool {
	if to < 0 || to >= len(goRow) {
		return true // the row ends here
	}
	spots := u.Spots(nil)
	f := e.Stack.Focus()
	f.Set(spots, ui.Find(spots, goRow[to]))
	f.Hidden = false
	e.Play("focus")
	return true
}

// turnValue gives what stands between arrows its next value (1) or the one
// before (-1); it says whether the spot is of that kind and open.
func (u *setup) turnValue(id string, by int) bool {
	for i := range u.seats {
		if driverIDs[i] == id && u.texts.closed[i] == "" {
			u.turn(i, by)
			return true
		}
	}
	for i, o := range u.game.Rules.Options {
		if u.optIDs[i] == id && !u.isTick(i) {
			u.turnOption(o, by)
			return true
		}
	}
	return false
}

var (
	turnHints   = hints{{ui.ToTurn, &locale.Change}, {ui.ToList, &locale.Move}, {ui.ToTabs, &locale.Group}, {ui.ToBack, &locale.Back}}
	changeHints = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.Change}, {ui.ToTabs, &locale.Group}, {ui.ToBack, &locale.Back}}
	closedHints = hints{{ui.ToMove, &locale.Move}, {ui.ToTabs, &locale.Group}, {ui.ToBack, &locale.Back}}
	typeHints   = hints{{ui.ToGo, &locale.OK}, {ui.ToBack, &locale.Discard}}
	howHints    = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.HowToPlay}, {ui.ToTabs, &locale.Group}, {ui.ToBack, &locale.Back}}
	joinHint    = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.TakeSeats}, {ui.ToTabs, &locale.Group}, {ui.ToBack, &locale.Back}}
	startHints  = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.Start}, {ui.ToTabs, &locale.Group}, {ui.ToBack, &locale.Back}}
)

// hintsFor are the hints for the spot that has the focus.
func (u *setup) hintsFor(focus string, by input.Device) *hints {
	switch {
	case u.typing != "":
		return &typeHints
	case focus == "how":
		return &howHints
	case focus == "join":
		return &joinHint
	case focus == "start":
		return &startHints
	}
	for i := range u.seats {
		if driverIDs[i] == focus {
			if u.texts.closed[i] != "" {
				return &closedHints
			}
			return byDevice(by, &turnHints, &changeHints)
		}
	}
	for i := range u.optIDs {
		if u.optIDs[i] == focus && !u.isTick(i) {
			return byDevice(by, &turnHints, &changeHints)
		}
	}
	return orBack(focus, &changeHints)
}
