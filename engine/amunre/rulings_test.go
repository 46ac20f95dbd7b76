package amunre

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest/ruletest"
)

// What the rules' text leaves open, and how it is settled.

func TestTheSetUp(t *testing.T) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		s := newGame(t, engine.Setup{Seats: seats, Seed: 3, Options: ruletest.Options("first", "2")})
		want(t, "Pharaoh", s.Pharaoh(), 1)
		wantTurn(t, s, Bidding, 1)
		want(t, "provinces up", s.Up().Len(), seats)
		for seat := range s.everySeat() {
			want(t, "gold", s.book.gold[seat], 20)
			want(t, "hand", handOf(s, seat), "master-builder")
		}
		want(t, "cards of the box", s.deck.Len()+seats+lyingOn(s), PowerCards)
		want(t, "deck as others see it", s.DeckSize(), s.deck.Len())
	}
}

func lyingOn(s *State) int {
	n := 0
	for _, k := range s.lying {
		n += int(k)
	}
	return n
}

func TestThirtyNineCardsTwoOfTheBankOfTheNile(t *testing.T) {
	want(t, "cards", allCards.Len(), PowerCards)
	want(t, "Bank of the Nile", CardCount(NileBonus), 2)
}

func TestProvincesSplitAsTheBoardDoes(t *testing.T) {
	east, upper, nile, four := 0, 0, 0, 0
	for pr := range Province(Provinces) {
		land := pr.Land()
		east, upper, nile = east+flag(land.East), upper+flag(land.Upper), nile+flag(land.Nile)
		four += flag(land.Limit == 4)
	}
	want(t, "east", east, 7)
	want(t, "upper", upper, 8)
	want(t, "on the Nile", nile, 8)
	want(t, "limits of four", four, 1)
}

// Auction.

func TestABidMustBeAffordable(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	s.book.gold[0] = 5
	refuse(t, s, 0, "bid abydos 6", RuleGold)
	must(t, s, 0, "bid abydos 3")
}

// Power cards count only after they are sold.
func TestCardsPayABidOnlyWhenSold(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	s.book.gold[0] = 5
	deal(t, s, 0, HarvestIncrease)
	refuse(t, s, 0, "bid abydos 6", RuleGold)
	ev := must(t, s, 0, "sell harvest-increase")
	want(t, "sale told", ofKind(ev, EventGold)[0].B, 6)
	must(t, s, 0, "bid abydos 6")
}

func TestPaymentComesBeforeTheProvincesGold(t *testing.T) {
	s := auction(t, Dakhla, Abydos, Sawu)
	s.book.gold[0] = 5
	refuse(t, s, 0, "bid dakhla 6", RuleGold) // although 12 gold lies there
}

func TestABidIsHigherThanTheHighestStone(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	must(t, s, 0, "bid abydos 3")
	refuse(t, s, 1, "bid abydos 3", RuleHigher)
	refuse(t, s, 1, "bid abydos 1", RuleHigher)
	must(t, s, 1, "bid abydos 6")
}

func TestAnOutbidStoneGoesToAnotherProvinceAndMayComeBack(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	must(t, s, 0, "bid abydos 0")
	must(t, s, 1, "bid abydos 1")
	must(t, s, 2, "bid sawu 0")
	refuse(t, s, 0, "bid abydos 3", RuleAnother)
	must(t, s, 0, "bid sawu 1")
	must(t, s, 2, "bid abydos 3")
	must(t, s, 1, "bid sawu 3")
	wantTurn(t, s, Bidding, 0)
	must(t, s, 0, "bid abydos 6") // lost nothing there this time
	must(t, s, 2, "bid baharya 0")
	wantTurn(t, s, Acting, 0)
	wantGold(t, s, 14, 17, 20)
}

func TestTheTurnGoesOnClockwiseFromTheLastBidder(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu, Edfu)
	must(t, s, 0, "bid abydos 0")
	must(t, s, 1, "bid baharya 0")
	must(t, s, 2, "bid abydos 1")
	must(t, s, 3, "bid baharya 1")
	wantTurn(t, s, Bidding, 0)
	must(t, s, 0, "bid baharya 3")
	wantTurn(t, s, Bidding, 1) // although 3 was outbid last
	must(t, s, 1, "bid edfu 0")
	wantTurn(t, s, Bidding, 3)
	must(t, s, 3, "bid sawu 0")
	wantTurn(t, s, Acting, 0)
}

func TestBidBlockadeAsksForTwoSpaces(t *testing.T) {
	for _, c := range []struct {
		own, refused, allowed string
	}{{"0", "1", "3"}, {"21", "28", "36"}, {"28", "36", ""}, {"36", "", ""}} {
		s := auction(t, Baharya, Abydos, Sawu)
		s.book.gold[0], s.book.gold[1] = 99, 99
		deal(t, s, 0, BidBlockade)
		must(t, s, 0, "play bid-blockade", "bid abydos "+c.own)
		if c.refused != "" {
			refuse(t, s, 1, "bid abydos "+c.refused, RuleHigher)
		}
		if c.allowed == "" {
			want(t, "lowest bid", s.LowestBid(Abydos), BidSpaces)
			continue
		}
		must(t, s, 1, "bid abydos "+c.allowed)
	}
}

func TestBidBlockadeMovesWithTheStoneAndDoesNotBindItsOwner(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	deal(t, s, 0, BidBlockade)
	deal(t, s, 2, OutbidCard)
	must(t, s, 0, "play bid-blockade", "bid abydos 0")
	must(t, s, 1, "bid abydos 3")
	must(t, s, 2, "bid baharya 0")
	must(t, s, 0, "bid baharya 1") // one space above another's stone
	want(t, "lowest bid above the blockade", s.LowestBid(Baharya), 3)
	refuse(t, s, 2, "outbid baharya 3", RuleHigher) // Outbid goes two spaces above as well
	must(t, s, 2, "outbid baharya 6")
	want(t, "lowest bid where the blockade is not highest", s.LowestBid(Baharya), 4)
	must(t, s, 0, "bid sawu 0")
	wantTurn(t, s, Acting, 0)
	want(t, "blockades after the auction", s.Blockades(), 0)
}

func TestBidBlockadeIsPlayedBeforeTheBidAndOnce(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	deal(t, s, 0, BidBlockade, BidBlockade)
	must(t, s, 0, "play bid-blockade")
	refuse(t, s, 0, "play bid-blockade", RuleTwice)
	wantTurn(t, s, Bidding, 0)
}

func TestSeveralMayPlayTheSameCard(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	deal(t, s, 0, BidBlockade)
	deal(t, s, 1, BidBlockade)
	must(t, s, 0, "play bid-blockade", "bid abydos 0")
	must(t, s, 1, "play bid-blockade", "bid sawu 0")
	want(t, "blockades", s.Blockades(), 0b011)
}

func TestOutbidStaysOnTheProvinceHigherAndOnce(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	deal(t, s, 0, OutbidCard, OutbidCard)
	refuse(t, s, 0, "outbid abydos 0", RuleNotOutbid)
	must(t, s, 0, "bid abydos 0")
	must(t, s, 1, "bid abydos 1")
	must(t, s, 2, "bid sawu 0")
	refuse(t, s, 0, "outbid sawu 1", RuleNotOutbid)
	refuse(t, s, 0, "outbid abydos 1", RuleHigher)
	refuse(t, s, 0, "play outbid", RulePhase) // it is played with its bid
	must(t, s, 0, "outbid abydos 3")
	must(t, s, 1, "bid sawu 1")
	must(t, s, 2, "bid abydos 6")
	refuse(t, s, 0, "outbid abydos 10", RuleTwice)
	must(t, s, 0, "bid baharya 0")
	wantTurn(t, s, Acting, 0)
}

func TestWhoCannotOverbidFindsAFreeProvince(t *testing.T) {
	s := auction(t, Baharya, Abydos, Sawu)
	s.book.gold[2] = 0
	must(t, s, 0, "bid abydos 0")
	must(t, s, 1, "bid sawu 0")
	if got := list(s, 2); !slices.Equal(got, []string{"bid baharya 0"}) {
		t.Fatalf("seat 3 may %q", got)
	}
}

func TestFreeCardsAreHiddenUntilTaken(t *testing.T) {
	s := auction(t, Thebes, Abydos, Sawu)
	want(t, "free cards", s.Lying(Thebes), 2)
	must(t, s, 0, "bid thebes 0")
	must(t, s, 1, "bid abydos 0")
	ev := must(t, s, 2, "bid sawu 0")
	want(t, "hand", s.HandSize(0), 2)
	want(t, "free cards left", s.Lying(Thebes), 0)
	for _, e := range ofKind(ev, EventCard) {
		if e.Seen(1) || e.Seen(engine.Spectator) || !e.Seen(0) {
			t.Errorf("the card %v is seen by the wrong ones", Card(e.A))
		}
	}
}

// Two bricks left and two free ones are a pyramid and a brick.
func TestBricksOfTheOldKingdomCountWithFreeOnes(t *testing.T) {
	s := auction(t, Memphis, Abydos, Sawu)
	s.kingdom = 1
	s.inPlay = s.turned | 1<<Buto | 1<<Damanhur | 1<<Baharya | 1<<Mendes | 1<<Avaris | 1<<Amarna
	s.bricks[Memphis], s.pyramids[Memphis] = 2, 1
	s.offers, s.temple = [mostSeats]int16{1, 1, 1}, 2
	check(t, s)
	want(t, "bricks that are to be had", s.Bricks(Memphis), 4)
	must(t, s, 0, "bid memphis 0")
	must(t, s, 1, "bid abydos 0")
	must(t, s, 2, "bid sawu 0")
	want(t, "pyramids", s.Pyramids(Memphis), 2)
	want(t, "bricks", s.Bricks(Memphis), 1)
}

// Actions.

func acting(t testing.TB) *State {
	return table(t, Acting, []Province{Memphis, Mendes}, []Province{Buto, Abu}, []Province{Edfu, Sawu})
}

func TestCardsThenFarmersThenBricksEachOnce(t *testing.T) {
	s := acting(t)
	must(t, s, 0, "buy cards 1")
	refuse(t, s, 0, "buy cards 1", RuleBought)
	must(t, s, 0, "buy farmers 1", "put memphis")
	refuse(t, s, 0, "buy cards 1", RuleBought)
	refuse(t, s, 0, "buy farmers 1", RuleBought)
	must(t, s, 0, "buy bricks 1", "put memphis")
	refuse(t, s, 0, "buy bricks 1", RuleBought)
	must(t, s, 0, "done")
	wantTurn(t, s, Acting, 1)
}

func TestActionsMayBeLeftOut(t *testing.T) {
	s := acting(t)
	must(t, s, 0, "buy bricks 1", "put mendes")
	refuse(t, s, 0, "buy farmers 1", RuleBought)
	s = acting(t)
	must(t, s, 0, "done")
	wantTurn(t, s, Acting, 1)
}

func TestCardsJustBoughtMayBePlayedAtOnce(t *testing.T) {
	s := acting(t)
	s.bricks[Mendes] = 2
	// Let the deck hold nothing but the one Master Builder.
	s.discards, s.deck = s.deck-one(MasterBuilder), one(MasterBuilder)
	must(t, s, 0, "buy cards 1", "play master-builder mendes")
	want(t, "pyramids", s.Pyramids(Mendes), 1)
}

func TestFreeFarmerBelongsToFarmersAndMasterBuilderToBricks(t *testing.T) {
	s := acting(t)
	deal(t, s, 0, FreeFarmer, MasterBuilder)
	s.bricks[Memphis] = 2
	must(t, s, 0, "play free-farmer mendes")
	refuse(t, s, 0, "buy cards 1", RuleBought)
	must(t, s, 0, "buy farmers 1", "put mendes", "play master-builder memphis")
	want(t, "farmers", s.Harvesters(Mendes), 2)
	must(t, s, 0, "buy bricks 1", "put memphis") // before bricks are bought, or after

	s = acting(t)
	deal(t, s, 0, FreeFarmer, MasterBuilder)
	must(t, s, 0, "buy bricks 2", "put memphis", "put memphis")
	refuse(t, s, 0, "play free-farmer mendes", RuleBought)
	must(t, s, 0, "play master-builder memphis")

	s = acting(t)
	deal(t, s, 0, FreeFarmer, MasterBuilder)
	s.bricks[Memphis] = 2
	must(t, s, 0, "play master-builder memphis")
	refuse(t, s, 0, "play free-farmer mendes", RuleBought)
	refuse(t, s, 0, "buy farmers 1", RuleBought)
	must(t, s, 0, "buy bricks 1", "put memphis")
}

func TestMasterBuilderNeedsTwoBricksOfAProvince(t *testing.T) {
	s := acting(t)
	deal(t, s, 0, MasterBuilder)
	s.bricks[Memphis], s.bricks[Mendes], s.bricks[Buto] = 1, 1, 2
	refuse(t, s, 0, "play master-builder memphis", RuleBricks)
	refuse(t, s, 0, "play master-builder buto", RuleOwn)
}

func TestFreeFarmerStandsOnPlainLand(t *testing.T) {
	s := acting(t)
	deal(t, s, 0, FreeFarmer)
	s.farmers[Memphis], s.farmers[Mendes] = 3, 6
	refuse(t, s, 0, "buy farmers 1", RuleFields)
	must(t, s, 0, "play free-farmer memphis")
	want(t, "farmers", s.Harvesters(Memphis), 4)
}

func TestNobodyBuysMoreFarmersThanFit(t *testing.T) {
	s := acting(t)
	s.farmers[Mendes] = 6
	s.book.gold[0] = 99
	refuse(t, s, 0, "buy farmers 4", RuleFields)
	must(t, s, 0, "buy farmers 3") // they fit in one way
	want(t, "farmers", s.Farmers(Memphis), 3)
	wantTurn(t, s, Acting, 0)
}

func TestStonesAndPyramidsNeverRunOut(t *testing.T) {
	s := table(t, Acting, []Province{Memphis}, []Province{Buto}, []Province{Edfu})
	s.book.gold[0] = 900
	must(t, s, 0, "buy bricks 40") // the box has 15, and 45 pyramids
	want(t, "pyramids", s.Pyramids(Memphis), 13)
	must(t, s, 0, "done")
}

func TestABuyerHasTheGold(t *testing.T) {
	s := acting(t)
	refuse(t, s, 0, "buy bricks 6", RuleGold)
	must(t, s, 0, "buy bricks 5", "put memphis", "put memphis", "put memphis", "put memphis", "put memphis")
	want(t, "pyramids", s.Pyramids(Memphis), 1)
	want(t, "bricks", s.Bricks(Memphis), 2)
}

func TestOpenCardsAreShuffledWhenTheDeckIsEmpty(t *testing.T) {
	s := acting(t)
	s.discards, s.deck = s.deck-one(FarmerBonus)*2, one(FarmerBonus)*2
	ev := must(t, s, 0, "buy cards 3")
	want(t, "cards", s.own[0].cards.Count(FarmerBonus), 2)
	want(t, "shuffled", ofKind(ev, EventShuffled)[0].A, PowerCards-2)
	want(t, "open cards", s.discards, 0)
}

func TestNoCardIsToBeHadWhenNoneIsLeft(t *testing.T) {
	s := acting(t)
	deal(t, s, 2, everyCard(s.deck-one(EightGold))...)
	refuse(t, s, 0, "buy cards 2", RuleNoDeck)
	must(t, s, 0, "buy cards 1")

	s = table(t, Offering, []Province{Memphis}, []Province{Buto}, []Province{Edfu})
	deal(t, s, 2, everyCard(s.deck-one(EightGold))...)
	offerings(t, s, 9, 4, Steal)
	must(t, s, 0, "gift card")
	refuse(t, s, 0, "gift card", RuleNoDeck)
}

func everyCard(cs Cards) (all []Card) {
	for ; cs != 0; cs -= one(cs.kinds().First()) {
		all = append(all, cs.kinds().First())
	}
	return all
}

func TestAFreeCardStaysAwayWhenNoneIsLeft(t *testing.T) {
	s := bare(t, 3)
	deck := s.deck
	s.deck = one(Card(EightGold))
	s.own[2].cards, s.handSize[2] = deck-s.deck, uint8((deck - s.deck).Len())
	for _, pr := range []Province{Thebes, Buto, Sawu} {
		s.turnUp(engine.Spectator, pr, nil)
	}
	s.startAuction()
	check(t, s)
	want(t, "cards on Thebes", s.Lying(Thebes), 1)
	want(t, "cards on Buto", s.Lying(Buto), 0)
}

func TestWhoHasNothingIsPassedOver(t *testing.T) {
	s := acting(t)
	s.book.gold[1] = 0
	must(t, s, 0, "done")
	wantTurn(t, s, Acting, 2)
}

// Offerings.

func offering(t testing.TB) *State {
	return table(t, Offering, []Province{Memphis}, []Province{Buto}, []Province{Edfu}, []Province{Mendes})
}

func TestAnOfferingIsOneGoldOrMoreOrTheThiefAlone(t *testing.T) {
	s := offering(t)
	s.book.gold[0], s.book.gold[1] = 5, 0
	refuse(t, s, 0, "offer 0", RuleNoMove)
	refuse(t, s, 0, "offer 6", RuleGold)
	if got := list(s, 1); !slices.Equal(got, []string{"steal"}) {
		t.Fatalf("without gold seat 2 may %q", got)
	}
	must(t, s, 0, "offer 5")
	refuse(t, s, 0, "steal", RuleLocked)
}

func TestOfferingsAreSecretUntilAllAreMade(t *testing.T) {
	s := offering(t)
	ev := must(t, s, 1, "offer 7")
	for _, e := range ev {
		if e.Seen(0) && e.Kind != EventLocked {
			t.Errorf("seat 1 sees %s", eventNames[e.Kind])
		}
	}
	want(t, "offer that others see", s.View(0).(*View).Offer(1), 0)
	mine, _ := s.View(1).(*View).MyOffer()
	want(t, "own offer", mine, 7)
	must(t, s, 0, "offer 1")
	must(t, s, 2, "steal")
	ev = must(t, s, 3, "offer 2")
	want(t, "offers shown", len(ofKind(ev, EventShown)), 4)
	if !ev.Reveals() {
		t.Error("the offerings are shown without a reveal")
	}
}

func TestCardsSoldForAnOfferingAreShownWithIt(t *testing.T) {
	s := offering(t)
	deal(t, s, 0, FreeFarmer, FreeFarmer, EightGold)
	s.book.gold[0] = 3
	refuse(t, s, 0, "sell free-farmer", RuleKind)
	ev := must(t, s, 0, "cash free-farmer", "cash eight-gold")
	for _, e := range ev {
		if e.Seen(1) {
			t.Errorf("seat 2 sees %s", eventNames[e.Kind])
		}
	}
	want(t, "cards that others count", s.HandSize(0), 3)
	refuse(t, s, 0, "offer 6", RuleGold)
	must(t, s, 0, "offer 5")
	ev = offeringsFrom(t, s, 1, 1, 1, Steal)
	want(t, "sales told", len(ofKind(ev, EventSold)), 2)
	want(t, "hand", handOf(s, 0), "free-farmer")
	want(t, "gold", s.book.gold[0], 0)
	want(t, "sold", s.Sold(0), CardsOf(FreeFarmer, EightGold))
}

// offeringsFrom makes the offerings of the seats from one on.
func offeringsFrom(t testing.TB, s *State, from engine.Seat, gold ...int) engine.Events {
	t.Helper()
	var ev engine.Events
	for i, n := range gold {
		text := Format(Offer(n))
		if n == Steal {
			text = "steal"
		}
		ev = append(ev, must(t, s, from+engine.Seat(i), text)...)
	}
	return ev
}

func TestChangeTheOfferingChangesTheTotalOnly(t *testing.T) {
	s := offering(t)
	deal(t, s, 0, ChangeOffering)
	deal(t, s, 2, ChangeOffering, ChangeOffering)
	must(t, s, 2, "lay")
	refuse(t, s, 2, "lay", RuleTwice)
	must(t, s, 2, "steal") // also with the -3
	must(t, s, 0, "lay", "offer 3")
	must(t, s, 1, "offer 4")
	must(t, s, 3, "steal")
	want(t, "temple while the total changes", s.Temple(), 0)
	wantTurn(t, s, Changing, 0) // clockwise from the Pharaoh
	want(t, "total", s.Total(), 1)
	if got := list(s, 0); !slices.Equal(got, []string{"raise", "lower"}) {
		t.Fatalf("seat 1 may %q", got)
	}
	must(t, s, 0, "raise")
	wantTurn(t, s, Changing, 2)
	must(t, s, 2, "sell change-offering", "lower")
	want(t, "total", s.Total(), 1)
	want(t, "temple", s.Temple(), 1)
	wantTurn(t, s, Giving, 1) // 4 is still more than 3
	want(t, "offer", s.Offer(0), 3)
}

func TestTheTotalMayBeNegative(t *testing.T) {
	s := offering(t)
	offerings(t, s, Steal, Steal, Steal, 1)
	want(t, "total", s.Total(), -8)
	want(t, "temple", s.Temple(), 1)
}

func TestBandsOfTheTotal(t *testing.T) {
	for total, space := range map[int]int{-12: 1, 0: 1, 2: 1, 3: 2, 12: 2, 13: 3, 22: 3, 23: 4, 99: 4} {
		if got := Band(total); got != space {
			t.Errorf("a total of %d: space %d, want %d", total, got, space)
		}
	}
}

func TestTheThiefGetsThreeGoldAndNoGift(t *testing.T) {
	s := offering(t)
	offerings(t, s, 1, Steal, 1, Steal)
	wantGold(t, s, 19, 23, 19, 23)
	must(t, s, 0, "gift brick memphis", "gift brick memphis", "gift brick memphis")
	must(t, s, 2, "gift brick edfu", "gift brick edfu")
	want(t, "phase after two have taken theirs", s.Phase(), Bidding)
}

func TestASingleOffererGetsThreeGifts(t *testing.T) {
	s := offering(t)
	offerings(t, s, Steal, Steal, 1, Steal)
	wantTurn(t, s, Giving, 2)
	_, _, all := s.Gifts()
	want(t, "gifts", all, 3)
	must(t, s, 2, "gift brick edfu", "gift brick edfu", "gift brick edfu")
	want(t, "Pharaoh", s.Pharaoh(), 2)
	want(t, "pyramids", s.Pyramids(Edfu), 1) // three bricks are a pyramid at once
}

func TestTiesGoClockwiseFromTheOldPharaoh(t *testing.T) {
	s := offering(t)
	s.pharaoh = 2
	s.offers = [mostSeats]int16{}
	offerings(t, s, 5, 5, 4, 5)
	for seat, rank := range []int{1, 2, 3, 0} {
		got, _ := s.Rank(engine.Seat(seat))
		want(t, "rank", got, rank)
	}
	must(t, s, 3, "gift brick mendes", "gift brick mendes", "gift brick mendes")
	want(t, "Pharaoh while gifts are taken", s.Pharaoh(), 2)
	must(t, s, 0, "gift card", "gift card")
	must(t, s, 1, "gift card")
	ev := must(t, s, 2, "gift card")
	want(t, "new Pharaoh", s.Pharaoh(), 3)
	want(t, "Pharaoh told", len(ofKind(ev, EventPharaoh)), 1)
	wantTurn(t, s, Collecting, 0) // from seat 4 on, who has no card in hand
}

func TestAllThievesChangeNothing(t *testing.T) {
	s := offering(t)
	s.pharaoh = 2
	ev := offerings(t, s, Steal, Steal, Steal, Steal)
	want(t, "Pharaoh", s.Pharaoh(), 2)
	want(t, "gifts", len(ofKind(ev, EventGifts)), 0)
	want(t, "temple", s.Temple(), 1)
	want(t, "round", s.Round(), 1) // nobody has a card to play
}

func TestGiftsIgnoreTheCardLimitAndTakeNoCardsOfThePhaseBefore(t *testing.T) {
	s := offering(t)
	deal(t, s, 1, FreeFarmer, MasterBuilder)
	s.bricks[Buto] = 2
	s.farmers[Buto] = 5
	offerings(t, s, 1, 9, 1, 1)
	want(t, "limit of Buto", s.CardLimit(1), 0)
	refuse(t, s, 1, "gift farmer buto", RuleFields)
	refuse(t, s, 1, "gift brick memphis", RuleOwn)
	refuse(t, s, 1, "play free-farmer buto", RulePhase)
	refuse(t, s, 1, "play master-builder buto", RulePhase)
	must(t, s, 1, "gift card", "gift card")
	want(t, "hand before the last gift", s.HandSize(1), 2)
	ev := must(t, s, 1, "gift brick buto")
	want(t, "hand", s.HandSize(1), 4)
	want(t, "pyramids", s.Pyramids(Buto), 1)
	if !ev.Reveals() {
		t.Error("cards are drawn without a reveal")
	}
}

func TestAllGiftsAreTaken(t *testing.T) {
	s := offering(t)
	offerings(t, s, 9, 4, 2, 1)
	refuse(t, s, 0, "done", RuleKind)
	must(t, s, 0, "gift brick memphis")
	refuse(t, s, 0, "done", RuleKind)
	wantTurn(t, s, Giving, 0)
}

// Harvest.

func collecting(t testing.TB) *State {
	s := table(t, Collecting, []Province{Memphis, Abu}, []Province{Buto, Sawu}, []Province{Baharya, Kharga})
	s.farmers[Memphis], s.farmers[Abu] = 3, 2
	return s
}

func TestEightGoldTakesThePlaceOfAllElse(t *testing.T) {
	s := collecting(t)
	deal(t, s, 0, EightGold, HarvestIncrease)
	moveTemple(s, 3)
	must(t, s, 0, "play eight-gold abu", "play harvest-increase abu")
	ev := must(t, s, 0, "collect")
	want(t, "gold", s.book.gold[0], 20+9+8) // nothing more for the increase, nor Abu's 4
	want(t, "8 Gold told", ofKind(ev, EventHarvest)[1].D, 8)
}

func TestHarvestIncreaseCountsEveryFarmer(t *testing.T) {
	s := collecting(t)
	deal(t, s, 0, HarvestIncrease, EightGold)
	deal(t, s, 2, HarvestIncrease)
	s.plain[Memphis] = 1
	refuse(t, s, 0, "play harvest-increase buto", RuleOwn)
	must(t, s, 0, "play harvest-increase memphis", "play eight-gold abu", "collect")
	want(t, "gold with Free Farmer", s.book.gold[0], 20+4*2+8)
	must(t, s, 2, "play harvest-increase baharya", "collect")
	want(t, "gold with printed farmers and a camel", s.book.gold[2], 20+2*2+5)
}

func TestCamelsBringNothingInGoodYears(t *testing.T) {
	for space, gold := range map[int]int16{1: 7, 2: 7, 3: 0, 4: 0} {
		s := collecting(t)
		moveTemple(s, space)
		deal(t, s, 1, EightGold)
		s.come(1, nil)
		must(t, s, 1, "collect")
		want(t, "gold of Sawu", s.book.gold[1]-20, gold)
	}
}

func TestTwoCardsAlikeAreNotPlayedInAPhase(t *testing.T) {
	s := collecting(t)
	deal(t, s, 0, EightGold, EightGold)
	must(t, s, 0, "play eight-gold abu")
	refuse(t, s, 0, "play eight-gold memphis", RuleTwice)
}

func TestCardsAreForTheirPhaseOnly(t *testing.T) {
	s := collecting(t)
	deal(t, s, 0, BidBlockade, FreeFarmer, MasterBuilder, ChangeOffering, SideBonus, OutbidCard)
	for _, text := range []string{"play bid-blockade", "play free-farmer abu", "play master-builder abu", "play change-offering",
		"play side-bonus", "play outbid"} {
		refuse(t, s, 0, text, RulePhase)
	}
	refuse(t, s, 0, "play eight-gold abu", RuleNoCard)
	must(t, s, 0, "sell bid-blockade", "sell outbid") // but any can be sold
	want(t, "gold", s.book.gold[0], 22)
}

func TestWhatTheTempleWouldPay(t *testing.T) {
	s := collecting(t)
	for space, gold := range []int{3 + 2 + 4, 6 + 4 + 4, 9 + 6 + 4, 12 + 8 + 4} {
		want(t, "Memphis and Abu", s.Pays(0, space+1), gold)
	}
	want(t, "Baharya and Kharga's camels", s.Pays(2, 2), 2*2+5)
	want(t, "without camels", s.Pays(2, 3), 2*3)
}

// Scoring.

func scoring(t testing.TB, owned ...[]Province) *State {
	t.Helper()
	return table(t, Collecting, owned...)
}

func TestABankWithoutPyramidsPaysNobody(t *testing.T) {
	s := scoring(t, []Province{Memphis, Sawu, Kharga}, []Province{Buto, Mendes, Thebes}, []Province{Edfu, Abu, Abydos})
	s.bricks[Sawu] = 2
	for seat := range s.everySeat() {
		want(t, "points for banks", s.Worth(seat)[SourceBanks], 0)
	}
}

func TestOneWithBothTiedProvincesGetsFiveOnce(t *testing.T) {
	s := scoring(t, []Province{Memphis, Buto, Kharga}, []Province{Sawu, Mendes, Thebes}, []Province{Edfu, Abu, Abydos})
	s.pyramids[Memphis], s.pyramids[Buto], s.pyramids[Edfu] = 2, 2, 2
	want(t, "points", s.Worth(0)[SourceBanks], 5)
	want(t, "points of another tied", s.Worth(2)[SourceBanks], 5)
	s.bricks[Buto] = 1
	want(t, "points with more bricks", s.Worth(0)[SourceBanks], 5)
	want(t, "points with fewer", s.Worth(2)[SourceBanks], 0)
}

func TestConditionsOfBonusCards(t *testing.T) {
	for _, c := range []struct {
		card   Card
		owned  []Province
		earned bool
	}{
		{EgyptBonus, []Province{Edfu, Abu, Sawu}, true},
		{EgyptBonus, []Province{Buto, Mendes, Baharya}, true},
		{EgyptBonus, []Province{Buto, Mendes, Edfu}, false},
		{SideBonus, []Province{Mendes, Abu, Sawu}, true},
		{SideBonus, []Province{Memphis, Edfu, Kharga}, true},
		{SideBonus, []Province{Memphis, Edfu, Sawu}, false},
		{NileBonus, []Province{Memphis, Edfu, Abu}, true},
		{NileBonus, []Province{Sawu, Kharga, Berenike}, true},
		{NileBonus, []Province{Sawu, Kharga, Memphis}, false},
		{CardBonus, []Province{Memphis, Abydos, Buto}, true},   // 3 + 4 + a free one
		{CardBonus, []Province{Memphis, Thebes, Edfu}, true},   // 3 + 1+2 + 1+1
		{CardBonus, []Province{Kharga, Sawu, Berenike}, false}, // 2 + 2 + 2
		{FarmerBonus, []Province{Baharya, Mendes, Abu}, true},  // 2 printed, 6 on fields, 1 free
		{FarmerBonus, []Province{Memphis, Abydos, Buto}, false},
	} {
		others := []Province{}
		for pr := range Province(Provinces) {
			if !slices.Contains(c.owned, pr) {
				others = append(others, pr)
			}
		}
		s := scoring(t, c.owned, others[:3], others[3:6])
		s.farmers[Mendes] = 6 * uint8(flag(s.owned[0].Has(Mendes)))
		s.plain[Abu] = uint8(flag(s.owned[0].Has(Abu)))
		deal(t, s, 0, c.card)
		must(t, s, 0, "collect")
		text := "play " + c.card.String()
		if got := may(s, 0, text); got != c.earned {
			t.Errorf("%v with %v: %v", c.card, c.owned, got)
		}
		if !c.earned && s.phase == Scoring {
			refuse(t, s, 0, text, RuleNotEarned)
		}
	}
}

// A bonus card may be kept for the second scoring.
func TestBonusCardsAreSpentAndMayBeKept(t *testing.T) {
	s := scoring(t, []Province{Edfu, Abu, Sawu}, []Province{Buto, Mendes, Baharya}, []Province{Memphis, Kharga, Amarna})
	deal(t, s, 0, EgyptBonus, EgyptBonus)
	must(t, s, 0, "collect", "play egypt-bonus", "done")
	want(t, "kingdom", s.Kingdom(), 1)
	want(t, "hand", handOf(s, 0), "egypt-bonus")
	want(t, "points", s.points[0][SourceCards], 3)
	want(t, "open cards", s.Discards(), CardsOf(EgyptBonus))
}

func TestBonusCardsGoClockwiseFromThePharaoh(t *testing.T) {
	s := scoring(t, []Province{Edfu, Abu, Sawu}, []Province{Buto, Mendes, Baharya}, []Province{Memphis, Kharga, Amarna})
	s.pharaoh, s.turn = 2, 2
	s.offers = [mostSeats]int16{Steal, Steal, 1}
	deal(t, s, 0, EgyptBonus)
	deal(t, s, 2, NileBonus)
	deal(t, s, 1, EgyptBonus)
	must(t, s, 2, "collect")
	must(t, s, 0, "collect")
	must(t, s, 1, "collect")
	wantTurn(t, s, Scoring, 2)
	must(t, s, 2, "done")
	must(t, s, 0, "play egypt-bonus", "done")
	wantTurn(t, s, Scoring, 1)
}

// The New Kingdom.

func TestTheNewKingdomClearsTheBoardButForStones(t *testing.T) {
	s := scoring(t, []Province{Edfu, Abu, Sawu}, []Province{Buto, Mendes, Baharya}, []Province{Memphis, Kharga, Amarna})
	deal(t, s, 0, OutbidCard)
	s.farmers[Abu], s.plain[Edfu], s.pyramids[Edfu], s.bricks[Sawu] = 2, 1, 2, 1
	turned := s.turned
	must(t, s, 0, "collect")
	gold := s.book.gold
	ev := must(t, s, 0, "done")
	want(t, "kingdom", s.Kingdom(), 1)
	want(t, "round", s.Round(), 0)
	want(t, "provinces in play", s.InPlay(), turned)
	want(t, "owned", s.allOwned(), 0)
	want(t, "farmers", s.Harvesters(Abu)+s.Harvesters(Edfu), 0)
	want(t, "pyramids", s.Pyramids(Edfu), 2)
	want(t, "bricks", int(s.bricks[Sawu]), 1)
	want(t, "gold", s.book.gold, gold)
	want(t, "hand", handOf(s, 0), "outbid")
	want(t, "Pharaoh", s.Pharaoh(), 0)
	want(t, "points", s.points[0][SourcePyramids], 2)
	want(t, "kingdom told", len(ofKind(ev, EventKingdom)), 1)
}

func TestPrintedFarmersStay(t *testing.T) {
	s := at(t, engine.Setup{Seats: 5, Seed: 1}, func(s *State) bool {
		return s.Kingdom() == 1 && s.Owner(Baharya) >= 0
	})
	if s.Harvesters(Baharya) < 2 {
		t.Error("the printed farmers are gone")
	}
}

// Provinces of the Old Kingdom that were not turned up stay out of the New one.
func TestOnlyWhatWasTurnedUpComesAgain(t *testing.T) {
	for seats := leastSeats; seats <= mostSeats; seats++ {
		for _, advanced := range []string{"no", "yes"} {
			s := at(t, engine.Setup{Seats: seats, Seed: 5, Options: ruletest.Options("advanced-deal", advanced)}, func(s *State) bool {
				return s.Kingdom() == 0 && s.Phase() == Scoring
			})
			old := s.turned
			rng := engine.Seed(1)
			ruletest.PlayUntil(t, s, &rng, func(*State) bool { return false })
			want(t, "provinces of the New Kingdom", s.turned, old)
			want(t, "how many", old.Len(), 3*seats)
		}
	}
}

// The end.

func TestCardsLeftAreSoldBeforeGoldIsCompared(t *testing.T) {
	s := scoring(t, []Province{Edfu, Abu, Sawu}, []Province{Buto, Mendes, Baharya}, []Province{Memphis, Kharga, Amarna})
	s.kingdom, s.inPlay = 1, s.turned
	s.book.gold = [mostSeats]int16{10, 10 + 4 + 7, 10} // with the incomes all have equal gold but for cards
	moveTemple(s, 1)
	deal(t, s, 0, OutbidCard, EightGold)
	must(t, s, 0, "collect")
	ev := must(t, s, 0, "done")
	want(t, "phase", s.Phase(), Over)
	want(t, "hand", s.HandSize(0), 0)
	want(t, "sold", s.Sold(0), CardsOf(OutbidCard, EightGold))
	want(t, "sales told", len(ofKind(ev, EventSold)), 2)
	want(t, "gold", s.book.gold[0], 10+4+7+2)
	want(t, "points for most gold", s.points[0][SourceGold], 6)
	want(t, "points for least", s.points[2][SourceGold], 2) // of three the third scores too
}

func over(t testing.TB) *State {
	s := scoring(t, []Province{Edfu, Abu, Sawu}, []Province{Buto, Mendes, Baharya}, []Province{Memphis, Kharga, Amarna})
	s.kingdom, s.inPlay, s.phase, s.turn = 1, s.turned, Over, engine.Spectator
	for seat := range s.everySeat() {
		s.points[seat][SourceCards] = 30
	}
	return s
}

func TestTiesAreBrokenByPyramidsThenBricksThenShared(t *testing.T) {
	s := over(t)
	want(t, "shared", s.Places(), [5]uint8{1, 1, 1})
	s.bricks[Buto] = 1
	want(t, "bricks", s.Places(), [5]uint8{2, 1, 2})
	s.pyramids[Abu] = 1
	want(t, "pyramids", s.Places(), [5]uint8{1, 2, 3})
	s.points[2][SourceCards] = 33
	want(t, "points", s.Places(), [5]uint8{2, 3, 1})
}

func TestNothingIsPlayedWhenTheGameIsOver(t *testing.T) {
	s := over(t)
	refuse(t, s, 0, "done", RuleOver)
	want(t, "deciders", s.Deciders(), 0)
}

// Options.

func TestOpenGoldShowsEverybodysGold(t *testing.T) {
	for _, open := range []string{"no", "yes"} {
		s := newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("open-gold", open)})
		v := s.View(0).(*View)
		if _, shown := v.ShownGold(1); shown != (open == "yes") {
			t.Errorf("open gold %s: shown is %v", open, shown)
		}
		if gold, shown := v.ShownGold(0); !shown || gold != 20 {
			t.Error("the own gold is not shown")
		}
		want(t, "gold in the notebook", v.Notebook().Gold[1], 20) // who counts knows it
	}
}

func TestAdvancedDeal(t *testing.T) {
	s := newGame(t, engine.Setup{Seats: 3, Seed: 2, Options: ruletest.Options("advanced-deal", "yes")})
	want(t, "phase", s.Phase(), Turning)
	want(t, "deciders", s.Deciders(), 0b111)
	for seat := range s.everySeat() {
		want(t, "province cards", s.View(seat).(*View).Dealt().Len(), 3)
	}
	mine := s.own[0].dealt
	for pr := range Province(Provinces) {
		if !mine.Has(pr) {
			refuse(t, s, 0, "turn "+pr.String(), RuleNoProvince)
		}
	}
	first := mine.First()
	ev := must(t, s, 0, "turn "+first.String())
	refuse(t, s, 0, "turn "+first.String(), RuleLocked)
	for _, e := range ev {
		if e.Seen(1) && e.Kind != EventLocked {
			t.Errorf("seat 2 sees %s", eventNames[e.Kind])
		}
	}
	must(t, s, 2, list(s, 2)[0])
	ev = must(t, s, 1, list(s, 1)[0])
	want(t, "turned up", len(ofKind(ev, EventTurned)), 3)
	want(t, "phase", s.Phase(), Bidding)
	shown, _ := s.TurnedBy(0)
	want(t, "turned up by seat 1", shown, first)
	want(t, "cards left", s.own[0].dealt.Len(), 2)
}

// The last province card is no choice.
func TestAdvancedDealTurnsUpTheLastByItself(t *testing.T) {
	for kingdom := range Kingdoms {
		s := at(t, engine.Setup{Seats: 3, Seed: 2, Options: ruletest.Options("advanced-deal", "yes")}, func(s *State) bool {
			return s.Kingdom() == kingdom && s.Round() == 2
		})
		want(t, "phase", s.Phase(), Bidding)
		want(t, "cards left", s.own[1].dealt, 0)
	}
}

// What others surely hold is drawn so, and nothing that is seen is drawn again.
func TestDeterminizeKeepsTheMasterBuilders(t *testing.T) {
	s := acting(t)
	deal(t, s, 1, MasterBuilder, EightGold, EightGold)
	deal(t, s, 0, EightGold)
	s.book.builders = 0b010
	check(t, s)
	v := s.View(0).(*View)
	rng, without := engine.Seed(1), 0
	for range 50 {
		d := new(State)
		v.Determinize(d, &rng)
		check(t, d)
		if !d.own[1].cards.Has(MasterBuilder) {
			t.Fatal("the Master Builder of the start is gone")
		}
		if !d.own[1].cards.Has(EightGold) {
			without++
		}
	}
	if without == 0 {
		t.Error("the hidden cards are always the same")
	}
	must(t, s, 0, "done")
	must(t, s, 1, "sell master-builder")
	want(t, "builders known", s.View(0).(*View).Notebook().Builders, 0)
}

// What a screen asks of the view of a seat that prepares something.
func TestAViewTellsWhatItsSeatPrepares(t *testing.T) {
	s := offering(t)
	deal(t, s, 0, ChangeOffering, FreeFarmer, EightGold)
	must(t, s, 0, "lay", "cash free-farmer")
	mine, others := s.View(0).(*View), s.View(engine.Spectator).(*View)
	want(t, "hand", mine.Hand(), one(EightGold))
	want(t, "sold", mine.Cashed(), one(FreeFarmer))
	want(t, "laid", mine.HasLaid(), true)
	want(t, "gold", mine.Gold(), 21)
	want(t, "a spectator's gold", others.Gold(), 0)
	want(t, "a spectator's hand", others.Hand(), 0)

	s = collecting(t)
	deal(t, s, 0, EightGold, HarvestIncrease)
	must(t, s, 0, "play eight-gold abu", "play harvest-increase memphis")
	eight, _ := s.Eight()
	more, _ := s.Increase()
	want(t, "8 Gold", eight, Abu)
	want(t, "Harvest Increase", more, Memphis)
	want(t, "played", s.Played(), 1<<EightGold|1<<HarvestIncrease)

	s = newGame(t, engine.Setup{Seats: 3, Options: ruletest.Options("advanced-deal", "yes")})
	pr := s.own[1].dealt.First()
	must(t, s, 1, "turn "+pr.String())
	chosen, _ := s.View(1).(*View).Chosen()
	want(t, "province card", chosen, pr)
	want(t, "locked", s.Locked(), 0b010)
	_, told := s.View(0).(*View).Chosen()
	want(t, "told to others", told, false)
}
