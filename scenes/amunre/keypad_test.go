package amunre

import (
	"slices"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/engine/match"
	"sandglass/scenes/locale"
	"sandglass/scenes/table"
	"sandglass/scenes/table/tabletest"
	"sandglass/scenes/ui"
)

// typed are keys: digits as they are, e erase, d done, s the -3, c Change the
// Offering, n sell.
func typed(s string) (keys []uint8) {
	for _, r := range s {
		switch r {
		case '0':
			keys = append(keys, keyZero)
		case 'e':
			keys = append(keys, keyErase)
		case 'd':
			keys = append(keys, keyDone)
		case 's':
			keys = append(keys, keyThief)
		case 'c':
			keys = append(keys, keyLay)
		case 'n':
			keys = append(keys, keySell)
		default:
			keys = append(keys, uint8(r-'1'))
		}
	}
	return keys
}

// TestOfferingsAreTyped: whatever a seat can offer can be typed, and nothing else.
func TestOfferingsAreTyped(t *testing.T) {
	b := New().(table.Keypad)
	seen, sold, laid := 0, 0, 0
	for _, s := range tabletest.Setups(rules.Game) {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			if v.Phase() != rules.Offering || v.Cashed() != 0 || v.HasLaid() {
				return
			}
			seen++
			gold, hand := v.Gold(), v.Hand()
			number := ui.Number(max(1, gold))
			for keys, want := range map[string][]engine.Move{
				number:                         nil,
				number + "d":                   {rules.Offer(max(1, gold))},
				"99e" + number:                 nil,
				"sd":                           {rules.PlayThief()},
				"5sd":                          {rules.PlayThief()},
				"see" + number + "d":           {rules.Offer(max(1, gold))},
				"sd" + number:                  nil,
				"sd" + number + "d":            {rules.Offer(max(1, gold))},
				"s" + number + "d":             {rules.Offer(max(1, gold))},
				"ccsd":                         {rules.PlayThief()},
				"csd":                          {rules.Lay(), rules.PlayThief()},
				"n1" + ui.Number(gold+1) + "d": {rules.Cash(firstOf(hand)), rules.Offer(gold + 1)},
				"n1e":                          nil,
			} {
				moves, wrong := b.Typed(v, typed(keys))
				if gold == 0 && slices.Contains(want, rules.Offer(1)) && keys[0] != 'n' || hand.Len() == 0 && keys[0] == 'n' {
					continue // tested below
				}
				if wrong || !slices.Equal(moves, want) {
					t.Fatalf("gold %d: %q gives %v, wrong %v; want %v", gold, keys, moves, wrong, want)
				}
				c := m.Clone()
				for _, mv := range moves {
					if _, err := c.Play(seat, mv, seat); err != nil && (keys != "csd" || hand.Has(rules.ChangeOffering)) {
						t.Fatalf("gold %d: %q: %v", gold, keys, err)
					}
				}
			}
			for _, keys := range []string{"d", "0d", ui.Number(gold+1) + "d", "n0", "nd"} {
				if moves, wrong := b.Typed(v, typed(keys)); !wrong || moves != nil {
					t.Fatalf("gold %d: %q gives %v, wrong %v", gold, keys, moves, wrong)
				}
			}
			sold += min(1, hand.Len())
			if hand.Has(rules.ChangeOffering) {
				laid++
			}
		})
	}
	if seen < 50 || sold == 0 || laid == 0 {
		t.Errorf("%d offerings, %d with cards, %d with Change the Offering", seen, sold, laid)
	}
}

func firstOf(hand rules.Cards) rules.Card {
	for c := range rules.CardKinds {
		if hand.Has(c) {
			return c
		}
	}
	return 0
}

// TestProvincesAreTurnedUpByKeys: those in hand, with the advanced deal.
func TestProvincesAreTurnedUpByKeys(t *testing.T) {
	b := New().(table.Keypad)
	e := tabletest.NewDesk(t, Game, engine.Setup{Seats: 3, Seed: 1}, engine.Spectator, locale.English).Env
	seen := 0
	s := engine.Setup{Seats: 4, Seed: 7, Options: map[string]string{"advanced-deal": "yes"}}
	tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
		l, ok := b.Legend(e, m.View(engine.Spectator))
		v := m.View(seat).(*rules.View)
		if ok != (v.Phase() == rules.Turning || v.Phase() == rules.Offering) {
			t.Fatalf("keys in phase %v: %v", v.Phase(), ok)
		}
		if v.Phase() != rules.Turning {
			return
		}
		seen++
		for key := range uint8(table.KeyCount) {
			moves, wrong := b.Typed(v, []uint8{key})
			may := key < rules.Provinces && v.Dealt().Has(rules.Province(key))
			if wrong == may || may && !slices.Equal(moves, []engine.Move{rules.TurnUp(rules.Province(key))}) || (l.Words[key] == "") != (key >= rules.Provinces) {
				t.Fatalf("key %d %q: %v, wrong %v", key, l.Words[key], moves, wrong)
			}
		}
	})
	if seen == 0 {
		t.Error("no province was turned up")
	}
}
