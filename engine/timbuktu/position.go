package timbuktu

import (
	"errors"
	"fmt"
	"strings"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// position is the document of a state or a view; the package's documentation
// tells what the fields mean.
type position struct {
	engine.Heading
	View    *int        `json:"view,omitempty"`
	Shut    bool        `json:"shut,omitempty"`
	Phase   string      `json:"phase"`
	Stage   int         `json:"stage"`
	Round   int         `json:"round"`
	Turn    int         `json:"turn,omitempty"`
	Camel   string      `json:"camel,omitempty"`
	Pen     string      `json:"pen,omitempty"`
	Camels  [][]camelAt `json:"camels"`
	Lost    lostGoods   `json:"lost"`
	Locked  []int       `json:"locked,omitempty"`
	Chosen  []string    `json:"chosen,omitempty"`
	Packs   []string    `json:"packs,omitempty"`
	Robbery []string    `json:"robbery,omitempty"`
	Chance  string      `json:"chance,omitempty"`
}

type camelAt struct {
	At    string `json:"at,omitempty"`
	Moved bool   `json:"moved,omitempty"`
	Load  string `json:"load,omitempty"`
}

type lostGoods struct {
	Gold   int `json:"gold"`
	Coffee int `json:"coffee"`
	Pepper int `json:"pepper"`
	Salt   int `json:"salt"`
	Water  int `json:"water"`
}

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	doc := s.position()
	for seat := range s.everySeat() {
		doc.Chosen = append(doc.Chosen, cardName(s.chosen[seat]))
	}
	doc.Packs = packNames(s.packs)
	doc.Chance = engine.ChanceText(s.rng)
	return jsondoc.Marshal(doc), nil
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	doc := v.position()
	doc.View, doc.Shut = engine.ViewOf(v.viewer), v.shut
	if v.viewer >= 0 {
		doc.Chosen = []string{cardName(v.chosen)}
	}
	doc.Packs = packNames(v.packs)
	return jsondoc.Marshal(doc), nil
}

func (p *Public) position() *position {
	doc := &position{
		Heading: engine.Heading{Game: Game.Name, Rules: Game.Rules, Seats: p.Seats(), Options: p.setup()},
		Phase:   p.phase.String(), Stage: p.Stage() + 1, Round: p.Round() + 1,
		Turn:    int(p.turn) + 1,
		Locked:  engine.SeatList(p.locked),
		Lost:    lostGoods{p.Lost(Gold), p.Lost(Coffee), p.Lost(Pepper), p.Lost(Salt), p.Lost(Water)},
		Robbery: packNames(p.last),
	}
	if c, ok := p.Shown(); ok {
		doc.Camel = c.String()
	}
	if pen, ok := p.Bound(); ok {
		doc.Pen = pen.String()
	}
	for seat := range p.everySeat() {
		var camels []camelAt
		for c := range Camel(p.camels) {
			camels = append(camels, camelAt{p.at[seat][c].String(), p.Moved(seat, c), p.loads[seat][c].String()})
		}
		doc.Camels = append(doc.Camels, camels)
	}
	return doc
}

func cardName(chosen uint8) string {
	if chosen == 0 {
		return ""
	}
	return Camel(chosen - 1).String()
}

// packNames is empty when no pack is known.
func packNames(packs [Packs]Pack) []string {
	if packs == [Packs]Pack{} {
		return nil
	}
	var names []string
	for _, k := range packs {
		names = append(names, k.String())
	}
	return names
}

func (p *Public) setup() map[string]string {
	return Game.PositionOptions(p.first, map[string]string{
		ownLoads: engine.Answer(p.ownLoads), dealFirst: engine.Answer(p.dealFirst),
	})
}

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
	if doc.Shut {
		return nil, errors.New("shut: only a view can be")
	}
	s := new(State)
	if err := doc.fill(&s.Public); err != nil {
		return nil, err
	}
	if len(doc.Chosen) != doc.Seats {
		return nil, fmt.Errorf("chosen: want one for each of %d seats", doc.Seats)
	}
	var err error
	for seat, card := range doc.Chosen {
		if s.chosen[seat], err = cardOf(card); err != nil {
			return nil, fmt.Errorf("chosen[%d]: %w", seat, err)
		}
	}
	if s.packs, err = packsOf("packs", doc.Packs); err != nil {
		return nil, err
	}
	if s.rng, err = engine.ParseChance(doc.Chance); err != nil {
		return nil, err
	}
	return s, s.Check()
}

func (doc *position) view() (*View, error) {
	v := &View{shut: doc.Shut}
	if err := doc.fill(&v.Public); err != nil {
		return nil, err
	}
	var err error
	if v.viewer, err = engine.Viewer(doc.View, doc.Seats); err != nil {
		return nil, err
	}
	if doc.Chance != "" {
		return nil, errors.New("chance: a view has none")
	}
	cards := 1
	if v.viewer == engine.Spectator {
		cards = 0
	}
	if len(doc.Chosen) != cards {
		return nil, fmt.Errorf("chosen: want %d, the viewer's own", cards)
	}
	for _, card := range doc.Chosen {
		if v.chosen, err = cardOf(card); err != nil {
			return nil, fmt.Errorf("chosen[0]: %w", err)
		}
	}
	if v.packs, err = packsOf("packs", doc.Packs); err != nil {
		return nil, err
	}
	return v, v.Check()
}

// fill reads what is public, and derives what the document does not tell; what
// is left to be found wrong is Check's.
func (doc *position) fill(p *Public) error {
	p.seats, p.camels = uint8(doc.Seats), camelsOf[doc.Seats]
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
	for _, n := range []struct {
		name          string
		value, lo, hi int
	}{
		{"stage", doc.Stage, 1, p.Stages()},
		{"round", doc.Round, 1, p.Camels()},
		{"turn", doc.Turn, 0, doc.Seats},
		{"lost.gold", doc.Lost.Gold, 0, Units},
		{"lost.coffee", doc.Lost.Coffee, 0, Units},
		{"lost.pepper", doc.Lost.Pepper, 0, Units},
		{"lost.salt", doc.Lost.Salt, 0, Units},
		{"lost.water", doc.Lost.Water, 0, Units},
	} {
		if n.value < n.lo || n.value > n.hi {
			return fmt.Errorf("%s: %d: want %d to %d", n.name, n.value, n.lo, n.hi)
		}
	}
	p.stage, p.round, p.turn = uint8(doc.Stage-1), uint8(doc.Round-1), engine.Seat(doc.Turn-1)
	p.lost = [Goods]uint8{uint8(doc.Lost.Gold), uint8(doc.Lost.Coffee), uint8(doc.Lost.Pepper), uint8(doc.Lost.Salt), uint8(doc.Lost.Water)}
	if p.locked, err = engine.ParseSeats("locked", doc.Locked, doc.Seats); err != nil {
		return err
	}
	_, moves := p.Shown()
	if moves != (doc.Camel != "") {
		return errors.New("camel: want the shown camel while moving or paying, else none")
	}
	if moves {
		if p.camel, err = parseCamel(doc.Camel); err != nil {
			return fmt.Errorf("camel: %w", err)
		}
	}
	_, pays := p.Bound()
	if pays != (doc.Pen != "") {
		return errors.New("pen: want the pen to go to while paying, else none")
	}
	if pays {
		if p.pen, err = parsePen(doc.Pen); err != nil {
			return fmt.Errorf("pen: %w", err)
		}
	}
	if p.last, err = packsOf("robbery", doc.Robbery); err != nil {
		return err
	}
	if err := doc.fillCamels(p); err != nil {
		return err
	}
	p.derive()
	return nil
}

func (doc *position) fillCamels(p *Public) error {
	if len(doc.Camels) != doc.Seats {
		return fmt.Errorf("camels: want a list for each of %d seats", doc.Seats)
	}
	for seat, camels := range doc.Camels {
		if len(camels) != p.Camels() {
			return fmt.Errorf("camels[%d]: want %d camels", seat, p.Camels())
		}
		for c, camel := range camels {
			var err error
			if p.at[seat][c], err = placeOf(camel.At); err != nil {
				return fmt.Errorf("camels[%d][%d].at: %w", seat, c, err)
			}
			if p.loads[seat][c], err = parseLoad(camel.Load); err != nil {
				return fmt.Errorf("camels[%d][%d].load: %w", seat, c, err)
			}
			if camel.Moved {
				p.moved[seat] |= 1 << c
			}
		}
	}
	return nil
}

// derive works out what is kept for speed only.
func (p *Public) derive() {
	p.starter = p.first
	if p.phase >= Choosing {
		p.starter = p.after(p.StageStarter(), p.round)
	}
	p.fill, p.stoodIn, p.lacking = p.counted()
}

// counted is the number of camels in the pens to fill, and while placing the pens
// that each seat stands in and the seats that lack in each pen.
func (p *Public) counted() (fill [Pens]uint8, stoodIn [mostSeats]uint8, lacking [Pens]uint8) {
	for seat := range p.everySeat() {
		for c := range Camel(p.camels) {
			pl := p.at[seat][c]
			if pl == Nowhere {
				continue
			}
			if p.phase == Placing {
				stoodIn[seat] |= 1 << pl.Pen()
			}
			if p.phase == Placing || p.Moved(seat, c) {
				fill[pl.Pen()]++
			}
		}
		for pen := range lacking {
			if p.phase == Placing && stoodIn[seat]>>pen&1 == 0 {
				lacking[pen]++
			}
		}
	}
	return fill, stoodIn, lacking
}

func cardOf(s string) (uint8, error) {
	if s == "" {
		return 0, nil
	}
	c, err := parseCamel(s)
	return 1 + uint8(c), err
}

func placeOf(s string) (Place, error) {
	if s == "" {
		return Nowhere, nil
	}
	for pl := range Place(Places) {
		if pl.String() == s {
			return pl, nil
		}
	}
	return 0, fmt.Errorf("no place %.40q: want a pen and a stand such as lamp 3", s)
}

func packsOf(where string, names []string) (packs [Packs]Pack, err error) {
	if len(names) == 0 {
		return packs, nil
	}
	if len(names) != Packs {
		return packs, fmt.Errorf("%s: want %d packs or none", where, Packs)
	}
	for i, s := range names {
		if packs[i], err = parsePack(s); err != nil {
			return packs, fmt.Errorf("%s[%d]: %w", where, i, err)
		}
	}
	return packs, nil
}

func parsePack(s string) (Pack, error) {
	if s == "" {
		return Pack{}, nil
	}
	words := strings.Split(s, " ")
	if len(words) != 3 {
		return Pack{}, fmt.Errorf("%.60q: want pen, stands and goods such as lamp 1+3 gold+water", s)
	}
	pen, err := parsePen(words[0])
	if err != nil {
		return Pack{}, err
	}
	for stands := range kindsOfCard {
		for goods := range kindsOfCard {
			if k := packOf(int(pen), stands, goods); k.String() == s {
				return k, nil
			}
		}
	}
	return Pack{}, fmt.Errorf("%.60q: no such stand or goods card", s)
}
