package tombraiders

import "sandglass/engine"

// Odds is what a dig is worth, from what the viewer knows.
type Odds struct {
	Cards     int                    // cards turned up by the table; 0 if it allows no such dig. The pile may hold fewer
	Chance    [mostDrawn + 1]float64 // of so many finds
	Finds     float64                // expected: artefacts and books
	Points    float64                // of artefacts
	Knowledge float64                // of books
}

// DigOdds is the odds of digs of the seat in a region for 1 to 12 weeks (index 0 to 11),
// with its books as they are now and so many assistants, whether it may dig there or not.
func (v *View) DigOdds(seat engine.Seat, r Region, assistants int) (odds [MostWeeks]Odds) {
	know, pile := v.Knowledge(seat, r, assistants), v.Pile(r)
	for i := range odds {
		n := 0
		if know.Books > 0 {
			n = v.Cell(know.Sum, i+1)
		}
		switch {
		case n == 0:
		case i > 0 && odds[i-1].Cards == n:
			odds[i] = odds[i-1]
		default:
			odds[i] = pile.Draw(n)
		}
	}
	return odds
}

// Pile is what a viewer knows of a region's pile.
type Pile struct {
	Cards int
	// From are the finds of which those in the pile are some, all choices alike: those that
	// nobody has; those in it, if the viewer has looked through it.
	From Stock
	// Rubble is the chance that so many of its cards, 0 to 6, are rubble.
	Rubble [siteRubble + 1]float64
	// Finds is how many of its cards are expected to be no rubble; Points and Knowledge what
	// one of these is worth on average.
	Finds, Points, Knowledge float64

	artefact bool // a thief has found one in it, and has not chosen yet
}

// Pile is what the viewer knows of a region's pile: what it has seen of the pile as it is
// now, else what follows from its size and the digs so far. That searchers take the best
// is not made anything of, nor what they found once the pile has changed.
func (v *View) Pile(r Region) Pile {
	pile := Pile{Cards: int(v.book.size[r]), From: v.unseen[r].Finds()}
	if known, ok := v.Known(r); ok {
		pile.From = known.Finds()
		pile.Rubble[known.Count(Rubble)] = 1
	} else {
		pile.Rubble = v.book.rubble(r)
		v.searched(r, &pile)
	}
	sum := 0.0
	for _, w := range pile.Rubble {
		sum += w
	}
	for x := range pile.Rubble {
		if sum > 0 {
			pile.Rubble[x] /= sum
		}
		pile.Finds += float64(pile.Rubble[x] * float64(pile.Cards-x))
	}
	if n := pile.From.Len(); n > 0 {
		pile.Points = float64(pile.From.Points()) / float64(n)
		pile.Knowledge = float64(n-pile.From.Artefacts().Len()) / float64(n)
	}
	return pile
}

// searched makes of what is known of a pile what a search of it as it is now has shown
// everybody.
func (v *View) searched(r Region, pile *Pile) {
	all, art := pile.From.Len(), pile.From.Artefacts().Len()
	searching := v.step == Searching && Region(v.at) == r
	pile.artefact = searching && Card(v.with).Kind() == Thief
	for x := range pile.Rubble {
		n := pile.Cards - x // finds in it
		books := hypergeometric(all-art, art, n, n)
		switch {
		case n < 0 || searching && n == 0 || v.bare[r] == onlyRubble && n > 0:
			pile.Rubble[x] = 0
		case v.bare[r] == noArtefact:
			pile.Rubble[x] *= books
		case pile.artefact:
			pile.Rubble[x] *= 1 - books
		}
	}
	if v.bare[r] != 0 {
		pile.From &^= anyArtefact
	}
}

// Draw is the odds of turning up so many cards, or the whole pile if it holds fewer. At
// most 8.
func (pile *Pile) Draw(cards int) Odds {
	o := Odds{Cards: cards}
	cards = min(cards, pile.Cards)
	for x, chance := range pile.Rubble {
		if chance == 0 {
			continue
		}
		for k := range cards + 1 {
			o.Chance[k] += float64(chance * hypergeometric(pile.Cards-x, x, cards, k))
		}
	}
	for k, chance := range o.Chance {
		o.Finds += float64(chance * float64(k))
	}
	o.Points = o.Finds * pile.Points
	o.Knowledge = o.Finds * pile.Knowledge
	return o
}

// draw draws what the pile holds.
func (pile *Pile) draw(rng *engine.RNG) Stock {
	at := float64(rng.Uint32()) / (1 << 32)
	rubble := 0
	for x, chance := range pile.Rubble {
		if chance > 0 {
			rubble = x
			if at -= chance; at < 0 {
				break
			}
		}
	}
	for {
		finds, left := Stock(0), pile.From.Len()
		for n := range pile.Cards - rubble {
			finds += one((pile.From - finds).draw(left-n, rng))
		}
		if !pile.artefact || finds.Artefacts() != 0 {
			return finds + Stock(rubble)*one(Rubble)
		}
	}
}

// rubble is how likely so many cards of a region's pile are rubble, but for a factor (all
// zero if the notes cannot be): it was filled from a site of which 6 of 20 are, and what
// every dig turned up tells of it (Bayes).
func (b *notebook) rubble(r Region) (w [siteRubble + 1]float64) {
	pile, deck := 0, siteCards
	w[0] = 1
	for _, n := range b.notes[:b.count] {
		if n.region() != r {
			continue
		}
		filled(&w, n.size()-pile, deck)
		deck -= n.size() - pile
		for x := range w {
			if n.drawn() > 0 {
				w[x] *= hypergeometric(n.size()-x, x, n.drawn(), n.finds())
			} else if x == n.size() {
				w[x] = 0
			}
		}
		pile = n.size() - n.finds()
	}
	filled(&w, int(b.size[r])-pile, deck)
	return w
}

// filled is what so many cards from the deck, which holds so many of the site, make of it.
func filled(w *[siteRubble + 1]float64, more, deck int) {
	var next [siteRubble + 1]float64
	for x, before := range w {
		for n := range siteRubble + 1 - x {
			next[x+n] += float64(before * hypergeometric(siteRubble-x, deck-siteRubble+x, more, n))
		}
	}
	*w = next
}

// hypergeometric is the chance of k of some cards among so many drawn of these and others;
// 0 for what cannot be. It is a quotient of whole numbers below 2^53: rounded once, and
// alike on every machine.
func hypergeometric(some, others, drawn, k int) float64 {
	if k < 0 || k > some || drawn < k || drawn-k > others {
		return 0
	}
	return float64(binomial[some][k]*binomial[others][drawn-k]) / float64(binomial[some+others][drawn])
}

// binomial are the ways to choose k cards of n, at most a whole site.
var binomial = func() (c [siteCards + 1][siteCards + 1]uint32) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= n; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()
