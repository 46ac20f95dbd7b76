package scenes

import (
	"errors"

	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/ui"
)

// HandOf is the hand that an intent came from. Touch is the mouse's.
func (e *Env) HandOf(in input.Intent) string {
	switch {
	case in.Device == input.Pad:
		return e.Pads.Identity(in.ID)
	case in.Device != input.Keyboard:
		return input.MouseHand
	case in.ID == input.LeftHalf:
		return input.LeftHand
	case in.ID == input.RightHalf:
		return input.RightHand
	}
	return input.KeysHand
}

// Acts says whether a hand acts for a seat. One that some seats hold acts for
// those alone, one that nobody holds for the seats without a hand. The mouse, which
// lies before all, acts for those too when it is held, and for every seat when
// nobody holds it. A half of the keyboard that nobody holds is part of the whole.
func Acts(seats []SeatSetup, seat int, hand string) bool {
	if !Holds(seats, hand) && (hand == input.LeftHand || hand == input.RightHand) {
		hand = input.KeysHand
	}
	mine, mouse := seats[seat].Hand, hand == input.MouseHand
	if Holds(seats, hand) {
		return mine == hand || mouse && mine == input.AnyHand
	}
	return mouse || mine == input.AnyHand
}

// Holds says whether a person plays some seat with a hand of their own; a bot holds
// nothing.
//
//go:noinline
func Holds(seats []SeatSetup, hand string) bool {
	for i := range seats {
		if hand != input.AnyHand && seats[i].Hand == hand && seats[i].Driver == Human {
			return true
		}
	}
	return false
}

// HandName names what a hand holds.
func (e *Env) HandName(hand string) string {
	switch hand {
	case input.AnyHand:
		return e.T(locale.DeviceAny)
	case input.MouseHand:
		return e.T(locale.DeviceMouse)
	case input.KeysHand:
		return e.T(locale.DeviceKeys)
	case input.LeftHand:
		return e.T(locale.DeviceLeft)
	case input.RightHand:
		return e.T(locale.DeviceRight)
	}
	if id, here := e.Pads.Find(hand); here {
		return e.T(locale.DevicePad, int(id)+1)
	}
	return e.T(locale.DeviceGone)
}

// Halved says whether some seat holds a half of the keyboard.
func Halved(seats []SeatSetup) bool {
	return Holds(seats, input.LeftHand) || Holds(seats, input.RightHand)
}

// Prompt makes the prompts of the scene on top show the glyphs of a hand's
// device, whatever others do; for AnyHand, and for a pad that was never here,
// those of the device last used. A scene says it every Update.
func (e *Env) Prompt(hand string) {
	e.prompt, e.prompted = hand, e.Stack.Epoch()
	switch hand {
	case input.AnyHand:
	case input.MouseHand:
		if e.Device != input.Touch {
			e.Device = input.Mouse
		}
	case input.KeysHand:
		e.Device, e.part = input.Keyboard, input.Whole
	case input.LeftHand:
		e.Device, e.part = input.Keyboard, input.LeftHalf
	case input.RightHand:
		e.Device, e.part = input.Keyboard, input.RightHalf
	default:
		id, _ := e.Pads.Find(hand)
		if e.Pads.Identity(id) != hand {
			e.prompt = input.AnyHand
			return
		}
		e.Device, e.Style = input.Pad, e.Pads.Style(id)
	}
}

// Prompted is the hand that the prompts of the scene on top are for.
func (e *Env) Prompted() string {
	if e.prompted != e.Stack.Epoch() {
		return input.AnyHand
	}
	return e.prompt
}

// used makes the prompts show the glyphs of the device of an intent, unless they
// are for another hand; a pad that comes or goes, or has no layout, is not used.
func (e *Env) used(in input.Intent) {
	if in.Kind == input.PadCame || in.Kind == input.PadLost || in.Kind == input.PadRaw {
		return
	}
	if e.prompt != input.AnyHand && e.prompted == e.Stack.Epoch() && e.prompt != e.HandOf(in) {
		return
	}
	switch e.Device = in.Device; in.Device {
	case input.Pad:
		e.Style = e.Pads.Style(in.ID)
	case input.Keyboard:
		e.part = in.ID
	}
}

// Look is the look of the prompts' glyphs now.
func (e *Env) Look() ui.Look {
	o := ui.Look{
		Device: e.Device, Style: e.Style, Keys: e.Settings.Keys, Buttons: e.Settings.Buttons,
		Swap: e.Settings.SwapConfirm && e.Style == input.StyleSwitch,
	}
	if e.Halves && e.part != input.Whole {
		o.Keys = input.HalfKeys(e.part)
	}
	return o
}

// Swapped says whether confirm and cancel have changed places on a pad.
func (e *Env) Swapped(pad uint8) bool {
	return e.Settings.SwapConfirm && e.Pads.Style(pad) == input.StyleSwitch
}

// Rumble lets a hand feel a pulse, if it is a pad that is here and the setting
// is on.
func (e *Env) Rumble(hand string, p input.Pulse) {
	if id, here := e.Pads.Find(hand); here && e.Feel != nil && e.Settings.Rumble {
		e.Feel.Rumble(id, p)
	}
}

// Say tells an event or a prompt.
func (e *Env) Say(text string) {
	if e.Voice != nil {
		e.Voice.Say(text)
	}
}

// SayFocus tells what has the focus.
func (e *Env) SayFocus(text string) {
	if e.Voice != nil {
		e.Voice.Focus(text)
	}
}

// SetTitle sets the window's or page's title.
func (e *Env) SetTitle(text string) {
	if e.Voice != nil {
		e.Voice.Title(text)
	}
}

// ErrNoClipboard is what Copy returns where there is neither clipboard nor file.
var ErrNoClipboard = errors.New("no clipboard")

// Copy puts text on the clipboard, or in a file whose place it gives.
func (e *Env) Copy(text string) (where string, err error) {
	if c, ok := e.Window.(Copier); ok {
		return c.Copy(text)
	}
	return "", ErrNoClipboard
}
