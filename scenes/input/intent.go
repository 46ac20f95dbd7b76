package input

// Kind is what a player means.
type Kind uint8

const (
	Nav       Kind = iota // DX, DY: one step in one of eight directions
	Confirm               // act on what has the focus
	Cancel                // back, or close
	Info                  // tell more about what has the focus
	Menu                  // the pause menu
	TabLeft               // the group of hot-spots before
	TabRight              // the group behind
	Scroll                // DY lines, down is positive
	Point                 // the pointer is at X, Y
	Press                 // the pointer or finger went down at X, Y
	Release               // and up again
	Undo                  // take back
	Skip                  // hurry the animation
	Typed                 // Rune, for name fields
	Erase                 // the character before
	Letter                // Rune A to Z, 0 to 9: a short cut
	PadLost               // a pad went away
	Full                  // toggle fullscreen
	Redo                  // do again what was taken back
	Peek                  // look at one's own secrets while On
	PadCame               // a pad came, a new one or one that was away
	PadRaw                // X is what was pressed on a pad without a mapping, as a RawInput
	Shortcuts             // the list of keys
	Caught                // X is the key or button that was pressed while the Mapper catches
)

// An Intent is one thing meant, and by which device.
type Intent struct {
	Kind   Kind
	DX, DY int
	X, Y   int
	Rune   rune
	Device Device
	ID     uint8 // which finger or pad; of the keyboard Whole, LeftHalf or RightHalf
	Again  bool  // Nav: a repeat of a direction that is held
	On     bool  // Peek: held, or let go
}
