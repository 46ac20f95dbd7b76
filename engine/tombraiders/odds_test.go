package tombraiders

import (
	"math"
	"testing"

	"sandglass/engine"
)

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within || math.IsNaN(got) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// Before the first dig a pile is some cards of the twenty.
func TestAPileBeforeTheFirstDig(t *testing.T) {
	s := table(t, 2)
	s.setPile(Egypt, stock(t, "1 2 3 rubble rubble"))
	pile := viewOf(s, 1).Pile(Egypt)
	for x, chance := range pile.Rubble {
		near(t, "rubble", chance, hypergeometric(6, 14, 5, x), 1e-12)
	}
	near(t, "finds", pile.Finds, 5*14.0/20, 1e-12)
	near(t, "a find's points", pile.Points, 35.0/14, 1e-12)
	near(t, "a find's books", pile.Knowledge, 2.0/14, 1e-12)
	for k, chance := range pile.Draw(3).Chance {
		near(t, "a draw is one of the site", chance, hypergeometric(14, 6, 3, k), 1e-12)
	}
}

// A whole site in the pile, and what was seen of a pile, leave nothing to chance.
func TestDigOddsOfAKnownPile(t *testing.T) {
	s := table(t, 2)
	s.get(t, 0, "scholar", "egypt 2", "egypt 2")
	s.setPile(Egypt, stock(t, "2 6 book rubble"))
	s.time[1] = 1
	plays(t, s, "play scholar egypt")
	odds := viewOf(s, 0).DigOdds(0, Egypt, 0)
	equal(t, "a week brings no card", odds[0], Odds{})
	equal(t, "two weeks bring one", odds[1].Cards, 1)
	near(t, "a find", odds[1].Chance[1], 0.75, 1e-12)
	near(t, "points", odds[1].Points, 2, 1e-12)
	near(t, "books", odds[1].Knowledge, 0.25, 1e-12)
	near(t, "three of four cards have two finds", odds[7].Chance[2], 0.75, 1e-12)
	equal(t, "eleven weeks bring all", odds[10].Chance[3], 1)
	other := viewOf(s, 1).DigOdds(0, Egypt, 0)
	near(t, "the other player does not know", other[1].Chance[1], 14.0/20, 1e-12)
	equal(t, "an assistant helps", viewOf(s, 0).DigOdds(0, Egypt, 1)[0].Cards, 1)
	equal(t, "without a book there is no dig", viewOf(s, 0).DigOdds(0, Crete, 2)[11], Odds{})
}

// deal is a game of chance with one site: what fills and digs make of it.
type deal struct {
	pile, deck [20]bool // rubble
	n, left    int
}

func (d *deal) fill(n int, rng *engine.RNG) {
	for range n {
		i := rng.N(d.left)
		d.left--
		d.pile[d.n] = d.deck[i]
		d.deck[i] = d.deck[d.left]
		d.n++
	}
}

// dig turns up cards, keeps the finds and gives their number.
func (d *deal) dig(n int, rng *engine.RNG) int {
	finds := 0
	for i := range n {
		j := i - finds + rng.N(d.n-i+finds)
		if d.pile[j] {
			d.pile[i-finds], d.pile[j] = true, d.pile[i-finds]
			continue
		}
		d.n--
		d.pile[j] = d.pile[d.n]
		finds++
	}
	return finds
}

// The odds after digs are those of all shuffled decks in which the digs went so.
func TestDigsTellOfTheRubble(t *testing.T) {
	s := table(t, 2)
	s.book.add(noteOf(Egypt, 7, 4, 1))
	s.book.add(noteOf(Crete, 9, 5, 5))
	s.book.add(noteOf(Egypt, 9, 5, 3))
	s.book.size[Egypt] = 8
	pile := viewOf(s, 1).Pile(Egypt)
	rng := engine.Seed(5)
	var seen [siteRubble + 1]float64
	games := 0.0
	for range 1000000 {
		d := deal{left: siteCards}
		for i := range siteRubble {
			d.deck[i] = true
		}
		d.fill(7, &rng)
		if d.dig(4, &rng) != 1 {
			continue
		}
		d.fill(3, &rng)
		if d.dig(5, &rng) != 3 {
			continue
		}
		d.fill(2, &rng)
		x := 0
		for _, rubble := range d.pile[:d.n] {
			if rubble {
				x++
			}
		}
		seen[x]++
		games++
	}
	if games < 10000 {
		t.Fatalf("only %v games of that kind", games)
	}
	for x := range seen {
		near(t, "rubble", pile.Rubble[x], seen[x]/games, 0.006)
	}
}

func TestDeterminizeDrawsByTheOdds(t *testing.T) {
	s := table(t, 2)
	s.setPile(Egypt, stock(t, "2 5 6 rubble rubble rubble"))
	s.book.add(noteOf(Egypt, 6, 4, 1))
	s.getFinds(t, 1, Egypt, "4")
	v := viewOf(s, 0)
	pile := v.Pile(Egypt)
	rng := engine.Seed(3)
	var seen [siteRubble + 1]float64
	points := 0.0
	const n = 20000
	for range n {
		d := new(State)
		v.Determinize(d, &rng)
		seen[d.piles[Egypt].Count(Rubble)]++
		points += float64(d.piles[Egypt].Points())
	}
	for x := range seen {
		near(t, "rubble", seen[x]/n, pile.Rubble[x], 0.02)
	}
	near(t, "points", points/n, pile.Finds*pile.Points, 0.1)
}

// A search that took a card tells that there was one.
func TestASearchTellsThatThereWasAFind(t *testing.T) {
	s := table(t, 2)
	s.setPile(Egypt, stock(t, "rubble"))
	s.book.add(noteOf(Egypt, 2, 0, 1))
	if w := s.book.rubble(Egypt); w[2] != 0 || w[1] == 0 || w[0] == 0 {
		t.Errorf("weights %v", w)
	}
}

func TestStock(t *testing.T) {
	s := stock(t, "1 1 1 1 2 6 book general rubble rubble rubble rubble rubble rubble")
	equal(t, "cards", s.Len(), 14)
	equal(t, "artefacts", s.Artefacts().Len(), 6)
	equal(t, "finds", s.Finds().Len(), 8)
	equal(t, "points", s.Points(), 12)
	equal(t, "text", s.String(), "1 1 1 1 2 6 book general rubble rubble rubble rubble rubble rubble")
	for i, f := range s.List() {
		equal(t, "card", s.at(i), f)
	}
	equal(t, "a whole site", siteStock[Egypt].Len(), 20)
}
