package timbuktu

import (
	"sandglass/scenes"
	"sandglass/scenes/audio/cue"
)

// heard is a sound that remembers what was played.
type heard struct {
	scenes.Silence
	names []string
}

func (h *heard) Play(name string, _ cue.Cue) { h.names = append(h.names, name) }

// without is what was heard but for one name.
func (h *heard) without(name string) (rest []string) {
	for _, n := range h.names {
		if n != name {
			rest = append(rest, n)
		}
	}
	return rest
}
