package toy

import (
	"errors"
	"fmt"
	"math/bits"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// document is a position. Sets of cards are numbers, a bit a card.
type document struct {
	engine.Heading
	View   *int             `json:"view,omitempty"`
	Round  uint8            `json:"round"`
	Phase  string           `json:"phase"`
	Turn   int              `json:"turn,omitempty"` // while acting
	Left   uint8            `json:"left,omitempty"`
	Locked []int            `json:"locked,omitempty"`
	Steps  [maxSeats]uint8  `json:"steps"`
	Count  [maxSeats]uint8  `json:"count"`
	Last   [maxSeats]uint8  `json:"last"`
	Gone   uint16           `json:"gone"`
	Final  [maxSeats]uint16 `json:"final"`
	Hands  [maxSeats]uint16 `json:"hands"`
	Bids   [maxSeats]uint8  `json:"bids"`
	Chance string           `json:"chance,omitempty"`
}

var phaseNames = []string{"choosing", "acting", "over"}

func (p *Public) document() document {
	d := document{
		Heading: engine.Heading{
			Game: Game.Name, Rules: Game.Rules, Seats: int(p.Seats),
			Options: Game.PositionOptions(p.First, map[string]string{"long": engine.Answer(p.Long == 1)}),
		},
		Round: p.Round, Phase: phaseNames[p.Phase], Left: p.Left,
		Locked: engine.SeatList(p.Locked), Steps: p.Steps, Count: p.Count, Last: p.Last, Gone: p.Gone, Final: p.Final,
	}
	if p.Phase == acting {
		d.Turn = int(p.Turn) + 1
	}
	return d
}

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document()
	d.Hands, d.Bids, d.Chance = s.Hands, s.Bids, engine.ChanceText(s.Rng)
	return jsondoc.Marshal(d), nil
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	d := v.document()
	d.View = engine.ViewOf(v.Seat)
	if v.Seat >= 0 {
		d.Hands[v.Seat], d.Bids[v.Seat] = v.Hand, v.Bid
	}
	return jsondoc.Marshal(d), nil
}

func load(doc []byte) (engine.State, engine.View, error) {
	var d document
	if err := Game.DecodePosition(doc, &d); err != nil {
		return nil, nil, err
	}
	if d.View != nil {
		v, err := d.view()
		if err != nil {
			return nil, nil, fmt.Errorf("position: %w", err)
		}
		return nil, v, nil
	}
	s, err := d.state()
	if err != nil {
		return nil, nil, fmt.Errorf("position: %w", err)
	}
	return s, nil, nil
}

func (d *document) public() (p Public, err error) {
	p = Public{
		Seats: uint8(d.Seats), Round: d.Round, Left: d.Left,
		Steps: d.Steps, Count: d.Count, Last: d.Last, Gone: d.Gone, Final: d.Final,
	}
	if d.Options["long"] == "yes" {
		p.Long = 1
	}
	if p.First, err = engine.StartedBy(d.Options); err != nil {
		return p, err
	}
	phase, err := engine.ParseName("phase", d.Phase, phaseNames)
	if err != nil {
		return p, err
	}
	p.Phase = uint8(phase)
	if (d.Turn != 0) != (p.Phase == acting) || d.Turn < 0 || d.Turn > d.Seats {
		return p, fmt.Errorf("turn: %d: want a seat while acting, else none", d.Turn)
	}
	if p.Phase == acting {
		p.Turn = engine.Seat(d.Turn - 1)
	}
	if p.Locked, err = engine.ParseSeats("locked", d.Locked, d.Seats); err != nil {
		return p, err
	}
	return p, p.check()
}

func (d *document) state() (*State, error) {
	p, err := d.public()
	if err != nil {
		return nil, err
	}
	s := &State{Public: p, Hands: d.Hands, Bids: d.Bids}
	if s.Rng, err = engine.ParseChance(d.Chance); err != nil {
		return nil, err
	}
	return s, s.Check()
}

func (d *document) view() (*View, error) {
	p, err := d.public()
	if err != nil {
		return nil, err
	}
	v := &View{Public: p}
	if v.Seat, err = engine.Viewer(d.View, d.Seats); err != nil {
		return nil, err
	}
	if d.Chance != "" {
		return nil, errors.New("chance: a view has none")
	}
	if v.Seat >= 0 {
		v.Hand, v.Bid = d.Hands[v.Seat], d.Bids[v.Seat]
	}
	// A view is right if some whole state has it: deal one and check that.
	whole := new(State)
	v.Determinize(whole, &engine.RNG{})
	return v, whole.Check()
}

// AppendBinary appends the struct's fields.
func (s *State) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, s) }

// AppendBinary appends the struct's fields.
func (v *View) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, v) }

// yetToAct says whether the seat has yet to act.
func (p *Public) yetToAct(seat int) bool {
	return p.Phase == acting && (seat+int(p.Seats)-int(p.Turn))%int(p.Seats) < int(p.Left)
}

// check says whether the public part is possible.
func (p *Public) check() error {
	all := engine.AllSeats(int(p.Seats))
	held := bits.OnesCount16(p.Gone)
	for seat, n := range p.Count {
		limit := 3 * int(p.Round) // a round: one for the bid, two walked
		if p.Phase == choosing {
			limit -= 3
		} else if p.yetToAct(seat) {
			limit -= 2
		}
		if seat >= int(p.Seats) && (n != 0 || p.Steps[seat] != 0) || int(p.Steps[seat]) > limit || p.Last[seat] > cards {
			return errors.New("a seat has what it cannot have")
		}
		held += int(n)
	}
	switch {
	case p.Round < 1 || p.Round > p.rounds() || p.First < 0 || int(p.First) >= int(p.Seats) || p.Phase > over:
		return errors.New("round, phase or first seat out of range")
	case p.Gone > allCards || held > cards:
		return errors.New("cards that do not exist")
	case p.Locked&^all != 0 || p.Phase != choosing && p.Locked != 0 || p.Phase == choosing && p.Locked == all:
		return errors.New("seats have bid that cannot have")
	case p.Phase == acting && (p.Turn < 0 || int(p.Turn) >= int(p.Seats) || p.Left < 1 || p.Left > p.Seats):
		return errors.New("turn out of range")
	case p.Phase != acting && (p.Turn != 0 || p.Left != 0):
		return errors.New("a turn where none is")
	case p.Phase == over && p.Round != p.rounds():
		return errors.New("over too early")
	}
	return nil
}

// Check says whether the state is possible.
func (s *State) Check() error {
	if err := s.check(); err != nil {
		return err
	}
	seen := s.Gone
	for seat, hand := range s.Hands {
		if hand > allCards || hand&seen != 0 || bits.OnesCount16(hand) != int(s.Count[seat]) {
			return errors.New("hands do not fit the counts")
		}
		seen |= hand
		if card := s.Bids[seat]; card > cards || card > 0 && (hand&bit(card) == 0 || !s.Locked.Has(engine.Seat(seat))) {
			return errors.New("a bid that cannot be")
		}
		if s.Phase == over && s.Final[seat] != hand || s.Phase != over && s.Final[seat] != 0 {
			return errors.New("hands shown that are not held")
		}
	}
	return nil
}
