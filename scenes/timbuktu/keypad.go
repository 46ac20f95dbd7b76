package timbuktu

import (
	"slices"

	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/table"
)

// Legend implements table.Keypad: the camel cards, from A on. Camels are loaded at
// the table, of goods that all can see.
func (b *Board) Legend(e *scenes.Env, v engine.View) (l table.Legend, ok bool) {
	t := v.(*rules.View)
	if t.Phase() != rules.Choosing {
		return l, false
	}
	copy(l.Words[:], letters[:t.Camels()])
	for seat := range engine.Seat(t.Seats()) {
		for c := range rules.Camel(t.Camels()) {
			if !t.Moved(seat, c) {
				l.Open[seat] |= 1 << c
			}
		}
	}
	l.Title = e.T(text.AskCamel)
	return l, true
}

// Typed implements table.Keypad: the camel of the last key.
func (b *Board) Typed(v engine.View, keys []uint8) (moves []engine.Move, wrong bool) {
	mv := rules.Choose(rules.Camel(keys[len(keys)-1]))
	if !slices.Contains(v.AppendMoves(nil), mv) {
		return nil, true
	}
	return []engine.Move{mv}, false
}

// Struck implements table.Striker: who is robbed.
func (b *Board) Struck(ev engine.Event) engine.SeatSet {
	if ev.Kind == rules.EventStolen {
		return ev.Seat.One()
	}
	return 0
}
