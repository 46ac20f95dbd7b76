package theben

import (
	"fmt"

	"sandglass/engine"
)

// Check says whether the state is one that play can lead to, as far as a single
// position tells. What passes can be played to its end.
func (s *State) Check() error {
	if err := s.check(); err != nil {
		return err
	}
	for r := range Region(Regions) {
		pile, found := s.piles[r], s.foundByAll(r)
		if pile&^allFinds != 0 || pile&found != 0 {
			return fault("piles[%v]: a find is there that somebody has", r)
		}
		if out := Finds - found.Len() - pile.Len(); !s.possible(r, out) {
			return fault("piles[%v]: with %d finds out of the game the digs cannot have been", r, out)
		}
	}
	return nil
}

// Check says whether the view is consistent, so that it can be determinized into
// states that pass their own Check.
func (v *View) Check() error { return v.check() }

func (p *Public) check() error {
	if p.seats < leastSeats || p.seats > mostSeats || p.first < 0 || p.first >= p.everySeat() {
		return fault("seats: %d, of which seat %d was the first", p.seats, p.first+1)
	}
	if p.rules >= 1<<len(optionKeys) {
		return fault("options: unknown")
	}
	for _, check := range []func() error{p.checkMarkers, p.checkBound, p.checkCards, p.checkOpen, p.checkAnnounced, p.checkFinds, p.checkDigs, p.checkHeld} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkMarkers looks at the track and the map: on every square the markers stand on
// one another.
func (p *Public) checkMarkers() error {
	for seat := range engine.Seat(mostSeats) {
		if seat >= p.everySeat() {
			if p.time[seat] != 0 || p.height[seat] != 0 || p.place[seat] != 0 || p.spent[seat] != 0 ||
				p.cards[seat] != (CardSet{}) || p.finds[seat] != ([Regions]FindSet{}) {
				return fault("players[%d]: nobody sits there", seat)
			}
			continue
		}
		if p.time[seat] < startOf[p.seats] || p.time[seat] > End {
			return fault("players[%d].week: out of range", seat)
		}
		if p.place[seat] >= Places || p.spent[seat]&^allRegions != 0 {
			return fault("players[%d]: place or permissions out of range", seat)
		}
		for other := range seat {
			if p.time[other] == p.time[seat] && p.height[other] == p.height[seat] {
				return fault("players[%d].height: another marker is there", seat)
			}
		}
		if p.height[seat] > p.heightAt(seat, p.time[seat]) {
			return fault("players[%d].height: too few markers are below", seat)
		}
	}
	return nil
}

// checkBound looks at the journey chosen.
func (p *Public) checkBound() error {
	if p.bound == 0 {
		if p.flying {
			return fault("fly: no journey is chosen")
		}
		return nil
	}
	seat := p.Turn()
	if p.bound > Places || seat == engine.Spectator {
		return fault("bound: no such journey")
	}
	if why := p.mayGo(seat, Place(p.bound-1), p.flying); why != "" {
		return fault("bound: %w", why)
	}
	return nil
}

// checkCards looks at where every city card is: in one place, of the right kind.
func (p *Public) checkCards() error {
	var cards census
	item := facts.all.without(facts.kinds[Exhibition])
	cards.put("deck", p.deck, facts.all)
	cards.put("discards", p.discards, facts.all)
	for seat := range p.everySeat() {
		cards.put("players", p.cards[seat], facts.all)
		if p.count(seat, Horse) > mostHorses || p.count(seat, Spade) > mostSpades || p.count(seat, Assistant) > mostAssistants {
			return fault("players[%d].cards: more of a kind than a player may own", seat)
		}
	}
	for _, c := range p.offers {
		cards.putSlot("offers", c, item)
	}
	for _, c := range p.upcoming {
		cards.putSlot("upcoming", c, facts.all)
	}
	for i, a := range p.announced {
		if i < int(p.waiting) {
			cards.putSlot("announced", uint8(min(a.Card, Cards)+1), facts.kinds[Exhibition])
		} else if a != (Announced{}) {
			return fault("announced: too many")
		}
	}
	if cards.err == nil && (p.waiting > Exhibitions || cards.all != facts.all) {
		return fault("deck: a card is missing")
	}
	return cards.err
}

// census is the city cards seen so far, and what was first found wrong.
type census struct {
	all CardSet
	err error
}

func (c *census) put(where string, set, allowed CardSet) {
	switch {
	case c.err != nil:
	case !set.without(allowed).empty():
		c.err = fault("%s: a card that cannot be there", where)
	case !set.and(c.all).empty():
		c.err = fault("%s: a card that is elsewhere too", where)
	}
	c.all = c.all.or(set)
}

// putSlot puts one card, 1 + its number, or nothing for 0.
func (c *census) putSlot(where string, slot uint8, allowed CardSet) {
	var one CardSet
	if slot > Cards {
		one = CardSet{0, 1 << 63} // no card
	} else if slot > 0 {
		one.add(Card(slot - 1))
	}
	c.put(where, one, allowed)
}

// checkOpen looks at the open cards: a gap stays only while there is no deck.
func (p *Public) checkOpen() error {
	for _, o := range p.offers {
		if o == 0 && p.DeckLen() > 0 {
			return fault("offers: a gap although there are cards in the deck")
		}
	}
	for i, c := range p.upcoming {
		switch {
		case c != 0 && !p.With(Preview):
			return fault("upcoming: want the option preview")
		case c != 0 && i > 0 && p.upcoming[i-1] == 0, c == 0 && p.With(Preview) && !p.deck.empty():
			return fault("upcoming: the next card lies open")
		}
	}
	return nil
}

// checkAnnounced looks at the weeks of exhibitions: still to come, and announced since
// the start.
func (p *Public) checkAnnounced() error {
	now, since := p.Now(), startOf[p.seats]
	for _, a := range p.announced[:p.waiting] {
		ahead := Week(a.Card.Weeks())
		if a.Week <= now || a.Week < min(since+ahead, End) || a.Week > min(now+ahead, End) {
			return fault("announced: %v in week %v", a.Card, a.Week)
		}
		// They are in the order in which they were announced.
		since = max(since, a.Week-ahead)
	}
	return nil
}

// checkFinds looks at who has what of the piles.
func (p *Public) checkFinds() error {
	for r := range Region(Regions) {
		seen := FindSet(0)
		for seat := range p.everySeat() {
			set := p.finds[seat][r]
			if set&^allFinds != 0 || set&seen != 0 {
				return fault("players[%d].finds[%v]: another has that", seat, r)
			}
			seen |= set
			if (set != 0 || p.spent[seat].Has(r)) && p.SpecialKnowledge(seat, r) == 0 {
				return fault("players[%d]: dug in %v without special knowledge of it", seat, r)
			}
		}
	}
	return nil
}

// checkDigs looks at the digs: what is found was found in them.
func (p *Public) checkDigs() error {
	some := false
	for r := range Region(Regions) {
		n, found, spent := 0, 0, 0
		for i, d := range p.digs[r] {
			if d == 0 {
				continue
			}
			if n++; n != i+1 || d.Drawn() == 0 {
				return fault("digs[%v]: a gap among them", r)
			}
			found += d.Finds()
		}
		some = some || n > 0
		for seat := range p.everySeat() {
			if p.spent[seat].Has(r) || p.finds[seat][r] != 0 {
				spent++
			}
		}
		if n < spent {
			return fault("digs[%v]: %d, but %d players have dug", r, n, spent)
		}
		if all := p.foundByAll(r).Len(); found > all || found < all && n < mostDigs {
			return fault("digs[%v]: %d finds, but the players have %d", r, found, all)
		}
		can := false
		for out := range outOfGame + 1 {
			can = can || p.possible(r, out)
		}
		if !can {
			return fault("digs[%v]: they cannot have been", r)
		}
	}
	return p.checkDug(some)
}

// checkDug looks at the last dig.
func (p *Public) checkDug(some bool) error {
	d := &p.dug
	if (d.seat != 0) != some {
		return fault("dug: want the last dig, if there was one")
	}
	if !some {
		if *d != (lastDig{}) {
			return fault("dug: there was no dig")
		}
		return nil
	}
	if d.seat < 1 || d.seat > int8(p.seats) || d.region >= Regions {
		return fault("dug: seat or region out of range")
	}
	found, drawn := FindSet(0), 0
	for i, c := range d.cards {
		if c == 0 {
			continue
		}
		if drawn++; drawn != i+1 || c > blankCard {
			return fault("dug: no such cards")
		}
		if c == blankCard {
			continue
		}
		if f := Find(c - 1); found.Has(f) || !p.finds[d.seat-1][d.region].Has(f) {
			return fault("dug: the seat does not have what it found")
		}
		found |= 1 << (c - 1)
	}
	if n := len(p.digsIn(d.region)); drawn == 0 || n < mostDigs && p.digs[d.region][max(n, 1)-1] != digOf(drawn, found.Len()) {
		return fault("dug: is not the last dig of the region")
	}
	return nil
}

// checkHeld looks at the exhibitions held last.
func (p *Public) checkHeld() error {
	if p.heldCount > mostHeld {
		return fault("held: too many")
	}
	rolled := false
	var seen CardSet
	for i, a := range p.held {
		if i >= int(p.heldCount) {
			if a != (Announced{}) {
				return fault("held: too many")
			}
			continue
		}
		if i > 0 && a.Week == End && p.held[i-1].Week < End && (p.With(FrequentChange) || p.With(MoreExhibitions)) {
			seen = CardSet{} // what was held before the last week may have been drawn again
		}
		if a.Card >= Cards || !facts.kinds[Exhibition].Has(a.Card) || seen.Has(a.Card) || a.Week > p.Now() || a.Week < startOf[p.seats] {
			return fault("held: no such exhibition")
		}
		seen.add(a.Card)
		if i > 0 && a.Week < p.held[i-1].Week {
			return fault("held: the earliest comes first")
		}
		all := p.participants(a)
		rolled = rolled || all.Len() > 1
	}
	if rolled != (p.dice != 0) {
		return fault("dice: want them if several took part, else none")
	}
	return p.checkWon()
}

// checkWon looks at where the exhibitions held last are, the latest first: a card that
// nobody won may have been drawn again, and won.
func (p *Public) checkWon() error {
	var won CardSet
	last := p.lastHeld()
	for i := len(last) - 1; i >= 0; i-- {
		h := &last[i]
		if h.Winner != engine.Spectator {
			if !p.cards[h.Winner].Has(h.Card) {
				return fault("held: seat %d should have won %v", h.Winner+1, h.Card)
			}
			won.add(h.Card)
			continue
		}
		for seat := range p.everySeat() {
			if !won.Has(h.Card) && p.cards[seat].Has(h.Card) {
				return fault("held: nobody can have won %v", h.Card)
			}
		}
	}
	return nil
}

// fault is what is wrong with a position.
//
//go:noinline
func fault(format string, args ...any) error { return fmt.Errorf(format, args...) }
