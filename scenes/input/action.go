package input

// An Action is what a key or button can be bound to. Settings keep bindings in
// this order: new ones go to the end.
type Action uint8

const (
	ActUp Action = iota
	ActDown
	ActLeft
	ActRight
	ActConfirm
	ActCancel
	ActInfo
	ActMenu
	ActTabLeft
	ActTabRight
	ActUndo
	ActRedo
	ActSkip
	ActPeek
	ActScrollUp
	ActScrollDown
	// Actions is the number of actions.
	Actions
)

// NoButton is bound to nothing.
const NoButton uint8 = 255

// binding is an action's intent, and the key and the button of a first start.
type binding struct {
	in     Intent
	key    Key
	button uint8 // of the standard mapping
}

var defaults = [Actions]binding{
	ActUp:         {Intent{Kind: Nav, DY: -1}, KeyUp, 12},
	ActDown:       {Intent{Kind: Nav, DY: 1}, KeyDown, 13},
	ActLeft:       {Intent{Kind: Nav, DX: -1}, KeyLeft, 14},
	ActRight:      {Intent{Kind: Nav, DX: 1}, KeyRight, 15},
	ActConfirm:    {Intent{Kind: Confirm}, KeyEnter, 0},
	ActCancel:     {Intent{Kind: Cancel}, KeyEscape, 1},
	ActInfo:       {Intent{Kind: Info}, KeyF1, 2},
	ActMenu:       {Intent{Kind: Menu}, KeyA + 'M' - 'A', 9},
	ActTabLeft:    {Intent{Kind: TabLeft}, NoKey, 4},
	ActTabRight:   {Intent{Kind: TabRight}, KeyTab, 5},
	ActUndo:       {Intent{Kind: Undo}, KeyA + 'U' - 'A', 3},
	ActRedo:       {Intent{Kind: Redo}, KeyA + 'R' - 'A', 11},
	ActSkip:       {Intent{Kind: Skip}, NoKey, 8},
	ActPeek:       {Intent{Kind: Peek, On: true}, KeyA + 'V' - 'A', 6},
	ActScrollUp:   {Intent{Kind: Scroll, DY: -pageLines}, KeyPageUp, 6},
	ActScrollDown: {Intent{Kind: Scroll, DY: pageLines}, KeyPageDown, 7},
}

// KeyFor is the key of an action: the bound one, or the default where bound is
// shorter. NoKey when there is none.
func KeyFor(bound []Key, a Action) Key {
	if int(a) < len(bound) {
		return bound[a]
	}
	return defaults[a].key
}

// ButtonFor is the button of an action, as KeyFor.
func ButtonFor(bound []uint8, a Action) uint8 {
	if int(a) < len(bound) {
		return bound[a]
	}
	return defaults[a].button
}

// BindKey gives the bindings in which the key does the action. What the key did
// gets the action's old one. ok is false, and nothing changes, for a key that
// cannot be bound (Shift, Alt, Control, F11) and where directions, confirm,
// cancel or the menu would be left without a key.
func BindKey(bound []Key, a Action, k Key) (now []Key, ok bool) {
	return bind(bound, a, k, NoKey, KeyFor, k.bindable())
}

func (k Key) bindable() bool {
	return k > NoKey && k < Keys && k != KeyF11 && k != KeyShift && k != KeyAlt && k != KeyControl
}

// BindButton does for the buttons of pads what BindKey does for keys. Peek and
// scrolling up share a button at first, and change it together when it is
// swapped.
func BindButton(bound []uint8, a Action, b uint8) (now []uint8, ok bool) {
	return bind(bound, a, b, NoButton, ButtonFor, b < StandardButtons)
}

func bind[T comparable](bound []T, a Action, to, none T, of func([]T, Action) T, ok bool) ([]T, bool) {
	if !ok {
		return bound, false
	}
	old, now, swaps := of(bound, a), make([]T, Actions), false
	for i := range Actions {
		now[i] = of(bound, i)
		if now[i] == to {
			if old == none && i.needed() {
				return bound, false
			}
			swaps = true
		}
	}
	for i, was := range now {
		switch {
		case was == to:
			now[i] = old
		case was == old && swaps && old != none:
			now[i] = to
		}
	}
	now[a] = to
	return now, true
}

// KeysServe says whether everything that nobody gets along without has a key of its
// own.
func KeysServe(bound []Key) bool { return serve(bound, KeyFor, Key.bindable) }

// ButtonsServe does for the buttons of pads what KeysServe does for keys.
func ButtonsServe(bound []uint8) bool {
	return serve(bound, ButtonFor, func(b uint8) bool { return b < StandardButtons })
}

func serve[T comparable](bound []T, of func([]T, Action) T, ok func(T) bool) bool {
	for a := range Actions {
		for b := range a {
			if a.needed() && b.needed() && of(bound, a) == of(bound, b) {
				return false
			}
		}
		if a.needed() && !ok(of(bound, a)) {
			return false
		}
	}
	return true
}

// needed says that nobody gets along without the action.
func (a Action) needed() bool { return a <= ActCancel || a == ActMenu }
