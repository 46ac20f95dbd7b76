// Package poll listens to the devices and posts what they do as edges. Natively
// Ebitengine is the only source; in the browser own listeners on the page are,
// since a tap shorter than a frame is lost otherwise. Pads are asked every
// frame on both: natively through Ebitengine, in the browser by ourselves, since
// Ebitengine does not see that another pad has come into the slot of one that
// went.
package poll

import (
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
)

// Stage says where the stage lies.
type Stage interface {
	Origin() (x, y int)      // on the surface, in stage pixels
	Place() paint.StagePlace // in the window or page
}

// A Poll posts edges to a router, and lets pads rumble.
type Poll struct {
	router  *input.Router
	stage   Stage
	pads    *input.Pads
	now     []input.Reading
	rumbles input.Rumbles
	devices
}

// New listens to all devices and keeps the pads. It must be called before the
// game runs.
func New(r *input.Router, s Stage, pads *input.Pads) *Poll {
	p := &Poll{router: r, stage: s, pads: pads}
	p.listen()
	return p
}

// Update posts what has happened since the last frame.
func (p *Poll) Update() {
	p.poll()
	p.pollPads()
	p.pads.Read(p.now, p.router.Post)
	p.rumble()
}

// next is one more reading, with what it has room for.
func (p *Poll) next() *input.Reading {
	if n := len(p.now); n < cap(p.now) {
		p.now = p.now[:n+1]
	} else {
		p.now = append(p.now, input.Reading{})
	}
	r := &p.now[len(p.now)-1]
	r.Buttons, r.Axes = r.Buttons[:0], r.Axes[:0]
	return r
}
