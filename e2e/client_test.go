//go:build unix

package e2e

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/table"
)

// A description is what the game says of its screen.
type description struct {
	scenes.Description
	View json.RawMessage `json:"view"`
}

// A client is a game that runs, with the devices that it is played by.
type client interface {
	// see is the description of the screen as it is now.
	see(t *testing.T) description
	// tap presses and releases a key at once.
	tap(t *testing.T, k input.Key)
	// point moves the mouse to window or CSS pixels.
	point(t *testing.T, x, y float64)
	// click clicks at window or CSS pixels.
	click(t *testing.T, x, y float64)
}

// patience is how long a state is waited for before the test gives up.
const patience = 60 * time.Second

// until waits for a state.
func until(t *testing.T, c client, what string, ok func(description) bool) description {
	t.Helper()
	var d description
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(4 * time.Millisecond) {
		if d = c.see(t); ok(d) {
			return d
		}
	}
	t.Fatalf("waited for %s; there is %s", what, short(d))
	return d
}

func short(d description) string {
	d.View = nil
	text, _ := json.Marshal(d)
	return string(text)
}

// on waits for a screen that is settled.
func on(t *testing.T, c client, screen string) description {
	t.Helper()
	return until(t, c, "the screen "+screen, func(d description) bool { return !d.Busy && d.Screen == screen })
}

// find gives a hot-spot.
func find(d description, id string) (scenes.Hotspot, bool) {
	for _, h := range d.Hotspots {
		if h.ID == id {
			return h, true
		}
	}
	return scenes.Hotspot{}, false
}

// same says whether two descriptions show the same but for the focus.
func same(a, b description) bool {
	return a.Screen == b.Screen && a.Prompt == b.Prompt && slices.Equal(a.Hotspots, b.Hotspots) &&
		slices.Equal(a.Deciders, b.Deciders) && string(a.View) == string(b.View)
}

// stage is the stage that a table's view tells, 0 when it tells none.
func stage(d description) int {
	var v struct{ Stage int }
	_ = json.Unmarshal(d.View, &v) // null under a curtain
	return v.Stage
}

// bar are the spots that are no decision of the game.
var bar = []string{"undo", "redo", "log", "menu", "secrets", table.SpotSkip}

// looks are the kinds of spots that only tell, or that act as another spot does
// which keys and pads reach more easily.
var looks = []string{"slot", "seat", "at", "swap"}

// choices are the spots that may be chosen now, but for those of seats, which
// only let one look at them: to look where one looks already changes nothing.
func choices(d description) []scenes.Hotspot {
	var all []scenes.Hotspot
	for _, h := range d.Hotspots {
		kind, _, _ := strings.Cut(h.ID, ".")
		if h.Enabled && !slices.Contains(bar, h.ID) && !slices.Contains(looks, kind) {
			all = append(all, h)
		}
	}
	return all
}
