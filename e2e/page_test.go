//go:build unix

package e2e

import (
	"context"
	"errors"
	"net/http/httptest"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	devices "github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"sandglass/scenes/input"
	"sandglass/wasm/host"
)

// A page is the site in a browser.
type page struct{ ctx context.Context }

// browser starts a browser with one empty tab; scripts run in every page
// before the page's own.
func browser(t *testing.T, scripts ...string) *page {
	t.Helper()
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(chromium(t)), chromedp.NoSandbox, chromedp.WindowSize(1280, 720),
		chromedp.UserDataDir(t.TempDir()),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
	)
	alloc, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, cancel := chromedp.NewContext(alloc)
	t.Cleanup(func() {
		chromedp.Cancel(ctx)
		cancel()
		stop()
	})
	p := &page{ctx}
	p.do(t, chromedp.EmulateViewport(1280, 720))
	for _, s := range scripts {
		call(t, p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: s})
	}
	return p
}

// serve serves the site and gives its address.
func serve(t *testing.T, s host.Site) string {
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	return server.URL
}

// open opens an address of the site and waits for the game.
func (p *page) open(t *testing.T, url string) {
	t.Helper()
	p.do(t, chromedp.Navigate(url))
	until(t, p, "the game", func(d description) bool { return d.V == 1 })
}

func (p *page) do(t *testing.T, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		t.Fatal(err)
	}
}

// eval is the value of an expression in the page.
func eval[T any](t *testing.T, p *page, expression string) T {
	t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression))
	if err != nil {
		t.Fatalf("%s: %v", expression, err)
	}
	return v
}

func call[P, R any](t *testing.T, p *page, c cdp.Command[P, R], params P) {
	t.Helper()
	_, err := chromedp.Run(p.ctx, func(ctx context.Context, target *chromedp.Target) (R, error) {
		return cdp.Call(ctx, target, c, params)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (p *page) see(t *testing.T) description {
	t.Helper()
	d, err := chromedp.Run(p.ctx, chromedp.Evaluate[*description](
		`window.sandglass ? window.sandglass.describe() : null`))
	if errors.Is(err, chromedp.ErrJSNull) || d == nil && err == nil {
		return description{}
	}
	if err != nil {
		t.Fatal(err)
	}
	return *d
}

// A keycap is a key as the protocol names it.
type keycap struct {
	code, key, text string
	number          int64
}

var keycaps = map[input.Key]keycap{
	input.KeyRight: {"ArrowRight", "ArrowRight", "", 39}, input.KeyLeft: {"ArrowLeft", "ArrowLeft", "", 37},
	input.KeyUp: {"ArrowUp", "ArrowUp", "", 38}, input.KeyDown: {"ArrowDown", "ArrowDown", "", 40},
	input.KeyEnter: {"Enter", "Enter", "\r", 13}, input.KeyTab: {"Tab", "Tab", "", 9},
	input.KeyEscape: {"Escape", "Escape", "", 27}, input.KeySpace: {"Space", " ", " ", 32},
}

// keycapOf is the keycap of a key, of letters, too.
func keycapOf(k input.Key) keycap {
	if k < input.KeyA || k >= input.Key0 {
		return keycaps[k]
	}
	letter := string(rune('A' + k - input.KeyA))
	return keycap{"Key" + letter, strings.ToLower(letter), strings.ToLower(letter), int64(letter[0])}
}

func (p *page) tap(t *testing.T, k input.Key) {
	t.Helper()
	c := keycapOf(k)
	e := devices.DispatchKeyEventParams{
		Type: devices.DispatchKeyEventTypeKeyDown, Code: c.code, Key: c.key, Text: c.text, WindowsVirtualKeyCode: c.number,
	}
	call(t, p, devices.DispatchKeyEvent, e)
	e.Type, e.Text = devices.DispatchKeyEventTypeKeyUp, ""
	call(t, p, devices.DispatchKeyEvent, e)
}

func (p *page) point(t *testing.T, x, y float64) {
	t.Helper()
	call(t, p, devices.DispatchMouseEvent, devices.DispatchMouseEventParams{
		Type: devices.DispatchMouseEventTypeMouseMoved, X: x, Y: y,
	})
}

func (p *page) click(t *testing.T, x, y float64) {
	t.Helper()
	e := devices.DispatchMouseEventParams{X: x, Y: y, Button: devices.MouseButtonLeft, ClickCount: 1}
	for _, e.Type = range []devices.DispatchMouseEventType{
		devices.DispatchMouseEventTypeMousePressed, devices.DispatchMouseEventTypeMouseReleased,
	} {
		call(t, p, devices.DispatchMouseEvent, e)
	}
}

// frames waits until the page has drawn some.
func (p *page) frames(t *testing.T) {
	t.Helper()
	const wait = `new Promise(done => { let n = 3; const f = () => n-- ? requestAnimationFrame(f) : done(true); f() })`
	if _, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool](wait, chromedp.EvalAwaitPromise)); err != nil {
		t.Fatal(err)
	}
}

// fingers is the hand that taps on the screen of a page whose time the test has. A
// first tap may only tell what the spot is: then the second acts.
func fingers(p *stopped) hand {
	return hand{
		func(_ *testing.T, d description, _ string) description { return d },
		func(t *testing.T, d description, id string) {
			x, y := middle(d, id)
			p.finger(t, x, y)
			now := p.ticks(t, 3)
			now.Prompt = d.Prompt
			if now.Focus == id && same(now, d) {
				p.finger(t, x, y)
			}
		},
	}
}

// finger taps with one.
func (p *page) finger(t *testing.T, x, y float64) {
	t.Helper()
	call(t, p, devices.DispatchTouchEvent, devices.DispatchTouchEventParams{
		Type: devices.DispatchTouchEventTypeTouchStart, TouchPoints: []*devices.TouchPoint{{X: x, Y: y}},
	})
	call(t, p, devices.DispatchTouchEvent, devices.DispatchTouchEventParams{
		Type: devices.DispatchTouchEventTypeTouchEnd, TouchPoints: []*devices.TouchPoint{},
	})
}

// chromium is where the browser is, by the name that the system gives it.
func chromium(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Fatal("there is no Chromium")
	return ""
}
