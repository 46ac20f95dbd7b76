package timbuktu

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
	"sandglass/scenes/table/tabletest"
)

// TestCamelCardsAreOnTheKeys: every camel has its key, with its letter, whenever
// cards are chosen and only then; keys of other camels are wrong.
func TestCamelCardsAreOnTheKeys(t *testing.T) {
	for _, s := range tabletest.Setups(rules.Game) {
		b := New().(table.Keypad)
		e := tabletest.NewDesk(t, Game, s, engine.Spectator, locale.English).Env
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, mv engine.Move) {
			v := m.View(seat).(*rules.View)
			l, ok := b.Legend(e, m.View(engine.Spectator))
			if ok != (v.Phase() == rules.Choosing) {
				t.Fatalf("%s: on keys %v", rules.Format(mv), ok)
			}
			for key := range uint8(table.KeyCount) {
				if !ok {
					break
				}
				want := rules.Choose(rules.Camel(key))
				may := slices.Contains(m.Moves(nil, seat), want)
				moves, wrong := b.Typed(v, []uint8{3, key})
				if wrong == may || may && (len(moves) != 1 || moves[0] != want) || (l.Words[key] != "") != (int(key) < v.Camels()) || may && l.Words[key] != letters[key] {
					t.Fatalf("key %d %q: %v, wrong %v", key, l.Words[key], moves, wrong)
				}
			}
		})
	}
}

// TestTheRobbedAreStruck: they alone.
func TestTheRobbedAreStruck(t *testing.T) {
	b := New().(table.Striker)
	for kind := range rules.Game.EventKinds {
		want := engine.SeatSet(0)
		if uint8(kind) == rules.EventStolen {
			want = engine.Seat(2).One()
		}
		if got := b.Struck(engine.Open(uint8(kind), 2, 0, 0, 0, 0)); got != want {
			t.Errorf("%s strikes %b", rules.Game.EventKinds[kind], got)
		}
	}
}
