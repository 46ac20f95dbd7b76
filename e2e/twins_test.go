//go:build unix

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"sandglass/scenes/input"
)

// Twins are two pages with the same game that go on in step, frame by frame. Until
// something is revealed their frames and descriptions must be the same, whatever
// was chosen in secret.
type twins struct {
	a, b    *stopped
	private int                    // the seat whose own eyes the screen may show, from 1; 0 for none
	reveals func(description) bool // what shows that a choice has been revealed
	open    bool                   // it has
	frames  int                    // compared so far
}

// double copies the game of a page into another, which goes on with it up to the
// same question, which ready tells. Without pads both are opened anew, by the mouse:
// whom the first page would ask first hangs on who has its eyes on it. Else it is
// done with the pad that was used last on that page, whose glyphs are on the screen.
func double(t *testing.T, a, b *stopped, ids []string, last int, ready func(description) bool) *twins {
	t.Helper()
	kept := eval[string](t, a.page, "JSON.stringify(localStorage)")
	eval[chromedp.Void](t, b.page, fmt.Sprintf("void (localStorage.clear(), Object.assign(localStorage, JSON.parse(%q)))", kept))
	enter := func(p *stopped, h hand) {
		p.reload(t)
		for slot, id := range ids {
			p.plug(t, slot, id)
		}
		on(t, p, "title")
		act(t, p, h, "continue")
		until(t, p, "the game of the other page", ready)
	}
	if ids != nil {
		enter(b, b.pad(last))
	} else {
		for _, p := range []*stopped{a, b} {
			enter(p, mouse(p))
			p.point(t, parkedX, parkedY)
		}
	}
	// Beats begin at the same time.
	behind := a.age(t) - b.age(t)
	b.ticks(t, ((behind%beat)+beat)%beat+beat)
	a.ticks(t, beat)
	w := &twins{a: a, b: b}
	w.hush(t)
	return w
}

// hush lets all be told to screen readers that waits for it, which is less on a page
// that has just been opened.
func (w *twins) hush(t *testing.T) {
	t.Helper()
	for _, p := range []*stopped{w.a, w.b} {
		p.ticks(t, 30)
		eval[string](t, p.page, "clock.told()")
	}
}

// beat is how many frames the marks of a keypad stay as they are.
const beat = 120

// Where the mouse is when it is on nothing that a choice might have led it to.
const parkedX, parkedY = 3, 3

// each asks both pages the same at a time.
func (w *twins) each(t *testing.T, expressions [2]string) (all [2][]frame) {
	t.Helper()
	var errs [2]error
	done := make(chan int)
	for i, p := range []*stopped{w.a, w.b} {
		go func() {
			all[i], errs[i] = chromedp.Run(p.ctx, chromedp.Evaluate[[]frame](expressions[i]))
			done <- i
		}()
	}
	<-done
	<-done
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// step goes on and compares the frames; it gives the last of the first page.
func (w *twins) step(t *testing.T, a, b string) (d description) {
	t.Helper()
	all := w.each(t, [2]string{a, b})
	if len(all[0]) != len(all[1]) {
		t.Fatalf("%d frames, and %d", len(all[0]), len(all[1]))
	}
	for i, x := range all[0] {
		y := all[1][i]
		d = parsed(t, x.Text)
		if w.open = w.open || w.reveals != nil && w.reveals(d); w.open {
			continue
		}
		other := parsed(t, y.Text)
		if w.private != 0 && d.Viewer != nil && *d.Viewer == w.private && d.Screen == other.Screen {
			continue
		}
		w.frames++
		if x.Told != y.Told {
			t.Fatalf("frame %d: what is chosen in secret is told:\n%s\n%s", w.frames, x.Told, y.Told)
		}
		if x.Text != y.Text {
			t.Fatalf("frame %d: what is chosen in secret is described:\n%s\n%s", w.frames, x.Text, y.Text)
		}
		if x.Pixels != y.Pixels {
			t.Fatalf("frame %d: what is chosen in secret is seen (the last frames are %s and %s): %s", w.frames, w.a.shot(t, "a"), w.b.shot(t, "b"), short(d))
		}
	}
	return parsed(t, all[0][len(all[0])-1].Text)
}

func (w *twins) both(t *testing.T, expression string) description {
	t.Helper()
	return w.step(t, expression, expression)
}

func (w *twins) see(t *testing.T) description {
	t.Helper()
	return w.both(t, "clock.watch(1)")
}

func (w *twins) ticks(t *testing.T, n int) description {
	t.Helper()
	return w.both(t, fmt.Sprintf("clock.watch(%d)", n))
}

func pressing(slot int, buttons []int) string {
	return fmt.Sprintf("clock.press(%d, [%s], () => clock.frame())", slot, list(buttons))
}

func (w *twins) press(t *testing.T, slot int, buttons ...int) description {
	t.Helper()
	return w.both(t, pressing(slot, buttons))
}

// pressApart presses other buttons on one page than on the other.
func (w *twins) pressApart(t *testing.T, slot int, a, b []int) description {
	t.Helper()
	return w.step(t, pressing(slot, a), pressing(slot, b))
}

func (w *twins) tap(t *testing.T, k input.Key) {
	t.Helper()
	w.a.page.tap(t, k)
	w.b.page.tap(t, k)
	w.see(t)
}

func (w *twins) point(t *testing.T, x, y float64) {
	t.Helper()
	w.a.point(t, x, y)
	w.b.point(t, x, y)
}

func (w *twins) click(t *testing.T, x, y float64) {
	t.Helper()
	w.a.click(t, x, y)
	w.b.click(t, x, y)
}

// clickApart clicks on other spots on one page than on the other, and takes the
// mouse away at once.
func (w *twins) clickApart(t *testing.T, a, b string) {
	t.Helper()
	for i, p := range []*stopped{w.a, w.b} {
		id := []string{a, b}[i]
		d := p.told(t, "window.sandglass.describe()")
		if s, ok := find(d, id); !ok || !s.Enabled {
			t.Fatalf("%s cannot be chosen: %s", id, short(d))
		}
		x, y := middle(d, id)
		p.point(t, x, y)
		p.click(t, x, y)
		p.point(t, parkedX, parkedY)
	}
	w.ticks(t, 3)
}

// marked says whether a seat, from 1, has the mark of those who have chosen.
func marked(d description, seat int) bool {
	lines := strings.Split(d.Prompt, "\n")
	for i, n := range d.Deciders {
		if n == seat {
			return strings.HasSuffix(lines[len(lines)-len(d.Deciders)+i], " +")
		}
	}
	return false
}

// phase is the phase that a view tells.
func phase(d description) string {
	var v struct{ Phase string }
	_ = json.Unmarshal(d.View, &v) // null under a curtain
	return v.Phase
}

// On a keypad all choose, each something else on one page than on the other. last,
// from 1, is the seat whose choices stay different; 0 for all.
func (w *twins) typeApart(t *testing.T, g *party, d description, last int) {
	t.Helper()
	d = w.ticks(t, 5)
	w.peek(t, g)
	var all [][2]*typing
	for i, n := range d.Deciders {
		w.a.felt(t)
		w.b.felt(t)
		ways := g.ways(d)
		other := append(append([][]int{}, ways[1:]...), ways[0])
		// A mark shows whether somebody has chosen, and a refused choice is none: so
		// all tries lie between two beats.
		w.ticks(t, beat-w.a.age(t)%beat+2)
		y := [2]*typing{{page: w.a, slot: g.slots[n-1], ways: ways}, {page: w.b, slot: g.slots[n-1], ways: other}}
		for y[0].made == nil || y[1].made == nil || alike(y) && len(y[1].ways) > 1 {
			if alike(y) {
				y[1].ways, y[1].made = append(y[1].ways[1:], y[1].made), nil // the only one, perhaps
			}
			w.pressApart(t, y[0].slot, y[0].next(), y[1].next())
			w.ticks(t, 3)
			y[0].judge(t)
			y[1].judge(t)
		}
		all = append(all, y)
		if i == 0 && len(d.Deciders) > 1 {
			if now := w.ticks(t, 125); !marked(now, n) {
				t.Errorf("seat %d has chosen, and is not marked: %s", n, now.Prompt)
			}
		}
	}
	if last != 0 { // the others change their minds
		for i, n := range d.Deciders {
			if y := all[i]; n != last {
				w.press(t, y[0].slot, y[0].made...)
				w.ticks(t, 2)
			}
		}
		w.a.felt(t)
		w.b.felt(t)
	}
	taken(t, w)
}

// alike says whether both have made the same choice.
func alike(y [2]*typing) bool {
	return y[0].made != nil && y[1].made != nil && list(y[0].made) == list(y[1].made)
}

// peek lets the first seat look at what is its own: that is on the screen while the
// button is held.
func (w *twins) peek(t *testing.T, g *party) {
	t.Helper()
	still := w.a.pixels(t)
	hold := func(down bool) description {
		w.a.tell(t, "hold", g.slots[0], leftTrigger, down)
		w.b.tell(t, "hold", g.slots[0], leftTrigger, down)
		return w.ticks(t, 3)
	}
	d := hold(true)
	if d.Viewer != nil || w.a.pixels(t) == still {
		t.Errorf("peeking shows nothing, or tells: %s", short(d))
	}
	hold(false)
	if w.ticks(t, beat-6); w.a.pixels(t) != still { // at the same place of the beat
		t.Error("after a peek the keypad is another one")
	}
	w.a.felt(t)
	w.b.felt(t)
}
