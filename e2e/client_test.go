package e2e

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"sandglass/scenes"
	"sandglass/scenes/input"
)

// A client is a game that runs, with the devices that it is played by.
type client interface {
	// see is the description of the screen as it is now.
	see(t *testing.T) scenes.Description
	// tap presses and releases a key at once.
	tap(t *testing.T, k input.Key)
	// click clicks at window or CSS pixels.
	click(t *testing.T, x, y float64)
}

// patience is how long a state is waited for before the test gives up.
const patience = 60 * time.Second

// until waits for a state.
func until(t *testing.T, c client, what string, ok func(scenes.Description) bool) scenes.Description {
	t.Helper()
	var d scenes.Description
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(4 * time.Millisecond) {
		if d = c.see(t); ok(d) {
			return d
		}
	}
	t.Fatalf("waited for %s; there is %s", what, short(d))
	return d
}

func short(d scenes.Description) string {
	d.View = nil
	text, _ := json.Marshal(d)
	return string(text)
}

// settled waits until something is asked of the player.
func settled(t *testing.T, c client) scenes.Description {
	t.Helper()
	return until(t, c, "a settled screen", func(d scenes.Description) bool { return !d.Busy && d.Screen != "" })
}

// on waits for a screen that is settled.
func on(t *testing.T, c client, screen string) scenes.Description {
	t.Helper()
	return until(t, c, "the screen "+screen, func(d scenes.Description) bool { return !d.Busy && d.Screen == screen })
}

// find gives a hot-spot.
func find(d scenes.Description, id string) (scenes.Hotspot, bool) {
	for _, h := range d.Hotspots {
		if h.ID == id {
			return h, true
		}
	}
	return scenes.Hotspot{}, false
}

// same says whether two descriptions show the same but for the focus.
func same(a, b scenes.Description) bool {
	return a.Screen == b.Screen && a.Prompt == b.Prompt && slices.Equal(a.Hotspots, b.Hotspots) &&
		slices.Equal(a.Deciders, b.Deciders) && string(a.View) == string(b.View)
}

// stage is the stage that a table's view tells, 0 when it tells none.
func stage(d scenes.Description) int {
	var v struct{ Stage int }
	_ = json.Unmarshal(d.View, &v) // null under a curtain
	return v.Stage
}

// bar are the spots that are no decision of the game.
var bar = []string{"undo", "log", "menu", "skip"}

// choices are the spots that may be chosen now.
func choices(d scenes.Description) []scenes.Hotspot {
	var all []scenes.Hotspot
	for _, h := range d.Hotspots {
		if h.Enabled && !slices.Contains(bar, h.ID) && !strings.HasPrefix(h.ID, "slot.") {
			all = append(all, h)
		}
	}
	return all
}
