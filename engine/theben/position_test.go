package theben

import (
	"encoding/json"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// busy is a game in which much has happened: digs, an exhibition with rolls just now,
// and a journey is chosen.
func busy(t testing.TB) *State {
	t.Helper()
	s := newGame(t, engine.Setup{Seats: 3, Seed: 4, Options: ruletest.Options("first", "2", "preview", "yes")})
	s.put(B, week(1900, 40), London)
	s.put(C, week(1900, 45), Paris)
	s.put(A, week(1900, 39), London)
	s.give(t, A, "airship rome", "egypt 3 moscow", "congress paris #2")
	s.found(t, A, Crete, "1a", "4b", "special")
	s.found(t, B, Crete, "1b")
	s.spent[A] = RegionsOf(Crete)
	s.announceAt(t, "exhibition london 5", week(1900, 40))
	s.announceAt(t, "exhibition moscow 5", week(1900, 51))
	s.discards.add(s.card(t, "horse rome"))
	must(t, ready(t, s), A, "wait 1", "travel crete")
	return s
}

// The document reads as the package's documentation says.
func TestPositionDocument(t *testing.T) {
	s := busy(t)
	var doc struct {
		Game, Bound, Chance string
		Rules, Seats        int
		Options             map[string]string
		Players             []struct {
			Week, Place  string
			Height       int
			Spent, Cards []string
			Finds        [][]string
		}
		Offers, Upcoming, Discards []string
		Announced, Held            []struct{ Card, Week string }
		Digs, Piles                [][]string
		Dug                        struct {
			Seat   int
			Region string
			Cards  []string
		}
		Dice uint32
	}
	if err := json.Unmarshal([]byte(ruletest.Document(t, s)), &doc); err != nil {
		t.Fatal(err)
	}
	want(t, "game", doc.Game, "theben")
	want(t, "rules", doc.Rules, 1)
	want(t, "seats", doc.Seats, 3)
	to, _, _ := s.Bound()
	want(t, "bound", doc.Bound, to.String())
	want(t, "chance", doc.Chance, engine.ChanceText(s.rng))
	if len(doc.Options) != 2 || doc.Options["first"] != "2" || doc.Options["preview"] != "yes" {
		t.Errorf("options %v", doc.Options)
	}
	for seat, p := range doc.Players {
		seat := engine.Seat(seat)
		want(t, "week", p.Week, s.Time(seat).String())
		want(t, "place", p.Place, s.Place(seat).String())
		want(t, "height", p.Height, s.Height(seat))
		want(t, "cards", len(p.Cards), s.CardsOf(seat).Len())
		n := 0
		for r := range Region(Regions) {
			want(t, "finds", len(p.Finds[r]), s.Found(seat, r).Len())
			n += int(s.Spent(seat) >> r & 1)
		}
		want(t, "spent", len(p.Spent), n)
	}
	for slot := range Offers {
		c, _ := s.Offered(slot)
		want(t, "offer", doc.Offers[slot], c.String())
	}
	want(t, "upcoming", len(doc.Upcoming), 2)
	want(t, "discards", len(doc.Discards), s.Discards().Len())
	want(t, "announced", doc.Announced[0].Week, s.announced[0].Week.String())
	want(t, "held", doc.Held[0].Card, s.held[0].Card.String())
	want(t, "dice", doc.Dice, s.dice)
	want(t, "region of the last dig", doc.Dug.Region, s.dug.region.String())
	for r := range Region(Regions) {
		want(t, "piles", len(doc.Piles[r]), s.piles[r].Len())
		want(t, "digs", len(doc.Digs[r]), len(s.digsIn(r)))
	}
}

func TestNamesOfCards(t *testing.T) {
	seen := map[string]bool{}
	for c := range Card(Cards) {
		if back, err := parseCard(c.String()); err != nil || back != c || seen[c.String()] {
			t.Errorf("%v reads as %v, %v", c, back, err)
		}
		seen[c.String()] = true
	}
	for _, name := range []string{"egypt 3 moscow", "general 2 london", "congress paris #2", "faked london", "airship rome", "exhibition moscow 5", "palestine 1 vienna #3"} {
		if !seen[name] {
			t.Errorf("no card %q", name)
		}
	}
}

// The numbers of the box that the rulebook tells.
func TestTheBox(t *testing.T) {
	want(t, "city cards", facts.all.Len(), Cards)
	want(t, "exhibitions", facts.kinds[Exhibition].Len(), Exhibitions)
	want(t, "congresses", facts.kinds[Congress].Len(), 8)
	for c := range Card(Cards) {
		if c.City() > Moscow || c.City() == Warsaw {
			t.Errorf("%v is to be had in %v", c, c.City())
		}
	}
	for r := range Region(Regions) {
		want(t, "points of "+r.String(), allFinds.Points(r), 35)
		special := 0
		for _, c := range facts.kinds[Special].List() {
			if c.Region() == r {
				special += c.Value()
			}
		}
		want(t, "knowledge of "+r.String(), special, 16)
	}
	want(t, "in Egypt's pile", Egypt.Teaches(), Mesopotamia)
}

// A wrong document is refused, and the error says where.
func TestWrongPositions(t *testing.T) {
	s := busy(t)
	state, view := ruletest.Document(t, s), ruletest.Document(t, s.View(0))
	held := s.held[0].Card.String()
	bound := `"bound":"` + Place(s.bound-1).String() + `"`
	for _, c := range []struct{ doc, old, new, where string }{
		{state, `"game"`, `"gamble":1,"game"`, "gamble"},
		{state, `"game":"theben"`, `"game":"timbuktu"`, "timbuktu"},
		{state, `"rules":1`, `"rules":2`, "rules"},
		{state, `"seats":3`, `"seats":5`, "seats"},
		{state, `"seats":3`, `"seats":2`, "players"},
		{state, `"first":"2"`, `"first":"lot"`, "options.first"},
		{state, bound, `"bound":"troy"`, "bound"},
		{state, bound, `"bound":"` + s.Place(s.Turn()).String() + `"`, "bound"},
		{state, bound, `"fly":true`, "fly"},
		{state, `"players":[`, `"players":[null,`, "players"},
		{state, `"week":"` + s.Time(0).String(), `"week":"1900.2`, "players[0].week"},
		{state, `"week":"` + s.Time(0).String(), `"week":"1903.2`, "players[0].week"},
		{state, `"week":"` + s.Time(0).String(), `"week":"1901.60`, "players[0].week"},
		{state, `"height":0`, `"height":3`, "height"},
		{state, `"height":0`, `"height":4`, "height"},
		{state, `"place":"`, `"place":"x`, "players[0].place"},
		{state, `"spent":["`, `"spent":["x`, "spent[0]"},
		{state, `"cards":["`, `"cards":["x`, "players[0].cards[0]"},
		{state, `"cards":["`, `"cards":["exhibition paris 5","`, "players[0].cards[1]"},
		{state, `"finds":[`, `"finds":[["9a"],`, "finds"},
		{state, `"offers":["`, `"offers":["","`, "offers"},
		{state, `"offers":["`, `"offers":["x`, "offers[0]"},
		{state, `"upcoming":["`, `"upcoming":["","`, "upcoming"},
		{state, `"announced":[`, `"announced":[{"card":"horse rome","week":"1902.50"},`, "announced"},
		{state, `"announced":[`, `"announced":[{"card":"horse","week":"1902.50"},`, "announced[0].card"},
		{state, `"discards":["`, `"discards":["x`, "discards[0]"},
		{state, `"digs":[[`, `"digs":[["3/2"],[`, "digs"},
		{state, `"digs":[[`, `"digs":[["3/2",`, "digs"},
		{state, `"dug":{`, `"dug":{"region":"crete","cards":[]},"x":{`, `"x"`},
		{state, `"dug":{"seat":`, `"dug":{"seat":4,"seats":`, "seats"},
		{state, `"held":[{"card":"` + held, `"held":[{"card":"horse rome`, "held"},
		{state, `"dice":`, `"dice":-`, "dice"},
		{state, `"piles":[`, `"piles":[[],`, "piles"},
		{state, `"chance":"`, `"chance":"0`, "chance"},
		{state, `{`, `[`, "position"},
		{view, `"view":1`, `"view":4`, "view"},
		{view, `"digs"`, `"piles":[],"digs"`, "piles"},
		{view, `"digs"`, `"chance":"0123456789abcdef","digs"`, "chance"},
	} {
		doc := strings.Replace(c.doc, c.old, c.new, 1)
		if doc == c.doc {
			t.Fatalf("%s is not there to be replaced", c.old)
		}
		_, _, err := Game.Load([]byte(doc))
		if err == nil {
			t.Errorf("%s for %s is accepted", c.new, c.old)
		} else if !strings.Contains(err.Error(), c.where) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s for %s: %v, which does not tell %q", c.new, c.old, err, c.where)
		}
	}
}

// Check finds each of these faults.
func TestCheckFinds(t *testing.T) {
	for what, fault := range map[string]func(s *State){
		"seats":                         func(s *State) { s.seats = 5 },
		"first":                         func(s *State) { s.first = 3 },
		"options":                       func(s *State) { s.rules |= 1 << 7 },
		"a seat that is not there":      func(s *State) { s.place[3] = Rome },
		"before the start":              func(s *State) { s.time[0] = 3 },
		"after the end":                 func(s *State) { s.time[0] = End + 1 },
		"place":                         func(s *State) { s.place[0] = Places },
		"permissions":                   func(s *State) { s.spent[0] |= 1 << 5 },
		"height":                        func(s *State) { s.height[s.Turn()]++ },
		"two at one height":             func(s *State) { s.time[1], s.height[1] = s.time[0], s.height[0] },
		"flying nowhere":                func(s *State) { s.bound, s.flying = 0, true },
		"bound for where it is":         func(s *State) { s.bound = 1 + uint8(s.place[s.Turn()]) },
		"flying without an airship":     func(s *State) { s.cards[s.Turn()].remove(s.airship()); s.flying = true },
		"a card in two places":          func(s *State) { s.deck.add(Card(s.offers[0] - 1)) },
		"a card nowhere":                func(s *State) { s.deck.remove(s.deck.first()) },
		"a card that is none":           func(s *State) { s.deck[1] |= 1 << 63 },
		"an exhibition that lies open":  func(s *State) { s.offers[0] = 1 + uint8(items) },
		"two horses":                    func(s *State) { s.grab(0, "horse rome"); s.grab(0, "horse moscow") },
		"a gap":                         func(s *State) { s.discards.add(Card(s.offers[0] - 1)); s.offers[0] = 0 },
		"no next card":                  func(s *State) { s.discards.add(Card(s.upcoming[1] - 1)); s.upcoming[1] = 0 },
		"next cards without the option": func(s *State) { s.rules &^= Preview },
		"an exhibition that is over":    func(s *State) { s.announced[0].Week = s.Now() },
		"an exhibition announced ahead of its day": func(s *State) { s.announced[0].Week = min(s.Now()+Week(s.announced[0].Card.Weeks())+1, End+1) },
		"more announced than counted":              func(s *State) { s.waiting-- },
		"a find of two":                            func(s *State) { s.finds[1][r(s)] |= s.finds[0][r(s)] | 1; s.finds[0][r(s)] |= 1 },
		"a find without a dig":                     func(s *State) { s.finds[0][r(s)] |= 1 << s.unseen(r(s)); s.piles[r(s)] &^= s.finds[0][r(s)] },
		"a find in the pile":                       func(s *State) { s.piles[r(s)] |= s.foundByAll(r(s)) },
		"finds that are missing":                   func(s *State) { s.piles[r(s)] = 0 },
		"a dig without cards":                      func(s *State) { s.digs[r(s)][mostDigs-1] = 1 },
		"a dig that cannot have been":              func(s *State) { s.digs[r(s)][0] = digOf(12, s.digs[r(s)][0].Finds()) | 15 },
		"no last dig":                              func(s *State) { s.dug = lastDig{} },
		"the last dig of another":                  func(s *State) { s.dug.seat = s.dug.seat%3 + 1; s.dug.cards[0] = 1 + uint8(s.unseen(r(s))) },
		"the last dig with another card":           func(s *State) { s.dug.cards[11] = blankCard },
		"dice of nobody":                           func(s *State) { s.heldCount, s.held = 0, [mostHeld]Announced{} },
		"no dice":                                  func(s *State) { s.dice = 0 },
		"an exhibition held twice":                 func(s *State) { s.held[s.heldCount] = s.held[0]; s.heldCount++ },
		"an exhibition held in the future":         func(s *State) { s.held[0].Week = s.Now() + 1 },
	} {
		s := busy(t)
		fault(s)
		if s.Check() == nil {
			t.Errorf("%s is not found", what)
		}
		if err := s.View(0).(*View).Check(); err == nil && !strings.Contains(what, "pile") && what != "finds that are missing" {
			t.Errorf("%s is not found in a view", what)
		}
	}
}

// r is the region that was dug in last.
func r(s *State) Region { return s.dug.region }

func (s *State) airship() Card { return facts.kinds[Airship].first() }

// grab takes a card by name out of wherever it is.
func (s *State) grab(seat engine.Seat, name string) {
	c, _ := parseCard(name)
	s.deck.remove(c)
	s.discards.remove(c)
	for other := range s.everySeat() {
		s.cards[other].remove(c)
	}
	s.cards[seat].add(c)
}

// unseen is a find that nobody has.
func (s *State) unseen(r Region) Find {
	f := Find(0)
	for s.foundByAll(r).Has(f) {
		f++
	}
	return f
}

func TestParseRefuses(t *testing.T) {
	for _, text := range []string{"", "travel", "travel ", "travel troy", "fly", "take", "take 0", "take 5", "take 01", "take +1", "dig 0", "dig 13",
		"wait 0", "wait 157", "wait x", "change ", "change 1", "done ", "done 1", "wait  1", "Travel rome", "travel rome "} {
		if m, err := Parse(text); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q is read as %+v: %v", text, m, err)
		}
	}
}

// An altered position that is accepted can be played to its end; a view stands for states
// of which that is true.
func TestAlteredPositionsThatAreAccepted(t *testing.T) {
	words := ruletest.Words{Rare: 12, Times: 20, Kinds: [][]string{
		nil, placeNames[:], {"true", "false"}, {"1", "2", "3", "4", "5"}, {" 1", " 10", " 23", " 52"}, {"[]", "[1]", "[2]"},
	}}
	for c := range Card(Cards) {
		words.Kinds[0] = append(words.Kinds[0], `"`+c.String()+`"`)
	}
	for i, options := range optionSets() {
		words.Setups = append(words.Setups, engine.Setup{Seats: leastSeats + i%3, Seed: uint64(i), Options: options})
	}
	ruletest.Altered(t, Game, words)
}
