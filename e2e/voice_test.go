//go:build unix

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"sandglass/scenes/input"
	"sandglass/wasm/host"
)

// heard waits until a part of the page says something that f accepts.
func (p *page) heard(t *testing.T, what, expression string, f func(string) bool) string {
	t.Helper()
	text := ""
	for range 200 {
		if text = eval[string](t, p, expression); f(text) {
			return text
		}
		p.frames(t)
	}
	t.Fatalf("%s: heard %q", what, text)
	return text
}

// The page speaks to screen readers: whose turn it is, what is asked, what happens
// and what has the focus.
func TestPageSpeaks(t *testing.T) {
	p := browser(t, instant(t))
	p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=de")
	region := func(id string) string { return fmt.Sprintf("document.getElementById(%q).textContent", id) }
	focused := func(heard string) bool {
		d := p.see(t)
		s, _ := find(d, d.Focus)
		return heard != "" && strings.HasPrefix(heard, s.Label)
	}
	on(t, p, "title")
	if got := eval[string](t, p, `document.querySelector("canvas").getAttribute("role") + document.title + document.getElementById("events").ariaLive`); got != "applicationSandglasspolite" {
		t.Errorf("the page is %q", got)
	}
	p.tap(t, input.KeyDown)
	p.heard(t, "the focus", region("focus"), focused)
	begin(t, p, keys(p), "Timbuktu")
	d := until(t, p, "a question", func(d description) bool { return !d.Busy && len(d.Deciders) > 0 })
	title := p.heard(t, "the title", "document.title", func(s string) bool {
		return strings.HasSuffix(s, "an der Reihe - Timbuktu - Sandglass")
	})
	ask, _, _ := strings.Cut(d.Prompt, "\n")
	p.heard(t, "the question", region("events"), func(s string) bool { return strings.Contains(s, ask) })
	p.heard(t, "the focus", region("focus"), focused)
	p.tap(t, input.KeyDown)
	p.heard(t, "the focus", region("focus"), focused)
	if got := eval[string](t, p, "document.documentElement.lang"); got != "de" {
		t.Errorf("spoken in %q", got)
	}
	t.Logf("title %q, events %q, focus %q", title, eval[string](t, p, region("events")), eval[string](t, p, region("focus")))
	act(t, p, keys(p), "menu")
	act(t, p, keys(p), "leave")
	on(t, p, "title")
	p.heard(t, "the title", "document.title", func(s string) bool { return s == "Sandglass" })
}

// A phone in landscape: fingers play with the lens; turned, it waits.
func TestPageOnAPhone(t *testing.T) {
	const coarse = `const match = window.matchMedia; window.matchMedia = q => q.includes("coarse") ? {matches: true} : match.call(window, q)`
	p := stop(t, "&game=timbuktu&seats=human,bot,bot&seed=7", instant(t), coarse)
	p.do(t, chromedp.EmulateViewport(800, 360))
	slow := fingers(p)
	tap := slow.confirm
	slow.confirm = func(t *testing.T, d description, id string) {
		x, y := middle(d, id)
		p.finger(t, x, y)
		if now := p.ticks(t, 90); now.Focus == id {
			d.Focus = id
			tap(t, d, id)
		}
	}
	for range 2 {
		d := decision(t, p, slow, never)
		act(t, p, slow, choices(d)[0].ID)
	}
	p.do(t, chromedp.EmulateViewport(360, 800))
	until(t, p, "the wait", func(d description) bool { return d.Busy })
	p.do(t, chromedp.EmulateViewport(800, 360))
	until(t, p, "the game again", func(d description) bool { return !d.Busy && d.Screen == "table" })
}
