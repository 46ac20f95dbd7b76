package shell

import (
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
)

// A slide lets a panel come up the last pixels to its place. It acts on what is
// drawn only: the panel can be used from its first frame.
type slide struct{ now anim.Ticks }

const (
	slideTicks = anim.Ticks(8) // 140 ms
	slidePath  = 12            // pixels
)

func (s *slide) advance(by anim.Ticks) { s.now = min(s.now+by, slideTicks) }

// draw moves down what was drawn since command number from.
func (s *slide) draw(e *scenes.Env, l *paint.List, from int) {
	t := e.Settings.Speed.Ticks(s.now)
	if t >= slideTicks || e.Settings.ReducedMotion {
		return
	}
	dy := anim.Between(slidePath, 0, anim.OutQuad(anim.Part(t, slideTicks)))
	for i := from; i < len(l.Cmds); i++ {
		l.Cmds[i].Y += int16(dy)
	}
}
