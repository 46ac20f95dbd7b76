package timbuktu

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

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

// list is the legal moves of a seat in notation.
func list(s *State, seat engine.Seat) []string {
	var texts []string
	for _, m := range s.AppendMoves(nil, seat) {
		texts = append(texts, Format(m))
	}
	return texts
}

func wantList(t testing.TB, s *State, seat engine.Seat, want ...string) {
	t.Helper()
	if got := list(s, seat); !slices.Equal(got, want) {
		t.Fatalf("seat %d may %q, want %q", seat+1, got, want)
	}
}

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

// at plays random games of the set-up, from its seed on, until one comes to a point.
func at(t testing.TB, setup engine.Setup, done func(*State) bool) *State {
	t.Helper()
	for range 2000 {
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

func choosing(stage, round int) func(*State) bool {
	return func(s *State) bool { return s.Phase() == Choosing && s.Stage() == stage && s.Round() == round }
}

// lastMove is right before the last camel of a stage goes.
func lastMove(stage int) func(*State) bool {
	return func(s *State) bool {
		return s.Phase() == Moving && s.Stage() == stage && s.Round() == s.Camels()-1 && s.OrderOf(s.Turn()) == s.Seats()-1
	}
}

// lockAll lays everybody's card, A for those not named.
func lockAll(t testing.TB, s *State, cards map[engine.Seat]string) engine.Events {
	t.Helper()
	var ev engine.Events
	for seat := range s.everySeat() {
		card := cards[seat]
		if card == "" {
			card = "A"
		}
		ev = append(ev, must(t, s, seat, "camel "+card)...)
	}
	return ev
}

// put stands a camel at a place of the oasis where it is; who stood there changes
// places with it.
func put(s *State, seat engine.Seat, c Camel, to Place) {
	stands := s.behind
	if s.Moved(seat, c) {
		stands = s.ahead
	}
	if other, d, ok := stands(to); ok {
		s.at[other][d] = s.at[seat][c]
	}
	s.at[seat][c] = to
}

// ahead is the camel that stands at a place of the oasis ahead.
func (p *Public) ahead(pl Place) (engine.Seat, Camel, bool) { return p.standing(pl, p.Moved) }

// behind is the camel that stands at a place of the oasis that is left.
func (p *Public) behind(pl Place) (engine.Seat, Camel, bool) {
	return p.standing(pl, func(seat engine.Seat, c Camel) bool { return !p.Moved(seat, c) })
}

func (p *Public) standing(pl Place, there func(engine.Seat, Camel) bool) (engine.Seat, Camel, bool) {
	for seat := range p.everySeat() {
		for c := range Camel(p.camels) {
			if p.at[seat][c] == pl && there(seat, c) {
				return seat, c, true
			}
		}
	}
	return engine.Spectator, 0, false
}

// freePath puts the camel that is about to go where an arrow points to the pen
// ahead.
func freePath(s *State, ahead Pen) {
	for pen := range Pen(Pens) {
		if to := s.Behind().Arrows(pen); to[0] == ahead || to[1] == ahead {
			put(s, s.Turn(), s.camel, At(pen, 1))
			return
		}
	}
}

// refill puts what is printed back on all camels, as if nothing had been paid.
func refill(s *State) {
	for seat := range s.everySeat() {
		copy(s.loads[seat][:s.camels], printedLoads[:])
	}
	s.lost = [Goods]uint8{}
}

// onlyPen is the pen ahead with a free stand, of which there must be one.
func onlyPen(t testing.TB, s *State) Pen {
	t.Helper()
	moves := s.AppendMoves(nil, s.Turn())
	if len(moves) != 1 {
		t.Fatalf("there are %d pens to go to", len(moves))
	}
	return Pen(moves[0].A)
}

// Set-up table: 5, 4 and 3 players have 5, 6 and 8 camels each and cross 5, 4 and
// 3 oases, the last being Timbuktu.
func TestSetUpTable(t *testing.T) {
	for _, want := range []struct {
		seats, camels, oases int
	}{{5, 5, 5}, {4, 6, 4}, {3, 8, 3}} {
		s := newGame(t, engine.Setup{Seats: want.seats})
		if s.Camels() != want.camels || s.Stages() != want.oases {
			t.Errorf("%d seats: %d camels and %d oases, want %+v", want.seats, s.Camels(), s.Stages(), want)
		}
		r := s.Route()
		if len(r) != want.oases+1 || r[0] != Start || r[1] != Oasis1 || r[len(r)-2] != Penultimate || r[len(r)-1] != Timbuktu {
			t.Errorf("%d seats: the route is %v", want.seats, r)
		}
	}
}

// Set-up 1: every camel in play gets its four preprinted goods.
func TestPreprintedGoods(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 4})
	for seat := range engine.Seat(4) {
		if got := s.Load(seat, 0).String(); got != "gold gold salt water" {
			t.Errorf("camel A of seat %d carries %q", seat+1, got)
		}
		if s.UnitsOf(seat) != 6*4 {
			t.Errorf("seat %d has %d units", seat+1, s.UnitsOf(seat))
		}
	}
}

// Set-up 2: with five players everybody ends with exactly one camel in every pen.
func TestPlacingWithFiveMeansOneCamelAPen(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 5, Options: ruletest.Options("first", "1")})
	for seat := range engine.Seat(5) {
		must(t, s, seat, "place lamp")
	}
	wantList(t, s, 0, "place palm", "place star", "place scimitar", "place moon")
	refuse(t, s, 0, "place lamp", RulePlacing)
}

// Set-up 2: the placer must have at least as many camels left as pens missing.
func TestPlacingLeavesThePlacerEnoughCamels(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 4, Options: ruletest.Options("first", "1")})
	for range 2 {
		for seat := range engine.Seat(4) {
			must(t, s, seat, "place "+Pen(seat).String())
		}
	}
	// Six camels, two in one pen: the four that are left go to the four others.
	wantList(t, s, 0, "place lamp", "place star", "place scimitar", "place moon")
	refuse(t, s, 0, "place palm", RulePlacing)
}

// Set-up 2: as many stands must stay free in a pen as players lack a camel there.
func TestPlacingLeavesOthersTheirStand(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("first", "1")})
	must(t, s, 0, "place palm")
	must(t, s, 1, "place lamp")
	must(t, s, 2, "place lamp")
	must(t, s, 0, "place palm")
	must(t, s, 1, "place lamp")
	must(t, s, 2, "place star")
	must(t, s, 0, "place palm")
	// Three stand in the palm, all of seat 1: two stands for the two others.
	must(t, s, 1, "place star")
	must(t, s, 2, "place star")
	refuse(t, s, 0, "place palm", RulePlacing)
	must(t, s, 0, "place star")
	must(t, s, 1, "place palm")
	must(t, s, 2, "place palm")
	refuse(t, s, 0, "place palm", RulePlacing)
}

// Set-up 2: checking only the placer would dead-end; our rule never does, and in
// the end everybody stands in every pen.
func TestPlacingNeverDeadEnds(t *testing.T) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		for seed := range uint64(200) {
			s := at(t, engine.Setup{Seats: seats, Seed: seed}, choosing(0, 0))
			for seat := range s.everySeat() {
				pens := map[Pen]bool{}
				for c := range Camel(s.Camels()) {
					pens[s.Place(seat, c).Pen()] = true
				}
				if len(pens) != Pens {
					t.Fatalf("%d seats, seed %d: seat %d stands in %d pens", seats, seed, seat+1, len(pens))
				}
			}
		}
	}
}

// Set-up 3 and ruling: the starter is drawn from the seed or chosen; a seat that
// is not in the game is an error.
func TestWhoStarts(t *testing.T) {
	drawn := map[engine.Seat]int{}
	for seed := range uint64(300) {
		drawn[newGame(t, engine.Setup{Seats: 3, Seed: seed}).First()]++
	}
	for seat := range engine.Seat(3) {
		if drawn[seat] < 70 {
			t.Errorf("seat %d starts %d games of 300", seat+1, drawn[seat])
		}
	}
	s := newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("first", "3")})
	if s.First() != 2 || s.StageStarter() != 2 || s.RoundStarter() != 2 {
		t.Error("seat 3 does not start")
	}
	if _, err := New(engine.Setup{Seats: 3, Options: ruletest.Options("first", "4")}); err == nil {
		t.Error("seat 4 of 3 may start")
	}
}

// Ruling: the placing phase starts with the starting player; it is one camel a turn.
func TestPlacingStartsWithTheStarter(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 4, Options: ruletest.Options("first", "3")})
	for _, seat := range []engine.Seat{2, 3, 0, 1, 2} {
		if s.Turn() != seat || s.Deciders() != seat.One() {
			t.Fatalf("seat %d places, want %d", s.Turn()+1, seat+1)
		}
		refuse(t, s, (seat+1)%4, "place moon", RuleTurn)
		must(t, s, seat, list(s, seat)[0])
	}
}

// A stage 1: five packs of one pen, one stand and one goods card, each card in
// one pack; every player has looked at the own one only.
func TestDeal(t *testing.T) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		s := at(t, engine.Setup{Seats: seats, Seed: 5}, choosing(0, 0))
		if err := checkPacks("packs", s.packs, allPacks); err != nil {
			t.Error(err)
		}
		for seat := range s.everySeat() {
			v := s.View(seat).(*View)
			mine, ok := v.InHand()
			if !ok || mine != s.RingPlace(seat) {
				t.Errorf("seat %d holds pack %d, %v", seat+1, mine, ok)
			}
			for i := range Packs {
				if want := i == mine; v.Pack(i).Known() != want || want && v.Pack(i) != s.packs[i] {
					t.Errorf("seat %d knows pack %d: %v", seat+1, i, v.Pack(i))
				}
			}
		}
		if s.View(engine.Spectator).(*View).packs != [Packs]Pack{} {
			t.Error("a spectator sees packs")
		}
	}
}

// A stage 1: the ring of packs clockwise from the starter: S-L1-L2-L3-L4,
// S-L1-L2-R-gap, S-gap-L-R-gap.
func TestRing(t *testing.T) {
	const gap = engine.Spectator
	for _, want := range []struct {
		seats int
		ring  [Packs]engine.Seat
	}{
		{5, [Packs]engine.Seat{1, 2, 3, 4, 0}},
		{4, [Packs]engine.Seat{1, 2, 3, 0, gap}},
		{3, [Packs]engine.Seat{1, gap, 2, 0, gap}},
	} {
		s := newGame(t, engine.Setup{Seats: want.seats, Options: ruletest.Options("first", "2")})
		for place, seat := range want.ring {
			if got := s.RingSeat(place); got != seat {
				t.Errorf("%d seats: place %d of the ring is seat %d's, want %d", want.seats, place, got+1, seat+1)
			}
			if seat != gap && s.RingPlace(seat) != place {
				t.Errorf("%d seats: seat %d is at place %d", want.seats, seat+1, s.RingPlace(seat))
			}
		}
	}
}

// Ruling: thief cards are dealt after the placing; the option deals them before,
// in the first stage only.
func TestDealBeforePlacing(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 3})
	if s.Dealt() || s.packs[0].Known() {
		t.Error("thief cards are dealt before the placing without the option")
	}
	s = newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("deal-first", "yes")})
	if _, ok := s.View(0).(*View).Notebook(); !ok || !s.packs[0].Known() {
		t.Error("no thief cards before the placing with the option")
	}
	dealt := s.packs
	rng := engine.Seed(1)
	ruletest.PlayUntil(t, s, &rng, choosing(0, 0))
	if s.packs != dealt {
		t.Error("the cards are dealt again after the placing")
	}
	ruletest.PlayUntil(t, s, &rng, choosing(1, 0))
	if s.packs == dealt || !s.packs[0].Known() {
		t.Error("the second stage has no deal of its own")
	}
}

// A stage 2: every player secretly picks a camel that has not moved in this stage.
func TestCardsAreSecretAndOfCamelsThatHaveNotMoved(t *testing.T) {
	s := at(t, engine.Setup{Seats: 3, Seed: 3}, choosing(0, 1))
	seat := engine.Seat(1)
	var moved Camel
	for !s.Moved(seat, moved) {
		moved++
	}
	refuse(t, s, seat, "camel "+moved.String(), RuleMoved)
	ev := must(t, s, seat, list(s, seat)[0])
	refuse(t, s, seat, list(s, 0)[0], RuleLocked)
	for viewer := engine.Spectator; viewer < 3; viewer++ {
		v := s.View(viewer).(*View)
		if _, ok := v.Chosen(); ok != (viewer == seat) {
			t.Errorf("viewer %d sees the card: %v", viewer+1, ok)
		}
		if !v.Locked().Has(seat) {
			t.Errorf("viewer %d does not see that a card lies", viewer+1)
		}
		if told := len(ofKind(ev.For(viewer), EventChose)) > 0; told != (viewer == seat) {
			t.Errorf("viewer %d is told the card: %v", viewer+1, told)
		}
	}
}

// A stage 2: the round-marker holder reveals and moves first, then clockwise; the
// round marker passes to the left.
func TestOrderOfARound(t *testing.T) {
	s := at(t, engine.Setup{Seats: 4, Seed: 3, Options: ruletest.Options("first", "2")}, choosing(0, 0))
	rng := engine.Seed(8)
	for round := range 6 {
		if got, want := s.RoundStarter(), engine.Seat((1+round)%4); got != want || s.Round() != round {
			t.Fatalf("seat %d has the round marker in round %d, want %d", got+1, s.Round(), want+1)
		}
		starter := s.RoundStarter()
		var order []engine.Seat
		ruletest.PlayUntil(t, s, &rng, func(s *State) bool {
			if s.Phase() == Moving && (len(order) == 0 || order[len(order)-1] != s.Turn()) {
				order = append(order, s.Turn())
			}
			return len(order) == 4
		})
		for i, seat := range order {
			if want := (starter + engine.Seat(i)) % 4; seat != want {
				t.Fatalf("round %d goes %v", round, order)
			}
		}
		ruletest.PlayUntil(t, s, &rng, func(s *State) bool { return s.Phase() == Choosing })
	}
}

// Ruling: a reveal is not simultaneous in effect: a later player sees where
// earlier camels went, but the camel is fixed by the card, face down until then.
func TestCardsTurnUpOneByOne(t *testing.T) {
	s := at(t, engine.Setup{Seats: 3, Seed: 3, Options: ruletest.Options("first", "1")}, choosing(0, 0))
	ev := lockAll(t, s, map[engine.Seat]string{0: "B", 1: "D", 2: "F"})
	if up := ofKind(ev, EventTurn); len(up) != 1 || up[0].Seat != 0 || Camel(up[0].A) != 1 {
		t.Fatalf("turned up: %v", up)
	}
	if !ev.Reveals() {
		t.Error("a card that was turned up can be taken back")
	}
	if c, ok := s.Shown(); !ok || c != 1 || s.Locked() != engine.SeatSet(0b110) {
		t.Fatalf("camel %v is shown, %b face down", c, s.Locked())
	}
	freePath(s, Lamp)
	ev = must(t, s, 0, "go lamp")
	if up := ofKind(ev, EventTurn); len(up) != 1 || up[0].Seat != 1 || Camel(up[0].A) != 3 {
		t.Fatalf("turned up: %v", up)
	}
	v := s.View(1).(*View)
	if v.Place(0, 1) != At(Lamp, 1) || v.NextStand(Lamp) != 2 {
		t.Error("the second does not see where the first went")
	}
	refuse(t, s, 1, "camel E", RuleKind)
}

// A stage 3: the camel takes the lowest free stand; arrows are free, other pens
// cost one unit of the player's choice, which is lost in the open.
func TestPricesOfPens(t *testing.T) {
	s := at(t, engine.Setup{Seats: 3, Seed: 3, Options: ruletest.Options("first", "1")}, choosing(0, 0))
	lockAll(t, s, nil)
	put(s, 0, 0, At(Lamp, 1)) // its arrows point to lamp and star
	want := map[Pen]Price{Palm: PriceUnit, Lamp: PriceFree, Star: PriceFree, Scimitar: PriceUnit, Moon: PriceUnit}
	for pen, price := range want {
		if got := s.Price(0, 0, pen); got != price {
			t.Errorf("the %v costs %d, want %d", pen, got, price)
		}
	}
	free := *s
	ev := must(t, &free, 0, "go star")
	if free.Place(0, 0) != At(Star, 1) || free.lost != [Goods]uint8{} || !free.Moved(0, 0) || free.Turn() != 1 {
		t.Error("an arrow is not free")
	}
	if went := ofKind(ev, EventWent)[0]; Place(went.B) != At(Lamp, 1) || Place(went.C) != At(Star, 1) || Price(went.D) != PriceFree {
		t.Errorf("told: %+v", went)
	}
	must(t, s, 0, "go moon")
	if s.Phase() != Paying || s.Moved(0, 0) {
		t.Fatal("a pen without an arrow is free")
	}
	wantList(t, s, 0, "pay gold", "pay salt", "pay water")
	refuse(t, s, 0, "pay coffee", RulePay)
	ev = must(t, s, 0, "pay gold")
	if s.Place(0, 0) != At(Moon, 1) || s.Load(0, 0) != LoadOf(Gold, Salt, Water) || s.Lost(Gold) != 1 {
		t.Error("the gold is not paid")
	}
	if paid := ofKind(ev, EventPaid)[0]; Good(paid.B) != Gold || paid.C != 1 || paid.D != 1 {
		t.Errorf("told: %+v", paid)
	}
}

// A stage 3: a camel that carries nothing pays nothing.
func TestEmptyCamelPaysNothing(t *testing.T) {
	s := at(t, engine.Setup{Seats: 3, Seed: 3, Options: ruletest.Options("first", "3")}, choosing(1, 0))
	lockAll(t, s, nil)
	// Its units are lost: two robberies of two goods can do that.
	for g := range Good(Goods) {
		s.lost[g] += uint8(s.Load(0, 0).Count(g))
	}
	s.loads[0][0] = 0
	for pen := range Pen(Pens) {
		arrows := s.Behind().Arrows(s.Place(0, 0).Pen())
		want := PriceEmpty
		if pen == arrows[0] || pen == arrows[1] {
			want = PriceFree
		}
		if got := s.Price(0, 0, pen); got != want {
			t.Errorf("the %v costs %d, want %d", pen, got, want)
		}
		c := *s
		must(t, &c, 0, "go "+pen.String())
		if !c.Moved(0, 0) || c.lost != s.lost {
			t.Errorf("the empty camel pays for the %v", pen)
		}
	}
}

// A stage 3: if both arrow pens are full, the camel must go elsewhere and pay.
func TestBothArrowPensFull(t *testing.T) {
	s := at(t, engine.Setup{Seats: 3, Seed: 3, Options: ruletest.Options("first", "1")}, func(s *State) bool {
		if s.Phase() != Moving || s.Load(s.Turn(), s.camel) == 0 {
			return false
		}
		for pen := range Pen(Pens) {
			if s.Price(s.Turn(), s.camel, pen) == PriceFree {
				return false
			}
		}
		return true
	})
	seat := s.Turn()
	for _, m := range s.AppendMoves(nil, seat) {
		c := *s
		must(t, &c, seat, Format(m))
		if c.Phase() != Paying {
			t.Errorf("%q costs nothing", Format(m))
		}
	}
	for _, pen := range s.Behind().Arrows(s.Place(seat, s.camel).Pen()) {
		refuse(t, s, seat, "go "+pen.String(), RuleFull)
	}
}

// Ruling: when the last camel moves two stands are free with 3 or 4 players, one
// with 5; they may lie in one pen, and then there is no choice.
func TestStandsLeftForTheLastCamel(t *testing.T) {
	for seats, want := range map[int]int{3: 2, 4: 2, 5: 1} {
		s := at(t, engine.Setup{Seats: seats, Seed: 4}, lastMove(0))
		free := 0
		for _, n := range s.fill {
			free += Stands - int(n)
		}
		if free != want {
			t.Errorf("%d seats: %d stands are left", seats, free)
		}
	}
	s := at(t, engine.Setup{Seats: 4, Seed: 4}, func(s *State) bool {
		return lastMove(0)(s) && len(list(s, s.Turn())) == 1
	})
	if got := s.NextStand(onlyPen(t, s)); got != 4 {
		t.Errorf("stand %d of the only pen is next", got)
	}
}

// A stage 4: on an exchange stand every pack moves one place to the left, those
// between players included, and everybody looks at once. With three players L's
// pack goes straight to R.
func TestExchangeThroughTheRing(t *testing.T) {
	s := at(t, engine.Setup{Seats: 3, Seed: 3, Options: ruletest.Options("first", "1")}, choosing(0, 0))
	lockAll(t, s, nil)
	freePath(s, Palm)
	must(t, s, 0, "go palm")
	freePath(s, Palm)
	before := *s
	ev := must(t, s, 1, "go palm") // palm 2 is an exchange stand of oasis 1
	if s.Exchanged() != 1 {
		t.Fatalf("%d exchanges", s.Exchanged())
	}
	// The ring is S-gap-L-R-gap, which is seat 1, gap, seat 2, seat 3, gap.
	for seat, pack := range []int{4, 1, 2} {
		v := s.View(engine.Seat(seat)).(*View)
		if now, _ := v.InHand(); now != pack {
			t.Errorf("seat %d holds pack %d, want %d", seat+1, now, pack)
		}
		told := ofKind(ev.For(engine.Seat(seat)), EventPack)
		if len(told) != 1 || int(told[0].A) != pack || PackOf(told[0]) != before.packs[pack] {
			t.Errorf("seat %d is told %v", seat+1, told)
		}
		book, _ := v.Notebook()
		for i, n := range book.Notes {
			if known := i == pack || i == before.RingPlace(engine.Seat(seat)); n.Pack.Known() != known {
				t.Errorf("seat %d knows pack %d: %v", seat+1, i, !known)
			}
			if n.Place != (i+1)%Packs || n.Holder != s.RingSeat(n.Place) || n.Mine != (i == pack) {
				t.Errorf("seat %d: pack %d lies at %+v", seat+1, i, n)
			}
		}
	}
	if marks := ofKind(ev, EventExchange); len(marks) != 1 || marks[0].A != 1 || Place(marks[0].B) != At(Palm, 2) || !ev.Reveals() {
		t.Errorf("told: %v", marks)
	}
}

// The notebook: what the cards seen tell of every stand, and what is left in the
// packs not seen.
func TestNotebookTellsOfStands(t *testing.T) {
	s := at(t, engine.Setup{Seats: 5, Seed: 3, Options: ruletest.Options("first", "1")}, func(s *State) bool {
		return s.Phase() == Choosing && s.Exchanged() == 1
	})
	s.packs = [Packs]Pack{packOf(0, 0, 0), packOf(1, 1, 1), packOf(2, 2, 2), packOf(3, 3, 3), packOf(4, 4, 4)}
	// Seat 2 has had palm 1+3 gold+water and lamp 1+5 gold+salt: stand 1 is on no other card.
	book, ok := s.View(1).(*View).Notebook()
	if !ok || book.Pens != 0b11100 || book.StandCards != 0b11100 || book.GoodsCards != 0b11100 {
		t.Fatalf("left are %05b %05b %05b", book.Pens, book.StandCards, book.GoodsCards)
	}
	for _, want := range []struct {
		pen   Pen
		stand int
		goods GoodSet
		known bool
	}{
		{Palm, 1, SetOf(Gold, Water), true}, {Palm, 3, SetOf(Gold, Water), true}, {Palm, 2, 0, true},
		{Lamp, 5, SetOf(Gold, Salt), true}, {Lamp, 4, 0, true},
		{Moon, 1, 0, true}, {Moon, 2, 0, false}, {Star, 5, 0, false},
	} {
		if goods, known := book.Robbed(want.pen, want.stand); goods != want.goods || known != want.known {
			t.Errorf("%v %d: %v, known %v", want.pen, want.stand, goods, known)
		}
	}
	if _, ok := at(t, engine.Setup{Seats: 5}, func(s *State) bool { return s.Phase() == Over }).View(1).(*View).Notebook(); ok {
		t.Error("there is a notebook after the end")
	}
}

// Ruling: two exchange stands reached in one round move the packs twice.
func TestTwoExchangesInOneRound(t *testing.T) {
	s := at(t, engine.Setup{Seats: 5, Seed: 3, Options: ruletest.Options("first", "1")}, func(s *State) bool {
		return s.Phase() == Moving && s.OrderOf(s.Turn()) == 0 && s.Stage() == 0 && s.fill[Palm] == 1 && s.fill[Star] == 3
	})
	freePath(s, Palm)
	must(t, s, s.Turn(), "go palm")
	if s.Exchanged() != 1 {
		t.Fatal("palm 2 does not exchange")
	}
	freePath(s, Star)
	must(t, s, s.Turn(), "go star")
	if s.Exchanged() != 2 {
		t.Fatal("star 4 does not exchange")
	}
	for seat := range s.everySeat() {
		v := s.View(seat).(*View)
		if now, _ := v.InHand(); now != (s.RingPlace(seat)+3)%Packs {
			t.Errorf("seat %d holds pack %d", seat+1, now)
		}
		known := 0
		for i := range Packs {
			if v.Pack(i).Known() {
				known++
			}
		}
		if known != 3 {
			t.Errorf("seat %d knows %d packs", seat+1, known)
		}
	}
}

// Ruling: in one move the order is reveal, pen, payment, stand, exchange, and only
// then the next player; an exchange on the last move of a stage is carried out
// too, before the robbery.
func TestOrderWithinTheLastMoveOfAStage(t *testing.T) {
	s := at(t, engine.Setup{Seats: 4, Seed: 4}, func(s *State) bool {
		return lastMove(0)(s) && s.NextStand(Star) == 4 && s.Load(s.Turn(), s.camel) != 0
	})
	refill(s)
	put(s, s.Turn(), s.camel, At(Moon, 1)) // no arrow from there to the star
	seat := s.Turn()
	ev := must(t, s, seat, "go star")
	ev = append(ev, must(t, s, seat, list(s, seat)[0])...)
	var order []uint8
	for _, e := range ev {
		if e.See == engine.Public && (len(order) == 0 || order[len(order)-1] != e.Kind) && e.Kind != EventRobbery && e.Kind != EventStolen {
			order = append(order, e.Kind)
		}
	}
	want := []uint8{EventBound, EventPaid, EventWent, EventExchange, EventArrived, EventStage, EventDealt, EventRound}
	if !slices.Equal(order, want) {
		t.Errorf("the events are %v, want %v", order, want)
	}
	if n := len(ofKind(ev, EventRobbery)); n != Packs {
		t.Errorf("%d packs are turned up", n)
	}
}

// robAt puts a game with nothing paid right before the end of the first stage,
// where green (seat 1) has C on lamp 1 and red (seat 2) D on lamp 3.
func robAt(t *testing.T) *State {
	s := at(t, engine.Setup{Seats: 5, Seed: 4}, func(s *State) bool {
		return lastMove(0)(s) && s.fill[Lamp] == Stands && s.Moved(0, 2) && s.Moved(1, 3)
	})
	refill(s)
	put(s, 0, 2, At(Lamp, 1))
	put(s, 1, 3, At(Lamp, 3))
	freePath(s, onlyPen(t, s))
	s.packs = [Packs]Pack{packOf(0, 1, 1), packOf(1, 0, 0), packOf(2, 2, 2), packOf(3, 3, 3), packOf(4, 4, 4)}
	if got := s.packs[1].String(); got != "lamp 1+3 gold+water" {
		t.Fatal(got)
	}
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	return s
}

// Worked example: the pack lamp, stands 1 and 3, water and gold: the green camel C
// loses 1 gold, the red camel D 2 water; other goods and stands lose nothing.
func TestRobberyExample(t *testing.T) {
	s := robAt(t)
	before := *s
	ev := must(t, s, s.Turn(), list(s, s.Turn())[0])
	if got := s.Load(0, 2); got != LoadOf(Pepper, Pepper, Coffee) {
		t.Errorf("green C carries %v", got)
	}
	if got := s.Load(1, 3); got != LoadOf(Salt, Pepper) {
		t.Errorf("red D carries %v", got)
	}
	for _, stand := range []int{2, 4, 5} {
		seat, c, _ := before.ahead(At(Lamp, stand))
		if s.Load(seat, c) != before.Load(seat, c) {
			t.Errorf("lamp %d loses something", stand)
		}
	}
	var lamp engine.Events
	for i, e := range ev {
		if e.Kind == EventRobbery && PackOf(e) == before.packs[1] {
			lamp = ev[i+1:]
		}
	}
	for i, want := range []engine.Event{
		{Kind: EventStolen, Seat: 0, A: 2, B: int16(Gold), C: 1},
		{Kind: EventStolen, Seat: 1, A: 3, B: int16(Water), C: 2},
	} {
		got := lamp[i]
		got.See, got.D = 0, 0
		if got != want {
			t.Errorf("told %+v, want %+v", got, want)
		}
	}
	if lamp[2].Kind == EventStolen {
		t.Error("the lamp's pack steals more")
	}
}

// A stage 5: what is stolen goes out of play in the open; the packs turned up stay
// known until the next robbery.
func TestRobberyIsPublic(t *testing.T) {
	s := robAt(t)
	packs, units := s.packs, 0
	must(t, s, s.Turn(), list(s, s.Turn())[0])
	for seat := range s.everySeat() {
		units += s.UnitsOf(seat)
	}
	for g := range Good(Goods) {
		units += s.Lost(g)
	}
	if units != 5*5*CamelUnits {
		t.Errorf("%d units are left in all", units)
	}
	for viewer := engine.Spectator; viewer < s.everySeat(); viewer++ {
		if s.View(viewer).(*View).Robbery() != packs {
			t.Errorf("viewer %d does not know the robbery", viewer+1)
		}
	}
	rng := engine.Seed(1)
	ruletest.PlayUntil(t, s, &rng, lastMove(1))
	if s.Robbery() != packs {
		t.Error("the robbery is forgotten before the next")
	}
	ruletest.PlayUntil(t, s, &rng, choosing(2, 0))
	if s.Robbery() == packs {
		t.Error("the next robbery is not known")
	}
}

// Ruling: the order of turning up packs has no effect.
func TestOrderOfTurningUpHasNoEffect(t *testing.T) {
	s := robAt(t)
	other := *s
	slices.Reverse(other.packs[:])
	for _, s := range []*State{s, &other} {
		must(t, s, s.Turn(), list(s, s.Turn())[0])
	}
	if s.loads != other.loads || s.lost != other.lost {
		t.Error("another order of the packs steals otherwise")
	}
}

// A stage 6 and ruling: the stage marker passes clockwise and its new holder takes
// the round marker, whoever would have been next; the cards are dealt again.
func TestNextStage(t *testing.T) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		for stage := 1; stage < int(stagesOf[seats]); stage++ {
			s := at(t, engine.Setup{Seats: seats, Seed: 9, Options: ruletest.Options("first", "3")}, choosing(stage, 0))
			if want := engine.Seat((2 + stage) % seats); s.StageStarter() != want || s.RoundStarter() != want || s.InOrder(0) != want {
				t.Errorf("%d seats: stage %d starts with seat %d, want %d", seats, stage, s.RoundStarter()+1, want+1)
			}
			if !s.Dealt() || s.Exchanged() != 0 {
				t.Errorf("%d seats: stage %d has no fresh packs", seats, stage)
			}
		}
	}
}

// Ruling: rounds per stage 8, 6 and 5 for 3, 4 and 5 players.
func TestRoundsOfAStage(t *testing.T) {
	for seats, want := range map[int]int{3: 8, 4: 6, 5: 5} {
		rounds := [mostOases]int{}
		s, rng := newGame(t, engine.Setup{Seats: seats}), engine.Seed(1)
		var list []engine.Move
		for s.Deciders() != 0 {
			var ev engine.Events
			seat := s.Deciders().First()
			list = s.AppendMoves(list[:0], seat)
			if err := s.Apply(seat, s.Pick(&rng, list), &ev); err != nil {
				t.Fatal(err)
			}
			for _, e := range ofKind(ev, EventRound) {
				rounds[e.A]++
			}
		}
		for stage := range s.Stages() {
			if rounds[stage] != want {
				t.Errorf("%d seats: %d rounds in stage %d, want %d", seats, rounds[stage], stage, want)
			}
		}
	}
}

// over is the end of a game in which just these loads are left, A first, and
// these goods were lost; whether it could happen is not asked.
func over(seats int, lost [Goods]uint8, loads ...[]Load) *State {
	s := new(State)
	s.seats, s.camels, s.phase, s.lost = uint8(seats), camelsOf[seats], Over, lost
	for seat, l := range loads {
		copy(s.loads[seat][:], l)
	}
	return s
}

// Worked example: after losses gold 3, coffee 2, pepper 4, salt 3, water 4 the
// values are exactly those numbers.
func TestValuesExample(t *testing.T) {
	s := over(3, [Goods]uint8{3, 2, 4, 3, 4}, []Load{LoadOf(Gold, Coffee, Pepper, Salt), LoadOf(Water)})
	for g, want := range []int{3, 2, 4, 3, 4} {
		if got := s.AppendScore(nil, 0)[g]; got != (engine.Part{Source: uint8(g), Points: int16(want)}) {
			t.Errorf("a unit of %v counts %+v", Good(g), got)
		}
	}
	if s.Points(0) != 3+2+4+3+4 {
		t.Errorf("%d points", s.Points(0))
	}
}

// Worked example: if 12 coffee are out of play, each coffee is worth 12.
func TestTwelveCoffeeExample(t *testing.T) {
	s := over(3, [Goods]uint8{Coffee: 12}, []Load{LoadOf(Coffee), LoadOf(Coffee, Coffee)})
	if s.Points(0) != 36 {
		t.Errorf("three coffees are worth %d", s.Points(0))
	}
}

// Scoring: most points win; at a tie more units, counted over all goods, also
// those worth 0; still tied, the victory is shared.
func TestTies(t *testing.T) {
	lost := [Goods]uint8{Gold: 4, Salt: 2}
	s := over(5, lost,
		[]Load{LoadOf(Gold)},
		[]Load{LoadOf(Salt, Salt)},
		[]Load{LoadOf(Gold, Pepper)},
		[]Load{LoadOf(Gold, Gold)},
		[]Load{LoadOf(Salt)},
	)
	if got, want := s.Places(), [engine.MaxSeats]uint8{4, 2, 2, 1, 5}; got != want {
		t.Errorf("places %v, want %v", got, want)
	}
	s.phase = Paying
	if s.Places() != [engine.MaxSeats]uint8{} {
		t.Error("there are places while the game runs")
	}
}

// Ruling: values are read after the robbery in Timbuktu, the payments of the last
// stage included.
func TestValuesAreReadAfterTheLastRobbery(t *testing.T) {
	s := at(t, engine.Setup{Seats: 5, Seed: 4}, func(s *State) bool {
		return s.Phase() == Paying && s.Stage() == 4 && s.Round() == 4 && s.OrderOf(s.Turn()) == 4
	})
	before := s.lost
	ev := must(t, s, s.Turn(), list(s, s.Turn())[0])
	paid := ofKind(ev, EventPaid)[0]
	want := before
	want[paid.B]++
	for _, e := range ofKind(ev, EventStolen) {
		want[e.B] += uint8(e.C)
	}
	if s.Phase() != Over || s.lost != want {
		t.Fatalf("lost %v, want %v", s.lost, want)
	}
	for _, e := range ofKind(ev, EventScored) {
		points := 0
		for g := range Good(Goods) {
			points += s.Brought(e.Seat, g) * int(want[g])
		}
		if int(e.A) != points || int(e.B) != int(s.Places()[e.Seat]) || int(e.C) != s.UnitsOf(e.Seat) {
			t.Errorf("told %+v, want %d points", e, points)
		}
	}
	refuse(t, s, 0, "camel A", RuleOver)
}

// Variant and ruling: own loads replace the preprinted goods, before the placing;
// everybody loads at once, hidden until all have confirmed.
func TestOwnLoads(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 5, Options: ruletest.Options("own-loads", "yes")})
	if s.Phase() != Loading || s.Deciders() != engine.AllSeats(5) {
		t.Fatalf("phase %v, deciders %b", s.Phase(), s.Deciders())
	}
	loads := []string{"gold gold coffee pepper", "coffee coffee pepper salt", "pepper pepper salt water", "gold salt salt water", "gold coffee water water"}
	refuse(t, s, 0, "load B "+loads[1], RuleNextLoad)
	for seat := engine.Seat(4); seat >= 0; seat-- {
		var ev engine.Events
		for c, l := range loads {
			for other := range engine.Seat(5) {
				if v := s.View(other).(*View); other != seat && v.loads[seat] != [MaxCamels]Load{} {
					t.Fatalf("seat %d sees the loads of seat %d", other+1, seat+1)
				}
			}
			ev = must(t, s, seat, "load "+Camel(c).String()+" "+l)
			if told := ofKind(ev.For((seat+1)%5), EventLoaded); len(told) > 0 {
				t.Fatalf("seat %d is told %v", (seat+1)%5+1, told)
			}
		}
		if last := seat == 0; len(ofKind(ev, EventCarries)) == 25 != last || ev.Reveals() != last {
			t.Fatalf("seat %d has loaded, told %v", seat+1, ev)
		}
	}
	if s.Phase() != Placing || s.View(3).(*View).Load(1, 4) != LoadOf(Gold, Coffee, Water, Water) {
		t.Error("the loads are not shown before the placing")
	}
}

// Variant: each camel takes four units of at least three goods.
func TestOwnLoadsAreOfThreeGoods(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("own-loads", "yes")})
	if n := len(list(s, 0)); n != 35 {
		t.Errorf("%d loads for the first camel, want 35", n)
	}
	for _, l := range []Load{0, LoadOf(Gold, Gold, Salt, Salt), LoadOf(Gold, Salt, Water), 3, 1 << 15} {
		if err := s.Apply(0, LoadCamel(0, l), nil); err != RuleLoad {
			t.Errorf("load %d: %v", l, err)
		}
	}
}

// Ruling: the whole load is checked as one: a camel cannot be loaded so that the
// rest could not.
func TestOwnLoadsAreCheckedAsOne(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 5, Options: ruletest.Options("own-loads", "yes")})
	must(t, s, 0, "load A gold gold coffee pepper")
	must(t, s, 0, "load B gold gold coffee pepper")
	// Left are 2 coffee, 2 pepper, 4 salt and 4 water for three camels: each
	// of them takes salt and water, and one of coffee and pepper at least.
	refuse(t, s, 0, "load C coffee pepper pepper salt", RuleRest)
	refuse(t, s, 0, "load C gold coffee salt water", RuleRest)
	must(t, s, 0, "load C coffee salt salt water")
	must(t, s, 0, "load D coffee pepper salt water")
	wantList(t, s, 0, "load E pepper salt water water")
}

// Variant and ruling: of every good a seat has 4, 5 or 7 with 5, 4 or 3 players; the
// 0, 1 or 3 left over go back to the box and do not count for the values.
func TestLeftOverGoods(t *testing.T) {
	for seats, want := range map[int]struct{ supply, left int }{5: {4, 0}, 4: {5, 1}, 3: {7, 3}} {
		s := at(t, engine.Setup{Seats: seats, Seed: 6, Options: ruletest.Options("own-loads", "yes")}, choosing(0, 0))
		for seat := range s.everySeat() {
			for g := range Good(Goods) {
				if n := s.Brought(seat, g); n > want.supply {
					t.Errorf("%d seats: %d units of %v", seats, n, g)
				}
			}
			if left := Goods*want.supply - s.UnitsOf(seat); left != want.left {
				t.Errorf("%d seats: %d units left over", seats, left)
			}
		}
		if s.lost != [Goods]uint8{} {
			t.Errorf("%d seats: what is left over counts as lost: %v", seats, s.lost)
		}
	}
}
