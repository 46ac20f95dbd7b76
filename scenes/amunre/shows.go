package amunre

import (
	"sandglass/engine"
	"sandglass/scenes"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
)

// A show is a scene that tells events one after the other: the offerings, the
// harvest, the scoring, the sand between the kingdoms. Each is a file of its own, with
//
//   - a struct of what it has told so far, which is comparable and zero while it is not on:
//     a field of shows below;
//   - a method of the director that turns its first events into acts and returns how
//     many it took: called from show. Acts fold their events into the picture when their
//     movement ends, and the last one leaves the show's struct zero;
//   - a method of the board that paints it (drawShow) or what it puts over the map and
//     the side (drawOver), one that words it (sayShow: words are made when what is
//     shown changes) and one for the prompt (promptShow).

// shows is what the shows have told so far; zero at rest.
type shows struct{}

// show plays the show that begins with the first of the events, and returns how many
// of them it took: 0 if they are told as ordinary ones.
func (d *director) show(ev engine.Events) (n int) {
	return 0
}

// covered says whether a show covers the map, so that nothing there can be pointed at.
func (b *Board) covered() bool { return false }

// drawShow paints the show that covers map and tray, and says whether there is one.
func (b *Board) drawShow(e *scenes.Env, l *paint.List, m *table.Moment) bool {
	return false
}

// drawOver paints what shows put over map and tray.
func (b *Board) drawOver(l *paint.List, m *table.Moment) {}

// drawAside paints what shows tell in the place of bands and hand, and says whether
// there is anything.
func (b *Board) drawAside(l *paint.List, m *table.Moment) bool {
	return false
}

// sayShow words the shows.
func (b *Board) sayShow(w *words, e *scenes.Env, m *table.Moment) {}

// promptShow is the title of the prompt while a show is on, "" if none is; its lines
// go to the telling.
func (b *Board) promptShow(e *scenes.Env, m *table.Moment, t *telling) string {
	return ""
}
