// Package poll listens to the devices and posts what they do as edges. Natively
// Ebitengine is the only source; in the browser own listeners on the page are,
// since a tap shorter than a frame is lost otherwise. Pads are asked every
// frame on both.
package poll

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// Stage says where the stage lies.
type Stage interface {
	Origin() (x, y int)      // on the surface, in stage pixels
	Place() paint.StagePlace // in the window or page
}

// A Poll posts edges to a router.
type Poll struct {
	router *input.Router
	stage  Stage
	pads   input.Pads
	sticks [input.MaxPads]input.Stick
	ids    []ebiten.GamepadID
	devices
}

// New listens to all devices. It must be called before the game runs.
func New(r *input.Router, s Stage) *Poll {
	p := &Poll{router: r, stage: s}
	p.listen()
	return p
}

// Update posts what has happened since the last frame.
func (p *Poll) Update() {
	p.poll()
	p.pollPads()
}

func (p *Poll) pollPads() {
	p.ids = inpututil.AppendJustConnectedGamepadIDs(p.ids[:0])
	for _, id := range p.ids {
		p.pads.Joined(int(id), ebiten.GamepadSDLID(id))
	}
	for n := range p.pads.Len() {
		slot, ok := p.pads.Slot(uint8(n))
		if !ok {
			continue
		}
		id := ebiten.GamepadID(slot)
		if inpututil.IsGamepadJustDisconnected(id) {
			p.pads.Left(slot)
			p.sticks[n] = input.Stick{}
			p.router.Post(input.Edge{Device: input.Pad, Kind: input.Lost, ID: uint8(n)})
			continue
		}
		if ebiten.IsStandardGamepadLayoutAvailable(id) {
			p.pollPad(uint8(n), id)
		}
	}
}

func (p *Poll) pollPad(n uint8, id ebiten.GamepadID) {
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		e := input.Edge{Device: input.Pad, ID: n, Button: uint8(b)}
		if inpututil.IsStandardGamepadButtonJustPressed(id, b) {
			p.router.Post(e)
		}
		if inpututil.IsStandardGamepadButtonJustReleased(id, b) {
			e.Kind = input.Up
			p.router.Post(e)
		}
	}
	x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
	y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	if dx, dy, changed := p.sticks[n].Move(x, y); changed {
		p.router.Post(input.Edge{Device: input.Pad, Kind: input.Axis, ID: n, Button: stick, X: dx, Y: dy})
	}
}

// stick numbers the left stick among the buttons, behind the last of them.
const stick = uint8(ebiten.StandardGamepadButtonMax) + 1
