package theben

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sandglass/engine"
)

// readPosition reads a state, or a view if the document names a viewer.
func readPosition(data []byte) (engine.State, engine.View, error) {
	var doc position
	if err := Game.DecodePosition(data, &doc); err != nil {
		return nil, nil, err
	}
	if doc.View != nil {
		v, err := doc.view()
		if err != nil {
			return nil, nil, fault("position: %w", err)
		}
		return nil, v, nil
	}
	s, err := doc.state()
	if err != nil {
		return nil, nil, fault("position: %w", err)
	}
	return s, nil, nil
}

func (doc *position) state() (*State, error) {
	s := new(State)
	if err := doc.fill(&s.Public); err != nil {
		return nil, err
	}
	if len(doc.Piles) != Regions {
		return nil, fault("piles: want %d", Regions)
	}
	var err error
	for r := range Region(Regions) {
		if s.piles[r], err = findsOf(doc.Piles[r], r); err != nil {
			return nil, fault("piles[%d]: %w", r, err)
		}
	}
	if s.rng, err = engine.ParseChance(doc.Chance); err != nil {
		return nil, err
	}
	return s, s.Check()
}

func (doc *position) view() (*View, error) {
	v := new(View)
	if err := doc.fill(&v.Public); err != nil {
		return nil, err
	}
	var err error
	if v.viewer, err = engine.Viewer(doc.View, doc.Seats); err != nil {
		return nil, err
	}
	if doc.Chance != "" || doc.Piles != nil {
		return nil, fault("chance, piles: a view has none")
	}
	return v, v.Check()
}

// fill reads what is public, and derives what the document does not tell: the deck
// is what is nowhere else. What is left to be found wrong is Check's.
func (doc *position) fill(p *Public) error {
	p.seats, p.rules, p.flying, p.dice = uint8(doc.Seats), optionsOf(doc.Options), doc.Fly, doc.Dice
	var err error
	if p.first, err = engine.StartedBy(doc.Options); err != nil {
		return err
	}
	if doc.Bound != "" {
		to, err := engine.ParseName("place", doc.Bound, placeNames[:])
		if err != nil {
			return fault("bound: %w", err)
		}
		p.bound = 1 + uint8(to)
	}
	if len(doc.Players) != doc.Seats {
		return fault("players: want %d", doc.Seats)
	}
	for seat := range doc.Players {
		if err := doc.Players[seat].fill(p, engine.Seat(seat)); err != nil {
			return fault("players[%d].%w", seat, err)
		}
	}
	if err := slotsOf(p.offers[:], doc.Offers); err != nil {
		return fault("offers%w", err)
	}
	if !p.With(Preview) {
		if doc.Upcoming != nil {
			return fault("upcoming: want the option preview")
		}
	} else if err := slotsOf(p.upcoming[:], doc.Upcoming); err != nil {
		return fault("upcoming%w", err)
	}
	if p.waiting, err = announcedOf(p.announced[:], doc.Announced); err != nil {
		return fault("announced%w", err)
	}
	if p.heldCount, err = announcedOf(p.held[:], doc.Held); err != nil {
		return fault("held%w", err)
	}
	if p.discards, err = cardsOf(doc.Discards); err != nil {
		return fault("discards%w", err)
	}
	if err := doc.fillDigs(p); err != nil {
		return err
	}
	p.deck = p.restOfCards()
	return nil
}

// restOfCards is the cards that are nowhere but in the deck.
func (p *Public) restOfCards() CardSet {
	rest := facts.all.without(p.discards)
	for _, cards := range p.cards {
		rest = rest.without(cards)
	}
	for _, slots := range [][]uint8{p.offers[:], p.upcoming[:]} {
		for _, c := range slots {
			if c != 0 {
				rest.remove(Card(c - 1))
			}
		}
	}
	for _, a := range p.announced[:p.waiting] {
		rest.remove(a.Card)
	}
	return rest
}

// fill reads a player; errors begin with the name of the field.
func (doc *playerDoc) fill(p *Public, seat engine.Seat) error {
	w, err := parseWeek(doc.Week)
	if err != nil {
		return fault("week: %w", err)
	}
	if doc.Height < 0 || doc.Height >= mostSeats {
		return fault("height: %d: want 0 to %d", doc.Height, mostSeats-1)
	}
	at, err := engine.ParseName("place", doc.Place, placeNames[:])
	if err != nil {
		return fault("place: %w", err)
	}
	p.time[seat], p.height[seat], p.place[seat] = w, uint8(doc.Height), Place(at)
	last := -1
	for i, name := range doc.Spent {
		r, err := parseRegion(name)
		if err != nil || int(r) <= last {
			return fault("spent[%d]: %.40q: want regions, each once, in the order of the map's", i, name)
		}
		last = int(r)
		p.spent[seat] |= 1 << r
	}
	if p.cards[seat], err = cardsOf(doc.Cards); err != nil {
		return fault("cards%w", err)
	}
	if len(doc.Finds) != Regions {
		return fault("finds: want a list for each of %d regions", Regions)
	}
	for r := range Region(Regions) {
		if p.finds[seat][r], err = findsOf(doc.Finds[r], r); err != nil {
			return fault("finds[%d]: %w", r, err)
		}
	}
	return nil
}

func (doc *position) fillDigs(p *Public) error {
	if len(doc.Digs) != Regions {
		return fault("digs: want a list for each of %d regions", Regions)
	}
	for r, digs := range doc.Digs {
		if len(digs) > mostDigs {
			return fault("digs[%d]: more than %d", r, mostDigs)
		}
		for i, text := range digs {
			d, err := parseDig(text)
			if err != nil {
				return fault("digs[%d][%d]: %w", r, i, err)
			}
			p.digs[r][i] = d
		}
	}
	if doc.Dug == nil {
		return nil
	}
	r, err := parseRegion(doc.Dug.Region)
	if err != nil {
		return fault("dug.region: %w", err)
	}
	if doc.Dug.Seat < 1 || doc.Dug.Seat > doc.Seats {
		return fault("dug.seat: %d: want 1 to %d", doc.Dug.Seat, doc.Seats)
	}
	if len(doc.Dug.Cards) > mostDrawn {
		return fault("dug.cards: more than %d", mostDrawn)
	}
	p.dug.seat, p.dug.region = int8(doc.Dug.Seat), r
	for i, name := range doc.Dug.Cards {
		p.dug.cards[i] = blankCard
		if name != blankName {
			f, err := parseFind(name, r)
			if err != nil {
				return fault("dug.cards[%d]: %w", i, err)
			}
			p.dug.cards[i] = 1 + uint8(f)
		}
	}
	return nil
}

// slotsOf reads the cards of slots; errors go on after the name of the field.
func slotsOf(slots []uint8, names []string) error {
	if len(names) != len(slots) {
		return fault(": want %d cards, %q for a gap", len(slots), "")
	}
	for i, name := range names {
		if name == "" {
			continue
		}
		c, err := parseCard(name)
		if err != nil {
			return fault("[%d]: %w", i, err)
		}
		slots[i] = 1 + uint8(c)
	}
	return nil
}

// cardsOf reads a set of cards, in the order of their numbers.
func cardsOf(names []string) (set CardSet, err error) {
	last := -1
	for i, name := range names {
		c, err := parseCard(name)
		if err != nil {
			return set, fault("[%d]: %w", i, err)
		}
		if int(c) <= last {
			return set, fault("[%d]: %v is there twice, or not in order", i, c)
		}
		last = int(c)
		set.add(c)
	}
	return set, nil
}

func announcedOf(list []Announced, docs []weekDoc) (uint8, error) {
	if len(docs) > len(list) {
		return 0, fault(": more than %d", len(list))
	}
	for i, doc := range docs {
		c, err := parseCard(doc.Card)
		if err != nil {
			return 0, fault("[%d].card: %w", i, err)
		}
		w, err := parseWeek(doc.Week)
		if err != nil {
			return 0, fault("[%d].week: %w", i, err)
		}
		list[i] = Announced{c, w}
	}
	return uint8(len(docs)), nil
}

// findsOf reads a set of finds, in their order.
func findsOf(names []string, r Region) (set FindSet, err error) {
	last := -1
	for _, name := range names {
		f, err := parseFind(name, r)
		if err != nil {
			return 0, err
		}
		if int(f) <= last {
			return 0, fault("%q is there twice, or not in order", name)
		}
		last = int(f)
		set |= 1 << f
	}
	return set, nil
}

func parseFind(s string, r Region) (Find, error) {
	if i := slices.Index(facts.finds[r][:], s); i >= 0 {
		return Find(i), nil
	}
	return 0, fault("no find %.40q of %v: want one such as %q", s, r, facts.finds[r][0])
}

//go:noinline
func parseRegion(s string) (Region, error) {
	i, err := engine.ParseName("region", s, placeNames[InGreece:])
	return Region(i), err
}

// parseWeek reads such as "1900.17", no later than the end.
func parseWeek(s string) (Week, error) {
	year, week, _ := strings.Cut(s, ".")
	y, errY := strconv.Atoi(year)
	n, errN := strconv.Atoi(week)
	at := weeksOfAYear*(y-firstYear) + n - 1
	if errY != nil || errN != nil || y < firstYear || y > firstYear+years || n < 1 || n > weeksOfAYear || at > int(End) || Week(at).String() != s {
		return 0, fault("no week %.40q: want one such as 1900.17, up to %v", s, End)
	}
	return Week(at), nil
}

// parseDig reads such as "2/5", two finds among five cards.
func parseDig(s string) (Dig, error) {
	for drawn := 1; drawn <= mostDrawn; drawn++ {
		for finds := range drawn + 1 {
			if fmt.Sprintf("%d/%d", finds, drawn) == s {
				return digOf(drawn, finds), nil
			}
		}
	}
	return 0, fault("no dig %.40q: want finds and cards drawn such as 2/5", s)
}
