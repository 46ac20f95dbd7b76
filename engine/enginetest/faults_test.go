package enginetest_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest"
	"sandglass/engine/enginetest/toy"
)

// Faults that are planted into the toy, each with the checks that must find it.
const (
	none = iota
	copyForgetsField
	copyKeepsOld
	listedRefused
	listedTwice
	unlistedAccepted
	unusedFieldAccepted
	unusedFieldListed
	refusalChanges
	refusalWithoutRule
	outsiderHasMoves
	notationWrong
	notationLoose
	brokenCount
	bytesMissField
	layoutOdd
	viewLeaks
	viewLeaksOutsideBytes
	viewOfAnother
	viewMovesDiffer
	viewMovesLeak
	viewPicksElse
	bareLeaks
	bareOfAnother
	bareUnread
	movesPeek
	scrambleNothing
	chanceKept
	drawPeeks
	drawInconsistent
	privateEventPublic
	lockedTellsCard
	lockedBidInView
	bidsNotSecret
	drawUnmarked
	chanceUnmarked
	walkMarked
	firstBidderRewarded
	applyRandom
	applyHeedsSink
	stuck
	endless
	documentLosesBid
	documentHeading
	viewDocumentWhole
	viewDocumentChance
	loadUnchecked
	loadPanics
	loadLongError
	moveNeverOccurs
	eventNeverOccurs
	eventWithoutName
	manySources
	scoreWrong
	placesEarly
	placesWrong
	resultHidden
	setupLoose
	seedIgnored
	allocates
	faults
)

var foundBy = [faults]string{
	copyForgetsField:      "clone",
	copyKeepsOld:          "clone",
	listedRefused:         "legal",
	listedTwice:           "legal",
	unlistedAccepted:      "legal",
	unusedFieldAccepted:   "legal",
	unusedFieldListed:     "notation",
	refusalChanges:        "legal",
	refusalWithoutRule:    "legal",
	outsiderHasMoves:      "legal",
	notationWrong:         "notation",
	notationLoose:         "notation",
	brokenCount:           "check",
	bytesMissField:        "bytes",
	layoutOdd:             "layout",
	viewLeaks:             "hidden",
	viewLeaksOutsideBytes: "hidden",
	viewOfAnother:         "hidden",
	viewMovesDiffer:       "moves",
	viewMovesLeak:         "moves",
	viewPicksElse:         "moves",
	bareLeaks:             "bare",
	bareOfAnother:         "bare",
	bareUnread:            "json",
	movesPeek:             "hidden",
	scrambleNothing:       "hidden",
	chanceKept:            "chance",
	drawPeeks:             "determinize",
	drawInconsistent:      "determinize",
	privateEventPublic:    "events",
	lockedTellsCard:       "events",
	lockedBidInView:       "secret",
	bidsNotSecret:         "secret",
	drawUnmarked:          "barrier",
	chanceUnmarked:        "barrier",
	walkMarked:            "barrier",
	firstBidderRewarded:   "commute record",
	applyRandom:           "repeat",
	applyHeedsSink:        "repeat",
	stuck:                 "stuck",
	endless:               "stuck",
	documentLosesBid:      "json",
	documentHeading:       "json",
	viewDocumentWhole:     "json",
	viewDocumentChance:    "json",
	loadUnchecked:         "altered",
	loadPanics:            "panic",
	loadLongError:         "altered",
	moveNeverOccurs:       "coverage",
	eventNeverOccurs:      "coverage",
	eventWithoutName:      "coverage",
	manySources:           "score",
	scoreWrong:            "score",
	placesEarly:           "score",
	placesWrong:           "score",
	resultHidden:          "score",
	setupLoose:            "setup",
	seedIgnored:           "setup",
	allocates:             "allocations",
}

func TestFaultsAreFound(t *testing.T) {
	for f := range uint8(faults) {
		findings := enginetest.Find(faultyGame(f), 3)
		if f == none {
			if len(findings) > 0 {
				t.Errorf("the wrapper without a fault: %v", findings)
			}
			continue
		}
		for _, check := range strings.Fields(foundBy[f]) {
			byCheck := func(f enginetest.Finding) bool { return f.Check == check }
			if !slices.ContainsFunc(findings, byCheck) {
				t.Errorf("fault %d is not found by %s; found were %v", f, check, findings)
			}
		}
	}
}

// TestUnfitStates: what has no Scramble, or no generator to be seen, is refused
// before anything is played.
func TestUnfitStates(t *testing.T) {
	bare := *toy.Game
	bare.New = func(setup engine.Setup) (engine.State, error) {
		s, err := toy.Game.New(setup)
		return &bareState{s}, err
	}
	two := *toy.Game
	two.New = func(setup engine.Setup) (engine.State, error) {
		s, err := toy.Game.New(setup)
		if err != nil {
			return nil, err
		}
		return &twoGenerators{State: *s.(*toy.State)}, nil
	}
	for want, g := range map[string]*engine.Game{"no Scramble": &bare, "2 fields of type engine.RNG": &two} {
		findings := enginetest.Find(g, 1)
		if !slices.ContainsFunc(findings, func(f enginetest.Finding) bool {
			return f.Check == "layout" && strings.Contains(f.What, want)
		}) {
			t.Errorf("%s: found were %v", want, findings)
		}
	}
}

type bareState struct{ engine.State }

type twoGenerators struct {
	toy.State
	Spare engine.RNG
}

func TestChainFindsOtherStates(t *testing.T) {
	want, err := enginetest.Chains(faultyGame(none))
	if err != nil {
		t.Fatal(err)
	}
	again, _ := enginetest.Chains(faultyGame(none))
	if diff := enginetest.FirstDifference(again, want); diff != "" {
		t.Errorf("the same game twice: %s", diff)
	}
	other, _ := enginetest.Chains(faultyGame(applyRandom))
	if enginetest.FirstDifference(other, want) == "" {
		t.Error("a game with other states has the same chains")
	}
}

// state is the toy's with a fault.
type state struct {
	toy.State
	Fault uint8
	Spare uint8 // what faults keep
}

// oddState has what differs from machine to machine, or is shared by copies.
type oddState struct {
	state
	Odd struct {
		Count int
		Share float64
		Next  *uint8
	}
}

type view struct {
	toy.View
	Fault uint8
	Spare uint16 // what faults leak
}

func faultyGame(f uint8) *engine.Game {
	g := *toy.Game
	switch f {
	case moveNeverOccurs:
		g.Kinds = append([]string(nil), g.Kinds...)
		g.Kinds = append(g.Kinds, "fly")
	case eventNeverOccurs:
		g.EventKinds = append([]string(nil), g.EventKinds...)
		g.EventKinds = append(g.EventKinds, "storm")
	case eventWithoutName:
		g.EventKinds = g.EventKinds[:len(g.EventKinds)-1]
	case bidsNotSecret:
		g.Secret = nil
	case manySources:
		g.Sources = append(slices.Clone(g.Sources), "c", "d", "e", "f", "g")
	case notationWrong:
		g.Format = func(m engine.Move) string {
			if m.Kind == toy.Walk {
				m.A = 1
			}
			return toy.Game.Format(m)
		}
	case notationLoose:
		g.Parse = func(s string) (engine.Move, error) { return toy.Game.Parse(strings.TrimSpace(s)) }
	}
	g.New = func(setup engine.Setup) (engine.State, error) {
		switch f {
		case setupLoose:
			delete(setup.Options, "no-such")
		case seedIgnored:
			setup.Seed = 7
		}
		s, err := toy.Game.New(setup)
		if err != nil {
			return nil, err
		}
		if f == layoutOdd {
			return &oddState{state: state{State: *s.(*toy.State), Fault: f}}, nil
		}
		return &state{State: *s.(*toy.State), Fault: f}, nil
	}
	g.Load = func(doc []byte) (engine.State, engine.View, error) {
		if f == viewDocumentChance {
			doc = bytes.Replace(doc, []byte(chanceAndView), []byte(`"view":`), 1)
		}
		s, v, err := toy.Game.Load(doc)
		switch {
		case err != nil && f == loadPanics:
			panic("planted")
		case err != nil && f == loadLongError:
			return nil, nil, errors.New("no\ngood")
		case err != nil && f == loadUnchecked:
			// Only what the heading says is checked.
			if _, err := engine.ReadHeading(doc); err == nil && bytes.Contains(doc, []byte(`"steps"`)) {
				return &state{State: toy.State{Public: toy.Public{Seats: 2, Phase: 1, Left: 1, Count: [3]uint8{9}}}, Fault: f}, nil, nil
			}
			return nil, nil, err
		case err != nil:
			return nil, nil, err
		case s != nil:
			return &state{State: *s.(*toy.State), Fault: f}, nil, nil
		}
		back := &view{View: *v.(*toy.View), Fault: f}
		return nil, back, nil
	}
	return &g
}

func (s *state) New() engine.State { return new(state) }

func (s *state) Set(src engine.State) {
	from := src.(*state)
	old := s.Last
	*s = *from
	switch s.Fault {
	case copyForgetsField:
		s.Rng.S = 1
	case copyKeepsOld:
		for i := range old {
			s.Last[i] |= old[i]
		}
	}
}

func (s *state) AppendBinary(dst []byte) []byte {
	c := s.State
	if s.Fault == bytesMissField {
		c.Hands = [3]uint16{}
	}
	dst, _ = binary.Append(dst, binary.LittleEndian, &c)
	return append(dst, s.Fault, s.Spare)
}

func (s *state) Check() error {
	if s.Fault == loadUnchecked && s.Round == 0 {
		return nil
	}
	return s.State.Check()
}

func (s *state) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	n := len(dst)
	dst = s.State.AppendMoves(dst, seat)
	if len(dst) == n {
		if s.Fault == outsiderHasMoves && s.Deciders() != 0 && seat == 1 {
			dst = append(dst, engine.Move{Kind: toy.Walk, A: 1})
		}
		return dst
	}
	switch s.Fault {
	case listedTwice:
		dst = append(dst, dst[n])
	case unusedFieldListed:
		dst[n].N = 1
	case stuck:
		if s.Round == 2 {
			return dst[:n]
		}
	case movesPeek, viewMovesLeak:
		if s.Phase == 1 && s.Hands[(seat+1)%2]&1 != 0 {
			return dst[:n+1]
		}
	case allocates:
		return append([]engine.Move(nil), dst...)
	}
	return dst
}

func (s *state) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	switch s.Fault {
	case listedRefused:
		if m.Kind == toy.Walk && m.A == 2 && s.Round == 3 {
			return toy.NotNow
		}
	case unlistedAccepted:
		if m.Kind == toy.Walk && m.A == 3 {
			m.A = 2
		}
	case unusedFieldAccepted, unusedFieldListed:
		m.N = 0
	case endless:
		if s.Phase == 1 && s.Left == 1 && s.Round == 3 {
			s.Left, s.Steps = 3, [3]uint8{}
			s.Spare++
		}
	}
	if s.Fault == movesPeek || s.Fault == viewMovesLeak {
		listed := false
		for _, l := range s.AppendMoves(nil, seat) {
			listed = listed || l == m
		}
		if !listed {
			return toy.NotNow
		}
	}
	first := s.Locked == 0
	chance := s.Rng
	told := 0
	if ev != nil {
		told = len(*ev)
	}
	if err := s.State.Apply(seat, m, ev); err != nil {
		switch s.Fault {
		case refusalChanges:
			s.Spare++
		case refusalWithoutRule:
			return errors.New("no")
		}
		return err
	}
	switch s.Fault {
	case brokenCount:
		if m.Kind == toy.Draw && s.Round == 2 {
			s.Count[seat]++
		}
	case firstBidderRewarded:
		if m.Kind == toy.Bid && first {
			s.Spare = uint8(seat)
		}
	case drawUnmarked:
		if m.Kind == toy.Draw {
			s.Rng = chance // so that what is seen tells, not the generator
		}
	case chanceUnmarked:
		if m.Kind == toy.Walk && s.Rng == chance {
			s.Rng.Uint32()
		}
	case applyRandom:
		counter++
		s.Spare = counter
	case applyHeedsSink:
		if ev == nil {
			s.Spare++
		}
	case lockedBidInView:
		if m.Kind == toy.Bid {
			s.Spare = m.A
		}
	}
	if ev == nil {
		return nil
	}
	for i := range (*ev)[told:] {
		e := &(*ev)[told+i]
		switch s.Fault {
		case privateEventPublic:
			if e.Kind == toy.Card {
				e.See = engine.Public
			}
		case walkMarked:
			if e.Kind == toy.Walked {
				e.Flags = engine.Reveal
			}
		case lockedTellsCard:
			if e.Kind == toy.Locked {
				e.B = int16(m.A)
			}
		case drawUnmarked:
			if m.Kind == toy.Draw && s.Phase == 1 {
				e.Flags = 0
			}
		}
	}
	return nil
}

// counter is the mutable global that a rule set must not have.
var counter uint8

func (s *state) View(seat engine.Seat) engine.View {
	if s.Fault == viewOfAnother && seat == 1 {
		seat = 0
	}
	v := &view{View: *s.State.View(seat).(*toy.View), Fault: s.Fault}
	switch s.Fault {
	case viewLeaks, viewLeaksOutsideBytes, drawPeeks:
		v.Spare = s.Hands[0]
	case lockedBidInView:
		v.Spare = uint16(s.Spare)
	}
	return v
}

func (s *state) MarshalJSON() ([]byte, error) {
	c := s.State
	if s.Fault == documentLosesBid {
		c.Bids = [3]uint8{}
	}
	doc, err := c.MarshalJSON()
	if s.Fault == documentHeading {
		doc = bytes.Replace(doc, []byte(`,"long":"yes"`), nil, 1)
	}
	return doc, err
}

func (s *state) Scramble(viewer engine.Seat, rng *engine.RNG) {
	if s.Fault == scrambleNothing {
		s.Rng = rng.Split()
		return
	}
	s.State.Scramble(viewer, rng)
}

func (s *state) Points(seat engine.Seat) int {
	if s.Fault == scoreWrong {
		return s.State.Points(seat) + 1
	}
	return s.State.Points(seat)
}

func (s *state) Places() [engine.MaxSeats]uint8 {
	places := s.State.Places()
	switch {
	case s.Fault == placesEarly:
		places[0] = 1
	case s.Fault == placesWrong && s.Deciders() == 0:
		places[0], places[1] = 1, 2
	}
	return places
}

func (v *view) NewState() engine.State { return new(state) }

func (v *view) AppendBinary(dst []byte) []byte {
	dst = append(v.View.AppendBinary(dst), v.Fault)
	if v.Fault != viewLeaksOutsideBytes && v.Fault != drawPeeks {
		dst = append(dst, byte(v.Spare), byte(v.Spare>>8))
	}
	return dst
}

func (v *view) AppendMoves(dst []engine.Move) []engine.Move {
	dst = v.View.AppendMoves(dst)
	if v.Fault == viewMovesDiffer && len(dst) > 1 {
		dst = dst[:len(dst)-1]
	}
	return dst
}

func (v *view) Pick(rng *engine.RNG, moves []engine.Move) engine.Move {
	if v.Fault == viewPicksElse {
		return moves[0]
	}
	return v.View.Pick(rng, moves)
}

func (v *view) AppendScore(dst []engine.Part, seat engine.Seat) []engine.Part {
	if v.Fault == resultHidden && seat != v.Seat {
		return dst
	}
	return v.View.AppendScore(dst, seat)
}

func (v *view) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*state)
	*s = state{Fault: v.Fault}
	v.View.Determinize(&s.State, rng)
	switch v.Fault {
	case chanceKept:
		s.Rng.S = 5
	case drawPeeks:
		if v.Spare&1 != 0 {
			s.Rng.Uint32()
		}
	case drawInconsistent:
		if v.Phase == 1 && v.Seat >= 0 {
			s.Hands[0], s.Hands[1] = s.Hands[1], s.Hands[0]
			s.Count[0], s.Count[1] = s.Count[1], s.Count[0]
		}
	case lockedBidInView:
		s.Spare = uint8(v.Spare)
	}
}

// Bare leaves out nothing: a fault where there is anything to leave out.
func (v *view) Bare() (engine.View, bool) {
	b := *v
	if v.Fault == bareOfAnother {
		b.Seat = engine.Spectator
	}
	ok := v.Fault == bareLeaks || v.Fault == bareOfAnother || v.Fault == bareUnread
	return &b, ok && v.Deciders().Has(v.Seat)
}

func (v *view) MarshalJSON() ([]byte, error) {
	doc, err := v.View.MarshalJSON()
	switch v.Fault {
	case viewDocumentWhole:
		doc = bytes.Replace(doc, []byte(`"view":`), []byte(`"view":1`), 1)
	case bareUnread:
		doc = bytes.Replace(doc, []byte(`"view":`), []byte(`"view":9`), 1)
	case viewDocumentChance:
		doc = bytes.Replace(doc, []byte(`"view":`), []byte(chanceAndView), 1)
	}
	return doc, err
}

const chanceAndView = `"chance":"0000000000000007","view":`
