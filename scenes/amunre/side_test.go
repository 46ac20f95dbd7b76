package amunre

import (
	"strings"
	"testing"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
	"sandglass/fonts"
	"sandglass/scenes/locale"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
	art "sandglass/sprites/amunre"
)

// TestAProvinceCoversNothingThatIsNeeded: while the viewer decides its panel leaves bands
// and hand free, while others do the seats.
func TestAProvinceCoversNothingThatIsNeeded(t *testing.T) {
	free := func(d desk, seat engine.Seat, ids []string, rects ...paint.Rect) {
		for _, pr := range landSpots {
			d.Focus.ID = pr
			for _, r := range rects {
				if both := d.b.landRect(&d.Moment).And(r); both.W > 0 && both.H > 0 {
					t.Fatalf("%v, seat %d decides: the panel of %s lies on %v", d.b.view.Phase(), seat+1, pr, r)
				}
			}
			for _, id := range ids {
				if ui.Find(d.Spots(), id) < 0 {
					t.Fatalf("%v, seat %d decides: with the focus on %s %s is gone", d.b.view.Phase(), seat+1, pr, id)
				}
			}
		}
	}
	waited := 0
	for _, s := range setups() {
		d := newDesk(t, s, 0, locale.English)
		rng := engine.Seed(s.Seed)
		for d.Match.Deciders() != 0 && !t.Failed() {
			if seat := d.Match.Deciders().First(); d.Moment.Asked {
				ids := bandSpots[:]
				if kinds, n := d.b.pic.kinds(); n > 0 {
					ids = append(ids[:4:4], cardSpots[kinds[n-1]])
				}
				free(d, seat, ids, bandsRect, handRect)
			} else {
				waited++
				free(d, seat, seatSpots[:s.Seats], seatsRect)
			}
			seat, mv := d.Pick(&rng)
			d.Play(seat, mv, nil)
			d.Ask()
		}
	}
	if waited == 0 {
		t.Error("nobody was waited for")
	}
}

// TestEveryCardInHandHasItsName, however many there are: a name of its own that has room.
func TestEveryCardInHandHasItsName(t *testing.T) {
	for lang := range locale.Langs {
		d := newDesk(t, engine.Setup{Seats: 3, Seed: 2}, 0, lang)
		d.Focus.Hidden = true
		for n := 1; n <= int(rules.CardKinds); n++ {
			d.b.pic.own.cards = 0
			for c := range rules.Card(n) {
				d.b.pic.own.cards += rules.CardsOf((c * 5) % rules.CardKinds)
			}
			kinds, _ := d.b.pic.kinds()
			d.Draw()
			said := map[string]bool{}
			for i, c := range kinds[:n] {
				face, name := fonts.Small, d.b.words.cards[c]
				if n > rowCards {
					face, name = fonts.Label, d.b.words.captions[c]
				}
				if r := handSpot(i, n); r.And(handRect) != r || face.Width(name) > max(r.W-2, cardW) {
					t.Errorf("%s, card %d of %d: %q has no room in %v", locale.Codes[lang], i+1, n, name, r)
				}
				if words := strings.Fields(name); said[name] || len(name) < 3 || !says(d, face, words[len(words)-1]) {
					t.Errorf("%s, card %d of %d: %q does not tell it", locale.Codes[lang], i+1, n, name)
				}
				said[name] = true
			}
		}
	}
}

// TestTheCrownMovesWhenItIsTold: in the list and on the altars as soon as the scene of the
// offerings says who is Pharaoh, and it stays there.
func TestTheCrownMovesWhenItIsTold(t *testing.T) {
	moved := 0
	check := func(d desk, want engine.Seat) {
		d.Focus.Hidden = true // no province covers the seats
		listed, altars := 0, 0
		for _, c := range d.Draw().Cmds {
			switch x, y := int(c.X), int(c.Y); {
			case c.Sprite != art.Pharaoh:
			case x < mapRect.W:
				ax, _ := d.b.altarAt(want)
				if altars++; x < ax || x > ax+90 {
					t.Errorf("the crown lies at %d,%d, the altar of seat %d at %d", x, y, want+1, ax)
				}
			case y < seatsRect.H:
				if listed++; !seatRect(int(want)).Has(x, y) {
					t.Errorf("the crown is at %d,%d, seat %d at %v", x, y, want+1, seatRect(int(want)))
				}
			}
		}
		if listed != 1 || d.b.play.offered.on && altars != 1 {
			t.Errorf("seat %d: %d crowns in the list, %d on altars", want+1, listed, altars)
		}
	}
	for seed := range uint64(3) {
		theatre(t, engine.Setup{Seats: 3 + int(seed), Seed: 40 + seed}, locale.English, func(d desk) {
			p := &d.b.pic
			if !d.b.play.offered.on || t.Failed() {
				return
			}
			want := p.pharaoh
			if best := p.generous(); d.b.play.offered.ends && best != engine.Spectator && best != want {
				want = best
				moved++
			}
			check(d, want)
		}, func(d desk, _ engine.Events) {
			v := d.Match.View(0).(*rules.View)
			want := v.Pharaoh()
			for s := range engine.Seat(d.b.pic.seats) {
				if rank, gave := v.Rank(s); v.Phase() == rules.Giving && gave && rank == 0 {
					want = s
				}
			}
			if v.Phase() < rules.Scoring && !t.Failed() {
				check(d, want)
			}
		})
	}
	if moved == 0 {
		t.Error("the Pharaoh never changed")
	}
}
