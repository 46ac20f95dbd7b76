package tombraiders

import (
	"testing"

	"sandglass/engine"
)

func viewOf(s *State, seat engine.Seat) *View { return s.View(seat).(*View) }

// knows says whether a viewer knows just what the pile holds.
func knows(s *State, seat engine.Seat, r Region) bool {
	pile, ok := viewOf(s, seat).Known(r)
	return ok && pile == s.piles[r]
}

func TestHandsAndPileSizesAreInEveryNotebook(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "thief egypt", "crete 3")
	s.setPile(Crete, stock(t, "1 2 rubble"))
	plays(t, s, "dig crete permit", "weeks 8")
	for viewer := engine.Spectator; viewer < 2; viewer++ {
		book := viewOf(s, viewer).Notebook()
		equal(t, "action cards", book.Hands[0].Count(CardOf(Thief, Egypt)), 1)
		equal(t, "permits", book.Hands[0].Permits(Crete), 1)
		equal(t, "permits", book.Hands[1].Permits(Crete), 2)
		equal(t, "pile", book.Piles[Crete], s.piles[Crete].Len())
	}
}

func TestHandsAreShownOnlyWithOpenHandsOrAtTheEnd(t *testing.T) {
	for _, open := range []string{"no", "yes"} {
		s := table(t, 2, "open-hands", open)
		s.get(t, 0, "thief egypt")
		for viewer := engine.Spectator; viewer < 2; viewer++ {
			hand, shown := viewOf(s, viewer).ShownHand(0)
			equal(t, "shown", shown, open == "yes" || viewer == 0)
			if shown {
				equal(t, "cards", hand.Count(CardOf(Thief, Egypt)), 1)
			} else {
				equal(t, "nothing", hand, Hand{})
			}
		}
		equal(t, "a spectator's own hand", viewOf(s, engine.Spectator).Hand(), Hand{})
		s.deckLen = 0
		_, shown := viewOf(s, 1).ShownHand(0)
		equal(t, "at the end", shown, true)
	}
}

func TestWhatAScholarSawStaysUntilThePileChanges(t *testing.T) {
	look := func() *State {
		s := table(t, 3)
		s.get(t, 0, "scholar")
		s.get(t, 1, "egypt 3", "egypt 3", "thief egypt")
		s.setPile(Egypt, stock(t, "2 5 rubble rubble"))
		s.time = [mostSeats]uint16{0, 1, 40}
		plays(t, s, "play scholar egypt")
		equal(t, "the scholar's seat knows", knows(s, 0, Egypt), true)
		for _, other := range []engine.Seat{1, 2, engine.Spectator} {
			equal(t, "others do not", knows(s, other, Egypt), false)
			equal(t, "nor have it in their view", viewOf(s, other).known, [Regions]Stock{})
		}
		s.time[0], s.height = 30, [mostSeats]uint8{}
		return s
	}

	s := look()
	s.lay(t, 0, "congress")
	s.drawNext(t, []string{"congress", "congress"}, Crete, stock(t, "1 1"))
	plays(t, s, "take 1")
	equal(t, "a fill of another pile is no change", knows(s, 0, Egypt), true)

	s = look()
	s.drawNext(t, []string{"congress"}, Egypt, stock(t, "1"))
	plays(t, s, "take 1")
	equal(t, "after a fill", knows(s, 0, Egypt), false)

	s = look()
	plays(t, s, "play thief egypt")
	equal(t, "amid a search nothing has changed", knows(s, 0, Egypt), true)
	plays(t, s, "keep 5")
	equal(t, "after a search", knows(s, 0, Egypt), false)
	equal(t, "the searcher knows what it has left", knows(s, 1, Egypt), true)

	s = look()
	plays(t, s, "dig egypt permit", "weeks 12")
	equal(t, "after a dig that keeps something", knows(s, 0, Egypt), false)
}

func TestADigThatKeepsNothingChangesNoPile(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "scholar", "egypt 2", "general 1")
	s.setPile(Egypt, stock(t, "rubble rubble rubble"))
	s.time[1] = 90
	plays(t, s, "play scholar egypt", "dig egypt permit", "weeks 3")
	equal(t, "still known", knows(s, 0, Egypt), true)
}

func TestASearchThatFindsNothingTellsEverybody(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "thief egypt")
	s.setPile(Egypt, stock(t, "book rubble rubble"))
	plays(t, s, "play thief egypt")
	equal(t, "the thief knows all", knows(s, 0, Egypt), true)
	pile := viewOf(s, 1).Pile(Egypt)
	equal(t, "the others that there is no artefact", pile.From, stock(t, "book general"))
	equal(t, "points of a find", pile.Points, 0)
	s.get(t, 1, "robbers egypt")
	plays(t, s, "play robbers egypt", "keep book")
	equal(t, "forgotten when the pile changes", viewOf(s, 0).Pile(Egypt).Points > 0, true)

	s = table(t, 2)
	s.get(t, 0, "robbers egypt")
	s.setPile(Egypt, stock(t, "rubble rubble"))
	plays(t, s, "play robbers egypt")
	equal(t, "nothing but rubble", viewOf(s, 1).Pile(Egypt).Rubble[2], 1)
}

// What a viewer knows of a pile is so in every state that is drawn from its view.
func TestDeterminizeKeepsWhatIsKnown(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "scholar", "thief crete")
	s.setPile(Egypt, stock(t, "2 5 6 rubble rubble"))
	s.setPile(Crete, stock(t, "4 book rubble rubble rubble rubble rubble rubble"))
	s.time[1] = 5
	plays(t, s, "play scholar egypt", "play thief crete")
	rng := engine.Seed(1)
	other := map[Stock]bool{}
	for range 300 {
		d := new(State)
		viewOf(s, 0).Determinize(d, &rng)
		equal(t, "what the scholar saw", d.piles[Egypt], s.piles[Egypt])
		equal(t, "what the thief sees", d.piles[Crete], s.piles[Crete])
		viewOf(s, 1).Determinize(d, &rng)
		other[d.piles[Egypt]] = true
		equal(t, "as large", d.piles[Egypt].Len(), 5)
		equal(t, "the thief has found something", d.piles[Crete].Artefacts() != 0, true)
	}
	if len(other) < 50 {
		t.Errorf("to the other player only %d piles are possible", len(other))
	}
	plays(t, s, "keep 4")
	bare := table(t, 2)
	bare.get(t, 0, "thief crete")
	bare.setPile(Crete, stock(t, "book general rubble rubble"))
	plays(t, bare, "play thief crete")
	for range 100 {
		d := new(State)
		viewOf(bare, 1).Determinize(d, &rng)
		equal(t, "no artefact", d.piles[Crete].Artefacts(), 0)
	}
}
