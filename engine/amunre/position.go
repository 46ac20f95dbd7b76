package amunre

import (
	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// position is the document of a state or a view; the package's documentation
// tells what the fields mean.
type position struct {
	engine.Heading
	View      *int       `json:"view,omitempty"`
	Phase     string     `json:"phase"`
	Kingdom   int        `json:"kingdom"`
	Round     int        `json:"round"`
	Pharaoh   int        `json:"pharaoh"`
	Turn      int        `json:"turn,omitempty"`
	Temple    int        `json:"temple,omitempty"`
	Provinces []province `json:"provinces"`
	Points    []points   `json:"points"`
	Cards     []int      `json:"cards"`
	Discards  string     `json:"discards,omitempty"`
	Stones    []string   `json:"stones,omitempty"`
	Blockade  []int      `json:"blockade,omitempty"`
	Outbid    []int      `json:"outbid,omitempty"`
	Step      string     `json:"step,omitempty"`
	Left      int        `json:"left,omitempty"`
	Played    string     `json:"played,omitempty"`
	Locked    []int      `json:"locked,omitempty"`
	Offers    []int      `json:"offers,omitempty"`
	Sold      []string   `json:"sold,omitempty"`
	Laid      []int      `json:"laid,omitempty"`
	Shift     []int      `json:"shift,omitempty"`
	Taken     int        `json:"taken,omitempty"`
	GiftCards int        `json:"giftCards,omitempty"`
	Eight     string     `json:"eight,omitempty"`
	Increase  string     `json:"increase,omitempty"`
	Shown     []string   `json:"shown,omitempty"`
	Notebook  notebook   `json:"notebook"`
	Hands     []string   `json:"hands"`
	Offering  []pending  `json:"offering,omitempty"`
	Dealt     []string   `json:"dealt,omitempty"`
	Chosen    []string   `json:"chosen,omitempty"`
	Chance    string     `json:"chance,omitempty"`
}

type province struct {
	Name     string `json:"name"`
	Owner    int    `json:"owner,omitempty"`
	Up       bool   `json:"up,omitempty"`
	Pyramids int    `json:"pyramids,omitempty"`
	Bricks   int    `json:"bricks,omitempty"`
	Farmers  int    `json:"farmers,omitempty"`
	Plain    int    `json:"plain,omitempty"`
	Cards    int    `json:"cards,omitempty"`
	Free     string `json:"free,omitempty"`
}

type points struct {
	Pyramids int `json:"pyramids"`
	Sets     int `json:"sets"`
	Banks    int `json:"banks"`
	Temples  int `json:"temples"`
	Cards    int `json:"cards"`
	Gold     int `json:"gold"`
}

type notebook struct {
	Gold     []int `json:"gold"`
	Builders []int `json:"builders,omitempty"`
}

type pending struct {
	Offer int    `json:"offer,omitempty"`
	Laid  bool   `json:"laid,omitempty"`
	Cash  string `json:"cash,omitempty"`
}

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	doc := s.position(&s.book)
	for seat := range s.everySeat() {
		s.secretsOf(doc, &s.own[seat])
	}
	for i := range doc.Provinces {
		pr, _ := parseProvince(doc.Provinces[i].Name)
		doc.Provinces[i].Free = s.freeNames(pr)
	}
	doc.Chance = engine.ChanceText(s.rng)
	return jsondoc.Marshal(doc), nil
}

// freeNames are the free cards of a province, in the order in which they lie.
func (s *State) freeNames(pr Province) string {
	text := ""
	for i := range s.lying[pr] {
		if i > 0 {
			text += " "
		}
		text += Card(s.free[pr][i] - 1).String()
	}
	return text
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	doc := v.position(&v.book)
	doc.View = engine.ViewOf(v.viewer)
	if v.viewer >= 0 {
		v.secretsOf(doc, &v.own)
	}
	return jsondoc.Marshal(doc), nil
}

// secretsOf adds what a seat alone knows.
func (p *Public) secretsOf(doc *position, o *secrets) {
	doc.Hands = append(doc.Hands, o.cards.String())
	if p.phase == Offering {
		doc.Offering = append(doc.Offering, pending{int(o.offer), o.laid, o.cash.String()})
	}
	if p.advanced && p.provinceCards() > 0 {
		doc.Dealt = append(doc.Dealt, o.dealt.String())
	}
	if p.phase == Turning {
		doc.Chosen = append(doc.Chosen, provinceName(o.chosen))
	}
}

// provinceName is the name for 1 + a province, empty for 0.
func provinceName(n uint8) string {
	if n == 0 {
		return ""
	}
	return Province(n - 1).String()
}

func (p *Public) position(book *purse) *position {
	doc := &position{
		Heading: engine.Heading{Game: Game.Name, Rules: Game.Rules, Seats: p.Seats(), Options: p.setup()},
		Phase:   p.phase.String(), Kingdom: p.Kingdom() + 1, Round: p.Round() + 1,
		Pharaoh: int(p.pharaoh) + 1, Turn: int(p.turn) + 1, Temple: p.Temple(),
		Discards: p.discards.String(), Blockade: engine.SeatList(p.blockade), Outbid: engine.SeatList(p.outbids),
		Left: int(p.left), Played: p.played.once().String(), Locked: engine.SeatList(p.locked), Laid: engine.SeatList(p.laid),
		Taken: int(p.taken), GiftCards: int(p.giftCards), Eight: provinceName(p.eight), Increase: provinceName(p.more),
		Hands: []string{},
	}
	if p.phase == Acting || p.phase == Placing {
		doc.Step = p.step.String()
	}
	p.addProvinces(doc)
	doc.Notebook.Builders = engine.SeatList(book.builders)
	for seat := range p.everySeat() {
		n := &p.points[seat]
		doc.Points = append(doc.Points, points{int(n[SourcePyramids]), int(n[SourceSets]), int(n[SourceBanks]), int(n[SourceTemples]),
			int(n[SourceCards]), int(n[SourceGold])})
		doc.Cards = append(doc.Cards, int(p.handSize[seat]))
		doc.Notebook.Gold = append(doc.Notebook.Gold, int(book.gold[seat]))
		if p.phase == Bidding {
			doc.Stones = append(doc.Stones, p.stoneName(seat))
		}
		if p.offers[seat] != 0 {
			doc.Offers = append(doc.Offers, int(p.offers[seat]))
			doc.Sold = append(doc.Sold, p.sold[seat].String())
		}
		if p.laid != 0 {
			doc.Shift = append(doc.Shift, int(p.shift[seat]))
		}
		if p.shown[seat] != 0 {
			doc.Shown = append(doc.Shown, provinceName(p.shown[seat]))
		}
	}
	return doc
}

// addProvinces adds what was turned up in this kingdom, and in the New one the others
// that are in play too.
func (p *Public) addProvinces(doc *position) {
	set, up := p.turned, p.Up()
	if p.kingdom > 0 {
		set = p.inPlay
	}
	doc.Provinces = []province{}
	for ; set != 0; set &= set - 1 {
		pr := set.First()
		doc.Provinces = append(doc.Provinces, province{
			Name: pr.String(), Owner: int(p.Owner(pr)) + 1, Up: up.Has(pr), Pyramids: int(p.pyramids[pr]), Bricks: int(p.bricks[pr]),
			Farmers: int(p.farmers[pr]), Plain: int(p.plain[pr]), Cards: int(p.lying[pr]),
		})
	}
}

func (p *Public) stoneName(seat engine.Seat) string {
	if p.at[seat] == 0 {
		return ""
	}
	return Format(Bid(Province(p.at[seat]-1), int(p.bid[seat])))[len("bid "):]
}

func (p *Public) setup() map[string]string {
	return Game.PositionOptions(p.first, map[string]string{
		openGold: engine.Answer(p.openGold), advancedDeal: engine.Answer(p.advanced),
	})
}
