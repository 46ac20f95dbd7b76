package tombraiders

import (
	"strings"

	"sandglass/engine"
	rules "sandglass/engine/tombraiders"
	"sandglass/scenes"
	"sandglass/scenes/input"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/tombraiders"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
)

// The hot-spots, by what they stand for.
var (
	rowSpots  = [rules.RowSpaces]string{"row.1", "row.2", "row.3", "row.4"}
	showSpots = [rules.Presentations]string{"show.1", "show.2", "show.3", "show.4", "show.5", "show.6", "show.7", "show.8", "show.9", "show.10", "show.11", "show.12"}
	siteSpots = [rules.Regions]string{"site.mesopotamia", "site.crete", "site.egypt", "site.greece"}
	paySpots  = [3]string{"pay.permit", "pay.general", "pay.card"}
	weekSpots = [rules.MostWeeks]string{"weeks.1", "weeks.2", "weeks.3", "weeks.4", "weeks.5", "weeks.6",
		"weeks.7", "weeks.8", "weeks.9", "weeks.10", "weeks.11", "weeks.12"}
	paperSpots  = [rules.Regions + 1]string{"permit.mesopotamia", "permit.crete", "permit.egypt", "permit.greece", "permit.general"}
	actionSpots = [actionCards]string{"hand.dig", "hand.assistant", "hand.scholar", "hand.thief1", "hand.thief2", "hand.thief3", "hand.thief4",
		"hand.robbers1", "hand.robbers2", "hand.robbers3", "hand.robbers4"}
	findSpots = [mostPile]string{"find.1", "find.2", "find.3", "find.4", "find.5", "find.6", "find.7", "find.8", "find.9", "find.10",
		"find.11", "find.12", "find.13", "find.14", "find.15", "find.16", "find.17", "find.18", "find.19", "find.20"}
	giftSpots = [mostGifts]string{"gift.1", "gift.2", "gift.3", "gift.4", "gift.5", "gift.6", "gift.7", "gift.8", "gift.9", "gift.10", "gift.11", "gift.12"}
	profSpots = [rules.Professors]string{"prof.mesopotamia", "prof.crete", "prof.egypt", "prof.greece", "prof.all"}
	seatSpots = [mostSeats]string{"seat.1", "seat.2", "seat.3", "seat.4"}
)

const (
	spotDeck     = "deck.pile"
	spotPage     = "show.page"
	spotPayBack  = "pay.back"
	spotAimBack  = "aim.back"
	spotLess     = "assistant.less"
	spotMore     = "assistant.more"
	spotDigGo    = "dig.go"
	spotDigBack  = "dig.back"
	spotGiveGo   = "give.go"
	spotGiveBack = "give.back"
	spotLookBack = "look.back"
)

// The most cards of a pile, and artefacts of a region.
const (
	mostPile  = 20
	mostGifts = 12
)

// shownOnPage is how many presentations show at a time.
const shownOnPage = 3

// The groups of hot-spots, in the order of tabbing.
const (
	rowGroup uint8 = iota
	showGroup
	siteGroup
	handGroup
	goGroup
	tellGroup
)

// Spots appends what the viewer may point at: the panel that is open, or the row, the
// presentations, the sites and the hand; and always what tells something.
func (b *Board) Spots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	switch {
	case b.covered():
		return dst
	case b.sel.panel == toLook:
		dst = ui.Put(dst, ui.Spot{ID: spotLookBack, Rect: lookBack, Group: goGroup})
		return b.seatSpots(dst, m)
	case b.sel.panel == toPay:
		return b.paySpots(dst, m)
	case !m.Asked:
		return b.tableSpots(dst, m)
	}
	switch b.step(m) {
	case rules.Digging:
		return b.digSpots(dst, m)
	case rules.Searching:
		return b.searchSpots(dst, m)
	case rules.Giving:
		return b.giftSpots(dst, m)
	}
	return b.tableSpots(dst, m)
}

// tableSpots are those of the table itself; they only tell what they mean as long as
// nothing is asked.
func (b *Board) tableSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	asked := m.Asked
	if b.sel.panel == toAim {
		dst = ui.Put(dst, ui.Spot{ID: spotAimBack, Rect: aimBack, Group: showGroup})
	} else {
		dst = b.offerSpots(dst, m)
	}
	for r, id := range siteSpots {
		dst = ui.Put(dst, ui.Spot{ID: id, Rect: siteRect(r), Off: !b.serves(m, rules.Region(r)), Group: siteGroup, Show: true, Shy: !asked})
	}
	papers, n := b.papers()
	for i, p := range papers[:n] {
		dst = ui.Put(dst, ui.Spot{ID: paperSpots[p], Rect: visible(paperRect(i, n), paperRect(i+1, n), i+1 < n), Off: true, Shy: true, Group: handGroup})
	}
	actions, n := b.actions()
	for i, c := range actions[:n] {
		dst = ui.Put(dst, ui.Spot{ID: actionSpots[c], Rect: actionRect(i, n), Off: !b.plays(m, openCards+rules.Card(c)), Group: handGroup, Show: true, Shy: !asked})
	}
	if b.sel.panel != toAim {
		dst = ui.Put(dst, ui.Spot{ID: spotDeck, Rect: deckRect, Off: true, Shy: true, Group: tellGroup})
	}
	dst = b.seatSpots(dst, m)
	for i, id := range profSpots {
		dst = ui.Put(dst, ui.Spot{ID: id, Rect: profRect(i), Off: true, Shy: true, Group: tellGroup})
	}
	return dst
}

// offerSpots are the row and the presentations.
func (b *Board) offerSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for i, c := range b.pic.row {
		if c != none {
			dst = ui.Put(dst, ui.Spot{ID: rowSpots[i], Rect: rowRect(i), Off: !m.May(rules.Take(i)), Group: rowGroup, Show: true, Shy: !m.Asked})
		}
	}
	for i := range shownOnPage {
		if n, ok := b.showing(i); ok {
			dst = ui.Put(dst, ui.Spot{ID: showSpots[n], Rect: showRect(i), Off: !m.May(rules.Show(n)), Group: showGroup, Show: true, Shy: !m.Asked})
		}
	}
	if b.pic.waiting > shownOnPage {
		dst = ui.Put(dst, ui.Spot{ID: spotPage, Rect: pageRect, Shy: true, Group: showGroup})
	}
	return dst
}

// seatSpots are the panels of the players: each opens what the seat has collected.
func (b *Board) seatSpots(dst []ui.Spot, m *table.Moment) []ui.Spot {
	for s := range b.pic.seats {
		dst = ui.Put(dst, ui.Spot{ID: seatSpots[s], Rect: seatRect(s), Off: !m.Asked, Shy: true, Group: tellGroup, Show: true})
	}
	return dst
}

// serves says whether something can be done in a region: a dig, or the action card that
// is to be played.
func (b *Board) serves(m *table.Moment, r rules.Region) bool {
	if b.sel.panel == toAim {
		return m.May(rules.Play(b.sel.card, r))
	}
	_, ok := firstPay(m, r)
	return ok
}

// firstPay is the first permit that the viewer can dig in a region with.
func firstPay(m *table.Moment, r rules.Region) (p rules.Permit, ok bool) {
	for p = rules.Regional; p <= rules.ExcavationCard; p++ {
		if m.May(rules.DigIn(r, p)) {
			return p, true
		}
	}
	return 0, false
}

// pays is how many kinds of permits serve for a dig in a region.
func pays(m *table.Moment, r rules.Region) (n int) {
	for p := rules.Regional; p <= rules.ExcavationCard; p++ {
		if m.May(rules.DigIn(r, p)) {
			n++
		}
	}
	return n
}

// plays says whether an action card can be played now, by itself.
func (b *Board) plays(m *table.Moment, c rules.Card) bool {
	for r := range rules.Region(rules.Regions) {
		if m.May(rules.Play(c, r)) {
			return true
		}
	}
	return false
}

// papers are the kinds of permits in the viewer's hand, actions those of action cards.
func (b *Board) papers() (kinds [rules.Regions + 1]int, n int) {
	if b.pic.viewer == engine.Spectator {
		return kinds, 0
	}
	for p, count := range b.pic.hands[b.pic.viewer].permits {
		if count > 0 {
			kinds[n] = p
			n++
		}
	}
	return kinds, n
}

func (b *Board) actions() (kinds [actionCards]int, n int) {
	if b.pic.viewer == engine.Spectator {
		return kinds, 0
	}
	for c, count := range b.pic.hands[b.pic.viewer].actions {
		if count > 0 {
			kinds[n] = c
			n++
		}
	}
	return kinds, n
}

// Act turns a spot into the move it stands for, or opens what is to be chosen first.
func (b *Board) Act(e *scenes.Env, m *table.Moment, id string, by input.Intent) (engine.Move, bool) {
	if id == spotPage {
		e.Play("focus")
		if b.top() == b.lastTop() {
			b.sel.top = 0
		} else {
			b.sel.top = b.top() + shownOnPage
		}
		return engine.Move{}, false
	}
	if !m.Asked {
		return engine.Move{}, false
	}
	if id == spotPayBack || id == spotLookBack || id == spotAimBack {
		e.Play("cancel")
		b.Back()
		return engine.Move{}, false
	}
	if id == spotDigBack || id == spotGiveBack {
		m.TakeBack(e, by)
		return engine.Move{}, false
	}
	e.Play("confirm")
	if i := ui.Index(seatSpots[:], id); i >= 0 {
		b.sel.panel, b.sel.seat = toLook, i
		return engine.Move{}, false
	}
	if i := ui.Index(weekSpots[:], id); i >= 0 {
		b.sel.weeks = i + 1
		m.Focus.ID = spotDigGo // what is dug up cannot be taken back: one step more
		return engine.Move{}, false
	}
	if i := ui.Index(giftSpots[:], id); i >= 0 {
		b.sel.gifts ^= 1 << i
		return engine.Move{}, false
	}
	if i := ui.Index(actionSpots[:], id); i >= 0 {
		b.aim(m, openCards+rules.Card(i))
		return engine.Move{}, false
	}
	switch id {
	case spotLess, spotMore:
		by := 1
		if id == spotLess {
			by = -1
		}
		b.help(m, by)
		return engine.Move{}, false
	}
	if r := ui.Index(siteSpots[:], id); r >= 0 && b.sel.panel == closed && pays(m, rules.Region(r)) > 1 {
		first, _ := firstPay(m, rules.Region(r))
		b.sel.panel, b.sel.region = toPay, rules.Region(r)
		m.Focus.ID = paySpots[first]
		return engine.Move{}, false
	}
	p := b.plan(m)
	return p.move, p.on
}

// aim begins to play an action card: the pile is asked.
func (b *Board) aim(m *table.Moment, c rules.Card) {
	b.sel.panel, b.sel.card = toAim, c
	for r, id := range siteSpots {
		if m.May(rules.Play(c, rules.Region(r))) {
			m.Focus.ID = id
			return
		}
	}
}

// Tell names a spot in words and says why it is off.
func (b *Board) Tell(e *scenes.Env, m *table.Moment, id string) (label, why string) {
	at := m.At(id)
	return table.Tell(b.nameOf(e, at, id), b.prompt(e, at), ui.IsOff(b.Spots(nil, at), id))
}

// nameOf is the short name of a spot.
func (b *Board) nameOf(e *scenes.Env, m *table.Moment, id string) string {
	if i := ui.Index(rowSpots[:], id); i >= 0 && b.pic.row[i] != none {
		return cardName(e, rules.Card(b.pic.row[i]))
	}
	if i := ui.Index(showSpots[:], id); i >= 0 && i < b.pic.waiting {
		return cardName(e, rules.Card(b.pic.shown[i]))
	}
	if i := ui.Index(siteSpots[:], id); i >= 0 {
		return regionName(e, rules.Region(i))
	}
	if i := ui.Index(paySpots[:], id); i >= 0 {
		return e.Text(&text.Permits[i])
	}
	if i := ui.Index(weekSpots[:], id); i >= 0 {
		return e.Counted(&text.Weeks, i+1)
	}
	if i := ui.Index(paperSpots[:], id); i >= 0 {
		return b.paperName(e, i)
	}
	if i := ui.Index(actionSpots[:], id); i >= 0 {
		return cardName(e, openCards+rules.Card(i))
	}
	if i := ui.Index(findSpots[:], id); i >= 0 {
		return b.findName(e, i)
	}
	if i := ui.Index(giftSpots[:], id); i >= 0 {
		return b.giftName(e, i)
	}
	if i := ui.Index(profSpots[:], id); i >= 0 {
		return e.Text(&text.Professors[i])
	}
	if i := ui.Index(seatSpots[:], id); i >= 0 {
		return m.Seating.Names[i]
	}
	if i := ui.Index(named[:], id); i >= 0 {
		return e.Text(names[i])
	}
	return ""
}

// named are the other spots, names what they are called.
var (
	named = [...]string{spotDeck, spotPage, spotPayBack, spotAimBack, spotLookBack, spotDigBack, spotGiveBack, spotLess, spotMore, spotDigGo, spotGiveGo}
	names = [...]*locale.Msg{&text.DeckTitle, &text.ShownTitle, &text.Back, &text.Back, &text.Back, &text.Back, &text.Back, &text.Less, &text.More, &text.SiteDig, &text.GiveGo}
)

// paperName names permits of a region, or general ones.
func (b *Board) paperName(e *scenes.Env, paper int) string {
	if paper == general {
		return e.Text(&text.Permits[rules.Everywhere])
	}
	return e.Text(&text.Permits[rules.Regional]) + ": " + regionName(e, rules.Region(paper))
}

// pageOf is the page of the rules that tells of a spot; false for what is no part of
// the board.
func (b *Board) pageOf(id string) (page int, ok bool) {
	kind, _, ok := strings.Cut(id, ".")
	switch kind {
	case "row", "deck", "seat":
		return text.PageTurn, ok
	case "show", "gift", "give":
		return text.PageShows, ok
	case "site", "weeks", "dig", "pay", "permit", "assistant":
		return text.PageDig, ok
	case "hand", "find", "aim":
		return text.PageActions, ok
	case "prof":
		return text.PageProfessors, ok
	}
	return text.PageAim, ok
}
