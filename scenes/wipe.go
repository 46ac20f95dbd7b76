package scenes

import (
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/sprites"
)

const wipeTicks anim.Ticks = 24 // 400 ms

// wipe is the transition: the old screen's commands stay on the right of a
// front of sand that runs from left to right, the new screen is on its left.
type wipe struct {
	last, before paint.List // the latest frame, and the one that gives way
	t            anim.Ticks // ticks in; wipeTicks or more when none runs
	wanted       bool
}

func (w *wipe) start(t Transition) {
	if t == Cut || len(w.last.Cmds) == 0 {
		w.stop()
		return
	}
	w.last, w.before = w.before, w.last
	w.last.Reset()
	w.t, w.wanted = 0, true
}

func (w *wipe) stop()         { w.wanted = false }
func (w *wipe) running() bool { return w.wanted }

func (w *wipe) advance(by anim.Ticks) {
	if w.t += by; w.t >= wipeTicks {
		w.wanted = false
	}
}

// edge is where the front is, with room on both sides for its ragged rim.
func (w *wipe) edge() int {
	return anim.Between(-30, paint.StageW+30, anim.Part(w.t, wipeTicks))
}

// old draws the screen that gives way and limits what follows to the part that
// the front has passed; it returns where the new screen's commands begin.
func (w *wipe) old(l *paint.List) int {
	if !w.wanted {
		return len(l.Cmds)
	}
	base := uint16(len(l.Clips) - 1)
	l.Clips = append(l.Clips, w.before.Clips[1:]...)
	for _, c := range w.before.Cmds {
		if c.Clip > 0 {
			c.Clip += base
		}
		l.Cmds = append(l.Cmds, c)
	}
	l.PushClip(paint.Rect{X: 0, Y: 0, W: max(0, w.edge()), H: paint.StageH})
	return len(l.Cmds)
}

// front draws the sand: bands of ragged length, the sunlit crest ahead.
func (w *wipe) front(l *paint.List) {
	if !w.wanted {
		return
	}
	l.PopClip()
	edge := w.edge()
	for y := 0; y < paint.StageH; y += 4 {
		n := int(uint32(y*2654435761)>>28) + 8 // 8 to 23 pixels, the same each time
		l.Fill(paint.Rect{X: edge - n, Y: y, W: n, H: 4}, sprites.E5)
		l.Fill(paint.Rect{X: edge, Y: y, W: n / 2, H: 4}, sprites.E6)
		l.Fill(paint.Rect{X: edge + n/2, Y: y + 1, W: 3, H: 2}, sprites.E4)
	}
}

// keep remembers the finished frame for the next transition.
func (w *wipe) keep(l *paint.List) {
	if w.wanted {
		return
	}
	w.last.Cmds = append(w.last.Cmds[:0], l.Cmds...)
	w.last.Clips = append(w.last.Clips[:0], l.Clips...)
}
