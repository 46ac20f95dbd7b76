// Package match is one game being played: its state, its record and undo. It
// knows no clock and no thread; who drives the seats is its callers' business.
package match

import (
	"errors"
	"fmt"
	"slices"

	"sandglass/engine"
)

// Why a move cannot be taken back.
var (
	ErrNothing = errors.New("nothing to take back")
	ErrBarrier = errors.New("something was revealed since")
	ErrOther   = errors.New("another seat has decided since")
)

// A Match is a game from its start to where it stands now.
type Match struct {
	game  *engine.Game
	setup engine.Setup
	doc   []byte // the position it started from; nil when it started from a seed
	start engine.State
	state engine.State
	log   []entry
	open  engine.SeatSet // who is still to decide in the simultaneous choice that goes on
}

// An entry is a move of the record. Moves of one simultaneous choice share a
// group and stand in the order of seats, whoever was first: they commute. Any
// other move is a group of its own.
type entry struct {
	seat     engine.Seat
	move     engine.Move
	group    int
	revealed bool // its group has revealed something
}

// New starts a game; the error says which part of the set-up is wrong.
func New(g *engine.Game, s engine.Setup) (*Match, error) {
	if err := g.CheckSetup(s); err != nil {
		return nil, err
	}
	start, err := g.New(s)
	if err != nil {
		return nil, err
	}
	s.Options = g.Chosen(s.Options)
	return begin(&Match{game: g, setup: s, start: start}), nil
}

// FromPosition starts at a position document of a whole state. Its Setup has
// seats and options, but no seed. A position of another rules version gives
// engine.ErrVersion.
func FromPosition(g *engine.Game, doc []byte) (*Match, error) {
	h, err := engine.ReadHeading(doc)
	if err != nil {
		return nil, err
	}
	if h.Game != g.Name {
		return nil, fmt.Errorf("position: of game %.40q, not %s", h.Game, g.Name)
	}
	start, _, err := g.Load(doc)
	if err != nil {
		return nil, err
	}
	if start == nil {
		return nil, errors.New("position: is the view of one seat, not a whole state")
	}
	doc, err = start.MarshalJSON()
	if err != nil {
		return nil, err
	}
	setup := engine.Setup{Seats: h.Seats, Options: g.Chosen(h.Options)}
	return begin(&Match{game: g, setup: setup, doc: doc, start: start}), nil
}

func begin(m *Match) *Match {
	m.state = m.start.New()
	m.state.Set(m.start)
	m.log, m.open = nil, 0
	return m
}

// Restart gives the match as it was before the first move.
func (m *Match) Restart() *Match {
	again := *m
	return begin(&again)
}

// Clone gives a copy that goes its own way.
func (m *Match) Clone() *Match {
	c := *m
	c.state = m.state.New()
	c.state.Set(m.state)
	c.log = slices.Clone(m.log)
	return &c
}

// Game is the rule set that is played.
func (m *Match) Game() *engine.Game { return m.game }

// Setup is what the game was started with; options at their defaults are left
// out. The map is shared: do not change it.
func (m *Match) Setup() engine.Setup { return m.setup }

// Deciders are the seats that must decide now; empty when the game is over.
func (m *Match) Deciders() engine.SeatSet { return m.state.Deciders() }

// View is what the seat (or engine.Spectator) may know now.
func (m *Match) View(seat engine.Seat) engine.View { return m.state.View(seat) }

// Moves lists the legal moves of the seat.
func (m *Match) Moves(dst []engine.Move, seat engine.Seat) []engine.Move {
	return m.state.AppendMoves(dst, seat)
}

// A Step is a move as its viewer may see it.
type Step struct {
	Seat     engine.Seat
	Move     engine.Move // zero when it is another seat's secret
	Old, New engine.View
	Events   engine.Events // those that the viewer may know
	Barrier  bool          // the move revealed something: it cannot be taken back
}

// Play makes a move of the seat and tells it as the viewer sees it. An illegal
// move gives the error of the rule that forbids it, and changes nothing.
func (m *Match) Play(seat engine.Seat, mv engine.Move, viewer engine.Seat) (Step, error) {
	old := m.state.View(viewer)
	events, err := m.play(seat, mv)
	if err != nil {
		return Step{}, err
	}
	step := Step{
		Seat: seat, Move: mv, Old: old, New: m.state.View(viewer),
		Events: events.For(viewer), Barrier: events.Reveals(),
	}
	if seat != viewer && m.game.IsSecret(mv) {
		step.Move = engine.Move{}
	}
	return step, nil
}

func (m *Match) play(seat engine.Seat, mv engine.Move) (engine.Events, error) {
	before := m.state.Deciders()
	var events engine.Events
	if err := m.state.Apply(seat, mv, &events); err != nil {
		return nil, err
	}
	e := entry{seat: seat, move: mv, group: m.group(), revealed: events.Reveals()}
	// The last of a simultaneous choice may at once be the first to act in the
	// open, without anything revealed: only secret moves go on with the choice.
	joins := m.open.Has(seat) && (before.Len() > 1 || m.game.IsSecret(mv))
	if !joins {
		e.group++
		m.open = 0
		if before.Len() > 1 {
			m.open = before
		}
	}
	m.insert(e)
	if after := m.state.Deciders(); e.revealed || after&^m.open != 0 {
		m.open = 0
	} else {
		m.open = after
	}
	return events, nil
}

// group is the number of the last group.
func (m *Match) group() int {
	if len(m.log) == 0 {
		return 0
	}
	return m.log[len(m.log)-1].group
}

// insert puts e into the record, behind the moves of its group's lower seats.
func (m *Match) insert(e entry) {
	at := len(m.log)
	for at > 0 && m.log[at-1].group == e.group && m.log[at-1].seat > e.seat {
		at--
	}
	m.log = slices.Insert(m.log, at, e)
	for i := len(m.log) - 1; e.revealed && i >= 0 && m.log[i].group == e.group; i-- {
		m.log[i].revealed = true
	}
}

// CanUndo says whether the seat can take back its last move: nil, or one of
// ErrNothing, ErrBarrier and ErrOther.
func (m *Match) CanUndo(seat engine.Seat) error {
	i := m.last(seat)
	switch {
	case i < 0:
		return ErrNothing
	case m.log[i].revealed:
		return ErrBarrier
	case m.log[i].group != m.group():
		return ErrOther
	}
	return nil
}

// last is the index of the seat's last move, or -1.
func (m *Match) last(seat engine.Seat) int {
	for i := len(m.log) - 1; i >= 0; i-- {
		if m.log[i].seat == seat {
			return i
		}
	}
	return -1
}

// Undo takes back the seat's last move and returns it; the errors are those of
// CanUndo. What other seats chose in the same simultaneous choice stays.
func (m *Match) Undo(seat engine.Seat) (engine.Move, error) {
	if err := m.CanUndo(seat); err != nil {
		return engine.Move{}, err
	}
	again := *m
	begin(&again)
	skip := m.last(seat)
	for i, e := range m.log {
		if i == skip {
			continue
		}
		if _, err := again.play(e.seat, e.move); err != nil {
			return engine.Move{}, fmt.Errorf("undo: move %d: %w", i+1, err)
		}
	}
	mv := m.log[skip].move
	*m = again
	return mv, nil
}

// Len is the number of moves made; Entry gives them in the record's order, what
// seats chose in secret too.
func (m *Match) Len() int { return len(m.log) }

// Entry is the i-th move of the record, from 0.
func (m *Match) Entry(i int) (engine.Seat, engine.Move) { return m.log[i].seat, m.log[i].move }

// Hash is FNV-1a, 64 bits, of the canonical bytes of the state.
func (m *Match) Hash() uint64 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := uint64(offset)
	for _, b := range m.state.AppendBinary(nil) {
		h = (h ^ uint64(b)) * prime
	}
	return h
}

// Position is the whole state as a position document, secrets included: for
// saves, not for eyes.
func (m *Match) Position() ([]byte, error) { return m.state.MarshalJSON() }

// AppendScore lists the seat's points by source: all when the game is over,
// what everybody may know while it runs.
func (m *Match) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	if m.state.Deciders() == 0 {
		return m.state.AppendScore(dst, seat)
	}
	return m.state.View(engine.Spectator).AppendScore(dst, seat)
}

// Points is the sum of AppendScore.
func (m *Match) Points(seat engine.Seat) int {
	sum := 0
	for _, p := range m.AppendScore(nil, seat) {
		sum += int(p.Points)
	}
	return sum
}

// Places is the final ranking, 1 for first, equal numbers for ties; all zero
// while the game runs.
func (m *Match) Places() [engine.MaxSeats]uint8 { return m.state.Places() }

// Check says whether the state keeps the rules' invariants.
func (m *Match) Check() error { return m.state.Check() }

// Until gives a match of its own that has made only the first n moves of the
// record, 0 to Len.
func (m *Match) Until(n int) (*Match, error) {
	again := *m
	begin(&again)
	for _, e := range m.log[:n] {
		if _, err := again.play(e.seat, e.move); err != nil {
			return nil, err
		}
	}
	return &again, nil
}
