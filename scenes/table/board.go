// Package table is what all four games' tables share: whose turn it is, the
// bots, the curtain, undo, autosave, the move log, and the timeline that plays
// what happened. A Board adds one game: it draws a view, offers its moves and
// animates its events.
package table

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/ui"
)

// A Seating is who sits at the table, as the boards show it.
type Seating struct {
	Names [engine.MaxSeats]string
	Human [engine.MaxSeats]bool
	Seats int
}

// A Moment is what a board draws and is asked about: the view of whose eyes the
// screen shows, and what that viewer may do now.
type Moment struct {
	View    engine.View
	Moves   []engine.Move // the viewer's legal moves; empty when others decide or something plays
	Seating *Seating
	Focus   *ui.Focus
	Now     anim.Ticks // running time, for idle animation
}

// A Prompt says what is asked: Title in one line, Lines of what the focused
// choice means and costs. Gold lines are drawn as such.
type Prompt struct {
	Title string
	Lines []Line
}

// A Line is one line of text in a panel.
type Line = ui.Line

// A Board is one game's side of the table. Its picture (Show) is what is drawn;
// animations change it step by step until it equals the new view.
type Board interface {
	// Show sets the picture to a view at rest and drops any selection.
	Show(v engine.View)
	// Animate appends to the timeline what turns the picture of old into that of
	// new. Skipped to its end, it must leave the same picture as Show(new).
	Animate(e *scenes.Env, tl *anim.Timeline, old, new engine.View, ev engine.Events, s *Seating)
	// Update lets idle life go on.
	Update(by anim.Ticks)
	// Spots appends the hot-spots of the moment; disabled ones carry Off.
	Spots(dst []ui.Spot, m *Moment) []ui.Spot
	// Tell names a spot and says why it is off.
	Tell(e *scenes.Env, m *Moment, id string) (label, why string)
	// Act turns a spot into a move; false when it only selected or showed
	// something.
	Act(e *scenes.Env, m *Moment, id string) (engine.Move, bool)
	// Back drops a selection and says whether there was one.
	Back() bool
	// Prompt says what is asked of the viewer, or what is going on. It is asked
	// every frame and allocates nothing while nothing has changed.
	Prompt(e *scenes.Env, m *Moment) Prompt
	// Log tells an event in a line, "" for one not worth telling.
	Log(e *scenes.Env, ev engine.Event, s *Seating) string
	// Draw paints the whole table but the prompt panel.
	Draw(e *scenes.Env, l *paint.List, m *Moment)
	// PromptRect is where the prompt panel goes.
	PromptRect() paint.Rect
	// Tense says from public facts that the end is near, for the music.
	Tense(v engine.View) bool
	// Secrets says whether the seat has to see or choose something that other
	// people at the screen must not see: the curtain is drawn before.
	Secrets(v engine.View) bool
	// Undoing names a move for the undo button, e.g. "camel D".
	Undoing(e *scenes.Env, m engine.Move) string
}
