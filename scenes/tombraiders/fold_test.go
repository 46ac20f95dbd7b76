package tombraiders

import (
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes/table/tabletest"
)

func TestFoldOfEventsIsTheNewPicture(t *testing.T) {
	tabletest.Fold(t, Game, func(v engine.View) picture { return read(v.(*rules.View)) }, (*picture).Fold)
}

func TestWhatIsCountedAgreesWithTheRules(t *testing.T) {
	for _, s := range setups() {
		tabletest.EachMove(t, Game, s, func(m *match.Match, seat engine.Seat, _ engine.Move) {
			v := m.View(seat).(*rules.View)
			p := read(v)
			for o := range engine.Seat(s.Seats) {
				n := p.count(o)
				for r := range rules.Region(rules.Regions) {
					if n.know[r] != v.Books(o, r) || n.artefacts[r] != v.Artefacts(o, r) {
						t.Fatalf("%v: books %d, artefacts %d, want %d and %d", r, n.know[r], n.artefacts[r], v.Books(o, r), v.Artefacts(o, r))
					}
				}
				if n.know[general] != v.GeneralBooks(o) || n.points() != v.Points(o) {
					t.Fatalf("seat %d: general books %d, points %d, want %d and %d", o+1, n.know[general], n.points(), v.GeneralBooks(o), v.Points(o))
				}
				if o != seat && !v.With(rules.OpenHands) && (p.hands[o].permits != [rules.Regions + 1]int{} || p.hands[o].actions != [actionCards]int{}) {
					t.Fatalf("the picture of seat %d has the hand of seat %d", seat+1, o+1)
				}
			}
		})
	}
}

func setups() []engine.Setup { return tabletest.Setups(rules.Game) }
