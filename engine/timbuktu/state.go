package timbuktu

import "sandglass/engine"

// State is a whole game of Timbuktu: what is public, the face-down camel cards,
// the packs and the generator.
type State struct {
	Public
	chosen [mostSeats]uint8 // 1 + the camel of a card that lies face down, else 0
	packs  [Packs]Pack      // by the place of the ring where they were dealt
	rng    engine.RNG
}

// Game describes the rule set.
var Game = &engine.Game{
	Name:       "timbuktu",
	Rules:      1,
	MinSeats:   leastSeats,
	MaxSeats:   mostSeats,
	Options:    []engine.Option{engine.YesNo(ownLoads), engine.YesNo(dealFirst), engine.FirstOption},
	Sources:    goodNames[:],
	Kinds:      kindNames[:],
	EventKinds: eventNames[:],
	Secret:     func(m engine.Move) bool { return m.Kind == KindLoad || m.Kind == KindCamel },
	Format:     Format,
	Parse:      Parse,
}

const (
	ownLoads  = "own-loads"
	dealFirst = "deal-first"
)

// These refer to Game: a literal with them would be a cycle.
func init() { Game.New, Game.Load = start, readPosition }

func start(setup engine.Setup) (engine.State, error) {
	s, err := New(setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// New starts a game. The error says which part of the set-up is wrong.
func New(setup engine.Setup) (*State, error) {
	if err := Game.CheckSetup(setup); err != nil {
		return nil, err
	}
	s := &State{rng: engine.Seed(setup.Seed)}
	s.seats, s.camels = uint8(setup.Seats), camelsOf[setup.Seats]
	s.options(setup.Options)
	s.first = engine.FirstSeat(setup.Options, setup.Seats, &s.rng)
	s.starter, s.turn = s.first, engine.Spectator
	for seat := range s.everySeat() {
		for c := range Camel(s.camels) {
			s.at[seat][c] = Nowhere
			if !s.ownLoads {
				s.loads[seat][c] = printedLoads[c]
			}
		}
	}
	if !s.ownLoads {
		s.startPlacing(nil)
	}
	return s, nil
}

// options takes over checked options, but for the first seat.
func (p *Public) options(options map[string]string) {
	p.ownLoads, p.dealFirst = options[ownLoads] == "yes", options[dealFirst] == "yes"
}

// AppendMoves lists the legal moves of the seat; see the package's documentation
// for their order.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	return s.movesOf(dst, seat)
}

// Pick is uniform over the moves.
func (s *State) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// New gives a zero state of Timbuktu.
func (s *State) New() engine.State { return new(State) }

// Set copies another state of Timbuktu.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// AppendBinary appends the canonical bytes.
func (s *State) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, s) }
