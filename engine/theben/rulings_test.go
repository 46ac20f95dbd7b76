package theben

import (
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// Journeys.

func TestOneJourneyATurn(t *testing.T) {
	s := table(t, 2)
	ev := must(t, s, A, "travel vienna")
	want(t, "bound", ofKind(ev, EventBound)[0], engine.Open(EventBound, A, int(Vienna), 1, 0, 0))
	want(t, "nothing moves yet", s.Time(A), 0)
	want(t, "nor the figure", s.Place(A), Warsaw)
	if ev.Reveals() {
		t.Error("a journey chosen cannot be taken back")
	}
	refuse(t, s, A, "travel rome", RuleBound)
	refuse(t, s, A, "fly rome", RuleBound)
	ev = must(t, s, A, "done")
	want(t, "weeks", s.Time(A), 1)
	want(t, "figure", s.Place(A), Vienna)
	want(t, "travelled", ofKind(ev, EventTravelled)[0], engine.Open(EventTravelled, A, int(Warsaw), int(Vienna), 1, 0))
}

func TestAJourneyGoesToAnotherPlace(t *testing.T) {
	s := table(t, 2)
	refuse(t, s, A, "travel warsaw", RuleHere)
	refuse(t, s, A, "done", RuleNothing)
}

func TestAHorseSavesAWeekOfThree(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "horse rome")
	for _, c := range []struct {
		from, to Place
		weeks    int
	}{{Warsaw, Berlin, 1}, {Warsaw, London, 2}, {Vienna, InEgypt, 2}, {London, InEgypt, 3}} {
		want(t, c.from.String()+" to "+c.to.String(), s.JourneyWeeks(A, c.from, c.to, false), c.weeks)
		want(t, "on foot", s.JourneyWeeks(B, c.from, c.to, false), c.from.Steps(c.to))
	}
}

func TestTheAirshipTakesNoTimeOnce(t *testing.T) {
	s := table(t, 2)
	refuse(t, s, A, "fly egypt", RuleAirship)
	s.give(t, A, "airship rome", "horse rome")
	ready(t, s)
	ev := must(t, s, A, "fly london", "done")
	want(t, "no week", s.Time(A), 0)
	want(t, "figure", s.Place(A), London)
	want(t, "the same player moves again", s.Turn(), A)
	want(t, "height", s.Height(A), 1)
	want(t, "discarded", s.Discards().Len(), 1)
	want(t, "event", ofKind(ev, EventDiscarded)[0].Seat, A)
	want(t, "no marker moves", len(ofKind(ev, EventMarker)), 0)
	refuse(t, s, A, "fly rome", RuleAirship)
	must(t, s, A, "travel egypt", "done")
	want(t, "on horse", s.Time(A), 3)
}

func TestAHorseTakenHelpsFromTheNextTurn(t *testing.T) {
	s := table(t, 2)
	s.put(A, 0, InEgypt)
	s.lay(t, 1, "horse moscow")
	ready(t, s)
	must(t, s, A, "travel moscow", "take 1")
	want(t, "four steps and a week", s.Time(A), 5)
	want(t, "owned", s.HasHorse(A), true)
}

func TestAnAirshipTakenHelpsFromTheNextTurn(t *testing.T) {
	s := table(t, 2)
	s.put(B, 30, Paris)
	s.put(A, 0, Rome)
	s.lay(t, 1, "airship rome")
	ready(t, s)
	want(t, "before", may(s, A, "fly paris"), false)
	must(t, s, A, "take 1")
	want(t, "after", may(s, A, "fly paris"), true)
}

func TestAfterAJourneyAnActionIsAllowedThoughOthersAreBehind(t *testing.T) {
	s := table(t, 4)
	s.give(t, A, "egypt 3 moscow", "egypt 2 berlin")
	s.put(A, week(1901, 1), London)
	ready(t, s)
	must(t, s, A, "travel egypt", "dig 12")
	want(t, "week", s.Time(A), week(1901, 17))
	want(t, "the next", s.Turn(), D)
}

// Time.

func TestSquaresOfDifferentYearsAreDifferent(t *testing.T) {
	s := table(t, 3)
	s.put(A, week(1900, 40), London)
	s.put(B, week(1901, 40), London)
	s.put(C, week(1902, 40), London)
	s.found(t, B, Greece, "1a")
	s.announceAt(t, "exhibition london 5", week(1900, 41))
	ready(t, s)
	want(t, "no stack", s.Height(B), 0)
	want(t, "alone", len(s.stack(week(1901, 40))), 1)
	ev := must(t, s, A, "wait 53")
	want(t, "the exhibition was in another year", len(ofKind(ev, EventNobody)), 1)
	must(t, s, B, "wait 1")
	want(t, "on top of A", s.Height(B), 1)
}

func TestTheOrderWithinATurn(t *testing.T) {
	s := table(t, 2)
	s.lay(t, 2, "spade london")
	s.onlyDeck(t, "exhibition berlin 4", "exhibition london 4")
	s.put(B, week(1901, 10), Paris)
	s.put(A, week(1900, 50), Paris)
	s.announceAt(t, "exhibition moscow 5", week(1900, 52))
	ready(t, s)
	ev := must(t, s, A, "travel london", "take 2")
	var order []string
	for _, e := range ev {
		order = append(order, eventNames[e.Kind])
	}
	// The open cards of the year may be exhibitions first: so many are announced.
	got := strings.Join(slices.Compact(order), " ")
	if !strings.HasPrefix(got, "bound travelled marker took announced exhibition nobody year ") || !strings.HasSuffix(got, "filled turn") {
		t.Errorf("order %s", got)
	}
	for _, e := range ofKind(ev, EventAnnounced) {
		want(t, "counted from A, who is still the last", Week(e.B), week(1901, 2)+Week(Card(e.A).Weeks()))
	}
}

func TestExhibitionsAreAnnouncedAtTheTurnOfTheYear(t *testing.T) {
	for seed := range uint64(200) {
		s := newGame(t, engine.Setup{Seats: 2, Seed: seed, Options: ruletest.Options("first", "1")})
		must(t, s, A, "wait 60")
		ev := must(t, s, B, "wait 55")
		for _, e := range ofKind(ev, EventAnnounced) {
			want(t, "week", Week(e.B), 55+Week(Card(e.A).Weeks()))
			return
		}
	}
	t.Error("it never came to that")
}

// Taking cards.

func TestACardIsTakenInItsCity(t *testing.T) {
	s := table(t, 2)
	s.lay(t, 1, "horse rome")
	s.lay(t, 3, "spade london")
	ready(t, s)
	refuse(t, s, A, "take 1", RuleCity)
	ev := must(t, s, A, "travel london", "take 3")
	want(t, "weeks", s.Time(A), 5)
	want(t, "took", ofKind(ev, EventTook)[0].B, 2)
	want(t, "refilled", len(ofKind(ev, EventFilled)) >= 1 && ofKind(ev, EventFilled)[0].B == 2, true)
	if _, ok := s.Offered(2); !ok {
		t.Error("the gap is not filled")
	}
}

func TestLimitsOfOwning(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "horse moscow", "spade london", "spade london #2", "spade rome", "assistant paris", "assistant paris #2", "assistant vienna")
	s.lay(t, 1, "horse rome")
	s.lay(t, 2, "spade rome #2")
	s.lay(t, 3, "assistant rome")
	s.put(B, 10, Rome)
	s.put(A, 0, Rome)
	ready(t, s)
	refuse(t, s, A, "take 1", RuleHorse)
	refuse(t, s, A, "take 2", RuleSpades)
	refuse(t, s, A, "take 3", RuleAssistants)
	for slot, rule := range []engine.Rule{RuleHorse, RuleSpades, RuleAssistants} {
		o, _ := s.Offer(A, slot)
		want(t, "offer", o.Refused, rule)
		o, _ = s.Offer(B, slot)
		want(t, "the other may", o.Refused, "")
	}
}

// Digging.

func TestADigNeedsASpecialKnowledgeCard(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "assistant paris", "assistant paris #2", "assistant vienna", "general 2 london")
	s.put(A, 0, InCrete)
	ready(t, s)
	refuse(t, s, A, "dig 12", RuleSpecial)
	refuse(t, table(t, 2), A, "dig 1", RuleRegion)
}

func TestAssistantsRaiseTheLimitOfGeneralKnowledge(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 1 paris", "general 2 london", "general 2 paris", "assistant paris")
	want(t, "one assistant", s.Knowledge(A, Crete), Knowledge{Special: 1, General: 4, Counted: 1, Sum: 2})
	s.give(t, A, "assistant vienna")
	want(t, "two", s.Knowledge(A, Crete), Knowledge{Special: 1, Assistants: 1, General: 4, Counted: 2, Sum: 4})
	s.give(t, A, "assistant rome")
	want(t, "three", s.Knowledge(A, Crete), Knowledge{Special: 1, Assistants: 2, General: 4, Counted: 3, Sum: 6})
}

func TestSpadesDrawMoreCardsButDoNotRescueANought(t *testing.T) {
	for n, more := range []int16{0, 0, 1, 2} {
		s := table(t, 2)
		s.give(t, A, "crete 3 moscow")
		s.give(t, A, []string{"spade london", "spade rome", "spade moscow"}[:n]...)
		s.put(A, 0, InCrete)
		ready(t, s)
		refuse(t, s, A, "dig 2", RuleTable)
		ev := must(t, s, A, "dig 3")
		want(t, "drawn", ofKind(ev, EventDig)[0].D, 1+more)
	}
}

func TestADigLastsOneToTwelveWeeks(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 3 moscow #2", "crete 2 rome", "crete 2 paris", "crete 2 vienna", "crete 1 paris")
	s.put(A, 0, InCrete)
	ready(t, s)
	want(t, "knowledge above 12 is read in row 12", s.Knowledge(A, Crete).Sum, 13)
	for weeks := 1; weeks <= MostWeeks; weeks++ {
		want(t, "cell", s.Cell(13, weeks), s.Cell(12, weeks))
	}
	want(t, "longest", may(s, A, "dig 12"), true)
	if err := s.Apply(A, DigFor(13), nil); err != RuleWeeks {
		t.Errorf("13 weeks: %v", err)
	}
	if err := s.Apply(A, DigFor(0), nil); err != RuleWeeks {
		t.Errorf("no weeks: %v", err)
	}
	ev := must(t, s, A, "dig 12")
	want(t, "drawn", ofKind(ev, EventDig)[0].D, 10)
}

func TestBlanksGoBackAndFindsStay(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 3 moscow #2", "crete 2 rome", "crete 2 paris")
	s.put(A, 0, InCrete)
	before := s.piles[Crete]
	blanks := s.blanks(Crete)
	ev := must(t, s, A, "dig 12")
	found := s.Found(A, Crete)
	want(t, "the pile lost what was found", s.piles[Crete], before&^found)
	want(t, "but no blank", s.blanks(Crete), blanks)
	want(t, "kept as a dig", s.digsIn(Crete)[0], digOf(10, found.Len()))
	seat, r, cards, ok := s.lastDug()
	if !ok || seat != A || r != Crete || len(cards) != 10 {
		t.Fatalf("last dig of seat %d in %v: %v", seat+1, r, cards)
	}
	for i, c := range cards {
		for _, e := range ev {
			if e.Kind == EventFound && int(e.A) == i && (c.Blank || Find(e.C) != c.Find) || e.Kind == EventBlank && int(e.A) == i && !c.Blank {
				t.Errorf("card %d is %+v, told was %+v", i, c, e)
			}
		}
	}
}

func TestASmallPileIsDrawnWhole(t *testing.T) {
	s := table(t, 2)
	s.give(t, B, "crete 1 berlin")
	s.give(t, A, "crete 3 moscow", "crete 3 moscow #2", "crete 2 rome", "crete 2 paris", "crete 2 vienna",
		"spade london", "spade rome", "spade moscow")
	// All finds that are not out of the game but one are found: 9 blanks and one find
	// are left, or a blank more for each find that is out.
	s.found(t, B, Crete, "1a", "1b", "2a", "2b", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "5a")
	s.digs[Crete][0], s.digs[Crete][1] = digOf(6, 6), digOf(6, 6)
	s.dug.cards = [mostDrawn]uint8{1, 2, 3, 4, 5, 6}
	s.piles[Crete] = 1 << FindGeneral
	s.put(A, 0, InCrete)
	ready(t, s)
	want(t, "pile", s.blanks(Crete)+1, 11)
	ev := must(t, s, A, "dig 12")
	want(t, "drawn", ofKind(ev, EventDig)[0].D, 11)
	want(t, "all was found", s.Found(A, Crete), 1<<FindGeneral)
}

// More digs of a region than are kept are dug as well.
func TestDigsBeyondThoseKept(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 3 moscow #2")
	for range mostDigs - 1 {
		s.note(Crete, digOf(1, 0))
	}
	s.dug = lastDig{seat: 1, region: Crete, cards: [mostDrawn]uint8{blankCard}}
	s.put(B, 150, Paris)
	s.put(A, 0, InCrete)
	ready(t, s)
	for range 3 {
		s.spent[A] = 0
		must(t, s, A, "dig 12")
		want(t, "kept", len(s.digsIn(Crete)), mostDigs)
	}
	pile := s.Pile(Crete)
	near(t, "the odds add up", pile.Finds+pile.Blanks, float64(pile.Cards), 1e-9)
	want(t, "cards", pile.Cards, s.piles[Crete].Len()+s.blanks(Crete))
}

func TestThePermissionIsSpentUntilTheYearTurns(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 2 paris")
	s.put(B, 40, Paris)
	s.put(A, 0, InCrete)
	ready(t, s)
	ev := must(t, s, A, "dig 4")
	want(t, "event", len(ofKind(ev, EventSpent)), 1)
	refuse(t, s, A, "dig 4", RulePermission)
	must(t, s, A, "wait 60")
	must(t, s, B, "wait 11")
	want(t, "not before the last has crossed", s.Spent(A), RegionsOf(Crete))
	ev = must(t, s, B, "wait 5")
	want(t, "year", ofKind(ev, EventYear)[0].A, 1901)
	want(t, "all are back", s.Spent(A), 0)
}

func TestWhatCountsIsHoldingThePermission(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 2 paris")
	s.give(t, B, "crete 3 moscow #2", "crete 2 rome")
	s.found(t, A, Crete, "1a")
	s.spent[A] = RegionsOf(Crete)
	s.put(A, week(1900, 52), Rome)
	s.put(B, week(1900, 52), Rome)
	ready(t, s)
	// B, in the turn in which it crosses the border, uses what it holds of the old year.
	must(t, s, B, "travel crete", "dig 4")
	want(t, "spent", s.Spent(B), RegionsOf(Crete))
	// A crosses too, and its spent permission is not back within that turn.
	must(t, s, A, "travel crete")
	refuse(t, s, A, "dig 4", RulePermission)
	must(t, s, A, "done")
	want(t, "year", s.Year(), 1901)
	want(t, "both are back at its end", s.Spent(A)|s.Spent(B), 0)
}

func TestAFakedPermissionAllowsOneMoreDig(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 2 paris", "faked london")
	s.put(B, 40, Paris)
	s.put(A, 0, InCrete)
	ready(t, s)
	must(t, s, A, "dig 4")
	want(t, "the own one goes first", s.OfKind(A, Faked).Len(), 1)
	ev := must(t, s, A, "dig 4")
	want(t, "used", s.OfKind(A, Faked).Len(), 0)
	e := ofKind(ev, EventDiscarded)[0]
	want(t, "discarded instead of the permission", Card(e.A).Kind(), Faked)
	want(t, "event", len(ofKind(ev, EventSpent)), 0)
	want(t, "among the discards", s.Discards().Has(Card(e.A)), true)
	refuse(t, s, A, "dig 4", RulePermission)
}

func TestDugUpKnowledgeCountsFromTheNextDigOn(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "egypt 3 moscow", "egypt 3 london")
	s.put(B, 60, Paris)
	s.put(A, 0, InEgypt)
	s.piles[Egypt] |= 1<<FindSpecial | 1<<FindGeneral
	ready(t, s)
	for seed := range uint64(1000) {
		c := *s
		c.rng = engine.Seed(seed)
		ev := must(t, &c, A, "dig 6")
		want(t, "knowledge of this dig", ofKind(ev, EventDig)[0].C, 6)
		if !c.Found(A, Egypt).Has(FindSpecial) || !c.Found(A, Egypt).Has(FindGeneral) {
			continue
		}
		want(t, "special of Mesopotamia", c.SpecialKnowledge(A, Mesopotamia), 1)
		want(t, "general", c.GeneralKnowledge(A), 1)
		must(t, &c, A, "travel mesopotamia")
		want(t, "a dig there needs no other card", may(&c, A, "dig 6"), true)
		want(t, "it counts in the conference", c.Conference()[Mesopotamia].Knowledge[A], 1)
		return
	}
	t.Error("both knowledge cards were never found")
}

// The end.

func TestTheWholeTurnMustFit(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "crete 3 moscow", "crete 3 moscow #2")
	s.lay(t, 1, "spade rome")
	s.put(B, End-1, InCrete)
	s.put(A, End-3, Vienna)
	ready(t, s)
	want(t, "a journey of three weeks", may(s, A, "travel egypt"), true)
	want(t, "the longest wait", may(s, A, "wait 3"), true)
	refuse(t, s, A, "wait 4", RuleTime)
	must(t, s, A, "travel crete")
	want(t, "one week to dig", may(s, A, "dig 1"), true)
	refuse(t, s, A, "dig 2", RuleTime)
	must(t, s, A, "done")
	s.place[A] = Rome
	refuse(t, s, A, "take 1", RuleTime)
	want(t, "with a week left: a step", may(s, A, "travel paris"), true)
	want(t, "two steps", may(s, A, "travel london"), false)
	refuse(t, s, A, "travel london", RuleTime)
}

func TestWhoCanDoNothingElseWaitsToTheEnd(t *testing.T) {
	s := table(t, 2)
	s.put(A, End, London)
	s.put(B, End-1, Paris)
	ready(t, s)
	want(t, "wait", may(s, B, "wait 1"), true)
	ev := must(t, s, B, "wait 1")
	want(t, "over", s.Over(), true)
	want(t, "nobody acts in week 1 of 1903", s.Deciders(), 0)
	want(t, "rows", len(ofKind(ev, EventConference)), 12)
	want(t, "scores", len(ofKind(ev, EventScored)), 2)
	want(t, "a tie is shared", s.Places(), [engine.MaxSeats]uint8{1, 1})
	refuse(t, s, A, "wait 1", RuleOver)
}

func TestTheEndTurnsNoYear(t *testing.T) {
	s := table(t, 2)
	s.spent[A] = RegionsOf(Crete)
	s.give(t, A, "crete 1 paris")
	s.digs[Crete][0] = digOf(1, 0)
	s.dug = lastDig{seat: 1, region: Crete, cards: [mostDrawn]uint8{blankCard}}
	s.put(A, End, London)
	s.put(B, week(1902, 50), Paris)
	before := s.offers
	ev := must(t, ready(t, s), B, "wait 3")
	want(t, "no year", len(ofKind(ev, EventYear)), 0)
	want(t, "nothing is dealt", s.offers, before)
	want(t, "nothing is returned", s.Spent(A), RegionsOf(Crete))
	// Nor does a leap from an earlier year.
	s = table(t, 2)
	must(t, s, A, "wait 156")
	ev = must(t, s, B, "wait 156")
	want(t, "no year by leaping", len(ofKind(ev, EventYear)), 0)
}

func TestYearsTurnWhenTheLastHasCrossed(t *testing.T) {
	for seats, turns := range map[int]int{2: 2, 3: 2, 4: 1} {
		s := table(t, seats)
		n := 0
		for s.Deciders() != 0 {
			ev := must(t, s, s.Turn(), "wait 1")
			n += len(ofKind(ev, EventYear))
		}
		want(t, "turns of the year", n, turns)
	}
	s := table(t, 2)
	must(t, s, A, "wait 110")
	ev := must(t, s, B, "wait 105")
	want(t, "a leap over two borders turns both", len(ofKind(ev, EventYear)), 2)
	want(t, "year", s.Year(), 1902)
}

func TestTheTurnOfTheYearShufflesOpenCardsAndDiscardsIn(t *testing.T) {
	s := table(t, 2)
	s.announceAt(t, "exhibition moscow 5", week(1901, 19))
	s.give(t, A, "congress paris")
	s.onlyDeck(t, "congress london", "congress berlin")
	s.put(A, week(1901, 3), Paris)
	s.put(B, week(1900, 51), Paris)
	ready(t, s)
	open := s.offers
	ev := must(t, s, B, "wait 2")
	y := ofKind(ev, EventYear)[0]
	want(t, "cards shuffled in", int(y.B), Cards-2)
	want(t, "discards", s.Discards().Len(), 0)
	want(t, "announced stay", s.Calendar()[0].Card.String(), "exhibition moscow 5")
	want(t, "cards of players stay", s.CardsOf(A).Len(), 1)
	want(t, "four lie open", len(ofKind(ev, EventFilled)), 4)
	want(t, "the rest is the deck", s.DeckLen()+len(s.Calendar()), Cards-1-4)
	if s.offers == open {
		t.Error("the open cards are the same")
	}
}

// Conference.

func TestConferenceTies(t *testing.T) {
	s := table(t, 3)
	s.give(t, A, "egypt 2 london", "crete 1 paris")
	s.give(t, B, "egypt 2 berlin", "crete 2 paris", "crete 2 rome")
	s.give(t, C, "egypt 2 berlin #2", "crete 3 moscow", "crete 1 vienna")
	for seat := range s.everySeat() {
		s.time[seat] = End
	}
	c := s.Conference()
	want(t, "three share: 2 each", c[Egypt].Points, [mostSeats]uint8{2, 2, 2})
	want(t, "two share", c[Crete].Points, [mostSeats]uint8{0, 2, 2})
	want(t, "nobody knows anything", c[Greece].Points, [mostSeats]uint8{})
	want(t, "every weakest field is 0", c[Weakest].Points, [mostSeats]uint8{})
}

func TestLiteralConferencePaysTiesAtNought(t *testing.T) {
	s := table(t, 3, "literal-conference", "yes")
	s.give(t, A, "egypt 2 london")
	c := s.Conference()
	want(t, "no tie", c[Egypt].Points, [mostSeats]uint8{4})
	want(t, "tie at 0", c[Greece].Points, [mostSeats]uint8{2, 2, 2})
	want(t, "weakest at 0", c[Weakest].Points, [mostSeats]uint8{4, 4, 4})
}

func TestWeakestFieldTiedAndCountedOnce(t *testing.T) {
	s := table(t, 2)
	for r := range Region(Regions) {
		s.teach(t, A, r, 3)
		s.teach(t, B, r, 3)
	}
	c := s.Conference()
	want(t, "shared", c[Weakest].Points, [mostSeats]uint8{4, 4})
	for r := range Region(Regions) {
		s.teach(t, B, r, 2)
	}
	want(t, "alone", s.Conference()[Weakest].Points, [mostSeats]uint8{0, 7})
}

func TestOnlySpecialKnowledgeCountsInTheConference(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "general 2 paris", "assistant paris", "assistant vienna", "spade rome")
	want(t, "knowledge", s.Conference()[Egypt].Knowledge, [mostSeats]uint8{})
}

// Exhibitions.

// exhibitionDue is a game in which one is due on week 20 of 1900 as soon as A, who stands
// before it, moves on; B is on the week already.
func exhibitionDue(t testing.TB, keysAndValues ...string) *State {
	s := table(t, 2, keysAndValues...)
	s.put(B, week(1900, 20), London)
	s.put(A, week(1900, 15), London)
	s.announceAt(t, "exhibition london 5", week(1900, 20))
	return s
}

func TestASingleParticipantDoesNotRoll(t *testing.T) {
	s := exhibitionDue(t)
	s.found(t, B, Greece, "1a")
	ready(t, s)
	chance := s.rng
	ev := must(t, s, A, "wait 5")
	want(t, "A has no artefact", engine.SeatSet(ofKind(ev, EventExhibition)[0].C), B.One())
	want(t, "rolls", len(ofKind(ev, EventRoll)), 0)
	want(t, "chance", s.rng, chance)
	want(t, "points", s.exhibitionPoints(B), 5)
	want(t, "told again", s.lastHeld()[0].Winner, B)
}

func TestAnExhibitionWithNobodyIsDiscarded(t *testing.T) {
	for what, c := range map[string]struct {
		change func(*State)
		why    engine.Rule
	}{
		"no artefact of its regions": {func(s *State) { s.found(t, B, Mesopotamia, "1a") }, AbsentArtefact},
		"another city":               {func(s *State) { s.found(t, B, Greece, "1a"); s.place[B] = Paris }, AbsentCity},
		"a later week":               {func(s *State) { s.found(t, B, Greece, "1a"); s.time[B]++ }, AbsentWeek},
		"only knowledge found":       {func(s *State) { s.found(t, B, Greece, "special", "general") }, AbsentArtefact},
	} {
		s := exhibitionDue(t)
		c.change(s)
		ready(t, s)
		want(t, what, s.absent(B, s.Calendar()[0]), c.why)
		ev := must(t, s, A, "wait 7")
		want(t, what, len(ofKind(ev, EventNobody)), 1)
		want(t, what+": discarded", s.Discards().Len(), 1)
	}
}

func TestTiedPlayersRollAgain(t *testing.T) {
	s := exhibitionDue(t)
	s.found(t, A, Greece, "1a", "1b", "1c")
	s.found(t, B, Crete, "1a")
	ready(t, s)
	after, ev := rolls(t, s, A, "wait 5", 2, 4, 1, 3, 6, 1)
	r := ofKind(ev, EventRoll)
	want(t, "first round", [2]int16{r[0].D, r[1].D}, [2]int16{5, 5})
	want(t, "second adds to the artefacts alone", [2]int16{r[2].D, r[3].D}, [2]int16{4, 4})
	want(t, "round", [2]int16{r[3].A, r[4].A}, [2]int16{1, 2})
	want(t, "winner", ofKind(ev, EventWon)[0].Seat, A)
	want(t, "told again", len(after.lastHeld()[0].Rolls), 3)
	want(t, "values do not count", r[0].C, 3)
}

func TestOnlyThoseTiedRollAgain(t *testing.T) {
	s := table(t, 3)
	for seat := range s.everySeat() {
		s.put(seat, week(1900, 40), London)
		s.found(t, seat, Greece, []string{"1a", "1b", "1c"}[seat])
	}
	s.put(A, week(1900, 39), London)
	s.announceAt(t, "exhibition london 5", week(1900, 40))
	ready(t, s)
	_, ev := rolls(t, s, A, "wait 1", 2, 5, 5)
	for _, e := range ofKind(ev, EventRoll)[3:] {
		if e.Seat == A {
			t.Error("A is not ahead and rolls again")
		}
	}
}

func TestAnExhibitionIsHeldBeforeAnybodyMovesOn(t *testing.T) {
	s := exhibitionDue(t)
	s.found(t, A, Greece, "1a")
	ready(t, s)
	ev := must(t, s, A, "wait 4")
	want(t, "not yet", len(ofKind(ev, EventExhibition)), 0)
	ev = must(t, s, A, "wait 1")
	want(t, "held", len(ofKind(ev, EventWon)), 1)
	want(t, "then the turn passes", kindsIn(ev, "marker", "exhibition", "won", "turn"), "marker exhibition won turn")
}

func TestWhoPassesOnTheWayDoesNotAttend(t *testing.T) {
	// A is in Paris a week before; it could end its turn in London on the week, but
	// it goes on to take a card there.
	s := exhibitionDue(t)
	s.found(t, A, Greece, "1a")
	s.put(A, week(1900, 19), Paris)
	s.lay(t, 1, "spade london")
	ready(t, s)
	stays := *s
	ev := must(t, s, A, "travel london", "take 1")
	want(t, "A passed", len(ofKind(ev, EventNobody)), 1)
	ev = must(t, &stays, A, "travel london", "done")
	want(t, "A attends", ofKind(ev, EventWon)[0].Seat, A)
}

func TestExhibitionsDueAtOnceGoByWeekThenAsAnnounced(t *testing.T) {
	s := table(t, 2)
	s.put(B, week(1900, 40), London)
	s.put(A, week(1900, 20), Paris)
	s.found(t, B, Greece, "1a")
	s.announceAt(t, "exhibition vienna 4", week(1900, 32))
	s.announceAt(t, "exhibition moscow 5", week(1900, 40))
	s.announceAt(t, "exhibition london 5", week(1900, 36))
	s.announceAt(t, "exhibition london 4", week(1900, 32))
	s.announceAt(t, "exhibition paris 4", week(1900, 34))
	ready(t, s)
	var order []string
	for _, a := range s.Calendar() {
		order = append(order, a.Card.String())
	}
	ev := must(t, s, A, "wait 17")
	var held []string
	for _, e := range ofKind(ev, EventExhibition) {
		held = append(held, Card(e.A).String())
	}
	if !slices.Equal(held, []string{"exhibition vienna 4", "exhibition london 4", "exhibition paris 4", "exhibition london 5"}) {
		t.Errorf("held %v", held)
	}
	if !slices.Equal(order[:4], held) {
		t.Errorf("the calendar says %v", order)
	}
	want(t, "one is still to come", len(s.Calendar()), 1)
}

func TestArtefactsAreNotUsedUp(t *testing.T) {
	s := table(t, 2)
	s.put(B, week(1900, 30), London)
	s.put(A, week(1900, 20), Paris)
	s.found(t, B, Greece, "1a")
	s.announceAt(t, "exhibition london 5", week(1900, 30))
	s.announceAt(t, "exhibition london 4", week(1900, 30))
	ev := must(t, ready(t, s), A, "wait 10")
	want(t, "both are won", len(ofKind(ev, EventWon)), 2)
	want(t, "points", s.exhibitionPoints(B), 9)
}

func TestAnExhibitionComesBeforeTheTurnOfTheYear(t *testing.T) {
	s := table(t, 2)
	s.put(B, week(1901, 1), London)
	s.put(A, week(1900, 50), London)
	s.announceAt(t, "exhibition london 5", week(1901, 1))
	ev := must(t, ready(t, s), A, "wait 3")
	if got := kindsIn(ev, "exhibition", "nobody", "year", "turn"); got != "exhibition nobody year turn" {
		t.Errorf("order %v", got)
	}
	want(t, "its card is shuffled in", s.Discards().Len(), 0)
}

func TestAnExhibitionIsCountedAfterTheTakersMarker(t *testing.T) {
	s := table(t, 2)
	s.onlyDeck(t, "exhibition london 5")
	s.lay(t, 1, "spade london")
	s.onlyDeck(t, "exhibition london 5")
	s.put(B, week(1900, 30), London)
	s.put(A, week(1900, 10), London)
	ready(t, s)
	ev := must(t, s, A, "take 1")
	want(t, "week", Week(ofKind(ev, EventAnnounced)[0].B), week(1900, 13+17))
	if got := kindsIn(ev, "marker", "took", "announced", "turn"); got != "marker took announced turn" {
		t.Errorf("order %v", got)
	}
	if _, ok := s.Offered(0); ok {
		t.Error("a gap stays when the deck is empty")
	}
	refuse(t, s, A, "take 1", RuleGap)
	must(t, s, A, "wait 1")
	if _, ok := s.Offered(0); ok {
		t.Error("without options the gap stays")
	}
}

func TestAnExhibitionIsAnnouncedForTheEndAtTheLatest(t *testing.T) {
	s := table(t, 2)
	s.put(B, week(1902, 50), London)
	s.put(A, week(1902, 45), London)
	s.announce(s.card(t, "exhibition moscow 5"), nil)
	want(t, "week", s.Calendar()[0].Week, End)
}

func TestTheGapIsRefilledThoughTheGameEnds(t *testing.T) {
	s := table(t, 2)
	s.lay(t, 1, "spade london")
	s.onlyDeck(t, "exhibition london 5")
	s.found(t, A, Greece, "1a")
	s.put(B, End, Paris)
	s.put(A, End-3, London)
	s.found(t, B, Greece, "1b")
	ready(t, s)
	ev := must(t, s, A, "take 1")
	if got := kindsIn(ev, "took", "announced", "exhibition", "won", "conference", "scored", "turn"); !strings.HasPrefix(got, "took announced exhibition won conference") {
		t.Errorf("order %v", got)
	}
	want(t, "who stands in its city wins", s.exhibitionPoints(A), 5)
}

// Options.

func TestHardTable(t *testing.T) {
	s, hard := table(t, 2), table(t, 2, "hard-table", "yes")
	for k := 1; k <= 12; k++ {
		for w := 1; w <= 12; w++ {
			want(t, "cell", hard.Cell(k, w), (3*s.Cell(k, w)+2)/4)
		}
	}
	for _, g := range []*State{s, hard} {
		g.give(t, A, "crete 3 moscow", "crete 3 moscow #2")
		g.put(A, 0, InCrete)
	}
	want(t, "drawn", ofKind(must(t, s, A, "dig 4"), EventDig)[0].D, 4)
	want(t, "drawn", ofKind(must(t, hard, A, "dig 4"), EventDig)[0].D, 3)
}

func TestTablesAreMonotone(t *testing.T) {
	for _, table := range facts.digs {
		for k := range table {
			for w := range table[k] {
				if k > 0 && table[k][w] < table[k-1][w] || w > 0 && table[k][w] < table[k][w-1] {
					t.Errorf("knowledge %d, weeks %d: less than for less", k+1, w+1)
				}
			}
		}
	}
}

func TestAlternateDigsReplaceFindsByBlanks(t *testing.T) {
	s := table(t, 2, "alternate-digs", "yes")
	want(t, "the pile at first", s.Pile(Crete).Cards, 20)
	want(t, "all finds are in it", s.piles[Crete], allFinds)
	s.give(t, A, "crete 3 moscow", "crete 3 moscow #2", "crete 2 rome", "crete 2 paris", "crete 2 vienna", "crete 1 paris",
		"spade london", "spade rome", "spade moscow", "faked london")
	s.put(B, 100, Rome)
	s.put(A, 0, InCrete)
	ready(t, s)
	ev := must(t, s, A, "dig 12")
	want(t, "drawn", ofKind(ev, EventDig)[0].D, 12)
	// No blank is put in while the dig lasts: at most six came up.
	if n := len(ofKind(ev, EventBlank)); n > 6 {
		t.Errorf("%d blanks of six", n)
	}
	n := s.Found(A, Crete).Len()
	want(t, "the pile after", s.piles[Crete].Len()+s.blanks(Crete), 20)
	want(t, "blanks", s.blanks(Crete), 6+n)
	must(t, s, A, "dig 12")
	n = s.Found(A, Crete).Len()
	want(t, "the pile at last", s.Pile(Crete).Cards, min(20, 30-n))
	want(t, "more than ten are found, and there are ten blanks to replace them", n > 10, true)
}

func TestTenBlanksReplaceFindsWhileTheyLast(t *testing.T) {
	s := table(t, 2, "alternate-digs", "yes")
	for found, cards := range map[int]int{0: 20, 1: 20, 10: 20, 11: 19, 14: 16} {
		s.finds[A][Crete] = 1<<found - 1
		want(t, "cards", s.Pile(Crete).Cards, cards)
	}
}

func TestFrequentChangeAfterEachExhibition(t *testing.T) {
	s := exhibitionDue(t, "frequent-change", "yes")
	ready(t, s)
	open := s.offers
	ev := must(t, s, A, "wait 7")
	if got := kindsIn(ev, "nobody", "swept", "filled", "turn"); got != "nobody swept filled filled filled filled turn" {
		t.Errorf("order %v", got)
	}
	want(t, "discards", s.Discards().Len(), 5)
	for _, c := range open {
		want(t, "discarded", s.Discards().Has(Card(c-1)), true)
	}
	// Attended or not.
	s = exhibitionDue(t, "frequent-change", "yes")
	s.found(t, B, Greece, "1a")
	ev = must(t, ready(t, s), A, "wait 7")
	want(t, "changed", kindsIn(ev, "won", "swept"), "won swept")
}

func TestMoreExhibitionsDrawsACardAfterEach(t *testing.T) {
	s := exhibitionDue(t, "more-exhibitions", "yes")
	s.onlyDeck(t, "exhibition moscow 5")
	s.discards = s.discards.without(facts.kinds[Exhibition])
	for _, c := range facts.kinds[Exhibition].List() {
		if !s.deck.Has(c) && c.String() != "exhibition london 5" {
			s.deck.add(c)
		}
	}
	ready(t, s)
	ev := must(t, s, A, "wait 7")
	want(t, "announced", kindsIn(ev, "nobody", "announced", "filled"), "nobody announced")
	want(t, "counted from the last marker", Week(ofKind(ev, EventAnnounced)[0].B), week(1900, 20)+Week(Card(ofKind(ev, EventAnnounced)[0].A).Weeks()))

	s = exhibitionDue(t, "more-exhibitions", "yes")
	s.onlyDeck(t, "congress london")
	ev = must(t, ready(t, s), A, "wait 7")
	want(t, "discarded", kindsIn(ev, "nobody", "announced", "discard-drew"), "nobody discard-drew")
	want(t, "in the discards", s.Discards().Has(Card(ofKind(ev, EventDiscardDrew)[0].A)), true)
}

func TestFirstTheOpenCardsThenTheExtraCard(t *testing.T) {
	s := exhibitionDue(t, "more-exhibitions", "yes", "frequent-change", "yes")
	s.onlyDeck(t, "congress london", "congress berlin", "congress vienna", "congress moscow", "horse rome")
	ev := must(t, ready(t, s), A, "wait 7")
	if got := kindsIn(ev, "nobody", "swept", "filled", "discard-drew", "turn"); got != "nobody swept filled filled filled filled discard-drew turn" {
		t.Errorf("order %v", got)
	}
}

func TestNothingIsDrawnAfterAnExhibitionInTheLastWeek(t *testing.T) {
	s := table(t, 2, "more-exhibitions", "yes", "frequent-change", "yes")
	s.put(B, End, London)
	s.put(A, End-2, London)
	s.announceAt(t, "exhibition london 5", End)
	open := s.offers
	ev := must(t, ready(t, s), A, "wait 2")
	want(t, "held", kindsIn(ev, "exhibition", "swept", "filled", "discard-drew", "announced"), "exhibition")
	want(t, "open cards", s.offers, open)
}

func TestAnExhibitionDrawnAfterOneJustBeforeTheEndIsHeldToo(t *testing.T) {
	s := table(t, 2, "more-exhibitions", "yes")
	s.onlyDeck(t)
	for _, c := range facts.kinds[Exhibition].List() {
		s.discards.remove(c)
		s.deck.add(c)
	}
	s.put(B, End, London)
	s.put(A, End-2, London)
	s.announceAt(t, "exhibition london 5", End-1)
	ev := must(t, ready(t, s), A, "wait 2")
	want(t, "events", kindsIn(ev, "exhibition", "announced", "conference"), "exhibition announced exhibition"+strings.Repeat(" conference", 12))
}

// The last turn can hold every exhibition twice: before the last week, where nobody is
// any more, and drawn again at the end.
func TestTheLastTurnHoldsEveryExhibitionTwice(t *testing.T) {
	s := table(t, 3, "more-exhibitions", "yes")
	all := facts.kinds[Exhibition].List()
	// They are in the order in which they were announced.
	slices.SortFunc(all, func(a, b Card) int { return b.Weeks() - a.Weeks() })
	for _, c := range all {
		s.announceAt(t, c.String(), End-1)
	}
	s.found(t, B, Crete, "1a")
	s.found(t, B, Egypt, "1a")
	s.found(t, B, Palestine, "1a")
	s.found(t, C, Egypt, "1b")
	// Nothing but exhibitions can be drawn: the rest is dealt out.
	for i, c := range s.deck.List() {
		s.cards[i%3].add(c)
	}
	s.deck = CardSet{}
	s.put(A, End-2, Moscow)
	s.put(B, End, London)
	s.put(C, End, London)
	ev := must(t, ready(t, s), A, "wait 2")
	held := ofKind(ev, EventExhibition)
	want(t, "held", len(held), 2*Exhibitions)
	want(t, "told", len(ofKind(ev, EventNobody))+len(ofKind(ev, EventWon)), len(held))
	times := map[int16]int{}
	for i, e := range held {
		times[e.A]++
		want(t, "week", Week(e.B), End-1+Week(i/Exhibitions))
	}
	for _, c := range all {
		want(t, c.String(), times[int16(c)], 2)
	}
	// Both of London show what B and C have; they were won the second time, by dice.
	want(t, "won", len(ofKind(ev, EventWon)), 2)
	if len(ofKind(ev, EventRoll)) == 0 {
		t.Error("nobody rolled")
	}
	last := s.lastHeld()
	want(t, "told again", len(last), len(held))
	for i, h := range last {
		want(t, "card told again", int16(h.Card), held[i].A)
		want(t, "participants told again", int16(h.Participants), held[i].C)
	}
	for what, fault := range map[string]func(s *State){
		"a card of the last week twice":  func(s *State) { s.held[mostHeld-1] = s.held[mostHeld-2] },
		"a card of another week twice":   func(s *State) { s.held[0] = s.held[1] },
		"cards twice without the option": func(s *State) { s.rules = ChangeCards },
		"won though only the first was held": func(s *State) {
			clear(s.held[Exhibitions:])
			s.heldCount, s.dice = Exhibitions, 0
		},
		"too many": func(s *State) { s.heldCount++ },
	} {
		wrong := *s
		fault(&wrong)
		if wrong.Check() == nil {
			t.Errorf("%s is not found", what)
		}
	}
	back, _, err := readPosition([]byte(ruletest.Document(t, s)))
	if err != nil || *back.(*State) != *s {
		t.Errorf("reads back otherwise: %v", err)
	}
}

func TestChangingCardsCostsTwoWeeks(t *testing.T) {
	s := table(t, 2)
	refuse(t, s, A, "change", RuleChange)
	s = table(t, 2, "change-cards", "yes")
	s.put(B, 10, London)
	s.put(A, 0, London)
	open := s.offers
	ev := must(t, ready(t, s), A, "travel paris", "change")
	want(t, "with the journey", s.Time(A), 3)
	if got := kindsIn(ev, "marker", "swept", "filled"); got != "marker swept filled filled filled filled" {
		t.Errorf("order %v", got)
	}
	for _, c := range open {
		want(t, "discarded", s.Discards().Has(Card(c-1)), true)
	}
	// Exhibitions drawn are announced from the marker that moved first.
	s = table(t, 2, "change-cards", "yes")
	s.onlyDeck(t, "exhibition london 5", "exhibition paris 4")
	s.put(B, 10, London)
	s.put(A, 0, London)
	ev = must(t, ready(t, s), A, "change")
	for _, e := range ofKind(ev, EventAnnounced) {
		want(t, "week", Week(e.B), 2+Week(Card(e.A).Weeks()))
	}
	s.put(A, End-1, London)
	s.put(B, End, London)
	refuse(t, s, A, "change", RuleTime)
}

func TestWithTheseOptionsDiscardsBecomeTheDeck(t *testing.T) {
	for _, key := range []string{"frequent-change", "change-cards", "more-exhibitions"} {
		s := table(t, 2, key, "yes")
		s.lay(t, 1, "spade london")
		s.onlyDeck(t)
		s.put(A, 0, London)
		s.put(B, 20, London)
		ev := must(t, ready(t, s), A, "take 1")
		want(t, key, len(ofKind(ev, EventReshuffled)), 1)
		if _, ok := s.Offered(0); !ok {
			t.Errorf("%s: a gap", key)
		}
	}
	for _, key := range []string{"preview", "hard-table", "alternate-digs", "literal-conference"} {
		s := table(t, 2, key, "yes")
		s.lay(t, 1, "spade london")
		s.onlyDeck(t)
		for i, c := range s.upcoming {
			if c != 0 {
				s.discards.add(Card(c - 1))
				s.upcoming[i] = 0
			}
		}
		s.put(A, 0, London)
		s.put(B, 20, London)
		must(t, ready(t, s), A, "take 1")
		if _, ok := s.Offered(0); ok {
			t.Errorf("%s: the gap is filled", key)
		}
	}
}

func TestPreviewShowsTheTopOfTheDeck(t *testing.T) {
	s := table(t, 2, "preview", "yes")
	want(t, "deck", s.DeckLen(), Cards-Offers)
	one, ok := s.Next(0)
	two, ok2 := s.Next(1)
	if !ok || !ok2 {
		t.Fatal("two lie open")
	}
	want(t, "they are no longer among those that may come", s.deck.Has(one) || s.deck.Has(two), false)
	// An exhibition among them is announced only when it is drawn.
	s.lay(t, 1, "spade london")
	ex := s.card(t, "exhibition london 5")
	if c, _ := s.Next(1); c != ex {
		c, _ := s.Next(0)
		s.deck.add(c)
		s.upcoming[0] = 1 + uint8(ex)
	}
	s.put(B, 20, London)
	s.put(A, 0, London)
	ready(t, s)
	want(t, "not announced", len(s.Calendar()), 0)
	next, _ := s.Next(1)
	want(t, "an item is behind it", next.Kind() != Exhibition, true)
	ev := must(t, s, A, "take 1")
	got, _ := s.Offered(0)
	want(t, "announced when drawn", s.Calendar()[0].Card, ex)
	want(t, "the next one fills the gap", got, next)
	want(t, "order", kindsIn(ev, "announced", "filled", "upcoming"), "announced upcoming filled upcoming")
}

func TestPreviewOfAShortDeck(t *testing.T) {
	s := table(t, 2, "preview", "yes", "change-cards", "yes")
	s.lay(t, 1, "spade london")
	s.lay(t, 2, "spade london #2")
	s.onlyDeck(t)
	s.put(B, 50, London)
	s.put(A, 0, London)
	ready(t, s)
	one, _ := s.Next(0)
	two, _ := s.Next(1)
	for _, c := range []Card{one, two} {
		if c.Kind() == Exhibition {
			t.Fatal("want items on top")
		}
	}
	must(t, s, A, "take 1")
	next, ok := s.Next(0)
	want(t, "the second is the next", next, two)
	want(t, "there is one", ok, true)
	_, ok = s.Next(1)
	want(t, "and no more: to look is not to draw", ok, false)
	must(t, s, A, "take 2")
	want(t, "the deck is empty", s.DeckLen(), 0)
	ev := must(t, s, A, "change")
	if got := kindsIn(ev, "swept", "reshuffled", "upcoming", "filled", "announced"); !strings.HasPrefix(got, "swept reshuffled upcoming upcoming ") {
		t.Errorf("the discards are shuffled when a card is drawn, and two lie open: %s", got)
	}
}

func TestPreviewIsShuffledInAtTheTurnOfTheYear(t *testing.T) {
	s := table(t, 2, "preview", "yes")
	s.onlyDeck(t)
	s.put(A, week(1901, 3), Paris)
	s.put(B, week(1900, 51), Paris)
	ready(t, s)
	want(t, "only what lies open", s.DeckLen(), 2)
	ev := must(t, s, B, "wait 2")
	want(t, "all cards", int(ofKind(ev, EventYear)[0].B), Cards)
	want(t, "four and two lie open", Cards-s.deck.Len()-len(s.Calendar()), 6)
}
