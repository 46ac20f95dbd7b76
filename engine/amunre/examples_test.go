package amunre

import (
	"testing"

	"sandglass/engine"
)

// The worked examples of the rulebook.

const (
	red   engine.Seat = 0
	black engine.Seat = 1
	blue  engine.Seat = 2
	white engine.Seat = 3
)

func TestExampleOfFreeGoods(t *testing.T) {
	s := auction(t, Baharya, Dakhla, Abydos, Sawu)
	want(t, "cards on Dakhla", s.Lying(Dakhla), 1)
	want(t, "gold on Dakhla", Dakhla.Land().Gold, 12)
	want(t, "bricks on Abydos", s.Bricks(Abydos), 1)
	want(t, "farmers printed on Baharya", s.Harvesters(Baharya), 2)
	for _, pr := range []Province{Baharya, Sawu} {
		if s.Lying(pr) != 0 || s.Bricks(pr) != 0 || pr.Land().Gold != 0 {
			t.Errorf("something lies free on %v", pr)
		}
	}
}

func TestExampleOfBidding(t *testing.T) {
	s := auction(t, Baharya, Dakhla, Abydos, Sawu)
	for _, bid := range []struct {
		seat engine.Seat
		text string
	}{
		{red, "bid abydos 3"}, {black, "bid sawu 1"}, {blue, "bid abydos 6"}, {white, "bid abydos 10"},
		{red, "bid dakhla 0"}, {blue, "bid sawu 6"},
	} {
		must(t, s, bid.seat, bid.text)
	}
	wantTurn(t, s, Bidding, black)
	ev := must(t, s, black, "bid baharya 0")
	wantTurn(t, s, Acting, red)
	wantGold(t, s, 20+12, 20, 20-6, 20-10) // red has found the gold on Dakhla
	for seat, pr := range []Province{Dakhla, Baharya, Sawu, Abydos} {
		want(t, "owner of "+pr.String(), s.Owner(pr), engine.Seat(seat))
	}
	want(t, "bricks on Abydos", s.Bricks(Abydos), 1)
	want(t, "cards of red", s.HandSize(red), 1)
	want(t, "provinces told", len(ofKind(ev, EventAcquired)), 4)
}

func TestExampleOfPrices(t *testing.T) {
	for n, price := range map[int]int{1: 1, 2: 3, 3: 6, 4: 10, 8: 36, 9: 45, 10: 55, 11: 66, 12: 78} {
		want(t, "price", Price(n), price)
		want(t, "bought", MostFor(price), n)
		want(t, "bought for one less", MostFor(price-1), n-1)
	}
	s := table(t, Acting, []Province{Memphis, Mendes}, []Province{Buto, Abu}, []Province{Edfu, Sawu})
	ev := must(t, s, red, "buy cards 2", "buy farmers 4", "put memphis", "put mendes", "put mendes", "put mendes", "buy bricks 3",
		"put memphis", "put memphis", "put mendes")
	wantGold(t, s, 20-19, 20, 20)
	var prices []int16
	for _, e := range ofKind(ev, EventBought) {
		prices = append(prices, e.C)
	}
	want(t, "prices", [3]int16(prices), [3]int16{3, 10, 6})
}

func TestExampleOfCardLimits(t *testing.T) {
	s := table(t, Acting, []Province{Memphis, Amarna, Avaris}, []Province{Buto, Mendes, Edfu}, []Province{Sawu, Abu, Kharga})
	want(t, "limit of red", s.CardLimit(red), 3)
	refuse(t, s, red, "buy cards 4", RuleLimit)
	must(t, s, red, "buy cards 3")

	s = table(t, Acting, []Province{Buto, Mendes}, []Province{Memphis, Abu}, []Province{Edfu, Sawu})
	want(t, "limit of Buto and Mendes", s.CardLimit(0), 0)
	refuse(t, s, 0, "buy cards 1", RuleLimit)
}

func TestExampleOfFarmers(t *testing.T) {
	s := table(t, Acting, []Province{Baharya, Berenike}, []Province{Buto, Abu}, []Province{Edfu, Sawu})
	deal(t, s, red, FreeFarmer)
	must(t, s, red, "buy farmers 2") // to Baharya: Berenike has no field
	wantGold(t, s, 17, 20, 20)
	want(t, "farmers on Baharya", s.Farmers(Baharya), 2)
	want(t, "with printed ones", s.Harvesters(Baharya), 4)
	must(t, s, red, "play free-farmer berenike")
	want(t, "farmers on Berenike", s.Harvesters(Berenike), 1)
	want(t, "of them on plain land", s.PlainFarmers(Berenike), 1)
}

func TestExampleOfBuilding(t *testing.T) {
	s := table(t, Acting, []Province{Memphis, Mendes}, []Province{Buto, Abu}, []Province{Edfu, Sawu})
	s.bricks[Memphis], s.bricks[Mendes], s.pyramids[Mendes] = 2, 1, 1
	check(t, s)
	ev := must(t, s, red, "buy bricks 3", "put memphis", "put mendes", "put mendes")
	wantGold(t, s, 14, 20, 20)
	want(t, "pyramids of Memphis", s.Pyramids(Memphis), 1)
	want(t, "pyramids of Mendes", s.Pyramids(Mendes), 2)
	want(t, "bricks left", s.Bricks(Memphis)+s.Bricks(Mendes), 0)
	want(t, "pyramids told", len(ofKind(ev, EventPyramid)), 2)
	wantTurn(t, s, Acting, red)
}

// offerings makes everybody's offering, Steal for the -3.
func offerings(t testing.TB, s *State, gold ...int) engine.Events {
	t.Helper()
	var ev engine.Events
	for seat, n := range gold {
		text := Format(Offer(n))
		if n == Steal {
			text = "steal"
		}
		ev = append(ev, must(t, s, engine.Seat(seat), text)...)
	}
	return ev
}

func TestExampleOfOffering(t *testing.T) {
	s := table(t, Offering, []Province{Memphis}, []Province{Buto}, []Province{Edfu}, []Province{Sawu})
	ev := offerings(t, s, 9, 4, Steal, Steal)
	want(t, "total", s.Total(), 7)
	want(t, "temple", s.Temple(), 2)
	want(t, "temple told", ofKind(ev, EventTemple)[0].A, 2)
	wantGold(t, s, 11, 16, 23, 23)
	wantTurn(t, s, Giving, 0)
}

func TestExampleOfGifts(t *testing.T) {
	s := table(t, Offering, []Province{Memphis}, []Province{Buto}, []Province{Edfu}, []Province{Sawu})
	offerings(t, s, 9, 4, 2, 1)
	must(t, s, 0, "gift farmer memphis", "gift farmer memphis", "gift brick memphis")
	want(t, "farmers", s.Farmers(Memphis), 2)
	want(t, "bricks", s.Bricks(Memphis), 1)
	must(t, s, 1, "gift card", "gift card")
	want(t, "cards", s.HandSize(1), 2)
	must(t, s, 2, "gift brick edfu")
	wantTurn(t, s, Giving, 3)
	must(t, s, 3, "gift brick sawu")
	wantTurn(t, s, Collecting, 1) // the Pharaoh has no card and has collected
}

func TestExampleOfIncome(t *testing.T) {
	s := table(t, Collecting, []Province{Memphis, Abu, Sawu}, []Province{Buto, Mendes, Edfu}, []Province{Avaris, Amarna, Kharga})
	deal(t, s, red, BidBlockade)
	moveTemple(s, 2)
	s.farmers[Memphis], s.farmers[Abu] = 1, 2
	check(t, s)
	ev := must(t, s, red, "collect")
	want(t, "gold of red", s.book.gold[red], 20+17)
	for i, line := range []struct {
		pr              Province
		harvest, income int16
	}{{Memphis, 2, 0}, {Sawu, 0, 7}, {Abu, 4, 4}} {
		e := ofKind(ev, EventHarvest)[i]
		if Province(e.A) != line.pr || e.B != line.harvest || e.C != line.income {
			t.Errorf("line %d: %+v, want %+v", i, e, line)
		}
	}
}

func TestExampleOfSets(t *testing.T) {
	s := table(t, Collecting, []Province{Memphis, Abu, Sawu}, []Province{Buto, Mendes, Edfu}, []Province{Avaris, Amarna, Kharga})
	s.pyramids[Memphis], s.pyramids[Abu] = 2, 3
	want(t, "sets with a province without pyramids", s.SetsOf(red), 0)
	s.pyramids[Sawu] = 2
	want(t, "sets", s.SetsOf(red), 2)
	want(t, "points", s.Worth(red)[SourceSets], 6)
	want(t, "points for pyramids", s.Worth(red)[SourcePyramids], 7)
}

func TestExampleOfBanks(t *testing.T) {
	s := table(t, Collecting, []Province{Memphis, Sawu, Kharga}, []Province{Buto, Mendes, Thebes}, []Province{Edfu, Abu, Abydos},
		[]Province{Berenike, Amarna, Avaris})
	s.pyramids[Edfu], s.pyramids[Memphis] = 3, 2
	s.pyramids[Abu], s.pyramids[Berenike], s.pyramids[Mendes] = 2, 2, 2
	s.bricks[Abu], s.bricks[Berenike], s.bricks[Mendes] = 1, 1, 0
	check(t, s)
	for seat, points := range []int{0, 0, 10, 5} {
		want(t, "points for banks", s.Worth(engine.Seat(seat))[SourceBanks], points)
	}
}

func TestExampleOfTemples(t *testing.T) {
	s := table(t, Collecting, []Province{Damanhur, Sawu, Kharga}, []Province{Buto, Mendes, Thebes}, []Province{Edfu, Abu, Abydos})
	moveTemple(s, 3)
	check(t, s)
	want(t, "Damanhur on the third space", s.Worth(0)[SourceTemples], 6)
	moveTemple(s, 1)
	want(t, "Edfu on the first space", s.Worth(2)[SourceTemples], 1)
}

// Blue's final score.
func TestExampleOfScoring(t *testing.T) {
	s := table(t, Collecting, []Province{Memphis, Sawu, Kharga}, []Province{Buto, Mendes, Thebes}, []Province{Edfu, Abu, Abydos},
		[]Province{Berenike, Amarna, Avaris})
	s.kingdom, s.inPlay = 1, s.turned
	s.pyramids[Edfu], s.pyramids[Abu], s.pyramids[Abydos], s.pyramids[Berenike] = 4, 2, 1, 2
	s.book.gold = [mostSeats]int16{30, 25, 0, 20}
	deal(t, s, blue, EgyptBonus, NileBonus)
	s.come(s.pharaoh, nil) // who has no card collects by itself
	wantTurn(t, s, Collecting, blue)
	ev := must(t, s, blue, "collect", "play egypt-bonus", "play nile-bonus", "done")
	want(t, "phase", s.Phase(), Over)
	for source, points := range []int16{7, 3, 10, 1, 6, 0} {
		want(t, sourceNames[source], s.points[blue][source], points)
	}
	want(t, "points", s.Points(blue), 27)
	want(t, "winner", s.Places()[blue], 1)
	want(t, "end told", len(ofKind(ev, EventOver)), 4)
}

func TestExampleOfGoldTies(t *testing.T) {
	for _, c := range []struct{ gold, points []int }{
		{[]int{9, 9, 5, 4}, []int{6, 6, 2, 0}},
		{[]int{9, 9, 9, 4, 3}, []int{6, 6, 6, 0, 0}},
		{[]int{9, 7, 7, 4}, []int{6, 4, 4, 0}},
		{[]int{9, 7, 5, 5}, []int{6, 4, 2, 2}},
		{[]int{9, 7, 0}, []int{6, 4, 2}},
		{[]int{0, 0, 0}, []int{6, 6, 6}},
	} {
		owned := [][]Province{{Memphis, Sawu, Kharga}, {Buto, Mendes, Thebes}, {Edfu, Abu, Abydos}, {Berenike, Amarna, Avaris},
			{Baharya, Damanhur, Dakhla}}[:len(c.gold)]
		s := table(t, Collecting, owned...)
		s.kingdom, s.inPlay = 1, s.turned
		for seat, n := range c.gold {
			s.book.gold[seat] = int16(n)
		}
		s.end(nil)
		for seat, points := range c.points {
			if got := int(s.points[seat][SourceGold]); got != points {
				t.Errorf("gold %v: seat %d has %d points, want %d", c.gold, seat+1, got, points)
			}
		}
	}
}

// A player may not play two Master Builders in a round, nor two Farmer bonuses at a
// scoring.
func TestExampleOfCardsAlike(t *testing.T) {
	s := table(t, Acting, []Province{Memphis, Mendes}, []Province{Buto, Abu}, []Province{Edfu, Sawu})
	deal(t, s, red, MasterBuilder, MasterBuilder)
	s.bricks[Memphis], s.bricks[Mendes] = 2, 2
	must(t, s, red, "play master-builder memphis")
	want(t, "pyramids", s.Pyramids(Memphis), 1)
	refuse(t, s, red, "play master-builder mendes", RuleTwice)

	s = table(t, Collecting, []Province{Mendes, Abu, Sawu}, []Province{Buto, Memphis, Edfu}, []Province{Avaris, Amarna, Kharga})
	deal(t, s, red, FarmerBonus, FarmerBonus, SideBonus)
	s.farmers[Mendes], s.farmers[Abu] = 6, 3
	must(t, s, red, "collect", "play farmer-bonus")
	refuse(t, s, red, "play farmer-bonus", RuleTwice)
	must(t, s, red, "play side-bonus")
	want(t, "points", s.points[red][SourceCards], 6)
}
