// Package tombraiders is the table of Thebes: The Tomb Raiders: the line of weeks along
// the top, the row, the presentations and the four sites below it, the viewer's hand in
// the tray, and on the right the players, the professors and the log. It draws a view,
// offers its moves and plays its events.
//
// What is drawn comes from the picture, which the events of an animation carry on
// between two views (Fold). What is asked, and what a choice means and costs, is
// answered from the view at rest (plan). Of hands the picture has what the viewer is
// shown, and of piles, whose sizes nobody is told, only whether there is one is drawn.
package tombraiders

import (
	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// Board is one table. Make it with New.
type Board struct {
	pic     picture
	sel     selection
	play    playing
	words   *words // of what is shown
	said    ui.Memo[spoken, words]
	prompts ui.Memo[asked, table.Prompt]
	plans   ui.Memo[planned, plan]
	digs    ui.Memo[dug, digging]
	log     table.LogLines
	still   bool // reduced motion
}

var (
	_ table.Starter  = (*Board)(nil)
	_ table.Stepped  = (*Board)(nil)
	_ table.Lettered = (*Board)(nil)
	_ table.Handler  = (*Board)(nil)
)

// New gives an empty table; Show sets it.
func New() table.Board { return &Board{log: table.LogLines{Pitch: 11}} }

// A panel is what the viewer has opened over the cloth, or is choosing in.
type panel uint8

const (
	closed panel = iota
	toPay        // what a dig in the region is paid with
	toAim        // where an action card is played
	toLook       // what a seat has collected
)

// A selection is what the viewer has opened or set, without a move so far.
type selection struct {
	panel      panel
	region     rules.Region // toPay
	card       rules.Card   // toAim
	seat       int          // toLook
	top        int          // the place of the first presentation that shows
	weeks      int          // of the dig, 0 as long as none were chosen
	assistants int
	gifts      uint16 // those chosen of the artefacts that a museum can be given, a bit each
}

// playing is what the animations put on the table for as long as they run; at rest
// it is zero. Shows have theirs in shows (shows.go).
type playing struct {
	hops   bool // that seat's marker is on its way
	seat   engine.Seat
	dips   int // the stack there has just been landed on
	dipped bool
	took   int // 1 + the space of a card on its way to its owner
	shows
}

// Show sets the picture to a view at rest.
func (b *Board) Show(v engine.View) {
	b.pic, b.sel, b.play = read(v.(*rules.View)), selection{}, playing{}
	if b.pic.step == rules.Giving {
		b.sel.gifts = 1<<3 - 1 // the cheapest three
	}
}

// Back closes what was opened.
func (b *Board) Back() bool {
	if b.sel.panel == closed {
		return false
	}
	b.sel.panel = closed
	return true
}

// PromptRect is where the prompt panel goes.
func (b *Board) PromptRect() paint.Rect { return promptRect }

// tenseCards are the last cards of the deck, as the music has it.
const tenseCards = 16

// Tense says whether the deck comes to its end.
func (b *Board) Tense(v engine.View) bool {
	t := v.(*rules.View)
	return !t.Over() && t.DeckLen() <= tenseCards
}

// Secrets says whether the view shows what is for its owner's eyes: a hand that the
// others do not see, or a pile looked through.
func (b *Board) Secrets(v engine.View) bool {
	t := v.(*rules.View)
	if t.Viewer() == engine.Spectator {
		return false
	}
	for r := range rules.Region(rules.Regions) {
		if known, _ := t.Known(r); known != 0 {
			return true
		}
	}
	hand := t.Hand()
	permits, actions := hand.Len()
	return !t.With(rules.OpenHands) && permits+actions > 0
}

// Start puts the focus where a choice mostly begins: on the weeks that bring most for
// their time, on what is worth most, on the card that costs least.
func (b *Board) Start(m *table.Moment) string {
	if !m.Asked {
		return ""
	}
	switch b.step(m) {
	case rules.Digging:
		return weekSpots[b.goodWeeks(m)-1]
	case rules.Giving:
		return spotGiveGo
	case rules.Searching:
		return b.bestFind(m)
	}
	best, id := 100, ""
	for i, c := range b.pic.row {
		if c == none {
			continue
		}
		if weeks := rules.Card(c).Weeks(); weeks < best {
			best, id = weeks, rowSpots[i]
		}
	}
	return id
}

// step is what the viewer, who is asked, has begun.
func (b *Board) step(m *table.Moment) rules.Step { return m.View.(*rules.View).Step() }

// Begun says whether the weeks of a dig, or what a museum is given, are to be chosen.
// Who searches has seen the pile: there is no way back.
func (b *Board) Begun(m *table.Moment) bool {
	step := b.step(m)
	return step == rules.Digging || step == rules.Giving
}

// Letter is the spot that a letter or digit stands for: the row by number, the sites by
// their first letter in English.
func (b *Board) Letter(r rune) string {
	if r >= '1' && r <= '4' {
		return rowSpots[r-'1']
	}
	for i, first := range "MCEG" {
		if r == first {
			return siteSpots[i]
		}
	}
	return ""
}

// Handle lets the list of presentations scroll, and tells rules.
func (b *Board) Handle(e *scenes.Env, m *table.Moment, in input.Intent) bool {
	if in.Kind == input.Info {
		page, ok := b.pageOf(m.Focus.ID)
		if ok {
			m.OpenRules(e, page)
		}
		return ok
	}
	i := ui.Index(showSpots[:], m.Focus.ID)
	if i < 0 {
		return false
	}
	from := b.pic.placeOf(i)
	to := from
	switch in.Kind {
	case input.Nav:
		to += in.DY
	case input.Scroll:
		to -= in.DY
	default:
		return false
	}
	if to < 0 || to >= b.pic.waiting || to >= b.top() && to < b.top()+shownOnPage {
		return false
	}
	b.sel.top = b.top() + to - from
	m.Focus.ID = showSpots[b.pic.order()[to]]
	e.Play("focus")
	return true
}

// lastTop is the place of the first presentation that shows when the last does, top that
// of the first that shows now.
func (b *Board) lastTop() int { return max(0, b.pic.waiting-shownOnPage) }
func (b *Board) top() int     { return min(b.lastTop(), b.sel.top) }

// showing is the presentation in the i-th place of the page; false if none is there.
func (b *Board) showing(i int) (n int, ok bool) {
	at := b.top() + i
	return b.pic.order()[min(at, rules.Presentations-1)], at < b.pic.waiting
}

// hides says whether a presentation that the viewer could hold is on another page.
func (b *Board) hides() bool {
	for i, n := range b.pic.order() {
		if i < b.pic.waiting && (i < b.top() || i >= b.top()+shownOnPage) && b.pic.ready(n) {
			return true
		}
	}
	return false
}

// Draw paints the table.
func (b *Board) Draw(e *scenes.Env, l *paint.List, m *table.Moment) {
	b.still = e.Settings.ReducedMotion
	b.say(e, m)
	from := len(l.Cmds)
	if !b.drawShow(l, m) && !b.drawSearch(l, m) {
		b.drawCloth(l, m)
	}
	b.drawTray(l, m)
	if b.opened(m) {
		l.Night(from)
		b.drawPanel(e, l, m)
	}
	b.drawLine(l, m)
	b.drawSide(e, l, m)
}

// opened says whether a panel covers the cloth.
func (b *Board) opened(m *table.Moment) bool {
	if b.covered() {
		return false
	}
	return b.sel.panel == toPay || b.sel.panel == toLook || m.Asked && (b.step(m) == rules.Digging || b.step(m) == rules.Giving)
}
