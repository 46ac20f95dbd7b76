package tombraiders

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// The worked examples of the rules.

func TestTwoBooksAndThreeGeneralAreKnowledgeFour(t *testing.T) {
	for _, mild := range []string{"no", "yes"} {
		s := table(t, 2, "mild-table", mild)
		s.get(t, 0, "mesopotamia 2", "general 1", "general 2")
		s.setPile(Mesopotamia, stock(t, "1 3 4 5 rubble rubble"))
		equal(t, "knowledge", s.Knowledge(0, Mesopotamia, 0), Knowledge{Books: 2, General: 3, Counted: 2, Sum: 4})
		ev := plays(t, s, "dig mesopotamia permit", "weeks 11")
		dig := happened(ev, EventDig)[0]
		equal(t, "knowledge of the dig", dig.C, 4)
		equal(t, "cards for 11 weeks", dig.D, 4)
		equal(t, "cards turned up", len(happened(ev, EventFound))+len(happened(ev, EventRubble)), 4)
		equal(t, "weeks", s.Time(0), 11)
	}
}

func TestAnExhibitionCostsNineFiveOrThreeWeeks(t *testing.T) {
	for _, c := range []struct {
		mesopotamia, crete, egypt string
		weeks                     int
	}{
		{"1 1 1", "", "", 9},
		{"1 1 1", "1 1", "", 5},
		{"1 1 1", "1 1", "1", 3},
	} {
		s := table(t, 2)
		s.display(t, "exhibition mesopotamia 5")
		s.getFinds(t, 0, Mesopotamia, c.mesopotamia)
		s.getFinds(t, 0, Crete, c.crete)
		s.getFinds(t, 0, Egypt, c.egypt)
		weeks, _ := s.Price(0, s.Shown()[0])
		equal(t, "price", weeks, c.weeks)
		plays(t, s, "show 1")
		equal(t, "weeks", s.Time(0), c.weeks)
		equal(t, "points", s.AppendScore(nil, 0)[SourceExhibitions].Points, 5)
		equal(t, "artefacts kept", s.Artefacts(0, Mesopotamia), 3)
	}
}

func TestTenWeeksBehindTheLeaderScoreThree(t *testing.T) {
	s := table(t, 2)
	s.time = [mostSeats]uint16{40, 50}
	equal(t, "while the game runs", s.AppendScore(nil, 0)[SourceTime].Points, 0)
	s.deckLen = 0
	equal(t, "10 weeks behind", s.AppendScore(nil, 0)[SourceTime].Points, 3)
	equal(t, "the leader", s.AppendScore(nil, 1)[SourceTime].Points, 0)
}

func TestFiftyFiveWeeksStandOnSquareFourAheadOfFifty(t *testing.T) {
	s := table(t, 2)
	s.time = [mostSeats]uint16{55, 50}
	equal(t, "55 weeks", s.Square(0), 4)
	equal(t, "50 weeks", s.Square(1), 51)
	equal(t, "whose turn it is", s.Turn(), 1)
	equal(t, "behind", s.Behind(1), 5)
}

// Set-up.

func TestPermitsByNumberOfSeats(t *testing.T) {
	for seats, want := range map[int][2]int{2: {2, 0}, 3: {1, 2}, 4: {1, 1}} {
		s := newGame(t, engine.Setup{Seats: seats})
		for seat := range engine.Seat(seats) {
			hand := s.View(seat).(*View).Hand()
			for r := range Region(Regions) {
				equal(t, "permits of a region", hand.Permits(r), want[0])
			}
			equal(t, "general permits", hand.General(), want[1])
		}
	}
}

func TestTheDeckHas163CardsWithoutTheProfessors(t *testing.T) {
	row, sites := 0, 0
	for c := range Card(Cards) {
		row += c.Number()
	}
	for r := range Region(Regions) {
		sites += SiteCards(r).Len()
		equal(t, "rubble", SiteCards(r).Count(Rubble), 6)
		equal(t, "artefacts", SiteCards(r).Artefacts().Len(), 12)
		equal(t, "points", SiteCards(r).Points(), 35)
	}
	equal(t, "deck", row+sites, DeckCards)
	equal(t, "green-backed", row, 83)
	equal(t, "site cards", sites, 80)
	for i := range Professors {
		equal(t, "professor", newGame(t, engine.Setup{Seats: 3}).Professor(i), engine.Spectator)
	}
}

func TestSetUpFillsTheRow(t *testing.T) {
	presented, buried := 0, 0
	for seed := range uint64(50) {
		s := newGame(t, engine.Setup{Seats: 3, Seed: seed})
		placed := len(s.Shown())
		for space := range RowSpaces {
			if c, ok := s.Row(space); !ok || c >= RowCards {
				t.Errorf("space %d: %v, %v", space, c, ok)
			}
			placed++
		}
		for r := range s.piles {
			placed += s.piles[r].Len()
			buried += s.piles[r].Len()
		}
		presented += len(s.Shown())
		equal(t, "deck", s.DeckLen(), 163-placed)
	}
	if presented == 0 || buried == 0 {
		t.Errorf("in 50 games %d presentations and %d site cards came up", presented, buried)
	}
}

func TestMarkersAreARandomStack(t *testing.T) {
	stacks := map[[mostSeats]uint8]bool{}
	for seed := range uint64(400) {
		s := newGame(t, engine.Setup{Seats: 4, Seed: seed})
		stacks[s.height] = true
		equal(t, "who starts is on top", s.height[s.First()], 3)
		equal(t, "turn", s.Turn(), s.First())
	}
	equal(t, "different stacks", len(stacks), 24)
	below := map[[mostSeats]uint8]bool{}
	for seed := range uint64(200) {
		s := newGame(t, engine.Setup{Seats: 4, Seed: seed, Options: ruletest.Options("first", "3")})
		equal(t, "first", s.Turn(), 2)
		below[s.height] = true
	}
	equal(t, "stacks below the third seat", len(below), 6)
}

// Fill.

func TestFillStopsOnlyBeforeAGreenBackedCard(t *testing.T) {
	s := table(t, 2)
	s.drawNext(t, []string{"congress", "congress"}, Crete, stock(t, "1 rubble rubble"))
	plays(t, s, "take 1")
	// One congress is in the row, the other on top of the deck or below site cards.
	equal(t, "row", s.row[0]-1, uint8(congress))
	equal(t, "green-backed cards left", s.greens, 1)
	ev := plays(t, s, "take 1")
	equal(t, "all site cards are on the pile", s.book.size[Crete], 3)
	equal(t, "buried, after the row was full too", s.DeckLen(), 0)
	equal(t, "end", len(happened(ev, EventEnd)), 1)
}

func TestEveryCardGoesToItsPlace(t *testing.T) {
	for seed := range uint64(30) {
		s := newGame(t, engine.Setup{Seats: 4, Seed: seed})
		rng := engine.Seed(seed)
		for s.Deciders() != 0 {
			m := s.Pick(&rng, s.AppendMoves(nil, s.Turn()))
			before := *s
			var ev engine.Events
			if err := s.Apply(s.Turn(), m, &ev); err != nil {
				t.Fatal(err)
			}
			if m.Kind != KindTake {
				equal(t, Format(m)+" draws nothing", s.DeckLen(), before.DeckLen())
				continue
			}
			drawn := 0
			for _, e := range happened(ev, EventBuried) {
				drawn += int(e.B)
				equal(t, "pile", int(s.book.size[e.A]), int(before.book.size[e.A])+int(e.B))
				equal(t, "deck", int(e.C), s.DeckLen())
			}
			for _, e := range happened(ev, EventDisplayed) {
				drawn++
				equal(t, "place", s.Shown()[e.B], Card(e.A))
			}
			for _, e := range happened(ev, EventFilled) {
				drawn++
				equal(t, "the space that was emptied", int(e.B), int(m.A))
				c, ok := s.Row(int(m.A))
				equal(t, "row", c, Card(e.A))
				equal(t, "row", ok, true)
			}
			equal(t, "cards drawn", drawn, before.DeckLen()-s.DeckLen())
		}
	}
}

func TestTheGameEndsAtOnceAlsoWithAnEmptySpace(t *testing.T) {
	s := table(t, 2)
	s.display(t)
	s.drawNext(t, []string{"museum egypt"}, Crete, 0)
	ev := plays(t, s, "take 3")
	equal(t, "the museum lies there", len(happened(ev, EventDisplayed)), 1)
	_, filled := s.Row(2)
	equal(t, "space 3 is filled", filled, false)
	equal(t, "over", s.Over(), true)
	if s.Time(0) == 0 {
		t.Error("the weeks of the last card were not spent")
	}
	equal(t, "deciders", s.Deciders(), 0)
	for seat := range engine.Seat(2) {
		equal(t, "moves", len(s.AppendMoves(nil, seat)), 0)
	}
	if err := s.Apply(1, Take(0), nil); err != RuleOver {
		t.Error(err)
	}
}

func TestTheGameEndsAtOnceWithTheRowFull(t *testing.T) {
	s := table(t, 2)
	s.drawNext(t, []string{"congress"}, Crete, 0)
	ev := plays(t, s, "take 3")
	equal(t, "filled", len(happened(ev, EventFilled)), 1)
	equal(t, "over", s.Over(), true)
	equal(t, "others move no more", s.Turn(), engine.Spectator)
}

func TestTheRowOffersFourCardsBeforeTheEnd(t *testing.T) {
	for seed := range uint64(40) {
		s, rng := newGame(t, engine.Setup{Seats: 4, Seed: seed}), engine.Seed(seed)
		ruletest.PlayUntil(t, s, &rng, func(s *State) bool {
			if s.step == Choosing && len(lists(s, KindTake)) != RowSpaces {
				t.Errorf("seed %d: %v", seed, lists(s, KindTake))
			}
			return false
		})
		equal(t, "over", s.Over(), true)
	}
}

// The order of turns.

func TestTheMarkerFurthestBackMovesTheTopmostFirst(t *testing.T) {
	s := table(t, 3)
	s.time, s.height = [mostSeats]uint16{5, 4, 4}, [mostSeats]uint8{0, 0, 1}
	equal(t, "the topmost of those furthest back", s.Turn(), 2)
	s.lay(t, 0, "egypt 1")
	s.lay(t, 1, "scholar")
	equal(t, "foretold", s.NextAfter(2, 1), 1)
	plays(t, s, "take 1")
	equal(t, "then the other", s.Turn(), 1)
	equal(t, "it lands on top", s.Height(2), 1)
	plays(t, s, "take 2")
	equal(t, "the third on the square is on top", s.Height(1), 2)
	equal(t, "and moves again", s.Turn(), 1)
}

func TestSeveralTurnsRunningArePossible(t *testing.T) {
	s := table(t, 2)
	s.time[1] = 5
	for range 2 {
		s.lay(t, 0, "scholar")
		plays(t, s, "take 1")
		equal(t, "turn", s.Turn(), 0)
	}
}

func TestNobodyPasses(t *testing.T) {
	s := table(t, 2)
	equal(t, "four cards to take, nothing else", len(s.AppendMoves(nil, 0)), 4)
	if _, err := Parse("pass"); err == nil {
		t.Error("pass is a move")
	}
}

// Taking and playing.

func TestActionCardsGoToTheHandTheOthersLieOpen(t *testing.T) {
	s := table(t, 2)
	s.lay(t, 0, "thief crete")
	s.lay(t, 1, "crete 3")
	plays(t, s, "take 1")
	hand := s.View(0).(*View).Hand()
	equal(t, "in hand", hand.Count(CardOf(Thief, Crete)), 1)
	equal(t, "weeks", s.Time(0), 2)
	plays(t, s, "take 2")
	equal(t, "open", s.Open(1, SpecialCard(Crete, 3)), 1)
	equal(t, "weeks", s.Time(1), 4)
}

func TestWeeksArePaidOnTakingAndOnPlaying(t *testing.T) {
	for _, c := range []struct {
		once string
		want int
	}{{"no", 4}, {"yes", 2}} {
		s := table(t, 2, "cost-once", c.once)
		s.time[1] = 20
		s.lay(t, 0, "thief crete")
		plays(t, s, "take 1")
		s.setPile(Crete, stock(t, "3"))
		plays(t, s, "play thief crete", "keep 3")
		equal(t, "weeks with cost-once="+c.once, s.Time(0), c.want)
	}
}

func TestTakingAPresentationEmptiesNoSpace(t *testing.T) {
	s := table(t, 2)
	s.display(t, "exhibition egypt 4", "museum crete")
	s.getFinds(t, 0, Egypt, "1 1")
	row, deck := s.row, s.DeckLen()
	plays(t, s, "show 1")
	equal(t, "row", s.row, row)
	equal(t, "deck", s.DeckLen(), deck)
	equal(t, "those behind move up", s.Shown()[0], CardOf(Museum, Crete))
}

func TestAHandHasNoLimit(t *testing.T) {
	s := table(t, 2)
	s.time[1] = 90
	for _, name := range []string{"excavation", "excavation", "excavation", "excavation", "assistant", "assistant", "assistant", "assistant", "scholar", "scholar"} {
		if s.deck[parsed(t, name)] == 0 {
			continue // it lies in the row
		}
		s.lay(t, 0, name)
		plays(t, s, "take 1")
	}
	if _, actions := s.book.hands[0].Len(); actions < 8 {
		t.Errorf("%d action cards in hand", actions)
	}
}

func TestSiteCardsCannotBeTaken(t *testing.T) {
	s := table(t, 2)
	s.setPile(Egypt, stock(t, "5"))
	for _, m := range s.AppendMoves(nil, 0) {
		if m.Kind != KindTake || m.A >= RowSpaces {
			t.Errorf("%s", Format(m))
		}
	}
	if err := s.Apply(0, engine.Move{Kind: KindKeep, A: 4}, nil); err != RuleNotBegun {
		t.Error(err)
	}
}

// Digs.

func TestADigNeedsABookAndAPermit(t *testing.T) {
	s := table(t, 4)
	s.time, s.height = [mostSeats]uint16{0, 90, 90, 90}, [mostSeats]uint8{0, 0, 1, 2}
	s.setPile(Egypt, stock(t, "1 2 3 4 5"))
	refuses(t, s, "dig egypt permit", RuleBook)
	s.get(t, 0, "general 2", "assistant")
	refuses(t, s, "dig egypt permit", RuleBook)
	s.get(t, 0, "egypt 1")
	refuses(t, s, "dig egypt excavation", RulePermit)
	equal(t, "ways to pay", slices.Equal(lists(s, KindDig), []string{"dig egypt permit", "dig egypt general"}), true)
	plays(t, s, "dig egypt permit", "weeks 8")
	refuses(t, s, "dig egypt permit", RulePermit)
	plays(t, s, "dig egypt general", "weeks 8")
	refuses(t, s, "dig egypt general", RulePermit)
	s.get(t, 0, "excavation")
	plays(t, s, "dig egypt excavation", "weeks 8")
	refuses(t, s, "dig egypt excavation", RulePermit)
	equal(t, "permits cost no weeks of their own", s.Time(0), 24)
}

func TestAGeneralPermitServesEveryRegion(t *testing.T) {
	s := table(t, 4)
	s.setPile(Greece, stock(t, "1"))
	s.setPile(Crete, stock(t, "1"))
	s.get(t, 0, "greece 1", "crete 1")
	equal(t, "digs", slices.Equal(lists(s, KindDig), []string{"dig crete permit", "dig crete general", "dig greece permit", "dig greece general"}), true)
}

func TestNoMoreGeneralBooksThanRegionalOnesCount(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "egypt 1", "general 1", "general 1")
	equal(t, "sum", s.Knowledge(0, Egypt, 0).Sum, 2)
	s.get(t, 0, "egypt 2")
	equal(t, "sum", s.Knowledge(0, Egypt, 0).Sum, 5)
}

func TestAssistantsCountAsRegionalAndSeveralTogether(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "egypt 1", "general 2", "assistant", "assistant")
	s.setPile(Egypt, stock(t, "1 2 3"))
	for assistants, sum := range []int{2, 4, 5} {
		equal(t, "sum", s.Knowledge(0, Egypt, assistants).Sum, sum)
	}
	plays(t, s, "dig egypt permit")
	refuses(t, s, "weeks 1 assistants 1", RuleCards)
	refuses(t, s, "weeks 1 assistants 3", RuleAssistants)
	ev := plays(t, s, "weeks 1 assistants 2")
	equal(t, "knowledge", happened(ev, EventDig)[0].C, 5)
	equal(t, "no weeks of their own", s.Time(0), 1)
	hand := s.View(0).(*View).Hand()
	equal(t, "assistants left", hand.Count(assistant), 0)
}

func TestAssistantsArePlayedOnlyWithADig(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "assistant", "excavation")
	equal(t, "moves", len(s.AppendMoves(nil, 0)), RowSpaces)
	if err := s.Apply(0, Play(assistant, Egypt), nil); err != RuleNoMove {
		t.Error(err)
	}
}

func TestKnowledgeAboveTwelveCountsAsTwelve(t *testing.T) {
	s := table(t, 2)
	equal(t, "cell", s.Cell(17, 5), s.Cell(12, 5))
	s.get(t, 0, "egypt 3", "egypt 3", "egypt 2", "general 2", "general 2", "general 2")
	equal(t, "knowledge", s.Knowledge(0, Egypt, 0).Sum, 14)
	s.setPile(Egypt, siteStock[Egypt])
	ev := plays(t, s, "dig egypt permit", "weeks 12")
	equal(t, "cards", happened(ev, EventDig)[0].D, 8)
}

func TestACellOfZeroIsNoDig(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "egypt 1")
	s.setPile(Egypt, stock(t, "1"))
	plays(t, s, "dig egypt permit")
	refuses(t, s, "weeks 7", RuleCards)
	equal(t, "lengths", slices.Equal(lists(s, KindWeeks), []string{"weeks 8", "weeks 9", "weeks 10", "weeks 11", "weeks 12"}), true)
}

func TestTheMilderTable(t *testing.T) {
	s := table(t, 2, "mild-table", "yes")
	for _, c := range [][3]int{{1, 2, 0}, {1, 3, 1}, {12, 12, 7}, {12, 1, 2}, {6, 6, 3}} {
		equal(t, "cell", s.Cell(c[0], c[1]), c[2])
	}
	for _, table := range []*digTable{&scaled, &mild} {
		for k := range table {
			equal(t, "some dig brings a card", table[k][MostWeeks-1] > 0, true)
			for w, n := range table[k] {
				if n > mostDrawn || w > 0 && n < table[k][w-1] || k > 0 && n < table[k-1][w] {
					t.Errorf("the cell for knowledge %d and %d weeks is %d", k+1, w+1, n)
				}
			}
		}
	}
}

func TestNoDigOnAnEmptyPile(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "egypt 3")
	refuses(t, s, "dig egypt permit", RulePile)
}

func TestASmallerPileIsTakenWhole(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "egypt 3", "egypt 3")
	s.setPile(Egypt, stock(t, "2 rubble"))
	ev := plays(t, s, "dig egypt permit", "weeks 12")
	equal(t, "cards", happened(ev, EventDig)[0].D, 2)
	equal(t, "found", s.Found(0, Egypt), stock(t, "2"))
	equal(t, "rubble goes back", s.piles[Egypt], stock(t, "rubble"))
}

func TestFindsAreKeptRubbleGoesBack(t *testing.T) {
	for seed := range uint64(20) {
		s := table(t, 2)
		s.rng = engine.Seed(seed)
		s.get(t, 0, "greece 3", "greece 3")
		before := stock(t, "1 2 5 general rubble rubble rubble")
		s.setPile(Greece, before)
		ev := plays(t, s, "dig greece permit", "weeks 8") // four cards
		found, rubble := len(happened(ev, EventFound)), len(happened(ev, EventRubble))
		equal(t, "all are turned up", found+rubble, 4)
		equal(t, "kept", s.Found(0, Greece).Len(), found)
		equal(t, "the rest", s.piles[Greece], before-s.Found(0, Greece))
		_, _, turned, _ := s.LastDug()
		equal(t, "the dig is remembered", len(turned), 4)
		equal(t, "permits left", s.book.hands[0].Permits(Greece), 1)
	}
}

func TestBooksFoundCountForProfessorsAtOnceButNotForThisDig(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "egypt 3")
	s.setPile(Egypt, stock(t, "book general"))
	s.get(t, 0, "mesopotamia 3")
	ev := plays(t, s, "dig egypt permit", "weeks 12")
	equal(t, "knowledge of the dig", happened(ev, EventDig)[0].C, 3)
	equal(t, "Mesopotamia", s.Books(0, Mesopotamia), 4)
	equal(t, "general", s.GeneralBooks(0), 1)
	equal(t, "professor", s.Professor(int(Mesopotamia)), 0)
	equal(t, "told within the dig", slices.IndexFunc(ev, func(e engine.Event) bool { return e.Kind == EventProfessor }) <
		slices.IndexFunc(ev, func(e engine.Event) bool { return e.Kind == EventDug }), true)
}

func TestUnusedPermitsScoreNothing(t *testing.T) {
	s := table(t, 2)
	s.deckLen = 0
	equal(t, "points", s.Points(0), 0)
}

// Professors.

func TestAProfessorComesWithFourBooksAndLeavesToStrictlyMore(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "crete 3")
	s.lay(t, 0, "crete 1")
	equal(t, "foretold", s.WouldCome(0, int(Crete), SpecialCard(Crete, 1)), true)
	plays(t, s, "take 1")
	equal(t, "holder", s.Professor(int(Crete)), 0)
	equal(t, "points", s.AppendScore(nil, 0)[SourceProfessors].Points, 5)
	s.get(t, 1, "crete 2")
	s.lay(t, 0, "crete 2")
	equal(t, "foretold", s.WouldCome(1, int(Crete), SpecialCard(Crete, 2)), false)
	s.time[0] = 50
	plays(t, s, "take 1")
	equal(t, "a tie keeps the holder", s.Professor(int(Crete)), 0)
	s.lay(t, 0, "crete 1")
	equal(t, "foretold", s.WouldCome(1, int(Crete), SpecialCard(Crete, 1)), true)
	ev := plays(t, s, "take 1")
	equal(t, "one more takes it", s.Professor(int(Crete)), 1)
	equal(t, "it leaves", happened(ev, EventProfessor)[0].C, 1)
	equal(t, "points", s.AppendScore(nil, 0)[SourceProfessors].Points, 0)
}

func TestThreeBooksAreNoProfessor(t *testing.T) {
	s := table(t, 2)
	s.lay(t, 0, "crete 3")
	plays(t, s, "take 1")
	equal(t, "holder", s.Professor(int(Crete)), engine.Spectator)
}

func TestGeneralBooksAndAssistantsDoNotCountForARegionsProfessor(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "general 2", "assistant")
	s.lay(t, 0, "crete 3")
	plays(t, s, "take 1")
	equal(t, "holder", s.Professor(int(Crete)), engine.Spectator)
}

func TestTheGreatestKnowledgeIsTenBooksOfAllKinds(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "crete 3", "egypt 3", "greece 2", "assistant", "assistant")
	s.lay(t, 0, "general 1")
	plays(t, s, "take 1")
	equal(t, "nine are too few, assistants do not count", s.Professor(Greatest), engine.Spectator)
	s.time[1] = 50
	s.lay(t, 0, "general 1")
	ev := plays(t, s, "take 1")
	equal(t, "ten", s.Professor(Greatest), 0)
	equal(t, "books", happened(ev, EventProfessor)[0].B, 10)
}

func TestProfessorsAreCheckedRegionsFirst(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "crete 3", "egypt 3", "greece 3")
	s.lay(t, 0, "greece 1")
	ev := happened(plays(t, s, "take 1"), EventProfessor)
	equal(t, "both come", len(ev), 2)
	equal(t, "the region's", int(ev[0].A), int(Greece))
	equal(t, "then the greatest", int(ev[1].A), Greatest)
}

// Exhibitions and museums.

func TestExhibitionStepsAreCumulative(t *testing.T) {
	s := table(t, 2)
	s.display(t, "exhibition mesopotamia 5", "exhibition mesopotamia 4")
	refuses(t, s, "show 1", RuleNeeds)
	s.getFinds(t, 0, Egypt, "1 1 1")
	s.getFinds(t, 0, Crete, "1 1")
	refuses(t, s, "show 1", RuleNeeds)
	equal(t, "lacks", s.Lacks(0, s.Shown()[0]), 3)
	s.getFinds(t, 0, Mesopotamia, "1 1 3")
	weeks, steps := s.Price(0, s.Shown()[0])
	equal(t, "weeks", weeks, 3)
	equal(t, "steps", steps, 3)
	s.finds[0][Crete] = 0
	weeks, _ = s.Price(0, s.Shown()[0])
	equal(t, "without the second need the third counts not", weeks, 9)
	plays(t, s, "show 1")
	s.time[0] = 0
	plays(t, s, "show 1")
	equal(t, "the same artefacts again", s.AppendScore(nil, 0)[SourceExhibitions].Points, 5+4)
	equal(t, "six weeks", s.Time(0), 6)
}

func TestBooksAreNoArtefacts(t *testing.T) {
	s := table(t, 2)
	s.display(t, "exhibition crete 4")
	s.getFinds(t, 0, Crete, "1 book general")
	refuses(t, s, "show 1", RuleNeeds)
}

func TestAMuseumTakesThreeArtefactsOfThePlayersChoice(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "exhibition egypt 4")
	s.display(t, "museum egypt")
	s.getFinds(t, 0, Egypt, "1 1 book")
	refuses(t, s, "show 1", RuleNeeds)
	s.getFinds(t, 0, Egypt, "4 6")
	plays(t, s, "show 1")
	equal(t, "nothing has moved", s.Time(0), 0)
	refuses(t, s, "take 1", RuleBegun)
	equal(t, "choices", slices.Equal(lists(s, KindGive), []string{"give 1 1 4", "give 1 1 6", "give 1 4 6"}), true)
	refuses(t, s, "give 1 1 1", RuleArtefacts)
	plays(t, s, "give 1 1 4")
	equal(t, "left", s.Found(0, Egypt), stock(t, "6 book"))
	equal(t, "out of the game", s.Gone(Egypt), stock(t, "1 1 4"))
	equal(t, "weeks", s.Time(0), 2)
	score := s.AppendScore(nil, 0)
	equal(t, "the museum", score[SourceMuseums].Points, 8)
	equal(t, "given artefacts score nothing", score[SourceArtefacts].Points, 6)
	equal(t, "exhibitions keep their points", score[SourceExhibitions].Points, 4)
}

// Searching.

func TestAThiefMustKeepAnArtefactOfItsRegion(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "thief egypt")
	s.setPile(Egypt, stock(t, "2 2 5 book rubble"))
	if err := s.Apply(0, Play(CardOf(Thief, Egypt), Crete), nil); err != RuleRegion {
		t.Error(err)
	}
	ev := plays(t, s, "play thief egypt")
	equal(t, "it sees every kind of card", len(happened(ev, EventSaw)), 4)
	equal(t, "nothing has moved", s.Time(0), 0)
	equal(t, "choices", slices.Equal(lists(s, KindKeep), []string{"keep 2", "keep 5"}), true)
	refuses(t, s, "keep book", RuleFits)
	refuses(t, s, "take 1", RuleBegun)
	plays(t, s, "keep 5")
	equal(t, "found", s.Found(0, Egypt), stock(t, "5"))
	equal(t, "the pile", s.piles[Egypt], stock(t, "2 2 book rubble"))
	equal(t, "weeks", s.Time(0), 2)
	s.time[0] = 0
	refuses(t, s, "play thief egypt", RuleHand)
}

func TestTombRobbersKeepAnyCardButRubble(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "robbers greece", "crete 3")
	s.setPile(Greece, stock(t, "2 book general rubble"))
	plays(t, s, "play robbers greece")
	equal(t, "choices", slices.Equal(lists(s, KindKeep), []string{"keep 2", "keep book", "keep general"}), true)
	refuses(t, s, "keep rubble", RuleFits)
	plays(t, s, "keep book")
	equal(t, "the book is of Crete", s.Books(0, Crete), 4)
	equal(t, "and makes the professor come", s.Professor(int(Crete)), 0)
	equal(t, "weeks", s.Time(0), 3)
}

func TestASearchWithoutAFittingCardTakesNothingAndItsWeeks(t *testing.T) {
	for _, c := range []struct {
		card, pile string
		weeks      int
	}{
		{"thief egypt", "book general rubble", 2},
		{"robbers egypt", "rubble rubble", 3},
		{"thief egypt", "", 2},
		{"robbers egypt", "", 3},
	} {
		s := table(t, 2)
		s.get(t, 0, c.card)
		s.setPile(Egypt, stock(t, c.pile))
		ev := plays(t, s, "play "+c.card)
		equal(t, "told", len(happened(ev, EventNothing)), 1)
		equal(t, "weeks", s.Time(0), c.weeks)
		equal(t, "the pile", s.piles[Egypt], stock(t, c.pile))
		equal(t, "step", s.Step(), Choosing)
		equal(t, "turn", s.Turn(), 1)
	}
}

func TestAScholarLooksThroughAnyPile(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "scholar")
	s.setPile(Greece, stock(t, "2 6 rubble"))
	equal(t, "choices", len(lists(s, KindPlay)), 4)
	ev := happened(plays(t, s, "play scholar greece"), EventSaw)
	equal(t, "kinds of cards", len(ev), 3)
	for _, e := range ev {
		equal(t, "only the scholar's seat sees them", e.See, engine.Seat(0).One())
	}
	equal(t, "weeks", s.Time(0), 1)
	hand := s.View(0).(*View).Hand()
	equal(t, "out of the game", hand.Count(scholar), 0)
}

// The score.

func TestCongressesAreWorthTheMore(t *testing.T) {
	s := table(t, 2)
	for n, want := range []int16{0, 1, 3, 6, 10, 15, 21, 28, 28, 28} {
		s.open[0][congress] = uint8(n)
		equal(t, "points", s.AppendScore(nil, 0)[SourceCongresses].Points, want)
	}
}

func TestATieGoesToTheMarkerFurthestBackElseIsShared(t *testing.T) {
	s := table(t, 3)
	s.drawNext(t, nil, Crete, 0)
	s.time = [mostSeats]uint16{20, 19, 20}
	s.height = [mostSeats]uint8{1, 0, 0}
	equal(t, "places", s.Places(), [engine.MaxSeats]uint8{2, 1, 2})
	s.finds[2][Egypt] = stock(t, "1")
	equal(t, "points come first", s.Places(), [engine.MaxSeats]uint8{3, 2, 1})
}

func TestPointsAreArtefactsExhibitionsMuseumsProfessorsCongressesTime(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "exhibition egypt 5", "exhibition egypt 4", "museum crete", "congress", "congress")
	s.getFinds(t, 0, Egypt, "3 6 book")
	s.professors = [Professors]uint8{1, 0, 2, 0, 1}
	s.time = [mostSeats]uint16{40, 47}
	s.deckLen = 0
	for source, want := range [sources]int16{9, 9, 8, 10, 3, 2} {
		equal(t, sourceNames[source], s.AppendScore(nil, 0)[source].Points, want)
	}
	equal(t, "sum", s.Points(0), 41)
}
