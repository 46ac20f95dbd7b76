package tombraiders

import (
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
	s := new(State)
	err := doc.fill(s)
	if doc.View == nil {
		if err == nil {
			s.rng, err = engine.ParseChance(doc.Chance)
		}
		if err == nil {
			err = s.Check()
		}
		if err != nil {
			return nil, nil, fault("position: %w", err)
		}
		return s, nil, nil
	}
	v := &View{Public: s.Public, book: s.book, known: s.piles}
	if err == nil && doc.Chance != "" {
		err = fault("chance: a view has none")
	}
	if err == nil {
		v.viewer, err = engine.Viewer(doc.View, doc.Seats)
	}
	if err == nil {
		err = v.Check()
	}
	if err != nil {
		return nil, nil, fault("position: %w", err)
	}
	return nil, v, nil
}

// fill reads all but the viewer and the generator, and derives what the document does not
// tell: the deck is what is nowhere else. What is left to be found wrong is Check's.
func (doc *position) fill(s *State) error {
	var err error
	s.seats, s.options = uint8(doc.Seats), optionsOf(doc.Options)
	if s.first, err = engine.StartedBy(doc.Options); err != nil {
		return err
	}
	book := &doc.Notebook
	for _, list := range []struct {
		name      string
		len, want int
	}{
		{"players", len(doc.Players), doc.Seats}, {"notebook.hands", len(book.Hands), doc.Seats},
		{"professors", len(doc.Professors), Professors}, {"row", len(doc.Row), RowSpaces}, {"gone", len(doc.Gone), Regions},
		{"saw", len(doc.Saw), Regions}, {"bare", len(doc.Bare), Regions}, {"piles", len(doc.Piles), Regions},
		{"notebook.piles", len(book.Piles), Regions},
	} {
		if list.len != list.want {
			return fault("%s: want %d", list.name, list.want)
		}
	}
	out, err := countCards(doc.Played, excavation, RowCards)
	if err != nil {
		return fault("played: %w", err)
	}
	if err := doc.fillRegions(s); err != nil {
		return err
	}
	for seat := range doc.Players {
		if err := doc.fillPlayer(s, engine.Seat(seat)); err != nil {
			return fault("players[%d]: %w", seat, err)
		}
	}
	if err := doc.fillOpen(s); err != nil {
		return err
	}
	for c := range Card(Cards) {
		n := c.Number() - int(out[c]) - s.census(c, &s.book)
		if n < 0 {
			return fault("%v: there are more than %d", c, c.Number())
		}
		s.deck[c] = uint8(n)
		s.greens += uint8(n)
	}
	s.deckLen = s.greens
	for r := range s.unseen {
		n := s.unseen[r].Len() - int(s.book.size[r])
		if n < 0 {
			return fault("notebook.piles[%d]: more cards than the site has left", r)
		}
		s.deckLen += uint8(n)
	}
	if err := doc.fillNotes(&s.book); err != nil {
		return err
	}
	return doc.fillDug(s)
}

func (doc *position) fillRegions(s *State) error {
	for r := range Regions {
		s.unseen[r] = siteStock[r]
		gone, err := parseStock(doc.Gone[r], siteStock[r].Artefacts())
		if err != nil {
			return fault("gone[%d]: %w", r, err)
		}
		s.unseen[r] -= gone
		if s.piles[r], err = parseStock(doc.Piles[r], siteStock[r]); err != nil {
			return fault("piles[%d]: %w", r, err)
		}
		if s.saw[r], err = engine.ParseSeats("saw", doc.Saw[r], doc.Seats); err != nil {
			return err
		}
		for i, name := range bareNames {
			if doc.Bare[r] == name {
				s.bare[r] = uint8(i)
			}
		}
		if bareNames[s.bare[r]] != doc.Bare[r] {
			return fault("bare[%d]: want nothing, %q or %q", r, bareNames[noArtefact], bareNames[onlyRubble])
		}
		if n := doc.Notebook.Piles[r]; n < 0 || n > siteCards {
			return fault("notebook.piles[%d]: want 0 to %d", r, siteCards)
		}
		s.book.size[r] = uint8(doc.Notebook.Piles[r])
	}
	return nil
}

func (doc *position) fillPlayer(s *State, seat engine.Seat) error {
	player, hand := &doc.Players[seat], &doc.Notebook.Hands[seat]
	if player.Weeks < 0 || player.Weeks > mostSpent || player.Height < 0 || player.Height >= mostSeats {
		return fault("weeks or height out of range")
	}
	s.time[seat], s.height[seat] = uint16(player.Weeks), uint8(player.Height)
	own, err := countCards(player.Cards, 0, openCards)
	if err != nil {
		return fault("cards: %w", err)
	}
	copy(s.open[seat][:], own[:])
	won, err := countCards(player.Won, RowCards, Cards)
	if err != nil {
		return fault("won: %w", err)
	}
	for i, n := range won[RowCards:] {
		s.won[seat] |= uint16(n) << i
	}
	if len(player.Finds) != Regions {
		return fault("finds: want %d", Regions)
	}
	for r := range Regions {
		found, err := parseStock(player.Finds[r], s.unseen[r].Finds())
		if err != nil {
			return fault("finds[%d]: %w", r, err)
		}
		s.finds[seat][r] = found
		s.unseen[r] -= found
	}
	own, err = countCards(hand.Cards, excavation, RowCards)
	if err != nil {
		return fault("hand: %w", err)
	}
	copy(s.book.hands[seat].actions[:], own[excavation:])
	last := 0
	for i, name := range strings.Fields(hand.Permits) {
		n, err := engine.ParseName("permit", name, permitIDs)
		if err != nil {
			return fault("hand: %w", err)
		}
		if n < last || i > 2*len(permitIDs) {
			return fault("hand: permits out of order, or too many")
		}
		last = n
		s.book.hands[seat].permits[n]++
	}
	return nil
}

// fillOpen reads what lies on and beside the board, and what is begun.
func (doc *position) fillOpen(s *State) error {
	for i, holder := range doc.Professors {
		if holder < 0 || holder > doc.Seats {
			return fault("professors[%d]: want a seat, or 0", i)
		}
		s.professors[i] = uint8(holder)
	}
	for i, name := range doc.Row {
		if name == "" {
			continue
		}
		c, err := parseCard(name)
		if err != nil {
			return fault("row[%d]: %w", i, err)
		}
		s.row[i] = uint8(c) + 1
	}
	if len(doc.Shown) > Presentations {
		return fault("shown: more than %d", Presentations)
	}
	for i, name := range doc.Shown {
		c, err := parseCard(name)
		if err != nil {
			return fault("shown[%d]: %w", i, err)
		}
		s.shown[i] = uint8(c)
	}
	s.shownCount = uint8(len(doc.Shown))
	if doc.Step == nil {
		return nil
	}
	var err error
	switch begun := *doc.Step; begun {
	case stepDoc{Digging: begun.Digging, Permit: begun.Permit}:
		var r, permit int
		if r, err = engine.ParseName("region", begun.Digging, regionNames[:]); err == nil {
			permit, err = engine.ParseName("permit", begun.Permit, permitNames[:])
		}
		s.step, s.at, s.with = Digging, uint8(r), uint8(permit)
	case stepDoc{Searching: begun.Searching}:
		var c Card
		c, err = parseCard(begun.Searching)
		s.step, s.at, s.with = Searching, uint8(c.Region()), uint8(c)
	case stepDoc{Giving: begun.Giving}:
		for i, name := range doc.Shown {
			if name == begun.Giving {
				s.step, s.at = Giving, uint8(i)
			}
		}
		if s.step != Giving {
			err = fault("no such museum is shown")
		}
	default:
		err = fault("want digging with a permit, searching or giving")
	}
	if err != nil {
		return fault("step: %w", err)
	}
	return nil
}

func (doc *position) fillNotes(b *notebook) error {
	if len(doc.Notebook.Digs) > mostNotes {
		return fault("notebook.digs: more than %d", mostNotes)
	}
	for i, text := range doc.Notebook.Digs {
		name, rest, _ := strings.Cut(text, " ")
		r, err := engine.ParseName("region", name, regionNames[:])
		var numbers [3]int
		for j, word := range strings.Fields(rest) {
			if j < len(numbers) {
				numbers[j], _ = strconv.Atoi(word)
			}
		}
		n := noteOf(Region(r), max(numbers[0], 0), max(numbers[1], 0), max(numbers[2], 0))
		if err != nil || n.String() != text { // as well, if it is out of range
			return fault("notebook.digs[%d]: %.40q: want such as %q", i, text, noteOf(Egypt, 9, 4, 2).String())
		}
		b.add(n)
	}
	return nil
}

func (doc *position) fillDug(s *State) error {
	if doc.Dug == nil {
		return nil
	}
	r, err := engine.ParseName("region", doc.Dug.Region, regionNames[:])
	turned := strings.Fields(doc.Dug.Cards)
	if err != nil || doc.Dug.Seat < 1 || doc.Dug.Seat > doc.Seats || len(turned) < 1 || len(turned) > mostDrawn {
		return fault("dug: want a seat, a region and up to %d cards", mostDrawn)
	}
	s.dug.seat, s.dug.region = uint8(doc.Dug.Seat), Region(r)
	for i, name := range turned {
		f, err := parseFind(name)
		if err != nil {
			return fault("dug.cards: %w", err)
		}
		s.dug.cards[i] = uint8(f) + 1
	}
	return nil
}

// countCards counts a list of cards from one to before another, which is in order.
func countCards(names []string, from, to Card) (counts [Cards]uint8, err error) {
	last := from
	for i, name := range names {
		c, err := parseCard(name)
		if err != nil {
			return counts, err
		}
		if c < last || c >= to || counts[c] == cards[c].number {
			return counts, fault("[%d]: %v is out of place", i, c)
		}
		counts[c]++
		last = c
	}
	return counts, nil
}
