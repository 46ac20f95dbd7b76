// Package theben is the table of Jenseits von Theben: the map in its frame of 52
// weeks, the open cards below, the players, the exhibitions and the log on the
// right. It draws a view, offers its moves and plays its events.
//
// What is drawn comes from the picture, which the events of an animation carry
// on between two views (Fold). What is asked, and what a choice means and costs,
// is answered from the view at rest (plan). Nothing is hidden from anybody, so
// there is never a curtain.
package theben

import (
	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
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
	tags    ui.Memo[tag, string]
	plus    string // weeks that the plan costs
	log     table.LogLines
	wanted  int  // 1 + the slot of the card that the viewer's journey is for
	still   bool // reduced motion
}

var (
	_ table.Starter  = (*Board)(nil)
	_ table.Lettered = (*Board)(nil)
	_ table.Handler  = (*Board)(nil)
)

// New gives an empty table; Show sets it.
func New() table.Board { return &Board{} }

// A tag is a number of weeks in a language.
type tag struct {
	lang  locale.Lang
	weeks int
}

// A panel is what lies open over the board while the viewer chooses or looks.
type panel uint8

const (
	closed panel = iota
	toDig
	toWait
	toLook
)

// A selection is what the viewer has opened or set, without a move so far.
type selection struct {
	panel  panel
	weeks  int
	flying bool
	seat   int // whose collection is looked at
	page   int // of the exhibitions announced
}

// Show sets the picture to a view at rest.
func (b *Board) Show(v engine.View) {
	b.pic, b.sel, b.play = read(v.(*rules.View)), selection{}, playing{}
}

// Back closes the panel, or lands the airship.
func (b *Board) Back() bool {
	switch {
	case b.sel.panel != closed:
		b.sel.panel, b.sel.weeks = closed, 0
	case b.sel.flying:
		b.sel.flying = false
	default:
		return false
	}
	return true
}

// PromptRect is where the prompt panel goes.
func (b *Board) PromptRect() paint.Rect { return promptRect }

// tenseWeeks are the last weeks of the last year, as the music has it.
const tenseWeeks = 12

// Tense says whether the last weeks are on.
func (b *Board) Tense(v engine.View) bool {
	t := v.(*rules.View)
	return !t.Over() && t.Now() >= rules.End-tenseWeeks
}

// Secrets says that nobody has any.
func (b *Board) Secrets(engine.View) bool { return false }

// Start puts the focus on what a player most often wants: the card that the
// journey is for, the dig or a card in the place, else the card that costs least.
func (b *Board) Start(m *table.Moment) string {
	if !m.Asked {
		return ""
	}
	v := m.View.(*rules.View)
	best, id := 1000, spotWait
	if _, _, bound := v.Bound(); bound {
		id = spotDone
	}
	wanted := b.wanted - 1
	if b.wanted = 0; wanted >= 0 && m.May(rules.Take(wanted)) {
		return offerSpots[wanted]
	}
	for _, mv := range m.Moves {
		switch mv.Kind {
		case rules.KindDig:
			return spotDig
		case rules.KindTake:
			return offerSpots[mv.A]
		}
	}
	for slot := range rules.Offers {
		if o, ok := v.Offer(v.Viewer(), slot); ok && o.Refused == "" && o.Total < best {
			best, id = o.Total, offerSpots[slot]
		}
	}
	return id
}

// Letter is the spot that a letter or digit stands for: cards by number, actions
// by their first letter in English.
func (b *Board) Letter(r rune) string {
	switch {
	case r >= '1' && r <= '4':
		return offerSpots[r-'1']
	case r == 'D':
		return spotDig
	case r == 'W':
		return spotWait
	case r == 'E':
		return spotDone
	}
	return ""
}

// Handle serves the sliding stepper of the panel of waiting, and tells rules.
func (b *Board) Handle(e *scenes.Env, m *table.Moment, in input.Intent) bool {
	if in.Kind == input.Info {
		page, ok := pageOf(m.Focus.ID, b.sel.panel)
		if ok {
			m.OpenRules(e, page)
		}
		return ok
	}
	if !m.Asked || b.sel.panel != toWait {
		return false
	}
	to, most := b.sel.weeks, mostWait(m)
	switch in.Kind {
	case input.Nav:
		if m.Focus.ID != spotSlider || in.DX == 0 || in.DY != 0 {
			return false
		}
		to += in.DX
	case input.Scroll:
		to -= in.DY
	case input.TabLeft:
		to -= waitPage
	case input.TabRight:
		to += waitPage
	case input.Point:
		if m.Focus.Pressed != spotSlider {
			return false
		}
		to = sliderWeeks(in.X, most)
	default:
		return false
	}
	if to = min(most, max(1, to)); to != b.sel.weeks {
		b.sel.weeks = to
		if in.Kind != input.Point {
			e.Play("focus")
		}
	}
	return true
}

// waitPage is how many weeks a page of the stepper turns.
const waitPage = 10

// mostWait is how many weeks the viewer can wait.
//
//go:noinline
func mostWait(m *table.Moment) (most int) {
	for _, mv := range m.Moves {
		if mv.Kind == rules.KindWait {
			most = max(most, int(mv.A))
		}
	}
	return max(1, most)
}

// sliderWeeks is how many weeks a pointer at x means.
func sliderWeeks(x, most int) int {
	r := waitSlider
	return 1 + min(most-1, max(0, (x-r.X-5)*(most-1)/(r.W-11)))
}

// Draw paints the table.
func (b *Board) Draw(e *scenes.Env, l *paint.List, m *table.Moment) {
	b.still = e.Settings.ReducedMotion
	b.say(e, m.Seating)
	n := b.plan(m).landing.Weeks
	b.plus = *b.tags.Get(tag{e.Settings.Lang, n}, func() string { return "+" + e.Counted(&text.Weeks, n) })
	from := len(l.Cmds)
	scene := b.scene()
	if scene == noScene {
		b.drawBoard(l, m)
	}
	b.drawTray(l, m)
	if scene != noScene || b.sel.panel != closed {
		l.Night(from)
	}
	switch {
	case scene == digScene:
		b.drawReveal(l, m)
	case scene == showScene:
		b.drawShow(l, m)
	case scene == conferenceScene:
		b.drawConference(l, m)
	case b.sel.panel == toDig:
		b.drawDig(e, l, m)
	case b.sel.panel == toLook:
		b.drawLook(l, m)
	case b.sel.panel == toWait:
		b.drawTrack(l, b.plan(m)) // in the light: it shows where the weeks lead
		b.drawWait(l, m)
	}
	b.drawSide(e, l, m)
}

// A scene is what covers the board while it is told.
type scene uint8

const (
	noScene scene = iota
	digScene
	showScene
	conferenceScene
)

func (b *Board) scene() scene {
	switch {
	case b.play.dig.On:
		return digScene
	case b.play.show.on:
		return showScene
	case b.play.fields > 0 || b.pic.over:
		return conferenceScene
	}
	return noScene
}

// playing is what the animations put on the table for as long as they run; at
// rest it is zero.
type playing struct {
	walks  bool // that seat's figure is on its way
	hops   bool // that seat's marker is on its way
	seat   engine.Seat
	dips   rules.Week // the stack on it has just been landed on
	dipped bool
	took   int // 1 + the slot of a card on its way to its owner
	dig    excavation.Dig
	show   show
	fields int // of the final conference told
	year   int // that is beginning
}
