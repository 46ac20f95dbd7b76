package theben

import (
	"unicode"
	"unicode/utf8"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
)

// asked is all that the prompt depends on.
type asked struct {
	spoken
	view  engine.View
	asked bool
	focus string
}

// Prompt says what is asked of the viewer, and what the focused choice means and
// costs; or what is going on.
func (b *Board) Prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	key := asked{b.spoken(e, m.Seating), m.View, m.Asked, m.Focus.ID}
	return *b.prompts.Get(key, func() table.Prompt { return b.prompt(e, m) })
}

// A telling gathers the lines of a prompt, as many as there is room for: the first
// matter most.
type telling struct {
	lines []table.Line
	n     int
}

func (t *telling) line(s string, gold bool) {
	const room = 3
	n := len(fonts.Small.Wrap(nil, s, promptRect.W-16))
	if t.n += n; t.n <= room {
		t.lines = append(t.lines, table.Line{Text: s, Gold: gold})
	} else {
		t.n = room
	}
}

func (t *telling) say(s string)  { t.line(s, false) }
func (t *telling) gold(s string) { t.line(s, true) }

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	var t telling
	title := ""
	switch b.scene() {
	case digScene:
		title = b.promptReveal(e, &t)
	case showScene:
		title = b.promptShow(e, m, &t)
	case conferenceScene:
		title = e.T(text.ConferenceTitle)
		t.gold(b.explain(e, m.Seating, b.told()-1))
	default:
		if title = b.tell(e, m, &t); title == "" {
			title = b.question(e, m, &t)
		}
	}
	return table.Prompt{Title: title, Lines: t.lines}
}

func (b *Board) promptReveal(e *scenes.Env, t *telling) string {
	r := &b.play.dig
	t.gold(e.T(text.SoFar, r.points, r.books))
	if r.done {
		t.say(e.T(text.RubbleBack))
		return e.T(text.DigOver)
	}
	t.say(e.T(text.DigSkip))
	return e.N(text.MoreCards, r.drawn-r.told)
}

func (b *Board) promptShow(e *scenes.Env, m *table.Moment, t *telling) string {
	s := &b.play.show
	switch {
	case s.over && s.winner != engine.Spectator:
		t.say(e.T(text.ShowWhy))
		return e.T(text.ShowWon, fonts.Small.Fit(m.Seating.Names[s.winner], 60), s.card.Value())
	case s.guests == 0:
		t.say(e.T(text.NobodyWhy))
		return e.T(text.NobodyCame)
	case s.round > 0:
		t.say(e.T(text.RollAgain))
	}
	t.say(e.T(text.ShowWhy))
	return e.T(text.WhoShows)
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *telling) string {
	p, id := &b.pic, m.Focus.ID
	if i := index(seatSpots[:], id); i >= 0 && i < p.seats {
		h := p.hand(engine.Seat(i))
		t.gold(e.T(text.SeatPoints, h.found, h.won, h.congress))
		t.say(e.T(text.SeatWhere, p.time[i].Week(), p.time[i].Year(), e.T(text.InPlaces[p.place[i]])))
		return m.Seating.Names[i]
	}
	if i := index(showSpots[:], id); i >= 0 && i < p.waiting {
		a := p.calendar[i]
		t.gold(e.T(text.ShowNeeds, a.Week.Week(), a.Week.Year(), e.T(text.InPlaces[a.Card.City()])))
		if p.fresh {
			t.say(e.T(text.ShowFresh))
		}
		if p.more {
			t.say(e.T(text.ShowMore))
		}
		return e.T(text.ShowCard, e.T(text.Places[a.Card.City()]), a.Card.Value())
	}
	switch id {
	case spotPage:
		return e.T(text.More)
	case spotDeck:
		t.gold(e.T(text.DeckHolds, p.deck, p.discards))
		if !p.preview {
			t.say(e.T(text.DeckRule))
		}
		for i, c := range p.upcoming {
			if c != none {
				card := rules.Card(c)
				t.say(e.T([2]locale.Msg{text.NextCard, text.SecondCard}[i], cardName(e, card), e.T(text.Places[card.City()])))
			}
		}
		return e.T(text.Deck)
	case spotPermits:
		t.say(e.T(text.PermitRule))
		return e.T(text.Permits)
	}
	return ""
}

// question is the title of what is asked or waited for; its lines say what the
// focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *telling) string {
	if !m.Asked && b.sel.panel != toLook {
		return b.waiting(e, m, t)
	}
	v, p := m.View.(*rules.View), b.plan(m)
	switch b.sel.panel {
	case toDig:
		b.meaning(e, m, t, p)
		return e.T(text.AskWeeks)
	case toLook:
		return m.Seating.Names[b.sel.seat]
	case toWait:
		b.meaning(e, m, t, p)
		return e.T(text.AskWait, e.N(text.Weeks, b.sel.weeks))
	}
	if to, _, bound := v.Bound(); bound {
		b.focused(e, m, t, p)
		if p.slot >= 0 && p.on {
			return cardTitle(e, v, p)
		}
		return e.T(text.AskThere, e.T(text.InPlaces[to]))
	}
	b.focused(e, m, t, p)
	switch {
	case p.slot >= 0:
		return cardTitle(e, v, p)
	case p.goes:
		return e.T(text.JourneyTitle, upper(e.T(text.ToPlaces[p.to])), e.N(text.Weeks, p.landing.Weeks))
	}
	return e.T(text.AskTurn)
}

// upper begins a text with a capital.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

func cardTitle(e *scenes.Env, v *rules.View, p *plan) string {
	c, _ := v.Offered(p.slot)
	if !p.on {
		return cardName(e, c)
	}
	return e.T(text.CardTitle, cardName(e, c), e.N(text.ShortWeeks, p.landing.Weeks))
}

// waiting says who is at it.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *telling) string {
	p := &b.pic
	if p.turn == engine.Spectator {
		return e.T(text.ConferenceTitle)
	}
	if p.bound != none {
		t.gold(e.T(text.IsBound, e.T(text.ToPlaces[p.bound])))
	}
	t.say(e.T(text.FurthestBack, p.time[p.turn].Week()))
	return e.T(text.Waiting, fonts.Small.Fit(m.Seating.Names[p.turn], 90))
}

// focused tells what the spot in focus means, or why it cannot be chosen.
func (b *Board) focused(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	v, id := m.View.(*rules.View), m.Focus.ID
	if i := index(placeSpots[:], id); i >= 0 {
		b.placeLines(e, m, t, p, rules.Place(i))
		return
	}
	if p.slot >= 0 {
		b.cardLines(e, m, t, p)
		return
	}
	switch id {
	case spotDig:
		if why := whyNot(v, rules.DigFor(1)); !b.can(m, id) {
			t.say(e.T(why))
			return
		}
		r, _ := b.digPlace(v).Region()
		t.gold(e.T(text.DigHint, v.Knowledge(v.Viewer(), r).Sum))
		t.say(e.T(text.DigHint2))
	case spotWait:
		t.say(e.T(text.WaitHint))
	case spotFly:
		t.say(e.T(text.FlyHint))
		if b.sel.flying {
			t.gold(e.T(text.FlyNow))
		}
	case spotChange, spotDone:
		if !p.on {
			t.say(e.T(whyNot(v, map[string]engine.Move{spotChange: rules.Change(), spotDone: rules.Done()}[id])))
			return
		}
		if id == spotChange {
			t.say(e.T(text.ChangeHint))
		}
		b.meaning(e, m, t, p)
	default:
		t.say(e.T(text.TurnHint))
	}
}

// placeLines tells of a journey to a place: where it lands, and what can be done
// on arrival.
func (b *Board) placeLines(e *scenes.Env, m *table.Moment, t *telling, p *plan, to rules.Place) {
	v := m.View.(*rules.View)
	seat := v.Viewer()
	if at, _, bound := v.Bound(); bound {
		if to == at {
			t.say(e.T(text.BoundHere))
			return
		}
		t.say(e.T(text.BoundAway))
		return
	}
	if !p.on {
		t.say(e.T(whyNot(v, b.going(to))))
		return
	}
	b.meaning(e, m, t, p)
	if r, ok := to.Region(); ok {
		switch err := v.AllowedAt(seat, to, p.flying, rules.DigFor(rules.MostWeeks)); err {
		case nil, rules.RuleTime, rules.RuleTable:
			t.say(e.T(text.ThereDig, v.Knowledge(seat, r).Sum))
		case rules.RulePermission:
			t.say(e.T(text.ThereSpent))
		default:
			t.say(e.T(text.ThereNoDig))
		}
		return
	}
	n := 0
	for slot := range rules.Offers {
		if v.AllowedAt(seat, to, p.flying, rules.Take(slot)) == nil {
			n++
		}
	}
	if n > 0 {
		t.say(e.N(text.ThereCards, n))
		return
	}
	t.say(e.T(text.ThereNothing))
}

// cardLines tells of an open card: what it costs in all and what it is good for.
func (b *Board) cardLines(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	v := m.View.(*rules.View)
	c, _ := v.Offered(p.slot)
	if !p.on {
		t.say(e.T(why(p.refused)))
		t.say(e.T(cardUse[c.Kind()]))
		return
	}
	if there := p.landing.Weeks - c.Weeks(); there > 0 {
		t.gold(e.T(text.CardCosts, there, c.Weeks()))
	}
	b.meaning(e, m, t, p)
	t.say(e.T(cardUse[c.Kind()]))
}

// cardUse is what the kinds of cards are good for.
var cardUse = [...]locale.Msg{
	rules.Special: text.UseSpecial, rules.General: text.UseGeneral, rules.Congress: text.UseCongress, rules.Assistant: text.UseAssistant,
	rules.Spade: text.UseSpade, rules.Horse: text.UseHorse, rules.Faked: text.UseFaked, rules.Airship: text.UseAirship,
}

// meaning tells where the plan lands and what follows.
func (b *Board) meaning(e *scenes.Env, m *table.Moment, t *telling, p *plan) {
	if !p.on {
		if p.refused == "" && b.sel.panel == toDig {
			t.say(e.T(whyNot(m.View.(*rules.View), rules.DigFor(b.digWeeks(m)))))
		}
		return
	}
	for _, line := range b.landingLines(e, m.Seating, p.landing) {
		t.line(line.Text, line.Gold)
	}
}

// landingLines say where the viewer's marker would come to stand, who moves then,
// and what would be held or begin.
func (b *Board) landingLines(e *scenes.Env, s *table.Seating, l rules.Landing) (lines []table.Line) {
	add := func(gold bool, m locale.Msg, args ...any) {
		lines = append(lines, table.Line{Text: e.T(m, args...), Gold: gold})
	}
	name := func(seat engine.Seat) string { return fonts.Small.Fit(s.Names[seat], 54) }
	on := engine.Spectator
	if l.Height > 0 {
		on = b.pic.top(l.Week)
	}
	switch {
	case l.Weeks == 0:
		add(false, text.CostsNothing)
	case l.Week == rules.End:
		add(false, text.LandsEnd)
	case on != engine.Spectator && on != b.pic.viewer:
		add(false, text.LandsOn, l.Week.Week(), name(on))
	default:
		add(false, text.Lands, l.Week.Week())
	}
	switch l.Next {
	case engine.Spectator:
		add(true, text.ThenOver)
	case b.pic.viewer:
		add(true, text.ThenYou)
	default:
		add(true, text.ThenSeat, name(l.Next))
	}
	for _, a := range l.Held {
		add(false, text.ThenHeld, e.T(text.InPlaces[a.Card.City()]))
	}
	if l.Year > 0 {
		add(false, text.ThenYear, l.Year)
	}
	return lines
}

// whyNot is the reason why the viewer may not make a move.
func whyNot(v *rules.View, mv engine.Move) locale.Msg {
	r, _ := v.Allowed(v.Viewer(), mv).(engine.Rule)
	return why(r)
}

// reasons are the rules in the player's words.
var reasons = map[engine.Rule]locale.Msg{
	rules.RuleHere: text.WhyHere, rules.RuleTime: text.WhyTime, rules.RuleCity: text.WhyCity, rules.RuleHorse: text.WhyHorse,
	rules.RuleSpades: text.WhySpades, rules.RuleAssistants: text.WhyAssistants, rules.RuleRegion: text.WhyRegion,
	rules.RuleSpecial: text.WhySpecial, rules.RulePermission: text.WhyPermission, rules.RuleTable: text.WhyTable,
	rules.RuleNothing: text.WhyNothing, rules.RuleBound: text.BoundAway,
}

func why(r engine.Rule) locale.Msg {
	if m, ok := reasons[r]; ok {
		return m
	}
	return text.WhyNothing
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	switch mv.Kind {
	case rules.KindTravel:
		return e.T(text.UndoTravel, e.T(text.ToPlaces[mv.A]))
	case rules.KindFly:
		return e.T(text.UndoFly, e.T(text.ToPlaces[mv.A]))
	case rules.KindTake:
		return e.T(text.UndoTake)
	case rules.KindDig:
		return e.T(text.Dig)
	case rules.KindWait:
		return e.T(text.UndoWait, e.N(text.Weeks, int(mv.A)))
	case rules.KindChange:
		return e.T(text.ChangeCards)
	}
	return e.T(text.Done)
}
