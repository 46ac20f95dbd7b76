package shell

import "sandglass/sprites"

// Badge is a seat's badge with its mark, 20x20; seat 0 to 4 here and below.
func Badge(seat int) sprites.ID { return badge + sprites.ID(seat) }

// Chip is a seat's small sign for the log, 7x9.
func Chip(seat int) sprites.ID { return chip + sprites.ID(seat) }

// Emblem is a seat's sign on its Shield, which has the remap sprites.Player+seat:
// both at one place, for the curtain.
func Emblem(seat int) sprites.ID { return emblem + sprites.ID(seat) }

// CrestMark is a seat's sign on its Crest, the shield of its Pennon; both have the
// remap sprites.Player+seat.
func CrestMark(seat int) sprites.ID { return crestMark + sprites.ID(seat) }

// A State is how a button stands; focus is shown by a ring round it (Focus).
type State int

// The states of a button.
const (
	Normal State = iota
	Hover
	Pressed // its face, and so its text, is 2 px lower
	Disabled
)

// Button is the frame of a button: gold if primary, else plain. The 2 px side
// below the face reach out of its rectangle.
func Button(primary bool, s State) *sprites.Nine {
	switch {
	case s == Disabled:
		return &buttonDisabled
	case primary:
		return [...]*sprites.Nine{&primaryNormal, &primaryHover, &primaryPressed}[s]
	}
	return [...]*sprites.Nine{&plainNormal, &plainHover, &plainPressed}[s]
}

// Focus is the ring round what has the focus, frame 0 or 1 (400 ms each); it
// reaches 3 px (corners 4) out of the rectangle.
func Focus(frame int) *sprites.Nine { return [...]*sprites.Nine{&focus0, &focus1}[frame] }

// Bar is a part of a stacked bar, in the order of the score's sources, 0 to 5.
func Bar(source int) *sprites.Nine {
	return [...]*sprites.Nine{&barRed, &barGold, &barPale, &barGreen, &barBlue, &barGrey}[source]
}

// Tick is a tick box, 13x13.
func Tick(on bool) sprites.ID {
	if on {
		return tick + 1
	}
	return tick
}

// The cross of a pad with some ways lit, 17x17.
const (
	PadLeftRight = dpad
	PadUpDown    = dpad + 1
	PadAllDirs   = dpad + 2
)

// A PadSet is the glyphs of a make of pad.
type PadSet int

// The makes.
const (
	XboxPad PadSet = iota
	PlayStationPad
	SwitchPad
	DeckPad
)

// PadButton is a button of the standard mapping, 0 to 16, as the make shows it.
func PadButton(set PadSet, button int) sprites.ID {
	b := sprites.ID(button)
	switch {
	case button < 4:
		return faceButton + 4*sprites.ID(set) + b
	case button < 8:
		return shoulder + 4*[...]sprites.ID{0, 1, 2, 1}[set] + b - 4
	case button < 10:
		return padButton + 2*[...]sprites.ID{0, 1, 2, 0}[set] + b - 8
	case button < 12:
		return stick + b - 10
	case button < 16:
		return dpad + 3 + b - 12
	}
	return padButton + 6
}

// KeyboardHalf is the left (0) or the right (1) half of the keyboard, 21x9.
func KeyboardHalf(half int) sprites.ID { return keyboardHalf + sprites.ID(half) }

// The device glyphs of keyboard and mouse; for letters write on a Keycap.
const (
	KeyUp      = key + iota // 15x16
	KeyRight                // 15x16
	KeyDown                 // 15x16
	KeyLeft                 // 15x16
	KeyEnter                // 17x16
	KeyEsc                  // 19x16
	KeyTab                  // 17x16
	KeySpace                // 19x16
	KeyErase                // 19x16
	MouseLeft  = mouse      // 13x14
	MouseRight = mouse + 1
	MouseWheel = mouse + 2
)

// Sparkle is a glint in frame 0 to 3 (80 ms each).
func Sparkle(frame int) sprites.ID { return sparkle + sprites.ID(frame) }

// Legal draws the marching dashes round a rectangle at least 1 px in size;
// frame counts up at 120 ms. They lie on the rectangle's own border.
func Legal(x, y, w, h, frame int, sprite func(id sprites.ID, x, y int), fill func(x, y, w, h int, c sprites.Index)) {
	line(dashRow, w, frame, func(id sprites.ID, i int) { sprite(id, x+i, y) }, func(i int, c sprites.Index) { fill(x+i, y, 1, 1, c) })
	line(dashRow, w, -frame-h, func(id sprites.ID, i int) { sprite(id, x+i, y+h-1) }, func(i int, c sprites.Index) { fill(x+i, y+h-1, 1, 1, c) })
	line(dashColumn, h, -frame, func(id sprites.ID, i int) { sprite(id, x, y+i) }, func(i int, c sprites.Index) { fill(x, y+i, 1, 1, c) })
	line(dashColumn, h, frame-w, func(id sprites.ID, i int) { sprite(id, x+w-1, y+i) }, func(i int, c sprites.Index) { fill(x+w-1, y+i, 1, 1, c) })
}

// line lays strips of 32 px along a line of n px, the last ones overlapping so
// that they end with it; phase shifts the pattern, which repeats every 4 px.
func line(first sprites.ID, n, phase int, strip func(id sprites.ID, at int), dot func(at int, c sprites.Index)) {
	const length = 32
	if n < length {
		for i := range n {
			c := sprites.N0
			if (i-phase)&3 < 2 {
				c = sprites.W4
			}
			dot(i, c)
		}
		return
	}
	for at := 0; at < n; at += length {
		at := min(at, n-length)
		strip(first+sprites.ID((phase-at)&3), at)
	}
}
