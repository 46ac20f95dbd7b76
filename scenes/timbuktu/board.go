// Package timbuktu is the table of Timbuktu: the oasis being left on the left,
// the oasis ahead on the right, the desert between; packs and values on top,
// what the viewer owns along the bottom. It draws a view, offers its moves and
// plays its events.
//
// What is drawn comes from the picture, which the events of an animation carry
// on between two views (Fold); what is asked, and what a choice means and costs,
// is answered from the view at rest. The picture therefore knows of the rules
// only what has to be right while something moves: prices, stands, robbed
// stands. Tests hold these to the view's.
package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	"sandglass/scenes/anim"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// Board is one table. Make it with New.
type Board struct {
	pic     picture
	load    pick
	play    playing
	words   *words // of what is shown
	said    ui.Memo[spoken, words]
	prompts ui.Memo[asked, table.Prompt]
	still   bool // reduced motion: camels do not nod
	now     anim.Ticks
	lately  table.LogLines
}

var (
	_ table.Starter  = (*Board)(nil)
	_ table.Lettered = (*Board)(nil)
	_ table.Headed   = (*Board)(nil)
	_ table.Keypad   = (*Board)(nil)
	_ table.Striker  = (*Board)(nil)
)

// New gives an empty table; Show sets it.
func New() table.Board { return &Board{lately: table.LogLines{Pitch: latelyPitch}} }

// playing is what the animations put on the table for as long as they run; at
// rest it is zero.
type playing struct {
	hidden  bool // that camel of that seat walks, and is not drawn where it stands
	seat    engine.Seat
	camel   int
	way     way
	packs   bool // the packs slide: none is drawn in the strip
	open    bool // the viewer's new pack has not been turned up yet
	swap    swap
	fresh   bool // the viewer has just been given the pack in hand: its line is lit
	round   bool // the round marker is on its way
	arrived bool // all have arrived: the banner says so
	pan     int  // how many pixels the table has moved to the left
	rob     robbery
	sum     summary
	flash   [rules.Goods]int // units just added to a value
}

// A swap is whose camel brought about an exchange, and where.
type swap struct {
	on   bool
	seat engine.Seat
	at   rules.Place
}

// A way is the one that a walking camel takes, from row to row.
type way struct {
	on, paid bool
	from, to int
}

// Show sets the picture to a view at rest.
func (b *Board) Show(v engine.View) {
	b.pic = read(v.(*rules.View))
	b.load = pick{}
	b.play = playing{}
}

// Back takes the last good off the camel being loaded.
func (b *Board) Back() bool { return b.load.drop() }

// PromptRect is where the prompt panel goes.
func (b *Board) PromptRect() paint.Rect { return promptRect }

// Tense says whether the last stage is on, as all can see.
func (b *Board) Tense(v engine.View) bool {
	t := v.(*rules.View)
	return t.Phase() >= rules.Choosing && t.Phase() < rules.Over && t.Stage() == t.Stages()-1
}

// Secrets says whether the view shows what is for its owner's eyes: thief cards,
// or a load or camel card to choose.
func (b *Board) Secrets(v engine.View) bool {
	t := v.(*rules.View)
	_, hand := t.InHand()
	return hand || t.Phase() == rules.Loading || t.Phase() == rules.Choosing
}

// Start puts the focus on a pen that costs nothing, else on the first choice.
func (b *Board) Start(m *table.Moment) string {
	if !m.Asked {
		return ""
	}
	v := m.View.(*rules.View)
	if c, ok := v.Shown(); ok && v.Phase() == rules.Moving {
		for _, mv := range m.Moves {
			if pen := rules.Pen(mv.A); v.Price(v.Turn(), c, pen) != rules.PriceUnit {
				return penSpots[pen]
			}
		}
	}
	if b.pic.phase == rules.Loading {
		for g := range rules.Good(rules.Goods) {
			if b.load.fits(m.Moves, g) {
				return goodSpots[g]
			}
		}
	}
	return spotOf(m.Moves[0])
}

func spotOf(mv engine.Move) string {
	switch mv.Kind {
	case rules.KindCamel:
		return camelSpots[mv.A]
	case rules.KindPlace, rules.KindGo:
		return penSpots[mv.A]
	case rules.KindPay:
		return goodSpots[mv.A]
	}
	return goodSpots[0]
}

// penNow is the pen that has the focus, if the viewer is to choose one.
func (b *Board) penNow(m *table.Moment) int {
	if !m.Asked || b.pic.phase != rules.Placing && b.pic.phase != rules.Moving {
		return none
	}
	return ui.Index(penSpots[:], m.Focus.ID)
}

// onTheWay is the camel whose ways the corridor shows: the one whose card has
// the focus, the shown one, or the viewer's own that waits to be shown.
func (b *Board) onTheWay(m *table.Moment) (engine.Seat, int, bool) {
	p := &b.pic
	switch {
	case p.phase == rules.Choosing && m.Asked:
		c := b.cardNow(m)
		return p.viewer, c, c >= 0 && !p.herd[p.viewer][c].ahead
	case p.turn != engine.Spectator && p.shown >= 0:
		return p.turn, p.shown, !p.herd[p.turn][p.shown].ahead
	case p.phase == rules.Choosing && p.mine >= 0:
		return p.viewer, p.mine, true
	}
	return 0, 0, false
}

// Letter is the spot that a letter or digit stands for: A to H the cards, 1 to 5
// the pens from above.
func (b *Board) Letter(r rune) string {
	switch {
	case r >= 'A' && int(r-'A') < b.pic.camels:
		return camelSpots[r-'A']
	case r >= '1' && r <= '5':
		return penSpots[r-'1']
	}
	return ""
}

// Draw paints the table.
func (b *Board) Draw(e *scenes.Env, l *paint.List, m *table.Moment) {
	b.now, b.still = m.Now, e.Settings.ReducedMotion
	b.say(e, m.Seating)
	b.drawBoard(e, l, m)
	b.drawStrip(l, m)
	b.drawTray(l, m)
}
