package tombraiders

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// A show is a scene that tells events one after the other: a dig, a search, an
// exhibition or a museum, professors on their way, the end. Each has
//
//   - a struct of what it has told so far, which is comparable and zero while it is not on:
//     a field of shows below;
//   - a method of the director that turns its first events into acts and returns how
//     many it took: called from show. Acts fold their events into the picture when their
//     movement ends, and the last one leaves the show's struct zero;
//   - a method of the board that paints it (drawShow) or what it puts over the table
//     (drawOver), one that words it (sayShow: words are made when what is shown changes;
//     they are a field of words) and one for the prompt (promptShow).

// shows is what the shows have told so far; zero at rest.
type shows struct{}

// showWords are the texts of the shows.
type showWords struct{}

// show plays the show that begins with the first of the events, and returns how many
// of them it took: 0 if they are told as ordinary ones.
func (d *director) show(_ engine.Events) (n int) { return 0 }

// covered says whether a show covers the table, so that nothing there can be pointed at.
func (b *Board) covered() bool { return false }

// drawShow paints the show that covers the cloth, and says whether there is one. The
// line of weeks, the tray, the side and the prompt stay in the light.
func (b *Board) drawShow(_ *paint.List, _ *table.Moment) bool { return false }

// drawOver paints what shows put over the table.
func (b *Board) drawOver(_ *paint.List, _ *table.Moment) {}

// drawGoOn paints the button that goes on, while what is told waits for that.
func (b *Board) drawGoOn(l *paint.List, m *table.Moment, r paint.Rect) {
	if m.Holding {
		ui.Button(l, r, b.words.goOn, m.Focus.State(table.SpotSkip).With(ui.Chosen, true))
	}
}

// sayShow words the shows.
func (b *Board) sayShow(_ *words, _ *scenes.Env, _ *table.Moment) {}

// promptShow is the title of the prompt while a show is on, "" if none is; its lines
// go to the telling.
func (b *Board) promptShow(_ *scenes.Env, _ *table.Moment, _ *telling) string { return "" }
