package theben

import (
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// Seats as the examples of the rulebook name them.
const (
	A engine.Seat = iota
	B
	C
	D
)

// table is a game that tests set up by hand: everybody in Warsaw at the start, seat A
// first, and nothing but what the test puts there matters.
func table(t testing.TB, seats int, keysAndValues ...string) *State {
	t.Helper()
	options := ruletest.Options(keysAndValues...)
	options["first"] = "1"
	return newGame(t, engine.Setup{Seats: seats, Seed: 1, Options: options})
}

// week is the square of a week of a year.
func week(year, n int) Week { return Week((year-firstYear)*weeksOfAYear + n - 1) }

// put puts marker and figure of a seat somewhere; markers put on a square later are on
// top. Gaps that are left in stacks are closed.
func (s *State) put(seat engine.Seat, w Week, p Place) {
	s.place[seat], s.time[seat], s.height[seat] = p, w, mostSeats
	for w := Week(0); w <= End; w++ {
		var here []engine.Seat
		for seat := range s.everySeat() {
			if s.time[seat] == w {
				here = append(here, seat)
			}
		}
		slices.SortFunc(here, func(a, b engine.Seat) int { return int(s.height[a]) - int(s.height[b]) })
		for h, seat := range here {
			s.height[seat] = uint8(h)
		}
	}
}

// card is the card of that name, out of wherever it was: deck, open cards, discards.
// A gap that it leaves is filled from the deck with an item.
func (s *State) card(t testing.TB, name string) Card {
	t.Helper()
	c, err := parseCard(name)
	if err != nil {
		t.Fatal(err)
	}
	s.deck.remove(c)
	s.discards.remove(c)
	for slot, o := range s.offers {
		if o == 1+uint8(c) {
			item := s.deck.without(facts.kinds[Exhibition]).first()
			s.deck.remove(item)
			s.offers[slot] = 1 + uint8(item)
		}
	}
	return c
}

// give puts city cards before a seat.
func (s *State) give(t testing.TB, seat engine.Seat, names ...string) {
	t.Helper()
	for _, name := range names {
		s.cards[seat].add(s.card(t, name))
	}
}

// lay puts a card into a slot, from 1; what was there goes into the deck.
func (s *State) lay(t testing.TB, slot int, name string) {
	t.Helper()
	c := s.card(t, name)
	if o := s.offers[slot-1]; o != 0 {
		s.deck.add(Card(o - 1))
	}
	s.offers[slot-1] = 1 + uint8(c)
}

// onlyDeck leaves just these cards in the deck; the others are discarded.
func (s *State) onlyDeck(t testing.TB, names ...string) {
	t.Helper()
	s.discards = s.discards.or(s.deck)
	s.deck = CardSet{}
	for _, name := range names {
		s.deck.add(s.card(t, name))
	}
}

// announceAt announces an exhibition for a week.
func (s *State) announceAt(t testing.TB, name string, w Week) Card {
	t.Helper()
	c := s.card(t, name)
	s.announced[s.waiting] = Announced{c, w}
	s.waiting++
	return c
}

// found lets a seat have found these in a region, in one dig without blanks.
func (s *State) found(t testing.TB, seat engine.Seat, r Region, names ...string) {
	t.Helper()
	if s.SpecialKnowledge(seat, r) == 0 {
		for c := range Card(items) {
			if c.Kind() == Special && c.Region() == r && s.deck.or(s.discards).Has(c) {
				s.give(t, seat, c.String())
				break
			}
		}
	}
	set, err := findsOf(names, r)
	if err != nil {
		t.Fatal(err)
	}
	s.finds[seat][r] |= set
	s.note(r, digOf(set.Len(), set.Len()))
	s.dug = lastDig{seat: int8(seat) + 1, region: r}
	n := 0
	for f := range Find(Finds) {
		if set.Has(f) {
			s.dug.cards[n] = 1 + uint8(f)
			n++
		}
	}
	// Whatever was out of the game, it was not this.
	s.piles[r] |= set
	for s.piles[r].Len() > Finds-1 {
		s.piles[r] &^= 1 << s.rng.Bit16(uint16(s.piles[r]&^set))
	}
	s.piles[r] &^= s.foundByAll(r)
}

// ready is the table once its set-up is seen to be right.
func ready(t testing.TB, s *State) *State {
	t.Helper()
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	return s
}

// must plays moves given in notation, checks the state after each, and gives the events.
func must(t testing.TB, s *State, seat engine.Seat, texts ...string) engine.Events {
	t.Helper()
	return ruletest.Play(t, Game, s, seat, texts...)
}

// refuse wants a move to be refused by the rule.
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
}

func list(s *State, seat engine.Seat) []string {
	var texts []string
	for _, m := range s.AppendMoves(nil, seat) {
		texts = append(texts, Format(m))
	}
	return texts
}

func may(s *State, seat engine.Seat, text string) bool { return slices.Contains(list(s, seat), text) }

func ofKind(ev engine.Events, kind uint8) engine.Events {
	var some engine.Events
	for _, e := range ev {
		if e.Kind == kind {
			some = append(some, e)
		}
	}
	return some
}

// kindsIn are the names of the events in their order, those left out that are not named.
func kindsIn(ev engine.Events, names ...string) string {
	var some []string
	for _, e := range ev {
		if slices.Contains(names, eventNames[e.Kind]) {
			some = append(some, eventNames[e.Kind])
		}
	}
	return strings.Join(some, " ")
}

func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, not %v", what, got, want)
	}
}

// Set-up.

func TestSetupOfTheTrack(t *testing.T) {
	for seats, start := range map[int]Week{2: week(1900, 1), 3: week(1900, 17), 4: week(1901, 1)} {
		s := table(t, seats)
		for seat := range s.everySeat() {
			want(t, "start", s.Time(seat), start)
			want(t, "place", s.Place(seat), Warsaw)
		}
		want(t, "year", s.Year(), start.Year())
	}
}

// order is the order in which the seats would move if nobody passed another: the
// furthest behind first, of one square the topmost first.
func (p *Public) order() []engine.Seat {
	var order []engine.Seat
	for w := p.Now(); w <= End; w++ {
		stack := p.stack(w)
		for i := len(stack) - 1; i >= 0; i-- {
			order = append(order, stack[i])
		}
	}
	return order
}

func TestFirstMovesGoFromTheTopOfTheStack(t *testing.T) {
	s := table(t, 4)
	if got := s.order(); !slices.Equal(got, []engine.Seat{A, D, C, B}) {
		t.Errorf("order %v", got)
	}
	for _, seat := range []engine.Seat{A, D, C, B} {
		must(t, s, seat, "wait 3")
	}
	s = newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("first", "2")})
	if got := s.order(); !slices.Equal(got, []engine.Seat{1, 0, 2}) {
		t.Errorf("with seat 2 first: order %v", got)
	}
}

func TestFourItemsLieOpenAtTheStart(t *testing.T) {
	for seed := range uint64(200) {
		s := newGame(t, engine.Setup{Seats: 2, Seed: seed})
		for slot := range Offers {
			if c, ok := s.Offered(slot); !ok || c.Kind() == Exhibition {
				t.Fatalf("seed %d: slot %d has %v", seed, slot+1, c)
			}
		}
		want(t, "deck", s.DeckLen(), Cards-Offers)
	}
}

func TestSevenCardsOfEachPileAreOut(t *testing.T) {
	out := 0
	for seed := range uint64(500) {
		s := newGame(t, engine.Setup{Seats: 2, Seed: seed})
		for r := range Region(Regions) {
			if n := s.piles[r].Len() + s.blanks(r); n != 23 {
				t.Fatalf("%v: %d cards", r, n)
			}
			out += Finds - s.piles[r].Len()
		}
	}
	// 7 of 30, 14 of them finds: 3.27 a pile.
	if mean := float64(out) / 2500; mean < 3.17 || mean > 3.37 {
		t.Errorf("%.3f finds are out of the game", mean)
	}
}

// Worked examples.

func TestExampleOfTheTimeTrack(t *testing.T) {
	s := table(t, 4)
	s.put(C, week(1901, 8), Paris)
	s.put(B, week(1901, 8), Paris)
	s.put(D, week(1901, 15), Paris)
	s.put(A, week(1901, 5), Paris)
	ready(t, s)
	must(t, s, A, "wait 3")
	want(t, "on top", s.Height(A), 2)
	want(t, "A moves again", s.Turn(), A)
	must(t, s, A, "wait 4")
	want(t, "then", s.Turn(), B)
	must(t, s, B, "wait 20")
	want(t, "then", s.Turn(), C)
	must(t, s, C, "wait 5")
	want(t, "A again, on 12", s.Turn(), A)
	must(t, s, A, "wait 8")
	want(t, "C still", s.Turn(), C)
	must(t, s, C, "wait 3")
	want(t, "D when all have passed", s.Turn(), D)
}

func TestExampleVienna(t *testing.T) {
	for _, c := range []struct {
		from, to Place
		steps    int
	}{{Vienna, InEgypt, 3}, {Vienna, Moscow, 2}, {Paris, InEgypt, 3}, {London, InMesopotamia, 4}, {Moscow, InEgypt, 4}, {Rome, Rome, 0}} {
		want(t, c.from.String()+" to "+c.to.String(), c.from.Steps(c.to), c.steps)
		want(t, "and back", c.to.Steps(c.from), c.steps)
		want(t, "places on the way", len(c.from.Way(c.to)), c.steps+1)
		for i, p := range c.from.Way(c.to)[1:] {
			want(t, "a step", c.from.Way(c.to)[i].Steps(p) == 1, true)
		}
	}
	s := table(t, 2)
	s.put(A, 0, Vienna)
	s.lay(t, 2, "egypt 3 moscow")
	ready(t, s)
	o, _ := s.Offer(A, 1)
	want(t, "total", o.Total, 6)
	must(t, s, A, "travel moscow", "take 2")
	want(t, "week", s.Time(A), 6)
	want(t, "figure", s.Place(A), Moscow)
	want(t, "knowledge", s.SpecialKnowledge(A, Egypt), 3)
}

// Eve digs in Egypt with knowledge 3+1 and 2: three weeks there and six of digging
// draw four cards.
func TestExampleEveDigsInEgypt(t *testing.T) {
	s := table(t, 2)
	s.put(A, 0, Paris)
	s.give(t, A, "egypt 3 moscow", "egypt 1 rome", "general 2 london")
	ready(t, s)
	k := s.Knowledge(A, Egypt)
	want(t, "knowledge", k, Knowledge{Special: 4, General: 2, Counted: 2, Sum: 6})
	want(t, "cell", s.Cell(6, 6), 4)
	ev := must(t, s, A, "travel egypt", "dig 6")
	want(t, "weeks", s.Time(A), 9)
	want(t, "drawn", ofKind(ev, EventDig)[0].D, 4)
	want(t, "cards shown", len(ofKind(ev, EventFound))+len(ofKind(ev, EventBlank)), 4)
	want(t, "spent", s.Spent(A), RegionsOf(Egypt))
	found := s.Found(A, Egypt)
	want(t, "found", found.Len(), len(ofKind(ev, EventFound)))
	want(t, "pile", s.Pile(Egypt).Cards, 23-found.Len())
	want(t, "points", s.artefactPoints(A), found.Points(Egypt))
}

func TestExampleGeneralKnowledgeOnlyDoubles(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "general 2 london", "general 2 paris", "crete 1 paris")
	want(t, "knowledge", s.Knowledge(A, Crete), Knowledge{Special: 1, General: 4, Counted: 1, Sum: 2})
}

func TestExampleAnExhibitionIsAnnounced(t *testing.T) {
	s := table(t, 3)
	s.put(A, week(1900, 19), Rome)
	s.put(B, week(1900, 24), Rome)
	s.put(C, week(1900, 26), Rome)
	s.announce(s.card(t, "exhibition london 5"), nil)
	want(t, "week", s.Calendar()[0].Week, week(1900, 36))
}

// rolls plays a move from copies of a state with other chance until the first round
// of an exhibition's rolls is as wanted, and gives that copy.
func rolls(t testing.TB, s *State, seat engine.Seat, text string, wanted ...int16) (*State, engine.Events) {
	t.Helper()
	for seed := range uint64(100000) {
		c := *s
		c.rng = engine.Seed(seed)
		var ev engine.Events
		m, _ := Parse(text)
		if err := c.Apply(seat, m, &ev); err != nil {
			t.Fatal(err)
		}
		var got []int16
		for _, e := range ofKind(ev, EventRoll) {
			got = append(got, e.B)
		}
		if len(got) >= len(wanted) && slices.Equal(got[:len(wanted)], wanted) {
			if err := c.Check(); err != nil {
				t.Fatal(err)
			}
			return &c, ev
		}
	}
	t.Fatalf("nobody rolls %v", wanted)
	return nil, nil
}

// exhibitionInLondon is the example of the rulebook: week 8, London, A leaves, B is
// elsewhere, C has three artefacts, D two and is a week before.
func exhibitionInLondon(t testing.TB) *State {
	s := table(t, 4)
	s.put(C, week(1901, 8), London)
	s.put(B, week(1901, 8), Paris)
	s.put(D, week(1901, 7), London)
	s.put(A, week(1901, 7), London)
	s.found(t, A, Egypt, "1a")
	s.found(t, B, Egypt, "1b")
	s.found(t, C, Greece, "1a", "1b", "1c")
	s.found(t, D, Crete, "1a")
	s.found(t, D, Greece, "2a")
	// So soon it cannot have been announced, but for the example's sake.
	s.announceAt(t, "exhibition london 5", week(1901, 8))
	return s
}

func TestExampleTheExhibitionIsHeld(t *testing.T) {
	s := exhibitionInLondon(t)
	if err := s.Apply(A, WaitFor(6), nil); err != nil {
		t.Fatal(err)
	}
	want(t, "nobody has held it", len(s.Calendar()), 1)
	want(t, "turn", s.Turn(), D)
	after, ev := rolls(t, s, D, "wait 1", 2, 4)
	e := ofKind(ev, EventExhibition)[0]
	want(t, "participants", engine.SeatSet(e.C), C.One()|D.One())
	r := ofKind(ev, EventRoll)
	want(t, "C", [3]int16{r[0].C, r[0].B, r[0].D}, [3]int16{3, 2, 5})
	want(t, "D", [3]int16{r[1].C, r[1].B, r[1].D}, [3]int16{2, 4, 6})
	want(t, "winner", ofKind(ev, EventWon)[0].Seat, D)
	want(t, "points", after.exhibitionPoints(D), 5)
	held := after.lastHeld()
	if len(held) != 1 || held[0].Winner != D || held[0].Participants != C.One()|D.One() || held[0].Shown != [mostSeats]uint8{0, 0, 3, 2} ||
		len(held[0].Rolls) != 1 || held[0].Rolls[0] != [mostSeats]uint8{0, 0, 2, 4} {
		t.Errorf("told again: %+v", held)
	}
}

func TestExampleConference(t *testing.T) {
	s := table(t, 3)
	s.deck, s.offers = facts.all, [Offers]uint8{}
	const eve, klaus, julia = A, B, C
	for seat, knows := range [3][Regions]int{
		eve:   {Egypt: 5, Crete: 5, Palestine: 0, Mesopotamia: 6, Greece: 5},
		klaus: {Egypt: 2, Crete: 3, Palestine: 5, Mesopotamia: 6, Greece: 4},
		julia: {Egypt: 6, Crete: 3, Palestine: 8, Mesopotamia: 4, Greece: 3},
	} {
		for r, n := range knows {
			s.teach(t, engine.Seat(seat), Region(r), n)
		}
	}
	for seat := range s.everySeat() {
		s.time[seat] = End
	}
	c := s.Conference()
	for seat, points := range map[engine.Seat]int{eve: 10, klaus: 2, julia: 15} {
		regions, weakest := c.points(seat)
		want(t, "conference", regions+weakest, points)
		want(t, "of all points", s.Points(seat), points)
	}
	want(t, "weakest", c[Weakest].Knowledge, [mostSeats]uint8{0, 2, 3, 0})
}

// teach gives a seat special knowledge of just that worth, of cards that are left.
func (s *State) teach(t testing.TB, seat engine.Seat, r Region, worth int) {
	t.Helper()
	var cards []Card
	for c := Card(0); c < items; c++ {
		if s.deck.Has(c) && c.Kind() == Special && c.Region() == r {
			cards = append(cards, c)
		}
	}
	for set := range 1 << len(cards) {
		sum := 0
		for i, c := range cards {
			sum += set >> i & 1 * c.Value()
		}
		if sum != worth {
			continue
		}
		for i, c := range cards {
			if set>>i&1 != 0 {
				s.give(t, seat, c.String())
			}
		}
		return
	}
	t.Fatalf("no cards are left for %d of %v", worth, r)
}

func TestExampleCongresses(t *testing.T) {
	for n, points := range []int{0, 1, 3, 6, 10, 15, 21, 28, 36, 45} {
		want(t, "points", CongressPoints(n), points)
	}
	s := table(t, 2)
	s.give(t, A, "congress paris", "congress paris #2", "congress vienna", "congress london")
	want(t, "of four", s.Points(A), 10)
}
