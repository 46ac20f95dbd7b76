//go:build js

package main

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"sandglass/scenes"
	"sandglass/scenes/boards"
	"sandglass/scenes/input"
	"sandglass/scenes/launch"
	"sandglass/scenes/locale"
)

// options reads the page's address.
func options() (launch.Options, error) {
	params := js.Global().Get("URLSearchParams").New(js.Global().Get("location").Get("search"))
	all := js.Global().Get("Array").Call("from", params)
	query := make([]launch.Pair, all.Length())
	for i := range query {
		query[i] = launch.Pair{Key: all.Index(i).Index(0).String(), Value: all.Index(i).Index(1).String()}
	}
	return launch.FromQuery(query, boards.Names())
}

func usage() {}

// fail shows one line on the page, in the place of the game, and ends it.
func fail(_ int, err error) {
	warn(err)
	js.Global().Get("sandglassPage").Call("fail", launch.Line(err))
	select {}
}

// warn writes one line to the console.
func warn(err error) { js.Global().Get("console").Call("warn", "sandglass: "+launch.Line(err)) }

// openWindow tells the page that its canvas is in use. Fullscreen takes a
// gesture, so a page never begins with it.
func openWindow(bool) { js.Global().Get("sandglassPage").Call("started") }

// begun takes the game that is saved now out of the page's address.
func begun() { js.Global().Get("sandglassPage").Call("begun") }

const quitting = false

// window is the page for the scenes.
type window struct{}

func (window) Fullscreen() bool      { return ebiten.IsFullscreen() }
func (window) SetFullscreen(on bool) { ebiten.SetFullscreen(on) }
func (window) CanQuit() bool         { return false }
func (window) Quit()                 {}

func newWindow(string) scenes.Window { return window{} }

// Copy puts text on the browser's clipboard.
func (window) Copy(text string) (where string, err error) {
	if !js.Global().Get("sandglassPage").Call("copy", text).Bool() {
		err = scenes.ErrNoClipboard
	}
	return "", err
}

// firstDevice is what will be used first, as far as the browser knows.
func firstDevice() input.Device {
	if js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() {
		return input.Touch
	}
	return input.Mouse
}

// voice writes into the page's live regions, in the language of the settings.
type voice struct{ settings *scenes.Settings }

func newVoice(s *scenes.Settings) scenes.Voice { return voice{s} }

func (v voice) tell(how, text string) {
	js.Global().Get("sandglassPage").Call(how, text, locale.Codes[v.settings.Lang])
}

func (v voice) Say(text string)   { v.tell("say", text) }
func (v voice) Focus(text string) { v.tell("focus", text) }
func (v voice) Title(text string) { v.tell("title", text) }

// restartMuted reports the loss: a page's sound device is the browser's, which
// is not lost in mid-game.
func restartMuted(cause error) { fail(1, cause) }

// systemLanguage is the browser's.
func systemLanguage() locale.Lang {
	if v := js.Global().Get("navigator").Get("language"); v.Type() == js.TypeString && len(v.String()) >= 2 {
		if l, err := locale.Parse(v.String()[:2]); err == nil {
			return l
		}
	}
	return locale.English
}

// openDescription gives window.sandglass its describe method.
func openDescription(describe func() []byte) {
	parse := js.Global().Get("JSON")
	js.Global().Set("sandglass", map[string]any{
		"describe": js.FuncOf(func(js.Value, []js.Value) any { return parse.Call("parse", string(describe())) }),
	})
}

func printDescription([]byte) {}

func serveProbe() {}

func canPlay() bool { return true }

// onHide calls f when the tab goes behind another or comes back: no frame runs
// while it is hidden.
func onHide(f func(hidden bool)) {
	doc := js.Global().Get("document")
	doc.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		f(doc.Get("hidden").Bool())
		return nil
	}))
}
