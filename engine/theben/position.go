package theben

import (
	"fmt"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// position is the document of a state or a view; the package's documentation
// tells what the fields mean.
type position struct {
	engine.Heading
	View      *int        `json:"view,omitempty"`
	Bound     string      `json:"bound,omitempty"`
	Fly       bool        `json:"fly,omitempty"`
	Players   []playerDoc `json:"players"`
	Offers    []string    `json:"offers"`
	Upcoming  []string    `json:"upcoming,omitempty"`
	Announced []weekDoc   `json:"announced,omitempty"`
	Discards  []string    `json:"discards,omitempty"`
	Digs      [][]string  `json:"digs"`
	Dug       *dugDoc     `json:"dug,omitempty"`
	Held      []weekDoc   `json:"held,omitempty"`
	Dice      uint32      `json:"dice,omitempty"`
	Piles     [][]string  `json:"piles,omitempty"`
	Chance    string      `json:"chance,omitempty"`
}

type playerDoc struct {
	Week   string     `json:"week"`
	Height int        `json:"height"`
	Place  string     `json:"place"`
	Spent  []string   `json:"spent,omitempty"`
	Cards  []string   `json:"cards,omitempty"`
	Finds  [][]string `json:"finds"`
}

type weekDoc struct {
	Card string `json:"card"`
	Week string `json:"week"`
}

type dugDoc struct {
	Seat   int      `json:"seat"`
	Region string   `json:"region"`
	Cards  []string `json:"cards"`
}

const blankName = "blank"

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	doc := s.position()
	for r := range Region(Regions) {
		doc.Piles = append(doc.Piles, findNames(s.piles[r], r))
	}
	doc.Chance = engine.ChanceText(s.rng)
	return jsondoc.Marshal(doc), nil
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	doc := v.position()
	doc.View = engine.ViewOf(v.viewer)
	return jsondoc.Marshal(doc), nil
}

func (p *Public) position() *position {
	doc := &position{
		Heading:   engine.Heading{Game: Game.Name, Rules: Game.Rules, Seats: p.Seats(), Options: p.setup()},
		Fly:       p.flying,
		Offers:    slotNames(p.offers[:]),
		Announced: weekDocs(p.announced[:p.waiting]),
		Discards:  cardNames(p.discards),
		Held:      weekDocs(p.held[:p.heldCount]),
		Dice:      p.dice,
	}
	if to, _, ok := p.Bound(); ok {
		doc.Bound = to.String()
	}
	if p.With(Preview) {
		doc.Upcoming = slotNames(p.upcoming[:])
	}
	for seat := range p.everySeat() {
		player := playerDoc{
			Week: p.time[seat].String(), Height: p.Height(seat), Place: p.place[seat].String(),
			Cards: cardNames(p.cards[seat]),
		}
		for r := range Region(Regions) {
			if p.spent[seat].Has(r) {
				player.Spent = append(player.Spent, r.String())
			}
			player.Finds = append(player.Finds, findNames(p.finds[seat][r], r))
		}
		doc.Players = append(doc.Players, player)
	}
	for r := range Region(Regions) {
		digs := []string{}
		for _, d := range p.digsIn(r) {
			digs = append(digs, fmt.Sprintf("%d/%d", d.Finds(), d.Drawn()))
		}
		doc.Digs = append(doc.Digs, digs)
	}
	if seat, r, cards, ok := p.lastDug(); ok {
		doc.Dug = &dugDoc{Seat: int(seat) + 1, Region: r.String()}
		for _, c := range cards {
			name := blankName
			if !c.Blank {
				name = c.Find.id(r)
			}
			doc.Dug.Cards = append(doc.Dug.Cards, name)
		}
	}
	return doc
}

// slotNames are the cards of slots, "" for a gap.
//
//go:noinline
func slotNames(slots []uint8) []string {
	var names []string
	for _, c := range slots {
		if c == 0 {
			names = append(names, "")
		} else {
			names = append(names, Card(c-1).String())
		}
	}
	return names
}

//go:noinline
func cardNames(set CardSet) []string {
	var names []string
	for _, c := range set.List() {
		names = append(names, c.String())
	}
	return names
}

//go:noinline
func findNames(set FindSet, r Region) []string {
	names := []string{}
	for f := range Find(Finds) {
		if set.Has(f) {
			names = append(names, f.id(r))
		}
	}
	return names
}

//go:noinline
func weekDocs(all []Announced) []weekDoc {
	var docs []weekDoc
	for _, a := range all {
		docs = append(docs, weekDoc{a.Card.String(), a.Week.String()})
	}
	return docs
}
