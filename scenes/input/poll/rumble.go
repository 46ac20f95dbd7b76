package poll

import (
	"time"

	"sandglass/scenes/input"
)

// A rumble is what is left of a pulse on a pad.
type rumble struct {
	beat input.Beat
	next time.Time // when the next one begins
}

// Rumble lets a pad feel a pulse; a pad that is away or cannot feels nothing.
func (p *Poll) Rumble(pad uint8, pulse input.Pulse) {
	if pad < input.MaxPads {
		p.rumble[pad] = rumble{beat: pulse.Beat()}
	}
}

// shake begins what is due.
func (p *Poll) shake() {
	for i := range p.rumble {
		r := &p.rumble[i]
		if r.beat.Times == 0 {
			continue
		}
		now := time.Now()
		if now.Before(r.next) {
			continue
		}
		r.beat.Times--
		r.next = now.Add(time.Duration(int(r.beat.Ms)+int(r.beat.Gap)) * time.Millisecond)
		if slot, here := p.pads.Slot(uint8(i)); here {
			p.vibrate(slot, int(r.beat.Ms), float64(r.beat.Strong)/100, float64(r.beat.Weak)/100)
		}
	}
}
