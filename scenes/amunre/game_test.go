package amunre

import (
	"slices"
	"testing"

	rules "sandglass/engine/amunre"
	text "sandglass/scenes/locale/amunre"
	art "sandglass/sprites/amunre"
)

// TestTwoPagesOfTheRulesShowAllPowerCards, one after the other; a card in hand leads to the
// page that shows it.
func TestTwoPagesOfTheRulesShowAllPowerCards(t *testing.T) {
	if text.PageBonuses != text.PageCards+1 {
		t.Errorf("the pages are %d and %d", text.PageCards, text.PageBonuses)
	}
	for c := range rules.CardKinds {
		if page, _ := pageOf(cardSpots[c]); !slices.Contains(Game.HowToArt[page], art.PowerCard(int(c))) {
			t.Errorf("%v leads to page %d, which does not show it", c, page+1)
		}
	}
}
