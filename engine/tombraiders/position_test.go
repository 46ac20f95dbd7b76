package tombraiders

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// at is a random game in which done says so, tried with one seed after the other.
func at(t testing.TB, seats int, done func(*State) bool) *State {
	t.Helper()
	for seed := range uint64(400) {
		s, rng := newGame(t, engine.Setup{Seats: seats, Seed: seed}), engine.Seed(seed)
		ruletest.PlayUntil(t, s, &rng, done)
		if !s.Over() {
			return s
		}
	}
	t.Fatal("no game is so")
	return nil
}

// late is a game with a museum, a pile that somebody knows and a professor.
func late(t testing.TB) *State {
	return at(t, 3, func(s *State) bool {
		return s.won[0]&0xf00 != 0 && (s.saw[0] | s.saw[1] | s.saw[2] | s.saw[3]).Has(1) && s.professors != [Professors]uint8{} && s.step == Choosing
	})
}

func stepped(t testing.TB, step Step) *State {
	return at(t, 3, func(s *State) bool { return s.step == step })
}

// The document reads as the package's documentation says.
func TestPositionDocument(t *testing.T) {
	s := late(t)
	var doc struct {
		Game, Chance string
		Rules, Seats int
		Options      map[string]string
		Players      []struct {
			Weeks, Height     int
			Cards, Won, Finds []string
		}
		Professors                            []int
		Row, Shown, Played, Gone, Bare, Piles []string
		Saw                                   [][]int
		Dug                                   struct {
			Seat          int
			Region, Cards string
		}
		Notebook struct {
			Hands []struct {
				Permits string
				Cards   []string
			}
			Piles []int
			Digs  []string
		}
	}
	if err := json.Unmarshal([]byte(ruletest.Document(t, s)), &doc); err != nil {
		t.Fatal(err)
	}
	equal(t, "game", doc.Game, "tombraiders")
	equal(t, "options", doc.Options["first"], fmt.Sprint(s.First()+1))
	for seat := range s.everySeat() {
		p := doc.Players[seat]
		equal(t, "weeks", p.Weeks, s.Time(seat))
		equal(t, "height", p.Height, s.Height(seat))
		for c := range Card(Cards) {
			n := 0
			for _, name := range append(p.Cards, p.Won...) {
				if name == c.String() {
					n++
				}
			}
			equal(t, c.String(), n, s.Open(seat, c))
		}
		for r := range Region(Regions) {
			equal(t, "finds", p.Finds[r], s.Found(seat, r).String())
		}
		hand, permits := &s.book.hands[seat], strings.Fields(doc.Notebook.Hands[seat].Permits)
		nPermits, nActions := hand.Len()
		equal(t, "permits", len(permits), nPermits)
		equal(t, "action cards", len(doc.Notebook.Hands[seat].Cards), nActions)
	}
	for i, holder := range doc.Professors {
		equal(t, "professor", engine.Seat(holder-1), s.Professor(i))
	}
	for space, name := range doc.Row {
		c, _ := s.Row(space)
		equal(t, "row", name, c.String())
	}
	for i, c := range s.Shown() {
		equal(t, "shown", doc.Shown[i], c.String())
	}
	for r := range Region(Regions) {
		equal(t, "gone", doc.Gone[r], s.Gone(r).String())
		equal(t, "saw", len(doc.Saw[r]), s.saw[r].Len())
		equal(t, "pile", doc.Piles[r], s.piles[r].String())
		equal(t, "pile's size", doc.Notebook.Piles[r], s.piles[r].Len())
	}
	seat, r, turned, _ := s.LastDug()
	equal(t, "dug by", doc.Dug.Seat, int(seat)+1)
	equal(t, "dug in", doc.Dug.Region, r.String())
	equal(t, "dug", len(strings.Fields(doc.Dug.Cards)), len(turned))
	equal(t, "digs", len(doc.Notebook.Digs), int(s.book.count))
	equal(t, "chance", doc.Chance, engine.ChanceText(s.rng))
}

// A viewer's document tells of piles only those that it knows.
func TestViewDocumentHasNoSecrets(t *testing.T) {
	s := late(t)
	for viewer := engine.Spectator; viewer < 3; viewer++ {
		var doc struct{ Piles []string }
		text := ruletest.Document(t, s.View(viewer))
		if err := json.Unmarshal([]byte(text), &doc); err != nil {
			t.Fatal(err)
		}
		for r := range Region(Regions) {
			want := ""
			if s.saw[r].Has(viewer) {
				want = s.piles[r].String()
			}
			equal(t, "pile", doc.Piles[r], want)
		}
		equal(t, "chance", strings.Contains(text, "chance"), false)
	}
}

func TestStepsAreRead(t *testing.T) {
	for step := Digging; step < steps; step++ {
		s := stepped(t, step)
		back, _, err := Game.Load([]byte(ruletest.Document(t, s)))
		if err != nil {
			t.Fatal(err)
		}
		equal(t, "state", *back.(*State), *s)
	}
}

// A wrong document is refused, and the error says where.
func TestWrongPositions(t *testing.T) {
	s := late(t)
	doc, view := ruletest.Document(t, s), ruletest.Document(t, s.View(0))
	digging, searching, giving := ruletest.Document(t, stepped(t, Digging)), ruletest.Document(t, stepped(t, Searching)), ruletest.Document(t, stepped(t, Giving))
	row, _ := s.Row(0)
	for _, c := range []struct{ doc, old, new, where string }{
		{doc, `"game"`, `"gamble":1,"game"`, "gamble"},
		{doc, `"seats":3`, `"seats":5`, "seats"},
		{doc, `"seats":3`, `"seats":4`, "players"},
		{doc, `"first":"`, `"first":"lot","f":"`, "option"},
		{doc, `"weeks":`, `"weeks":3000,"w":`, "players[0]"},
		{doc, `"weeks":`, `"weeks":1,"w":`, "w"},
		{doc, `"height":0`, `"height":3`, "height"},
		{doc, `"professors":[`, `"professors":[9,`, "professors"},
		{doc, `"row":["` + row.String() + `"`, `"row":["museum egypt"`, "museum egypt"},
		{doc, `"row":["` + row.String() + `"`, `"row":["egypt 4"`, "row[0]"},
		{doc, `"row":["` + row.String() + `"`, `"row":[""`, "row"},
		{doc, `"shown":["`, `"shown":["scholar","`, "scholar"},
		{doc, `"played":["`, `"played":["congress","`, "played"},
		{doc, `"gone":["`, `"gone":["rubble`, "gone[0]"},
		{doc, `"saw":[[`, `"saw":[[5,`, "saw"},
		{doc, `"bare":[""`, `"bare":["gold"`, "bare[0]"},
		{doc, `"bare":[""`, `"bare":["rubble"`, "bare"},
		{doc, `"notebook":{"hands":[{"permits":"`, `"notebook":{"hands":[{"permits":"rome `, "hand"},
		{doc, `"notebook":{"hands":[{"permits":"`, `"notebook":{"hands":[{"permits":"mesopotamia mesopotamia mesopotamia `, "permits"},
		{doc, `"digs":["`, `"digs":["egypt 30 2 2","`, "notebook.digs"},
		{doc, `"digs":["`, `"digs":["egypt 3 2","`, "notebook.digs[0]"},
		{doc, `"digs":["`, `"digs":["egypt 3 2 2","`, "notebook.digs"},
		{doc, `"dug":{"seat":`, `"dug":{"seat":7,"s":`, "s"},
		{doc, `"dug":{"seat":`, `"dug":null,"d":{"seat":`, "d"},
		{doc, `"cards":"rubble`, `"cards":"sand`, "sand"},
		{doc, `"chance":"`, `"chance":"0`, "chance"},
		{doc, `"chance":"`, `"chance":"","c":"`, "c"},
		{view, `"view":1`, `"view":4`, "view"},
		{view, `"view":1`, `"chance":"0123456789abcdef","view":1`, "chance"},
		{view, `"view":1,`, ``, "chance"},
		{digging, `"digging":"`, `"digging":"rome","d":"`, "d"},
		{digging, `"step":{`, `"step":{"giving":"museum egypt",`, "step"},
		{digging, `"permit":"`, `"permit":"faked","p":"`, "p"},
		{searching, `"searching":"`, `"searching":"thief rome","s":"`, "s"},
		{giving, `"giving":"museum`, `"giving":"museums`, "step"},
		{doc, `{`, `[`, "position"},
	} {
		text := strings.Replace(c.doc, c.old, c.new, 1)
		if text == c.doc {
			t.Errorf("%s is not there to be replaced in %s", c.old, c.doc)
			continue
		}
		_, _, err := Game.Load([]byte(text))
		if err == nil {
			t.Errorf("%s for %s is accepted", c.new, c.old)
		} else if !strings.Contains(err.Error(), c.where) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s for %s: %v, which does not tell %q", c.new, c.old, err, c.where)
		}
	}
}

// Check finds each of these faults.
func TestCheckFinds(t *testing.T) {
	s := late(t)
	known := Region(slices.IndexFunc(s.saw[:], func(set engine.SeatSet) bool { return set != 0 }))
	_, dug, _, _ := s.LastDug()
	digging, searching, giving := stepped(t, Digging), stepped(t, Searching), stepped(t, Giving)
	for what, fault := range map[string]struct {
		from  *State
		wrong func(*State)
	}{
		"seat too many":              {s, func(s *State) { s.seats = 5 }},
		"first of nobody":            {s, func(s *State) { s.first = 3 }},
		"option unknown":             {s, func(s *State) { s.options = 1 << 7 }},
		"marker of nobody":           {s, func(s *State) { s.time[3] = 1 }},
		"permit of nobody":           {s, func(s *State) { s.book.hands[3].permits[0] = 1 }},
		"marker in the air":          {s, func(s *State) { s.height[0] = 2 }},
		"week too many":              {s, func(s *State) { s.time[1] = 900 }},
		"week too few":               {s, func(s *State) { s.time[0] = 0 }},
		"card too many":              {s, func(s *State) { s.deck[congress]++; s.greens++; s.deckLen++ }},
		"card missing":               {s, func(s *State) { s.open[0][congress] = 0; s.open[1][congress] = 0; s.open[2][congress] = 0 }},
		"deck too small":             {s, func(s *State) { s.deckLen-- }},
		"green card too many":        {s, func(s *State) { s.greens++ }},
		"gap in the row":             {s, func(s *State) { s.deck[s.row[0]-1]++; s.greens++; s.deckLen++; s.row[0] = 0 }},
		"museum in the row":          {s, func(s *State) { s.row[0] = RowCards + 1 }},
		"presentation behind":        {s, func(s *State) { s.shown[11] = RowCards }},
		"find of two":                {s, func(s *State) { s.finds[0][dug], s.finds[1][dug] = siteStock[dug].Finds(), siteStock[dug].Finds() }},
		"rubble kept":                {s, func(s *State) { s.finds[0][0] += one(Rubble); s.unseen[0] -= one(Rubble) }},
		"artefact gone":              {s, func(s *State) { s.unseen[0] -= one(s.unseen[0].at(0)) }},
		"pile too large":             {s, func(s *State) { s.book.size[0]++ }},
		"other card in a pile":       {s, func(s *State) { s.piles[0] = anyFind }},
		"professor not earned":       {s, func(s *State) { s.professors = [Professors]uint8{1, 1, 1, 1, 1} }},
		"professor left":             {s, func(s *State) { s.professors = [Professors]uint8{} }},
		"dig not paid":               {s, func(s *State) { s.book.add(noteOf(0, 1, 1, 0)) }},
		"dig behind":                 {s, func(s *State) { s.book.notes[mostNotes-1] = noteOf(0, 1, 1, 0) }},
		"dig that cannot have been":  {s, func(s *State) { s.book.notes[0] = noteOf(0, 20, 8, 8) }},
		"permit too many":            {s, func(s *State) { s.book.hands[0].permits[0] = 2 }},
		"dig forgotten":              {s, func(s *State) { s.dug = lastDig{} }},
		"dig of another":             {s, func(s *State) { s.dug.seat = 7 }},
		"dig elsewhere":              {s, func(s *State) { s.dug.region ^= 1 }},
		"dig of other cards":         {s, func(s *State) { s.dug.cards[0] = 12 }},
		"looker too many":            {s, func(s *State) { s.saw[3] = 8 }},
		"empty pile that nobody saw": {s, func(s *State) { s.bare[(known+1)%Regions] = 3 }},
		"step of nothing":            {s, func(s *State) { s.with = 1 }},
		"step unknown":               {s, func(s *State) { s.step = steps }},
		"dig without permit":         {digging, func(s *State) { s.with = uint8(permits) }},
		"dig nowhere":                {digging, func(s *State) { s.at = Regions }},
		"search elsewhere":           {searching, func(s *State) { s.at ^= 1 }},
		"search for nothing":         {searching, func(s *State) { s.bare[s.at] = onlyRubble }},
		"search unseen":              {searching, func(s *State) { s.saw[s.at] = 0 }},
		"gift to nobody":             {giving, func(s *State) { s.at = s.shownCount }},
	} {
		s := *fault.from
		if err := s.Check(); err != nil {
			t.Fatalf("before %s: %v", what, err)
		}
		fault.wrong(&s)
		if s.Check() == nil {
			t.Errorf("a %s passes", what)
		}
	}
	v := viewOf(s, 1)
	v.known[(known+1)%Regions] = one(0)
	for r := range v.saw {
		v.saw[r] = 0
	}
	if v.Check() == nil {
		t.Error("a view of a pile that the viewer has not seen passes")
	}
}

// An altered position that is accepted can be played to its end; a view stands for states
// of which that is true.
func TestAlteredPositionsThatAreAccepted(t *testing.T) {
	words := ruletest.Words{Rare: 8, Times: 20, Kinds: [][]string{
		nil, regionNames[:], permitNames[:], {" 1", " 2", " 3", " 4", " 5"}, {"book", "general", "rubble"},
		{"thief", "robbers"}, {"1", "2", "3", "4", "5", "6", "7"}, bareNames[1:], {"[]", "[1]", "[2]"},
	}}
	for _, c := range cards {
		words.Kinds[0] = append(words.Kinds[0], `"`+c.name+`"`)
	}
	for i := range 12 {
		words.Setups = append(words.Setups, engine.Setup{Seats: 2 + i%3, Seed: uint64(i)})
	}
	ruletest.Altered(t, Game, words)
}
