//go:build unix

package e2e

import (
	"slices"
	"strings"
	"testing"

	"sandglass/scenes/input"
)

func TestFivePadsTakeSeats(t *testing.T) {
	p := stop(t, "", instant(t))
	g := gather(t, p, "Amun-Re", xboxPad, sonyPad, switchPad, deckPad, xboxPad)
	if want := []string{"Anna", "Ben", "Clara", "Daniel", "Emma"}; !slices.Equal(g.names, want) {
		t.Fatalf("seated are %v", g.names)
	}
	p.press(t, 2, lowerFace) // who sits, sits but once
	if names := g.seated(t); !slices.Equal(names, g.names) {
		t.Errorf("pressed again, seated are %v", names)
	}

	// Leaving, and sitting down again.
	p.press(t, 1, rightFace)
	if names := g.seated(t); len(names) != 4 || slices.Contains(names, "Ben") {
		t.Errorf("one has left, seated are %v", names)
	}
	p.press(t, 1, lowerFace)
	if names := g.seated(t); len(names) != 5 {
		t.Errorf("all are here, seated are %v", names)
	}

	// Swapping seats.
	before := g.seated(t)
	p.press(t, 0, leftFace)
	if names := g.seated(t); names[0] != before[1] || names[1] != before[0] {
		t.Errorf("swapped: %v, then %v", before, names)
	}

	// Names, on the keyboard on the screen.
	p.press(t, 4, upperFace)
	d := on(t, p, "letters")
	for range before[4] {
		p.press(t, 4, leftFace)
	}
	for _, letter := range "ZOE" {
		d = on(t, p, "letters")
		for _, h := range d.Hotspots {
			if strings.EqualFold(h.Label, string(letter)) {
				act(t, p, p.pad(4), h.ID)
				break
			}
		}
	}
	act(t, p, p.pad(4), "done")
	if names := g.seated(t); names[4] != "Zoe" {
		t.Errorf("called Zoe, seated are %v", names)
	}

	p.ticks(t, 40)
	p.press(t, 3, menuButton)
	until(t, p, "the game", func(d description) bool { return d.Screen == "table" && !d.Busy || d.Screen == "curtain" })
	// Seats are kept by the pads' own identities.
	kept := eval[string](t, p.page, `localStorage.getItem("sandglass/settings#" + localStorage.getItem("sandglass/settings"))`)
	for seat, kind := range []string{"054c-0ce6", "045e-0b13", "057e-2009", "28de-1205", "045e-0b13"} {
		if !strings.Contains(kept, `"Hand":"pad `+kind+"-") {
			t.Errorf("seat %d is not kept by its pad: %s", seat+1, kept)
		}
	}
}

func TestEveryDeviceSitsDown(t *testing.T) {
	p := stop(t, "", instant(t))
	g := gather(t, p, "Amun-Re", xboxPad)
	p.plug(t, 1, sonyPad)
	p.press(t, 1, lowerFace)
	p.tap(t, input.KeyEnter)
	if names := g.seated(t); len(names) != 3 {
		t.Fatalf("two pads and a keyboard: seated are %v", names)
	}
	act(t, p, mouse(p), "seat.4")
	if names := g.seated(t); len(names) != 4 {
		t.Fatalf("and the mouse: seated are %v", names)
	}
	// A pad that goes keeps its seat for when it comes back.
	p.unplug(t, 1)
	p.plug(t, 1, deckPad)
	if names := g.seated(t); len(names) != 4 {
		t.Errorf("a pad has gone, another has come: seated are %v", names)
	}
	p.press(t, 1, lowerFace)
	if names := g.seated(t); len(names) != 5 {
		t.Errorf("the other pad sits down, too: seated are %v", names)
	}
}
