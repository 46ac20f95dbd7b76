package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
)

// mind is what the player makes of one view.
type mind struct {
	v     *rules.View
	me    engine.Seat
	gold  int
	own   []rules.Province
	rest  float64 // harvests of the kingdom still to come, this round's among them
	last  bool    // the last round of the game
	point float64 // gold that a point is worth
	rival [2]float64

	wish    engine.Move // while acting: what to buy now
	wishes  bool
	foreign []foreign // while offering: what to expect of the others
}

// What things are worth in gold, tried out in games among players like this one.
const (
	cardWorth  = 2.3
	midTemple  = 2.6  // where the temple stands on average
	camelYears = 0.35 // how often camels bring income
	usualPoint = 3.6  // gold for a point
	lastPoint  = 8.0  // in the last round, when gold buys nothing more
	lastFarmer = 0.4  // and what a gold to come is then worth
)

func newMind(v *rules.View) *mind {
	m := &mind{v: v, me: v.Viewer(), gold: v.Gold(), rest: float64(rules.Rounds - v.Round()), point: usualPoint}
	m.own = owns(v.Owned(m.me))
	if m.last = v.Kingdom() == rules.Kingdoms-1 && v.Round() == rules.Rounds-1; m.last {
		m.point = lastPoint
	}
	for seat := range engine.Seat(v.Seats()) {
		if seat == m.me {
			continue
		}
		for _, pr := range owns(v.Owned(seat)) {
			m.rival[bank(pr)] = max(m.rival[bank(pr)], m.built(pr))
		}
	}
	return m
}

// owns gives the provinces of a set.
func owns(set rules.ProvinceSet) (all []rules.Province) {
	for ; set != 0; set &= set - 1 {
		all = append(all, set.First())
	}
	return all
}

// bank is 1 for the east bank of the Nile, 0 for the west one.
func bank(pr rules.Province) int {
	if pr.Land().East {
		return 1
	}
	return 0
}

// farmer is what a farmer brings until the kingdom ends.
func (m *mind) farmer() float64 {
	now := midTemple
	if m.v.Phase() == rules.Giving {
		now = float64(m.v.Temple())
	}
	worth := now + (m.rest-1)*midTemple
	if m.last {
		worth *= lastFarmer
	}
	return worth
}
