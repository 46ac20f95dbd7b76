package theben

import (
	"math"
	"math/big"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

func near(t testing.TB, what string, got, want, by float64) {
	t.Helper()
	if math.Abs(got-want) > by {
		t.Errorf("%s: %.6f, not %.6f", what, got, want)
	}
}

// dug is a game in which Egypt was dug in so: cards drawn and finds of each dig.
func dug(t testing.TB, digs ...[2]int) *State {
	t.Helper()
	s := table(t, 2)
	s.give(t, A, "egypt 1 rome")
	found := 0
	for _, d := range digs {
		s.note(Egypt, digOf(d[0], d[1]))
		found += d[1]
	}
	s.finds[A][Egypt] = 1<<found - 1
	return s
}

// The chance that the next card is a find, where taking the cards out of the game for
// any of those not seen would give .467, .429 and .304.
func TestOddsOfTheNextCard(t *testing.T) {
	for _, c := range []struct {
		digs [][2]int
		want float64
	}{
		{nil, 14.0 / 30},
		{[][2]int{{5, 0}}, .438},
		{[][2]int{{6, 1}, {6, 1}}, .370},
		{[][2]int{{8, 4}, {8, 3}}, .241},
	} {
		pile := dug(t, c.digs...).Pile(Egypt)
		near(t, "the next card", pile.Draw(1).Chance[1], c.want, .0005)
		near(t, "as expected in the pile", pile.Finds/float64(pile.Cards), pile.Draw(1).Chance[1], 1e-12)
	}
}

func TestOddsOfTheFirstDigAreThoseOfAllThirtyCards(t *testing.T) {
	pile := table(t, 2).Pile(Egypt)
	for n := 1; n <= mostDrawn; n++ {
		o := pile.Draw(n)
		for k, chance := range o.Chance {
			near(t, "chance", chance, hypergeometric(Finds, Blanks, n, k), 1e-12)
		}
		near(t, "finds", o.Finds, float64(n)*14/30, 1e-12)
		near(t, "points", o.Points, float64(n)*35/30, 1e-12) // the artefacts are worth 35
		near(t, "knowledge", o.Knowledge, float64(n)*2/30, 1e-12)
	}
}

// ways is the chance that drawn cards, one after the other, have so many finds, by
// going through all orders.
func ways(finds, blanks, drawn, k int) *big.Rat {
	switch {
	case k < 0 || k > drawn:
		return new(big.Rat)
	case drawn == 0:
		return big.NewRat(1, 1)
	}
	sum := new(big.Rat)
	if finds > 0 {
		sum.Mul(big.NewRat(int64(finds), int64(finds+blanks)), ways(finds-1, blanks, drawn-1, k-1))
	}
	if blanks > 0 {
		other := new(big.Rat).Mul(big.NewRat(int64(blanks), int64(finds+blanks)), ways(finds, blanks-1, drawn-1, k))
		sum.Add(sum, other)
	}
	return sum
}

// Every possibility of what is out of the game and of every order of drawing, in exact
// fractions.
func TestOddsAgreeWithGoingThroughEverything(t *testing.T) {
	for _, digs := range [][][2]int{
		{{1, 0}}, {{1, 1}}, {{4, 2}, {3, 0}}, {{8, 4}, {8, 3}}, {{5, 0}, {5, 0}, {5, 0}}, {{6, 5}, {4, 4}, {3, 1}}, {{7, 7}, {7, 6}},
	} {
		s := dug(t, digs...)
		var chance [5]big.Rat
		total := new(big.Rat)
		for out := range outOfGame + 1 {
			w := ways(Finds, Blanks, outOfGame, out)
			finds := Finds - out
			for _, d := range digs {
				w.Mul(w, ways(finds, Blanks-outOfGame+out, d[0], d[1]))
				finds -= d[1]
			}
			if w.Sign() == 0 {
				continue
			}
			total.Add(total, w)
			for k := range chance {
				chance[k].Add(&chance[k], new(big.Rat).Mul(w, ways(finds, Blanks-outOfGame+out, 4, k)))
			}
		}
		pile := s.Pile(Egypt)
		o := pile.Draw(4)
		for k := range chance {
			want, _ := chance[k].Quo(&chance[k], total).Float64()
			near(t, "chance", o.Chance[k], want, 1e-12)
		}
	}
}

// What the game itself does, many times, agrees with what the odds say.
func TestOddsAgreeWithTheGame(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "egypt 3 moscow", "egypt 3 london")
	s.put(B, 100, Rome)
	s.put(A, 0, InEgypt)
	rng := engine.Seed(5)
	var tried, next [3]int // after a dig of 4 cards with 0, 1 or 2 finds
	for range 120000 {
		c := *s
		c.rng = rng.Split()
		for r := range c.piles {
			c.piles[r] = c.shuffled()
		}
		if err := c.Apply(A, DigFor(6), nil); err != nil {
			t.Fatal(err)
		}
		n := c.Found(A, Egypt).Len()
		if n > 2 {
			continue
		}
		tried[n]++
		finds, blanks := c.piles[Egypt].Len(), c.blanks(Egypt)
		if rng.N(finds+blanks) < finds {
			next[n]++
		}
	}
	for n := range tried {
		pile := dug(t, [2]int{4, n}).Pile(Egypt)
		near(t, "the next card", float64(next[n])/float64(tried[n]), pile.Draw(1).Chance[1], .01)
	}
}

func TestOddsAddUp(t *testing.T) {
	rng := engine.Seed(3)
	for _, options := range optionSets() {
		s := newGame(t, engine.Setup{Seats: 3, Seed: 9, Options: options})
		for s.Deciders() != 0 {
			ruletest.PlayUntil(t, s, &rng, func(*State) bool { return rng.N(20) == 0 })
			for r := range Region(Regions) {
				for seat := range s.everySeat() {
					checkOdds(t, s, seat, r)
				}
			}
			if s.Deciders() != 0 {
				moves := s.AppendMoves(nil, s.Turn())
				if err := s.Apply(s.Turn(), s.Pick(&rng, moves), nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

func checkOdds(t *testing.T, s *State, seat engine.Seat, r Region) {
	t.Helper()
	pile := s.Pile(r)
	held := s.piles[r].Len()
	if pile.Cards != held+s.blanks(r) {
		t.Fatalf("%v: %d cards, not %d", r, pile.Cards, held+s.blanks(r))
	}
	if out := pile.Unseen.Len() - held; pile.Out[out] == 0 {
		t.Fatalf("%v: %d finds are out of the game, which is said to be impossible", r, out)
	}
	_, spades := s.Spades(seat)
	for i, o := range s.DigOdds(seat, r) {
		cell := s.Cell(s.Knowledge(seat, r).Sum, i+1)
		if cell == 0 {
			if o != (Odds{}) {
				t.Fatalf("odds of a dig that is not allowed: %+v", o)
			}
			continue
		}
		want(t, "cards", o.Cards, min(cell+spades, pile.Cards))
		sum, finds := 0.0, 0.0
		for k, chance := range o.Chance {
			sum += chance
			finds += float64(k) * chance
		}
		near(t, "sum", sum, 1, 1e-12)
		near(t, "finds", o.Finds, finds, 1e-12)
		near(t, "finds as the pile's", o.Finds, float64(o.Cards)*pile.Finds/float64(pile.Cards), 1e-9)
		near(t, "points and knowledge", o.Points*pile.Knowledge, o.Knowledge*pile.Points, 1e-9)
	}
}

func TestExpectedPointsAreOfWhatIsUnseen(t *testing.T) {
	s := table(t, 2)
	s.give(t, A, "egypt 1 rome")
	s.found(t, A, Egypt, "5a", "6a", "special")
	pile := s.Pile(Egypt)
	near(t, "points of a find", pile.Points, (35.0-11)/11, 1e-12)
	near(t, "knowledge of a find", pile.Knowledge, 1.0/11, 1e-12)
	// When all is found there is nothing to expect.
	s.finds[A][Egypt], s.digs[Egypt] = allFinds, [mostDigs]Dig{digOf(7, 7), digOf(7, 7)}
	o := s.Pile(Egypt)
	want(t, "nothing", o.Draw(5).Points, 0)
	want(t, "nought finds", o.Draw(5).Chance[0], 1)
}

func TestOddsOfAlternateDigs(t *testing.T) {
	s := table(t, 2, "alternate-digs", "yes")
	near(t, "first card", s.Pile(Egypt).Finds/20, 14.0/20, 1e-12)
	pile := s.Pile(Egypt)
	near(t, "three of four", pile.Draw(4).Chance[3], hypergeometric(14, 6, 4, 3), 1e-12)
	s.found(t, A, Egypt, "5a", "6a", "special")
	pile = s.Pile(Egypt)
	want(t, "cards", pile.Cards, 20)
	near(t, "finds", pile.Finds, 11, 1e-12)
}

// Determinize draws what is out of the game with the chances that the odds go by.
func TestDeterminizeDrawsWithTheSameChances(t *testing.T) {
	for _, digs := range [][][2]int{nil, {{5, 0}}, {{8, 4}, {8, 3}}} {
		s := dug(t, digs...)
		v := s.View(A)
		pile := s.Pile(Egypt)
		rng := engine.Seed(1)
		var drawn State
		var out [outOfGame + 1]int
		var which [Finds]int
		const n = 40000
		for range n {
			v.Determinize(&drawn, &rng)
			gone := pile.Unseen &^ drawn.piles[Egypt]
			out[gone.Len()]++
			for f := range Find(Finds) {
				if gone.Has(f) {
					which[f]++
				}
			}
		}
		mean := 0.0
		for k, chance := range pile.Out {
			near(t, "finds out of the game", float64(out[k])/n, chance, .01)
			mean += float64(k) * chance
		}
		for f := range Find(Finds) {
			if pile.Unseen.Has(f) {
				near(t, "each find alike", float64(which[f])/n, mean/float64(pile.Unseen.Len()), .01)
			}
		}
	}
}
