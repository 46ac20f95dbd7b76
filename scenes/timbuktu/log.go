package timbuktu

import (
	"sandglass/engine"
	rules "sandglass/engine/timbuktu"
	"sandglass/scenes"
	text "sandglass/scenes/locale/timbuktu"
	"sandglass/scenes/paint"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
	"sandglass/sprites"
)

// Log tells an event in a line.
func (b *Board) Log(e *scenes.Env, ev engine.Event, s *table.Seating) string {
	name, letter := "", ""
	if ev.Seat != engine.Spectator {
		name = s.Names[ev.Seat]
	}
	if ev.A >= 0 && int(ev.A) < len(letters) {
		letter = letters[ev.A]
	}
	switch ev.Kind {
	case rules.EventPlaced:
		return e.T(text.LogPlace, name, letter, e.T(text.Pens[rules.Place(ev.B).Pen()]))
	case rules.EventCarries:
		if ev.Seat == 0 && ev.A == 0 { // one line for all the loads shown
			return e.T(text.LogLoads)
		}
	case rules.EventDealt:
		return e.T(text.LogDeal)
	case rules.EventRound:
		return e.T(text.LogRound, ev.A+1, ev.B+1)
	case rules.EventPaid:
		return e.T(text.LogPay, name, e.T(text.Good[ev.B]), ev.D)
	case rules.EventWent:
		to := rules.Place(ev.C)
		return e.T(text.LogMove, name, letter, e.T(text.Pens[to.Pen()]), to.Stand())
	case rules.EventExchange:
		return e.T(text.LogExchange, name)
	case rules.EventRobbery:
		k := rules.PackOf(ev)
		two, at := goodsOf(k.Goods()), k.Stands()
		return e.T(text.LogPack, e.T(text.Pens[k.Pen()]), at[0], at[1], e.T(text.Good[two[0]]), e.T(text.Good[two[1]]))
	case rules.EventStolen:
		return e.T(text.LogLoss, name, letter, ev.C, e.T(text.Good[ev.B]))
	case rules.EventStage:
		return e.T(text.LogStage, ev.A+1)
	case rules.EventScored:
		if ev.Seat == 0 {
			return e.T(text.LogOver)
		}
	}
	return ""
}

// Heading says that a round begins.
func (b *Board) Heading(ev engine.Event) bool { return ev.Kind == rules.EventRound }

// latelyPitch is from line to line of what happened last.
const latelyPitch = 10

// drawLately tells at the foot of the desert what happened last.
func (b *Board) drawLately(e *scenes.Env, l *paint.List, m *table.Moment) {
	if b.pic.phase < rules.Choosing || b.pic.phase == rules.Over || b.play.rob.on || b.play.sum.on || b.play.pan > 0 || len(m.Log) == 0 {
		return
	}
	ui.Plate(l, latelyRect, ui.OnPaper)
	b.lately.Draw(e, l, paint.Rect{X: latelyRect.X + 2, Y: latelyRect.Y + 1, W: latelyRect.W - 4, H: 2 * latelyPitch}, sprites.E0, b, m)
}
