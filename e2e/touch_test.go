//go:build unix

package e2e

import (
	"strings"
	"testing"

	"sandglass/scenes"
)

// shown is a choice of the table that a first tap only explains.
func shown(t *testing.T, p *stopped) scenes.Hotspot {
	t.Helper()
	d := decision(t, p, hand{}, never)
	for _, h := range choices(d) {
		if h.ID != d.Focus && strings.HasPrefix(h.ID, "pen.") {
			return h
		}
	}
	t.Fatalf("nothing to choose: %s", short(d))
	return scenes.Hotspot{}
}

func TestFirstTapTellsSecondActs(t *testing.T) {
	p := stop(t, "&game=timbuktu&seats=human,bot,bot&seed=5", instant(t))
	h := shown(t, p)
	before := p.see(t)
	x, y := middle(before, h.ID)
	p.finger(t, x, y)
	d := p.ticks(t, 3)
	unmoved(t, before, d, "a first tap")
	if d.Focus != h.ID {
		t.Errorf("a first tap on %s selects %s", h.ID, d.Focus)
	}
	p.finger(t, x, y)
	d = p.ticks(t, 3)
	if string(d.View) == string(before.View) {
		t.Errorf("a second tap on %s does nothing", h.ID)
	}

	// With the setting off the first one acts.
	p = stop(t, "&game=timbuktu&seats=human,bot,bot&seed=5", storing(t, func(s *scenes.Settings) { s.TwoTaps = false }))
	h = shown(t, p)
	before = p.see(t)
	x, y = middle(before, h.ID)
	p.finger(t, x, y)
	if d = p.ticks(t, 3); string(d.View) == string(before.View) {
		t.Errorf("with the setting off a tap on %s does nothing", h.ID)
	}
}

// TestAPressThatClosedSomethingGoesNoFurther: of several quick taps in the same
// place none reaches what lay under the menu.
func TestAPressThatClosedSomethingGoesNoFurther(t *testing.T) {
	p := stop(t, "&game=timbuktu&seats=human,bot,bot&seed=5", instant(t))
	shown(t, p)
	before := p.see(t)
	act(t, p, mouse(p), "menu")
	d := on(t, p, "pause")
	x, y := middle(d, "go_on")
	for range 4 {
		p.finger(t, x, y)
	}
	d = p.ticks(t, 1)
	if d.Screen != "table" {
		t.Errorf("the menu is not closed: %s", short(d))
	}
	unmoved(t, before, d, "taps that closed the menu")

	// Nor does what lies under a button that goes.
	act(t, p, mouse(p), "log")
	d = on(t, p, "log")
	s := d.Hotspots[len(d.Hotspots)-1]
	x, y = middle(d, s.ID)
	for range 4 {
		p.click(t, x, y)
	}
	unmoved(t, before, p.ticks(t, 5), "clicks that closed the log")
}

func TestMovesAreSaidAndTheLogIsCopied(t *testing.T) {
	p := stop(t, "&game=timbuktu&seats=human,bot,bot&seed=5", instant(t), `navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }`)
	d := decision(t, p, hand{}, never)
	act(t, p, keys(p), choices(d)[0].ID)
	decision(t, p, keys(p), never)
	p.ticks(t, 30)
	if says := p.said(t); !strings.Contains(says, "Anna") {
		t.Errorf("after a move is said %q", says)
	}
	act(t, p, keys(p), "log")
	d = on(t, p, "log")
	x, y := middle(d, "copy")
	p.point(t, x, y)
	p.click(t, x, y)
	p.ticks(t, 3)
	if text := eval[string](t, p.page, "window.copied ?? ''"); !strings.Contains(text, "Anna") {
		t.Errorf("copied is %q; there is %s", text, short(d))
	}
}
