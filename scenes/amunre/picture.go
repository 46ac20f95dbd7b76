package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
)

const (
	mostSeats = 5
	none      = -1 // no province, space or gold where one is counted from 0
	sources   = int(rules.SourceGold) + 1

	camelBands = 2 // the bands in which camels bring gold
)

// A land is what lies and stands in a province.
type land struct {
	owner    engine.Seat // or Spectator
	up       bool        // it is up for auction
	turned   bool        // it has been turned up in this kingdom
	gone     bool        // it cannot be turned up any more: it was not in the Old Kingdom
	pyramids uint8
	bricks   uint8 // with those that lie free
	farmers  uint8 // on fields
	plain    uint8 // on plain land
	lying    uint8 // free power cards
}

// A stone is a bid stone in the auction.
type stone struct {
	at    int8 // province, or none
	space int8
}

// A picture is all that lies on the table. It is a value: read makes it of a view,
// Fold carries it on by one event, and both ways lead to the same. Whose turn it is
// and what is left to be done follows from the view at rest (and while something
// plays from what plays): events do not tell it.
//
// Shows that cover the map while they are told (shows.go) draw from it too: they may
// change it by Fold alone.
type picture struct {
	viewer             engine.Seat
	seats              int
	openGold, advanced bool // options
	kingdom, round     int
	temple             int // its space, 1 to 4; 0 at the start
	pharaoh            engine.Seat
	crown              engine.Seat // who wears the Pharaoh's crown: from the temple's move on who gave most, and rules from the harvest on
	lands              [rules.Provinces]land
	stones             [mostSeats]stone
	blockade, outbids  engine.SeatSet
	locked             engine.SeatSet // who has decided in a simultaneous choice
	gold               [mostSeats]int // as far as the viewer is shown it, else none
	hands              [mostSeats]int // power cards
	offers             [mostSeats]int // the last offering
	shift              [mostSeats]int // what Change the Offering made of it
	laid               engine.SeatSet // who laid it with the last offering
	points             [mostSeats][sources]int
	over               bool
	own                own
}

// own is what the viewer alone knows.
type own struct {
	cards, cash rules.Cards // in hand, and sold with the offering to come
	laid        bool        // Change the Offering lies with the offering to come
	offer       int         // made and not shown yet; 0 for none
	dealt       rules.ProvinceSet
	chosen      int // province card face down, or none
}

// read makes the picture of a view at rest.
func read(v *rules.View) picture {
	p := picture{
		viewer: v.Viewer(), seats: v.Seats(), openGold: v.OpenGold(), advanced: v.AdvancedDeal(),
		kingdom: v.Kingdom(), round: v.Round(), temple: v.Temple(), pharaoh: v.Pharaoh(),
		blockade: v.Blockades(), outbids: v.Outbidders(), locked: v.Locked(), laid: v.Laid(), over: v.Phase() == rules.Over,
	}
	for pr := range rules.Province(rules.Provinces) {
		p.lands[pr] = land{
			owner: v.Owner(pr), up: v.Up().Has(pr), turned: v.Turned().Has(pr), gone: !v.InPlay().Has(pr),
			pyramids: uint8(v.Pyramids(pr)), bricks: uint8(v.Bricks(pr)), farmers: uint8(v.Farmers(pr)),
			plain: uint8(v.PlainFarmers(pr)), lying: uint8(v.Lying(pr)),
		}
	}
	for s := range engine.Seat(mostSeats) {
		p.stones[s].at, p.gold[s] = none, none
		if int(s) >= p.seats {
			continue
		}
		if pr, space, ok := v.Stone(s); ok {
			p.stones[s] = stone{int8(pr), int8(space)}
		}
		if p.sees(s) {
			p.gold[s], _ = v.ShownGold(s)
		}
		p.hands[s], p.offers[s], p.shift[s] = v.HandSize(s), v.Offer(s), v.Shift(s)
		var room [sources]engine.Part
		for _, part := range v.AppendScore(room[:0], s) {
			p.points[s][part.Source] = int(part.Points)
		}
	}
	if p.crown = p.pharaoh; v.Phase() == rules.Giving {
		p.crown = p.generous()
	}
	p.own = own{cards: v.Hand(), cash: v.Cashed(), laid: v.HasLaid(), dealt: v.Dealt(), chosen: none}
	p.own.offer, _ = v.MyOffer()
	if pr, ok := v.Chosen(); ok {
		p.own.chosen = int(pr)
	}
	return p
}

// sees says whether the viewer is shown the gold of a seat while the game runs.
func (p *picture) sees(s engine.Seat) bool { return s == p.viewer || p.openGold }

// Fold carries the picture on by an event.
func (p *picture) Fold(e engine.Event) {
	switch s, a, b := e.Seat, int(e.A), int(e.B); e.Kind {
	case rules.EventKingdom:
		p.newKingdom(a)
	case rules.EventDealt:
		p.own.dealt = rules.ProvinceSet(e.A)
	case rules.EventRound:
		p.kingdom, p.round = a, b
	case rules.EventLocked:
		p.locked |= s.One()
	case rules.EventChose:
		p.own.chosen = a
	case rules.EventTurned:
		l := &p.lands[a]
		l.up, l.turned, l.bricks, l.lying = true, true, uint8(b), uint8(e.C)
		if p.locked, p.own.chosen = 0, none; s == p.viewer {
			p.own.dealt &^= 1 << a
		}
	case rules.EventBid:
		p.stones[s] = stone{int8(a), int8(b)}
	case rules.EventPlayed:
		p.played(s, rules.Card(a), int(e.C))
	case rules.EventSold:
		p.sold(s, rules.Card(a), int(e.C))
	case rules.EventAcquired:
		p.lands[a].owner, p.lands[a].up = s, false
		p.stones[s] = stone{at: none}
		p.blockade, p.outbids = 0, 0
	case rules.EventGold:
		if p.sees(s) {
			p.gold[s] = b
		}
	case rules.EventDrew:
		if p.hands[s] = b; rules.Why(e.C) == rules.ForFree {
			p.takeFree(s)
		}
	case rules.EventCard:
		c := rules.Card(a)
		p.own.cards += rules.Cards(int(e.C)-p.own.cards.Count(c)) * rules.CardsOf(c)
	case rules.EventBricks:
		p.lands[b].bricks = uint8(e.C)
	case rules.EventPyramid:
		p.lands[a].pyramids, p.lands[a].bricks = uint8(b), uint8(e.C)
	case rules.EventFarmer:
		p.lands[a].farmers, p.lands[a].plain = uint8(b), uint8(e.C)
	case rules.EventCashed:
		p.own.cards -= rules.CardsOf(rules.Card(a))
		p.own.cash += rules.CardsOf(rules.Card(a))
		p.gold[s] = b
	case rules.EventLaid:
		p.own.laid = true
		p.own.cards -= rules.CardsOf(rules.ChangeOffering)
	case rules.EventOffered:
		p.own.offer = a
	case rules.EventShown:
		p.shown(s, a, e.C == 1)
	case rules.EventShift:
		p.shift[s] = a
	case rules.EventTemple:
		if p.temple = a; p.generous() != engine.Spectator {
			p.crown = p.generous()
		}
	case rules.EventPharaoh:
		p.pharaoh, p.crown = s, s
	case rules.EventScored:
		p.points[s][a] += b
	case rules.EventOver:
		p.over = true
	}
}

// newKingdom clears the board: owners and farmers leave it, pyramids and bricks
// stay, and what was turned up is what can be turned up again.
func (p *picture) newKingdom(kingdom int) {
	p.kingdom = kingdom
	for i := range p.lands {
		l := &p.lands[i]
		*l = land{owner: engine.Spectator, gone: !l.turned, pyramids: l.pyramids, bricks: l.bricks}
	}
}

// played takes a card out of a hand. Change the Offering was laid before.
func (p *picture) played(s engine.Seat, c rules.Card, left int) {
	p.hands[s] = left
	switch c {
	case rules.BidBlockade:
		p.blockade |= s.One()
	case rules.OutbidCard:
		p.outbids |= s.One()
	}
	if s != p.viewer {
		return
	}
	if c == rules.ChangeOffering {
		p.own.laid = false
		return
	}
	p.own.cards -= rules.CardsOf(c)
}

// sold takes a card out of a hand, or from those that were sold with the offering.
func (p *picture) sold(s engine.Seat, c rules.Card, left int) {
	if p.hands[s] = left; s != p.viewer {
		return
	}
	if p.own.cash.Has(c) {
		p.own.cash -= rules.CardsOf(c)
	} else {
		p.own.cards -= rules.CardsOf(c)
	}
}

// takeFree takes the free cards away that lay on the province just got.
func (p *picture) takeFree(s engine.Seat) {
	for i := range p.lands {
		if p.lands[i].owner == s {
			p.lands[i].lying = 0
		}
	}
}

// shown turns an offering up. The Pharaoh's is the first: then all others are still
// to be shown.
func (p *picture) shown(s engine.Seat, offer int, laid bool) {
	if s == p.pharaoh {
		p.offers, p.shift, p.laid = [mostSeats]int{}, [mostSeats]int{}, 0
	}
	p.locked, p.own.offer = 0, 0
	if p.offers[s] = offer; laid {
		p.laid |= s.One()
	}
}

// total is the last offering of all, as far as it is shown.
func (p *picture) total() (n int) {
	for s := range p.offers {
		n += p.offers[s] + p.shift[s]
	}
	return n
}

// pays is what the provinces of a seat bring with the temple in a band (1 to 4), without
// cards laid.
func (p *picture) pays(s engine.Seat, band int) (gold int) {
	for pr := range p.lands {
		if l, land := &p.lands[pr], &printed[pr]; l.owner == s {
			gold += land.Income + band*(land.Printed+int(l.farmers)+int(l.plain))
			if band <= camelBands {
				gold += land.Camel
			}
		}
	}
	return gold
}

// pointsOf is the sum of a seat's points.
func (p *picture) pointsOf(s engine.Seat) (n int) {
	for _, points := range p.points[s] {
		n += points
	}
	return n
}

// owned counts the provinces of a seat, and the pyramids in them.
func (p *picture) owned(s engine.Seat) (provinces, pyramids int) {
	for i := range p.lands {
		if l := &p.lands[i]; l.owner == s {
			provinces++
			pyramids += int(l.pyramids)
		}
	}
	return provinces, pyramids
}

// top is the seat whose stone lies highest on a province, or Spectator.
func (p *picture) top(pr int) engine.Seat {
	best := engine.Spectator
	for s := range engine.Seat(p.seats) {
		if int(p.stones[s].at) == pr && (best < 0 || p.stones[s].space > p.stones[best].space) {
			best = s
		}
	}
	return best
}

// auction lists the provinces that are up for auction, in the order of the map from
// the left, which is that of the rails.
func (p *picture) auction() (up [mostSeats]int, n int) {
	for _, pr := range railOrder {
		if p.lands[pr].up && n < len(up) {
			up[n] = int(pr)
			n++
		}
	}
	return up, n
}

// printed is what the board prints on the provinces.
var printed = func() (all [rules.Provinces]rules.Land) {
	for pr := range all {
		all[pr] = rules.Province(pr).Land()
	}
	return all
}()

// railOrder are the provinces from the left of the map to the right, the east bank
// first: north is left.
var railOrder = [rules.Provinces]rules.Province{rules.Mendes, rules.Avaris, rules.Buto, rules.Damanhur, rules.Amarna, rules.Memphis,
	rules.Baharya, rules.Sawu, rules.Thebes, rules.Abydos, rules.Dakhla, rules.Berenike, rules.Abu, rules.Edfu, rules.Kharga}
