package theben

import "sandglass/engine"

// Offer is what an open city card would cost a seat.
type Offer struct {
	Card    Card
	Journey int         // weeks to its city from where the seat's figure is, or is bound for
	Total   int         // with what the card costs
	Refused engine.Rule // why the seat could not have it, or nothing
}

// Offer is what the open card in a slot would cost the seat, by the shortest way and
// not by airship; ok is false for a gap. A journey that the seat has chosen already
// is part of Journey, and the card must then be where that leads.
func (p *Public) Offer(seat engine.Seat, slot int) (o Offer, ok bool) {
	c, ok := p.Offered(slot)
	if !ok {
		return Offer{}, false
	}
	o = Offer{Card: c, Journey: p.JourneyWeeks(seat, p.place[seat], c.City(), false)}
	err := p.AllowedAt(seat, c.City(), false, Take(slot))
	if p.bound != 0 && seat == p.Turn() {
		o.Journey = p.JourneyWeeks(seat, p.place[seat], Place(p.bound-1), p.flying)
		err = p.Allowed(seat, Take(slot))
	}
	o.Total = o.Journey + c.Weeks()
	o.Refused, _ = err.(engine.Rule)
	return o, true
}

// Landing is where a marker would come to stand, and what would follow from that, as
// far as everybody can know before a card is drawn.
type Landing struct {
	Weeks  int         // that the turn costs, with a journey chosen before
	Week   Week        // where the marker lands
	Height int         // markers below it there
	Next   engine.Seat // whose turn it is then; Spectator if the game is over
	Held   []Announced // exhibitions announced now that would be held, in their order
	Year   int         // the year that would begin, or 0
}

// Landing is what the move would lead to if the seat, which need not have the turn,
// made it now. A journey alone is taken as the whole turn. The move should be
// Allowed.
func (p *Public) Landing(seat engine.Seat, m engine.Move) Landing {
	after := *p
	weeks := 0
	switch {
	case m.Kind == KindTravel || m.Kind == KindFly:
		weeks = p.JourneyWeeks(seat, p.place[seat], Place(m.A), m.Kind == KindFly)
	case p.bound != 0 && seat == p.Turn():
		weeks = p.JourneyWeeks(seat, p.place[seat], Place(p.bound-1), p.flying)
	}
	return after.landing(seat, weeks+p.actionWeeks(m))
}

// LandingAt is Landing of a turn that goes to a place, or stays there, and makes the
// move, an action or Done.
func (p *Public) LandingAt(seat engine.Seat, to Place, flying bool, m engine.Move) Landing {
	after := *p
	return after.landing(seat, p.JourneyWeeks(seat, p.place[seat], to, flying)+p.actionWeeks(m))
}

// landing moves the marker of p, which is a copy to be spoilt.
func (p *Public) landing(seat engine.Seat, weeks int) Landing {
	l := Landing{Weeks: weeks, Week: p.time[seat] + Week(weeks), Height: int(p.height[seat])}
	year := p.Year()
	if weeks > 0 {
		l.Height = int(p.heightAt(seat, l.Week))
		p.time[seat], p.height[seat] = l.Week, uint8(l.Height)
	}
	now := p.Now()
	l.Next = p.Turn()
	for _, a := range p.Calendar() {
		if a.Week <= now {
			l.Held = append(l.Held, a)
		}
	}
	if now < End && now.Year() > year {
		l.Year = now.Year()
	}
	return l
}
