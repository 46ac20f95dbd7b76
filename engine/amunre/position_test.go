package amunre

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// bidding is an auction of the New Kingdom with the advanced deal, some stones lying.
func bidding(t testing.TB) *State {
	return at(t, engine.Setup{Seats: 4, Seed: 3, Options: ruletest.Options("first", "2", "advanced-deal", "yes")}, func(s *State) bool {
		return s.Phase() == Bidding && s.Kingdom() == 1 && s.Round() == 1 && s.OrderOf(s.Turn()) == 2 && s.laid != 0 && lyingOn(s) > 0
	})
}

// offered is an offering with everything that can be prepared for it.
func offered(t testing.TB) *State {
	s := offering(t)
	deal(t, s, 0, ChangeOffering, FreeFarmer)
	must(t, s, 0, "lay", "cash free-farmer", "offer 9")
	return s
}

// The document reads as the package's documentation says.
func TestPositionDocument(t *testing.T) {
	s := bidding(t)
	var doc struct {
		Game, Phase, Discards, Chance string
		Rules, Seats, Kingdom, Round  int
		Pharaoh, Turn, Temple         int
		Options                       map[string]string
		Provinces                     []struct {
			Name, Free                              string
			Owner, Pyramids, Bricks, Farmers, Cards int
			Up                                      bool
		}
		Points                     []map[string]int
		Cards, Offers, Shift, Laid []int
		Stones, Sold, Hands, Dealt []string
		Shown                      []string
		Notebook                   struct{ Gold, Builders []int }
	}
	if err := json.Unmarshal([]byte(ruletest.Document(t, s)), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Game != "amunre" || doc.Rules != 1 || doc.Seats != 4 || fmt.Sprint(doc.Options) != "map[advanced-deal:yes first:2]" {
		t.Errorf("heading %+v", doc)
	}
	if doc.Phase != "bidding" || doc.Kingdom != 2 || doc.Round != 2 || doc.Pharaoh != int(s.Pharaoh())+1 || doc.Turn != int(s.Turn())+1 || doc.Temple != s.Temple() {
		t.Errorf("turn %+v", doc)
	}
	want(t, "provinces", len(doc.Provinces), 12)
	for _, it := range doc.Provinces {
		pr, err := parseProvince(it.Name)
		if err != nil {
			t.Fatal(err)
		}
		want(t, it.Name+" owner", it.Owner, int(s.Owner(pr))+1)
		want(t, it.Name+" up", it.Up, s.Up().Has(pr))
		want(t, it.Name+" pyramids", it.Pyramids, s.Pyramids(pr))
		want(t, it.Name+" bricks", it.Bricks, int(s.bricks[pr]))
		want(t, it.Name+" farmers", it.Farmers, s.Farmers(pr))
		want(t, it.Name+" cards", it.Cards, s.Lying(pr))
		want(t, it.Name+" free", it.Free, s.freeNames(pr))
	}
	for seat := range s.everySeat() {
		pr, space, placed := s.Stone(seat)
		stone := ""
		if placed {
			stone = fmt.Sprintf("%v %d", pr, BidPrice(space))
		}
		want(t, "stone", doc.Stones[seat], stone)
		want(t, "hand", doc.Hands[seat], handOf(s, seat))
		want(t, "hand size", doc.Cards[seat], s.HandSize(seat))
		want(t, "gold", doc.Notebook.Gold[seat], int(s.book.gold[seat]))
		want(t, "province cards", doc.Dealt[seat], s.own[seat].dealt.String())
		want(t, "offer", doc.Offers[seat], s.Offer(seat))
		want(t, "shift", doc.Shift[seat], s.Shift(seat))
		want(t, "sold", doc.Sold[seat], s.Sold(seat).String())
		want(t, "shown", doc.Shown[seat], provinceName(s.shown[seat]))
		want(t, "points", doc.Points[seat]["pyramids"], int(s.points[seat][SourcePyramids]))
	}
	want(t, "chance", doc.Chance, engine.ChanceText(s.rng))
	want(t, "discards", doc.Discards, s.discards.String())
}

// A viewer's document has no secrets of others.
func TestViewDocumentHasNoSecrets(t *testing.T) {
	s := offered(t)
	mine, other := ruletest.Document(t, s.View(0)), ruletest.Document(t, s.View(1))
	if !strings.Contains(mine, `"offering":[{"offer":9,"laid":true,"cash":"free-farmer"}]`) {
		t.Errorf("the own offering is not in %s", mine)
	}
	for _, secret := range []string{"free-farmer", "change-offering", `"offer":9`, "chance"} {
		if strings.Contains(other, secret) {
			t.Errorf("%s is in the view of another seat: %s", secret, other)
		}
	}
}

// A wrong document is refused, and the error says where.
func TestWrongPositions(t *testing.T) {
	s := bidding(t)
	bids, view := ruletest.Document(t, s), ruletest.Document(t, s.View(0))
	offers := ruletest.Document(t, offered(t))
	acts := ruletest.Document(t, acting(t))
	stone := ""
	for seat := range s.everySeat() {
		if pr, space, ok := s.Stone(seat); ok {
			stone = fmt.Sprintf("%v %d", pr, BidPrice(space))
		}
	}
	for _, c := range []struct{ doc, old, new, where string }{
		{bids, `"game"`, `"gamble":1,"game"`, "gamble"},
		{bids, `"seats":4`, `"seats":6`, "seats"},
		{bids, `"first":"2"`, `"first":"lot"`, "options.first"},
		{bids, `"advanced-deal":"yes",`, ``, "shown"},
		{bids, `"phase":"bidding"`, `"phase":"sleeping"`, "phase"},
		{bids, `"phase":"bidding"`, `"phase":"acting"`, "step"},
		{bids, `"kingdom":2`, `"kingdom":3`, "kingdom"},
		{bids, `"round":2`, `"round":1`, "provinces"},
		{bids, `"turn":`, `"turn":0,"turns":`, "turns"},
		{bids, `"temple":`, `"temple":9,"t":`, "t"},
		{bids, `"owner":1`, `"owner":2`, "provinces"},
		{bids, `"up":true,`, ``, "provinces"},
		{bids, `"name":"memphis"`, `"name":"cairo"`, "cairo"},
		{bids, stone, "abydos 2", "stones"},
		{bids, stone, "", "turn"},
		{bids, `"free":"`, `"free":"outbid `, "free"},
		{bids, `"notebook":{"gold":[`, `"notebook":{"gold":[-1,`, "gold"},
		{bids, `"notebook":{"gold":[`, `"notebook":{"gold":[1001,`, "gold"},
		{bids, `"hands":["`, `"hands":["eight-gold bid-blockade`, "hands[0]"},
		{bids, `"dealt":["`, `"dealt":["x`, "dealt[0]"},
		{bids, `"shift":[`, `"shift":[1,`, "shift"},
		{bids, `"offers":[`, `"offers":[0,`, "offers"},
		{bids, `"laid":[`, `"laid":[9,`, "laid"},
		{bids, `"shown":["`, `"shown":["","`, "shown"},
		{bids, `"chance":"`, `"chance":"0`, "chance"},
		{bids, `"cards":[`, `"cards":[40,`, "cards"},
		{offers, `"offer":9`, `"offer":99`, "offering[0].offer"},
		{offers, `"offer":9`, `"offer":-2`, "offering[0].offer"},
		{offers, `"offer":9,`, ``, "offering[0].offer"},
		{offers, `"cash":"free-farmer"`, `"cash":"outbid"`, "offering[0].cash"},
		{offers, `"laid":true,"cash":"free-farmer"`, `"laid":true,"cash":"change-offering"`, "offering[0].cash"},
		{offers, `"locked":[1]`, `"locked":[1,2,3,4]`, "locked"},
		{offers, `"provinces":[`, `"provinces":[{"name":"buto"},`, "buto"},
		{acts, `"step":"cards"`, `"step":"bought"`, "step"},
		{acts, `"step":"cards"`, `"step":"cards","left":2`, "left"},
		{acts, `"step":"cards"`, `"step":"cards","played":"master-builder"`, "step"},
		{acts, `"step":"cards"`, `"step":"cards","played":"outbid"`, "played"},
		{acts, `"step":"cards"`, `"step":"cards","played":"free-farmer free-farmer"`, "played"},
		{acts, `"step":"cards"`, `"step":"cards","taken":1`, "taken"},
		{acts, `"step":"cards"`, `"step":"cards","eight":"memphis"`, "eight-gold"},
		{acts, `"pyramids":0`, `"pyramids":1`, "points"},
		{acts, `"temple":1`, `"temple":2`, "temple"},
		{acts, `"pharaoh":1`, `"pharaoh":2`, "pharaoh"},
		{view, `"view":1`, `"view":5`, "view"},
		{view, `"view":1`, `"view":0`, "hands"},
		{view, `"phase"`, `"chance":"0123456789abcdef","phase"`, "chance"},
		{bids, `{`, `[`, "position"},
	} {
		doc := strings.Replace(c.doc, c.old, c.new, 1)
		if doc == c.doc {
			t.Errorf("%s is not there to be replaced", c.old)
			continue
		}
		_, _, err := Game.Load([]byte(doc))
		if err == nil {
			t.Errorf("%s for %s is accepted", c.new, c.old)
		} else if !strings.Contains(err.Error(), c.where) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s for %s: %v, which does not tell %q", c.new, c.old, err, c.where)
		}
	}
}

// Check finds each of these faults, which no document can have or no other check would
// find.
func TestCheckFinds(t *testing.T) {
	gifts := offering(t)
	offerings(t, gifts, 9, 4, 2, 1)
	changing := offering(t)
	deal(t, changing, 0, ChangeOffering)
	must(t, changing, 0, "lay", "offer 1")
	offeringsFrom(t, changing, 1, Steal, Steal, Steal)
	scored := at(t, engine.Setup{Seats: 3, Seed: 1}, func(s *State) bool { return s.Phase() == Scoring })
	turning := newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("advanced-deal", "yes")})
	for what, fault := range map[string]struct {
		from  *State
		wrong func(*State)
	}{
		"card missing":              {acting(t), func(s *State) { s.deck -= one(EightGold) }},
		"card too many":             {acting(t), func(s *State) { s.deck += one(EightGold) }},
		"thirteenth kind":           {acting(t), func(s *State) { s.discards += 1 << (bitsPerCard * CardKinds) }},
		"hand size":                 {acting(t), func(s *State) { s.handSize[0]++ }},
		"builder that is gone":      {acting(t), func(s *State) { s.book.builders = 1 }},
		"gold of nobody":            {acting(t), func(s *State) { s.book.gold[4] = 1 }},
		"secret of nobody":          {acting(t), func(s *State) { s.own[4].laid = true }},
		"gold below nothing":        {acting(t), func(s *State) { s.book.gold[0] = -1 }},
		"farmer of nobody":          {acting(t), func(s *State) { s.farmers[Thebes] = 1 }},
		"stones of nobody":          {acting(t), func(s *State) { s.pyramids[Thebes] = 1 }},
		"third brick":               {acting(t), func(s *State) { s.bricks[Memphis] = 3 }},
		"farmer without field":      {acting(t), func(s *State) { s.farmers[Memphis] = 4 }},
		"Free Farmers too many":     {acting(t), func(s *State) { s.plain[Memphis] = 2 }},
		"Free Farmer not there":     {acting(t), func(s *State) { s.played, s.step = 1<<FreeFarmer, StepFarmers }},
		"province of two":           {acting(t), func(s *State) { s.owned[0] = s.owned[1] }},
		"free card after auction":   {acting(t), func(s *State) { s.lying[Buto] = 1 }},
		"phase":                     {acting(t), func(s *State) { s.phase = phases }},
		"phase without option":      {acting(t), func(s *State) { s.phase, s.turn = Turning, engine.Spectator }},
		"placing nothing":           {acting(t), func(s *State) { s.phase, s.step = Placing, StepBricksBought }},
		"placing what is forced":    {acting(t), func(s *State) { s.phase, s.step, s.left, s.farmers[Mendes] = Placing, StepFarmersBought, 1, 6 }},
		"offer out of time":         {acting(t), func(s *State) { s.own[0].offer = 1 }},
		"shift without card":        {acting(t), func(s *State) { s.shift[0] = 3 }},
		"gifts without offer":       {gifts, func(s *State) { s.offers[0] = Steal }},
		"fourth gift":               {gifts, func(s *State) { s.taken = 3 }},
		"more cards than gifts":     {gifts, func(s *State) { s.giftCards = 1 }},
		"change of who laid none":   {changing, func(s *State) { s.turn = 1 }},
		"points for pyramids":       {scored, func(s *State) { s.points[0][SourcePyramids]++ }},
		"points for gold":           {scored, func(s *State) { s.points[0][SourceGold] = 6 }},
		"points for bonus cards":    {scored, func(s *State) { s.points[s.turn][SourceCards] = 3 }},
		"bonus card not earned":     {scored, func(s *State) { s.played |= 1 << CardBonus; s.owned[s.turn] = 0 }},
		"province cards":            {turning, func(s *State) { s.own[0].dealt = s.own[1].dealt }},
		"province card not in hand": {turning, func(s *State) { s.own[0].chosen, s.locked = uint8(s.own[1].dealt.First())+1, 1 }},
		"stones on one space": {bidding(t), func(s *State) {
			s.at[s.InOrder(1)], s.bid[s.InOrder(1)] = s.at[s.InOrder(0)], s.bid[s.InOrder(0)]
		}},
		"stone that moves early": {bidding(t), func(s *State) { s.at[s.Turn()], s.at[s.InOrder(0)] = s.at[s.InOrder(0)], 0 }},
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
}

// An altered position that is accepted can be played to its end; a view stands for states
// of which that is true.
func TestAlteredPositionsThatAreAccepted(t *testing.T) {
	words := ruletest.Words{Rare: 12, Times: 10, Kinds: [][]string{
		nil, cardNames[:], phaseNames[:], stepNames[:], {"1", "2", "3", "4", "5"}, {"6", "7", "8", "10", "15"}, {"true", "false"},
	}}
	for _, land := range lands {
		words.Kinds[0] = append(words.Kinds[0], land.Name)
	}
	for i := range 8 {
		options := ruletest.Options("advanced-deal", []string{"no", "yes"}[i%2])
		words.Setups = append(words.Setups, engine.Setup{Seats: 3 + i%3, Seed: uint64(i), Options: options})
	}
	ruletest.Altered(t, Game, words)
}
