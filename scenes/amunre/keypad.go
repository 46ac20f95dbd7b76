package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/scenes"
	text "sandglass/scenes/locale/amunre"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

var _ table.Keypad = (*Board)(nil)

// The keys of the offerings: digits in the places of 1 to 9 and 0, and what follows
// them.
const (
	keyZero = 9 + iota
	keyErase
	keyDone
	keyThief
	keyLay
	keySell
)

// Legend implements table.Keypad: all provinces while one is to be turned up, else
// what an offering is made of.
func (b *Board) Legend(e *scenes.Env, v engine.View) (l table.Legend, ok bool) {
	switch v.(*rules.View).Phase() {
	case rules.Turning:
		l.Title = e.T(text.AskTurn)
		for pr := range text.Provinces {
			l.Words[pr] = e.T(text.Provinces[pr])
		}
	case rules.Offering:
		l.Title = e.T(text.AskOffer)
		for i := range keyErase {
			l.Words[i] = ui.Number((i + 1) % 10)
		}
		l.Words[keyErase], l.Words[keyDone] = e.T(text.KeyErase), e.T(text.Done)
		l.Words[keyThief], l.Words[keyLay], l.Words[keySell] = "-3", e.T(text.ShortCards[rules.ChangeOffering]), e.T(text.KeySell)
	default:
		return l, false
	}
	return l, true
}

// Typed implements table.Keypad.
func (b *Board) Typed(v engine.View, keys []uint8) (moves []engine.Move, wrong bool) {
	view := v.(*rules.View)
	if view.Phase() == rules.Turning {
		pr := rules.Province(keys[len(keys)-1])
		if pr >= rules.Provinces || !view.Dealt().Has(pr) {
			return nil, true
		}
		return []engine.Move{rules.TurnUp(pr)}, false
	}
	var o typedOffer
	for _, key := range keys {
		moves, wrong = o.press(view, int(key))
	}
	return moves, wrong
}

// A typedOffer is what the keys have said of an offering so far.
type typedOffer struct {
	gold        int
	thief, lays bool
	sells       []rules.Card
	numbers     bool // the next digit is the number of a card in hand
	done        bool // the next key begins anew
}

// press takes a key. Moves are those of the whole offering, once it is done.
func (o *typedOffer) press(v *rules.View, key int) (moves []engine.Move, wrong bool) {
	if o.done {
		*o = typedOffer{}
	}
	if o.numbers && key <= keyZero {
		o.numbers = false
		return nil, !o.sell(v, key)
	}
	o.numbers = key == keySell
	switch {
	case key <= keyZero:
		o.gold, o.thief = min(o.gold*10+(key+1)%10, tooMuch), false
	case key == keyErase && (o.gold > 0 || o.thief):
		o.gold, o.thief = o.gold/10, false
	case key == keyErase:
		*o = typedOffer{}
	case key == keyThief:
		o.gold, o.thief = 0, true
	case key == keyLay:
		o.lays = !o.lays
	case key == keyDone:
		o.done = true
		return o.moves(v)
	}
	return nil, false
}

// tooMuch is more gold than anybody can have.
const tooMuch = 9999

// sell adds a card of the n-th kind in hand, from 0, in the order of the hand.
func (o *typedOffer) sell(v *rules.View, n int) bool {
	hand := v.Hand()
	for c := range rules.CardKinds {
		if !hand.Has(c) {
			continue
		}
		if n--; n < 0 {
			sold := 0
			for _, s := range o.sells {
				if s == c {
					sold++
				}
			}
			if sold == hand.Count(c) {
				return false
			}
			o.sells = append(o.sells, c)
			return true
		}
	}
	return false
}

// moves are the offering's, if the viewer can make it.
func (o *typedOffer) moves(v *rules.View) (moves []engine.Move, wrong bool) {
	if !o.thief && (o.gold == 0 || o.gold > v.Gold()+len(o.sells)) {
		return nil, true
	}
	for _, c := range o.sells {
		moves = append(moves, rules.Cash(c))
	}
	if o.lays && !v.HasLaid() {
		moves = append(moves, rules.Lay())
	}
	if o.thief {
		return append(moves, rules.PlayThief()), false
	}
	return append(moves, rules.Offer(o.gold)), false
}
