package toy

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// document is a position: "view" is the viewer's number (0 for a spectator) and
// is absent from a whole state. Sets of cards are numbers, a bit a card.
type document struct {
	engine.Heading
	View   *int `json:"view,omitempty"`
	Round  uint8
	Phase  uint8
	First  uint8
	Turn   uint8
	Left   uint8
	Locked uint8
	Steps  [maxSeats]uint8
	Count  [maxSeats]uint8
	Last   [maxSeats]uint8
	Gone   uint16
	Final  [maxSeats]uint16
	Hands  [maxSeats]uint16
	Bids   [maxSeats]uint8
	Rng    uint64
}

func (p *Public) document() document {
	d := document{
		Heading: engine.Heading{Game: Game.Name, Rules: Game.Rules, Seats: int(p.Seats)},
		Round:   p.Round, Phase: p.Phase, First: p.First, Turn: p.Turn, Left: p.Left,
		Locked: uint8(p.Locked), Steps: p.Steps, Count: p.Count, Last: p.Last, Gone: p.Gone, Final: p.Final,
	}
	if p.Long == 1 {
		d.Options = map[string]string{"long": "yes"}
	}
	return d
}

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document()
	d.Hands, d.Bids, d.Rng = s.Hands, s.Bids, s.Rng.S
	return jsondoc.Marshal(d), nil
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	d := v.document()
	viewer := int(v.Seat) + 1
	d.View = &viewer
	if viewer > 0 {
		d.Hands[v.Seat], d.Bids[v.Seat] = v.Hand, v.Bid
	}
	return jsondoc.Marshal(d), nil
}

func load(doc []byte) (engine.State, engine.View, error) {
	var d document
	if err := Game.DecodePosition(doc, &d); err != nil {
		return nil, nil, err
	}
	p := Public{
		Seats: uint8(d.Seats), Round: d.Round, Phase: d.Phase, First: d.First, Turn: d.Turn, Left: d.Left,
		Locked: engine.SeatSet(d.Locked), Steps: d.Steps, Count: d.Count, Last: d.Last, Gone: d.Gone, Final: d.Final,
	}
	if d.Options["long"] == "yes" {
		p.Long = 1
	}
	s := State{Public: p, Hands: d.Hands, Bids: d.Bids, Rng: engine.RNG{S: d.Rng}}
	if d.View == nil {
		if err := s.Check(); err != nil {
			return nil, nil, fmt.Errorf("position: %w", err)
		}
		return &s, nil, nil
	}
	v := &View{Public: p, Seat: engine.Seat(*d.View - 1)}
	if *d.View < 0 || *d.View > d.Seats {
		return nil, nil, fmt.Errorf("position: view %d is of no seat", *d.View)
	}
	if v.Seat >= 0 {
		v.Hand, v.Bid = d.Hands[v.Seat], d.Bids[v.Seat]
	}
	// A view is right if some whole state has it: deal one and check that.
	if err := p.check(); err != nil {
		return nil, nil, fmt.Errorf("position: %w", err)
	}
	whole := new(State)
	v.Determinize(whole, &engine.RNG{})
	if err := whole.Check(); err != nil {
		return nil, nil, fmt.Errorf("position: %w", err)
	}
	return nil, v, nil
}

// AppendBinary appends the struct's fields.
func (s *State) AppendBinary(dst []byte) []byte {
	dst, _ = binary.Append(dst, binary.LittleEndian, s)
	return dst
}

// AppendBinary appends the struct's fields.
func (v *View) AppendBinary(dst []byte) []byte {
	dst, _ = binary.Append(dst, binary.LittleEndian, v)
	return dst
}

// yetToAct says whether the seat has yet to act; Turn may be any number here.
func (p *Public) yetToAct(seat int) bool {
	return p.Phase == acting && (seat+256*int(p.Seats)-int(p.Turn))%int(p.Seats) < int(p.Left)
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
	case p.Round < 1 || p.Round > p.rounds() || p.First >= p.Seats || p.Phase > over:
		return errors.New("round, phase or first seat out of range")
	case p.Gone > allCards || held > cards:
		return errors.New("cards that do not exist")
	case p.Locked&^all != 0 || p.Phase != choosing && p.Locked != 0 || p.Phase == choosing && p.Locked == all:
		return errors.New("seats have bid that cannot have")
	case p.Phase == acting && (p.Turn >= p.Seats || p.Left < 1 || p.Left > p.Seats):
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
