// Package enginetest is the test that every rule set must pass. It plays random
// games of every number of seats and combination of options, and looks at each
// position for all that the engine's contract promises. It knows nothing of any
// game's rules: those are the rule set's own tests.
//
// The checks, by the names that findings carry:
//
//	layout       a state is a value of fixed size, the same on every machine, with
//	             one generator in it, and can be scrambled
//	bytes        every field counts in the canonical bytes
//	setup        bad set-ups are refused; equal ones give equal states, seeds differ
//	check        the invariants hold after every move that is listed
//	clone        a copy is whole, and goes its own way
//	repeat       the same move in equal states gives equal states and events,
//	             whether the events are taken or not
//	legal        listed moves can be played, no others, and refusing changes nothing
//	stuck        who decides has a move, and games end
//	notation     a move has one spelling; unused fields are zero
//	commute      simultaneous choices do not depend on their order
//	moves        a view lists and picks the state's own moves
//	hidden       views and moves do not change when only hidden facts do
//	bare         a view without secrets is public but for its viewer
//	determinize  states drawn from a view look like it and come from it alone
//	chance       they have fresh chance
//	events       what a seat is told follows from its views before and after
//	secret       nobody sees what another chose in secret until a reveal
//	barrier      what shows the mover something new is marked as a reveal, and
//	             (by and large, so that undo reaches far) nothing else is
//	json         positions and views come back from JSON; what all games have in
//	             common is written as engine.Heading says
//	altered      altered positions are refused, or play to their end
//	record       records come back, with a seed or a position at their start
//	undo         what is taken back and made again gives the same state
//	score        parts add up, places follow points, the result is public; there
//	             are no more sources than engine.MaxSources
//	allocations  a playout allocates nothing
//	coverage     every kind of move and event occurs
//	panic        nothing panics
package enginetest

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/match"
)

// A Finding is a fault that the kit found.
type Finding struct {
	Check string // which of the checks found it
	Where string // set-up, and number of the move
	What  string
}

func (f Finding) String() string { return fmt.Sprintf("%s: %s: %s", f.Check, f.Where, f.What) }

// Run tests the game and fails with what Find finds.
func Run(t *testing.T, g *engine.Game) {
	t.Helper()
	games := 2
	if testing.Short() {
		games = 1
	}
	for _, f := range Find(g, games) {
		t.Error(f)
	}
}

// Find plays that many games of each set-up and lists the faults, a few of each
// check. It stops after a game with faults: later ones tell little more.
func Find(g *engine.Game, games int) []Finding {
	k := &kit{game: g, moveKinds: map[uint8]bool{}, eventKinds: map[uint8]bool{}, hides: map[engine.Seat]bool{}}
	if !k.layout() {
		return k.findings
	}
	k.setups()
	before := len(k.findings)
	setups := Setups(g, games)
	k.stride = 1 + len(setups)/manySetups
	for _, setup := range setups {
		k.play(setup)
		if len(k.findings) > before {
			return k.findings
		}
	}
	k.coverage()
	return k.findings
}

// Setups gives that many set-ups for every number of seats and combination of
// options; who is first goes round.
func Setups(g *engine.Game, each int) []engine.Setup {
	combinations := []map[string]string{{}}
	for _, o := range g.Options {
		if o.Key == engine.FirstOption.Key {
			continue
		}
		var more []map[string]string
		for _, c := range combinations {
			for _, v := range o.Values {
				with := map[string]string{o.Key: v}
				for key, value := range c {
					with[key] = value
				}
				more = append(more, with)
			}
		}
		combinations = more
	}
	var all []engine.Setup
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		for _, options := range combinations {
			for i := range each {
				with := map[string]string{engine.FirstOption.Key: engine.FirstOption.Values[(len(all)+i)%(seats+1)]}
				for key, value := range options {
					with[key] = value
				}
				all = append(all, engine.Setup{Seats: seats, Seed: uint64(1000 + len(all)), Options: with})
			}
		}
	}
	return all
}

// kit is one run over a game.
type kit struct {
	game     *engine.Game
	findings []Finding
	where    string
	stride   int // positions are looked at thoroughly at every so many moves

	// what occurred in all games
	moveKinds, eventKinds map[uint8]bool
	hides                 map[engine.Seat]bool // scrambling for the viewer changed more than the generator
	accepted              int                  // altered positions that were accepted
	marked, justified     [256]int             // moves with a reveal in an event kind; those that showed anything new

	// the game that is played
	setup  engine.Setup
	state  engine.State
	match  *match.Match
	rng    engine.RNG
	moves  int
	looked int // positions looked at, in all games
}

// fault records a finding, at most three of each check.
func (k *kit) fault(check, format string, args ...any) {
	n := 0
	for _, f := range k.findings {
		if f.Check == check {
			n++
		}
	}
	if n < 3 {
		k.findings = append(k.findings, Finding{check, k.where, fmt.Sprintf(format, args...)})
	}
}

const (
	maxMoves = 2000 // of a random game; more is a game without end
	rarely   = 7    // costly checks are made at every so many positions

	// A game with more set-ups than this is looked at in fewer positions of each.
	manySetups = 60
)

// play plays one random game and makes every check at every position.
func (k *kit) play(setup engine.Setup) {
	k.setup = setup
	k.where = fmt.Sprintf("seats %d seed %d %v", setup.Seats, setup.Seed, setup.Options)
	defer k.recovered("play")
	state, err := k.game.New(setup)
	if err != nil {
		k.fault("setup", "refused: %v", err)
		return
	}
	again, _ := k.game.New(setup)
	if !same(state, again) {
		k.fault("setup", "the same set-up gives two states")
	}
	k.state = state
	if k.match, err = match.New(k.game, setup); err != nil {
		k.fault("setup", "match: %v", err)
		return
	}
	if err := state.Check(); err != nil {
		k.fault("check", "at the start: %v", err)
	}
	k.rng = engine.Seed(setup.Seed + 1)
	for k.moves = 0; state.Deciders() != 0; k.moves++ {
		k.where = fmt.Sprintf("seats %d seed %d %v move %d", setup.Seats, setup.Seed, setup.Options, k.moves+1)
		if k.moves == maxMoves {
			k.fault("stuck", "no end")
			return
		}
		thorough := (k.moves+int(setup.Seed))%k.stride == 0
		if thorough {
			k.position()
		}
		seat := k.oneOf(state.Deciders())
		moves := state.AppendMoves(nil, seat)
		if len(moves) == 0 {
			k.fault("stuck", "seat %d decides and has no move", seat+1)
			return
		}
		m := state.Pick(&k.rng, moves)
		k.moveKinds[m.Kind] = true
		if thorough {
			k.twoWorlds(seat, m)
			k.secretPairs(seat, moves)
			k.commute(seat, m)
		}
		if !k.step(seat, m) {
			return
		}
	}
	k.where = fmt.Sprintf("seats %d seed %d %v end", setup.Seats, setup.Seed, setup.Options)
	k.position()
	k.result()
	k.allocations(setup)
}

// position makes the checks of a position that has passed Check.
func (k *kit) position() {
	k.clone()
	k.legal()
	for viewer := engine.Spectator; int(viewer) < k.setup.Seats; viewer++ {
		k.view(viewer)
	}
	k.score()
	k.looked++
	if k.looked%rarely == 1 {
		k.documents()
		k.altered()
		k.record()
	}
	if k.looked%rarely == 1 || k.state.Deciders().Len() > 1 {
		k.undo()
	}
}

// step makes a move in the state and in the match, which must stay alike.
func (k *kit) step(seat engine.Seat, m engine.Move) bool {
	twin, quiet := clone(k.state), clone(k.state)
	var events, twinEvents engine.Events
	if err := k.state.Apply(seat, m, &events); err != nil {
		k.fault("legal", "picked %q is refused: %v", k.game.Format(m), err)
		return false
	}
	if err := k.state.Check(); err != nil {
		k.fault("check", "after %q: %v", k.game.Format(m), err)
	}
	for _, e := range events {
		k.eventKinds[e.Kind] = true
	}
	if err := twin.Apply(seat, m, &twinEvents); err != nil || !same(k.state, twin) || !reflect.DeepEqual(events, twinEvents) {
		k.fault("repeat", "%q on equal states gives two results", k.game.Format(m))
	}
	if err := quiet.Apply(seat, m, nil); err != nil || !same(k.state, quiet) {
		k.fault("repeat", "%q gives another state when nobody takes its events", k.game.Format(m))
	}
	step, err := k.match.Play(seat, m, seat)
	if err != nil || k.match.Hash() != hash(k.state) {
		k.fault("repeat", "%q in a match gives another state (%v)", k.game.Format(m), err)
		return false
	}
	if !bytes.Equal(step.New.AppendBinary(nil), k.state.View(seat).AppendBinary(nil)) {
		k.fault("repeat", "%q in a match gives another view", k.game.Format(m))
	}
	return true
}

// coverage says which kinds never occurred, and which checks looked at nothing.
func (k *kit) coverage() {
	k.where = "all games"
	for i, name := range k.game.Kinds {
		if i > 0 && !k.moveKinds[uint8(i)] {
			k.fault("coverage", "no move %q occurred", name)
		}
	}
	for i, name := range k.game.EventKinds {
		if i > 0 && !k.eventKinds[uint8(i)] {
			k.fault("coverage", "no event %q occurred", name)
		}
	}
	for kind := range k.eventKinds {
		if kind == 0 || int(kind) >= len(k.game.EventKinds) {
			k.fault("coverage", "event kind %d has no name", kind)
		}
	}
	for viewer := engine.Spectator; int(viewer) < k.game.MinSeats; viewer++ {
		if !k.hides[viewer] {
			k.fault("hidden", "Scramble for viewer %d never changed anything but the generator: it shows nothing", viewer+1)
		}
	}
	for kind, name := range k.game.EventKinds {
		if n := k.marked[kind]; n >= 20 && k.justified[kind] < n/2 {
			k.fault("barrier", "event %q is marked as a reveal, but of %d moves with it only %d show anything new", name, n, k.justified[kind])
		}
	}
	if k.accepted == 0 {
		k.fault("altered", "no altered position was ever accepted: the check looked at nothing")
	}
}

// recovered turns a panic into a finding.
func (k *kit) recovered(check string) {
	if p := recover(); p != nil {
		k.fault("panic", "%s: %v", check, p)
	}
}

func (k *kit) oneOf(seats engine.SeatSet) engine.Seat {
	for range k.rng.N(seats.Len()) {
		seats &= seats - 1
	}
	return seats.First()
}

func clone(s engine.State) engine.State {
	c := s.New()
	c.Set(s)
	return c
}

// same compares all fields, those too that the canonical bytes may have missed;
// a and b point to comparable structs of one type.
func same(a, b any) bool {
	return reflect.ValueOf(a).Elem().Interface() == reflect.ValueOf(b).Elem().Interface()
}

func sameView(a, b engine.View) bool {
	return bytes.Equal(a.AppendBinary(nil), b.AppendBinary(nil))
}

func oneLine(err error) bool { return !strings.Contains(err.Error(), "\n") }
