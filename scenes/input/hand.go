package input

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

// leftLetters are the letters on the left half, by place: bit 0 is A.
const leftLetters = 1<<('A'-'A') | 1<<('B'-'A') | 1<<('C'-'A') | 1<<('D'-'A') | 1<<('E'-'A') | 1<<('F'-'A') | 1<<('G'-'A') |
	1<<('Q'-'A') | 1<<('R'-'A') | 1<<('S'-'A') | 1<<('T'-'A') | 1<<('V'-'A') | 1<<('W'-'A') | 1<<('X'-'A') | 1<<('Z'-'A')

// half is the half of the keyboard that a key is on.
func half(k Key) uint8 {
	left := false
	switch {
	case k >= KeyA && k < Key0:
		left = leftLetters>>(k-KeyA)&1 != 0
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
