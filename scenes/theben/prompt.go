package theben

import (
	"unicode"
	"unicode/utf8"

	"sandglass/engine"
	rules "sandglass/engine/theben"
	"sandglass/fonts"
	"sandglass/scenes"
	"sandglass/scenes/excavation"
	"sandglass/scenes/locale"
	text "sandglass/scenes/locale/theben"
	"sandglass/scenes/table"
	"sandglass/scenes/ui"
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

func (b *Board) prompt(e *scenes.Env, m *table.Moment) table.Prompt {
	t := table.Telling{Panel: promptRect}
	title := ""
	switch b.scene() {
	case digScene:
		title = b.promptReveal(e, m, &t)
	case showScene:
		title = b.promptShow(e, m, &t)
	case conferenceScene:
		title = e.Text(&text.ConferenceTitle)
		t.Gold(b.explain(e, m.Seating, b.told()-1))
	case noScene:
		if b.play.year > 0 {
			t.Gold(e.Text(&text.YearBegins))
			title = e.Numbers(&text.ThenYear, b.play.year)
		} else if title = b.tell(e, m, &t); title == "" {
			title = b.question(e, m, &t)
		}
	}
	return table.Prompt{Title: title, Lines: t.Lines}
}

func (b *Board) promptReveal(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	d := &b.play.dig
	title, gold, line := excavation.Prompt(e, d, m.Seating.Human[d.Seat])
	t.Gold(gold)
	if line != "" {
		t.Say(line)
	}
	return title
}

func (b *Board) promptShow(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	s := &b.play.show
	switch {
	case s.over && s.winner != engine.Spectator:
		if s.guests.Len() == 1 {
			t.Say(e.Text(&text.ShowAlone))
		} else {
			t.Say(e.Text(&text.ShowWhy))
		}
		return e.Filled(&text.ShowWon, fonts.Small.Fit(m.Seating.Names[s.winner], 60), "", s.card.Value())
	case s.guests == 0:
		t.Say(e.Text(&text.NobodyWhy))
		return e.Text(&text.NobodyCame)
	case s.round > 0:
		t.Say(e.Text(&text.RollAgain))
	}
	t.Say(e.Text(&text.ShowWhy))
	return e.Text(&text.WhoShows)
}

// tell explains what only tells something; "" if the focus is on no such spot.
func (b *Board) tell(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	p, id := &b.pic, m.Focus.ID
	if i := ui.Index(seatSpots[:], id); i >= 0 && i < p.seats {
		h := p.hand(engine.Seat(i))
		t.Gold(e.Numbers(&text.SeatPoints, h.found, h.won, h.congress))
		t.Say(e.Filled(&text.SeatWhere, inPlace(e, p.place[i]), "", p.time[i].Week(), p.time[i].Year()))
		n := 0
		for _, f := range m.View.(*rules.View).Conference() {
			n += int(f.Points[i])
		}
		t.Say(e.Numbers(&text.SeatConference, n))
		return m.Seating.Names[i]
	}
	if i := ui.Index(showSpots[:], id); i >= 0 && i < p.waiting {
		a := p.calendar[i]
		t.Gold(e.Filled(&text.ShowNeeds, inPlace(e, a.Card.City()), "", a.Week.Week(), a.Week.Year()))
		if p.fresh {
			t.Say(e.Text(&text.ShowFresh))
		}
		if p.more {
			t.Say(e.Text(&text.ShowMore))
		}
		return cardName(e, a.Card)
	}
	switch id {
	case spotPage:
		return e.Text(&text.More)
	case spotDeck:
		t.Gold(e.Numbers(&text.DeckHolds, p.deck, p.discards))
		if !p.preview {
			t.Say(e.Text(&text.DeckRule))
		}
		for i, c := range p.upcoming {
			if c != none {
				card := rules.Card(c)
				t.Say(e.Filled([2]*locale.Msg{&text.NextCard, &text.SecondCard}[i], cardName(e, card), placeName(e, card.City())))
			}
		}
		return e.Text(&text.Deck)
	case spotPermits:
		t.Say(e.Text(&text.PermitRule))
		return e.Text(&text.Permits)
	}
	return ""
}

// question is the title of what is asked or waited for; its lines say what the
// focused choice means.
func (b *Board) question(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	if !m.Asked && b.sel.panel != toLook {
		return b.waiting(e, m, t)
	}
	v, p := m.View.(*rules.View), b.plan(m)
	switch b.sel.panel {
	case toDig:
		b.meaning(e, m, t, p)
		return e.Text(&text.AskWeeks)
	case toLook:
		return m.Seating.Names[b.sel.seat]
	case toWait:
		b.meaning(e, m, t, p)
		return e.Filled(&text.AskWait, e.Counted(&text.Weeks, b.sel.weeks), "")
	}
	if to, _, bound := v.Bound(); bound {
		b.focused(e, m, t, p)
		if p.slot >= 0 && p.on {
			c, _ := v.Offered(p.slot)
			return upper(inPlace(e, to)) + ": " + cardName(e, c) + "?"
		}
		return e.Filled(&text.AskThere, inPlace(e, to), "")
	}
	b.focused(e, m, t, p)
	switch {
	case p.slot >= 0:
		return cardTitle(e, v, p)
	case p.goes:
		return upper(toPlace(e, p.to)) + ": " + e.Counted(&text.Weeks, p.landing.Weeks)
	}
	return e.Text(&text.AskTurn)
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
	return cardName(e, c) + ": " + e.Counted(&text.ShortWeeks, p.landing.Weeks)
}

// waiting says who is at it.
func (b *Board) waiting(e *scenes.Env, m *table.Moment, t *table.Telling) string {
	p := &b.pic
	if p.turn == engine.Spectator {
		return e.Text(&text.ConferenceTitle)
	}
	if p.bound != none {
		t.Gold(e.Filled(&text.IsBound, toPlace(e, rules.Place(p.bound)), ""))
	}
	if p.time[p.turn] == p.now() {
		t.Say(e.Numbers(&text.FurthestBack, p.time[p.turn].Week()))
	}
	return e.Filled(&text.Waiting, fonts.Small.Fit(m.Seating.Names[p.turn], 90), "")
}

// focused tells what the spot in focus means, or why it cannot be chosen.
func (b *Board) focused(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) {
	v, id := m.View.(*rules.View), m.Focus.ID
	if i := ui.Index(placeSpots[:], id); i >= 0 {
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
			t.Say(e.Text(why))
			return
		}
		r, _ := b.digPlace(v).Region()
		t.Gold(e.Numbers(&text.DigHint, v.Knowledge(v.Viewer(), r).Sum))
		t.Say(e.Text(&text.DigHint2))
	case spotWait:
		t.Say(e.Text(&text.WaitHint))
	case spotFly:
		t.Say(e.Text(&text.FlyHint))
		if b.sel.flying {
			t.Gold(e.Text(&text.FlyNow))
		}
	case spotChange, spotDone:
		if !p.on {
			mv := rules.Done()
			if id == spotChange {
				mv = rules.Change()
			}
			t.Say(e.Text(whyNot(v, mv)))
			return
		}
		if id == spotChange {
			t.Say(e.Text(&text.ChangeHint))
		}
		b.meaning(e, m, t, p)
	default:
		t.Say(e.Text(&text.TurnHint))
	}
}

// placeLines tells of a journey to a place: where it lands, and what can be done
// on arrival.
func (b *Board) placeLines(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan, to rules.Place) {
	v := m.View.(*rules.View)
	seat := v.Viewer()
	if at, _, bound := v.Bound(); bound {
		if to == at {
			t.Say(e.Text(&text.BoundHere))
			return
		}
		t.Say(e.Text(&text.BoundAway))
		return
	}
	if !p.on {
		t.Say(e.Text(whyNot(v, b.going(to))))
		return
	}
	b.meaning(e, m, t, p)
	if r, ok := to.Region(); ok {
		switch err := v.AllowedAt(seat, to, p.flying, rules.DigFor(rules.MostWeeks)); err {
		case nil, rules.RuleTime, rules.RuleTable:
			t.Say(e.Numbers(&text.ThereDig, v.Knowledge(seat, r).Sum))
		case rules.RulePermission:
			t.Say(e.Text(&text.ThereSpent))
		default:
			t.Say(e.Text(&text.ThereNoDig))
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
		t.Say(e.Counted(&text.ThereCards, n))
		return
	}
	t.Say(e.Text(&text.ThereNothing))
}

// cardLines tells of an open card: what it costs in all and what it is good for.
func (b *Board) cardLines(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) {
	v := m.View.(*rules.View)
	c, _ := v.Offered(p.slot)
	if !p.on {
		t.Say(e.Text(why(p.refused)))
		t.Say(b.use(e, c))
		return
	}
	_, _, bound := v.Bound()
	if bound { // what it is good for was read before the journey
		t.Gold(e.Filled(&text.TakeNow, e.Counted(&text.Weeks, c.Weeks()), ""))
	} else {
		t.Say(b.use(e, c))
	}
	lines := b.landingLines(e, m.Seating, p.landing)
	if there := p.landing.Weeks - c.Weeks(); there > 0 && !bound {
		lines[0].Text = e.Filled(&text.CardLands, b.weekOf(e, p.landing.Week), "", there, c.Weeks())
	}
	if n := len(lines) - 1; n > 1 { // what begins or is held comes before who moves then
		lines[1], lines[n] = lines[n], lines[1]
	}
	for _, line := range lines {
		t.Line(line.Text, line.Gold)
	}
}

// use is what a card is good for; congresses are worth the more the more there are.
func (b *Board) use(e *scenes.Env, c rules.Card) string {
	if c.Kind() == rules.Congress {
		return e.Numbers(&text.UseCongress, b.pic.hand(b.pic.viewer).kinds[rules.Congress]+1)
	}
	return e.Text(cardUse[c.Kind()])
}

// cardUse is what the kinds of cards are good for.
var cardUse = [...]*locale.Msg{
	rules.Special: &text.UseSpecial, rules.General: &text.UseGeneral, rules.Assistant: &text.UseAssistant,
	rules.Spade: &text.UseSpade, rules.Horse: &text.UseHorse, rules.Faked: &text.UseFaked, rules.Airship: &text.UseAirship,
}

// meaning tells where the plan lands and what follows.
func (b *Board) meaning(e *scenes.Env, m *table.Moment, t *table.Telling, p *plan) {
	if !p.on {
		if p.refused == "" && b.sel.panel == toDig {
			t.Say(e.Text(whyNot(m.View.(*rules.View), rules.DigFor(b.digWeeks(m)))))
		}
		return
	}
	for _, line := range b.landingLines(e, m.Seating, p.landing) {
		t.Line(line.Text, line.Gold)
	}
}

// landingLines say where the viewer's marker would come to stand, and who moves
// then, in gold; and what would be held or begin.
func (b *Board) landingLines(e *scenes.Env, s *table.Seating, l rules.Landing) (lines []table.Line) {
	where, then := e.Filled(&text.Lands, b.weekOf(e, l.Week), ""), ""
	switch on := b.pic.top(l.Week); {
	case l.Weeks == 0:
		where = e.Text(&text.CostsNothing)
	case l.Week == rules.End:
		where = e.Text(&text.LandsEnd)
	case l.Height > 0 && on != engine.Spectator && on != b.pic.viewer:
		where = upper(e.Filled(&text.LandsOn, b.weekOf(e, l.Week), shortName(s, on)))
	}
	switch l.Next {
	case engine.Spectator:
		then = e.Text(&text.ThenOver)
	case b.pic.viewer:
		then = e.Text(&text.ThenYou)
	default:
		then = e.Filled(&text.ThenSeat, shortName(s, l.Next), "")
	}
	lines = []table.Line{{Text: where}, {Text: then, Gold: true}}
	for _, a := range l.Held {
		lines = append(lines, table.Line{Text: e.Filled(&text.ThenHeld, inPlace(e, a.Card.City()), "")})
	}
	if l.Year > 0 {
		lines = append(lines, table.Line{Text: e.Numbers(&text.ThenYear, l.Year)})
	}
	return lines
}

// weekOf names a week, with its year where that is not the one on the table.
func (b *Board) weekOf(e *scenes.Env, w rules.Week) string {
	switch {
	case w == rules.End:
		return e.Text(&text.OnEnd)
	case w.Year() != b.pic.year:
		return e.Numbers(&text.OnWeekOf, w.Week(), w.Year())
	}
	return e.Numbers(&text.OnWeek, w.Week())
}

func shortName(s *table.Seating, seat engine.Seat) string {
	return fonts.Small.Fit(s.Names[seat], 54)
}

// whyNot is the reason why the viewer may not make a move.
func whyNot(v *rules.View, mv engine.Move) *locale.Msg {
	r, _ := v.Allowed(v.Viewer(), mv).(engine.Rule)
	return why(r)
}

// reasons are the rules in the player's words.
var reasons = [...]struct {
	rule engine.Rule
	text *locale.Msg
}{
	{rules.RuleHere, &text.WhyHere},
	{rules.RuleTime, &text.WhyTime},
	{rules.RuleCity, &text.WhyCity},
	{rules.RuleHorse, &text.WhyHorse},
	{rules.RuleSpades, &text.WhySpades},
	{rules.RuleAssistants, &text.WhyAssistants},
	{rules.RuleRegion, &text.WhyRegion},
	{rules.RuleSpecial, &text.WhySpecial},
	{rules.RulePermission, &text.WhyPermission},
	{rules.RuleTable, &text.WhyTable},
	{rules.RuleNothing, &text.WhyNothing},
	{rules.RuleBound, &text.BoundAway},
}

func why(r engine.Rule) *locale.Msg {
	for i := range reasons {
		if reasons[i].rule == r {
			return reasons[i].text
		}
	}
	return &text.WhyNothing
}

// MoveName names a move for the undo button.
func (b *Board) MoveName(e *scenes.Env, mv engine.Move) string {
	switch mv.Kind {
	case rules.KindTravel:
		return e.Filled(&text.UndoTravel, toPlace(e, rules.Place(mv.A)), "")
	case rules.KindFly:
		return e.Filled(&text.UndoFly, toPlace(e, rules.Place(mv.A)), "")
	case rules.KindTake:
		return e.Text(&text.UndoTake)
	case rules.KindDig:
		return e.Text(&text.Dig)
	case rules.KindWait:
		return e.Filled(&text.UndoWait, e.Counted(&text.Weeks, int(mv.A)), "")
	case rules.KindChange:
		return e.Text(&text.ChangeCards)
	}
	return e.Text(&text.Done)
}
