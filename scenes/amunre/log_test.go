package amunre

import (
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes/locale"
)

// TestALineWithAChipIsOfItsSeat: what is told of nobody is no seat's line, but a heading.
func TestALineWithAChipIsOfItsSeat(t *testing.T) {
	kingdoms := 0
	for _, s := range setups() {
		d := theatre(t, s, locale.English, func(desk) {}, func(desk, engine.Events) {})
		for _, ev := range d.Moment.Log {
			if ev.Kind == rules.EventKingdom {
				kingdoms++
			}
			line := d.b.Log(d.Env, ev, &d.Seating)
			if line == "" || ev.Seat == engine.Spectator || ev.Kind == rules.EventPyramid || d.b.Heading(ev) {
				continue // a pyramid is told by its province
			}
			if name := d.Seating.Names[ev.Seat]; !strings.Contains(line, name) {
				t.Fatalf("%q has the chip of %s", line, name)
			}
		}
	}
	if kingdoms == 0 {
		t.Error("no kingdom began")
	}
}
