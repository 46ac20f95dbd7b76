package input

import (
	"math"
	"strconv"
)

// MaxPads is how many pads are known at a time.
const MaxPads = 8

// The parts of a pad in the standard layout of the web: its buttons, and the
// number behind them that the left stick has in edges.
const (
	StandardButtons = 17
	stick           = StandardButtons
)

// A RawInput is a button or half an axis of a pad without a standard layout: 0
// none, 1+b button b, -1-2a axis a towards 1, -2-2a axis a towards -1.
type RawInput int16

// A PadMapping says what stands for the standard buttons, in their order, on
// all pads of a kind.
type PadMapping struct {
	Kind string
	From []RawInput
}

// Remember gives the mappings with that of a kind added or replaced, or, if from
// is nil, taken out.
func Remember(all []PadMapping, kind string, from []RawInput) []PadMapping {
	var now []PadMapping
	for _, m := range all {
		if m.Kind != kind {
			now = append(now, m)
		}
	}
	if from != nil {
		now = append(now, PadMapping{kind, from})
	}
	return now
}

// A Reading is a pad as the system shows it now. Buttons are 0 to 1, axes -1 to
// 1; where Standard they are in the standard layout.
type Reading struct {
	Slot     int
	Name     string // the whole id text of a browser
	SDL      string // "" in a browser
	Standard bool
	Buttons  []float64
	Axes     []float64
}

// Pads are the gamepads. A pad is known by its kind and a number among those of
// its kind, whatever slot the system puts it in: one that went away and comes
// back is the same, another inherits nothing. The zero Pads has none; so has a
// nil one.
type Pads struct {
	Mappings []PadMapping // the player's own
	Force    Style        // StyleAuto: each pad's own

	all []pad
	ebb uint32 // counts the losses
}

type pad struct {
	name, sdl string
	kind      string
	number    int
	identity  string
	style     Style
	slot      int
	here      bool
	left      uint32 // when it went away, by ebb
	seen      bool   // in this round of readings
	standard  bool
	mapped    bool
	asked     bool // for the mapping screen
	down      [StandardButtons]bool
	stick     Stick
	raw       RawInput
	axes      []axis
}

// Read takes what the system shows this tick and posts what has changed.
func (p *Pads) Read(now []Reading, post func(Edge)) {
	for i := range p.all {
		p.all[i].seen = false
	}
	for i := range now {
		if at := p.at(&now[i]); at >= 0 {
			p.all[at].seen = true
		}
	}
	for i := range p.all {
		if d := &p.all[i]; d.here && !d.seen {
			p.ebb++
			d.here, d.left = false, p.ebb
			d.down, d.stick, d.raw, d.axes, d.asked = [StandardButtons]bool{}, Stick{}, 0, d.axes[:0], false
			post(Edge{Device: Pad, Kind: Lost, ID: uint8(i)})
		}
	}
	for i := range now {
		at := p.at(&now[i])
		if at < 0 {
			if at = p.join(&now[i]); at < 0 {
				continue
			}
			post(Edge{Device: Pad, Kind: Came, ID: uint8(at)})
		}
		p.read(uint8(at), &now[i], post)
	}
}

// at is the number of the pad that a reading is of, or -1.
//
//go:noinline
func (p *Pads) at(r *Reading) int {
	for i := range p.all {
		if d := &p.all[i]; d.here && d.slot == r.Slot && d.name == r.Name && d.sdl == r.SDL {
			return i
		}
	}
	return -1
}

// join takes a pad in that came: one that was away, or else a new one. -1 when
// there is no room.
func (p *Pads) join(r *Reading) int {
	kind, style := kindOf(r.Name, r.SDL)
	at := p.away(kind, r.Slot)
	if at < 0 {
		if at = p.room(); at < 0 {
			return -1
		}
		n := p.number(kind, at)
		p.all[at] = pad{kind: kind, number: n, style: style, identity: "pad " + kind + " " + strconv.Itoa(n)}
	}
	d := &p.all[at]
	d.name, d.sdl, d.slot, d.here, d.seen = r.Name, r.SDL, r.Slot, true, true
	return at
}

// away is the pad of a kind that is away and had the slot, else the first one, or -1.
func (p *Pads) away(kind string, slot int) int {
	at := -1
	for i := range p.all {
		d := &p.all[i]
		switch {
		case d.here || d.kind != kind:
		case d.slot == slot:
			return i
		case at < 0 || d.number < p.all[at].number:
			at = i
		}
	}
	return at
}

// room is where a new pad goes: behind the last, or in the place of the one that
// has been away the longest. -1 when all are here.
func (p *Pads) room() int {
	if len(p.all) < MaxPads {
		p.all = append(p.all, pad{})
		return len(p.all) - 1
	}
	at := -1
	for i := range p.all {
		if d := &p.all[i]; !d.here && (at < 0 || d.left < p.all[at].left) {
			at = i
		}
	}
	return at
}

// number is the lowest that no pad of the kind has but the one at a place.
func (p *Pads) number(kind string, but int) int {
	taken := 0
	for i := range p.all {
		if i != but && p.all[i].kind == kind {
			taken |= 1 << p.all[i].number
		}
	}
	n := 1
	for taken>>n&1 != 0 {
		n++
	}
	return n
}

// read posts what has changed on a pad.
func (p *Pads) read(id uint8, r *Reading, post func(Edge)) {
	d := &p.all[id]
	own := p.mapping(d.kind)
	d.standard, d.mapped = r.Standard, r.Standard || own != nil
	if raw := d.pressedRaw(r); raw != d.raw {
		d.raw = raw
		if raw != 0 && (!d.mapped || d.asked) {
			post(Edge{Device: Pad, Kind: Raw, ID: id, X: int(raw)})
		}
	}
	for b := range StandardButtons {
		v := 0.
		switch {
		case d.asked || !d.mapped:
		case own == nil && b < len(r.Buttons):
			v = r.Buttons[b]
		case own != nil && b < len(own):
			v = d.pressed(own[b], r)
		}
		if on := v > pressOn || d.down[b] && v > pressOff; on != d.down[b] {
			d.down[b] = on
			e := Edge{Device: Pad, ID: id, Button: uint8(b)}
			if !on {
				e.Kind = Up
			}
			post(e)
		}
	}
	if own != nil || !r.Standard || len(r.Axes) < 2 {
		return
	}
	x, y := r.Axes[0], r.Axes[1]
	if d.asked {
		x, y = d.stick.axes[0].rest, d.stick.axes[1].rest
	}
	if dx, dy, changed := d.stick.Move(x, y); changed {
		post(Edge{Device: Pad, Kind: Axis, ID: id, Button: stick, X: dx, Y: dy})
	}
}

// mapping is the player's own mapping of a kind, or nil.
func (p *Pads) mapping(kind string) []RawInput {
	for i := range p.Mappings {
		if p.Mappings[i].Kind == kind {
			return p.Mappings[i].From
		}
	}
	return nil
}

// pressed is how far the input is pressed, 0 to 1, an axis from where it was when
// the pad came.
func (d *pad) pressed(in RawInput, r *Reading) float64 {
	if b := int(in) - 1; b >= 0 && b < len(r.Buttons) {
		return r.Buttons[b]
	}
	a := (-int(in) - 1) / 2
	if in >= 0 || a >= len(r.Axes) {
		return 0
	}
	v, rest := r.Axes[a], d.axes[a].rest
	if in&1 == 0 {
		v, rest = -v, -rest
	}
	return span(v, rest)
}

// pressedRaw is the first button that is down or axis that is far from its rest.
func (d *pad) pressedRaw(r *Reading) RawInput {
	for a := len(d.axes); a < len(r.Axes); a++ {
		d.axes = append(d.axes, came(r.Axes[a]))
	}
	for a, v := range r.Axes {
		d.axes[a].settle(v, math.Abs(v))
	}
	for b, v := range r.Buttons {
		if v > pressOn {
			return RawInput(1 + b)
		}
	}
	for a, v := range r.Axes {
		switch off := v - d.axes[a].rest; {
		case off > leanOn:
			return RawInput(-1 - 2*a)
		case off < -leanOn:
			return RawInput(-2 - 2*a)
		}
	}
	return 0
}

func (p *Pads) known(id uint8) *pad {
	if p == nil || int(id) >= len(p.all) {
		return nil
	}
	return &p.all[id]
}

// Identity is the hand that a pad is: "pad KIND N", AnyHand when it was never
// here.
//
//go:noinline
func (p *Pads) Identity(id uint8) string {
	if d := p.known(id); d != nil {
		return d.identity
	}
	return AnyHand
}

// Kind is the kind that PadMapping.Kind names.
func (p *Pads) Kind(id uint8) string {
	if d := p.known(id); d != nil {
		return d.kind
	}
	return ""
}

// Find is the pad of an identity, and whether it is here.
//
//go:noinline
func (p *Pads) Find(identity string) (id uint8, here bool) {
	if p == nil {
		return 0, false
	}
	for i := range p.all {
		if d := &p.all[i]; d.identity == identity {
			return uint8(i), d.here
		}
	}
	return 0, false
}

// Slot is where the system has the pad; false when it is away.
func (p *Pads) Slot(id uint8) (slot int, here bool) {
	if d := p.known(id); d != nil {
		return d.slot, d.here
	}
	return 0, false
}

// Style is the glyphs to draw for a pad, never StyleAuto.
//
//go:noinline
func (p *Pads) Style(id uint8) Style {
	d := p.known(id)
	switch {
	case p != nil && p.Force != StyleAuto:
		return p.Force
	case d != nil:
		return d.style
	}
	return StyleXbox
}

// Mapped says whether the buttons of a pad are known: by a standard layout or
// by the player's own mapping. One that is not posts Raw edges only.
func (p *Pads) Mapped(id uint8) bool {
	d := p.known(id)
	return d != nil && d.mapped
}

// Raw is what is pressed on a pad now, 0 for nothing.
func (p *Pads) Raw(id uint8) RawInput {
	if d := p.known(id); d != nil {
		return d.raw
	}
	return 0
}

// Ask makes a pad post Raw edges only, whether it is mapped or not: the mapping
// screen is asking.
func (p *Pads) Ask(id uint8, on bool) {
	if d := p.known(id); d != nil {
		d.asked = on
	}
}
