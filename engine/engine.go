// Package engine is the contract between rule sets and everything that plays
// them: bots, matches, the command line, the client. A rule set is a package of
// its own below this one; package games lists them. Nothing here or below it
// (but cmd) knows of clocks, screens or threads: same seed and same moves give
// the same state, bit for bit, on every machine.
package engine

import "math/bits"

// MaxSeats is the largest number of seats a game here may have.
const MaxSeats = 5

// Seat is a place at the table, 0 to 4; clockwise (to the left) is the next
// number. Texts and JSON count from 1.
type Seat int8

// Spectator is the viewer who holds no seat and knows what is public.
const Spectator Seat = -1

// SeatSet is a set of seats, bit s for seat s.
type SeatSet uint8

// AllSeats is the set of seats 0 to n-1.
func AllSeats(n int) SeatSet { return 1<<n - 1 }

// One is the set of just this seat; a spectator's is empty.
func (s Seat) One() SeatSet {
	if s < 0 {
		return 0
	}
	return 1 << s
}

// Has says whether s is in the set; a spectator never is.
func (ss SeatSet) Has(s Seat) bool { return ss&s.One() != 0 }

// Len is the number of seats in the set.
func (ss SeatSet) Len() int { return bits.OnesCount8(uint8(ss)) }

// First is the lowest seat of the set, or Spectator when it is empty.
func (ss SeatSet) First() Seat {
	if ss == 0 {
		return Spectator
	}
	return Seat(bits.TrailingZeros8(uint8(ss)))
}

// A Move is one decision. What the fields mean is the rule set's; unused ones
// are zero, so that equal moves are equal values.
type Move struct {
	Kind, A, B uint8
	N          uint16
}

// Rule is the error of a move that the named rule forbids. It is a constant
// text, so refusing allocates nothing.
type Rule string

func (r Rule) Error() string { return string(r) }

// A Part is a seat's points from one source; the game's Sources name them.
type Part struct {
	Source uint8
	Points int16
}

// State is a whole game, hidden facts and generator included. *S of every rule
// set implements it, S being a comparable struct of fixed size without
// pointers: copying the value is the clone. One of its fields is the generator,
// an RNG. For the test kit *S is enginetest.Scrambled too.
type State interface {
	// Deciders are the seats that must decide now; empty when the game is over.
	Deciders() SeatSet
	// AppendMoves lists every legal move of the seat, in an order fixed by the
	// rules version; nothing when the seat is not a decider.
	AppendMoves(dst []Move, seat Seat) []Move
	// Apply plays a move, or returns the Rule that forbids it and leaves the
	// state as it was. ev may be nil: then nothing is allocated.
	Apply(seat Seat, m Move, ev *Events) error
	// Pick chooses a sensible random move among moves (not empty): uniform over
	// kinds, idle ones rare. Playouts, benchmarks and the random bot use it.
	Pick(rng *RNG, moves []Move) Move
	// New gives a zero state of the same rule set to Set on.
	New() State
	// Set copies src into the receiver; it panics if src is of another rule set.
	Set(src State)
	// View is what the seat (or the spectator) may know now.
	View(seat Seat) View
	// AppendScore lists the seat's points by source as they stand; Points is
	// their sum.
	AppendScore(dst []Part, seat Seat) []Part
	Points(seat Seat) int
	// Places is the final ranking, 1 for first; equal numbers are ties. All
	// zero while the game runs; seats that are not in the game have 0.
	Places() [MaxSeats]uint8
	// Check says whether counts, ranges and the rules' limits hold; a state
	// that passes can be played to its end.
	Check() error
	// AppendBinary appends the canonical bytes: equal states have equal bytes.
	AppendBinary(dst []byte) []byte
	// MarshalJSON gives the position, as documented by the rule set and, for what
	// all games have, at Heading.
	MarshalJSON() ([]byte, error)
}

// View is what one seat may know: hidden facts have no field in it.
type View interface {
	// Viewer is whose view it is.
	Viewer() Seat
	// Deciders are the seats that must decide now; empty when the game is over.
	Deciders() SeatSet
	// AppendMoves lists the viewer's own legal moves, the same as the state's.
	AppendMoves(dst []Move) []Move
	// Pick chooses a sensible random move, as State.Pick does.
	Pick(rng *RNG, moves []Move) Move
	// Determinize makes dst a full state drawn at random among those consistent
	// with the view, always with fresh chance.
	Determinize(dst State, rng *RNG)
	// NewState gives a zero state of the rule set for Determinize.
	NewState() State
	// AppendScore lists a seat's points by source that the viewer can know now.
	AppendScore(dst []Part, seat Seat) []Part
	// AppendBinary appends the canonical bytes of the view.
	AppendBinary(dst []byte) []byte
	// MarshalJSON gives the view as a position document.
	MarshalJSON() ([]byte, error)
}

// A Bared view can leave out what only the viewer may know, where the viewer can
// decide without it.
type Bared interface {
	// Bare is the view without the viewer's secrets: all in it is public but that
	// it is the viewer's to decide, with the same moves. ok is false while the
	// viewer decides nothing, or nothing that does not hang on secrets.
	Bare() (v View, ok bool)
}

// An Option is a rule that can be chosen at set-up; the first value is the
// default.
type Option struct {
	Key    string
	Values []string
}

// YesNo is the option with the values no (the default) and yes.
func YesNo(key string) Option { return Option{key, []string{"no", "yes"}} }

// FirstOption is how every game chooses who starts: by lot, or seat 1 to n.
var FirstOption = Option{"first", []string{"lot", "1", "2", "3", "4", "5"}}

// A Setup is what a game is started with. Options that are absent have their
// defaults.
type Setup struct {
	Seats   int
	Seed    uint64 // 0 to MaxSeed
	Options map[string]string
}

// MaxSeed is the largest seed: it fits a JSON number everywhere.
const MaxSeed = 1<<53 - 1

// MaxSources is how many sources of points a game may have: the results show a
// column of each.
const MaxSources = 6

// A Game describes a rule set.
type Game struct {
	Name               string // id: the package's name
	Rules              int    // rules version, 1 and up
	MinSeats, MaxSeats int
	Options            []Option
	Sources            []string // names of Part.Source, keys for the client's texts; MaxSources at most
	Kinds, EventKinds  []string // names of Move.Kind and Event.Kind; index 0 is unused
	// Secret says that what the move chose stays hidden from the other seats; nil
	// if no move is secret. Ask IsSecret.
	Secret func(Move) bool
	// New starts a game; the error says which part of the set-up is wrong.
	New func(Setup) (State, error)
	// Load reads a position document: exactly one of the results is not nil.
	// It is strict and bounded, and what it accepts passes Check.
	Load func([]byte) (State, View, error)
	// Format and Parse are the notation of moves.
	Format func(Move) string
	Parse  func(string) (Move, error)
}

// IsSecret says that what the move chose stays hidden from the other seats.
func (g *Game) IsSecret(m Move) bool { return g.Secret != nil && g.Secret(m) }
