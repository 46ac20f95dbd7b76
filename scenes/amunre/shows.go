package amunre

import (
	"sandglass/engine"
	rules "sandglass/engine/amunre"
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
type shows struct {
	offered   offered
	harvested harvested
	ledger    ledger
	sand      bool // it covers the map
}

// show plays the show that begins with the first of the events, and returns how many
// of them it took: 0 if they are told as ordinary ones.
func (d *director) show(ev engine.Events) (n int) {
	switch x := ev[0]; x.Kind {
	case rules.EventShown:
		return d.offerings(ev)
	case rules.EventShift:
		return d.shifted(ev)
	case rules.EventHarvest:
		return d.harvest(ev)
	case rules.EventScoring:
		return d.scoring(ev)
	case rules.EventKingdom:
		d.sand(x)
		return 1
	case rules.EventPlayed:
		if rules.Card(x.A).Bonus() {
			return d.bonus(ev)
		}
	case rules.EventSold, rules.EventScored:
		if ends(ev) {
			return d.end(ev)
		}
	}
	return 0
}

// covered says whether a show covers the map, so that nothing there can be pointed at.
func (b *Board) covered() bool {
	return b.play.offered.on || b.play.ledger.on || b.play.sand || b.pic.over
}

// drawShow paints the show that covers map and tray, and says whether there is one.
func (b *Board) drawShow(e *scenes.Env, l *paint.List, m *table.Moment) bool {
	switch {
	case b.play.offered.on:
		b.drawOffering(l, m)
	case b.play.ledger.on || b.pic.over:
		b.drawLedger(l, m)
	default:
		return false
	}
	return true
}

// drawOver paints what shows put over map and tray.
func (b *Board) drawOver(l *paint.List, m *table.Moment) {
	if b.play.sand {
		b.drawCentury(l, m)
	}
}

// drawAside paints what shows tell in the place of bands and hand, and says whether
// there is anything.
func (b *Board) drawAside(l *paint.List, m *table.Moment) bool {
	switch {
	case b.play.offered.on:
		b.drawBand(l)
	case b.play.ledger.on:
		b.drawHow(l)
	default:
		return false
	}
	return true
}

// sayShow words the shows.
func (b *Board) sayShow(w *words, e *scenes.Env, m *table.Moment) {
	switch {
	case b.play.offered.on:
		b.sayOffering(w, e, m)
	case b.play.ledger.on || b.pic.over:
		b.sayLedger(w, e, m)
	case b.play.sand:
		b.saySand(w, e)
	}
}

// promptShow is the title of the prompt while a show is on, "" if none is; its lines
// go to the telling.
func (b *Board) promptShow(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	switch {
	case b.play.offered.on:
		return b.promptOffering(e, m, t)
	case b.play.ledger.on || b.pic.over:
		return b.promptLedger(e, m, t)
	case b.play.harvested.on:
		return b.promptHarvest(e, m, t)
	case b.play.sand:
		return b.promptSand(e, t)
	}
	return ""
}
