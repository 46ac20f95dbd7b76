//go:build unix

package e2e

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"sandglass/scenes/input"
	"sandglass/wasm/host"
)

// clockwork is a script that makes a page's time its tests': it goes on by a frame
// of 1/60 s when it is told to, and after each frame what is on the canvas can be
// read. Nothing then hangs on how fast the machine is, and no frame is missed. The
// gamepads are its own, too: those that are plugged in, as they are held now.
const clockwork = `(() => {
	// Small numbers, so that a frame is never a rounding error too short.
	let count = 0, now = 0, last = 0;
	const frames = [], timers = new Map();
	performance.now = Date.now = Date.prototype.getTime = () => now;
	window.requestAnimationFrame = f => { frames.push(f); return ++last };
	// A timer may come a millisecond early: which frame is its does not hang on rounding.
	window.setTimeout = (f, ms = 0) => { timers.set(++last, {f, at: now + ms}); return last };
	window.clearTimeout = id => timers.delete(id);

	let gl, drawn = 0, seen = -1, hash = 0;
	const context = HTMLCanvasElement.prototype.getContext;
	HTMLCanvasElement.prototype.getContext = function (kind, options) {
		const made = context.call(this, kind, {...options, preserveDrawingBuffer: true});
		if (made?.drawElements && !gl) {
			gl = made;
			this.style.opacity = 0; // nobody looks: to show it takes longer than to draw it
			const draw = gl.drawElements;
			gl.drawElements = function (...all) { drawn++; return draw.apply(gl, all) };
		}
		return made;
	};

	const slots = [null, null, null, null, null, null, null, null];
	navigator.getGamepads = () => slots;

	const clock = window.clock = {
		rumbles: [],
		words: [],
		screen: "",
		age: 0, // how many frames the screen has been there
		// A frame; the description of the screen then, null before the game is there.
		tick() {
			now = ++count * 1000 / 60;
			this.listen();
			for (const [id, timer] of [...timers]) {
				if (timer.at < now + 1 && timers.delete(id)) timer.f();
			}
			for (const f of frames.splice(0)) f(now);
			const d = window.sandglass?.describe() ?? null;
			this.age++;
			if (d && d.screen !== this.screen) this.screen = d.screen, this.age = 0;
			return d;
		},
		ticks(n) { let d; while (n--) d = this.tick(); return d },
		// What is on the canvas, as a number.
		pixels() {
			if (seen === drawn || !gl) return hash;
			seen = drawn;
			const w = gl.drawingBufferWidth, h = gl.drawingBufferHeight, all = new Uint32Array(w * h);
			gl.readPixels(0, 0, w, h, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(all.buffer));
			hash = 0;
			for (let i = 0; i < all.length; i++) hash = Math.imul(hash ^ all[i], 0x9e3779b1) + (hash >>> 15) | 0;
			return hash;
		},
		// A frame: what it shows and what is said of it.
		frame() { const d = this.tick(); return {pixels: this.pixels(), text: JSON.stringify(d), told: this.told()} },
		// What has been told to screen readers since it was asked for.
		told() { const words = this.words.join("\n"); this.words = []; return words },
		listen() {
			const page = window.sandglassPage, listener = this;
			if (!page || this.listens) return;
			this.listens = true;
			for (const how of ["tell", "title"]) {
				const does = page[how];
				page[how] = function (...all) { listener.words.push(how + " " + all); return does.apply(this, all) };
			}
		},
		watch(n) { return Array.from({length: n}, () => this.frame()) },
		plug(slot, id, mapping, buttons, axes) {
			slots[slot] = {id, index: slot, connected: true, mapping, timestamp: 0, axes,
				buttons: Array.from({length: buttons}, () => ({pressed: false, touched: false, value: 0})),
				vibrationActuator: {playEffect: (kind, e) => { this.rumbles.push({slot, ms: e.duration, strong: e.strongMagnitude, weak: e.weakMagnitude}); return Promise.resolve("complete") }},
			};
		},
		unplug(slot) { slots[slot] = null },
		hold(slot, button, down) { slots[slot].buttons[button] = {pressed: down, touched: down, value: down ? 1 : 0} },
		lean(slot, axis, to) { slots[slot].axes[axis] = to },
		// Presses buttons one after another, each for a frame, and gives the frames.
		press(slot, buttons, frame = () => this.tick()) {
			return buttons.flatMap(b => {
				this.hold(slot, b, true);
				const pressed = frame();
				this.hold(slot, b, false);
				return [pressed, frame()];
			});
		},
	};
})()`

// A stopped page is one whose time the test has: see goes on by a frame.
type stopped struct {
	*page
	robbed int // how often a pad has told so
}

// stop opens the site with time in the test's hands.
func stop(t *testing.T, query string, scripts ...string) *stopped {
	t.Helper()
	p := &stopped{page: browser(t, append([]string{clockwork}, scripts...)...)}
	p.do(t, chromedp.Navigate(serve(t, host.Site{Dir: built.site})+"/?automation=1&lang=en"+query))
	until(t, p, "the game", func(d description) bool { return d.V == 1 })
	return p
}

func (p *stopped) see(t *testing.T) description {
	t.Helper()
	return p.told(t, "clock.tick()")
}

// told is a description that the page gives.
func (p *stopped) told(t *testing.T, expression string) description {
	t.Helper()
	text := eval[string](t, p.page, "JSON.stringify("+expression+") ?? 'null'")
	return parsed(t, text)
}

func parsed(t *testing.T, text string) (d description) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &d); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return d
}

// ticks goes on by so many frames.
func (p *stopped) ticks(t *testing.T, n int) description {
	t.Helper()
	return p.told(t, fmt.Sprintf("clock.ticks(%d)", n))
}

// pixels is a number that tells one picture from another.
func (p *stopped) pixels(t *testing.T) int {
	t.Helper()
	return eval[int](t, p.page, "clock.pixels()")
}

// tell lets the page's clock do something.
func (p *stopped) tell(t *testing.T, what string, args ...any) {
	t.Helper()
	all := make([]string, len(args))
	for i, a := range args {
		text, err := json.Marshal(a)
		if err != nil {
			t.Fatal(err)
		}
		all[i] = string(text)
	}
	eval[chromedp.Void](t, p.page, "void clock."+what+"("+strings.Join(all, ", ")+")")
}

// A frame is what a frame shows, the description of it, and what has been told to
// screen readers.
type frame struct {
	Pixels     int
	Text, Told string
}

// shot is the picture on the canvas, as a file that is kept for who looks for a
// fault.
func (p *stopped) shot(t *testing.T, name string) string {
	t.Helper()
	url := eval[string](t, p.page, `document.querySelector("canvas").toDataURL()`)
	png, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(url, "data:image/png;base64,"))
	if err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("", "sandglass-shot-*")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, name+".png")
	if err := os.WriteFile(file, png, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func (p *stopped) tap(t *testing.T, k input.Key) {
	t.Helper()
	p.page.tap(t, k)
	p.see(t)
}
