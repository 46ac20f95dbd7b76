package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
)

// none is no camel, pen or good where one is counted from 0.
const none = -1

// A camel is what the table shows of one.
type camel struct {
	load  rules.Load
	at    rules.Place // Nowhere before it is placed
	ahead bool        // it stands in the oasis ahead
}

// A picture is all that lies on the table, as the viewer may see it. It is a
// value: read makes it of a view, Fold carries it on by one event, and both
// ways lead to the same.
type picture struct {
	viewer        engine.Seat
	seats, camels int
	stages        int
	route         [6]rules.Oasis
	phase         rules.Phase
	stage, round  int
	herd          [engine.MaxSeats][rules.MaxCamels]camel
	lost          [rules.Goods]int
	dealt         bool
	exchanged     int
	packs         [rules.Packs]rules.Pack  // by where they were dealt; those the viewer knows
	ring          [rules.Packs]engine.Seat // who sits where packs lie, or Spectator
	stageMarker   engine.Seat
	roundMarker   engine.Seat
	turn          engine.Seat // who moves a camel, or Spectator
	shown         int         // that camel, or none
	bound         int         // the pen it must pay for, or none
	locked        engine.SeatSet
	mine          int  // the viewer's card that lies face down, or none
	shut          bool // the viewer's secrets are left out
}

// read makes the picture of a view at rest.
func read(v *rules.View) picture {
	p := picture{
		viewer: v.Viewer(), seats: v.Seats(), camels: v.Camels(), stages: v.Stages(),
		phase: v.Phase(), stage: v.Stage(), round: v.Round(),
		dealt: v.Dealt(), exchanged: v.Exchanged(),
		stageMarker: v.StageStarter(), roundMarker: v.RoundStarter(),
		turn: v.Turn(), shown: none, bound: none, locked: v.Locked(), mine: none, shut: v.Shut(),
	}
	copy(p.route[:], v.Route())
	for s := range engine.Seat(p.seats) {
		for c := range rules.Camel(p.camels) {
			p.herd[s][c] = camel{v.Load(s, c), v.Place(s, c), v.Moved(s, c)}
		}
	}
	for g := range p.lost {
		p.lost[g] = v.Lost(rules.Good(g))
	}
	for i := range p.packs {
		p.packs[i], p.ring[i] = v.Pack(i), v.RingSeat(i)
	}
	if p.phase == rules.Over {
		p.packs, p.dealt = v.Robbery(), true
	}
	if c, ok := v.Shown(); ok {
		p.shown = int(c)
	}
	if pen, ok := v.Bound(); ok {
		p.bound = int(pen)
	}
	if c, ok := v.Chosen(); ok {
		p.mine = int(c)
	}
	return p
}

// Fold carries the picture on by an event that its viewer sees.
func (p *picture) Fold(e engine.Event) {
	switch a, b := int(e.A), int(e.B); e.Kind {
	case rules.EventLoaded:
		p.herd[e.Seat][a].load = rules.Load(b)
	case rules.EventConfirmed:
		p.locked |= e.Seat.One()
	case rules.EventCarries:
		p.herd[e.Seat][a].load = rules.Load(b)
		p.phase, p.locked, p.turn = rules.Placing, 0, p.roundMarker
	case rules.EventPlaced:
		p.herd[e.Seat][a].at = rules.Place(b)
		if p.turn = p.after(e.Seat); p.turn == p.roundMarker {
			p.round++
		}
	case rules.EventDealt:
		p.dealt, p.exchanged, p.packs = true, 0, [rules.Packs]rules.Pack{}
	case rules.EventPack, rules.EventRobbery:
		p.packs[a] = rules.PackOf(e)
	case rules.EventRound:
		p.phase, p.round, p.roundMarker = rules.Choosing, b, e.Seat
		p.turn, p.shown, p.bound = engine.Spectator, none, none
	case rules.EventLocked:
		p.locked |= e.Seat.One()
	case rules.EventChose:
		p.mine = a
	case rules.EventTurn:
		p.phase, p.turn, p.shown, p.bound = rules.Moving, e.Seat, a, none
		p.locked &^= e.Seat.One()
		if e.Seat == p.viewer {
			p.mine = none
		}
	case rules.EventBound:
		p.phase, p.bound = rules.Paying, b
	case rules.EventPaid:
		c := &p.herd[e.Seat][a]
		c.load = withCount(c.load, rules.Good(b), int(e.C))
		p.lost[b] = int(e.D)
	case rules.EventWent:
		c := &p.herd[e.Seat][a]
		c.at, c.ahead = rules.Place(e.C), true
		p.bound = none
	case rules.EventExchange:
		p.exchanged = a
	case rules.EventArrived:
		p.turn, p.shown = engine.Spectator, none
	case rules.EventStolen:
		c := &p.herd[e.Seat][a]
		c.load = withCount(c.load, rules.Good(b), 0)
		p.lost[b] = int(e.D)
	case rules.EventStage:
		p.nextStage(a, e.Seat)
	case rules.EventScored:
		p.phase = rules.Over
	}
}

// nextStage turns the oasis ahead into the one to be left.
func (p *picture) nextStage(stage int, starter engine.Seat) {
	by := starter - p.stageMarker + engine.Seat(p.seats)
	for i, s := range p.ring {
		if s != engine.Spectator {
			p.ring[i] = (s + by) % engine.Seat(p.seats)
		}
	}
	for s := range p.herd {
		for c := range p.herd[s] {
			p.herd[s][c].ahead = false
		}
	}
	p.stage, p.round, p.stageMarker, p.roundMarker = stage, 0, starter, starter
	p.dealt, p.exchanged, p.packs = false, 0, [rules.Packs]rules.Pack{}
}

func withCount(l rules.Load, good rules.Good, n int) rules.Load {
	var units [rules.CamelUnits]rules.Good
	k := 0
	for g := range rules.Good(rules.Goods) {
		count := l.Count(g)
		if g == good {
			count = n
		}
		for range count {
			units[k] = g
			k++
		}
	}
	return rules.LoadOf(units[:k]...)
}

func (p *picture) after(s engine.Seat) engine.Seat { return (s + 1) % engine.Seat(p.seats) }

// behind and ahead are the oases on the left and on the right.
func (p *picture) behind() rules.Oasis { return p.route[p.stage] }
func (p *picture) ahead() rules.Oasis  { return p.route[p.stage+1] }

// packAt is the pack that lies at a place of the ring.
func (p *picture) packAt(place int) int { return (place + rules.Packs - p.exchanged) % rules.Packs }

// place is the place of the ring where a seat sits.
func (p *picture) place(s engine.Seat) int {
	for i, r := range p.ring {
		if r == s {
			return i
		}
	}
	return none
}

// nextStand is the stand, 1 to 5, that the next camel takes in a pen ahead (of
// the start while placing), and 0 when the pen is full.
func (p *picture) nextStand(pen rules.Pen) int {
	n := 0
	for s := range p.seats {
		for c := range p.camels {
			k := &p.herd[s][c]
			if k.at != rules.Nowhere && k.at.Pen() == pen && k.ahead == (p.phase >= rules.Choosing) {
				n++
			}
		}
	}
	if n == rules.Stands {
		return 0
	}
	return n + 1
}

// price is what a pen ahead costs a camel that stands behind.
func (p *picture) price(s engine.Seat, c int, pen rules.Pen) rules.Price {
	k := &p.herd[s][c]
	switch to := p.behind().Arrows(k.at.Pen()); {
	case p.nextStand(pen) == 0:
		return rules.PriceFull
	case pen == to[0] || pen == to[1]:
		return rules.PriceFree
	case k.load.Units() == 0:
		return rules.PriceEmpty
	}
	return rules.PriceUnit
}

// needs says whether a seat still lacks a camel in a start pen.
func (p *picture) needs(s engine.Seat, pen rules.Pen) bool {
	for c := range p.camels {
		if at := p.herd[s][c].at; at != rules.Nowhere && at.Pen() == pen {
			return false
		}
	}
	return true
}

// holding is how many units a seat's camels carry of each good, and what all are
// worth now.
func (p *picture) holding(s engine.Seat) (units [rules.Goods]int, all, worth int) {
	for c := range p.camels {
		for g := range units {
			n := p.herd[s][c].load.Count(rules.Good(g))
			units[g] += n
			all += n
			worth += n * p.lost[g]
		}
	}
	return units, all, worth
}

// worth is what a load is worth now.
func (p *picture) worth(l rules.Load) (n int) {
	for g := range p.lost {
		n += l.Count(rules.Good(g)) * p.lost[g]
	}
	return n
}

// robbed is what will be stolen on a stand ahead, as far as a pack that the
// viewer knows says so.
func (p *picture) robbed(pen rules.Pen, stand int) rules.GoodSet {
	for _, k := range p.packs {
		if k.Known() && k.Pen() == pen && k.Robs(stand) {
			return k.Goods()
		}
	}
	return 0
}
