// Package anim moves things on the screen: easing and the timeline, counted in
// ticks of 1/60 s that do not depend on the frame rate.
package anim

import "sandglass/scenes/paint"

// Ticks is a length of time, 60 to the second.
type Ticks int

// Ms rounds milliseconds to ticks, at least one.
func Ms(ms int) Ticks { return Ticks(max(1, (ms*60+500)/1000)) }

// An Act is one movement on a timeline. Start runs when it begins and End when
// it ends, also when it is skipped; Draw paints it meanwhile, t ticks in (0 to
// Length). Any may be nil. One that holds does not end by itself: its last
// picture stays until it is skipped.
type Act struct {
	Delay, Length Ticks
	Start, End    func()
	Draw          func(l *paint.List, t Ticks)
	Hold          bool
}

// A Timeline plays groups of acts one after another; the acts of a group run
// side by side, each after its own delay.
type Timeline struct {
	Through bool // nobody is there to skip: nothing holds
	groups  [][]playing
	now     Ticks
}

type playing struct {
	Act
	begun, ended bool
}

// Add appends a group of acts that begins when all before have ended.
func (t *Timeline) Add(acts ...Act) {
	group := make([]playing, len(acts))
	for i, a := range acts {
		group[i].Act = a
	}
	t.groups = append(t.groups, group)
}

// Busy says whether anything is still to be played.
func (t *Timeline) Busy() bool { return len(t.groups) > 0 }

// Holding says whether all that is left of the group that is playing waits to be
// skipped.
func (t *Timeline) Holding() bool {
	return t.Busy() && t.now >= length(t.groups[0]) && !t.Through && holds(t.groups[0])
}

func holds(group []playing) bool {
	for i := range group {
		if group[i].Hold {
			return true
		}
	}
	return false
}

// Advance plays on for the given ticks.
func (t *Timeline) Advance(by Ticks) {
	for t.Busy() {
		t.now += by
		if !t.run(t.Through) {
			if t.Holding() {
				t.now = length(t.groups[0])
			}
			return
		}
		by = t.now - length(t.groups[0])
		t.next()
	}
}

// run starts and ends the first group's acts that are due, those that hold only
// when through, and says whether all have ended.
func (t *Timeline) run(through bool) bool {
	done := true
	for i := range t.groups[0] {
		a := &t.groups[0][i]
		if !a.begun && t.now >= a.Delay {
			a.begun = true
			call(a.Start)
		}
		if a.begun && !a.ended && t.now >= a.Delay+a.Length && (through || !a.Hold) {
			a.ended = true
			call(a.End)
		}
		done = done && a.ended
	}
	return done
}

func length(group []playing) (n Ticks) {
	for _, a := range group {
		n = max(n, a.Delay+a.Length)
	}
	return n
}

func (t *Timeline) next() {
	t.groups[0] = nil
	t.groups, t.now = t.groups[1:], 0
}

// Still shows the last picture of the group that is playing, as a reduced
// motion has it, and gives how long the group would have taken. Advancing by
// one tick then ends it, or lets it hold.
func (t *Timeline) Still() Ticks {
	if !t.Busy() {
		return 0
	}
	n := length(t.groups[0])
	t.now = max(t.now, n-1)
	t.run(false)
	return n
}

// Skip ends the group that is playing.
func (t *Timeline) Skip() {
	if t.Busy() {
		t.now = length(t.groups[0])
		t.run(true)
		t.next()
	}
}

// Finish ends everything at once, in order.
func (t *Timeline) Finish() {
	for t.Busy() {
		t.Skip()
	}
}

// Draw paints the acts that are running.
func (t *Timeline) Draw(l *paint.List) {
	if !t.Busy() {
		return
	}
	for i := range t.groups[0] {
		if a := &t.groups[0][i]; a.begun && !a.ended && a.Act.Draw != nil {
			a.Act.Draw(l, min(t.now-a.Delay, a.Length))
		}
	}
}

func call(f func()) {
	if f != nil {
		f()
	}
}
