package tombraiders

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
)

// mind is what the player makes of one view. All worths are in points.
type mind struct {
	v       *rules.View
	me      engine.Seat
	hand    hand
	seats   float64
	left    float64 // of the deck, 1 to 0
	weeks   float64 // that the player may still spend
	piles   [rules.Regions]rules.Pile
	later   [rules.Regions]dug // a card of digs to come
	more    [rules.Regions]float64
	general float64                      // general books to come
	rival   [rules.Professors]float64    // books of the best of the others
	shows   [rules.Presentations]float64 // how sure a presentation is to be had
	now     float64                      // what the hand is worth
	rate    float64                      // what a week is worth
}

// dug is what a card turned up is worth on average, and how many there are to turn up.
type dug struct{ card, most float64 }

// What things are worth, as found best in games of two to four such players.
const (
	week       = 0.95 // a week
	fullTime   = 15.0 // weeks; when fewer are left a week is worth less
	lastWeek   = 0.34 // down to this: what it brings to be behind at the end
	weeksACard = 2.2  // weeks that all players spend while a card of the deck is drawn
	artefact   = 0.35 // of having an artefact to show, beside what is counted
	book       = 0.7  // of a book found
	digShare   = 0.65 // of the weeks to come that may go into digs
	bookShare  = 0.15 // of the books to come that the player has when it digs
	pileNow    = 0.8  // of a pile that will still be there for a dig to come
	pileLater  = 0.3  // of the deck's site cards that will
	second     = 0.6  // of a second dig in a region
	assistant  = 0.5  // in hand
)

func newMind(v *rules.View) *mind {
	m := &mind{v: v, me: v.Viewer(), hand: handOf(v, v.Viewer()), seats: float64(v.Seats())}
	m.left = float64(v.DeckLen()) / rules.DeckCards
	mean := 0.0
	for seat := range engine.Seat(v.Seats()) {
		mean += float64(v.Time(seat)) / m.seats
		if seat == m.me {
			continue
		}
		for i := range m.rival {
			m.rival[i] = max(m.rival[i], float64(v.ProfessorBooks(seat, i)))
		}
	}
	m.weeks = max(0, weeksACard*float64(v.DeckLen())/m.seats+mean-float64(v.Time(m.me)))
	m.rate = lastWeek + (week-lastWeek)*min(1, m.weeks/fullTime)
	for books := 1; books <= 2; books++ {
		m.general += bookShare * float64(books*v.LeftInDeck(rules.GeneralCard(books)))
	}
	for r := range rules.Region(rules.Regions) {
		pile, unseen := v.Pile(r), v.Unseen(r)
		m.piles[r] = pile
		for books := 1; books <= 3; books++ {
			m.more[r] += bookShare * float64(books*v.LeftInDeck(rules.SpecialCard(r, books)))
		}
		finds := unseen.Finds().Len()
		if finds == 0 {
			continue
		}
		arts := unseen.Artefacts().Len()
		m.later[r] = dug{
			card: (float64(unseen.Points()) + artefact*float64(arts) + book*float64(finds-arts)) / float64(unseen.Len()),
			most: pileNow*float64(pile.Cards) + pileLater*float64(unseen.Len()-pile.Cards),
		}
	}
	for i := range m.shows {
		c := rules.Card(rules.RowCards + i)
		if v.LeftInDeck(c) > 0 {
			m.shows[i] = 0.9 / m.seats
		}
	}
	for _, c := range v.Shown() {
		m.shows[c-rules.RowCards] = 1.4 / (m.seats + 0.5)
	}
	m.now = m.worth(&m.hand, 0)
	return m
}

// worth is what a hand is worth when so many weeks more are spent, artefacts' points left
// out.
func (m *mind) worth(h *hand, spent float64) float64 {
	return m.digs(h, m.weeks-spent) + m.congress(h) + m.professors(h) + m.presentations(h) + m.searches(h)
}

// cell is the number of cards turned up for a knowledge that need not be whole.
func (m *mind) cell(knowledge float64, weeks int) float64 {
	k := int(knowledge)
	low := float64(m.v.Cell(k, weeks))
	return low + (knowledge-float64(k))*(float64(m.v.Cell(k+1, weeks))-low)
}

// digs is what digs to come are worth: as many as there are permits and time.
func (m *mind) digs(h *hand, left float64) float64 {
	var worth, weeks [rules.Regions]float64
	total, time := 0.0, 0.0
	add := func(r rules.Region) {
		total += worth[r]
		time += weeks[r]
		worth[r] *= second
	}
	for r := range rules.Region(rules.Regions) {
		worth[r], weeks[r] = m.bestLater(h, r)
		for range h.permits[r] {
			add(r)
		}
	}
	for range h.anywhere {
		best := rules.Region(0)
		for r := range rules.Region(rules.Regions) {
			if worth[r] > worth[best] {
				best = r
			}
		}
		add(best)
	}
	total += assistant * float64(min(h.assistants, 3))
	if time > digShare*left {
		total *= max(0, digShare*left/time)
	}
	return total
}

// bestLater is the best dig in a region when there are some more books, less its weeks.
func (m *mind) bestLater(h *hand, r rules.Region) (worth, weeks float64) {
	know := h.knows(r, m.more[r], m.general)
	if h.books[r] == 0 {
		know *= 0.7
	}
	for w := 1; w <= rules.MostWeeks; w++ {
		if sum := min(m.cell(know, w), m.later[r].most)*m.later[r].card - m.rate*float64(w); sum > worth {
			worth, weeks = sum, float64(w)
		}
	}
	return worth, weeks
}

// congress is what the congresses are likely to be worth at the end.
func (m *mind) congress(h *hand) float64 {
	c := rules.CardOf(rules.Congress, 0)
	more := 0.6 * float64(m.v.LeftInDeck(c)) / m.seats
	at := func(n int) float64 { return float64(rules.CongressPoints(min(n, c.Number()))) }
	n := h.congresses + int(more)
	part := more - math.Floor(more)
	// Those to come cost their weeks.
	return at(n) + part*(at(n+1)-at(n)) - m.rate*more*float64(c.Weeks())
}

// professors is what professors are likely to bring.
func (m *mind) professors(h *hand) float64 {
	unsure, sum, all := 0.4+3*m.left, 0.0, h.general
	for r, n := range h.books {
		all += n
		sum += m.professor(r, n, 4, unsure)
	}
	return sum + m.professor(rules.Greatest, all, 10, 2*unsure)
}

func (m *mind) professor(i int, mine, least, unsure float64) float64 {
	ahead := mine - max(m.rival[i], least-1) - 0.5
	if m.v.Professor(i) == m.me || mine >= float64(m.v.ProfessorNeeds(i)) {
		ahead++ // a tie keeps it
	}
	return rules.ProfessorPoints * sigmoid(ahead/unsure)
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// presentations is what exhibitions and museums to come are likely to bring.
func (m *mind) presentations(h *hand) float64 {
	sum := 0.0
	for i, sure := range m.shows {
		if c := rules.Card(rules.RowCards + i); c != h.spent && sure > 0 {
			sum += sure * m.presentation(h, c)
		}
	}
	return sum
}

// presentation is what the hand could make of a presentation, less its weeks; half of it
// when something is missing.
func (m *mind) presentation(h *hand, c rules.Card) float64 {
	needs := c.Needs()
	points := float64(c.Points())
	if c.Kind() == rules.Museum {
		points -= giving(h, c.Region())
	}
	first := min(1, float64(h.count(needs[0].Region))/float64(needs[0].Count))
	best := max(0, points-m.rate*float64(needs[0].Weeks))
	for _, n := range needs[1:] {
		if h.count(n.Region) < int(n.Count) {
			// What is missing may come.
			best += 0.5 * m.left * float64(h.count(n.Region)) / float64(n.Count) * max(0, points-m.rate*float64(n.Weeks)-best)
			break
		}
		best = max(0, points-m.rate*float64(n.Weeks))
	}
	if first < 1 {
		return first * first * m.left * best
	}
	return best
}

// giving is what three artefacts of a region are worth that a player can miss best.
func giving(h *hand, r rules.Region) float64 {
	sum, n := 0.0, 0
	for _, f := range h.finds[r].Artefacts().List() {
		if n < 3 {
			sum += float64(f.Value()) + artefact
			n++
		}
	}
	return sum + 2*float64(3-n)
}

// searches is what scholars, thieves and tomb robbers in hand are worth.
func (m *mind) searches(h *hand) float64 {
	sure := min(1, 6*m.left)
	sum := 0.3 * sure * float64(h.scholars)
	for r := range rules.Region(rules.Regions) {
		best := 0.0
		for f := rules.Find(0); f < rules.FindBook; f++ {
			if m.v.Unseen(r).Has(f) {
				best = float64(f.Value())
			}
		}
		later := 0.8*best + artefact
		sum += sure * max(0, later-m.rate*float64(m.v.PlayWeeks(rules.CardOf(rules.Thief, r)))) * float64(h.thieves[r])
		sum += sure * max(0, later-m.rate*float64(m.v.PlayWeeks(rules.CardOf(rules.Robbers, r)))) * float64(h.robbers[r])
	}
	return sum
}
