package shell

import (
	"slices"
	"unicode/utf8"

	"sandglass/scenes"
	"sandglass/scenes/input"
)

// types says whether the device that acted has letters at hand.
func types(by input.Intent) bool { return by.Device == input.Keyboard || by.Device == input.Mouse }

// name begins typing a seat's name, with a keyboard on the screen where there are
// no letters at hand; the arrow goes to the next of the list.
func (u *setup) name(e *scenes.Env, seat int, by input.Intent) {
	r := u.nameRect(seat)
	switch {
	case by.Kind == input.Release && by.X >= r.X+r.W-arrowWidth:
		u.seats[seat].Name = u.nextName(e, seat)
		return
	case !types(by):
		hand := e.HandOf(by)
		if u.humans() < 2 {
			hand = input.AnyHand // who is alone writes with all there is
		}
		u.letters(e, seat, hand, func(e *scenes.Env, name string) {
			u.rename(e, seat, name)
			u.build(e)
		})
		return
	}
	u.typing, u.before = nameIDs[seat], u.seats[seat].Name
}

// turnSeed begins typing the seed, or draws one (and the next time none) where
// there are no digits at hand.
func (u *setup) turnSeed(e *scenes.Env, by input.Intent) {
	switch {
	case types(by):
		u.typing, u.before = seedID, u.seed
	case u.seed == "":
		u.seed = digits(draw(e) % 1e6)
	default:
		u.seed = ""
	}
}

func digits(n uint64) string {
	b := []byte{}
	for ; n > 0 || len(b) == 0; n /= 10 {
		b = append([]byte{byte('0' + n%10)}, b...)
	}
	return string(b)
}

// field is the text that is being typed.
func (u *setup) field() *string {
	if i := u.named(); i >= 0 {
		return &u.seats[i].Name
	}
	return &u.seed
}

// named is the seat whose name is being typed, or -1.
func (u *setup) named() int { return slices.Index(nameIDs[:], u.typing) }

func (u *setup) Typing() bool { return u.typing != "" }

// endTyping takes what was typed, as far as it is a name that the seat can have, and
// says whether it is.
func (u *setup) endTyping(e *scenes.Env) bool {
	ok, seat := true, u.named()
	u.typing = ""
	if seat >= 0 {
		name := clean(u.seats[seat].Name)
		u.seats[seat].Name = u.before
		ok = name == "" || u.rename(e, seat, name)
	}
	u.build(e)
	return ok
}

func (u *setup) handleTyping(e *scenes.Env, in input.Intent) bool {
	f := u.field()
	switch in.Kind {
	case input.Typed:
		u.typed(e, f, in.Rune)
	case input.Erase:
		_, n := utf8.DecodeLastRuneInString(*f)
		*f = (*f)[:len(*f)-n]
		u.build(e)
	case input.Cancel:
		*f = u.before
		u.endTyping(e)
		e.Play("cancel")
	case input.Nav, input.TabLeft, input.TabRight, input.Press:
		return !u.endTyping(e)
	default:
		return false
	}
	return true
}

func (u *setup) typed(e *scenes.Env, f *string, r rune) {
	ok := writable(r) && utf8.RuneCountInString(*f) < maxName
	if u.typing == seedID {
		ok = r >= '0' && r <= '9' && len(*f) < maxSeed
	}
	if !ok {
		e.Play("denied")
		return
	}
	*f += string(r)
	u.build(e)
}
