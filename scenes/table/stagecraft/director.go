// Package stagecraft is how the boards of all games show what happens: acts
// that fold events into a board's picture, sound where it happens, and the
// movements that every game has.
package stagecraft

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/audio/cue"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
)

// A Director turns events into acts on a timeline. A board embeds one in its
// own for the length of one Animate.
type Director struct {
	Env      *scenes.Env
	Timeline *anim.Timeline
	Seating  *table.Seating
	Picture  interface{ Fold(engine.Event) } // carries the board's picture on by an event
}

// Add appends a group of acts; they run side by side. It is out of line: boards call it
// by the dozen, and inlined it makes the page larger and no frame faster.
//
//go:noinline
func (d *Director) Add(acts ...anim.Act) { d.Timeline.Add(acts...) }

// Rest lets the picture stand for a while.
func (d *Director) Rest(length anim.Ticks) { d.Add(anim.Act{Length: length}) }

// Fold is the end (or start) of an act at which the event becomes part of the
// picture.
func (d *Director) Fold(x engine.Event) func() { return func() { d.Picture.Fold(x) } }

// Sound is the start (or end) of an act with an effect at the column x of the
// stage, caused by a seat, or by nobody: engine.Spectator.
func (d *Director) Sound(name string, x int, seat engine.Seat) func() {
	return func() { d.Play(name, x, seat, 0) }
}

// Play plays an effect now, so many semitones higher than it is written: at the
// column x of the stage, softer when its seat is not at this screen.
func (d *Director) Play(name string, x int, seat engine.Seat, semitones int) {
	far := seat != engine.Spectator && !d.Seating.Human[seat]
	d.Env.Sound.Play(name, cue.Cue{Pan: pan(x), Far: far, Semitones: int8(semitones)})
}

// pan is how far left or right the column x of the stage is heard, -.6 to .6.
func pan(x int) float32 {
	return float32(min(max(x, 0), paint.StageW)-paint.StageW/2) / (paint.StageW / 2) * .6
}
