package tombraiders

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

func newGame(t testing.TB, setup engine.Setup) *State {
	t.Helper()
	return ruletest.Start(t, Game, setup).(*State)
}

// table is a game in which seat 1 has the turn, all piles are empty, and no presentation is
// drawn yet.
func table(t testing.TB, seats int, keysAndValues ...string) *State {
	t.Helper()
	s := newGame(t, engine.Setup{Seats: seats, Seed: 1, Options: ruletest.Options(append(keysAndValues, "first", "1")...)})
	for r := range Region(Regions) {
		s.setPile(r, 0)
	}
	s.display(t)
	return s
}

// setPile makes a pile hold these cards; those of it before are in the deck again.
func (s *State) setPile(r Region, pile Stock) {
	s.deckLen += uint8(s.piles[r].Len() - pile.Len())
	s.piles[r], s.book.size[r] = pile, uint8(pile.Len())
	s.changed(r)
}

// get gives a seat cards of the deck.
func (s *State) get(t testing.TB, seat engine.Seat, names ...string) {
	t.Helper()
	for _, name := range names {
		c := parsed(t, name)
		if s.deck[c] == 0 {
			t.Fatalf("no %v is left in the deck", c)
		}
		s.deck[c]--
		s.greens--
		s.deckLen--
		switch {
		case c < openCards:
			s.open[seat][c]++
		case c < RowCards:
			s.book.hands[seat].actions[c-excavation]++
		default:
			s.won[seat] |= 1 << (c - RowCards)
		}
	}
}

// getFinds gives a seat finds of a region, out of the deck.
func (s *State) getFinds(t testing.TB, seat engine.Seat, r Region, finds string) {
	t.Helper()
	f := stock(t, finds)
	if !f.within(s.unseen[r] - s.piles[r]) {
		t.Fatalf("%v: %s are not left in the deck", r, finds)
	}
	s.unseen[r] -= f
	s.finds[seat][r] += f
	s.deckLen -= uint8(f.Len())
}

func parsed(t testing.TB, name string) Card {
	t.Helper()
	c, err := parseCard(name)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func stock(t testing.TB, text string) Stock {
	t.Helper()
	s, err := parseStock(text, 1<<(stockBits*Finds)-1)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// lay puts a card of the deck into the row; the one that lay there goes into the deck.
func (s *State) lay(t testing.TB, space int, name string) {
	t.Helper()
	c := parsed(t, name)
	s.deck[s.row[space]-1]++
	if s.deck[c] == 0 {
		t.Fatalf("no %v is left in the deck", c)
	}
	s.deck[c]--
	s.row[space] = uint8(c) + 1
}

// display puts presentations of the deck beside the board, and nothing else.
func (s *State) display(t testing.TB, names ...string) {
	t.Helper()
	for _, c := range s.Shown() {
		s.deck[c]++
		s.greens++
		s.deckLen++
	}
	s.shown, s.shownCount = [Presentations]uint8{}, 0
	for _, name := range names {
		c := parsed(t, name)
		s.deck[c]--
		s.greens--
		s.deckLen--
		s.shown[s.shownCount] = uint8(c)
		s.shownCount++
	}
}

// drawNext leaves just these cards in the deck: green-backed ones and site cards of a region.
func (s *State) drawNext(t testing.TB, greens []string, r Region, site Stock) {
	t.Helper()
	s.deck, s.greens = deck{}, 0
	for _, name := range greens {
		c := parsed(t, name)
		s.deck[c]++
		s.greens++
	}
	s.unseen = s.piles
	s.unseen[r] += site
	s.deckLen = s.greens + uint8(site.Len())
}

// plays plays moves of the seat whose turn it is and gives what happened.
func plays(t testing.TB, s *State, moves ...string) engine.Events {
	t.Helper()
	var ev engine.Events
	for _, text := range moves {
		m, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(s.Turn(), m, &ev); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return ev
}

// refuses says that the rule forbids the move.
func refuses(t testing.TB, s *State, move string, want engine.Rule) {
	t.Helper()
	m, err := Parse(move)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Apply(s.Turn(), m, nil); err != want {
		t.Errorf("%s: %v, want: %v", move, err, want)
	}
	for _, listed := range s.AppendMoves(nil, s.Turn()) {
		if listed == m {
			t.Errorf("%s is listed", move)
		}
	}
}

// lists gives the moves of a kind in their notation.
func lists(s *State, kind uint8) (all []string) {
	for _, m := range s.AppendMoves(nil, s.Turn()) {
		if m.Kind == kind {
			all = append(all, Format(m))
		}
	}
	return all
}

// happened are the events of a kind.
func happened(ev engine.Events, kind uint8) (all engine.Events) {
	for _, e := range ev {
		if e.Kind == kind {
			all = append(all, e)
		}
	}
	return all
}

func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// longestList is more moves than a seat ever chooses among: a dig lists its weeks with
// none up to all of its assistants.
const longestList = 100

func TestRandomPlayKeepsEveryInvariant(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		setup := engine.Setup{
			Seats:   rapid.IntRange(leastSeats, mostSeats).Draw(r, "seats"),
			Seed:    rapid.Uint64Range(0, engine.MaxSeed).Draw(r, "seed"),
			Options: map[string]string{},
		}
		for _, key := range optionKeys {
			setup.Options[key] = rapid.SampledFrom([]string{"no", "yes"}).Draw(r, key)
		}
		ruletest.PlayChecked(r, Game, setup, rapid.Uint64().Draw(r, "moves"), longestList)
	})
}

func BenchmarkPlayout(b *testing.B) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			ruletest.Playouts(b, newGame(b, engine.Setup{Seats: seats, Seed: 1}))
		})
	}
}

func BenchmarkDigOdds(b *testing.B) {
	s := newGame(b, engine.Setup{Seats: 4})
	s.get(b, 0, "egypt 3", "egypt 2")
	s.setPile(Egypt, stock(b, "1 2 3 4 general rubble rubble"))
	s.book.add(noteOf(Egypt, 6, 4, 1))
	v := s.View(0).(*View)
	b.ReportAllocs()
	for b.Loop() {
		v.DigOdds(0, Egypt, 0)
	}
}
