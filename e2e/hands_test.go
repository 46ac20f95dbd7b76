//go:build unix

package e2e

import (
	"slices"
	"testing"
	"time"

	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A hand acts on spots with one device: it comes to a spot first, which may
// change what the screen tells, and then confirms.
type hand struct {
	reach   func(t *testing.T, d description, id string) description
	confirm func(t *testing.T, d description, id string)
}

// act acts on a spot of the screen and waits until that has changed something, be
// it only that the focus goes on to another.
func act(t *testing.T, c client, h hand, id string) description {
	t.Helper()
	d := until(t, c, "the spot "+id, func(d description) bool {
		s, ok := find(d, id)
		return ok && s.Enabled && !d.Busy
	})
	before := h.reach(t, d, id)
	h.confirm(t, before, id)
	return until(t, c, id+" to do something", func(d description) bool {
		return !same(before, d) || d.Focus != id && d.Focus != before.Focus
	})
}

// mouse is the hand that moves the pointer to spots and clicks.
func mouse(c client) hand {
	return hand{
		func(t *testing.T, d description, id string) description {
			x, y := middle(d, id)
			c.point(t, x, y)
			return until(t, c, "the focus under the mouse on "+id, func(d description) bool { return d.Focus == id })
		},
		func(t *testing.T, d description, id string) {
			x, y := middle(d, id)
			c.click(t, x, y)
		},
	}
}

// middle is where a spot is in the window or page.
func middle(d description, id string) (x, y float64) {
	s, _ := find(d, id)
	return d.Stage.X + d.Stage.Scale*(float64(s.X)+float64(s.W)/2), d.Stage.Y + d.Stage.Scale*(float64(s.Y)+float64(s.H)/2)
}

// A step is one press of a key or pad button, which moves the focus.
type step struct{ dx, dy int }

var ways = []step{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}

// walking is the hand that walks the focus to a spot with four directions and
// confirms. jump goes to the next group of spots.
func walking(c client, move func(t *testing.T, s step), jump, confirm func(t *testing.T)) hand {
	reach := func(t *testing.T, d description, id string) description {
		t.Helper()
		blocked, missed := map[leaving]bool{}, map[leaving]bool{}
		for presses := 0; d.Focus != id; presses++ {
			if presses > 100 {
				t.Fatalf("the focus does not come to %s: %s", id, short(d))
			}
			from := d.Focus
			s := step{}
			steps := way(d, id, blocked)
			ok := len(steps) > 0
			if ok {
				s = steps[0]
				move(t, s)
			} else {
				jump(t)
			}
			if d = moved(t, c, from); ok && d.Focus == from {
				// Once may be a press that was lost on a slow machine.
				at := leaving{from, s}
				blocked[at], missed[at] = missed[at], true
			}
		}
		return d
	}
	return hand{reach, func(t *testing.T, _ description, _ string) { confirm(t) }}
}

// moved waits for the focus to leave a spot, for two seconds: of one key Ebitengine
// tells once a frame only whether it was down, so that two taps of it in
// two frames running, which no hand can do, may be one.
func moved(t *testing.T, c client, from string) (d description) {
	t.Helper()
	for end := time.Now().Add(2 * time.Second); time.Now().Before(end); time.Sleep(4 * time.Millisecond) {
		if d = c.see(t); d.Focus != from {
			break
		}
	}
	return d
}

// leaving is a step from a spot. It is blocked where it turns a slider or the
// like and does not move the focus.
type leaving struct {
	from string
	step step
}

// way is the shortest way from the focus to the spot, as the client's own rule
// moves it; nil when there is none.
func way(d description, id string, blocked map[leaving]bool) []step {
	spots := make([]ui.Spot, len(d.Hotspots))
	for i, h := range d.Hotspots {
		spots[i] = ui.Spot{ID: h.ID, Rect: paint.Rect{X: h.X, Y: h.Y, W: h.W, H: h.H}, Off: !h.Enabled}
	}
	type place struct {
		id    string
		steps []step
	}
	seen := map[string]bool{d.Focus: true}
	queue := []place{{id: d.Focus}}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, s := range ways {
			f := ui.Focus{ID: at.id}
			if blocked[leaving{at.id, s}] || !f.Move(spots, s.dx, s.dy) || seen[f.ID] {
				continue
			}
			seen[f.ID] = true
			next := place{f.ID, append(slices.Clip(at.steps), s)}
			if next.id == id {
				return next.steps
			}
			queue = append(queue, next)
		}
	}
	return nil
}

var arrows = map[step]input.Key{{1, 0}: input.KeyRight, {-1, 0}: input.KeyLeft, {0, 1}: input.KeyDown, {0, -1}: input.KeyUp}

// keys is the hand on the keyboard. It confirms with two keys in turn, for the
// same reason.
func keys(c client) hand {
	confirms := 0
	return walking(c,
		func(t *testing.T, s step) { c.tap(t, arrows[s]) },
		func(t *testing.T) { c.tap(t, input.KeyTab) },
		func(t *testing.T) {
			confirms++
			c.tap(t, []input.Key{input.KeyEnter, input.KeySpace}[confirms%2])
		})
}
