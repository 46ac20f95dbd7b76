package dig

import (
	"errors"
	"fmt"
	"math/bits"

	"sandglass/engine"
	"sandglass/engine/jsondoc"
)

// document is a position. Sets of finds are numbers, a bit a find; aside is in a
// state, and in a view once it was shown.
type document struct {
	engine.Heading
	View   *int             `json:"view,omitempty"`
	Left   uint8            `json:"left"`
	Rests  [maxSeats]uint8  `json:"rests"`
	Finds  [maxSeats]uint16 `json:"finds"`
	Aside  uint8            `json:"aside,omitempty"`
	Chance string           `json:"chance,omitempty"`
}

func (p *Public) document() document {
	return document{
		Heading: engine.Heading{
			Game: Game.Name, Rules: Game.Rules, Seats: int(p.Seats),
			Options: Game.PositionOptions(p.First, map[string]string{"long": engine.Answer(p.Long == 1)}),
		},
		Left: p.Left, Rests: p.Rests, Finds: p.Finds, Aside: p.Shown,
	}
}

// MarshalJSON gives the position.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document()
	d.Aside, d.Chance = s.Aside, engine.ChanceText(s.Rng)
	return jsondoc.Marshal(d), nil
}

// MarshalJSON gives the view as a position.
func (v *View) MarshalJSON() ([]byte, error) {
	d := v.document()
	d.View = engine.ViewOf(v.Seat)
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
	p = Public{Seats: uint8(d.Seats), Left: d.Left, Rests: d.Rests, Finds: d.Finds}
	if d.Options["long"] == "yes" {
		p.Long = 1
	}
	if p.Left == 0 {
		p.Shown = d.Aside
	}
	p.First, err = engine.StartedBy(d.Options)
	return p, err
}

func (d *document) state() (*State, error) {
	p, err := d.public()
	if err != nil {
		return nil, err
	}
	s := &State{Public: p, Aside: d.Aside}
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
	if d.Chance != "" || d.Aside != p.Shown {
		return nil, errors.New("a view tells what nobody knows")
	}
	return v, p.check()
}

// check says whether the public part is possible.
func (p *Public) check() error {
	if p.Left > p.turns() {
		return errors.New("left: more turns than there are")
	}
	done := int(p.turns() - p.Left)
	var seen uint16
	for seat, own := range p.Finds {
		if own > allFinds || own&seen != 0 {
			return errors.New("finds: that do not exist, or twice")
		}
		seen |= own
		turns := 0
		if seat < int(p.Seats) {
			behind := (seat - int(p.First) + int(p.Seats)) % int(p.Seats)
			turns = (done + int(p.Seats) - 1 - behind) / int(p.Seats)
		}
		if bits.OnesCount16(own)+int(p.Rests[seat]) != turns {
			return fmt.Errorf("seat %d: has not done what it had turns for", seat+1)
		}
	}
	if p.Left == 0 && (p.Shown < 1 || p.Shown > finds || seen&bit(p.Shown) != 0) || p.Left > 0 && p.Shown != 0 {
		return errors.New("aside: shown at the end only, a find that nobody dug up")
	}
	return nil
}

// Check says whether the state is possible.
func (s *State) Check() error {
	if err := s.check(); err != nil {
		return err
	}
	if s.Aside < 1 || s.Aside > finds || s.unseen()&bit(s.Aside) == 0 || s.Left == 0 && s.Aside != s.Shown {
		return errors.New("aside: want a find that nobody dug up")
	}
	return nil
}
