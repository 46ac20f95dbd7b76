package amunre

import (
	"fmt"
	"strconv"
	"strings"

	"sandglass/engine"
)

// The kinds of moves. Fields that are not named are zero.
const (
	KindTurn    uint8 = iota + 1 // A is the province; secret
	KindBid                      // A is the province, B the space
	KindOutbid                   // A is the province, B the space; plays Outbid
	KindPlay                     // A is the kind of card, B 1 + the province or 0
	KindBuy                      // A is the Goods, B the number
	KindPut                      // A is the province
	KindGift                     // A is the Goods, B 1 + the province or 0
	KindRaise                    // the total becomes 3 more
	KindLower                    // the total becomes 3 less
	KindCollect                  //
	KindDone                     //
	KindOffer                    // N is the gold; secret
	KindSteal                    // the -3; secret
	KindLay                      // Change the Offering comes with the offering; secret
	KindCash                     // A is the kind of card sold with the offering; secret
	KindSell                     // A is the kind of card
	kinds
)

var kindNames = [kinds]string{"", "turn", "bid", "outbid", "play", "buy", "put", "gift", "raise", "lower", "collect", "done",
	"offer", "steal", "lay", "cash", "sell"}

func secret(m engine.Move) bool {
	return m.Kind == KindTurn || m.Kind >= KindOffer && m.Kind <= KindCash
}

// TurnUp chooses the province of one's hand that is turned up.
func TurnUp(pr Province) engine.Move { return engine.Move{Kind: KindTurn, A: uint8(pr)} }

// Bid puts the bid stone on a space, 0 to 8, of a province.
func Bid(pr Province, space int) engine.Move {
	return engine.Move{Kind: KindBid, A: uint8(pr), B: uint8(space)}
}

// Outbid plays Outbid: the stone stays on its province, on a higher space.
func Outbid(pr Province, space int) engine.Move {
	return engine.Move{Kind: KindOutbid, A: uint8(pr), B: uint8(space)}
}

// Play plays a power card that needs no province.
func Play(c Card) engine.Move { return engine.Move{Kind: KindPlay, A: uint8(c)} }

// PlayAt plays a power card in a province.
func PlayAt(c Card, pr Province) engine.Move {
	return engine.Move{Kind: KindPlay, A: uint8(c), B: uint8(pr) + 1}
}

// Buy buys and pays a number of goods of one kind.
func Buy(g Goods, n int) engine.Move { return engine.Move{Kind: KindBuy, A: uint8(g), B: uint8(n)} }

// Put places one of the farmers or bricks just bought.
func Put(pr Province) engine.Move { return engine.Move{Kind: KindPut, A: uint8(pr)} }

// GiftCard takes a power card as a gift.
func GiftCard() engine.Move { return engine.Move{Kind: KindGift, A: uint8(PowerCard)} }

// GiftAt takes a farmer or a brick as a gift and places it.
func GiftAt(g Goods, pr Province) engine.Move {
	return engine.Move{Kind: KindGift, A: uint8(g), B: uint8(pr) + 1}
}

// Raise makes the total offering 3 more.
func Raise() engine.Move { return engine.Move{Kind: KindRaise} }

// Lower makes the total offering 3 less.
func Lower() engine.Move { return engine.Move{Kind: KindLower} }

// Collect takes harvest and income.
func Collect() engine.Move { return engine.Move{Kind: KindCollect} }

// Done ends actions, or bonus cards.
func Done() engine.Move { return engine.Move{Kind: KindDone} }

// Offer gives gold, 1 or more, to Amun-Re.
func Offer(gold int) engine.Move { return engine.Move{Kind: KindOffer, N: uint16(gold)} }

// PlayThief plays the -3.
func PlayThief() engine.Move { return engine.Move{Kind: KindSteal} }

// Lay lays Change the Offering with the offering to come.
func Lay() engine.Move { return engine.Move{Kind: KindLay} }

// Cash sells a power card with the offering to come.
func Cash(c Card) engine.Move { return engine.Move{Kind: KindCash, A: uint8(c)} }

// Sell sells a power card.
func Sell(c Card) engine.Move { return engine.Move{Kind: KindSell, A: uint8(c)} }

// offers are all offerings of gold that there can be: those of a seat are the first
// of them.
var offers = func() (all [mostGold]engine.Move) {
	for i := range all {
		all[i] = Offer(i + 1)
	}
	return all
}()

// movesOf lists the moves of a seat that decides and has that gold and those
// secrets.
func (p *Public) movesOf(dst []engine.Move, seat engine.Seat, gold int, o *secrets) []engine.Move {
	switch p.phase {
	case Turning:
		for set := o.dealt; set != 0; set &= set - 1 {
			dst = append(dst, TurnUp(set.First()))
		}
		return dst
	case Offering:
		return p.offerings(dst, gold, o)
	case Bidding:
		dst = p.bids(dst, seat, gold, o.cards)
	case Acting:
		dst = p.actions(dst, seat, gold, o.cards)
	case Placing:
		what, _ := p.Left()
		for set := p.owned[seat]; set != 0; set &= set - 1 {
			if pr := set.First(); what == Brick || p.FreeFields(pr) > 0 {
				dst = append(dst, Put(pr))
			}
		}
	case Changing:
		dst = append(dst, Raise(), Lower())
	case Giving:
		dst = p.giftMoves(dst, seat)
	case Collecting:
		for _, c := range [...]Card{EightGold, HarvestIncrease} {
			if o.cards.Has(c) && !p.played.Has(c) {
				dst = p.playEverywhere(dst, seat, c)
			}
		}
		dst = append(dst, Collect())
	case Scoring:
		for c := FarmerBonus; c < CardKinds; c++ {
			if o.cards.Has(c) && !p.played.Has(c) && p.Earned(seat, c) {
				dst = append(dst, Play(c))
			}
		}
		dst = append(dst, Done())
	}
	return eachCard(dst, KindSell, o.cards)
}

// eachCard lists a move of that kind for each kind of card.
func eachCard(dst []engine.Move, kind uint8, cards Cards) []engine.Move {
	for c := uint8(0); cards != 0; c, cards = c+1, cards>>bitsPerCard {
		if cards&15 != 0 {
			dst = append(dst, engine.Move{Kind: kind, A: c})
		}
	}
	return dst
}

func (p *Public) playEverywhere(dst []engine.Move, seat engine.Seat, c Card) []engine.Move {
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		dst = append(dst, PlayAt(c, set.First()))
	}
	return dst
}

func (p *Public) bids(dst []engine.Move, seat engine.Seat, gold int, cards Cards) []engine.Move {
	outbid := ProvinceSet(0)
	for set := p.Up(); set != 0; set &= set - 1 {
		pr := set.First()
		if int(p.at[seat]) == int(pr)+1 {
			outbid = 1 << pr
			continue
		}
		for space := p.LowestBid(pr); space < BidSpaces && bidPrices[space] <= gold; space++ {
			dst = append(dst, Bid(pr, space))
		}
	}
	if outbid != 0 && cards.Has(OutbidCard) && !p.outbids.Has(seat) {
		pr := outbid.First()
		for space := p.LowestBid(pr); space < BidSpaces && bidPrices[space] <= gold; space++ {
			dst = append(dst, Outbid(pr, space))
		}
	}
	if cards.Has(BidBlockade) && !p.blockade.Has(seat) {
		dst = append(dst, Play(BidBlockade))
	}
	return dst
}

func (p *Public) actions(dst []engine.Move, seat engine.Seat, gold int, cards Cards) []engine.Move {
	most := MostFor(gold)
	for g := range goods {
		for n := 1; n <= p.mayBuy(seat, g, most); n++ {
			dst = append(dst, Buy(g, n))
		}
	}
	if cards.Has(FreeFarmer) && !p.played.Has(FreeFarmer) && p.step <= StepFarmersBought {
		dst = p.playEverywhere(dst, seat, FreeFarmer)
	}
	if cards.Has(MasterBuilder) && !p.played.Has(MasterBuilder) {
		for set := p.owned[seat]; set != 0; set &= set - 1 {
			if pr := set.First(); p.bricks[pr] >= BricksEach-1 {
				dst = append(dst, PlayAt(MasterBuilder, pr))
			}
		}
	}
	return append(dst, Done())
}

// mayBuy is how many goods of a kind the seat may buy that can pay for most.
func (p *Public) mayBuy(seat engine.Seat, g Goods, most int) int {
	switch {
	case g == PowerCard && p.step == StepCards:
		return min(most, p.CardLimit(seat), p.available())
	case g == Farmer && p.step <= StepFarmers:
		return min(most, p.fieldsOf(seat))
	case g == Brick && p.step <= StepBricks:
		return most
	}
	return 0
}

func (p *Public) giftMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	if int(p.giftCards) < p.available() {
		dst = append(dst, GiftCard())
	}
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		if pr := set.First(); p.FreeFields(pr) > 0 {
			dst = append(dst, GiftAt(Farmer, pr))
		}
	}
	for set := p.owned[seat]; set != 0; set &= set - 1 {
		dst = append(dst, GiftAt(Brick, set.First()))
	}
	return dst
}

func (p *Public) offerings(dst []engine.Move, gold int, o *secrets) []engine.Move {
	dst = append(dst, offers[:gold+o.cash.Len()]...)
	dst = append(dst, PlayThief())
	hand := o.hand()
	if !o.laid && hand.Has(ChangeOffering) {
		dst = append(dst, Lay())
	}
	return eachCard(dst, KindCash, hand)
}

// How likely the random player is to choose a kind, beside the others that it can
// choose: what is idle or ends the turn is rare, and selling most of all, or no
// cards would ever be played.
var pickWeights = [kinds]int{KindTurn: 8, KindBid: 12, KindOutbid: 8, KindPlay: 12, KindBuy: 24, KindPut: 8, KindGift: 24, KindRaise: 8,
	KindLower: 8, KindCollect: 8, KindDone: 6, KindOffer: 24, KindSteal: 8, KindLay: 8, KindCash: 1, KindSell: 1}

// pick chooses a kind by its weight and a move of it. Moves of one kind stand side by
// side in the list. Bids and offerings are sensible: of two at random the cheaper
// one, and no more gold than mostRandomOffer.
func pick(rng *engine.RNG, moves []engine.Move) engine.Move {
	var from, to [kinds]int16
	var listed [kinds]uint8
	n, weights := 0, 0
	for i := 0; i < len(moves); {
		kind := moves[i].Kind
		j := i + 1
		for j < len(moves) && moves[j].Kind == kind {
			j++
		}
		from[kind], to[kind] = int16(i), int16(j)
		listed[n] = kind
		n++
		weights += pickWeights[kind]
		i = j
	}
	at := rng.N(weights)
	k := 0
	for at >= pickWeights[listed[k]] {
		at -= pickWeights[listed[k]]
		k++
	}
	kind := listed[k]
	group := moves[from[kind]:to[kind]]
	switch kind {
	case KindOffer:
		return group[rng.N(min(len(group), mostRandomOffer))]
	case KindBuy: // half of the time what is bought first: cards, else farmers
		if n := sameGoods(group); rng.N(2) == 0 {
			return group[rng.N(n)]
		}
	case KindBid, KindOutbid:
		a, b := group[rng.N(len(group))], group[rng.N(len(group))]
		if a.B <= b.B {
			return a
		}
		return b
	}
	return group[rng.N(len(group))]
}

const mostRandomOffer = 15

// sameGoods is how many purchases at the start of the list are of one kind of goods.
func sameGoods(buys []engine.Move) int {
	n := 1
	for n < len(buys) && buys[n].A == buys[0].A {
		n++
	}
	return n
}

// Format writes a move in the notation of the package's documentation.
func Format(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kinds {
		return "?"
	}
	word := kindNames[m.Kind]
	switch m.Kind {
	case KindTurn, KindPut:
		return word + " " + Province(m.A).String()
	case KindBid, KindOutbid:
		return word + " " + Province(m.A).String() + " " + strconv.Itoa(bidPrices[min(m.B, BidSpaces-1)])
	case KindPlay:
		return word + " " + Card(m.A).String() + behind(m.B)
	case KindBuy:
		return word + " " + Goods(m.A).String() + " " + strconv.Itoa(int(m.B))
	case KindGift:
		return word + " " + name(giftNames[:], m.A) + behind(m.B)
	case KindOffer:
		return word + " " + strconv.Itoa(int(m.N))
	case KindCash, KindSell:
		return word + " " + Card(m.A).String()
	}
	return word
}

// behind is the province that a move's B names, if any, as a word behind others.
func behind(b uint8) string {
	if b == 0 {
		return ""
	}
	return " " + Province(b-1).String()
}

// Parse reads exactly what Format writes; the error says which word is wrong.
func Parse(s string) (engine.Move, error) {
	words := strings.Split(s, " ")
	kind, err := engine.ParseName("move", words[0], kindNames[:])
	if err != nil {
		return engine.Move{}, fmt.Errorf("amunre: %w", err)
	}
	m, err := parseRest(uint8(kind), words[1:])
	if err != nil {
		return engine.Move{}, fmt.Errorf("amunre: %.60q: %w", s, err)
	}
	if Format(m) != s {
		return engine.Move{}, fmt.Errorf("amunre: %.60q is not how a move is written: want %q", s, Format(m))
	}
	return m, nil
}

// parseRest reads the words behind the first. Words missing read as empty ones, and
// what is too much is found by writing the move again.
func parseRest(kind uint8, words []string) (engine.Move, error) {
	m := engine.Move{Kind: kind}
	var err error
	word := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	switch kind {
	case KindTurn, KindPut:
		m.A, err = provinceByte(word(0), 0)
	case KindBid, KindOutbid:
		if m.A, err = provinceByte(word(0), 0); err == nil {
			m.B, err = parseSpace(word(1))
		}
	case KindPlay:
		var c Card
		if c, err = parseCard(word(0)); err == nil && len(words) > 1 {
			m.B, err = provinceByte(words[1], 1)
		}
		m.A = uint8(c)
	case KindBuy:
		var i int
		if i, err = engine.ParseName("goods", word(0), boughtNames[:]); err == nil {
			var n uint64
			n, err = strconv.ParseUint(word(1), 10, 8)
			m.B = uint8(n)
		}
		m.A = uint8(i)
	case KindGift:
		var i int
		if i, err = engine.ParseName("gift", word(0), giftNames[:]); err == nil && len(words) > 1 {
			m.B, err = provinceByte(words[1], 1)
		}
		m.A = uint8(i)
	case KindOffer:
		var n uint64
		n, err = strconv.ParseUint(word(0), 10, 16)
		m.N = uint16(n)
	case KindCash, KindSell:
		var c Card
		c, err = parseCard(word(0))
		m.A = uint8(c)
	}
	return m, err
}

// provinceByte reads a province as a byte of a move; more is what is added.
func provinceByte(s string, more uint8) (uint8, error) {
	pr, err := parseProvince(s)
	return uint8(pr) + more, err
}

func parseSpace(s string) (uint8, error) {
	for space, price := range bidPrices {
		if strconv.Itoa(price) == s {
			return uint8(space), nil
		}
	}
	return 0, fmt.Errorf("no bid of %.40q: want 0, 1, 3, 6, 10, 15, 21, 28 or 36", s)
}
