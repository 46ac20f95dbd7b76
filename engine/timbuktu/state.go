package timbuktu

import (
	"encoding/binary"
	"fmt"
	"strconv"

	"sandglass/engine"
)

// State is a whole game of Timbuktu: what is public, the face-down camel cards,
// the packs and the generator.
type State struct {
	Public
	chosen [mostSeats]uint8 // 1 + the camel of a card that lies face down, else 0
	packs  [Packs]Pack      // by the place of the ring where they were dealt
	rng    engine.RNG
}

const gameName = "timbuktu"

// Game describes the rule set.
var Game = &engine.Game{
	Name:       gameName,
	Rules:      1,
	MinSeats:   leastSeats,
	MaxSeats:   mostSeats,
	Options:    []engine.Option{engine.YesNo("own-loads"), engine.YesNo("deal-first"), engine.FirstOption},
	Sources:    goodNames[:],
	Kinds:      kindNames[:],
	EventKinds: eventNames[:],
	Secret:     func(m engine.Move) bool { return m.Kind == KindLoad || m.Kind == KindCamel },
	New: func(setup engine.Setup) (engine.State, error) {
		s, err := New(setup)
		if err != nil {
			return nil, err
		}
		return s, nil
	},
	Load:   readPosition,
	Format: Format,
	Parse:  Parse,
}

// New starts a game. The error says which part of the set-up is wrong.
func New(setup engine.Setup) (*State, error) {
	if setup.Seats < leastSeats || setup.Seats > mostSeats {
		return nil, fmt.Errorf("timbuktu: %d seats: want %d to %d", setup.Seats, leastSeats, mostSeats)
	}
	if setup.Seed > engine.MaxSeed {
		return nil, fmt.Errorf("timbuktu: seed %d is above %d", setup.Seed, uint64(engine.MaxSeed))
	}
	s := &State{rng: engine.Seed(setup.Seed)}
	s.seats, s.camels = uint8(setup.Seats), camelsOf[setup.Seats]
	lot := true
	for key, value := range setup.Options {
		var err error
		switch key {
		case "own-loads":
			s.ownLoads, err = yesNo(key, value)
		case "deal-first":
			s.dealFirst, err = yesNo(key, value)
		case "first":
			lot = value == "lot"
			if !lot {
				s.first, err = seatOf(value, setup.Seats)
			}
		default:
			err = fmt.Errorf("timbuktu: no option %.40q", key)
		}
		if err != nil {
			return nil, err
		}
	}
	if lot {
		s.first = engine.Seat(s.rng.N(setup.Seats))
	}
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

func yesNo(key, value string) (bool, error) {
	switch value {
	case "yes", "no":
		return value == "yes", nil
	}
	return false, fmt.Errorf("timbuktu: option %s: %.40q: want no or yes", key, value)
}

func seatOf(value string, seats int) (engine.Seat, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 || n > seats || strconv.Itoa(n) != value {
		return 0, fmt.Errorf("timbuktu: option first: %.40q: want lot or a seat 1 to %d", value, seats)
	}
	return engine.Seat(n - 1), nil
}

// AppendMoves lists the legal moves of the seat; see the package's documentation
// for their order.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	return s.movesOf(dst, seat)
}

// Pick is uniform over the moves.
func (s *State) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// New gives a zero state.
func (s *State) New() engine.State { return new(State) }

// Set copies another state of Timbuktu.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// Chance is the state of the generator.
func (s *State) Chance() uint64 { return s.rng.S }

// AppendBinary appends the canonical bytes.
func (s *State) AppendBinary(dst []byte) []byte { return appendBinary(dst, s) }

// appendBinary never fails: a state and a view are of fixed size.
func appendBinary(dst []byte, v any) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, v)
	if err != nil {
		panic(err)
	}
	return dst
}
