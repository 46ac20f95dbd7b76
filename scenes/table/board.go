// Package table is what all four games' tables share: whose turn it is, the
// bots, the curtain, undo, autosave, the move log, and the timeline that plays
// what happened. A Board adds one game: it draws a view, offers its moves and
// animates its events.
package table

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/input"
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
	Asked   bool          // the viewer is to decide now; not while others do or something plays
	Moves   []engine.Move // the viewer's legal moves while Asked, else empty
	Holding bool          // what plays waits to be gone on from: by SpotSkip
	Seating *Seating
	Focus   *ui.Focus
	Now     anim.Ticks     // running time, for idle animation
	Log     []engine.Event // what everybody saw happen before what is playing; not to be changed

	// CanTakeBack says, while Asked, that the question goes on with what the viewer's
	// own last move began (see Stepped), and that TakeBack can take that move back.
	CanTakeBack bool

	rules    func(e *scenes.Env, page int)
	takeBack func(e *scenes.Env, by input.Intent)
}

// OpenRules opens the game's rules at a page of its HowTo, from 0.
func (m *Moment) OpenRules(e *scenes.Env, page int) {
	if m.rules != nil {
		m.rules(e, page)
	}
}

// TakeBack takes back the move that began what is asked, by that intent, as Cancel
// does. The moment is another one then.
func (m *Moment) TakeBack(e *scenes.Env, by input.Intent) {
	if m.CanTakeBack && m.takeBack != nil {
		m.takeBack(e, by)
	}
}

// A Prompt says what is asked: Title in one line, Lines of what the focused
// choice means and costs. Gold lines are drawn as such.
type Prompt struct {
	Title string
	Lines []Line
}

// A Line is one line of text in a panel.
type Line = ui.Line

// A Board is one game's side of the table.
//
// Its picture is what is drawn: Show sets it, and while something plays each
// event of it is folded into the picture when its movement ends. Events tell in
// absolute values, so that fold(Show(old view), events) == Show(new view).
// Whatever is only drawn comes from the picture; questions (spots, prompts,
// whether a move is allowed) are answered from the Moment's view and moves.
//
// The table draws the prompt over the board, with its three buttons in the
// lowest 27 px of PromptRect. The board draws everything else, also the focus
// ring of its own spots (ui.Ring).
//
// A board may also be a Starter, a Stepped, a Lettered, a Headed and a Handler.
type Board interface {
	// Show sets the picture to a view at rest and drops any selection.
	Show(v engine.View)
	// Animate appends to the timeline what turns the picture into that after the
	// events, which are those that the viewer may know. Skipped to its end, it
	// must leave the same picture as Show of the new view.
	Animate(e *scenes.Env, tl *anim.Timeline, ev engine.Events, s *Seating)
	// Spots appends the hot-spots of the moment; disabled ones carry Off. Their
	// order is the reading order, and the first that is neither off nor shy has
	// the focus by default. Their IDs are constant and unique, "kind.part", and
	// none is that of a spot of the table (skip, undo, log, menu). Groups are
	// below 99. It is asked always: while the Moment is not Asked only spots that
	// tell something should be there, which lie above the table's own that skips
	// (all above PromptRect).
	Spots(dst []ui.Spot, m *Moment) []ui.Spot
	// Tell names a spot and says why it is off.
	Tell(e *scenes.Env, m *Moment, id string) (label, why string)
	// Act turns a spot into a move, confirmed by that intent; false when it only
	// selected or showed something. A move is refused while the Moment is not
	// Asked.
	Act(e *scenes.Env, m *Moment, id string, by input.Intent) (engine.Move, bool)
	// Back drops a selection and says whether there was one.
	Back() bool
	// Prompt says what is asked of the viewer, or what is going on. It is asked
	// every frame and allocates nothing while nothing has changed.
	Prompt(e *scenes.Env, m *Moment) Prompt
	// Log tells an event in a line, "" for one not worth telling. The event may be
	// of any time of the game: it is told without a look at the picture.
	Log(e *scenes.Env, ev engine.Event, s *Seating) string
	// Draw paints the whole table but the prompt panel.
	Draw(e *scenes.Env, l *paint.List, m *Moment)
	// PromptRect is where the prompt panel goes, at least 176x72: a title, three
	// lines of text and the buttons.
	PromptRect() paint.Rect
	// Tense says from public facts that the end is near, for the music.
	Tense(v engine.View) bool
	// Secrets says whether the seat has to see or choose something that other
	// people at the screen must not see: the curtain is drawn before.
	Secrets(v engine.View) bool
	// MoveName names a move for the undo button, e.g. "camel D".
	MoveName(e *scenes.Env, m engine.Move) string
}

// A Starter is a board that says where the focus begins when the viewer is
// asked; without it that is the first spot.
type Starter interface{ Start(m *Moment) string }

// A Stepped board asks some things in steps, each a move: it says whether what is
// asked goes on with what the viewer's last move began. It then shows a button that
// takes that move back, where the Moment can.
type Stepped interface{ Begun(m *Moment) bool }

// A Lettered board has spots that a letter or digit (A to Z, 0 to 9) stands
// for: their ID, or "".
type Lettered interface{ Letter(r rune) string }

// A Headed board tells which events only say when the next ones happen: the log
// sets them as headings.
type Headed interface{ Heading(ev engine.Event) bool }

// A Handler is a board that takes intents itself: steps of a slider, a pointer
// that drags, what Info tells of the spot in focus. It is asked before the
// table and says whether the intent meant anything to it. Cancel, Menu, Undo
// and Skip stay the table's.
type Handler interface {
	Handle(e *scenes.Env, m *Moment, in input.Intent) bool
}
