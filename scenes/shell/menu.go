package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/ui"
)

// A menu is a scene all of whose spots are items; Cancel presses one of them.
type menu struct {
	scenes.Base
	items items
	exit  string // what Cancel presses, "" for nothing
	hints hintCache
}

func (m *menu) Spots(dst []ui.Spot) []ui.Spot { return m.items.spots(dst) }

func (m *menu) Tell(_ *scenes.Env, id string) (label, why string) { return m.items.tell(id) }

func (m *menu) Act(e *scenes.Env, id string, _ input.Intent) { m.items.act(e, id) }

func (m *menu) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.PadRaw, input.Shortcuts:
		e.Stack.Push(aside(e, in), scenes.Cut)
	case input.Cancel:
		return m.items.act(e, m.exit)
	default:
		return false
	}
	return true
}

// aside is what an intent opens on every screen: the mapping of a pad that has
// no layout, or the list of keys.
func aside(e *scenes.Env, in input.Intent) scenes.Scene {
	if in.Kind == input.PadRaw {
		return newMapping(e, in.ID)
	}
	return newShortcuts(e)
}
