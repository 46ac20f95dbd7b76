package poll

import (
	"time"

	"sandglass/scenes/input"
)

// Rumble lets a pad feel a pulse; one that is away or cannot feels nothing.
func (p *Poll) Rumble(pad uint8, pulse input.Pulse) { p.rumbles.Start(pad, pulse) }

// rumble runs the motors that are due.
func (p *Poll) rumble() { p.rumbles.Due(time.Now().UnixMilli(), p.shake) }

func (p *Poll) shake(pad uint8, b input.Beat) {
	if slot, here := p.pads.Slot(pad); here {
		p.vibrate(slot, int(b.Ms), float64(b.Strong)/100, float64(b.Weak)/100)
	}
}
