package tombraiders

import (
	"fmt"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// position is the document of a state or a view; the package's documentation tells what
// the fields mean.
type position struct {
	engine.Heading
	View       *int        `json:"view,omitempty"`
	Players    []playerDoc `json:"players"`
	Professors []int       `json:"professors"`
	Row        []string    `json:"row"`
	Shown      []string    `json:"shown,omitempty"`
	Played     []string    `json:"played,omitempty"`
	Gone       []string    `json:"gone"`
	Step       *stepDoc    `json:"step,omitempty"`
	Dug        *dugDoc     `json:"dug,omitempty"`
	Saw        [][]int     `json:"saw"`
	Bare       []string    `json:"bare"`
	Notebook   bookDoc     `json:"notebook"`
	Piles      []string    `json:"piles"`
	Chance     string      `json:"chance,omitempty"`
}

type playerDoc struct {
	Weeks  int      `json:"weeks"`
	Height int      `json:"height"`
	Cards  []string `json:"cards,omitempty"`
	Won    []string `json:"won,omitempty"`
	Finds  []string `json:"finds"`
}

type stepDoc struct {
	Digging   string `json:"digging,omitempty"`
	Permit    string `json:"permit,omitempty"`
	Searching string `json:"searching,omitempty"`
	Giving    string `json:"giving,omitempty"`
}

type dugDoc struct {
	Seat   int    `json:"seat"`
	Region string `json:"region"`
	Cards  string `json:"cards"`
}

type bookDoc struct {
	Hands []handDoc `json:"hands"`
	Piles []int     `json:"piles"`
	Digs  []string  `json:"digs,omitempty"`
}

type handDoc struct {
	Permits string   `json:"permits"`
	Cards   []string `json:"cards,omitempty"`
}

var bareNames = []string{"", "no artefact", "rubble"}

// permitIDs are the permits of a hand.
var permitIDs = append(append([]string(nil), regionNames[:]...), permitNames[Everywhere])

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	doc := s.position(&s.book, s.piles[:])
	doc.Chance = engine.ChanceText(s.rng)
	return jsondoc.Marshal(doc), nil
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	doc := v.position(&v.book, v.known[:])
	doc.View = engine.ViewOf(v.viewer)
	return jsondoc.Marshal(doc), nil
}

func (p *Public) position(book *notebook, piles []Stock) *position {
	doc := &position{
		Heading: engine.Heading{Game: Game.Name, Rules: Game.Rules, Seats: p.Seats(), Options: p.setup()},
		Step:    p.stepDoc(),
		Piles:   stockNames(piles),
	}
	for seat := range p.everySeat() {
		player := playerDoc{Weeks: p.Time(seat), Height: p.Height(seat), Finds: stockNames(p.finds[seat][:])}
		var own, won [Cards]uint8
		copy(own[:], p.open[seat][:])
		for i := range Presentations {
			won[RowCards+i] = uint8(p.won[seat] >> i & 1)
		}
		player.Cards, player.Won = cardNames(&own), cardNames(&won)
		doc.Players = append(doc.Players, player)
		doc.Notebook.Hands = append(doc.Notebook.Hands, book.hands[seat].doc())
	}
	for _, holder := range p.professors {
		doc.Professors = append(doc.Professors, int(holder))
	}
	for _, c := range p.row {
		name := ""
		if c != 0 {
			name = Card(c - 1).String()
		}
		doc.Row = append(doc.Row, name)
	}
	for _, c := range p.Shown() {
		doc.Shown = append(doc.Shown, c.String())
	}
	played := p.played(book)
	doc.Played = cardNames(&played)
	for r := range Region(Regions) {
		doc.Gone = append(doc.Gone, p.Gone(r).String())
		doc.Saw = append(doc.Saw, append([]int{}, engine.SeatList(p.saw[r])...))
		doc.Bare = append(doc.Bare, bareNames[p.bare[r]])
		doc.Notebook.Piles = append(doc.Notebook.Piles, int(book.size[r]))
	}
	for _, n := range book.notes[:book.count] {
		doc.Notebook.Digs = append(doc.Notebook.Digs, n.String())
	}
	if seat, r, turned, ok := p.LastDug(); ok {
		doc.Dug = &dugDoc{Seat: int(seat) + 1, Region: r.String()}
		for i, f := range turned {
			if i > 0 {
				doc.Dug.Cards += " "
			}
			doc.Dug.Cards += f.String()
		}
	}
	return doc
}

func (p *Public) stepDoc() *stepDoc {
	r, permit, c := p.Target()
	switch p.step {
	case Digging:
		return &stepDoc{Digging: r.String(), Permit: permit.String()}
	case Searching:
		return &stepDoc{Searching: c.String()}
	case Giving:
		return &stepDoc{Giving: c.String()}
	}
	return nil
}

// played is the cards that are out of the game: those that are nowhere.
func (p *Public) played(book *notebook) [Cards]uint8 {
	var out [Cards]uint8
	for c := range Card(Cards) {
		out[c] = cards[c].number - uint8(p.census(c, book))
	}
	return out
}

// census is how many of a card are in the deck, in the row, beside the board, before players
// and in hands.
func (p *Public) census(c Card, book *notebook) int {
	n := int(p.deck[c])
	for _, lies := range p.row {
		if lies == uint8(c)+1 {
			n++
		}
	}
	for _, lies := range p.shown[:p.shownCount] {
		if lies == uint8(c) {
			n++
		}
	}
	for seat := range p.everySeat() {
		n += p.Open(seat, c)
		if c.Kind().Action() {
			n += book.hands[seat].Count(c)
		}
	}
	return n
}

func (h *Hand) doc() (doc handDoc) {
	for i, n := range h.permits {
		for range n {
			if doc.Permits != "" {
				doc.Permits += " "
			}
			doc.Permits += permitIDs[i]
		}
	}
	var own [Cards]uint8
	copy(own[excavation:], h.actions[:])
	doc.Cards = cardNames(&own)
	return doc
}

// String is the note as a position tells it.
func (n note) String() string {
	return fmt.Sprintf("%v %d %d %d", n.region(), n.size(), n.drawn(), n.finds())
}

func cardNames(counts *[Cards]uint8) []string {
	var names []string
	for c, n := range counts {
		for range n {
			names = append(names, Card(c).String())
		}
	}
	return names
}

func stockNames(all []Stock) []string {
	var names []string
	for _, s := range all {
		names = append(names, s.String())
	}
	return names
}
