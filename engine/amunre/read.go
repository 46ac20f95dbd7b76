package amunre

import (
	"errors"
	"fmt"
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
			return nil, nil, fmt.Errorf("position: %w", err)
		}
		return nil, v, nil
	}
	s, err := doc.state()
	if err != nil {
		return nil, nil, fmt.Errorf("position: %w", err)
	}
	return s, nil, nil
}

func (doc *position) state() (*State, error) {
	s := new(State)
	if err := doc.fill(&s.Public, &s.book); err != nil {
		return nil, err
	}
	if err := doc.checkSecrets(&s.Public, doc.Seats); err != nil {
		return nil, err
	}
	s.deck = allCards
	take := func(cards Cards) error {
		if !cards.within(s.deck) {
			return errors.New("hands, discards, free: more power cards of a kind than there are")
		}
		s.deck -= cards
		return nil
	}
	if err := take(s.discards); err != nil {
		return nil, err
	}
	for seat := range s.everySeat() {
		if err := doc.readSecrets(&s.own[seat], int(seat)); err != nil {
			return nil, err
		}
		if err := take(s.own[seat].cards); err != nil {
			return nil, err
		}
	}
	for _, it := range doc.Provinces {
		pr, _ := parseProvince(it.Name)
		names := strings.Fields(it.Free)
		if len(names) != it.Cards || len(names) > mostFree || strings.Join(names, " ") != it.Free {
			return nil, fmt.Errorf("provinces: %v.free: want %d power cards", pr, it.Cards)
		}
		for i, text := range names {
			c, err := parseCard(text)
			if err != nil {
				return nil, fmt.Errorf("provinces: %v.free: %w", pr, err)
			}
			if err := take(one(c)); err != nil {
				return nil, err
			}
			s.free[pr][i] = uint8(c) + 1
		}
	}
	var err error
	if s.rng, err = engine.ParseChance(doc.Chance); err != nil {
		return nil, err
	}
	return s, s.Check()
}

func (doc *position) view() (*View, error) {
	v := new(View)
	if err := doc.fill(&v.Public, &v.book); err != nil {
		return nil, err
	}
	var err error
	if v.viewer, err = engine.Viewer(doc.View, doc.Seats); err != nil {
		return nil, err
	}
	if doc.Chance != "" {
		return nil, errors.New("chance: a view has none")
	}
	for _, it := range doc.Provinces {
		if it.Free != "" {
			return nil, errors.New("provinces: free: a view has none")
		}
	}
	hands := 1
	if v.viewer == engine.Spectator {
		hands = 0
	}
	if err := doc.checkSecrets(&v.Public, hands); err != nil {
		return nil, err
	}
	if hands > 0 {
		if err := doc.readSecrets(&v.own, 0); err != nil {
			return nil, err
		}
	}
	return v, v.Check()
}

// checkSecrets says whether the document has what that many seats alone know.
func (doc *position) checkSecrets(p *Public, seats int) error {
	for _, list := range []struct {
		name  string
		n     int
		there bool
	}{
		{"hands", len(doc.Hands), true},
		{"offering", len(doc.Offering), p.phase == Offering},
		{"dealt", len(doc.Dealt), p.advanced && p.provinceCards() > 0},
		{"chosen", len(doc.Chosen), p.phase == Turning},
	} {
		if err := wantList(list.name, list.n, seats, list.there); err != nil {
			return err
		}
	}
	return nil
}

func wantList(what string, n, want int, there bool) error {
	if !there {
		want = 0
	}
	if n != want {
		return fmt.Errorf("%s: want %d, not %d", what, want, n)
	}
	return nil
}

// readSecrets reads the i-th of each list of what seats alone know.
func (doc *position) readSecrets(o *secrets, i int) (err error) {
	if o.cards, err = parseCards(doc.Hands[i]); err != nil {
		return fmt.Errorf("hands[%d]: %w", i, err)
	}
	if len(doc.Offering) > 0 {
		it := &doc.Offering[i]
		if it.Offer < Steal || it.Offer > mostGold {
			return fmt.Errorf("offering[%d].offer: %d", i, it.Offer)
		}
		o.offer, o.laid = int16(it.Offer), it.Laid
		if o.cash, err = parseCards(it.Cash); err != nil {
			return fmt.Errorf("offering[%d].cash: %w", i, err)
		}
	}
	if len(doc.Dealt) > 0 {
		if o.dealt, err = parseProvinces(doc.Dealt[i]); err != nil {
			return fmt.Errorf("dealt[%d]: %w", i, err)
		}
	}
	if len(doc.Chosen) > 0 {
		if o.chosen, err = provinceOf(doc.Chosen[i]); err != nil {
			return fmt.Errorf("chosen[%d]: %w", i, err)
		}
	}
	return nil
}

// provinceOf is 1 + the province of that name, 0 for the empty one.
func provinceOf(s string) (uint8, error) {
	if s == "" {
		return 0, nil
	}
	return provinceByte(s, 1)
}

// bound is a number of the document and what it may be.
type bound struct {
	name          string
	value, lo, hi int
}

func within(bounds []bound) error {
	for _, n := range bounds {
		if n.value < n.lo || n.value > n.hi {
			return fmt.Errorf("%s: %d: want %d to %d", n.name, n.value, n.lo, n.hi)
		}
	}
	return nil
}

// fill reads what is public and what anyone knows who counts; what is left to be found
// wrong is Check's.
func (doc *position) fill(p *Public, book *purse) error {
	p.seats = uint8(doc.Seats)
	p.options(doc.Options)
	var err error
	if p.first, err = engine.StartedBy(doc.Options); err != nil {
		return err
	}
	phase, err := engine.ParseName("phase", doc.Phase, phaseNames[:])
	if err != nil {
		return fmt.Errorf("phase: %w", err)
	}
	p.phase = Phase(phase)
	if err := within([]bound{
		{"kingdom", doc.Kingdom, 1, Kingdoms},
		{"round", doc.Round, 1, Rounds},
		{"pharaoh", doc.Pharaoh, 1, doc.Seats},
		{"turn", doc.Turn, 0, doc.Seats},
		{"temple", doc.Temple, 0, len(bands) + 1},
		{"left", doc.Left, 0, mostBought},
		{"taken", doc.Taken, 0, 3},
		{"giftCards", doc.GiftCards, 0, 3},
	}); err != nil {
		return err
	}
	p.kingdom, p.round, p.temple = uint8(doc.Kingdom-1), uint8(doc.Round-1), uint8(doc.Temple)
	p.pharaoh, p.turn = engine.Seat(doc.Pharaoh-1), engine.Seat(doc.Turn-1)
	p.left, p.taken, p.giftCards = uint8(doc.Left), uint8(doc.Taken), uint8(doc.GiftCards)
	acts := p.phase == Acting || p.phase == Placing
	if acts != (doc.Step != "") {
		return errors.New("step: want one while acting or placing, else none")
	}
	if acts {
		step, err := engine.ParseName("step", doc.Step, stepNames[:])
		if err != nil {
			return fmt.Errorf("step: %w", err)
		}
		p.step = Step(step)
	}
	for _, read := range []func(*Public, *purse) error{
		doc.fillProvinces, doc.fillSets, doc.fillCards, doc.fillSeats, doc.fillAuction, doc.fillOffers,
	} {
		if err := read(p, book); err != nil {
			return err
		}
	}
	return nil
}

func (doc *position) fillProvinces(p *Public, _ *purse) error {
	listed := ProvinceSet(0)
	for _, it := range doc.Provinces {
		pr, err := parseProvince(it.Name)
		if err != nil {
			return fmt.Errorf("provinces: %w", err)
		}
		if listed>>pr != 0 {
			return fmt.Errorf("provinces: %v: not in order, or twice", pr)
		}
		listed |= 1 << pr
		if err := within([]bound{
			{"provinces: " + it.Name + ".owner", it.Owner, 0, doc.Seats},
			{"provinces: " + it.Name + ".pyramids", it.Pyramids, 0, mostLoadedPyrs},
			{"provinces: " + it.Name + ".bricks", it.Bricks, 0, BricksEach - 1},
			{"provinces: " + it.Name + ".farmers", it.Farmers, 0, lands[pr].Fields},
			{"provinces: " + it.Name + ".plain", it.Plain, 0, Rounds},
			{"provinces: " + it.Name + ".cards", it.Cards, 0, lands[pr].Cards},
		}); err != nil {
			return err
		}
		p.pyramids[pr], p.bricks[pr] = uint8(it.Pyramids), uint8(it.Bricks)
		p.farmers[pr], p.plain[pr], p.lying[pr] = uint8(it.Farmers), uint8(it.Plain), uint8(it.Cards)
		if it.Owner > 0 {
			p.owned[it.Owner-1] |= 1 << pr
		}
		switch {
		case it.Owner > 0 && it.Up:
			return fmt.Errorf("provinces: %v: it has an owner and is not up", pr)
		case it.Owner > 0 || it.Up:
			p.turned |= 1 << pr
		case p.kingdom == 0:
			return fmt.Errorf("provinces: %v: it was not turned up", pr)
		}
	}
	p.inPlay = allProvinces
	if p.kingdom > 0 {
		p.inPlay = listed
	}
	return nil
}

func (doc *position) fillSets(p *Public, book *purse) (err error) {
	for _, set := range []struct {
		name string
		list []int
		into *engine.SeatSet
	}{
		{"blockade", doc.Blockade, &p.blockade},
		{"outbid", doc.Outbid, &p.outbids},
		{"locked", doc.Locked, &p.locked},
		{"laid", doc.Laid, &p.laid},
		{"notebook.builders", doc.Notebook.Builders, &book.builders},
	} {
		if *set.into, err = engine.ParseSeats(set.name, set.list, doc.Seats); err != nil {
			return err
		}
	}
	if p.eight, err = provinceOf(doc.Eight); err != nil {
		return fmt.Errorf("eight: %w", err)
	}
	if p.more, err = provinceOf(doc.Increase); err != nil {
		return fmt.Errorf("increase: %w", err)
	}
	return nil
}

func (doc *position) fillCards(p *Public, _ *purse) (err error) {
	if p.discards, err = parseCards(doc.Discards); err != nil {
		return fmt.Errorf("discards: %w", err)
	}
	played, err := parseCards(doc.Played)
	if err != nil {
		return fmt.Errorf("played: %w", err)
	}
	if p.played = played.kinds(); p.played.once() != played {
		return errors.New("played: no two cards alike")
	}
	return nil
}

func (doc *position) fillSeats(p *Public, book *purse) error {
	if len(doc.Points) != doc.Seats || len(doc.Cards) != doc.Seats || len(doc.Notebook.Gold) != doc.Seats {
		return fmt.Errorf("points, cards, notebook.gold: want one for each of %d seats", doc.Seats)
	}
	for seat := range doc.Seats {
		for source, n := range [sources]int{
			doc.Points[seat].Pyramids, doc.Points[seat].Sets, doc.Points[seat].Banks, doc.Points[seat].Temples, doc.Points[seat].Cards,
			doc.Points[seat].Gold,
		} {
			if n < 0 || n > mostLoadedPoints {
				return fmt.Errorf("points[%d].%s: %d: want 0 to %d", seat, sourceNames[source], n, mostLoadedPoints)
			}
			p.points[seat][source] = int16(n)
		}
		if err := within([]bound{
			{fmt.Sprintf("cards[%d]", seat), doc.Cards[seat], 0, PowerCards},
			{fmt.Sprintf("notebook.gold[%d]", seat), doc.Notebook.Gold[seat], 0, mostLoadedGold},
		}); err != nil {
			return err
		}
		p.handSize[seat], book.gold[seat] = uint8(doc.Cards[seat]), int16(doc.Notebook.Gold[seat])
	}
	return nil
}

func (doc *position) fillAuction(p *Public, _ *purse) error {
	if err := wantList("stones", len(doc.Stones), doc.Seats, p.phase == Bidding); err != nil {
		return err
	}
	for seat, text := range doc.Stones {
		if text == "" {
			continue
		}
		m, err := Parse("bid " + text)
		if err != nil {
			return fmt.Errorf("stones[%d]: %w", seat, err)
		}
		p.at[seat], p.bid[seat] = m.A+1, m.B
	}
	if len(doc.Shown) > 0 {
		if err := wantList("shown", len(doc.Shown), doc.Seats, p.advanced); err != nil {
			return err
		}
	}
	for seat, text := range doc.Shown {
		var err error
		if p.shown[seat], err = provinceOf(text); err != nil {
			return fmt.Errorf("shown[%d]: %w", seat, err)
		}
	}
	return nil
}

func (doc *position) fillOffers(p *Public, _ *purse) error {
	n := len(doc.Offers)
	if n != 0 && n != doc.Seats || len(doc.Sold) != n {
		return fmt.Errorf("offers, sold: want one for each of %d seats, or none", doc.Seats)
	}
	if err := wantList("shift", len(doc.Shift), doc.Seats, p.laid != 0); err != nil {
		return err
	}
	for seat := range n {
		if err := within([]bound{{fmt.Sprintf("offers[%d]", seat), doc.Offers[seat], Steal, mostLoadedGold}}); err != nil {
			return err
		}
		p.offers[seat] = int16(doc.Offers[seat])
		var err error
		if p.sold[seat], err = parseCards(doc.Sold[seat]); err != nil {
			return fmt.Errorf("sold[%d]: %w", seat, err)
		}
	}
	for seat, by := range doc.Shift {
		if err := within([]bound{{fmt.Sprintf("shift[%d]", seat), by, -changeGold, changeGold}}); err != nil {
			return err
		}
		p.shift[seat] = int8(by)
	}
	return nil
}
