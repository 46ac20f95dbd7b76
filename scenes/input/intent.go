package input

// Kind is what a player means.
type Kind uint8

const (
	Nav      Kind = iota // DX, DY: one step in one of eight directions
	Confirm              // act on what has the focus
	Cancel               // back, or close
	Info                 // tell more about what has the focus
	Menu                 // the pause menu
	TabLeft              // the group of hot-spots before
	TabRight             // the group behind
	Scroll               // DY lines, down is positive
	Point                // the pointer is at X, Y
	Press                // the pointer or finger went down at X, Y
	Release              // and up again
	Undo                 // take back
	Skip                 // hurry the animation
	Typed                // Rune, for name fields
	Erase                // the character before
	Letter               // Rune A to Z, 0 to 9: a short cut
	PadLost              // a pad went away
	Full                 // toggle fullscreen
)

// An Intent is one thing meant, and by which device.
type Intent struct {
	Kind   Kind
	DX, DY int
	X, Y   int
	Rune   rune
	Device Device
	ID     uint8 // which finger or pad
}
