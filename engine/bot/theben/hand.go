package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
)

// hand is what a player owns that helps it, as far as the player thinks about it.
type hand struct {
	special    [rules.Regions]float64
	general    float64
	assistants int
	spades     int
	horse      bool
	airship    bool
	fakes      int
	congresses int
	spent      rules.RegionSet
}

func handOf(v *rules.View, seat engine.Seat) hand {
	h := hand{
		general: float64(v.GeneralKnowledge(seat)), horse: v.HasHorse(seat), airship: v.HasAirship(seat),
		fakes: v.OfKind(seat, rules.Faked).Len(), congresses: v.OfKind(seat, rules.Congress).Len(), spent: v.Spent(seat),
	}
	h.assistants, _ = v.Assistants(seat)
	h.spades, _ = v.Spades(seat)
	for r := range rules.Region(rules.Regions) {
		h.special[r] = float64(v.SpecialKnowledge(seat, r))
	}
	return h
}

// with is the hand with one more card.
func (h hand) with(c rules.Card) hand {
	switch c.Kind() {
	case rules.Special:
		h.special[c.Region()] += float64(c.Value())
	case rules.General:
		h.general += float64(c.Value())
	case rules.Congress:
		h.congresses++
	case rules.Assistant:
		h.assistants++
	case rules.Spade:
		h.spades++
	case rules.Horse:
		h.horse = true
	case rules.Airship:
		h.airship = true
	case rules.Faked:
		h.fakes++
	}
	return h
}

// knows is the knowledge for a dig if so much special knowledge is still to come.
//
//go:noinline
func (h *hand) knows(r rules.Region, more float64) float64 {
	special := h.special[r]
	if special == 0 {
		return 0
	}
	special += more + bonus[h.assistants]
	return special + min(h.general, special)
}

// bonus is what one to three assistants or spades are worth: one is worth nothing, but
// half the way to two.
var bonus = [4]float64{0, 0.4, 1, 2}
