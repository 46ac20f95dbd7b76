package tombraiders

import "sandglass/engine"

// State is a whole game of Thebes: The Tomb Raiders: what is public, what anyone can
// remember, what the piles hold, and the generator.
type State struct {
	Public
	book  notebook
	piles [Regions]Stock
	rng   engine.RNG
}

// Game describes the rule set.
var Game = &engine.Game{
	Name:       "tombraiders",
	Rules:      1,
	MinSeats:   leastSeats,
	MaxSeats:   mostSeats,
	Options:    gameOptions(),
	Sources:    sourceNames[:],
	Kinds:      kindNames[:],
	EventKinds: eventNames[:],
	Format:     Format,
	Parse:      Parse,
}

func gameOptions() []engine.Option {
	var all []engine.Option
	for _, key := range optionKeys {
		all = append(all, engine.YesNo(key))
	}
	return append(all, engine.FirstOption)
}

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
	s.seats, s.options = uint8(setup.Seats), optionsOf(setup.Options)
	s.first = engine.FirstSeat(setup.Options, setup.Seats, &s.rng)
	// The markers are a random stack below that of the seat that starts.
	s.height[s.first] = s.seats - 1
	for below, left := s.seats-1, engine.AllSeats(setup.Seats)&^s.first.One(); left != 0; {
		seat := engine.Seat(s.rng.Bit8(uint8(left)))
		left &^= seat.One()
		below--
		s.height[seat] = below
	}
	for seat := range s.everySeat() {
		hand := &s.book.hands[seat]
		for r := range Regions {
			hand.permits[r] = permitsOf[s.seats].each
		}
		hand.permits[Regions] = permitsOf[s.seats].general
	}
	s.unseen = siteStock
	for c := range s.deck {
		s.deck[c] = cards[c].number
		s.greens += cards[c].number
	}
	s.deckLen = s.greens + siteCards*Regions
	s.fill(false, nil)
	return s, nil
}

func optionsOf(chosen map[string]string) (set Options) {
	for i, key := range optionKeys {
		if chosen[key] == "yes" {
			set |= 1 << i
		}
	}
	return set
}

// setup is the options as a position tells them.
func (p *Public) setup() map[string]string {
	all := map[string]string{}
	for i, key := range optionKeys {
		all[key] = engine.Answer(p.options>>i&1 != 0)
	}
	return Game.PositionOptions(p.first, all)
}

// AppendMoves lists the legal moves of the seat; see the package's documentation for
// their order.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	return s.movesOf(dst, seat, &s.book, s.piles[s.at%Regions])
}

// Pick chooses a kind of move by weight, then any of the kind.
func (s *State) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// New gives a zero state of Thebes: The Tomb Raiders.
func (s *State) New() engine.State { return new(State) }

// Set copies another state of Thebes: The Tomb Raiders.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// AppendBinary appends the canonical bytes.
func (s *State) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, s) }
