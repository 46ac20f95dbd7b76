package theben

import "sandglass/engine"

// State is a whole game of Jenseits von Theben: what is public, what the piles
// hold, and the generator.
type State struct {
	Public
	piles [Regions]FindSet // the finds in each pile; its blanks follow
	rng   engine.RNG
}

// Game describes the rule set.
var Game = &engine.Game{
	Name:       "theben",
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

//go:noinline
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
	s.seats, s.rules = uint8(setup.Seats), optionsOf(setup.Options)
	s.first = engine.FirstSeat(setup.Options, setup.Seats, &s.rng)
	for seat := range s.everySeat() {
		s.time[seat], s.place[seat] = startOf[s.seats], Warsaw
		// The left neighbour of who starts is at the bottom, then clockwise.
		s.height[seat] = uint8((int(seat-s.first) + setup.Seats - 1) % setup.Seats)
	}
	for r := range s.piles {
		s.piles[r] = s.shuffled()
	}
	// An exhibition among the first open cards is shuffled back until items lie
	// there: that is to draw from the items.
	item := facts.all.without(facts.kinds[Exhibition])
	s.deck = facts.all
	for slot := range s.offers {
		c := item.draw(&s.rng)
		s.deck.remove(c)
		s.offers[slot] = 1 + uint8(c)
	}
	s.lookAhead(nil)
	return s, nil
}

// shuffled is the finds of a whole pile of which seven cards are out of the game.
func (s *State) shuffled() FindSet {
	pile := allFinds
	if s.With(AlternateDigs) {
		return pile
	}
	blanks := Blanks
	for range outOfGame {
		if n := pile.Len(); s.rng.N(n+blanks) >= n {
			blanks--
		} else {
			pile &^= 1 << s.rng.Bit16(uint16(pile))
		}
	}
	return pile
}

// blanks is the number of blanks in a pile. Those drawn always go back, so it
// follows from the number of finds that are out of the game, or with alternate digs
// from that of those found.
//
//go:noinline
func (s *State) blanks(r Region) int {
	return s.blanksWith(r, Finds-s.foundByAll(r).Len()-s.piles[r].Len())
}

// blanksWith is the number of blanks in a pile if so many finds are out of the game.
//
//go:noinline
func (p *Public) blanksWith(r Region, out int) int {
	if p.With(AlternateDigs) {
		return min(blanksAtFirst+p.foundByAll(r).Len(), Blanks)
	}
	return Blanks - outOfGame + out
}

//go:noinline
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
		all[key] = engine.Answer(p.rules>>i&1 != 0)
	}
	return Game.PositionOptions(p.first, all)
}

// AppendMoves lists the legal moves of the seat; see the package's documentation
// for their order.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	return s.movesOf(dst, seat)
}

// Pick chooses a kind of move by weight, cards and digs first, then any of the kind;
// waits are rare and short.
func (s *State) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// New gives a zero state of Jenseits von Theben.
func (s *State) New() engine.State { return new(State) }

// Set copies another state of Jenseits von Theben.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// AppendBinary appends the canonical bytes.
func (s *State) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, s) }
