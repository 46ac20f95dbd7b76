package theben

import "sandglass/engine"

// Why a move is refused.
const (
	RuleOver       engine.Rule = "theben: the game is over"
	RuleTurn       engine.Rule = "theben: it is not this seat's turn"
	RuleNoMove     engine.Rule = "theben: the move is malformed"
	RuleBound      engine.Rule = "theben: there is one journey a turn, and it comes first"
	RuleHere       engine.Rule = "theben: a journey goes to another place"
	RuleAirship    engine.Rule = "theben: the seat owns no airship"
	RuleTime       engine.Rule = "theben: the turn would pass week 1 of 1903"
	RuleGap        engine.Rule = "theben: no card lies there"
	RuleCity       engine.Rule = "theben: the card is to be had in another city"
	RuleHorse      engine.Rule = "theben: a player owns one horse at most"
	RuleSpades     engine.Rule = "theben: a player owns three spades at most"
	RuleAssistants engine.Rule = "theben: a player owns three assistants at most"
	RuleRegion     engine.Rule = "theben: one digs in the five regions"
	RuleWeeks      engine.Rule = "theben: a dig lasts 1 to 12 weeks"
	RuleSpecial    engine.Rule = "theben: a dig needs special knowledge of the region"
	RulePermission engine.Rule = "theben: the permission for this region is spent"
	RuleTable      engine.Rule = "theben: with so little knowledge and time no card is drawn"
	RuleChange     engine.Rule = "theben: changing the cards is an option"
	RuleNothing    engine.Rule = "theben: a turn is a journey or an action, or both"
)

// Allowed says whether the seat may make the move now: nil, or the Rule that
// forbids it.
func (p *Public) Allowed(seat engine.Seat, m engine.Move) error {
	if turn := p.Turn(); seat != turn || seat < 0 {
		if turn == engine.Spectator {
			return RuleOver
		}
		return RuleTurn
	}
	if p.bound == 0 {
		return asError(p.allowed(seat, m, p.place[seat], 0, false))
	}
	to := Place(p.bound - 1)
	return asError(p.allowed(seat, m, to, p.JourneyWeeks(seat, p.place[seat], to, p.flying), true))
}

// AllowedAt says whether the seat might make the move, an action or Done, if it went
// to a place first: nil, or the Rule that forbids it. It need not be its turn; to be
// told of an action on the spot ask for the place where its figure is.
func (p *Public) AllowedAt(seat engine.Seat, to Place, flying bool, m engine.Move) error {
	here := p.place[seat]
	if to == here {
		return asError(p.allowed(seat, m, here, 0, false))
	}
	if r := p.mayGo(seat, to, flying); r != "" {
		return r
	}
	return asError(p.allowed(seat, m, to, p.JourneyWeeks(seat, here, to, flying), true))
}

//go:noinline
func asError(r engine.Rule) error {
	if r == "" {
		return nil
	}
	return r
}

// allowed says which rule forbids the move to a seat at a place if so many weeks go
// for the journey there; gone says that it has made one.
func (p *Public) allowed(seat engine.Seat, m engine.Move, at Place, gone int, journey bool) engine.Rule {
	if m.B != 0 || m.N != 0 {
		return RuleNoMove
	}
	left := int(End-p.time[seat]) - gone
	switch m.Kind {
	case KindTravel, KindFly:
		switch {
		case m.A >= Places:
			return RuleNoMove
		case journey:
			return RuleBound
		}
		return p.mayGo(seat, Place(m.A), m.Kind == KindFly)
	case KindTake:
		if m.A >= Offers {
			return RuleNoMove
		}
		c, ok := p.Offered(int(m.A))
		switch {
		case !ok:
			return RuleGap
		case c.City() != at:
			return RuleCity
		case c.Weeks() > left:
			return RuleTime
		}
		return p.mayOwn(seat, c)
	case KindDig:
		r, ok := at.Region()
		switch {
		case m.A < 1 || m.A > MostWeeks:
			return RuleWeeks
		case !ok:
			return RuleRegion
		case int(m.A) > left:
			return RuleTime
		}
		if why := p.mayDig(seat, r); why != "" {
			return why
		}
		if p.Cell(p.Knowledge(seat, r).Sum, int(m.A)) == 0 {
			return RuleTable
		}
	case KindWait:
		switch {
		case m.A == 0:
			return RuleNoMove
		case int(m.A) > left:
			return RuleTime
		}
	case KindChange:
		switch {
		case m.A != 0:
			return RuleNoMove
		case !p.With(ChangeCards):
			return RuleChange
		case left < changeWeeks:
			return RuleTime
		}
	case KindDone:
		switch {
		case m.A != 0:
			return RuleNoMove
		case !journey:
			return RuleNothing
		}
	default:
		return RuleNoMove
	}
	return ""
}

func (p *Public) mayGo(seat engine.Seat, to Place, flying bool) engine.Rule {
	switch {
	case to == p.place[seat]:
		return RuleHere
	case flying && !p.HasAirship(seat):
		return RuleAirship
	case p.JourneyWeeks(seat, p.place[seat], to, flying) > int(End-p.time[seat]):
		return RuleTime
	}
	return ""
}

// mayOwn says which limit forbids the seat to take the card.
//
//go:noinline
func (p *Public) mayOwn(seat engine.Seat, c Card) engine.Rule {
	switch c.Kind() {
	case Horse:
		if p.count(seat, Horse) == mostHorses {
			return RuleHorse
		}
	case Spade:
		if p.count(seat, Spade) == mostSpades {
			return RuleSpades
		}
	case Assistant:
		if p.count(seat, Assistant) == mostAssistants {
			return RuleAssistants
		}
	}
	return ""
}

// mayDig says which rule forbids the seat to dig in the region, however long.
func (p *Public) mayDig(seat engine.Seat, r Region) engine.Rule {
	switch {
	case p.SpecialKnowledge(seat, r) == 0:
		return RuleSpecial
	case p.spent[seat].Has(r) && p.count(seat, Faked) == 0:
		return RulePermission
	}
	return ""
}

// JourneyWeeks is how long the seat travels from one place to another: a week a
// step, a horse saves one of three or more; nothing by airship.
//
//go:noinline
func (p *Public) JourneyWeeks(seat engine.Seat, from, to Place, flying bool) int {
	if flying {
		return 0
	}
	steps := from.Steps(to)
	if steps >= horseSteps && p.HasHorse(seat) {
		steps--
	}
	return steps
}
