package loop

import (
	"time"

	"sandglass/scenes/anim"
)

// Clock counts ticks of 1/60 s in the time that really passes, so that
// animations do not depend on the frame rate. After a pause (a hidden tab, a
// sleeping machine) it goes on where it was.
type Clock struct {
	now  func() time.Time
	last time.Time
	rest time.Duration
}

// tick is the length of one, longest the most that one frame takes.
const (
	tick    = time.Second / 60
	longest = time.Second / 12
)

// NewClock gives a clock that reads the time from now.
func NewClock(now func() time.Time) *Clock { return &Clock{now: now} }

// Ticks is how many ticks have passed since the last call.
func (c *Clock) Ticks() anim.Ticks {
	now := c.now()
	if !c.last.IsZero() {
		c.rest += min(max(0, now.Sub(c.last)), longest)
	}
	c.last = now
	n := c.rest / tick
	c.rest -= n * tick
	return anim.Ticks(n)
}
