package timbuktu_test

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/bot/bottest"
	"sandglass/engine/bot/timbuktu"
	rules "sandglass/engine/timbuktu"
)

func TestGreedyBeatsRandom(t *testing.T) {
	options := map[string]string{"own-loads": "yes", "deal-first": "yes"}
	bottest.BeatsRandom(t, rules.Game, timbuktu.New, 60, options, func(greedy, random float64) bool { return greedy >= 1.25*random })
}

func TestGreedyPaysWhatWouldBeStolenAnyway(t *testing.T) {
	seen := 0
	bottest.EveryDecision(t, rules.Game, timbuktu.New, 30, func(v *rules.View, m engine.Move) {
		pen, paying := v.Bound()
		if !paying {
			return
		}
		camel, _ := v.Shown()
		book, _ := v.Notebook()
		doomed, known := book.Robbed(pen, v.NextStand(pen))
		for g := range rules.Good(rules.Goods) {
			if known && doomed.Has(g) && v.Load(v.Viewer(), camel).Count(g) > 0 {
				seen++
				if !doomed.Has(rules.Good(m.A)) {
					t.Errorf("pays %v where %v will be stolen", rules.Good(m.A), doomed)
				}
				return
			}
		}
	})
	if seen == 0 {
		t.Error("it never came to that")
	}
}

func TestGreedyTakesAFreeStandKnownToBeSafe(t *testing.T) {
	seen := 0
	bottest.EveryDecision(t, rules.Game, timbuktu.New, 30, func(v *rules.View, m engine.Move) {
		if m.Kind != rules.KindGo {
			return
		}
		camel, _ := v.Shown()
		book, _ := v.Notebook()
		loses := func(pen rules.Pen) bool {
			doomed, known := book.Robbed(pen, v.NextStand(pen))
			if !known { // all that the cards left name
				for card := range rules.Packs {
					if book.GoodsCards>>card&1 != 0 {
						doomed |= rules.GoodsOf(card)
					}
				}
			}
			for g := range rules.Good(rules.Goods) {
				if v.Load(v.Viewer(), camel).Count(g) > 0 && doomed.Has(g) {
					return true
				}
			}
			return v.Price(v.Viewer(), camel, pen) == rules.PriceUnit
		}
		for _, pen := range v.Behind().Arrows(v.Place(v.Viewer(), camel).Pen()) {
			if v.NextStand(pen) != 0 && !loses(pen) {
				seen++
				if loses(rules.Pen(m.A)) {
					t.Errorf("goes to the %v although the %v is free and safe", rules.Pen(m.A), pen)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("it never came to that")
	}
}
