package input

// Repeats of a held direction: the first after 400 ms, then every 100 ms, in
// ticks of 1/60 s.
const (
	repeatFirst = 24
	repeatNext  = 6
)

// Lines that the wheel and the page keys scroll.
const (
	wheelLines = 3
	pageLines  = 10
	allLines   = 1000
)

// A Mapper makes intents of edges. The zero Mapper holds nothing.
type Mapper struct {
	keys [Keys]bool

	finger int // the finger that is the pointer, plus 1; 0 for none
	held   Intent
	from   source // what holds the direction; wait is 0 when nothing does
	wait   int    // ticks to the next repeat
}

// Map gives the intents of an edge. What is not live only changes what is held.
// typing says that the characters go into a field.
func (m *Mapper) Map(e Edge, live, typing bool, give func(Intent)) {
	if !live {
		give = nothing
	}
	switch e.Kind {
	case Up:
		if e.source() == m.from {
			m.Rest()
		}
	case Lost:
		m.Rest()
		give(Intent{Kind: PadLost, Device: Pad, ID: e.ID})
		return
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

// Rest ends the repeats: another screen has come up.
func (m *Mapper) Rest() { m.wait, m.from = 0, source{} }

// Tick goes on by so many ticks and gives the repeats that are due, at most one.
func (m *Mapper) Tick(by int, give func(Intent)) {
	if m.wait == 0 {
		return
	}
	if m.wait -= by; m.wait <= 0 {
		m.wait = repeatNext
		give(m.held)
	}
}

func (m *Mapper) nav(e Edge, dx, dy int, give func(Intent)) {
	m.held = Intent{Kind: Nav, DX: dx, DY: dy, Device: e.Device, ID: e.ID}
	m.from, m.wait = e.source(), repeatFirst
	give(m.held)
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

// arrows are the directions of the keys and pad buttons that have one.
var arrows = map[Key][2]int{KeyUp: {0, -1}, KeyDown: {0, 1}, KeyLeft: {-1, 0}, KeyRight: {1, 0}}

func (m *Mapper) mapKey(e Edge, typing bool, give func(Intent)) {
	switch e.Kind {
	case Text:
		switch {
		case typing:
			give(Intent{Kind: Typed, Rune: e.Rune, Device: Keyboard})
		case e.Rune == '?':
			give(Intent{Kind: Info, Device: Keyboard})
		}
	case Up:
		m.keys[e.Key] = false
	case Down:
		m.keys[e.Key] = true
		if d, ok := arrows[e.Key]; ok {
			m.nav(e, d[0], d[1], give)
		} else if in, ok := m.key(e.Key, typing); ok {
			in.Device = Keyboard
			give(in)
		}
	}
}

// key is what a key means beside directions.
func (m *Mapper) key(k Key, typing bool) (Intent, bool) {
	switch k {
	case KeyEnter:
		if m.keys[KeyAlt] {
			return Intent{Kind: Full}, true
		}
		return Intent{Kind: Confirm}, true
	case KeyF11:
		return Intent{Kind: Full}, true
	case KeyEscape:
		return Intent{Kind: Cancel}, true
	case KeyTab:
		if m.keys[KeyShift] {
			return Intent{Kind: TabLeft}, true
		}
		return Intent{Kind: TabRight}, true
	case KeyF1:
		return Intent{Kind: Info}, true
	case KeyPageUp:
		return Intent{Kind: Scroll, DY: -pageLines}, true
	case KeyPageDown:
		return Intent{Kind: Scroll, DY: pageLines}, true
	case KeyHome:
		return Intent{Kind: Scroll, DY: -allLines}, true
	case KeyEnd:
		return Intent{Kind: Scroll, DY: allLines}, true
	case KeyBackspace:
		if typing {
			return Intent{Kind: Erase}, true
		}
		return Intent{Kind: Cancel}, true
	}
	if typing {
		return Intent{}, false // the characters come as Text
	}
	if m.keys[KeyControl] {
		// By place: the keyboards of Hungary and Germany have Z where others have Y.
		return Intent{Kind: Undo}, k == KeyA+'Z'-'A' || k == KeyA+'Y'-'A'
	}
	switch {
	case k == KeySpace:
		return Intent{Kind: Confirm}, true
	case k == KeyA+'M'-'A':
		return Intent{Kind: Menu}, true
	case k == KeyA+'U'-'A':
		return Intent{Kind: Undo}, true
	case k >= KeyA && k < Key0:
		return Intent{Kind: Letter, Rune: 'A' + rune(k-KeyA)}, true
	case k >= Key0 && k < Keys:
		return Intent{Kind: Letter, Rune: '0' + rune(k-Key0)}, true
	}
	return Intent{}, false
}

// buttons are what the buttons of the standard mapping mean.
var buttons = [17]struct {
	in Intent
	ok bool
}{
	0:  {Intent{Kind: Confirm}, true},
	1:  {Intent{Kind: Cancel}, true},
	2:  {Intent{Kind: Info}, true},
	3:  {Intent{Kind: Undo}, true},
	4:  {Intent{Kind: TabLeft}, true},
	5:  {Intent{Kind: TabRight}, true},
	6:  {Intent{Kind: Scroll, DY: -wheelLines}, true},
	7:  {Intent{Kind: Scroll, DY: wheelLines}, true},
	8:  {Intent{Kind: Skip}, true},
	9:  {Intent{Kind: Menu}, true},
	12: {Intent{Kind: Nav, DY: -1}, true},
	13: {Intent{Kind: Nav, DY: 1}, true},
	14: {Intent{Kind: Nav, DX: -1}, true},
	15: {Intent{Kind: Nav, DX: 1}, true},
}

func (m *Mapper) mapPad(e Edge, give func(Intent)) {
	switch {
	case e.Kind == Axis && e.X == 0 && e.Y == 0:
		if e.source() == m.from {
			m.Rest()
		}
	case e.Kind == Axis:
		m.nav(e, e.X, e.Y, give)
	case e.Kind == Down && int(e.Button) < len(buttons) && buttons[e.Button].ok:
		in := buttons[e.Button].in
		if in.Kind == Nav {
			m.nav(e, in.DX, in.DY, give)
			return
		}
		in.Device, in.ID = Pad, e.ID
		give(in)
	}
}
