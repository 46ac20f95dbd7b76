package amunre

import "sandglass/engine"

// State is a whole game of Amun-Re: what is public, everybody's gold, what each
// seat alone knows, the free power cards and the generator.
type State struct {
	Public
	book purse
	own  [mostSeats]secrets
	deck Cards
	free [Provinces][mostFree]uint8 // 1 + the kind of each free power card that lies face down
	rng  engine.RNG
}

// mostFree is the most free power cards of a province.
const mostFree = 2

// purse is what anyone knows who counts.
type purse struct {
	gold     [mostSeats]int16
	builders engine.SeatSet // who surely still has the Master Builder of the start
}

// secrets are what a seat alone knows.
type secrets struct {
	cards  Cards       // power cards in hand
	cash   Cards       // of them, those that are sold with the offering
	offer  int16       // gold or Steal; 0 until it is made
	dealt  ProvinceSet // advanced deal: the province cards in hand
	chosen uint8       // 1 + the one of them that lies face down
	laid   bool        // a Change the Offering lies with the offering
}

// hand are the power cards that the seat can still use.
func (o *secrets) hand() Cards {
	cards := o.cards - o.cash
	if o.laid {
		cards -= one(ChangeOffering)
	}
	return cards
}

// Game describes the rule set.
var Game = &engine.Game{
	Name:       "amunre",
	Rules:      1,
	MinSeats:   leastSeats,
	MaxSeats:   mostSeats,
	Options:    []engine.Option{engine.YesNo(openGold), engine.YesNo(advancedDeal), engine.FirstOption},
	Sources:    sourceNames[:],
	Kinds:      kindNames[:],
	EventKinds: eventNames[:],
	Secret:     secret,
	Format:     Format,
	Parse:      Parse,
}

const (
	openGold     = "open-gold"
	advancedDeal = "advanced-deal"
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
	s := &State{rng: engine.Seed(setup.Seed), deck: allCards}
	s.seats, s.inPlay = uint8(setup.Seats), allProvinces
	s.options(setup.Options)
	s.first = engine.FirstSeat(setup.Options, setup.Seats, &s.rng)
	s.pharaoh, s.turn = s.first, engine.Spectator
	for seat := range s.everySeat() {
		s.book.gold[seat] = startGold
		s.own[seat].cards = one(MasterBuilder)
		s.deck -= one(MasterBuilder)
		s.handSize[seat] = 1
	}
	s.book.builders = engine.AllSeats(setup.Seats)
	if s.advanced {
		s.dealProvinces(nil)
	}
	s.startRound(0, nil)
	return s, nil
}

// options takes over checked options, but for the first seat.
func (p *Public) options(options map[string]string) {
	p.openGold, p.advanced = options[openGold] == "yes", options[advancedDeal] == "yes"
}

// AppendMoves lists the legal moves of the seat; see the package's documentation
// for their order.
func (s *State) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	if !s.Deciders().Has(seat) {
		return dst
	}
	return s.movesOf(dst, seat, int(s.book.gold[seat]), &s.own[seat])
}

// Pick chooses a kind of move, selling rarely, then any move of it; of bids and
// offerings the low ones are likelier.
func (s *State) Pick(rng *engine.RNG, moves []engine.Move) engine.Move { return pick(rng, moves) }

// New gives a zero state of Amun-Re.
func (s *State) New() engine.State { return new(State) }

// Set copies another state of Amun-Re.
func (s *State) Set(src engine.State) { *s = *src.(*State) }

// AppendBinary appends the canonical bytes.
func (s *State) AppendBinary(dst []byte) []byte { return engine.AppendBinary(dst, s) }
