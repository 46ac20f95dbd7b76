package amunre

import (
	"math"

	"sandglass/engine"
	rules "sandglass/engine/amunre"
)

// foreign is what to expect of another seat's offering.
type foreign struct {
	steals float64 // how likely it plays the -3
	most   int
	before bool // ties go to it
}

// How others offer, as players like this one do: some steal, the others
// give so much and more with this chance each.
const (
	stealing = 0.15
	giveMore = 0.85
)

// foresee works out what to expect of the others.
func (m *mind) foresee() {
	for seat := range engine.Seat(m.v.Seats()) {
		if seat != m.me {
			gold := m.v.Notebook().Gold[seat]
			f := foreign{stealing, gold, m.v.OrderOf(seat) < m.v.OrderOf(m.me)}
			if gold == 0 {
				f.steals = 1
			}
			m.foreign = append(m.foreign, f)
		}
	}
}

// beats is how likely the other's offering ranks before one of so much gold.
func (f foreign) beats(gold int) float64 {
	if f.before {
		gold--
	}
	if gold >= f.most {
		return 0
	}
	return (1 - f.steals) * math.Pow(giveMore, float64(gold))
}

// mean is the other's likely offering.
func (f foreign) mean() float64 {
	given := 1 / (1 - giveMore) * (1 - math.Pow(giveMore, float64(f.most)))
	return (1-f.steals)*given - f.steals*3
}

// offering is the worth of an offering: the gifts, what it does to the harvest, and
// its cost.
func (m *mind) offering(gold int) float64 {
	worth := m.temple(gold)
	if gold == rules.Steal {
		return worth + 3*m.spare()
	}
	first, second := 1.0, 0.0
	for _, f := range m.foreign {
		q := f.beats(gold)
		second = second*(1-q) + first*q
		first *= 1 - q
	}
	gifts := 1 + 2*first + second
	return worth + gifts*m.gift() + first - float64(gold)*m.spare()
}

// spare is what a gold is worth that is not spent now.
func (m *mind) spare() float64 {
	if m.last {
		return lastFarmer
	}
	return 1
}

// gift is what a gift is worth: the best of farmer, brick and card.
func (m *mind) gift() float64 {
	best := m.pyramid() / rules.BricksEach
	if !m.last {
		best = max(best, cardWorth)
	}
	for _, pr := range m.own {
		if m.v.FreeFields(pr) > 0 {
			best = max(best, m.farmer())
		}
	}
	return best
}

// temple is what the temple's likely space is worth with such an offering: the total is
// likely about the mean, or that much to either side.
func (m *mind) temple(gold int) float64 {
	mean := float64(gold)
	for _, f := range m.foreign {
		mean += f.mean()
	}
	spread := 5 * math.Sqrt(float64(len(m.foreign)))
	worth := 0.0
	for _, side := range [...]float64{-1.2, 0, 1.2} {
		worth += m.space(rules.Band(int(math.Round(mean+side*spread)))) / 3
	}
	return worth
}

// space is what a space of the temple is worth: the own gold and points, and half of
// what the others get by it is lost.
func (m *mind) space(space int) float64 {
	worth := 0.0
	for seat := range engine.Seat(m.v.Seats()) {
		gets := float64(m.v.Pays(seat, space)) * m.spare()
		if m.v.Round() == rules.Rounds-1 {
			gets += m.point * float64(space*m.v.TemplesOf(seat))
		}
		if seat != m.me {
			gets /= -2 * float64(m.v.Seats()-1)
		}
		worth += gets
	}
	return worth
}

// shifted is the worth of the total with one's Change the Offering, up (1) or down
// (-1).
func (m *mind) shifted(way int) float64 {
	return m.space(rules.Band(m.v.Total() + 3*way))
}

// laying is the worth of laying Change the Offering, beside all offerings: enough to
// come before them when a space more or less matters.
func (m *mind) laying() float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for space := 1; space <= 3; space++ {
		low, high = min(low, m.space(space)), max(high, m.space(space))
	}
	if high-low > 4*cardWorth || m.last {
		return 1e3
	}
	return never
}
