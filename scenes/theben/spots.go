package theben

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// The hot-spots, by what they stand for.
var (
	placeSpots = [rules.Places]string{"place.london", "place.paris", "place.berlin", "place.vienna", "place.rome", "place.warsaw", "place.moscow",
		"place.greece", "place.crete", "place.egypt", "place.palestine", "place.mesopotamia"}
	offerSpots = [rules.Offers]string{"offer.1", "offer.2", "offer.3", "offer.4"}
	weekSpots  = [rules.MostWeeks]string{"weeks.1", "weeks.2", "weeks.3", "weeks.4", "weeks.5", "weeks.6",
		"weeks.7", "weeks.8", "weeks.9", "weeks.10", "weeks.11", "weeks.12"}
	seatSpots = [mostSeats]string{"seat.1", "seat.2", "seat.3", "seat.4"}
	showSpots = [rules.Exhibitions]string{"show.1", "show.2", "show.3", "show.4", "show.5", "show.6", "show.7", "show.8", "show.9", "show.10"}
	stepSpots = [4]string{"step.pageback", "step.back", "step.on", "step.pageon"}
	leapSpots = [mostLeaps]string{"leap.1", "leap.2", "leap.3"}
	steps     = [4]int{-waitPage, -1, 1, waitPage}
)

const (
	spotDig      = "act.dig"
	spotWait     = "act.wait"
	spotDone     = "act.done"
	spotFly      = "act.fly"
	spotChange   = "act.change"
	spotDeck     = "deck.pile"
	spotPermits  = "permits.all"
	spotPage     = "show.page"
	spotDigGo    = "dig.go"
	spotDigBack  = "dig.back"
	spotSlider   = "wait.weeks"
	spotWaitGo   = "wait.go"
	spotNoWait   = "wait.back"
	spotLookBack = "look.back"
)

// mostLeaps is how many exhibitions the panel of waiting has buttons for.
const mostLeaps = 3

// The groups of hot-spots, in the order of tabbing.
const (
	mapGroup uint8 = iota
	offerGroup
	actGroup
	tellGroup
	showGroup
)

// Spots appends what the viewer may point at: the panel that is open, or the map,
// the cards and the actions; and always what tells something.
func (b *Board) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	switch {
	case b.sel.panel == toLook:
		dst = ui.Put(dst, ui.Spot{ID: spotLookBack, Rect: lookBack, Group: actGroup})
		return b.seatSpots(dst, m)
	case !m.Asked:
		return b.tellSpots(dst, m)
	case b.sel.panel == toDig:
		return b.digSpots(dst, m)
	case b.sel.panel == toWait:
		return b.waitSpots(dst, m)
	}
	v := m.View.(*rules.View)
	_, _, bound := v.Bound()
	for p := range rules.Place(rules.Places) {
		dst = ui.Put(dst, ui.Spot{ID: placeSpots[p], Rect: placeRect(p), Off: bound || !m.May(b.going(p)), Group: mapGroup, Show: true})
	}
	for slot := range rules.Offers {
		if _, ok := v.Offered(slot); ok {
			dst = ui.Put(dst, ui.Spot{ID: offerSpots[slot], Rect: offerRect(slot), Off: b.refusal(m, slot) != "", Group: offerGroup, Show: true})
		}
	}
	for i, id := range b.actions(m) {
		if id != "" {
			dst = ui.Put(dst, ui.Spot{ID: id, Rect: actRect(i), Off: !b.can(m, id), Group: actGroup, Show: id == spotDone || id == spotChange})
		}
	}
	return b.tellSpots(dst, m)
}

// actions are the buttons of the tray, "" for none: the airship is for before a
// journey, the end of the turn for after one.
func (b *Board) actions(m *table.Moment) (ids [4]string) {
	v := m.View.(*rules.View)
	ids = [4]string{spotDig, spotWait, spotDone}
	if _, _, bound := v.Bound(); !bound && v.Viewer() != engine.Spectator && v.HasAirship(v.Viewer()) {
		ids[2] = spotFly
	}
	if b.pic.canChange {
		ids[3] = spotChange
	}
	return ids
}

// can says whether an action is open to the viewer now.
func (b *Board) can(m *table.Moment, id string) bool {
	switch id {
	case spotDig:
		return offers(m, rules.KindDig)
	case spotWait:
		return offers(m, rules.KindWait)
	case spotFly:
		return offers(m, rules.KindFly)
	case spotChange:
		return offers(m, rules.KindChange)
	}
	return offers(m, rules.KindDone)
}

// refusal is the rule that keeps the viewer from an open card, with the journey
// to it.
func (b *Board) refusal(m *table.Moment, slot int) engine.Rule {
	return b.plan(m).refusals[slot]
}

// tellSpots are those that only tell what they mean when the focus is moved there.
func (b *Board) tellSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	if b.scene() != noScene {
		return dst
	}
	dst = ui.Put(dst, ui.Spot{ID: spotDeck, Rect: deckRect, Off: true, Shy: true, Group: tellGroup})
	if m.View.(*rules.View).Viewer() != engine.Spectator {
		dst = ui.Put(dst, ui.Spot{ID: spotPermits, Rect: permitsRect, Off: true, Shy: true, Group: tellGroup})
	}
	dst = b.seatSpots(dst, m)
	for i := range showsOnPage {
		if n := b.sel.page*showsOnPage + i; n < b.pic.waiting {
			dst = ui.Put(dst, ui.Spot{ID: showSpots[n], Rect: showRect(i), Off: true, Shy: true, Group: showGroup})
		}
	}
	if b.pages() > 1 {
		dst = ui.Put(dst, ui.Spot{ID: spotPage, Rect: pageRect, Shy: true, Group: showGroup})
	}
	return dst
}

// seatSpots are the panels of the players: each opens what the seat has collected,
// unless something plays that the panel would cover.
func (b *Board) seatSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for s := range b.pic.seats {
		dst = ui.Put(dst, ui.Spot{ID: seatSpots[s], Rect: seatRect(s), Off: !m.Asked, Shy: true, Group: tellGroup, Show: true})
	}
	return dst
}

// pages is how many pages of exhibitions there are.
func (b *Board) pages() int { return (b.pic.waiting + showsOnPage - 1) / showsOnPage }

func (b *Board) digSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for w := 1; w <= rules.MostWeeks; w++ {
		dst = ui.Put(dst, ui.Spot{ID: weekSpots[w-1], Rect: digPanel.Column(w), Off: !m.May(rules.DigFor(w)), Group: mapGroup, Show: true})
	}
	dst = ui.Put(dst, ui.Spot{ID: spotDigGo, Rect: digPanel.Go(), Off: !m.May(rules.DigFor(b.sel.weeks)), Group: actGroup, Show: true})
	return ui.Put(dst, ui.Spot{ID: spotDigBack, Rect: digPanel.Back(), Group: actGroup})
}

func (b *Board) waitSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	most := mostWait(m)
	for i := range stepSpots {
		off := steps[i] < 0 && b.sel.weeks == 1 || steps[i] > 0 && b.sel.weeks == most
		dst = ui.Put(dst, ui.Spot{ID: stepSpots[i], Rect: waitSteps[i], Off: off, Group: mapGroup})
		if i == 1 {
			dst = ui.Put(dst, ui.Spot{ID: spotSlider, Rect: waitSlider, Group: mapGroup})
		}
	}
	for i := range leapSpots {
		if n := b.leap(m, i); n > 0 {
			dst = ui.Put(dst, ui.Spot{ID: leapSpots[i], Rect: waitLeap(i), Group: offerGroup})
		}
	}
	dst = ui.Put(dst, ui.Spot{ID: spotWaitGo, Rect: waitGo, Group: actGroup, Show: true})
	return ui.Put(dst, ui.Spot{ID: spotNoWait, Rect: waitBack, Group: actGroup})
}

// leap is how many weeks lead to the week of the i-th exhibition, 0 if it cannot
// be reached so.
//
//go:noinline
func (b *Board) leap(m *table.Moment, i int) int {
	if i >= b.pic.waiting {
		return 0
	}
	v, seat := m.View.(*rules.View), b.pic.viewer
	start := int(v.Time(seat))
	if to, flying, bound := v.Bound(); bound {
		start += v.JourneyWeeks(seat, v.Place(seat), to, flying)
	}
	if n := int(b.pic.calendar[i].Week) - start; n > 0 && n <= mostWait(m) {
		return n
	}
	return 0
}

// Act turns a spot into the move it stands for, or opens what is to be chosen
// first.
func (b *Board) Act(e *scenes.Env, m *table.Moment, id string, by input.Intent) (engine.Move, bool) {
	if id == spotPage {
		e.Play("focus")
		b.sel.page = (b.sel.page + 1) % b.pages()
		return engine.Move{}, false
	}
	if !m.Asked {
		return engine.Move{}, false
	}
	if i := ui.Index(seatSpots[:], id); i >= 0 {
		e.Play("confirm")
		b.sel.panel, b.sel.seat, b.sel.weeks = toLook, i, 0
		return engine.Move{}, false
	}
	if i := ui.Index(stepSpots[:], id); i >= 0 {
		b.sel.weeks = min(mostWait(m), max(1, b.sel.weeks+steps[i]))
	}
	if i := ui.Index(leapSpots[:], id); i >= 0 {
		b.sel.weeks = b.leap(m, i)
		m.Focus.ID = spotWaitGo
	}
	switch id {
	case spotDig:
		b.sel.panel, b.sel.weeks = toDig, b.goodWeeks(m)
		m.Focus.ID = weekSpots[b.sel.weeks-1]
	case spotWait:
		b.sel.panel, b.sel.weeks = toWait, 1
		m.Focus.ID = spotSlider
	case spotFly:
		b.sel.flying = !b.sel.flying
	case spotDigBack, spotNoWait, spotLookBack:
		e.Play("cancel")
		b.Back()
		return engine.Move{}, false
	case spotSlider:
		if by.Kind == input.Release {
			b.sel.weeks = sliderWeeks(by.X, mostWait(m))
		} else {
			m.Focus.ID = spotWaitGo
		}
	}
	if w := ui.Index(weekSpots[:], id); w >= 0 {
		b.sel.weeks = w + 1
		m.Focus.ID = spotDigGo // what is dug up cannot be taken back: one step more
	} else if p := b.plan(m); p.on && isMove(id) {
		mv := p.move
		b.wanted = p.slot + 1
		b.sel = selection{page: b.sel.page}
		e.Play("confirm")
		return mv, m.May(mv)
	}
	e.Play("confirm")
	return engine.Move{}, false
}

// isMove says whether a spot stands for the move of its plan.
func isMove(id string) bool {
	switch id {
	case spotDone, spotChange, spotDigGo, spotWaitGo:
		return true
	}
	return ui.Index(placeSpots[:], id) >= 0 || ui.Index(offerSpots[:], id) >= 0
}

// Tell names a spot in words and says why it is off.
func (b *Board) Tell(e *scenes.Env, m *table.Moment, id string) (label, why string) {
	at := m.At(id)
	return table.Tell(b.nameOf(e, at, id), b.prompt(e, at), ui.IsOff(b.Spots(nil, at), id))
}

// nameOf is the short name of a spot.
func (b *Board) nameOf(e *scenes.Env, m *table.Moment, id string) string {
	if i := ui.Index(placeSpots[:], id); i >= 0 {
		return placeName(e, rules.Place(i))
	}
	if i := ui.Index(offerSpots[:], id); i >= 0 && b.pic.offers[i] != none {
		return cardName(e, rules.Card(b.pic.offers[i]))
	}
	if i := ui.Index(weekSpots[:], id); i >= 0 {
		return e.Counted(&text.Weeks, i+1)
	}
	if i := ui.Index(seatSpots[:], id); i >= 0 {
		return m.Seating.Names[i]
	}
	if i := ui.Index(stepSpots[:], id); i >= 0 {
		return stepNames[i]
	}
	if i := ui.Index(leapSpots[:], id); i >= 0 {
		return e.Filled(&text.LeapTo, placeName(e, b.pic.calendar[i].Card.City()), "")
	}
	if i := ui.Index(named[:], id); i >= 0 {
		return e.Text(names[i])
	}
	return ""
}

// named are the other spots, names what they are called.
var (
	named = [...]string{spotDig, spotDigGo, spotWait, spotWaitGo, spotSlider, spotDone, spotFly, spotChange,
		spotDigBack, spotNoWait, spotLookBack, spotPage, spotDeck, spotPermits}
	names = [...]*locale.Msg{&text.Dig, &text.Dig, &text.Wait, &text.Wait, &text.Wait, &text.Done, &text.Fly, &text.ChangeCards,
		&text.Back, &text.Back, &text.Back, &text.More, &text.Deck, &text.Permits}
)

// stepNames are the inscriptions of the stepper's buttons.
var stepNames = [4]string{"−10", "−1", "+1", "+10"}

// pageOf is the page of the rules that tells of a spot; false for what is no part of
// the board.
func pageOf(id string, open panel) (page int, ok bool) {
	kind, _, ok := strings.Cut(id, ".")
	switch {
	case open == toDig || id == spotDig || kind == "permits":
		return text.PageDig, ok
	case open == toWait || id == spotWait:
		return text.PageTime, ok
	case id == spotDone || id == spotFly || kind == "place":
		return text.PageTravel, ok
	case kind == "offer" || kind == "deck" || id == spotChange:
		return text.PageCards, ok
	case kind == "show":
		return text.PageShows, ok
	case kind == "seat":
		return text.PageEnd, ok
	}
	return text.PageTurn, ok
}
