package input

import "strings"

// A hand is what one person holds, told by a text: AnyHand, one of these, or
// the Identity of a pad ("pad KIND N").
const (
	AnyHand   = ""
	MouseHand = "mouse" // with touch
	KeysHand  = "keys"  // the whole keyboard
	LeftHand  = "keys.left"
	RightHand = "keys.right"
)

// The parts of the keyboard, as Intent.ID tells them while Mapper.Halves is on.
const (
	Whole uint8 = iota
	LeftHalf
	RightHalf
	parts
)

// leftLetters are the letters on the left half, by place.
const leftLetters = "ABCDEFGQRSTVWXZ"

// half is the half of the keyboard that a key is on.
func half(k Key) uint8 {
	left := false
	switch {
	case k >= KeyA && k < Key0:
		left = strings.IndexByte(leftLetters, 'A'+byte(k-KeyA)) >= 0
	case k >= Key0 && k < Keys:
		left = k > Key0 && k <= Key0+5
	default:
		left = k == KeySpace || k == KeyTab || k == KeyEscape || k == KeyF1
	}
	if left {
		return LeftHalf
	}
	return RightHalf
}
