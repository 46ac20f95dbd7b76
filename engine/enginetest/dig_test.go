package enginetest_test

import (
	"slices"
	"testing"

	"sandglass/engine"
	"sandglass/engine/enginetest"
	"sandglass/engine/enginetest/dig"
)

// Faults that are planted into dig: those that matter where a fact is hidden from
// everybody and no move is secret.
const (
	digNone = iota
	asideInView
	asideInMoves
	asideInEvent
	asideInDraw
	drawForgetsFinds
	scrambleChanceAlone
	scrambleFinds
	digNotMarked
	endNotMarked
	restUsesChance
	digFaults
)

var digFoundBy = [digFaults]string{
	asideInView:         "hidden",
	asideInMoves:        "hidden",
	asideInEvent:        "events",
	asideInDraw:         "determinize",
	drawForgetsFinds:    "determinize",
	scrambleChanceAlone: "hidden",
	scrambleFinds:       "hidden",
	digNotMarked:        "barrier",
	endNotMarked:        "barrier",
	restUsesChance:      "barrier",
}

func TestFaultsWhereAllIsOpenAreFound(t *testing.T) {
	for f := range uint8(digFaults) {
		findings := enginetest.Find(faultyDig(f), 3)
		if f == digNone {
			if len(findings) > 0 {
				t.Errorf("the wrapper without a fault: %v", findings)
			}
			continue
		}
		byCheck := func(found enginetest.Finding) bool { return found.Check == digFoundBy[f] }
		if !slices.ContainsFunc(findings, byCheck) {
			t.Errorf("fault %d is not found by %s; found were %v", f, digFoundBy[f], findings)
		}
	}
}

// digState is dig's with a fault.
type digState struct {
	dig.State
	Fault uint8
}

type digView struct {
	dig.View
	Fault, Leak uint8
}

func faultyDig(f uint8) *engine.Game {
	g := *dig.Game
	g.New = func(setup engine.Setup) (engine.State, error) {
		s, err := dig.Game.New(setup)
		if err != nil {
			return nil, err
		}
		return &digState{*s.(*dig.State), f}, nil
	}
	g.Load = func(doc []byte) (engine.State, engine.View, error) {
		s, v, err := dig.Game.Load(doc)
		switch {
		case err != nil:
			return nil, nil, err
		case s != nil:
			return &digState{*s.(*dig.State), f}, nil, nil
		}
		return nil, &digView{View: *v.(*dig.View), Fault: f}, nil
	}
	return &g
}

func (s *digState) New() engine.State            { return new(digState) }
func (s *digState) Set(src engine.State)         { *s = *src.(*digState) }
func (v *digView) NewState() engine.State        { return new(digState) }
func (s *digState) AppendBinary(b []byte) []byte { return append(s.State.AppendBinary(b), s.Fault) }
func (v *digView) AppendBinary(b []byte) []byte {
	return append(v.View.AppendBinary(b), v.Fault, v.Leak)
}

func (s *digState) View(seat engine.Seat) engine.View {
	v := &digView{View: *s.State.View(seat).(*dig.View), Fault: s.Fault}
	if s.Fault == asideInView || s.Fault == asideInDraw {
		v.Leak = s.Aside
	}
	return v
}

func (s *digState) AppendMoves(dst []engine.Move, seat engine.Seat) []engine.Move {
	n := len(dst)
	dst = s.State.AppendMoves(dst, seat)
	if s.Fault == asideInMoves && len(dst) > n && s.Aside%2 == 1 {
		return dst[:n+1]
	}
	return dst
}

func (s *digState) Apply(seat engine.Seat, m engine.Move, ev *engine.Events) error {
	told := 0
	if ev != nil {
		told = len(*ev)
	}
	if err := s.State.Apply(seat, m, ev); err != nil {
		return err
	}
	if s.Fault == restUsesChance && m.Kind == dig.Rest {
		s.Rng.Uint32()
	}
	if ev == nil {
		return nil
	}
	for i := range (*ev)[told:] {
		switch e := &(*ev)[told+i]; {
		case s.Fault == asideInEvent && e.Kind == dig.Rested:
			e.B = int16(s.Aside)
		case s.Fault == digNotMarked && e.Kind == dig.Dug, s.Fault == endNotMarked && e.Kind == dig.Shown:
			e.Flags = 0
		}
	}
	return nil
}

func (s *digState) Scramble(viewer engine.Seat, rng *engine.RNG) {
	switch s.Fault {
	case scrambleChanceAlone:
		s.Rng = rng.Split()
		return
	case scrambleFinds:
		s.Finds[0], s.Finds[1] = s.Finds[1], s.Finds[0]
	}
	s.State.Scramble(viewer, rng)
}

func (v *digView) Determinize(dst engine.State, rng *engine.RNG) {
	s := dst.(*digState)
	*s = digState{Fault: v.Fault}
	v.View.Determinize(&s.State, rng)
	switch {
	case v.Fault == asideInDraw && v.Leak != 0:
		s.Aside = v.Leak
	case v.Fault == drawForgetsFinds && v.Shown == 0:
		s.Aside = uint8(1 + rng.N(9))
	}
}
