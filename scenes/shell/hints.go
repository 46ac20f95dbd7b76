package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

// hints are what the presses mean where the focus is, in the order of the bar. The
// texts are pointed to: so are lists of them data of the program, which nothing
// has to make at its start.
type hints []struct {
	means ui.Means
	text  *locale.Msg
}

// backHints are for the button that leads back, on every screen.
var backHints = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.Back}}

// A hintCache is the hints of the bar in words, made anew when others are
// shown or the language changes.
type hintCache struct {
	of    *hints
	lang  locale.Lang
	words []ui.Hint
}

func (c *hintCache) get(e *scenes.Env, h *hints) []ui.Hint {
	if c.of != h || c.lang != e.Settings.Lang {
		c.of, c.lang, c.words = h, e.Settings.Lang, c.words[:0]
		for _, x := range *h {
			c.words = append(c.words, ui.Hint{Means: x.means, Text: e.T(*x.text)})
		}
	}
	return c.words
}

// byDevice gives the hints for keys and pads, or those for mice and fingers,
// which have no arrows.
func byDevice(d input.Device, keys, pointer *hints) *hints {
	if d == input.Mouse || d == input.Touch {
		return pointer
	}
	return keys
}

// orBack gives the hints, or backHints where the focus is on the way back.
func orBack(focus string, h *hints) *hints {
	if focus == "back" {
		return &backHints
	}
	return h
}
