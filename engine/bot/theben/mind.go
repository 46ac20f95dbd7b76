package theben

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/theben"
)

// mind is what the player makes of one view. All worths are in points.
type mind struct {
	v     *rules.View
	me    engine.Seat
	hand  hand
	cards [rules.Regions]perCard
	most  [rules.Regions]float64 // special knowledge of the best of the others
	low   float64                // weakest field of the best of the others
	rate  float64                // what a week is worth, beside the digs
}

// perCard is what a card drawn in a region is worth on average.
type perCard struct{ points, artefacts, knowledge float64 }

// What things are worth, as found best in games of two to four such players; none of
// it matters by more than a point or two but the week, which must not be dear, or the
// player saves its time to the end.
const (
	week        = 0.2  // a week, while there is time
	fullTime    = 30.0 // weeks; with fewer left a week is worth less
	artefact    = 0.25 // of having an artefact to show
	found       = 1.0  // of a point of knowledge found
	journey     = 0.5  // weeks that it takes to come to a dig, on average, with several on a way
	depletion   = 0.9  // of a pile from year to year
	growth      = 1.0  // knowledge that comes until next year
	nextTurn    = 0.7  // how sure the turn after this is
	stillThere  = 0.8  // that nobody takes a card before
	digWeek     = 0.4  // a week of a dig
	attendance  = 0.5  // that another comes to an exhibition who can
	anticipated = 0.4  // how sure an exhibition is that is still to be reached
	congressYet = 1.0  // of a congress, for those to come
)

func newMind(v *rules.View) *mind {
	m := &mind{v: v, me: v.Viewer()}
	m.hand = handOf(v, m.me)
	m.rate = week * min(1, float64(rules.End-v.Time(m.me))/fullTime)
	for r := range rules.Region(rules.Regions) {
		pile := v.Pile(r)
		if pile.Cards > 0 {
			find := pile.Finds / float64(pile.Cards)
			m.cards[r] = perCard{find * pile.Points, find * (1 - pile.Knowledge), find * pile.Knowledge}
		}
	}
	for other := range engine.Seat(v.Seats()) {
		if other == m.me {
			continue
		}
		weakest := math.Inf(1)
		for r := range rules.Region(rules.Regions) {
			n := float64(v.SpecialKnowledge(other, r))
			m.most[r] = max(m.most[r], n)
			weakest = min(weakest, n)
		}
		m.low = max(m.low, weakest)
	}
	return m
}

// ofCard is what drawing a card in the region is worth.
//
//go:noinline
func (m *mind) ofCard(r rules.Region) float64 {
	c := m.cards[r]
	return c.points + artefact*c.artefacts + found*c.knowledge
}

// cell is the number of cards drawn for a knowledge that need not be whole.
//
//go:noinline
func (m *mind) cell(knowledge float64, weeks int) float64 {
	k := int(knowledge)
	low := float64(m.v.Cell(k, weeks))
	return low + (knowledge-float64(k))*(float64(m.v.Cell(k+1, weeks))-low)
}

// bestDig is the dig of a region that is worth most beside its weeks.
type bestDig struct{ worth, weeks float64 }

func (m *mind) best(h *hand, r rules.Region, more, share float64) (b bestDig) {
	know := h.knows(r, more)
	if know == 0 {
		return b
	}
	card := m.ofCard(r) * share
	for weeks := 1; weeks <= rules.MostWeeks; weeks++ {
		n := m.cell(know, weeks)
		if n == 0 {
			continue
		}
		spent := float64(weeks) + journey
		if worth := (n+bonus[h.spades])*card - m.rate*spent; worth > b.worth {
			b = bestDig{worth, spent}
		}
	}
	return b
}

// digs is what digs to come are worth: one a region with the permissions of this year,
// as far as there is time, then one a region and year.
func (m *mind) digs(h *hand, at rules.Week) float64 {
	left := float64(rules.End - at)
	ofYear := min(float64(53-at.Week()), left)
	total := 0.0
	share, more := 1.0, 0.0
	for first := true; left > 0; first = false {
		var worth, weeks, spare float64
		for r := range rules.Region(rules.Regions) {
			b := m.best(h, r, more, share)
			if first && h.spent.Has(r) {
				spare = max(spare, b.worth)
				continue
			}
			worth += b.worth
			weeks += b.weeks
		}
		if first && h.fakes > 0 {
			worth += 0.5 * spare
		}
		if weeks > ofYear {
			worth *= ofYear / weeks
		}
		total += worth
		left -= ofYear
		ofYear = min(52, left)
		share *= depletion
		more += growth
	}
	if h.fakes > 0 {
		total += 1
	}
	return total
}

// conference is what the final conference is likely to bring.
func (m *mind) conference(h *hand, at rules.Week) float64 {
	// The more time there is, the less the lead says.
	unsure := 0.7 + 3*float64(rules.End-at)/float64(rules.End)
	sum, weakest := 0.0, math.Inf(1)
	for r, n := range h.special {
		sum += 4 * sigmoid((n-m.most[r]-0.5)/unsure)
		weakest = min(weakest, n)
	}
	return sum + 7*sigmoid((weakest-m.low-0.5)/unsure)
}

//go:noinline
func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// worth is what a hand is worth in a week, points already made left out.
func (m *mind) worth(h *hand, at rules.Week) float64 {
	left := float64(rules.End - at)
	sum := m.digs(h, at) + m.conference(h, at)
	sum += float64(rules.CongressPoints(h.congresses)) + congressYet*float64(h.congresses)*left/float64(rules.End)
	if h.horse {
		sum += m.rate * left / 14
	}
	if h.airship {
		sum += m.rate * min(2.5, left/8)
	}
	return sum
}
