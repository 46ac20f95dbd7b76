package input

import (
	"slices"
	"testing"
)

// A screen is a stack of layers as the router sees it: an epoch, and which
// edges its layers got.
type screen struct {
	epoch uint32
	got   []Edge
	lost  []Edge
	on    func(Edge) // what the top layer does with an edge
}

func (s *screen) now() uint32 { return s.epoch }

func (s *screen) give(e Edge, live bool) {
	if !live {
		s.lost = append(s.lost, e)
		return
	}
	s.got = append(s.got, e)
	if s.on != nil {
		s.on(e)
	}
}

var (
	press   = Edge{Device: Mouse, Kind: Down, X: 5, Y: 5}
	release = Edge{Device: Mouse, Kind: Up, X: 5, Y: 5}
)

func TestAPressThatChangesTheLayerIsTheLastThatItGets(t *testing.T) {
	s := &screen{epoch: 1}
	var r Router
	r.Drawn(1)
	for range 2 {
		r.Post(press)
		r.Post(release)
	}
	s.on = func(Edge) { s.epoch++ }
	r.Dispatch(s.now, s.give)
	if !slices.Equal(s.got, []Edge{press}) {
		t.Fatalf("the next layer got %v", s.got[1:])
	}
	if len(s.lost) != 3 {
		t.Errorf("%d edges were dropped, want 3", len(s.lost))
	}
	s.on = nil
	r.Post(press) // the new layer is up, but not drawn yet
	r.Dispatch(s.now, s.give)
	if len(s.got) != 1 {
		t.Error("a layer got a press from before it was seen")
	}
	r.Drawn(s.epoch)
	r.Post(press)
	r.Post(release)
	r.Dispatch(s.now, s.give)
	if !slices.Equal(s.got[1:], []Edge{press, release}) {
		t.Errorf("the layer on the screen got %v", s.got[1:])
	}
}

func TestAReleaseGoesToTheLayerOfItsPress(t *testing.T) {
	s := &screen{epoch: 1}
	var r Router
	r.Drawn(1)
	r.Post(press)
	r.Dispatch(s.now, s.give)
	s.epoch = 2
	r.Drawn(2)
	r.Post(release)
	r.Dispatch(s.now, s.give)
	if !slices.Equal(s.got, []Edge{press}) {
		t.Errorf("got %v", s.got)
	}
	// Not even when no press of it was ever seen.
	r.Post(Edge{Device: Keyboard, Kind: Up, Key: KeyEnter})
	r.Dispatch(s.now, s.give)
	if len(s.got) != 1 {
		t.Errorf("got %v", s.got)
	}
}

func TestManyTapsInOneFrameAllCount(t *testing.T) {
	s := &screen{epoch: 7}
	var r Router
	r.Drawn(7)
	for range 30 {
		r.Post(press)
		r.Post(release)
	}
	r.Dispatch(s.now, s.give)
	if len(s.got) != 60 {
		t.Errorf("%d of 60 edges arrived", len(s.got))
	}
}

func TestALostPadIsAlwaysTold(t *testing.T) {
	s := &screen{epoch: 1}
	var r Router
	r.Post(Edge{Device: Pad, Kind: Lost, ID: 3})
	r.Dispatch(s.now, s.give)
	if len(s.got) != 1 {
		t.Error("nobody was told")
	}
}

func TestMovementsMeltButNotAcrossPresses(t *testing.T) {
	s := &screen{epoch: 1}
	var r Router
	r.Drawn(1)
	move := func(x int) Edge { return Edge{Device: Mouse, Kind: Move, X: x} }
	for _, e := range []Edge{move(1), move(2), press, move(3), move(4), release} {
		r.Post(e)
	}
	r.Dispatch(s.now, s.give)
	if want := []Edge{move(2), press, move(4), release}; !slices.Equal(s.got, want) {
		t.Errorf("got %v, want %v", s.got, want)
	}
}
