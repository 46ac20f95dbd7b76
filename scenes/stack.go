package scenes

import (
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A Stack is the scenes on top of one another; the top one has the input.
type Stack struct {
	layers []*layer
	epoch  uint32 // raised whenever another scene comes to the top
	acts   uint32
	wipe   wipe
	told   telling
}

type layer struct {
	scene Scene
	focus ui.Focus
	spots []ui.Spot
	shown string // the spot that a finger has brought the focus to
	again bool   // it waits for a second tap
}

// Epoch changes whenever another scene comes to the top. Edges are stamped with
// the epoch last drawn, so that a press that closes a layer, its release and
// what came after it unseen never reach the next.
func (s *Stack) Epoch() uint32 { return s.epoch }

// Acts is raised whenever a spot acts, or tells that it is off.
func (s *Stack) Acts() uint32 { return s.acts }

// Spots are those of the top scene, as they are now; they stay the stack's.
func (s *Stack) Spots() []ui.Spot {
	if l := s.top(); l != nil {
		l.settle()
		return l.spots
	}
	return nil
}

// Transition is how one screen gives way to the next.
type Transition uint8

const (
	Cut      Transition = iota
	SandWipe            // a front of sand crosses the screen, 400 ms
)

// A Starter is a scene that says where its focus begins: the ID of a spot, or
// "" for the first one that is not off, as for all other scenes.
type Starter interface{ Start() string }

// A Guarded scene is asked first whether an intent may reach it and its spots: by
// no hand that may not act on it now.
type Guarded interface {
	Lets(e *Env, in input.Intent) bool
}

// A Still scene shows nothing of what keys and pads press, nor may anything round it.
type Still interface{ Still() }

func newLayer(n Scene) *layer {
	l := &layer{scene: n}
	if s, ok := n.(Starter); ok {
		l.focus.ID = s.Start()
	}
	return l
}

// Push puts a scene on top.
func (s *Stack) Push(n Scene, t Transition) { s.change(append(s.layers, newLayer(n)), t) }

// Pop takes the top scene off.
func (s *Stack) Pop(t Transition) {
	if n := len(s.layers); n > 0 {
		s.change(s.layers[:n-1], t)
	}
}

// Replace puts a scene in the place of the top one.
func (s *Stack) Replace(n Scene, t Transition) {
	s.change(append(s.layers[:max(0, len(s.layers)-1)], newLayer(n)), t)
}

// Reset leaves only the scene.
func (s *Stack) Reset(n Scene, t Transition) { s.change([]*layer{newLayer(n)}, t) }

func (s *Stack) change(layers []*layer, t Transition) {
	s.layers = layers
	s.epoch++
	s.wipe.start(t)
	if top := s.top(); top != nil {
		top.focus.Pressed = ""
		top.settle() // it may be drawn and described before it goes on
	}
}

// Top is the top scene, or nil.
func (s *Stack) Top() Scene {
	if l := s.top(); l != nil {
		return l.scene
	}
	return nil
}

// Focus is the top scene's focus, or nil.
func (s *Stack) Focus() *ui.Focus {
	if l := s.top(); l != nil {
		return &l.focus
	}
	return nil
}

func (s *Stack) top() *layer {
	if n := len(s.layers); n > 0 {
		return s.layers[n-1]
	}
	return nil
}

// Changing says whether a transition is running.
func (s *Stack) Changing() bool { return s.wipe.running() }

// Update goes on by so many ticks.
func (s *Stack) Update(e *Env, by anim.Ticks) {
	if e.Settings.Speed == Instant || e.Settings.ReducedMotion {
		s.wipe.stop()
	}
	s.wipe.advance(by)
	if l := s.top(); l != nil {
		l.scene.Update(e, by)
	}
	if l := s.top(); l != nil {
		l.settle()
		if e.walks() {
			l.focus.Hidden = false
		}
		if !e.Settings.ReducedMotion {
			l.focus.Advance(int(by))
		}
	}
	s.arrived(e)
}

// walks says that keys or a pad move the focus: its ring is always seen.
func (e *Env) walks() bool { return e.Device == input.Keyboard || e.Device == input.Pad }

func (l *layer) settle() {
	l.spots = l.scene.Spots(l.spots[:0])
	l.focus.Settle(l.spots)
	if l.focus.ID != l.shown {
		l.shown, l.again = "", false
	}
}

// Told counts a spot as shown, if it has the focus: what a finger caught was told
// under the lens, and the next tap acts.
func (s *Stack) Told(id string) {
	if l := s.top(); l != nil {
		l.shown, l.again = id, false
	}
}

// Awaited is the spot of which a finger's first tap has told what it means, for the
// second to act.
func (s *Stack) Awaited() (spot ui.Spot, ok bool) {
	if l := s.top(); l != nil && l.again && !l.focus.Hidden {
		if i := ui.Find(l.spots, l.shown); i >= 0 && !l.spots[i].Off {
			return l.spots[i], true
		}
	}
	return spot, false
}

// Give hands an intent to the top scene. What comes up by it begins with the glyphs of
// its device, whoever the prompts were for.
func (s *Stack) Give(e *Env, in input.Intent) {
	epoch := s.epoch
	if l := s.top(); l != nil {
		s.take(e, l, in)
	}
	if s.epoch != epoch {
		e.used(in)
	}
}

// take hands an intent to the layer, if it may have it.
func (s *Stack) take(e *Env, l *layer, in input.Intent) {
	if g, ok := l.scene.(Guarded); ok && !g.Lets(e, in) {
		return
	}
	e.used(in)
	l.settle()
	s.give(e, l, in)
	if in.Kind != input.Point && in.Device != input.Mouse {
		s.moved(e)
	}
}

func (s *Stack) give(e *Env, l *layer, in input.Intent) {
	switch in.Kind {
	case input.Nav:
		if l.scene.Handle(e, in) {
			return
		}
		l.focus.Hidden = false
		if l.focus.Move(l.spots, in.DX, in.DY) {
			e.Play("focus")
		}
	case input.TabLeft, input.TabRight:
		if l.scene.Handle(e, in) {
			return
		}
		step := 1
		if in.Kind == input.TabLeft {
			step = -1
		}
		l.focus.Hidden = false
		l.focus.Jump(l.spots, step)
		e.Play("focus")
	case input.Confirm:
		if i := ui.Find(l.spots, l.focus.ID); i >= 0 {
			if l.focus.Hidden && in.Device == input.Touch {
				l.focus.Hidden = false // first what would act is seen
				return
			}
			l.focus.Hidden = false
			s.act(e, i, in)
		} else {
			l.scene.Handle(e, in)
		}
	case input.Point, input.Press, input.Release:
		s.point(e, l, in)
	default:
		l.scene.Handle(e, in)
	}
}

// point serves the pointer: hovering is focus, and a spot acts when it is let
// go where it was pressed; one to be shown first only when a finger comes to it
// again, if that is the setting.
func (s *Stack) point(e *Env, l *layer, in input.Intent) {
	i := ui.At(l.spots, in.X, in.Y)
	l.focus.Hidden = i < 0 && !e.walks()
	if i >= 0 {
		l.focus.Set(l.spots, i)
	}
	switch in.Kind {
	case input.Press:
		l.focus.Pressed = ""
		if i < 0 {
			l.scene.Handle(e, in)
		} else if !s.shows(e, l, i, in) {
			l.focus.Pressed = l.spots[i].ID
		}
	case input.Release:
		pressed := l.focus.Pressed
		l.focus.Pressed = ""
		if i < 0 || pressed != l.spots[i].ID {
			l.scene.Handle(e, in)
		} else if !s.shows(e, l, i, in) {
			s.act(e, i, in)
		}
	default:
		l.scene.Handle(e, in)
	}
}

// shows says that a finger on a spot only shows what it means, for it was not shown
// before: neither the spot nor, where a spot means several things, the one that the
// finger is on.
func (s *Stack) shows(e *Env, l *layer, i int, in input.Intent) bool {
	spot := &l.spots[i]
	if in.Device != input.Touch || !spot.Show || !e.Settings.TwoTaps {
		return false
	}
	var before, after Description
	l.scene.Describe(e, &before)
	in.Kind = input.Point
	l.scene.Handle(e, in)
	l.scene.Describe(e, &after)
	if l.shown == spot.ID && before.Prompt == after.Prompt {
		return false
	}
	l.shown, l.again = spot.ID, true
	e.Play("focus")
	return true
}

func (s *Stack) act(e *Env, i int, by input.Intent) {
	l := s.top()
	l.again = false
	s.acts++
	if l.spots[i].Off {
		e.Play("denied")
		return
	}
	l.scene.Act(e, l.spots[i].ID, by)
	if by.Device == input.Touch {
		l.shown = l.focus.ID // also where the scene leads on
	}
}

// Draw paints the scenes that show, the lower ones dimmed, and the transition.
func (s *Stack) Draw(e *Env, list *paint.List) {
	list.Reset()
	from := s.wipe.old(list)
	first := len(s.layers) - 1
	for first > 0 && s.layers[first].scene.Overlay() {
		first--
	}
	for i := max(0, first); i < len(s.layers); i++ {
		l := s.layers[i]
		if i > first {
			list.Night(from)
		}
		l.scene.Draw(e, list, &l.focus)
	}
	s.wipe.front(list)
	s.wipe.keep(list)
}
