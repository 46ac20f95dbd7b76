// Package dig is a small game for testing what plays games, of the kind that
// package toy is not: everything happens in the open, no move is secret, and yet
// there is a fact that nobody knows.
//
// Finds 1 to 9; one is set aside unseen, the others lie in the ground. In turn
// each seat digs, which draws a find from the ground, or rests. When all have had
// their turns, the find set aside is shown and goes to the seat with the fewest
// finds. A find counts its number, a rest a point. Moves: "dig", "rest".
package dig

import (
	"fmt"
	"math/bits"
	"slices"

	"sandglass/engine"
)

const (
	maxSeats = 3
	finds    = 9
	allFinds = 1<<finds - 1
)

// Kinds of moves, which use nothing else of a Move.
const (
	Dig = 1 + iota
	Rest
)

// Kinds of events, with what they use of an Event.
const (
	Dug    = 1 + iota // Seat dug up A: find
	Rested            // Seat has A: this many rests now
	Shown             // the end: A: the find that was set aside goes to Seat
)

// Game describes it.
var Game = &engine.Game{
	Name: "dig", Rules: 1, MinSeats: 2, MaxSeats: maxSeats,
	Options:    []engine.Option{engine.YesNo("long"), engine.FirstOption},
	Sources:    []string{"finds", "rests"},
	Kinds:      []string{"", "dig", "rest"},
	EventKinds: []string{"", "dug", "rested", "shown"},
}

// The functions refer to Game: a literal with them would be a cycle.
func init() { Game.New, Game.Load, Game.Format, Game.Parse = start, load, format, parse }

// Public is what everybody may know.
type Public struct {
	Seats, Long uint8
	First       engine.Seat
	Left        uint8 // turns that are left, of all seats together
	Rests       [maxSeats]uint8
	Finds       [maxSeats]uint16 // a bit each; the find set aside is never among them
	Shown       uint8            // the find set aside, once the game is over, else 0
}

// State is the whole game.
type State struct {
	Public
	Aside uint8
	Rng   engine.RNG
}

// View is what one seat may know: it is the same for all.
type View struct {
	Public
	Seat engine.Seat
}

func start(setup engine.Setup) (engine.State, error) {
	if err := Game.CheckSetup(setup); err != nil {
		return nil, err
	}
	s := &State{Rng: engine.Seed(setup.Seed)}
	s.Seats = uint8(setup.Seats)
	if setup.Options["long"] == "yes" {
		s.Long = 1
	}
	s.First = engine.FirstSeat(setup.Options, setup.Seats, &s.Rng)
	s.Left = s.turns()
	s.Aside = 1 + s.Rng.Bit16(allFinds)
	return s, nil
}

// turns is the number of turns of a game, of all seats together.
func (p *Public) turns() uint8 { return p.Seats * (2 + p.Long) }

func bit(find uint8) uint16 { return 1 << (find - 1) }

// unseen are the finds in the ground and the one set aside.
func (p *Public) unseen() uint16 {
	set := uint16(allFinds)
	for _, own := range p.Finds {
		set &^= own
	}
	return set
}

// turn is the seat whose turn it is, or would be.
func (p *Public) turn() engine.Seat {
	return (p.First + engine.Seat(p.turns()-p.Left)) % engine.Seat(p.Seats)
}

// Deciders is the seat whose turn it is.
func (p *Public) Deciders() engine.SeatSet {
	if p.Left == 0 {
		return 0
	}
	return p.turn().One()
}

func (p *Public) appendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	if !p.Deciders().Has(seat) {
		return dst
	}
	return append(dst, engine.Move{Kind: Dig}, engine.Move{Kind: Rest})
}

// AppendMoves lists the legal moves.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	return s.appendMoves(dst, seat)
}

// AppendMoves lists the viewer's legal moves.
func (v *View) AppendMoves(dst []engine.Move) []engine.Move { return v.appendMoves(dst, v.Seat) }

// The rules that forbid moves.
const (
	NotNow = engine.Rule("it is not this seat's turn")
	NoMove = engine.Rule("it is no move")
)

// Apply plays a move.
func (s *State) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	switch {
	case !s.Deciders().Has(seat):
		return NotNow
	case m == engine.Move{Kind: Dig}:
		find := 1 + s.Rng.Bit16(s.unseen()&^bit(s.Aside))
		s.Finds[seat] |= bit(find)
		ev.Add(engine.Open(Dug, seat, int(find), 0, 0, 0).Revealed())
	case m == engine.Move{Kind: Rest}:
		s.Rests[seat]++
		ev.Add(engine.Open(Rested, seat, int(s.Rests[seat]), 0, 0, 0))
	default:
		return NoMove
	}
	if s.Left--; s.Left == 0 {
		s.Shown = s.Aside
		ev.Add(engine.Open(Shown, s.poorest(), int(s.Shown), 0, 0, 0).Revealed())
	}
	return nil
}

// poorest is the seat with the fewest finds, the first of equals.
func (p *Public) poorest() engine.Seat {
	best := engine.Seat(0)
	for seat := range engine.Seat(p.Seats) {
		if bits.OnesCount16(p.Finds[seat]) < bits.OnesCount16(p.Finds[best]) {
			best = seat
		}
	}
	return best
}

// Pick is uniform.
func (p *Public) Pick(rng *engine.RNG, moves []engine.Move) engine.Move {
	return moves[rng.N(len(moves))]
}

// New gives a zero state.
func (s *State) New() engine.State { return new(State) }

// Set copies src.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// NewState gives a zero state.
func (v *View) NewState() engine.State { return new(State) }

// View is what the seat may know.
func (s *State) View(seat engine.Seat) engine.View { return &View{s.Public, seat} }

// Viewer is whose view it is.
func (v *View) Viewer() engine.Seat { return v.Seat }

// Determinize sets any of the unseen finds aside.
func (v *View) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*State)
	*s = State{Public: v.Public, Aside: v.Shown, Rng: rng.Split()}
	if v.Shown == 0 {
		s.Aside = 1 + rng.Bit16(v.unseen())
	}
}

// AppendScore lists points for finds and rests.
func (p *Public) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	sum := 0
	for set := p.Finds[seat]; set != 0; set &= set - 1 {
		sum += 1 + bits.TrailingZeros16(set)
	}
	if p.Left == 0 && seat == p.poorest() {
		sum += int(p.Shown)
	}
	return append(dst,
		engine.Part{Source: 0, Points: int16(sum)},
		engine.Part{Source: 1, Points: int16(p.Rests[seat])})
}

// Points are finds and rests.
func (p *Public) Points(seat engine.Seat) int {
	var parts [2]engine.Part
	p.AppendScore(parts[:0], seat)
	return int(parts[0].Points) + int(parts[1].Points)
}

// Places rank by points.
func (p *Public) Places() [engine.MaxSeats]uint8 {
	if p.Left > 0 {
		return [engine.MaxSeats]uint8{}
	}
	return engine.Rank(int(p.Seats), func(a, b engine.Seat) bool { return p.Points(a) > p.Points(b) })
}

// AppendBinary appends the struct's fields.
func (s *State) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, s) }

// AppendBinary appends the struct's fields.
func (v *View) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, v) }

func parse(text string) (engine.Move, error) {
	kind := slices.Index(Game.Kinds, text)
	if kind < Dig {
		return engine.Move{}, fmt.Errorf("move %.40q: should be dig or rest", text)
	}
	return engine.Move{Kind: uint8(kind)}, nil
}

func format(m engine.Move) string { return Game.Kinds[m.Kind] }
