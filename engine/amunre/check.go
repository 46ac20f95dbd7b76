package amunre

import (
	"errors"
	"fmt"

	"sandglass/engine"
)

// Bounds that no game comes near. Positions are read up to the loaded ones; no round
// brings as much gold or as many pyramids as is then left to the others.
const (
	mostGold         = 2500
	mostLoadedGold   = 1000
	mostPyramids     = 250
	mostLoadedPyrs   = 30
	mostPoints       = 3000
	mostLoadedPoints = 500
)

// Check says whether the state is one that play can lead to, as far as a single
// position tells: counts, ranges, order of play. What passes can be played to its
// end.
func (s *State) Check() error {
	if err := s.checkPublic(&s.book); err != nil {
		return err
	}
	left := allCards
	take := func(where string, cards Cards) error {
		if !cards.within(left) {
			return fmt.Errorf("%s: more power cards of a kind than there are", where)
		}
		left -= cards
		return nil
	}
	if err := take("discards", s.discards); err != nil {
		return err
	}
	if err := take("deck", s.deck); err != nil {
		return err
	}
	for seat := range engine.Seat(mostSeats) {
		if err := s.checkOwn(seat, &s.own[seat], &s.book); err != nil {
			return err
		}
		if err := take(fmt.Sprintf("hands[%d]", seat), s.own[seat].cards); err != nil {
			return err
		}
	}
	for pr := range s.free {
		for i, c := range s.free[pr] {
			if (c != 0) != (i < int(s.lying[pr])) || c > uint8(CardKinds) {
				return fmt.Errorf("provinces: the free cards of %v", Province(pr))
			}
			if c == 0 {
				continue
			}
			if err := take("free", one(Card(c-1))); err != nil {
				return err
			}
		}
	}
	if left != 0 {
		return errors.New("deck: power cards are missing")
	}
	return s.checkDealt()
}

// checkDealt looks at the province cards of all hands.
func (s *State) checkDealt() error {
	if !s.advanced {
		return nil
	}
	all := s.turned
	for seat := range s.everySeat() {
		if s.own[seat].dealt&all != 0 {
			return fmt.Errorf("dealt[%d]: these province cards are elsewhere", seat)
		}
		all |= s.own[seat].dealt
	}
	if s.kingdom > 0 && all != s.inPlay {
		return errors.New("dealt: not what was turned up in the Old Kingdom")
	}
	return nil
}

// Check says whether the view is consistent, so that it can be determinized into
// states that pass their own Check.
func (v *View) Check() error {
	if err := v.checkPublic(&v.book); err != nil {
		return err
	}
	if !v.discards.within(allCards) || !v.own.cards.within(allCards-v.discards) {
		return errors.New("hands: more power cards of a kind than there are")
	}
	if v.viewer < 0 {
		if v.own != (secrets{}) {
			return errors.New("hands: a spectator has none")
		}
	} else if err := v.checkOwn(v.viewer, &v.own, &v.book); err != nil {
		return err
	}
	builders := v.discards.Count(MasterBuilder) + v.own.cards.Count(MasterBuilder)
	for seat := range v.everySeat() {
		if seat != v.viewer && v.book.builders.Has(seat) {
			builders++
		}
	}
	if builders > CardCount(MasterBuilder) {
		return errors.New("notebook: more Master Builders than there are")
	}
	return nil
}

// checkOwn looks at what a seat alone knows.
func (p *Public) checkOwn(seat engine.Seat, o *secrets, book *purse) error {
	if seat >= p.everySeat() {
		if *o != (secrets{}) {
			return fmt.Errorf("hands[%d]: nobody sits there", seat)
		}
		return nil
	}
	if !o.cards.within(allCards) || o.cards.Len() != int(p.handSize[seat]) {
		return fmt.Errorf("hands[%d]: want %d power cards", seat, p.handSize[seat])
	}
	if book.builders.Has(seat) && !o.cards.Has(MasterBuilder) {
		return fmt.Errorf("hands[%d]: the Master Builder of the start is missing", seat)
	}
	if p.phase != Offering && (o.cash != 0 || o.offer != 0 || o.laid) {
		return fmt.Errorf("offering[%d]: not while %v", seat, p.phase)
	}
	rest := o.cards
	if o.laid {
		if !rest.Has(ChangeOffering) {
			return fmt.Errorf("offering[%d].laid: the card is not in hand", seat)
		}
		rest -= one(ChangeOffering)
	}
	if !o.cash.within(rest) {
		return fmt.Errorf("offering[%d].cash: the cards are not in hand", seat)
	}
	gold := int(book.gold[seat]) + o.cash.Len()
	if p.phase == Offering && (o.offer != 0) != p.locked.Has(seat) || o.offer < 0 && o.offer != Steal || int(o.offer) > gold {
		return fmt.Errorf("offering[%d].offer: want 1 to %d, or %d, of just those who are locked", seat, gold, Steal)
	}
	want := 0
	if p.advanced {
		want = p.provinceCards()
	}
	if o.dealt.Len() != want || o.dealt&^p.inPlay != 0 || o.dealt&p.turned != 0 {
		return fmt.Errorf("dealt[%d]: want %d province cards that were not turned up", seat, want)
	}
	if (o.chosen != 0) != (p.phase == Turning && p.locked.Has(seat)) || o.chosen != 0 && (o.chosen > Provinces || !o.dealt.Has(Province(o.chosen-1))) {
		return fmt.Errorf("chosen[%d]: want one of the cards in hand of just those who are locked", seat)
	}
	return nil
}

func (p *Public) checkPublic(book *purse) error {
	if p.seats < leastSeats || p.seats > mostSeats {
		return fmt.Errorf("seats: %d", p.seats)
	}
	if p.phase >= phases || p.phase == Turning && !p.advanced {
		return fmt.Errorf("phase: %v without the advanced deal", p.phase)
	}
	if p.kingdom >= Kingdoms || p.round >= Rounds || p.first < 0 || p.first >= p.everySeat() || p.pharaoh < 0 || p.pharaoh >= p.everySeat() {
		return errors.New("kingdom, round, first or pharaoh: out of range")
	}
	if p.phase >= Scoring && p.round != Rounds-1 || p.phase == Over && p.kingdom != Kingdoms-1 || p.phase == Turning && p.round == Rounds-1 {
		return fmt.Errorf("round: not the one for %v", p.phase)
	}
	for _, check := range []func(*purse) error{
		p.checkSeats, p.checkTurn, p.checkProvinces, p.checkPieces, p.checkAuction, p.checkAction, p.checkOffers, p.checkGifts,
		p.checkHarvest, p.checkPoints, p.checkShown,
	} {
		if err := check(book); err != nil {
			return err
		}
	}
	return nil
}

// checkSeats looks at hands and gold.
func (p *Public) checkSeats(book *purse) error {
	for seat := range engine.Seat(mostSeats) {
		if seat >= p.everySeat() {
			if p.sold[seat] != 0 || p.owned[seat] != 0 || p.offers[seat] != 0 || p.points[seat] != [sources]int16{} || p.shift[seat] != 0 ||
				p.at[seat] != 0 || p.bid[seat] != 0 || p.shown[seat] != 0 || p.handSize[seat] != 0 || book.gold[seat] != 0 {
				return fmt.Errorf("seat %d: nobody sits there", seat+1)
			}
			continue
		}
		if book.gold[seat] < 0 || book.gold[seat] > mostGold {
			return fmt.Errorf("notebook.gold[%d]: %d: want 0 to %d", seat, book.gold[seat], mostGold)
		}
		if book.builders.Has(seat) && p.handSize[seat] == 0 || p.handSize[seat] > PowerCards {
			return fmt.Errorf("cards[%d]: %d", seat, p.handSize[seat])
		}
		if p.phase == Over && p.handSize[seat] != 0 {
			return fmt.Errorf("cards[%d]: all are sold at the end", seat)
		}
	}
	if book.builders&^engine.AllSeats(p.Seats()) != 0 {
		return errors.New("notebook.builders: nobody sits there")
	}
	if !p.discards.within(allCards) || p.DeckSize() < 0 {
		return errors.New("discards: more power cards than there are")
	}
	return nil
}

// checkTurn looks at who decides.
func (p *Public) checkTurn(*purse) error {
	all := engine.AllSeats(p.Seats())
	switch p.phase {
	case Turning, Offering:
		if p.turn != engine.Spectator || p.locked&^all != 0 || p.locked == all {
			return fmt.Errorf("turn, locked: several decide while %v, and somebody still must", p.phase)
		}
		return nil
	case Over:
		if p.turn != engine.Spectator {
			return errors.New("turn: the game is over")
		}
	default:
		if p.turn < 0 || p.turn >= p.everySeat() {
			return fmt.Errorf("turn: somebody decides while %v", p.phase)
		}
	}
	if p.locked != 0 {
		return fmt.Errorf("locked: not while %v", p.phase)
	}
	return nil
}

// checkProvinces looks at what was turned up and who owns it.
func (p *Public) checkProvinces(*purse) error {
	inPlay := Provinces
	if p.kingdom > 0 {
		inPlay = Rounds * p.Seats()
	}
	if p.inPlay.Len() != inPlay || p.inPlay&^allProvinces != 0 || p.turned&^p.inPlay != 0 {
		return fmt.Errorf("provinces: want %d in play", inPlay)
	}
	owned, turned := int(p.round), int(p.round)+1
	if p.phase == Turning {
		turned--
	} else if p.phase != Bidding {
		owned++
	}
	all := ProvinceSet(0)
	for seat := range p.everySeat() {
		if p.owned[seat].Len() != owned || p.owned[seat]&all != 0 || p.owned[seat]&^p.turned != 0 {
			return fmt.Errorf("provinces: seat %d has %d, not %d of its own", seat+1, p.owned[seat].Len(), owned)
		}
		all |= p.owned[seat]
	}
	if p.turned.Len() != turned*p.Seats() {
		return fmt.Errorf("provinces: %d are turned up, not %d", p.turned.Len(), turned*p.Seats())
	}
	return nil
}

// checkPieces looks at what stands in the provinces.
func (p *Public) checkPieces(*purse) error {
	up, owned := p.Up(), p.allOwned()
	for pr := range Province(Provinces) {
		if p.bricks[pr] >= BricksEach || p.pyramids[pr] > mostPyramids {
			return fmt.Errorf("provinces: %v: bricks or pyramids", pr)
		}
		built := p.bricks[pr] != 0 || p.pyramids[pr] != 0
		if built && !owned.Has(pr) && (p.kingdom == 0 || !p.inPlay.Has(pr)) {
			return fmt.Errorf("provinces: %v: nobody can have built there", pr)
		}
		if p.FreeFields(pr) < 0 {
			return fmt.Errorf("provinces: %v: more farmers than fields", pr)
		}
		if !owned.Has(pr) && (p.farmers[pr] != 0 || p.plain[pr] != 0) {
			return fmt.Errorf("provinces: %v: farmers of nobody", pr)
		}
		if int(p.lying[pr]) > lands[pr].Cards || p.lying[pr] != 0 && (p.phase != Bidding || !up.Has(pr)) {
			return fmt.Errorf("provinces: %v: free cards", pr)
		}
	}
	for seat := range p.everySeat() {
		n := 0
		for set := p.owned[seat]; set != 0; set &= set - 1 {
			n += int(p.plain[set.First()])
		}
		most := int(p.round) // of the rounds before
		if p.hasActed(seat) || p.acting(seat) && p.played.Has(FreeFarmer) {
			most++
		}
		if n > most {
			return fmt.Errorf("provinces: seat %d has %d Free Farmers, and can have %d", seat+1, n, most)
		}
		if p.acting(seat) && p.played.Has(FreeFarmer) && n == 0 {
			return errors.New("played: where is the Free Farmer")
		}
	}
	return nil
}

// acting says whether the seat is doing its actions.
func (p *Public) acting(seat engine.Seat) bool {
	return (p.phase == Acting || p.phase == Placing) && seat == p.turn
}

// hasActed says whether the seat has done its actions in this round.
func (p *Public) hasActed(seat engine.Seat) bool {
	if p.phase == Acting || p.phase == Placing {
		return p.OrderOf(seat) < p.OrderOf(p.turn)
	}
	return p.phase > Placing
}

// checkAuction looks at the bid stones.
func (p *Public) checkAuction(book *purse) error {
	all := engine.AllSeats(p.Seats())
	if (p.blockade|p.outbids)&^all != 0 {
		return errors.New("blockade, outbid: nobody sits there")
	}
	if p.phase != Bidding {
		if p.at != [mostSeats]uint8{} || p.bid != [mostSeats]uint8{} || p.blockade != 0 || p.outbids != 0 {
			return fmt.Errorf("stones: not while %v", p.phase)
		}
		return nil
	}
	up, placed := p.Up(), 0
	for seat := range p.everySeat() {
		if p.at[seat] == 0 {
			if p.bid[seat] != 0 || p.outbids.Has(seat) || p.blockade.Has(seat) && seat != p.turn {
				return fmt.Errorf("stones[%d]: no stone lies there", seat)
			}
			continue
		}
		placed++
		if p.at[seat] > Provinces || !up.Has(Province(p.at[seat]-1)) || p.bid[seat] >= BidSpaces {
			return fmt.Errorf("stones[%d]: it lies on no province that is up", seat)
		}
		if bidPrices[p.bid[seat]] > int(book.gold[seat]) {
			return fmt.Errorf("stones[%d]: the seat has too little gold", seat)
		}
		for other := range seat {
			if p.at[other] == p.at[seat] && p.bid[other] == p.bid[seat] {
				return fmt.Errorf("stones[%d]: two lie on one space", seat)
			}
		}
	}
	if placed < p.Seats() {
		for i := range p.Seats() {
			if (p.at[p.InOrder(i)] != 0) != (i < placed) {
				return errors.New("stones: the seats bid in order")
			}
		}
		if p.turn != p.InOrder(placed) {
			return errors.New("turn: another seat bids next")
		}
		if p.outbids != 0 {
			return errors.New("outbid: nobody bids a second time before all have bid")
		}
		return nil
	}
	if !p.Outbid(p.turn) {
		return errors.New("turn: the seat is not outbid")
	}
	return nil
}

// checkAction looks at how far the seat is that acts.
func (p *Public) checkAction(*purse) error {
	if p.phase != Acting && p.phase != Placing {
		if p.step != 0 || p.left != 0 {
			return fmt.Errorf("step, left: not while %v", p.phase)
		}
		return nil
	}
	if p.step >= steps || p.played&^(1<<FreeFarmer|1<<MasterBuilder) != 0 {
		return errors.New("step, played: not those of actions")
	}
	if p.played.Has(FreeFarmer) && p.step == StepCards || p.played.Has(MasterBuilder) && p.step < StepBricks {
		return fmt.Errorf("step: %v comes before what was played", p.step)
	}
	if (p.phase == Placing) != (p.left != 0) {
		return errors.New("left: what was bought is placed while placing")
	}
	if p.phase == Acting {
		return nil
	}
	_, room := p.room(p.turn)
	if p.step != StepFarmersBought && p.step != StepBricksBought || int(p.left) > min(room, mostBought) || p.forced(p.turn) {
		return fmt.Errorf("left: %d cannot be left to place", p.left)
	}
	return nil
}

// mostBought is more than can be bought of one kind with the gold of any game.
const mostBought = 70

// checkOffers looks at the last offering.
func (p *Public) checkOffers(*purse) error {
	if p.kingdom == 0 && p.round == 0 && p.phase <= Offering {
		if p.offers != [mostSeats]int16{} || p.shift != [mostSeats]int8{} || p.sold != [mostSeats]Cards{} || p.laid != 0 || p.temple != 0 {
			return errors.New("offers: there was no offering yet")
		}
		return nil
	}
	if p.laid&^engine.AllSeats(p.Seats()) != 0 {
		return errors.New("laid: nobody sits there")
	}
	sold, highest := Cards(0), int16(0)
	for seat := range p.everySeat() {
		if n := p.offers[seat]; n == 0 || n < 0 && n != Steal || n > mostGold {
			return fmt.Errorf("offers[%d]: %d: want gold, or %d", seat, n, Steal)
		}
		highest = max(highest, p.offers[seat])
		shifted := p.laid.Has(seat) && (p.phase != Changing || p.OrderOf(seat) < p.OrderOf(p.turn))
		if n := p.shift[seat]; (n != 0) != shifted || n != 0 && n != changeGold && n != -changeGold {
			return fmt.Errorf("shift[%d]: %d", seat, n)
		}
		if !p.sold[seat].within(allCards - sold) {
			return fmt.Errorf("sold[%d]: more power cards than there are", seat)
		}
		sold += p.sold[seat]
	}
	if (p.phase == Changing || p.phase == Over) && !sold.within(p.discards) {
		return errors.New("sold: the cards lie open")
	}
	if p.phase == Changing {
		early := p.kingdom == 0 && p.round == 0
		if !p.laid.Has(p.turn) || early != (p.temple == 0) || p.temple > uint8(len(bands)+1) {
			return errors.New("laid, temple: wrong while changing")
		}
		return nil
	}
	if int(p.temple) != Band(p.Total()) {
		return fmt.Errorf("temple: %d is not the space for a total of %d", p.temple, p.Total())
	}
	if p.phase != Giving && highest > 0 && p.offers[p.pharaoh] != highest {
		return errors.New("pharaoh: somebody has offered more")
	}
	return nil
}

func (p *Public) checkGifts(*purse) error {
	if p.phase != Giving {
		if p.taken != 0 || p.giftCards != 0 {
			return fmt.Errorf("taken: not while %v", p.phase)
		}
		return nil
	}
	rank, ok := p.Rank(p.turn)
	if !ok || int(p.taken) >= GiftsFor(rank) || p.giftCards > p.taken || int(p.giftCards) > p.available() {
		return errors.New("taken: the seat does not take gifts, or no more")
	}
	return nil
}

// checkHarvest looks at the cards of the seat that collects, or plays bonus cards.
func (p *Public) checkHarvest(*purse) error {
	for _, laid := range []struct {
		where uint8
		card  Card
	}{{p.eight, EightGold}, {p.more, HarvestIncrease}} {
		if (laid.where != 0) != (p.phase == Collecting && p.played.Has(laid.card)) {
			return fmt.Errorf("played: %v lies in a province just while collecting", laid.card)
		}
		if laid.where != 0 && (laid.where > Provinces || !p.owned[p.turn].Has(Province(laid.where-1))) {
			return fmt.Errorf("played: %v lies in no province of the seat", laid.card)
		}
	}
	may := CardSet(0)
	switch p.phase {
	case Acting, Placing:
		return nil // checkAction has looked
	case Collecting:
		may = 1<<EightGold | 1<<HarvestIncrease
	case Scoring:
		for c := FarmerBonus; c < CardKinds; c++ {
			if p.Earned(p.turn, c) {
				may |= 1 << c
			}
		}
	}
	if p.played&^may != 0 {
		return fmt.Errorf("played: not while %v, or not earned", p.phase)
	}
	return nil
}

// checkPoints looks at the points: none before the first scoring, those of the
// provinces at it.
func (p *Public) checkPoints(*purse) error {
	for seat := range p.everySeat() {
		points := &p.points[seat]
		for source, n := range points {
			if n < 0 || n > mostPoints {
				return fmt.Errorf("points[%d].%s: %d", seat, sourceNames[source], n)
			}
		}
		cards := 0
		if p.phase == Scoring && seat == p.turn {
			cards = bonusPoints * p.played.once().Len()
		}
		bonus := int(points[SourceCards])
		switch {
		case p.kingdom == 0 && p.phase < Scoring && *points != [sources]int16{}:
			return fmt.Errorf("points[%d]: there are none before the first scoring", seat)
		case points[SourceSets]%setPoints != 0 || points[SourceBanks]%bankPoints != 0 || bonus%bonusPoints != 0:
			return fmt.Errorf("points[%d]: sets, banks or cards are no multiples", seat)
		case p.phase != Over && points[SourceGold] != 0:
			return fmt.Errorf("points[%d]: gold counts at the end", seat)
		case bonus < cards:
			return fmt.Errorf("points[%d].cards: fewer than for what was played", seat)
		case p.phase != Scoring && p.phase != Over:
			continue
		}
		worth := p.Worth(seat)
		for source, n := range worth {
			if int(points[source]) < n || p.kingdom == 0 && int(points[source]) != n {
				return fmt.Errorf("points[%d].%s: want %d of this scoring", seat, sourceNames[source], n)
			}
		}
		if p.kingdom > 0 || p.phase != Scoring {
			continue
		}
		if late := p.OrderOf(seat) - p.OrderOf(p.turn); late > 0 && bonus != 0 || late == 0 && bonus != cards {
			return fmt.Errorf("points[%d].cards: the bonus cards are not played yet", seat)
		}
	}
	return nil
}

// checkShown looks at who turned up what, with the advanced deal.
func (p *Public) checkShown(*purse) error {
	if !p.advanced || p.phase == Turning && p.round == 0 {
		if p.shown != [mostSeats]uint8{} {
			return errors.New("shown: nobody has turned up a province")
		}
		return nil
	}
	var all ProvinceSet
	for seat := range p.everySeat() {
		if n := p.shown[seat]; n == 0 || n > Provinces || !p.turned.Has(Province(n-1)) || all.Has(Province(n-1)) {
			return fmt.Errorf("shown[%d]: want a province that was turned up, each once", seat)
		}
		all |= 1 << (p.shown[seat] - 1)
	}
	if p.phase == Bidding && all != p.Up() {
		return errors.New("shown: want the provinces that are up")
	}
	return nil
}
