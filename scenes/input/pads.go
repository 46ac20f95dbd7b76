package input

// A Stick turns a stick's position into one of nine directions, with hysteresis:
// it leaves its rest beyond 0.6 and comes back below 0.4.
type Stick struct{ x, y int }

// Move takes the position, -1 to 1 each way, y down, and says whether the
// direction has changed.
func (s *Stick) Move(x, y float64) (dx, dy int, changed bool) {
	dx, dy = lean(s.x, x), lean(s.y, y)
	changed = dx != s.x || dy != s.y
	s.x, s.y = dx, dy
	return dx, dy, changed
}

func lean(was int, v float64) int {
	switch {
	case v > .6 || was > 0 && v > .4:
		return 1
	case v < -.6 || was < 0 && v < -.4:
		return -1
	}
	return 0
}

// Pads numbers the gamepads. A pad keeps its number while the program runs,
// whatever slot the system puts it in: one that went away and comes back is
// known by its kind (the SDL id), for two alike in the order they went.
type Pads struct {
	kinds []string
	slots []int // where each is now, noSlot when it is away
}

const noSlot = -1

// MaxPads is how many pads are numbered; more are not listened to.
const MaxPads = 8

// Joined gives the number of the pad that has come to a slot.
func (p *Pads) Joined(slot int, kind string) (id uint8, ok bool) {
	for i := range p.kinds {
		if p.slots[i] == noSlot && p.kinds[i] == kind {
			p.slots[i] = slot
			return uint8(i), true
		}
	}
	if len(p.kinds) == MaxPads {
		return 0, false
	}
	p.kinds, p.slots = append(p.kinds, kind), append(p.slots, slot)
	return uint8(len(p.kinds) - 1), true
}

// Left forgets where the pad was; false when the slot had none.
func (p *Pads) Left(slot int) (id uint8, ok bool) {
	for i, s := range p.slots {
		if s == slot {
			p.slots[i] = noSlot
			return uint8(i), true
		}
	}
	return 0, false
}

// Slot is where the pad of this number is; false when it is away.
func (p *Pads) Slot(id uint8) (int, bool) {
	return p.slots[id], p.slots[id] != noSlot
}

// Len is how many numbers have been given.
func (p *Pads) Len() int { return len(p.slots) }
