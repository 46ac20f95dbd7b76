package table

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	"sandglass/sprites"
)

// A Game is what the client adds to a rule set: its board and its texts.
type Game struct {
	ID      string
	Rules   *engine.Game
	Board   func() Board
	Music   string // the piece, as package audio names it
	Title   locale.Msg
	About   locale.Msg          // one sentence for the set-up
	Picture sprites.ID          // 138x84, for the set-up
	HowTo   []locale.RulePage   // the rules in short pages, own words
	Sources []locale.Msg        // names of the points' sources
	Options []locale.RuleOption // but for who is first, which all games have

	// What follows may be left out.

	HowToArt  [][]sprites.ID  // pictures side by side below each page of HowTo, instead of Picture
	SourceInk []sprites.Index // the sources' colours in the results, instead of the shell's
	// Explain tells how a seat came by the points of a source, e.g. "4×10", or
	// "" where the number says all; v is what everybody sees at the end.
	Explain func(v engine.View, seat engine.Seat, source int) string
}

// Option tells of an option; the zero RuleOption if there is none of that key.
func (g *Game) Option(key string) (o locale.RuleOption) {
	for i := range g.Options {
		if g.Options[i].Key == key {
			return g.Options[i]
		}
	}
	return o
}

// Hooks make the shell's scenes that a table opens; the shell hands them in, so
// that tables know nothing of it.
type Hooks struct {
	// Curtain hides the screen until the named seat opens it: it takes itself
	// off the stack and then calls open.
	Curtain func(e *scenes.Env, seat engine.Seat, name string, open func(*scenes.Env)) scenes.Scene
	// Lost covers the table while the pad of the seat that has to act is away: it
	// asks who takes over (Table.SetHand, Table.SetDriver), and takes itself off the
	// stack then, or when the pad is back (Table.Away).
	Lost func(e *scenes.Env, t *Table, seat engine.Seat) scenes.Scene
	// Aside is what an intent opens on every screen: the list of keys
	// (input.Shortcuts), the mapping of a pad that has no layout (input.PadRaw).
	Aside func(e *scenes.Env, in input.Intent) scenes.Scene
	// Pause is the menu over a running table.
	Pause func(e *scenes.Env, t *Table) scenes.Scene
	// Results tells a finished game.
	Results func(e *scenes.Env, r Result) scenes.Scene
	// Message says one line, e.g. that saving failed.
	Message func(e *scenes.Env, text string) scenes.Scene
	// Rules shows a game's rules at a page of its HowTo, from 0.
	Rules func(e *scenes.Env, g *Game, page int) scenes.Scene
	// Title is where leaving the table leads.
	Title func(e *scenes.Env) scenes.Scene
}

// A Result is a finished game as the results screen shows it.
type Result struct {
	Game    *Game
	Seating Seating
	Setup   engine.Setup
	Seats   []scenes.SeatSetup
	Parts   [engine.MaxSeats][]engine.Part
	Points  [engine.MaxSeats]int
	Places  [engine.MaxSeats]uint8
	Record  []byte
	Saved   string      // where the record was stored, "" if it could not be
	View    engine.View // what everybody sees at the end; nil if unknown
	// Log is the log of the whole game; nil if there is none.
	Log func(e *scenes.Env) scenes.Scene
}
