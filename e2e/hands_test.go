package e2e

import (
	"testing"

	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A hand acts on a spot with one device.
type hand func(t *testing.T, d scenes.Description, id string)

// act acts on a spot of the screen and waits until that has changed something.
func act(t *testing.T, c client, h hand, id string) scenes.Description {
	t.Helper()
	before := until(t, c, "the spot "+id, func(d scenes.Description) bool {
		s, ok := find(d, id)
		return ok && s.Enabled && !d.Busy
	})
	h(t, before, id)
	return until(t, c, id+" to do something", func(d scenes.Description) bool { return !same(before, d) })
}

// pointing is the hand that clicks or taps in the middle of spots.
func pointing(press func(t *testing.T, x, y float64)) hand {
	return func(t *testing.T, d scenes.Description, id string) {
		x, y := middle(d, id)
		press(t, x, y)
	}
}

// middle is where a spot is in the window or page.
func middle(d scenes.Description, id string) (x, y float64) {
	s, _ := find(d, id)
	return d.Stage.X + d.Stage.Scale*(float64(s.X)+float64(s.W)/2), d.Stage.Y + d.Stage.Scale*(float64(s.Y)+float64(s.H)/2)
}

// A step is one press of a key or pad button, which moves the focus.
type step struct{ dx, dy int }

var ways = []step{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}

// walking is the hand that walks the focus to a spot with four directions and
// confirms. jump goes to the next group of spots.
func walking(c client, move func(t *testing.T, s step), jump, confirm func(t *testing.T)) hand {
	return func(t *testing.T, d scenes.Description, id string) {
		t.Helper()
		for presses := 0; d.Focus != id; presses++ {
			if presses > 100 {
				t.Fatalf("the focus does not come to %s: %s", id, short(d))
			}
			from := d.Focus
			if s, ok := way(d, id); ok {
				move(t, s)
			} else {
				jump(t)
			}
			d = until(t, c, "the focus to leave "+from, func(d scenes.Description) bool { return d.Focus != from })
		}
		confirm(t)
	}
}

// way is the first step of the shortest way from the focus to the spot, as the
// client's own rule moves it.
func way(d scenes.Description, id string) (step, bool) {
	spots := make([]ui.Spot, len(d.Hotspots))
	for i, h := range d.Hotspots {
		spots[i] = ui.Spot{ID: h.ID, Rect: paint.Rect{X: h.X, Y: h.Y, W: h.W, H: h.H}, Off: !h.Enabled}
	}
	type place struct {
		id    string
		first step
	}
	seen := map[string]bool{d.Focus: true}
	queue := []place{{id: d.Focus}}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, s := range ways {
			f := ui.Focus{ID: at.id}
			if !f.Move(spots, s.dx, s.dy) || seen[f.ID] {
				continue
			}
			seen[f.ID] = true
			next := place{f.ID, at.first}
			if at.id == d.Focus {
				next.first = s
			}
			if next.id == id {
				return next.first, true
			}
			queue = append(queue, next)
		}
	}
	return step{}, false
}

var arrows = map[step]input.Key{{1, 0}: input.KeyRight, {-1, 0}: input.KeyLeft, {0, 1}: input.KeyDown, {0, -1}: input.KeyUp}

// keys is the hand on the keyboard.
func keys(c client) hand {
	return walking(c,
		func(t *testing.T, s step) { c.tap(t, arrows[s]) },
		func(t *testing.T) { c.tap(t, input.KeyTab) },
		func(t *testing.T) { c.tap(t, input.KeyEnter) })
}
