package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
)

// none is no card, place or week where one is counted from 0.
const none = -1

// mostSeats is how many can play.
const mostSeats = 4

// A field of the final conference as it was told: knowledge and points by seat.
type field struct{ know, points [mostSeats]uint8 }

// A picture is all that lies on the table. It is a value: read makes it of a
// view, Fold carries it on by one event, and both ways lead to the same.
type picture struct {
	viewer             engine.Seat
	seats              int
	preview, canChange bool // options
	fresh, more, zero  bool // options: new cards, or one more, after an exhibition; ties at 0 are paid
	time               [mostSeats]rules.Week
	height             [mostSeats]int // markers below on the same square
	place              [mostSeats]rules.Place
	spent              [mostSeats]rules.RegionSet
	cards              [mostSeats]rules.CardSet
	finds              [mostSeats][rules.Regions]rules.FindSet
	offers             [rules.Offers]int   // cards, or none
	upcoming           [rules.Upcoming]int // cards, or none
	deck, discards     int
	calendar           [rules.Exhibitions]rules.Announced
	waiting            int // exhibitions in the calendar
	year               int
	turn               engine.Seat
	bound              int // place, or none
	flying             bool
	over               bool
	conference         [rules.Regions + 1]field // once it is held
}

// read makes the picture of a view at rest.
func read(v *rules.View) picture {
	p := picture{
		viewer: v.Viewer(), seats: v.Seats(), preview: v.With(rules.Preview), canChange: v.With(rules.ChangeCards),
		fresh: v.With(rules.FrequentChange), more: v.With(rules.MoreExhibitions), zero: v.With(rules.LiteralConference),
		deck: v.DeckLen(), discards: v.Discards().Len(),
		year: v.Year(), turn: v.Turn(), bound: none, over: v.Over(),
	}
	for s := range engine.Seat(p.seats) {
		p.time[s], p.height[s], p.place[s] = v.Time(s), v.Height(s), v.Place(s)
		p.spent[s], p.cards[s] = v.Spent(s), v.CardsOf(s)
		for r := range rules.Region(rules.Regions) {
			p.finds[s][r] = v.Found(s, r)
		}
	}
	for i := range p.offers {
		c, ok := v.Offered(i)
		p.offers[i] = cardOr(c, ok)
	}
	for i := range p.upcoming {
		c, ok := v.Next(i)
		p.upcoming[i] = cardOr(c, ok)
	}
	p.waiting = copy(p.calendar[:], v.Calendar())
	if to, flying, ok := v.Bound(); ok {
		p.bound, p.flying = int(to), flying
	}
	if p.over {
		for i, f := range v.Conference() {
			p.conference[i] = field{f.Knowledge, f.Points}
		}
	}
	return p
}

func cardOr(c rules.Card, ok bool) int {
	if !ok {
		return none
	}
	return int(c)
}

// Fold carries the picture on by an event.
func (p *picture) Fold(e engine.Event) {
	switch s, a, b := e.Seat, int(e.A), int(e.B); e.Kind {
	case rules.EventBound:
		p.bound, p.flying = a, e.C == 1
	case rules.EventTravelled:
		p.place[s], p.bound, p.flying = rules.Place(b), none, false
	case rules.EventDiscarded:
		p.cards[s][a>>6] &^= 1 << (a & 63)
		p.discards++
	case rules.EventMarker:
		p.time[s], p.height[s] = rules.Week(b), int(e.C)
	case rules.EventTook:
		p.own(s, a)
		p.offers[b] = none
	case rules.EventFilled:
		p.offers[b] = a
		p.drew(int(e.C))
	case rules.EventAnnounced:
		p.announce(rules.Announced{Card: rules.Card(a), Week: rules.Week(b)})
		p.drew(int(e.C))
	case rules.EventDiscardDrew:
		p.discards++
		p.drew(p.deck - 1)
	case rules.EventUpcoming:
		p.upcoming[b] = a
	case rules.EventSwept:
		for i, c := range p.offers {
			if c != none {
				p.discards++
			}
			p.offers[i] = none
		}
	case rules.EventReshuffled:
		p.deck, p.discards = a, 0
	case rules.EventSpent:
		p.spent[s] |= 1 << a
	case rules.EventFound:
		p.finds[s][b] |= 1 << e.C
	case rules.EventExhibition:
		p.held(rules.Card(a))
	case rules.EventWon:
		p.own(s, a)
	case rules.EventNobody:
		p.discards++
	case rules.EventYear:
		p.year, p.deck, p.discards = a, b, 0
		p.spent = [mostSeats]rules.RegionSet{}
		p.offers = [rules.Offers]int{none, none, none, none}
		p.upcoming = [rules.Upcoming]int{none, none}
	case rules.EventTurn:
		p.turn = s
	case rules.EventConference:
		f := &p.conference[a]
		f.know[s], f.points[s] = uint8(b), uint8(e.C)
	case rules.EventScored:
		p.over, p.turn, p.year = true, engine.Spectator, lastYear
	}
}

const lastYear = 1902

// own lays a card before a seat.
func (p *picture) own(s engine.Seat, card int) { p.cards[s][card>>6] |= 1 << (card & 63) }

// drew takes the top card off the deck, which leaves so many.
func (p *picture) drew(left int) {
	p.deck = left
	p.upcoming = [rules.Upcoming]int{p.upcoming[1], none}
}

// announce puts an exhibition into the calendar, behind those of the same week.
func (p *picture) announce(a rules.Announced) {
	i := p.waiting
	for ; i > 0 && p.calendar[i-1].Week > a.Week; i-- {
		p.calendar[i] = p.calendar[i-1]
	}
	p.calendar[i] = a
	p.waiting++
}

// held takes an exhibition out of the calendar.
func (p *picture) held(c rules.Card) {
	for i := range p.waiting {
		if p.calendar[i].Card == c {
			copy(p.calendar[i:], p.calendar[i+1:])
			p.waiting--
			p.calendar[p.waiting] = rules.Announced{}
			return
		}
	}
}

// general is where general knowledge stands among the knowledge of the regions.
const general = rules.Regions

// A hand is what lies before a seat, counted.
type hand struct {
	know      [rules.Regions + 1]int // special knowledge of each region, and general
	kinds     [rules.Airship + 1]int // cards of each kind
	artefacts int
	found     int // points of artefacts
	won       int // points of exhibitions
	congress  int // points of congresses
	conferred int // points of the final conference, as far as it is told
}

func (h *hand) points() int { return h.found + h.won + h.congress + h.conferred }

// hand counts what lies before a seat.
func (p *picture) hand(s engine.Seat) (h hand) {
	for c := range rules.Card(rules.Cards) {
		if !p.cards[s].Has(c) {
			continue
		}
		switch k := c.Kind(); k {
		case rules.Exhibition:
			h.won += c.Value()
			continue
		case rules.Special:
			h.know[c.Region()] += c.Value()
		case rules.General:
			h.know[general] += c.Value()
		}
		h.kinds[c.Kind()]++
	}
	for r := range rules.Region(rules.Regions) {
		f := p.finds[s][r]
		h.artefacts += f.Artefacts()
		h.found += f.Points(r)
		if f.Has(rules.FindSpecial) {
			h.know[r.Teaches()]++
		}
		if f.Has(rules.FindGeneral) {
			h.know[general]++
		}
	}
	h.congress = rules.CongressPoints(h.kinds[rules.Congress])
	for i := range p.conference {
		h.conferred += int(p.conference[i].points[s])
	}
	return h
}

// shows is the number of artefacts that a seat could show at an exhibition.
func (p *picture) shows(s engine.Seat, c rules.Card) (n int) {
	for r := range rules.Region(rules.Regions) {
		if c.Regions().Has(r) {
			n += p.finds[s][r].Artefacts()
		}
	}
	return n
}

// stacked is the number of markers on a square.
func (p *picture) stacked(w rules.Week) (n int) {
	for s := range p.seats {
		if p.time[s] == w {
			n++
		}
	}
	return n
}

// top is the seat whose marker is the highest of a square, or Spectator.
func (p *picture) top(w rules.Week) engine.Seat {
	best := engine.Spectator
	for s := range engine.Seat(p.seats) {
		if p.time[s] == w && (best == engine.Spectator || p.height[s] > p.height[best]) {
			best = s
		}
	}
	return best
}

// now is the week of the marker furthest behind.
func (p *picture) now() rules.Week {
	now := rules.End
	for s := range p.seats {
		now = min(now, p.time[s])
	}
	return now
}

// figure is which of the figures in a place a seat's is: those of earlier seats
// stand nearer.
func (p *picture) figure(s engine.Seat, at rules.Place) (i int) {
	for o := range s {
		if p.place[o] == at {
			i++
		}
	}
	return i
}
