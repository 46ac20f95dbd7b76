package shell

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// letterRows are the keys of the keyboard on the screen: what the three
// languages write names with.
var letterRows = [...]string{"abcdefghij", "klmnopqrst", "uvwxyzß'-.", "áéíóöőúüűä", "1234567890"}

// letters asks who sits on a seat with a keyboard on the screen; letters can be
// typed too. It is for the hand that opened it.
type letters struct {
	menu
	title string
	text  string
	done  func(e *scenes.Env, name string)
	hand  string // input.AnyHand for all
	keys  bool   // the keyboard is for this hand, too
	lower bool
	typed bool // what came last was typed: Enter ends it
}

// letters asks a hand for the name of a seat; done gets what was written, if it is a
// name. The keyboard is for the mouse, too, unless a seat has it.
func (c *choice) letters(e *scenes.Env, seat int, hand string, done func(*scenes.Env, string)) {
	k := newLetters(e, seat, c.seats[seat].Name, done)
	k.hand = hand
	k.keys = isKeys(hand) || hand == input.MouseHand && !slices.ContainsFunc(c.seats[:], func(s scenes.SeatSetup) bool { return held(s) && isKeys(s.Hand) })
	e.Stack.Push(k, scenes.Cut)
}

// newLetters begins with a text.
func newLetters(e *scenes.Env, seat int, text string, done func(*scenes.Env, string)) *letters {
	k := &letters{menu: menu{exit: "discard"}, title: e.T(locale.NameFor, seat+1), text: text, done: done, lower: text != "", typed: e.Device == input.Keyboard}
	k.build(e)
	return k
}

func (k *letters) build(e *scenes.Env) {
	k.items = k.items[:0]
	for row, keys := range letterRows {
		x := 0
		for _, r := range keys {
			if !k.lower && r != 'ß' {
				r = unicode.ToUpper(r)
			}
			k.items = append(k.items, item{id: "key." + digits(uint64(row*10+x)), rect: paint.Rect{X: 122 + x*40, Y: 106 + row*32, W: 36, H: 28}, text: string(r),
				do: func(e *scenes.Env) { k.write(e, r) }})
			x++
		}
	}
	x := 122
	for _, b := range []item{
		{id: "shift", text: e.T(locale.ShiftKey), gold: !k.lower, do: confirmed(k.shift)},
		{id: "space", text: e.T(locale.SpaceKey), do: func(e *scenes.Env) { k.write(e, ' ') }},
		{id: "erase", text: e.T(locale.EraseKey), do: k.erase},
		{id: "discard", text: e.T(locale.Discard), do: cancelled(pop)},
		{id: "done", text: e.T(locale.DoneKey), gold: true, do: confirmed(k.finish)},
	} {
		b.rect = paint.Rect{X: x, Y: 270, W: 76, H: 28}
		x += 80
		k.items = append(k.items, b)
	}
}

func (k *letters) Name() string { return "letters" }
func (k *letters) Typing() bool { return true }

func (k *letters) Update(e *scenes.Env, _ anim.Ticks) {
	if _, here := e.Pads.Find(k.hand); isPad(k.hand) && !here {
		k.hand = input.AnyHand // somebody must end it
	}
	if !k.keys {
		e.Prompt(k.hand)
	}
}

// Lets implements scenes.Guarded.
func (k *letters) Lets(e *scenes.Env, in input.Intent) bool {
	hand := e.HandOf(in)
	return k.hand == input.AnyHand || hand == k.hand || k.keys && isKeys(hand) || in.Kind == input.PadCame || in.Kind == input.PadLost
}

func (k *letters) write(e *scenes.Env, r rune) {
	if !writable(r) || utf8.RuneCountInString(k.text) >= maxName {
		e.Play("denied")
		return
	}
	e.Play("confirm")
	k.text += string(r)
	k.lower = true
	k.build(e)
}

func (k *letters) erase(e *scenes.Env) {
	if k.text == "" {
		e.Play("denied")
		return
	}
	e.Play("cancel")
	_, n := utf8.DecodeLastRuneInString(k.text)
	k.text = k.text[:len(k.text)-n]
	k.lower = k.text != ""
	k.build(e)
}

func (k *letters) shift(e *scenes.Env) {
	k.lower = !k.lower
	k.build(e)
}

// finish hands the name over; one of blanks only is none.
func (k *letters) finish(e *scenes.Env) {
	pop(e)
	if name := clean(k.text); name != "" {
		k.done(e, name)
	}
}

func (k *letters) Act(e *scenes.Env, id string, by input.Intent) {
	if by.Device == input.Keyboard && k.typed {
		id = "done"
	}
	k.items.act(e, id)
}

func (k *letters) Handle(e *scenes.Env, in input.Intent) bool {
	switch in.Kind {
	case input.Typed:
		k.typed = true
		k.write(e, in.Rune)
	case input.Erase:
		k.typed = true
		k.erase(e)
	case input.Info:
		k.erase(e)
	case input.Undo, input.TabLeft, input.TabRight:
		k.items.act(e, "shift")
	case input.Menu:
		k.items.act(e, "done")
	case input.Nav:
		k.typed = false
		return false
	default:
		return k.menu.Handle(e, in)
	}
	return true
}

func (k *letters) Describe(e *scenes.Env, d *scenes.Description) {
	d.Prompt = k.title + "\n" + k.text
}

var letterHints = hints{{ui.ToGo, &locale.WriteHint}, {ui.ToInfo, &locale.EraseKey}, {ui.ToTabs, &locale.ShiftKey}, {ui.ToMenu, &locale.DoneKey}, {ui.ToBack, &locale.Discard}}

// typedHints are for a keyboard, whose letters write what is on them.
var typedHints = hints{{ui.ToMove, &locale.Move}, {ui.ToGo, &locale.WriteHint}}

func (k *letters) Draw(e *scenes.Env, l *paint.List, f *ui.Focus) {
	backdrop(l)
	headline(l, k.title)
	ui.Parchment(l, paint.Rect{X: 106, Y: 42, W: 428, H: 272})
	r := paint.Rect{X: 220, Y: 58, W: 200, H: 30}
	ui.Field(l, r, k.text, true, ui.State(0))
	l.Right(fonts.Small, r.X+r.W+36, ui.Middle(fonts.Small, r.Y, r.H), lettersLeft[min(utf8.RuneCountInString(k.text), maxName)], sprites.E1)
	k.items.draw(l, f)
	h := &letterHints
	if e.Device == input.Keyboard {
		h = &typedHints
	}
	ui.HintBar(l, e.Look(), k.hints.get(e, h))
}

// lettersLeft tells how many letters there are, of how many.
var lettersLeft = [maxName + 1]string{"0/10", "1/10", "2/10", "3/10", "4/10", "5/10", "6/10", "7/10", "8/10", "9/10", "10/10"}
