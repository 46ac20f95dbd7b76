// Package scenes is the client's core: what a scene is, the stack of them with
// its transitions, and the surroundings they share. It knows no game and no
// Ebitengine.
package scenes

import (
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A Scene is one screen. The stack calls it in this order: Update once a frame,
// then what was meant (Act for a spot that was confirmed, Handle for the rest),
// then Draw. Embed Base for what a scene does not need.
type Scene interface {
	// Name is the screen's name in the automation description.
	Name() string
	// Update goes on by so many ticks.
	Update(e *Env, by anim.Ticks)
	// Spots appends what can be acted on now, in reading order.
	Spots(dst []ui.Spot) []ui.Spot
	// Tell names a spot for the screen's description and, when it is off, says
	// why; it is not called in a steady frame.
	Tell(e *Env, id string) (label, why string)
	// Act does what the spot says.
	Act(e *Env, id string, by input.Intent)
	// Handle takes an intent that the focus does not serve (cancel, menu, info,
	// scroll, undo, ...), and says whether it meant anything.
	Handle(e *Env, in input.Intent) bool
	// Draw paints the scene; f says where the focus is and what is pressed.
	Draw(e *Env, l *paint.List, f *ui.Focus)
	// Describe adds what only the scene knows: game, deciders, viewer, prompt,
	// whether it is busy, the view.
	Describe(e *Env, d *Description)
	// Overlay says that the scene below shows through, dimmed to night.
	Overlay() bool
	// Typing says that letters go into a field.
	Typing() bool
}

// A Thumbed scene opens its rules and its log for buttons beside the stage.
type Thumbed interface {
	OpenRules(e *Env)
	OpenLog(e *Env)
}

// Base is a scene with nothing on it, to embed.
type Base struct{}

func (Base) Update(*Env, anim.Ticks)            {}
func (Base) Spots(dst []ui.Spot) []ui.Spot      { return dst }
func (Base) Tell(*Env, string) (string, string) { return "", "" }
func (Base) Act(*Env, string, input.Intent)     {}
func (Base) Handle(*Env, input.Intent) bool     { return false }
func (Base) Draw(*Env, *paint.List, *ui.Focus)  {}
func (Base) Describe(*Env, *Description)        {}
func (Base) Overlay() bool                      { return false }
func (Base) Typing() bool                       { return false }
