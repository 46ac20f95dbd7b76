package amunre

import (
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

func TestNotation(t *testing.T) {
	for text, m := range map[string]engine.Move{
		"turn abydos":             TurnUp(Abydos),
		"bid abydos 10":           Bid(Abydos, 4),
		"outbid buto 36":          Outbid(Buto, 8),
		"play bid-blockade":       Play(BidBlockade),
		"play free-farmer abydos": PlayAt(FreeFarmer, Abydos),
		"play farmer-bonus":       Play(FarmerBonus),
		"buy cards 2":             Buy(PowerCard, 2),
		"buy farmers 4":           Buy(Farmer, 4),
		"buy bricks 12":           Buy(Brick, 12),
		"put berenike":            Put(Berenike),
		"done":                    Done(),
		"lay":                     Lay(),
		"cash free-farmer":        Cash(FreeFarmer),
		"offer 9":                 Offer(9),
		"steal":                   PlayThief(),
		"raise":                   Raise(),
		"lower":                   Lower(),
		"gift card":               GiftCard(),
		"gift farmer abydos":      GiftAt(Farmer, Abydos),
		"gift brick buto":         GiftAt(Brick, Buto),
		"collect":                 Collect(),
		"sell nile-bonus":         Sell(NileBonus),
	} {
		if got := Format(m); got != text {
			t.Errorf("%+v is written %q, want %q", m, got, text)
		}
		if got, err := Parse(text); err != nil || got != m {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
	}
	for text, where := range map[string]string{
		"":                    "move",
		"pass":                "pass",
		"bid cairo 3":         "cairo",
		"bid abydos 2":        "2",
		"bid abydos 03":       "03",
		"bid abydos":          "bid",
		"bid abydos 3 4":      "written",
		"turn":                "province",
		"play":                "power card",
		"play chess":          "chess",
		"play free-farmer x":  "x",
		"buy camels 2":        "camels",
		"buy cards":           "invalid",
		"buy cards 300":       "range",
		"offer -3":            "invalid",
		"offer +3":            "invalid",
		"gift pyramid":        "pyramid",
		"gift farmer nowhere": "nowhere",
		"done now":            "written",
		"sell":                "power card",
	} {
		if m, err := Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		} else if !strings.Contains(err.Error(), where) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, which does not tell %q", text, err, where)
		}
	}
	want(t, "a move without kind", Format(engine.Move{}), "?")
}

func TestWhyMovesAreRefused(t *testing.T) {
	bids, acts, gives, offers := auction(t, Baharya, Abydos, Sawu), acting(t), offering(t), offering(t)
	offerings(t, gives, 9, 4, 2, 1)
	turns := newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("advanced-deal", "yes")})
	for _, c := range []struct {
		s    *State
		seat engine.Seat
		m    engine.Move
		rule engine.Rule
	}{
		{bids, 1, Bid(Abydos, 0), RuleTurn},
		{bids, 0, Bid(Buto, 0), RuleNotUp},
		{bids, 0, Bid(Provinces, 0), RuleNoMove},
		{bids, 0, Bid(Abydos, BidSpaces), RuleNoMove},
		{bids, 0, engine.Move{Kind: KindBid, A: uint8(Abydos), N: 1}, RuleNoMove},
		{bids, 0, engine.Move{}, RuleNoMove},
		{bids, 0, engine.Move{Kind: kinds}, RuleNoMove},
		{bids, 0, Done(), RuleKind},
		{bids, 0, Buy(Brick, 1), RuleKind},
		{bids, 0, PlayAt(BidBlockade, Abydos), RuleNoMove},
		{acts, 0, Buy(goods, 1), RuleNoMove},
		{acts, 0, Buy(Brick, 0), RuleNoMove},
		{acts, 0, Put(Memphis), RuleKind},
		{acts, 0, Play(FreeFarmer), RuleNoMove},
		{acts, 0, Play(CardKinds), RuleNoMove},
		{acts, 0, PlayAt(FreeFarmer, Provinces), RuleNoMove},
		{acts, 0, Sell(CardKinds), RuleNoMove},
		{acts, 0, Sell(EightGold), RuleNoCard},
		{acts, 0, engine.Move{Kind: KindDone, A: 1}, RuleNoMove},
		{gives, 0, GiftAt(Brick, Provinces), RuleNoMove},
		{gives, 0, engine.Move{Kind: KindGift, A: uint8(Brick)}, RuleNoMove},
		{gives, 0, GiftAt(PowerCard, Memphis), RuleNoMove},
		{gives, 1, GiftCard(), RuleTurn},
		{offers, 0, Cash(CardKinds), RuleNoMove},
		{offers, 0, Cash(EightGold), RuleNoCard},
		{offers, 0, Lay(), RuleNoCard},
		{offers, 0, Sell(EightGold), RuleKind},
		{offers, 0, Play(EightGold), RuleKind},
		{turns, 0, TurnUp(Provinces), RuleNoMove},
		{turns, engine.Spectator, TurnUp(Abydos), RuleTurn},
	} {
		before := *c.s
		if err := c.s.Apply(c.seat, c.m, nil); err != c.rule || *c.s != before {
			t.Errorf("%+v of seat %d while %v: %v, want %v", c.m, c.seat+1, c.s.Phase(), err, c.rule)
		}
	}
	must(t, acts, 0, "buy bricks 2")
	refuse(t, acts, 0, "put buto", RuleOwn)
	must(t, acts, 0, "put memphis", "put mendes", "done")
	must(t, acts, 1, "buy farmers 4", "put abu", "put abu", "put abu")
	wantTurn(t, acts, Acting, 1) // the fourth had but one place left
	want(t, "farmers on Buto", acts.Farmers(Buto), 1)

	acts = acting(t)
	acts.farmers[Memphis] = 2
	must(t, acts, 0, "buy farmers 3", "put memphis")
	refuse(t, acts, 0, "put memphis", RuleKind) // the others are placed
}

func TestAFarmerNeedsAFieldWhenPlaced(t *testing.T) {
	s := table(t, Acting, []Province{Memphis, Mendes, Abu}, []Province{Buto, Sawu, Thebes}, []Province{Edfu, Kharga, Berenike})
	s.farmers[Memphis] = 3
	must(t, s, 0, "buy farmers 2")
	refuse(t, s, 0, "put memphis", RuleFields)
	must(t, s, 0, "put abu", "put mendes")
}
