//go:build !js

package poll

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sandglass/scenes/input"
)

// devices is what polling remembers between frames.
type devices struct {
	x, y    int // the cursor, on the stage
	wheel   float64
	chars   []rune
	touches []ebiten.TouchID
	fingers input.Fingers
	ids     []ebiten.GamepadID
}

func (p *Poll) listen() {}

func (p *Poll) poll() {
	p.pollMouse()
	p.pollTouch()
	p.pollKeys()
}

func (p *Poll) cursor() (x, y int) {
	x, y = ebiten.CursorPosition()
	ox, oy := p.stage.Origin()
	return x - ox, y - oy
}

// buttons are Ebitengine's mouse buttons in the browser's order.
var buttons = [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonMiddle, ebiten.MouseButtonRight}

func (p *Poll) pollMouse() {
	x, y := p.cursor()
	if x != p.x || y != p.y {
		p.x, p.y = x, y
		p.router.Post(input.Edge{Device: input.Mouse, Kind: input.Move, X: x, Y: y})
	}
	for i, b := range buttons {
		e := input.Edge{Device: input.Mouse, Button: uint8(i), X: x, Y: y}
		if inpututil.IsMouseButtonJustPressed(b) {
			p.router.Post(e)
		}
		if inpututil.IsMouseButtonJustReleased(b) {
			e.Kind = input.Up
			p.router.Post(e)
		}
	}
	_, dy := ebiten.Wheel()
	p.wheel -= dy
	if n := int(p.wheel); n != 0 {
		p.wheel -= float64(n)
		p.router.Post(input.Edge{Device: input.Mouse, Kind: input.Wheel, Y: n})
	}
}

func (p *Poll) pollTouch() {
	ox, oy := p.stage.Origin()
	p.touches = inpututil.AppendJustPressedTouchIDs(p.touches[:0])
	for _, id := range p.touches {
		x, y := ebiten.TouchPosition(id)
		p.router.Post(input.Edge{Device: input.Touch, ID: p.fingers.Down(int(id)), X: x - ox, Y: y - oy})
	}
	p.touches = ebiten.AppendTouchIDs(p.touches[:0])
	for _, id := range p.touches {
		x, y := ebiten.TouchPosition(id)
		if px, py := inpututil.TouchPositionInPreviousTick(id); px != x || py != y {
			p.router.Post(input.Edge{Device: input.Touch, Kind: input.Move, ID: p.fingers.At(int(id)), X: x - ox, Y: y - oy})
		}
	}
	p.touches = inpututil.AppendJustReleasedTouchIDs(p.touches[:0])
	for _, id := range p.touches {
		x, y := inpututil.TouchPositionInPreviousTick(id)
		p.router.Post(input.Edge{Device: input.Touch, Kind: input.Up, ID: p.fingers.Up(int(id)), X: x - ox, Y: y - oy})
	}
}

// A keyName is a key of the game beside the letters and digits.
type keyName struct {
	from ebiten.Key
	to   input.Key
}

var keys = [...]keyName{
	{ebiten.KeyArrowUp, input.KeyUp}, {ebiten.KeyArrowDown, input.KeyDown},
	{ebiten.KeyArrowLeft, input.KeyLeft}, {ebiten.KeyArrowRight, input.KeyRight},
	{ebiten.KeyAltLeft, input.KeyAlt}, {ebiten.KeyAltRight, input.KeyAlt},
	{ebiten.KeyShiftLeft, input.KeyShift}, {ebiten.KeyShiftRight, input.KeyShift},
	{ebiten.KeyControlLeft, input.KeyControl}, {ebiten.KeyControlRight, input.KeyControl},
	{ebiten.KeyEnter, input.KeyEnter}, {ebiten.KeyNumpadEnter, input.KeyEnter}, {ebiten.KeySpace, input.KeySpace},
	{ebiten.KeyEscape, input.KeyEscape}, {ebiten.KeyBackspace, input.KeyBackspace}, {ebiten.KeyTab, input.KeyTab},
	{ebiten.KeyHome, input.KeyHome}, {ebiten.KeyEnd, input.KeyEnd},
	{ebiten.KeyPageUp, input.KeyPageUp}, {ebiten.KeyPageDown, input.KeyPageDown},
	{ebiten.KeyF1, input.KeyF1}, {ebiten.KeyF11, input.KeyF11},
}

func (p *Poll) pollKeys() {
	for _, k := range keys {
		p.pollKey(k.from, k.to)
	}
	for i := range ebiten.Key(26) {
		p.pollKey(ebiten.KeyA+i, input.KeyA+input.Key(i))
	}
	for i := range ebiten.Key(10) {
		p.pollKey(ebiten.KeyDigit0+i, input.Key0+input.Key(i))
	}
	p.chars = ebiten.AppendInputChars(p.chars[:0])
	for _, r := range p.chars {
		p.router.Post(input.Edge{Device: input.Keyboard, Kind: input.Text, Rune: r})
	}
}

func (p *Poll) pollKey(from ebiten.Key, to input.Key) {
	e := input.Edge{Device: input.Keyboard, Key: to}
	if inpututil.IsKeyJustPressed(from) {
		p.router.Post(e)
	}
	if inpututil.IsKeyJustReleased(from) {
		e.Kind = input.Up
		p.router.Post(e)
	}
}

func (p *Poll) pollPads() {
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	p.now = p.now[:0]
	for _, id := range p.ids {
		r := p.next()
		r.Slot, r.Name, r.SDL = int(id), ebiten.GamepadName(id), ebiten.GamepadSDLID(id)
		r.Standard = ebiten.IsStandardGamepadLayoutAvailable(id)
		if r.Standard {
			for b := range ebiten.StandardGamepadButtonMax + 1 {
				r.Buttons = append(r.Buttons, ebiten.StandardGamepadButtonValue(id, b))
			}
			for a := range ebiten.StandardGamepadAxisMax + 1 {
				r.Axes = append(r.Axes, ebiten.StandardGamepadAxisValue(id, a))
			}
			continue
		}
		for b := range ebiten.GamepadButtonCount(id) {
			v := 0.
			if ebiten.IsGamepadButtonPressed(id, ebiten.GamepadButton(b)) {
				v = 1
			}
			r.Buttons = append(r.Buttons, v)
		}
		for a := range ebiten.GamepadAxisCount(id) {
			r.Axes = append(r.Axes, ebiten.GamepadAxisValue(id, a))
		}
	}
}

func (p *Poll) vibrate(slot, ms int, strong, weak float64) {
	ebiten.VibrateGamepad(ebiten.GamepadID(slot), &ebiten.VibrateGamepadOptions{
		Duration: time.Duration(ms) * time.Millisecond, StrongMagnitude: strong, WeakMagnitude: weak,
	})
}
