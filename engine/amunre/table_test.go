package amunre

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

func newGame(t testing.TB, setup engine.Setup) *State {
	t.Helper()
	return ruletest.Start(t, Game, setup).(*State)
}

// at plays random games of the set-up, from its seed on, until one comes to a point.
func at(t testing.TB, setup engine.Setup, done func(*State) bool) *State {
	t.Helper()
	for range 500 {
		s := newGame(t, setup)
		rng := engine.Seed(setup.Seed + 77)
		ruletest.PlayUntil(t, s, &rng, done)
		if done(s) {
			return s
		}
		setup.Seed++
	}
	t.Fatal("no game comes there")
	return nil
}

// must plays moves given in notation, checks the state after each, and gives the events.
func must(t testing.TB, s *State, seat engine.Seat, texts ...string) engine.Events {
	t.Helper()
	return ruletest.Play(t, Game, s, seat, texts...)
}

func check(t testing.TB, s *State) {
	t.Helper()
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
}

// refuse wants a move to be refused by the rule, and not to be listed.
func refuse(t testing.TB, s *State, seat engine.Seat, text string, rule engine.Rule) {
	t.Helper()
	m, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	before := *s
	if err := s.Apply(seat, m, nil); err != rule {
		t.Fatalf("%q of seat %d: %v, not %v", text, seat+1, err, rule)
	}
	if *s != before {
		t.Fatalf("refused %q changes the state", text)
	}
	if slices.Contains(list(s, seat), text) {
		t.Fatalf("refused %q is listed", text)
	}
}

// list is the legal moves of a seat in notation.
func list(s *State, seat engine.Seat) []string {
	var texts []string
	for _, m := range s.AppendMoves(nil, seat) {
		texts = append(texts, Format(m))
	}
	return texts
}

// may says whether the seat has a move.
func may(s *State, seat engine.Seat, text string) bool { return slices.Contains(list(s, seat), text) }

// ofKind gives the events of a kind.
func ofKind(ev engine.Events, kind uint8) engine.Events {
	var some engine.Events
	for _, e := range ev {
		if e.Kind == kind {
			some = append(some, e)
		}
	}
	return some
}

func wantTurn(t testing.TB, s *State, phase Phase, seat engine.Seat) {
	t.Helper()
	if s.Phase() != phase || s.Turn() != seat {
		t.Fatalf("%v, turn of seat %d; want %v, seat %d", s.Phase(), s.Turn()+1, phase, seat+1)
	}
}

func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Fatalf("%s: %v, want %v", what, got, want)
	}
}

// auction is an auction of just these provinces in the first round, seat 1 being the
// Pharaoh and everybody's hand empty.
func auction(t testing.TB, provinces ...Province) *State {
	t.Helper()
	s := bare(t, len(provinces))
	for _, pr := range provinces {
		s.turnUp(engine.Spectator, pr, nil)
	}
	s.startAuction()
	check(t, s)
	return s
}

// bare is a game in which nothing is turned up and nobody has a card; it is no position
// yet.
func bare(t testing.TB, seats int) *State {
	t.Helper()
	s := newGame(t, engine.Setup{Seats: seats, Seed: 1, Options: ruletest.Options("first", "1")})
	s.turned, s.deck = 0, allCards
	s.lying, s.free = [Provinces]uint8{}, [Provinces][mostFree]uint8{}
	for seat := range s.everySeat() {
		s.own[seat].cards, s.handSize[seat] = 0, 0
	}
	s.book.builders = 0
	return s
}

// table is a game in the Old Kingdom in which the seats own these provinces, seat 1 is
// the Pharaoh and everybody's hand is empty. After an offering the temple is on its
// first space, and seat 1 has offered most.
func table(t testing.TB, phase Phase, owned ...[]Province) *State {
	t.Helper()
	s := bare(t, len(owned))
	s.round, s.phase, s.turn = uint8(len(owned[0])-1), phase, 0
	for seat, provinces := range owned {
		for _, pr := range provinces {
			s.owned[seat] |= 1 << pr
			s.turned |= 1 << pr
		}
	}
	if phase == Offering {
		s.turn = engine.Spectator
	}
	if s.round > 0 || phase > Offering {
		for seat := range s.everySeat() {
			s.offers[seat] = Steal
		}
		s.temple = 1
		s.offers[0] = 1
	}
	check(t, s)
	return s
}

// moveTemple makes the last offering one that brings the temple to a space.
func moveTemple(s *State, space int) {
	s.offers[0] = int16(1 - Steal*(s.Seats()-1))
	if space > 1 {
		s.offers[0] = int16(BandFrom(space) - Steal*(s.Seats()-1))
	}
	s.temple = uint8(space)
}

// deal gives power cards of the deck to a seat.
func deal(t testing.TB, s *State, seat engine.Seat, cards ...Card) {
	t.Helper()
	for _, c := range cards {
		s.deck -= one(c)
		s.own[seat].cards += one(c)
		s.handSize[seat]++
	}
	check(t, s)
}

// handOf is what a seat has in hand.
func handOf(s *State, seat engine.Seat) string { return s.own[seat].cards.String() }

func gold(s *State) []int {
	var all []int
	for seat := range s.everySeat() {
		all = append(all, int(s.book.gold[seat]))
	}
	return all
}

func wantGold(t testing.TB, s *State, want ...int) {
	t.Helper()
	if got := gold(s); !slices.Equal(got, want) {
		t.Fatalf("gold %v, want %v", got, want)
	}
}
