package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	art "sandglass/sprites/tombraiders"
)

// none is no card or place where one is counted from 0.
const none = -1

// mostSeats is how many can play.
const mostSeats = 4

// general is where general knowledge and general permits stand among those of the
// regions.
const general = art.General

// The cards of the row are first those that lie before a player, then action cards.
const (
	openCards   = 3*rules.Regions + 3
	actionCards = rules.RowCards - openCards
)

// A hand is what is shown of a seat's hand, and how many cards it holds.
type hand struct {
	permits        [rules.Regions + 1]int // of each region, and general ones
	actions        [actionCards]int       // from the first action card
	papers, played int                    // permits, and action cards, shown or not
}

// A picture is all that lies on the table. It is a value: read makes it of a
// view, Fold carries it on by one event, and both ways lead to the same.
type picture struct {
	viewer     engine.Seat
	seats      int
	once, open bool           // options: an action card costs weeks once; hands are open
	time       [mostSeats]int // weeks spent
	height     [mostSeats]int // markers below that have spent as many
	cards      [mostSeats][openCards]int
	won        [mostSeats][rules.Presentations]bool
	finds      [mostSeats][rules.Regions][rules.Finds]int
	hands      [mostSeats]hand // what the viewer is not shown is zero but for the numbers of cards
	holders    [rules.Professors]engine.Seat
	row        [rules.RowSpaces]int // cards, or none
	shown      [rules.Presentations]int
	waiting    int // exhibitions and museums beside the board
	deck       int
	piles      [rules.Regions]int // cards, never told: a pile is there or not
	knows      [rules.Regions]bool
	known      [rules.Regions][rules.Finds]int // what the viewer has seen a pile hold
	step       rules.Step
	region     rules.Region // that the step is about
	permit     rules.Permit
	card       rules.Card // that is searched with, or the museum
	turn       engine.Seat
	over       bool
	bonus      [mostSeats]int // points for weeks behind, at the end
}

// read makes the picture of a view at rest.
func read(v *rules.View) picture {
	p := picture{
		viewer: v.Viewer(), seats: v.Seats(), once: v.With(rules.CostOnce), open: v.With(rules.OpenHands),
		deck: v.DeckLen(), step: v.Step(), turn: v.Turn(), over: v.Over(),
	}
	book := v.Notebook()
	p.piles, p.knows = book.Piles, book.Knows
	for s := range engine.Seat(p.seats) {
		p.time[s], p.height[s] = v.Time(s), v.Height(s)
		for c := range p.cards[s] {
			p.cards[s][c] = v.Open(s, rules.Card(c))
		}
		for i := range p.won[s] {
			p.won[s][i] = v.Open(s, rules.RowCards+rules.Card(i)) > 0
		}
		for r := range rules.Region(rules.Regions) {
			p.finds[s][r] = counted(v.Found(s, r))
		}
		p.hands[s] = p.readHand(v, s, &book.Hands[s])
		if p.over {
			p.bonus[s] = rules.BonusPoints(v.Behind(s))
		}
	}
	for i := range p.holders {
		p.holders[i] = v.Professor(i)
	}
	for i := range p.row {
		p.row[i] = none
		if c, ok := v.Row(i); ok {
			p.row[i] = int(c)
		}
	}
	for i, c := range v.Shown() {
		p.shown[i] = int(c)
		p.waiting++
	}
	for r, known := range book.Known {
		p.known[r] = counted(known)
	}
	p.region, p.permit, p.card = v.Target()
	return p
}

func counted(s rules.Stock) (n [rules.Finds]int) {
	for f := range rules.Find(rules.Finds) {
		n[f] = s.Count(f)
	}
	return n
}

// readHand is what the picture has of a seat's hand.
func (p *picture) readHand(v *rules.View, s engine.Seat, all *rules.Hand) (h hand) {
	h.papers, h.played = all.Len()
	if !p.shows(s) {
		return h
	}
	own, _ := v.ShownHand(s)
	for r := range rules.Region(rules.Regions) {
		h.permits[r] = own.Permits(r)
	}
	h.permits[general] = own.General()
	for i := range h.actions {
		h.actions[i] = own.Count(openCards + rules.Card(i))
	}
	return h
}

// shows says whether the viewer is shown a seat's hand.
func (p *picture) shows(s engine.Seat) bool { return s == p.viewer || p.open }

// Fold carries the picture on by an event.
func (p *picture) Fold(e engine.Event) {
	switch s, a, b := e.Seat, int(e.A), int(e.B); e.Kind {
	case rules.EventTook:
		p.row[b] = none
		if a < openCards {
			p.cards[s][a]++
		} else {
			p.holds(s, rules.Card(a), 1)
		}
	case rules.EventHeld:
		p.won[s][a-rules.RowCards] = true
		copy(p.shown[b:], p.shown[b+1:])
		p.waiting--
		p.shown[p.waiting] = 0
		p.begin(rules.Choosing, 0, 0, 0)
	case rules.EventMuseum:
		p.begin(rules.Giving, rules.Card(a).Region(), 0, rules.Card(a))
	case rules.EventGave:
		p.finds[s][a][b-1]--
	case rules.EventPlayed:
		c, r := rules.Card(a), rules.Region(b)
		p.holds(s, c, -1)
		if s == p.viewer {
			p.knows[r], p.known[r] = true, [rules.Finds]int{}
		}
		if c.Kind() != rules.Scholar {
			p.begin(rules.Searching, r, 0, c)
		}
	case rules.EventSaw:
		p.known[a][b] = int(e.C)
	case rules.EventNothing:
		p.begin(rules.Choosing, 0, 0, 0)
	case rules.EventKept:
		p.found(s, rules.Region(a), rules.Find(b))
		if s == p.viewer {
			p.known[a][b]--
		} else {
			p.forget(a)
		}
		p.begin(rules.Choosing, 0, 0, 0)
	case rules.EventChose:
		p.begin(rules.Digging, rules.Region(a), rules.Permit(b), 0)
	case rules.EventSpent:
		p.spend(s, rules.Region(a), rules.Permit(b))
		p.begin(rules.Choosing, 0, 0, 0)
	case rules.EventAssistant:
		p.holds(s, rules.CardOf(rules.Assistant, 0), -a)
	case rules.EventFound:
		p.found(s, rules.Region(b), rules.Find(e.C))
		p.forget(b)
	case rules.EventProfessor:
		p.holders[a] = s
	case rules.EventMarker:
		p.time[s], p.height[s] = b, int(e.C)
	case rules.EventBuried:
		p.piles[a] += b
		p.deck = int(e.C)
		p.forget(a)
	case rules.EventDisplayed:
		p.shown[b], p.waiting, p.deck = a, b+1, int(e.C)
	case rules.EventFilled:
		p.row[b], p.deck = a, int(e.C)
	case rules.EventTurn:
		p.turn = s
	case rules.EventEnd:
		p.over, p.turn = true, engine.Spectator
	case rules.EventBonus:
		p.bonus[s] = b
	}
}

func (p *picture) begin(step rules.Step, r rules.Region, permit rules.Permit, c rules.Card) {
	p.step, p.region, p.permit, p.card = step, r, permit, c
}

// holds gives a seat so many of an action card, or takes them.
func (p *picture) holds(s engine.Seat, c rules.Card, n int) {
	h := &p.hands[s]
	h.played += n
	if p.shows(s) {
		h.actions[c-openCards] += n
	}
}

// spend takes what a dig is paid with from a seat's hand.
func (p *picture) spend(s engine.Seat, r rules.Region, permit rules.Permit) {
	if permit == rules.ExcavationCard {
		p.holds(s, rules.CardOf(rules.Excavation, 0), -1)
		return
	}
	h, paper := &p.hands[s], int(r)
	if permit == rules.Everywhere {
		paper = general
	}
	h.papers--
	if p.shows(s) {
		h.permits[paper]--
	}
}

// found moves a card of a pile to a seat.
func (p *picture) found(s engine.Seat, r rules.Region, f rules.Find) {
	p.piles[r]--
	p.finds[s][r][f]++
}

// forget ends what the viewer knew of a pile.
func (p *picture) forget(r int) { p.knows[r], p.known[r] = false, [rules.Finds]int{} }

// A count is what lies before a seat, counted.
type count struct {
	know       [rules.Regions + 1]int // books of each region, and of general knowledge
	artefacts  [rules.Regions]int
	congresses int
	parts      [sources]int // points, in the order of the rule set
}

// ready says whether the viewer has what it takes for a presentation, by where it was drawn.
func (p *picture) ready(n int) bool {
	return p.viewer != engine.Spectator && n < p.waiting && p.met(p.viewer, rules.Card(p.shown[n])) > 0
}

// order is in what order presentations are laid out, by where they were drawn: those
// first that the viewer has what it takes for.
func (p *picture) order() (all [rules.Presentations]int) {
	n := 0
	for _, ready := range [2]bool{true, false} {
		for i := range p.shown {
			if p.ready(i) == ready {
				all[n] = i
				n++
			}
		}
	}
	return all
}

// placeOf is where a presentation is laid out.
func (p *picture) placeOf(n int) (place int) {
	for i, at := range p.order() {
		if at == n {
			place = i
		}
	}
	return place
}

// sources is how many sources points come from.
const sources = int(rules.SourceTime) + 1

func (c *count) points() (n int) {
	for _, part := range c.parts {
		n += part
	}
	return n
}

// count counts what lies before a seat.
func (p *picture) count(s engine.Seat) (n count) {
	for c := range rules.Card(openCards) {
		switch k := c.Kind(); k {
		case rules.Special:
			n.know[c.Region()] += p.cards[s][c] * c.Books()
		case rules.General:
			n.know[general] += p.cards[s][c] * c.Books()
		default:
			n.congresses = p.cards[s][c]
		}
	}
	for r := range rules.Region(rules.Regions) {
		for f, found := range p.finds[s][r] {
			switch f := rules.Find(f); {
			case f.Artefact():
				n.artefacts[r] += found
				n.parts[rules.SourceArtefacts] += found * f.Value()
			case f == rules.FindBook:
				n.know[r.Teaches()] += found
			case f == rules.FindGeneral:
				n.know[general] += found
			}
		}
	}
	for i, won := range p.won[s] {
		if c := rules.RowCards + rules.Card(i); won {
			source := rules.SourceExhibitions
			if c.Kind() == rules.Museum {
				source = rules.SourceMuseums
			}
			n.parts[source] += c.Points()
		}
	}
	for _, holder := range p.holders {
		if holder == s {
			n.parts[rules.SourceProfessors] += rules.ProfessorPoints
		}
	}
	n.parts[rules.SourceCongresses] = rules.CongressPoints(n.congresses)
	n.parts[rules.SourceTime] = p.bonus[s]
	return n
}

// stacked is the number of markers that have spent so many weeks.
func (p *picture) stacked(weeks int) (n int) {
	for s := range p.seats {
		if p.time[s] == weeks {
			n++
		}
	}
	return n
}

// top is the seat whose marker is the highest of those that have spent so many weeks,
// or Spectator.
func (p *picture) top(weeks int) engine.Seat {
	best := engine.Spectator
	for s := range engine.Seat(p.seats) {
		if p.time[s] == weeks && (best == engine.Spectator || p.height[s] > p.height[best]) {
			best = s
		}
	}
	return best
}

// lead is the seat whose marker is furthest ahead; of several, the first.
func (p *picture) lead() (best engine.Seat) {
	for s := range engine.Seat(p.seats) {
		if p.time[s] > p.time[best] {
			best = s
		}
	}
	return best
}

// leastBooks is how many books it takes that a region's professor, and that of the
// greatest knowledge, comes to the first who has them.
var leastBooks = [2]int{4, 10}

// needs is how many books it takes that a professor comes: the least, or one more than
// who holds it has.
func (p *picture) needs(i int) int {
	holder := p.holders[i]
	if holder == engine.Spectator {
		return leastBooks[i/rules.Greatest]
	}
	n := p.count(holder)
	if i < rules.Greatest {
		return n.know[i] + 1
	}
	sum := 1
	for _, books := range n.know {
		sum += books
	}
	return sum
}
