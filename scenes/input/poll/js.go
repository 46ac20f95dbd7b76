//go:build js

package poll

import (
	"syscall/js"
	"unicode/utf8"

	"sandglass/scenes/input"
)

// devices is what the listeners remember.
type devices struct {
	canvas  js.Value
	fingers input.Fingers
	held    map[input.Edge]bool // what is down, as the Up that would let it go
	wheel   float64
	page    js.Value // sandglassPage, which gathers the pads
	out     js.Value // where it writes them, padBytes long
	in      [padBytes]byte
	names   []string // of the pads
	changes int      // how often these have changed
}

// notch is how many CSS pixels browsers scroll for a notch of a wheel, line
// how many for a line.
const (
	notch = 100
	line  = 33
)

// padBytes is room for sixteen pads: four numbers, 32 buttons and 16 axes each.
const padBytes = 16 * (4 + 32 + 16)

// listen puts the listeners on the canvas, which Ebitengine has made when the
// package was initialised, and on the window.
func (p *Poll) listen() {
	doc := js.Global().Get("document")
	p.canvas = doc.Call("querySelector", "canvas")
	p.canvas.Get("style").Set("touchAction", "none")
	p.held = map[input.Edge]bool{}
	p.page, p.out = js.Global().Get("sandglassPage"), js.Global().Get("Uint8ClampedArray").New(padBytes)
	passive := map[string]any{"capture": true, "passive": true}
	for name, f := range map[string]func(js.Value){
		"pointerdown":   func(e js.Value) { p.pointer(e, input.Down) },
		"pointerup":     func(e js.Value) { p.pointer(e, input.Up) },
		"pointercancel": p.cancelled,
		"pointermove":   func(e js.Value) { p.pointer(e, input.Move) },
		"wheel":         p.turned,
	} {
		p.canvas.Call("addEventListener", name, listener(f), passive)
	}
	// On the window, so that keys work before the canvas has the focus.
	on := js.Global()
	on.Call("addEventListener", "keydown", listener(p.keyDown), map[string]any{"capture": true})
	on.Call("addEventListener", "keyup", listener(p.keyUp), passive)
	on.Call("addEventListener", "blur", listener(func(js.Value) { p.letGo() }), passive)
}

func listener(f func(js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
}

// poll has nothing to do: the listeners have posted.
func (p *Poll) poll() {}

// post posts a press, release or movement, and remembers what is down.
func (p *Poll) post(e input.Edge) {
	up := e
	up.Kind, up.X, up.Y = input.Up, 0, 0
	switch e.Kind {
	case input.Down:
		p.held[up] = true
	case input.Up:
		delete(p.held, up)
	}
	p.router.Post(e)
}

// letGo releases everything that is down, outside of the stage so that nothing acts.
func (p *Poll) letGo() {
	for e := range p.held {
		e.X, e.Y = -1, -1
		p.router.Post(e)
	}
	clear(p.held)
}

func (p *Poll) pointer(e js.Value, kind input.EdgeKind) {
	edge := input.Edge{Device: input.Mouse, Kind: kind}
	edge.X, edge.Y = p.place(e)
	if e.Get("pointerType").String() == "touch" {
		edge.Device = input.Touch
		id := e.Get("pointerId").Int()
		switch kind {
		case input.Down:
			edge.ID = p.fingers.Down(id)
		case input.Up:
			edge.ID = p.fingers.Up(id)
		default:
			edge.ID = p.fingers.At(id)
		}
	} else if kind != input.Move {
		button := e.Get("button").Int()
		if button < 0 || button > 2 {
			return
		}
		edge.Button = uint8(button)
	}
	p.post(edge)
}

// place is where a pointer event happened, in stage pixels.
func (p *Poll) place(e js.Value) (x, y int) {
	at := p.stage.Place()
	return floor((e.Get("offsetX").Float() - at.X) / at.Scale), floor((e.Get("offsetY").Float() - at.Y) / at.Scale)
}

func floor(v float64) int {
	n := int(v)
	if float64(n) > v {
		n--
	}
	return n
}

// cancelled ends a touch that the browser took over: it acts on nothing.
func (p *Poll) cancelled(e js.Value) {
	edge := input.Edge{Device: input.Mouse, Kind: input.Up, X: -1, Y: -1}
	if e.Get("pointerType").String() == "touch" {
		edge.Device, edge.ID = input.Touch, p.fingers.Up(e.Get("pointerId").Int())
	}
	p.post(edge)
}

func (p *Poll) turned(e js.Value) {
	d := e.Get("deltaY").Float()
	switch e.Get("deltaMode").Int() {
	case 1:
		d *= line
	case 2:
		d *= 10 * line
	}
	p.wheel += d / notch
	if n := int(p.wheel); n != 0 {
		p.wheel -= float64(n)
		p.router.Post(input.Edge{Device: input.Mouse, Kind: input.Wheel, Y: n})
	}
}

// keyDown posts a key of the game. No key reaches Ebitengine, which would take
// all of them from the browser, reloading and the developer's tools too.
func (p *Poll) keyDown(e js.Value) {
	e.Call("stopPropagation")
	key := keyOf(e.Get("code").String())
	if e.Get("metaKey").Bool() || e.Get("ctrlKey").Bool() && key != input.KeyControl && !undoes(key) {
		return // the browser's own
	}
	if key != input.NoKey {
		e.Call("preventDefault")
	}
	repeated := e.Get("repeat").Bool()
	if key != input.NoKey && !repeated {
		p.post(input.Edge{Device: input.Keyboard, Key: key})
	}
	if key == input.KeyBackspace && repeated {
		// Held, it goes on erasing, as a letter goes on being typed.
		p.post(input.Edge{Device: input.Keyboard, Key: key})
	}
	if text := e.Get("key").String(); utf8.RuneCountInString(text) == 1 && !e.Get("ctrlKey").Bool() {
		r, _ := utf8.DecodeRuneInString(text)
		p.post(input.Edge{Device: input.Keyboard, Kind: input.Text, Rune: r})
	}
}

func undoes(k input.Key) bool { return k == input.KeyA+'Z'-'A' || k == input.KeyA+'Y'-'A' }

func (p *Poll) keyUp(e js.Value) {
	if key := keyOf(e.Get("code").String()); key != input.NoKey {
		p.post(input.Edge{Device: input.Keyboard, Kind: input.Up, Key: key})
	}
}

var codes = map[string]input.Key{
	"ArrowUp": input.KeyUp, "ArrowDown": input.KeyDown, "ArrowLeft": input.KeyLeft, "ArrowRight": input.KeyRight,
	"AltLeft": input.KeyAlt, "ShiftLeft": input.KeyShift, "ShiftRight": input.KeyShift,
	"ControlLeft": input.KeyControl, "ControlRight": input.KeyControl,
	"Enter": input.KeyEnter, "NumpadEnter": input.KeyEnter, "Space": input.KeySpace,
	"Escape": input.KeyEscape, "Backspace": input.KeyBackspace, "Tab": input.KeyTab,
	"Home": input.KeyHome, "End": input.KeyEnd, "PageUp": input.KeyPageUp, "PageDown": input.KeyPageDown,
	"F1": input.KeyF1, "F11": input.KeyF11,
}

// keyOf is the key of a KeyboardEvent.code.
func keyOf(code string) input.Key {
	if k, ok := codes[code]; ok {
		return k
	}
	switch {
	case len(code) == 4 && code[:3] == "Key" && code[3] >= 'A' && code[3] <= 'Z':
		return input.KeyA + input.Key(code[3]-'A')
	case len(code) == 6 && code[:5] == "Digit" && code[5] >= '0' && code[5] <= '9':
		return input.Key0 + input.Key(code[5]-'0')
	}
	return input.NoKey
}

// pollPads reads what the page has gathered of the pads.
func (p *Poll) pollPads() {
	told := p.page.Call("pads", p.out).Int()
	count, changes := told%100, told/100
	if changes != p.changes {
		p.changes, p.names = changes, p.names[:0]
		names := p.page.Get("padNames")
		for i := range count {
			p.names = append(p.names, names.Index(i).String())
		}
	}
	p.now = p.now[:0]
	if count == 0 {
		return
	}
	js.CopyBytesToGo(p.in[:], p.out)
	rest := p.in[:]
	for _, name := range p.names {
		r := p.next()
		r.Name, r.Slot, r.Standard = name, int(rest[0]), rest[1] != 0
		buttons, axes := rest[4:4+rest[2]], rest[4+rest[2]:4+rest[2]+rest[3]]
		for _, b := range buttons {
			r.Buttons = append(r.Buttons, float64(b)/255)
		}
		for _, a := range axes {
			r.Axes = append(r.Axes, (float64(a)-128)/127)
		}
		rest = rest[4+len(buttons)+len(axes):]
	}
}

func (p *Poll) vibrate(slot, ms int, strong, weak float64) {
	p.page.Call("rumble", slot, ms, strong, weak)
}
