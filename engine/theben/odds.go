package theben

import "sandglass/engine"

// Odds is what a dig is worth, from what everybody may know. Chances and
// expectations are exact but for rounding.
type Odds struct {
	Cards     int                    // cards drawn; 0 if the table allows no such dig
	Chance    [mostDrawn + 1]float64 // of so many finds
	Finds     float64                // expected: artefacts and knowledge cards
	Points    float64                // of artefacts
	Knowledge float64                // of knowledge cards
}

// DigOdds is the odds of digs of the seat in a region for 1 to 12 weeks (index 0 to
// 11), with its knowledge and spades as they are now, whether it may dig there or not.
func (p *Public) DigOdds(seat engine.Seat, r Region) (odds [MostWeeks]Odds) {
	know, pile := p.Knowledge(seat, r).Sum, p.Pile(r)
	_, spades := p.Spades(seat)
	for i := range odds {
		n := p.Cell(know, i+1)
		switch {
		case n == 0:
		case i > 0 && odds[i-1].Cards == min(n+spades, pile.Cards):
			odds[i] = odds[i-1]
		default:
			odds[i] = pile.Draw(n + spades)
		}
	}
	return odds
}

// Pile is what everybody may know of a region's pile.
type Pile struct {
	Cards  int     // in the pile; the blanks of every dig went back
	Unseen FindSet // finds that nobody has: in the pile or out of the game
	// Out is the chance that so many of Unseen are out of the game, 0 to 7.
	Out [outOfGame + 1]float64
	// Finds and Blanks are how many of each the pile is expected to hold; Points and
	// Knowledge what a find of it is worth on average.
	Finds, Blanks     float64
	Points, Knowledge float64
}

// Pile is what everybody may know of a region's pile.
func (p *Public) Pile(r Region) Pile {
	pile := Pile{Unseen: allFinds &^ p.foundByAll(r), Out: p.out(r)}
	n := pile.Unseen.Len()
	pile.Cards = n + p.blanksWith(r, 0)
	for out, chance := range pile.Out {
		pile.Finds += float64(chance * float64(n-out))
	}
	pile.Blanks = float64(pile.Cards) - pile.Finds
	if n > 0 {
		pile.Points = float64(pile.Unseen.Points(r)) / float64(n)
		pile.Knowledge = float64(n-pile.Unseen.Artefacts()) / float64(n)
	}
	return pile
}

// Draw is the odds of drawing so many cards, or the whole pile if it holds fewer. At most 12.
func (pile *Pile) Draw(cards int) Odds {
	o := Odds{Cards: min(cards, pile.Cards)}
	n := pile.Unseen.Len()
	for out, chance := range pile.Out {
		if chance == 0 {
			continue
		}
		finds := n - out
		for k := range min(o.Cards, finds) + 1 {
			o.Chance[k] += float64(chance * hypergeometric(finds, pile.Cards-finds, o.Cards, k))
		}
	}
	for k, chance := range o.Chance {
		o.Finds += float64(chance * float64(k))
	}
	o.Points = o.Finds * pile.Points
	o.Knowledge = o.Finds * pile.Knowledge
	return o
}

// out is the chance that so many finds of the region are out of the game: before the
// first dig that of seven cards of thirty, then what the digs make of it (Bayes). The
// blanks that a dig turned up are known to have gone back into the pile, so once
// there was a dig the seven are no longer like any of the cards that nobody has.
func (p *Public) out(r Region) (out [outOfGame + 1]float64) {
	if p.With(AlternateDigs) {
		out[0] = 1
		return out
	}
	unseen := Finds - p.foundByAll(r).Len()
	sum := 0.0
	for k := range out {
		if k > unseen {
			break
		}
		w, finds := hypergeometric(Finds, Blanks, outOfGame, k), Finds-k
		for _, d := range p.digs[r] {
			if d == 0 {
				break
			}
			w *= hypergeometric(finds, p.blanksWith(r, k), d.Drawn(), d.Finds())
			finds -= d.Finds()
		}
		out[k] = w
		sum += w
	}
	for k := range out {
		out[k] /= sum
	}
	return out
}

// hypergeometric is the chance of k finds among so many cards drawn of a pile. It is
// a product and quotient of whole numbers below 2^53: rounded once or twice, and
// alike on every machine.
//
//go:noinline
func hypergeometric(finds, blanks, drawn, k int) float64 {
	if k < 0 || k > finds || drawn-k < 0 || drawn-k > blanks {
		return 0
	}
	return float64(binomial[finds][k]*binomial[blanks][drawn-k]) / float64(binomial[finds+blanks][drawn])
}

// binomial are the ways to choose k cards of n, at most a whole pile.
var binomial = func() (c [Finds + Blanks + 1][Finds + Blanks + 1]uint64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= n; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// drawOut draws the finds of the region that are out of the game, from the same
// chances as the odds.
func (p *Public) drawOut(r Region, rng *engine.RNG) FindSet {
	unseen := allFinds &^ p.foundByAll(r)
	at := float64(rng.Uint32()) / (1 << 32)
	n := 0
	for k, chance := range p.out(r) {
		if chance > 0 {
			n = k
			if at -= chance; at < 0 {
				break
			}
		}
	}
	out := FindSet(0)
	for range n {
		out |= 1 << rng.Bit16(uint16(unseen&^out))
	}
	return out
}

// possible says whether the digs of a region can have gone as they did if so many
// finds are out of the game.
func (p *Public) possible(r Region, out int) bool {
	if p.With(AlternateDigs) {
		return out == 0 && p.digsPossible(r, 0)
	}
	return out >= 0 && out <= outOfGame && p.digsPossible(r, out)
}

func (p *Public) digsPossible(r Region, out int) bool {
	finds, found := Finds-out, 0
	for _, d := range p.digs[r] {
		if d == 0 {
			break
		}
		blanks := Blanks - outOfGame + out
		if p.With(AlternateDigs) {
			blanks = min(blanksAtFirst+found, Blanks)
		}
		if d.Finds() > finds || d.Drawn()-d.Finds() > blanks || d.Finds() > d.Drawn() || d.Drawn() > mostDrawn {
			return false
		}
		finds -= d.Finds()
		found += d.Finds()
	}
	return found <= p.foundByAll(r).Len() && Finds-out >= p.foundByAll(r).Len()
}
