package amunre

import (
	"math"

	rules "sandglass/engine/amunre"
)

// part is what a brick counts of a pyramid: nearer to the scoring less than its third.
func (m *mind) part() float64 {
	if m.rest <= 1 {
		return 0.15
	}
	return 0.25
}

// built are the pyramids of a province, bricks as parts of one.
func (m *mind) built(pr rules.Province) float64 {
	bricks := m.v.Bricks(pr)
	whole := bricks / rules.BricksEach
	return float64(m.v.Pyramids(pr)+whole) + m.part()*float64(bricks-whole*rules.BricksEach)
}

// standing is what provinces score by their stones, in points, if one of them has so
// many more pyramids.
func (m *mind) standing(provinces []rules.Province, where rules.Province, more float64) float64 {
	if len(provinces) == 0 {
		return 0
	}
	sum, fewest := 0.0, math.Inf(1)
	var best [2]float64
	for _, pr := range provinces {
		n := m.built(pr)
		if pr == where {
			n += more
		}
		sum += n
		fewest = min(fewest, n)
		best[bank(pr)] = max(best[bank(pr)], n)
	}
	sum += 3 * fewest * float64(len(provinces)) / rules.Rounds
	for side, n := range best {
		if n > 0 {
			sum += 5 * m.leads(n, side)
		}
	}
	return sum
}

// leads is how likely a province with so many pyramids wins its bank; who is behind
// builds on.
func (m *mind) leads(n float64, side int) float64 {
	return 1 / (1 + math.Exp(-1.6*(n-m.rival[side]-0.45*m.rest)))
}

// brick is what a brick is worth in an own province: a third one most.
func (m *mind) brick(pr rules.Province) float64 {
	more := m.part()
	if m.v.Bricks(pr) == rules.BricksEach-1 {
		more = 1 - float64(rules.BricksEach-1)*m.part()
	}
	return m.gain(pr, more)
}

// gain is what more pyramids are worth in an own province.
func (m *mind) gain(pr rules.Province, more float64) float64 {
	return m.point * (m.standing(m.own, pr, more) - m.standing(m.own, pr, 0))
}

// placing is what a farmer or a brick is worth in a province.
func (m *mind) placing(what rules.Goods, pr rules.Province) float64 {
	if what == rules.Farmer {
		return m.farmer()
	}
	return m.brick(pr)
}

// pyramid is what a whole pyramid is worth in the best own province.
func (m *mind) pyramid() float64 {
	best := 0.0
	for _, pr := range m.own {
		best = max(best, m.gain(pr, 1))
	}
	return best
}

// province is what a province that is up for auction is worth, beside what it costs.
func (m *mind) province(pr rules.Province) float64 {
	land := pr.Land()
	worth := m.rest * (float64(land.Income) + camelYears*float64(land.Camel) + midTemple*float64(land.Printed))
	if m.last {
		worth *= lastFarmer
	}
	for i := range land.Fields { // each farmer costs more than the one before
		worth += max(0, m.farmer()-float64(i+1)) / 2
	}
	worth += float64(land.Gold) + cardWorth*float64(m.v.Lying(pr)) + 0.8*float64(land.Limit)
	worth += m.point * midTemple * float64(land.Temples)
	with := append(append([]rules.Province{}, m.own...), pr)
	return worth + m.point*(m.standing(with, pr, 0)-m.standing(m.own, pr, 0))
}

// bid is what is left of a province's worth after a bid.
func (m *mind) bid(pr rules.Province, space int) float64 {
	worth := m.province(pr) - float64(rules.BidPrice(space))
	if m.gold < 15 { // what is paid here is missing for stones
		worth -= 0.3 * float64(rules.BidPrice(space))
	}
	return worth
}
