package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
)

// A show is a scene that tells events one after the other: a dig, a search, an
// exhibition or a museum, professors on their way, the end. Each has
//
//   - a struct of what it has told so far, which is comparable and zero while it is not on:
//     a field of shows below;
//   - a method of the director that turns its first events into acts and returns how
//     many it took: called from show. Acts fold their events into the picture when their
//     movement ends, and the last one leaves the show's struct zero;
//   - a method of the board that paints it (drawShow), one that words it (sayShow: words are
//     made when what is shown changes) and one for the prompt (promptShow).

// shows is what the shows have told so far; zero at rest.
type shows struct {
	dig       excavation.Dig
	raid      raid
	presented presented
	ending    ending
	leaves    int // 1 + the professor on his way
}

// showWords are the texts of the show that is on.
type showWords struct {
	dig                        excavation.Words
	title, line, prize, lead   string
	tie                        string
	needs                      [3]string
	cards                      [4]string // names on site cards, by excavation.Kind
	columns                    [4]string
	names, spent, behind, sums [mostSeats]string
	tags                       [mostSeats]string
	parts                      [mostSeats][sources - 1]string // points, but for time
	best                       [mostSeats]bool
}

// show plays the show that begins with the first of the events, and returns how many
// of them it took: 0 if they are told as ordinary ones.
func (d *director) show(ev engine.Events) (n int) {
	switch x := ev[0]; x.Kind {
	case rules.EventDig:
		return d.dig(ev)
	case rules.EventPlayed:
		return d.search(ev)
	case rules.EventKept:
		d.rob(x)
		return 1
	case rules.EventGave, rules.EventHeld:
		return d.shown(ev)
	case rules.EventProfessor:
		d.professor(x)
		return 1
	case rules.EventEnd:
		return d.end(ev)
	}
	return 0
}

// covered says whether a show covers the table, so that nothing there can be pointed at.
func (b *Board) covered() bool {
	return b.play.dig.On || b.play.raid.on || b.play.presented.on || b.pic.over
}

// drawShow paints the show that covers the cloth, and says whether there is one. The
// line of weeks, the tray, the side and the prompt stay in the light.
func (b *Board) drawShow(l *paint.List, m *table.Moment) bool {
	switch {
	case b.play.dig.On:
		b.drawReveal(l, m)
	case b.play.raid.on:
		b.drawRaid(l, m)
	case b.play.presented.on:
		b.drawPresented(l, m)
	case b.pic.over:
		b.drawEnding(l, m)
	default:
		return false
	}
	return true
}

// sayShow words the shows.
func (b *Board) sayShow(w *words, e *scenes.Env, m *table.Moment) {
	switch {
	case b.play.dig.On:
		b.sayReveal(w, e, m)
	case b.play.raid.on:
		b.sayRaid(w, e, m)
	case b.play.presented.on:
		b.sayPresented(w, e, m)
	case b.pic.over:
		b.sayEnding(w, e, m)
	}
}

// promptShow is the title of the prompt while a show is on, "" if none is; its lines
// go to the telling.
func (b *Board) promptShow(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	switch {
	case b.play.dig.On:
		return b.promptReveal(e, m, t)
	case b.play.raid.on:
		return b.promptRaid(e, m, t)
	case b.play.presented.on:
		return b.promptPresented(e, m, t)
	case b.pic.over:
		return b.promptEnding(e, m, t)
	}
	return ""
}
