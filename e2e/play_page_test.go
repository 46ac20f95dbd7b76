//go:build unix

package e2e

import (
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/store"
	"sandglass/wasm/host"
)

// storing is a script that stores settings before the first start: no waiting for
// animations, no sound, and what else a test wants.
func storing(t *testing.T, change func(*scenes.Settings)) string {
	t.Helper()
	s := scenes.DefaultSettings()
	s.Speed, s.Master = scenes.Instant, 0
	change(s)
	e := scenes.Env{Settings: s, Store: &store.Memory{}}
	if err := e.SaveSettings(); err != nil {
		t.Fatal(err)
	}
	text, err := e.Store.Read("settings")
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf(`if (!localStorage.getItem("sandglass/settings")) {
		localStorage.setItem("sandglass/settings#a", %q); localStorage.setItem("sandglass/settings", "a") }`, text)
}

func instant(t *testing.T) string {
	t.Helper()
	return storing(t, func(*scenes.Settings) {})
}

// begin starts a game from the title.
func begin(t *testing.T, c client, h hand, title string) {
	t.Helper()
	on(t, c, "title")
	act(t, c, h, "play")
	toSetup(t, c, h, title)
	act(t, c, h, "start")
	on(t, c, "table")
}

func TestPageWholeGameByKeyboard(t *testing.T) {
	p := browser(t, instant(t))
	p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en")
	begin(t, p, keys(p), "Timbuktu")
	d := play(t, p, keys(p), over)
	if d.Screen != "results" {
		t.Errorf("the game ended on %s", short(d))
	}
}

// The other games are longer, and at random longer still: a part of each.
func TestPageEveryGameByKeyboard(t *testing.T) {
	const times = 25
	for _, g := range boards.All() {
		if g.ID == "timbuktu" {
			continue
		}
		t.Run(g.ID, func(t *testing.T) {
			p := browser(t, instant(t))
			p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en")
			begin(t, p, keys(p), g.Title.In(locale.English))
			first := decision(t, p, keys(p), over)
			d, _ := playSome(t, p, keys(p), times, over)
			if string(d.View) == string(first.View) {
				t.Errorf("nothing has happened: %s", short(d))
			}
		})
	}
}

func TestPageByMouseGoesOnAfterAReload(t *testing.T) {
	p := browser(t, instant(t))
	url := serve(t, host.Site{Dir: built.site}) + "/?automation=1&lang=en"
	p.open(t, url)
	begin(t, p, mouse(p), "Timbuktu")
	play(t, p, mouse(p), secondStage)
	before := decision(t, p, mouse(p), never)
	p.open(t, url)
	d := on(t, p, "title")
	if d.Focus != "continue" {
		t.Errorf("after a reload the title offers %q first", d.Focus)
	}
	act(t, p, mouse(p), "continue")
	after := until(t, p, "the table", func(d description) bool { return d.Screen == "table" && !d.Busy })
	if string(before.View) != string(after.View) {
		t.Errorf("before: %s\nafter: %s", before.View, after.View)
	}
}

func TestPageByTouch(t *testing.T) {
	p := stop(t, "", instant(t))
	begin(t, p, fingers(p), "Timbuktu")
	play(t, p, fingers(p), secondStage)
}

func TestPageByGamepad(t *testing.T) {
	p := stop(t, "", instant(t))
	p.plug(t, 0, xboxPad)
	begin(t, p, p.pad(0), "Timbuktu")
	play(t, p, p.pad(0), secondStage)
}

// However flat or narrow the page is made, the game goes on.
func TestPageOfAnyShape(t *testing.T) {
	p := browser(t)
	p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en")
	on(t, p, "title")
	for _, size := range [][2]int64{{1280, 40}, {1280, 8}, {20, 800}, {1, 720}, {1280, 720}} {
		p.do(t, chromedp.EmulateViewport(size[0], size[1]))
		p.frames(t)
		act(t, p, keys(p), "settings")
		on(t, p, "settings")
		p.tap(t, input.KeyEscape)
		d := on(t, p, "title")
		middle := d.Stage.X + d.Stage.Scale*paint.StageW/2
		if math.Abs(middle-float64(size[0])/2) > 1 {
			t.Errorf("%v: the middle of the stage is at %v", size, middle)
		}
	}
	act(t, p, mouse(p), "settings")
	on(t, p, "settings")
}

// counting is a script that counts how often the settings are written: once
// each time one is turned.
const counting = `window.written = 0; { const set = Storage.prototype.setItem;
	Storage.prototype.setItem = function (key, value) { if (key === "sandglass/settings") written++; return set.call(this, key, value) } }`

func TestPageTapsAllCount(t *testing.T) {
	p := browser(t, counting)
	p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en")
	on(t, p, "title")
	act(t, p, keys(p), "settings")
	d := on(t, p, "settings")
	x, y := middle(d, "calm")
	p.point(t, x, y)
	until(t, p, "the focus under the mouse", func(d description) bool { return d.Focus == "calm" })
	const taps = 30
	for name, tap := range map[string]func(){
		"clicks":  func() { p.click(t, x, y) },
		"keys":    func() { p.tap(t, input.KeyEnter) },
		"touches": func() { p.finger(t, x, y) },
	} {
		eval[chromedp.Void](t, p, "void (written = 0)")
		for range taps {
			tap() // as fast as the browser takes them
		}
		until(t, p, fmt.Sprintf("%d %s to act", taps, name), func(description) bool { return eval[int](t, p, "written") >= taps })
		p.frames(t)
		if n := eval[int](t, p, "written"); n != taps {
			t.Errorf("%d %s acted %d times", taps, name, n)
		}
	}
}

func TestPageSaysWhatIsWrongWithItsAddress(t *testing.T) {
	p := browser(t)
	url := serve(t, host.Site{Dir: built.site})
	for query, says := range map[string]string{
		"game=chess":                       "chess",
		"game=timbuktu&seats=human":        "seats 1",
		"game=timbuktu&seed=-4":            "-4",
		"lang=xx":                          "xx",
		"game=timbuktu&option=own-loads=2": "own-loads",
	} {
		p.do(t, chromedp.Navigate(url+"/?automation=1&"+query))
		until(t, p, "a message about "+says, func(description) bool {
			return strings.Contains(eval[string](t, p, `document.getElementById("message").innerText`), says)
		})
	}
}

func TestPageStartsTheGameOfItsAddress(t *testing.T) {
	p := browser(t, instant(t))
	p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=hu&game=timbuktu&seats=human,bot:random,bot&seed=7&option=own-loads=yes")
	d := on(t, p, "table")
	if d.Game != "timbuktu" || d.Viewer == nil || *d.Viewer != 1 {
		t.Errorf("the table: %s", short(d))
	}
	// Opened anew, the page goes on with it, and does not begin another one.
	if query := eval[string](t, p, "location.search"); query != "?automation=1&lang=hu" {
		t.Errorf("the address is left with %s", query)
	}
	p.do(t, chromedp.Reload())
	on(t, p, "title")
	act(t, p, keys(p), "continue")
	after := on(t, p, "table")
	if string(after.View) != string(d.View) {
		t.Errorf("before: %s\nafter: %s", d.View, after.View)
	}
}

// What is in private windows or with a full disk.
func TestPageWithoutStorageCanBePlayed(t *testing.T) {
	for name, script := range map[string]string{
		"none": `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("denied", "SecurityError") }})`,
		"odd":  `Object.defineProperty(window, "localStorage", {get() { throw 7 }})`,
		"full": `Storage.prototype.setItem = function () { throw new DOMException("exceeded", "QuotaExceededError") }`,
	} {
		t.Run(name, func(t *testing.T) {
			p := browser(t, script)
			p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en")
			on(t, p, "title")
			act(t, p, keys(p), "play")
			toSetup(t, p, keys(p), "Timbuktu")
			act(t, p, keys(p), "start")
			// Whatever is told on the way, it leads to the table.
			until(t, p, "the table", func(d description) bool {
				if d.Screen == "message" && !d.Busy && len(d.Hotspots) > 0 {
					act(t, p, keys(p), d.Hotspots[0].ID)
				}
				return d.Screen == "table"
			})
		})
	}
}

func TestPageStoresInTwoSlots(t *testing.T) {
	p := browser(t)
	p.open(t, serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en")
	on(t, p, "title")
	act(t, p, keys(p), "settings")
	on(t, p, "settings")
	slots := map[string]bool{}
	for range 3 {
		d := act(t, p, keys(p), "calm")
		label := calm(d)
		slot := eval[string](t, p, `localStorage.getItem("sandglass/settings")`)
		slots[slot] = true
		if text := eval[string](t, p, `localStorage.getItem("sandglass/settings#`+slot+`")`); text == "" {
			t.Errorf("with %s slot %s is empty", label, slot)
		}
	}
	if !slots["a"] || !slots["b"] || len(slots) != 2 {
		t.Errorf("slots used: %v", slots)
	}
}

// Hosts that know nothing of WebAssembly or compression, below another path.
func TestPageWorksOnAnyHost(t *testing.T) {
	for _, site := range []host.Site{{Dir: built.site}, {Dir: built.site, Dumb: true}} {
		asked := make(chan string, 100)
		server := httptest.NewServer(http.StripPrefix("/some/where", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			asked <- r.URL.Path
			site.ServeHTTP(w, r)
		})))
		t.Cleanup(server.Close)
		p := browser(t)
		p.open(t, server.URL+"/some/where/?automation=1&lang=en")
		on(t, p, "title")
		packed := false
		for len(asked) > 0 {
			if <-asked == "/app.wasm.gz" {
				packed = true
			}
		}
		if packed != site.Dumb {
			t.Errorf("dumb host %v: the packed file was fetched: %v", site.Dumb, packed)
		}
	}
}

// Hosts that answer with a page of their own where there is no file.
func TestPageWorksWhereThePackedFileIsMissing(t *testing.T) {
	site := host.Site{Dir: built.site, Dumb: true}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".gz") {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, "<p>Nothing here</p>")
			return
		}
		site.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	p := browser(t)
	p.open(t, server.URL+"/?automation=1&lang=en")
	on(t, p, "title")
}
