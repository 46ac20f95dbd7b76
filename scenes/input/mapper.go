package input

// A Hold is how long a direction is held before it repeats.
type Hold uint8

const (
	HoldNormal Hold = iota
	HoldShort
	HoldLong
	// Holds is the number of hold times.
	Holds
)

// repeats are the ticks of 1/60 s until a held direction repeats first, and
// then until it does again.
var repeats = [Holds][2]int{{24, 6}, {15, 4}, {48, 18}}

// Lines that the wheel and the page keys scroll.
const (
	wheelLines = 3
	pageLines  = 10
	allLines   = 1000
)

// A Mapper makes intents of edges. The zero Mapper holds nothing, and binds as
// at a first start.
type Mapper struct {
	Keys    []Key   // bindings, by Action
	Buttons []uint8 // bindings, by Action
	Hold    Hold
	Halves  bool                // the keyboard is two hands
	Catch   bool                // keys and buttons are Caught, whatever they are bound to
	Swapped func(id uint8) bool // the pad's confirm and cancel have changed places; nil for none

	keys   [Keys]bool
	finger int // the finger that is the pointer, plus 1; 0 for none
	hands  [int(parts) + MaxPads]grip
}

// A grip is what a hand holds: a direction, and the button of a peek.
type grip struct {
	in   Intent
	from source
	wait int    // ticks to the next repeat; 0 when no direction is held
	peek source // zero for none
}

// open lets the direction go.
func (g *grip) open() { g.in, g.from, g.wait = Intent{}, source{}, 0 }

// hand is what the hand behind an edge of a keyboard or pad holds, or nil.
func (m *Mapper) hand(e Edge) *grip {
	switch {
	case e.Device == Keyboard:
		return &m.hands[m.part(e.Key)]
	case e.Device == Pad && e.ID < MaxPads:
		return &m.hands[parts+e.ID]
	}
	return nil
}

// id is the Intent.ID of what an edge means.
func (m *Mapper) id(e Edge) uint8 {
	if e.Device == Keyboard {
		return m.part(e.Key)
	}
	return e.ID
}

// part is the hand that a key belongs to.
//
//go:noinline
func (m *Mapper) part(k Key) uint8 {
	if m.Halves {
		return half(k)
	}
	return Whole
}

// Map gives the intents of an edge. What is not live only lets go; that a peek
// was let go is always told. typing says that the characters go
// into a field.
func (m *Mapper) Map(e Edge, live, typing bool, give func(Intent)) {
	tell := give
	if !live {
		give = nothing
	}
	switch h := m.hand(e); {
	case e.Kind == Came:
		give(Intent{Kind: PadCame, Device: Pad, ID: e.ID})
		return
	case e.Kind == Lost:
		h.open()
		if h.peek != (source{}) {
			h.peek = source{}
			tell(Intent{Kind: Peek, Device: Pad, ID: e.ID})
		}
		give(Intent{Kind: PadLost, Device: Pad, ID: e.ID})
		return
	case e.Kind == Raw:
		give(Intent{Kind: PadRaw, X: e.X, Device: Pad, ID: e.ID})
		return
	case e.Kind == Up:
		m.up(e, tell)
	case e.Kind == Down && h != nil && m.Catch:
		in := Intent{Kind: Caught, X: int(e.Key), Device: e.Device, ID: m.id(e)}
		if e.Device == Pad {
			in.X = int(e.Button)
		}
		give(in)
		return
	case e.Kind == Down && h != nil && !live:
		if e.Device == Keyboard {
			m.keys[e.Key] = true
		}
		return
	case e.Kind == Axis && !live:
		e.X, e.Y = 0, 0
	}
	switch e.Device {
	case Mouse:
		m.mapMouse(e, give)
	case Touch:
		m.mapTouch(e, give)
	case Keyboard:
		m.mapKey(e, typing, give)
	case Pad:
		m.mapPad(e, give)
	}
}

func nothing(Intent) {}

// up ends what the key or button held, whichever hand it was in.
func (m *Mapper) up(e Edge, tell func(Intent)) {
	from := e.source()
	for i := range m.hands {
		h := &m.hands[i]
		if h.wait > 0 && h.from == from {
			h.open()
		}
		if h.peek == from && e.Device >= Keyboard {
			h.peek = source{}
			in := Intent{Kind: Peek, Device: e.Device, ID: e.ID}
			if e.Device == Keyboard {
				in.ID = uint8(i)
			}
			tell(in)
		}
	}
}

// Rest ends the repeats: another screen has come up.
func (m *Mapper) Rest() {
	for i := range m.hands {
		m.hands[i].open()
	}
}

// Tick goes on by so many ticks and gives the repeats that are due, at most one
// a hand.
func (m *Mapper) Tick(by int, give func(Intent)) {
	for i := range m.hands {
		h := &m.hands[i]
		if h.wait == 0 {
			continue
		}
		if h.wait -= by; h.wait <= 0 {
			h.wait = repeats[m.Hold][1]
			give(h.in)
		}
	}
}

// mean gives what a key, button or stick means, and holds what can be held.
func (m *Mapper) mean(e Edge, in Intent, give func(Intent)) {
	switch h := m.hand(e); {
	case h == nil:
	case in.Kind == Nav:
		h.in, h.from, h.wait = in, e.source(), repeats[m.Hold][0]
		h.in.Again = true
	case in.Kind == Peek:
		h.peek = e.source()
	}
	give(in)
}

func (m *Mapper) mapMouse(e Edge, give func(Intent)) {
	in := Intent{Device: Mouse, X: e.X, Y: e.Y}
	switch e.Kind {
	case Move:
		in.Kind = Point
	case Wheel:
		in.Kind, in.DY, in.X, in.Y = Scroll, wheelLines*e.Y, 0, 0
	case Down, Up:
		switch {
		case e.Button == 0 && e.Kind == Down:
			in.Kind = Press
		case e.Button == 0:
			in.Kind = Release
		case e.Button == 2 && e.Kind == Down:
			in.Kind = Info
		default:
			return
		}
	default:
		return
	}
	give(in)
}

// mapTouch makes a pointer of the first finger; others are not for pointing.
func (m *Mapper) mapTouch(e Edge, give func(Intent)) {
	in := Intent{Device: Touch, X: e.X, Y: e.Y, ID: e.ID}
	me := int(e.ID) + 1
	switch {
	case e.Kind == Down && (m.finger == 0 || m.finger == me):
		m.finger, in.Kind = me, Press
	case e.Kind == Move && m.finger == me:
		in.Kind = Point
	case e.Kind == Up && m.finger == me:
		m.finger, in.Kind = 0, Release
	default:
		return
	}
	give(in)
}

func (m *Mapper) mapKey(e Edge, typing bool, give func(Intent)) {
	switch e.Kind {
	case Text:
		switch {
		case typing:
			give(Intent{Kind: Typed, Rune: e.Rune, Device: Keyboard})
		case e.Rune == '?':
			give(Intent{Kind: Shortcuts, Device: Keyboard})
		}
	case Up:
		m.keys[e.Key] = false
	case Down:
		m.keys[e.Key] = true
		in, ok := m.key(e.Key, typing)
		if !ok {
			return
		}
		in.Device, in.ID = Keyboard, m.part(e.Key)
		m.mean(e, in, give)
	}
}

// key is what a key means: first what never changes, then what it is bound to,
// then what is left.
func (m *Mapper) key(k Key, typing bool) (Intent, bool) {
	switch {
	case k == KeyF11 || k == KeyEnter && m.keys[KeyAlt]:
		return Intent{Kind: Full}, true
	case k == KeyTab && m.keys[KeyShift]:
		return Intent{Kind: TabLeft}, true
	case k == KeyBackspace && typing:
		return Intent{Kind: Erase}, true
	}
	if !typing && m.keys[KeyControl] {
		// By place: the keyboards of Hungary and Germany have Z where others have Y.
		in := Intent{Kind: Undo}
		if m.keys[KeyShift] {
			in.Kind = Redo
		}
		return in, k == letterKey('Z') || k == letterKey('Y')
	}
	if !typing {
		if m.Halves {
			if in, ok := halved(k); ok {
				return in, true
			}
		} else {
			for a := range Actions {
				if KeyFor(m.Keys, a) == k {
					return defaults[a].in, true
				}
			}
		}
	}
	for _, f := range fixed {
		if f.key == k && !(typing && k == KeySpace) {
			return f.in, true
		}
	}
	switch {
	case typing:
	case k >= KeyA && k < Key0:
		return Intent{Kind: Letter, Rune: 'A' + rune(k-KeyA)}, true
	case k >= Key0 && k < Keys:
		return Intent{Kind: Letter, Rune: '0' + rune(k-Key0)}, true
	}
	return Intent{}, false
}

func letterKey(r rune) Key { return KeyA + Key(r-'A') }

// A fixedKey means something unless it is bound to something else: with these
// keys nobody is locked out. In a field they all do but the letters.
type fixedKey struct {
	key Key
	in  Intent
}

var fixed = [...]fixedKey{
	{KeyUp, Intent{Kind: Nav, DY: -1}}, {KeyDown, Intent{Kind: Nav, DY: 1}},
	{KeyLeft, Intent{Kind: Nav, DX: -1}}, {KeyRight, Intent{Kind: Nav, DX: 1}},
	{KeyEnter, Intent{Kind: Confirm}}, {KeySpace, Intent{Kind: Confirm}},
	{KeyEscape, Intent{Kind: Cancel}}, {KeyBackspace, Intent{Kind: Cancel}},
	{KeyTab, Intent{Kind: TabRight}}, {KeyF1, Intent{Kind: Info}},
	{KeyPageUp, Intent{Kind: Scroll, DY: -pageLines}}, {KeyPageDown, Intent{Kind: Scroll, DY: pageLines}},
	{KeyHome, Intent{Kind: Scroll, DY: -allLines}}, {KeyEnd, Intent{Kind: Scroll, DY: allLines}},
}

// halves are the keys of a keyboard that two hold, by place; the fixed ones
// stay, each on its half.
var halves = [...]struct {
	key rune
	do  Action
}{
	{'W', ActUp}, {'S', ActDown}, {'A', ActLeft}, {'D', ActRight},
	{'F', ActConfirm}, {'Q', ActCancel}, {'E', ActInfo}, {'Z', ActUndo}, {'X', ActRedo}, {'V', ActPeek}, {'R', ActTabRight}, {'C', ActMenu},
	{'I', ActInfo}, {'U', ActUndo}, {'O', ActRedo}, {'N', ActPeek}, {'P', ActTabRight}, {'M', ActMenu},
}

func halved(k Key) (Intent, bool) {
	for _, h := range halves {
		if letterKey(h.key) == k {
			return defaults[h.do].in, true
		}
	}
	return Intent{}, false
}

func (m *Mapper) mapPad(e Edge, give func(Intent)) {
	switch e.Kind {
	case Axis:
		if e.X == 0 && e.Y == 0 {
			if h := m.hand(e); h != nil && e.source() == h.from {
				h.open()
			}
			return
		}
		m.mean(e, Intent{Kind: Nav, DX: e.X, DY: e.Y, Device: Pad, ID: e.ID}, give)
	case Down:
		for a := range Actions {
			if ButtonFor(m.Buttons, m.placed(a, e.ID)) != e.Button {
				continue
			}
			in := defaults[a].in
			in.Device, in.ID = Pad, e.ID
			if in.Kind == Scroll {
				in.DY = in.DY / pageLines * wheelLines // triggers scroll less than a page
			}
			m.mean(e, in, give)
		}
	}
}

// placed is the action whose button an action has on a pad.
func (m *Mapper) placed(a Action, id uint8) Action {
	if a != ActConfirm && a != ActCancel || m.Swapped == nil || !m.Swapped(id) {
		return a
	}
	return ActConfirm + ActCancel - a
}
