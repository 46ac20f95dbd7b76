// Package input turns what devices do into what players mean. Devices post
// edges (presses and releases, package poll); the router gives each to the
// layer that was on the screen when it happened; the mapping makes intents of
// them. Scenes know intents only.
package input

// Device is the kind of device an edge or intent came from; prompts show the
// glyphs of the device last used.
type Device uint8

const (
	Mouse Device = iota
	Keyboard
	Touch
	Pad
)

// An Edge is one press, release or movement of a device.
type Edge struct {
	Device Device
	Kind   EdgeKind
	Key    Key   // Keyboard: which key
	Button uint8 // Mouse: 0 left, 1 middle, 2 right; Pad: standard mapping 0 to 16
	ID     uint8 // Touch: finger; Pad: our own number of the pad
	Rune   rune  // Text: the character typed
	X, Y   int   // pointer: stage pixels; Wheel: notches, down is positive
}

// EdgeKind is what happened.
type EdgeKind uint8

const (
	Down EdgeKind = iota
	Up
	Move  // the pointer or finger moved
	Wheel // X, Y notches
	Text  // a character was typed
	Axis  // a pad's stick left its rest: X, Y are -1, 0 or 1
	Lost  // a pad went away
	Came  // a pad came: a new one, or one that was away
	Raw   // a pad that nobody has mapped, or that is being mapped: X is what was pressed, as a RawInput
)

// Key is a key by its place on the keyboard; only those the game knows. Settings
// keep the numbers.
type Key uint8

const (
	NoKey Key = iota
	KeyUp
	KeyDown
	KeyLeft
	KeyRight
	KeyEnter
	KeySpace
	KeyEscape
	KeyBackspace
	KeyTab
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyF1
	KeyF11
	KeyShift
	KeyAlt
	KeyControl
	KeyA     // letters and digits follow in order: KeyA+2 is C, Key0+3 is 3
	Key0 Key = KeyA + 26
	// Keys is the number of keys.
	Keys = Key0 + 10
)
