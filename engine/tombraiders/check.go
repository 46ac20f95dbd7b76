package tombraiders

import (
	"fmt"

	"sandglass/engine"
)

// Check says whether the state is one that play can lead to, as far as a single position
// tells. What passes can be played to its end.
func (s *State) Check() error {
	if err := s.check(&s.book); err != nil {
		return err
	}
	for r := range Region(Regions) {
		if err := s.checkPile(r, s.piles[r], &s.book); err != nil {
			return err
		}
	}
	return nil
}

// Check says whether the view is consistent, so that it can be determinized into states
// that pass their own Check.
func (v *View) Check() error {
	if err := v.check(&v.book); err != nil {
		return err
	}
	for r := range Region(Regions) {
		if known, ok := v.Known(r); ok {
			if err := v.checkPile(r, known, &v.book); err != nil {
				return err
			}
			continue
		}
		if v.known[r] != 0 {
			return fault("piles[%v]: the viewer has not looked through it", r)
		}
		sum := 0.0
		pile := v.Pile(r)
		for _, chance := range pile.Rubble {
			sum += chance
		}
		if sum == 0 {
			return fault("notebook: the pile of %v cannot be", r)
		}
	}
	return nil
}

// checkPile looks at what a pile holds.
func (p *Public) checkPile(r Region, pile Stock, book *notebook) error {
	switch weights := book.rubble(r); {
	case !pile.within(p.unseen[r]) || pile.Len() != int(book.size[r]):
		return fault("piles[%v]: not the cards that are to be there", r)
	case weights[pile.Count(Rubble)] == 0:
		return fault("piles[%v]: with so much rubble the digs cannot have been", r)
	case p.bare[r] == noArtefact && pile.Artefacts() != 0, p.bare[r] == onlyRubble && pile.Finds() != 0:
		return fault("bare[%v]: there is something", r)
	case p.step == Searching && Region(p.at) == r && p.fitting(pile) == 0:
		return fault("step: the pile holds nothing that fits")
	}
	return nil
}

func (p *Public) check(book *notebook) error {
	if p.seats < leastSeats || p.seats > mostSeats || p.first < 0 || p.first >= p.everySeat() {
		return fault("seats: %d, of which seat %d was the first", p.seats, p.first+1)
	}
	if p.options >= 1<<len(optionKeys) {
		return fault("options: unknown")
	}
	for _, check := range []func(*notebook) error{p.checkMarkers, p.checkCards, p.checkFinds, p.checkProfessors, p.checkNotes, p.checkDug, p.checkTime, p.checkKnown, p.checkStep} {
		if err := check(book); err != nil {
			return err
		}
	}
	return nil
}

// checkMarkers looks at the week line, and that nobody is where no seat is.
func (p *Public) checkMarkers(book *notebook) error {
	for seat := range engine.Seat(mostSeats) {
		if seat >= p.everySeat() {
			if p.time[seat] != 0 || p.height[seat] != 0 || p.open[seat] != [openCards]uint8{} || p.won[seat] != 0 ||
				p.finds[seat] != [Regions]Stock{} || book.hands[seat] != (Hand{}) {
				return fault("players[%d]: nobody sits there", seat)
			}
			continue
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

// checkCards looks at where every green-backed card is.
func (p *Public) checkCards(book *notebook) error {
	greens := 0
	for c := range Card(Cards) {
		n := p.census(c, book)
		if n > c.Number() || n < c.Number() && !c.Kind().Action() {
			return fault("%v: %d of them, want %d", c, n, c.Number())
		}
		greens += int(p.deck[c])
	}
	if greens != int(p.greens) || greens == 0 && p.deckLen > 0 {
		return fault("deck: its top card is green-backed")
	}
	gaps := 0
	for _, c := range p.row {
		if c == 0 {
			gaps++
		} else if Card(c-1) >= RowCards {
			return fault("row: a card that cannot be there")
		}
	}
	if gaps > 1 || gaps > 0 && !p.Over() {
		return fault("row: a space is empty")
	}
	for i, c := range p.shown {
		if i < int(p.shownCount) && Card(c) < RowCards || i >= int(p.shownCount) && c != 0 {
			return fault("shown: a card that cannot be there")
		}
	}
	return nil
}

// checkFinds looks at the site cards: those of the players, of the museums, and the others.
func (p *Public) checkFinds(book *notebook) error {
	left := int(p.greens)
	for r := range Region(Regions) {
		sum := p.unseen[r]
		for seat := range p.everySeat() {
			sum += p.finds[seat][r]
			if !p.finds[seat][r].within(anyFind) {
				return fault("players[%d].finds[%v]: rubble", seat, r)
			}
		}
		gone := 0
		for seat := range p.everySeat() {
			gone += museumArtefacts * p.Open(seat, CardOf(Museum, r))
		}
		switch {
		case !sum.within(siteStock[r]) || p.unseen[r].Count(Rubble) != siteRubble:
			return fault("finds[%v]: not the cards of the site", r)
		case p.Gone(r).Artefacts() != p.Gone(r) || p.Gone(r).Len() != gone:
			return fault("gone[%v]: want the artefacts given to the museum", r)
		case int(book.size[r]) > p.unseen[r].Len():
			return fault("notebook.piles[%v]: more than there are", r)
		}
		left += p.unseen[r].Len() - int(book.size[r])
	}
	if left != int(p.deckLen) {
		return fault("deck: %d cards, want %d", p.deckLen, left)
	}
	return nil
}

// checkProfessors looks at who holds the professors: who has enough books, and nobody has more.
func (p *Public) checkProfessors(*notebook) error {
	for i, holder := range p.professors {
		if holder > p.seats || holder > 0 && p.ProfessorBooks(p.Professor(i), i) < ProfessorMinimum(i) {
			return fault("professors[%d]: too few books", i)
		}
		for seat := range p.everySeat() {
			if seat != p.Professor(i) && p.ProfessorBooks(seat, i) >= p.ProfessorNeeds(i) {
				return fault("professors[%d]: seat %d should have it", i, seat+1)
			}
		}
	}
	return nil
}

// checkNotes looks at the digs: as many as were paid, and of what was found.
func (p *Public) checkNotes(book *notebook) error {
	if book.count > mostNotes {
		return fault("notebook.digs: more than %d", mostNotes)
	}
	var digs, searches, found, pile [Regions]int
	for i, n := range book.notes {
		if i >= int(book.count) {
			if n != 0 {
				return fault("notebook.digs: too many")
			}
			continue
		}
		r := n.region()
		if n.drawn() > 0 {
			digs[r]++
		} else {
			searches[r]++
		}
		if n.size() < 1 || n.size() < pile[r] || n.size()+found[r] > siteCards || n.drawn() > min(n.size(), mostDrawn) ||
			n.finds() > max(n.drawn(), 1) || n.drawn() == 0 && n.finds() == 0 {
			return fault("notebook.digs[%d]: it cannot have been", i)
		}
		found[r] += n.finds()
		pile[r] = n.size() - n.finds()
	}
	out := p.played(book)
	all, paid := 0, int(out[excavation])
	for r := range Region(Regions) {
		spent := 0
		for seat := range p.everySeat() {
			n := int(permitsOf[p.seats].each) - book.hands[seat].Permits(r)
			if n < 0 {
				return fault("notebook.hands[%d]: too many permits", seat)
			}
			spent += n
		}
		if spent > digs[r] || searches[r] > int(out[CardOf(Thief, r)]+out[CardOf(Robbers, r)]) {
			return fault("notebook.digs: not as many in %v as were paid", r)
		}
		if found[r] != siteCards-p.unseen[r].Len() || int(book.size[r]) < pile[r] {
			return fault("notebook.digs: not what was found in %v", r)
		}
		paid += spent
		all += digs[r]
	}
	for seat := range p.everySeat() {
		n := int(permitsOf[p.seats].general) - book.hands[seat].General()
		if n < 0 {
			return fault("notebook.hands[%d]: too many permits", seat)
		}
		paid += n
	}
	if all != paid {
		return fault("notebook.digs: %d, but %d were paid", all, paid)
	}
	return nil
}

// checkDug looks at the last dig.
func (p *Public) checkDug(book *notebook) error {
	var last note
	for _, n := range book.notes[:book.count] {
		if n.drawn() > 0 {
			last = n
		}
	}
	d := &p.dug
	if (d.seat != 0) != (last != 0) || d.seat > p.seats || d.seat == 0 && *d != (lastDig{}) {
		return fault("dug: want the last dig, if there was one")
	}
	if last == 0 {
		return nil
	}
	kept, drawn := Stock(0), 0
	for i, c := range d.cards {
		if c == 0 {
			continue
		}
		if drawn++; drawn != i+1 || c > Finds {
			return fault("dug: no such cards")
		}
		if f := Find(c - 1); f != Rubble {
			kept += one(f)
		}
	}
	if d.region != last.region() || drawn != last.drawn() || kept.Len() != last.finds() {
		return fault("dug: is not the last dig of the notebook")
	}
	if !kept.within(p.finds[d.seat-1][d.region] + p.Gone(d.region)) {
		return fault("dug: the seat does not have what it found")
	}
	return nil
}

// mostSpent is more weeks than anybody can spend.
const mostSpent = 2000

// checkTime looks at the weeks: what everybody has took some, and cannot have taken more.
func (p *Public) checkTime(book *notebook) error {
	out := p.played(book)
	for seat := range p.everySeat() {
		hand := &book.hands[seat]
		least, most := 0, MostWeeks*int(out[excavation])
		for c := range Card(Cards) {
			n := p.Open(seat, c)
			if c.Kind().Action() {
				n = hand.Count(c)
				most += int(out[c]) * (c.Weeks() + int(cards[c].play))
			}
			cheapest := c.Weeks()
			if needs := c.Needs(); len(needs) > 0 {
				cheapest = int(needs[len(needs)-1].Weeks)
			}
			least += n * cheapest
			most += n * c.Weeks()
		}
		held, _ := hand.Len()
		spent := Regions*int(permitsOf[p.seats].each) + int(permitsOf[p.seats].general) - held
		if t := p.Time(seat); t < least+spent || t > most+MostWeeks*spent {
			return fault("players[%d].weeks: %d: want %d to %d", seat, t, least+spent, most+MostWeeks*spent)
		}
	}
	return nil
}

// checkKnown looks at who is said to know a pile: somebody has played a card for it.
func (p *Public) checkKnown(book *notebook) error {
	out := p.played(book)
	for r := range Region(Regions) {
		thieves, robbed := out[CardOf(Thief, r)], out[CardOf(Robbers, r)]
		switch {
		case p.saw[r]&^engine.AllSeats(p.Seats()) != 0 || p.saw[r].Len() > int(out[scholar]+thieves+robbed):
			return fault("saw[%v]: nobody can have looked through the pile", r)
		case p.bare[r] > onlyRubble || p.bare[r] != 0 && p.saw[r] == 0 || p.bare[r] == noArtefact && thieves == 0 || p.bare[r] == onlyRubble && robbed == 0:
			return fault("bare[%v]: nobody can have searched the pile", r)
		}
	}
	return nil
}

// checkStep looks at what is begun.
func (p *Public) checkStep(book *notebook) error {
	seat := p.Turn()
	if p.step == Choosing {
		if p.at != 0 || p.with != 0 {
			return fault("step: none is begun")
		}
		return nil
	}
	if p.step >= steps || seat < 0 {
		return fault("step: no such step")
	}
	ok := false
	switch p.step {
	case Digging:
		ok = p.at < Regions && p.with < uint8(permits) && p.Books(seat, Region(p.at)) > 0 && book.size[p.at] > 0 &&
			book.hands[seat].Pays(Region(p.at), Permit(p.with)) > 0
	case Searching:
		c := Card(p.with)
		ok = c >= thief && c < RowCards && c.Region() == Region(p.at) && p.played(book)[c] > 0 && p.saw[p.at].Has(seat)
	case Giving:
		ok = p.with == 0 && p.at < p.shownCount && Card(p.shown[p.at]).Kind() == Museum && p.steps(seat, Card(p.shown[p.at])) > 0
	}
	if !ok {
		return fault("step: it cannot have been begun")
	}
	return nil
}

// fault is what is wrong with a position.
func fault(format string, args ...any) error { return fmt.Errorf(format, args...) }
